/**
 * People of the Mithila walls: head in profile with one great eye, body turned to us, sari and dhoti in tiers of pattern.
 * Figure space: feet on y = 0, a standing woman is about 330 high, facing right.
 */
import { inset, union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series, transform } from '../../draw/geometry.ts';
import { ink, inked, ticks } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import { redrawn } from '../../draw/recording.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { armLimb, solveArm, unloop } from '../../figures/body.ts';
import { type HandShape, handShape } from '../../figures/hands.ts';
import type { Mudra } from '../../figures/types.ts';
import type { Mithila } from './painter.ts';
import { type Mark, type Stripe, wovenPart } from './strips.ts';
import { INK, K } from './style.ts';

/** Where a hand goes (figure space), what it does, and what it holds (drawn before the hand, in picture space). */
export interface Reach {
  to: Point;
  mudra?: Mudra;
  /** Direction of the hand; default along the forearm. */
  aim?: number;
  /** -1 drops the elbow, 1 lifts it. Default -1. */
  bend?: 1 | -1;
  behind?: boolean;
  flip?: boolean;
  held?: ((at: Point, aim: number, k: number) => void) | undefined;
}

export interface Dress {
  /** Tiers of the skirt or dhoti, from the waist down. */
  lower: Stripe[];
  /** Stripes of the veil or stole. */
  upper: Stripe[];
  blouse: string;
  /** Turban and trims. */
  trim: string;
}

export interface Person {
  kind: 'woman' | 'man';
  /** `squat` sits in profile with the knees drawn up, `sit` cross-legged, `ride` with one leg hanging. */
  pose?: 'stand' | 'walk' | 'sit' | 'squat' | 'ride';
  /** Further arms of a deity, painted behind the others; the first half grow from the left shoulder. */
  more?: Reach[];
  /** Lean of trunk and head in radians, positive forward. */
  lean?: number;
  /** Turns the whole person about its feet, for people in a ring. */
  turn?: number;
  /** Tilt of the head alone. */
  nod?: number;
  skin?: string;
  dress: Dress;
  head?: 'veil' | 'bun' | 'turban' | 'crown' | 'bare' | 'topknot' | 'feather';
  /** Shoulder at the picture's left, shoulder at the right (before mirroring). */
  arms: [Reach, Reach];
  moustache?: boolean;
  beard?: boolean;
  /** Paper rim between the double lines. */
  pale?: string;
  /** Flower garland round the neck. */
  garland?: string[];
  lips?: string;
  /** Draw bodice and sleeves, or bare trunk and upper arms, as one outline. */
  joined?: boolean;
  /** Where the pupil sits in the eye (head space); default near its middle. */
  pupil?: Point;
}

const FACE = loopThrough([
  8, -51, 23, -43, 31, -29, 36, -16, 44, -1, 55, 12, 53, 16.5, 41, 18.5, 40, 21, 45, 24.5, 40, 27.5, 43.5, 32,
  37, 36.5, 38, 43, 32, 51, 18, 56, 0, 51, -16, 40, -26, 24, -30, 0, -28, -28, -12, -47,
]);
const EYE = loopThrough([38, -8, 29, -19, 12, -25, -5, -18, -17, -6, -4, 0, 10, 4, 26, 0]);
const HAIR = loopThrough([
  23, -45, 12, -37, -5, -30, -13, -14, -17, 2, -20, 22, -34, 28, -43, 2, -42, -28, -27, -51, 0, -59, 18, -53,
]);

