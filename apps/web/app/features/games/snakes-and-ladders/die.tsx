import type { Die as Value } from '@kalavithi/games/random';
import { classes } from '../../../ui/classes';
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

/** Rotation of each face about the x or the y axis that brings it from the front to its side. */
export const faces: Record<Value, readonly [x: number, y: number]> = {
  1: [0, 0],
  2: [0, 90],
  3: [90, 0],
  4: [-90, 0],
  5: [0, -90],
  6: [0, 180],
};

/** Rotation of the cube that brings each face to the top, in degrees about the x and y axes. */
export const rotations: Record<Value, readonly [x: number, y: number]> = {
  1: [90, 0],
  2: [90, -90],
  3: [0, 0],
  4: [180, 0],
  5: [90, 90],
  6: [90, 180],
};

interface DieProps {
  /** The last roll; null before the first. */
  shows: Value | null;
  rolling: boolean;
  /** Number of rolls so far: each one turns the die further. */
  rolls: number;
}

const values = [1, 2, 3, 4, 5, 6] as const;

/** A die that turns in three dimensions. */
export function Die({ shows, rolling, rolls }: DieProps) {
  const [level, upright] = rotations[shows ?? 6];
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
            <svg
              key={value}
              viewBox="0 0 40 40"
              aria-hidden="true"
              style={{
                transform: `rotateX(${faces[value][0]}deg) rotateY(${faces[value][1]}deg) translateZ(calc(var(--edge-of-die) / 2)) scale(0.5)`,
              }}
            >
              {pips[value].map(([x, y]) => (
                <circle key={`${x} ${y}`} cx={x} cy={y} r={value === 1 ? 5 : 3.6} />
              ))}
            </svg>
          ))}
        </div>
        {!rolling && (
          <>
            <span className={classes(styles.shade, styles.front)} />
            <span className={classes(styles.shade, styles.left)} />
          </>
        )}
      </div>
    </div>
  );
}
