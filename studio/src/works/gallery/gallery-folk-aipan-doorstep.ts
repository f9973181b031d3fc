/** Aipan: rice paste on geru; the goddess's footprints climb from the threshold to her lotus seat. */
import { run, teeth } from '../../draw/bands.ts';
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dots, fill, lines } from '../../draw/svg.ts';
import { creeper, drips } from '../../traditions/floor/border.ts';
import { diya, foot } from '../../traditions/floor/foot.ts';
import { corneredFrame } from '../../traditions/floor/frame.ts';
import { circle, dotRing, petalRing, star } from '../../traditions/floor/rounds.ts';
import { FLOOR as K, finger } from '../../traditions/floor/style.ts';
import type { Work } from '../../work.ts';

const W = 800,
  H = 1000,
  M = 26,
  T = 70;

/** Border: drips, a ruled creeper, a row of dots and small arches. */
const border = (L: number) =>
  finger(
    [
      [0, 2],
      [L, 2],
    ],
    3,
  ) +
  dots(run(L, 9, 10), 2.4, K.white) +
  finger(
    [
      [0, 17],
      [L, 17],
    ],
    2.4,
  ) +
  `<g transform="translate(0 18)">${creeper(L, 32)}</g>` +
  finger(
    [
      [0, 51],
      [L, 51],
    ],
    2.4,
  ) +
  lines(teeth(L, 16, 64, 54), K.white, 2) +
  finger(
    [
      [0, 67],
      [L, 67],
    ],
    2.6,
  );

/** Lakshmi's seat: star within lotus within rings of petals. */
function seat(S: Sheet, x: number, y: number) {
  S.add(
    petalRing(x, y, 184, 226, 28, 2.4),
    circle(x, y, 182, 3),
    dotRing(x, y, 174, 9, 2.3),
    circle(x, y, 166, 2.4),
  );
  S.add(
    petalRing(x, y, 118, 160, 16, 2.4, 0.1),
    circle(x, y, 116, 3),
    dotRing(x, y, 109, 8, 2),
    circle(x, y, 102, 2.4),
  );
  S.add(
    ...star(x, y, 100, 8, 3).map((p) => finger(p, 2.6)),
    ...star(x, y, 92, 8, 3).map((p) => finger(p, 1.5)),
    petalRing(x, y, 12, 46, 8, 2.2),
    circle(x, y, 11, 2.6),
    dots([[x, y]], 4, K.white),
  );
}

/** Lotus seen from the side: a fan of petals on a short neck. */
function lotusFan(x: number, y: number, R: number, a: number): string {
  const petals = [-1.1, 1.1, -0.6, 0.6, 0].map((d) =>
    leaf(x, y, R * (1 - Math.abs(d) * 0.16), R * 0.24, a + d, 0, 0.6),
  );
  return (
    each(petals, (p) => fill(p, K.geru) + finger(p, 2.3, true)) +
    dots(
      [-1.1, -0.6, 0, 0.6, 1.1].map((d) => polar(x, y, R * 1.16, a + d)),
      2,
      K.white,
    ) +
    dots(
      [-0.4, 0, 0.4].map((d) => polar(x, y, R * 0.62, a + d)),
      1.8,
      K.white,
    )
  );
}

/** A full pitcher on its ring, ruled, dotted and garlanded; a lotus creeper winds out of it. */
function pitcher(S: Sheet, x: number, y: number, fx: number) {
  const at = (p: Poly): Poly => p.map(([u, v]) => [x + u * fx, y + v] as Point),
    pot = at(
      loopThrough([
        -18, -86, -22, -74, -44, -52, -40, -22, -18, -8, 18, -8, 40, -22, 44, -52, 22, -74, 18, -86,
      ]),
    );
  const stem = at(curveThrough(0, -88, 34, -132, -14, -186, 30, -240, 16, -286));
  S.add(finger(stem, 3));
  walk(stem, 25)
    .slice(2, -1)
    .forEach((k, i) => {
      const sg = i % 2 ? 1 : -1,
        a = k.a + sg * 1.05;
      if (i % 3 === 1) {
        const q = polar(k.p[0], k.p[1], 26, a);
        S.add(finger([k.p, q], 2), lotusFan(...q, 24, a)).blockLine([q, polar(...q, 20, a)], 22);
      } else {
        const p = leaf(k.p[0], k.p[1], 32, 8.5, a, 0.15 * sg);
        S.add(finger(p, 2.2, true), finger([k.p, polar(k.p[0], k.p[1], 24, a)], 1.4)).block(p, 6);
      }
    });
  const end = stem[stem.length - 1];
  S.add(lotusFan(...end, 36, -1.57)).blockLine([end, [end[0], end[1] - 26]], 36);
  S.add(
    fill(pot, K.geru),
    finger(pot, 3, true),
    finger(at(curveThrough(-24, -88, 0, -92, 24, -88)), 4),
    ...[-60, -24].map((v) => finger(at(curveThrough(-42, v, 0, v + 6, 42, v)), 2)),
    lines(
      [-30, -15, 0, 15, 30].flatMap((u) => [at(polyline(u - 7, -28, u, -52, u + 7, -28))]),
      K.white,
      2,
    ),
    dots(at([-22, -8, 8, 22].map((u) => [u, -46] as Point)), 2.2, K.white),
    finger(at(curveThrough(-24, -4, 0, -1, 24, -4)), 4),
  )
    .block(pot, 10)
    .blockLine(stem, 12);
}

