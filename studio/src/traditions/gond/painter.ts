/** A Gond artist's hand: infill programs, trees of leaves, birds. */
import { curve } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, polar, series } from '../../draw/geometry.ts';
import { contourRows, seedMark } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { bounds, lengthOf, resample, scatter, signedDistance, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { parrot } from '../../motifs/birds/parrot.ts';
import { place } from '../../motifs/place.ts';
import { K } from './style.ts';

type Mark = 'dash' | 'dot' | 'seed' | 'comma' | 'ring' | 'line' | 'vee' | 'tick';

/** One artist's signature: a repeating program of marks, one per contour row. */
export class Gond {
  out: string[] = [];
  occ: Poly[] = [];
  readonly r: Rng;
  constructor(r: Rng) {
    this.r = r;
  }

  add(s: string) {
    this.out.push(s);
  }

  rows(p: Poly, cols: string[], marks: Mark[], step: number) {
    const r = this.r;
    let s = '';
    contourRows(p, step, step * 0.62).forEach((row, i) => {
      const m = marks[i % marks.length],
        col = cols[i % cols.length],
        L = lengthOf(row, true);
      if (L < 6) return;
      if (m === 'line') s += line(row, col, step * 0.2, true);
      else if (m === 'dot') s += dots(resample(row, step * 0.72, true), step * 0.26, col, r);
      else if (m === 'ring')
        s += each(
          walk(row, step * 1.15, true),
          (k) =>
            dot(k.p[0], k.p[1], step * 0.42, col) +
            dot(k.p[0], k.p[1], step * 0.17, cols[(i + 1) % cols.length]),
        );
      else if (m === 'dash')
        s += lines(
          walk(row, step * 1.05, true).map(
            (k) =>
              [polar(k.p[0], k.p[1], step * 0.34, k.a), polar(k.p[0], k.p[1], -step * 0.34, k.a)] as Poly,
          ),
          col,
          step * 0.27,
        );
      else if (m === 'seed')
        s += polys(
          walk(row, step * 1.0, true).map((k) => seedMark(k, step * 0.98, step * 0.27, 0.55)),
          col,
        );
      else if (m === 'comma')
        s += lines(
          walk(row, step * 0.85, true).map((k) =>
            curve(
              [
                polar(k.p[0], k.p[1], step * 0.4, k.a + 1.9),
                k.p,
                polar(k.p[0], k.p[1], step * 0.42, k.a - 0.5),
              ],
              false,
              3,
            ),
          ),
          col,
          step * 0.2,
        );
      else if (m === 'vee')
        s += lines(
          walk(row, step * 0.95, true).map(
            (k) =>
              [
                polar(k.p[0], k.p[1], step * 0.42, k.a + 2.4),
                polar(k.p[0], k.p[1], step * 0.3, k.a),
                polar(k.p[0], k.p[1], step * 0.42, k.a - 2.4),
              ] as Poly,
          ),
          col,
          step * 0.2,
        );
      else
        s += lines(
          walk(row, step * 0.46, true).map(
            (k) =>
              [
                polar(k.p[0], k.p[1], step * 0.36, k.a + 1.57),
                polar(k.p[0], k.p[1], -step * 0.36, k.a + 1.57),
              ] as Poly,
          ),
          col,
          step * 0.15,
        );
    });
    return s;
  }

  part(p: Poly, base: string, cols: string[], marks: Mark[], step = 9, rim?: string) {
    this.add(
      fill(p, base) + clip(p, this.rows(p, cols, marks, step)) + (rim ? ink(p, rim, 2.2) : ink(p, base, 2.4)),
    );
    this.occ.push(p);
  }

  free(x: number, y: number, R: number) {
    return this.occ.every((p) => {
      const b = bounds(p);
      return x < b.x0 - R || x > b.x1 + R || y < b.y0 - R || y > b.y1 + R || signedDistance(p, x, y) > R;
    });
  }

  leafy(x: number, y: number, L: number, w: number, a: number, base: string, hi: string) {
    const p = leaf(x, y, L, w, a, 0.06, 0.42),
      m = curve([[x, y], polar(x, y, L * 0.5, a + 0.02), polar(x, y, L * 0.94, a + 0.055)]);
    let s = fill(p, base);
    s += lines(
      walk(m, 4.6)
        .slice(1, -1)
        .flatMap((k) =>
          [1, -1].map((sg) => {
            const h = w * 0.72 * Math.sin(Math.PI * Math.pow(k.t, 0.8));
            return [
              polar(k.p[0], k.p[1], 1.4, k.a + sg * 1.2),
              polar(k.p[0], k.p[1], h, k.a + sg * 0.95),
            ] as Poly;
          }),
        ),
      hi,
      1.5,
    );
    this.add(s);
    this.occ.push(p);
  }

  /** Limbs with tick fills, then every leaf by hand, then round fruit. */
  canopy(limbs: any[], leafs: string[][], pal: string[], r: Rng, ok: (p: Point) => boolean) {
    limbs.forEach((b, bi) => {
      if (b.w1 < 7 && b.path.length > 6)
        walk(b.path, 16)
          .slice(1)
          .forEach((k, i) => {
            const wHere = lerp(b.w0, b.w1, k.t);
            if (wHere > 15) return;
            for (const sg of [1, -1]) {
              if (k.t < 0.9 && (i + (sg > 0 ? 0 : 1)) % 2) continue;
              const L = r.between(34, 46),
                a = k.a + sg * r.between(0.5, 0.85),
                t = polar(k.p[0], k.p[1], L, a);
              if (!ok(t) || !this.free((t[0] + k.p[0]) / 2, (t[1] + k.p[1]) / 2, L * 0.14)) continue;
              const lp = leafs[bi % leafs.length];
              this.leafy(k.p[0], k.p[1], L, L * 0.27, a, lp[0], lp[1]);
            }
          });
    });
    limbs.forEach((b) => {
      this.add(fill(b.outline, pal[0]));
      if (b.w0 > 9)
        this.add(
          clip(
            b.outline,
            lines(
              walk(b.path, 5).map(
                (k) =>
                  [
                    polar(k.p[0], k.p[1], 30, k.a + 1.2),
                    polar(k.p[0], k.p[1], 30, k.a + 1.2 + Math.PI),
                  ] as Poly,
              ),
              pal[1],
              1.5,
            ),
          ) + line(b.outline, pal[0], 3, true),
        );
      if (b.w0 > 16)
        this.add(
          lines(
            walk(b.path, 9)
              .filter((k) => k.t < 0.8)
              .map((k) => [k.p, polar(k.p[0], k.p[1], 5, k.a)] as Poly),
            K.chuna,
            2.4,
          ),
        );
    });
    limbs.forEach((b, i) => {
      const e = b.path[b.path.length - 1];
      if (i % 3 === 0 && ok(e))
        this.add(
          dot(e[0], e[1], 8.5, pal[1]) +
            dots(
              series(7, (k) => polar(e[0], e[1], 5.4, (k / 7) * TAU)),
              1.2,
              K.chuna,
            ) +
            dot(e[0], e[1], 2.4, pal[0]),
        );
    });
  }

  perch(limbs: any[], r: Rng, n: number, W: number, maxY: number) {
    const used: Point[] = [];
    for (const b of r.shuffle(limbs as any[])) {
      for (const f of [0.7, 0.4]) {
        const q: Point = b.path[Math.floor(b.path.length * f)];
        if (
          b.path.length < 12 ||
          q[0] < 120 ||
          q[0] > W - 120 ||
          q[1] < 120 ||
          q[1] > maxY ||
          used.some((z) => Math.hypot(z[0] - q[0], z[1] - q[1]) < 130)
        )
          continue;
        used.push(q);
        this.bird(
          q[0],
          q[1] - 26,
          0.74,
          used.length % 2 ? -1 : 1,
          [
            [K.peacock, K.sky, K.haldi],
            [K.vermilion, K.haldi, K.mahua],
            [K.mahua, K.tesu, K.sky],
            [K.tesu, K.haldi, K.peacock],
          ][used.length % 4],
        );
        break;
      }
      if (used.length >= n) break;
    }
  }

  bird(x: number, y: number, s: number, fx: number, pal: string[]) {
    const B = place(parrot(), x, y, s, 0, fx);
    B.tail.forEach((t: Poly, i: number) =>
      this.part(t, pal[(i + 1) % pal.length], [K.chuna], ['vee'], 6 * s + 1),
    );
    this.part(B.body, pal[0], [pal[1], K.chuna, pal[2]], ['dash', 'dot', 'seed'], 7 * s + 1);
    this.part(B.wing, pal[2], [K.chuna, pal[0]], ['comma', 'dot'], 6.4 * s + 1);
    this.add(
      fill(B.beak, K.tesu) + lines(B.legs, pal[0], 2) + fill(B.eye, K.chuna) + fill(B.pupil, K.charcoal),
    );
  }
}

export const finished = (G: Gond, w: number, h: number, bg: string, seed: number): Painting => ({
  w,
  h,
  bg,
  body: G.out.join(''),
  finish: {
    seed,
    surface: 'paper',
    wobble: 1.6,
    grain: 1,
    mottle: 0.9,
    fibre: 0.8,
    vignette: 0.4,
    age: 0.35,
  },
});

export function edge(G: Gond, W: number, H: number, m: number, a: string, b: string, bg: string) {
  const r = rect(m, m, W - 2 * m, H - 2 * m),
    r2 = rect(m + 22, m + 22, W - 2 * m - 44, H - 2 * m - 44);
  G.add(
    fill(r, a) +
      fill(r2, bg) +
      polys(
        scatter(r2, 19, G.r, 14).flatMap(([x, y], i) => {
          const an = Math.atan2(y - H * 0.45, x - W / 2) + Math.PI / 2;
          return [
            seedMark({ p: [x, y], a: an, t: 0, s: 0 }, 11, 2.3),
            ...(i % 3 ? [] : [ellipse(x + 7, y + 6, 1.7, 1.7, 0, 8)]),
          ];
        }),
        '#e6cf9c',
      ),
  );
  const mid = rect(m + 11, m + 11, W - 2 * m - 22, H - 2 * m - 22);
  G.add(
    polys(
      walk(mid, 15, true).map((k) => seedMark(k, 15, 4.2, 0.7)),
      b,
    ) + dots(resample(rect(m + 30, m + 30, W - 2 * m - 60, H - 2 * m - 60), 9, true), 2, a),
  );
}
