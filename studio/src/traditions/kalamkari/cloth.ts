/** A Kalamkari cloth being drawn: border, ground, what is already covered, filler last-but-one. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series, transform } from '../../draw/geometry.ts';
import { contourRows, hatch } from '../../draw/hatching.ts';
import { ink, patterned } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { bounds, resample, scatter, signedDistance, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import {
  type BStyle,
  type Band,
  type BandSpec,
  frame,
  hatched,
  lotuses,
  petals,
  rope,
} from '../../motifs/borders.ts';
import { chintz, chintzLeaf } from '../../motifs/painted/chintz.ts';
import { colonize } from '../../motifs/plants/colonize.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { blockButi, chintzVine } from './bands.ts';
import { stroke } from './kalam.ts';
import { INK, K, filler, trio } from './style.ts';

/** A running creeper with a bud in every bend. */
export const creeper: Band = (L, T) => {
  const n = Math.max(2, Math.round(L / (T * 1.9)) * 2),
    d = L / n;
  const stem = series(n * 6 + 1, (i): Point => [(i * d) / 6, T * (0.5 + 0.2 * Math.sin((i / 6) * Math.PI))]);
  let s = fill(rect(0, 0, L, T), K.cloth) + stroke(stem, 1.9);
  for (let i = 0; i < n; i++) {
    const up = i % 2 ? -1 : 1,
      x = (i + 0.5) * d,
      y = T * (0.5 - 0.1 * up);
    for (const a of [-0.75, 0.75, 0])
      s += edged(
        leaf(x, y, T * 0.4, T * 0.1, (-Math.PI / 2) * up + a, 0, 0.55, 7),
        a ? K.leaf : [K.madder, K.indigo][(i >> 1) % 2],
        INK,
        0.8,
      );
    s += dot(x + d * 0.5, T * (0.5 + 0.36 * up), T * 0.055, INK);
  }
  return s;
};

const BORDERS: Record<string, BandSpec[]> = {
  chintz: [
    { t: 13, band: rope, corner: false },
    { t: 54, band: chintzVine('#e2c898') },
    { t: 22, band: blockButi },
    { t: 8, band: hatched, corner: false },
  ],
  temple: [
    { t: 10, band: rope, corner: false },
    { t: 24, band: creeper },
    { t: 34, band: lotuses },
    { t: 10, band: hatched, corner: false },
  ],
  madder: [
    { t: 12, band: rope, corner: false },
    { t: 26, band: blockButi },
    { t: 48, band: chintzVine('#d9b98a') },
    { t: 14, band: petals, corner: false },
  ],
  narrow: [
    { t: 12, band: rope, corner: false },
    { t: 26, band: petals },
    { t: 22, band: creeper },
    { t: 9, band: hatched, corner: false },
  ],
};

export class Cloth {
  readonly r: Rng;
  readonly W: number;
  readonly H: number;
  /** The field inside the border. */
  readonly f: { x: number; y: number; w: number; h: number; right: number; bottom: number; cx: number };
  private body = '';
  private readonly border: string;
  private taken: [Poly, ReturnType<typeof bounds>][] = [];

  constructor(
    seed: number,
    W: number,
    H: number,
    border: keyof typeof BORDERS | BandSpec[],
    ground: string = K.cloth,
  ) {
    this.r = new Rng(seed);
    this.W = W;
    this.H = H;
    const st: BStyle = {
      ink: INK,
      w: 1.5,
      cols: [K.madder, K.cloth, K.indigo, K.myrobalan],
      bg: K.cloth,
      leaf: K.leaf,
    };
    const { svg, x, y, w, h } = frame(
      W,
      H,
      12,
      typeof border === 'string' ? BORDERS[border] : border,
      this.r,
      st,
    );
    this.border = svg;
    this.f = { x, y, w, h, right: x + w, bottom: y + h, cx: x + w / 2 };
    this.body = fill(rect(x, y, w, h), ground);
  }

  add(svg: string) {
    this.body += svg;
  }

  /** Nothing of the filler may grow here. */
  block(...shapes: Poly[]) {
    for (const q of shapes) this.taken.push([q, bounds(q)]);
  }

  free = (x: number, y: number, R: number): boolean =>
    this.taken.every(
      ([o, b]) => x < b.x0 - R || x > b.x1 + R || y < b.y0 - R || y > b.y1 + R || signedDistance(o, x, y) > R,
    );

  /** Sprigs and dots on light ground. */
  sow(area: Poly) {
    this.add(filler(area, this.r, this.free, K.cloth));
  }

