/** Kandarpa hathi: nine maidens twine into the shape of an elephant, on which Krishna rides with his flute. */
import { frame, petals, plain } from '../../draw/borders.ts';
import {
  type Point,
  type Poly,
  curve,
  ellipse,
  leaf,
  loopThrough,
  polar,
  polyline,
  rect,
  ribbon,
  scatter,
  walk,
  widths,
} from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { clip, dot, dots, fill, group, line, lines, polys } from '../../draw/svg.ts';
import { type FigureSpec, drawFigure } from '../../figures/figure.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES } from '../../figures/poses.ts';
import { sitting } from '../../figures/seats.ts';
import { PATTACHITRA_HAND } from '../../figures/tradition.ts';
import type { ArmPose, Cloth, Pose } from '../../figures/types.ts';
import { royalElephant } from '../../motifs/animals/royal-elephant.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { BLUE, GREEN, PINK, RED, SEA, YELLOW } from '../../traditions/pattachitra/people.ts';
import { INK, K, LOTUS, borderStyle, fadi, surface } from '../../traditions/pattachitra/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1040, 1030];

const arm = (
  x: number,
  y: number,
  bend: 1 | -1,
  mudra: ArmPose['mudra'],
  aim?: number,
  order: ArmPose['order'] = 'front',
): ArmPose => ({ to: [x, y], bend, mudra, aim, order });

/** One maiden: how she is bent, where her feet are, how she is turned. */
interface Maiden {
  at: Point;
  s: number;
  turn: number;
  fx: 1 | -1;
  cloth: Cloth;
  blouse: Cloth;
  legs: Pose['legs'];
  arms: [ArmPose, ArmPose];
  lean?: number;
  tilt?: number;
  /** Lower garment, a wrapped cloth by default. */
  lower?: 'ghagra';
  extra?: Partial<FigureSpec>;
}

function maiden(m: Maiden, r: Rng): string {
  const lean = m.lean ?? 0;
  const spec: FigureSpec = {
    build: 'woman',
    view: 'profile',
    tone: 'fair',
    hair: 'bun',
    gear: 'tikka',
    jewels: 2,
    pose: {
      ...POSES.stand(),
      base: 'dance',
      spine: [
        [0, -206],
        [lean * 0.2, -242],
        [lean * 0.7, -290],
        [lean, -336],
      ],
      headTilt: m.tilt ?? 0,
      legs: m.legs,
      arms: m.arms,
    },
    wear: { lower: m.lower ?? 'dhoti', lowerCloth: m.cloth, upper: 'choli', upperCloth: m.blouse },
    ...m.extra,
  };
  const pen = new Pen(PATTACHITRA_HAND, r, 0, 0, m.s, m.fx);
  drawFigure(pen, spec);
  return group(pen.svg, `transform="translate(${m.at[0]} ${m.at[1]}) rotate(${m.turn})"`);
}

/** Two feet side by side, knees a little bent. */
const standing: Pose['legs'] = [
  { knee: [-16, -110], ankle: [-15, -12], foot: 'right' },
  { knee: [18, -110], ankle: [14, -12], foot: 'right' },
];
/** Legs stretched, ankles together: for those who lie along the back. */
const stretched: Pose['legs'] = [
  { knee: [-8, -112], ankle: [-6, -14], foot: 'toe' },
  { knee: [14, -110], ankle: [8, -10], foot: 'toe' },
];

