/** Ganjifa of Mysuru: round lacquered cards, a banded rim, an emblem or a figure on a flat ground with gold touches. */
import {
  type Point,
  type Poly,
  TAU,
  curveThrough,
  ellipse,
  leaf,
  loopThrough,
  polar,
  polyline,
  ribbon,
  widths,
} from '../../draw/geometry.ts';
import { ink, modelled, inked } from '../../draw/ink.ts';
import { clip, dot, dots, fill, group, line, lines, polys, each, repeat } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';

export const K = {
  red: '#a8242c',
  green: '#1f5c40',
  black: '#1c1613',
  gold: '#d9aa44',
  pale: '#f3dc94',
  cream: '#f5e9c8',
  blue: '#2c4a86',
  sky: '#7fa0cc',
  rose: '#d98894',
  brown: '#8a4a26',
  ink: '#2a1510',
};

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
              Array.from({ length: 6 }, (_, k): Point => [
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
        ...Array.from({ length: 9 }, (_, i): Point => [46 - (i + 0.5) * 10.2, i % 2 ? 2 : 8]),
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
          Array.from({ length: 10 }, (_, i): Point => [-45 + i * 10, 9]),
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

/** Rim and ground of one card, R its radius, centred on (0, 0); what is painted on it comes after. */
export function cardFace(R: number, rim: string, field: string, second: string): string {
  const ring = (k: number, col: string) => dot(0, 0, R * k, col);
  let s =
    ring(1, K.ink) +
    ring(0.985, rim) +
    ring(0.84, K.ink) +
    ring(0.83, K.gold) +
    ring(0.8, second) +
    ring(0.755, K.ink) +
    ring(0.745, field);
  s += repeat(24, (i) => {
    const a = (i / 24) * TAU,
      q = polar(0, 0, R * 0.912, a);
    return i % 2
      ? each([-0.7, 0, 0.7], (d) =>
          fill(
            leaf(q[0] - Math.cos(a) * R * 0.03, q[1] - Math.sin(a) * R * 0.03, R * 0.075, R * 0.018, a + d),
            K.pale,
          ),
        )
      : polys(rosette(q[0], q[1], R * 0.048, 6, a), K.gold) + dot(q[0], q[1], R * 0.014, K.cream);
  });
  s += dots(
    Array.from({ length: 72 }, (_, i) => polar(0, 0, R * 0.78, (i / 72) * TAU)),
    R * 0.011,
    K.pale,
  );
  return (
    s +
    line(ellipse(0, 0, R * 0.96, R * 0.96, 0, 80), K.gold, R * 0.012, true) +
    line(ellipse(0, 0, R * 0.865, R * 0.865, 0, 80), K.gold, R * 0.01, true)
  );
}

/** A lacquered card lying at (x, y): its shadow, the face, a soft gloss. @param rot turn in radians */
export const lay = (x: number, y: number, R: number, rot: number, face: string): string =>
  group(
    fill(ellipse(x + R * 0.05, y + R * 0.08, R * 1.02, R * 1.02, 0, 60), '#000'),
    'opacity=".42" filter="url(#b8)"',
  ) +
  group(
    face +
      group(
        fill(
          loopThrough(
            [-R * 0.8, -R * 0.3],
            [-R * 0.5, -R * 0.78],
            [R * 0.3, -R * 0.9],
            [R * 0.1, -R * 0.6],
            [-R * 0.4, -R * 0.3],
          ),
          '#fff',
        ),
        'opacity=".1" filter="url(#b5)"',
      ),
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((rot * 180) / Math.PI).toFixed(1)})"`,
  );