  /** Printed sprigs in staggered rows, wherever there is room. */
  sprigs(area: Poly, pitch = 38, cols: readonly [string, string] = [K.leaf, K.madder]) {
    const b = bounds(area);
    let s = '';
    for (let y = b.y0 + pitch * 0.5, i = 0; y < b.y1 - 8; y += pitch * 0.82, i++)
      for (let x = b.x0 + (i % 2 ? pitch : pitch * 0.5); x < b.x1 - 8; x += pitch) {
        if (!this.free(x, y, 11)) continue;
        for (const a of [-0.75, 0, 0.75]) {
          const q = leaf(x, y + 9, 17, 3.6, -Math.PI / 2 + a);
          s += edged(q, a ? cols[0] : cols[1], INK, 0.7);
        }
        s += dot(x, y - 12, 1.8, K.indigo);
      }
    this.add(s);
  }

  /** Block-printed flowers on dyed ground. @param col,eye petals and heart, @param pitch from flower to flower */
  flowers(area: Poly, col: string = K.rust, eye: string = K.myrobalan, pitch = 24) {
    for (const [x, y] of scatter(area, pitch, this.r, 4, 2))
      if (this.free(x, y, 9)) this.add(polys(rosette(x, y, 7, 5, x), col) + dot(x, y, 1.9, eye));
  }

  finish(seed: number): Painting {
    const { f } = this;
    return {
      w: this.W,
      h: this.H,
      bg: '#e2cda0',
      body: clip(rect(f.x, f.y, f.w, f.h), this.body) + this.border,
      finish: {
        seed,
        surface: 'cloth',
        wobble: 1.6,
        wobbleFreq: 0.02,
        grain: 1.1,
        mottle: 1.7,
        fibre: 1.1,
        vignette: 0.5,
        age: 0.7,
      },
    };
  }
}

/** A rock of the mounds: coloured, with rows of lines and dots inside. */
export function rock(q: Poly, col: string): string {
  return patterned(
    q,
    col,
    each(contourRows(q, 8, 6, 3), (z, k) =>
      k % 2 ? dots(resample(z, 6, true), 1.3, INK) : line(z, INK, 0.9, true),
    ),
    INK,
    1.7,
  );
}

const ROCKS = [K.madder, K.paleIndigo, K.myrobalan, K.leaf, K.rust, K.shell];

/** Heap of rocks. @param y where it stands, @param rows how high, @param w,n width and rocks of the lowest row */
export function mound(cx: number, y: number, w: number, n: number, rows: number): string {
  let s = '';
  for (let row = rows - 1; row >= 0; row--) {
    const k = n - row,
      d = w / n,
      rise = 26;
    for (let i = 0; i < k; i++) {
      const q = transform(
        loopThrough(-d * 0.6, 34, -d * 0.48, -10, -d * 0.1, -30, d * 0.28, -26, d * 0.52, -2, d * 0.6, 34),
        cx + (i - (k - 1) / 2) * d,
        y - row * rise,
      );
      s += rock(q, ROCKS[(i * 5 + row * 3 + 1) % 6]);
    }
  }
  return s;
}

/** Water: rows of scales with a foam line each. @param area where, @param row height of a row */
export function water(area: Poly, row = 15, col: string = K.indigo, foam: string = K.cloth): string {
  const b = bounds(area),
    d = row * 2;
  let s = fill(area, col);
  for (let y = b.y0 - row, i = 0; y < b.y1 + row; y += row * 0.8, i++) {
    const arcs: Poly[] = [],
      inner: Poly[] = [];
    for (let x = b.x0 - d + (i % 2) * row; x < b.x1 + d; x += d) {
      arcs.push(
        curveThrough(
          [x, y + row * 0.9],
          [x + row * 0.3, y + row * 0.2],
          [x + row, y],
          [x + row * 1.7, y + row * 0.2],
          [x + d, y + row * 0.9],
        ),
      );
      inner.push(
        curveThrough(x + row * 0.5, y + row * 0.9, x + row, y + row * 0.42, x + row * 1.5, y + row * 0.9),
      );
    }
    s += lines(arcs, foam, 1.5) + lines(inner, K.paleIndigo, 1.2);
  }
  return clip(area, s) + ink(area, INK, 1.4);
}

/** A curled cloud. */
export function cloud(x: number, y: number, s: number, fx = 1): string {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx),
    q = T(
      loopThrough([
        -70, 16, -74, -4, -54, -14, -44, -32, -14, -34, 4, -46, 32, -38, 40, -22, 62, -20, 72, 0, 64, 16, 20,
        20, -30, 21,
      ]),
    );
  const curl = (cx: number, cy: number, R: number, a: number) =>
    T(series(18, (i) => polar(cx, cy, R * (1 - i / 22), a + i * 0.42)));
  return (
    fill(q, K.cloth) +
    clip(
      q,
      each(contourRows(q, 7, 5, 2), (z, i) => line(z, i ? K.paleIndigo : K.indigo, 1.2, true)),
    ) +
    each([curl(-38, -8, 13, 2.4), curl(6, -16, 16, 2), curl(44, -2, 12, 2.6)], (c) =>
      line(c, K.indigo, 1.5),
    ) +
    ink(q, INK, 1.7)
  );
}

