/** The child Krishna dances on the hoods of Kaliya and holds up the serpent's tail; the serpent's wives plead. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { lerp, type Point, polar, type Poly, series, transform } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { drawGear } from '../../figures/gear.ts';
import type { Cloth as Textile } from '../../figures/types.ts';
import { lotus, pad } from '../../motifs/painted/lotus.ts';
import { clothedLeg, hipCloth, pleats, sashEnd } from '../../traditions/tanjore/drapery.ts';
import { stone } from '../../traditions/tanjore/gilding.ts';
import { garland, icon } from '../../traditions/tanjore/icon.ts';
import { brocade } from '../../traditions/tanjore/ornament.ts';
import { Panel } from '../../traditions/tanjore/panel.ts';
import { GARLAND, SILK, TONE } from '../../traditions/tanjore/people.ts';
import { girdle } from '../../traditions/tanjore/regalia.ts';
import { beads, glory, greatArch, reliefFrame } from '../../traditions/tanjore/relief.ts';
import { K } from '../../traditions/tanjore/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];
const PINK = { out: '#e98aa2', in: '#f9d3da', tip: '#c03a62', ink: '#5e1230', vein: '#c9587c' };

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

/** Cobra's neck that rises, spreads its hood with the spectacle mark and turns its head. @param fx the side it looks to */
function cobra(p: Panel, root: Point, via: Point, top: Point, fx: number, k = 1) {
  const neck = curve([root, [lerp(root[0], via[0], 0.6), lerp(root[1], via[1], 0.5)], via, top]),
    a = Math.atan2(top[1] - via[1], top[0] - via[0]),
    hood = transform(
      loopThrough(-70, 0, -52, -17, -26, -35, 2, -40, 24, -28, 36, 0, 24, 28, 2, 40, -26, 35, -52, 17),
      top[0],
      top[1],
      k,
      a,
    ),
    skin = union([ribbon(neck, widths(25 * k, 22 * k, 19 * k, 18 * k)), hood], 8),
    face = transform(
      loopThrough(
        14,
        -17 * fx,
        32,
        -18 * fx,
        46,
        -8 * fx,
        52,
        10 * fx,
        50,
        30 * fx,
        42,
        36 * fx,
        30,
        26 * fx,
        16,
        18 * fx,
        8,
        4 * fx,
      ),
      top[0],
      top[1],
      k,
      a,
    ),
    T = (q: Poly) => transform(q, top[0], top[1], k, a),
    plates = walk(neck, 9).map((s): Poly => [
      polar(s.p[0], s.p[1], 9 * k, s.a + 1.3),
      polar(s.p[0], s.p[1], 9 * k, s.a - 1.3),
    ]);
  let s =
    modelled(skin, '#2f8462', '#052418', 20, 5) +
    clip(skin, scales(skin, a, 15, '#9ad8ac', 0.9)) +
    fill(ribbon(neck, widths(9 * k, 9 * k, 9 * k, 4 * k)), '#e0bc6a') +
    lines(plates, '#7a4a12', 1.2) +
    ink(skin, '#052018', 2);
  for (const sg of [-1, 1])
    s +=
      line(T(ellipse(-14, sg * 16, 11, 9)), '#e9c76a', 4.4 * k, true) +
      fill(T(ellipse(-14, sg * 16, 5, 4)), '#f6efdc') +
      line(T(curveThrough(-4, sg * 18, 8, sg * 12, 6, 0)), '#e9c76a', 3.6 * k);
  s += modelled(face, '#46a076', '#0a3222', 9, 3) + ink(face, '#052018', 1.7);
  s += line(T(curveThrough(50, 12 * fx, 40, 19 * fx, 26, 16 * fx)), '#052018', 1.4);
  s +=
    fill(T(leaf(22, -2 * fx, 17, 5.4, 0.5 * fx)), '#fdf7ea') +
    dot(...T([[31, 2 * fx]])[0], 3.6 * k, '#120c0a') +
    line(T(leaf(22, -2 * fx, 17, 5.4, 0.5 * fx)), '#120c0a', 1.2, true);
  for (const d of [-0.3, 0.35])
    s += line(
      T(curve([[50, 28 * fx], polar(50, 28 * fx, 12, fx * 1.2), polar(50, 28 * fx, 22, fx * 1.2 + d)])),
      '#c8243c',
      2,
    );
  p.paint(s);
  const o = { gold: '', over: '' };
  beads(o, resample(T(curveThrough(10, -20 * fx, 2, 0, 10, 18 * fx)), 6), 3);
  stone(o, ...T([[26, -20 * fx]])[0], 3.4 * k, K.ruby);
  p.gild(o);
}

