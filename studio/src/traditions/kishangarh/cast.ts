/** Krishna, cowherds and attendants of the Kishangarh pages, and what they carry. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Poly, TAU, polar, transform } from '../../draw/geometry.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { cloth } from '../../figures/cloths.ts';
import type { FigureSpec, Held } from '../../figures/figure.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES } from '../../figures/poses.ts';
import { lotusFlower } from '../../figures/props.ts';
import type { Pose } from '../../figures/types.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { GOLD_SILK, ROSE } from './people.ts';

export const TEAL = cloth('#2f6f74', '#0f2d33', '#e6d69a', '#cfa04a', '#7d2a26', 'buti');
export const INDIGO = cloth('#34497e', '#141f40', '#f1da94', '#cfa04a', '#7d2a26', 'buti');
export const SAFFRON = cloth('#d4792c', '#74320c', '#fbe9b8', '#cfa04a', '#7d2a26', 'dots');
export const WHITE = cloth('#f1eadb', '#a8987c', '#d3b061', '#cfa04a', '#8c2a24', 'dots');
export const GAUZE_BLUE = cloth('#7f9fb8', '#39546f', '#f6efd8', '#cfa04a', '#1f3550', 'dots', 0.62);
export const GAUZE_WHITE = cloth('#f1e8d6', '#b3a284', '#d9b45c', '#cfa04a', '#8c1f26', 'dots', 0.6);
export const GAUZE_LIME = cloth('#a9b562', '#4f5c22', '#fbf3cb', '#cfa04a', '#5c1f1c', 'dots', 0.62);

/** Krishna in a yellow dhoti and peacock turban; seated poses take a jama. */
export function krishna(pose: Pose = POSES.bless(), extra: Partial<FigureSpec> = {}): FigureSpec {
  return {
    build: 'man',
    view: 'profile',
    tone: 'blue',
    hair: 'loose',
    gear: 'pagh',
    jewels: 2,
    earring: 'jhumka',
    pose,
    wear: {
      lower: 'dhoti',
      lowerCloth: GOLD_SILK,
      upper: 'none',
      turban: ROSE,
      scarf: ROSE,
      scarfStyle: 'stole',
      sash: ROSE,
    },
    garland: [{ cols: ['#f8f2e6', '#d9798f'], to: 0.02, r: 5 }],
    ...extra,
  };
}

/** Man of the court or cowherd in a jama. */
export function man(pose: Pose, coat = WHITE, turban = ROSE, extra: Partial<FigureSpec> = {}): FigureSpec {
  return {
    build: 'man',
    view: 'profile',
    tone: 'wheat',
    hair: 'none',
    gear: 'turban',
    jewels: 1,
    earring: 'jhumka',
    pose,
    face: { moustache: true, noseRing: false, tilak: 'vaishnava' },
    wear: { lower: 'jama', lowerCloth: coat, upper: 'jama', upperCloth: coat, turban, sash: turban },
    ...extra,
  };
}

const shape = (pen: Pen, p: Poly, col: string, k = 0.7) => pen.shape(p, col, '#5a3414', k, 4);

/** Wicker basket heaped with blossoms, its rim at the hand. */
export const basket =
  (cols: string[] = ['#d9798f', '#f0b23c', '#f8f2e6'], k = 1): Held =>
  (pen, at) => {
    const [x, y] = [at[0] + 4, at[1]],
      T = (p: Poly) => transform(p, x, y, k);
    for (const [i, [dx, dy]] of polyline([-17, -8, 0, -9, 17, -8, -9, -15, 9, -15, 0, -20]).entries()) {
      for (const p of rosette(dx, dy, 9, 7, i)) pen.flat(T(p), cols[i % cols.length]);
      pen.flat(T(ellipse(dx, dy, 2.4, 2.4, 0, 10)), '#a8632e');
    }
    shape(pen, T(loopThrough([-28, -6, 0, -2, 28, -6, 20, 15, 0, 18, -20, 15])), '#c08a44');
    for (const dy of [1, 7, 12])
      pen.stroke(T(curveThrough(-25 + dy * 0.4, dy - 4, 0, dy, 25 - dy * 0.4, dy - 4)), 0.6, '#6b3f14');
    pen.beads(T(curveThrough(-28, -6, 0, -1, 28, -6)), 2 * k, '#e6bf74');
  };

