import { cellOf, type Carry } from '@kalavithi/games/snakes-and-ladders/board';
import { useLayoutEffect, useRef } from 'react';
import { classes } from '../../../ui/classes';
import { footNumbers, middleNumbers, routeOf, squareUnits, type Point } from './board-places';
import { carryMs, type Stage } from './move-scene';
import { Piece, Ring } from './piece';
import styles from './tokens.module.css';

/** A token's position in squares from the top left; a token is as large as a square (100%). */
const shifted = (columns: number, rows: number): string => `translate(${columns * 100}%, ${rows * 100}%)`;

const standingOn = (square: number): string => {
  const { column, row } = cellOf(square);
  return shifted(column, 9 - row);
};

const passing = ({ x, y }: Point): string => shifted(x / squareUnits - 0.5, y / squareUnits - 0.5);

/** How large tokens on a square are, and their offsets as fractions of a square from where one stands alone. */
type Seating = readonly [size: number, ...seats: (readonly [across: number, down: number])[]];

/**
 * Seatings of one to four tokens on a square, by where its number stands: within the square, with the
 * square's number and every token's in sight, also beside the ring of a neighbour.
 */
const belowNumber: readonly Seating[] = [
  [0.76, [0, 0]],
  [0.66, [-0.288, 0.071], [0.112, 0.071]],
  [0.6, [0.111, -0.284], [-0.289, 0.107], [0.12, 0.107]],
  [0.5, [-0.07, -0.079], [0.18, -0.297], [-0.293, 0.157], [0.153, 0.157]],
];
const besideNumber: typeof belowNumber = [
  [0.62, [0.064, 0.024]],
  [0.5, [0.15, -0.291], [0.15, 0.151]],
  [0.43, [-0.26, 0.212], [0.162, -0.279], [0.162, 0.158]],
  [0.42, [0.177, -0.332], [-0.259, 0.223], [0.173, -0.068], [0.173, 0.205]],
];
/** Beside the number and above the snake that cuts the corner. */
const aboveSnake: typeof belowNumber = [[0.6, [0.1, -0.23]], ...besideNumber.slice(1)];
const aboveNumber: typeof belowNumber = [
  [0.58, [0.08, -0.25]],
  [0.66, [-0.288, -0.24], [0.112, -0.24]],
  [0.45, [-0.304, -0.309], [-0.063, -0.163], [0.178, -0.309]],
  [0.42, [-0.327, -0.332], [-0.15, -0.114], [0.032, -0.318], [0.205, -0.123]],
];

const seatingsOn = (square: number): typeof belowNumber => {
  if (square === 73) return aboveSnake;
  if (middleNumbers.includes(square)) return besideNumber;
  return footNumbers.includes(square) ? aboveNumber : belowNumber;
};

/** A token that moves is as large as one that stands alone. */
const onTheMove = belowNumber[0]!;

interface TokensProps {
  /** The square of every player's token. */
  squares: readonly number[];
  /** The player whose turn it is; null without a game. */
  current: number | null;
  /** The token that is moving. */
  moving: { player: number; stage: Stage; carry: Carry | null } | null;
}

/** The tokens on the board. Only transforms move them. */
export function Tokens({ squares, current, moving }: TokensProps) {
  const mover = moving?.stage === 'walking' || moving?.stage === 'carrying' ? moving : null;
  return (
    <div className={styles.tokens} aria-hidden="true">
      {squares.map((square, player) => {
        const moves = mover?.player === player;
        const sharing = squares.flatMap((other, index) =>
          other === square && (index === player || mover?.player !== index) ? [index] : [],
        );
        const [size, ...seats] = (!moves && seatingsOn(square)[sharing.length - 1]) || onTheMove;
        return (
          <Token
            // oxlint-disable-next-line react/no-array-index-key -- a token is its player's
            key={player}
            player={player}
            square={square}
            seat={seats[sharing.indexOf(player)] ?? [0, 0]}
            size={size}
            current={player === current}
            stage={moves ? mover.stage : null}
            carry={moves ? mover.carry : null}
          />
        );
      })}
    </div>
  );
}

interface TokenProps {
  player: number;
  square: number;
  seat: readonly number[];
  size: number;
  current: boolean;
  stage: Stage | null;
  carry: Carry | null;
}

function Token({ player, square, seat, size, current, stage, carry }: TokenProps) {
  const token = useRef<HTMLDivElement>(null);
  const carried = stage === 'carrying' ? carry : null;
  useLayoutEffect(() => {
    if (!carried) return undefined;
    const frames = routeOf(carried).map((point) => ({ transform: passing(point) }));
    const way = token.current?.animate(frames, { duration: carryMs, easing: 'ease-in-out' });
    return () => way?.cancel();
  }, [carried]);
  const [across = 0, down = 0] = seat;
  return (
    <div
      ref={token}
      className={classes(
        styles.token,
        stage === 'walking' && styles.walking,
        stage !== null && styles.moving,
      )}
      // Its ring is seen between others on the square, and it walks over those it passes.
      style={{ transform: standingOn(square), zIndex: current ? 1 : undefined }}
    >
      <div className={styles.seat} style={{ transform: `${shifted(across, down)} scale(${size})` }}>
        {current && stage === null && <Ring player={player} className={styles.turn} />}
        <div key={square} className={classes(stage === 'walking' && styles.hop)}>
          <Piece player={player} className={styles.piece} />
        </div>
      </div>
    </div>
  );
}
