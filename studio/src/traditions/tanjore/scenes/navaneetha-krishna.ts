/** The child Krishna beside an overturned pot of butter. */
import { curveThrough, loopThrough, offsets, polyline } from '../../../draw/curves.ts';
import { type Poly, series, transform } from '../../../draw/geometry.ts';
import { modelled } from '../../../draw/ink.ts';
import { clip, each } from '../../../draw/markup.ts';
import { resample, scatter, walk } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../../draw/shapes.ts';
import { dot, fill, line, lines, polys } from '../../../draw/svg.ts';
import { cloth } from '../../../figures/cloths.ts';
import type { Pen } from '../../../figures/pen.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { K, type Leaf } from '../gilding.ts';
import { brocade } from '../ornament.ts';
import { Panel } from '../panel.ts';
import { TONE } from '../people.ts';
import { beads, cord, glory, greatArch, plinth, reliefFrame } from '../relief.ts';
import { seatedChild } from '../seated-child.ts';

const BUTTER = '#fdf6e2';

/** Clay pot lying on its side, mouth to the right, butter running out. @param x,y the ground under its mouth */
function overturnedPot(pen: Pen, x: number, y: number) {
  const T = (p: Poly) => transform(p, x, y, 1, 0.1);
  pen.shape(
    T(loopThrough(-6, -74, -28, -86, -76, -98, -124, -76, -136, -44, -122, -12, -76, 6, -28, -2, -6, -8)),
    '#b8683a',
    '#5a2410',
    1,
    16,
  );
  for (const [u, w] of [
    [-42, 1],
    [-58, 3],
    [-74, 1],
  ] as const)
    pen.stroke(T(curveThrough(u, -90, u - 10, -44, u, 0)), w, '#f3e2b4');
  pen.shape(T(ellipse(-4, -41, 19, 37)), '#9a4f28', '#4a1c0c', 0.9, 5);
  pen.shape(T(ellipse(-3, -41, 14, 31)), '#4a1c0c', '#1c0a04', 0.6, 5);
  pen.shape(
    T(
      loopThrough(-12, -34, -2, -44, 9, -34, 12, -16, 26, -4, 44, 0, 52, 8, 24, 12, -14, 10, -22, 2, -10, -8),
    ),
    BUTTER,
    '#b89a58',
    0.8,
    9,
  );
  pen.stroke(T(curveThrough(-4, -30, 2, -14, 16, 0, 34, 4)), 0.5, '#cdb67e');
}

/** Ball of butter, pressed by hand: not quite round, the grooves of fingers in it, a soft light above. */
function butterBall(pen: Pen) {
  const ball = loopThrough(
    offsets(90, -146, [-19, 1, -15, -12, -3, -18, 11, -15, 20, -3, 17, 10, 6, 17, -9, 16]),
  );
  pen.shape(ball, BUTTER, '#b08f4c', 0.8, 10);
  pen.stroke(curveThrough(78, -136, 86, -133, 95, -134), 0.5, '#c2a868');
  pen.stroke(curveThrough(97, -155, 102, -148, 102, -140), 0.5, '#c2a868');
  pen.add(fill(pen.T(ellipse(84, -153, 7, 4.4, -0.5)), '#fffdf4', 'filter="url(#b2)"'));
}

/** Curtains of red silk drawn to both columns. */
function curtains(p: Panel, opening: Poly, cx: number, hw: number, top: number, low: number) {
  for (const sg of [-1, 1]) {
    const X = (u: number) => cx + sg * u,
      hem = curveThrough(
        X(8),
        top + 36,
        X(90),
        top + 58,
        X(hw - 80),
        top + 150,
        X(hw - 34),
        low - 60,
        X(hw - 22),
        low,
      ),
      shape = [...hem, ...polyline(X(hw + 4), low + 6, X(hw + 4), top - 60, X(8), top - 60)];
    p.base += clip(
      opening,
      modelled(shape, '#a81f2c', '#2a0408', 26, 8) +
        clip(
          shape,
          lines(
            series(9, (i) =>
              curveThrough(
                X(20 + i * 26),
                top - 60,
                X(60 + i * 24),
                top + 30 + i * 8,
                X(hw - 60 + i * 6),
                top + 150 + i * 10,
                X(hw - 26 + i * 2),
                low,
              ),
            ),
            '#00000050',
            4,
          ) +
            lines(
              series(8, (i) =>
                curveThrough(
                  X(32 + i * 26),
                  top - 60,
                  X(72 + i * 24),
                  top + 30 + i * 8,
                  X(hw - 54 + i * 6),
                  top + 150 + i * 10,
                  X(hw - 23 + i * 2),
                  low,
                ),
              ),
              '#ffb08a30',
              3,
            ),
        ),
    );
    cord(p.back, hem, 8);
    beads(p.back, resample(hem, 13), 4.4);
    for (const k of walk(hem, 15))
      p.back.gold += fill(leaf(k.p[0], k.p[1] + 3, 17, 3.4, Math.PI / 2, 0, 0.6), '#c8c8c8');
  }
}

