/** Lion of the goddess: striding, mouth open, a forepaw lifted, mane in flowing locks. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series, transform } from '../../draw/geometry.ts';
import { ink, inked, modelled, patterned } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { limb } from '../animals/limb.ts';

export interface LionPal {
  body: string;
  shade: string;
  mane: string;
  maneDark: string;
  line: string;
}

/** Mane: flowing locks in five rows, the longest on the breast and over the shoulder. */
function paintMane(palette: LionPal, T: (p: Poly) => Poly, s: number, w: number): string {
  let q = '';
  const c: Point = [126, -88];
  for (const [R, L, n, k] of [
    [40, 84, 17, 0],
    [36, 66, 16, 0.14],
    [32, 50, 15, 0],
    [28, 36, 13, 0.12],
    [24, 24, 11, 0],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = 0.72 + k + (i / (n - 1)) * 4.5,
        p = polar(c[0], c[1], R, a),
        hang = Math.sin(a) > -0.2 ? 1 : 0.74,
        turn = Math.cos(a) > 0.4 ? 0.1 : 0.3,
        mid = polar(p[0], p[1], L * 0.5 * hang, a + turn),
        end = polar(mid[0], mid[1], L * 0.56 * hang, a + turn - (a < Math.PI * 1.2 ? 0.9 : -0.5)),
        lock = ribbon(curveThrough(...p, ...mid, ...end), widths(8.6, 9.4, 7, 0.8), 2),
        tinted = i % 3 === 1 ? palette.maneDark : palette.mane;
      q +=
        modelled(T(lock), tinted, palette.maneDark, 6 * s, 2, { op: 0.7 }) +
        ink(T(lock), palette.line, w * 0.55) +
        ink(T(curveThrough(...p, ...mid, ...end)), palette.body, w * 0.6, { closed: false });
    }
  // head: lower jaw, mouth, upper jaw and brow
  const jaw = T(loopThrough(122, -66, 150, -58, 178, -56, 186, -48, 174, -38, 146, -40, 122, -50)),
    mouth = T(loopThrough(140, -72, 176, -72, 184, -56, 150, -52)),
    head = T(
      loopThrough([
        92, -96, 100, -124, 128, -134, 152, -124, 166, -108, 190, -104, 200, -94, 196, -80, 180, -72, 156,
        -72, 140, -64, 112, -62, 96, -74,
      ]),
    ),
    ear = T(loopThrough(102, -116, 96, -142, 112, -146, 124, -130));
  q +=
    fill(mouth, '#8a2a24') + modelled(jaw, palette.body, palette.shade, 8 * s, 3) + ink(jaw, palette.line, w);
  q += fill(T(leaf(150, -58, 34, 5, 0.05)), '#d8707a');
  q += modelled(ear, palette.body, palette.shade, 6 * s, 2) + ink(ear, palette.line, w);
  q += modelled(head, palette.body, palette.shade, 16 * s, 5, { op: 0.7 }) + ink(head, palette.line, w * 1.1);
  for (const [tx, ty, d] of [
    [184, -73, 1],
    [172, -72, 1],
    [178, -54, -1],
    [166, -53, -1],
  ])
    q += fill(T(polyline(tx - 3.4, ty, tx + 3.4, ty, tx, ty + d * 10)), '#fbf5e6');
  return q;
}

/**
 * About 380 long with its tail, feet at (y + 128 s), facing right.
 * @param fx -1 faces left
 */
export function paintLion(x: number, y: number, s: number, fx: number, palette: LionPal): string {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx),
    at = (p: Point) => T([p])[0],
    w = Math.max(0.9, 1.6 * s);
  const body = T(
    union(
      [
        ellipse(-118, -24, 40, 40),
        limb([-118, -24, -60, -30, 0, -24, 60, -38, 100, -56], 40, 42, 38, 46, 48),
        limb([-114, -8, -140, 46, -116, 84, -126, 122], 36, 24, 13, 12),
        limb([-84, 2, -62, 48, -52, 84, -56, 122], 34, 22, 13, 12),
        limb([62, -8, 62, 56, 54, 122], 32, 18, 13),
        limb([96, -22, 140, 4, 158, 40, 150, 74], 32, 21, 14, 13),
        ...[-118, -48, 62].map((q) => ellipse(q, 122, 19, 9)),
        ellipse(156, 78, 17, 12),
      ],
      11,
    ),
  );
  const tail = T(
    ribbon(curveThrough(-148, -26, -196, -40, -206, -96, -170, -124, -178, -158), widths(9, 8, 7, 6, 5)),
  );
  const tuft = [-0.5, -0.15, 0.2, 0.5].map((d) => T(leaf(-178, -152, 44, 11, -1.35 + d, d * 0.4)));
  let q = inked(tail, palette.body, palette.line, w);
  q += each(
    tuft,
    (p) => modelled(p, palette.mane, palette.maneDark, 6 * s, 2) + ink(p, palette.line, w * 0.6),
  );
  q +=
    modelled(body, palette.body, palette.shade, 24 * s, 5, { op: 0.75 }) + ink(body, palette.line, w * 1.1);
  q += lines(
    [
      T(curveThrough(-96, -50, -70, -10, -82, 26)),
      T(curveThrough(40, -60, 30, -10, 44, 28)),
      T(curveThrough(-30, 14, 6, 20, 36, 10)),
    ],
    palette.shade,
    w * 0.8,
  );
  for (const [px, py] of [
    [-118, 122],
    [-48, 122],
    [62, 122],
    [156, 80],
  ])
    q += lines(
      [-5, 1, 7].map((d) => T(polyline(px + d, py - 2, px + d + 3, py + 8))),
      palette.line,
      w * 0.7,
    );
  // short fur, in strokes that follow the body
  q += clip(
    body,
    lines(
      series(120, (i): Poly => {
        const u = -150 + (i % 20) * 13.4 + Math.floor(i / 20) * 5,
          v = -62 + Math.floor(i / 20) * 17 + Math.sin(i * 2.3) * 5;
        return T(curveThrough(u, v, u - 5, v + 3, u - 12, v + 3));
      }),
      palette.shade,
      w * 0.5,
    ),
  );
  q += paintMane(palette, T, s, w);
  const eye = T(leaf(132, -106, 27, 7.4, 0.12));
  q += patterned(eye, '#fdf6e4', dot(...at([148, -104]), 5 * s, '#1c1210'), palette.line, w * 1.2);
  q +=
    line(T(curveThrough(126, -116, 144, -122, 162, -112)), palette.line, w * 1.3) +
    fill(T(loopThrough(188, -104, 200, -98, 197, -90, 188, -93)), palette.line) +
    line(T(curveThrough(190, -91, 184, -84, 176, -80)), palette.line, w) +
    lines(
      [0, 1, 2].map((i) => T(curveThrough(176, -84 + i * 4, 160, -82 + i * 6, 148, -84 + i * 9))),
      palette.shade,
      w * 0.6,
    );
  q += each(T(polyline(178, -90, 172, -86, 180, -84)), ([a, b]) => dot(a, b, 1.1 * s, palette.line));
  return q;
}
