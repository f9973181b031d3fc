/** Two dandiya sticks meet: a woman's hand and a man's, close to, with the ring of dancers behind them as shadows. */
import { halo } from '../../dance/rig/brush.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { clip, group, linearGradient, repeat } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, polys } from '../../draw/svg.ts';
import { fist, turned } from '../../motifs/hands/fist.ts';
import type { HandPen, Skin } from '../../motifs/hands/hand-pen.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];
const INK = '#2a0d14';
const GOLD = '#f6c04a';
const HERS: Skin = { colour: '#c98a58', shade: '#6e2f16', line: INK, nail: '#b3182c', weight: 2.4 };
const HIS: Skin = { colour: '#a86a40', shade: '#552410', line: INK, nail: '#e0b08a', weight: 2.4 };
/** Lean of a stick, bend of the wrist. */
const LEAN = 0.56;
const BEND = -0.95;

/** Lacquered stick in bands of colour, a tassel of wool at its foot, from `foot` to `head` on the hand's own axis. */
function stick(h: HandPen, cols: string[]): string {
  const [foot, head] = [146, -322];
  const at = (y: number): Point => h.on([[0, y]])[0];
  const n = 13;
  const half = widths(12.5, 14, 15, 14.5, 13.5, 12.5);
  const body = (a: number, b: number, grow = 0): Poly =>
    h.on(ribbon(polyline(0, a, 0, b), (t) => half((foot - (a + (b - a) * t)) / (foot - head)) + grow, 6));
  const axis = Math.atan2(at(head)[1] - at(foot)[1], at(head)[0] - at(foot)[0]);
  // tassel
  let s = '';
  for (let i = 0; i < 11; i++) {
    const [x, y] = at(foot + 6);
    const drop = curve([
      [x, y],
      [x + (i - 5) * 4, y + 30],
      [x + (i - 5) * 6.4 - 4, y + 84 - Math.abs(i - 5) * 3],
    ]);
    s += line(drop, INK, 7.4) + line(drop, [cols[0], GOLD, cols[2]][i % 3], 5.4);
  }
  s += fill(body(foot, head, 2), INK);
  for (let i = 0; i < n; i++) {
    const [a, b] = [foot + ((head - foot) * i) / n, foot + ((head - foot) * (i + 1)) / n];
    s += fill(body(a, b), cols[i % cols.length]);
    s += fill(body(b + 4, b - 1, 0.8), GOLD);
    const [x, y] = at((a + b) / 2);
    if (i % 2)
      s +=
        dots(
          [-0.4, 0.4].map((k) => polar(x, y, 10 * k * 2, axis)),
          2.6,
          '#fff0d2',
        ) + dot(x, y, 4, GOLD);
  }
  s += line(
    [polar(...at(foot), 5, axis - 1.57), polar(...at(head), 5, axis - 1.57)],
    '#fff6dc',
    3.4,
    false,
    'opacity=".5"',
  );
  for (const y of [foot, head])
    s += edged(ellipse(...at(y), 15, 12, axis + 1.57), GOLD, INK, 2) + dot(...at(y), 5, cols[0]);
  return s;
}

/** Cuff or bangle round the arm: a bowed band at distance d behind the wrist. */
function hoop(h: HandPen, d: number, colour: string, width: number): string {
  const [top, low] = [-40 - d * 0.118, 26 + d * 0.085];
  const bow = curve(
    turned(
      [
        [-142 - d, low],
        [-128 - d, (top + low) / 2],
        [-142 - d, top],
      ],
      BEND,
    ),
  );
  return (
    line(h.on(bow), INK, width + 3) +
    line(h.on(bow), colour, width) +
    line(h.on(bow), '#ffffff', width * 0.22, false, 'opacity=".35"')
  );
}

