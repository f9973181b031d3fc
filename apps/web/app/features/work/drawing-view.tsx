import { Play } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { PauseIcon } from '../../ui/pause-button';
import { classes } from '../../ui/classes';
import type { DrawingPlayer } from './drawing-player';
import styles from './drawing-view.module.css';
import { PercentSlider } from './percent-slider';

/** Pixels of the canvas: sharp enough for a zoomed picture, few enough for a phone's memory. */
const widthLimits = { least: 800, most: 1400 };
/** Pixels of the canvas for one of the screen, so that a zoomed drawing is sharp. */
const density = 1.5;

const usePlayer = (player: DrawingPlayer) => useSyncExternalStore(player.subscribe, player.state);

/** The canvas over the picture. When the drawing is finished, it fades and the picture shows. */
export function DrawingCanvas({ player }: { player: DrawingPlayer }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { percent } = usePlayer(player);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const sharp = element.clientWidth * window.devicePixelRatio * density;
    return player.showOn(element, Math.round(Math.min(widthLimits.most, Math.max(widthLimits.least, sharp))));
  }, [player]);
  return (
    <canvas
      ref={canvas}
      className={classes(styles.canvas, percent === 100 && styles.finished)}
      aria-hidden="true"
    />
  );
}

/** Play, pause and a slider; under reduced motion the slider alone. */
export function DrawingControls({ player, still }: { player: DrawingPlayer; still: boolean }) {
  const { percent, playing } = usePlayer(player);
  return (
    <div className={styles.controls}>
      {!still && (
        <IconButton
          label={playing ? 'Pause the drawing' : percent === 100 ? 'Draw it again' : 'Play the drawing'}
          onClick={playing ? player.pause : player.play}
        >
          {playing ? <PauseIcon /> : <Icon of={Play} />}
        </IconButton>
      )}
      <PercentSlider
        label="How much is drawn"
        value={percent}
        valueText={`${percent} %`}
        onChange={player.seek}
      />
      <span className={styles.percent} aria-hidden="true">
        {`${percent} %`}
      </span>
    </div>
  );
}

interface LoadingFootProps {
  /** What is loaded, as the start of a sentence: "The drawing". */
  what: string;
  failed: boolean;
  onTryAgain: () => void;
}

/** What stands below a picture while more of it is loaded. */
export function LoadingFoot({ what, failed, onTryAgain }: LoadingFootProps) {
  return (
    <div className={styles.controls} role="status">
      {failed ? (
        <>
          <span>{`${what} did not load. Check your connection and try again.`}</span>
          <button type="button" className={styles.again} onClick={onTryAgain}>
            Try again
          </button>
        </>
      ) : (
        <span>{`Loading ${what.charAt(0).toLowerCase()}${what.slice(1)}`}</span>
      )}
    </div>
  );
}
