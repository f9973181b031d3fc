/** Saura idital: tiny elongated white figures on red earth inside a combed house frame. */
import { lozenges, pitch, rays, run, teeth } from '../../draw/bands.ts';
import {
  type Poly,
  curveThrough,
  ellipse,
  leaf,
  polar,
  polyline,
  rect,
  ribbon,
  transform,
  walk,
  widths,
  offsets,
  loopThrough,
} from '../../draw/geometry.ts';
import { barbs } from '../../draw/infill.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { shadow } from '../../figures/small-dress.ts';
import { STANCE, type Stance, figure } from '../../figures/small.ts';
import { horse } from '../../motifs/animals/horse.ts';
import { tiger } from '../../motifs/animals/tiger.ts';
import { tusker } from '../../motifs/animals/tusker.ts';
import { standingPeacock } from '../../motifs/birds/standing-peacock.ts';
import { place } from '../../motifs/place.ts';

export const SAURA = { earth: '#8e3c23', white: '#f5e9d3', dark: '#6d2a18' };

const W = SAURA.white;

/** Long-bodied figure; `extra` may hang a tail-cloth behind, as the Saura draw it. */
export function man(S: Sheet, x: number, y: number, s: number, o: Stance = {}, tuft = true) {
  const F = figure(x, y, s, { thick: 0.72, long: 1.22, ...o });
  S.add(shadow(F, W));
  if (tuft)
    S.add(line([F.headC, polar(F.headC[0], F.headC[1], 15 * s, -1.57 - 0.5 * (o.fx ?? 1))], W, 2 * s));
  S.block(F.torso, 5).block(F.head, 4);
  [...F.legs, ...F.arms].forEach((l) => S.block(l, 3));
  return F;
}

export const row = (
  S: Sheet,
  x: number,
  y: number,
  n: number,
  d: number,
  s: number,
  o: (i: number) => Stance,
) => Array.from({ length: n }, (_, i) => man(S, x + i * d, y, s, o(i)));

export function monkey(S: Sheet, x: number, y: number, s: number, fx: number) {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx),
    tail = T(curveThrough([-12, -4, -26, -12, -30, -30, -20, -38, -14, -30]));
  S.add(
    polys([T(ribbon(curveThrough(-12, -4, -4, -16, 8, -22), widths(7, 9, 6))), T(ellipse(15, -27, 7, 6))], W),
  );
  S.add(
    lines(
      [
        tail,
        T(polyline(8, -18, 18, -10, 16, 0)),
        T(polyline(4, -14, 8, -4, 4, 2)),
        T(polyline(-12, -2, -4, 4, -10, 10)),
        T(polyline(-8, -2, 4, 5, 0, 10)),
        T(polyline(20, -28, 24, -26)),
      ],
      W,
      2.1 * s,
    ),
  );
  S.block(T(ellipse(0, -14, 22, 20)), 3).blockLine(tail, 4);
}

export function birdlet(S: Sheet, x: number, y: number, s: number, fx: number) {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx);
  S.add(
    polys(
      [
        T(leaf(-14, -6, 26, 6, -0.15)),
        T(ellipse(13, -12, 4.4)),
        T(polyline(-12, -6, -26, -12, -25, -2)),
        T(polyline(16, -14, 23, -11, 16, -10)),
      ],
      W,
    ),
    lines([T(polyline(-1, -2, -1, 6)), T(polyline(4, -2, 5, 6))], W, 1.5 * s),
  );
  S.block(T(ellipse(0, -8, 22, 11)), 2);
}

export function elephant(S: Sheet, x: number, y: number, s: number, fx: number, ridden = true) {
  const E = place(tusker(), x, y, s, 0, fx);
  S.add(
    fill(E.body, W),
    line(E.tail, W, 3),
    line(E.ear, SAURA.earth, 1.5, true),
    dot(E.eye[0], E.eye[1], 1.8, SAURA.earth),
    fill(E.tusk, W),
  );
  const bands = [-60, -30, 0, 30].map((u) =>
    transform(curveThrough(u, -78, u + 8, -20, u, 40), x, y, s, 0, fx),
  );
  S.add(
    ...bands.map((b) =>
      lines(
        walk(b, 4).map((k) => [polar(k.p[0], k.p[1], 3, k.a + 1), polar(k.p[0], k.p[1], -3, k.a + 1)]),
        SAURA.earth,
        1,
      ),
    ),
  ).block(E.body, 5);
  if (ridden) {
    man(S, x - 14 * s * fx, y - 60 * s, 0.42, { ...STANCE.ride, fx });
    parasol(S, x - 40 * s * fx, y - 62 * s, 74 * s + 26);
  }
}

