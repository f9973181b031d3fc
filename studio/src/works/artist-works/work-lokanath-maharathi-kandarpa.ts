/** Kandarpa hathi: nine maidens twine into the shape of an elephant, on which Krishna rides with his flute. */
import { union } from '../../draw/contour.ts';
import { curve, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series, transform } from '../../draw/geometry.ts';
import { ink, patterned } from '../../draw/ink.ts';
import { clip, each, group, repeat } from '../../draw/markup.ts';
import { resample, scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { armLimb, footShape, solveArm } from '../../figures/body.ts';
import { type FigureSpec, drawFigure } from '../../figures/figure.ts';
import { Sheet, sleeve } from '../../figures/garments.ts';
import { drawEarring, drawGear, drawHairBack, drawHairFront } from '../../figures/gear.ts';
import { drawHand } from '../../figures/hands.ts';
import { drawFace, headShape } from '../../figures/heads.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES } from '../../figures/poses.ts';
import { sitting } from '../../figures/seats.ts';
import { PATTACHITRA_HAND } from '../../figures/tradition.ts';
import type { ArmPose, Cloth, Pose } from '../../figures/types.ts';
import { frame, petals, plain } from '../../motifs/borders.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
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
/** A maiden bent along a line from her ankles to the base of her neck: her body draws the elephant's outline. */
interface Bent {
  /** In the picture. */
  spine: Point[];
  s: number;
  /** Turn of the head from upright, and which way it looks before that turn. */
  head: [tilt: number, fx: 1 | -1];
  cloth: Cloth;
  blouse: Cloth;
  /** Where the wrists go, in the picture; the first arm is the nearer one. */
  arms: [Reaching, Reaching];
  /** Direction of the toes. */
  toes: number;
  /** The sole is on the other side. */
  flip?: boolean;
}

interface Reaching {
  to: Point;
  bend: 1 | -1;
  mudra: ArmPose['mudra'];
  aim?: number;
  hold?: (pen: Pen, at: Point) => void;
}

function bentMaiden(b: Bent, r: Rng): string {
  const { s } = b,
    pen = new Pen(PATTACHITRA_HAND, r, 0, 0, s),
    tone = PATTACHITRA_HAND.tones.fair,
    small = (q: Point): Point => [q[0] / s, q[1] / s],
    body = resample(curve(b.spine.map(small)), 3),
    n = body.length - 1,
    cut = (t0: number, t1: number): Poly => body.slice(Math.floor(t0 * n), Math.ceil(t1 * n) + 1),
    sides = (centre: Poly, w: (t: number) => number): [Poly, Poly] => {
      const out = ribbon(centre, w, 3),
        half = out.length >> 1;
      return [out.slice(0, half).reverse(), out.slice(half)];
    };
  const neck = body[n],
    k = 0.68 * pen.tr.headScale,
    M = (q: Poly): Poly => transform(transform(q, 8 * k, -47 * k, k), neck[0], neck[1], 1, ...b.head);
  const chest = body[Math.round(0.92 * n)],
    under = body[Math.round(0.86 * n)],
    across = Math.atan2(chest[1] - under[1], chest[0] - under[0]) + Math.PI / 2;
  const choli = new Sheet(...sides(cut(0.8, 0.94), widths(20, 26, 25)), 0, 0);
  const limbOf = (i: 0 | 1) => {
    const a = b.arms[i],
      sh = polar(...chest, i ? 17 : -17, across),
      { elbow, wrist } = solveArm(sh, small(a.to), a.bend),
      l = armLimb(sh, elbow, wrist),
      aim = a.aim ?? Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]);
    pen.skin(l.capped, tone, l.contour, 9);
    const cover = sleeve(sh, elbow, wrist, 0.3);
    if (i) pen.drape(cover, b.blouse, 2.6);
    else {
      // bodice and nearer sleeve are one cloth
      const whole = choli.drape(0, [[0.88, 0.99]], 12);
      pen.drape(
        {
          ...whole,
          shape: union([whole.shape, cover.shape], 6, 1.3),
          trims: cover.trims,
          bands: cover.bands,
        },
        b.blouse,
        2.8,
      );
    }
    const m = l.shape.length >> 1;
    for (const t of [0.86, 0.91, 0.96]) {
      const j = Math.floor(t * (m - 1));
      pen.beads([l.shape[j], l.shape[l.shape.length - 1 - j]], 1.9, pen.tr.gold);
    }
    a.hold?.(pen, polar(...wrist, 24, aim));
    drawHand(pen, a.mudra, wrist, aim, tone);
  };
  drawHairBack(pen, M, 'profile', 'bun');
  limbOf(1);
  pen.skin(
    ribbon([...cut(0.95, 1), M([[-2, 34]])[0]], () => 8.6),
    tone,
    [],
    4,
  );
  const trunk = ribbon(cut(0.6, 1), widths(26, 17, 15, 19, 25, 23, 10), 3);
  pen.skin(trunk, tone, undefined, 10);
  for (const d of [0, 9]) {
    const heel = polar(...body[0], -d, b.toes);
    pen.skin(
      transform(footShape([0, -2]), heel[0], heel[1], 1, b.toes, 1).map((q): Point => q),
      tone,
      undefined,
      5,
    );
  }
  const skirt = new Sheet(...sides(cut(0, 0.66), widths(27, 24, 27, 31, 18)), 3, 6);
  pen.drape(
    skirt.drape(
      6,
      [
        [0, 0.04],
        [0.84, 0.97],
      ],
      15,
    ),
    b.cloth,
    4,
  );
  limbOf(0);
  const waist = Math.round(0.66 * n),
    [wx, wy] = body[waist],
    wa = Math.atan2(body[waist + 1][1] - wy, body[waist + 1][0] - wx) + Math.PI / 2;
  pen.beads([polar(wx, wy, -18, wa), polar(wx, wy, 18, wa)], 3.4, pen.tr.gold);
  for (const [t, w] of [
    [0.98, 12],
    [0.955, 16],
  ]) {
    const c = body[Math.round(t * n)],
      low = polar(...c, -9, across - Math.PI / 2);
    pen.beads(
      curve([polar(...c, -w, across), low, polar(...c, w, across)]),
      2.2,
      t > 0.97 ? pen.tr.pearl : pen.tr.gold,
    );
  }
  const face = headShape('profile', pen.tr.profile);
  drawFace(pen, face, M, k, { tone, tilak: 'bindi', noseRing: true });
  drawHairFront(pen, M, 'profile', 'bun', k);
  drawGear(pen, M, 'profile', 'tikka', k);
  drawEarring(pen, M, face, 'profile', 'jhumka', k);
  return pen.svg;
}

