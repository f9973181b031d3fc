/** Pradosha: at twilight Shiva dances with ten arms in a ring of leaves, Parvati looks on, the gods make music. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group, repeat } from '../../draw/markup.ts';
import { resample, scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, polys } from '../../draw/svg.ts';
import type { Held } from '../../figures/figure.ts';
import { withMoreArms } from '../../figures/more-arms.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { lotusFlower, mridangam, veena } from '../../figures/props.ts';
import { KERALA_HAND } from '../../figures/tradition.ts';
import type { Pose } from '../../figures/types.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { TEXTILE, noble, place, wallAndBorder } from '../../traditions/kerala/noble.ts';
import { muralSeat } from '../../traditions/kerala/seat.ts';
import { INK, KERALA as K, surface } from '../../traditions/kerala/style.ts';
import { goad, noose, sword, trident } from '../../traditions/mysore/emblems.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1020, 1020];

/** Weight on one bent leg, the other lifted across: the twilight dance. */
const DANCE: Pose = {
  name: 'pradosha',
  spine: [
    [0, -196],
    [-3, -232],
    [5, -282],
    [-2, -328],
  ],
  headTilt: 0.02,
  base: 'dance',
  legs: [
    { knee: [-64, -166], ankle: [4, -118], foot: 'right' },
    { knee: [38, -106], ankle: [8, -12], foot: 'right' },
  ],
  arms: [
    { to: [-78, -236], bend: 1, mudra: 'open', aim: 1.9, order: 'front' },
    { to: [70, -292], bend: -1, mudra: 'blessing', aim: -1.5, order: 'front' },
  ],
};

const drum: Held = (pen, [x, y]) => {
  pen.shape(
    loopThrough(offsets(x, y, [-18, -14, -16, 14, -4, 4, 0, 0, 4, 4, 16, 14, 18, -14, 4, -4, 0, 0, -4, -4])),
    K.kavi,
    '#2a0804',
    0.9,
    4,
  );
  for (const sg of [-1, 1]) pen.shape(ellipse(x + sg * 17, y, 5, 15), K.lime, '#a8937a', 0.8, 2);
};

const fire: Held = (pen, [x, y]) => {
  pen.gold(loopThrough(x - 17, y - 6, x + 17, y - 6, x + 10, y + 7, x - 10, y + 7), false);
  for (const [d, L, c] of [
    [-0.45, 28, K.kavi],
    [0.45, 28, K.kavi],
    [0, 42, K.chayilyam],
    [0, 25, K.manjal],
  ] as const)
    pen.shape(leaf(x, y - 4, L, 8.6, -Math.PI / 2 + d, d * -0.4, 0.35), c, '#5e1a10', 0.6, 3);
};

const deer: Held = (pen, [x, y]) => {
  pen.shape(
    loopThrough(
      offsets(
        x,
        y,
        [
          -12, -4, -14, -16, 2, -20, 10, -32, 20, -30, 14, -20, 12, -6, 16, 4, 11, 4, 6, -4, -6, -3, -9, 6,
          -13, 5,
        ],
      ),
    ),
    K.manayola,
    '#7c3a10',
    0.8,
    3,
  );
  pen.stroke(curveThrough(x + 11, y - 31, x + 6, y - 42, x + 10, y - 48), 1.1);
  pen.stroke(curveThrough(x + 14, y - 31, x + 14, y - 42, x + 20, y - 47), 1.1);
};

const spear: Held = (pen, at) => trident(pen, at, -1.35, 46, 44, 0.8);

const serpent: Held = (pen, [x, y]) => {
  pen.shape(
    ribbon(
      curveThrough(x - 20, y + 34, x + 6, y + 20, x - 8, y, x + 8, y - 20, x - 2, y - 40),
      (t) => 3.4 + 1.6 * t,
    ),
    K.eri,
    '#0a1c10',
    0.8,
    2,
  );
  pen.shape(leaf(x - 2, y - 34, 22, 8, -1.57, 0, 0.55), K.eri, '#0a1c10', 0.8, 2);
};

