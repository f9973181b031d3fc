/** Navratri dress as data for stills: chaniya choli, kediyu, and the drummer's. */
import { curve, polyline } from '../draw/curves.ts';
import { polar } from '../draw/geometry.ts';
import { dot, fill, line } from '../draw/svg.ts';
import { each, repeat } from '../draw/markup.ts';
import { MAN } from './rig/body.ts';
import { bead, flower, volume } from './rig/brush.ts';
import { hang, strip } from './rig/cloth.ts';
import { type Costume, type Layer, onHead } from './rig/dresser.ts';
import { browBand } from './rig/head.ts';

const GOLD = '#ffc94a';
const CREAM = '#fff3e0';
const EDGE = '#26100e';
const HAIR = '#17100f';

/** Colours of one chaniya choli. */
export interface Chaniya {
  skirt: string;
  panel: string;
  choli: string;
  odhni: string;
  hem: string;
}

/** A woman in chaniya choli, seen from any side. @param flare 0 standing, 1 spinning */
export function garbaWoman(c: Chaniya, flare = 0.14, swirl = 0): Costume {
  const knot: Layer = (b, h) => {
    const [x, y] = h.o(0, -4, -32);
    const jasmine = repeat(10, (i) =>
      flower(polar(x, y, 14.5 * b.s, i * 0.628), 4.8 * b.s, '#fbf5e6', '#ff9800'),
    );
    return dot(x, y, 16 * b.s, HAIR) + jasmine + dot(x, y, 4 * b.s, '#d8302a');
  };
  return {
    look: { skin: '#c78d60', edge: EDGE, hair: HAIR, lips: '#b3243c', bindi: '#b3182c', cheek: '#d8654a' },
    blouse: { cloth: c.choli, trim: GOLD, from: 0.48, buti: GOLD },
    arm: {
      sleeve: c.choli,
      sleeveTo: 0.27,
      trim: GOLD,
      bangles: [CREAM, c.skirt, CREAM, GOLD, CREAM, c.skirt],
    },
    leg: { bells: 2 },
    skirt: {
      rise: 4,
      len: 150,
      r0: 28,
      r1: 92,
      panels: 28,
      cols: [c.skirt, c.panel],
      flare,
      swirl,
      ripple: 0.05,
      bell: 0.75,
      bands: [
        [0.48, 0.51, GOLD],
        [0.7, 0.73, GOLD],
        [0.75, 0.9, c.hem],
        [0.93, 1, GOLD],
      ],
      mirrors: [
        [0.825, 3.4, '#f4fbff'],
        [0.6, 2.6, '#f4fbff'],
        [0.34, 2, CREAM],
      ],
    },
    hips: [-0.14, 0.1, c.skirt],
    belt: [GOLD, ['#b3182c', CREAM], 0.08],
    beads: [[0.1, 0.24], 2.2, [GOLD]],
    earrings: [GOLD, '#b3182c'],
    overTorso(b) {
      if (b.facing > 0) {
        const path = [
          b.skin(1, -0.7),
          b.skin(0.75, -0.1, 1.05),
          b.skin(0.4, 0.5, 1.06),
          b.skin(0.08, 1.2, 1.1),
        ];
        return strip(
          path.map((k) => k.p),
          () => 10 * b.s,
          c.odhni,
          GOLD,
          b.s,
        );
      }
      // bare back: two ties with tassels, the odhni from the shoulder down
      const back = fill(b.outline(0.56, 0.9, -5), '#c78d60');
      const tie = (t: number, drop: number): string => {
        const r = b.ring(t).c;
        const [x, y] = [r[0], r[1]];
        const w = b.ring(t).w * Math.abs(Math.cos(b.yaw)) * 0.82;
        const strings = each(
          [-1, 1],
          (sg) =>
            line(
              curve(polyline(x, y, x + sg * 5 * b.s, y + drop * 0.5, x + sg * 8 * b.s, y + drop)),
              c.choli,
              2.2 * b.s,
            ) + bead([x + sg * 8 * b.s, y + drop], 4 * b.s, GOLD),
        );
        return line(polyline(x - w, y, x + w, y), c.choli, 5 * b.s) + strings + bead([x, y], 3.6 * b.s, GOLD);
      };
      const tail = strip(
        hang(b.skin(0.99, 2.3).p, 128 * b.s, [-10 * b.s, 0], 6, 3 * b.s),
        (u) => b.s * (11 + 7 * u),
        c.odhni,
        GOLD,
        b.s,
      );
      return back + tie(0.86, 26 * b.s) + tie(0.6, 34 * b.s) + tail;
    },
    behindHead: (b, h) => (h.back ? '' : knot(b, h)),
    onHead: (b, h) => (h.back ? knot(b, h) : browBand(h, GOLD, '#b3182c')),
    shadow: 76,
  };
}

/** Rolled turban of three coils. */
const turban =
  (a: string, z: string): Layer =>
  (b, h) => {
    const coil = [-1, 0, 1].map((i) => {
      const roll = onHead(
        h,
        -34,
        -14 - i * 9,
        0,
        -27 - i * 9,
        34,
        -14 - i * 9,
        31,
        -27 - i * 8,
        0,
        -42 - i * 7,
        -31,
        -27 - i * 8,
      );
      return volume(curve(roll, true, 5), i ? a : z, 4 * b.s, EDGE);
    });
    return coil.join('') + flower(h.flat(Math.sin(h.yaw) * 15, -33), 6.4 * b.s, GOLD, '#00796b', 8);
  };

/** A man in kediyu: a short flared coat over gathered trousers. @param over what he carries */
export function garbaMan(
  c: { coat: string; trim: string; legs: string; turban: [string, string] },
  over?: Layer,
): Costume {
  return {
    build: MAN,
    look: {
      skin: '#b97c50',
      edge: EDGE,
      hair: HAIR,
      lips: '#9a3a34',
      moustache: '#1a100c',
      browW: 2.3,
      eye: 0.9,
      tail: 0.2,
    },
    blouse: { cloth: c.coat, trim: c.trim, from: 0.4, neck: 0.9, bare: false, buti: c.trim },
    arm: { sleeve: c.coat, sleeveTo: 0.88, trim: c.trim, width: 1.2, hand: 1.08 },
    leg: { cloth: c.legs, to: 0.93, thigh: 1.25, calf: 1.35, cuff: GOLD, shoe: '#7a3a1c' },
    skirt: {
      rise: 46,
      len: 78,
      r0: 30,
      r1: 66,
      panels: 26,
      cols: [c.coat, '#efdcc0'],
      flare: 0.16,
      ripple: 0.07,
      bell: 0.6,
      bands: [
        [0.04, 0.1, c.trim],
        [0.68, 0.74, '#ff9800'],
        [0.8, 0.9, c.trim],
        [0.94, 1, c.legs],
      ],
      mirrors: [
        [0.85, 2.8, '#f4fbff'],
        [0.5, 2.2, '#ff9800'],
      ],
    },
    onHead: turban(...c.turban),
    ...(over ? { over } : {}),
    shadow: 60,
  };
}
