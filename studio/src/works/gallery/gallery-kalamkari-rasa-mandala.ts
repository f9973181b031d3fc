/** Rasa Mandala: a wheel of dancers turns round Krishna and Radha. */
import { type Point, TAU, polar } from '../../draw/geometry.ts';
import { inked } from '../../draw/ink.ts';
import { each, group } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, edged, fill, line } from '../../draw/svg.ts';
import { chintz, chintzLeaf } from '../../motifs/painted/chintz.ts';
import { lotusTop } from '../../motifs/plants/lotus-outline.ts';
import { Cloth } from '../../traditions/kalamkari/cloth.ts';
import { drawn } from '../../traditions/kalamkari/kalam.ts';
import { type Arm, type Person, person } from '../../traditions/kalamkari/person.ts';
import { STAND } from '../../traditions/kalamkari/poses.ts';
import { INK, K } from '../../traditions/kalamkari/style.ts';
import { STUFF } from '../../traditions/kalamkari/textile.ts';
import type { Work } from '../../work.ts';

const S = 940;

type Dance = Pick<Person, 'pelvis' | 'neck' | 'legs' | 'arms' | 'headTilt'>;

/** Steps of the stick dance: a stride, a bend with both sticks low, a turn with one knee raised. */
const DANCES: Dance[] = [
  {
    pelvis: [0, -166],
    neck: [10, -274],
    headTilt: 0.06,
    legs: [{ ankle: [-50, -18], lift: 0.4 }, { ankle: [48, -12] }],
    arms: [stick([-112, -262], -2.7), stick([116, -268], -0.5)],
  },
  {
    pelvis: [-6, -150],
    neck: [16, -254],
    headTilt: 0.14,
    legs: [{ ankle: [-44, -12] }, { ankle: [46, -12] }],
    arms: [stick([-102, -232], 2.9), stick([108, -236], 0.2)],
  },
  {
    pelvis: [4, -172],
    neck: [-4, -282],
    headTilt: -0.08,
    legs: [{ ankle: [-6, -12] }, { ankle: [58, -64], lift: -0.3 }],
    arms: [stick([-108, -300], -2.5), stick([110, -300], -0.7)],
  },
];

/** A hand with a painted stick that reaches the neighbour's. */
function stick(to: Point, aim: number): Arm {
  return {
    to,
    aim,
    sign: 'fist',
    hold: (T, _at, s) => {
      const q = T([polar(...to, -22, aim), polar(...to, 84, aim)]);
      return (
        line(q, INK, 9 * s) +
        line(q, K.cloth, 5.6 * s) +
        line([q[0], [(q[0][0] + q[1][0]) / 2, (q[0][1] + q[1][1]) / 2]], K.madder, 5.6 * s)
      );
    },
  };
}

const gopi = (i: number): Person => ({
  build: 'lady',
  skin: ['#dcb877', '#c98f5a', '#d9a66a'][i % 3],
  ...DANCES[i % 3],
  lower: { kind: 'sari' },
  stuff: [STUFF.madder, STUFF.yellow, STUFF.rust, STUFF.leaf][i % 4],
  bodice: [STUFF.leaf, STUFF.rust, STUFF.yellow, STUFF.madder][i % 4],
  jewels: 1,
  head: { kind: 'lady', hair: i % 2 ? 'braid' : 'bun', gaze: i % 2 ? 0.9 : 0.3 },
});

const krishna = (i: number): Person => ({
  build: 'man',
  skin: '#8ea9b8',
  ...DANCES[(i + 1) % 3],
  stuff: STUFF.yellow,
  sash: STUFF.madder,
  jewels: 1,
  head: { kind: 'man', crown: 'plume', gaze: 0.7 },
});

