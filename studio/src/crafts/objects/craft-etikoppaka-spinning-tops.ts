/** Five Etikoppaka tops: ankudu wood turned on the lathe, natural lac in rings, the cord that spins them laid among them. */
import type { Point } from '../../draw/geometry.ts';
import { curve } from '../../draw/curves.ts';
import { capsule } from '../studio/distance.ts';
import { bake, lathe, solidProfile } from '../studio/grid.ts';
import { lacquer, paint } from '../studio/materials.ts';
import { alongProfile } from '../studio/ornament.ts';
import { type Part, assemble } from '../studio/parts.ts';
import type { Craft } from '../studio/scene.ts';
import { linear } from '../studio/texture.ts';
import { type Vec3, mix, rotate } from '../studio/vector.ts';

const C = {
  rust: linear('#93401f'),
  mustard: linear('#bf8a2b'),
  moss: linear('#58653a'),
  indigo: linear('#2a3a5e'),
  cream: linear('#e4d3ab'),
  maroon: linear('#5e2120'),
  bare: linear('#cfab78'),
};
/**
 * Where its point is, which way it lies, outline (radius, height) from the point up, ring colours from the top by arc
 * length.
 */
interface Top {
  at: [number, number];
  yaw: number;
  size: number;
  out: Point[];
  rings: [number, Vec3][];
}
const stem = (y: number, h: number): Point[] => [
  [0.1, y],
  [0.075, y + h * 0.3],
  [0.07, y + h * 0.6],
  [0.11, y + h * 0.8],
  [0.12, y + h * 0.92],
  [0.06, y + h],
];
const TOPS: Top[] = [
  {
    at: [0.08, -2.0],
    yaw: -1.95,
    size: 1.2,
    out: [
      [0.01, 0],
      [0.04, 0.06],
      [0.3, 0.42],
      [0.7, 0.72],
      [0.86, 0.86],
      [0.86, 0.93],
      [0.7, 0.99],
      [0.34, 1.03],
      [0.14, 1.1],
      ...stem(1.16, 0.62),
    ],
    rings: [
      [0.14, C.mustard],
      [0.3, C.cream],
      [0.34, C.indigo],
      [0.41, C.mustard],
      [0.47, C.rust],
      [0.6, C.cream],
      [0.64, C.rust],
      [0.74, C.indigo],
      [0.8, C.mustard],
      [1, C.maroon],
    ],
  },
  {
    at: [-0.8, 0.8],
    yaw: 2.75,
    size: 1,
    out: [
      [0.01, 0],
      [0.05, 0.05],
      [0.42, 0.3],
      [0.72, 0.56],
      [0.76, 0.66],
      [0.62, 0.8],
      [0.34, 0.92],
      [0.16, 0.98],
      ...stem(1.02, 0.5),
    ],
    rings: [
      [0.2, C.moss],
      [0.34, C.cream],
      [0.38, C.moss],
      [0.5, C.mustard],
      [0.55, C.cream],
      [0.7, C.moss],
      [0.76, C.mustard],
      [1, C.bare],
    ],
  },
  {
    at: [1.3, -0.8],
    yaw: -1.5,
    size: 1,
    out: [
      [0.01, 0],
      [0.05, 0.1],
      [0.16, 0.3],
      [0.44, 0.52],
      [0.74, 0.62],
      [0.8, 0.68],
      [0.74, 0.75],
      [0.42, 0.8],
      [0.2, 0.86],
      ...stem(0.9, 0.66),
    ],
    rings: [
      [0.22, C.rust],
      [0.38, C.mustard],
      [0.43, C.cream],
      [0.5, C.rust],
      [0.57, C.maroon],
      [0.64, C.mustard],
      [0.75, C.rust],
      [0.8, C.cream],
      [1, C.bare],
    ],
  },
  {
    at: [-0.12, 1.35],
    yaw: -2.3,
    size: 0.8,
    out: [
      [0.01, 0],
      [0.06, 0.06],
      [0.46, 0.36],
      [0.66, 0.66],
      [0.66, 0.8],
      [0.46, 1.02],
      [0.24, 1.14],
      [0.14, 1.18],
      ...stem(1.22, 0.4),
    ],
    rings: [
      [0.18, C.cream],
      [0.3, C.indigo],
      [0.36, C.cream],
      [0.5, C.indigo],
      [0.54, C.mustard],
      [0.6, C.cream],
      [0.78, C.indigo],
      [1, C.cream],
    ],
  },
  {
    at: [0.64, 1.6],
    yaw: 0.28,
    size: 0.74,
    out: [
      [0.01, 0],
      [0.05, 0.05],
      [0.3, 0.2],
      [0.66, 0.42],
      [0.84, 0.52],
      [0.86, 0.6],
      [0.74, 0.66],
      [0.4, 0.74],
      [0.2, 0.82],
      ...stem(0.86, 0.5),
    ],
    rings: [
      [0.2, C.maroon],
      [0.32, C.mustard],
      [0.42, C.cream],
      [0.46, C.moss],
      [0.54, C.mustard],
      [0.6, C.maroon],
      [0.8, C.mustard],
      [0.86, C.cream],
      [1, C.rust],
    ],
  },
];
/** How far a fine line lies inside the edge of its ring, and its width: shares of the outline's length. */
const FINE = { inside: 0.014, wide: 0.0028 };

