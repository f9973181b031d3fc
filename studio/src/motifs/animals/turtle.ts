import { ellipse, leaf } from '../../draw/shapes.ts';

/** Turtle from above. */

export function turtle() {
  return {
    shell: ellipse(0, 0, 46, 38),
    head: ellipse(58, 0, 15, 11),
    feet: [
      ellipse(30, -36, 14, 9, -0.8),
      ellipse(30, 36, 14, 9, 0.8),
      ellipse(-30, -34, 12, 8, 0.8),
      ellipse(-30, 34, 12, 8, -0.8),
    ],
    tail: leaf(-44, 0, 24, 5, Math.PI),
  };
}
