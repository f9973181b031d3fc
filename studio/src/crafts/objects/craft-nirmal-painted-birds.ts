/** Nirmal birds: a rose-ringed parrot and a mynah, carved in poniki wood, painted feather by feather, gold-lit. */
import type { Point, Poly } from '../../draw/geometry.ts';
import { curve, loopThrough, polyline } from '../../draw/curves.ts';
import { ellipse, leaf, ribbon } from '../../draw/shapes.ts';
import { scales } from '../../draw/hatching.ts';
import { Rng } from '../../draw/random.ts';
import { clip, each } from '../../draw/markup.ts';
import { dot, edged, fill, line, lines } from '../../draw/svg.ts';
import { capsule, ellipsoid, smoothMin } from '../studio/distance.ts';
import { bake } from '../studio/grid.ts';
import { paint, wood } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import { type Part, assemble } from '../studio/parts.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { sheet, texture } from '../studio/texture.ts';
import { type Vec3, rotate } from '../studio/vector.ts';

/** Side view sheet: 500 px to a unit, bird centre at (700, 600), facing +x. */
const K = 500,
  W = 1400,
  H = 1500,
  px = (p: number[][]): Point[] => p.map(([x, y]) => [700 + x * K, 600 - y * K] as Point);
const C = (p: number[][]) => curve(px(p), true, 10);
/** Long flight feathers fanned along a wing outline. */
function quills(root: number[], tips: number[][], cols: string[], edge: string, w = 22) {
  return each(tips, ([x, y], i) => {
    const a = px([root])[0],
      b = px([[x, y]])[0],
      an = Math.atan2(b[1] - a[1], b[0] - a[0]),
      L = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return (
      edged(leaf(a[0], a[1], L, w, an, 0, 0.7), cols[i % cols.length], edge, 3) + line([a, b], edge, 2.4)
    );
  });
}
/** Barbs: fine strokes that soften the change from one colour to the next. */
function barbs(p: Poly, n: number, ang: number, cols: string[], r: Rng, L = 26) {
  const q = cols.map(() => [] as Poly[]),
    xs = p.map((a) => a[0]),
    ys = p.map((a) => a[1]);
  for (let i = 0; i < n; i++) {
    const x = r.between(Math.min(...xs), Math.max(...xs)),
      y = r.between(Math.min(...ys), Math.max(...ys)),
      a = ang + r.between(-0.25, 0.25),
      l = L * r.between(0.6, 1.3);
    q[i % cols.length].push([
      [x, y],
      [x + Math.cos(a) * l, y + Math.sin(a) * l],
    ]);
  }
  return clip(
    p,
    each(q, (s, i) => lines(s, cols[i], 2.6)),
  );
}
/** Collar of the parrot from the chin back, and the pink band below it. */
const COLLAR = [
  [0.56, 0.5],
  [0.38, 0.39],
  [0.18, 0.38],
  [-0.06, 0.47],
];
const NAPE = [
  [0.34, 0.34],
  [0.14, 0.33],
  [-0.1, 0.41],
];
function parrotSheet(seed: number, gold: boolean) {
  const r = new Rng(seed),
    wing = C([
      [0.16, 0.3],
      [0.02, 0.2],
      [-0.3, -0.2],
      [-0.52, -0.72],
      [-0.3, -0.6],
      [0.06, -0.34],
      [0.24, 0],
    ]),
    all: Point[] = polyline(0, 0, W, 0, W, H, 0, H);
  const rows = scales(
    C([
      [0.2, 0.32],
      [0.0, 0.26],
      [-0.22, -0.06],
      [-0.12, -0.3],
      [0.14, -0.18],
      [0.26, 0.06],
    ]),
    2.2,
    46,
    gold ? '#fff' : '#e9c54a',
    3.4,
  );
  const eye = px([[0.28, 0.68]])[0];
  if (gold)
    return sheet(
      W,
      H,
      rows + line(wing, '#fff', 6, true) + line(ellipse(eye[0], eye[1], 33), '#fff', 6, true),
      {
        tremor: 4,
      },
    );
  let s = fill(all, '#4c9434') + barbs(all, 5200, 2.2, ['#3c8430', '#62a83c', '#2f7434', '#78b446'], r, 30);
  s += barbs(
    C([
      [0.1, 0.2],
      [0.46, 0.3],
      [0.44, -0.3],
      [0.1, -0.6],
      [0, -0.3],
    ]),
    900,
    2.0,
    ['#8fc04e', '#b2cc5a', '#6dae44'],
    r,
    34,
  );
  s +=
    fill(wing, '#2f8a3d') +
    clip(wing, rows) +
    quills(
      [-0.02, -0.02],
      [
        [-0.54, -0.76],
        [-0.42, -0.7],
        [-0.3, -0.64],
        [-0.18, -0.54],
        [-0.04, -0.44],
      ],
      ['#1f6f52', '#2a8a5e', '#1a5f6e'],
      '#e9c54a',
    );
  s += quills(
    [-0.2, -0.4],
    [
      [-0.66, -1.5],
      [-0.56, -1.5],
      [-0.46, -1.44],
    ],
    ['#2f8a3d', '#2a78a0', '#5fae3a'],
    '#1d5a34',
    26,
  );
  s +=
    // The ring of a rose-ringed parakeet: black from the chin, thinning towards a pink nape.
    fill(
      ribbon(curve(px(COLLAR)), (t) => 17 - 12 * t),
      '#151414',
    ) +
    fill(
      ribbon(curve(px(NAPE)), (t) => 5 + 6 * t),
      '#e06a86',
    );
  s +=
    fill(
      C([
        [0.46, 0.82],
        [0.56, 0.84],
        [0.9, 0.8],
        [0.9, 0.2],
        [0.5, 0.34],
        [0.47, 0.5],
        [0.5, 0.62],
        [0.5, 0.72],
      ]),
      '#cf2d22',
    ) +
    line(
      px([
        [0.44, 0.58],
        [0.56, 0.6],
        [0.7, 0.5],
      ]),
      '#7f1712',
      6,
    );
  return sheet(
    W,
    H,
    s +
      dot(eye[0], eye[1], 32, '#e2872c') +
      dot(eye[0], eye[1], 24, '#f1d492') +
      dot(eye[0], eye[1], 16, '#15100d') +
      dot(eye[0] + 6, eye[1] - 6, 5, '#fff'),
    { tremor: 4 },
  );
}
function mynahSheet(seed: number, gold: boolean) {
  const r = new Rng(seed + 3),
    wing = C([
      [0.16, 0.26],
      [0.0, 0.2],
      [-0.34, -0.12],
      [-0.7, -0.52],
      [-0.4, -0.46],
      [0.04, -0.3],
      [0.26, -0.04],
    ]),
    all: Point[] = polyline(0, 0, W, 0, W, H, 0, H);
  const rows = scales(
      C([
        [0.2, 0.28],
        [-0.02, 0.22],
        [-0.26, -0.02],
        [-0.14, -0.24],
        [0.14, -0.16],
        [0.28, 0.02],
      ]),
      2.4,
      44,
      gold ? '#fff' : '#d9a94a',
      3.2,
    ),
    eye = px([[0.3, 0.56]])[0];
  if (gold) return sheet(W, H, rows + line(wing, '#fff', 5, true), { tremor: 4 });
  let s = fill(all, '#6b3a22') + barbs(all, 5200, 2.4, ['#5a2f1c', '#7d4a2c', '#8a5636', '#4a2618'], r, 30);
  s += barbs(
    C([
      [0.2, 0.0],
      [0.46, 0.2],
      [0.5, -0.2],
      [0.2, -0.6],
      [-0.1, -0.5],
    ]),
    1000,
    2.2,
    ['#b07a50', '#c89468', '#95623e'],
    r,
    32,
  );
  s += fill(
    C([
      [0.0, -0.4],
      [0.16, -0.5],
      [-0.1, -0.8],
      [-0.4, -0.8],
    ]),
    '#f0e6d2',
  );
  s +=
    fill(wing, '#4a2718') +
    clip(wing, rows) +
    quills(
      [-0.04, 0.0],
      [
        [-0.72, -0.56],
        [-0.58, -0.54],
        [-0.44, -0.5],
        [-0.3, -0.44],
        [-0.12, -0.36],
      ],
      ['#2a1a14', '#3a221a'],
      '#d9a94a',
    );
  s +=
    fill(
      C([
        [-0.28, -0.2],
        [-0.14, -0.2],
        [-0.3, -0.36],
        [-0.46, -0.42],
      ]),
      '#f3ead6',
    ) +
    quills(
      [-0.36, -0.4],
      [
        [-1.05, -1.02],
        [-1.0, -0.92],
        [-0.92, -0.84],
      ],
      ['#1d1412', '#2a1c18'],
      '#e8dcc4',
      24,
    );
  const head = C([
    [-0.02, 0.5],
    [0.1, 0.84],
    [0.4, 0.9],
    [0.6, 0.66],
    [0.46, 0.36],
    [0.2, 0.3],
    [0.04, 0.34],
  ]);
  s += fill(head, '#15131a') + barbs(head, 900, 2.4, ['#22222e', '#2c2f45', '#101014'], r, 24);
  s +=
    fill(
      C([
        [0.52, 0.66],
        [0.6, 0.72],
        [0.98, 0.66],
        [0.98, 0.36],
        [0.54, 0.36],
        [0.48, 0.46],
        [0.49, 0.57],
      ]),
      '#f0a41e',
    ) +
    line(
      px([
        [0.46, 0.5],
        [0.66, 0.52],
        [0.86, 0.5],
      ]),
      '#8a4a10',
      6,
    );
  s += fill(
    loopThrough(
      ...C([
        [0.26, 0.5],
        [0.2, 0.56],
        [0.12, 0.6],
        [0.06, 0.55],
        [0.12, 0.49],
        [0.2, 0.45],
      ]).flat(),
    ),
    '#f2b624',
  );
  return sheet(
    W,
    H,
    s +
      dot(eye[0], eye[1], 25, '#f2b624') +
      dot(eye[0], eye[1], 19, '#7a3a1c') +
      dot(eye[0], eye[1], 12, '#0d0a09') +
      dot(eye[0] + 5, eye[1] - 5, 4, '#fff'),
    { tremor: 4 },
  );
}
/** Carved parrot round the origin. */
const parrot: Field = (x, y, z) => {
  let d = smoothMin(
    capsule(x, y, z, [-0.06, -0.3, 0], [0.12, 0.22, 0], 0.3, 0.3),
    ellipsoid(x, y, z, [0.22, 0.62, 0], [0.27, 0.26, 0.235]),
    0.26,
  );
  d = smoothMin(d, ellipsoid(x, y, z, [-0.1, -0.5, 0], [0.2, 0.3, 0.19]), 0.2);
  const t = Math.max(0, Math.min(1, (-0.3 - y) / 1.2));
  d = smoothMin(
    d,
    capsule(x, y, z * (1 + t * 0.9), [-0.16, -0.5, 0], [-0.52, -1.42, 0], 0.13, 0.07) * 0.75,
    0.1,
  );
  const [u, v] = rotate(x + 0.12, y + 0.1, -0.98);
  d = smoothMin(d, ellipsoid(u, v, Math.abs(z), [-0.12, 0, 0.27], [0.5, 0.2, 0.07]), 0.025);
  d = smoothMin(
    d,
    smoothMin(
      capsule(x, y, z, [0.34, 0.66, 0], [0.535, 0.58, 0], 0.17, 0.105),
      capsule(x, y, z, [0.535, 0.58, 0], [0.575, 0.41, 0], 0.09, 0.016),
      0.07,
    ),
    0.1,
  );
  // Feathered thighs; the feet below are a part of their own.
  return smoothMin(d, capsule(x, y, Math.abs(z), [0.04, -0.48, 0.12], [0.1, -0.6, 0.14], 0.1, 0.07), 0.05);
};
/** Toes of one foot on a branch along x: each as place at the top, place at its claw, and how far it closes round. */
type Grip = { shank: Vec3; toes: [number, number, number][] };
/** Feet that close round a branch of a given axis height and radius: toes lie on the bark and end in a claw. */
function feet(axis: number, bark: number, radius: number, grips: Grip[]): Field {
  const limbs = grips.map(({ shank, toes }) => {
    const heel: Vec3 = [shank[0] + 0.02, axis + bark + radius * 0.8, 0.035];
    const chains = toes.map(([from, to, round]) =>
      [0.12, 0.4, 0.66, 0.86, 1].map((t): Vec3 => {
        // The knuckles rise a little from the bark, the claw dips into it.
        const out = bark + radius * (0.9 + 0.5 * Math.sin(t * 9) * (1 - t) - (t === 1 ? 0.9 : 0));
        return [from + (to - from) * t, axis + Math.cos(round * t) * out, Math.sin(round * t) * out + 0.02];
      }),
    );
    return { shank, heel, chains };
  });
  return (x, y, z) => {
    let d = 9;
    for (const { shank, heel, chains } of limbs) {
      d = Math.min(d, capsule(x, y, z, shank, heel, radius * 1.15, radius * 1.1));
      for (const chain of chains) {
        let toe = capsule(x, y, z, heel, chain[0], radius, radius);
        for (let i = 0; i + 1 < chain.length; i++)
          toe = smoothMin(
            toe,
            capsule(
              x,
              y,
              z,
              chain[i],
              chain[i + 1],
              radius * (1 - 0.16 * i),
              radius * (i === 3 ? 0.12 : 0.9 - 0.16 * i),
            ),
            0.014,
          );
        d = smoothMin(d, toe, 0.015);
      }
    }
    return d;
  };
}
/** Both feet of the parrot, toes closed over the front of the branch. */
const parrotFeet = feet(-0.735, 0.16, 0.044, [
  {
    shank: [0.12, -0.46, 0.12],
    toes: [
      [0.16, 0.3, 1.9],
      [0.12, 0.13, 2.1],
      [0.06, -0.02, 1.9],
    ],
  },
  {
    shank: [-0.16, -0.46, -0.04],
    toes: [
      [-0.12, -0.06, 1.9],
      [-0.16, -0.21, 2.0],
      [-0.2, -0.34, 1.75],
    ],
  },
]);
/** Shanks of the mynah, long toes that hook over the branch. */
const mynahFeet = feet(-0.875, 0.125, 0.034, [
  {
    shank: [0.06, -0.4, 0.12],
    toes: [
      [0.1, 0.3, 1.75],
      [0.07, 0.12, 2.1],
      [0.02, -0.07, 1.9],
    ],
  },
  {
    shank: [-0.18, -0.4, -0.04],
    toes: [
      [-0.14, -0.03, 1.9],
      [-0.18, -0.2, 2.1],
      [-0.22, -0.37, 1.7],
    ],
  },
]);
const mynah: Field = (x, y, z) => {
  let d = smoothMin(
    capsule(x, y, z, [-0.12, -0.22, 0], [0.14, 0.16, 0], 0.26, 0.28),
    ellipsoid(x, y, z, [0.3, 0.56, 0], [0.235, 0.225, 0.21]),
    0.24,
  );
  d = smoothMin(d, ellipsoid(x, y, z, [-0.3, -0.4, 0], [0.24, 0.16, 0.16]), 0.16);
  d = smoothMin(d, capsule(x, y, z * 1.5, [-0.3, -0.38, 0], [-0.94, -0.9, 0], 0.12, 0.09) * 0.8, 0.1);
  const [u, v] = rotate(x + 0.14, y + 0.08, -0.72);
  d = smoothMin(d, ellipsoid(u, v, Math.abs(z), [-0.14, 0, 0.25], [0.52, 0.17, 0.065]), 0.022);
  d = smoothMin(d, capsule(x, y, z, [0.5, 0.54, 0], [0.82, 0.47, 0], 0.085, 0.016), 0.03);
  return smoothMin(d, capsule(x, y, Math.abs(z), [0.0, -0.34, 0.1], [0.03, -0.5, 0.11], 0.085, 0.055), 0.04);
};
/** Branch with a stub, leaves and a turned base. */
const branch: Field = (x, y, z) => {
  const k = 0.02 * fbm(x * 3, y * 3, z * 3, 2);
  let d = smoothMin(
    capsule(x, y, z, [-1.62, 1.04, 0.0], [-0.5, 1.2, 0.05], 0.1, 0.135),
    capsule(x, y, z, [-0.5, 1.2, 0.05], [1.0, 1.1, 0], 0.135, 0.11),
    0.1,
  );
  d = smoothMin(d, capsule(x, y, z, [1.0, 1.1, 0], [1.68, 1.34, -0.1], 0.11, 0.06), 0.1);
  d = smoothMin(d, capsule(x, y, z, [0.05, 0.1, 0], [-0.02, 1.15, 0.03], 0.17, 0.14), 0.14);
  return smoothMin(d, capsule(x, y, z, [-1.2, 1.1, 0], [-1.5, 1.46, -0.15], 0.06, 0.035), 0.08) - k;
};
/** Leaves: root, direction in the plane of the picture, tilt towards the viewer, length. */
const LEAVES: [Vec3, number, number, number][] = [
  [[1.68, 1.34, -0.1], 0.75, 0.35, 0.62],
  [[1.62, 1.3, -0.08], -0.15, -0.3, 0.5],
  [[1.42, 1.26, -0.02], 1.75, -0.35, 0.5],
  [[1.32, 1.16, 0.04], -0.85, 0.3, 0.5],
  [[-1.5, 1.46, -0.15], 1.25, 0.25, 0.6],
  [[-1.46, 1.4, -0.12], 2.35, -0.3, 0.52],
  [[-1.62, 1.04, 0.02], 3.05, 0.3, 0.56],
  [[-1.56, 1.02, 0.04], -2.3, -0.3, 0.5],
  [[-1.3, 1.2, -0.04], 1.9, 0.4, 0.4],
  [[0.22, 0.62, 0.12], 0.5, 0.4, 0.46],
  [[-0.2, 0.56, 0.12], 2.7, 0.4, 0.42],
];
/** Point in a leaf's own frame: along it from the root, across it, off its bent blade; in shares of its length. */
function inLeaf([root, turn, tilt, length]: (typeof LEAVES)[number], x: number, y: number, z: number): Vec3 {
  const [u, v] = rotate((x - root[0]) / length, (y - root[1]) / length, -turn);
  // The blade arches along its length and folds a little along the rib.
  const arch = tilt * u * (1.3 - 0.8 * u) - 0.35 * Math.sqrt(v * v + 0.0004);
  return [u, v - 0.1 * Math.sin(u * 2.6), (z - root[2]) / length - arch];
}
/** Half the width of a pointed leaf: full near the root, a long tip. */
const leafWidth = (u: number) => (u <= 0 || u >= 1 ? 0 : 0.62 * u ** 0.75 * (1 - u) ** 1.05);
const leaves: Field = (x, y, z) => {
  let d = 9;
  for (const one of LEAVES) {
    const away = Math.hypot(x - one[0][0], y - one[0][1], z - one[0][2]) - one[3] * 1.15;
    if (away > 0.1) {
      d = Math.min(d, away);
      continue;
    }
    const [u, v, w] = inLeaf(one, x, y, z);
    const blade = Math.max(Math.abs(v) - leafWidth(u), -u, u - 1) * 0.6;
    const thick = Math.abs(w) - 0.028;
    const rounded = Math.hypot(Math.max(blade, 0), Math.max(thick, 0)) + Math.min(0, Math.max(blade, thick));
    d = Math.min(
      d,
      (rounded - 0.012) * one[3] * 0.7,
      capsule(u, v, w, [-0.14, 0, 0], [0.1, 0, 0], 0.035, 0.03) * one[3] * 0.7,
    );
  }
  return d;
};
/** Ribs and veins: how far a point is from the nearest painted line, and how far along the leaf. */
function vein(x: number, y: number, z: number): [number, number] {
  let best = 9;
  let found: Vec3 = [0, 0, 0];
  for (const one of LEAVES) {
    const p = inLeaf(one, x, y, z);
    const off = Math.max(Math.abs(p[1]) - leafWidth(p[0]), Math.abs(p[2]) - 0.05, -p[0], p[0] - 1);
    if (off >= best) continue;
    best = off;
    found = p;
  }
  const [u, v] = found;
  const slant = (u - Math.abs(v) * 0.9) / 0.13;
  const side = Math.abs(slant - Math.round(slant)) * 0.13;
  const rim = leafWidth(u) - Math.abs(v);
  return [Math.min(Math.abs(v) - 0.006, side, Math.abs(rim - 0.012) + 0.004), u];
}
const PP: Vec3 = [-0.72, 1.92, 0.04],
  MP: Vec3 = [0.78, 2.0, 0.04];