/** One top as a part in world space; it lies on its point and its rim. */
function part(t: Top): Part {
  const out = curve(t.out, false, 14),
    f = lathe(solidProfile(out), 0.007),
    unroll = alongProfile(out);
  const lean = out.reduce((least, [r, y]) => (y > 0.2 ? Math.min(least, Math.atan2(y, r)) : least), Math.PI);
  const local = (x: number, y: number, z: number): Vec3 => {
    const [a, b] = rotate((x - t.at[0]) / t.size, (z - t.at[1]) / t.size, t.yaw),
      [p, q] = rotate(a, y / t.size, lean);
    return [p, q, b];
  };
  return {
    ball: [t.at[0], t.size * 0.6, t.at[1], t.size * 1.75],
    f: (x, y, z) => {
      const p = local(x, y, z);
      return f(p[0], p[1] - 0.005, p[2]) * t.size;
    },
    mat(s, x, y, z) {
      const p = local(x, y, z),
        v = unroll(Math.hypot(p[0], p[2]), p[1] - 0.005),
        k = Math.max(
          0,
          t.rings.findIndex((r) => v < r[0]),
        ),
        [end, colour] = t.rings[k],
        begin = k ? t.rings[k - 1][0] : 0;
      // The turner holds a thorn to the spinning piece: a hair of shadow between two colours, a fine line inside broad rings.
      const edge = Math.min(v - begin, end - v),
        line = edge < 0.004 ? 0.45 : 1,
        fine = end - begin > 0.05 && Math.abs(edge - FINE.inside) < FINE.wide,
        turned = 0.94 + 0.06 * Math.sin(p[1] * 210);
      const base = fine ? mix(colour, colour === C.cream ? C.rust : C.cream, 0.75) : colour;
      lacquer(s, mix([0, 0, 0], base, line * turned), p[0] * 2, p[1] * 6, p[2] * 2, 0.17);
    },
  };
}

/** The cotton cord on the table: from the toggle through the front, a loop, and away behind the tops. */
const CORD: [number, number, number][] = [
  [1.66, 0.07, 2.3],
  [1.04, 0.05, 2.56],
  [0.2, 0.05, 2.36],
  [-0.7, 0.05, 2.52],
  [-1.5, 0.05, 2.2],
  [-1.78, 0.05, 1.66],
  [-1.46, 0.05, 1.4],
  [-1.2, 0.07, 1.68],
  [-1.46, 0.13, 2.02],
  [-2.02, 0.06, 1.84],
  [-2.3, 0.05, 1.3],
  [-2.18, 0.05, 0.6],
  [-2.3, 0.05, 0.0],
  [-2.0, 0.05, -0.5],
  [-2.1, 0.05, -0.9],
];
const CORD_RADIUS = 0.042;
/** Ply turns for each unit of length. */
const TWIST = 7;

