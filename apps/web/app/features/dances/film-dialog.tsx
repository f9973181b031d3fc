import type { Dance } from '@kalavithi/contract/site';
import { Modal } from '../../ui/modal';
import { DanceStill } from './dance-still';
import { DialogHead } from './dialog-head';
import { FilmSources } from './film-sources';
import styles from './player.module.css';

/** The large player of a film, with the story of the dance. */
export function FilmDialog({ dance, onClose }: { dance: Dance; onClose: () => void }) {
  const { film } = dance;
  return (
    <Modal labelledBy="film-title" onClose={onClose} className={`${styles.dialog} ${styles.portrait}`}>
      <div className={styles.pair}>
        <DialogHead id="film-title" dance={dance} />
        <div className={styles.player}>
          {film ? (
            // The films are silent, and the story is next to them.
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- silent
            <video
              controls
              autoPlay
              muted
              loop
              playsInline
              width={film.width}
              height={film.height}
              aria-label={dance.title}
            >
              <FilmSources film={film} />
            </video>
          ) : (
            <DanceStill picture={dance.picture} sizes="26rem" decorative={false} />
          )}
        </div>
        <p className={`read ${styles.text}`}>{dance.description}</p>
      </div>
    </Modal>
  );
}
