/** A nobleman with a falcon reins in his piebald horse before a garden gate. */
import {
  type Point,
  type Poly,
  TAU,
  curve,
  ellipse,
  leaf,
  loopThrough,
  polyline,
  rect,
  ribbon,
  scatter,
  transform,
  walk,
  widths,
} from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { clip, dot, dots, fill, group, line, linearGradient, lines, polys } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { horse } from '../../motifs/animals/horse.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { WHITE, man } from '../../traditions/kishangarh/cast.ts';
import {
  MANGO,
  SPRING,
  courtTree,
  crown,
  cypress,
  meadow,
  plantain,
} from '../../traditions/kishangarh/grove.ts';
import { page } from '../../traditions/kishangarh/margins.ts';
import { K, LINE, ROSE, finish, put } from '../../traditions/kishangarh/people.ts';
import type { Work } from '../../work.ts';

const [W, H] = [940, 940];

/** Falcon on the gloved wrist, hooded, with bells. */
function falcon(pen: Pen, at: Point) {
  const [x, y] = [at[0] + 4, at[1] - 4],
    T = (p: Poly) => transform(p, x, y, 1);
  pen.shape(
    T(loopThrough([-8, 2, -13, -18, -8, -38, 2, -46, 11, -40, 12, -22, 6, 0, -2, 14])),
    '#b58a5c',
    '#4a2a14',
    0.7,
    5,
  );
  pen.flat(T(loopThrough([2, -34, 11, -30, 10, -12, 4, 0, 0, -10])), '#f1e4cc');
  for (let i = 0; i < 6; i++) pen.flat(T(ellipse(6 - (i % 2) * 3, -28 + i * 4.6, 1, 1.6, 0, 8)), '#6b4426');
  pen.shape(T(leaf(-3, -34, 44, 7, 1.86, 0.1)), '#7d5634', '#2c1608', 0.6, 3);
  pen.shape(
    T(loopThrough([-1, -40, 2, -50, 10, -50, 13, -43, 9, -38, 2, -37])),
    '#a5202c',
    '#4a0c10',
    0.6,
    2,
  );
  pen.flat(T(leaf(12, -45, 8, 2.4, 0.7)), '#3a2a1c');
  pen.stroke(T(polyline(5, -51, 3, -58)), 0.8, pen.tr.gold);
  for (const d of [-2, 5]) {
    pen.stroke(T(polyline(d, 4, d + 1, 10)), 1.2, '#d9a43a');
    pen.gem([x + d, y + 11], 1.6, 2);
  }
}

