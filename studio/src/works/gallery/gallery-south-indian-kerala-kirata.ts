/** Kirata: Shiva as a hunter, Parvati beside him, disputes the slain boar with Arjuna; two arrows stand in it. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, polar, type Poly, transform } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, repeat } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { lehmer, Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import type { Held } from '../../figures/figure.ts';
import { facing } from '../../figures/poses.ts';
import { quiver } from '../../figures/props.ts';
import type { Pose } from '../../figures/types.ts';
import { headSpace } from '../../figures/vanara.ts';
import { limb } from '../../motifs/animals/limb.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { noble, place, TEXTILE, wallAndBorder } from '../../traditions/kerala/noble.ts';
import { INK, KERALA as K, surface } from '../../traditions/kerala/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1100, 840];

/** Fan of large leaves with a flower at its root, as the murals build their trees. */
function fan(x: number, y: number, L: number, a: number, flower: string): string {
  let s = '';
  for (const k of [-1.5, 1.5, -1.05, 1.05, -0.62, 0.62, -0.26, 0.26, 0]) {
    const p = leaf(x, y, L * (1 - Math.abs(k) * 0.16), L * 0.13, a + k, k * 0.12, 0.55);
    s +=
      modelled(
        p,
        Math.abs(k) > 1 ? '#2f5636' : Math.abs(k) > 0.4 ? K.eri : '#7f9a48',
        '#12301c',
        L * 0.06,
        2,
      ) +
      ink(p, INK, 1.3) +
      line([p[0], p[14]], '#c2c86a', 1);
  }
  return (
    s +
    polys(rosette(x, y, L * 0.24, 8, a), flower) +
    ink(ellipse(x, y, L * 0.25, L * 0.25), INK, 1) +
    dot(x, y, L * 0.08, K.kavi)
  );
}

/** Forest tree: a bending trunk, boughs that fork, a fan of leaves on every end. @param tips ends of the boughs */
function tree(x: number, y: number, fork: Point, tips: readonly Point[], L: number, flower: string): string {
  const trunk = ribbon(
      curveThrough([x, y], [x + (fork[0] - x) * 0.1 - 8, (y + fork[1]) / 2 + 20], fork),
      widths(20, 14, 11),
    ),
    boughs = tips.map((t) =>
      ribbon(
        curveThrough(fork, [(fork[0] + t[0]) / 2 + (t[0] - fork[0]) * 0.12, (fork[1] + t[1]) / 2 + 12], t),
        widths(9, 6, 3.4),
      ),
    );
  return (
    each(boughs, (q) => modelled(q, '#8a4a22', K.deep, 5, 2) + ink(q, INK, 1.8)) +
    modelled(trunk, '#8a4a22', K.deep, 9, 3) +
    clip(
      trunk,
      repeat(22, (i) =>
        line(
          curveThrough(x - 30, y - i * 20, x + (fork[0] - x) * (i / 22), y - i * 20 + 8, x + 40, y - i * 20),
          K.manayola,
          1.6,
        ),
      ),
    ) +
    ink(trunk, INK, 2.4, { vary: 0.5 }) +
    each(tips, (t, i) =>
      fan(t[0], t[1], L * (i % 2 ? 0.86 : 1), Math.atan2(t[1] - fork[1] - 30, t[0] - fork[0]), flower),
    )
  );
}

