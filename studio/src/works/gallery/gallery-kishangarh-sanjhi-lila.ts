/** Radha's friends lay a round carpet of blossoms on the ground at nightfall. */
import { loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { TAU, polar } from '../../draw/geometry.ts';
import { clip, each, group, linearGradient, radialGradient } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import type { Held } from '../../figures/figure.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { KISHANGARH_HAND } from '../../figures/tradition.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import {
  GAUZE_BLUE,
  GAUZE_LIME,
  GAUZE_WHITE,
  INDIGO,
  SAFFRON,
  TEAL,
  basket,
} from '../../traditions/kishangarh/cast.ts';
import { raisedKnee } from '../../traditions/kishangarh/folded-legs.ts';
import {
  DUSK,
  MANGO,
  courtTree,
  crown,
  farBank,
  meadow,
  plantain,
  ripples,
} from '../../traditions/kishangarh/grove.ts';
import { page } from '../../traditions/kishangarh/margins.ts';
import {
  GAUZE,
  GAUZE_ROSE,
  MOSS,
  PLUM,
  ROSE,
  dressed,
  finish,
  lady,
  put,
} from '../../traditions/kishangarh/people.ts';
import type { Work } from '../../work.ts';

const [W, H] = [960, 960];

const flower = (x: number, y: number, R: number, col: string, turn = 0) =>
  polys(rosette(x, y, R, 8, turn), col) + dot(x, y, R * 0.26, '#8c4a1c');

/** One blossom between the fingers. */
const petal =
  (col: string): Held =>
  (pen, [x, y]) => {
    for (const p of rosette(x + 3, y + 3, 9, 6)) pen.shape(p, col, '#5a3414', 0.5, 2);
    pen.flat(ellipse(x + 3, y + 3, 2.6, 2.6, 0, 12), '#8c4a1c');
  };

/** Where the outer rings begin; the part before it is still bare. */
const OPEN = 0.95;

/** The sanjhi: rings of petals, leaves and blossoms about a lotus of eight. The two outer rings are not finished yet. */
function sanjhi(cx: number, cy: number, R: number): string {
  let s =
    group(dot(cx, cy, R + 12, '#20281c'), 'opacity=".5" filter="url(#b5)"') +
    dot(cx, cy, R, '#e7d6b4') +
    dot(cx, cy, R - 7, '#7d2a30');
  const ring = (
    q: number,
    n: number,
    one: (x: number, y: number, a: number, i: number) => string,
    done = 1,
  ) => {
    for (let i = 0; i < n * done; i++) {
      const a = OPEN + (i / n) * TAU,
        [x, y] = polar(cx, cy, q, a);
      s += one(x, y, a, i);
    }
  };
  ring(R - 4, 64, (x, y, a, i) => flower(x, y, 8.4, i % 2 ? '#f4b43c' : '#f8f0dc', a), 0.84);
  ring(R - 30, 40, (x, y, a, i) => fill(leaf(x, y, 24, 6.4, a + 2.5), i % 2 ? '#5f8a4a' : '#7fa65c'), 0.92);
  ring(R - 46, 32, (x, y, a, i) => flower(x, y, 10, i % 2 ? '#d9798f' : '#e9b3b6', a));
  s += dot(cx, cy, R - 60, '#efe3c8');
  ring(R - 64, 44, (x, y) => dot(x, y, 4.4, '#e0862e'));
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU,
      [x, y] = polar(cx, cy, R * 0.2, a);
    s +=
      fill(leaf(x, y, R * 0.42, R * 0.13, a, 0, 0.55), '#cf5a6e') +
      fill(leaf(x, y, R * 0.34, R * 0.085, a, 0, 0.55), '#f0b0b4') +
      line([polar(x, y, 6, a), polar(x, y, R * 0.36, a)], '#a8324c', 1);
    const [u, v] = polar(cx, cy, R * 0.52, a + TAU / 16);
    s +=
      flower(u, v, 11, '#5f7fae', a) +
      each([-0.5, 0.5], (d) => fill(leaf(u, v, 22, 5, a + TAU / 16 + Math.PI + d), '#6f9a52'));
  }
  ring(R * 0.2, 14, (x, y, a) => flower(x, y, 8, '#f4b43c', a));
  s += dot(cx, cy, R * 0.15, '#7d2a30');
  ring(R * 0.08, 6, (x, y, a) => flower(x, y, 7, '#f8f0dc', a));
  return s + flower(cx, cy, 9, '#e0862e');
}

