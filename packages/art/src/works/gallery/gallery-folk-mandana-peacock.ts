/** Mandana: chalk-white peacocks guard a star on a red-ochre courtyard floor. */
import { around, run, teeth, zig } from '../../draw/bands.ts';
import { inset } from '../../draw/contour.ts';
import { type Point, type Poly, TAU, curve, ellipse, polar, rect, walk } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { comb } from '../../draw/infill.ts';
import type { Painting } from '../../draw/painting.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { clip, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { standingPeacock } from '../../motifs/birds/standing-peacock.ts';
import { place } from '../../motifs/place.ts';
import { FLOOR as K, circle, diya, dotRing, finger, petalRing } from '../../traditions/floor/style.ts';
import type { Work } from '../../work.ts';

const W = 1000,
  H = 1000,
  M = 60;

/** Stepped border of the courtyard. */
const border = (L: number) =>
  finger(
    [
      [0, 3],
      [L, 3],
    ],
    6,
  ) +
  polys(teeth(L, 28, 30, 10), K.white) +
  polys(teeth(L, 28, 28, 18), K.ochre) +
  finger(
    [
      [0, 34],
      [L, 34],
    ],
    4,
  ) +
  line(zig(L, 28, 40, 54), K.white, 4) +
  dots(
    run(L, 28, 43)
      .map((p) => [p[0] - 14, p[1]] as Point)
      .slice(1),
    3.4,
    K.white,
  ) +
  finger(
    [
      [0, 60],
      [L, 60],
    ],
    5,
  );

/** Peacock in bold chalk: thick contour, ladder-filled neck, a train of parallel combs ending in eyes. */
function peacock(S: Sheet, x: number, y: number, s: number, fx: number) {
  const B = place(standingPeacock(true), x, y, s, 0, fx),
    st = walk(B.trainC, 26 * s);
  S.add(finger(B.train, 6, true), ...inset(B.train, 10).map((q) => line(q, K.white, 2, true)));
  const inner = inset(B.train, 14)[0] ?? B.train;
  S.add(clip(inner, lines(comb(B.trainC, 9, 11 * s), K.white, 2.2)));
  st.slice(1, -1).forEach((k) =>
    [-1, 1].forEach((sg) => {
      const e = polar(k.p[0], k.p[1], 24 * s, k.a + sg * 1.5);
      S.add(
        fill(ellipse(e[0], e[1], 13 * s), K.ochre),
        circle(e[0], e[1], 11 * s, 3.4),
        dots([e], 5 * s, K.white),
      );
    }),
  );
  S.add(
    fill(B.body, K.white),
    ...inset(B.body, 10).map((q) => line(q, K.ochre, 3, true)),
    ...inset(B.body, 17).map((q) =>
      dots(
        walk(q, 13, true).map((k) => k.p),
        3.4,
        K.ochre,
      ),
    ),
  );
  S.add(
    fill(B.wing, K.ochre),
    finger(B.wing, 4, true),
    ...inset(B.wing, 9).map((q) => line(q, K.white, 2.4, true)),
    ...inset(B.wing, 17).map((q) => fill(q, K.white)),
  );
  S.add(
    polys([B.beak], K.white),
    dots([B.eye], 7 * s, K.white),
    dots([B.eye], 3.6 * s, K.ochre),
    ...B.crest.map((c) => finger(c, 3.4)),
    dots(
      B.crest.map((c) => c[c.length - 1]),
      6 * s,
      K.white,
    ),
  );
  B.legs.forEach((l) => {
    const f = l[l.length - 1];
    S.add(finger(l, 5), finger([[f[0] - 14 * fx, f[1] + 4], f, [f[0] + 18 * fx, f[1] + 4]], 4));
  });
  S.block(B.body, 14).block(B.train, 14);
  B.legs.forEach((l) => S.blockLine(l, 14));
  B.crest.forEach((l) => S.blockLine(l, 10));
}

