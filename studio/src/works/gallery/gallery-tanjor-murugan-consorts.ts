/** Murugan with his spear before the open fan of his peacock, between Devasena and Valli. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, polar, type Poly, transform } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { inked, modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { lotusFlower } from '../../figures/props.ts';
import type { Cloth, Tone } from '../../figures/types.ts';
import { dhoti, sashEnd } from '../../traditions/tanjore/drapery.ts';
import type { Leaf } from '../../traditions/tanjore/gilding.ts';
import { garland, type Icon, icon } from '../../traditions/tanjore/icon.ts';
import { brocade } from '../../traditions/tanjore/ornament.ts';
import { Panel } from '../../traditions/tanjore/panel.ts';
import { GARLAND, SILK, TONE } from '../../traditions/tanjore/people.ts';
import { girdle } from '../../traditions/tanjore/regalia.ts';
import { beads, glory, greatArch, plinth, reliefFrame } from '../../traditions/tanjore/relief.ts';
import { sari } from '../../traditions/tanjore/saris.ts';
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

/** The peacock stands across behind him: fan, breast and neck at the left, its claws on a snake. */
function bird(p: Panel, opening: Poly, cx: number, floor: number) {
  const [fx, fy] = [cx, 640];
  let fan = '';
  for (const [n, L, sp] of [
    [19, 470, 2.36],
    [16, 398, 2.2],
    [13, 326, 2],
  ])
    for (let i = 0; i < n; i++)
      fan += feather(fx, fy, L, -Math.PI / 2 + (i / (n - 1) - 0.5) * sp, (i + n) % 2 === 0);
  const spine = curveThrough(196, 372, 214, 352, 238, 372, 236, 420, 226, 480, 246, 560, 310, 640, 400, 690),
    body = union([ribbon(spine, widths(13, 15, 17, 19, 24, 44, 66, 62), 4), ellipse(350, 664, 96, 66)], 14),
    leg = (x: number, claw: number) => {
      const thigh = ribbon(curveThrough(x + 26, 690, x + 14, 736, x + 4, 768), widths(40, 28, 10)),
        shank = ribbon(curveThrough(x + 4, 760, x, 800, x + 2, claw), widths(8, 7, 8)),
        toes = [-38, -20, 2].map((d) =>
          ribbon(
            curveThrough(x + 2, claw - 4, x + d * 0.6, claw + 2, x + d, claw + 16),
            widths(6.4, 5.4, 1.2),
          ),
        );
      return (
        each(
          [shank, ...toes],
          (q) => modelled(q, '#c99a4a', '#5a2e0c', 4, 1) + line(q, '#3a1c08', 1.3, true),
        ) +
        lines(
          [0, 1, 2, 3, 4, 5].map((i) => [
            [x - 6, 774 + i * 9],
            [x + 9, 776 + i * 9],
          ]),
          '#6a3a10',
          1,
        ) +
        modelled(thigh, '#1f5aa8', '#071c48', 14, 5) +
        clip(thigh, scales(thigh, Math.PI / 2, 13, '#63b0d8', 1.1)) +
        line(thigh, '#071c3a', 1.6, true)
      );
    };
  // the snake under the claws
  const snake = ribbon(
      curveThrough(
        130,
        floor - 18,
        170,
        floor - 6,
        214,
        floor - 22,
        256,
        floor - 8,
        300,
        floor - 16,
        336,
        floor - 4,
      ),
      widths(5, 9, 10, 10, 7, 1.5),
    ),
    hood = loopThrough(
      132,
      floor - 16,
      116,
      floor - 30,
      110,
      floor - 52,
      124,
      floor - 66,
      138,
      floor - 56,
      142,
      floor - 34,
    );
  p.paint(clip(opening, fan));
  p.paint(
    modelled(body, '#1f5aa8', '#071c48', 24, 5) +
      clip(body, scales(body, Math.PI / 2 + 0.2, 15, '#63b0d8', 1.2)) +
      line(body, '#071c3a', 1.9, true) +
      lines(
        [-1.5, -0.5, 0.5, 1.5].map((i) => [[212, 348], polar(210, 350, 44, -1.6 + i * 0.24)] as Poly),
        '#14406a',
        2.2,
      ) +
      each([-1.5, -0.5, 0.5, 1.5], (i) => dot(...polar(210, 350, 46, -1.6 + i * 0.24), 5, '#2a9a94')) +
      inked(loopThrough(186, 360, 168, 366, 152, 380, 170, 380, 188, 378), '#e0b04a', '#4a1d14', 1.4) +
      line(curveThrough(156, 378, 172, 373, 188, 370), '#4a1d14', 1.1) +
      fill(leaf(188, 366, 30, 8, -0.16), '#fdf7ea') +
      dot(203, 363, 5, '#120c0a') +
      line(leaf(188, 366, 30, 8, -0.16), '#071c3a', 1.6, true) +
      modelled(snake, '#a8b83c', '#3a4408', 5, 1) +
      line(snake, '#26300a', 1.5, true) +
      modelled(hood, '#a8b83c', '#3a4408', 7, 2) +
      line(hood, '#26300a', 1.5, true) +
      dot(120, floor - 52, 2.6, '#120c0a') +
      line(curveThrough(112, floor - 56, 102, floor - 58, 96, floor - 66), '#c8243c', 1.6) +
      leg(254, floor - 26) +
      leg(330, floor - 20),
  );
  const o: Leaf = { gold: '', over: '' };
  beads(o, resample(curveThrough(206, 430, 226, 440, 246, 432), 8), 4.4);
  beads(o, resample(curveThrough(204, 446, 228, 458, 250, 448), 8), 3.4);
  p.gild(o);
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
  extra: Partial<Icon>,
) {
  const pen = p.pen(x, 866, s, fx);
  icon(pen, {
    woman: true,
    tone,
    fat,
    spine: [
      [-12, -196],
      [2, -242],
      [-4, -326],
    ],
    head: { turn: 0.8, gaze: [2.2, -0.6], tilt: 0.05, open: 0.95 },
    crown: 'kirita',
    crownHeight: 0.86,
    choli,
    jewels: 2,
    arms: [
      { side: -1, elbow: [-74, -246], wrist: [-80, -198], hand: 'hang', aim: 1.4 },
      {
        side: 1,
        elbow: [58, -240],
        wrist: [60, -286],
        hand: 'hold',
        aim: -1.3,
        hold: (q, at) => lotusFlower(q, at, -1.4, 26, flower),
      },
    ],
    lower: sari(silk, tone, -12),
    adorn: (q) => girdle(q, [-10, -208], 42, 6),
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
  bird(p, opening, cx, floor);
  p.paint(dot(cx + 6, 306, 92, '#14506a'));
  const nimbus: Leaf = { gold: '', over: '' };
  glory(nimbus, cx + 6, 306, 122);
  p.gild(nimbus);
  // he first, broad and large; the wives before the fan at his sides
  consort(
    p,
    178,
    1.08,
    1,
    TONE.wheat,
    SILK.green,
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
  consort(p, W - 172, 1.14, -1, TONE.fair, SILK.blue, SILK.pink, 1, { out: '#4f78c8', in: '#cfe0f6' }, {});
  const m = p.pen(cx + 4, floor + 4, 1.44);
  icon(m, {
    woman: false,
    tone: TONE.fair,
    spine: [
      [-8, -196],
      [6, -242],
      [0, -326],
    ],
    head: { turn: -0.12, gaze: [0, 0.6], mark: 'ash' },
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
    lower: dhoti(SILK.orange, TONE.fair, -8),
    adorn: (q, N) => {
      girdle(q, [-6, -206], 40, 5);
      garland(190, 40, GARLAND.rose.cols, 7)(q, N);
      sashEnd(q, curveThrough(24, -200, 40, -150, 34, -92), SILK.red);
      sashEnd(q, curveThrough(-36, -200, -52, -150, -44, -92), SILK.red);
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