/** Palm-leaf fan: the ear. */
function fan(pen: Pen, [x, y]: Point) {
  const blade = loopThrough(offsets(x, y, [-2, -8, -62, -40, -92, 10, -78, 82, -36, 112, -8, 60]));
  pen.shape(blade, K.leaf, INK, 1, 0);
  for (let i = 0; i < 9; i++)
    pen.stroke([[x - 4, y], polar(x, y, 84 + (i % 2) * 12, Math.PI * 0.98 - i * 0.1)], 0.5, K.harital);
  pen.stroke(blade, 1.4, K.harital, true);
  pen.stroke(polyline(x - 6, y - 4, x + 10, y - 26), 2.4, K.geru);
}

/** Rump, back, head and trunk of the elephant, in its own units; the maidens stand as its legs. */
const HIDE: number[] = [
  50, -84, 10, -85, -42, -84, -81, -71, -108, -44, -121, -5, -121, 22, -110, 44, -92, 40, -74, 22, -52, 14,
  -10, 10, 50, 12, 84, 22, 106, 22, 118, 6, 134, 10, 145, 30, 148, 56, 145, 80, 141, 104, 152, 119, 170, 121,
  172, 106, 170, 90, 177, 72, 182, 48, 183, 24, 179, 0, 169, -22, 162, -40, 151, -56, 143, -76, 131, -92, 116,
  -106, 96, -116, 72, -115, 58, -104,
];

