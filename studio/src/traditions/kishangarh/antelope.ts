/** Antelopes and deer of the pages, drawn in one contour: slender legs, deep chest, the head raised to listen. */
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series, transform } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { scatter, walk } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { K, LINE } from './style.ts';

const BUCK = [
  [
    38, -151, 49, -174, 59, -200, 66, -220, 74, -232, 86, -231, 98, -220, 113, -207, 119, -201, 117, -194,
    108, -193, 97, -197, 88, -199, 83, -192, 81, -174, 80, -154, 78, -134, 73, -114,
  ],
  [
    67, -94, 64, -74, 63, -60, 61.4, -52, 60, -32, 60, -15, 63, -8, 67, 0, 55, 0, 54, -9, 55, -16, 52.6, -32,
    51.6, -52, 50.6, -60, 46, -84, 38, -97,
  ],
  [
    14, -98, -14, -103, -36, -110, -46, -98, -56, -82, -65, -68, -67.6, -58, -65, -48, -64.6, -30, -65, -15,
    -61, -8, -57, 0, -69, 0, -71.6, -9, -71, -18, -73.4, -34, -75, -50,
  ],
  [-80, -61, -77, -76, -80, -94, -89, -112, -93, -130, -87, -146, -70, -154, -40, -152, -6, -147, 20, -148],
].flat();

type Map = (p: Poly) => Poly;

const FAR_LEGS = [
  [
    66, -104, 78, -84, 86, -62, 88, -54, 85, -44, 80, -28, 75, -16, 80, -8, 70, -6, 69, -16, 74, -32, 77, -50,
    74, -62, 64, -82, 54, -100,
  ],
  [
    -34, -108, -40, -88, -47, -72, -51, -60, -48, -48, -42, -28, -38, -12, -34, 0, -46, 0, -47, -10, -51, -26,
    -57, -48, -61, -58, -59, -72, -58, -90,
  ],
];

const farLegs = (T: Map, s: number, col: string, shade: string): string =>
  each(FAR_LEGS, (p) => {
    const q = T(loopThrough(p));
    return modelled(q, col, shade, 4 * s, 2) + ink(q, LINE, 1.1);
  });

const face = (T: Map, s: number): string =>
  fill(T(leaf(84, -218, 14, 4.4, 0.4)), '#140a06') +
  dot(...T([[90, -217]])[0], 1.3 * s, '#fff') +
  ink(T(curveThrough(112, -204, 115, -201)), '#140a06', 2 * s, { closed: false }) +
  ink(T(curveThrough(118, -197, 110, -196, 104, -199)), '#140a06', s, { closed: false });

/** Spotted doe that listens. Hooves at (x, y), the shoulder 150 s high. */
export function doe(x: number, y: number, s: number, fx: number, r: Rng): string {
  const T: Map = (p) => transform(p, x, y, s, 0, fx),
    body = T(loopThrough(BUCK));
  const ear = (a: number, w: number): string => {
    const q = T(leaf(71, -227, 34, w, a, 0.15));
    return modelled(q, '#b57f4c', '#5c3418', 3, 1) + ink(q, LINE, 0.9);
  };
  const tail = T(leaf(-91, -140, 34, 6, 2, 0.2));
  return (
    group(fill(T(ellipse(0, 2, 92, 8)), '#24381c'), 'opacity=".4" filter="url(#b3)"') +
    farLegs(T, s, '#9a6a3c', '#4a2a12') +
    modelled(tail, '#f1e4cc', '#8a7258', 3, 1) +
    ink(tail, LINE, 0.9) +
    ear(-2.4, 8) +
    modelled(body, '#c28b55', '#5c3418', 18 * s, 5, { op: 0.75, hi: '#e6bd8c' }) +
    clip(
      body,
      group(
        fill(
          T(
            loopThrough(
              74,
              -160,
              88,
              -164,
              82,
              -120,
              66,
              -98,
              30,
              -96,
              -20,
              -104,
              -46,
              -108,
              -66,
              -84,
              -78,
              -60,
              -60,
              -70,
              -40,
              -88,
              30,
              -86,
              58,
              -84,
            ),
          ),
          '#f3e2c2',
        ),
        'opacity=".85" filter="url(#b2)"',
      ) +
        dots(
          scatter(
            T(
              loopThrough(-84, -138, -40, -146, 30, -142, 48, -160, 60, -140, 44, -118, -20, -120, -70, -116),
            ),
            13 * s,
            r,
          ),
          2.4 * s,
          '#f6e8cc',
        ) +
        each(
          [
            [61, -4],
            [-63, -4],
          ],
          ([a, b]) => fill(T(ellipse(a, b, 9, 7)), '#3a2418'),
        ),
    ) +
    ink(body, LINE, 1.2) +
    ear(-2.86, 9) +
    fill(T(ellipse(90, -217, 9, 6, 0.4)), '#f3e2c2') +
    face(T, s)
  );
}

