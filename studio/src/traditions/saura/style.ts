/** Saura idital: tiny elongated white figures on red earth inside a combed house frame. */
import { lozenges, pitch, run, teeth } from '../../draw/bands.ts';
import { polyline } from '../../draw/curves.ts';
import { series } from '../../draw/geometry.ts';
import { line, lines, polys } from '../../draw/svg.ts';

export const SAURA = { earth: '#8e3c23', white: '#f5e9d3', dark: '#6d2a18' };

export const W = SAURA.white;

/** Patterned house frame, 62 units thick: comb, triangles, lozenges, comb. */
export const houseBand = (L: number) => {
  const ticks = (y0: number, y1: number) =>
    lines(
      run(L, 4.4, 0).map((p) => polyline(p[0], y0, p[0], y1)),
      W,
      1.25,
    );
  const rule = (y: number, w = 2) => line(polyline(0, y, L, y), W, w);
  const { n, d } = pitch(L, 22);
  const lattice = lines(
    series(n, (i) => polyline(i * d, 47, (i + 1) * d, 60)).concat(
      series(n, (i) => polyline(i * d, 60, (i + 1) * d, 47)),
    ),
    W,
    1.3,
  );
  return (
    rule(0, 2.6) +
    ticks(2, 11) +
    rule(12.5) +
    polys(teeth(L, 13, 28, 15), W) +
    rule(30) +
    polys(lozenges(L, 15, 38, 5, 5), W) +
    rule(46) +
    lattice +
    rule(61, 2.6)
  );
};
