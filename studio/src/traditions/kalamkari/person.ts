/** People of the temple cloths, drawn by contour: gods, women, kings, ascetics, demons, the pot-bellied, monkeys. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, transform } from '../../draw/geometry.ts';
import { clip, each } from '../../draw/markup.ts';
import { ellipse, ribbon } from '../../draw/shapes.ts';
import { dots, line } from '../../draw/svg.ts';
import { type Lower, lowerCloth, sashEnds, stole } from './drapery.ts';
import { type Head, head } from './head.ts';
import { contour, dye, partsOf, stroke } from './kalam.ts';
import { type HandSign, armOutline, foot, hand, joint, legOutline, outlineOf, ring } from './limbs.ts';
import { INK, K } from './style.ts';
import { type Stuff, stuffed } from './textile.ts';

export interface Arm {
  /** Where the wrist is. */
  to: Point;
  /** To which side the elbow bends: 1 or -1; by default it hangs. */
  bend?: number;
  sign?: HandSign;
  /** Direction of the fingers; default that of the forearm. */
  aim?: number;
  /** Thumb on the other side. */
  turned?: boolean;
  /** Drawn behind the trunk. */
  behind?: boolean;
  /** What the hand holds, in the person's coordinates; drawn under the hand. */
  hold?: (T: (p: Poly) => Poly, at: Point, s: number) => string;
}

export interface Leg {
  ankle: Point;
  bend?: number;
  /** Where the knee is, instead of a bend. */
  knee?: Point;
  /** Direction of the toes: 1 ahead, -1 back. */
  toes?: number;
  /** Lifted heel in radians. */
  lift?: number;
  noFoot?: boolean;
}

export interface Person {
  build: 'man' | 'lady' | 'fat' | 'thin' | 'monkey';
  skin: string;
  head: Head;
  headTilt?: number;
  /** Of the head's middle from the base of the neck; default [4, -46]. */
  headAt?: Point;
  headScale?: number;
  pelvis: Point;
  neck: Point;
  /** Arm on the back side first, then the one ahead. */
  arms: (Arm | undefined)[];
  /** The leg behind first, then the one in front. */
  legs: [Leg, Leg];
  /** Default a dhoti. */
  lower?: Lower;
  stuff: Stuff;
  /** A woman's bodice. */
  bodice?: Stuff;
  /** A stole over both shoulders, or a sash with flying ends only. */
  stole?: Stuff;
  sash?: Stuff;
  /** 0 none, 1 few, 2 rich. */
  jewels?: number;
  garland?: readonly string[];
  thread?: boolean;
  bulk?: number;
  /** Seen from the side: shoulders nearer together. */
  sidelong?: boolean;
  /** Drawn between trunk and head, in the person's coordinates. */
  extra?: (T: (p: Poly) => Poly, s: number) => string;
}

/** [height, half-width ahead, half-width behind] from pelvis 0 to neck 1. */
const TRUNK: Record<Person['build'], readonly (readonly [number, number, number])[]> = {
  man: [
    [-0.06, 29, 29],
    [0.12, 27, 26],
    [0.3, 25, 23],
    [0.5, 31, 29],
    [0.7, 38, 36],
    [0.86, 42, 40],
    [0.96, 36, 36],
    [1.04, 15, 15],
  ],
  lady: [
    [-0.06, 33, 34],
    [0.1, 29, 30],
    [0.3, 19, 20],
    [0.5, 24, 23],
    [0.68, 35, 28],
    [0.84, 33, 31],
    [0.95, 31, 31],
    [1.04, 13, 13],
  ],
  fat: [
    [-0.1, 42, 36],
    [0.06, 64, 40],
    [0.26, 74, 38],
    [0.46, 66, 36],
    [0.68, 47, 39],
    [0.86, 44, 42],
    [0.96, 38, 38],
    [1.04, 17, 17],
  ],
  thin: [
    [-0.06, 23, 24],
    [0.12, 18, 19],
    [0.28, 15, 17],
    [0.48, 25, 24],
    [0.68, 33, 31],
    [0.86, 37, 36],
    [0.96, 31, 32],
    [1.04, 12, 12],
  ],
  monkey: [
    [-0.06, 27, 29],
    [0.12, 24, 29],
    [0.3, 24, 28],
    [0.5, 34, 32],
    [0.7, 43, 39],
    [0.86, 45, 43],
    [0.96, 38, 38],
    [1.04, 18, 18],
  ],
};