/** Head and face; `H` maps head space (100 units high) into the picture, `k` pixels per unit. */
export function mithilaHead(m: Mithila, H: (p: Poly) => Poly, k: number, f: Person): void {
  const skin = f.skin ?? '#eda75c';
  const head = f.head ?? (f.kind === 'woman' ? 'veil' : 'turban');
  const at = (x: number, y: number): Point => H([[x, y]])[0];
  const spot = (x: number, y: number, r: number, col: string): string => dot(...at(x, y), r * k, col);
  if (head === 'bun') {
    m.part(H(ellipse(-48, 4, 15, 19)), INK, 'flat', { single: true });
    const petals = walk(ellipse(-48, 4, 19, 23), 13, true).map((q) => at(...q.p));
    m.add(dots(petals, 5.4 * k, INK) + dots(petals, 4.4 * k, K.rose) + dots(petals, 1.7 * k, K.turmeric));
  }
  const face = H(FACE);
  m.add(fill(face, skin));
  if (k > 0.5)
    m.add(
      each(inset(face, 3.4 * k), (q) => line(q, INK, 0.9, true)) + ticks(face, 3.2 * k, 4, 0.7, INK, m.r),
    );
  m.add(ink(face, INK, 1.3 + 0.9 * k));
  m.block(resample(face, 10, true));
  if (head !== 'turban') {
    m.add(fill(H(HAIR), INK));
    if (k > 0.5)
      m.add(
        redrawn(() =>
          lines(
            series(9, (i): Poly => {
              const u = (i + 1) / 10;
              return H(
                curveThrough([
                  20 - u * 4,
                  -50,
                  8 - u * 22,
                  -42 - u * 12,
                  -8 - u * 28,
                  -18 - u * 14,
                  -16 - u * 22,
                  6,
                  -22 - u * 14,
                  24 - u * 10,
                ]),
              );
            }),
            '#8a7a6c',
            0.9,
          ),
        ),
      );
    m.add(line(H(curveThrough(20, -48, 4, -44, -10, -40, -24, -32)), K.kumkum, 2.6 * k));
  }
  if (head === 'bare' || head === 'feather' || head === 'crown')
    for (let i = 0; i < 4; i++)
      m.add(
        ink(
          H(curveThrough([-32 - i * 3, 18, -38 - i * 4, 36, -32 - i * 5, 52, -42 - i * 5, 66 - i * 4])),
          INK,
          9 * k,
          { closed: false },
        ),
      );
  // eye, brow, mouth, ear
  const eye = H(EYE);
  m.add(inked(eye, '#fffaf0', INK, 1.1 + 1.3 * k));
  m.add(line(H(curveThrough(39, -9, 29, -20.5, 12, -27, -6, -20, -24, -9)), INK, 1 + 2 * k));
  if (f.pupil) {
    const [x, y] = f.pupil;
    m.add(clip(eye, spot(x, y, 9.6, INK) + (k > 0.45 ? spot(x + 1.6, y - 3.4, 2.2, '#fffaf0') : '')));
    m.add(ink(eye, INK, 1.1 + 1.3 * k));
  } else m.add(spot(13, -12.6, 9.2, INK) + (k > 0.45 ? spot(15.5, -14, 2.2, '#fffaf0') : ''));
  m.add(ink(H(curveThrough(37, -27, 24, -39, 6, -41, -14, -32)), INK, 1 + 3 * k, { closed: false }));
  m.add(line(H(curveThrough(45, 14.6, 41, 11.6, 44, 7.6)), INK, 0.8 + 0.7 * k));
  const lips = H(
    loopThrough([45.4, 24.4, 38, 21, 29, 25.4, 37, 27.4, 30, 28.6, 37, 34.4, 44, 31.8, 40, 27.4]),
  );
  m.add(
    fill(lips, f.lips ?? K.kumkum) + line(H(curveThrough(41, 27.4, 34, 27.2, 27, 25.6)), INK, 0.7 + 0.5 * k),
  );
  const ear = H(loopThrough([-12, -4, -16, -8, -21, -4, -21, 4, -17, 13, -13, 8]));
  m.add(inked(ear, skin, INK, 0.8 + 0.6 * k));
  m.add(
    spot(-17, 22, 9.6, INK) +
      spot(-17, 22, 8, K.turmeric) +
      spot(-17, 22, 4.8, INK) +
      spot(-17, 22, 3.4, K.kumkum),
  );
  if (f.kind === 'woman') {
    m.add(
      line(H(ellipse(48, 20, 7.4, 7.4, 0, 22)), INK, 1 + 2 * k, true) +
        line(H(ellipse(48, 20, 7.4, 7.4, 0, 22)), K.turmeric, 0.6 + 1.1 * k, true),
    );
    m.add(spot(29, -31, 4, f.lips ?? K.kumkum));
    m.add(spot(22, -45, 6.4, INK) + spot(22, -45, 5, K.turmeric) + spot(22, -45, 2.2, K.kumkum));
  } else {
    m.add(line(H(curveThrough(32, -20, 33, -30, 32, -38)), K.kumkum, 1 + 2.2 * k));
    if (f.moustache)
      m.add(fill(H(loopThrough([43, 21, 32, 20, 22, 24, 12, 20, 8, 14, 12, 26, 24, 30, 36, 26])), INK));
    if (f.beard) {
      const beard = loopThrough([
        24, 40, 33, 44, 37, 58, 28, 82, 14, 70, -6, 58, -20, 34, -16, 14, -8, 34, 6, 44,
      ]);
      m.block(H(polyline(30, 40, 38, 58, 28, 82, 10, 70, -6, 58)));
      m.add(inked(H(beard), '#efe6d6', INK, 1.4));
      m.add(
        lines(
          [0, 1, 2, 3, 4, 5].map((i) =>
            H(curveThrough([-8 + i * 6, 40, -2 + i * 5.4, 54, 8 + i * 4, 70 - i])),
          ),
          INK,
          0.8,
        ),
      );
    }
  }
  const hair = H(HAIR);
  m.block(resample(hair, 12, true));
  if (head === 'turban') turban(m, H, k, f.dress.trim);
  if (head === 'crown') crown(m, H, k);
  if (head === 'feather') {
    crown(m, H, k);
    const stem = curveThrough([2, -84, -6, -104, -20, -118]);
    const plume = H(loopThrough([2, -88, -18, -98, -34, -122, -24, -138, -4, -128, 6, -108]));
    m.add(ink(H(stem), INK, 2, { closed: false }) + inked(plume, K.leaf, INK, 1.5));
    m.add(spot(-17, -119, 10.5, K.turmeric) + spot(-17, -120, 7, K.indigo) + spot(-17, -120, 3, K.kumkum));
  }
  if (head === 'topknot') m.part(H(ellipse(-16, -64, 13, 12)), INK, 'flat', { single: true });
}