/** Tray heaped with picked blossoms. */
function tray(x: number, y: number, k: number, cols: readonly string[], r: Rng): string {
  return (
    fill(ellipse(x, y + 10 * k, 52 * k, 15 * k), '#7a4a1c') +
    fill(ellipse(x, y + 7 * k, 52 * k, 15 * k), '#d7a64e') +
    fill(ellipse(x, y + 6 * k, 45 * k, 11 * k), '#8a5a20') +
    each(
      scatter(ellipse(x, y, 38 * k, 11 * k), 11 * k, r).sort((a, b) => a[1] - b[1]),
      ([u, v], i) => flower(u, v - 3, 9 * k, cols[i % cols.length], i),
    )
  );
}

const shade = (x: number, y: number, w: number): string =>
  group(fill(ellipse(x, y, w, w * 0.13), '#1c2a16'), 'opacity=".5" filter="url(#b3)"');

/** Bowed over the pattern on her knees, one hand laying petals. */
const laying = (far: number, low = -34) =>
  withArms(
    {
      ...POSES.kneel(),
      spine: [
        [-14, -52],
        [-6, -86],
        [22, -124],
        [52, -154],
      ],
      headTilt: 0.44,
    },
    { to: [58, -74], mudra: 'hold', aim: 0.3, order: 'behind' },
    { to: [far, low], mudra: 'hold', aim: 0.8, order: 'front' },
  );

/** Friends behind the pattern: two under the tree with a basket, two arm in arm, one on her knees. */
function farSide(f: ReturnType<typeof page>, hz: number, px: number, cy: number, r: Rng): string {
  const pick = withArms(
    { ...POSES.bless(), headTilt: -0.16 },
    { to: [-40, -236], mudra: 'hold', aim: 0.4 },
    { to: [62, -430], aim: -1.2, mudra: 'hold' },
  );
  const hold = withArms(
    { ...POSES.offer(), headTilt: -0.08 },
    { to: [52, -258], aim: -0.2 },
    { to: [66, -262], aim: -0.2 },
  );
  const point = withArms(
    { ...POSES.bless(), headTilt: 0.2 },
    { to: [-36, -206], aim: 1.4, mudra: 'rest' },
    { to: [84, -258], aim: 0.5, mudra: 'point', order: 'front' },
  );
  const lean = withArms(
    { ...POSES.bless(), headTilt: 0.16 },
    { to: [30, -300], aim: -0.8, mudra: 'rest', order: 'front' },
    { to: [78, -318], aim: 0.2, mudra: 'rest', order: 'front' },
  );
  const R = f.x + f.w;
  return (
    shade(R - 176, hz + 188, 56) +
    put(dressed(hold, INDIGO, ROSE, GAUZE_LIME, { hold: [basket()] }), r, R - 92, hz + 184, 0.7, -1) +
    put(
      dressed(pick, TEAL, SAFFRON, GAUZE, { hold: [basket(['#f0b23c', '#e08a9c'], 0.8)] }),
      r,
      R - 176,
      hz + 190,
      0.72,
      1,
    ) +
    shade(f.x + 190, hz + 238, 70) +
    put(dressed(lean, PLUM, TEAL, GAUZE_WHITE, { tone: 'wheat' }), r, f.x + 146, hz + 226, 0.76) +
    put(dressed(point, ROSE, INDIGO, GAUZE_LIME), r, f.x + 208, hz + 238, 0.78) +
    put(dressed(laying(96), TEAL, ROSE, GAUZE_ROSE), r, px + 44, cy - 92, 0.8, -1)
  );
}

