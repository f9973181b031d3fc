/** Interlacing: strands that pass over and under one another in turn. */
import { type Point, type Poly, dist } from '../../draw/geometry.ts';
import { resample } from '../../draw/measure.ts';

/** A stretch of one strand round one crossing. */
export interface Stretch {
  strand: number;
  path: Poly;
  over: boolean;
}

interface Meeting {
  strand: number;
  /** Station index along the strand. */
  at: number;
  /** The same crossing, seen from both passages. */
  crossing: number;
}

/** Crossing of two segments, or undefined. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Cut strands into stretches that alternate over and under. Draw those below first. */
export function interlace(strands: Poly[], step = 5): Stretch[] {
  const lines = strands.map((p) => resample(p, step));
  const met: Meeting[] = [];
  let crossing = 0;
  for (let i = 0; i < lines.length; i++)
    for (let j = i; j < lines.length; j++)
      for (let u = 0; u + 1 < lines[i].length; u++)
        for (let v = i === j ? u + 3 : 0; v + 1 < lines[j].length; v++) {
          const [a, b, c, d] = [lines[i][u], lines[i][u + 1], lines[j][v], lines[j][v + 1]];
          if (dist(a, c) > step * 3 || !cross(a, b, c, d)) continue;
          met.push({ strand: i, at: u, crossing }, { strand: j, at: v, crossing });
          crossing++;
        }
  /** Who lies above at a crossing: the first passage met, or the second. */
  const above = new Map<number, Meeting>();
  const out: Stretch[] = [];
  lines.forEach((path, strand) => {
    const own = met.filter((q) => q.strand === strand).sort((p, q) => p.at - q.at);
    // a crossing already settled by an earlier strand fixes the beat of this one
    const settled = own.findIndex((q) => above.has(q.crossing));
    const beat =
      settled < 0 ? 0 : (above.get(own[settled].crossing) === own[settled] ? 0 : 1) ^ (settled % 2);
    own.forEach((q, k) => {
      const over = k % 2 === beat;
      const twin = met.find((z) => z.crossing === q.crossing && z !== q) as Meeting;
      if (!above.has(q.crossing)) above.set(q.crossing, over ? q : twin);
      const from = k === 0 ? 0 : (own[k - 1].at + q.at) >> 1;
      const to = k === own.length - 1 ? path.length - 1 : (own[k + 1].at + q.at) >> 1;
      out.push({ strand, path: path.slice(from, to + 1), over: above.get(q.crossing) === q });
    });
  });
  return out.sort((p, q) => Number(p.over) - Number(q.over));
}
