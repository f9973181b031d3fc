/** Peacock seen from the front with its train spread: rings of eyed feathers behind a blue breast. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Poly, lerp, polar, series, transform } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { inked, patterned } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dot, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { limb } from '../animals/limb.ts';
import type { PeaPal } from './peacock.ts';

/** Rings of the train from the outside in: radius as a share of the whole, number of feathers. */
const RINGS = [
  [1, 25],
  [0.8, 22],
  [0.62, 17],
  [0.45, 11],
] as const;

/** One eye of the train, its tip outwards. @param R half its length */
function eyeMark(x: number, y: number, R: number, a: number, palette: PeaPal): string {
  const back = polar(x, y, -R * 1.15, a);
  const gold = leaf(back[0], back[1], R * 2.3, R * 0.86, a, 0, 0.6);
  const mid = polar(x, y, R * 0.16, a);
  const pupil = polar(x, y, R * 0.3, a);
  return (
    edged(gold, palette.eye[0], palette.line, R * 0.09) +
    fill(ellipse(mid[0], mid[1], R * 0.62, R * 0.54, a, 22), palette.eye[2]) +
    fill(ellipse(pupil[0], pupil[1], R * 0.4, R * 0.36, a, 18), palette.eye[1])
  );
}

/**
 * @param x,y root of the train, in the middle of the breast
 * @param R radius of the train; the feet stand about 0.62 R below the root
 */
export function displayingPeacock(x: number, y: number, R: number, palette: PeaPal): string {
  const from = -Math.PI * 1.13;
  const to = Math.PI * 0.13;
  let s = '';
  for (const [k, n] of RINGS) {
    const L = R * k;
    for (let i = 0; i < n; i++) {
      const a = lerp(from, to, i / (n - 1));
      const width = L * 0.075 + R * 0.012;
      const plume = leaf(x, y, L, width, a, 0, 0.86);
      const stations = series(12, (j) => 0.36 + j * 0.05);
      const barbs = stations.flatMap((t) =>
        [1, -1].map((sg): Poly => {
          const root = polar(x, y, L * t, a);
          return [root, polar(root[0], root[1], width * 1.25, a + sg * 0.62)];
        }),
      );
      s +=
        fill(plume, palette.tail) +
        clip(plume, lines(barbs, palette.barb, R * 0.006 + 0.3)) +
        line([polar(x, y, L * 0.2, a), polar(x, y, L * 0.8, a)], palette.barb, R * 0.008) +
        line(plume, palette.line, R * 0.005 + 0.3, true) +
        eyeMark(...polar(x, y, L * 0.875, a), R * 0.062, a, palette);
    }
  }
  const u = R / 200;
  const T = (p: Poly) => transform(p, x, y, u);
  for (const sg of [-1, 1]) {
    const legs = [
      curveThrough(sg * 16, 74, sg * 18, 98, sg * 18, 120),
      curveThrough(sg * 18, 120, sg * 32, 126),
      curveThrough(sg * 18, 120, sg * 18, 128),
      curveThrough(sg * 18, 120, sg * 5, 126),
    ];
    s += lines(legs.map(T), palette.line, 4.6 * u);
    for (let i = 0; i < 5; i++) {
      const quill = T(
        leaf(
          sg * 20,
          10 + i * 7,
          74 - i * 7,
          12,
          sg > 0 ? 0.12 + i * 0.2 : Math.PI - 0.12 - i * 0.2,
          sg * 0.12,
        ),
      );
      s += inked(
        quill,
        i % 2 ? palette.wing[0] : (palette.wing[2] ?? palette.wing[0]),
        palette.line,
        1.1 * u + 0.3,
      );
    }
  }
  const body = T(
    union(
      [
        ellipse(0, 34, 38, 50),
        limb([0, 26, -3, -30, 6, -72, 4, -112], 32, 19, 13, 12),
        ellipse(5, -116, 17, 15),
      ],
      12,
    ),
  );
  s += patterned(
    body,
    palette.body,
    scales(body, -Math.PI / 2, 11 * u, palette.bodyHi, 0.9 * u + 0.2),
    palette.line,
    2.2 * u,
  );
  const collar = T(curveThrough(-15, -78, 4, -70, 20, -80));
  s +=
    line(collar, palette.eye[0], 4 * u) +
    polys(
      walk(collar, 7 * u).map((k) => ellipse(k.p[0], k.p[1] + 4 * u, 2.4 * u)),
      palette.eye[0],
    );
  for (let i = 0; i < 5; i++) {
    const a = -Math.PI / 2 + (i - 2) * 0.26;
    const tip = polar(4, -128, 40, a);
    s +=
      line(T([[4, -126], tip]), palette.line, 1.8 * u) +
      dot(...T([tip])[0], 5 * u, palette.eye[2]) +
      dot(...T([tip])[0], 2.4 * u, palette.eye[1]);
  }
  const cheek = T(loopThrough(2, -120, 14, -123, 20, -117, 12, -111));
  const beak = T(polyline(18, -122, 40, -112, 17, -108));
  return (
    s +
    fill(cheek, '#fdf6e2') +
    dot(...T([[11, -117]])[0], 3.2 * u, palette.line) +
    inked(beak, palette.beak, palette.line, 1.2 * u)
  );
}