/** The near side: one kneels into the open part of the ring, one hands up a tray, one is cut by the frame. */
function nearSide(f: ReturnType<typeof page>, px: number, cy: number, B: number, r: Rng): string {
  const skin = KISHANGARH_HAND.tones.fair,
    R = f.x + f.w;
  const sort = withArms(
    {
      ...POSES.sit(),
      spine: [
        [-4, -34],
        [2, -70],
        [18, -115],
        [34, -156],
      ],
      headTilt: 0.3,
    },
    { to: [84, -100], aim: 0.5, mudra: 'rest', order: 'front' },
    { to: [166, -84], aim: 0.75, mudra: 'hold', order: 'front' },
  );
  return (
    put(
      lady(laying(112), { hold: [undefined, petal('#f4b43c')] }, MOSS, GAUZE_ROSE),
      r,
      px - 288,
      cy + 62,
      0.96,
    ) +
    put(
      dressed(laying(108), SAFFRON, PLUM, GAUZE_BLUE, { hold: [undefined, petal('#f8f0dc')] }),
      r,
      px + 312,
      cy + 78,
      0.98,
      -1,
    ) +
    tray(px + 146, B - 44, 1.1, ['#f4b43c', '#f7d98a'], r) +
    tray(px - 60, B - 26, 1.2, ['#f8f0dc', '#e9b3b6'], r) +
    tray(px - 178, B - 52, 1, ['#5f7fae', '#f8f0dc'], r) +
    put(
      dressed(sort, INDIGO, SAFFRON, GAUZE_LIME, {
        hold: [undefined, petal('#f4b43c')],
        prop: raisedKnee(INDIGO, skin),
      }),
      r,
      R - 90,
      B - 10,
      0.98,
      -1,
    ) +
    put(
      dressed(sort, ROSE, TEAL, GAUZE_WHITE, {
        tone: 'wheat',
        hold: [undefined, petal('#8fa6d0')],
        prop: raisedKnee(ROSE, KISHANGARH_HAND.tones.wheat),
      }),
      r,
      f.x + 66,
      B - 8,
      0.94,
    )
  );
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    f = page(seed, W, H, 'buff'),
    cx = W / 2,
    B = f.y + f.h,
    hz = f.y + 206,
    cy = hz + 384,
    R = 252;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#sky)');
  for (let i = 0; i < 12; i++) {
    const x = f.x + r.between(-40, f.w - 140),
      y = f.y + 20 + i * 14,
      w = r.between(130, 280);
    s += group(
      fill(
        loopThrough(offsets(x, y, [0, 0, 0.3, -8, 0.7, -6, 1, 1, 0.6, 7, 0.2, 6], w, 1)),
        i % 3 ? '#d98a86' : '#f3c79a',
      ),
      'opacity=".45" filter="url(#b3)"',
    );
  }
  s +=
    dot(cx + 150, f.y + 70, 46, 'url(#mh)') +
    fill(loopThrough(offsets(cx, f.y, [138, 56, 158, 58, 164, 74, 152, 88, 138, 86, 150, 72])), '#fbf3d6');
  s +=
    farBank(f.x, f.w, hz - 4, r, ['#39404a', '#46505a', '#2f3a40'], 26) +
    fill(rect(f.x, hz, f.w, 64), 'url(#lk)') +
    ripples(f.x, hz, f.w, 64, r, '#f6e3d0', 6);
  s += fill(
    polyline(
      [f.x, hz + 58],
      [f.x + f.w * 0.3, hz + 46],
      [f.x + f.w * 0.72, hz + 52],
      [f.x + f.w, hz + 42],
      [f.x + f.w, B],
      [f.x, B],
    ),
    'url(#gr)',
  );
  s += meadow(rect(f.x + 4, hz + 66, f.w - 8, B - hz - 76), 36, r.fork(), '#4d6b3d', [
    '#e6a09a',
    '#f4e0a8',
    '#c9d3ea',
  ]);
  const bloom = (c: string[]) => (x: number, y: number, i: number) => flower(x, y, 8.5, c[i % c.length], x);
  s += courtTree(f.x + 96, hz + 150, crown(f.x + 104, hz - 30, 128, 128, r, f.y - 30), r.fork(), {
    greens: DUSK,
    blossom: bloom(['#f8f0dc', '#f2c6b0']),
    trunk: 24,
  });
  s += courtTree(f.x + f.w - 92, hz + 146, crown(f.x + f.w - 100, hz - 24, 126, 126, r, f.y - 30), r.fork(), {
    greens: MANGO,
    blossom: bloom(['#e08a9c', '#f4b8b8']),
    trunk: 24,
  });
  const grove = r.fork();
  s += plantain(f.x + 556, hz + 92, 62, grove, 0.54) + plantain(f.x + 508, hz + 104, 88, grove, 0.74);
  const px = cx - 6;
  s += farSide(f, hz, px, cy, r);
  // it lies on the ground, seen from above at a slant
  s += group(sanjhi(px, 0, R), `transform="translate(0 ${cy}) scale(1 .48)"`);
  s += nearSide(f, px, cy, B, r) + dots(scatter(rect(f.x, f.y, f.w, 110), 40, r), 0.9, '#fbeed0');
  return {
    w: W,
    h: H,
    bg: '#7d2a26',
    defs:
      linearGradient('sky', 0, f.y, 0, hz, [0, '#3b3a66'], [0.5, '#9a5f86'], [1, '#f0b491']) +
      linearGradient('lk', 0, hz, 0, hz + 64, [0, '#e8b79c'], [1, '#7f7f98']) +
      linearGradient('gr', 0, hz + 50, 0, B, [0, '#6f7f55'], [0.4, '#5d7048'], [1, '#3e5638']) +
      radialGradient('mh', cx + 150, f.y + 70, 46, [0, '#fff1d0', 0.6], [1, '#fff1d0', 0]),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: { ...finish(seed), vignette: 0.5 },
  };
}

export const work: Work = {
  id: 'gallery-kishangarh-sanjhi-lila',
  collection: 'gallery',
  seed: 4,
  width: W,
  height: H,
  alt: 'Women with flower baskets lay a great round pattern of blossoms on the ground of a grove under a dusky pink sky.',
  draw,
};