/** Piebald horse in procession harness. */
function piebald(x: number, y: number, s: number, r: Rng): string {
  const h = place(horse(), x, y, s),
    T = (p: Poly) => transform(p, x, y, s);
  const patch = (cx: number, cy: number, rx: number, ry: number) =>
    fill(
      T(
        loopThrough(
          ...ellipse(cx, cy, rx, ry, 0, 10).flatMap((q) => [
            q[0] + r.between(-5, 5),
            q[1] + r.between(-4, 4),
          ]),
        ),
      ),
      '#8a4a2a',
    );
  let o = group(fill(T(ellipse(6, 122, 130, 9)), '#1f3018'), 'opacity=".45" filter="url(#b5)"');
  o +=
    fill(h.tail, '#3a2418') +
    lines(
      [0, 5, -5].map((d) =>
        T(
          curve([
            [-100, -14],
            [-124 + d, -4],
            [-134 + d, 34],
            [-128, 78],
          ]),
        ),
      ),
      '#7a5238',
      0.9,
    ) +
    ink(h.tail, LINE, 1);
  o += modelled(h.body, '#f2ead9', '#9a8368', 13, 5, { op: 0.75, dx: -4, dy: -4 });
  o += clip(
    h.body,
    patch(-66, -18, 26, 28) +
      patch(-14, -38, 22, 12) +
      patch(52, -12, 20, 22) +
      patch(84, -96, 16, 20) +
      patch(-8, 2, 16, 10) +
      patch(-44, 48, 10, 16) +
      patch(66, 34, 12, 16) +
      group(fill(T(rect(-110, 86, 240, 60)), '#b9542c'), 'opacity=".7" filter="url(#b8)"') +
      lines(
        [
          T(
            curve([
              [-46, 2],
              [-20, 10],
              [24, 2],
            ]),
          ),
          T(
            curve([
              [40, -46],
              [58, -28],
              [60, 2],
            ]),
          ),
          T(
            curve([
              [-62, -30],
              [-50, -6],
              [-58, 20],
            ]),
          ),
        ],
        '#8a7258',
        1.4,
      ),
  );
  o += ink(h.body, LINE, 1.7);
  for (const hoof of h.hooves) o += fill(hoof, '#3a2a20') + ink(hoof, LINE, 0.9);
  for (const e of h.ears) o += modelled(e, '#e6d6bc', '#8a4a2a', 4, 2) + ink(e, LINE, 1);
  // mane in plaits
  walk(h.mane, 8.6).forEach((k, i) => {
    o +=
      fill(leaf(k.p[0], k.p[1], 26 * (s / 1.6), 5.4, k.a - 1.25 + (i % 2) * 0.1, 0.15), '#3a2418') +
      dot(k.p[0] - 4, k.p[1] + 17, 2.2, i % 2 ? '#b5482f' : K.gold);
  });
  o += line(h.mane, '#3a2418', 5);
  const [ex, ey] = h.eye;
  o +=
    fill(leaf(ex - 9, ey + 1, 20, 5.4, 0.5), '#fdf6e6') +
    dot(ex + 1.4, ey + 5, 4, '#20120a') +
    dot(ex + 2.4, ey + 3.8, 1.2, '#fff') +
    ink(leaf(ex - 9, ey + 1, 20, 5.4, 0.5), LINE, 1.2);
  o +=
    dot(...(T([[133, -90]])[0] as [number, number]), 2.2, LINE) +
    line(
      T(
        curve([
          [134, -82],
          [128, -84],
          [122, -88],
        ]),
      ),
      LINE,
      1.2,
    );
  // bridle, plume, breast collar, crupper
  for (const b of [
    h.bridle[1],
    T(
      curve([
        [90, -136],
        [104, -114],
        [116, -88],
      ]),
    ),
  ])
    o += line(b, '#7d2a26', 5) + line(b, K.goldHi, 1.4);
  o += dot(...(T([[116, -87]])[0] as [number, number]), 4.6, K.gold);
  o +=
    fill(T(leaf(94, -140, 30, 6, -1.4, 0.2)), '#f6efe0') +
    fill(T(leaf(94, -140, 22, 4, -1.0, 0.2)), '#b5482f') +
    dot(...(T([[94, -139]])[0] as [number, number]), 4, K.gold);
  for (const band of [
    T(
      curve([
        [36, -56],
        [62, -30],
        [86, -44],
      ]),
    ),
    T(
      curve([
        [-44, -44],
        [-78, -34],
        [-100, -16],
      ]),
    ),
    h.neckBand,
  ])
    o +=
      line(band, '#7d2a26', 6) +
      line(band, K.goldHi, 1.6) +
      walk(band, 12)
        .map((k) => fill(transform(loopThrough(-3, 2, 3, 2, 4, 10, 0, 13, -4, 10), k.p[0], k.p[1]), K.gold))
        .join('');
  // saddle cloth
  const rug = T(loopThrough([-44, -48, 0, -50, 34, -58, 40, -20, 36, 14, -4, 20, -46, 12, -50, -20]));
  o +=
    modelled(rug, '#2f5a4a', '#10281f', 12, 3) +
    clip(
      rug,
      scatter(rug, 19, () => r.unit(), 8)
        .map(
          ([a, b], i) =>
            polys(rosette(a, b, 6, 7, i), i % 2 ? K.goldHi : '#d9868f') + dot(a, b, 1.8, '#7d2a26'),
        )
        .join(''),
    ) +
    line(rug, K.gold, 6, true) +
    line(rug, '#7d2a26', 1.6, true) +
    ink(rug, LINE, 0.9);
  o += walk(
    T(
      curve([
        [-46, 12],
        [-4, 21],
        [36, 14],
      ]),
    ),
    9,
  )
    .map((k) => line([k.p, [k.p[0], k.p[1] + 12]], '#b5482f', 2))
    .join('');
  return o;
}

