/** The child Krishna dances on the hoods of Kaliya and holds up the serpent's tail; the serpent's wives plead. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { drawFigure } from '../../figures/figure.ts';
import { POSES } from '../../figures/poses.ts';
import type { Cloth as Textile, Pose } from '../../figures/types.ts';
import { lotus, pad } from '../../motifs/painted/lotus.ts';
import { withTanjoreFace } from '../../traditions/tanjore/face.ts';
import { gildedFrame } from '../../traditions/tanjore/gilding.ts';
import { brocade, goldFoliage } from '../../traditions/tanjore/ornament.ts';
import { Panel, goldBand, halo } from '../../traditions/tanjore/panel.ts';
import { GARLAND, SILK, lady, lord } from '../../traditions/tanjore/people.ts';
import { K } from '../../traditions/tanjore/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];
const PINK = { out: '#e98aa2', in: '#f9d3da', tip: '#c03a62', ink: '#5e1230', vein: '#c9587c' };

/** One foot on the hoods, the other lifted; one hand blesses, one holds the tail high. */
const STEP: Pose = {
  name: 'kaliya',
  spine: [
    [2, -206],
    [4, -242],
    [-6, -292],
    [0, -338],
  ],
  headTilt: 0.05,
  base: 'dance',
  legs: [
    { knee: [-76, -176], ankle: [-34, -104], foot: 'right' },
    { knee: [28, -112], ankle: [10, -12], foot: 'right' },
  ],
  arms: [
    { to: [-104, -332], bend: 1, mudra: 'grip', aim: -1.9, order: 'front' },
    { to: [84, -296], bend: -1, mudra: 'blessing', aim: -1.5, order: 'front' },
  ],
};

/** Scaled body with a belly stripe of gold. */
function coil(p: Panel, c: Poly, w: (t: number) => number, belly = 0.25) {
  const q = ribbon(c, w, 3);
  p.paint(
    modelled(q, '#2c7a5c', '#052418', 20, 5) +
      clip(q, scales(q, 0.3, 17, '#8fd0a0', 1.1)) +
      ink(q, '#052018', 1.9),
  );
  const o = { gold: '', over: '' },
    mid = walk(c, 8)
      .filter((k) => w(k.t) > 8)
      .map((k) => polar(k.p[0], k.p[1], w(k.t) * belly, k.a + Math.PI / 2));
  o.gold += line(mid, '#7a7a7a', 6) + each(walk(mid, 9), (k) => dot(k.p[0], k.p[1], 2.6, '#fff'));
  p.gild(o);
}

/** One turn of the coiled body, seen from the side. @param hw,hh half its width and height */
function ring(p: Panel, x: number, y: number, hw: number, hh: number) {
  const q = loopThrough(
      [x - hw, y - 4],
      [x - hw + hh * 0.5, y - hh * 0.86],
      [x - hw * 0.4, y - hh * 0.92],
      [x, y - hh * 0.84],
      [x + hw * 0.4, y - hh * 0.92],
      [x + hw - hh * 0.5, y - hh * 0.86],
      [x + hw, y - 4],
      [x + hw - hh * 0.4, y + hh * 0.8],
      [x + hw * 0.4, y + hh * 1.1],
      [x, y + hh * 1.16],
      [x - hw * 0.4, y + hh * 1.1],
      [x - hw + hh * 0.4, y + hh * 0.8],
    ),
    belly = curveThrough(
      [x - hw + 14, y + 12],
      [x - hw * 0.5, y + hh * 0.62],
      [x, y + hh * 0.72],
      [x + hw * 0.5, y + hh * 0.62],
      [x + hw - 14, y + 12],
    ),
    o = { gold: '', over: '' };
  p.paint(
    modelled(q, '#2c7a5c', '#052418', 22, 5) +
      clip(q, scales(q, 0, 17, '#8fd0a0', 1.1)) +
      ink(q, '#052018', 1.9),
  );
  o.gold += line(belly, '#7a7a7a', 6) + each(walk(belly, 9), (k) => dot(k.p[0], k.p[1], 2.6, '#fff'));
  p.gild(o);
}

