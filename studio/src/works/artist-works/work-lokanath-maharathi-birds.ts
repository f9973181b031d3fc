/** A tree of cranes cut into strips of palm leaf with an iron stylus and rubbed with lamp black; the strips are sewn together. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series, transform } from '../../draw/geometry.ts';
import { hatch, scales } from '../../draw/hatching.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { arc, ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { Sheet } from '../../draw/sheet.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { fish } from '../../motifs/animals/fish.ts';
import { place } from '../../motifs/place.ts';
import { colonize } from '../../motifs/plants/colonize.ts';
import { lotusSide } from '../../motifs/plants/lotus-outline.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import type { Work } from '../../work.ts';

const [W, H] = [780, 1000];
const STRIPS = 14;
const CUT = '#1c130d';

type CraneMood = 'calm' | 'call' | 'preen' | 'peer';

const NECKS: Record<CraneMood, { neck: number[]; head: Point; beak: number }> = {
  calm: { neck: [18, -54, 40, -66, 34, -88, 44, -106], head: [47, -110], beak: 0.12 },
  call: { neck: [18, -54, 36, -74, 36, -100, 34, -122], head: [36, -127], beak: -1.15 },
  preen: { neck: [18, -54, 42, -68, 34, -92, 10, -84], head: [4, -80], beak: 2.35 },
  peer: { neck: [18, -52, 46, -64, 66, -54, 70, -32], head: [72, -27], beak: 1.2 },
};

/** A crane in cut lines; its feet at (x, y), about 120 high. */
function crane(S: Sheet, x: number, y: number, s: number, fx: number, mood: CraneMood) {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx);
  const n = NECKS[mood];
  const neck = T(ribbon(curve(polyline(n.neck)), widths(9, 5, 4, 4.4), 2));
  const body = T(loopThrough(-54, -46, -26, -62, 8, -68, 27, -58, 22, -40, -4, -32, -34, -37));
  const wing = T(loopThrough(-66, -40, -24, -58, 10, -60, 9, -46, -16, -37, -44, -34));
  const head = T(ellipse(...n.head, 8.6, 6.6, n.beak));
  const beak = T(leaf(...polar(...n.head, 6, n.beak), 34, 3.4, n.beak, 0, 0.2));
  for (const q of [body, neck, head, beak]) S.block(q, 5);
  S.add(
    lines(
      [
        [-6, 0, -3, -36],
        [9, 0, 7, -36],
      ].map((q) => T(polyline(q))),
      CUT,
      2.4 * s,
    ),
    lines(
      [-6, 9].flatMap((u) => [-9, 0, 9].map((d) => T(polyline(u, 0, u + d, 3)))),
      CUT,
      1.6 * s,
    ),
  );
  for (const q of [neck, body]) S.add(fill(q, '#efdcae'), ink(q, CUT, 1.8));
  S.add(
    clip(neck, hatch(neck, 0.5, 3.4, 0.8, CUT, S.r)),
    clip(
      body,
      lines(
        series(9, (i) => T(curveThrough(-40 + i * 8, -30, -34 + i * 7, -38, -26 + i * 6, -44))),
        CUT,
        0.9,
      ),
    ),
  );
  S.add(
    fill(wing, '#efdcae'),
    clip(
      wing,
      scales(wing, fx > 0 ? Math.PI : 0, 9 * s, CUT, 1) +
        lines(
          series(5, (i) => T(curveThrough(-66, -38 - i, -40, -38 - i * 2.6, -14, -42 - i * 3))),
          CUT,
          1,
        ),
    ),
    ink(wing, CUT, 1.6),
  );
  S.add(
    fill(head, '#efdcae'),
    ink(head, CUT, 1.6),
    fill(beak, CUT),
    dot(...T([polar(...n.head, 2, n.beak - 0.9)])[0], 1.9 * s, CUT),
  );
  const back = n.beak + Math.PI;
  S.add(
    lines(
      [-0.2, 0.1, 0.4].map((d) => [
        ...T([polar(...n.head, 7, back + d * 0.6), polar(...n.head, 20, back + d)]),
      ]),
      CUT,
      1.1,
    ),
  );
}

