/** The ruler of a Surpur procession on his horse. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series, transform } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group, repeat } from '../../draw/markup.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { horse } from '../../motifs/animals/horse.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { gold, K } from './style.ts';
import { head } from './walker.ts';

/** The rider and his dappled horse. @param x,y the ground under the horse's middle */
export function raja(x: number, y: number, s: number): string {
  const M = horse(),
    Hs = place(M, x, y - 122 * s, s),
    T = (p: Poly) => transform(p, x, y - 122 * s, s),
    at = (a: number, b: number) => T([[a, b]])[0];
  let q = group(fill(ellipse(x, y + 2, 128 * s, 9 * s), '#0c2016'), 'opacity=".6" filter="url(#b5)"');
  const tail = T(
      ribbon(curveThrough(-88, -16, -122, -30, -142, 4, -138, 50, -150, 92), widths(9, 12, 15, 13, 3)),
    ),
    body = union([Hs.body, T(ellipse(-84, -8, 32, 32))], 6);
  q +=
    modelled(tail, '#e8dcc4', '#8a6a52', 8, 3) +
    clip(
      tail,
      lines(
        [-8, -3, 2, 7].map((d) =>
          T(curveThrough(-90, -16 + d, -122 + d, -26, -142 + d, 6, -138 + d, 50, -150, 92)),
        ),
        '#8a6a52',
        1,
      ),
    ) +
    ink(tail, K.line, 1);
  q += modelled(body, '#f4ecd8', '#a08468', 20 * s, 5, { op: 0.8 });
  q += clip(
    body,
    dots(
      series(46, (i) => at(-96 + (i % 9) * 17 + (Math.floor(i / 9) % 2) * 8, -34 + Math.floor(i / 9) * 13)),
      2.6 * s,
      '#b89a86',
    ) +
      group(fill(T(rect(-120, 74, 260, 60)), '#b85a3c'), 'opacity=".75"') +
      line(T(polyline(-120, 74, 140, 74)), K.gold, 2),
  );
  q += ink(body, K.line, 1.5) + each(Hs.hooves, (p: Poly) => fill(p, K.line));
  q += each(Hs.ears, (p: Poly) => inked(p, '#f4ecd8', K.line, 1));
  q += repeat(9, (i) => {
    const c = Hs.mane[Math.round((i / 8) * (Hs.mane.length - 1))];
    return edged(leaf(c[0], c[1], 30 * s, 5 * s, 2.5, 0.2), '#5c3a2c', K.line, 0.6);
  });
  q +=
    dot(...at(106, -118), 4 * s, K.white) +
    dot(...at(107, -118), 2.6 * s, K.line) +
    line(T(curveThrough(98, -124, 106, -126, 114, -120)), K.line, 1.3) +
    dot(...at(131, -92), 1.6 * s, K.line);
  // bridle, collar and saddle cloth in gold and red
  q +=
    each(
      [T(polyline(95, -136, 112, -92)), Hs.bridle[1]],
      (p: Poly) => line(p, K.red, 4 * s) + line(p, K.gold, 1.6 * s),
    ) +
    line(Hs.rein, K.red, 3.4 * s) +
    line(Hs.rein, K.gold, 1.2 * s);
  for (const [d, n] of [
    [0, 9],
    [14, 8],
  ] as const)
    q += dots(
      series(n, (i) => at(56 + d * 0.2 + i * 5.4, -82 + d + Math.sin((i / (n - 1)) * Math.PI) * 22)),
      3.2 * s,
      d ? K.gold : K.red,
    );
  q +=
    gold(T(leaf(84, -44, 34, 8, 1.6, 0, 0.4))) +
    fill(T(leaf(98, -140, 40, 8, -1.7, -0.2, 0.6)), K.red) +
    dot(...at(97, -140), 4 * s, K.gold);
  const cloth = T(loopThrough(-58, -52, -20, -46, 34, -54, 44, -8, 38, 22, -10, 30, -60, 20, -66, -16));
  q +=
    modelled(cloth, K.blue, '#101f3c', 12 * s, 3) +
    clip(
      cloth,
      repeat(18, (i) =>
        polys(rosette(...at(-50 + (i % 6) * 17, -40 + Math.floor(i / 6) * 24), 6 * s, 7), K.gold),
      ) +
        line(cloth, K.gold, 12 * s, true) +
        line(cloth, K.red, 3 * s, true),
    ) +
    ink(cloth, K.line, 1.2);
  q += dots(
    series(13, (i) => at(-62 + i * 8, 26 + Math.sin((i / 12) * Math.PI) * 7)),
    2.6 * s,
    K.bright,
  );
  // he sits: far hand on the rein, near hand with a rose
  const leg = T(loopThrough(-20, -66, 10, -68, 34, -52, 44, -20, 42, 16, 26, 18, 20, -12, -6, -36));
  q +=
    modelled(leg, '#c9883c', '#5c300c', 8, 3) +
    ink(leg, K.line, 1.2) +
    inked(T(loopThrough(24, 16, 44, 14, 58, 20, 66, 16, 62, 26, 26, 27)), K.red, K.line, 1) +
    line(T(polyline(34, 28, 38, -30)), K.gold, 2) +
    gold(T(ellipse(40, 30, 16, 4)));
  const coat = T([
    ...curveThrough(-8, -162, -23, -150, -28, -120, -24, -92, -40, -62, -46, -38),
    ...curveThrough(-20, -26, 10, -26, 34, -40),
    ...curveThrough(22, -84, 19, -104, 24, -126, 20, -150, 8, -162),
  ]);
  q +=
    modelled(coat, K.cream, '#a8844c', 14 * s, 3) +
    clip(
      coat,
      repeat(35, (i) =>
        polys(
          rosette(
            ...at(-42 + (i % 5) * 15 + (Math.floor(i / 5) % 2) * 7, -148 + Math.floor(i / 5) * 17),
            4.6 * s,
            6,
          ),
          i % 2 ? K.red : K.gold,
        ),
      ),
    ) +
    ink(coat, K.line, 1.2);
  const sash = T([...curveThrough(-25, -96, -2, -90, 20, -98), ...curveThrough(20, -86, -2, -78, -26, -84)]);
  q +=
    modelled(sash, K.red, K.maroon, 5, 2) +
    ink(sash, K.line, 1) +
    gold(T(loopThrough(2, -98, 10, -112, 16, -110, 12, -92, 6, -76)));
  q +=
    fill(T(loopThrough(-8, -154, -8, -166, 9, -166, 8, -154, 0, -148)), K.skin) +
    each(
      [14, 24, 34],
      (d) =>
        line(T(curveThrough(-9, -153, 0, -153 + d, 9, -153)), K.line, 4.4 * s) +
        line(T(curveThrough(-9, -153, 0, -153 + d, 9, -153)), d === 24 ? K.gold : K.white, 3 * s),
    );
  const halo = at(2, -188);
  q =
    group(dot(halo[0], halo[1], 56 * s, '#4f7a4a'), 'opacity=".9"') +
    line(ellipse(halo[0], halo[1], 56 * s, 56 * s, 0, 80), K.gold, 4) +
    repeat(40, (i) =>
      fill(
        leaf(
          halo[0] + Math.cos(i * 0.157) * 58 * s,
          halo[1] + Math.sin(i * 0.157) * 58 * s,
          (i % 2 ? 13 : 8) * s,
          2.4 * s,
          i * 0.157,
          0,
          0.4,
        ),
        K.bright,
      ),
    ) +
    q;
  q += head((p) => T(transform(p, 1, -163, 1.08)), s * 1.08, K.skin, K.red, { plume: true });
  const rein = T([
    ...curveThrough(-14, -146, 4, -118, 34, -96),
    ...curveThrough(40, -88, 0, -100, -24, -134),
  ]);
  q +=
    modelled(rein, '#e6d6ac', '#a8844c', 6, 2) +
    ink(rein, K.line, 1.1) +
    dot(...at(40, -90), 6 * s, K.skin) +
    line(ellipse(...at(40, -90), 6 * s), K.line, 0.9, true);
  const near = T([
    ...curveThrough(10, -148, 34, -122, 52, -142),
    ...curveThrough(58, -134, 36, -104, 4, -132),
  ]);
  q +=
    modelled(near, K.cream, '#a8844c', 6, 2) +
    ink(near, K.line, 1.1) +
    line(T(polyline(48, -144, 56, -134)), K.gold, 4 * s) +
    line(T(polyline(58, -142, 60, -170)), '#4f7a3c', 2) +
    polys(rosette(...at(60, -176), 11 * s, 8), K.rose) +
    dot(...at(60, -176), 3.4 * s, K.red) +
    dot(...at(57, -141), 6 * s, K.skin) +
    line(ellipse(...at(57, -141), 6 * s), K.line, 0.9, true);
  return q;
}