function turban(m: Mithila, H: (p: Poly) => Poly, k: number, col: string): void {
  const roll = H(
    loopThrough([39, -34, 28, -62, -2, -78, -34, -68, -50, -38, -46, -6, -34, 4, -22, -14, -8, -30, 14, -38]),
  );
  m.part(roll, col, 'none', { gap: 3.4 * k + 0.8 });
  m.block(resample(roll, 12, true));
  m.add(
    lines(
      [0, 1, 2, 3, 4].map((i) =>
        H(
          curveThrough([
            34 - i * 9,
            -38 + i * 3,
            16 - i * 8,
            -58 + i * 4,
            -8 - i * 6,
            -66 + i * 7,
            -36 - i * 2,
            -56 + i * 12,
          ]),
        ),
      ),
      INK,
      1.1,
    ),
  );
  const band = H(curveThrough(36, -38, 14, -43, -8, -34, -26, -14));
  m.add(
    line(band, INK, 7 * k) + line(band, K.turmeric, 5 * k) + dots(resample(band, 6 * k), 1.5 * k, K.kumkum),
  );
  m.add(ink(H(curveThrough(20, -66, 18, -86, 30, -98)), INK, 2, { closed: false }));
  m.part(H(loopThrough([18, -70, 12, -92, 26, -110, 40, -102, 32, -84])), K.turmeric, 'hatch', {
    single: true,
    step: 3.4,
  });
}