/** The boar, fallen on its knees with two arrows in its back. */
function boar(x: number, y: number): string {
  const T = (p: Poly) => p.map(([a, b]): Point => [x + a, y + b]);
  const body = T(
    union(
      [
        limb([-104, -44, -50, -64, 20, -60, 70, -44, 110, -26], 34, 50, 54, 44, 30),
        limb([96, -36, 136, -14, 168, 4], 34, 23, 13),
        limb([-96, -30, -116, 4, -96, 24, -108, 44], 30, 17, 9, 8),
        limb([-70, -24, -66, 12, -58, 44], 26, 14, 8),
        limb([52, -20, 66, 16, 34, 30, 24, 44], 26, 16, 9, 8),
        limb([80, -16, 104, 22, 76, 36, 66, 44], 24, 14, 8, 8),
      ],
      10,
    ),
  );
  let s =
    line(T(curveThrough(-136, -52, -158, -66, -150, -84, -166, -92)), INK, 7) +
    line(T(curveThrough(-136, -52, -158, -66, -150, -84, -166, -92)), '#4a3a38', 4);
  s += repeat(24, (i) => {
    const u = i / 23,
      px = -104 + u * 196,
      py = -84 - Math.sin(u * Math.PI) * 30 + u * 12;
    return fill(T(leaf(px, py + 10, 32, 4.6, -2.0 + u * 0.35)), INK);
  });
  s +=
    modelled(body, '#584844', '#1c1412', 26, 8) +
    clip(
      body,
      lines(
        scatter(body, 13, lehmer(31), 4).map(([a, b]) => polyline(a, b, a - 8, b + 6)),
        '#8a7468',
        1.2,
      ),
    ) +
    ink(body, INK, 2.6);
  s +=
    modelled(T(leaf(104, -52, 44, 13, -2.2, 0.1)), '#6a5650', '#1c1412', 6, 2) +
    ink(T(leaf(104, -52, 44, 13, -2.2, 0.1)), INK, 2);
  s +=
    inked(T(ellipse(176, 6, 13, 14)), '#a8746a', INK, 2) +
    dot(x + 174, y + 3, 2.6, INK) +
    dot(x + 181, y + 8, 2.6, INK);
  for (const d of [0, 16])
    s += inked(
      T(loopThrough(146 - d, 16, 150 - d, -8, 166 - d, -24, 162 - d, -4, 156 - d, 18)),
      K.lime,
      INK,
      1.6,
    );
  s +=
    line(T(curveThrough(150, 20, 136, 20, 122, 12)), INK, 2) +
    fill(T(ellipse(126, -30, 8.4, 5.4)), K.lime) +
    dot(x + 127, y - 29, 3.6, INK) +
    line(T(ellipse(126, -30, 8.4, 5.4)), INK, 1.8, true);
  for (const h of [-110, -58, 24, 66])
    s += fill(T(polyline(h - 9, 40, h + 9, 40, h + 12, 52, h - 11, 52)), INK);
  // two arrows from opposite sides
  for (const [ax, ay, a, c] of [
    [-44, -84, -2.72, K.chayilyam],
    [48, -78, -0.42, K.eri],
  ] as const) {
    const [px, py] = [x + ax, y + ay],
      tip = polar(px, py, 92, a);
    s += line([[px, py], tip], INK, 6) + line([[px, py], tip], K.manayola, 3.4);
    for (const sg of [-1, 1])
      for (const q of [0, 13, 26])
        s +=
          fill(leaf(...polar(tip[0], tip[1], -q, a), 24, 5, a + Math.PI + sg * 0.5), c) +
          ink(leaf(...polar(tip[0], tip[1], -q, a), 24, 5, a + Math.PI + sg * 0.5), INK, 0.9);
    s += line(
      curveThrough(...polar(px, py, 3, a - 1.6), ...polar(px, py, 12, a + 2.6), ...polar(px, py, 26, 1.7)),
      K.chayilyam,
      3,
    );
  }
  return s;
}

/** Long bow leaning forward, so that the two cross over the boar. @param a its tilt */
const tilted =
  (a: number): Held =>
  (pen, at) => {
    const T = (p: Poly) => transform(p, at[0], at[1], 1, a),
      stave = T(curveThrough(-34, -168, -10, -140, 6, -70, 0, 0, 6, 70, -10, 140, -34, 168));
    pen.stroke([stave[0], stave[stave.length - 1]], 1.1);
    pen.shape(ribbon(stave, widths(2.4, 5, 6, 6.6, 6, 5, 2.4)), K.manayola, K.kavi, 1, 4);
    for (const u of [0.18, 0.36, 0.64, 0.82]) {
      const q = stave[Math.round(u * (stave.length - 1))];
      pen.flat(ellipse(q[0], q[1], 6.4, 5), K.chayilyam);
    }
  };

/** Lunge towards the rival: the rear leg stretched, the front foot up on the boar. */
const lunge = (a: Pose['arms'][0], c: Pose['arms'][1]): Pose => ({
  ...facing(a, c),
  base: 'dance',
  spine: [
    [0, -188],
    [6, -226],
    [16, -276],
    [22, -322],
  ],
  headTilt: 0.1,
  legs: [
    { knee: [-56, -104], ankle: [-92, -12], foot: 'left' },
    { knee: [70, -150], ankle: [64, -62], foot: 'right' },
  ],
});

