/** Points, lines and path data for the drawing of the board. */
import type { Point } from '../app/features/games/snakes-and-ladders/board-places.ts';

/** Returns a number with one decimal, as short as path data allows. */
export const short = (value: number): string =>
  String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

/** Returns numbers for path data, without a space before a minus. */
export const numbers = (...values: readonly number[]): string =>
  values.map(short).join(' ').replaceAll(' -', '-');

/** Pseudo-random numbers from 0 to 1 that are the same in every run (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns points of a smooth line through `points` (Catmull-Rom), `steps` for each of its parts. */
export function smoothLine(points: readonly Point[], steps: number): Point[] {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))]!;
  const parts = Array.from({ length: points.length - 1 }, (_, part) =>
    Array.from({ length: steps }, (__, step) => {
      const share = step / steps;
      const blend = (axis: 'x' | 'y') => {
        const [a, b, c, d] = [-1, 0, 1, 2].map((offset) => at(part + offset)[axis]) as [
          number,
          number,
          number,
          number,
        ];
        return (
          0.5 *
          (2 * b +
            (c - a) * share +
            (2 * a - 5 * b + 4 * c - d) * share ** 2 +
            (3 * b - a - 3 * c + d) * share ** 3)
        );
      };
      return { x: blend('x'), y: blend('y') };
    }),
  );
  return [...parts.flat(), at(points.length - 1)];
}

/** A point of a line with its direction as a unit vector and its share of the length. */
export interface Station extends Point {
  readonly along: Point;
  readonly share: number;
}

/** Returns stations along a line, about `gap` units from each other. */
export function stationsOf(line: readonly Point[], gap: number): Station[] {
  const lengths = line.reduce<number[]>((sums, point, index) => {
    const before = line[index - 1];
    return [...sums, before ? sums.at(-1)! + Math.hypot(point.x - before.x, point.y - before.y) : 0];
  }, []);
  const whole = lengths.at(-1)!;
  const count = Math.max(1, Math.round(whole / gap));
  const atLength = (length: number): Point => {
    const after = Math.max(
      1,
      lengths.findIndex((sum) => sum >= length - 1e-9),
    );
    const [from, to] = [line[after - 1]!, line[after]!];
    const share = (length - lengths[after - 1]!) / (lengths[after]! - lengths[after - 1]! || 1);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  };
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    const [before, after] = [-2, 2].map((ahead) =>
      atLength(Math.max(0, Math.min(whole, whole * share + ahead))),
    ) as [Point, Point];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    return {
      ...atLength(whole * share),
      along: { x: (after.x - before.x) / length, y: (after.y - before.y) / length },
      share,
    };
  });
}

/** Returns the point `across` units to the right of a station's direction and `ahead` units before it. */
export const besides = ({ x, y, along }: Station, across: number, ahead = 0): Point => ({
  x: x - along.y * across + along.x * ahead,
  y: y + along.x * across + along.y * ahead,
});

/** Returns path data of straight lines, closed if asked. */
export function straight(points: readonly Point[], closed = false): string {
  const [first, ...others] = points as [Point, ...Point[]];
  let [x, y] = [Math.round(first.x * 10) / 10, Math.round(first.y * 10) / 10];
  const steps = others.map((point) => {
    const [dx, dy] = [Math.round((point.x - x) * 10) / 10, Math.round((point.y - y) * 10) / 10];
    [x, y] = [x + dx, y + dy];
    return `l${numbers(dx, dy)}`;
  });
  return `M${numbers(first.x, first.y)}${steps.join('')}${closed ? 'z' : ''}`;
}

/** Returns path data of a closed curve that has the points as its handles, so that it has no corners. */
export function rounded(points: readonly Point[]): string {
  const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const start = between(points.at(-1)!, points[0]!);
  let [x, y] = [Math.round(start.x * 10) / 10, Math.round(start.y * 10) / 10];
  const bends = points.map((point, index) => {
    const end = between(point, points[(index + 1) % points.length]!);
    const [dx, dy] = [Math.round((end.x - x) * 10) / 10, Math.round((end.y - y) * 10) / 10];
    const bend = `q${numbers(point.x - x, point.y - y, dx, dy)}`;
    [x, y] = [x + dx, y + dy];
    return bend;
  });
  return `M${numbers(start.x, start.y)}${bends.join('')}z`;
}

/** Returns an element of SVG. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  children = '',
): string => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');
  return children ? `<${name}${written}>${children}</${name}>` : `<${name}${written}/>`;
};

export const path = (
  d: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
): string => element('path', { d, ...attributes });

export const group = (
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly string[]
): string => element('g', attributes, children.join(''));

/** Returns an instance of what has this id. */
export const use = (id: string, transform?: string): string => element('use', { href: `#${id}`, transform });