/** A crane in flight. */
function flying(S: Sheet, x: number, y: number, s: number, fx: number) {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx);
  const wings = [
    loopThrough(0, -6, -14, -40, -44, -62, -60, -58, -40, -34, -22, -4),
    loopThrough(6, -4, 22, -38, 8, -66, -6, -72, -4, -44, -10, -6),
  ];
  const body = T(
    ribbon(curveThrough(-44, 4, -14, -2, 16, -3, 40, -12, 62, -14), widths(3, 9, 10, 5, 3.4), 2),
  );
  for (const w of wings) {
    const q = T(w);
    S.add(
      fill(q, '#efdcae'),
      clip(q, hatch(q, fx > 0 ? 1.2 : 1.9, 4.6, 1, CUT, S.r)),
      ink(q, CUT, 1.6),
    ).block(q, 4);
  }
  S.add(
    fill(body, '#efdcae'),
    ink(body, CUT, 1.7),
    fill(T(leaf(60, -14, 30, 3, 0.1, 0, 0.2)), CUT),
    lines(
      [2, 6].map((d) => T(polyline(-42, d, -74, d + 6))),
      CUT,
      1.5,
    ),
    dot(...T([[58, -16]])[0], 1.6, CUT),
  ).block(body, 4);
}

/** A patterned strip at the edge. */
function bandOf(y: number, h: number, kind: number, r: Rng): string {
  const [x0, x1] = [34, W - 34];
  let s = lines([polyline(x0, y + 6, x1, y + 6), polyline(x0, y + h - 6, x1, y + h - 6)], CUT, 1.4);
  const n = kind ? 23 : 15;
  for (let i = 0; i < n; i++) {
    const x = lerp(x0, x1, (i + 0.5) / n);
    if (kind)
      s +=
        each([0, 6], (d) =>
          line(arc(x, y + h - 8, 14 - d, Math.PI, 2 * Math.PI, 12, 34 - d * 2.6), CUT, 1.3),
        ) +
        dot(x, y + h - 15, 2.2, CUT) +
        dot(x + 15, y + 15, 2, CUT);
    else
      s +=
        each(rosette(x, y + h / 2, 19, 8), (q) => line(q, CUT, 1.2, true) + hatch(q, 0.8, 3.6, 0.6, CUT, r)) +
        dot(x, y + h / 2, 4, CUT) +
        each([-1, 1], (d) => line(leaf(x + 24, y + h / 2, 17, 5, (d * Math.PI) / 2), CUT, 1.2, true));
  }
  return s;
}

/** The strips themselves: tone, fibres, holes and the thread that joins them. */
function strips(S: Sheet, over: boolean): string {
  const h = (H - 40) / STRIPS;
  let s = '';
  for (let i = 0; i < STRIPS; i++) {
    const y = 20 + i * h;
    const dx = S.r.between(-4, 4);
    if (!over) {
      const edge = polyline(
        [24 + dx, y + 3],
        [W - 24 + dx, y + 3],
        [W - 19 + dx, y + h * 0.3],
        [W - 18 + dx, y + h * 0.7],
        [W - 24 + dx, y + h - 3],
        [24 + dx, y + h - 3],
        [19 + dx, y + h * 0.7],
        [18 + dx, y + h * 0.3],
      );
      s +=
        group(fill(transform(edge, 2, 4), '#2c1a0e'), 'opacity=".6"') +
        fill(edge, ['#dcc18a', '#d6b97f', '#dfc691', '#d2b47a'][i % 4]);
      s += lines(
        series(12, (k): Poly => [
          [26 + dx, y + 5 + (k * (h - 10)) / 11],
          [W - 26 + dx, y + 5 + (k * (h - 10)) / 11 + S.r.between(-1.5, 1.5)],
        ]),
        '#b8975a',
        0.7,
        'opacity=".55"',
      );
      s += line(edge, '#8a6a38', 1.2, true);
    } else if (i) {
      for (const x of [120, 330, W - 330, W - 120])
        s +=
          lines(
            [polyline(x - 4, y - 8, x + 4, y + 8), polyline(x + 4, y - 8, x - 4, y + 8)],
            '#7a2418',
            2.2,
          ) +
          dot(x - 5, y - 9, 1.9, CUT) +
          dot(x + 5, y - 9, 1.9, CUT) +
          dot(x - 5, y + 9, 1.9, CUT) +
          dot(x + 5, y + 9, 1.9, CUT);
      s +=
        line(polyline(20, y, W - 20, y), '#3a2412', 3.4, false, 'opacity=".85"') +
        line(polyline(20, y + 2.4, W - 20, y + 2.4), '#f0dcae', 1, false, 'opacity=".6"');
    }
  }
  return s;
}