/** Six-pointed floor star, hatched and ringed. */
function floorStar(S: Sheet, x: number, y: number) {
  S.add(
    petalRing(x, y, 150, 188, 24, 3.4),
    circle(x, y, 148, 5),
    dotRing(x, y, 138, 11, 3.2),
    circle(x, y, 128, 3.4),
  );
  const tri = (R: number, rot: number): Poly => [0, 1, 2].map((i) => polar(x, y, R, rot + (i / 3) * TAU));
  for (const rot of [-Math.PI / 2, Math.PI / 2])
    S.add(finger(tri(124, rot), 6, true), line(tri(104, rot), K.white, 2.4, true));
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * TAU + Math.PI / 6,
      p: Poly = [polar(x, y, 108, a), polar(x, y, 72, a - 0.42), polar(x, y, 72, a + 0.42)];
    S.add(hatch(p, a, 7, 2.4, K.white, S.r, 0), dots([polar(x, y, 112, a + Math.PI / 6)], 5, K.white));
  }
  S.add(
    circle(x, y, 60, 4),
    petalRing(x, y, 14, 52, 8, 3),
    circle(x, y, 13, 4),
    dots([[x, y]], 5, K.white),
  ).block(ellipse(x, y, 196), 4);
}

/** Small floor square set on its corner, ruled and dotted. */
function chowk(S: Sheet, x: number, y: number, R: number) {
  const q = (k: number): Poly => [0, 1, 2, 3].map((i) => polar(x, y, R * k, (i / 4) * TAU));
  S.add(
    finger(q(1), 5, true),
    line(q(0.82), K.white, 2.4, true),
    finger(q(0.6), 4, true),
    hatch(q(0.6), 0.785, 9, 2.6, K.white, S.r, 0),
    hatch(q(0.6), -0.785, 9, 2.6, K.white, S.r, 0),
  );
  for (let i = 0; i < 4; i++) {
    const e = polar(x, y, R, (i / 4) * TAU),
      a = (i / 4) * TAU;
    S.add(
      ...[-0.7, 0, 0.7].map((v) => finger([e, polar(e[0], e[1], R * 0.3, a + v)], 3.4)),
      dots([polar(x, y, R * 0.9, a + 0.785)], 5, K.white),
    );
  }
  S.block(q(1.34), 4);
}

function mandana(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    c = W / 2,
    i0 = M + 66;
  S.add(
    fill(rect(M - 14, M - 14, W - 2 * M + 28, H - 2 * M + 28), K.ochre),
    around(M, M, W - 2 * M, H - 2 * M, 62, border),
  );
  for (const q of [rect(0, 0, W, i0), rect(0, H - i0, W, i0), rect(0, 0, i0, H), rect(W - i0, 0, i0, H)])
    S.block(q);
  floorStar(S, c, 372);
  peacock(S, 336, 760, 1.02, 1);
  peacock(S, 664, 760, 1.02, -1);
  // a lamp between the birds, and creepers that turn out of the star's foot
  S.add(diya(c, 846, 1.9)).blockLine([[c, 828]], 58);
  for (const sg of [-1, 1]) {
    chowk(S, c + sg * 284, 232, 74);
    chowk(S, c + sg * 292, 430, 52);
    S.add(petalRing(c + sg * 36, 700, 6, 24, 8, 2.6)).blockLine([[c + sg * 36, 700]], 34);
  }
  S.pack(
    i0,
    i0,
    W - i0,
    H - i0,
    20,
    700,
    (x, y, i) =>
      S.add(
        i % 2
          ? petalRing(x, y, 4, 16, 6, 2.2)
          : finger(
              curve([
                [x - 12, y + 8],
                [x - 4, y - 8],
                [x + 6, y + 4],
                [x + 14, y - 8],
              ]),
              3.4,
            ),
      ),
    6,
  );
  S.pack(i0, i0, W - i0, H - i0, 7, 1200, (x, y) => S.add(dots([[x, y]], 3.2, K.white)), 6);
  return S.art(K.dung, { ...GROUND.mudWall, grain: 1.1, wobble: 2.4, chalk: 0.3 });
}

export const work: Work = {
  id: 'gallery-folk-mandana-peacock',
  collection: 'gallery',
  seed: 10,
  width: 1000,
  height: 1000,
  alt: 'White line peacocks stand round a geometric floor star on red-ochre plaster.',
  draw: mandana,
};