/** Lengths of upper arm, forearm, thigh, shin. */
const BONES: Record<Person['build'], readonly [number, number, number, number]> = {
  man: [70, 66, 88, 84],
  lady: [64, 60, 88, 84],
  fat: [64, 58, 78, 72],
  thin: [72, 68, 92, 88],
  monkey: [74, 72, 74, 70],
};

const BULK: Record<Person['build'], number> = { man: 1, lady: 0.84, fat: 1.08, thin: 0.72, monkey: 1.06 };

/** Where things are in a person, in its own coordinates. */
function skeleton(o: Person) {
  const [px, py] = o.pelvis,
    [nx, ny] = o.neck,
    L = Math.hypot(nx - px, ny - py),
    up: Point = [(nx - px) / L, (ny - py) / L],
    ahead: Point = [-up[1], up[0]],
    at = (t: number, v: number): Point => [
      px + up[0] * L * t + ahead[0] * v,
      py + up[1] * L * t + ahead[1] * v,
    ];
  const k = o.sidelong ? 0.72 : 1,
    rows = TRUNK[o.build],
    trunk = loopThrough(
      ...rows.map(([t, a]) => at(t, a * (t > 0.6 ? k : 1))),
      ...[...rows].reverse().map(([t, , b]) => at(t, -b * (t > 0.6 ? k : 1))),
    ),
    wide = (o.build === 'lady' ? 27 : o.build === 'thin' ? 32 : 36) * k;
  const [ua, fa, th, shin] = BONES[o.build];
  const arms = o.arms.map((a, i) => {
    if (!a) return undefined;
    const sh = at(0.86, i % 2 ? wide : -wide),
      [one, other] = [joint(sh, a.to, ua, fa, 1), joint(sh, a.to, ua, fa, -1)],
      el = a.bend ? (a.bend > 0 ? one : other) : one[1] > other[1] ? one : other;
    const shape = armOutline(sh, el, a.to, o.bulk ?? BULK[o.build]);
    return { ...a, sh, el, wr: a.to, shape, joined: a.behind ? shape : outlineOf([trunk, shape], 9) };
  });
  const legs = o.legs.map((l, i) => {
    const hip = at(0, i ? 9 : -9),
      kn = l.knee ?? joint(hip, l.ankle, th, shin, l.bend ?? -1);
    return { ...l, hip, kn };
  });
  return { at, trunk, arms, legs, up, ahead, L };
}

const dist2 = (p: Point, x: number, y: number) => (p[0] - x) ** 2 + (p[1] - y) ** 2;

