import type { Picture as Drawn } from '@kalavithi/contract/picture';
import type { CSSProperties } from 'react';
import { pictureSources } from '../../../lib/format/picture-sources';
import { classes } from '../../../ui/classes';
import { Picture } from '../../../ui/picture';
import { useGames } from '../content';
import memoryBefore from './memory-before.generated.svg?no-inline';
import memoryBehind from './memory-behind.generated.svg?no-inline';
import puzzleBefore from './puzzle-before.generated.svg?no-inline';
import puzzleBehind from './puzzle-behind.generated.svg?no-inline';
import quiz from './quiz.generated.svg?no-inline';
import snakesBefore from './snakes-before.generated.svg?no-inline';
import snakesBoard from './snakes-board.generated.svg?no-inline';
import snakesBehind from './snakes-behind.generated.svg?no-inline';
import styles from './toys.module.css';

/** Width and height of a niche in the units of its drawing; `npm run drawings` draws the toys. */
const width = 260;
const height = 300;

/** A drawing as large as the niche; only those marked `first` are fetched before the page is laid out. */
export function Drawing({ of, first }: { of: string; first?: boolean }) {
  return (
    <img
      className={styles.drawing}
      src={of}
      alt=""
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'low'}
    />
  );
}

interface Place {
  /** Left, top and side of a square, in units of the niche. */
  x: number;
  y: number;
  side: number;
  /** Rotation in degrees. */
  lean?: number;
}

const placed = ({ x, y, side, lean = 0 }: Place): CSSProperties => ({
  left: `${(x / width) * 100}%`,
  top: `${(y / height) * 100}%`,
  width: `${(side / width) * 100}%`,
  ...(lean ? { transform: `rotate(${lean}deg)` } : {}),
});

interface PlacedPictureProps extends Place {
  picture: Drawn | null | undefined;
  /** Which of its 3 by 3 parts is shown, from the top left; all of it by default. */
  part?: readonly [column: number, row: number];
}

const markShown = (element: HTMLElement): void => {
  element.dataset['shown'] = '';
};

/** A catalogue picture placed between two drawings; one that leans is a tile with bevelled edges. */
function PlacedPicture({ picture, part, ...place }: PlacedPictureProps) {
  return (
    <div
      className={classes(styles.hung, part && styles.part, place.lean !== undefined && styles.tile)}
      style={{ ...placed(place), '--column': part?.[0], '--row': part?.[1] } as CSSProperties}
      aria-hidden="true"
      // Its picture may have come before the script.
      ref={(element) => {
        if (element?.querySelector('img')?.complete) markShown(element);
      }}
      onLoadCapture={({ currentTarget }) => markShown(currentTarget)}
    >
      {picture && <Picture decorative priority="early" sources={pictureSources(picture)} sizes="120px" />}
    </div>
  );
}

/** Four art tiles in their tray, one taken out. */
export function MemoryToy() {
  const [first, second, third, fourth] = useGames('memory');
  return (
    <>
      <Drawing of={memoryBehind} />
      <PlacedPicture picture={first?.picture} x={62} y={130} side={65} />
      <PlacedPicture picture={third?.picture} x={62} y={201} side={65} />
      <PlacedPicture picture={fourth?.picture} x={133} y={201} side={65} />
      <Drawing of={memoryBefore} />
      <PlacedPicture picture={second?.picture} x={176} y={220} side={60} lean={8} />
    </>
  );
}

/** The board on its cloth with cowries, pawns and a long die. */
export function SnakesToy() {
  return (
    <>
      <Drawing of={snakesBehind} />
      <img
        className={styles.hung}
        style={placed({ x: 62, y: 105, side: 136 })}
        src={snakesBoard}
        alt=""
        loading="lazy"
        fetchPriority="low"
      />
      <Drawing of={snakesBefore} />
    </>
  );
}

/** A sliding puzzle with one tile taken out, a top and marbles. */
export function PuzzleToy() {
  const picture = useGames('puzzle')[0]?.picture;
  return (
    <>
      <Drawing of={puzzleBehind} />
      <PlacedPicture picture={picture} x={62} y={120} side={136} />
      <Drawing of={puzzleBefore} />
      <PlacedPicture picture={picture} x={186} y={232} side={46} lean={12} part={[2, 2]} />
    </>
  );
}

/** Four blocks that spell the game's name. */
export function QuizToy() {
  return <Drawing of={quiz} />;
}
