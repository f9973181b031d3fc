import { shareMemory, type MemoryResult } from '@kalavithi/games/memory/results';
import { gameOverMessage, type MemoryState } from '@kalavithi/games/memory/rules';
import type { CSSProperties } from 'react';
import { pictureSources } from '../../../lib/format/picture-sources';
import { classes } from '../../../ui/classes';
import { Picture } from '../../../ui/picture';
import { ResultDialog } from '../shared/result-dialog';
import { urlWithSeed } from '../shared/seed';
import type { Best } from '../shared/use-best-result';
import { mistakeText } from './memory-texts';
import { useGames } from '../content';
import styles from './memory-over.module.css';

interface MemoryOverProps {
  state: Extract<MemoryState, { phase: 'over' }>;
  result: MemoryResult;
  best: Best;
  onAgain: () => void;
}

/** Returns how many of `count` pictures hang in a row, so that none hangs alone: at most five, of a long order six. */
const evenRow = (count: number): number => Math.ceil(count / Math.ceil(count / (count > 10 ? 6 : 5)));

/** The end of a game: the level, the sequence and the wrong choice. */
export function MemoryOver({ state, result, best, onAgain }: MemoryOverProps) {
  const arts = useGames('memory');
  return (
    <ResultDialog
      title={gameOverMessage(state)}
      // A first level that was lost is no feat.
      best={{ ...best, isNew: best.isNew && result.level > 1 }}
      onAgain={onAgain}
      shareText={shareMemory(result, urlWithSeed(state.seed))}
    >
      <p className="small muted">{mistakeText(state, arts)}</p>
      <ol className={styles.order} style={{ '--row': evenRow(state.sequence.length) } as CSSProperties}>
        {state.sequence.map((tile, index) => {
          const art = arts[tile];
          const missed = index === state.given;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the order of a game that is over never changes
            <li key={index} className={classes(missed && styles.missed)}>
              {art && <Picture sources={{ ...pictureSources(art.picture), alt: art.name }} sizes="60px" />}
              <span>{missed ? `${index + 1} missed` : index + 1}</span>
            </li>
          );
        })}
      </ol>
    </ResultDialog>
  );
}
