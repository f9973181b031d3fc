/** Hase Chittara: ruled people, house with stepped roof, palanquin. */
import { lozenges, run, teeth, zig } from '../../draw/bands.ts';
import { polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series } from '../../draw/geometry.ts';
import { group } from '../../draw/markup.ts';
import { rect } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { FLOOR as K, frameLines, lattice } from './style.ts';

export const W = 1000,
  H = 860,
  M = 26,
  CX = W / 2,
  RED = '#842a1b';

export const border = (L: number) =>
  line(polyline(0, 2, L, 2), K.white, 3) +
  polys(teeth(L, 15, 20, 6), K.white) +
  line(polyline(0, 22, L, 22), K.white, 2) +
  polys(lozenges(L, 22, 34, 10, 8), K.black) +
  lines(
    lozenges(L, 22, 34, 10, 8).map((p) => [...p, p[0]]),
    K.white,
    1.6,
  ) +
  dots(run(L, 22, 34), 2.6, K.yellow) +
  line(polyline(0, 45, L, 45), K.white, 2) +
  line(zig(L, 11, 48, 57), K.white, 1.7) +
  line(polyline(0, 60, L, 60), K.white, 2.6);

/** Person as two triangles of parallel lines, raised hands, a lozenge head. */
export function person(S: Sheet, x: number, y: number, s: number, crown: boolean, skirt: boolean) {
  const l = (...p: number[]) => {
    const q: Point[] = [];
    for (let i = 0; i < p.length; i += 2) q.push([x + p[i] * s, y + p[i + 1] * s]);
    return q;
  };
  const up = l(-22, -92, 22, -92, 0, -56),
    lo = skirt ? l(0, -60, 28, -8, -28, -8) : l(0, -60, 16, -30, -16, -30);
  S.add(
    polys([up, lo], RED),
    lines(
      series(7, (i) => {
        const t = i / 7;
        return [
          [lerp(up[0][0], up[2][0], t), lerp(up[0][1], up[2][1], t)],
          [lerp(up[1][0], up[2][0], t), lerp(up[1][1], up[2][1], t)],
        ] as Poly;
      }),
      K.white,
      1.5,
    ),
  );
  S.add(
    lines(
      series(8, (i) => {
        const t = (i + 1) / 8;
        return [
          [lerp(lo[0][0], lo[2][0], t), lerp(lo[0][1], lo[2][1], t)],
          [lerp(lo[0][0], lo[1][0], t), lerp(lo[0][1], lo[1][1], t)],
        ] as Poly;
      }),
      K.white,
      1.5,
    ),
  );
  S.add(
    line(up, K.white, 2.2, true),
    line(lo, K.white, 2.2, true),
    lines(
      [
        l(-22, -92, -38, -76, -46, -104),
        l(22, -92, 38, -76, 46, -104),
        ...(skirt
          ? [l(-10, -8, -10, 4, -17, 4), l(10, -8, 10, 4, 17, 4)]
          : [l(-14, -30, -13, 2, -21, 2), l(14, -30, 13, 2, 21, 2)]),
      ],
      K.white,
      2.4,
    ),
  );
  S.add(fill(l(0, -118, 11, -106, 0, -92, -11, -106), K.white), dot(x, y - 105 * s, 2.6 * s, K.black));
  if (crown)
    S.add(
      lines(
        [-2, -1, 0, 1, 2].map((i) => [
          polar(x, y - 112 * s, 8 * s, -1.57 + i * 0.4),
          polar(x, y - 112 * s, 24 * s, -1.57 + i * 0.4),
        ]),
        K.yellow,
        2.2,
      ),
    );
}

/** The house of the wall: nested ruled frames under a stepped roof. */
export function house(S: Sheet, x: number, y: number, w: number, h: number) {
  S.add(lattice(x, y, w, h, 24, 'diamond'), frameLines(x, y, w, h, [-5, 0], 2.4));
  const q = 54,
    q2 = 84;
  S.add(
    fill(rect(x + q, y + q, w - 2 * q, h - 2 * q), RED),
    lattice(x + q, y + q, w - 2 * q, h - 2 * q, 15, 'net'),
    frameLines(x + q, y + q, w - 2 * q, h - 2 * q, [0, 5], 2.2),
  );
  S.add(
    fill(rect(x + q2, y + q2, w - 2 * q2, h - 2 * q2), RED),
    frameLines(x + q2, y + q2, w - 2 * q2, h - 2 * q2, [0, 6, 11], 2.2),
  );
  // roof: rows of ruled gables with finials
  for (let k = 0; k < 5; k++) {
    const m = w / 2 + 34 - k * 36,
      yy = y - 8 - k * 19;
    S.add(
      fill(rect(CX - m, yy - 17, 2 * m, 17), k % 2 ? K.black : RED),
      group(
        k % 2 ? polys(teeth(2 * m, 16, 16, 2), K.yellow) : lines(teeth(2 * m, 12, 16, 2), K.white, 1.7),
        `transform="translate(${CX - m} ${yy - 17})"`,
      ),
      line(rect(CX - m, yy - 17, 2 * m, 17), K.white, 2, true),
    );
  }
  const ty = y - 103;
  for (const dx of [-60, 0, 60])
    S.add(
      fill(polyline(CX + dx - 16, ty, CX + dx, ty - 34, CX + dx + 16, ty), K.black),
      line(polyline(CX + dx - 16, ty, CX + dx, ty - 34, CX + dx + 16, ty), K.white, 2, true),
      dots([[CX + dx, ty - 10]], 3.4, K.yellow),
      line(polyline(CX + dx, ty - 34, CX + dx, ty - 46), K.white, 2.2),
    );
}

/** Palanquin on its pole with four bearers. */
export function palanquin(S: Sheet, x: number, y: number) {
  for (const dx of [-128, -84, 84, 128]) person(S, x + dx, y, 0.74, false, false);
  const b = rect(x - 52, y - 104, 104, 58);
  S.add(
    line(polyline(x - 160, y - 88, x + 160, y - 88), K.white, 4.5),
    lines(
      run(320, 7, 0).map((p) => polyline(x - 160 + p[0], y - 91, x - 163 + p[0], y - 85)),
      RED,
      1.4,
    ),
    fill(b, RED),
    lattice(x - 52, y - 104, 104, 58, 14, 'net'),
    line(b, K.white, 2.6, true),
  );
  S.add(fill(rect(x - 24, y - 98, 48, 46), RED), line(rect(x - 24, y - 98, 48, 46), K.white, 2, true));
  person(S, x, y - 53, 0.36, true, true);
  S.add(
    fill(polyline(x - 64, y - 104, x, y - 146, x + 64, y - 104), K.black),
    lines(
      teeth(128, 11, 0, -10).map((p) => p.map(([u, v]) => [x - 64 + u, y - 105 + v] as Point)),
      K.white,
      1.5,
    ),
    line(polyline(x - 64, y - 104, x, y - 146, x + 64, y - 104), K.white, 2.4, true),
    dots(polyline(x, y - 150, x - 64, y - 98, x + 64, y - 98), 4, K.yellow),
  );
}
