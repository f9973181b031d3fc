/** Contact sheet of the rig: every pose, every tradition. */
import type { Painting } from '../draw/painting.ts';
import { Rng } from '../draw/random.ts';
import { rect } from '../draw/shapes.ts';
import { fill } from '../draw/svg.ts';
import { cloth } from './cloths.ts';
import { type FigureSpec, drawFigure } from './figure.ts';
import { Pen } from './pen.ts';
import { type PoseName, POSES, withArms } from './poses.ts';
import { boat, chamara, longLute, lotusFlower, mridangam, pot, veena } from './props.ts';
import * as T from './tradition.ts';

const red = cloth('#b5322a', '#4a100c', '#f1c65a', '#e0b44e', '#7a1a14');

const yellow = cloth('#e9b43a', '#8a4a10', '#b5322a', '#b5322a', '#f6e3a6', 'dots');

const green = cloth('#2f7a4c', '#0e3220', '#f1c65a', '#e0b44e', '#7a1a14');

const veil = cloth('#d9803a', '#7a2a10', '#f6e3a6', '#e0b44e', '#8a1c14', 'dots', 0.85);

const WOMAN: Omit<FigureSpec, 'pose'> = {
  build: 'woman',
  view: 'profile',
  tone: 'fair',
  hair: 'bun',
  gear: 'tikka',
  jewels: 1,
  wear: { lower: 'ghagra', lowerCloth: red, upper: 'choli', upperCloth: green, veil },
};

const KRISHNA: Omit<FigureSpec, 'pose'> = {
  build: 'man',
  view: 'profile',
  tone: 'blue',
  hair: 'curls',
  gear: 'mukut',
  jewels: 2,
  wear: { lower: 'dhoti', lowerCloth: yellow, upper: 'none', scarf: red, scarfStyle: 'stole' },
  garland: [{ cols: ['#fff', '#d9688b'], to: 0.2 }],
};

/** Figure for a pose name, with the fitting prop in hand. */
function sample(name: PoseName): FigureSpec {
  const pose = POSES[name]();
  switch (name) {
    case 'flute':
      return { ...KRISHNA, pose, flute: 0.3 };
    case 'bless':
    case 'bow':
      return { ...KRISHNA, pose };
    case 'shrinathji':
      return { ...KRISHNA, view: 'front', front: true, tone: 'dark', pose };
    case 'carry':
      return { ...WOMAN, pose, prop: (p) => pot(p, [4, -428], 1.3) };
    case 'fan':
      return { ...WOMAN, pose, hold: [(p, at) => chamara(p, at)] };
    case 'tanpura':
      return { ...WOMAN, pose, prop: (p) => longLute(p, [34, -50], [62, -246]) };
    case 'veena':
      return {
        ...WOMAN,
        pose,
        wear: { ...WOMAN.wear, veil: undefined },
        prop: (p) => veena(p, [-56, -64], [100, -58]),
      };
    case 'mridangam':
      return {
        ...WOMAN,
        pose: withArms(pose),
        build: 'man',
        gear: 'turban',
        hair: 'none',
        view: 'threeQuarter',
        wear: { lower: 'jama', lowerCloth: green, upper: 'jama', upperCloth: green, turban: red },
        prop: (p) => mridangam(p, [2, -48]),
      };
    default:
      return {
        ...WOMAN,
        pose,
        hold: [undefined, (p, at, aim) => ['stand', 'sit'].includes(name) && lotusFlower(p, at, aim)],
      };
  }
}

export function poseSheet(seed: number): Painting {
  const names = Object.keys(POSES) as PoseName[],
    hands = [
      T.PICHWAI_HAND,
      T.KISHANGARH_HAND,
      T.KALAMKARI_HAND,
      T.PATTACHITRA_HAND,
      T.MITHILA_HAND,
      T.KERALA_HAND,
    ];
  const cols = 6,
    W = 1320,
    rows = Math.ceil(names.length / cols),
    H = rows * 330 + 60;
  let s = fill(rect(0, 0, W, H), '#efe4cc');
  names.forEach((n, i) => {
    const pen = new Pen(
      hands[i % hands.length],
      new Rng(seed + i),
      110 + (i % cols) * 220,
      345 + Math.floor(i / cols) * 330,
      0.6,
    );
    drawFigure(pen, sample(n));
    s += pen.svg;
  });
  const river = new Pen(T.KISHANGARH_HAND, new Rng(seed), 110 + 5 * 220 - 14, 330 + 2 * 330, 0.5);
  for (const [x, fx, pose] of [
    [-50, 1, POSES.sit()],
    [58, -1, POSES.sit()],
  ] as const) {
    const p = new Pen(T.KISHANGARH_HAND, new Rng(seed), river.x + x * river.s, river.y, river.s, fx);
    drawFigure(
      p,
      x < 0
        ? { ...KRISHNA, pose, garland: undefined, wear: { ...KRISHNA.wear, scarf: undefined } }
        : { ...WOMAN, pose },
    );
    s += p.svg;
  }
  boat(river, 340, red);
  s += river.svg;
  return { w: W, h: H, bg: '#efe4cc', body: s, finish: { seed, wobble: 0.4, grain: 0.6, mottle: 0.6 } };
}