/** A person about 370 high without the crown, standing on (x, y) and looking right; `fx` -1 looks left. */
export function person(o: Person, x: number, y: number, s: number, fx = 1): string {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx),
    S = skeleton(o),
    trunk = T(S.trunk),
    bulk = o.bulk ?? BULK[o.build],
    rich = o.jewels ?? 2,
    w = 2.2 * s;
  const T1 = (p: Point): Point => T([p])[0];
  const aimed = (a: number) => (fx > 0 ? a : Math.PI - a);
  const drawArm = (i: number): string => {
    const a = S.arms[i];
    if (!a) return '';
    const shape = T(a.shape),
      sh = T1(a.sh),
      R2 = (21 * s * bulk) ** 2,
      aim = a.aim ?? Math.atan2(a.wr[1] - a.el[1], a.wr[0] - a.el[0]),
      flip = fx * (a.turned ? -1 : 1);
    const parts = a.behind
      ? [[...shape, shape[0]]]
      : [
          ...partsOf(shape, (px, py) => dist2(sh, px, py) > R2),
          ...partsOf(T(a.joined), (px, py) => dist2(sh, px, py) <= R2 * 1.1),
        ];
    return (
      dye(shape, o.skin) +
      (o.bodice ? sleeve(T, a.sh, a.el, o.bodice, shape, s) : '') +
      each(parts, (p) => stroke(p, w)) +
      (o.build === 'monkey'
        ? fur(T, [a.sh, a.el], 10) + fur(T, [a.el, a.wr], 8)
        : rich
          ? ring(T1(a.sh), T1(a.el), 0.52, 15.4 * bulk * s, s * 0.9)
          : '') +
      (a.hold ? a.hold(T, a.wr, s) : '') +
      hand(T1(a.wr), aimed(aim), a.sign ?? 'pinch', o.skin, s * (o.build === 'lady' ? 0.94 : 1.04), flip) +
      (rich
        ? ring(T1(a.el), T1(a.wr), 0.96, 8.6 * bulk * s, s * 0.85) +
          ring(T1(a.el), T1(a.wr), 0.84, 9.4 * bulk * s, s * 0.7, o.build === 'lady' ? K.madder : K.myrobalan)
        : '')
    );
  };
  let q = '';
  S.arms.forEach((a, i) => {
    if (a?.behind) q += drawArm(i);
  });
  if (o.stole) q += stole(T, S.at, o.stole, s, 'behind');
  if (o.sash) q += sashEnds(T, S.at, o.sash, s);
  // the arms go over the trunk later, without a seam at the shoulder
  for (const a of S.arms) if (a && !a.behind) q += dye(T(a.joined), o.skin);
  q += dye(trunk, o.skin) + contour(trunk, w);
  q += trunkLines(T, S.at, o, s);
  if (o.bodice) q += bodiceOf(T, S.at, o.bodice, s, trunk);
  const legBare = (i: number) => {
    const l = S.legs[i],
      q2 = T(legOutline(l.hip, l.kn, l.ankle, bulk));
    return (
      dye(q2, o.skin) +
      contour(q2, w) +
      (o.build === 'monkey' ? fur(T, [l.hip, l.kn], 15) + fur(T, [l.kn, l.ankle], 10) : '') +
      (l.noFoot
        ? ''
        : foot(T1(l.ankle), o.skin, s * (o.build === 'lady' ? 0.92 : 1.04), fx * (l.toes ?? 1), l.lift ?? 0))
    );
  };
  q += lowerCloth(
    T,
    S.at,
    S.legs,
    o.lower ?? { kind: 'dhoti' },
    o.stuff,
    s,
    legBare,
    bulk < 0.9 && o.build === 'thin' ? 0.84 : 1,
    o.build === 'fat',
  );
  if (o.thread)
    q += stroke(T(curveThrough(S.at(0.96, -20), S.at(0.6, 8), S.at(0.2, 26))), 1.8 * s, '#f3e6c6');
  if (rich) q += necklaces(T, S.at, s, rich, o.build === 'fat' ? 1.15 : 1);
  if (o.stole) q += stole(T, S.at, o.stole, s, 'before');
  if (o.garland) q += garland(T, S.at, o.garland, s, o.build === 'lady' ? 24 : 32);
  // neck and head
  const hs = (o.headScale ?? 1.12) * s,
    [hx, hy] = o.headAt ?? [4, -44],
    n = o.neck,
    hc: Point = [n[0] + hx, n[1] + hy];
  const turn = o.headTilt ?? 0,
    H = (p: Poly) => T(transform(p, hc[0], hc[1], o.headScale ?? 1.12, turn));
  const nw = o.build === 'lady' ? 11 : o.build === 'fat' ? 17 : 14,
    neck = T(
      loopThrough(
        S.at(0.98, nw + 5),
        [lerp(n[0], hc[0], 0.55) + nw, lerp(n[1], hc[1], 0.5)],
        [hc[0] + 8, hc[1] + 14],
        [hc[0] - 12, hc[1] + 12],
        [lerp(n[0], hc[0], 0.5) - nw, lerp(n[1], hc[1], 0.5)],
        S.at(0.98, -nw - 5),
      ),
    );
  q +=
    dye(neck, o.skin) +
    each(
      partsOf(
        neck,
        (px, py) =>
          dist2(T1(S.at(0.96, 0)), px, py) > (10 * s) ** 2 &&
          dist2(T1([hc[0], hc[1] + 14]), px, py) > (12 * s) ** 2,
      ),
      (p) => stroke(p, w * 0.8),
    );
  if (o.extra) q += o.extra(T, s);
  const late: string[] = [];
  S.arms.forEach((a, i) => {
    if (a && !a.behind) late.push(drawArm(i));
  });
  return q + head(H, hs, o.skin, o.head) + late.join('');
}

