import type { PuzzleArtwork } from '@kalavithi/contract/site';
import { Eye, Hash } from 'lucide-react';
import { pictureSources } from '../../../lib/format/picture-sources';
import { tablet } from '../../../styles/breakpoints';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { inOwnScript } from '../content';
import { Beside, Stat, Stats } from '../shared/panel';
import { SecondsLeft } from '../shared/seconds-left';
import type { Best } from '../shared/use-best-result';
import { Palette } from './palette';
import styles from './puzzle-panel.module.css';
import { PuzzleResult } from './puzzle-result';
import type { PuzzleOverState } from './puzzle-texts';

interface PuzzlePanelProps {
  artwork: PuzzleArtwork;
  remainingMs: number;
  moves: number;
  /** The aids wait as the tiles do. */
  paused: boolean;
  numbers: boolean;
  onNumbers: () => void;
  peeking: boolean;
  onPeek: () => void;
  onReset: () => void;
  /** The end of the game, whose result stands where time, moves and aids stood; null before. */
  over: PuzzleOverState | null;
  best: Best;
}

/** The panel beside the board: time, moves and the two aids or the result, and the complete picture. */
export function PuzzlePanel({
  artwork,
  remainingMs,
  moves,
  paused,
  numbers,
  onNumbers,
  peeking,
  onPeek,
  onReset,
  over,
  best,
}: PuzzlePanelProps) {
  const { name, regionLabel, colours, picture } = artwork;
  const own = inOwnScript(artwork);
  const aid = { look: 'line', disabled: paused, className: styles.aid } as const;
  return (
    <>
      <PuzzleResult state={over} artwork={name} best={best} onReset={onReset} />
      {!over && (
        <>
          <Stats>
            <Stat label="Seconds left">
              <SecondsLeft remainingMs={remainingMs} />
            </Stat>
            <Stat label="Moves">{moves}</Stat>
          </Stats>
          <div className={styles.aids}>
            <Button {...aid} aria-pressed={peeking} onClick={onPeek}>
              <Icon of={Eye} />
              Peek
            </Button>
            <Button {...aid} aria-pressed={numbers} onClick={onNumbers}>
              <Icon of={Hash} />
              Numbers
            </Button>
          </div>
        </>
      )}
      <div className={styles.picture}>
        <Picture sources={pictureSources(picture)} sizes={`${tablet} 56px, 296px`} priority="early" />
        <div>
          <p className="script" lang={own.lang}>
            {own.text}
          </p>
          <p className={styles.name}>{name}</p>
          <p className="small muted">{regionLabel}</p>
        </div>
      </div>
      <div className={styles.dyes}>
        <p className="small muted">{`Four colours of ${name}`}</p>
        <Palette colours={colours} tall />
      </div>
      {!over && (
        <Beside>
          <p className="small muted needs-script">
            Tap a tile beside the gap, or swipe.
            <span className="for-mouse"> The arrow keys slide tiles too.</span>
          </p>
          <Button look="line" onClick={onReset}>
            Reset
          </Button>
        </Beside>
      )}
    </>
  );
}
