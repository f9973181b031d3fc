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
  /** Whether the film plays in the card. */
  playing: boolean;
  onPlaying: (playing: boolean) => void;
  /** Opens the large player. */
  onOpen: () => void;
}

/**
 * A dance whose film plays in the card while the card is hovered or focused, or after Play is
 * pressed. Pressing Play on a hovered card keeps the film playing. After a tap it plays until the
 * button is pressed again. A click on the card opens the large player.
 */
export function FilmCard({ dance, priority, playing, onPlaying, onOpen }: FilmCardProps) {
  const card = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const bar = useRef<HTMLElement>(null);
  // The film is loaded on first use.
  const [hasPlayed, setHasPlayed] = useState(playing);
  if (playing && !hasPlayed) setHasPlayed(true);
  // Play was pressed. After a touch, which has no hover to end, the film continues when focus moves
  // away.
  const [pinned, setPinned] = useState(false);
  if (pinned && !playing) setPinned(false);
  const byTouch = useRef(false);

  useEffect(() => {
    const film = video.current;
    if (!film || !playing) return undefined;
    // When the browser rejects playback, the picture stays.
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
        {film && hasPlayed && (
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
        <a className={`without-script textlink ${styles.open}`} href={filmAddress(film, 'mp4')}>
          {`Watch ${dance.title}`}
        </a>
      )}
    </article>
  );
}