/** Short strokes of fur along a bone. */
function fur(T: (p: Poly) => Poly, [a, b]: [Point, Point], half: number): string {
  const out: Poly[] = [];
  for (let i = 1; i < 7; i++)
    for (const v of [-0.5, 0, 0.5]) {
      const t = (i + v * 0.6) / 7.6,
        x = lerp(a[0], b[0], t) + v * half,
        y = lerp(a[1], b[1], t) + v * half * 0.3;
      out.push(
        T([
          [x, y],
          [x + 2.5, y + 6],
        ]),
      );
    }
  return each(out, (p) => stroke(p, 1.1, '#7a4a22'));
}

function trunkLines(T: (p: Poly) => Poly, at: (t: number, v: number) => Point, o: Person, s: number): string {
  const l = (w: number, ...p: Point[]) => stroke(T(curveThrough(...p)), w * s);
  switch (o.build) {
    case 'man':
      return (
        l(1.5, at(0.66, 27), at(0.6, 14), at(0.63, 3)) +
        l(1.5, at(0.66, -26), at(0.6, -14), at(0.63, -3)) +
        l(1.2, at(0.12, -8), at(0.07, 2), at(0.12, 12)) +
        dots(T([at(0.17, 3)]), 2 * s, INK)
      );
    case 'fat':
      return (
        l(1.8, at(0.62, 34), at(0.54, 16), at(0.6, 2)) +
        l(1.6, at(0.62, -30), at(0.54, -14), at(0.6, -2)) +
        l(1.5, at(0.06, 56), at(0.0, 30), at(0.04, -4)) +
        l(1.3, at(0.44, 62), at(0.39, 48), at(0.42, 36)) +
        dots(T([at(0.2, 46)]), 3 * s, INK)
      );
    case 'thin':
      return (
        each(
          [0.44, 0.52, 0.6, 0.68],
          (t) =>
            l(1.1, at(t + 0.05, 26), at(t, 14), at(t + 0.02, 5)) +
            l(1.1, at(t + 0.05, -24), at(t, -14), at(t + 0.02, -5)),
        ) +
        l(1.2, at(0.92, 4), at(0.9, 14), at(0.93, 26)) +
        l(1.2, at(0.92, -4), at(0.9, -14), at(0.93, -26)) +
        dots(T([at(0.14, 2)]), 1.8 * s, INK)
      );
    case 'monkey': {
      const q: string[] = [];
      for (let i = 0; i < 7; i++)
        for (let k = -2; k <= 2; k++)
          q.push(
            l(
              1.1,
              at(0.86 - i * 0.11 + (k % 2) * 0.03, k * 12),
              at(0.8 - i * 0.11 + (k % 2) * 0.03, k * 12 + 2),
            ),
          );
      return q.join('');
    }
    default:
      return l(1.3, at(0.14, -5), at(0.09, 3), at(0.13, 11)) + dots(T([at(0.2, 3)]), 1.8 * s, INK);
  }
}

