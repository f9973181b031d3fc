import type { Move } from '@kalavithi/games/snakes-and-ladders/move';
import { describeMove, nameOf, type Player } from '@kalavithi/games/snakes-and-ladders/rules';
import { moralOf } from './meanings';
import { Piece } from './piece';
import styles from './snakes-panel.module.css';

interface PlayersProps {
  players: readonly Player[];
  /** The square on which each token is, or was before it was carried. */
  squares: readonly number[];
  current: number;
  /** The current player's status: 'to roll', 'rolling'. */
  doing: string;
}

/** The players with their squares, and whose turn it is. */
export function Players({ players, squares, current, doing }: PlayersProps) {
  return (
    <section aria-labelledby="snakes-players" className={styles.seats}>
      <h2 id="snakes-players">Players</h2>
      <ol className={styles.players}>
        {players.map((_, player) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat at the table is its place in the row
          <li key={player} aria-current={player === current ? 'true' : undefined}>
            <Piece player={player} className={styles.piece} />
            <span className={styles.who}>
              <b>{nameOf(players, player)}</b>
              {player === current && <span className="small muted">{` ${doing}`}</span>}
            </span>
            <span className={styles.square}>
              <span className="sr">on square </span>
              <span>{squares[player]}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface LastMovesProps {
  players: readonly Player[];
  moves: readonly Move[];
  /** Whether the first move is being made. */
  opening: boolean;
}

/** The latest moves, newest first. */
export function LastMoves({ players, moves, opening }: LastMovesProps) {
  return (
    <section aria-labelledby="snakes-moves" className={styles.moves}>
      <h2 id="snakes-moves">Last moves</h2>
      {moves.length === 0 ? (
        <p className="small muted">{opening ? 'The first move.' : 'Nobody has rolled yet.'}</p>
      ) : (
        <ul className="small muted">
          {moves.map((move, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- moves have no name but their place
            <li key={index}>{logEntryOf(players, move)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Returns a move as text, with the virtue or vice that carried the token. */
export function logEntryOf(players: readonly Player[], move: Move): string {
  const moral = moralOf(move);
  return `${describeMove(players, move)}${moral ? `. ${moral}` : '.'}`;
}
