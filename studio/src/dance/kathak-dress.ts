/** Kathak dress as data for stills, and the pose of a chakkar. */
import { polar } from '../draw/geometry.ts';
import { dot } from '../draw/svg.ts';
import { each, repeat } from '../draw/markup.ts';
import { flower, midP } from './rig/brush.ts';
import { strip } from './rig/cloth.ts';
import type { Costume } from './rig/dresser.ts';
import { browBand } from './rig/head.ts';
import { type Pose, M } from './rig/pose.ts';

const RED = '#c8442f';
const GOLD = '#f3c677';
const PLUM = '#5b2a86';

/** Mid-turn: one arm straight up, the other stretched to the side, weight on one foot. */
export const WHIRL: Partial<Pose> = {
  y: -166,
  lf: [-8, 0, 4],
  rf: [16, -14, 14],
  ko: 0.25,
  L: [-138, -22, 26],
  R: [62, -104, 12],
  eL: 0.75,
  eR: 0.9,
  wL: 0.35,
  wR: -0.35,
  mL: M.hamsa,
  mR: M.alapadma,
  lean: -0.08,
  nt: -0.1,
  hy: -0.3,
  gx: -0.6,
  smile: 0.75,
  brow: 0.4,
  shift: -5,
  roll: 0.07,
};

/** A woman's long flared dress with churidar and bells. @param flare 0 hanging, 1 flat as a plate, @param swirl of the panels */
export function kathakDress(flare: number, swirl = 0.5): Costume {
  return {
    look: {
      skin: '#d39a6a',
      edge: '#2a120c',
      hair: '#17100f',
      lips: '#a8243a',
      bindi: '#b3182c',
      cheek: '#d8654a',
    },
    blouse: { cloth: RED, trim: GOLD, from: -0.06, neck: 0.86, buti: GOLD, bare: false },
    arm: { nails: '#a8243a', sleeve: RED, sleeveTo: 0.62, trim: GOLD, bangles: [GOLD, PLUM, GOLD, GOLD] },
    leg: { cloth: '#fff6e5', thigh: 0.8, calf: 0.95, cuff: '#d9b878', bells: 7, alta: '#b3202c' },
    skirt: {
      rise: 26,
      len: 156,
      r0: 26,
      r1: 108,
      panels: 36,
      cols: [RED, '#b03424'],
      flare,
      swirl,
      ripple: 0.06,
      bell: 0.8,
      bands: [
        [0.46, 0.48, GOLD],
        [0.68, 0.71, GOLD],
        [0.75, 0.88, PLUM],
        [0.89, 0.92, GOLD],
        [0.95, 1, GOLD],
      ],
      mirrors: [
        [0.815, 2.8, GOLD],
        [0.58, 2, GOLD],
        [0.36, 1.6, GOLD],
      ],
    },
    belt: [GOLD, ['#b3182c', '#1f7a4a'], 0.26],
    beads: [[0.1, 0.22], 2, ['#fff6e0', GOLD]],
    earrings: [GOLD, RED],
    behind(b) {
      // the free end of the dupatta flies after the turn
      const from = b.skin(0.3, -1.3).p;
      const s = b.s;
      const flight: [number, number][] = [
        from,
        [from[0] - 52 * s, from[1] - 6 * s],
        [from[0] - 104 * s, from[1] + 22 * s],
        [from[0] - 156 * s, from[1] - 4 * s],
        [from[0] - 196 * s, from[1] + 16 * s],
      ];
      return strip(flight, (u) => s * (9 + 13 * u), PLUM, GOLD, s);
    },
    overTorso(b) {
      const path = [b.skin(1, 0.8), b.skin(0.72, 0.15), b.skin(0.45, -0.5), b.skin(0.2, -1.2)];
      // round shoulders, so that a stretched arm grows out of the bodice
      const shoulders = each(b.sho, (at) => dot(...midP(b.pt(at), b.pt(b.chest), 0.2), 12 * b.s, RED));
      const drape = strip(
        path.map((k) => k.p),
        () => 12 * b.s,
        PLUM,
        GOLD,
        b.s,
      );
      return shoulders + drape;
    },
    behindHead(b, h) {
      const [x, y] = h.o(0, -4, -31);
      const jasmine = repeat(9, (i) => flower(polar(x, y, 15 * b.s, i * 0.7), 4.6 * b.s, '#fbf5e6', GOLD));
      return dot(x, y, 15 * b.s, '#17100f') + jasmine;
    },
    onHead: (_b, h) => browBand(h, GOLD, RED),
    shadow: 110,
  };
}