/** Sleeve from distance d on, with embroidered bands. */
function sleeve(h: HandPen, d: number, base: string, trim: string, thread: string): string {
  const puff = 12;
  const shape = turned(
    [
      [-142 - d, 34 + d * 0.085 + puff],
      [-128 - d, 0],
      [-142 - d, -48 - d * 0.118 - puff],
      [-640, -150],
      [-640, 118],
    ],
    BEND,
  );
  const cloth = h.on([...curve(shape.slice(0, 3)), ...shape.slice(3)]);
  let s = fill(cloth, base);
  let orn = '';
  for (let k = 0; k < 8; k++)
    for (let i = -3; i <= 3; i++) {
      const p = h.on(turned([[-196 - d - k * 44, -6 + i * 30 - (k % 2) * 15]], BEND))[0];
      orn += polys(rosette(...p, 11, 8, i), trim) + dot(...p, 5.6, INK) + dot(...p, 4.8, '#e4f0ee');
    }
  s += clip(cloth, orn);
  for (const [e, c, w] of [
    [8, thread, 22],
    [8, trim, 12],
    [26, trim, 5],
  ] as const) {
    const bow = curve(
      turned(
        [
          [-144 - d - e, 46 + d * 0.085 + e * 0.1],
          [-129 - d - e, 0],
          [-144 - d - e, -58 - d * 0.118 - e * 0.1],
        ],
        BEND,
      ),
    );
    s += clip(cloth, line(h.on(bow), c, w));
  }
  return s + line(cloth, INK, 2.4, true);
}

/** Dancer as a shadow: flared skirt, raised arms with sticks. */
function shade(x: number, y: number, s: number, fx: number, colour: string): string {
  const p = (...q: number[]): Poly => polyline(q).map(([u, v]): Point => [x + u * s * fx, y + v * s]);
  return group(
    fill(
      curve(p(-13, -96, -30, -60, -78, -14, -40, -4, 0, 0, 40, -6, 80, -22, 28, -64, 13, -96), true, 6),
      colour,
    ) +
      fill(curve(p(-15, -94, -18, -128, -14, -146, 14, -146, 18, -126, 14, -94), true, 6), colour) +
      fill(ellipse(x + 3 * s * fx, y - 168 * s, 15 * s, 18 * s), colour) +
      dot(x - 13 * s * fx, y - 168 * s, 9 * s, colour) +
      line(p(-14, -140, -44, -160, -40, -204), colour, 10 * s) +
      line(p(14, -140, 46, -152, 58, -196), colour, 10 * s) +
      line(p(-56, -180, -20, -236), colour, 4 * s) +
      line(p(40, -180, 84, -228), colour, 4 * s) +
      line(p(-8, -4, -10, 16), colour, 9 * s) +
      line(p(10, -4, 14, 14), colour, 9 * s),
  );
}

