/** Murugan with his spear before the open fan of his peacock, between Devasena and Valli. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, polar, type Poly, transform } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { inked, modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { lotusFlower } from '../../figures/props.ts';
import type { Cloth, Tone } from '../../figures/types.ts';
import { pleats, sashEnd } from '../../traditions/tanjore/drapery.ts';
import type { Leaf } from '../../traditions/tanjore/gilding.ts';
import { type Arm, garland, type Icon, icon } from '../../traditions/tanjore/icon.ts';
import { brocade } from '../../traditions/tanjore/ornament.ts';
import { Panel } from '../../traditions/tanjore/panel.ts';
import { GARLAND, SILK, TONE } from '../../traditions/tanjore/people.ts';
import { girdle } from '../../traditions/tanjore/regalia.ts';
import { beads, glory, greatArch, plinth, reliefFrame } from '../../traditions/tanjore/relief.ts';
import { poisedDhoti, poisedSari } from '../../traditions/tanjore/stance.ts';
import { K } from '../../traditions/tanjore/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];

/** One feather of the fan with its eye. */
function feather(x: number, y: number, L: number, a: number, dark: boolean): string {
  const q = transform(
      loopThrough(
        [0, 2],
        [L * 0.45, L * 0.045],
        [L * 0.78, L * 0.088],
        [L * 0.94, L * 0.07],
        [L, 0],
        [L * 0.94, -L * 0.07],
        [L * 0.78, -L * 0.088],
        [L * 0.45, -L * 0.045],
        [0, -2],
      ),
      x,
      y,
      1,
      a,
    ),
    e = polar(x, y, L * 0.86, a),
    barbs: Poly[] = [];
  for (let t = 0.3; t < 0.97; t += 0.028)
    for (const sg of [-1, 1]) {
      const b = polar(x, y, L * t, a);
      barbs.push([b, polar(b[0], b[1], L * 0.1, a + sg * 0.6)]);
    }
  return (
    fill(q, dark ? '#12614a' : '#1f8060') +
    clip(q, lines(barbs, dark ? '#5aa868' : '#a6c25a', 1.1)) +
    line(q, '#06281e', 1.3, true) +
    fill(ellipse(e[0], e[1], 15, 12, a), '#c9932c') +
    fill(ellipse(...polar(e[0], e[1], 1.5, a), 11.5, 9, a), '#2a9a94') +
    fill(ellipse(...polar(e[0], e[1], 3, a), 7.4, 6, a), '#1b2f7a') +
    dot(...polar(e[0], e[1], 6, a), 2.6, '#7fc9c0')
  );
}

/** The spear: shaft and leaf-shaped blade, in gold. */
function vel(pen: Pen, at: Point) {
  const [x] = at;
  pen.gold(
    ribbon(polyline(x, 0, x, -390), () => 3.6),
    false,
  );
  pen.gold(loopThrough(x, -476, x + 20, -430, x + 15, -400, x, -388, x - 15, -400, x - 20, -430), true);
  pen.gem([x, -422], 5, 0);
  pen.gold(ellipse(x, -384, 8, 6), false);
}

/** The open fan behind all. */
function fan(p: Panel, opening: Poly, cx: number) {
  let plumes = '';
  for (const [n, L, sp] of [
    [19, 470, 2.36],
    [16, 398, 2.2],
    [13, 326, 2],
  ])
    for (let i = 0; i < n; i++)
      plumes += feather(cx, 640, L, -Math.PI / 2 + (i / (n - 1) - 0.5) * sp, (i + n) % 2 === 0);
  p.paint(clip(opening, plumes));
}

/** Where the near foot of the bird stands. */
const CLAW: Point = [272, 842];

