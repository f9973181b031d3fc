import { cellOf, type Carry } from '@kalavithi/games/snakes-and-ladders/board';
import { useLayoutEffect, useRef } from 'react';
import { classes } from '../../../ui/classes';
import { lowNumbers, routeOf, squareUnits, type Point } from './board-places';
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

/**
 * Offsets of two, three or four tokens on one square, as fractions of a square from where one stands: within
 * the square, with every number in sight, also beside the ring of a neighbour, and the square's own at the upper left.
 */
const seats: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-0.288, 0.071],
    [0.112, 0.071],
  ],
  [
    [0.025, -0.239],
    [-0.289, 0.107],
    [0.12, 0.107],
  ],
  [
    [-0.177, -0.209],
    [0.159, -0.259],
    [-0.286, 0.136],
    [0.123, 0.136],
  ],
];

/** The same of one or two where the number stands lower: at the upper edge, and one to the right of the number. */
const upperSeats: typeof seats = [
  [[0.098, -0.257]],
  [
    [-0.288, -0.24],
    [0.112, -0.24],
  ],
];

/** How large a token is that stands alone or moves: with its ring it stays within its square. */
const alone = 0.76;
/** How large one to four tokens on a square are. */
const sizes = [alone, 0.66, 0.6, 0.55];

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
        const count = moves ? 1 : sharing.length;
        const upper = !moves && lowNumbers.includes(square);
        const places = (upper && upperSeats[count - 1]) || seats[count - 1];
        const seat = moves ? [0, 0] : places?.[sharing.indexOf(player)];
        return (
          <Token
            // oxlint-disable-next-line react/no-array-index-key -- a token is its player's
            key={player}
            player={player}
            square={square}
            seat={seat ?? [0, 0]}
            size={sizes[(upper && count === 1 ? 3 : count) - 1] ?? alone}
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
