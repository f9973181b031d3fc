/** The Thanjavur painter: a woman in silk presses gold leaf on a board of the child Krishna. */
import { loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Poly, series } from '../../draw/geometry.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line } from '../../draw/svg.ts';
import { drawBalakrishna } from '../../figures/child.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import { oneKneeUp } from '../../figures/knee-up.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { TANJORE_HAND } from '../../figures/tradition.ts';
import type { Pose } from '../../figures/types.ts';
import { withTanjoreFace } from '../../traditions/tanjore/face.ts';
import { archLine } from '../../traditions/tanjore/gilding.ts';
import { Panel, goldBand, goldScrolls, pillar, vineFrame, wall } from '../../traditions/tanjore/panel.ts';
import { SILK, lady } from '../../traditions/tanjore/people.ts';
import { K } from '../../traditions/tanjore/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [900, 900];
const FLOOR = 736;

/** She leans towards the board. */
const SPINE: Pose['spine'] = [
  [-6, -34],
  [-6, -70],
  [2, -116],
  [6, -158],
];

/** The board on its stand: wooden frame, gilt arch, a blue ground for the child. */
function board(p: Panel) {
  const [x, y, w, h] = [112, 292, 276, 412];
  const legs = [
    polyline(x + 30, y - 40, x + 46, y - 40, x + 24, FLOOR + 30, x + 2, FLOOR + 30),
    polyline(x + w - 46, y - 40, x + w - 30, y - 40, x + w - 2, FLOOR + 30, x + w - 24, FLOOR + 30),
  ];
  let s = group(fill(rect(x + 10, y + 14, w, h), '#000'), 'opacity=".35" filter="url(#b8)"');
  for (const q of legs) s += edged(q, '#5a2c14', '#2a1208', 1.6);
  s += edged(rect(x - 8, y + h, w + 16, 20), '#6e3a1a', '#2a1208', 1.6);
  s += edged(rect(x, y, w, h), '#3a140e', '#1c0806', 2);
  const arch = archLine(x + w / 2, 88, y + 150, 104, 0);
  const inner: Poly = [...arch, [x + w / 2 + 88, y + h - 40], [x + w / 2 - 88, y + h - 40]];
  s += fill(inner, '#7e1426') + clip(inner, dots(scatter(inner, 22, p.r, 6), 2, '#e8c25a88'));
  p.paint(s);
  const o = { gold: '', over: '' };
  const ring = [
    ...rect(x + 14, y + 14, w - 28, h - 28),
    [x + 14, y + 14],
    ...inner.slice().reverse(),
    inner[inner.length - 1],
    [x + 14, y + 14],
  ] as Poly;
  goldScrolls(o, ring, p.r, 34);
  goldBand(o, [...arch, ...polyline(x + w / 2 + 88, y + h - 40, x + w / 2 - 88, y + h - 40)], 17, 26, true);
  p.gild(o);
  const child = p.pen(x + w / 2, y + h - 50, 0.66);
  drawBalakrishna(child, TANJORE_HAND.tones.blue, SILK.yellow);
  p.take(child);
}

/** Glass jar with stones of one colour in it. */
function jar(x: number, y: number, col: string, r: Panel['r']): string {
  const q = loopThrough(
    offsets(x, y, [-24, -46, -30, -30, -29, -6, -18, 0, 18, 0, 29, -6, 30, -30, 24, -46]),
  );
  return (
    fill(q, '#f4ead2', 'opacity=".5"') +
    clip(
      q,
      each(
        scatter(rect(x - 28, y - 34, 56, 32), 8, r),
        ([a, b]) => dot(a, b, 5, col) + dot(a - 1.4, b - 1.6, 1.5, '#ffffffcc'),
      ),
    ) +
    line(q, '#4a1d14', 1.8, true) +
    edged(ellipse(x, y - 47, 25, 7), '#efe2c4', '#4a1d14', 1.6) +
    line(polyline(x - 20, y - 34, x - 22, y - 12), '#ffffffaa', 3)
  );
}