/** The peacock stands across behind him: crest, neck, breast and thigh in one line, the shank below. */
function bird(p: Panel) {
  const outline: Poly = [
      ...curveThrough(
        [228, 356],
        [240, 347],
        [257, 350],
        [267, 366],
        [268, 392],
        [264, 432],
        [268, 478],
        [288, 530],
        [330, 580],
        [400, 612],
        [430, 654],
        [400, 688],
        [352, 694],
        [322, 714],
        [296, 748],
        [282, 786],
      ),
      ...curveThrough(
        [266, 786],
        [260, 762],
        [244, 722],
        [226, 676],
        [212, 626],
        [206, 574],
        [212, 522],
        [226, 474],
        [234, 430],
        [235, 402],
        [230, 386],
        [224, 374],
        [228, 356],
      ),
    ],
    crease = curveThrough([326, 708], [318, 682], [300, 656], [276, 640]),
    shank = ribbon(curveThrough([274, 778], [270, 806], CLAW), widths(8, 6.4, 8)),
    crest = [-1.5, -0.5, 0.5, 1.5].map((i) => polar(246, 352, 46, -1.56 + i * 0.24)),
    eye = leaf(228, 366, 28, 7, -0.1);
  p.paint(
    modelled(shank, '#c99a4a', '#5a2e0c', 4, 1) +
      line(shank, '#3a1c08', 1.3, true) +
      lines(
        [0, 1, 2, 3].map((i) => [
          [265, 796 + i * 11],
          [279, 798 + i * 11],
        ]),
        '#6a3a10',
        1,
      ) +
      lines(
        crest.map((q): Poly => [[246, 350], q]),
        '#14406a',
        2.2,
      ) +
      each(crest, (q) => dot(...q, 5, '#2a9a94') + dot(...q, 2.2, '#1b2f7a')) +
      modelled(outline, '#1f5aa8', '#071c48', 26, 8) +
      clip(
        outline,
        scales(outline, Math.PI / 2 + 0.2, 15, '#63b0d8', 1.1) +
          line(transform(crease, -3, 0), '#071c48', 12).replace(
            '<path',
            '<path opacity=".4" filter="url(#b3)"',
          ) +
          line(crease, '#071c3a', 1.6),
      ) +
      line(outline, '#071c3a', 1.9, true) +
      each([-0.42, 0.42, 0], (d) => {
        const tuft = leaf(274, 776, 26, 6, Math.PI / 2 + d, 0, 0.4);
        return modelled(tuft, '#1f5aa8', '#071c48', 4, 1) + line(tuft, '#071c3a', 1.3, true);
      }) +
      inked(loopThrough(229, 357, 212, 361, 196, 376, 212, 376, 229, 375), '#e0b04a', '#4a1d14', 1.4) +
      line(curveThrough(198, 375, 214, 369, 229, 366), '#4a1d14', 1.1) +
      fill(eye, '#fdf7ea') +
      dot(242, 364, 4.6, '#120c0a') +
      line(eye, '#071c3a', 1.6, true),
  );
  const o: Leaf = { gold: '', over: '' };
  beads(o, resample(curveThrough(235, 424, 250, 434, 265, 426), 8), 4);
  beads(o, resample(curveThrough(231, 440, 249, 452, 264, 442), 8), 3.2);
  p.gild(o);
}

