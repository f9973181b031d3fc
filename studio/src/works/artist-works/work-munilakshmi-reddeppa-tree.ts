/** Tree of forty birds: every bough ends in a bird, and no two birds are dressed alike. */
import { curve, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar } from '../../draw/geometry.ts';
import { contourRows, hatch, scales } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { BIRD_BODIES, placeBird, smallBird } from '../../motifs/birds/small-birds.ts';
import { chintzLeaf } from '../../motifs/painted/chintz.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Cloth, mound, turf } from '../../traditions/kalamkari/cloth.ts';
import { INK, K } from '../../traditions/kalamkari/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [900, 1200];

/** Ground, wing and mark of a bird; only madder, indigo, their pale baths and a little myrobalan. */
const DRESS: readonly [string, string, string][] = [
  [K.madder, K.cloth, K.indigo],
  [K.indigo, K.madder, K.cloth],
  [K.cloth, K.indigo, K.madder],
  [K.paleIndigo, K.madder, K.cloth],
  [K.rust, K.indigo, K.cloth],
  [K.myrobalan, K.madder, K.cloth],
  [K.shell, K.indigo, K.madder],
];

/** The i-th bird, standing on (x, y). */
function bird(x: number, y: number, s: number, fx: number, i: number, r: Rng): string {
  const kind = BIRD_BODIES[(i * 3) % 8];
  const b = placeBird(smallBird(kind, i % 5 === 4 ? -1 : 1), x, y, s, fx);
  const [ground, wing, mark] = DRESS[(i * 2 + (i >> 3)) % 7];
  const way = fx > 0 ? Math.PI * 0.75 : Math.PI * 0.25;
  const inner = [
    () => scales(b.body, way, 7 * s, mark, 0.9),
    () =>
      dots(
        contourRows(b.body, 6 * s, 4 * s, 4).flatMap((q) => resample(q, 6 * s, true)),
        1.1 * s,
        mark,
      ),
    () => hatch(b.body, way, 4.6, 0.9, mark, r),
    () => each(contourRows(b.body, 5 * s, 4 * s, 3), (q) => line(q, mark, 0.9, true)),
    () =>
      lines(
        walk(polyline(x - 40 * s, y - 36 * s, x + 40 * s, y - 36 * s), 6 * s).map((k): Poly => [
          [k.p[0], k.p[1] - 34 * s],
          [k.p[0], k.p[1] + 34 * s],
        ]),
        mark,
        0.9,
      ),
  ][i % 5];
  let o = each(b.tail, (q) => patterned(q, wing, hatch(q, way, 3.6, 0.8, mark, r), INK, 1.2));
  o +=
    lines(b.legs, INK, 2 * s) +
    lines(
      b.legs.map(([, e]): Poly => [
        [e[0] - 5 * s * fx, e[1]],
        [e[0] + 7 * s * fx, e[1]],
      ]),
      INK,
      1.6 * s,
    );
  if (kind === 'heron') o += each(b.beak.slice(0, 2), (q) => inked(q, ground, INK, 1.3));
  o += each(b.crest, (q) => inked(q, wing, INK, 1)) + patterned(b.body, ground, inner(), INK, 1.6);
  o += each(kind === 'heron' ? b.beak.slice(2) : b.beak, (q) =>
    inked(
      q,
      kind === 'hornbill' || kind === 'duck' ? K.myrobalan : kind === 'parrot' ? K.madder : INK,
      INK,
      1,
    ),
  );
  o += patterned(
    b.wing,
    wing,
    each(contourRows(b.wing, 4.6 * s, 3 * s, 4), (q, k) =>
      k % 2 ? dots(resample(q, 4.4 * s, true), 1 * s, mark === wing ? INK : mark) : line(q, INK, 0.8, true),
    ),
    INK,
    1.3,
  );
  if (kind !== 'owl' && kind !== 'heron') o += line(b.collar, mark, 2.4 * s);
  for (const e of [b.eye, ...(b.eye2 ? [b.eye2] : [])])
    o +=
      dot(...e, (kind === 'owl' ? 6.4 : 4) * s, INK) +
      dot(...e, (kind === 'owl' ? 5.2 : 3.1) * s, K.cloth) +
      dot(...e, (kind === 'owl' ? 2.6 : 1.7) * s, INK);
  return o;
}

