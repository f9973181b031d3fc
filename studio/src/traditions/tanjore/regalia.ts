/** Crowns, hair and jewels of the icons: gold in relief, stones and pearls. Head space unless said otherwise. */
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { resample } from '../../draw/measure.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dots, fill, line } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { type Place, landmarks } from './countenance.ts';
import { lay } from './flesh.ts';

/** Raised part on gold that is already laid. @param grey height, from '#777' to '#fff' */
export const raise = (pen: Pen, p: Poly, grey = '#e8e8e8') => {
  const q = pen.T(p);
  pen.relief += fill(q, grey);
  pen.jewels += line(q, '#6b3410', 0.7, true);
};

/** Row of domed beads of gold. @param r in figure units */
export const beadRow = (pen: Pen, p: Poly, r: number) => {
  const q = resample(pen.T(p), Math.max(2.4, r * 2.1 * pen.s));
  for (const [k, grey] of [
    [1, '#9a9a9a'],
    [0.72, '#cfcfcf'],
    [0.42, '#ffffff'],
  ] as const)
    pen.relief += dots(q, Math.max(0.8, r * pen.s * k), grey);
};

/** Round goldCord of gold. */
export const goldCord = (pen: Pen, p: Poly, w: number, closed = false) => {
  for (const [k, grey] of [
    [1, '#808080'],
    [0.6, '#c4c4c4'],
    [0.26, '#ffffff'],
  ] as const)
    pen.relief += line(pen.T(p), grey, Math.max(0.8, w * pen.s * k), closed);
};

/** Tall tiered crown. @param t turn of the head, @param k figure units per head unit, @param h height */
export function kirita(pen: Pen, M: Place, t: number, k: number, h = 1) {
  const at = (x: number, y: number): Point => [x + t * (10 + (y + 30) * 0.07), -30 + (y + 30) * h],
    P = (...c: number[]) => c.reduce<Point[]>((o, v, i) => (i % 2 ? [...o, at(c[i - 1], v)] : o), []),
    bow = (y: number, w: number, d: number) =>
      curve(P(-w, y + d, -w * 0.5, y, 0, y - 1.4, w * 0.5, y, w, y + d));
  const side = [-40, -22, -42, -36, -38, -44, -35, -60, -31, -76, -25, -90, -17, -102, -8, -109, 0, -111],
    right: number[] = [];
  for (let i = side.length - 4; i >= 0; i -= 2) right.push(-side[i], side[i + 1]);
  pen.gold(
    M(
      curve(
        [
          ...P(...side),
          ...P(...right),
          ...bow(-34, 26, 5)
            .reverse()
            .filter((_, i) => i % 8 === 4),
        ],
        true,
      ),
    ),
    false,
  );
  const tiers = [
    [-46, 38],
    [-64, 34],
    [-80, 28],
    [-94, 20],
  ] as const;
  tiers.forEach(([y, w], i) => {
    const n = 7 - i;
    for (let j = 0; j < n; j++) {
      const u = ((j + 0.5) / n) * 2 - 1,
        [x0, y0] = at(u * w * 0.9, y + 2 + Math.abs(u) * 3);
      raise(
        pen,
        M(leaf(x0, y0, 15 - i, (w * 0.86) / n, -Math.PI / 2 - u * 0.16, 0, 0.42)),
        j % 2 ? '#b4b4b4' : '#ececec',
      );
    }
    beadRow(pen, M(bow(y + 3, w, 4)), 1.7 * k);
  });
  goldCord(pen, M(bow(-33, 39, 7)), 4 * k);
  beadRow(pen, M(bow(-39, 40, 6)), 2.2 * k);
  for (const [x, y, r, i] of [
    [0, -53, 5, 0],
    [-17, -50, 3.2, 1],
    [17, -50, 3.2, 1],
    [-30, -47, 2.6, 0],
    [30, -47, 2.6, 0],
    [0, -72, 4, 1],
    [-14, -70, 2.6, 2],
    [14, -70, 2.6, 2],
    [0, -88, 3.2, 0],
    [0, -34.6, 2.6, 2],
    [-13, -33.4, 2, 0],
    [13, -33.4, 2, 0],
    [-25, -30, 2, 2],
    [25, -30, 2, 2],
  ] as const)
    pen.gem(M([at(x, y)])[0], r * k, i);
  pen.gold(M(ellipse(...at(0, -114), 5.6, 5, 0, 20)), false);
  pen.gold(M(leaf(...at(0, -117), 17, 5, -Math.PI / 2, 0, 0.36)), false);
  // discs above the ears
  for (const sg of [-1, 1]) {
    if (sg * t > 0.45) continue;
    const [x, y] = at(sg * 41, -22);
    pen.gold(M(ellipse(x, y, 8, 9, 0, 26)), false);
    beadRow(pen, M(ellipse(x, y, 5.6, 6.4, 0, 26)), 1.2 * k);
    pen.gem(M([[x, y]])[0], 3.2 * k, 0);
  }
}