export function rider(S: Sheet, x: number, y: number, s: number, fx: number) {
  const H = place(horse(), x, y, s, 0, fx);
  S.add(
    polys([H.body, H.tail, ...H.ears], W),
    lines(
      walk(H.mane, 4).map((k) => [k.p, [k.p[0] - 6 * fx, k.p[1] - 3]] as Poly),
      W,
      1.3,
    ),
    line(H.saddle, SAURA.earth, 1.3, true),
  )
    .block(H.body, 5)
    .block(H.tail, 3);
  man(S, x, y - 6 * s, 0.4, { ...STANCE.ride, fx });
}

/** Ceremonial umbrella with hanging fringe. */
export function parasol(S: Sheet, x: number, y: number, h: number) {
  const c = curveThrough(offsets(x, y - h, [-22, 8, -12, -4, 0, -8, 12, -4, 22, 8]));
  S.add(
    line(polyline(x, y, x, y - h - 12), W, 1.9),
    fill(c, W),
    lines(
      walk([c[0], c[c.length - 1]], 4).map((k) => [k.p, [k.p[0], k.p[1] + 5]] as Poly),
      W,
      1.1,
    ),
  ).block(rect(x - 23, y - h - 10, 46, 24), 3);
}

export function peafowl(S: Sheet, x: number, y: number, s: number, fx: number) {
  const B = place(standingPeacock(), x, y, s, 0, fx);
  S.add(
    polys([B.body, B.beak], W),
    lines(
      barbs(B.trainC, 4, (t) => 17 * Math.sin(Math.PI * Math.min(1, t + 0.15)) * s * 2, 0.9),
      W,
      1.1,
    ),
    line(B.trainC, W, 2.4),
    lines(B.legs, W, 2),
    lines(B.crest, W, 1.3),
  )
    .block(B.body, 4)
    .block(B.train, 2);
}

export function tigerlet(S: Sheet, x: number, y: number, s: number, fx: number) {
  const B = place(tiger(), x, y, s, 0, fx);
  S.add(
    polys([B.body, B.tail, ...B.ears], W),
    lines(
      Array.from({ length: 9 }, (_, i) =>
        transform(curveThrough(-96 + i * 20, -58, -90 + i * 20, -30, -98 + i * 20, -6), x, y, s, 0, fx),
      ),
      SAURA.earth,
      1.6,
    ),
  )
    .block(B.body, 4)
    .block(B.tail, 3);
}

/** Branch with herringbone twigs. */
export function frond(S: Sheet, path: Poly, step: number, L: number, w = 2.2) {
  S.add(
    line(path, W, w),
    lines(
      barbs(path, step, (t) => L * (t < 0.12 ? 0.4 : 1.05 - t * 0.55), 0.72),
      W,
      1.15,
    ),
  ).blockLine(path, L * 0.62);
}

export function sunMoon(S: Sheet, x: number, y: number, R: number, moon: boolean) {
  if (moon)
    S.add(
      fill(
        loopThrough(
          offsets(x, y, [-0.2, -1, 0.7, -0.6, 0.95, 0.2, 0.3, 1, -0.5, 0.8, 0.25, 0.35, 0.35, -0.4], R),
        ),
        W,
      ),
    );
  else
    S.add(
      lines(rays(x, y, R * 1.1, R * 1.7, 30), W, 1.6),
      fill(ellipse(x, y, R), W),
      line(ellipse(x, y, R * 0.72), SAURA.earth, 1.6, true),
      dots(
        walk(ellipse(x, y, R * 0.45), 6, true).map((k) => k.p),
        1.6,
        SAURA.earth,
      ),
      dot(x, y, 2.6, SAURA.earth),
    );
  S.block(ellipse(x, y, R * 1.7), 4);
}

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
    Array.from({ length: n }, (_, i) => polyline(i * d, 47, (i + 1) * d, 60)).concat(
      Array.from({ length: n }, (_, i) => polyline(i * d, 60, (i + 1) * d, 47)),
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