function draw(seed: number): Painting {
  const S = new Sheet(seed, W, H);
  const h = (H - 40) / STRIPS;
  S.add(strips(S, false));
  S.add(
    bandOf(20, h, 1, S.r),
    group(bandOf(20, h, 1, S.r), `transform="translate(0 ${H}) scale(1 -1)"`),
    bandOf(20 + h, h, 0, S.r),
    bandOf(20 + (STRIPS - 2) * h, h, 0, S.r),
  );
  const [top, foot] = [20 + 2 * h + 8, 20 + (STRIPS - 3.2) * h];
  // water, lotuses and fish at the foot of the tree
  const shore = foot + 6;
  S.add(line(polyline(30, shore, W - 30, shore), CUT, 2));
  for (let j = 0; j < 9; j++)
    S.add(
      line(
        series(80, (i): Point => [
          32 + (i * (W - 64)) / 79,
          shore + 9 + j * 8.4 + 2.4 * Math.sin(i * 0.9 + (j % 2) * 3.1),
        ]),
        CUT,
        0.9,
      ),
    );
  for (const [x, fx] of [
    [190, 1],
    [590, -1],
  ] as const) {
    const F = place(fish(8), x, shore + 44, 0.4, 0, fx);
    S.add(
      each([F.tail, F.top, F.bot], (q) => inked(q, '#e6cf9a', CUT, 1.2)),
      fill(F.body, '#efdcae'),
      clip(F.body, scales(F.body, fx > 0 ? Math.PI : 0, 8, CUT, 0.9)),
      ink(F.body, CUT, 1.5),
      line(F.gill, CUT, 1.2),
      fill(F.pupil, CUT),
    );
  }
  for (const [x, R] of [
    [84, 30],
    [290, 26],
    [500, 30],
    [694, 26],
  ] as const)
    S.add(
      each(
        lotusSide(x, shore + 58, R, 7),
        (q) => inked(q, '#efdcae', CUT, 1.3) + line([q[0], q[14] ?? q[0]], CUT, 0.7),
      ),
    );
  // the tree
  const base: Point = [W / 2 - 6, shore + 2];
  const roots = series(9, (i): Point => [base[0] + 9 * Math.sin(i * 0.7), base[1] - i * 24]);
  const canopy = loopThrough(
    [70, 300],
    [96, 200],
    [230, top + 18],
    [W / 2, top + 6],
    [W - 230, top + 18],
    [W - 96, 200],
    [W - 66, 310],
    [W - 74, 470],
    [W - 190, 560],
    [W / 2 + 60, 560],
    [W / 2 - 60, 560],
    [190, 566],
    [72, 480],
  );
  const limbs = colonize(canopy, roots, S.r, {
    spacing: 29,
    step: 10,
    kill: 20,
    tipW: 2.2,
    pow: 0.5,
    maxW: 40,
    infl: 84,
  });
  limbs.forEach((b) => S.blockLine(b.path, 4));
  // cranes find perches that are far from each other
  const moods: CraneMood[] = ['calm', 'call', 'preen', 'peer'];
  const perches: Point[] = [];
  for (const b of limbs)
    for (const k of walk(b.path, 20)) {
      const [x, y] = k.p;
      if (y < top + 128 || y > 520 || x < 120 || x > W - 120) continue;
      if (perches.every((q) => Math.hypot(q[0] - x, (q[1] - y) * 0.9) > 118)) perches.push([x, y]);
    }
  limbs.forEach((b) =>
    S.add(
      fill(b.outline, '#cfae70'),
      b.w0 > 7 ? clip(b.outline, hatch(b.outline, 0.3, 4.4, 0.9, CUT, S.r)) : '',
      ink(b.outline, CUT, 1.7),
    ),
  );
  // a stout trunk with roots, over the thin start of the branches
  const boughs = limbs.filter(
    (b) =>
      b.path.length > 6 &&
      roots.slice(4).some((q) => Math.hypot(q[0] - b.path[0][0], q[1] - b.path[0][1]) < 16),
  );
  const trunk = union(
    [
      ribbon(roots, widths(30, 21, 17, 14), 3),
      ...boughs.map((b) => ribbon(b.path.slice(0, 22), widths(13, 9, 6, b.w0 * 0.4), 3)),
      ...[-1, 1].map((sg) =>
        ribbon(
          curveThrough(offsets(base[0], base[1], [0, -44, 22, -14, 62, -1], sg, 1)),
          widths(20, 10, 2),
          3,
        ),
      ),
    ],
    5,
  );
  S.add(
    fill(trunk, '#cfae70'),
    clip(
      trunk,
      lines(
        series(11, (i) => roots.map(([x, y], j): Point => [x - 26 + i * 5.2 + 2 * Math.sin(j + i), y + 4])),
        CUT,
        1,
      ) + scales(trunk, -Math.PI / 2, 13, CUT, 0.8),
    ),
    ink(trunk, CUT, 2),
  ).block(trunk, 3);
  perches.forEach(([x, y], i) => crane(S, x, y, 0.86, i % 2 ? -1 : 1, moods[(i * 3 + 1) % 4]));
  for (const [x, y, fx] of [
    [130, top + 54, 1],
    [W - 120, top + 50, -1],
  ] as const)
    flying(S, x, y, 0.9, fx);
  for (const [x, fx, m] of [
    [126, 1, 'peer'],
    [288, -1, 'calm'],
    [W - 240, 1, 'call'],
    [W - 96, -1, 'peer'],
  ] as const)
    crane(S, x, shore + 2, 0.95, fx, m);
  limbs.forEach((b) =>
    walk(b.path, 11)
      .slice(1)
      .forEach((k, j) => {
        for (const sg of [1, -1]) {
          const a = k.a + sg * (0.75 + 0.12 * (j % 3));
          const L = 25 + (j % 3) * 3;
          const [u, v] = polar(...k.p, 16, a);
          if (k.p[1] > 566 || !S.free(...polar(...k.p, L, a), 2) || !S.free(u, v, 4)) continue;
          const q = leaf(...polar(...k.p, 2, a), L, 6, a, sg * 0.1);
          S.add(
            fill(q, (j + sg) % 3 ? '#e2ca92' : CUT),
            line(q, CUT, 1.1, true),
            (j + sg) % 3
              ? lines(
                  [
                    [k.p, polar(...k.p, L * 0.9, a)],
                    ...walk([k.p, polar(...k.p, L * 0.8, a)], 5)
                      .slice(1)
                      .map((z): Poly => [z.p, polar(...z.p, 5, a + 0.8)]),
                  ],
                  CUT,
                  0.7,
                )
              : line([polar(...k.p, 5, a), polar(...k.p, L * 0.9, a)], '#e2ca92', 0.9),
          );
          S.block(q, 1);
        }
      }),
  );
  S.add(strips(S, true));
  return {
    w: W,
    h: H,
    bg: '#4a2c18',
    body: fill(rect(0, 0, W, H), '#4a2c18') + S.svg,
    finish: { seed, surface: 'paper', wobble: 0.9, grain: 1, mottle: 1.2, fibre: 1, vignette: 0.6, age: 0.6 },
  };
}

export const work: Work = {
  id: 'work-lokanath-maharathi-birds',
  collection: 'artist-works',
  seed: 4,
  width: W,
  height: H,
  alt: 'Cranes perch and wade in a great tree, all in fine black lines cut into strips of palm leaf that are sewn together.',
  draw,
};