/** Strings of lamps, near ones large and soft. */
function lampStrings(r: Rng): string {
  let s = '';
  for (let k = 0; k < 4; k++) {
    const wire = curve([
      [-20, 40 + k * 34],
      [250, 120 + k * 30],
      [500, 54 + k * 44],
      [760, 128 + k * 26],
      [1020, 30 + k * 40],
    ]);
    s += line(wire, '#1c0824', 0.8 + k * 0.6);
    let bulbs = '';
    for (const [i, q] of walk(wire, 30 + k * 16).entries()) {
      const c = ['#ffc94a', '#ff6f9a', '#ffe9b0', '#5fe0c4'][(i + k) % 4];
      bulbs +=
        `<circle cx="${q.p[0].toFixed(1)}" cy="${q.p[1].toFixed(1)}" r="${9 + k * 7}" fill="${c}" opacity=".3"/>` +
        dot(q.p[0], q.p[1] + 2 * k, 2.6 + k * 2.4, c) +
        dot(q.p[0], q.p[1] + 2 * k, 1.2 + k, '#fffbe6');
    }
    // the near strings are out of focus
    s += group(bulbs, `filter="url(#b${[1, 2, 3, 5][k]})"`);
  }
  for (let i = 0; i < 26; i++) {
    const [x, y] = [r.between(0, W), r.between(210, 640)];
    s += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.between(12, 40).toFixed(1)}" fill="${r.pick(['#ffb84a', '#ff5c8a', '#ffe0a0', '#47c8ae'])}" opacity=".13"/>`;
  }
  s += fill(rect(0, 560, W, H - 560), 'url(#ground)');
  for (const [k, n] of [
    [0.62, 34],
    [0.86, 44],
    [1.1, 56],
  ]) {
    const petals = series(n, (i): Poly => {
      const a = (i / n) * TAU;
      return leaf(Math.cos(a) * 560 * k, Math.sin(a) * 560 * k, 92, 22, a, 0, 0.5).map(([u, v]): Point => [
        500 + u,
        628 + v * 0.16,
      ]);
    });
    s += polys(petals, '#f6a24a', 'opacity=".42"');
  }
  for (let i = 0; i < 11; i++)
    s += shade(
      40 + i * 94,
      572 + 12 * Math.sin(i * 1.7),
      0.92 + 0.1 * Math.sin(i * 2.3),
      i % 2 ? 1 : -1,
      i % 2 ? '#3c1242' : '#4a1648',
    );
  // the clap of the sticks
  const hit: Point = [500, 232];
  s += `<circle cx="${hit[0]}" cy="${hit[1]}" r="210" fill="url(#spark)"/>`;
  const rays: Poly[] = [];
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * TAU;
    rays.push(leaf(...polar(...hit, 74, a), i % 2 ? 44 : 84, i % 2 ? 4 : 6.4, a, 0, 0.35));
  }
  s += polys(rays, '#ffe9a6');
  const his = fist(HIS, { x: 660, y: 488, s: 1.2, rot: -LEAN, fx: -1 }, '', undefined, {
    bend: BEND,
    forearm: 520,
  });
  const hers = fist(HERS, { x: 340, y: 488, s: 1.2, rot: LEAN }, '', undefined, { bend: BEND, forearm: 520 });
  const back = fist(
    HIS,
    { x: 660, y: 488, s: 1.2, rot: -LEAN, fx: -1 },
    stick(his, ['#00796b', '#fff0d2', '#ef7d14', '#fff0d2']),
    (h) => sleeve(h, 66, '#fff3e0', '#ef7d14', '#c2185b') + hoop(h, 14, '#d9d2c4', 12),
    { bend: BEND, forearm: 520 },
  );
  const front = fist(
    HERS,
    { x: 340, y: 488, s: 1.2, rot: LEAN },
    stick(hers, ['#c2185b', '#ffc233', '#5b2a86', '#ffc233']),
    (h) =>
      sleeve(h, 176, '#00796b', GOLD, '#c2185b') +
      repeat(11, (i) =>
        hoop(
          h,
          10 + i * 13.6,
          i === 0 || i === 10 ? GOLD : ['#fff6e6', '#c62828', '#fff6e6', '#2f9a55'][i % 4],
          9.5,
        ),
      ),
    { bend: BEND, forearm: 520 },
  );
  s += group(back.svg) + group(front.svg);
  // henna on her hand
  const henna = front.on([[-66, 6]])[0];
  s +=
    polys(rosette(...henna, 20, 8, 0.2), '#7a2414', 'opacity=".75"') +
    dot(...henna, 5, '#c98a58') +
    dots(
      series(12, (i) => polar(...henna, 26, (i / 12) * TAU)),
      2.2,
      '#7a2414',
    );
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  let s = fill(rect(0, 0, W, H), 'url(#night)');
  s += lampStrings(r);
  return {
    w: W,
    h: H,
    bg: '#2a0f38',
    body: s,
    defs:
      halo('spark', '#ffd98a', 0.95) +
      linearGradient(
        'night',
        0,
        0,
        0,
        H,
        [0, '#1c0c3c'],
        [0.5, '#6a1f5c'],
        [0.78, '#c2503f'],
        [1, '#e08a3a'],
      ) +
      linearGradient('ground', 0, 560, 0, H, [0, '#8c2f4a'], [1, '#3b0f30']),
    finish: { seed, surface: 'cloth', wobble: 1, grain: 0.5, mottle: 0.8, vignette: 0.9, age: 0.2 },
  };
}

export const work: Work = {
  id: 'event-garba-round-2',
  collection: 'events',
  seed: 12,
  width: W,
  height: H,
  alt: 'Two hands strike painted dandiya sticks together under strings of lamps, a ring of dancers dark behind them.',
  draw,
};
