/** The suits of the ten incarnations and their emblems. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, repeat } from '../../draw/markup.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { K } from './style.ts';

/** Suits of the ten avatars. */
export const SUITS = [
  'fish',
  'turtle',
  'boar',
  'lion',
  'umbrella',
  'axe',
  'arrow',
  'plough',
  'lotus',
  'sword',
] as const;

type Suit = (typeof SUITS)[number];

/** Emblem of a suit, about 100 across, centred on (0, 0). */
export function emblem(suit: Suit): string {
  const o = (p: Poly, col: string, w = 1.8) => inked(p, col, K.ink, w);
  const soft = (p: Poly, col: string, shade: string, d = 9) =>
    modelled(p, col, shade, d, 3) + ink(p, K.ink, 1.8);
  switch (suit) {
    case 'fish': {
      const body = loopThrough(46, 2, 28, -20, -4, -24, -30, -8, -30, 10, -4, 24, 28, 18),
        tail = loopThrough(-28, 0, -44, -22, -56, -26, -50, 0, -56, 26, -44, 22);
      return (
        soft(tail, K.rose, K.red) +
        o(loopThrough(8, -22, -2, -36, -18, -32, -14, -18), K.rose) +
        o(loopThrough(6, 22, -4, 35, -18, 30, -14, 17), K.rose) +
        soft(body, K.gold, K.brown, 12) +
        clip(
          body,
          repeat(24, (i) =>
            line(
              series(6, (k): Point => [
                -24 + (i % 6) * 8 + Math.cos(-1.2 + k * 0.48) * 5,
                -15 + Math.floor(i / 6) * 10 + (i % 2) * 5 + Math.sin(-1.2 + k * 0.48) * 5,
              ]),
              K.brown,
              1.2,
            ),
          ),
        ) +
        line(curveThrough(22, -17, 15, 0, 22, 16), K.ink, 1.6) +
        dot(32, -5, 5.6, K.cream) +
        dot(33, -5, 3, K.ink) +
        line(curveThrough(46, 3, 40, 6, 36, 6), K.ink, 1.4)
      );
    }
    case 'turtle': {
      const shell = loopThrough(-34, 12, -32, -12, -12, -28, 14, -28, 32, -10, 34, 12, 0, 20);
      return (
        each(
          [
            [-26, 16, 2.2],
            [24, 16, 0.9],
            [-32, 4, 2.9],
          ],
          ([x, y, a]) => o(leaf(x, y, a > 2.5 ? 18 : 26, a > 2.5 ? 3 : 9, a, 0, 0.6), K.green),
        ) +
        soft(loopThrough(28, 8, 40, -8, 52, -12, 56, -2, 48, 8, 36, 16), '#4f8a5c', K.green, 6) +
        dot(50, -4, 2.6, K.ink) +
        soft(shell, K.gold, K.brown, 12) +
        clip(
          shell,
          lines(
            [
              [-22, 18, -16, -30],
              [-6, 18, -4, -30],
              [12, 18, 10, -30],
              [26, 16, 20, -28],
            ]
              .map(([a, b, c, d]) => polyline(a, b, c, d))
              .concat([curveThrough(-36, -2, 0, -10, 36, -2)]),
            K.brown,
            2,
          ),
        ) +
        line(curveThrough(-34, 12, 0, 20, 34, 12), K.red, 3)
      );
    }
    case 'boar': {
      const body = loopThrough([
        -48, -2, -40, -24, -10, -30, 18, -24, 34, -12, 54, -4, 56, 6, 40, 12, 22, 16, -10, 18, -40, 14,
      ]);
      return (
        each([-36, -22, 8, 22], (x) => o(polyline(x, 10, x + 10, 10, x + 7, 36, x - 1, 36), K.black)) +
        soft(body, '#4a4650', K.black, 12) +
        repeat(11, (i) => fill(leaf(-36 + i * 6.2, -22 - Math.sin(i / 3.2) * 7, 13, 2.6, -2), K.ink)) +
        o(leaf(22, -18, 18, 6, -2.3), '#5c5660') +
        o(loopThrough(42, 10, 40, 0, 46, -8, 46, 4), K.cream, 1.2) +
        dot(34, -6, 4, K.cream) +
        dot(35, -6, 2.2, K.ink) +
        dot(54, 1, 3.4, K.rose) +
        line(curveThrough(-48, -4, -58, -12, -54, -22), K.ink, 2)
      );
    }
    case 'lion': {
      const face = loopThrough(0, -26, 18, -20, 24, 0, 16, 20, 0, 30, -16, 20, -24, 0, -18, -20);
      return (
        repeat(22, (i) => {
          const a = (i / 22) * TAU,
            q = polar(0, 0, 24, a);
          return o(leaf(q[0], q[1], i % 2 ? 28 : 22, 6.5, a + 0.2, 0.2, 0.4), i % 2 ? K.brown : '#c47f36', 1);
        }) +
        soft(face, K.gold, K.brown, 10) +
        each(
          [-1, 1],
          (s) =>
            o(leaf(s * 4, -5, 17, 5, s > 0 ? -0.15 : Math.PI + 0.15), K.cream, 1.2) +
            dot(s * 12, -6, 3.4, K.ink) +
            line(curveThrough(s * 4, -14, s * 12, -18, s * 20, -12), K.ink, 2),
        ) +
        o(loopThrough(-6, 8, 0, 4, 6, 8, 0, 14), K.red, 1.2) +
        line(curveThrough(-13, 18, -6, 21, 0, 15, 6, 21, 13, 18), K.ink, 1.8) +
        each([-1, 1], (s) => fill(polyline(s * 8, 19, s * 11, 19, s * 9, 27), K.cream)) +
        o(loopThrough(-3, 21, 3, 21, 2, 30, -2, 30), K.rose, 1) +
        o(loopThrough(-16, -26, -10, -44, 0, -34, 10, -44, 16, -26, 0, -30), K.pale, 1.3) +
        dot(0, -32, 3, K.red)
      );
    }
    case 'umbrella': {
      const f = [
        ...curveThrough(-46, 2, -34, -22, 0, -36, 34, -22, 46, 2),
        ...series(9, (i): Point => [46 - (i + 0.5) * 10.2, i % 2 ? 2 : 8]),
      ];
      return (
        line(polyline(0, -36, 0, 46), K.ink, 5) +
        line(polyline(0, -36, 0, 46), K.gold, 3) +
        soft(f, K.red, '#5e0f18', 10) +
        clip(
          f,
          lines(
            [-32, -14, 14, 32].map((x) => curveThrough(0, -36, x * 0.7, -20, x * 1.2, 8)),
            K.pale,
            1.6,
          ),
        ) +
        dots(
          series(10, (i): Point => [-45 + i * 10, 9]),
          3,
          K.gold,
        ) +
        o(leaf(0, -34, 18, 5, -1.57, 0, 0.4), K.gold, 1.2) +
        o(ellipse(0, 46, 6, 4), K.gold, 1.2)
      );
    }
    case 'axe':
      return (
        line(polyline(-24, 44, 18, -34), K.ink, 8) +
        line(polyline(-24, 44, 18, -34), K.brown, 5.4) +
        each([-0.2, 0.2, 0.6], (t) =>
          line(polyline(-2 - t * 30 - 4, 5 + t * 54 - 2, -2 - t * 30 + 4, 5 + t * 54 + 2), K.gold, 4),
        ) +
        soft(
          loopThrough(2, -28, 22, -46, 44, -40, 52, -18, 44, 8, 32, 18, 26, 2, 14, -8),
          '#cfd6d8',
          '#6a7680',
          9,
        ) +
        line(curveThrough(44, -38, 50, -18, 34, 14), K.cream, 2.4) +
        o(ellipse(16, -26, 7, 7), K.gold, 1.3)
      );
    case 'arrow':
      return (
        line(polyline(-40, 34, 30, -26), K.ink, 6) +
        line(polyline(-40, 34, 30, -26), K.gold, 3.6) +
        soft(loopThrough(22, -32, 52, -46, 38, -14, 30, -24), '#cfd6d8', '#6a7680', 6) +
        each([0, 1, 2], (i) =>
          each([-1, 1], (s) =>
            o(leaf(-40 + i * 9, 34 - i * 7.7, 20, 5, 2.43 + s * 0.62), s > 0 ? K.red : K.green, 1),
          ),
        ) +
        o(ribbon(curveThrough(-14, -46, 20, -38, 38, -2, 36, 34), widths(1.4, 4, 4, 1.4)), K.brown, 1.3) +
        line(polyline(-14, -46, 36, 34), K.ink, 1)
      );
    case 'plough':
      return (
        o(
          loopThrough(-44, -28, -34, -36, -4, 2, 16, 14, 40, 16, 54, 26, 30, 28, 4, 24, -16, 8),
          K.brown,
          1.8,
        ) +
        o(polyline(-6, -4, 6, -46, 14, -44, 6, 4), K.gold, 1.6) +
        o(ellipse(10, -46, 10, 5, 0.3), K.gold, 1.4) +
        soft(loopThrough(28, 16, 54, 26, 40, 34, 20, 30), '#cfd6d8', '#6a7680', 5) +
        each([0.2, 0.45], (t) =>
          line(polyline(-34 + t * 44, -22 + t * 40, -26 + t * 44, -30 + t * 40), K.gold, 4),
        )
      );
    case 'lotus':
      return (
        each([-1.25, 1.25, -0.95, 0.95, -0.62, 0.62, -0.3, 0.3, 0], (d, i) => {
          const p = leaf(0, 26, 62 - Math.abs(d) * 10, 14, -Math.PI / 2 + d, d * -0.1, 0.52);
          return (
            modelled(p, i % 2 ? '#e8a4b0' : '#f5d0d4', K.red, 8, 3) +
            ink(p, K.ink, 1.4) +
            line([p[0], p[14]], K.red, 0.9)
          );
        }) + o(loopThrough(-30, 26, 0, 20, 30, 26, 18, 38, 0, 42, -18, 38), K.green, 1.5)
      );
    case 'sword':
      return (
        soft(
          loopThrough(-18, 24, -6, -4, 14, -30, 44, -46, 36, -24, 16, 2, -8, 30),
          '#d8dedc',
          '#6a7680',
          7,
        ) +
        line(curveThrough(-10, 20, 8, -8, 40, -42), '#8a949a', 1.2) +
        line(polyline(-30, 12, -4, 36), K.ink, 8) +
        line(polyline(-30, 12, -4, 36), K.gold, 5.4) +
        line(polyline(-16, 26, -38, 46), K.ink, 8) +
        line(polyline(-16, 26, -38, 46), K.red, 5.4) +
        o(ellipse(-40, 48, 7, 7), K.gold, 1.3)
      );
  }
}