/** Sheaf of lotuses gathered in the arm. @param n flowers */
export const sheaf =
  (n = 5, R = 17, fan = 0.3): Held =>
  (pen, at, aim) => {
    for (let i = 0; i < n; i++) {
      const a = aim + (i - (n - 1) / 2) * fan,
        q = polar(at[0], at[1], 20 + (i % 2) * 12, a);
      pen.stroke([polar(at[0], at[1], -26, a), q], 1.3, '#4f7a48');
      lotusFlower(pen, q, a, R, i % 3 === 1 ? { out: '#f0c9cc', in: '#fff6ee' } : undefined, 24);
    }
  };

/** Brass water syringe (pichkari) along `aim`. */
export const pichkari: Held = (pen, at, aim) => {
  const T = (p: Poly) => transform(p, at[0], at[1], 1, aim);
  pen.gold(
    T(polyline([-34, -5.4, 44, -5.4, 52, -2.4, 66, -1.6, 66, 1.6, 52, 2.4, 44, 5.4, -34, 5.4])),
    false,
  );
  for (const x of [-28, 0, 40]) pen.stroke(T(polyline(x, -5.4, x, 5.4)), 1, pen.tr.gems[0]);
  pen.stroke(T(polyline(-34, 0, -54, 0)), 1.6, pen.tr.goldLine);
  pen.stroke(T(polyline(-54, -7, -54, 7)), 2, pen.tr.gold);
};

/** Sparkler: a stick and the burst at its end. @param L length of the stick */
export const sparkler =
  (L = 34, R = 26): Held =>
  (pen, at, aim) => {
    const tip = polar(at[0], at[1], L, aim),
      [x, y] = pen.at(tip);
    pen.stroke([polar(at[0], at[1], -10, aim), tip], 0.9, '#7a5a3a');
    pen.add(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(R * 1.5 * pen.s).toFixed(1)}" fill="#ffd27a" opacity=".34" filter="url(#b8)"/>`,
    );
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * TAU + (i % 3) * 0.1,
        l = R * (i % 2 ? 1 : 0.66);
      pen.stroke(
        [polar(tip[0], tip[1], 4, a), polar(tip[0], tip[1], l, a)],
        0.55,
        i % 3 ? '#ffe9a8' : '#f6b25a',
      );
      const q = polar(tip[0], tip[1], l + 5, a);
      for (const b of [-0.7, 0, 0.7]) pen.stroke([q, polar(q[0], q[1], 5, a + b)], 0.45, '#fff3c8');
    }
    pen.flat(ellipse(tip[0], tip[1], 4.6, 4.6, 0, 14), '#fffbe8');
  };

/** Cowherd's staff through the hand. @param up,down reach to both sides of the hand */
export const staff =
  (up = 90, down = 250, lean = 0): Held =>
  (pen, at) => {
    const a = Math.PI / 2 + lean;
    pen.stroke([polar(at[0], at[1], -up, a), polar(at[0], at[1], down, a)], 2.4, '#6b4420');
    pen.stroke([polar(at[0], at[1], -up, a), polar(at[0], at[1], down, a)], 0.8, '#c08a50');
  };

/** Hand mirror with a gold back, Krishna's face small in the glass; `aim` points from the handle to the glass. */
export const mirror: Held = (pen, at, aim) => {
  const c = polar(at[0], at[1], 42, aim);
  pen.stroke([polar(at[0], at[1], -10, aim), polar(at[0], at[1], 22, aim)], 3.4, pen.tr.gold);
  pen.gold(ellipse(c[0], c[1], 21, 25, aim + Math.PI / 2, 30), false);
  pen.flat(ellipse(c[0], c[1], 16, 20, aim + Math.PI / 2, 30), '#b9d0d4');
  const seen = (x: number, y: number, p: Poly): Poly => transform(p, c[0] + x, c[1] + y);
  pen.flat(
    seen(-1, 3, loopThrough(6, -9, -3, -11, -6, -4, -10, 4, -7, 6, -7, 10, 0, 12, 7, 6)),
    pen.tr.tones.blue.base,
  );
  pen.flat(seen(0, -7, loopThrough(-8, 2, -7, -6, 2, -10, 11, -4, 9, 5, 0, 1)), '#b5482f');
  pen.stroke(seen(0, -4, curveThrough(-7, 1, 0, 0, 8, 4)), 0.8, pen.tr.gold);
  pen.flat(seen(-3, 2, leaf(-4, 1, 9, 1.8, -0.2)), pen.tr.eyeWhite);
  pen.flat(seen(0, 0, ellipse(-2, 2.4, 1.5, 1.5, 0, 10)), pen.tr.kajal);
  pen.flat(leaf(c[0] + 8, c[1] + 12, 18, 2, -1.1), '#e9f4f2');
  pen.beads(ellipse(c[0], c[1], 19, 23, aim + Math.PI / 2, 30), 1.5);
};