/** Palm-leaf fan: the ear. */
function fan(pen: Pen, [x, y]: Point) {
  const blade = loopThrough(
    x - 2,
    y - 8,
    x - 62,
    y - 40,
    x - 92,
    y + 10,
    x - 78,
    y + 82,
    x - 36,
    y + 112,
    x - 8,
    y + 60,
  );
  pen.shape(blade, K.leaf, INK, 1, 0);
  for (let i = 0; i < 9; i++)
    pen.stroke([[x - 4, y], polar(x, y, 84 + (i % 2) * 12, Math.PI * 0.98 - i * 0.1)], 0.5, K.harital);
  pen.stroke(blade, 1.4, K.harital, true);
  pen.stroke(
    [
      [x - 6, y - 4],
      [x + 10, y - 26],
    ],
    2.4,
    K.geru,
  );
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const f = frame(
    W,
    H,
    10,
    [
      { t: 9, band: plain(K.lamp), corner: false },
      { t: 44, band: fadi(K.khandaneela, K.pink, K.leaf) },
      { t: 20, band: petals },
    ],
    r,
    borderStyle(K.hingula, [K.conch, K.harital, K.khandaneela]),
  );
  const [L, T, R, B] = [f.x, f.y, f.x + f.w, f.y + f.h];
  const gy = B - 78;
  let s = fill(rect(L, T, f.w, f.h), K.hingula);
  for (let y = T + 26, i = 0; y < gy - 10; y += 42, i++)
    for (let x = L + (i % 2 ? 24 : 48); x < R; x += 48)
      s +=
        polys(rosette(x, y, 8.4, 6, 0.3), (i + Math.round(x / 48)) % 3 ? '#d8574a' : K.harital) +
        dot(x, y, 2.4, K.conch);
  // grass and a row of lotuses
  s +=
    fill(rect(L, gy - 4, f.w, B), K.leaf) +
    ink(polyline(L, gy - 4, R, gy - 4), INK, 2.4, { closed: false, taper: 0 });
  s +=
    fill(rect(L, gy + 22, f.w, B), K.khandaneela) +
    ink(polyline(L, gy + 22, R, gy + 22), INK, 2, { closed: false, taper: 0 }) +
    lines(
      [34, 44, 54, 64].map((d): Poly =>
        Array.from({ length: 70 }, (_, i): Point => [L + (i * f.w) / 69, gy + d + 2 * Math.sin(i * 0.9 + d)]),
      ),
      '#8fb3d6',
      1,
    );
  for (let i = 0; i < 15; i++)
    s += lotus(
      L + ((i + 0.5) * f.w) / 15,
      gy + 66,
      28,
      i % 2 ? LOTUS : { ...LOTUS, out: K.conch, in: '#f2cfc8' },
      7,
    );
  const [ex, ey, es] = [452, gy - 124 * 2.36, 2.36];
  const E = place(royalElephant(), ex, ey, es);
  s +=
    fill(E.body, '#b7c8cf') +
    clip(
      E.body,
      scatter(E.body, 27, () => r.unit(), 14)
        .map(([x, y], i) => polys(rosette(x, y, 7, 6, i), i % 3 ? K.conch : K.pink) + dot(x, y, 2, K.hingula))
        .join(''),
    ) +
    ink(E.body, INK, 3.4) +
    walk(E.body, 12, true)
      .filter((_, i) => i % 2)
      .map((k) => dot(...polar(...k.p, 9, k.a + Math.PI / 2), 1.7, K.geru))
      .join('');
  const at = (u: number, v: number): Point => [ex + u * es, ey + v * es];
  // tail: a long braid with a tassel
  const braid = curve([at(-112, -34), at(-128, -6), at(-124, 30), at(-132, 62)]);
  s +=
    fill(ribbon(braid, widths(9, 10, 8, 6)), INK) +
    walk(braid, 13)
      .map((k, i) => polys(rosette(...k.p, 7, 6), i % 2 ? K.conch : K.harital))
      .join('') +
    [-0.3, 0, 0.3]
      .map((d) => leaf(...at(-132, 62), 34, 7, Math.PI / 2 + d))
      .map((q) => fill(q, K.hingula) + line(q, INK, 1.4, true))
      .join('');
  const up = (x: number): [ArmPose, ArmPose] => [
    arm(-58, -408, 1, 'flat', -1.2),
    arm(56 + x, -412, -1, 'flat', -1.9),
  ];
  const crew: Maiden[] = [
    // far legs, the two who lie across, near legs
    {
      at: at(-40, 121),
      s: 0.72,
      turn: 2,
      fx: -1,
      cloth: PINK,
      blouse: BLUE,
      legs: standing,
      arms: up(0),
      lower: 'ghagra',
    },
    {
      at: at(42, 121),
      s: 0.72,
      turn: -2,
      fx: -1,
      cloth: SEA,
      blouse: RED,
      legs: standing,
      arms: up(0),
      lower: 'ghagra',
    },
    {
      at: at(-50, -50),
      s: 0.66,
      turn: 82,
      fx: -1,
      cloth: RED,
      blouse: GREEN,
      legs: stretched,
      arms: [arm(-40, -196, -1, 'hip', 1.4), arm(64, -316, -1, 'hold', -1.1)],
      tilt: -0.12,
    },
    {
      at: at(92, -17),
      s: 0.74,
      turn: -88,
      fx: -1,
      cloth: BLUE,
      blouse: YELLOW,
      legs: stretched,
      arms: [arm(-46, -200, -1, 'hip', 1.2), arm(30, -434, -1, 'open', -1.2)],
      tilt: -0.1,
    },
    {
      at: at(-84, 123),
      s: 0.74,
      turn: -1,
      fx: 1,
      cloth: RED,
      blouse: SEA,
      legs: standing,
      arms: up(4),
      lower: 'ghagra',
    },
    {
      at: at(86, 123),
      s: 0.74,
      turn: 1,
      fx: 1,
      cloth: YELLOW,
      blouse: RED,
      legs: standing,
      arms: up(4),
      lower: 'ghagra',
    },
  ];
  for (const m of crew) s += maiden(m, r.fork());
  // the maiden of the rump sits and looks back along the tail
  const rumpPose: Pose = {
    ...POSES.sit(),
    headTilt: 0.04,
    arms: [arm(-40, -34, -1, 'rest', 1), arm(86, -136, -1, 'open', -0.5)],
  };
  const rumpPen = new Pen(PATTACHITRA_HAND, r.fork(), ...at(-82, -6), 0.62, -1);
  drawFigure(rumpPen, {
    build: 'woman',
    view: 'profile',
    tone: 'fair',
    hair: 'bun',
    gear: 'tikka',
    jewels: 2,
    pose: rumpPose,
    wear: { lower: 'dhoti', lowerCloth: GREEN, upper: 'choli', upperCloth: RED },
    prop: sitting(GREEN, PATTACHITRA_HAND.tones.fair),
  });
  s += rumpPen.svg;
  // the maiden of the head sits and holds the ear
  const headPose: Pose = {
    ...POSES.sit(),
    headTilt: 0.02,
    arms: [arm(-70, -118, -1, 'hold', 2.6), arm(52, -70, -1, 'rest', 1.2)],
  };
  const headPen = new Pen(PATTACHITRA_HAND, r.fork(), ...at(110, -10), 0.86, 1);
  drawFigure(headPen, {
    build: 'woman',
    view: 'profile',
    tone: 'fair',
    hair: 'bun',
    gear: 'tikka',
    jewels: 2,
    pose: headPose,
    wear: { lower: 'dhoti', lowerCloth: PINK, upper: 'choli', upperCloth: GREEN },
    prop: sitting(PINK, PATTACHITRA_HAND.tones.fair),
    hold: [fan, undefined],
  });
  s += headPen.svg;
  // the maiden of the trunk: her bent legs are its curl, the white bud in her hand the tusk
  s += maiden(
    {
      at: at(154, 118),
      s: 0.98,
      turn: -4,
      fx: 1,
      cloth: BLUE,
      blouse: YELLOW,
      lean: -36,
      tilt: 0.06,
      legs: [
        { knee: [10, -118], ankle: [-20, -20], foot: 'right' },
        { knee: [34, -112], ankle: [-2, -12], foot: 'right' },
      ],
      arms: [arm(-40, -222, -1, 'hip', 0.7), arm(58, -262, -1, 'hold', -0.12)],
      extra: {
        hold: [
          undefined,
          (pen, p) => {
            const tusk = leaf(p[0] - 18, p[1] + 4, 84, 9, -0.1, -0.28, 0.34);
            pen.shape(tusk, K.conch, INK, 1, 0);
            for (const t of [0.2, 0.32])
              pen.stroke(
                [
                  [p[0] - 18 + 84 * t, p[1] - 6],
                  [p[0] - 16 + 84 * t, p[1] + 12],
                ],
                1.6,
                K.harital,
              );
          },
        ],
      },
    },
    r.fork(),
  );
  // saddle cloth and Krishna
  const [kx, ky] = at(-14, -84);
  const cushion = loopThrough(
    kx - 96,
    ky + 14,
    kx - 104,
    ky - 2,
    kx - 82,
    ky - 18,
    kx,
    ky - 22,
    kx + 82,
    ky - 18,
    kx + 104,
    ky - 2,
    kx + 96,
    ky + 14,
    kx,
    ky + 18,
  );
  s +=
    fill(cushion, K.harital) +
    clip(
      cushion,
      dots(
        Array.from({ length: 36 }, (_, i): Point => [
          kx - 96 + (i % 12) * 17.5,
          ky - 12 + Math.floor(i / 12) * 11,
        ]),
        2.6,
        K.hingula,
      ),
    ) +
    ink(cushion, INK, 2.2);
  const pose: Pose = { ...POSES.sit(), headTilt: 0.06 };
  const kp = new Pen(PATTACHITRA_HAND, r.fork(), kx, ky - 8, 0.82, 1);
  drawFigure(kp, {
    build: 'man',
    view: 'profile',
    tone: 'blue',
    hair: 'curls',
    gear: 'mukut',
    jewels: 2,
    earring: 'makara',
    pose,
    flute: 0.3,
    wear: { lower: 'dhoti', lowerCloth: YELLOW, upper: 'none', scarf: RED, scarfStyle: 'stole' },
    garland: [{ cols: [K.conch, K.hingula, K.conch, K.leaf], to: 0.1, r: 6 }],
    prop: sitting(YELLOW, PATTACHITRA_HAND.tones.blue),
  });
  s +=
    fill(ellipse(kx + 8, ky - 206, 74), K.harital) +
    line(ellipse(kx + 8, ky - 206, 74), INK, 2.4, true) +
    line(ellipse(kx + 8, ky - 206, 66), K.hingula, 2, true) +
    Array.from({ length: 30 }, (_, i) =>
      dot(...polar(kx + 8, ky - 206, 70, (i / 30) * Math.PI * 2), 2, K.conch),
    ).join('');
  s += kp.svg;
  // blossoms fall from above
  for (const [x, y, a] of [
    [L + 60, T + 60, 0.4],
    [R - 70, T + 80, 2],
    [L + 120, T + 190, 1],
    [R - 150, T + 180, 2.6],
  ] as const)
    s +=
      polys(rosette(x, y, 17, 8, a), K.conch) +
      dot(x, y, 5, K.harital) +
      line(ellipse(x, y, 5), INK, 1.2, true);
  return { w: W, h: H, bg: K.hingula, body: clip(rect(L, T, f.w, f.h), s) + f.svg, finish: surface(seed) };
}

export const work: Work = {
  id: 'work-lokanath-maharathi-kandarpa',
  collection: 'artist-works',
  seed: 3,
  width: W,
  height: H,
  alt: 'Nine maidens in bright silks twine into the shape of an elephant, and blue Krishna rides on it with his flute.',
  draw,
};