/** Krishna with his flute and Radha, a lotus under their feet. */
function pair(c: Cloth, cx: number, cy: number, core: number): void {
  const base = cy + core - 40,
    s = (core * 1.76) / 400;
  for (let i = 0; i < 13; i++) {
    const u = (i - 6) / 6;
    c.add(
      drawn(
        leaf(cx + u * 70, base - 6, 30, 10, Math.PI / 2 - u * 0.8, 0, 0.5),
        i % 2 ? K.shell : K.madder,
        1.3,
      ),
    );
  }
  c.add(
    person(
      {
        build: 'lady',
        skin: '#dcb877',
        ...STAND,
        lower: { kind: 'sari' },
        stuff: STUFF.rust,
        bodice: STUFF.leaf,
        head: { kind: 'lady', hair: 'braid', crown: 'fillet', gaze: 0.8 },
        headTilt: -0.06,
        arms: [
          { to: [-44, -196], sign: 'flat', aim: 1.3 },
          {
            to: [52, -262],
            sign: 'pinch',
            aim: -1,
            hold: (T) =>
              each([-0.6, 0.6, 0], (d) =>
                drawn(T(leaf(58, -282, 34, 8, -1.4 + d)), d ? K.shell : K.madder, 1.2),
              ),
          },
        ],
      },
      cx + 62,
      base + 2,
      s * 0.94,
      -1,
    ),
  );
  c.add(
    person(
      {
        build: 'man',
        skin: '#66849a',
        pelvis: [-8, -178],
        neck: [4, -288],
        legs: [{ ankle: [-8, -12] }, { ankle: [-34, -16], knee: [34, -92], lift: 0.5 }],
        stuff: STUFF.yellow,
        sash: STUFF.madder,
        headTilt: 0.1,
        garland: ['#f3e6c6', K.leaf, K.rust],
        head: { kind: 'man', view: 'threeQuarter', crown: 'plume', gaze: 0.9 },
        arms: [
          { to: [52, -312], sign: 'pinch', aim: -0.9 },
          {
            to: [86, -318],
            sign: 'pinch',
            aim: -1.4,
            hold: (T, _a, k) => {
              const q = T([
                [6, -314],
                [134, -330],
              ]);
              return line(q, INK, 9 * k) + line(q, K.myrobalan, 6 * k);
            },
          },
        ],
      },
      cx - 36,
      base,
      s,
    ),
  );
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, S, S, 'madder', K.madder),
    { f, r } = c,
    cx = S / 2,
    cy = S / 2,
    R = f.w / 2 - 8;
  // corners: a great flower in its leaves
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) {
      const x = cx + sx * (f.w / 2 - 62),
        y = cy + sy * (f.h / 2 - 62);
      for (let i = 0; i < 9; i++) {
        const a = Math.atan2(sy, sx) + (i - 4) * 0.42;
        c.add(
          chintzLeaf(
            x + Math.cos(a) * 24,
            y + Math.sin(a) * 24,
            54 - Math.abs(i - 4) * 3,
            10,
            a,
            0.12,
            i % 2 ? K.leaf : K.indigo,
            '#dcc48e',
            INK,
            r,
          ),
        );
      }
      c.add(chintz(x, y, 46, r.between(0, 3), 0, [K.indigo, K.myrobalan, K.madder], INK, r, K.cloth));
      c.block(ellipse(x, y, 74, 74));
    }
  c.block(ellipse(cx, cy, R + 6, R + 6, 0, 60));
  c.flowers(rect(f.x, f.y, f.w, f.h), K.rust, K.cloth, 21);
  // the wheel, from the rim inwards
  const disc = (q: number, col: string) => c.add(inked(ellipse(cx, cy, q, q, 0, 120), col, INK, 1.8));
  const petalRing = (q: number, n: number, L: number, col: string, col2: string) => {
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU,
        p = leaf(...polar(cx, cy, q, a), L, (q * Math.PI * 0.86) / n, a, 0, 0.46);
      c.add(edged(p, i % 2 ? col : col2, INK, 1));
    }
  };
  const beads = (q: number, n: number, rad: number, col: string) => {
    for (let i = 0; i < n; i++) c.add(dot(...polar(cx, cy, q, (i / n) * TAU), rad, col));
  };
  disc(R, K.cloth);
  petalRing(R - 22, 72, 19, K.madder, K.myrobalan);
  disc(R - 22, K.myrobalan);
  beads(R - 28, 120, 2.4, K.madder);
  disc(R - 34, K.indigo);
  const inner = R - 178;
  // stars of blossom between the dancers
  for (let i = 0; i < 12; i++) {
    const a = ((i + 0.5) / 12) * TAU - Math.PI / 2;
    for (const [q, R2] of [
      [R - 60, 13],
      [inner + 34, 9],
    ])
      for (const p of lotusTop(...polar(cx, cy, q, a), R2, 6, a).outer) c.add(fill(p, K.cloth));
    c.add(
      dot(...polar(cx, cy, R - 60, a), 4, K.myrobalan) + dot(...polar(cx, cy, inner + 34, a), 3, K.myrobalan),
    );
  }
  // six dancers, each again on the far side of the ring
  for (let i = 0; i < 12; i++) {
    const turn = `transform="translate(${cx} ${cy}) rotate(${i * 30}) translate(0 ${-inner - 8})"`;
    c.add(
      i < 6
        ? group(
            group(
              person(i % 2 ? krishna(i) : gopi(i / 2), 0, 0, 0.4 + (i % 3) * 0.01, i % 4 < 2 ? 1 : -1),
              `id="dancer${i}"`,
            ),
            turn,
          )
        : `<use href="#dancer${i - 6}" ${turn}/>`,
    );
  }
  disc(inner + 4, K.cloth);
  petalRing(inner - 14, 48, 16, K.indigo, K.madder);
  disc(inner - 14, K.madder);
  // a ring of open lotuses between the wheel and the pair
  const core = inner - 46;
  for (let i = 0; i < 16; i++) {
    const at = polar(cx, cy, inner - 30, (i / 16) * TAU);
    for (const p of lotusTop(...at, 13, 7, (i / 16) * TAU).outer)
      c.add(edged(p, i % 2 ? K.shell : K.cloth, INK, 0.8));
    c.add(dot(...at, 4, K.myrobalan) + dot(...at, 1.6, INK));
  }
  disc(core + 3, K.myrobalan);
  beads(core - 2, 64, 2, K.madder);
  disc(core - 8, K.cloth);
  disc(core - 12, '#efdfb8');
  pair(c, cx, cy, core);
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-rasa-mandala',
  collection: 'gallery',
  seed: 17,
  width: S,
  height: S,
  alt: 'Gopis and Krishnas dance in a ring and strike their sticks together, in the middle Krishna plays the flute to Radha, a ring of lotuses between.',
  draw,
};
