/** Things held, worn over the shoulder or sat in. Each draws with the pen, in figure space. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, polar, transform } from '../draw/geometry.ts';
import { ellipse, leaf, ribbon, widths } from '../draw/shapes.ts';
import { lotusSide } from '../motifs/plants/lotus-outline.ts';
import type { Pen } from './pen.ts';
import type { Cloth } from './types.ts';

export interface LotusTint {
  out: string;
  in: string;
}

/** Lotus on its stem. @param at held point, @param aim direction of the stem, @param R flower radius */
export function lotusFlower(
  pen: Pen,
  at: Point,
  aim: number,
  R = 19,
  tint: LotusTint = { out: '#df7f99', in: '#f8dcdc' },
  tail = 26,
) {
  const tip = polar(at[0], at[1], R * 1.3, aim),
    back = polar(at[0], at[1], tail, aim + Math.PI + 0.25);
  pen.add('');
  pen.stroke(curve([back, at, tip]), 1.5, '#4f7a48');
  for (const p of lotusSide(0, 0, R, 7, 1.1)) {
    const q = transform(p, tip[0], tip[1], 1, aim + Math.PI / 2);
    pen.flat(q, tint.out);
    pen.flat(
      transform(
        p.map(([x, y]) => [x * 0.62, y * 0.72] as Point),
        tip[0],
        tip[1],
        1,
        aim + Math.PI / 2,
      ),
      tint.in,
    );
    pen.stroke(q, 0.5, pen.tr.ink, true);
  }
}

/** Transverse flute from `mouth` along `aim`. Returns the two finger stations. */
export function flute(pen: Pen, mouth: Point, aim: number, L = 104): [Point, Point] {
  const start = polar(mouth[0], mouth[1], -12, aim),
    end = polar(mouth[0], mouth[1], L - 12, aim),
    w = 3.1;
  const body = ribbon([start, polar(mouth[0], mouth[1], L / 2, aim), end], () => w);
  pen.shape(
    body,
    pen.tr.finish === 'soft' || pen.tr.finish === 'mural' ? '#d8b25a' : pen.tr.gold,
    '#7a4a18',
    0.6,
    2,
  );
  for (const t of [0.02, 0.18, 0.9, 0.97]) {
    const a = polar(start[0], start[1], L * t, aim);
    pen.stroke(
      [polar(a[0], a[1], w, aim + Math.PI / 2), polar(a[0], a[1], w, aim - Math.PI / 2)],
      1.2,
      pen.tr.gems[0],
    );
  }
  pen.beads(curve([end, [end[0] + 2, end[1] + 12]]), 1.6);
  return [polar(mouth[0], mouth[1], 27, aim), polar(mouth[0], mouth[1], 56, aim)];
}

/** Water or butter pot. @param at centre of its base, @param k size */
export function pot(pen: Pen, at: Point, k = 1, col = pen.tr.gold, band = pen.tr.gems[0]) {
  const body = transform(
    loopThrough([-7, -34, -11, -30, -22, -20, -20, -6, -9, 0, 9, 0, 20, -6, 22, -20, 11, -30, 7, -34]),
    at[0],
    at[1],
    k,
  );
  pen.shape(body, col, '#6d3f10', 0.8, 7);
  pen.stroke(transform(curveThrough(-20, -21, 0, -17, 20, -21), at[0], at[1], k), 1.1, band);
  pen.stroke(transform(curveThrough(-20, -12, 0, -8, 20, -12), at[0], at[1], k), 0.7, band);
  pen.shape(
    transform(loopThrough([-11, -36, 0, -39, 11, -36, 8, -32, 0, -31, -8, -32]), at[0], at[1], k),
    col,
    '#6d3f10',
    0.7,
    3,
  );
}

/** Wood body shared by the lutes. */
const wood = (pen: Pen) =>
  pen.tr.finish === 'soft'
    ? { body: '#a8632e', top: '#d9a860', shade: '#4a220e' }
    : { body: pen.tr.gems[0], top: pen.tr.gold, shade: '#00000055' };