/** Parvati as a huntress, Shiva with feathers in his hair. */
function parvati(r: Rng, floor: number): string {
  let s = '';
  s += place(
    noble(
      'woman',
      facing(
        { to: [-52, -214], bend: -1, mudra: 'rest', aim: 1.6, order: 'front' },
        { to: [62, -300], bend: -1, mudra: 'hold', aim: -1.0, order: 'front' },
      ),
      TEXTILE.red,
      TEXTILE.green,
      {
        tone: 'fair',
        hold: [
          undefined,
          (pen, [x, y]) => {
            pen.stroke(polyline(x, y + 30, x + 6, y - 42), 2, '#8a4a22');
            pen.shape(leaf(x + 6, y - 38, 30, 6, -1.5, 0, 0.4), K.lime, '#8a8a7a', 0.8, 2);
          },
        ],
      },
    ),
    r,
    178,
    floor + 4,
    0.94,
    1,
    1.12,
  );
  const hunter = lunge(
    { to: [-58, -268], bend: 1, mudra: 'grip', aim: 0.2, order: 'front' },
    { to: [132, -318], bend: -1, mudra: 'grip', aim: 0.1, order: 'front' },
  );
  s += place(
    noble('man', hunter, TEXTILE.hide, TEXTILE.green, {
      tone: 'wheat',
      crown: 'jata',
      face: { tilak: 'none', moustache: true, noseRing: false },
      garland: [{ cols: [K.eri, '#8f9f44', K.lime], to: -0.4, r: 6.6, wide: 26 }],
      winged: true,
      hold: [undefined, tilted(0.5)],
      behind: (pen) => {
        quiver(pen, [-12, -316], -2.0);
        const M = headSpace(pen, hunter, 1.08);
        for (const [a, L] of [
          [-2.1, 62],
          [-1.75, 74],
          [-1.4, 74],
          [-1.05, 62],
        ] as const) {
          const q = M(leaf(2, -64, L, 11, a, 0.06, 0.72));
          pen.shape(q, K.eri, '#12301c', 0.7, 3);
          const e = M([polar(2, -64, L * 0.78, a)])[0];
          pen.flat(ellipse(e[0], e[1], 6, 7), K.manjal);
          pen.flat(ellipse(e[0], e[1], 3, 3.6), K.blue);
        }
      },
    }),
    r,
    404,
    floor + 6,
    1.06,
    1,
    1.14,
  );
  s += place(
    noble(
      'man',
      lunge(
        { to: [-50, -272], bend: 1, mudra: 'grip', aim: 0.2, order: 'front' },
        { to: [132, -314], bend: -1, mudra: 'grip', aim: 0.1, order: 'front' },
      ),
      TEXTILE.white,
      TEXTILE.ochre,
      {
        tone: 'blue',
        crown: 'topknot',
        face: { tilak: 'vaishnava', moustache: true, noseRing: false },
        garland: [{ cols: ['#6a2c14', '#8a4a22'], to: -0.1, r: 5, wide: 22 }],
        winged: true,
        hold: [undefined, tilted(0.5)],
        behind: (pen) => quiver(pen, [-12, -316], -2.0),
      },
    ),
    r,
    862,
    floor + 6,
    1.06,
    -1,
    1.14,
  );
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    floor = 724,
    { f, wall } = wallAndBorder(
      W,
      H,
      r,
      '#c4862c',
      '#5d7a3c',
      (x, y) => y > 470 || (x > 350 && x < 840) || (y > 330 && x < 420),
    );
  let s = wall;
  // hills in bands, the forest before them
  for (const [y, c, n] of [
    [520, '#a5521f', 7],
    [590, '#7c3a1a', 9],
    [660, K.eri, 11],
  ] as const) {
    s += repeat(n, (i) => {
      const x = f.x + ((i + 0.5) * f.w) / n,
        w = f.w / n / 1.7,
        q: Poly = [
          ...curve([
            [x - w, f.y + f.h],
            [x - w * 0.86, y + 30],
            [x, y - 16],
            [x + w * 0.86, y + 30],
            [x + w, f.y + f.h],
          ] as Point[]),
        ];
      return (
        modelled(q, c, K.deep, 16, 5) +
        each([0.8, 0.6], (k) =>
          line(
            curve([
              [x - w * 0.8 * k, y + 40],
              [x, y - 16 + (1 - k) * 60],
              [x + w * 0.8 * k, y + 40],
            ] as Point[]),
            K.manjal,
            1.2,
          ),
        ) +
        ink(q, INK, 1.8)
      );
    });
  }
  s +=
    tree(
      470,
      700,
      [500, 330],
      [
        [392, 230],
        [452, 160],
        [540, 128],
        [596, 210],
        [560, 280],
      ],
      74,
      K.lime,
    ) +
    tree(
      716,
      706,
      [668, 300],
      [
        [620, 150],
        [690, 118],
        [764, 170],
        [800, 250],
        [640, 240],
      ],
      78,
      K.manjal,
    );
  s +=
    fill(rect(f.x, floor - 26, f.w, 90), '#3f6a3c') +
    line(polyline(f.x, floor - 26, f.x + f.w, floor - 26), INK, 2.4);
  for (let i = 0; i < 44; i++) {
    const x = f.x + 10 + i * (f.w / 44),
      y = floor - 6 + (i % 3) * 16;
    s +=
      each([-0.8, -0.3, 0.3, 0.8], (d) => {
        const p = leaf(x, y, 22, 4, -1.57 + d);
        return inked(p, d > 0 ? '#8f9f44' : '#557f4a', INK, 0.8);
      }) + (i % 3 ? '' : polys(rosette(x, y - 22, 7, 6), K.lime) + dot(x, y - 22, 2.2, K.kavi));
  }
  s += boar(608, floor - 44);
  s += parvati(r, floor);
  return { w: W, h: H, bg: K.deep, body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg, finish: surface(seed) };
}

export const work: Work = {
  id: 'gallery-south-indian-kerala-kirata',
  collection: 'gallery',
  seed: 17,
  width: W,
  height: H,
  alt: 'Shiva as a hunter and Arjuna lunge at each other with crossed bows over a fallen boar, Parvati with a spear behind Shiva, forest trees between.',
  draw,
};