/** A torn leaf of gold between the fingers. */
function goldLeaf(pen: Pen, [x, y]: [number, number]) {
  pen.gold(
    polyline(x - 12, y - 21, x + 17, y - 19, x + 15, y - 4, x + 18, y + 11, x - 10, y + 10, x - 13, y - 5),
    false,
  );
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H);
  const field = rect(66, 66, W - 132, H - 132);
  p.base += fill(rect(0, 0, W, H), K.wood);
  wall(p, field, '#12523f', [560, 420, 330]);
  // floor: red tiles with a kolam of white dots
  p.base +=
    fill(rect(66, FLOOR - 60, W - 132, H - FLOOR - 6), '#8a2b1c') +
    line(polyline(66, FLOOR - 60, W - 66, FLOOR - 60), '#e8c25a', 4);
  p.base += dots(
    series(66, (i) => [84 + (i % 22) * 35 + (i % 2) * 6, FLOOR - 34 + Math.floor(i / 22) * 44]),
    2.4,
    '#f4e6c888',
  );
  vineFrame(p.back, W, H, 46, 18);
  const o = { gold: '', over: '' };
  const arch = archLine(W / 2, 356, 330, 196, 0);
  goldScrolls(o, [[66, 66], [W - 66, 66], [W - 66, 330], ...arch.slice().reverse(), [66, 330]], p.r, 46);
  goldBand(o, arch, 30, 36);
  for (const x of [82, W - 82]) pillar(o, x, 318, FLOOR - 58, 24);
  p.back.gold += clip(field, o.gold);
  p.back.over += clip(field, o.over);
  board(p);
  const pose = withArms(
    { ...POSES.sit(), spine: SPINE, headTilt: 0.16 },
    { to: [36, -100], bend: -1, aim: 0.06, mudra: 'garland', order: 'front' },
    { to: [102, -182], bend: -1, aim: -0.2, mudra: 'hold', order: 'front' },
  );
  const legs = oneKneeUp(SILK.purple, TANJORE_HAND.tones.wheat, 0.68);
  const painter: FigureSpec = lady(SILK.purple, SILK.red, pose, {
    tone: 'wheat',
    hair: 'braid',
    gear: 'tikka',
    jewels: 2,
    lap: 54,
    hold: [
      (pen, at) =>
        pen.shape(
          polyline(offsets(at[0], at[1], [-14, -20, 16, -24, 18, 2, -12, 6])),
          '#f4ead2',
          '#8a6a40',
          0.7,
          3,
        ),
      (pen, at) => goldLeaf(pen, at),
    ],
    prop: legs,
    face: { gaze: [3.6, 0.6], lowered: 0.2 },
  });
  painter.wear.scarf = SILK.purple;
  painter.wear.scarfStyle = 'pallu';
  p.figure(withTanjoreFace(painter, 0.9), 588, FLOOR + 56, 2.12, -1, 1.04);
  // a low brass tray with the stones
  const tray = loopThrough(86, 812, 96, 824, 212, 829, 328, 824, 338, 812, 212, 806);
  let s =
    group(fill(ellipse(212, 824, 134, 9), '#000'), 'opacity=".4" filter="url(#b8)"') +
    edged(tray, '#c8923a', '#4a2810', 2) +
    line(loopThrough(96, 812, 212, 808, 328, 812, 212, 817), '#7a4a14', 1.6, true);
  ([K.ruby, K.emerald, '#f4f1ea', '#2b55b4'] as string[]).forEach(
    (c, i) => (s += jar(118 + i * 63, 815, c, p.r)),
  );
  p.paint(s);
  return p.finish(seed);
}

export const work: Work = {
  id: 'artist-thilagavathi-sundaresan',
  collection: 'artists',
  seed: 3,
  width: W,
  height: H,
  alt: 'A woman in a purple silk sari presses gold leaf on a board with the child Krishna; jars of red, green and blue stones stand by.',
  draw,
};