/** Main boughs on one side: height on the trunk, then where they end, with side twigs along them. */
const BOUGHS: readonly [
  root: number,
  x: number,
  y: number,
  twigs: readonly (readonly [t: number, dx: number, dy: number])[],
][] = [
  [
    0.12,
    286,
    0.83,
    [
      [0.34, 4, -74],
      [0.66, 12, -66],
    ],
  ],
  [
    0.29,
    290,
    0.675,
    [
      [0.3, 0, -76],
      [0.63, 10, -66],
    ],
  ],
  [
    0.47,
    276,
    0.52,
    [
      [0.35, 4, -74],
      [0.67, 12, -66],
    ],
  ],
  [
    0.65,
    288,
    0.365,
    [
      [0.31, 0, -76],
      [0.64, 10, -66],
    ],
  ],
  [
    0.83,
    272,
    0.215,
    [
      [0.5, 6, -66],
      [0.76, 2, -72],
    ],
  ],
  [0.985, 84, 0.135, []],
];

/** Herons and ducks on the ground make the forty. */
function heronsAndDucks(
  c: Cloth,
  f: Cloth['f'],
  perches: [Point, number][],
  foot: number,
  r: Rng,
  put: [Point, number][],
): void {
  const ground: [number, number][] = [
    [-280, 1],
    [-198, 1],
    [-116, 1],
    [78, -1],
    [146, -1],
    [216, -1],
    [284, -1],
  ];
  c.add(mound(f.cx, f.bottom + 2, f.w + 60, 11, 3));
  ground.slice(0, Math.max(0, 40 - perches.length)).forEach(([dx, fx], i) => {
    const y = foot - 6 + Math.abs(dx) * 0.03;
    c.add(bird(f.cx + dx, y, 0.95, fx, perches.length + i, r));
    c.block(ellipse(f.cx + dx, y - 34, 44, 46));
  });
  c.add(turf(f.cx - 90, f.cx - 40, foot + 2, 26));
  c.block(rect(f.x, foot - 8, f.w, 120));
  for (const [p, R] of put) c.block(ellipse(p[0], p[1], R * 0.8, R * 0.8, 0, 10));
  c.sow(rect(f.x + 8, f.y + 8, f.w - 16, foot - f.y - 20));
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'chintz', '#ecdab2');
  const { f, r } = c;
  const foot = f.bottom - 74;
  const height = foot - f.y;
  const trunk = curve(
    [
      [f.cx - 6, foot + 10],
      [f.cx + 16, foot - height * 0.22],
      [f.cx - 14, foot - height * 0.46],
      [f.cx + 10, foot - height * 0.7],
      [f.cx, foot - height * 0.86],
    ] as Point[],
    false,
    16,
  );
  const at = (t: number): Point => trunk[Math.round(t * (trunk.length - 1))];
  const perches: [Point, number][] = [];
  const ends = new Set<Point>();
  const wood: [Poly, number, number][] = [];
  for (const sg of [-1, 1])
    for (const [root, dx, ty, twigs] of BOUGHS) {
      const start = at(Math.min(0.98, root + (sg > 0 ? 0.05 : 0)));
      const end: Point = [f.cx + sg * (dx + r.between(-6, 6)), f.y + height * ty + (sg > 0 ? 22 : 0)];
      const mid: Point = [
        f.cx + sg * dx * 0.5,
        Math.min(start[1], end[1]) + Math.abs(start[1] - end[1]) * 0.62 + 20,
      ];
      const bough = curve([start, mid, [f.cx + sg * dx * 0.84, end[1] + 16], end], false, 14);
      wood.push([bough, 12 - root * 6, 2.6]);
      perches.push([end, sg]);
      ends.add(end);
      for (const [t, ux, uy] of twigs) {
        const p = bough[Math.round(t * (bough.length - 1))];
        const tip: Point = [p[0] + sg * ux, p[1] + uy];
        wood.push([
          curve([p, [p[0] + sg * ux * 0.2, p[1] + uy * 0.5], [p[0] + sg * ux * 0.7, p[1] + uy * 0.94], tip]),
          4.2,
          1.8,
        ]);
        perches.push([tip, sg]);
      }
    }
  const crown: Point = [f.cx + 4, f.y + 100];
  wood.push([curve([at(0.98), [f.cx - 8, f.y + 130], crown]), 7, 3]);
  perches.push([crown, 1]);

  for (const [p, sg] of perches) c.block(ellipse(p[0] + sg * 2, p[1] - 30, 46, 44));
  for (const [p] of wood) c.block(p.concat(p.slice().reverse()));
  // leaves and small flowers in the gaps
  let leaves = '';
  const put: [Point, number][] = [];
  for (const [path, w] of wood)
    walk(path, w > 5 ? 14 : 11)
      .slice(1)
      .forEach((k, i) => {
        for (const sg of [1, -1]) {
          const a = k.a + sg * (0.8 + 0.2 * ((i * 7) % 3));
          const L = 27 + ((i * 5) % 4) * 3;
          const e = polar(...k.p, L, a);
          if (
            perches.some(([p, q]) => Math.hypot(p[0] + q * 2 - e[0], (p[1] - 32 - e[1]) * 1.02) < 38) ||
            put.some(([q, R]) => Math.hypot(q[0] - e[0], q[1] - e[1]) < R) ||
            e[0] < f.x + 5 ||
            e[0] > f.right - 5 ||
            e[1] < f.y + 5
          )
            continue;
          put.push([e, 17]);
          leaves += chintzLeaf(
            ...polar(...k.p, w * 0.5, a),
            L,
            L * 0.21,
            a,
            sg * -0.25,
            [K.leaf, K.indigo, K.leaf, K.paleIndigo][(i + (sg > 0 ? 1 : 0)) % 4],
            '#dcc48e',
            INK,
            r,
          );
        }
      });
  c.add(leaves);
  const outline = (path: Poly, w0: number, w1: number): Poly => {
    const half = path.map((p, i) => ({
      p,
      w: w0 + ((w1 - w0) * i) / (path.length - 1),
      a: Math.atan2(
        path[Math.min(path.length - 1, i + 1)][1] - path[Math.max(0, i - 1)][1],
        path[Math.min(path.length - 1, i + 1)][0] - path[Math.max(0, i - 1)][0],
      ),
    }));
    return [
      ...half.map(({ p, w, a }) => polar(...p, w, a + Math.PI / 2)),
      ...half.reverse().map(({ p, w, a }) => polar(...p, w, a - Math.PI / 2)),
    ];
  };
  for (const [path, w0, w1] of wood) {
    const q = outline(path, w0, w1);
    c.add(
      fill(q, w0 > 5 ? K.rust : K.madder) +
        (w0 > 5 ? clip(q, hatch(q, 0.3, 5, 0.8, INK, r)) : '') +
        ink(q, INK, 1.4),
    );
  }
  const stem = outline(trunk, 30, 8);
  c.add(patterned(stem, K.rust, scales(stem, -Math.PI / 2, 15, INK, 1.1), INK, 2));
  c.block(stem);
  for (const [k, sg] of [
    [0.2, 1],
    [0.42, -1],
    [0.63, 1],
  ] as const)
    c.add(
      polys(rosette(...at(k), 12, 7, sg), K.myrobalan) +
        dot(...at(k), 4, K.madder) +
        line(ellipse(...at(k), 13), INK, 1, true),
    );
  perches.forEach(([p, sg], i) =>
    c.add(bird(p[0] - sg * 4, p[1] - 1, 0.95, ends.has(p) || i % 3 !== 1 ? sg : -sg, i, r)),
  );
  heronsAndDucks(c, f, perches, foot, r, put);
  return c.finish(seed);
}

export const work: Work = {
  id: 'work-munilakshmi-reddeppa-tree',
  collection: 'artist-works',
  seed: 4,
  width: W,
  height: H,
  alt: 'A tall tree whose every bough ends in a bird: parrots, doves, hoopoes, herons, owls, ducks and hornbills in red and indigo.',
  draw,
};
