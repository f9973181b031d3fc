/** People of the dhokra casters: thin wound limbs, round heads, ringed eyes, many necklaces. */
import { capsule, smoothMin, sphere, torus } from '../studio/distance.ts';
import type { Field } from '../studio/scene.ts';
import { type Vec3, cross, dotProduct, mix, normalise, subtract } from '../studio/vector.ts';
import { type Limb, coil, smooth, waxwork } from '../studio/wound-wax.ts';

interface WaxPerson {
  /** Middle of the hips and of the shoulders. */
  hips: Vec3;
  shoulders: Vec3;
  /** Middle of the head, and where the face looks. */
  head: Vec3;
  facing: Vec3;
  /** Left and right as the viewer sees a figure that faces him: knee, foot, elbow, hand. */
  knees: [Vec3, Vec3];
  feet: [Vec3, Vec3];
  elbows: [Vec3, Vec3];
  hands: [Vec3, Vec3];
  hair: 'turban' | 'knot' | 'cap';
  /** 1 = a body of about 2.3 units. */
  size?: number;
}

/** Thickness of the limbs and pitch of the thread at size 1. */
const THREAD = 0.052;

const along = (from: Vec3, direction: Vec3, length: number): Vec3 => [
  from[0] + direction[0] * length,
  from[1] + direction[1] * length,
  from[2] + direction[2] * length,
];

function limbsOf(p: WaxPerson, k: number): Limb[] {
  const spine = normalise(subtract(p.shoulders, p.hips));
  const across = normalise(cross(spine, p.facing));
  const sides = [-1, 1] as const;
  const shoulder = (side: number) => along(p.shoulders, across, side * 0.22 * k * -1);
  const hip = (side: number) => along(p.hips, across, side * 0.1 * k * -1);
  const t = THREAD * k;
  return [
    coil(p.hips, along(p.shoulders, spine, -0.08 * k), 0.16 * k, 0.2 * k, t),
    coil(shoulder(-1), shoulder(1), 0.085 * k, 0.085 * k, t),
    smooth(p.shoulders, mix(p.shoulders, p.head, 0.7), 0.07 * k),
    ...sides.flatMap((side, i) => {
      const [knee, foot, elbow, hand] = [p.knees[i], p.feet[i], p.elbows[i], p.hands[i]];
      const toe = along(foot, normalise([p.facing[0], 0, p.facing[2]]), 0.2 * k);
      const palm = along(hand, normalise(subtract(hand, elbow)), 0.05 * k);
      return [
        coil(hip(side), knee, 0.1 * k, 0.085 * k, t),
        coil(knee, foot, 0.082 * k, 0.07 * k, t),
        smooth(foot, toe, 0.062 * k, 0.048 * k),
        coil(shoulder(side), elbow, 0.07 * k, 0.06 * k, t),
        coil(elbow, hand, 0.058 * k, 0.05 * k, t),
        smooth(hand, palm, 0.062 * k),
      ];
    }),
  ];
}

/** Face, earrings and hair in the frame of the head (right, up, forward), at size 1. */
function headField(hair: WaxPerson['hair']): Field {
  return (u, v, w) => {
    const a = Math.abs(u);
    let d = capsule(u, v, w, [0, -0.05, 0], [0, 0.05, 0], 0.18, 0.185);
    d = smoothMin(d, capsule(u, v, w, [0, 0.04, 0.18], [0, -0.04, 0.215], 0.022, 0.04), 0.02);
    d = smoothMin(d, torus(a, v, w, [0.082, 0.045, 0.165], [0.4, 0, 0.92], 0.05, 0.016), 0.008);
    d = Math.min(d, sphere(a, v, w, [0.082, 0.045, 0.165], 0.026));
    d = Math.min(d, torus(u, v, w, [0, -0.1, 0.165], [0, 0.2, 0.98], 0.04, 0.016));
    d = Math.min(d, torus(a, v, w, [0.2, -0.1, 0], [0.2, 0, 0.98], 0.06, 0.02));
    if (hair === 'turban')
      for (let i = 0; i < 4; i++)
        d = Math.min(
          d,
          torus(
            u,
            v,
            w,
            [0, 0.12 + i * 0.055, -0.01],
            [0.1 * (i % 2 ? -1 : 1), 0.99, 0],
            0.175 - i * i * 0.008,
            0.042,
          ),
        );
    else {
      const cap = Math.max(
        sphere(u, v, w, [0, 0.035, -0.02], 0.218),
        0.5 * w - v + 0.02 - 0.1 * Math.min(0.12, Math.abs(u)),
      );
      const combed = cap - 0.009 * Math.cos(Math.atan2(u, v + 0.1) * 26);
      d = Math.min(d, combed);
      if (hair === 'knot') {
        d = smoothMin(d, sphere(u, v, w, [0, 0.06, -0.24], 0.12), 0.02);
        d = Math.min(d, torus(u, v, w, [0, 0.06, -0.22], [0, 0, 1], 0.1, 0.025));
      }
    }
    return d;
  };
}

/** Shape of a person: limbs, head, necklaces, belt, bangles. */
export function waxPerson(p: WaxPerson): Field {
  const k = p.size ?? 1;
  const limbs = waxwork(limbsOf(p, k), 0.02 * k);
  const face = headField(p.hair);
  const forward = normalise(p.facing);
  const right = normalise(cross(subtract(p.head, p.shoulders), forward));
  const up = cross(forward, right);
  const spine = normalise(subtract(p.shoulders, p.hips));
  const middle = mix(p.hips, p.head, 0.5);
  const reach = Math.hypot(...subtract(p.head, p.hips)) / 2 + 0.35 * k;
  const necklaces = [0.12, 0.05, -0.03].map((h, i) => ({
    at: along(along(p.shoulders, spine, h * k), forward, 0.035 * i * k),
    r: (0.1 + i * 0.05) * k,
  }));
  const tipped = normalise(along(spine, forward, 0.38));
  const belt = [0.03, 0.09].map((h) => along(p.hips, spine, h * k));
  const bangles = p.hands.map((hand, i) => ({
    at: mix(hand, p.elbows[i], 0.2),
    axis: normalise(subtract(p.elbows[i], hand)),
  }));
  return (x, y, z) => {
    let d = limbs(x, y, z);
    for (const { at, axis } of bangles) d = Math.min(d, torus(x, y, z, at, axis, 0.066 * k, 0.022 * k));
    if (Math.hypot(x - middle[0], y - middle[1], z - middle[2]) - reach > d) return d;
    for (const { at, r } of necklaces) d = Math.min(d, torus(x, y, z, at, tipped, r, 0.022 * k));
    for (const at of belt) d = Math.min(d, torus(x, y, z, at, spine, 0.175 * k, 0.026 * k));
    const q: Vec3 = [x - p.head[0], y - p.head[1], z - p.head[2]];
    const own = face(dotProduct(q, right) / k, dotProduct(q, up) / k, dotProduct(q, forward) / k) * k;
    return smoothMin(d, own, 0.012 * k);
  };
}