/** Skirt of the coat over the saddle, trousered leg, shoe in the stirrup. Figure space: hip at (0, 0). */
function seat(x: number, y: number, s: number): string {
  const T = (p: Poly) => transform(p, x, y, s);
  const leg = T(
    ribbon(
      curve([
        [2, 8],
        [34, 34],
        [42, 62],
        [26, 122],
      ]),
      widths(24, 20, 15, 9),
    ),
  );
  const skirt = T(
    loopThrough([
      -22, -26, 16, -26, 34, -4, 62, 30, 66, 58, 40, 66, 12, 60, -16, 66, -46, 52, -50, 24, -32, 0,
    ]),
  );
  const shoe = T(loopThrough([14, 118, 34, 120, 54, 130, 68, 122, 62, 138, 36, 142, 14, 138]));
  return (
    line(T(polyline(30, 70, 34, 146)), '#7d2a26', 4) +
    modelled(leg, '#c0503a', '#5c1a14', 9, 3) +
    ink(leg, LINE, 1.2) +
    lines(
      [0.3, 0.5, 0.7].map((t) =>
        T(
          curve([
            [24 + t * 14, 26 + t * 60],
            [38, 34 + t * 60],
          ]),
        ),
      ),
      '#7d2a26',
      0.8,
    ) +
    modelled(shoe, '#a5202c', '#4a0c10', 6, 2) +
    ink(shoe, LINE, 1) +
    line(
      T(
        curve([
          [10, 146],
          [36, 150],
          [58, 144],
          [56, 136],
        ]),
      ),
      K.gold,
      3,
    ) +
    modelled(skirt, '#f1eadb', '#a8987c', 12, 3) +
    clip(
      skirt,
      fill(T(loopThrough([-24, -28, 18, -28, 22, -12, 0, -8, -28, -12])), '#b5482f') +
        line(
          T(
            curve([
              [-27, -13],
              [0, -9],
              [22, -13],
            ]),
          ),
          '#e6c25a',
          2.4,
        ) +
        lines(
          [-30, -16, -2, 12, 26, 42].map((d) =>
            T(
              curve([
                [d * 0.4, -20],
                [d * 0.9, 20],
                [d * 1.2, 66],
              ]),
            ),
          ),
          '#a8987c',
          1.1,
        ) +
        scatter(skirt, 13, () => 0.5)
          .map(([a, b]) => dot(a, b, 1.4, K.gold))
          .join(''),
    ) +
    ink(skirt, LINE, 1.2) +
    modelled(
      T(
        ribbon(
          curve([
            [2, -14],
            [8, 16],
            [4, 44],
          ]),
          widths(5, 8, 10),
        ),
      ),
      '#b5482f',
      '#4c140e',
      5,
      2,
    ) +
    ink(
      T(
        ribbon(
          curve([
            [2, -14],
            [8, 16],
            [4, 44],
          ]),
          widths(5, 8, 10),
        ),
      ),
      LINE,
      0.9,
    ) +
    line(
      T(
        curve([
          [-49, 40],
          [-16, 60],
          [12, 54],
          [40, 60],
          [64, 50],
        ]),
      ),
      K.gold,
      4,
    ) +
    dots(
      walk(
        T(
          curve([
            [-49, 40],
            [-16, 60],
            [12, 54],
            [40, 60],
            [64, 50],
          ]),
        ),
        6,
      ).map((k) => k.p),
      1.1,
      '#7d2a26',
    )
  );
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    f = page(seed, W, H, 'ivory'),
    cx = W / 2,
    B = f.y + f.h,
    top = f.y + 342,
    foot = f.y + 566;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#sky)');
  for (let i = 0; i < 8; i++) {
    const x = f.x + r.between(-30, f.w - 150),
      y = f.y + 26 + i * 22,
      w = r.between(130, 260);
    s += group(
      fill(
        loopThrough(
          x,
          y,
          x + w * 0.3,
          y - 9,
          x + w * 0.7,
          y - 6,
          x + w,
          y + 1,
          x + w * 0.6,
          y + 8,
          x + w * 0.2,
          y + 7,
        ),
        i % 2 ? '#fdf3dc' : '#f3c9a4',
      ),
      'opacity=".6" filter="url(#b3)"',
    );
  }
  // garden behind the wall
  const pink = (x: number, y: number, i: number) =>
    polys(rosette(x, y, 9, 6, i), i % 4 ? '#eba4ac' : '#fbe6e0') + dot(x, y, 2.4, '#b5482f');
  s += courtTree(cx + 60, top + 60, crown(cx + 66, top - 92, 118, 110, r, f.y), r.fork(), {
    greens: SPRING,
    blossom: pink,
    trunk: 20,
  });
  s += courtTree(f.x + f.w - 60, top + 60, crown(f.x + f.w - 66, top - 96, 110, 120, r, f.y), r.fork(), {
    greens: MANGO,
    trunk: 20,
    blossom: (x, y, i) => polys(rosette(x, y, 7, 5, i), '#f6e0a0'),
  });
  for (const [x, h] of [
    [cx - 76, 262],
    [cx + 208, 286],
  ] as const)
    s += cypress(x, top + 56, h, 30, r.fork());
  s += plantain(cx - 142, top + 40, 96, r.fork(), 0.9) + plantain(cx + 150, top + 44, 90, r.fork(), 0.84);
  // wall and gate
  s +=
    fill(rect(f.x, top, f.w, foot - top), '#f0e6d2') +
    fill(rect(f.x, top - 4, f.w, 14), '#fbf6ea') +
    line(rect(f.x - 2, top - 4, f.w + 4, 14), '#8d8170', 1, true);
  for (let i = 0; i < 33; i++)
    s +=
      fill(leaf(f.x + 12 + i * 25.4, top - 2, 24, 9, -Math.PI / 2), '#f6efe0') +
      ink(leaf(f.x + 12 + i * 25.4, top - 2, 24, 9, -Math.PI / 2), '#8d8170', 0.9) +
      dot(f.x + 12 + i * 25.4, top - 11, 2, '#b5482f');
  for (let i = 0; i < 8; i++) {
    const x = f.x + 286 + i * 76,
      p = rect(x - 30, top + 34, 60, 150);
    s +=
      fill(p, '#e6d8be') +
      line(p, '#b39f80', 1.2, true) +
      [-0.5, 0, 0.5]
        .map(
          (a) =>
            line(
              [
                [x, top + 174],
                [x + a * 46, top + 96 - (a ? 0 : 24)],
              ],
              '#6f8f58',
              1.6,
            ) +
            polys(rosette(x + a * 46, top + 94 - (a ? 0 : 24), 10, 7, i), i % 2 ? '#c0564a' : '#d99a3c') +
            dot(x + a * 46, top + 94 - (a ? 0 : 24), 2.6, '#f6e6c0') +
            fill(leaf(x + a * 14, top + 152, 26, 6, -1.57 + a * 1.6), '#7fa065'),
        )
        .join('');
  }
  const gx = f.x + 138,
    tower = rect(gx - 118, top - 96, 236, foot - top + 96);
  s +=
    modelled(tower, '#c4694a', '#5c2418', 16, 5, { op: 0.5 }) +
    ink(tower, LINE, 1.2) +
    fill(rect(gx - 132, top - 108, 264, 16), '#f6efe0') +
    line(rect(gx - 132, top - 108, 264, 16), '#8d8170', 1, true);
  for (const [dx, R] of [
    [-92, 24],
    [92, 24],
    [0, 46],
  ] as const) {
    const x = gx + dx,
      y = top - 108,
      d = loopThrough(
        x - R,
        y,
        x - R * 1.08,
        y - R * 0.5,
        x - R * 0.56,
        y - R * 0.98,
        x,
        y - R * 1.22,
        x + R * 0.56,
        y - R * 0.98,
        x + R * 1.08,
        y - R * 0.5,
        x + R,
        y,
      );
    s +=
      modelled(d, '#f6f0e2', '#a99c88', 9, 3) +
      ink(d, '#8d8170', 1.1) +
      lines(
        [-0.5, 0, 0.5].map((u) =>
          curve([
            [x + u * R * 1.6, y],
            [x + u * R * 1.5, y - R * 0.6],
            [x, y - R * 1.2],
          ]),
        ),
        '#c3b7a2',
        0.9,
      ) +
      line(polyline(x, y - R * 1.2, x, y - R * 1.2 - 20), K.gold, 2.6) +
      dot(x, y - R * 1.2 - 10, 3.4, K.gold);
  }
  const arch: Poly = [
    [gx - 66, foot],
    [gx - 66, top + 68],
    ...Array.from({ length: 37 }, (_, i): Point => {
      const t = i / 36;
      return [
        gx - Math.cos(t * Math.PI) * 66 * (1 - 0.06 * Math.abs(Math.sin(t * Math.PI * 6))),
        top + 68 - Math.sin(t * Math.PI) * 82 * (1 + 0.1 * Math.sin(t * Math.PI) ** 14),
      ];
    }),
    [gx + 66, top + 68],
    [gx + 66, foot],
  ];
  s +=
    fill(arch, '#6f8f68') +
    clip(
      arch,
      fill(rect(gx - 70, foot - 96, 140, 100), '#cdb98e') +
        cypress(gx - 32, foot - 60, 170, 15, r.fork()) +
        cypress(gx + 34, foot - 60, 164, 15, r.fork()) +
        fill(polyline(gx - 14, foot - 92, gx + 14, foot - 92, gx + 40, foot, gx - 40, foot), '#f0e6d2'),
    ) +
    line(arch, '#f6efe0', 7) +
    ink(arch, LINE, 1.2) +
    line(arch, K.gold, 1.4);
  s += Array.from(
    { length: 8 },
    (_, i) =>
      polys(
        Array.from({ length: 6 }, (_, k) => leaf(gx - 98 + i * 28, top - 70, 11, 3.6, (k / 6) * TAU)),
        '#f3e3c0',
      ) + dot(gx - 98 + i * 28, top - 70, 2.4, '#7d2a26'),
  ).join('');
  // meadow
  s +=
    fill(rect(f.x, foot, f.w, B - foot), 'url(#gr)') +
    meadow(rect(f.x + 4, foot + 14, f.w - 8, B - foot - 20), 33, r.fork(), '#4f7a3e', [
      '#e88a7a',
      '#f8eecb',
      '#e6b0c4',
      '#f0bf4c',
    ]);
  const hx = cx + 66,
    hy = B - 318,
    k = 2.05;
  s += piebald(hx, hy, k, r.fork());
  const hip: Point = [hx - 22, hy - 46 * k],
    rs = 1.26;
  const rider = withArms(
    POSES.stand(),
    { to: [34, -246], aim: 0.1, mudra: 'grip', order: 'front' },
    { to: [86, -322], aim: -0.5, mudra: 'grip', order: 'front' },
  );
  const torso = put(
    man(rider, WHITE, ROSE, { tone: 'fair', jewels: 2, hold: [undefined, falcon] }),
    r,
    hip[0],
    hip[1] + 212 * rs,
    rs,
    1,
  );
  s +=
    clip(
      polyline(
        hip[0] - 300,
        hip[1] - 420,
        hip[0] + 320,
        hip[1] - 420,
        hip[0] + 320,
        hip[1] - 12,
        hip[0] - 300,
        hip[1] - 12,
      ),
      torso,
    ) + seat(hip[0], hip[1], rs);
  s +=
    line(
      curve([
        [hip[0] + 56 * rs, hip[1] - 34 * rs],
        [hx + 74 * k, hy - 64 * k],
        [hx + 116 * k, hy - 87 * k],
      ]),
      '#7d2a26',
      3.4,
    ) +
    line(
      curve([
        [hip[0] + 56 * rs, hip[1] - 34 * rs],
        [hx + 74 * k, hy - 64 * k],
        [hx + 116 * k, hy - 87 * k],
      ]),
      K.goldHi,
      1,
    );
  return {
    w: W,
    h: H,
    bg: '#efe4cb',
    defs:
      linearGradient('sky', 0, f.y, 0, top, [0, '#9fbccb'], [0.6, '#d9d6c0'], [1, '#f6dcb0']) +
      linearGradient('gr', 0, foot, 0, B, [0, '#a9bd7a'], [1, '#6f9152']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: { ...finish(seed), vignette: 0.4 },
  };
}

export const work: Work = {
  id: 'gallery-kishangarh-garden-gate-rider',
  collection: 'gallery',
  seed: 5,
  width: W,
  height: H,
  alt: 'A nobleman in a white coat with a falcon on his wrist rides a piebald horse past a red garden gate, cypresses and flowering trees.',
  draw,
};
