import { filmAddress } from '@kalavithi/contract/media';
import type { Dance } from '@kalavithi/contract/site';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { PauseIcon } from '../../ui/pause-button';
import { CardCaption } from './card-caption';
import styles from './dance-card.module.css';
import { DanceStill } from './dance-still';
import { FilmSources } from './film-sources';
import { mayAutoplay } from './may-autoplay';

interface FilmCardProps {
  dance: Dance;
  priority: 'first' | 'early' | 'late';
  /** Whether its film plays in the card. */
  playing: boolean;
  onPlaying: (playing: boolean) => void;
  /** Asks for the large player. */
  onOpen: () => void;
}

/**
 * A dance whose film plays in its place while it is pointed at or focused, or after a tap on its round button, and goes back to its beginning when
 * left. Pressed while the film plays because it is pointed at, that button does not stop it. A tapped film plays until the button is tapped
 * again, whatever else is touched. A click on the card opens the large player.
 */
export function FilmCard({ dance, priority, playing, onPlaying, onOpen }: FilmCardProps) {
  const card = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const bar = useRef<HTMLElement>(null);
  // The film is fetched when it is first wanted, and then stays.
  const [wanted, setWanted] = useState(playing);
  if (playing && !wanted) setWanted(true);
  // Somebody has pressed Play. A finger has no place to leave: a film that it started goes on when the focus moves away.
  const [pinned, setPinned] = useState(false);
  if (pinned && !playing) setPinned(false);
  const byTouch = useRef(false);

  useEffect(() => {
    const film = video.current;
    if (!film || !playing) return undefined;
    // A refusal (no data, a click meanwhile) leaves the still.
    film.play().catch(() => undefined);
    return () => {
      film.pause();
      film.currentTime = 0;
    };
  }, [playing]);

  useEffect(() => {
    if (!playing || !card.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) onPlaying(false);
    });
    observer.observe(card.current);
    return () => observer.disconnect();
  }, [playing, onPlaying]);

  const { film } = dance;
  return (
    <article
      ref={card}
      id={dance.id}
      className={styles.card}
      onPointerEnter={(event) => {
        if (film && event.pointerType === 'mouse' && mayAutoplay()) onPlaying(true);
      }}
      onPointerDown={({ pointerType }) => {
        byTouch.current = pointerType === 'touch';
      }}
      onKeyDown={() => {
        byTouch.current = false;
      }}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onPlaying(false)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        if (!(pinned && byTouch.current)) onPlaying(false);
      }}
    >
      <div className={styles.stage}>
        <DanceStill picture={dance.picture} priority={priority} />
        {film && wanted && (
          <video
            ref={video}
            className={classes(styles.film, playing && styles.shown)}
            width={film.width}
            height={film.height}
            muted
            loop
            playsInline
            preload="auto"
            aria-hidden="true"
            tabIndex={-1}
            onTimeUpdate={({ currentTarget: { currentTime } }) => {
              bar.current?.style.setProperty(
                'transform',
                `scaleX(${Math.min(1, currentTime / film.seconds)})`,
              );
            }}
          >
            <FilmSources film={film} />
          </video>
        )}
        {film && (
          <>
            {playing && <i ref={bar} className={styles.progress} />}
            <button
              type="button"
              className={classes('needs-script', styles.round)}
              aria-label={`${pinned ? 'Stop' : 'Play'} the film of ${dance.title} here`}
              onClick={() => {
                setPinned(!pinned);
                onPlaying(!pinned);
              }}
            >
              {pinned ? <PauseIcon size={16} /> : <Icon of={Play} size={16} />}
            </button>
          </>
        )}
      </div>
      <CardCaption
        title={dance.title}
        hi={dance.hi}
        region={dance.region}
        onOpen={onOpen}
        onFocusShown={() => film && mayAutoplay() && onPlaying(true)}
      />
      {film && (
        <a className="without-script textlink" href={filmAddress(film, 'mp4')}>
          {`Watch ${dance.title}`}
        </a>
      )}
    </article>
  );
}