/** Tanpura or sitar: gourd at `gourd`, neck to `head`. @param frets draws sitar frets */
export function longLute(pen: Pen, gourd: Point, head: Point, frets = false, k = 1) {
  const w = wood(pen),
    a = Math.atan2(head[1] - gourd[1], head[0] - gourd[0]),
    L = Math.hypot(head[0] - gourd[0], head[1] - gourd[1]);
  const T = (p: Poly) => transform(p, gourd[0], gourd[1], 1, a);
  const neck = T([
    [18 * k, -4.6 * k],
    [L, -3 * k],
    [L + 10 * k, -4 * k],
    [L + 12 * k, 0],
    [L + 10 * k, 4 * k],
    [L, 3 * k],
    [18 * k, 4.6 * k],
  ]);
  pen.shape(neck, w.body, w.shade, 0.8, 3);
  const pear = (m: number) =>
    loopThrough(
      offsets(0, 0, [-33, 0, -25, -19, -4, -26, 16, -17, 34, -6, 34, 6, 16, 17, -4, 26, -25, 19], m),
    );
  pen.shape(T(pear(k)), w.body, w.shade, 0.9, 10);
  pen.shape(T(transform(pear(k * 0.74), -3 * k, 0)), w.top, w.shade, 0.6, 5);
  for (let i = 0; i < 10; i++)
    pen.flat(
      T(
        ellipse(
          -6 * k + Math.cos((i / 10) * TAU) * 16 * k,
          Math.sin((i / 10) * TAU) * 14.6 * k,
          1.1 * k,
          1.1 * k,
          0,
          8,
        ),
      ),
      pen.tr.pearl,
    );
  if (frets)
    for (let x = 40 * k; x < L - 10; x += 9 * k)
      pen.stroke(T(polyline(x, -5 * k, x, 5 * k)), 0.7, pen.tr.gold);
  for (const y of [-1.8, -0.6, 0.6, 1.8])
    pen.stroke(T(polyline(-8 * k, y * k * 1.4, L + 4 * k, y * k)), 0.35, '#f4e8c8');
  pen.shape(
    T(polyline(-11 * k, -6 * k, -7 * k, -6 * k, -7 * k, 6 * k, -11 * k, 6 * k)),
    pen.tr.pearl,
    '#00000033',
    0.5,
    0,
  );
  for (const [x, y] of polyline(L - 2, -9, L + 5, 9, L - 12, 9, L - 18, -9)) {
    pen.stroke(T(polyline(x, 0, x, y * k)), 0.9, w.body);
    pen.gem(T([[x, y * k]])[0], 2 * k, 2);
  }
}

/** Saraswati veena across the lap: gourd right, small gourd left. */
export function veena(pen: Pen, left: Point, right: Point) {
  const w = wood(pen),
    a = Math.atan2(right[1] - left[1], right[0] - left[0]),
    L = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const T = (p: Poly) => transform(p, left[0], left[1], 1, a);
  pen.shape(T(ellipse(L - 26, 12, 18, 20, 0, 30)), w.body, w.shade, 0.8, 7);
  pen.shape(
    T([
      [-4, -5],
      [L * 0.8, -6],
      [L + 8, -5],
      [L + 20, -9],
      [L + 24, 2],
      [L + 8, 6],
      [L * 0.8, 6],
      [-4, 5],
    ]),
    w.top,
    w.shade,
    0.8,
    4,
  );
  pen.shape(T(ellipse(4, 0, 25, 25, 0, 40)), w.body, w.shade, 0.9, 9);
  pen.shape(T(ellipse(4, 0, 18, 18, 0, 36)), w.top, w.shade, 0.5, 5);
  for (let x = 38; x < L - 8; x += 10) pen.stroke(T(polyline(x, -6, x, 4)), 0.7, pen.tr.goldLine);
  for (const y of [-3, -1, 1, 3]) pen.stroke(T(polyline(2, y, L + 14, y)), 0.3, '#f6e9c6');
}

