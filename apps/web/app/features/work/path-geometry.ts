import type { Stroke } from './strokes';

/** A place in a picture, in its pixels. */
export type Point = [number, number];

/** The corners of a path of `M` and `l`. */
export const cornersOf = ({ path }: Pick<Stroke, 'path'>): Point[] => {
  const corners: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command, dx, dy] of path.matchAll(/([Ml]?)\s*(-?[\d.]+)[ ,]?(-?[\d.]+)/g)) {
    [x, y] = command === 'M' ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)];
    corners.push([x, y]);
  }
  return corners;
};

/** The path from corner to corner. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Whether a point is inside a shape. */
export const isInside = ([x, y]: Point, corners: readonly Point[]): boolean =>
  corners.filter(([fromX, fromY], at) => {
    const [toX, toY] = corners[(at + 1) % corners.length] as Point;
    return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
  }).length %
    2 ===
  1;

/** Where a line from a point inside a shape to one outside it leaves the shape. */
export const edgeBetween = (inside: Point, outside: Point, corners: readonly Point[]): Point => {
  let [near, far] = [inside, outside];
  while (Math.hypot(far[0] - near[0], far[1] - near[1]) > 0.5) {
    const middle: Point = [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2];
    if (isInside(middle, corners)) near = middle;
    else far = middle;
  }
  return near;
};

/** The convex hull of points: the corners of a band that is drawn tight round them. */
export const hullOf = (points: readonly Point[]): Point[] => {
  const sorted = [...points].sort(([x, y], [otherX, otherY]) => x - otherX || y - otherY);
  const half = (along: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const [x, y] of along) {
      for (;;) {
        const [before, last] = [hull.at(-2), hull.at(-1)];
        if (!before || !last) break;
        const turn = (last[0] - before[0]) * (y - before[1]) - (last[1] - before[1]) * (x - before[0]);
        if (turn > 0) break;
        hull.pop();
      }
      hull.push([x, y]);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
};
