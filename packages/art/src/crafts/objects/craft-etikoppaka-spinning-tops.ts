/** Five Etikoppaka tops: ankudu wood turned on the lathe, matt-bright natural lac in rings, one still spinning. */
import { type Point, curve } from '../../draw/geometry.ts';
import { lathe, solidProfile } from '../studio/grid.ts';
import { lacquer } from '../studio/materials.ts';
import { alongProfile } from '../studio/ornament.ts';
import { assemble, type Part } from '../studio/parts.ts';
import type { Craft } from '../studio/scene.ts';
import { linear } from '../studio/texture.ts';
import { mix, rotate, type Vec3 } from '../studio/vector.ts';

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
 * Where it stands, which way it leans, outline (radius, height) from the point up, ring colours from the top by arc
 * length.
 */
interface Top {
  at: [number, number];
  yaw: number;
  lean?: number;
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
    at: [-0.05, -0.6],
    yaw: 0.6,
    lean: 0.1,
    size: 1.16,
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
    at: [-1.38, 0.35],
    yaw: 2.5,
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
    at: [1.46, 0.1],
    yaw: -1.35,
    size: 0.95,
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
    at: [-0.5, 1.25],
    yaw: -2.2,
    size: 0.74,
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
    at: [0.62, 1.15],
    yaw: 2.6,
    size: 0.66,
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
/** One top as a part in world space; it rests on point and rim unless `lean` is given. */
function part(t: Top): Part {
  const out = curve(t.out, false, 14),
    f = lathe(solidProfile(out), 0.007),
    unroll = alongProfile(out);
  const wide = t.out.reduce((a, b) => (b[0] / (b[1] + 0.12) > a[0] / (a[1] + 0.12) && b[1] > 0.2 ? b : a));
  const lean = t.lean ?? Math.atan2(wide[1], wide[0]);
  const local = (x: number, y: number, z: number): Vec3 => {
    const [a, b] = rotate((x - t.at[0]) / t.size, (z - t.at[1]) / t.size, t.yaw),
      [p, q] = rotate(a, y / t.size, lean);
    return [p, q, b];
  };
  return {
    ball: [t.at[0], t.size * 0.6, t.at[1], t.size * 1.5],
    f: (x, y, z) => {
      const p = local(x, y, z);
      return f(p[0], p[1] - 0.005, p[2]) * t.size;
    },
    mat(s, x, y, z) {
      const p = local(x, y, z),
        v = unroll(Math.hypot(p[0], p[2]), p[1] - 0.005),
        k = t.rings.findIndex((r) => v < r[0]),
        c = t.rings[Math.max(0, k)][1];
      const edge = Math.min(...t.rings.map((r) => Math.abs(v - r[0]))),
        line = edge < 0.004 ? 0.45 : 1,
        turned = 0.94 + 0.06 * Math.sin(p[1] * 210);
      const col = mix([0, 0, 0], c, line * turned);
      lacquer(s, col, p[0] * 2, p[1] * 6, p[2] * 2, 0.17);
    },
  };
}
export const craft: Craft = {
  id: 'craft-etikoppaka-spinning-tops',
  async build() {
    return {
      ...assemble(TOPS.map(part)),
      lo: [-2.5, 0, -1.8],
      hi: [2.5, 2.2, 2.3],
      bg: [
        [0.68, 0.57, 0.44],
        [0.46, 0.37, 0.28],
      ],
      eye: [0, 5.4, 9.4],
      look: [-0.02, 0.58, 0.2],
      fov: 0.24,
      eps: 0.006,
    };
  },
};