/** Blackbuck, head raised: dark back, white belly, chin and eye ring, long spiral horns. Hooves on y = 0. */
export function blackbuck(x: number, y: number, s: number, fx: number): string {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx);
  const horn = (bx: number, lean: number): Poly =>
    curve(
      series(15, (i): Point => [bx + lean * i * 3 + Math.sin(i * 1.25) * 7 * (1 - i / 20), -230 - i * 9.4]),
      false,
      5,
    );
  const drawHorn = (h: Poly, w: number): string => {
    const q = T(h),
      body = ribbon(q, widths(w * s, w * 0.8 * s, w * 0.5 * s, 0.8));
    return (
      fill(body, '#4a3a2e') +
      each(walk(q, 5 * s), (k) =>
        line(
          [
            polar(k.p[0], k.p[1], w * 0.9 * s * (1 - k.t * 0.8), k.a + 1.9),
            polar(k.p[0], k.p[1], w * 0.9 * s * (1 - k.t * 0.8), k.a - 1.25),
          ],
          '#b39a7c',
          1,
        ),
      ) +
      ink(body, '#20140c', 1)
    );
  };
  let o = group(fill(T(ellipse(0, 2, 92, 8)), '#3f5a2c'), 'opacity=".45" filter="url(#b5)"');
  o += farLegs(T, s, '#b9a48c', '#4a3626');
  o += drawHorn(horn(74, -0.5), 5.4);
  const tail = T(leaf(-91, -140, 36, 6, 2, 0.2));
  o += modelled(tail, '#f3ead6', '#8a7258', 3, 1) + ink(tail, LINE, 0.9);
  const far = T(leaf(70, -229, 30, 7, -2.5, 0.15)),
    near = T(leaf(72, -226, 34, 8, -2.86, 0.15));
  o += modelled(far, '#6b4c38', '#2a180c', 3, 1) + ink(far, LINE, 0.9);
  const body = T(loopThrough(BUCK));
  o += modelled(body, '#4b3527', '#120a06', 20 * s, 5, { op: 0.75, hi: '#8a6648' });
  const white = (...p: number[]): string => fill(T(loopThrough(p)), '#f5ecd8');
  o += clip(
    body,
    group(
      white(
        74,
        -168,
        90,
        -166,
        84,
        -120,
        70,
        -100,
        58,
        -110,
        40,
        -112,
        -10,
        -112,
        -36,
        -120,
        -52,
        -112,
        -70,
        -90,
        -78,
        -96,
        -96,
        -120,
        -100,
        -100,
        -40,
        -86,
        30,
        -84,
        56,
        -80,
      ) +
        white(50, -80, 54, -60, 56, -30, 58, 0, 70, 0, 66, -40, 66, -80) +
        white(-78, -66, -68, -30, -66, 0, -56, 0, -62, -40, -62, -66, -56, -84) +
        white(100, -200, 122, -204, 122, -190, 98, -192),
      'filter="url(#b2)"',
    ) +
      white(82, -220, 90, -226, 100, -220, 98, -211, 89, -208, 82, -212) +
      each(
        [
          [61, -4],
          [-63, -4],
        ],
        ([a, b]) => fill(T(ellipse(a, b, 9, 7)), '#20140c'),
      ),
  );
  o +=
    ink(body, LINE, 1.5) +
    ink(T(curveThrough(46, -140, 60, -120, 58, -100)), '#20140c', 1.1, { closed: false }) +
    ink(T(curveThrough(-62, -146, -52, -126, -58, -106)), '#20140c', 1.1, { closed: false });
  o += modelled(near, '#8a6648', '#2a180c', 3, 1) + ink(near, LINE, 1);
  o += face(T, s);
  o += drawHorn(horn(82, 0.34), 5.8);
  const collar = T(curveThrough(52, -166, 68, -156, 83, -162));
  o +=
    line(collar, '#a5202c', 5.4) +
    line(collar, K.goldHi, 1.4) +
    each(walk(collar, 9), (k) => dot(k.p[0], k.p[1] + 4, 2, K.gold));
  const [bx, by] = T([[72, -152]])[0];
  return (
    o +
    fill(transform(loopThrough(-5, 0, 5, 0, 8, 12, -8, 12), bx, by, 1), K.gold) +
    dot(bx, by + 13, 2.4, '#6b3f14')
  );
}