export const craft: Craft = {
  id: 'craft-nirmal-painted-birds',
  async build(seed) {
    const tp = await texture(parrotSheet(seed, false)),
      gp = await texture(parrotSheet(seed, true)),
      tm = await texture(mynahSheet(seed, false)),
      gm = await texture(mynahSheet(seed, true));
    /** Birds are turned a little towards the viewer; the mynah looks back at the parrot. */
    const toP = (x: number, y: number, z: number): Vec3 => {
      const [a, b] = rotate(x - PP[0], z - PP[2], 0.3);
      return [a, y - PP[1], b];
    };
    const toM = (x: number, y: number, z: number): Vec3 => {
      const [a, b] = rotate(-(x - MP[0]), z - MP[2], 0.3);
      return [a, y - MP[1], b];
    };
    const uv = (p: Vec3): [number, number] => [(700 + p[0] * K) / W, (600 - p[1] * K) / H],
      c: Vec3 = [0, 0, 0];
    const bird =
      (to: typeof toP, t: typeof tp, g: typeof gp): Part['mat'] =>
      (s, x, y, z) => {
        const q = uv(to(x, y, z)),
          au = g.value(...q);
        paint(s, t.rgb(...q, c));
        s.rough = 0.2;
        s.spec = 0.9;
        if (au > 0.35) {
          s.metal = 0.85;
          s.rough = 0.32;
          paint(s, [0.85, 0.58, 0.2]);
        }
      };
    const claws =
      (colour: Vec3): Part['mat'] =>
      (s, x, y, z) => {
        const ringed = 0.82 + 0.18 * Math.sin((x + y + z) * 120);
        paint(s, [colour[0] * ringed, colour[1] * ringed, colour[2] * ringed]);
        s.rough = 0.3;
        s.spec = 0.7;
      };
    const u = assemble([
      {
        f: (x, y, z) => parrot(...toP(x, y, z)),
        ball: [PP[0] - 0.1, 1.75, 0, 1.35],
        mat: bird(toP, tp, gp),
      },
      {
        f: (x, y, z) => mynah(...toM(x, y, z)),
        ball: [MP[0] + 0.1, 1.95, 0, 1.25],
        mat: bird(toM, tm, gm),
      },
      {
        f: (x, y, z) => parrotFeet(...toP(x, y, z)),
        ball: [PP[0] + 0.05, PP[1] - 0.7, PP[2], 0.45],
        mat: claws([0.36, 0.33, 0.3]),
      },
      {
        f: (x, y, z) => mynahFeet(...toM(x, y, z)),
        ball: [MP[0] - 0.05, MP[1] - 0.65, MP[2], 0.5],
        mat: claws([0.72, 0.46, 0.08]),
      },
      {
        f: branch,
        ball: [0, 0.9, 0, 2.0],
        mat: (s, x, y, z) => {
          wood(s, x * 3, y, z, [0.26, 0.14, 0.07]);
          s.rough = 0.6;
          s.spec = 0.5;
        },
      },
      {
        f: leaves,
        mat: (s, x, y, z) => {
          // Dark at the root, a yellow light at the tip, ribs and edge drawn in gold.
          const [line, along] = vein(x, y, z);
          const k = 0.7 + 0.5 * fbm(x * 4, y * 4, z, 2);
          const tip = Math.max(0, Math.min(1, along)) ** 2;
          paint(s, [(0.03 + 0.12 * tip) * k, (0.13 + 0.11 * tip) * k, (0.05 - 0.01 * tip) * k]);
          s.rough = 0.28;
          if (line < 0.011) {
            s.metal = 0.85;
            s.rough = 0.32;
            paint(s, [0.85, 0.58, 0.2]);
          }
        },
      },
      {
        f: (x, y, z) =>
          Math.min(
            Math.max(Math.hypot(x, z) - 0.82 + 0.3 * Math.max(0, y - 0.08), Math.abs(y - 0.06) - 0.06) -
              0.015,
            capsule(x, y, z, [0, 0.14, 0], [0, 0.16, 0], 0.42),
          ),
        mat: (s, x, y, z) => {
          wood(s, x, y, z * 2, [0.17, 0.035, 0.02]);
          s.rough = 0.15;
          // Nirmal gold: a rim line, a ring of petals on the plate, a scalloped calyx and beads on the boss.
          const out = Math.hypot(x, z),
            turn = Math.atan2(x, z) / (2 * Math.PI),
            saw = (n: number) => Math.abs(turn * n - Math.round(turn * n)) * 2,
            petal = Math.abs(Math.abs((out - 0.655) / 0.1) + saw(20) * 1.5 - 1),
            calyx = Math.abs(y - 0.36 - 0.06 * Math.sin(Math.PI * saw(11))),
            bead = Math.hypot(((saw(24) * 2 * Math.PI) / 48) * out, y - 0.27);
          const drawn =
            y < 0.14 && out > 0.5
              ? petal < 0.16 || Math.hypot(out - 0.655, (saw(20) * Math.PI * out) / 20) < 0.016
              : calyx < 0.01 || bead < 0.018 || Math.abs(y - 0.225) < 0.008;
          if (Math.abs(y - 0.075) < 0.012 || drawn) {
            s.metal = 0.9;
            paint(s, [0.85, 0.58, 0.2]);
          }
        },
      },
    ]);
    const lo: Vec3 = [-2.5, -0.02, -0.95],
      hi: Vec3 = [2.5, 3.05, 0.95],
      groove = (x: number, y: number, z: number) =>
        y > 1.1 || x < -0.4
          ? (x < 0.05 ? tp.value(...uv(toP(x, y, z))) : tm.value(...uv(toM(x, y, z)))) * 0.0035
          : 0;
    return {
      ...u,
      sdf: bake(u.sdf, lo, hi, 0.0165),
      exact: u.sdf,
      lo: [-2.5, 0, -0.95],
      hi,
      bg: [
        [0.7, 0.61, 0.5],
        [0.48, 0.4, 0.33],
      ],
      eps: 0.005,
      bumpEps: 0.005,
      eye: [0, 2.7, 9.6],
      look: [-0.04, 1.46, 0],
      fov: 0.232,
      edgeRays: 2,
      step: 0.85,
      bump: groove,
    };
  },
};
