/** Kalamkari room screen: three hinged panels in dark wood, one tree of life running across all of them. */
import { blurFilters } from '../../draw/markup.ts';
import { palampore } from '../../traditions/kalamkari/scenes/palampore.ts';
import { roundBox } from '../studio/distance.ts';
import { bake } from '../studio/grid.ts';
import { brass, paint, wood } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { sheet, texture } from '../studio/texture.ts';
import { type Vec3, rotate } from '../studio/vector.ts';

/** Half width and height of a panel with its frame, width and depth of the frame's wood. */
const HALF = 0.66;
const HEIGHT = 3.3;
const RAIL = 0.085;
const DEPTH = 0.045;
/** Lower edge of the panels above the floor: they stand on the stiles. */
const CLEAR = 0.16;
/** Turn of each panel, left to right: a zigzag. */
const FOLDS = [0.5, -0.5, 0.5];
/** The painted cloth of all panels side by side, in pixels. */
const W = 1260;
const H = 1000;

/** Middle of each panel: hinges stay together whatever the fold. */
const CENTRES: [number, number][] = FOLDS.map((_fold, i) => {
  const step = 2 * HALF * Math.cos(0.5) + 0.02;
  return [(i - 1) * step, 0];
});

/** A point in the frame of a panel: x across, z out of its face. */
function inPanel(i: number, x: number, z: number): [number, number] {
  return rotate(x - CENTRES[i][0], z - CENTRES[i][1], FOLDS[i]);
}

/** One panel about its own middle: frame, middle rail of the foot, and the stretched cloth. */
const panel: Field = (x, y, z) => {
  const ax = Math.abs(x);
  const stile = roundBox(ax, y, z, [HALF - RAIL / 2, HEIGHT / 2, 0], [RAIL / 2, HEIGHT / 2, DEPTH], 0.018);
  const top = roundBox(x, y, z, [0, HEIGHT - RAIL / 2, 0], [HALF - 0.02, RAIL / 2, DEPTH], 0.018);
  const bottom = roundBox(x, y, z, [0, CLEAR + RAIL / 2, 0], [HALF - 0.02, RAIL / 2, DEPTH], 0.018);
  const knob = Math.hypot(ax - HALF + RAIL / 2, y - HEIGHT - 0.045, z) - 0.055;
  const cloth = roundBox(
    x,
    y,
    z,
    [0, (HEIGHT + CLEAR) / 2, 0],
    [HALF - RAIL / 2, (HEIGHT - CLEAR) / 2 - 0.02, 0.012],
  );
  return Math.min(stile, top, bottom, knob, cloth);
};

const hinge: Field = (x, y, z) => {
  const edge = CENTRES[1][0] + HALF * Math.cos(FOLDS[1]);
  const side = x < 0 ? -1 : 1;
  const depth = side * HALF * Math.sin(0.5);
  const level = y < 1.7 ? 0.75 : 2.7;
  return Math.max(Math.hypot(x - side * edge, z + depth) - 0.035, Math.abs(y - level) - 0.1);
};

const screen: Field = (x, y, z) => {
  let d = hinge(x, y, z);
  for (let i = 0; i < 3; i++) {
    const [a, b] = inPanel(i, x, z);
    if (Math.abs(a) > HALF + 0.3) continue;
    d = Math.min(d, panel(a, y, b));
  }
  return d;
};

/** Panel that a point belongs to, by the distance from its plane. */
function nearestPanel(x: number, y: number, z: number) {
  let best = 0;
  let distance = Infinity;
  for (let i = 0; i < 3; i++) {
    const [a, b] = inPanel(i, x, z);
    const d = panel(a, y, b);
    if (d < distance) {
      distance = d;
      best = i;
    }
  }
  return best;
}

export const craft: Craft = {
  id: 'new-kalamkari-screen',
  async build(seed) {
    const painting = palampore(seed, W, H, { birds: 4 });
    const defs = (painting.defs ?? '') + blurFilters([1, 2, 3, 5, 8, 14, 24]);
    const art = await texture(
      sheet(W, H, painting.body, { ground: painting.bg, defs, tremor: 1.5, seed }),
      0.4,
    );
    const c: Vec3 = [0, 0, 0];
    const inner = HALF - RAIL;
    const lo: Vec3 = [-2.1, -0.02, -0.8];
    const hi: Vec3 = [2.1, 3.42, 0.8];
    return {
      sdf: bake(screen, lo, hi, 0.013),
      exact: screen,
      lo: [-2.1, 0, -0.8],
      hi,
      bg: [
        [0.64, 0.57, 0.48],
        [0.44, 0.37, 0.31],
      ],
      eye: [0, 3.3, 10.4],
      look: [0.04, 1.66, 0],
      fov: 0.212,
      edgeRays: 2,
      eps: 0.005,
      step: 0.85,
      bumpEps: 0.004,
      bump(x, y, z) {
        const [a, b] = inPanel(nearestPanel(x, y, z), x, z);
        const onCloth = Math.abs(a) < inner && y > CLEAR + RAIL && y < HEIGHT - RAIL && Math.abs(b) < 0.03;
        return onCloth
          ? 0.0012 * Math.sin(a * 400) * Math.sin(y * 400) + 0.01 * fbm(a * 2, y * 1.2, b, 2)
          : 0.002 * fbm(x * 6, y * 40, z * 40, 2);
      },
      mat(s, x, y, z) {
        if (hinge(x, y, z) < 0.004) {
          brass(s, 0.3, 0.3);
          return;
        }
        const i = nearestPanel(x, y, z);
        const [a, b] = inPanel(i, x, z);
        const up = (y - CLEAR - RAIL) / (HEIGHT - CLEAR - 2 * RAIL);
        if (Math.abs(a) > inner || up < 0 || up > 1 || Math.abs(b) > 0.03) {
          wood(s, y * 1.2, x * 2, z * 2, [0.13, 0.055, 0.026]);
          s.rough = 0.28;
          return;
        }
        art.rgb((i + 0.5 + a / (2 * inner)) / 3, 1 - up, c);
        const dye = 0.9 + 0.22 * (fbm(a * 9, y * 9, i, 4) - 0.5) + 0.08 * fbm(a * 60, y * 60, i, 2);
        paint(s, [c[0] * dye, c[1] * dye, c[2] * dye]);
        s.rough = 0.9;
        s.spec = 0.1;
        s.sheen = 0.2;
      },
    };
  },
};