function crown(m: Mithila, H: (p: Poly) => Poly, k: number): void {
  const shape = H(
    polyline([
      35, -34, 40, -66, 24, -58, 16, -92, 0, -66, -18, -92, -26, -58, -42, -62, -36, -26, -14, -38, 14, -42,
    ]),
  );
  m.part(shape, K.turmeric, 'none', { gap: 3.2 * k + 0.6 });
  m.block(H(polyline(36, -30, 42, -70, 16, -98, -18, -98, -44, -66, -36, -26)));
  const band = H(curveThrough(34, -42, 14, -50, -14, -46, -37, -34));
  m.add(line(band, K.kumkum, 6 * k) + dots(resample(band, 8 * k), 2.4 * k, K.paper));
  for (const [x, y] of [
    [40, -66],
    [16, -92],
    [-18, -92],
    [-42, -62],
  ])
    m.add(dot(...H([[x, y]])[0], 5 * k, INK) + dot(...H([[x, y]])[0], 3.8 * k, K.kumkum));
}

/** Everyday dress: three colours and how many tiers. The marks follow from `i`, so that no two neighbours wear the same. */
export function mithilaDress(a: string, b: string, c: string, i = 0, blouse = c): Dress {
  const marks: Mark[] = [
    'teeth',
    'flower',
    'lattice',
    'diamond',
    'scallop',
    'eyes',
    'leaf',
    'check',
    'slant',
    'zig',
  ];
  const mark = (k: number): Mark => marks[(i * 3 + k) % marks.length];
  return {
    lower: [
      { mark: 'lines', col: a, t: 0.7 },
      { mark: mark(0), col: b, on: a },
      { mark: mark(1), col: a, on: b, t: 1.3 },
      { mark: mark(4), col: c, on: b },
      { mark: mark(2), col: a, on: K.paper, t: 1.2 },
      { mark: 'lines', col: b, t: 0.6 },
      { mark: i % 2 ? 'teeth' : 'scallop', col: c, on: b },
    ],
    upper: [
      { mark: 'slant', col: c },
      { mark: mark(1), col: b, on: a, t: 1.2 },
      { mark: i % 2 ? 'lattice' : 'lines', col: c, t: 1.6 },
      { mark: mark(3), col: b, on: c, t: 1.2 },
      { mark: 'slant', col: a },
    ],
    blouse,
    trim: b,
  };
}

/** A held thing: painted like any part, and its ground kept. */
export function heldPart(
  m: Mithila,
  p: Poly,
  col: string,
  mode: Parameters<Mithila['part']>[2] = 'hatch',
  step = 4,
): void {
  m.part(p, col, mode, { single: true, step });
  m.block(p);
}

/** Hands are costly to outline; each is made once. */
const HANDS = new Map<Mudra, HandShape>();

function hand(mudra: Mudra): HandShape {
  const made = HANDS.get(mudra) ?? handShape(mudra, 0.8);
  HANDS.set(mudra, made);
  return made;
}

/** What an arm looks like: skin, and the sleeve of a woman's blouse. */
export interface ArmLook {
  skin: string;
  sleeve?: string | undefined;
  trim?: string;
  /** The shoulder is drawn already: start at the sleeve's hem, or in the middle of the upper arm. */
  from?: 'hem' | 'upper arm';
}

/** Share of the arm's length at which a joined arm starts. */
const START = { hem: 0.25, 'upper arm': 0.2 };

/** The arm from a start below the shoulder: its shape, and the two lines that are inked. */
function lowerArm(limb: ReturnType<typeof armLimb>, start: number): { shape: Poly; edges: Poly[] } {
  const n = limb.shape.length >> 1;
  const cut = Math.floor(n * start);
  const a = unloop(limb.shape.slice(cut, n));
  const b = unloop(limb.shape.slice(n, limb.shape.length - cut));
  return { shape: [...a, ...b], edges: [a, b] };
}

/** Where a sleeve of a joined bodice ends: the upper arm as far as its hem, a little wider than the arm. */
function upperSleeve(shoulder: Point, elbow: Point, length: number, half: number): Poly {
  const turn = Math.atan2(elbow[1] - shoulder[1], elbow[0] - shoulder[0]);
  return transform(
    loopThrough([
      -8,
      -8,
      4,
      -half - 0.4,
      length - 4,
      -half,
      length,
      -half,
      length,
      0,
      length,
      half,
      length - 4,
      half,
      4,
      half + 0.4,
      -8,
      8,
    ]),
    ...shoulder,
    1,
    turn,
  );
}