/** Ear ornaments. */
export function earrings(pen: Pen, M: Place, t: number, k: number, woman: boolean) {
  for (const [x, y] of landmarks(t).lobes) {
    if (!woman) {
      pen.gold(
        M(
          loopThrough(
            x - 6,
            y + 4,
            x + 6,
            y + 4,
            x + 10,
            y + 12,
            x + 6,
            y + 20,
            x - 6,
            y + 20,
            x - 10,
            y + 12,
          ),
        ),
        false,
      );
      beadRow(pen, M(ellipse(x, y + 12, 6.4, 6, 0, 20)), 1.3 * k);
      pen.gem(M([[x, y + 12]])[0], 3.4 * k, 0);
      continue;
    }
    pen.gold(M(ellipse(x, y + 4, 6, 6, 0, 20)), false);
    pen.gem(M([[x, y + 4]])[0], 3 * k, 0);
    pen.gold(
      M(
        loopThrough(
          x - 2.4,
          y + 10,
          x + 2.4,
          y + 10,
          x + 5,
          y + 14,
          x + 8.4,
          y + 20,
          x,
          y + 22.4,
          x - 8.4,
          y + 20,
          x - 5,
          y + 14,
        ),
      ),
      false,
    );
    beadRow(pen, M(curveThrough(x - 7.6, y + 19, x, y + 21, x + 7.6, y + 19)), 1.3 * k);
    for (const d of [-6, -2, 2, 6])
      pen.beads(
        M([
          [x + d, y + 23.4],
          [x + d, y + 25.4],
        ]),
        1.5 * k,
      );
  }
}

/** Black hair at the nape, falling in locks on both shoulders; before the face. */
export function falling(pen: Pen, M: Place, t: number, long = 1) {
  lay(
    pen,
    M(
      loopThrough(
        -6 + t * 4,
        -54,
        -30,
        -48,
        -42,
        -24,
        -44,
        6,
        -40,
        34,
        -24,
        46,
        24,
        46,
        40,
        34,
        44,
        6,
        42,
        -24,
        30,
        -48,
      ),
    ),
    pen.tr.hair,
  );
  for (const sg of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const lock = curveThrough(
        [sg * (30 + i * 3), 4],
        [sg * (40 + i * 3), 30],
        [sg * (34 + i * 6), 30 + 26 * long],
        [sg * (44 + i * 6), 30 + (52 - i * 6) * long],
      );
      lay(pen, M(ribbon(lock, widths(8, 7.4, 6, 3.4, 0.6))), pen.tr.hair);
      pen.stroke(M(lock), 0.4, pen.tr.hairLine);
    }
}

/** Hairline between brow and crown, in two smooth wings; after the face. @param parted shows a parting, for bare heads */
export function hairline(pen: Pen, M: Place, t: number, parted = false) {
  const c = 14 * t;
  for (const sg of [-1, 1]) {
    const far = sg * t > 0.3,
      w = far ? 0.72 : 1,
      x = (v: number) => c + sg * v * w;
    const wing = loopThrough([
      c,
      -44,
      x(10),
      -35,
      x(22),
      -30,
      x(30),
      -20,
      far ? c + sg * 24.5 : x(35),
      -4,
      far ? c + sg * 26 : x(38),
      8,
      far ? c + sg * 27 : x(44),
      -4,
      x(46),
      -26,
      x(34),
      -50,
      c,
      -56,
    ]);
    lay(pen, M(wing), pen.tr.hair);
    if (parted)
      for (let i = 0; i < 6; i++)
        pen.stroke(
          M(
            curveThrough(
              c + sg * 1,
              -52 + i,
              x(14 + i),
              -46 + i * 3,
              x(27 + i * 2),
              -34 + i * 5,
              x(37 + i),
              -14 + i * 3,
            ),
          ),
          0.4,
          pen.tr.hairLine,
        );
  }
}