/** Twisted cord, in short stretches so that each has its own ball; strands of madder run through the cotton. */
function cord(): Part[] {
  const plan = curve(
      CORD.map(([x, , z]): Point => [x, z]),
      false,
      8,
    ),
    rise = curve(
      CORD.map(([, y], i): Point => [i, y]),
      false,
      8,
    );
  const line = plan.map(([x, z], i): Vec3 => [x, rise[Math.min(i, rise.length - 1)][1], z]);
  const lengths = [0];
  for (let i = 1; i < line.length; i++)
    lengths.push(lengths[i - 1] + Math.hypot(...([0, 1, 2].map((c) => line[i][c] - line[i - 1][c]) as Vec3)));
  const stretch = 6;
  const parts: Part[] = [];
  for (let from = 0; from < line.length - 1; from += stretch) {
    const to = Math.min(line.length - 1, from + stretch),
      middle = mix(line[from], line[to], 0.5);
    /** Nearest segment, and the phase of the ply there. */
    const seek = (x: number, y: number, z: number): [number, number] => {
      let best = 9,
        phase = 0;
      for (let i = from; i < to; i++) {
        const a = line[i],
          b = line[i + 1],
          d = capsule(x, y, z, a, b, CORD_RADIUS);
        if (d >= best) continue;
        best = d;
        const [ex, ez] = [b[0] - a[0], b[2] - a[2]],
          length = Math.hypot(ex, ez),
          t = Math.max(0, Math.min(1, ((x - a[0]) * ex + (z - a[2]) * ez) / (length * length))),
          side = ((z - a[2]) * ex - (x - a[0]) * ez) / length,
          up = y - (a[1] + (b[1] - a[1]) * t);
        phase = Math.atan2(up, side) + TWIST * (lengths[i] + (lengths[i + 1] - lengths[i]) * t) * 2;
      }
      return [best, phase];
    };
    parts.push({
      ball: [
        middle[0],
        middle[1],
        middle[2],
        Math.max(...line.slice(from, to + 1).map((p) => Math.hypot(p[0] - middle[0], p[2] - middle[2]))) +
          0.08,
      ],
      f(x, y, z) {
        const [d, phase] = seek(x, y, z);
        return (d + 0.009 * (1 - Math.abs(Math.sin(phase)))) * 0.8;
      },
      mat(s, x, y, z) {
        const phase = seek(x, y, z)[1],
          strand = Math.floor(phase / Math.PI),
          groove = 0.55 + 0.45 * Math.abs(Math.sin(phase)) ** 0.5;
        paint(s, mix([0, 0, 0], strand % 2 ? C.cream : C.rust, groove));
        s.rough = 0.9;
        s.spec = 0.15;
        s.sheen = 0.2;
      },
    });
  }
  return parts;
}
/** The toggle that the finger holds: a small turned bead at the end of the cord. */
const TOGGLE: Top = {
  at: [1.62, 2.32],
  yaw: 0.35,
  size: 0.3,
  out: [
    [0.08, 0],
    [0.36, 0.14],
    [0.46, 0.5],
    [0.34, 0.84],
    [0.2, 0.98],
    [0.3, 1.16],
    [0.16, 1.32],
    [0.02, 1.36],
  ],
  rings: [
    [0.2, C.mustard],
    [0.34, C.cream],
    [0.62, C.moss],
    [0.68, C.cream],
    [1, C.maroon],
  ],
};
export const craft: Craft = {
  id: 'craft-etikoppaka-spinning-tops',
  async build() {
    const all = assemble([...TOPS, TOGGLE].map(part).concat(cord())),
      lo: Vec3 = [-2.5, -0.02, -2.3],
      hi: Vec3 = [2.5, 2.5, 2.75];
    return {
      ...all,
      sdf: bake(all.sdf, lo, hi, 0.016),
      exact: all.sdf,
      lo: [lo[0], 0, lo[2]],
      hi,
      edgeRays: 2,
      bg: [
        [0.68, 0.57, 0.44],
        [0.46, 0.37, 0.28],
      ],
      eye: [0, 6.2, 8.8],
      look: [-0.12, 0.4, 0.22],
      fov: 0.238,
      eps: 0.006,
    };
  },
};