/** Short sleeve of the bodice. */
function sleeve(T: (p: Poly) => Poly, sh: Point, el: Point, stuff: Stuff, arm: Poly, s: number): string {
  const end: Point = [lerp(sh[0], el[0], 0.5), lerp(sh[1], el[1], 0.5)],
    q = T(ribbon([[sh[0] * 2 - end[0], sh[1] * 2 - end[1]], end], () => 22, 6)),
    an = Math.atan2(el[1] - sh[1], el[0] - sh[0]),
    edge = T([-20, 20].map((v): Point => [end[0] - Math.sin(an) * v, end[1] + Math.cos(an) * v]));
  return clip(arm, stuffed(q, stuff, 0.2, 11 * s) + line(edge, INK, 7 * s) + line(edge, stuff.hem, 4.6 * s));
}

function bodiceOf(
  T: (p: Poly) => Poly,
  at: (t: number, v: number) => Point,
  stuff: Stuff,
  s: number,
  trunk: Poly,
): string {
  const q = T([
    ...curveThrough(at(0.46, -40), at(0.47, -10), at(0.45, 16), at(0.47, 44)),
    ...curveThrough(at(1.02, 44), at(0.9, 20), at(0.82, 2), at(0.9, -18), at(1.02, -44)),
  ]);
  const breast = (v: number, t: number, k: number): Poly =>
    T(
      curveThrough(
        at(t + 0.1, v - 17 * k),
        at(t - 0.06, v - 13 * k),
        at(t - 0.12, v + 2),
        at(t - 0.06, v + 14 * k),
        at(t + 0.08, v + 16 * k),
      ),
    );
  return (
    clip(
      trunk,
      stuffed(q, stuff, 0.2, 11 * s) +
        contour(q, 2 * s) +
        line(T(curveThrough(at(0.49, -40), at(0.5, -10), at(0.48, 16), at(0.5, 44))), stuff.hem, 4 * s),
    ) +
    stroke(breast(-11, 0.66, 0.9), 1.7 * s) +
    stroke(breast(17, 0.67, 1), 1.9 * s)
  );
}

function necklaces(
  T: (p: Poly) => Poly,
  at: (t: number, v: number) => Point,
  s: number,
  rich: number,
  k: number,
): string {
  const rows: [number, number, number, string][] = [
    [0.98, 17, 0.9, K.myrobalan],
    [0.98, 22, 0.78, '#f3e6c6'],
    ...(rich > 1 ? ([[0.97, 25, 0.58, K.myrobalan]] as [number, number, number, string][]) : []),
  ];
  return each(rows, ([t, v, deep, col], i) => {
    const q = T(
      curveThrough(
        at(t, -v * k),
        at(lerp(t, deep, 0.7), -v * 0.66 * k),
        at(deep, 2),
        at(lerp(t, deep, 0.7), v * 0.7 * k),
        at(t, v * k),
      ),
    );
    return (
      line(q, INK, (i === 1 ? 5 : 6) * s) +
      line(q, col, (i === 1 ? 3 : 4) * s) +
      dots(
        q.filter((_, n) => n % 5 === 2),
        1.7 * s,
        K.madder,
      )
    );
  });
}

/** A flower garland down to the thighs. */
function garland(
  T: (p: Poly) => Poly,
  at: (t: number, v: number) => Point,
  cols: readonly string[],
  s: number,
  wide: number,
): string {
  const q = T(
    curveThrough(
      at(1, -16),
      at(0.7, -wide),
      at(0.25, -wide * 0.9),
      at(-0.15, -8),
      at(-0.2, 6),
      at(0.25, wide * 0.95),
      at(0.7, wide),
      at(1, 18),
    ),
  );
  return each(
    q.filter((_, i) => i % 3 === 0),
    ([x, y], i) =>
      dye(ellipse(x, y, 6.4 * s, 6.4 * s, 0, 14), INK) +
      dye(ellipse(x, y, 5.2 * s, 5.2 * s, 0, 14), cols[i % cols.length]) +
      dye(ellipse(x, y, 1.8 * s, 1.8 * s, 0, 10), K.madder),
  );
}