/** Dwarf under the foot, lying on his belly and looking up; origin at the dancer's foot. */
function dwarf(x: number, y: number): string {
  const T = (p: Poly) => p.map(([a, b]): Point => [x + a, y + b]),
    col = '#b9875a',
    part = (p: Poly, d = 12) => modelled(T(p), col, '#5a2a12', d, 5) + ink(T(p), INK, 2);
  let s =
    part(
      ribbon(curveThrough(44, 24, 96, 12, 128, 34, 164, 40), (t) => 22 - 13 * t),
      10,
    ) + part(loopThrough(156, 32, 174, 22, 190, 30, 186, 46, 158, 48), 5);
  s += part(loopThrough(-92, 20, -66, -2, 0, -4, 66, 6, 86, 30, 66, 50, 0, 52, -66, 50));
  s +=
    modelled(T(loopThrough(30, -2, 62, 2, 88, 24, 78, 50, 40, 52, 26, 26)), K.chayilyam, K.deep, 10, 5) +
    ink(T(loopThrough(30, -2, 62, 2, 88, 24, 78, 50, 40, 52, 26, 26)), INK, 2) +
    each([0, 1, 2], (i) =>
      line(T(curveThrough(38 + i * 14, 0, 46 + i * 14, 24, 42 + i * 12, 50)), K.manjal, 2),
    );
  s +=
    part(
      ribbon(curveThrough(-60, 20, -98, 36, -132, 46), (t) => 13 - 5 * t),
      6,
    ) + part(ellipse(-136, 46, 12, 8), 3);
  s +=
    fill(T(loopThrough(-76, -2, -82, -38, -112, -50, -144, -34, -140, -22, -92, -8)), INK) +
    part(loopThrough(-82, 8, -88, -26, -112, -38, -138, -28, -142, 0, -126, 18, -100, 20), 8);
  for (const ex of [-103, -127]) {
    const eye = T(
      loopThrough(ex - 10, -13, ex - 4, -18, ex + 4, -18, ex + 11, -14, ex + 3, -10, ex - 4, -10),
    );
    s +=
      fill(eye, K.lime) +
      clip(eye, dot(x + ex + 1, y - 16, 4.6, INK)) +
      line(eye, INK, 1.5, true) +
      line(T(curveThrough(ex - 11, -22, ex, -27, ex + 11, -22)), INK, 2);
  }
  return (
    s +
    fill(T(loopThrough(-126, 6, -115, 3, -102, 7, -114, 13)), K.kavi) +
    line(T(curveThrough(-115, -10, -119, -1, -112, 0)), INK, 1.4) +
    dot(x - 84, y - 4, 8, K.manayola) +
    dot(x - 84, y - 4, 3.4, K.kavi)
  );
}

/** Parvati on her seat at the left, the musicians at the right and below. */
function seatedParvati(r: Rng): string {
  let s = '';
  const fair = KERALA_HAND.tones.fair,
    seat = (x: number, y: number, w: number) =>
      inked(rect(x - w / 2, y, w, 22), K.manayola, INK, 2) +
      inked(rect(x - w / 2 + 10, y + 22, w - 20, 62), K.kavi, INK, 2) +
      repeat(Math.floor((w - 20) / 22), (i) =>
        polys(rosette(x - w / 2 + 22 + i * 22, y + 52, 8, 7), K.manjal),
      ) +
      dots(
        series(Math.floor(w / 13), (i): Point => [x - w / 2 + 8 + i * 13, y + 11]),
        3,
        K.kavi,
      );
  s += seat(206, 822, 226);
  s += place(
    noble(
      'woman',
      withArms(POSES.sit(), { to: [-58, -46], mudra: 'rest' }, { to: [64, -134], mudra: 'hold', aim: -1.0 }),
      TEXTILE.green,
      TEXTILE.red,
      {
        prop: muralSeat(TEXTILE.green, TEXTILE.white, fair, 1, 100),
        hold: [undefined, (pen, at, aim) => lotusFlower(pen, at, aim, 20, { out: '#d9694a', in: '#f3e3c0' })],
      },
    ),
    r,
    206,
    818,
    1.12,
    1,
    1.08,
  );
  const player = (
    x: number,
    y: number,
    k: number,
    fx: number,
    kind: 'drum' | 'veena' | 'flute' | 'cymbal',
    green = false,
  ) => {
    const pose =
      kind === 'drum'
        ? POSES.mridangam()
        : kind === 'veena'
          ? withArms(POSES.veena(), { to: [-52, -76] }, { to: [78, -96], mudra: 'garland', aim: 0.2 })
          : kind === 'flute'
            ? POSES.sit()
            : withArms(
                POSES.sit(),
                { to: [30, -122], mudra: 'grip', aim: -0.4 },
                { to: [58, -128], mudra: 'grip', aim: -2.6 },
              );
    const cl = kind === 'drum' ? TEXTILE.white : kind === 'veena' ? TEXTILE.white : TEXTILE.ochre,
      tone = green ? ('blue' as const) : kind === 'veena' ? ('fair' as const) : ('wheat' as const);
    const f = noble(kind === 'veena' ? 'woman' : 'man', pose, cl, TEXTILE.red, {
      tone,
      ...(kind === 'flute' ? { flute: 0.1 } : {}),
      ...(kind === 'cymbal'
        ? {
            hold: [
              (pen, [a, b]) => pen.gold(ellipse(a + 8, b, 8, 15, 0, 20), false),
              (pen, [a, b]) => pen.gold(ellipse(a - 8, b, 8, 15, 0, 20), false),
            ] as [Held, Held],
          }
        : {}),
      prop: (pen) => {
        muralSeat(cl, TEXTILE.red, KERALA_HAND.tones[tone])(pen);
        if (kind === 'drum') mridangam(pen, [0, -54], 108);
        if (kind === 'veena') veena(pen, [-62, -60], [104, -102]);
      },
    });
    s += place(f, r, x, y, k, fx, 1.08);
  };
  player(826, 768, 0.94, -1, 'veena');
  player(436, 966, 0.72, 1, 'cymbal', true);
  player(634, 968, 0.74, -1, 'cymbal');
  player(826, 938, 0.92, -1, 'drum', true);
  return s;
}

