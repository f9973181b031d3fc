import styles from './piece.module.css';

/** One shape for each player: pieces differ by shape and number, not by colour alone. */
const shapes = [
  'M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z',
  'M-11-11H11V11H-11Z',
  'M0-14 14 0 0 14-14 0Z',
  'M-12 12V-3L0-14 12-3V12Z',
] as const;

/** Stands behind a piece, in its shape and larger: it shows all round it. */
export function Ring({ player, className }: { player: number; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-17 -17 34 34">
      <path className={styles.around} d={shapes[player]} />
      <path className={styles.ring} d={shapes[player]} />
    </svg>
  );
}

/** A player's piece; `player` counts from 0. */
export function Piece({ player, className }: { player: number; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-17 -17 34 34" aria-hidden="true" data-player={player + 1}>
      <g className={styles.marks}>
        <path className={styles.halo} d={shapes[player]} />
        <path className={styles.shape} d={shapes[player]} />
        <text className={styles.number} y={player === 3 ? 8 : 7} textAnchor="middle">
          {player + 1}
        </text>
      </g>
    </svg>
  );
}
