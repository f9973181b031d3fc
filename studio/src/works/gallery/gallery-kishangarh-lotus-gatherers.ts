/** Five women stand to the waist in a rosy pond and gather lotuses. */
import { loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, lerp } from '../../draw/geometry.ts';
import { clip, each, group, linearGradient } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { fill, line } from '../../draw/svg.ts';
import { POSES, withArms } from '../../figures/poses.ts';
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

const WHITE_LOTUS = { out: '#f1ddd8', in: '#fffaf2', tip: '#dc94a6', ink: '#86525e', vein: '#d3a0a8' };

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
    [300, 78, 0.32, 1, -0.12],
  ] as const)
    s += flyingEgret(f.x + x, f.y + y, k, fx, LINE, 0.7, rot);
  s += fill(rect(f.x, hz, f.w, B - hz), 'url(#lk)') + ripples(f.x, hz, f.w, B - hz, r.fork(), '#fff0ea', 7);
  s +=
    egret(f.x + 168, hz + 62, 0.5, 1, LINE) +
    egret(f.x + 208, hz + 54, 0.44, -1, LINE) +
    egret(f.x + f.w - 172, hz + 58, 0.5, -1, LINE);
  // women, each clipped at her own waterline
  const girls = [
    {
      x: 112,
      wy: B - 176,
      k: 0.94,
      fx: 1,
      deep: 196,
      spec: dressed(
        withArms(POSES.offer(), { to: [56, -262], aim: -0.9 }, { to: [64, -272], aim: -1.0, order: 'front' }),
        ROSE,
        TEAL,
        GAUZE_WHITE,
        { tone: 'fair', hold: [sheaf(5, 17, 0.34)] },
      ),
    },
    {
      x: 300,
      wy: B - 214,
      k: 0.86,
      fx: 1,
      deep: 236,
      spec: dressed(
        withArms(
          POSES.stand(),
          { to: [-52, -232], aim: 1.9, mudra: 'rest' },
          { to: [66, -284], aim: -0.8, mudra: 'hold', order: 'front' },
        ),
        TEAL,
        PLUM,
        GAUZE,
        { tone: 'wheat', hold: [undefined, sheaf(1, 18)] },
      ),
    },
    {
      x: 478,
      wy: B - 160,
      k: 1.0,
      fx: -1,
      deep: 196,
      spec: dressed(
        withArms(
          POSES.stand(),
          { to: [-50, -226], aim: 1.6, mudra: 'rest' },
          { to: [48, -340], aim: -0.95, mudra: 'hold', order: 'front' },
        ),
        SAFFRON,
        MOSS,
        GAUZE_BLUE,
        { tone: 'fair', hold: [undefined, sheaf(1, 21)] },
      ),
    },
    {
      x: 652,
      wy: B - 212,
      k: 0.86,
      fx: 1,
      deep: 218,
      spec: dressed(
        withArms(
          POSES.stand(),
          { to: [-30, -232], aim: 1.2, mudra: 'rest' },
          { to: [84, -300], aim: -0.5, mudra: 'hold', order: 'front' },
        ),
        PLUM,
        ROSE,
        GAUZE_LIME,
        { tone: 'fair', hold: [undefined, sheaf(3, 16, 0.4)] },
      ),
    },
    {
      x: 814,
      wy: B - 172,
      k: 0.96,
      fx: -1,
      deep: 182,
      spec: dressed(
        withArms(
          POSES.offer(),
          { to: [40, -252], aim: -1.1, mudra: 'garland' },
          { to: [86, -288], aim: -0.3, mudra: 'open', order: 'front' },
        ),
        INDIGO,
        SAFFRON,
        GAUZE_ROSE,
        { tone: 'wheat', hold: [sheaf(4, 16, 0.34)] },
      ),
    },
  ].sort((a, b) => a.wy - b.wy);
  const kept: Point[] = girls.map((g) => [f.x + g.x, g.wy]);
  const flowers = scatter(rect(f.x, hz + 40, f.w, B - hz - 34), 37, r, 0, 3)
    .filter(([x, y]) => kept.every(([kx, ky]) => Math.abs(x - kx) > 60 || y > ky + 26 || y < ky - 40))
    .filter(([x, y]) =>
      y > hz + 84 ? true : Math.abs(x - f.x - 188) > 70 && Math.abs(x - f.x - f.w + 172) > 44,
    );
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