/** Lotus pedestal and the dwarf. */
function lotusPedestalAndDwarf(cx: number, r: Rng): string {
  let s = '';
  const petals = (n: number, w: number, y: number, L: number, dir: 1 | -1) =>
    each(
      series(n, (k) => k).sort((a, b) => Math.abs(b - (n - 1) / 2) - Math.abs(a - (n - 1) / 2)),
      (i) => {
        const u = (i - (n - 1) / 2) / ((n - 1) / 2),
          p = leaf(cx + u * w, y, L, 22, (dir * Math.PI) / 2 - dir * u * 0.55, 0, 0.55);
        return (
          modelled(p, i % 2 ? '#e0846a' : '#f0b694', K.kavi, 8, 3) +
          ink(p, INK, 1.8) +
          line([p[0], p[14]], K.kavi, 1)
        );
      },
    );
  s += petals(13, 176, 792, 50, -1) + petals(13, 182, 784, 54, 1);
  s += inked(ellipse(cx, 786, 196, 13), K.manayola, INK, 2) + dwarf(cx - 12, 736);
  const spec = withMoreArms(
    noble('man', DANCE, TEXTILE.hide, TEXTILE.red, {
      tone: 'fair',
      crown: 'jata',
      winged: false,
      headScale: 1.06,
      garland: [{ cols: [K.lime, K.manjal, K.chayilyam], to: -0.3, r: 5.4, wide: 24 }],
    }),
    [
      { side: 0, to: [-84, -414], bend: 1, mudra: 'grip', aim: -1.7, order: 'behind', hold: drum },
      { side: 0, to: [-120, -374], bend: 1, mudra: 'grip', aim: -2.0, order: 'behind', hold: spear },
      {
        side: 0,
        to: [-132, -326],
        bend: 1,
        mudra: 'grip',
        aim: -2.4,
        order: 'behind',
        hold: sword(-2.0, 78),
      },
      { side: 0, to: [-124, -280], bend: 1, mudra: 'hold', aim: -3.0, order: 'behind', hold: serpent },
      { side: 1, to: [84, -414], bend: -1, mudra: 'open', aim: -1.3, order: 'behind', hold: fire },
      { side: 1, to: [120, -374], bend: -1, mudra: 'hold', aim: -1.1, order: 'behind', hold: deer },
      { side: 1, to: [132, -326], bend: -1, mudra: 'grip', aim: -0.7, order: 'behind', hold: goad },
      { side: 1, to: [126, -278], bend: -1, mudra: 'grip', aim: -0.2, order: 'behind', hold: noose },
    ],
  );
  s += place(spec, r, cx + 2, 742, 1.24, 1, 1.1);
  s += seatedParvati(r);
  return s;
}

