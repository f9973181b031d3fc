/** The head of Shrinathji: broad, flat and dark, the great eyes cast down, a diamond on the chin; turbans and crowns. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series, transform } from '../../draw/geometry.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { CLOTHS, K } from './people.ts';
import {
  type Brush,
  type Dress,
  SHADE,
  SKIN,
  beads,
  both,
  drape,
  edge,
  gem,
  shaded,
  stroke,
} from './swaroop-brush.ts';

const FACE = both([6, -503, 34, -500, 53, -482, 58, -456, 55, -428, 43, -403, 22, -390, 7, -387]);

/** One great eye, cast down. @param sg which side */
function eye(b: Brush, sg: 1 | -1): string {
  const M = (p: Poly): Poly => transform(p, 0, 0, 1, 0, sg);
  const upper = M(curveThrough(4, -441, 14, -448, 28, -450, 44, -450, 61, -447)),
    lower = M(curveThrough(4, -441, 12, -431, 26, -425, 42, -429, 61, -447));
  const shape = b.T([...upper, ...lower.slice(1, -1).reverse()]);
  const [ix, iy] = b.at(sg * 27, -438);
  return (
    fill(
      b.T(
        M([
          ...curveThrough(3, -446, 14, -464, 30, -468, 46, -464, 60, -447),
          ...curveThrough(61, -447, 44, -450, 28, -450, 14, -448, 4, -441),
        ]),
      ),
      '#2c4068',
    ) +
    fill(shape, '#fbf3e4') +
    clip(
      shape,
      each([8, 54], (x) =>
        group(
          dot(...b.at(sg * x, -444), 7 * b.S, '#d2564a'),
          b.fine ? 'opacity=".55" filter="url(#b2)"' : 'opacity=".3"',
        ),
      ) +
        dot(ix, iy, 12.4 * b.S, '#1a0d0a') +
        (b.fine
          ? line(ellipse(ix, iy, 9.6 * b.S), '#6b3a1c', 1.6 * b.S, true) +
            dot(ix - 4 * b.S, iy - 4 * b.S, 2 * b.S, '#fff')
          : ''),
    ) +
    stroke(b, upper, 3.6, '#000') +
    stroke(b, lower, 1.6, '#000') +
    stroke(b, M(curveThrough(3, -446, 14, -464, 30, -468.6, 46, -464, 61, -447)), 1.2, '#7f9fd0') +
    stroke(b, M(curveThrough(5, -462, 16, -476, 34, -480, 50, -473, 60, -460)), 3, '#000') +
    stroke(b, M(curveThrough(7, -465, 17, -478, 34, -482, 50, -475)), 0.8, '#7f9fd0')
  );
}

/** Face, ears and earrings. */
export function head(b: Brush): string {
  const face = b.T(FACE);
  let s = '';
  for (const sg of [-1, 1] as const) {
    const M = (p: Poly): Poly => transform(p, 0, 0, 1, 0, sg);
    const ear = M(loopThrough(54, -458, 64, -462, 68, -446, 62, -424, 54, -420));
    s += fill(b.T(ear), SKIN) + edge(b, ear, 1.2);
    const [x, y] = [sg * 68, -404];
    s +=
      fill(b.T(ellipse(x, y, 17, 19)), '#6d3f10') +
      fill(b.T(ellipse(x, y, 15.4, 17.4)), K.gold) +
      beads(b, [...ellipse(x, y, 12, 13.6, 0, 24), [x + 12, y]], 1.8) +
      gem(b, x, y, 5.4, '#b3182c');
    s += beads(b, polyline(x, y + 20, x, y + 34), 3);
  }
  s +=
    shaded(b, face, SKIN, SHADE, 16 * b.S, b.fine ? 5 : 2, { op: 0.6, hi: '#5a78a8' }) + edge(b, FACE, 1.8);
  // brow mark, long nose with its ring, small mouth, diamond of the chin
  s +=
    stroke(b, curveThrough(-8, -496, -7, -470, 0, -458, 7, -470, 8, -496), 3, '#f7d66a') +
    stroke(b, polyline(0, -496, 0, -464), 3, '#c22a34');
  s +=
    stroke(
      b,
      curveThrough(-5, -452, -5, -432, -10, -418, -12, -411, -5, -407, 0, -405, 5, -407, 12, -411, 10, -418),
      1.5,
      '#7f9fd0',
    ) + stroke(b, curveThrough(4, -450, 4.6, -432, 7, -422), 0.9, '#4a6696');
  s += eye(b, -1) + eye(b, 1);
  const lips = loopThrough(
    -15,
    -399.6,
    -6,
    -403,
    0,
    -401.4,
    6,
    -403,
    15,
    -399.6,
    7,
    -394.6,
    0,
    -393.6,
    -7,
    -394.6,
  );
  s +=
    fill(b.T(lips), '#b92a34') +
    stroke(b, curveThrough(-17, -401, -7, -399, 0, -398.4, 7, -399, 17, -401), 1.1, '#4a0a14');
  s +=
    line(b.T(ellipse(14, -403, 8, 9, 0, 24)), K.goldHi, Math.max(0.5, 1.5 * b.S), true) +
    dot(...b.at(15, -394), 2.6 * b.S, '#fbf6ea') +
    dot(...b.at(8, -397), 2 * b.S, '#c22a34');
  const stone = (k: number): Poly => polyline(0, -393 - k, 8 + k, -384, 0, -375 + k, -8 - k, -384);
  s +=
    fill(b.T(stone(2.4)), K.gold) +
    fill(b.T(stone(0)), '#f6fbff') +
    (b.fine
      ? lines([b.T(polyline(0, -393, 0, -375)), b.T(polyline(-8, -384, 8, -384))], '#a9c4d8', 0.8)
      : '');
  return s;
}

