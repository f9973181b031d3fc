/** Saura tree of life: herringbone branches full of monkeys, birds and climbers, inside the idital house frame. */
import { around } from '../../draw/bands.ts';
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif, redrawn } from '../../draw/recording.ts';
import { leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { STANCE } from '../../figures/small.ts';
import { birdlet, elephant, monkey, peafowl, tigerlet } from '../../traditions/saura/animals.ts';
import { frond, parasol, sunMoon } from '../../traditions/saura/landscape.ts';
import { man, rider, row } from '../../traditions/saura/people.ts';
import { SAURA as K, houseBand } from '../../traditions/saura/style.ts';
import type { Work } from '../../work.ts';

const W = 780,
  H = 1000,
  M = 20,
  T = 62,
  CX = W / 2,
  FOOT = 706;

/** Says of every animal that the colouring sheet has room for whether it keeps clear of those before it, and of the trunk. */
function sparse() {
  const seen: Point[] = [];
  return (x: number, y: number): boolean => {
    const isApart =
      Math.abs(x - CX) > 48 && seen.every((p) => Math.abs(p[0] - x) > 66 || Math.abs(p[1] - y) > 50);
    if (isApart) seen.push([x, y]);
    return isApart;
  };
}

/** Draws an animal, which the colouring sheet leaves out where it is crowded. */
const sparsely = (isApart: boolean, draw: () => void) => (isApart ? draw() : redrawn(draw));

/** Trunk with climbers, nine pairs of branches, side twigs, and the creatures that live on them. */
function tree(S: Sheet, isApart: ReturnType<typeof sparse>) {
  const r = S.r,
    trunk = curveThrough(CX, FOOT, CX - 5, 540, CX + 4, 370, CX, 176),
    shape = ribbon(trunk, widths(20, 12, 9, 4));
  S.block(shape, 10);
  const [boughs, leaves]: [Poly[], Poly[]] = [[], []];
  const perches: { p: Point; fx: number }[] = [];
  for (let i = 0; i < 11; i++)
    for (const sg of [-1, 1]) {
      const t = 0.2 + i * 0.076,
        o = trunk[Math.floor(t * (trunk.length - 1))],
        L = [262, 284, 288, 284, 276, 262, 240, 208, 170, 124, 76][i],
        up = lerp(34, 122, i / 10);
      const b = curve([
        o,
        [o[0] + sg * L * 0.36, o[1] - up * 0.62],
        [o[0] + sg * L * 0.72, o[1] - up * 0.9],
        [o[0] + sg * L, o[1] - up * 0.72 + 6],
      ]);
      redrawn(() => frond(S, b, 3.2, 13, 2.8));
      boughs.push(ribbon(b, widths(5, 4, 2)));
      walk(b, 54)
        .slice(1, -1)
        .forEach((k, j) => {
          const v = j % 2 ? -1 : 1,
            a = k.a + v * 0.75 * sg,
            e: Point = [k.p[0] + Math.cos(a) * 36, k.p[1] + Math.sin(a) * 36];
          if (!S.free(e[0], e[1], 9)) return;
          leaves.push(leaf(...k.p, 34, 5, a));
          redrawn(() =>
            frond(S, curve([k.p, [(k.p[0] + e[0]) / 2, (k.p[1] + e[1]) / 2 - 4], e]), 3.2, 9.5, 1.8),
          );
        });
      walk(b, 34)
        .slice(2)
        .forEach((k) => perches.push({ p: k.p, fx: sg }));
    }
  S.add(
    ...redrawn(
      () => [
        fill(shape, K.earth),
        line(shape, K.white, 2.6, true),
        lines(
          walk(trunk, 6).map((k) => [
            [k.p[0] - 15 * (1 - k.t * 0.75), k.p[1]],
            [k.p[0] + 15 * (1 - k.t * 0.75), k.p[1] - 5],
          ]),
          K.white,
          1.2,
        ),
      ],
      // bark and twigs are too fine: boughs with two edges and leaves
      () => polys(leaves, K.white) + polys([shape, ...boughs], K.white),
    ),
  );
  r.shuffle(perches).forEach(({ p, fx }, i) => {
    const isAtBorder = Math.abs(p[0] - CX) > CX - M - T - 34;
    if (isAtBorder || !S.free(p[0], p[1] - 24, 9)) return;
    const [x, facing] = [p[0], i % 2 ? fx : -fx];
    if (i % 3 === 0) sparsely(isApart(x, p[1] - 24), () => monkey(S, x, p[1] - 12, 0.86, facing));
    else sparsely(isApart(x, p[1] - 21), () => birdlet(S, x, p[1] - 13, 0.82, facing));
  });
  [
    [-17, 686, 1],
    [16, 622, -1],
    [-14, 556, 1],
    [13, 492, -1],
    [-12, 424, 1],
  ].forEach(([dx, y, fx]) => motif('Climbers', () => man(S, CX + dx, y, 0.62, { ...STANCE.climb, fx })));
}

/** Life on the ground, in two registers. */
function village(S: Sheet) {
  const L = M + T + 14,
    R = W - M - T - 14,
    g1 = FOOT + 6,
    g2 = H - M - T - 10,
    g15 = g2 - 94;
  S.add(lines([polyline(L, g1 + 8, R, g1 + 8), polyline(L, g1 + 12, R, g1 + 12)], K.white, 1.4));
  S.add(lines([polyline(L, g15 + 8, R, g15 + 8), polyline(L, g15 + 12, R, g15 + 12)], K.white, 1.4));
  S.block(rect(0, g1 + 5, W, 10)).block(rect(0, g15 + 5, W, 10));
  motif('Elephant', () => elephant(S, L + 96, g1 - 32, 0.3, 1));
  motif('Rider', () => rider(S, R - 126, g1 - 32, 0.33, -1));
  peafowl(S, R - 47, g1 - 22, 0.22, -1, 0.86);
  man(S, L + 18, g1 + 4, 0.5, STANCE.carryHead);
  man(S, L + 196, g1 + 4, 0.5, { ...STANCE.drum });
  row(S, CX + 52, g1 + 4, 2, 24, 0.5, (i) => ({ ...STANCE.dance, fx: i ? -1 : 1 }));
  motif('Line of dancers', () =>
    row(S, L + 18, g2, 9, 27, 0.56, (i) => ({
      aL: [-1.25, -0.9],
      aR: [1.25, 0.9],
      lL: [-0.5, 0.25],
      lR: [0.3, -0.35],
      lean: 0.2,
      fx: i > 20 ? -1 : 1,
    })),
  );
  man(S, L + 280, g2, 0.58, STANCE.drum);
  parasol(S, L + 302, g2, 62);
  man(S, L + 324, g2, 0.56, STANCE.walk);
  rider(S, L + 400, g2 - 33, 0.3, 1);
  tigerlet(S, R - 70, g2 - 30, 0.3, -1);
  row(S, L + 20, g15 + 4, 4, 24, 0.5, () => STANCE.carryHead);
  elephant(S, L + 180, g15 - 26, 0.26, -1);
  row(S, L + 268, g15 + 4, 3, 32, 0.52, (i) => ({ ...STANCE.reach, fx: i % 2 ? 1 : -1 }));
  peafowl(S, L + 432, g15 - 22, 0.22, 1);
  man(S, L + 480, g15 + 4, 0.52, STANCE.bend);
  man(S, L + 520, g15 + 4, 0.52, { ...STANCE.bend });
  man(S, L + 560, g15 + 4, 0.52, { ...STANCE.reach, fx: -1 });
}

function treeOfLife(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    i0 = M + T;
  S.add(around(M, M, W - 2 * M, H - 2 * M, T, houseBand));
  S.blockRim(i0, 5, 3);
  motif('Sun', () => sunMoon(S, i0 + 54, i0 + 56, 24, false));
  sunMoon(S, W - i0 - 54, i0 + 52, 24, true);
  const isApart = sparse();
  motif('Tree of life', () => tree(S, isApart));
  village(S);
  S.pack(
    i0,
    FOOT - 150,
    W - i0,
    FOOT + 4,
    27,
    700,
    (x, y, i) => {
      const p = man(S, x, y + 26, 0.46, i % 3 ? { ...STANCE.reach, fx: i % 2 ? 1 : -1 } : STANCE.dance);
      if (i % 3)
        S.add(
          line(
            curve([
              [p.handR[0] - 2, p.handR[1] - 14],
              [p.handR[0] + (i % 2 ? 9 : -9), p.handR[1] - 2],
              [p.handR[0] - 2, p.handR[1] + 12],
            ]),
            K.white,
            1.4,
          ),
        );
    },
    4,
  );
  S.pack(
    i0,
    i0,
    W - i0,
    FOOT - 90,
    15,
    700,
    (x, y, i) => sparsely(isApart(x, y - 2), () => birdlet(S, x, y + 6, 0.74, i % 2 ? 1 : -1)),
    8,
  );
  S.pack(
    i0,
    i0,
    W - i0,
    H - i0,
    4,
    2200,
    (x, y) => S.add(dots(polyline(x, y, x + 3.5, y - 3, x - 3, y - 3.4), 1.05, K.white)),
    3,
  );
  return S.art(K.earth, { ...GROUND.mudWall, chalk: 0.18 });
}

export const work: Work = {
  id: 'painting-saura-tree-of-life',
  collection: 'paintings',
  seed: 6,
  width: 780,
  height: 1000,
  alt: 'A white tree of life on red ochre, busy with monkeys, birds and small climbing figures inside a patterned frame.',
  draw: treeOfLife,
};
