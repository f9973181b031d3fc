/** Five women stand to the waist in a rosy pond and gather lotuses. */
import { loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, lerp, polar, series } from '../../draw/geometry.ts';
import { clip, each, group, linearGradient } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { fill, line } from '../../draw/svg.ts';
import type { FigureSpec, Held } from '../../figures/figure.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { lotusFlower } from '../../figures/props.ts';
import { egret, flyingEgret } from '../../motifs/painted/egret.ts';
import { bud, lotus, pad } from '../../motifs/painted/lotus.ts';
import { palace } from '../../traditions/kishangarh/architecture.ts';
import {
  GAUZE_BLUE,
  GAUZE_LIME,
  GAUZE_WHITE,
  INDIGO,
  SAFFRON,
  TEAL,
  sheaf,
} from '../../traditions/kishangarh/cast.ts';
import {
  MANGO,
  OLIVE,
  SPRING,
  clump,
  courtTree,
  crown,
  farBank,
  ripples,
} from '../../traditions/kishangarh/grove.ts';
import { page } from '../../traditions/kishangarh/margins.ts';
import {
  GAUZE,
  GAUZE_ROSE,
  LINE,
  MOSS,
  PLUM,
  ROSE,
  dressed,
  finish,
  put,
} from '../../traditions/kishangarh/people.ts';
import { LOTUS } from '../../traditions/kishangarh/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 640];

/** Where the egrets stand, from the left edge of the picture. */
const WADING = 358;

const WHITE_LOTUS = { out: '#f1ddd8', in: '#fffaf2', tip: '#dc94a6', ink: '#86525e', vein: '#d3a0a8' };

/** All the lotuses that two arms can hold: stems across the elbow, blooms and buds over the shoulder. */
const armful =
  (n: number, R: number, spread = 1.5): Held =>
  (pen, at, aim) => {
    const heads = series(n, (i) => {
      const a = aim + ((i + 0.5) / n - 0.5) * spread;
      return { a, q: polar(at[0] - 8, at[1] + 6, 34 + (i % 3) * 19, a) };
    });
    for (const { a, q } of heads) {
      pen.stroke(
        [polar(at[0] - 8, at[1] + 6, -44, a * 0.5 + aim * 0.5), [at[0] - 4, at[1] + 4], q],
        1.5,
        '#4f7a48',
      );
    }
    for (const [i, { a, q }] of [...heads.entries()].sort(([, p], [, o]) => p.q[1] - o.q[1]))
      lotusFlower(
        pen,
        q,
        a,
        R * (i % 3 === 2 ? 0.8 : 1),
        i % 4 === 1 ? { out: '#f0c9cc', in: '#fff6ee' } : undefined,
        24,
      );
  };

interface Gatherer {
  x: number;
  /** Waterline, scale, side she looks to, how deep she stands. */
  wy: number;
  k: number;
  fx: 1 | -1;
  deep: number;
  spec: FigureSpec;
}