/** Royal parasol over the halo: gold dome, red valance with pearls. @param at its top, @param hold where its bearer grips the staff */
export function chhatra(at: Point, R: number, hold: Point): string {
  const T = (p: Poly) => transform(p, at[0], at[1], R / 100),
    dome = T([
      ...curveThrough(-100, 40, -92, 6, -56, -22, 0, -34, 56, -22, 92, 6, 100, 40),
      ...series(15, (i): Point => [100 - (i + 0.5) * 13.3, i % 2 ? 40 : 52]),
    ]);
  return (
    line([hold, at], K.line, 7) +
    line([hold, at], K.gold, 5) +
    modelled(dome, K.red, K.maroon, 20, 5) +
    clip(
      dome,
      lines(
        [-66, -33, 0, 33, 66].map((u) => T(curveThrough(0, -34, u * 0.8, -6, u * 1.3, 52))),
        K.bright,
        1.6,
      ) +
        line(T(curveThrough(-102, 32, 0, 20, 102, 32)), K.gold, 9) +
        repeat(11, (i) =>
          polys(rosette(...T([[-84 + i * 16.8, 4 - Math.cos((i - 5) * 0.3) * 12]])[0], 6, 6), K.bright),
        ),
    ) +
    ink(dome, K.line, 1.3) +
    dots(T(series(15, (i): Point => [-93 + i * 13.3, 54])), 3, K.white) +
    gold(T(loopThrough(-9, -32, -6, -46, 0, -66, 6, -46, 9, -32)))
  );
}