/** Two-headed drum lying across the lap. */
export function mridangam(pen: Pen, at: Point, L = 104) {
  const [x, y] = at,
    h = L / 2,
    w = wood(pen);
  pen.shape(
    loopThrough(
      offsets(x, y, [-1, -19, -0.4, -27, 0.4, -27, 1, -17, 1, 17, 0.4, 25, -0.4, 25, -1, 19], h, 1),
    ),
    w.body,
    w.shade,
    0.9,
    10,
  );
  for (let i = 0; i < 9; i++) {
    const u = lerp(-0.86, 0.86, i / 8) * h;
    pen.stroke(polyline(x + u - 5, y - 23, x + u, y, x + u - 5, y + 22), 0.6, pen.tr.pearl);
    pen.stroke(polyline(x + u - 5, y - 23, x + u - 11, y, x + u - 5, y + 22), 0.6, pen.tr.pearl);
  }
  for (const sg of [-1, 1]) {
    pen.shape(ellipse(x + sg * h, y, 6.4, sg < 0 ? 19 : 17, 0, 26), pen.tr.pearl, '#00000033', 0.8, 3);
    pen.flat(ellipse(x + sg * (h + 1), y, 3, 8, 0, 20), pen.tr.hair);
  }
}

/** Fly-whisk (chamara) with a gold handle. @param at grip, @param aim direction of the hair */
export function chamara(pen: Pen, at: Point, aim = -1.1) {
  const top = polar(at[0], at[1], 30, aim);
  pen.stroke([polar(at[0], at[1], -12, aim), top], 2.2, pen.tr.gold);
  for (let i = 0; i < 9; i++) {
    const a = aim + (i - 4) * 0.09,
      p = curve([
        top,
        polar(top[0], top[1], 28, a),
        [polar(top[0], top[1], 52, a)[0] + 12, polar(top[0], top[1], 46, a)[1] + 14],
      ]);
    pen.flat(ribbon(p, widths(1.6, 3.6, 3, 0.7)), i % 2 ? '#f3ecdc' : '#dfd3bd');
  }
  pen.gem(top, 3.4, 0);
}

/** Long bow. @param at grip, @param h height */
export function bow(pen: Pen, at: Point, h = 250) {
  const [x, y] = at;
  const stave = curveThrough(
    offsets(x, y, [-26, -0.56, -10, -0.48, 8, -0.25, -1, 0, 8, 0.25, -10, 0.46, -26, 0.54], 1, h),
  );
  pen.stroke(polyline(x - 24, y - h * 0.55, x - 24, y + h * 0.53), 0.5);
  pen.gold(ribbon(stave, widths(1.6, 4, 4.4, 4.2, 4.4, 4, 1.6)), false);
  for (const t of [-0.25, 0.25])
    pen.stroke(polyline(x + 4, y + h * t - 6, x + 11, y + h * t - 4), 1.6, pen.tr.gems[0]);
}

/** Quiver of arrows behind the shoulder. */
export function quiver(pen: Pen, at: Point, a = -1.9) {
  for (let i = -2; i <= 2; i++) {
    const tip = polar(at[0] + i * 3, at[1], 58, a + i * 0.07);
    pen.stroke([at, tip], 0.8, pen.tr.goldLine);
    pen.flat(leaf(tip[0], tip[1], 14, 3.6, a + i * 0.07 + Math.PI), i % 2 ? pen.tr.gems[0] : pen.tr.pearl);
  }
  pen.shape(
    transform(polyline(-9, 0, 9, 0, 6, 62, -6, 62), at[0], at[1], 1, a - Math.PI / 2 + Math.PI + 1.57 - 1.57),
    pen.tr.gems[1],
    '#00000066',
    0.8,
    4,
  );
}

/** River boat with a raised prow; draw after the sitters. Its deck is at y = 0 and it is `L` long. */
export function boat(pen: Pen, L = 420, cloth: Cloth) {
  const h = L / 2;
  const hull = loopThrough(
    [-h - 16, -58],
    [-h + 6, -22],
    [-h * 0.6, -4],
    [0, 2],
    [h * 0.6, -4],
    [h - 6, -22],
    [h + 22, -66],
    [h + 12, -10],
    [h * 0.62, 36],
    [0, 46],
    [-h * 0.62, 36],
    [-h - 2, -4],
  );
  pen.shape(hull, cloth.base, cloth.shade, 1, 14);
  pen.beads(curveThrough(-h + 4, -10, -h * 0.6, 10, 0, 17, h * 0.6, 10, h - 2, -10), 3, pen.tr.gold);
  pen.stroke(curveThrough(-h + 12, 6, -h * 0.58, 25, 0, 33, h * 0.58, 25, h - 8, 6), 1.2, pen.tr.gold);
}
