import type { Die as Value } from '@kalavithi/games/random';
import styles from './die.module.css';

const middle = [20, 20] as const;
const corners = [
  [10, 10],
  [30, 30],
  [30, 10],
  [10, 30],
] as const;
const sides = [
  [10, 20],
  [30, 20],
] as const;

const pips: Record<Value, readonly (readonly [number, number])[]> = {
  1: [middle],
  2: corners.slice(0, 2),
  3: [middle, ...corners.slice(0, 2)],
  4: corners,
  5: [middle, ...corners],
  6: [...corners, ...sides],
};

/** How the cube lies to show each face, in degrees about the level and the upright axis. */
const lies: Record<Value, readonly [number, number]> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
};

interface DieProps {
  /** The last roll; null before the first. */
  shows: Value | null;
  rolling: boolean;
  /** How often it has been rolled: each roll turns it on. */
  rolls: number;
}

const values = [1, 2, 3, 4, 5, 6] as const;

/** A die of bone that really turns. */
export function Die({ shows, rolling, rolls }: DieProps) {
  const [level, upright] = lies[shows ?? 6];
  const turned = rolls * 360;
  const says = rolling
    ? 'The die is rolling'
    : shows === null
      ? 'The die, not yet rolled'
      : `Die shows ${shows}`;
  return (
    <div className={styles.die} role="img" aria-label={says}>
      <div className={styles.lying}>
        <div
          className={styles.cube}
          style={{ transform: `rotateX(${level + turned}deg) rotateY(${upright + turned}deg)` }}
        >
          {values.map((value) => (
            <svg key={value} className={styles[`face${value}`]} viewBox="0 0 40 40" aria-hidden="true">
              {pips[value].map(([x, y]) => (
                <circle key={`${x} ${y}`} cx={x} cy={y} r={value === 1 ? 5 : 3.6} />
              ))}
            </svg>
          ))}
        </div>
      </div>
    </div>
  );
}
