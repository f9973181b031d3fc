/** Whole-numbered lines as short path data: the first point absolute, all others relative to the one before. */
import type { Point, Poly } from '../draw/geometry.ts';

const number = (v: number, isFirst: boolean): string => (isFirst || v < 0 ? `${v}` : ` ${v}`);

const pair = ([x, y]: Point): string => number(x, true) + number(y, false);

/** A line to each further point; `closed` outlines return to the first. */
export function shortPath(paths: readonly Poly[], closed: boolean): string {
  let at: Point | undefined;
  return paths
    .map((p) => {
      let data = at ? `m${pair([p[0][0] - at[0], p[0][1] - at[1]])}` : `M${pair(p[0])}`;
      at = p[0];
      for (const [i, q] of p.slice(1).entries()) {
        const [dx, dy] = [q[0] - at[0], q[1] - at[1]];
        data += i === 0 ? `l${pair([dx, dy])}` : number(dx, false) + number(dy, false);
        at = q;
      }
      if (!closed) return data;
      at = p[0];
      return `${data}z`;
    })
    .join('');
}

/** Dots, as lines too short to be seen but for their round ends; forth and back in turn, so that the tenths don't add up. */
export function dotPath(middles: Poly): string {
  return middles
    .map((p, i) => {
      const before = middles[i - 1];
      const move = before ? `m${pair([p[0] - before[0], p[1] - before[1]])}` : `M${pair(p)}`;
      return `${move}h${i % 2 ? '-.1' : '.1'}`;
    })
    .join('');
}