/** One dark silk with small flowers: what the maidens leave between them. */
function hide(at: (u: number, v: number) => Point, r: Rng): string {
  const q = loopThrough(...series(HIDE.length / 2, (i) => at(HIDE[i * 2], HIDE[i * 2 + 1])));
  return patterned(
    q,
    '#1d2f57',
    each(
      scatter(q, 22, r, 8),
      ([x, y], i) => polys(rosette(x, y, 5.6, 6, i), i % 3 ? '#4f6ea6' : K.harital) + dot(x, y, 1.8, K.conch),
    ),
    INK,
    3,
  );
}

/** The cloth on the elephant's back, with a border all round. */
function saddle(at: (u: number, v: number) => Point): string {
  const q = (d: number): Poly =>
    loopThrough(
      at(-64 + d, -74 + d),
      at(-60 + d, -40),
      at(-52 + d, -12 - d),
      at(-16, -7 - d),
      at(22 - d, -11 - d),
      at(30 - d, -40),
      at(32 - d, -76 + d),
      at(-16, -84 + d),
    );
  return (
    patterned(q(0), K.hingula, dots(resample(q(3.4), 11, true), 3, K.harital), INK, 2.4) +
    patterned(
      q(7),
      K.harital,
      repeat(40, (i) =>
        polys(
          rosette(...at(-58 + (i % 8) * 12 + (i % 16 > 7 ? 6 : 0), -70 + Math.floor(i / 8) * 14), 7, 6),
          K.hingula,
        ),
      ),
      INK,
      2,
    )
  );
}

/** Saddle cloth and Krishna. */
function saddleClothAndKrishna(at: (u: number, v: number) => Point, r: Rng): string {
  let s = '';
  const [kx, ky] = at(-16, -92);
  const cushion = loopThrough(
    offsets(kx, ky, [-96, 14, -104, -2, -82, -18, 0, -22, 82, -18, 104, -2, 96, 14, 0, 18]),
  );
  s += patterned(
    cushion,
    K.harital,
    dots(
      series(36, (i): Point => [kx - 96 + (i % 12) * 17.5, ky - 12 + Math.floor(i / 12) * 11]),
      2.6,
      K.hingula,
    ),
    INK,
    2.2,
  );
  const pose: Pose = { ...POSES.sit(), headTilt: 0.06 };
  const kp = new Pen(PATTACHITRA_HAND, r.fork(), kx, ky - 8, 0.76, 1);
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
    edged(ellipse(kx + 8, ky - 190, 68), K.harital, INK, 2.4) +
    line(ellipse(kx + 8, ky - 190, 60), K.hingula, 2, true) +
    repeat(30, (i) => dot(...polar(kx + 8, ky - 190, 64, (i / 30) * Math.PI * 2), 2, K.conch));
  s += kp.svg;
  return s;
}

/** The maiden of the head sits and holds the ear. */
function headMaiden(r: Rng, at: (u: number, v: number) => Point): string {
  let s = '';
  const headPose: Pose = {
    ...POSES.sit(),
    headTilt: 0.02,
    arms: [arm(-70, -118, -1, 'hold', 2.6), arm(52, -70, -1, 'rest', 1.2)],
  };
  const headPen = new Pen(PATTACHITRA_HAND, r.fork(), ...at(98, -6), 0.8, 1);
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
  return s;
}

