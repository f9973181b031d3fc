/** Nirmal: gold tones on a dark lacquered ground, modelled by fine strokes; creeper borders. */
import { type Point, type Poly, TAU, curve, leaf, polar, walk } from '../../draw/geometry.ts';
import { clip, dot, fill, group, line, lines, polys, each } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';

export const K = {
  ground: '#1d1310',
  deep: '#0f0908',
  umber: '#5a3718',
  bronze: '#96672a',
  gold: '#cf9c42',
  light: '#efcf7e',
  glow: '#fdf0b8',
  green: '#5f6f3a',
  rose: '#b4563e',
};

/** A shape in gold tones: dark edge, light from the upper left, a fine bright contour. @param turn where the light falls */
export function gilt(p: Poly, o: { col?: string; lightCol?: string; w?: number; rim?: string } = {}): string {
  const w = o.w ?? 12,
    xs = p.map((q) => q[0]),
    ys = p.map((q) => q[1]),
    cx = (Math.min(...xs) + Math.max(...xs)) / 2,
    cy = (Math.min(...ys) + Math.max(...ys)) / 2,
    big = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const blur = big > 160 ? 8 : big > 60 ? 5 : big > 24 ? 3 : 1;
  return (
    fill(p, o.col ?? K.gold) +
    clip(
      p,
      group(
        line(
          p,
          K.umber,
          w * 1.3,
          true,
          `transform="translate(${(-w * 0.3).toFixed(1)} ${(-w * 0.3).toFixed(1)})"`,
        ),
        `filter="url(#b${blur})" opacity=".95"`,
      ) +
        group(
          fill(
            p.map(([x, y]): Point => [cx + (x - cx) * 0.5 - big * 0.06, cy + (y - cy) * 0.5 - big * 0.08]),
            o.lightCol ?? K.light,
          ),
          `filter="url(#b${blur})" opacity=".75"`,
        ),
    ) +
    line(p, o.rim ?? K.light, Math.max(0.8, w * 0.09), true)
  );
}

/** Fine strokes along a direction that model a surface, as Nirmal's brush does. */
export const strokes = (shapes: Poly[], col = K.glow, w = 0.7): string =>
  lines(shapes, col, w, 'opacity=".55"');

/** Gold leaf of a creeper with its vein. */
export function goldLeaf(
  x: number,
  y: number,
  L: number,
  w: number,
  a: number,
  k = 0.12,
  dark = false,
): string {
  const p = leaf(x, y, L, w, a, k, 0.42);
  return (
    fill(p, dark ? K.umber : K.bronze) +
    clip(p, group(line(p, K.deep, w * 0.7, true), 'filter="url(#b1)" opacity=".6"')) +
    lines(
      [
        [p[0], p[14]],
        ...[0.3, 0.5, 0.7].flatMap((t) =>
          [-1, 1].map((s): Poly => [
            polar(x, y, L * t, a + k * t * 0.8),
            polar(...polar(x, y, L * t, a + k * t * 0.8), w * 0.7, a + s * 0.7),
          ]),
        ),
      ],
      dark ? K.bronze : K.light,
      0.7,
    ) +
    line(p, dark ? K.bronze : K.light, 0.9, true)
  );
}

/** Creeper along a line: stem, leaves in turn, a flower every few leaves. @param pitch from leaf to leaf */
export function creeper(path: Poly, pitch: number, size: number, flowerEvery = 4): string {
  let s = line(path, K.bronze, size * 0.09) + line(path, K.light, size * 0.03);
  walk(path, pitch)
    .slice(1, -1)
    .forEach((q, i) => {
      const side = i % 2 ? 1 : -1;
      s += goldLeaf(
        q.p[0],
        q.p[1],
        size * (0.8 + 0.2 * ((i * 7) % 3)),
        size * 0.2,
        q.a + side * 0.95,
        -side * 0.2,
        i % 3 === 2,
      );
      if (i % flowerEvery === 0) {
        const f = polar(q.p[0], q.p[1], size * 0.62, q.a - side * 1.1);
        s += line([q.p, f], K.bronze, size * 0.05) + flower(f[0], f[1], size * 0.4, i);
      }
    });
  return s;
}

