/** Two peacocks call the rain; their trains turn into flowing leaves under a striped cloud. */
import { curve, curveThrough, offsets } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series } from '../../draw/geometry.ts';
import { type Mark, filled, markRow } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { clip, repeat } from '../../draw/markup.ts';
import { inside, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif, withoutStrokes } from '../../draw/recording.ts';
import { leaf } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { callingPeacock } from '../../motifs/birds/calling-peacock.ts';
import { place } from '../../motifs/place.ts';
import {
  type Program,
  GOND as K,
  blossom,
  edge,
  gondLeaf,
  gondLimb,
  ground,
} from '../../traditions/gond/infill.ts';
import type { Work } from '../../work.ts';

const W = 1000,
  H = 900,
  GY = 816;

const LEAVES: [string, string][] = [
  [K.teal, K.sky],
  [K.forest, K.leaf],
  [K.vermilion, K.mustard],
  [K.mustard, K.rust],
  [K.teal, K.white],
  [K.leaf, K.forest],
];

/** One plume: a quill that leaves the rump, paired leaves growing along it, a ringed eye at the tip. */
function plume(S: Sheet, path: Poly, i: number) {
  const st = walk(path, 19),
    e = path[path.length - 1],
    lp = LEAVES[i % LEAVES.length];
  S.add(gondLimb(path, 11, 4, K.black, K.mustard, K.white)).blockLine(path, 3);
  st.slice(3, -1).forEach((k, j) =>
    [1, -1].forEach((sg) => {
      const L = lerp(24, 44, Math.sin(Math.PI * k.t)),
        a = k.a + sg * 0.82,
        m = polar(k.p[0], k.p[1], L * 0.65, a),
        t = polar(k.p[0], k.p[1], L, a);
      if (S.free(m[0], m[1], 5) && S.free(t[0], t[1], 3))
        gondLeaf(S, k.p[0], k.p[1], L, L * 0.24, a, ...(j % 5 === 4 ? LEAVES[(i + 2) % 6] : lp));
    }),
  );
  const a = st[st.length - 1].a,
    tear = (k: number) => leaf(...polar(e[0], e[1], -14 * k, a), 66 * k, 25 * k, a, 0, 0.58);
  [
    [1, lp[0]],
    [0.8, K.mustard],
    [0.6, K.vermilion],
    [0.4, K.teal],
    [0.2, K.black],
  ].forEach(([k, c]) =>
    S.add(
      fill(
        tear(k as number).map((q) => polar(q[0], q[1], 17 * (1 - (k as number)), a)),
        c as string,
      ),
    ),
  );
  S.add(
    lines(
      walk(tear(1), 5, true).map((k) => [k.p, polar(k.p[0], k.p[1], 6, k.a - 1.57)]),
      lp[0],
      1.5,
    ),
  ).block(tear(1), 7);
}

/** Draws a peacock and returns its beak. */
function peacock(S: Sheet, sg: number): Poly[] {
  const x = W / 2 - sg * 142,
    B = place(callingPeacock(), x, GY - 148, 1.22, 0, sg),
    [rx, ry] = B.rump;
  S.block(B.body, 4).block(B.wing, 2);
  B.crest.forEach((c) => S.blockLine(c, 7));
  const ends = [
    [84, -372],
    [0, -432],
    [-88, -410],
    [-152, -346],
    [-186, -260],
    [-190, -166],
    [-190, -74],
    [-146, 20],
  ];
  ends.forEach(([dx, dy], i) => {
    const e: Point = [rx + sg * dx, ry + dy],
      side = 62 - i * 5;
    const m1: Point = [rx + sg * (dx * 0.2 - side), ry + dy * 0.3],
      m2: Point = [rx + sg * (dx * 0.62 - side * 1.15), ry + dy * 0.72 - 8];
    const path = curve([[rx, ry], m1, m2, e], false, 14);
    if (sg > 0 && i === 1) motif('Plume of leaves', () => plume(S, path, i));
    else plume(S, path, i);
  });
  const BODY: Program = [
    ['comb', K.sky],
    ['dot', K.white],
    ['line', K.mustard],
    ['seed', K.sky],
    ['dash', K.white],
  ];
  S.add(
    ...B.legs.flatMap((l) => {
      const f = l[l.length - 1];
      return [
        line(l, K.black, 5),
        ...[-0.3, 0.4, 2.7].map((a) =>
          line([f, polar(f[0], f[1], 17, sg > 0 ? a : Math.PI - a)], K.black, 3.4),
        ),
      ];
    }),
  );
  S.add(
    filled(B.body, K.teal, BODY, 8, S.r, K.teal, 3),
    filled(
      B.wing,
      K.vermilion,
      [
        ['dash', K.mustard],
        ['comb', K.white],
        ['dot', K.mustard],
      ],
      7.4,
      S.r,
    ),
  );
  S.add(
    ...B.beak.map((p) => fill(p, K.black)),
    ...B.crest.flatMap((c, i) => [
      line(c, K.teal, 2.6),
      dot(c[c.length - 1][0], c[c.length - 1][1], 7, i % 2 ? K.vermilion : K.mustard),
      dot(c[c.length - 1][0], c[c.length - 1][1], 3, K.black),
    ]),
  );
  S.add(dot(B.eye[0], B.eye[1], 8.6, K.white), dot(B.eye[0], B.eye[1], 4.4, K.black));
  return B.beak;
}

