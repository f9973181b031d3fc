/** The ring dance by moonlight: Krishna beside every gopi, hands linked all round, the pair in the middle left free. */
import { type Point, lerp, polar, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { group } from '../../draw/markup.ts';
import { scatter, walk } from '../../draw/measure.ts';
import { polyline } from '../../draw/curves.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, polys } from '../../draw/svg.ts';
import { leaf } from '../../draw/shapes.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import type { Pose } from '../../figures/types.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { blob, lotusSeat } from './ground.ts';
import { gopi, krishna, put } from './people.ts';

/** For `defs`: what moonlight does to the colours of the dancers. */
export const MOONLIT =
  '<filter id="moonlit" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values=".62 .2 .06 0 .02 .12 .68 .1 0 .04 .1 .2 .72 0 .11 0 0 0 1 0"/></filter>';

interface Ring {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  /** Dancers, an even number. */
  n: number;
  /** Sizes at the far and the near side. */
  far: number;
  near: number;
  /** How far up the pair stands from the middle of the ring. */
  lift: number;
  /** Angles of the dancers from the nearest point of the ring, in order; even steps when absent. */
  stations?: number[];
  /** Every second dancer leans outwards by this angle (radians), and all lift a knee. */
  lean?: number;
}

/** How a dancer of a leaning ring stands: weight on one leg, the other knee lifted or thrown out. */
const STEPS: Pick<Pose, 'spine' | 'legs' | 'sweep'>[] = [
  {
    spine: [
      [-12, -206],
      [-12, -242],
      [8, -290],
      [2, -336],
    ],
    legs: [
      { knee: [-24, -104], ankle: [-14, -12], foot: 'left' },
      { knee: [44, -132], ankle: [22, -48], foot: 'toe' },
    ],
    sweep: -10,
  },
  {
    spine: [
      [10, -208],
      [12, -244],
      [-6, -292],
      [0, -338],
    ],
    legs: [
      { knee: [-42, -118], ankle: [-50, -22], foot: 'toe' },
      { knee: [24, -106], ankle: [12, -12], foot: 'right' },
    ],
    sweep: 10,
  },
];

const rotated = ([x, y]: Point, a: number): Point => [
  x * Math.cos(a) - y * Math.sin(a),
  x * Math.sin(a) + y * Math.cos(a),
];

/** A dancer turned about the feet. */
const leaning = (svg: string, turn: number, x: number, y: number): string =>
  turn
    ? group(svg, `transform="rotate(${((turn * 180) / Math.PI).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})"`)
    : svg;

/** Hands meet at breast height, a little lower where the next dancer stands nearer. */
export function raas({ cx, cy, rx, ry, n, far, near, lift, stations, lean }: Ring, r: Rng): string {
  const path = walk(ellipse(cx, cy, rx, ry, 0, 120), 3, true);
  const spots = series(n, (i) => {
    const [x, y] = stations
      ? [cx - rx * Math.sin(stations[i]), cy + ry * Math.cos(stations[i])]
      : path[Math.floor((((i + 0.5) / n + 0.25) % 1) * path.length)].p;
    return { i, x, y, s: lerp(far, near, (y - cy + ry) / (2 * ry)) };
  });
  const hands = spots.map((a, i): Point => {
    const b = spots[(i + 1) % n];
    return [(a.x + b.x) / 2, (a.y + b.y) / 2 - (a.s + b.s) * 0.5 * (i % 2 ? 300 : 272)];
  });
  const painted = spots.map(({ i, x, y, s }) => {
    const fx = i % 2 ? 1 : -1;
    const turn = lean && i % 2 ? Math.sign(x - cx) * lean : 0;
    const two = [hands[i], hands[(i + n - 1) % n]]
      .map(([hx, hy]): Point => rotated([hx - x, hy - y], -turn))
      .map(([hx, hy]): Point => [hx / (s * fx), hy / s])
      .sort((p, q) => p[0] - q[0]);
    const base = i % 3 === 0 ? POSES.dance() : POSES.ring();
    if (lean) Object.assign(base, STEPS[(i >> 1) % 2]);
    // at the ends of the ring both neighbours are on one side; the farther arm passes behind
    const upper = lean && two[0][0] * two[1][0] > 0 ? Math.min(two[0][1], two[1][1]) : NaN;
    const to = (p: Point, low: 1 | -1) => ({
      to: p,
      bend: low,
      mudra: 'grip' as const,
      aim: p[0] < 0 ? Math.PI : 0,
      order: p[1] === upper ? ('behind' as const) : ('front' as const),
    });
    const pose = withArms({ ...base, headTilt: [0.1, -0.06, 0.02][i % 3] }, to(two[0], 1), to(two[1], -1));
    const spec = i % 2 ? gopi(i >> 1, pose) : krishna(pose, { flute: undefined });
    return {
      y,
      svg:
        fill(ellipse(x, y + 2, 52 * s, 13 * s), '#0c1a30', 'opacity=".45"') +
        leaning(put(spec, r.fork(), x, y, s, fx), turn, x, y),
    };
  });
  const order = [...painted].sort((p, q) => p.y - q.y);
  const behind = order.filter((d) => d.y < cy + 6).map((d) => d.svg),
    before = order.filter((d) => d.y >= cy + 6).map((d) => d.svg);
  const k = near * 1.16,
    py = cy - lift;
  const pair =
    group(fill(ellipse(cx, py - 60, 92, 130), '#fff6d8'), 'opacity=".34" filter="url(#b24)"') +
    lotusSeat(cx, py + 12, 100) +
    put(krishna(POSES.flute(), { flute: 0.2 }), r.fork(), cx - 58, py + 10, k) +
    put(
      gopi(0, withArms(POSES.stand(), {}, { to: [44, -296], aim: -1.2 })),
      r.fork(),
      cx + 62,
      py + 12,
      k * 0.95,
      -1,
    );
  return (
    group(behind.join(''), 'filter="url(#moonlit)"') + pair + group(before.join(''), 'filter="url(#moonlit)"')
  );
}

/** A tree by moonlight: whorls of leaves that catch silver on their upper side. */
export function moonTree(
  x: number,
  y: number,
  rx: number,
  ry: number,
  foot: number,
  r: Rng,
  lim: [number, number, number],
): string {
  const crown = blob(x, y, rx, ry, r, lim);
  let s =
    ink(polyline(x, foot, x + 4, y + ry * 0.5), '#1a1a2c', 20, { closed: false, taper: 0.1 }) +
    fill(crown, '#101e33');
  for (const [a, b] of scatter(crown, 24, r, -4, 2).sort((p, q) => p[1] - q[1])) {
    const turn = r.between(0, 1);
    for (let i = 0; i < 7; i++) {
      const d = turn + (i / 7) * Math.PI * 2;
      s +=
        edged(leaf(a, b, 20, 4.8, d), Math.sin(d) < -0.1 ? '#4d7396' : '#264463', '#0c1626', 0.7) +
        line([[a, b], polar(a, b, 16, d)], '#a9c4da', 0.6);
    }
    if (r.chance(0.28)) s += polys(rosette(a, b, 6, 6, a), '#e9eef4') + dot(a, b, 2, '#d9b65a');
  }
  return s;
}

/** The full moon: silver in rings, a hare's shade in it, a ring of gold points. */
export function fullMoon(x: number, y: number, R: number): string {
  const ring = (k: number, col: string, w: number, extra = ''): string =>
    line(ellipse(x, y, R * k, R * k, 0, 120), col, w, true, extra);
  return (
    dot(x, y, R, '#f4f6f4') +
    group(
      dot(x - R * 0.28, y + R * 0.24, R * 0.62, '#a9bccb') +
        dot(x + R * 0.34, y - R * 0.2, R * 0.38, '#c3d2de'),
      'opacity=".5" filter="url(#b24)"',
    ) +
    ring(1, '#93a9bf', 2) +
    ring(0.954, '#c3d0dc', 1.2) +
    ring(1.06, '#e6eef6', 1.4, 'opacity=".7"') +
    dots(
      series(88, (i) => polar(x, y, R * 1.12, (i / 88) * Math.PI * 2)),
      2,
      '#d9b65a',
    )
  );
}