/** Those who lie across, the rump, the brow; then the three who carry. */
function lyingAndCarrying(
  at: (u: number, v: number) => Point,
  r: Rng,
  post: (u: number, fx: 1 | -1, sc: number, c: Cloth, blouse: Cloth) => Maiden,
): string {
  let s = '';
  const spine = (...uv: number[]): Point[] => series(uv.length / 2, (i) => at(uv[i * 2], uv[i * 2 + 1]));
  const legs = [post(-44, -1, 0.7, PINK, BLUE), post(34, 1, 0.7, GREEN, RED), post(90, 1, 0.7, YELLOW, PINK)];
  for (const m of legs) s += maiden(m, r.fork());
  const crossing: Bent[] = [
    {
      spine: spine(-84, 119, -88, 86, -104, 46, -113, 6, -102, -27),
      s: 1.06,
      head: [0.12, 1],
      cloth: BLUE,
      blouse: RED,
      toes: 0,
      arms: [
        { to: at(-64, -6), bend: -1, mudra: 'open', aim: 0.2 },
        { to: at(-126, -36), bend: 1, mudra: 'hold', aim: 2.4 },
      ],
    },
    {
      spine: spine(72, -30, 44, -12, 10, -5, -22, -10, -46, -25),
      s: 0.9,
      head: [-0.95, 1],
      cloth: SEA,
      blouse: BLUE,
      toes: -0.9,
      arms: [
        { to: at(-18, -38), bend: -1, mudra: 'open', aim: -0.9 },
        { to: at(-70, 6), bend: -1, mudra: 'open', aim: 2.2 },
      ],
    },
    {
      spine: spine(-72, -42, -57, -65, -26, -78, 4, -76, 29, -57),
      s: 0.92,
      head: [1.6, -1],
      cloth: GREEN,
      blouse: PINK,
      toes: Math.PI - 1.2,
      arms: [
        { to: at(0, -38), bend: 1, mudra: 'open', aim: 2.2 },
        { to: at(52, -96), bend: 1, mudra: 'hold', aim: -1.2 },
      ],
    },
    {
      spine: spine(70, -50, 70, -84, 90, -106, 120, -104, 143, -80),
      s: 0.86,
      head: [1.25, -1],
      cloth: RED,
      blouse: GREEN,
      toes: Math.PI - 0.4,
      arms: [
        { to: at(112, -70), bend: 1, mudra: 'open', aim: 2.6 },
        { to: at(166, -112), bend: 1, mudra: 'hold', aim: -0.8 },
      ],
    },
  ];
  for (const m of crossing) s += bentMaiden(m, r.fork());
  s += headMaiden(r, at);
  // the maiden of the trunk bends like it; the white bud in her hand is the tusk
  s += bentMaiden(
    {
      spine: spine(171, 113, 156, 102, 150, 76, 162, 42, 158, 8, 142, -20),
      s: 0.98,
      head: [-0.08, 1],
      cloth: BLUE,
      blouse: YELLOW,
      toes: -0.25,
      arms: [
        {
          to: at(178, 0),
          bend: -1,
          mudra: 'hold',
          aim: -0.1,
          hold: (pen, p) => {
            const tusk = leaf(p[0] - 18, p[1] + 4, 70, 8.4, -0.1, -0.28, 0.34);
            pen.shape(tusk, K.conch, INK, 1, 0);
            for (const t of [0.2, 0.32])
              pen.stroke(
                polyline(p[0] - 18 + 70 * t, p[1] - 6, p[0] - 16 + 70 * t, p[1] + 12),
                1.6,
                K.harital,
              );
          },
        },
        { to: at(128, 10), bend: 1, mudra: 'open' },
      ],
    },
    r.fork(),
  );
  s += saddleClothAndKrishna(at, r);
  return s;
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
        series(70, (i): Point => [L + (i * f.w) / 69, gy + d + 2 * Math.sin(i * 0.9 + d)]),
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
  const at = (u: number, v: number): Point => [ex + u * es, ey + v * es];
  s += hide(at, r) + saddle(at);
  // tail: a long braid with a tassel
  const braid = curve([at(-112, -34), at(-128, -6), at(-124, 30), at(-132, 62)]);
  s +=
    fill(ribbon(braid, widths(9, 10, 8, 6)), INK) +
    each(walk(braid, 13), (k, i) => polys(rosette(...k.p, 7, 6), i % 2 ? K.conch : K.harital)) +
    each(
      [-0.3, 0, 0.3].map((d) => leaf(...at(-132, 62), 34, 7, Math.PI / 2 + d)),
      (q) => edged(q, K.hingula, INK, 1.4),
    );
  const up = (x: number): [ArmPose, ArmPose] => [
    arm(-58, -408, 1, 'flat', -1.2),
    arm(56 + x, -412, -1, 'flat', -1.9),
  ];
  const post = (u: number, fx: 1 | -1, sc: number, c: Cloth, blouse: Cloth): Maiden => ({
    at: at(u, 122),
    s: sc,
    turn: 0,
    fx,
    cloth: c,
    blouse,
    legs: standing,
    arms: up(4),
    lower: 'ghagra',
  });
  s += lyingAndCarrying(at, r, post);
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
  alt: 'Nine maidens twine into an elephant: four stand as its legs, others arch as back, brow and trunk, and blue Krishna rides it with his flute.',
  draw,
};
