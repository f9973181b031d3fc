/** The flute under the kadamba: gopis, deer and cranes come to listen at the bend of the river. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, offsets } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each, group, linearGradient } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { lotusFlower } from '../../figures/props.ts';
import { egret } from '../../motifs/painted/egret.ts';
import { kadamba } from '../../motifs/painted/kadamba.ts';
import { bud, lotus, pad } from '../../motifs/painted/lotus.ts';
import { doe } from '../../traditions/kishangarh/antelope.ts';
import {
  GAUZE_BLUE,
  GAUZE_LIME,
  GAUZE_WHITE,
  INDIGO,
  SAFFRON,
  TEAL,
  krishna,
} from '../../traditions/kishangarh/cast.ts';
import {
  DUSK,
  MANGO,
  OLIVE,
  courtTree,
  crown,
  farBank,
  meadow,
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
  SUN_SILK,
  dressed,
  finish,
  put,
} from '../../traditions/kishangarh/people.ts';
import { LOTUS } from '../../traditions/kishangarh/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 780];

/** Roots and grass where the trunk meets the ground. */
function roots(x: number, y: number): string {
  const root = (dx: number, dy: number, w: number): Poly =>
    ribbon(curveThrough(x + dx * 0.24, y - 40, x + dx * 0.46, y - 8, x + dx, y + dy), widths(w, w * 0.8, 2));
  return (
    fill(
      union(
        [
          [-46, 6, 13],
          [-17, 12, 12],
          [14, 13, 12],
          [44, 5, 13],
        ].map(([dx, dy, w]) => root(dx, dy, w)),
        5,
      ),
      '#5a4028',
    ) +
    lines(
      [
        curveThrough(x - 12, y - 34, x - 18, y - 6, x - 38, y + 4),
        curveThrough(x - 5, y - 34, x - 7, y - 4, x - 13, y + 9),
        curveThrough(x + 4, y - 34, x + 6, y - 4, x + 11, y + 10),
        curveThrough(x + 11, y - 34, x + 18, y - 6, x + 36, y + 3),
      ],
      '#8a6a48',
      0.8,
    ) +
    each([-40, -22, 2, 26, 44], (dx, i) =>
      each([-0.5, -0.2, 0.1, 0.4], (a) =>
        fill(leaf(x + dx, y + 14, 15 + (i % 2) * 4, 2.6, a - Math.PI / 2), '#3f6a36'),
      ),
    )
  );
}