/** Five hoods: one skin, five faces. */
function fiveHoods(cx: number, p: Panel, s: ReturnType<typeof fill>): void {
  const hoods = [-1.12, 1.12, -0.58, 0.58, 0].map((d) => ({
    d,
    a: -Math.PI / 2 + d,
    L: 192 - Math.abs(d) * 28,
  }));
  const root: Point = [cx + 8, 752];
  const skin = union(
    [
      ...hoods.map(({ a, L }) => leaf(root[0], root[1], L, 36, a, 0, 0.7)),
      ellipse(root[0], root[1] - 6, 50, 46),
    ],
    14,
  );
  p.paint(
    modelled(skin, '#2c7a5c', '#052418', 24, 8) +
      clip(skin, scales(skin, -1.57, 19, '#8fd0a0', 1)) +
      ink(skin, '#052018', 2),
  );
  for (const { d, a, L } of hoods) {
    const face = polar(root[0], root[1], L * 0.8, a),
      shield = leaf(...polar(root[0], root[1], L * 0.34, a), L * 0.46, 22, a, 0, 0.6);
    let f =
      modelled(shield, '#e0b45a', '#6a3408', 8, 2) +
      lines(
        [0.25, 0.42, 0.58, 0.75].map(
          (t) =>
            [
              polar(...polar(root[0], root[1], L * (0.34 + 0.46 * t), a), 15, a + 1.57),
              polar(...polar(root[0], root[1], L * (0.34 + 0.46 * t), a), 15, a - 1.57),
            ] as Poly,
        ),
        '#6a3408',
        1.3,
      ) +
      ink(shield, '#3a1a04', 1.2);
    for (const sg of [-1, 1]) {
      const e = polar(face[0], face[1], 12, a + sg * 1.4);
      f +=
        fill(ellipse(e[0], e[1], 7, 5.6, a), '#fdf7ea') +
        dot(e[0], e[1], 3.4, '#120c0a') +
        line(ellipse(e[0], e[1], 7, 5.6, a), '#120c0a', 1.1, true);
    }
    const m = polar(root[0], root[1], L * 0.97, a);
    if (d)
      f +=
        line(curve([m, polar(m[0], m[1], 12, a), polar(m[0], m[1], 20, a + 0.4)]), '#c8243c', 2) +
        line(curve([polar(m[0], m[1], 12, a), polar(m[0], m[1], 20, a - 0.4)]), '#c8243c', 2);
    p.paint(f);
  }
  // wives: queens above the water, serpents below
  const dry = rect(72, 72, W - 144, 736);
  const wife = (x: number, fx: number, silk: Textile, choli: Textile) => {
    const pen = p.pen(x, 968, 0.9, fx, 1.12);
    drawFigure(
      pen,
      withTanjoreFace(lady(silk, choli, POSES.namaste(), { gear: 'tikka', tone: 'wheat' }), 0.92),
    );
    p.paint(clip(dry, pen.svg));
    p.gild({ gold: clip(dry, pen.relief), over: clip(dry, pen.jewels) });
    coil(
      p,
      curveThrough(
        offsets(x, 0, [0, 772, -4, 806, 2, 838, -6, 866, -34, 880, -62, 862, -60, 834, -44, 830], fx, 1),
      ),
      widths(30, 42, 40, 30, 21, 14, 9, 5, 1.5),
      0.02,
    );
  };
  wife(176, 1, SILK.red, SILK.yellow);
  wife(W - 176, -1, SILK.purple, SILK.orange);
  p.paint(clip(rect(72, 894, W - 144, 34), s));
  p.figure(
    withTanjoreFace(
      lord(SILK.yellow, SILK.red, STEP, {
        tone: 'blue',
        gear: 'mukut',
        hair: 'curls',
        front: true,
        handScale: 1.08,
        garland: [GARLAND.jasmine],
        wear: { lower: 'dhoti', lowerCloth: SILK.yellow, upper: 'none', sash: SILK.red },
      }),
      1.06,
    ),
    cx + 8,
    600,
    1.02,
    1,
    1.2,
  );
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    inner = rect(72, 72, W - 144, H - 144),
    river = 640;
  p.base += fill(rect(0, 0, W, H), K.wood);
  brocade(p, inner, '#84182a', '#b8424a', '#40060f', [cx, 330, 460]);
  gildedFrame(p.back, W, H);
  const o = { gold: '', over: '' };
  // arch of seven foils on slender columns of vine
  const n = 7,
    arch: Poly = [];
  for (let i = 0; i < n; i++) {
    const a = Math.PI * (1.02 + ((i + 0.5) / n) * 0.96),
      q: Point = [cx + Math.cos(a) * 248, 380 + Math.sin(a) * 218];
    for (let k = 0; k <= 14; k++) arch.push(polar(q[0], q[1], 56, a - 1.35 + (k / 14) * 2.7));
  }
  const edge: Poly = [
    [104, 470],
    ...arch.filter(([x, y]) => y < 470 && x > 92 && x < W - 92),
    [W - 104, 470],
  ];
  goldFoliage(o, [[72, 72], [W - 72, 72], [W - 72, 470], ...edge.slice().reverse(), [72, 470]], cx, 76);
  goldBand(o, edge, 20, 27);
  for (const x of [88, W - 88])
    goldBand(
      o,
      [
        [x, 470],
        [x, river],
      ],
      30,
      34,
    );
  halo(o, cx + 18, 236, 94, '#12406a');
  p.back.gold += clip(inner, o.gold);
  p.back.over += clip(inner, o.over);
  // the Yamuna
  const area = rect(72, river, W - 144, H - 72 - river);
  let s = fill(area, '#124a6c');
  for (let y = river + 4, i = 0; y < H; y += 13, i++)
    s += lines(
      series(26, (k) =>
        curveThrough(
          [64 + k * 28 + (i % 2) * 14, y],
          [78 + k * 28 + (i % 2) * 14, y + 7],
          [92 + k * 28 + (i % 2) * 14, y],
        ),
      ),
      i % 3 ? '#3f86ac' : '#8cc4d8',
      1.2,
    );
  for (const [x, y, R] of [
    [120, 900, 36],
    [678, 900, 36],
    [236, 916, 30],
    [566, 916, 30],
  ])
    s += pad(x, y, R, '#2a7a4e', '#7fc08a', '#06281a', 0.2, 0.45);
  for (const [x, y, R] of [
    [104, 884, 30],
    [158, 912, 26],
    [696, 884, 30],
    [640, 912, 26],
    [290, 912, 22],
    [510, 912, 22],
  ])
    s += lotus(x, y, R, PINK, 9, 1.15);
  p.paint(clip(area, s) + line(polyline(72, river, W - 72, river), '#08283e', 2));
  // coils in the water, the tail rising to his hand
  const hand: Point = [cx - 104 * 1.12 + 4, 584 - 332 * 1.08];
  coil(
    p,
    curveThrough(
      [cx - 60, 872],
      [cx - 166, 850],
      [cx - 200, 740],
      [cx - 190, 600],
      [cx - 172, 440],
      [cx - 128, 300],
      [hand[0] + 2, hand[1] + 6],
      [hand[0] + 26, hand[1] - 52],
      [hand[0] - 2, hand[1] - 84],
    ),
    widths(32, 31, 28, 24, 20, 17, 14, 10, 3),
  );
  for (const [y, hw, hh] of [
    [862, 196, 34],
    [812, 168, 33],
    [764, 130, 31],
  ])
    ring(p, cx + 10, y, hw, hh);
  fiveHoods(cx, p, s);
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-kaliya-mardan',
  collection: 'gallery',
  seed: 11,
  width: W,
  height: H,
  alt: 'The blue child Krishna dances on the five hoods of a green serpent and holds up its tail, two serpent queens plead with folded hands.',
  draw,
};