/** Queen of the serpents: a woman to the hips, a coil below. */
function queen(p: Panel, x: number, y: number, fx: 1 | -1, silk: Textile) {
  const pen = p.pen(x, y, 0.86, fx);
  icon(pen, {
    woman: true,
    tone: TONE.wheat,
    spine: [
      [-6, -70],
      [2, -114],
      [4, -196],
    ],
    head: { turn: 0.8, gaze: [1.6, -2.2], tilt: -0.16, open: 1.15 },
    crown: (q, M, k) => {
      q.gold(
        M(
          curveThrough(
            -24,
            -34,
            -10,
            -42,
            14,
            -46,
            34,
            -38,
            34,
            -46,
            24,
            -56,
            14,
            -74,
            4,
            -58,
            -14,
            -54,
            -26,
            -42,
          ),
        ),
        false,
      );
      q.gem(M([[14, -54]])[0], 4 * k, 0);
    },
    choli: silk,
    jewels: 2,
    arms: [
      { side: -1, elbow: [-34, -110], wrist: [30, -142], hand: 'namaste', aim: -0.95, size: 1.05 },
      { side: 1, elbow: [62, -116], wrist: [38, -138], hand: 'namaste', aim: -1.15, size: 1.1 },
    ],
    lower: () => undefined,
    adorn: (q) => girdle(q, [-4, -80], 34, 4, false),
  });
  p.take(pen);
  coil(
    p,
    curveThrough(
      offsets(x, y, [-6, -58, -4, -30, 6, 4, 0, 40, -34, 58, -70, 44, -76, 12, -56, -8, -36, 4], fx, 1),
    ),
    widths(33, 44, 42, 36, 29, 23, 17, 11, 5, 1.5),
    0.02,
  );
}