/** Cloud in scalloped stripes, each stripe a different mark. */
function cloud(S: Sheet) {
  const low = (o: number) =>
    curve(
      series(19, (i) => {
        return [52 + i * 49.8, (i % 2 ? 158 - o * 0.8 : 198 - o) + 14 * Math.sin(i * 0.9)] as Point;
      }),
      false,
      10,
    );
  const shape: Poly = [...low(0), [W - 48, 60], [W - 54, 46], [54, 46], [48, 60]];
  const rows: [Mark, string][] = [
    ['comb', K.sky],
    ['dot', K.white],
    ['line', K.teal],
    ['seed', K.sky],
    ['line', K.teal],
    ['comb', K.white],
    ['dash', K.sky],
  ];
  S.add(
    fill(shape, K.black),
    clip(
      shape,
      repeat(13, (i) => markRow(low(9 + i * 13.5), ...rows[i % 7], 11, S.r, false)),
    ),
  );
  S.add(ink(shape, K.black, 4)).block(shape, 6);
}

/** Rain falls in slanting broken threads wherever the paper is open. What falls on a black beak is no stroke. */
function rain(S: Sheet, beaks: Poly[]) {
  for (let x = 50; x < W - 50; x += 13)
    for (let y = 200; y < GY - 30; y += 27) {
      const X = x + S.r.between(-3, 3),
        Y = y + S.r.between(-9, 9);
      if (S.free(X, Y, 8) && S.free(X - 2, Y + 14, 6)) {
        const drop = leaf(X, Y, 17, 1.9, 1.7, 0, 0.7),
          paint = () => fill(drop, S.r.pick([K.indigo, K.teal, K.sky])),
          onBeak = beaks.some(
            (b) => drop.some(([x, y]) => inside(b, x, y)) || b.some(([x, y]) => inside(drop, x, y)),
          );
        S.add(onBeak ? withoutStrokes(paint) : paint());
      }
    }
}

/** A young plant between the birds, opening to the rain. */
function sapling(S: Sheet, x: number, y: number) {
  const stem = curveThrough(offsets(x, y, [0, 0, -4, -110, 3, -220, 0, -300]));
  S.add(gondLimb(stem, 12, 5, K.black, K.mustard, K.white)).blockLine(stem, 8);
  walk(stem, 34)
    .slice(1)
    .forEach((k, i) =>
      [1, -1].forEach((sg) =>
        gondLeaf(
          S,
          k.p[0],
          k.p[1],
          62 - i * 3,
          14,
          -1.57 + sg * (1.05 - i * 0.05),
          ...LEAVES[(i * 2 + 1) % 6],
          sg * -0.1,
        ),
      ),
    );
  const e = stem[stem.length - 1];
  for (let i = 0; i < 9; i++)
    gondLeaf(S, e[0], e[1], 50, 12, -1.57 + (i - 4) * 0.42, ...LEAVES[i % 2 ? 2 : 3]);
  S.add(dot(e[0], e[1], 12, K.black), dot(e[0], e[1], 7, K.mustard)).blockLine([e], 50);
}

function rainPeacocks(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    r = S.r;
  edge(S, 16, K.black, K.vermilion);
  motif('Rain cloud', () => cloud(S));
  const hill = curve(series(11, (i) => [40 + i * 92, GY + (i % 2 ? 10 : -6)] as Point));
  motif('Patterned ground', () =>
    ground(
      S,
      hill,
      K.forest,
      [
        ['dash', K.leaf],
        ['dot', K.mustard],
        ['comb', K.leaf],
        ['seed', K.white],
      ],
      9,
    ),
  );
  const beaks = [...motif('Calling peacock', () => peacock(S, 1)), ...peacock(S, -1)];
  for (let i = 0; i < 17; i++) {
    const x = 66 + i * 54.2,
      L = r.between(40, 66);
    if (i % 3 === 2) {
      blossom(S, x, GY + 30, 15, i % 2 ? K.mustard : K.vermilion, K.indigo);
      continue;
    }
    if (S.free(x, GY - 22, 14))
      [-0.6, -0.2, 0.2, 0.6].forEach((a, k) =>
        gondLeaf(S, x, GY + 2, L * (k % 3 ? 1 : 0.8), L * 0.15, -1.57 + a, ...LEAVES[(i + (k % 2)) % 6]),
      );
  }
  motif('Sapling', () => sapling(S, W / 2, GY - 4));
  rain(S, beaks);
  return S.art(K.white, GROUND.paper);
}

export const work: Work = {
  id: 'painting-gond-rain-peacocks',
  collection: 'paintings',
  seed: 8,
  width: 1000,
  height: 900,
  alt: 'Two mirrored peacocks raise their heads to a striped rain cloud, their trains turning into branches of leaves.',
  draw: rainPeacocks,
};