/** Flying locks of hair fill the round. */
function locksAndHair(
  cx: number,
  cy: number,
  R: number,
  r: Rng,
  f: ReturnType<typeof wallAndBorder>['f'],
): string {
  let s = '';
  let locks = '';
  for (const sg of [-1, 1])
    for (let i = 0; i < 9; i++) {
      const a = -1.45 + i * 0.2,
        c = curveThrough(
          cx + sg * 24,
          300 + i * 2,
          ...[70, 120, 168, 214 - i * 6].flatMap((d, k) => [
            cx + sg * (20 + Math.cos(a) * d),
            304 + i * 3 + Math.sin(a) * d + (k % 2 ? 9 : -7),
          ]),
        );
      const q = ribbon(c, (t) => 8 * (1 - t) + 1.6);
      locks += inked(q, '#4a1c10', INK, 1.2);
      locks += each(
        walk(c, 40).slice(1),
        (k, j) =>
          polys(rosette(k.p[0], k.p[1], 7, 6, j), j % 2 ? K.lime : K.manjal) + dot(k.p[0], k.p[1], 2, K.kavi),
      );
    }
  const round = ellipse(cx, cy, R - 46, R - 46, 0, 120);
  s += each(
    scatter(round, 30, r, 12),
    ([x, y], i) => polys(rosette(x, y, 8.5, 7, i), i % 2 ? '#cf6a34' : '#98331a') + dot(x, y, 2.4, K.manjal),
  );
  s += clip(ellipse(cx, cy, R - 43, R - 43, 0, 120), group(locks, 'opacity=".95"'));
  // floor
  const floor = 772;
  s +=
    fill(rect(f.x, floor, f.w, f.y + f.h - floor), K.eri) +
    line(polyline(f.x, floor, f.x + f.w, floor), INK, 2.6);
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 34; i++) {
      const p = leaf(
        f.x + (i + (row % 2) * 0.5) * (f.w / 33),
        floor + 34 + row * 42,
        30,
        9,
        -Math.PI / 2,
        0,
        0.4,
      );
      s += edged(p, ['#4f7a4c', '#2f5636'][(i + row) % 2], '#8fae5c', 0.8);
    }
  s += lotusPedestalAndDwarf(cx, r);
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    [cx, cy, R] = [W / 2, 420, 304],
    { f, wall } = wallAndBorder(
      W,
      H,
      r,
      '#8a2a18',
      '#3f5f36',
      (x, y) => Math.hypot(x - cx, y - cy) < R + 44 || y > 640,
    );
  let s = wall;
  // the round: leaves outside, a beaded ring, petals within
  for (let ring = 0; ring < 2; ring++)
    s += repeat(64, (i) => {
      const a = ((i + ring * 0.5) / 64) * TAU,
        q = polar(cx, cy, R + 2 - ring * 6, a),
        p = leaf(q[0], q[1], ring ? 34 : 46, 12, a + 0.28, 0.16, 0.45);
      return modelled(p, [K.chayilyam, K.manayola, K.eri][(i + ring) % 3], K.deep, 5, 2) + ink(p, INK, 1.3);
    });
  for (const [d, col] of [
    [4, INK],
    [1, K.manjal],
    [-13, INK],
    [-15, K.eri],
    [-33, INK],
    [-35, K.lime],
    [-41, INK],
    [-43, '#b3431f'],
  ] as const)
    s += dot(cx, cy, R + d, col);
  s += each(
    walk(ellipse(cx, cy, R - 24, R - 24, 0, 140), 22, true),
    (k, i) =>
      polys(rosette(k.p[0], k.p[1], 9, 7), i % 2 ? K.manjal : K.lime) + dot(k.p[0], k.p[1], 2.8, K.kavi),
  );
  s += dots(resample(ellipse(cx, cy, R - 6, R - 6, 0, 140), 13, true), 3.4, K.kavi);
  s += locksAndHair(cx, cy, R, r, f);
  return { w: W, h: H, bg: K.deep, body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg, finish: surface(seed) };
}

export const work: Work = {
  id: 'gallery-south-indian-kerala-pradosha',
  collection: 'gallery',
  seed: 21,
  width: W,
  height: H,
  alt: 'Ten-armed Shiva dances on a dwarf inside a ring of leaves and flowers, Parvati seated at the left, gods with veena, drum and cymbals around.',
  draw,
};