function gatherers(B: number): Gatherer[] {
  const bowed: FigureSpec['pose']['spine'] = [
    [-26, -206],
    [-14, -242],
    [22, -280],
    [50, -312],
  ];
  const hug = withArms(
    { ...POSES.offer(), headTilt: 0.12 },
    { to: [44, -262], aim: -0.5, mudra: 'rest' },
    { to: [52, -284], aim: -0.8, mudra: 'rest', order: 'front' },
  );
  const reach = withArms(
    { ...POSES.bless(), headTilt: 0.1 },
    { to: [52, -268], aim: -0.4, mudra: 'rest', order: 'front' },
    { to: [92, -304], aim: -0.2, mudra: 'hold', order: 'front' },
  );
  const stoop = withArms(
    { ...POSES.offer(), spine: bowed, headTilt: 0.46 },
    { to: [36, -226], aim: 0.2, mudra: 'rest', order: 'front' },
    { to: [122, -214], aim: 0.5, mudra: 'hold', order: 'front' },
  );
  const home = withArms(
    { ...POSES.bless(), headTilt: -0.06 },
    { to: [40, -258], aim: -0.9, mudra: 'rest' },
    { to: [46, -286], aim: -1.2, mudra: 'rest', order: 'front' },
  );
  const back = withArms(
    { ...POSES.bless(), headTilt: 0.02 },
    { to: [-44, -220], aim: 1.6, mudra: 'rest' },
    { to: [54, -348], aim: -1.1, mudra: 'hold', order: 'front' },
  );
  return [
    {
      x: 96,
      wy: B - 158,
      k: 1.06,
      fx: 1,
      deep: 196,
      spec: dressed(hug, ROSE, TEAL, GAUZE_WHITE, { tone: 'fair', hold: [armful(11, 19), undefined] }),
    },
    {
      x: 242,
      wy: B - 184,
      k: 0.98,
      fx: -1,
      deep: 206,
      spec: dressed(reach, TEAL, PLUM, GAUZE, { tone: 'wheat', hold: [armful(7, 17, 1.2), sheaf(1, 20)] }),
    },
    {
      x: 436,
      wy: B - 118,
      k: 1.08,
      fx: 1,
      deep: 190,
      spec: dressed(stoop, SAFFRON, MOSS, GAUZE_BLUE, {
        tone: 'fair',
        hold: [armful(6, 17, 1.3), undefined],
      }),
    },
    {
      x: 672,
      wy: B - 196,
      k: 0.94,
      fx: -1,
      deep: 212,
      spec: dressed(back, PLUM, ROSE, GAUZE_LIME, { tone: 'fair', hold: [undefined, sheaf(3, 18, 0.5)] }),
    },
    {
      x: 790,
      wy: B - 148,
      k: 1.06,
      fx: -1,
      deep: 190,
      spec: dressed(home, INDIGO, SAFFRON, GAUZE_ROSE, {
        tone: 'wheat',
        hold: [armful(12, 19, 1.7), undefined],
      }),
    },
  ].sort((p, q) => p.wy - q.wy) as Gatherer[];
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    f = page(seed, W, H, 'rose'),
    B = f.y + f.h,
    hz = f.y + 128;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#sky)');
  for (let i = 0; i < 9; i++) {
    const x = f.x + r.between(-40, f.w - 160),
      y = f.y + 14 + i * 11,
      w = r.between(140, 300);
    s += group(
      fill(loopThrough(offsets(x, y, [0, 0, 0.3, -7, 0.7, -5, 1, 1, 0.6, 6, 0.2, 5], w, 1)), '#fff0dc'),
      'opacity=".5" filter="url(#b3)"',
    );
  }
  s +=
    farBank(f.x, f.w, hz - 2, r, ['#5d7a52', '#6f8c5c', '#4d6a4a'], 30) +
    palace(f.x + 596, hz + 2, 230, r.fork());
  s += courtTree(f.x + 70, hz + 12, crown(f.x + 78, hz - 76, 96, 74, r, f.y - 20), r.fork(), {
    greens: MANGO,
    gap: 32,
    trunk: 16,
  });
  // no gap of sky in the corner
  s += each(
    [
      [6, 10],
      [20, 34],
      [44, 8],
    ],
    ([x, y], i) => clump(f.x + x, f.y + y, 27, MANGO, i),
  );
  s += courtTree(f.x + 236, hz + 8, crown(f.x + 232, hz - 58, 58, 50, r, f.y - 20), r.fork(), {
    greens: SPRING,
    gap: 26,
    trunk: 12,
  });
  s += courtTree(f.x + f.w - 66, hz + 10, crown(f.x + f.w - 66, hz - 72, 92, 74, r, f.y - 20), r.fork(), {
    greens: OLIVE,
    gap: 32,
    trunk: 16,
  });
  for (const [x, y, k, fx, rot] of [
    [356, 44, 0.42, 1, -0.1],
    [430, 70, 0.36, 1, -0.06],
    [326, 88, 0.32, 1, -0.12],
  ] as const)
    s += flyingEgret(f.x + x, f.y + y, k, fx, LINE, 0.7, rot);
  s += fill(rect(f.x, hz, f.w, B - hz), 'url(#lk)') + ripples(f.x, hz, f.w, B - hz, r.fork(), '#fff0ea', 7);
  // in the free water behind the one who bends
  s += egret(f.x + WADING - 27, hz + 92, 0.54, 1, LINE) + egret(f.x + WADING + 22, hz + 82, 0.48, -1, LINE);
  // women, each clipped at her own waterline: two who fill each other's arms, one who bends to pick, two who turn for home
  const girls = gatherers(B);
  const kept: Point[] = girls.map((g) => [f.x + g.x, g.wy]);
  const flowers = scatter(rect(f.x, hz + 40, f.w, B - hz - 34), 37, r, 0, 3)
    .filter(([x, y]) => kept.every(([kx, ky]) => Math.abs(x - kx) > 60 || y > ky + 26 || y < ky - 40))
    .filter(([x, y]) => (y > hz + 124 ? true : Math.abs(x - f.x - WADING) > 74));
  const items: { y: number; svg: () => string }[] = flowers.map(([x, y], i) => {
    const k = lerp(0.55, 1.15, (y - hz) / (B - hz));
    return {
      y,
      svg: () =>
        pad(
          x + r.between(-12, 12),
          y + 8,
          31 * k,
          r.pick(['#55805a', '#6a9366', '#487250']),
          '#b3cf9a',
          '#2b4a34',
          r.between(-0.3, 0.3),
          0.38,
        ) +
        (i % 5 < 3
          ? lotus(x, y + 5, 28 * k, i % 5 === 1 ? WHITE_LOTUS : LOTUS, 9)
          : i % 5 === 3
            ? bud(x, y + 5, 25 * k, LOTUS)
            : ''),
    };
  });
  for (const g of girls)
    items.push({
      y: g.wy,
      svg: () => {
        const x = f.x + g.x,
          wy = g.wy,
          waist = g.deep * g.k;
        const shown = clip(
          polyline(
            offsets(x, wy, [-230, -420, 230, -420, 230, 0, 56, 0, 30, 7, 0, 9, -34, 7, -60, 0, -230, 0]),
          ),
          put(g.spec, r, x, wy + waist - 14, g.k, g.fx),
        );
        const rings = each([1, 1.35, 1.75], (q, i) =>
          line(
            ellipse(x, wy + 4, 46 * q, 10 * q, 0, 50),
            '#fff4ee',
            1.5 - i * 0.4,
            true,
            `opacity="${0.8 - i * 0.22}"`,
          ),
        );
        return (
          group(fill(ellipse(x, wy + 16, 40, 16), '#8d4a5c'), 'opacity=".4" filter="url(#b5)"') +
          rings +
          shown +
          group(fill(ellipse(x, wy - 6, 60, 22), '#7a3348'), 'opacity=".26" filter="url(#b5)"') +
          line(loopThrough(x - 40, wy + 2, x, wy + 9, x + 40, wy + 2, x, wy + 8), '#fff4ee', 1.2, true)
        );
      },
    });
  items.sort((a, b) => a.y - b.y);
  for (const i of items) s += i.svg();
  return {
    w: W,
    h: H,
    bg: '#c98a84',
    defs:
      linearGradient('sky', 0, f.y, 0, hz, [0, '#d8b7c4'], [0.6, '#f2d3c2'], [1, '#fbe8c8']) +
      linearGradient('lk', 0, hz, 0, B, [0, '#f6d9cd'], [0.4, '#e3a6a8'], [1, '#b8707f']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: { ...finish(seed), vignette: 0.4 },
  };
}

export const work: Work = {
  id: 'gallery-kishangarh-lotus-gatherers',
  collection: 'gallery',
  seed: 3,
  width: W,
  height: H,
  alt: 'Five women stand waist-deep in a rosy pond full of lotuses and gather them in their arms, white egrets about them.',
  draw,
};