/** Eight-petalled flower in gold. */
export const flower = (x: number, y: number, R: number, rot = 0): string =>
  polys(rosette(x, y, R, 8, rot), K.bronze) +
  each(rosette(x, y, R, 8, rot), (p) => line(p, K.light, 0.8, true)) +
  polys(rosette(x, y, R * 0.6, 8, rot + TAU / 16), K.gold) +
  dot(x, y, R * 0.2, K.rose) +
  dot(x, y, R * 0.09, K.glow);

/** Lotus seen from the side in gold. @param R height */
export function goldLotus(x: number, y: number, R: number, n = 9): string {
  const order = Array.from({ length: n }, (_, i) => i).sort(
    (a, b) => Math.abs(b - (n - 1) / 2) - Math.abs(a - (n - 1) / 2),
  );
  let s = '';
  for (const i of order) {
    const u = (i - (n - 1) / 2) / ((n - 1) / 2),
      p = leaf(x, y, R * (1 - 0.16 * u * u), R * 0.23, -Math.PI / 2 + u * 1.15, u * -0.12, 0.52);
    s += gilt(p, { col: Math.abs(u) > 0.6 ? K.bronze : K.gold, w: R * 0.16 });
    s += lines(
      [-0.1, 0, 0.1].map(
        (d) =>
          [
            polar(x, y, R * 0.3, -Math.PI / 2 + u * 1.15 + d),
            polar(x, y, R * 0.78, -Math.PI / 2 + u * 1.12 + d * 0.7),
          ] as Poly,
      ),
      K.umber,
      0.7,
    );
  }
  return s;
}

/** Ornamental border of a Nirmal board: two gold fillets, a wave of leaves and flowers between. */
export function vineBorder(W: number, H: number, m: number, t: number): string {
  const ring = (d: number, w: number, col: string) =>
    line(
      [
        [m + d, m + d],
        [W - m - d, m + d],
        [W - m - d, H - m - d],
        [m + d, H - m - d],
      ],
      col,
      w,
      true,
    );
  let s =
    ring(0, 5, K.bronze) +
    ring(0, 2, K.light) +
    ring(7, 1, K.gold) +
    ring(t, 5, K.bronze) +
    ring(t, 2, K.light) +
    ring(t - 7, 1, K.gold);
  const side = (x0: number, y0: number, x1: number, y1: number) => {
    const L = Math.hypot(x1 - x0, y1 - y0),
      a = Math.atan2(y1 - y0, x1 - x0),
      n = 2 * Math.round((L - t) / (t * 1.7)),
      d = (L - t) / n,
      at = (u: number, v: number): Point => [
        x0 + Math.cos(a) * u - Math.sin(a) * v,
        y0 + Math.sin(a) * u + Math.cos(a) * v,
      ],
      wave = curve(
        Array.from({ length: n + 1 }, (_, i) => at(t / 2 + i * d, (i % 2 ? 1 : -1) * t * 0.17)),
        false,
        12,
      );
    s += line(wave, K.bronze, 2.4) + line(wave, K.light, 0.8);
    for (let i = 0; i < n; i++) {
      const q = at(t / 2 + (i + 0.5) * d, 0),
        sg = i % 2 ? 1 : -1;
      for (const k of [-1, 1])
        s += goldLeaf(q[0], q[1], t * 0.34, t * 0.085, a + k * (1.2 - sg * 0.5), 0.1 * k, k === sg);
      const f = at(t / 2 + i * d, (i % 2 ? -1 : 1) * t * 0.1);
      if (i) s += flower(f[0], f[1], t * 0.2, i);
    }
  };
  const c = m + t / 2;
  side(c, c, W - c, c);
  side(W - c, c, W - c, H - c);
  side(W - c, H - c, c, H - c);
  side(c, H - c, c, c);
  for (const [x, y] of [
    [c, c],
    [W - c, c],
    [W - c, H - c],
    [c, H - c],
  ]) {
    s +=
      fill(
        [
          [x - t / 2 + 9, y - t / 2 + 9],
          [x + t / 2 - 9, y - t / 2 + 9],
          [x + t / 2 - 9, y + t / 2 - 9],
          [x - t / 2 + 9, y + t / 2 - 9],
        ],
        K.deep,
      ) + flower(x, y, t * 0.34, 0.2);
    for (let i = 0; i < 4; i++) s += goldLeaf(x, y, t * 0.42, t * 0.09, i * 1.5708 + 0.785, 0);
    s += flower(x, y, t * 0.24, 0.2);
  }
  return s;
}