/** One arm with bangles, sleeve, held thing and hand. `T` maps figure space to the picture, `shoulder` is in figure space. */
export function mithilaArm(
  m: Mithila,
  T: (p: Poly) => Poly,
  s: number,
  shoulder: Point,
  reach: Reach,
  look: ArmLook,
): void {
  const { elbow, wrist } = solveArm(shoulder, reach.to, reach.bend ?? -1, 0.86);
  const limb = armLimb(shoulder, elbow, wrist, 1.06);
  const aim = reach.aim ?? Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]);
  const lower = look.from && lowerArm(limb, START[look.from]);
  const flesh = T(lower ? lower.shape : limb.capped);
  m.add(
    lower
      ? fill(flesh, look.skin) +
          each(lower.edges, (p) => ink(T(p), INK, 1 + 0.9 * s, { closed: false, taper: 0.2 }))
      : inked(flesh, look.skin, INK, 1 + 0.9 * s),
  );
  m.block(resample(flesh, 9, true));
  const cuff = limb.shape;
  const n = cuff.length >> 1;
  for (const [t, col] of [
    [0.84, K.kumkum],
    [0.89, K.leaf],
    [0.94, K.kumkum],
    [0.3, K.turmeric],
  ] as const) {
    const j = Math.min(n - 2, Math.floor(n * t));
    const bar = T([cuff[j], cuff[cuff.length - 1 - j]]);
    m.add(line(bar, INK, 5.2 * s) + line(bar, col, 3.4 * s));
  }
  if (look.sleeve) {
    const turn = Math.atan2(elbow[1] - shoulder[1], elbow[0] - shoulder[0]);
    const sleeve = T(
      transform(
        loopThrough([-14, -3, -8, -12, 6, -13.6, 30, -12, 31.5, 0, 30, 12, 6, 13.6, -8, 12]),
        ...shoulder,
        1,
        turn,
      ),
    );
    if (!look.from) m.add(inked(sleeve, look.sleeve, INK, 1.6));
    const c: Point = [shoulder[0] + Math.cos(turn) * 26, shoulder[1] + Math.sin(turn) * 26];
    const hem = T([
      [c[0] - Math.sin(turn) * 13, c[1] + Math.cos(turn) * 13],
      [c[0] + Math.sin(turn) * 13, c[1] - Math.cos(turn) * 13],
    ]);
    m.add(line(hem, INK, 6 * s) + line(hem, look.trim ?? K.turmeric, 4 * s));
  }
  const mudra = reach.mudra ?? 'open';
  const far = mudra === 'grip' ? 12 : 26;
  const tip: Point = [wrist[0] + Math.cos(aim) * far, wrist[1] + Math.sin(aim) * far];
  const [o, ahead] = T([tip, [tip[0] + Math.cos(aim), tip[1] + Math.sin(aim)]]);
  reach.held?.(o, Math.atan2(ahead[1] - o[1], ahead[0] - o[0]), s);
  const shape = hand(mudra);
  const put = (p: Poly): Poly =>
    T(transform(reach.flip ? p.map(([a, b]): Point => [a, -b]) : p, wrist[0], wrist[1], 1.08, aim));
  const outline = put(shape.outline);
  m.add(inked(outline, look.skin, INK, 0.9 + 0.7 * s));
  m.block(resample(outline, 10, true));
  if (s > 0.45) m.add(lines(shape.seams.map(put), INK, 0.7));
  m.add(dots(put(shape.tips), 2 * s, K.kumkum));
  if (shape.palm) m.add(dot(...put([shape.palm])[0], 4 * s, K.kumkum));
}

/**
 * Draw a person and mark the ground it takes.
 * @param x,y where the feet (or the seat) are
 * @param fx 1 looks right, -1 looks left
 * @returns map from figure space to the picture
 */