/** The child Krishna with his butter under curtains of red silk. */
export function navaneethaKrishna(seed: number, W = 800, H = 1000): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    floor = 872,
    hw = 290,
    field: [number, number, number, number] = [54, 54, W - 108, H - 108];
  p.base +=
    fill(rect(0, 0, W, H), K.wood) +
    fill(rect(14, 14, W - 28, H - 28), '#5a1018') +
    fill(rect(...field), '#6a1226');
  const opening = greatArch(p.back, { cx, hw, spring: 340, rise: 186, floor: floor + 4, field, lion: 0.74 });
  brocade(p, opening, '#155a42', '#3a9070', '#08301f', [cx, 480, 500]);
  reliefFrame(p.back, W, H, 32, 14);
  curtains(p, opening, cx, hw, 196, 560);
  glory(p.back, cx + 44, 450, 172, '#a81c30');
  plinth(p.back, cx, [
    [floor - 52, 30, 520],
    [floor - 22, 34, 568],
    [floor + 12, 34, W - 118],
    [floor + 46, 34, W - 116],
  ]);
  const seat = floor - 58,
    bolster = loopThrough(
      offsets(cx + 20, seat, [-210, -16, -204, -104, -120, -134, 0, -138, 120, -134, 204, -104, 210, -16]),
    ),
    cushion = loopThrough(offsets(cx, seat, [-258, 10, -248, -22, 0, -30, 248, -22, 258, 10, 0, 16]));
  p.paint(
    modelled(bolster, '#27489a', '#0a1740', 30, 8) +
      clip(
        bolster,
        each(
          scatter(bolster, 27, p.r),
          ([x, y]) => polys(rosette(x, y, 8, 6), '#e8c25a') + dot(x, y, 2, K.ruby),
        ),
      ) +
      line(bolster, '#0a1230', 1.6, true) +
      modelled(cushion, '#2c7a4a', '#0a2414', 22, 5) +
      clip(
        cushion,
        lines(
          series(26, (i) => polyline(cx - 260 + i * 21, seat - 40, cx - 252 + i * 21, seat + 26)),
          '#e8c25a88',
          2,
        ),
      ) +
      line(cushion, '#0a1a10', 1.6, true),
  );
  const edge: Leaf = { gold: '', over: '' };
  cord(edge, curveThrough(cx - 254, seat + 6, cx, seat + 14, cx + 254, seat + 6), 8);
  p.gild(edge);
  const pen = p.pen(cx + 44, seat - 6, 1.7);
  seatedChild(
    pen,
    TONE.blue,
    cloth('#e0a52c', '#7a3a0c', K.ruby, K.gold, K.ruby, 'buti'),
    [
      { side: -1, elbow: [-66, -74], wrist: [-100, -62], hand: 'rest', aim: 2.7, size: 1.1 },
      {
        side: 1,
        elbow: [64, -76],
        wrist: [82, -106],
        hand: 'bowl',
        aim: -1.2,
        size: 1.1,
        flip: true,
        carry: butterBall,
      },
    ],
    { turn: 0.12, gaze: [1.4, 0.4] },
  );
  p.take(pen);
  const pot = p.pen(cx - 128, seat + 14, 1.02);
  overturnedPot(pot, 0, 0);
  p.take(pot);
  return p.finish(seed);
}
