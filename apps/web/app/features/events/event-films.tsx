import { Play } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../ui/icon';
import styles from './event-films.module.css';
import { embedAddress, videoIdOf } from '../../lib/format/youtube';

/** A YouTube film. Nothing is requested from YouTube before the visitor plays it. */
function YouTubeFilm({ address, videoId, name }: { address: string; videoId: string; name: string }) {
  const [playing, setPlaying] = useState(false);
  return playing ? (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs its own scripts and its own origin, and lives on another
    <iframe
      className={styles.frame}
      src={embedAddress(videoId)}
      title={name}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      ref={(element) => element?.focus()}
    />
  ) : (
    <a
      className={`${styles.frame} ${styles.ask}`}
      href={address}
      aria-label={`Play ${name}`}
      onClick={(event) => {
        event.preventDefault();
        setPlaying(true);
      }}
    >
      <span className={styles.play}>
        <Icon of={Play} size={24} />
      </span>
      <span>Playing it connects you to YouTube.</span>
    </a>
  );
}

/** The films of an event: from YouTube on demand, others in the browser's player. */
export function EventFilms({ addresses, title }: { addresses: readonly string[]; title: string }) {
  return (
    <section aria-labelledby="event-films">
      <h2 id="event-films">Films</h2>
      <div className={styles.films}>
        {addresses.map((address, index) => {
          const name = addresses.length > 1 ? `${title}, film ${index + 1}` : `${title}, the film`;
          const videoId = videoIdOf(address);
          return videoId ? (
            <YouTubeFilm key={address} address={address} videoId={videoId} name={name} />
          ) : (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- the contract knows no captions
            <video
              key={address}
              className={styles.frame}
              src={address}
              aria-label={name}
              controls
              preload="none"
            />
          );
        })}
      </div>
    </section>
  );
}
