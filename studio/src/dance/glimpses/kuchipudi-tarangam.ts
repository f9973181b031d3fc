/** Kuchipudi tarangam: balanced on the rim of a brass plate, a pot of water on the head. */
import type { Point } from '../../draw/geometry.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { beads, petals } from '../../motifs/borders.ts';
import { edged, fill, line } from '../../draw/svg.ts';
import { each, radialGradient } from '../../draw/markup.ts';
import { bead, flower, tone } from '../rig/brush.ts';
import { hang, strip } from '../rig/cloth.ts';
import type { Scene } from '../rig/dance.ts';
import { type Costume, figure } from '../rig/dresser.ts';
import { browBand } from '../rig/head.ts';
import { pot } from '../rig/instruments.ts';
import { type Pose, M } from '../rig/pose.ts';
import { CX, arch, border, brassLamp, buti, flame, floor, garlands, jali, rangoli } from '../rig/stage.ts';

const SILK = '#6a2a86';
const SECOND = '#d9482f';
const GOLD = '#e3ae3d';
const SKIN = '#c8885a';
const PLATE: Point = [CX, 684];

const pose: Partial<Pose> = {
  y: -152,
  lf: [-38, 0, 4],
  rf: [38, 0, 4],
  ko: 0.78,
  L: [-108, -12, 26],
  R: [106, -34, 26],
  eL: 0.75,
  eR: 0.75,
  wL: -0.5,
  wR: -0.5,
  mL: M.alapadma,
  mR: M.alapadma,
  shift: 5,
  roll: -0.05,
  nt: 0.04,
  hy: -0.16,
  gx: 0.5,
  smile: 0.75,
  brow: 0.5,
};

/** Plait over the shoulder, bound with jasmine and a tassel. */
const plait: Costume['behind'] = (b, h) => {
  const points = hang(h.flat(8, 8), 190 * b.s, [34 * b.s, 0], 8, 3);
  const blossoms = points.filter((_, i) => i % 2).map((p) => flower(p, 7 * b.s, '#fbf6e6', '#f2c14e', 7));
  return (
    strip(points, () => 8 * b.s, '#17100d', '#3a2a20', b.s) +
    blossoms.join('') +
    flower(points[7], 10 * b.s, SECOND, GOLD, 8)
  );
};

const costume: Costume = {
  look: {
    skin: SKIN,
    edge: '#2a110c',
    hair: '#130d0c',
    lips: '#b3202c',
    cheek: '#d8543c',
    bindi: '#b3182c',
    tail: 1.2,
  },
  blouse: { cloth: SILK, trim: GOLD, from: 0.46, buti: GOLD },
  arm: {
    nails: '#b3202c',
    sleeve: SILK,
    sleeveTo: 0.27,
    trim: GOLD,
    armlet: GOLD,
    bangles: [GOLD, '#b3202c', GOLD, '#2f8f3c', GOLD],
  },
  leg: { cloth: SILK, to: 0.9, thigh: 1.16, calf: 1.35, bells: 6, alta: '#b3202c', cuff: GOLD },
  fan: {
    cols: [SECOND, tone(SECOND, -0.18)],
    bands: [GOLD, SILK, GOLD],
    drop: 62,
    at: 0.7,
    n: 15,
    open: 0.95,
  },
  hips: [-0.1, 0.28, SILK],
  belt: [GOLD, ['#b3182c', '#1f7a4a'], 0.2],
  beads: [[0.09, 0.19, 0.34], 2.3, [GOLD, '#fff6e0']],
  earrings: [GOLD, '#b3182c', 1.1],
  behind: plait,
  overTorso: (b) =>
    strip(
      [
        b.skin(0.16, 1.2, 1.08).p,
        b.skin(0.5, 0.4, 1.08).p,
        b.skin(0.8, -0.2, 1.08).p,
        b.skin(1, -0.75, 1.06).p,
      ],
      (u) => b.s * (14 - 4 * u),
      SECOND,
      GOLD,
      b.s,
    ),
  onHead(b, h) {
    const pad = each([-2, -1, 0, 1, 2], (i) =>
      bead(h.flat(i * 7, -37 + Math.abs(i)), 4.4 * b.s, i % 2 ? SECOND : GOLD),
    );
    return browBand(h, GOLD, '#b3182c') + pad + pot(h.flat(0, -38), 0.92 * b.s, '#d8993a', '#8a4a16').svg;
  },
  shadow: 40,
};

/** The plate: broad gleaming rim, hollow middle, a bright streak. */
function plate([x, y]: Point): string {
  let svg = fill(ellipse(x, y + 12, 118, 26), '#1a0a08', 'opacity=".45"');
  svg +=
    fill(ellipse(x, y + 6, 112, 25), '#7a4a14') + edged(ellipse(x, y, 112, 25), '#e9bd55', '#5a3208', 1.6);
  svg +=
    fill(ellipse(x, y + 1, 92, 18), '#b57a22') +
    fill(ellipse(x, y + 3, 88, 16), '#d9a23c') +
    line(ellipse(x, y + 1, 92, 18), '#7a4a14', 1.2, true);
  return (
    svg +
    fill(ellipse(x - 46, y - 1, 30, 3.6, -0.12), '#fff3c8', 'opacity=".8"') +
    fill(ellipse(x + 62, y + 9, 20, 2.6, -0.2), '#fff3c8', 'opacity=".6"')
  );
}

export const glimpse: Scene = {
  ground() {
    const stage = floor(640, '#8a4a24', '#43190f', '#d8a548', 3);
    const pal = {
      edge: '#120508',
      gold: '#c9973e',
      body: '#1d4a4f',
      a: '#e8c565',
      b: '#d9683f',
      heart: '#fbeec2',
    };
    const lattice = each([150, 490], (x) =>
      jali(rect(x - 46, 250, 92, 330), x - 46, 250, x + 46, 580, 22, '#8a5a2c', '#2a1410'),
    );
    const body =
      fill(rect(0, 0, 640, 800), '#123236') +
      buti(rect(0, 0, 640, 640), 36, '#1f4c50', '#2f6a66', 9) +
      arch(224, 330, 650, pal, 'url(#inside)', { rise: 0.94, cusps: 7 }) +
      lattice +
      garlands(
        [-168, -112, -56, 0, 56, 112, 168].map((x) => CX + x),
        (u) => 122 + u * u * 260,
        (i) => 42 + (i % 2) * 22,
        ['#fbf3dc', '#f29a2e'],
      ) +
      stage.body +
      rangoli(CX, 700, 206, ['#e9bd55', '#d9683f', '#fbeec2'], 0.22) +
      brassLamp(92, 690, 190) +
      brassLamp(548, 690, 190) +
      each([92, 548], (x, i) => each([-18, 0, 18], (d, k) => flame(x + d, 503, 0.4, 4, i * 3 + k, 22))) +
      plate(PLATE) +
      border(
        [
          { t: 6, band: beads },
          { t: 30, band: petals },
        ],
        '#1a0a08',
        '#1d4a4f',
        ['#e8c565', '#d9683f', '#fbeec2'],
        '#2c6b46',
      );
    return {
      bg: '#123236',
      seed: 21,
      body,
      defs:
        stage.defs +
        radialGradient('inside', CX, 360, 380, [0, '#f0c983'], [0.55, '#c9803f'], [1, '#6b3418']),
    };
  },
  draw: () => figure(pose, { x: CX, y: 680, s: 1.36 }, costume),
};