/** The dancing child: a round body, one foot on the hoods, the tail in his raised hand. */
function dancer(p: Panel, x: number, y: number) {
  const pen = p.pen(x, y, 1.12),
    skin = TONE.blue;
  icon(pen, {
    woman: false,
    tone: skin,
    fat: 1.14,
    spine: [
      [-4, -150],
      [6, -192],
      [-2, -262],
    ],
    head: { turn: 0.3, size: 1.32, gaze: [1.2, 1.4], open: 1.3, tilt: 0.06, child: true },
    crown: (q, M, k) => drawGear(q, M, 'front', 'mukut', k),
    jewels: 3,
    arms: [
      { side: -1, elbow: [-88, -252], wrist: [-128, -300], hand: 'grip', aim: -1.75, size: 1.2, flip: true },
      { side: 1, elbow: [80, -204], wrist: [98, -252], hand: 'bless', aim: -1.5, flip: true, size: 1.2 },
    ],
    lower: (q) => {
      clothedLeg(
        q,
        { hip: [16, -146], knee: [44, -78], ankle: [6, -12], foot: 0.06, fx: 1 },
        SILK.yellow,
        skin,
        1.02,
      );
      sashEnd(q, curveThrough(34, -150, 86, -128, 120, -150, 150, -126), SILK.red);
      clothedLeg(
        q,
        { hip: [-22, -146], knee: [-84, -128], ankle: [-36, -66], foot: 0.5, fx: 1 },
        SILK.yellow,
        skin,
        1.02,
      );
      hipCloth(q, [-4, -146], SILK.yellow, 44, 40);
      pleats(
        q,
        curveThrough(-12, -148, -14, -110, -26, -74),
        curveThrough(6, -148, 10, -110, 16, -74),
        SILK.red,
        5,
      );
    },
    adorn: (q, N) => {
      girdle(q, [-2, -164], 40, 5);
      garland(120, 34, GARLAND.jasmine.cols, 5.6)(q, N);
    },
  });
  p.take(pen);
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    field: [number, number, number, number] = [56, 56, W - 112, H - 112],
    river = 560;
  p.base +=
    fill(rect(0, 0, W, H), K.wood) +
    fill(rect(14, 14, W - 28, H - 28), '#173f33') +
    fill(rect(...field), '#17573f');
  const opening = greatArch(p.back, {
    cx,
    hw: 296,
    spring: 330,
    rise: 176,
    floor: H - 56,
    field,
    lion: 0.74,
  });
  brocade(p, opening, '#9c1d34', '#c2404e', '#5e0c20', [cx, 330, 420]);
  reliefFrame(p.back, W, H, 32, 16);
  glory(p.back, cx + 12, 262, 112, '#14404f');
  // Yamuna with her lotuses
  let water = modelled(rect(40, river, W - 80, H), '#1b4f86', '#081c3c', 40, 14);
  for (let y = river + 12, i = 0; y < H - 40; y += 17, i++)
    for (let x = 70 + (i % 2) * 22; x < W - 60; x += 44)
      water += line(
        curveThrough(x, y, x + 11, y - 6, x + 22, y, x + 33, y + 4, x + 44, y),
        i % 3 ? '#4b86b8' : '#8fc0dc',
        1.3,
      );
  for (const [x, y, R] of [
    [180, 616, 34],
    [640, 606, 34],
    [96, 700, 30],
    [706, 700, 30],
  ] as const)
    water += pad(x, y, R, '#2a7a4e', '#7fc08a', '#06281a', 0.2, 0.42);
  for (const [x, y, R] of [
    [212, 606, 32],
    [604, 618, 30],
    [140, 640, 26],
    [672, 646, 26],
    [106, 600, 22],
    [704, 596, 22],
  ] as const)
    water += lotus(x, y, R, PINK, 9, 1.15);
  p.paint(
    clip(rect(58, river, W - 116, H - 58 - river), water) +
      line(polyline(58, river, W - 58, river), '#0a2038', 2),
  );
  // the tail comes out of the lowest coil and goes up to his hand
  coil(
    p,
    curveThrough(
      236,
      872,
      170,
      820,
      148,
      730,
      196,
      640,
      246,
      540,
      250,
      440,
      258,
      330,
      262,
      262,
      246,
      196,
      262,
      160,
    ),
    widths(36, 32, 27, 22, 18, 15, 12, 9, 5, 1),
  );
  ring(p, cx + 6, 876, 196, 54);
  ring(p, cx - 8, 812, 164, 48);
  ring(p, cx + 6, 756, 124, 42);
  cobra(p, [cx - 70, 760], [cx - 150, 700], [cx - 166, 640], -1, 0.92);
  cobra(p, [cx + 80, 760], [cx + 156, 700], [cx + 172, 640], 1, 0.92);
  cobra(p, [cx - 44, 750], [cx - 84, 676], [cx - 88, 606], -1, 0.98);
  cobra(p, [cx + 54, 750], [cx + 92, 676], [cx + 98, 606], 1, 0.98);
  cobra(p, [cx + 4, 760], [cx + 2, 690], [cx + 6, 636], 1, 1.12);
  dancer(p, cx + 4, 594);
  queen(p, 162, 856, 1, SILK.red);
  queen(p, W - 162, 856, -1, SILK.purple);
  // the water comes over their coils again
  p.paint(
    clip(
      [
        ...series(86, (i): Point => [58 + i * 8.06, 890 + Math.sin(i * 0.9) * 4]),
        [W - 58, H - 58],
        [58, H - 58],
      ],
      fill(rect(40, 880, W - 80, H), '#1b4f86') +
        each(
          series(90, (i) => i),
          (i) => {
            const x = 60 + (i % 16) * 44 + (Math.floor(i / 16) % 2) * 22,
              y = 900 + Math.floor(i / 16) * 14;
            return line(
              curveThrough(x, y, x + 11, y - 6, x + 22, y, x + 33, y + 4, x + 44, y),
              '#6ba0cc',
              1.3,
            );
          },
        ) +
        lotus(330, 926, 28, PINK, 9, 1.15) +
        lotus(486, 928, 26, PINK, 9, 1.15) +
        pad(410, 932, 30, '#2a7a4e', '#7fc08a', '#06281a', 0.2, 0.42),
    ),
  );
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-kaliya-mardan',
  collection: 'gallery',
  seed: 11,
  width: W,
  height: H,
  alt: 'The blue child Krishna dances on the middle hood of a five-headed cobra in the river and holds up its tail, two serpent queens plead with folded hands.',
  draw,
};