/** Matted hair of Shiva, piled up and bound, crescent and river goddess in it. */
export function jata(pen: Pen, M: Place, t: number, k: number) {
  const c = 10 * t,
    brown = '#4a2716',
    dark = '#1a0b04';
  const dome = loopThrough([
    c - 40,
    -16,
    c - 44,
    -36,
    c - 34,
    -56,
    c - 20,
    -64,
    c - 24,
    -82,
    c - 14,
    -100,
    c,
    -106,
    c + 14,
    -100,
    c + 24,
    -82,
    c + 20,
    -64,
    c + 34,
    -56,
    c + 44,
    -36,
    c + 40,
    -16,
    c + 30,
    -30,
    c + 14,
    -38,
    c,
    -40,
    c - 14,
    -38,
    c - 30,
    -30,
  ]);
  pen.shape(M(dome), brown, dark, 0.9, 10);
  for (const sg of [-1, 1])
    for (let i = 0; i < 7; i++)
      pen.stroke(
        M(
          curveThrough(
            c + sg * (4 + i * 5),
            -40 + i * 2.6,
            c + sg * (8 + i * 4.6),
            -52 + i,
            c + sg * (3 + i * 2.4),
            -66,
            c + sg * (4 + i * 2.6),
            -82,
            c + sg * (1 + i * 1.4),
            -100,
          ),
        ),
        0.55,
        i % 2 ? dark : '#8a5a34',
      );
  pen.gold(
    M([
      ...curveThrough(c - 42, -22, c - 28, -36, c, -45, c + 28, -36, c + 42, -22),
      ...curveThrough(c + 43, -31, c + 28, -45, c, -54, c - 28, -45, c - 43, -31),
    ]),
    false,
  );
  beadRow(pen, M(curveThrough(c - 42, -27, c - 28, -40.6, c, -49.4, c + 28, -40.6, c + 42, -27)), 1.8 * k);
  pen.gem(M([[c, -50]])[0], 4.4 * k, 0);
  for (const x of [-22, 22]) pen.gem(M([[c + x, -43]])[0], 3 * k, 1);
  pen.gold(M(loopThrough(c - 23, -70, c, -74, c + 23, -70, c + 22, -63, c, -67, c - 22, -63)), false);
  const moon = [
    ...series(17, (i) => polar(c + 27, -80, 14, -0.7 + (i / 16) * 3.2)),
    ...series(17, (i) => polar(c + 24, -85, 12.4, 2.3 - (i / 16) * 2.9)),
  ];
  pen.shape(M(moon), '#fdf8ea', '#c9b88a', 0.6, 3);
}

/** Necklaces from choker to long chain. Torso space: x across, y down from the pit of the neck. */
export function necklaces(pen: Pen, N: Place, rich = 3) {
  const arc = (w: number, d: number, top = 0) =>
    N(
      curveThrough(
        -w,
        top,
        -w * 0.82,
        d * 0.55 + top * 0.5,
        -w * 0.4,
        d * 0.92,
        0,
        d,
        w * 0.4,
        d * 0.92,
        w * 0.82,
        d * 0.55 + top * 0.5,
        w,
        top,
      ),
    );
  const collar = (w: number, d: number, h: number) => [
    ...arc(w, d, -4),
    ...arc(w * 0.72, d - h, -6).reverse(),
  ];
  if (rich > 2) {
    pen.beads(arc(34, 74, -2), 2.5);
    pen.gold(N(loopThrough(0, 66, 9, 75, 0, 88, -9, 75)), false);
    pen.gem(N([[0, 76]])[0], 4.4, 0);
    pen.beads(arc(29, 56, -2), 2.1, pen.tr.gold);
  }
  pen.gold(collar(32, 38, 15), false);
  beadRow(pen, arc(31, 36, -4), 2);
  for (const [x, y] of [
    [0, 29],
    [-12, 26],
    [12, 26],
    [-21, 17],
    [21, 17],
  ])
    pen.gem(N([[x, y]])[0], x ? 3 : 4.4, Math.abs(x) === 12 ? 1 : 0);
  if (rich > 1)
    for (let i = -4; i <= 4; i++)
      pen.beads(
        N([
          [i * 6.4, 40 - i * i * 0.9],
          [i * 6.4, 43 - i * i * 0.9],
        ]),
        1.9,
      );
  pen.gold(collar(17, 11, 8), false);
  pen.gem(N([[0, 6]])[0], 2.6, 1);
}

/** Broad belt with a clasp, pendants and side loops. @param at middle, @param w half width, @param d sag */
export function girdle(pen: Pen, at: Point, w: number, d = 7, swing = true) {
  const [x, y] = at,
    top = curveThrough(x - w, y - d, x - w * 0.5, y - 1, x, y + 1, x + w * 0.5, y - 1, x + w, y - d),
    bottom = curveThrough(
      x + w + 1,
      y + 5 - d,
      x + w * 0.5,
      y + 11,
      x,
      y + 13,
      x - w * 0.5,
      y + 11,
      x - w - 1,
      y + 5 - d,
    );
  pen.gold([...top, ...bottom], false);
  beadRow(
    pen,
    curveThrough(x - w, y + 2 - d, x - w * 0.5, y + 4.4, x, y + 6.6, x + w * 0.5, y + 4.4, x + w, y + 2 - d),
    2.2,
  );
  for (let i = -2; i <= 2; i++)
    if (i) pen.gem([x + (i * w) / 3, y + 6 - (i * i * d) / 6], 2.8, i % 2 ? 1 : 2);
  pen.gold(ellipse(x, y + 6, 11, 10, 0, 30), false);
  pen.gem([x, y + 6], 5.2, 0);
  if (swing)
    for (const sg of [-1, 1]) {
      const loop = curveThrough(
        x + sg * 6,
        y + 13,
        x + sg * w * 0.3,
        y + 30,
        x + sg * w * 0.7,
        y + 26,
        x + sg * w * 0.96,
        y + 6 - d,
      );
      goldCord(pen, loop, 4.4);
      pen.jewels += line(pen.T(loop), '#6b341055', 0.8);
    }
}