/** The snake before the hem, and the claw that holds it. */
function snakeInClaw(p: Panel, floor: number) {
  const [x, y] = CLAW,
    body = curveThrough(
      [204, floor - 66],
      [196, floor - 50],
      [206, floor - 32],
      [222, floor - 14],
      [246, floor - 10],
      [x - 8, floor - 14],
      [x + 16, floor - 6],
      [x + 30, floor - 16],
      [x + 24, floor - 30],
      [x + 14, floor - 28],
    ),
    snake = ribbon(body, widths(6, 7.4, 8, 8.4, 8.4, 8, 6.4, 4.6, 2.8, 0.8), 2),
    belly = ribbon(body.slice(4, -24), widths(1.4, 2.6, 2.8, 2.6, 1.6), 2),
    hood = loopThrough(
      offsets(202, floor - 66, [-4, 22, -14, 8, -16, -8, -8, -20, 2, -25, 12, -21, 17, -8, 13, 8, 5, 20]),
    ),
    toe = (dx: number, dy: number, bow: number) =>
      ribbon(
        curveThrough([x, y - 6], [x + dx * 0.45, y + bow], [x + dx * 0.9, y + dy * 0.7], [x + dx, y + dy]),
        widths(6, 5.4, 4.6, 1),
      );
  p.paint(
    modelled(snake, '#1f5a34', '#06200f', 5, 2) +
      fill(belly, '#c9b45c') +
      lines(
        walk(body, 7)
          .slice(3, -6)
          .map((k): Poly => [polar(...k.p, 7, k.a + Math.PI / 2), polar(...k.p, 3, k.a + Math.PI / 2)]),
        '#7fae62',
        1.3,
      ) +
      line(snake, '#04160a', 1.6, true) +
      modelled(hood, '#2a6a3e', '#06200f', 7, 2) +
      line(hood, '#04160a', 1.6, true) +
      line(
        curveThrough(offsets(202, floor - 66, [-6, -2, -8, -9, -2, -10, 1, -3, 4, -10, 10, -9, 8, -2])),
        '#e0c878',
        1.7,
      ) +
      dot(197, floor - 84, 2, '#f6e6a0') +
      dot(208, floor - 84, 2, '#f6e6a0') +
      line(curveThrough([203, floor - 91], [204, floor - 98], [200, floor - 103]), '#d8304a', 1.6) +
      line(curveThrough([204, floor - 98], [208, floor - 103]), '#d8304a', 1.4) +
      each(
        [toe(22, 12, -8), toe(-34, 6, -14), toe(-26, 13, -10), toe(-8, 18, 2)],
        (q) => modelled(q, '#c99a4a', '#5a2e0c', 4, 1) + line(q, '#3a1c08', 1.3, true),
      ),
  );
}

/** Lotus between thumb and finger, its stem below the hand and its flower close above. */
function heldLotus(pen: Pen, at: Point, tint: { out: string; in: string }) {
  const stem = curveThrough(offsets(at[0], at[1], [2, -16, 0, 0, -3, 22, -10, 46, -8, 66]));
  pen.stroke(stem, 3.2, '#143a1c');
  pen.stroke(stem, 1.9, '#86b86a');
  lotusFlower(pen, [at[0] + 1, at[1] - 4], -1.45, 27, tint, 0);
}

/** End of the sari, drawn across the hips from one side of the belt to the other. */
function tuckedEnd(pen: Pen, silk: Cloth) {
  const hem = curveThrough(-66, -176, -58, -140, -34, -114, -6, -112, 18, -136, 32, -178),
    row = (u: number) =>
      curveThrough(
        -62 + u * 3,
        -200 + u * 10,
        -40,
        -190 + u * 44,
        -8,
        -186 + u * 50,
        18,
        -192 + u * 36,
        30,
        -200 + u * 14,
      );
  pen.drape(
    {
      shape: [...hem, ...curveThrough(32, -178, 26, -206, -16, -204, -58, -206, -66, -176)],
      contour: [hem],
      folds: [0.1, 0.35, 0.6, 0.85, 1.1].map(row),
      bands: [],
      trims: [hem],
      motifs: [],
    },
    silk,
    4,
  );
}