export function mithilaPerson(
  m: Mithila,
  x: number,
  y: number,
  s: number,
  fx: number,
  f: Person,
): (p: Poly) => Poly {
  const turn = f.turn ?? 0;
  const T = (p: Poly): Poly => transform(p, x, y, s, turn, fx);
  const pose = f.pose ?? 'stand';
  const skin = f.skin ?? '#eda75c';
  const waist: Point =
    pose === 'squat' ? [-22, -48] : pose === 'sit' || pose === 'ride' ? [0, -46] : [0, -168];
  const lean = f.lean ?? 0;
  /** Trunk space (waist at the origin) to figure space. */
  const U = (p: Poly): Poly => transform(p, waist[0], waist[1], 1, lean);
  const H = (p: Poly): Poly => T(U(transform(p, 5, -113, 0.8, (f.nod ?? 0) - lean * 0.4)));
  const head = f.head ?? (f.kind === 'woman' ? 'veil' : 'turban');
  const rim = Math.max(2.4, 4.4 * s);
  const pale = f.pale ?? K.paper;
  const weave = (p: Poly, stripes: Stripe[], a = Math.PI / 2, sag = 0): void => {
    const q = T(p);
    wovenPart((v) => m.add(v), q, stripes, { rim, pale, a: a + turn, sag: sag * s });
    m.block(resample(q, 12, true));
  };
  const flesh = (p: Poly): void => {
    const q = T(p);
    m.add(inked(q, skin, INK, 1 + 0.9 * s));
    m.block(resample(q, 9, true));
  };
  const down = Math.PI / 2;
  if (head === 'veil') {
    const veil = U(
      loopThrough([
        26, -156, 4, -168, -24, -162, -42, -140, -50, -108, -48, -76, -58, -40, -66, 4, -66, 46, -52, 58, -36,
        44, -34, 0, -30, -44, -14, -70, 0, -100,
      ]),
    );
    weave(veil, f.dress.upper, down * 0.9, 0);
  }
  const shoulders = U([
    [-27, -54],
    [27, -54],
  ]);
  const arm = (i: 0 | 1, reach = f.arms[i]): void =>
    mithilaArm(m, T, s, shoulders[i], reach, {
      skin,
      sleeve: f.kind === 'woman' ? f.dress.blouse : undefined,
      trim: f.dress.trim,
      ...(f.joined &&
        !reach.behind && { from: f.kind === 'woman' ? ('hem' as const) : ('upper arm' as const) }),
    });
  const elbows = shoulders.map((at, i) => solveArm(at, f.arms[i].to, f.arms[i].bend ?? -1, 0.86).elbow);
  f.more?.forEach((reach, i, all) => arm(i < all.length / 2 ? 0 : 1, reach));
  for (const i of [0, 1] as const) if (f.arms[i].behind) arm(i);

  const foot = (ax: number, ay = 0): void => {
    const shape = loopThrough([-10, -14, 6, -15, 16, -8, 34, -4, 36, 1, 30, 3, -8, 3, -13, -4]).map(
      ([a, b]): Point => [a + ax, b + ay],
    );
    flesh(shape);
    const alta = T(curveThrough([ax - 10, ay + 1.4, ax + 10, ay + 1.8, ax + 32, ay + 0.6]));
    m.add(line(alta, K.kumkum, 2.6 * s));
    m.add(
      lines(
        [22, 25.4, 28.6, 31.6].map((d, i) => T(polyline(ax + d, ay - 3.6 + i * 0.5, ax + d + 2.6, ay + 0.6))),
        INK,
        1.1 * s,
      ),
    );
    const ring = T(curveThrough([ax - 11, ay - 13, ax - 2, ay - 10, ax + 7, ay - 14]));
    m.add(line(ring, INK, 5 * s) + line(ring, K.turmeric, 3 * s));
  };
  if (pose === 'sit') {
    for (const sg of [-1, 1]) {
      const sole = loopThrough([0, -10, 14, -13, 32, -11, 44, -6, 45, 0, 34, 4, 12, 4, 0, 2]);
      flesh(sole.map(([a, b]): Point => [-sg * (a + 8), b]));
      const leg = union(
        [
          ribbon(curveThrough([sg * 8, -40, sg * 46, -42, sg * 80, -26]), widths(26, 24, 20)),
          ribbon(curveThrough([sg * 80, -22, sg * 40, -11, -sg * 8, -6]), widths(20, 16, 11)),
          ellipse(sg * 82, -24, 22, 20),
          ellipse(sg * 6, -30, 22, 18),
        ],
        6,
      );
      weave(leg, f.dress.lower, sg > 0 ? 0.2 : Math.PI - 0.2, 0);
    }
  } else if (pose === 'ride') {
    foot(48, 92);
    const hanging = union(
      [
        ribbon(curveThrough(4, -36, 36, -40, 64, -24), widths(26, 26, 22)),
        ribbon(curveThrough(66, -24, 68, 24, 54, 74), widths(22, 19, 15)),
        ellipse(66, -22, 22, 22),
        ellipse(0, -30, 26, 20),
      ],
      6,
    );
    weave(hanging, f.dress.lower, 1.1, 0);
    flesh(loopThrough([-4, -12, 12, -14, 30, -10, 40, -5, 38, 2, 20, 4, -4, 2]));
    const folded = union(
      [
        ribbon(curveThrough(-8, -40, -46, -42, -80, -26), widths(26, 24, 20)),
        ribbon(curveThrough(-80, -22, -40, -11, 8, -6), widths(20, 16, 11)),
        ellipse(-82, -24, 22, 20),
        ellipse(-4, -30, 22, 18),
      ],
      6,
    );
    weave(folded, f.dress.lower, Math.PI - 0.2, 0);
  } else if (pose === 'squat') {
    foot(44);
    const far = union(
      [
        ribbon(curveThrough(-30, -34, 10, -64, 52, -92), widths(24, 24, 20)),
        ribbon(curveThrough(52, -92, 56, -50, 50, -8), widths(20, 18, 17)),
        ellipse(-30, -28, 32, 30),
        ellipse(54, -92, 20, 20),
      ],
      8,
    );
    weave(far, f.dress.lower, 0.35, 0);
  } else if (f.kind === 'woman') {
    const step = pose === 'walk' ? 10 : 0;
    foot(-26 - step);
    foot(22 + step);
    const skirt: Poly = [
      ...curveThrough(-24, -172, 0, -176, 24, -172),
      ...curveThrough([30, -156, 44, -110, 56 + step, -60, 66 + step, -14]),
      ...curveThrough([66 + step, -14, 34, -5, 0, -3, -34, -5, -64 - step, -14]),
      ...curveThrough([-64 - step, -14, -52, -60, -40, -110, -28, -158]),
    ];
    weave(skirt, f.dress.lower, down, 10);
    const pleat: Poly = [
      ...curveThrough(4, -166, 12, -110, 20, -50, 22, -8),
      ...curveThrough(46, -10, 34, -60, 22, -116, 16, -166),
    ];
    const q = T(pleat);
    m.add(
      fill(q, f.dress.trim) +
        redrawn(() =>
          lines(
            [0.2, 0.4, 0.6, 0.8].map((u) =>
              T(curveThrough([6 + u * 8, -160, 13 + u * 9, -110, 20 + u * 15, -50, 23 + u * 22, -8])),
            ),
            INK,
            0.9,
          ),
        ) +
        ink(q, INK, 1.4),
    );
  } else {
    const spread = pose === 'walk' ? 26 : 8;
    for (const [hip, ax] of [
      [-10, -16 - spread],
      [10, 12 + spread],
    ] as const) {
      flesh(ribbon(curveThrough([hip, -120, (hip + ax) / 2 + 4, -70, ax, -8]), widths(16, 13, 10)));
      foot(ax);
    }
    const cut = union(
      [
        ribbon(
          curveThrough([-8, -160, -14 - spread * 0.4, -100, -16 - spread * 0.8, -44]),
          widths(26, 25, 22),
        ),
        ribbon(curveThrough([8, -160, 12 + spread * 0.4, -100, 14 + spread * 0.8, -44]), widths(26, 25, 22)),
        ellipse(0, -152, 30, 22),
      ],
      6,
    );
    weave(cut, f.dress.lower, down, 6);
    const fall: Poly = [
      ...curveThrough(-5, -160, -8, -110, -10, -38),
      ...curveThrough(14, -40, 10, -110, 7, -160),
    ];
    const q = T(fall);
    m.add(
      fill(q, f.dress.trim) +
        redrawn(() =>
          lines(
            [0.25, 0.5, 0.75].map((u) =>
              T(curveThrough([-4 + u * 10, -158, -7 + u * 16, -110, -9 + u * 22, -40])),
            ),
            INK,
            0.9,
          ),
        ) +
        ink(q, INK, 1.4),
    );
  }

  // trunk
  const trunk = U(
    f.kind === 'woman'
      ? loopThrough([
          -33, -58, -14, -70, 14, -70, 33, -58, 34, -36, 22, -14, 25, 6, -25, 6, -22, -14, -34, -36,
        ])
      : loopThrough([
          -38, -56, -16, -70, 16, -70, 38, -56, 34, -30, 26, -10, 27, 8, -27, 8, -26, -10, -34, -30,
        ]),
  );
  flesh(U(polyline(-12, -84, 16, -84, 18, -62, -14, -62)));
  const bare = f.kind === 'man' && f.joined;
  flesh(
    bare ? union([trunk, ...shoulders.map((at, i) => upperSleeve(at, elbows[i], 34, 12))], 5, 0.8) : trunk,
  );
  if (f.kind === 'woman') {
    const choli = U(
      loopThrough([-32, -60, -14, -67, 14, -67, 32, -60, 34, -38, 26, -24, 0, -20, -26, -24, -34, -38]),
    );
    const sleeves = shoulders.map((at, i) => upperSleeve(at, elbows[i], 29, 14));
    const q = T(f.joined ? union([choli, ...sleeves], 5, 0.8) : choli);
    m.part(q, f.dress.blouse, 'cross', { gap: 2.6 * s + 0.5, step: 6 });
    if (head === 'veil') {
      const pallu = U([
        ...curveThrough(-34, -66, -6, -44, 14, -18, 26, 6),
        ...curveThrough(6, 8, -4, -8, -20, -30, -38, -46),
      ]);
      weave(pallu, f.dress.upper.slice(0, 2), 0.7, 0);
    }
  } else {
    const stole = U([
      ...curveThrough(-36, -66, -10, -46, 12, -16, 20, 8),
      ...curveThrough(2, 8, -6, -8, -20, -28, -40, -44),
    ]);
    weave(stole, f.dress.upper.slice(0, 2), 0.7, 0);
  }
  const belt = T(U(curveThrough(-26, 2, 0, 6, 26, 2)));
  m.add(
    line(belt, INK, 7 * s) + line(belt, K.turmeric, 5 * s) + dots(resample(belt, 6 * s), 1.6 * s, K.kumkum),
  );
  mithilaHead(m, H, 0.8 * s, f);
  const strings = (f.kind === 'woman' ? [-66, -58, -48] : [-62, -52]).map((d, i) =>
    T(U(curveThrough([-16, -72, 0, d + i * 3, 18, -72]))),
  );
  strings.forEach((p, i) =>
    m.add(
      line(p, INK, 4.6 * s) + dots(resample(p, 5.4 * s), 2.1 * s, [K.turmeric, K.kumkum, K.paper][i % 3]),
    ),
  );
  if (f.garland) {
    const p = T(U(curveThrough([-22, -70, -26, -30, -12, 10, 2, 22, 16, 10, 28, -30, 24, -70])));
    walk(p, 9 * s).forEach((q, i) =>
      m.add(
        dot(...q.p, 5.8 * s, INK) +
          dot(...q.p, 4.8 * s, (f.garland as string[])[i % (f.garland as string[]).length]) +
          dot(...q.p, 1.7 * s, K.turmeric),
      ),
    );
  }
  for (const i of [0, 1] as const) if (!f.arms[i].behind) arm(i);
  return T;
}