function aipan(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    i0 = M + T,
    cx = W / 2,
    sy = 366;
  S.add(corneredFrame(M, M, W - 2 * M, H - 2 * M, T, border));
  S.blockRim(i0);
  S.add(`<g transform="translate(${i0 + 6} ${i0 + 4})">${drips(W - 2 * i0 - 12, 22, 9)}</g>`);
  S.block(rect(0, 0, W, i0 + 34));
  seat(S, cx, sy);
  S.block(ellipse(cx, sy, 240));
  // sun and moon witness the feast
  S.add(
    circle(168, 192, 22, 3),
    petalRing(168, 192, 3, 18, 8, 1.8),
    ...series(16, (i) => {
      const a = (i * Math.PI) / 8;
      return finger([polar(168, 192, 28, a), polar(168, 192, i % 2 ? 38 : 46, a)], 2.4);
    }),
    finger(curve([...Array(13)].map((_, i) => polar(632, 192, 40, 0.7 + (i / 12) * 4.9))), 3),
    finger(curve([...Array(13)].map((_, i) => polar(645, 188, 29, 0.5 + (i / 12) * 4.9))), 2.4),
    dots(
      [...Array(9)].map((_, i) => polar(636, 191, 34, 1.3 + (i / 8) * 3.6)),
      2,
      K.white,
    ),
  );
  S.blockLine(
    [
      [168, 192],
      [632, 192],
    ],
    56,
  );
  // four pairs of feet, side by side, up the strewn path
  const foot0 = H - i0 - 2;
  for (const sg of [-1, 1])
    S.add(
      finger(
        [
          [cx + sg * 66, foot0],
          [cx + sg * 66, sy + 236],
        ],
        2.6,
      ),
      dots(
        run(foot0 - sy - 240, 11, 0).map(([v]) => [cx + sg * 75, sy + 240 + v] as Point),
        2.3,
        K.white,
      ),
      finger(
        [
          [cx + sg * 84, foot0],
          [cx + sg * 84, sy + 230],
        ],
        2.6,
      ),
    );
  for (let i = 0; i < 4; i++) {
    const y = foot0 - 32 - i * 66;
    for (const left of [true, false]) S.add(foot(cx + (left ? -26 : 26), y, 1.12, left));
    S.add(dots(polyline(cx, y - 48, cx - 5, y - 40, cx + 5, y - 40), 2, K.white));
  }
  S.block(rect(cx - 92, sy + 220, 184, foot0 - sy - 220));
  // full pitchers and lamps stand on the threshold
  for (const sg of [-1, 1]) {
    pitcher(S, cx + sg * 190, foot0 - 4, sg);
    [
      [124, 1],
      [264, 1.15],
    ].forEach(([dx, s]) =>
      S.add(diya(cx + sg * dx, foot0 - 16 * s, s)).blockLine([[cx + sg * dx, foot0 - 30]], 38 * s),
    );
  }
  S.pack(
    i0,
    i0,
    W - i0,
    H - i0,
    9,
    900,
    (x, y) =>
      S.add(
        dots(polyline(x, y - 5, x + 5, y + 3, x - 5, y + 3), 2.2, K.white),
        fill(rect(x - 0.6, y - 0.6, 1.2, 1.2), K.white),
      ),
    4,
  );
  return S.art(K.geru, { ...GROUND.mudWall, grain: 0.8, wobble: 1.8, chalk: 0.2 });
}

export const work: Work = {
  id: 'gallery-folk-aipan-doorstep',
  collection: 'gallery',
  seed: 5,
  width: 800,
  height: 1000,
  alt: 'Pairs of small white footprints lead between pitchers and lamps across red earth to a lotus seat drawn in fine lines and dots.',
  draw: aipan,
};