/** A consort with her flower. */
function consort(
  p: Panel,
  x: number,
  s: number,
  fx: 1 | -1,
  tone: Tone,
  silk: Cloth,
  choli: Cloth,
  fat: number,
  flower: { out: string; in: string },
  extra: Partial<Omit<Icon, 'arms'>> & { resting?: Arm },
) {
  const pen = p.pen(x, 866, s, fx);
  icon(pen, {
    woman: true,
    grown: true,
    tone,
    fat,
    spine: [
      [-17, -196],
      [-3, -242],
      [8, -326],
    ],
    head: { turn: 0.8, gaze: [2.2, -0.6], tilt: 0.1, open: 0.95 },
    crown: 'kirita',
    crownHeight: 0.86,
    choli,
    jewels: 2,
    arms: [
      extra.resting ?? { side: -1, elbow: [-74, -246], wrist: [-80, -198], hand: 'hang', aim: 1.4 },
      {
        side: 1,
        elbow: [58, -240],
        wrist: [60, -286],
        hand: 'hold',
        aim: -1.3,
        hold: (q, at) => heldLotus(q, at, flower),
      },
    ],
    lower: (q) => {
      poisedSari(silk, tone, { sway: -17, step: 5, w: fat })(q);
      tuckedEnd(q, silk);
    },
    adorn: (q) => girdle(q, [-15, -208], 42, 6),
    ...extra,
  });
  p.take(pen);
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    floor = 862,
    field: [number, number, number, number] = [54, 54, W - 108, H - 108];
  p.base +=
    fill(rect(0, 0, W, H), K.wood) +
    fill(rect(14, 14, W - 28, H - 28), '#173f33') +
    fill(rect(...field), '#14324f');
  const opening = greatArch(p.back, {
    cx,
    hw: 300,
    spring: 330,
    rise: 176,
    floor: floor + 6,
    field,
    lion: 0.72,
  });
  brocade(p, opening, '#9c1d34', '#c2404e', '#5e0c20', [cx, 360, 440]);
  reliefFrame(p.back, W, H, 32, 14);
  plinth(p.back, cx, [
    [floor - 4, 40, W - 118],
    [floor + 38, 44, W - 118],
  ]);
  fan(p, opening, cx);
  bird(p);
  p.paint(dot(cx + 10, 306, 92, '#14506a'));
  const nimbus: Leaf = { gold: '', over: '' };
  glory(nimbus, cx + 10, 306, 122);
  p.gild(nimbus);
  // he first, broad and large; the wives before the fan at his sides
  consort(
    p,
    178,
    1.08,
    1,
    TONE.wheat,
    SILK.yellow,
    SILK.red,
    1.05,
    { out: '#e07a98', in: '#fbdfe6' },
    {
      head: { turn: 0.85, gaze: [2.4, -1.2], tilt: -0.02, open: 1.1 },
      crown: (q, M, k) => {
        q.gold(
          M([
            ...curveThrough(-34, -26, -12, -38, 14, -43, 34, -36),
            ...curveThrough(30, -50, 14, -58, -14, -52, -36, -38),
          ]),
          false,
        );
        q.gem(M([[12, -50]])[0], 3.4 * k, 0);
        q.garland(M(curveThrough(-44, -30, -50, -8, -44, 14)), 6, ['#fbf6ea', '#fbf6ea', '#e8863a']);
      },
    },
  );
  consort(
    p,
    W - 172,
    1.14,
    -1,
    TONE.fair,
    SILK.blue,
    SILK.pink,
    1,
    { out: '#4f78c8', in: '#cfe0f6' },
    {
      resting: { side: -1, elbow: [-84, -250], wrist: [-60, -206], hand: 'grip', aim: 0.74 },
    },
  );
  snakeInClaw(p, floor);
  const m = p.pen(cx + 6, floor + 4, 1.44);
  icon(m, {
    woman: false,
    grown: true,
    tone: TONE.fair,
    spine: [
      [-15, -196],
      [-3, -242],
      [7, -326],
    ],
    head: { turn: 0.14, gaze: [0.6, 0.6], tilt: 0.05, mark: 'ash' },
    crown: 'kirita',
    arms: [
      {
        side: -1,
        elbow: [-74, -236],
        wrist: [-78, -270],
        hand: 'grip',
        aim: -1.4,
        hold: (q) => vel(q, [-76, 0]),
        flip: true,
      },
      { side: 1, elbow: [72, -242], wrist: [70, -286], hand: 'bless', aim: -1.5, flip: true, size: 1.18 },
    ],
    lower: (q) => {
      poisedDhoti(SILK.orange, TONE.fair, { sway: -15, step: 8 })(q);
      pleats(
        q,
        curveThrough(-27, -194, -35, -150, -26, -98, -30, -34),
        curveThrough(-3, -194, 4, -150, 20, -98, 40, -38),
        SILK.orange,
        11,
        7,
      );
    },
    adorn: (q, N) => {
      girdle(q, [-16, -211], 44, 5);
      garland(190, 40, GARLAND.rose.cols, 7)(q, N);
      sashEnd(q, curveThrough(28, -200, 46, -150, 44, -92), SILK.red);
    },
  });
  p.take(m);
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-murugan-consorts',
  collection: 'gallery',
  seed: 12,
  width: W,
  height: H,
  alt: 'Murugan stands with his spear before the fan of a blue peacock that treads on a snake, a consort with a lotus on either side.',
  draw,
};