/** Tree grown into a canopy, with leaves and chintz flowers. @param base foot of the trunk, @param h height of the bare trunk */
export function tree(
  c: Cloth,
  base: Point,
  h: number,
  canopy: Poly,
  o: {
    bloom?: [number, number];
    leaves?: string[];
    trunk?: string;
    maxW?: number;
    spacing?: number;
    kinds?: number[];
    flowers?: number;
  } = {},
): string {
  const r = c.r.fork(),
    knots = Math.max(3, Math.round(h / 20)),
    roots = series(knots, (i) => [base[0] + 7 * Math.sin(i * 0.8), base[1] - (i * h) / (knots - 1)] as Point),
    L = colonize(canopy, roots, r, {
      spacing: o.spacing ?? 19,
      step: 9,
      kill: 14,
      tipW: 1.8,
      pow: 0.5,
      infl: 54,
      maxW: o.maxW ?? 24,
    }),
    [small, large] = o.bloom ?? [11, 18],
    cols = o.leaves ?? [K.leaf, K.leaf, K.indigo],
    placed: [number, number, number][] = [];
  let leaves = '',
    blooms = '';
  const tips = L.map((l) => l.path[l.path.length - 1]).sort((a, b) => a[1] - b[1]);
  tips.forEach((t) => {
    const R = r.between(small, large);
    if (r.unit() > (o.flowers ?? 1)) return;
    if (placed.some((q) => Math.hypot(q[0] - t[0], q[1] - t[1]) < q[2] + R + 2)) return;
    blooms += chintz(
      t[0],
      t[1],
      R,
      r.between(0, 6),
      r.pick(o.kinds ?? [0, 4, 5]) + 0,
      trio(r),
      INK,
      r,
      K.cloth,
    );
    placed.push([t[0], t[1], R]);
  });
  for (const l of L)
    walk(l.path, 13)
      .slice(1)
      .forEach((k, i) => {
        const sg = i % 2 ? 1 : -1,
          n = r.between(20, 30),
          a = k.a + sg * r.between(0.6, 1),
          e = polar(k.p[0], k.p[1], n, a);
        if (k.p[1] > base[1] - h * 0.8 || placed.some((q) => Math.hypot(q[0] - e[0], q[1] - e[1]) < q[2]))
          return;
        leaves += chintzLeaf(k.p[0], k.p[1], n, n * 0.2, a, sg * -0.28, r.pick(cols), '#dcc48e', INK, r);
      });
  c.block(canopy, rect(base[0] - 18, base[1] - h, 36, h));
  return (
    leaves +
    each(
      L,
      (l) =>
        fill(l.outline, o.trunk ?? K.rust) +
        (l.w0 > 8 ? hatch(l.outline, 0.2, 5, 0.7, INK, r) : '') +
        ink(l.outline, INK, 1.2),
    ) +
    blooms
  );
}

/** Grass and flowers on a ground line. */
export function turf(x0: number, x1: number, y: number, step = 26): string {
  let s = '';
  for (let x = x0 + step / 2, i = 0; x < x1; x += step, i++) {
    for (const a of [-0.8, -0.4, 0, 0.4, 0.8]) {
      const q = leaf(x, y, 20 - Math.abs(a) * 6, 3.4, -Math.PI / 2 + a, a * 0.2);
      s += edged(q, i % 2 ? K.leaf : K.indigo, INK, 0.8);
    }
    s += polys(rosette(x, y - 22, 6.4, 6), i % 3 ? K.madder : K.myrobalan) + dot(x, y - 22, 2, K.cloth);
  }
  return s;
}

/** Nimbus of rays behind a head. */
export function nimbus(x: number, y: number, R: number, col: string = K.myrobalan): string {
  const n = 28;
  let s = fill(ellipse(x, y, R, R), INK) + fill(ellipse(x, y, R - 1.6, R - 1.6), col);
  for (let i = 0; i < n; i++) {
    const q = polar(x, y, R * 0.8, (i / n) * Math.PI * 2);
    s += fill(leaf(q[0], q[1], R * 0.18, R * 0.06, (i / n) * Math.PI * 2, 0, 0.4), K.madder);
  }
  return s + line(ellipse(x, y, R * 0.76, R * 0.76), INK, 1.1, true);
}
