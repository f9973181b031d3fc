import { embedAddress } from '../../lib/format/youtube';
import type { DanceTutorial } from '@kalavithi/contract/site';
import { Play } from 'lucide-react';
import { Loader } from '../../brand/doorway';
import { Button, ButtonLink } from '../../ui/button';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { Modal } from '../../ui/modal';
import { DialogHead } from './dialog-head';
import { LessonPoster } from './lesson-poster';
import styles from './player.module.css';
import { useEmbeddedPlayer } from './use-embedded-player';
import { useOnline } from './use-online';

interface LessonDialogProps {
  lesson: DanceTutorial;
  onClose: () => void;
}

const sizes = (times: number): string =>
  `(max-width: 52em) ${Math.round(100 * times)}vw, ${Math.round(832 * times)}px`;

/**
 * The player of a lesson, in the place and size of its poster. Nothing is requested from YouTube before
 * the play button is pressed.
 */
export function LessonDialog({ lesson, onClose }: LessonDialogProps) {
  const { frame, state, attempt, load } = useEmbeddedPlayer();
  const isAwaited = state === 'loading' || state === 'silent';
  const online = useOnline();
  const link = (
    <ButtonLink look="wall-line" to={lesson.video} target="_blank" rel="noreferrer">
      Watch it on YouTube
    </ButtonLink>
  );
  return (
    <Modal labelledBy="lesson-title" onClose={onClose} className={`${styles.dialog} ${styles.lesson}`}>
      <DialogHead id="lesson-title" dance={lesson} />
      <div className={styles.viewing}>
        <div
          className={classes(styles.player, state !== 'waiting' && styles.begun, isAwaited && styles.loading)}
        >
          {/* Behind the player as well, whose own picture comes later. */}
          <LessonPoster lesson={lesson} sizes={sizes} large />
          {state === 'waiting' && (
            <Button
              look="wall"
              className={styles.play}
              aria-label={`Play ${lesson.title} in YouTube’s player`}
              aria-describedby="lesson-note"
              disabled={!online}
              onClick={load}
            >
              <Icon of={Play} />
            </Button>
          )}
          {state === 'loading' && <Loader>Loading...</Loader>}
          {state !== 'waiting' && (
            <iframe
              key={attempt}
              ref={frame}
              src={embedAddress(lesson.videoId, window.location.origin)}
              title={lesson.title}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              // Another origin, so its scripts cannot reach the page.
              // oxlint-disable-next-line react/iframe-missing-sandbox -- as above
              sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
              referrerPolicy="strict-origin-when-cross-origin"
            />
          )}
          {isAwaited && (
            <div className={styles.silence} role="status">
              {state === 'silent' && (
                <>
                  <p>The film does not answer.</p>
                  <Button look="wall-line" onClick={load}>
                    Try again
                  </Button>
                  {link}
                </>
              )}
            </div>
          )}
        </div>
        <div className={styles.foot}>
          <p className={`read ${styles.text}`}>{lesson.description}</p>
          <div className={styles.ways}>
            <p id="lesson-note" className={styles.note} role="status">
              {online
                ? 'This lesson plays in YouTube’s own player. When it loads, YouTube (Google) receives your IP address and may set cookies under its own policy.'
                : 'You are offline. This lesson comes from YouTube and plays as soon as there is a connection again.'}
            </p>
            <p className={classes(styles.other, state === 'silent' && styles.gone)}>
              {state !== 'waiting' && <span>Nothing plays? </span>}
              {link}
            </p>
          </div>
        </div>
      </div>
    </Modal>
  );
}