const plumeEye = (b: Brush, x: number, y: number, R: number): string =>
  (
    [
      [1, 1.36, '#2f7a4c'],
      [0.66, 0.9, K.gold],
      [0.48, 0.64, '#2b8f9c'],
      [0.28, 0.38, '#1c2f6b'],
    ] as const
  )
    .map(([rx, ry, col]) => fill(b.T(ellipse(x, y, R * rx, R * ry)), col))
    .join('');

/** Turban or crown above the brow. */
export function crown(b: Brush, d: Dress): string {
  const gear = d.gear ?? 'mukut';
  const band = [
    ...curveThrough(-57, -470, -40, -490, 0, -498, 40, -490, 57, -470),
    ...curveThrough(60, -490, 42, -512, 0, -520, -42, -512, -60, -490),
  ];
  let s = '';
  if (gear === 'turban' || gear === 'pagh') {
    const c = d.turban ?? CLOTHS[0];
    const mass = loopThrough(
      -60,
      -474,
      -74,
      -508,
      -62,
      -548,
      -24,
      -566,
      24,
      -568,
      64,
      -554,
      80,
      -520,
      60,
      -474,
      40,
      -492,
      0,
      -500,
      -40,
      -492,
    );
    if (gear === 'pagh')
      s += stroke(b, polyline(20, -560, 30, -612), 2.4, '#3c5a2a') + plumeEye(b, 32, -620, 18);
    s += drape(
      b,
      mass,
      c,
      series(6, (i) => curveThrough(-66 + i * 3, -484 - i * 12, -10, -512 - i * 9, 60, -492 - i * 12)),
      curveThrough(-72, -520, 0, -540, 76, -532),
      6,
    );
    s +=
      stroke(b, curveThrough(-6, -548, 0, -584, 12, -608, 28, -612), 6, '#f4efe2') +
      gem(b, 0, -540, 7, '#b3182c');
  } else {
    const tall = gear === 'kirita';
    if (!tall)
      for (const [a, L] of [
        [-0.62, 74],
        [0.62, 74],
        [-0.3, 92],
        [0.3, 92],
        [0, 104],
      ] as const) {
        const [px, py]: Point = [Math.sin(a) * L * 0.9, -540 - Math.cos(a) * L];
        s +=
          stroke(b, polyline(0, -530, px, py), 2.4, '#3c5a2a') +
          fill(
            b.T(leaf(px * 0.3, -530 + (py + 530) * 0.3, L * 0.8, 13, Math.atan2(py + 530, px), 0, 0.66)),
            '#3c7a44',
          ) +
          stroke(
            b,
            [...leaf(px * 0.3, -530 + (py + 530) * 0.3, L * 0.8, 13, Math.atan2(py + 530, px), 0, 0.66)],
            1,
            '#12301c',
          ) +
          plumeEye(b, px, py, 14);
      }
    const peak = tall
      ? both([0, -640, 12, -622, 20, -590, 34, -566, 46, -530, 58, -490, 40, -500, 0, -506])
      : both([0, -578, 14, -560, 26, -548, 36, -562, 48, -546, 62, -534, 60, -490, 40, -500, 0, -508]);
    s +=
      shaded(b, b.T(peak), K.gold, '#7a4a10', 9 * b.S, 2, { op: 0.7, hi: '#fbeeb8' }) +
      edge(b, peak, 1.3, '#5a3410');
    for (const [x, y] of [
      [-40, -528],
      [40, -528],
      [-20, -532],
      [20, -532],
    ])
      s += gem(b, x, y, 4, '#1f7a50');
    s += gem(b, 0, tall ? -566 : -548, 7, '#b3182c');
  }
  s += shaded(b, b.T(band), K.gold, '#7a4a10', 6 * b.S, 2, { op: 0.6 }) + edge(b, band, 1.2, '#5a3410');
  for (const x of [-46, -31, -16, 0, 16, 31, 46])
    s += gem(b, x, -508 + x * x * 0.0086, x ? 3.4 : 5.4, x % 31 ? '#b3182c' : '#1f7a50');
  s += beads(b, curveThrough(-57, -469, -40, -488, 0, -496, 40, -488, 57, -469), 2.4);
  for (const sg of [-1, 1]) {
    s += beads(b, curveThrough(sg * 60, -486, sg * 76, -462, sg * 80, -428), 2.4);
    s += gem(b, sg * 80, -420, 4, '#1f7a50');
  }
  return s;
}