/** Lotuses of the river, Krishna at the trunk, and who listens. */
function companyAndLotus(
  cx: number,
  foot: number,
  r: Rng,
  f: ReturnType<typeof page>,
  hz: number,
  river: Poly,
): string {
  let s = '';
  for (const [x, y] of scatter(river, 40, r, 14, 2)
    .filter(
      ([x, y]) =>
        y > hz + 60 &&
        Math.hypot(x - cx - 320, y - hz - 300) > 66 &&
        Math.hypot(x - f.x - 196, y - hz - 414) > 40,
    )
    .sort((a, b) => a[1] - b[1]))
    s +=
      pad(x, y + 8, 24, '#48735c', '#a3c29a', '#1f3d30', r.between(-0.3, 0.3), 0.36) +
      (r.chance(0.6) ? lotus(x, y + 5, 22, LOTUS, 9) : bud(x, y + 4, 19, LOTUS));
  // he stands at the trunk, one ankle over the other
  const stand = foot + 82,
    px = cx - 22;
  s += group(fill(ellipse(px + 6, stand + 2, 74, 11), '#24381c'), 'opacity=".5" filter="url(#b5)"');
  s += group(dot(px + 12, stand - 334, 84, '#fbe7b0'), 'opacity=".4" filter="url(#b8)"');
  s +=
    group(dot(px + 12, stand - 334, 66, '#f2dfa0'), 'opacity=".88"') +
    line(ellipse(px + 12, stand - 334, 66, 66, 0, 80), '#b07f2f', 2.2, true) +
    line(ellipse(px + 12, stand - 334, 61, 61, 0, 80), '#c79a45', 0.8, true);
  s += put(
    krishna(POSES.flute(), {
      gear: 'mukut',
      hair: 'curls',
      flute: 0.16,
      garland: [{ cols: ['#f8f2e6', '#d9798f', '#eaa32e'], to: -0.3, r: 5.4 }],
      wear: {
        lower: 'dhoti',
        lowerCloth: SUN_SILK,
        upper: 'none',
        scarf: ROSE,
        scarfStyle: 'stole',
        sash: ROSE,
      },
    }),
    r,
    px,
    stand,
    0.88,
    1,
  );
  // listeners: three close together on the left, one kneeling before them, two arm in arm on the right
  const sway = withArms(
    POSES.bless(),
    { to: [-46, -204] },
    { to: [50, -340], aim: -1.5, mudra: 'open', order: 'front' },
  );
  const offer = withArms(
    { ...POSES.bless(), headTilt: 0.06 },
    { to: [44, -262], aim: -0.4, mudra: 'hold' },
    { to: [70, -298], aim: -0.8, mudra: 'hold' },
  );
  const rapt = withArms(
    { ...POSES.veil(), headTilt: 0.14 },
    { to: [30, -290], aim: -0.9, mudra: 'rest', order: 'front' },
    { to: [36, -300], aim: -1.9, mudra: 'rest', order: 'front' },
  );
  const leaning = withArms(
    { ...POSES.bless(), headTilt: 0.12 },
    { to: [-34, -206] },
    { to: [84, -320], aim: 0.2, mudra: 'rest', order: 'front' },
  );
  s +=
    put(dressed(sway, PLUM, TEAL, GAUZE_LIME, { tone: 'wheat' }), r, cx - 322, foot + 50, 0.8, 1) +
    put(dressed(rapt, SAFFRON, INDIGO, GAUZE_ROSE), r, cx - 258, foot + 66, 0.78, 1) +
    put(dressed(POSES.namaste(), TEAL, SAFFRON, GAUZE), r, cx - 198, foot + 84, 0.82, 1) +
    put(dressed(leaning, INDIGO, PLUM, GAUZE_ROSE, { tone: 'wheat' }), r, cx + 274, foot + 52, 0.78, -1) +
    put(
      dressed(offer, ROSE, INDIGO, GAUZE_WHITE, {
        hold: [undefined, (p, at, aim) => lotusFlower(p, at, aim, 18)],
      }),
      r,
      cx + 206,
      foot + 76,
      0.82,
      -1,
    );
  s += doe(f.x + 70, foot + 150, 0.62, 1, r) + doe(cx + 148, foot + 132, 0.54, -1, r);
  s += put(dressed(POSES.kneel(), MOSS, ROSE, GAUZE_BLUE), r, cx - 148, foot + 158, 0.9, 1);
  s += doe(cx + 78, foot + 154, 0.66, -1, r);
  s +=
    egret(cx + 306, hz + 326, 0.56, -1, LINE) +
    egret(cx + 352, hz + 300, 0.5, -1, LINE) +
    egret(f.x + 196, hz + 424, 0.56, 1, LINE);
  for (const [x, y] of [
    [-190, 96],
    [-62, 88],
    [70, 62],
    [-110, 70],
  ] as const)
    s += fill(leaf(cx + x, foot + y, 13, 4, 0.4), '#e0a23a');
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    f = page(seed, W, H, 'gold'),
    cx = W / 2,
    B = f.y + f.h,
    hz = f.y + 214;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#sky)');
  for (let i = 0; i < 10; i++) {
    const x = f.x + r.between(-40, f.w - 160),
      y = f.y + 20 + i * 17,
      w = r.between(140, 300);
    s += group(
      fill(
        loopThrough(offsets(x, y, [0, 0, 0.3, -8, 0.7, -6, 1, 1, 0.6, 7, 0.2, 6], w, 1)),
        i % 2 ? '#f9dca8' : '#e8a98a',
      ),
      'opacity=".55" filter="url(#b3)"',
    );
  }
  s += farBank(f.x, f.w, hz, r, ['#3f5c50', '#4d6a58', '#345048'], 26);
  s += courtTree(f.x + 60, hz + 60, crown(f.x + 58, hz - 62, 96, 96, r, f.y), r.fork(), {
    greens: DUSK,
    gap: 34,
    trunk: 18,
  });
  s += courtTree(f.x + f.w - 64, hz + 56, crown(f.x + f.w - 60, hz - 58, 98, 98, r, f.y), r.fork(), {
    greens: OLIVE,
    gap: 34,
    trunk: 18,
  });
  s += fill(rect(f.x, hz - 2, f.w, B - hz), 'url(#gr)');
  // the river comes in from the right, bends round the bank and leaves in front
  const river: Poly = [
    ...curve([
      [f.x + f.w + 4, hz + 18],
      [cx + 250, hz + 34],
      [cx + 214, hz + 74],
      [cx + 330, hz + 132],
      [cx + 392, hz + 220],
      [cx + 330, hz + 318],
      [cx + 120, hz + 380],
      [cx - 160, hz + 402],
      [f.x - 6, hz + 392],
    ]),
    [f.x - 6, B + 6],
    [f.x + f.w + 6, B + 6],
    [f.x + f.w + 6, hz + 18],
  ];
  s +=
    fill(river, 'url(#lk)') +
    clip(river, ripples(f.x, hz, f.w, B - hz, r.fork(), '#eaf0e4', 7)) +
    line(river.slice(0, -3), '#e9dcae', 5) +
    ink(river.slice(0, -3), '#5f6a3c', 1.4, { closed: false });
  const land: Poly = [
    ...river.slice(0, -3).map(([x, y]): Point => [x - 14, y - 12]),
    [f.x, hz + 40],
    [cx, hz + 30],
  ];
  s += clip(
    land,
    meadow(rect(f.x, hz + 24, f.w, 370), 33, r.fork(), '#4f7440', [
      '#e7a08a',
      '#f8eecb',
      '#e0b0c8',
      '#f0c35c',
    ]),
  );
  // the kadamba
  const foot = hz + 218,
    can = crown(cx - 14, f.y + 118, 262, 128, r, f.y - 26);
  s += group(fill(ellipse(cx, foot + 6, 150, 20), '#24381c'), 'opacity=".5" filter="url(#b8)"');
  const flowers: Point[] = [];
  s += courtTree(cx + 34, foot, can, r.fork(), {
    greens: MANGO,
    gap: 35,
    trunk: 44,
    bark: '#5a4028',
    blossom: (x, y) => {
      flowers.push([x, y + 4]);
      return '';
    },
  });
  s += roots(cx + 34, foot);
  // whole flowers, over the leaves; none on another
  flowers.push(...scatter(can, 74, r, 14));
  flowers.forEach(([x, y], i) => {
    if (y > f.y + 14 && flowers.slice(0, i).every(([u, v]) => Math.hypot(x - u, y - v) > 30))
      s += kadamba(x, y, 13, '#eaa32e', '#fbe2a0', '#6a3410');
  });
  s += companyAndLotus(cx, foot, r, f, hz, river);
  return {
    w: W,
    h: H,
    bg: '#7d2a26',
    defs:
      linearGradient('sky', 0, f.y, 0, hz, [0, '#6f7fa6'], [0.5, '#d6a59a'], [1, '#f8d9a0']) +
      linearGradient('lk', 0, hz, 0, B, [0, '#f0d3a6'], [0.4, '#a9bcb4'], [1, '#56828c']) +
      linearGradient('gr', 0, hz, 0, B, [0, '#93a868'], [1, '#5f8148']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: { ...finish(seed), vignette: 0.45 },
  };
}

export const work: Work = {
  id: 'gallery-kishangarh-kadamba-flute',
  collection: 'gallery',
  seed: 9,
  width: W,
  height: H,
  alt: 'Krishna stands under a kadamba full of golden ball flowers and plays the flute to women, deer and white cranes at a river bend.',
  draw,
};
