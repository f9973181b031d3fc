/** Madhubani (Mithila): double black outline with cross strokes, no empty ground, vivid plant colour. */
import {
  type Point,
  type Poly,
  curve,
  curveThrough,
  loopThrough,
  polyline,
  ellipse,
  leaf,
  transform,
  ribbon,
  widths,
  inside,
  signedDistance,
  bounds,
  walk,
  rect,
  polar,
  TAU,
  scatter,
} from '../../draw/geometry.ts';
import { inset } from '../../draw/contour.ts';
import { Rng } from '../../draw/random.ts';
import { fill, line, lines, dot, dots, group, clip } from '../../draw/svg.ts';
import { ink, ticks, paint } from '../../draw/ink.ts';
import { hatch, scales, contourRows } from '../../draw/hatching.ts';
import {
  frame,
  triangles,
  vine,
  hatched,
  rope,
  fishes,
  petals,
  zigzag,
  beads,
  slant,
  lotuses,
  type BStyle,
} from '../../draw/borders.ts';
import { peacock, fish, parrot, turtle, at } from '../../motifs/animals.ts';
import { rosette, lotusSide, lotusTop } from '../../motifs/plants.ts';
import { mithilaWoman } from '../../motifs/people.ts';
import type { Painting } from '../../draw/painting.ts';
export const MADHUBANI = {
  lampblack: '#1b1512',
  paper: '#f8e9cb',
  kumkum: '#c4261d',
  marigold: '#f0a21c',
  turmeric: '#f6cb3c',
  leaf: '#2e7d3b',
  parrot: '#79a82e',
  indigo: '#1d4c94',
  palash: '#e4601b',
  rose: '#d8447c',
  plum: '#7a2a6a',
  sky: '#4f9fc0',
};
const K = MADHUBANI,
  INK = K.lampblack;
export class Mithila {
  out: string[] = [];
  occ: Poly[] = [];
  private bb = new Map<Poly, ReturnType<typeof bounds>>();
  readonly r: Rng;
  readonly cols: string[];
  constructor(r: Rng, cols: string[]) {
    this.r = r;
    this.cols = cols;
  }
  add(s: string) {
    this.out.push(s);
  }
  block(p: Poly) {
    this.occ.push(p);
    this.bb.set(p, bounds(p));
  }
  zones: [number, number, number, number][] = [];
  free(x: number, y: number, rad: number) {
    for (const z of this.zones) {
      const q = Math.hypot(x - z[0], y - z[1]);
      if (q > z[2] - rad && q < z[3] + rad) return false;
    }
    for (const p of this.occ) {
      const b = this.bb.get(p) ?? bounds(p);
      if (x < b.x0 - rad || x > b.x1 + rad || y < b.y0 - rad || y > b.y1 + rad) continue;
      if (signedDistance(p, x, y) < rad) return false;
    }
    return true;
  }
  col() {
    return this.r.pick(this.cols);
  }
  /** Colour + pattern + double outline. */
  part(
    p: Poly,
    col: string,
    mode: 'flat' | 'hatch' | 'cross' | 'rings' | 'dots' | 'fish' | 'none' = 'flat',
    o: { gap?: number; ang?: number; w?: number; single?: boolean; rim?: string; step?: number } = {},
  ) {
    const { r } = this,
      gap = o.gap ?? 5,
      ang = o.ang ?? r.between(0.4, 1.2),
      w = o.w ?? 2;
    let s = fill(p, o.single ? col : (o.rim ?? K.paper));
    const inn = o.single ? [p] : inset(p, gap);
    for (const q of inn) {
      s += paint(q, col, r, 0.5);
      if (mode === 'hatch') s += hatch(q, ang, o.step ?? 4.6, 0.9, INK, r);
      if (mode === 'cross')
        s += hatch(q, ang, o.step ?? 6, 0.8, INK, r) + hatch(q, ang + Math.PI / 2, o.step ?? 6, 0.8, INK, r);
      if (mode === 'fish') s += scales(q, ang, o.step ?? 15, INK, 1);
      if (mode === 'rings')
        contourRows(q, o.step ?? 8, 6).forEach((z, i) => (s += line(z, i % 2 ? K.paper : INK, 1.4, true)));
      if (mode === 'dots')
        s += dots(
          scatter(q, o.step ?? 9, () => r.unit(), 3),
          1.7,
          K.paper,
          r,
        );
    }
    s += o.single
      ? ink(p, INK, w * 0.8)
      : inn.map((q) => ink(q, INK, w * 0.6)).join('') + ticks(p, gap, 3.6, 0.8, INK, r) + ink(p, INK, w);
    this.add(s);
  }
  flower(x: number, y: number, R: number, n = this.r.int(6, 9), a = this.col(), b = this.col()) {
    const { r } = this,
      pt = rosette(x, y, R, n, r.between(0, 1), 0.58);
    let s = dot(x, y, R * 0.6, K.paper);
    pt.forEach((p) => {
      s += fill(p, a);
      if (R > 15) s += hatch(p, r.between(0, 3), 3.4, 0.6, INK, r);
      s += ink(p, INK, R > 15 ? 1.4 : 1);
    });
    s +=
      dot(x, y, R * 0.32, K.paper) +
      dot(x, y, R * 0.26, b) +
      line(ellipse(x, y, R * 0.31, R * 0.31, 0, 18), INK, 1.2, true);
    if (R > 18)
      s +=
        line(ellipse(x, y, R * 0.15, R * 0.15, 0, 14), INK, 1, true) +
        lines(
          walk(ellipse(x, y, R * 0.16), R * 0.09, true).map(
            (q) => [q.p, polar(x, y, R * 0.3, Math.atan2(q.p[1] - y, q.p[0] - x))] as Poly,
          ),
          INK,
          0.7,
        );
    this.add(s);
  }
  leafAt(x: number, y: number, L: number, w: number, a: number, col: string, k = 0) {
    const p = leaf(x, y, L, w, a, k, 0.45),
      mid: Poly = curve([
        [0, 0],
        [L * 0.5, k * L * 0.25],
        [L * 0.92, k * L * 0.85],
      ]);
    const m = transform(mid, x, y, 1, a);
    let s = fill(p, col);
    if (L > 22)
      s += lines(
        walk(m, 4.4)
          .slice(1, -1)
          .flatMap((t) =>
            [1, -1].map(
              (sg) =>
                [t.p, polar(t.p[0], t.p[1], w * 0.85 * Math.sin(Math.PI * t.t), t.a + sg * 0.9)] as Poly,
            ),
          ),
        INK,
        0.75,
      );
    s += line(m, INK, 1) + ink(p, INK, 1.5);
    this.add(s);
  }
  eye(e: Poly, pu: Poly) {
    this.add(fill(e, '#fffaf0') + fill(pu, INK) + ink(e, INK, 1.6));
  }
  fish(x: number, y: number, s: number, rot: number, fx = 1, a = this.col(), b = this.col(), bend = 10) {
    const F: any = at(fish(bend), x, y, s, rot, fx),
      r = this.r;
    for (const k of ['tail', 'top', 'bot', 'bot2']) {
      this.part(F[k], b, 'hatch', { single: true, w: 2, step: 3.6, ang: rot + (k === 'tail' ? 0 : 1.4) });
    }
    this.part(F.body, a, 'none', { gap: Math.max(3.2, 4.6 * s) });
    const inn = inset(F.body, Math.max(3.2, 4.6 * s))[0] ?? F.body;
    this.add(
      clip(
        inn,
        (r.chance(0.6)
          ? scales(inn, rot + (fx < 0 ? 0 : Math.PI), 15 * Math.max(0.75, s), INK, 1)
          : hatch(inn, rot + 1.1, 4.5, 0.9, INK, r) + hatch(inn, rot - 1.1, 4.5, 0.9, INK, r)) +
          fill(F.head, b) +
          '',
      ),
    );
    this.add(
      ink(F.gill, INK, 2, { closed: false }) +
        line(transform(F.gill, 0, 0), INK, 1) +
        fill(F.eye, '#fff8e6') +
        ink(F.eye, INK, 1.8) +
        fill(F.pupil, INK) +
        line(F.mouth, INK, 1.6),
    );
    this.block(F.body);
  }
  peacock(
    x: number,
    y: number,
    s: number,
    fx = 1,
    o: { tail?: 'trail' | 'fan' | 'up'; look?: 'fwd' | 'back' } = {},
  ) {
    const B: any = at(peacock(o), x, y, s, 0, fx),
      r = this.r;
    if (o.tail === 'fan')
      B.feathers.forEach((f: Poly, i: number) => {
        this.part(f, i % 2 ? K.leaf : K.parrot, 'hatch', { gap: 4, step: 4 });
        const b = walk(f, 2, true)[Math.floor(walk(f, 2, true).length * 0.43)];
        void b;
        this.block(f);
      });
    else {
      this.part(B.tailO, K.parrot, 'none', { gap: 6 * s + 1, w: 2.4 });
      const inn = inset(B.tailO, 6 * s + 1)[0];
      let q = '';
      // feather barbs sweeping off the mid line, rows of eyes over them
      const st = walk(B.tailC, 5);
      const barbs: Poly[] = [];
      st.forEach((k) =>
        [1, -1].forEach((sg) =>
          barbs.push(
            curve(
              [
                k.p,
                polar(k.p[0], k.p[1], 26 * s, k.a + sg * 0.75),
                polar(k.p[0], k.p[1], 62 * s, k.a + sg * 0.62),
              ],
              false,
              4,
            ),
          ),
        ),
      );
      q += lines(barbs, INK, 0.9);
      walk(B.tailC, 30 * s).forEach((k, i) =>
        [-1.5, -0.5, 0.5, 1.5].forEach((j) => {
          const off = (i % 2 ? j : j + 0.5) * 27 * s,
            ex = k.p[0] - Math.sin(k.a) * off,
            ey = k.p[1] + Math.cos(k.a) * off;
          if (!inside(inn, ex, ey) || signedDistance(inn, ex, ey) > -9 * s) return;
          const e1 = leaf(
            ex - Math.cos(k.a) * 17 * s,
            ey - Math.sin(k.a) * 17 * s,
            34 * s,
            11.5 * s,
            k.a,
            0,
            0.6,
          );
          q +=
            fill(e1, K.turmeric) +
            ink(e1, INK, 1.3) +
            fill(ellipse(ex + Math.cos(k.a) * 3 * s, ey + Math.sin(k.a) * 3 * s, 7 * s, 6.5 * s), K.indigo) +
            dot(ex + Math.cos(k.a) * 4 * s, ey + Math.sin(k.a) * 4 * s, 3.2 * s, K.kumkum);
        }),
      );
      this.add(clip(inn, q));
      this.block(B.tailO);
    }
    this.add(
      lines(B.legs, INK, 3 * s + 0.6) +
        lines(B.crest, INK, 1.5) +
        B.crest
          .map((p: Poly) => {
            const q = p[p.length - 1];
            return (
              dot(q[0], q[1], 5 * s, K.kumkum) +
              line(ellipse(q[0], q[1], 5 * s, 5 * s, 0, 14), INK, 1.2, true)
            );
          })
          .join(''),
    );
    this.part(B.body, K.indigo, 'none', { gap: 4.6 * s + 0.8 });
    const bi = inset(B.body, 4.6 * s + 0.8)[0];
    this.add(clip(bi, scales(bi, fx > 0 ? Math.PI * 0.7 : Math.PI * 0.3, 15 * s, K.paper, 1.1)));
    this.part(B.wing, K.palash, 'none', { gap: 4.4 * s });
    const wi = inset(B.wing, 4.4 * s)[0];
    const rows = contourRows(wi, 7 * s, 5 * s);
    this.add(
      clip(
        wi,
        rows
          .map((z, i) =>
            i % 2 ? line(z, K.paper, 2, true) : ticks(z, 5 * s, 3.4, 0.9, INK, r) + line(z, INK, 1.1, true),
          )
          .join(''),
      ),
    );
    this.part(B.beak, K.marigold, 'flat', { single: true });
    this.eye(B.eye, B.pupil);
    this.block(B.body);
  }
  woman(
    x: number,
    y: number,
    s: number,
    fx = 1,
    o: { arm?: 'lotus' | 'pot' | 'namaste' | 'flute'; skin?: string; dress?: string[]; man?: boolean } = {},
  ) {
    const W: any = at(mithilaWoman(o), x, y, s, 0, fx),
      r = this.r,
      [d0, d1, d2, d3] = o.dress ?? [K.kumkum, K.marigold, K.leaf, K.indigo],
      skin = o.skin ?? '#e9a35c',
      G = 4.4 * s + 1;
    this.part(W.bun, INK, 'flat', { single: true });
    for (let i = 0; i < 9; i++) {
      const q = polar(W.bun[20][0] + (W.bun[0][0] - W.bun[20][0]) / 2, W.bun[20][1], 20 * s, (i / 9) * TAU);
      this.flower(q[0], q[1], 7 * s, 6, K.paper, K.turmeric);
    }
    if (!o.man) {
      this.part(W.veil, d2, 'none', { gap: G });
      const vi = inset(W.veil, G);
      vi.forEach((v) =>
        this.add(
          clip(
            v,
            hatch(v, 0.9 * fx, 7, 0.9, INK, r) +
              dots(
                scatter(v, 13 * s, () => r.unit(), 4),
                2.6 * s,
                d1,
                r,
              ),
          ),
        ),
      );
      this.block(W.veil);
    }
    W.feet.forEach((f: Poly) => {
      this.part(f, skin, 'flat', { single: true });
      const b = bounds(f);
      this.add(
        hatch(rect(b.x0, b.y0, b.w * 0.4, b.h * 0.6), 0, 4, 1.4, K.kumkum, r) +
          line(
            [
              [b.x0 + (fx > 0 ? 4 : b.w - 30 * s), b.y0 + 4],
              [b.x0 + (fx > 0 ? 30 * s : b.w - 4), b.y0 + 4],
            ],
            INK,
            2.4,
          ),
      );
    });
    // skirt: rows of different pattern
    this.part(W.skirt, d0, 'none', { gap: G + 1, w: 2.6 });
    const si = inset(W.skirt, G + 1)[0],
      b = bounds(W.skirt),
      rowY = W.rows as Poly[];
    let q = '';
    const bandPoly = (i: number): Poly => {
      const A =
          i < 0
            ? ([
                [b.x0, b.y0 - 4],
                [b.x1, b.y0 - 4],
              ] as Poly)
            : rowY[i][0][0] < rowY[i][rowY[i].length - 1][0]
              ? rowY[i]
              : [...rowY[i]].reverse(),
        B =
          i + 1 >= rowY.length
            ? ([
                [b.x0, b.y1 + 6],
                [b.x1, b.y1 + 6],
              ] as Poly)
            : rowY[i + 1][0][0] < rowY[i + 1][rowY[i + 1].length - 1][0]
              ? rowY[i + 1]
              : [...rowY[i + 1]].reverse();
      return [...A, ...[...B].reverse()];
    };
    [d0, d1, d0, d3, d1].forEach((col, i) => {
      const p = bandPoly(i - 1),
        top = i === 0 ? null : rowY[i - 1];
      q += fill(p, col);
      if (i === 0) q += hatch(p, 1.57, 5, 0.9, INK, r);
      if (i === 1 && top) {
        walk(rowY[0], 17 * s).forEach((k) => {
          const z = polyline(k.p[0] - 9 * s, k.p[1] + 2, k.p[0] + 9 * s, k.p[1] + 2, k.p[0], k.p[1] + 27 * s);
          q += fill(z, d2) + ink(z, INK, 1.1);
        });
      }
      if (i === 2) {
        walk(rowY[1], 25 * s).forEach((k) => {
          const R = 11 * s,
            cy = k.p[1] + 20 * s;
          rosette(k.p[0], cy, R, 7).forEach((z) => (q += fill(z, K.paper) + ink(z, INK, 0.9)));
          q += dot(k.p[0], cy, R * 0.3, d1);
        });
        q += '';
      }
      if (i === 3) {
        q += hatch(p, 0.8, 6, 1, K.paper, r) + hatch(p, -0.8, 6, 1, K.paper, r);
      }
      if (i === 4) {
        q += hatch(p, 1.57, 4.4, 1, INK, r);
        walk(rowY[3], 19 * s).forEach(
          (k) =>
            (q +=
              dot(k.p[0], k.p[1] + 15 * s, 5 * s, K.kumkum) +
              line(ellipse(k.p[0], k.p[1] + 15 * s, 5.4 * s, 5.4 * s, 0, 14), INK, 1.1, true)),
        );
      }
    });
    rowY.forEach(
      (k) =>
        (q +=
          ink(k, INK, 2, { closed: false, taper: 0 }) +
          ink(transform(k, 0, 4 * s), INK, 1.2, { closed: false, taper: 0 })),
    );
    this.add(clip(si, q));
    this.add(ink(si, INK, 1.4));
    this.block(W.skirt);
    this.part(W.arms[1], skin, 'flat', { gap: 3 * s, w: 2 });
    this.part(W.hands[1], skin, 'flat', { single: true });
    this.part(W.neck, skin, 'flat', { single: true });
    this.part(W.torso, skin, 'flat', { gap: 3 * s });
    if (!o.man) this.part(W.bodice, d3, 'cross', { gap: 3.4 * s, step: 6.5 * s });
    for (let i = 0; i < 3; i++) {
      const n = transform(curveThrough(-20, -92, 0, -78 + i * 9, 22, -92), x, y, s, 0, fx);
      this.add(
        line(n, INK, 3.4 * s) +
          dots(
            walk(n, 6 * s).map((k) => k.p),
            2.4 * s,
            i % 2 ? K.kumkum : K.turmeric,
          ),
      );
    }
    this.part(W.head, skin, 'flat', { gap: 2.6 * s, w: 2.3 });
    this.part(W.hair, INK, 'flat', { single: true });
    const pa = line(transform(curveThrough(-20, -196, 4, -208, 26, -200), x, y, s, 0, fx), K.kumkum, 3.4 * s);
    this.add(
      pa +
        dots(
          walk(transform(curveThrough(-22, -190, 0, -200, 26, -193), x, y, s, 0, fx), 7 * s).map((k) => k.p),
          2.2 * s,
          K.turmeric,
        ),
    );
    this.add(
      fill(W.lips, K.kumkum) +
        ink(W.mouth, INK, 1.4, { closed: false }) +
        ink(W.brow, INK, 4.2 * s + 0.6, { closed: false }) +
        fill(W.ear, skin) +
        ink(W.ear, INK, 1.4) +
        fill(W.earring, K.turmeric) +
        ink(W.earring, INK, 1.5) +
        line(W.nose, INK, 1.7, true) +
        dot(W.tikka[0][0] - 4 * s * fx, W.tikka[0][1], 4 * s, K.kumkum),
    );
    this.add(fill(W.eye, '#fffaf0') + ink(W.eye, INK, 2.6 * s + 0.4) + fill(W.pupil, INK));
    this.block(W.head);
    this.block(W.torso);
    W.arms.forEach((p: Poly) => this.block(p));
    this.part(W.arms[0], skin, 'flat', { gap: 3 * s, w: 2 });
    this.part(W.hands[0], skin, 'flat', { single: true });
    for (const A of [0, 1]) {
      const wr = W.hands[A][0],
        st = W.arms[A];
      void st;
      this.add(
        [0, 1, 2]
          .map((i) =>
            dot(
              wr[0] + (i - 1) * 3 * s,
              wr[1] + 3 * s + i * 3.6 * s,
              3.2 * s,
              [K.kumkum, K.turmeric, K.leaf][i],
            ),
          )
          .join(''),
      );
    }
    return W;
  }
  /** Mithila never leaves ground empty. */
  fillGround(area: Poly, sizes = [17, 12, 8, 4.5], pad = 2) {
    const r = this.r,
      b = bounds(area);
    for (const R of sizes)
      for (let n = 0, N = Math.ceil(((b.w * b.h) / (R * R)) * 2.2); n < N; n++) {
        const x = r.between(b.x0 + R, b.x1 - R),
          y = r.between(b.y0 + R, b.y1 - R);
        if (!inside(area, x, y) || signedDistance(area, x, y) > -R || !this.free(x, y, R + pad)) continue;
        const t = r.unit();
        if (R >= 14 && t < 0.7) this.flower(x, y, R);
        else if (R >= 10 && t < 0.45) this.flower(x, y, R, 6);
        else if (R >= 7) {
          const a = r.between(0, TAU),
            cl = r.pick([K.leaf, K.parrot, K.leaf, this.col()]);
          for (let i = 0; i < 3; i++)
            this.leafAt(
              x - Math.cos(a) * R * 0.8,
              y - Math.sin(a) * R * 0.8,
              R * 1.85,
              R * 0.46,
              a + (i - 1) * 0.72,
              cl,
            );
        } else if (R > 4) {
          this.add(
            dot(x, y, 2.6, this.col()) +
              (t < 0.5 ? line(ellipse(x, y, 4.4, 4.4, 0, 12), INK, 0.9, true) : ''),
          );
        } else {
          const a = r.between(0, TAU);
          this.add(line([polar(x, y, 2, a), polar(x, y, -2, a)], INK, 1));
        }
        this.block(ellipse(x, y, R + 0.5, R + 0.5, 0, 10));
      }
  }
}
const bst = (cols: string[]): BStyle => ({ ink: INK, w: 1.9, cols, bg: K.paper, leaf: K.leaf });
function shell(seed: number, W: number, H: number) {
  const r = new Rng(seed),
    cols = r.shuffle([K.kumkum, K.marigold, K.indigo, K.rose, K.palash, K.turmeric, K.plum]).slice(0, 5),
    m = new Mithila(r, cols);
  const wide = r.pick([vine(), lotuses, fishes, vine()]),
    thin = r.pick([triangles, zigzag, rope]);
  const f = frame(
    W,
    H,
    12,
    [
      { t: 10, band: hatched },
      { t: 18, band: thin, corner: false },
      { t: 50, band: wide },
      { t: 9, band: slant, corner: false },
      { t: 15, band: r.pick([beads, petals]), corner: false },
    ],
    r,
    bst(cols),
  );
  return { r, m, f, cols };
}
export function treeOfLife(seed: number, W = 780, H = 1000): Painting {
  const { r, m, f } = shell(seed, W, H),
    cx = W / 2,
    base = f.y + f.h - 104;
  // water strip with fish and lotus
  const water = rect(f.x, base + 26, f.w, f.y + f.h - base - 26);
  m.add(fill(water, '#cfe3da'));
  for (let i = 0; i < 9; i++) {
    const y = base + 34 + i * 9,
      p: Poly = [];
    for (let k = 0; k <= 60; k++) p.push([f.x + (f.w * k) / 60, y + 2.6 * Math.sin(k * 0.9 + i * 2)]);
    m.add(line(p, K.indigo, 1));
  }
  m.block(water);
  m.add(ink(polyline(f.x, base + 26, f.x + f.w, base + 26), INK, 2.4, { closed: false, taper: 0 }));
  for (let i = 0; i < 5; i++) {
    const x = cx + (i - 2) * f.w * 0.192;
    if (i % 2 === 0) m.fish(x, base + 70, 0.47, r.between(-0.08, 0.08), i < 3 ? 1 : -1);
    else {
      lotusSide(x, base + 88, 46, 7).forEach((p, k) =>
        m.part(p, k % 2 ? K.rose : '#f08fae', 'hatch', { single: true, ang: 1.5, step: 4 }),
      );
    }
  }
  // trunk + boughs
  const trunk = ribbon(
    curve([
      [cx, base + 26],
      [cx - 12, base - 90],
      [cx + 12, base - 220],
      [cx - 4, base - 400],
      [cx, f.y + 148],
    ]),
    widths(44, 25, 22, 19, 15, 10),
  );
  const boughs: Poly[] = [];
  const leaves: { x: number; y: number; a: number; L: number }[] = [],
    tips: Point[] = [];
  const levels = 4,
    tw = 1;
  void tw;
  for (let i = 0; i < levels; i++)
    for (const sg of [1, -1]) {
      const y0 = base - 206 - i * 104 + (sg > 0 ? 0 : 14),
        reach = (f.w / 2 - 46) * [0.5, 0.98, 0.96, 0.9, 0.62][i],
        x0 = cx,
        p = curve([
          [x0, y0],
          [x0 + sg * reach * 0.34, y0 - 44],
          [x0 + sg * reach * 0.72, y0 - 42],
          [x0 + sg * reach, y0 + r.between(-8, 22)],
          [x0 + sg * reach * 0.92, y0 + 44],
          [x0 + sg * reach * 0.74, y0 + 34],
        ]);
      boughs.push(ribbon(p, widths(9, 7, 5.5, 4, 3)));
      walk(p, 26)
        .slice(1)
        .forEach((s, k) => {
          const side = k % 2 ? 1 : -1;
          leaves.push({ x: s.p[0], y: s.p[1], a: s.a + side * r.between(0.8, 1.1), L: r.between(36, 44) });
        });
      tips.push(p[p.length - 1]);
    }
  const sunY = f.y + 70; // sun face
  m.part(ellipse(cx, sunY, 44), K.turmeric, 'flat', { gap: 5 });
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * TAU,
      p =
        i % 2
          ? leaf(cx + Math.cos(a) * 45, sunY + Math.sin(a) * 45, 22, 7, a)
          : polyline(
              ...polar(cx, sunY, 45, a - 0.11),
              ...polar(cx, sunY, 45, a + 0.11),
              ...polar(cx, sunY, 66, a),
            );
    m.part(p, i % 2 ? K.kumkum : K.marigold, 'hatch', { single: true, step: 3.4 });
  }
  m.add(
    fill(leaf(cx - 30, sunY - 8, 26, 7, 0), '#fff8e6') +
      ink(leaf(cx - 30, sunY - 8, 26, 7, 0), INK, 1.6) +
      fill(leaf(cx + 4, sunY - 8, 26, 7, 0), '#fff8e6') +
      ink(leaf(cx + 4, sunY - 8, 26, 7, 0), INK, 1.6) +
      dot(cx - 17, sunY - 8, 5, INK) +
      dot(cx + 17, sunY - 8, 5, INK) +
      ink(curveThrough(cx - 32, sunY - 18, cx - 17, sunY - 24, cx - 4, sunY - 18), INK, 2.4, {
        closed: false,
      }) +
      ink(curveThrough(cx + 4, sunY - 18, cx + 17, sunY - 24, cx + 32, sunY - 18), INK, 2.4, {
        closed: false,
      }) +
      ink(curveThrough(cx, sunY - 12, cx - 5, sunY + 10, cx + 4, sunY + 11), INK, 1.7, { closed: false }) +
      fill(loopThrough(cx - 12, sunY + 21, cx, sunY + 17, cx + 12, sunY + 21, cx, sunY + 28), K.kumkum) +
      dot(cx, sunY - 30, 4, K.kumkum),
  );
  m.block(ellipse(cx, sunY, 68));
  leaves.forEach((l, i) => {
    if (l.y < sunY + 80 && Math.abs(l.x - cx) < 84) return;
    m.leafAt(l.x, l.y, l.L, l.L * 0.3, l.a, [K.leaf, K.parrot, K.leaf, K.marigold, K.palash][i % 5]);
    m.block(leaf(l.x, l.y, l.L, l.L * 0.3, l.a));
  });
  boughs.forEach((b) => {
    m.part(b, '#c98a4a', 'hatch', { single: true, step: 4.2, ang: 1.2 });
    m.block(b);
  });
  tips.forEach((t) => {
    m.flower(t[0], t[1], 25, 9);
    m.block(ellipse(t[0], t[1], 25));
  });
  m.part(trunk, '#c98a4a', 'none', { gap: 5, w: 2.6 });
  const ti = inset(trunk, 5)[0];
  m.add(clip(ti, scales(ti, Math.PI / 2, 17, INK, 1.1)));
  m.block(trunk);
  for (const sg of [-1, 1])
    m.peacock(cx + sg * 126, base - 46, 0.81, -sg, { tail: 'up', look: seed % 2 ? 'fwd' : 'back' });
  // birds on boughs
  for (const [x, y, fx] of [
    [cx - 150, base - 366, 1],
    [cx + 150, base - 378, -1],
    [cx - 128, base - 546, 1],
    [cx + 128, base - 558, -1],
  ] as const) {
    const B: any = at(parrot(), x, y, 0.66, 0, fx);
    B.tail.forEach((t: Poly) => m.part(t, K.leaf, 'hatch', { single: true, step: 3 }));
    m.part(B.body, K.parrot, 'fish', { gap: 3, step: 9, ang: 2 });
    m.part(B.wing, K.kumkum, 'hatch', { gap: 3, step: 4 });
    m.part(B.beak, K.kumkum, 'flat', { single: true });
    m.add(fill(B.eye, '#fff') + ink(B.eye, INK, 1.3) + fill(B.pupil, INK));
    m.block(B.body);
  }
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, base + 20 - f.y));
  return {
    w: W,
    h: H,
    bg: K.paper,
    body: clip(rect(f.x, f.y, f.w, f.h), m.out.join('')) + f.svg,
    finish: {
      seed,
      surface: 'paper',
      wobble: 2.6,
      grain: 1.1,
      mottle: 1.1,
      fibre: 1,
      vignette: 0.22,
      age: 0.3,
    },
  };
}
export function fishPond(seed: number, W = 1000, H = 1000): Painting {
  const { r, m, f, cols } = shell(seed, W, H),
    cx = W / 2,
    cy = H / 2,
    R = f.w / 2 - 8;
  const ring = (rad: number, n: number, fn: (x: number, y: number, a: number, i: number) => void) => {
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU + 0.1,
        q = polar(cx, cy, rad, a);
      fn(q[0], q[1], a, i);
    }
  };
  m.add(fill(ellipse(cx, cy, R, R, 0, 120), '#d5e6dc'));
  for (let k = 1; k < 40; k++) {
    const p: Poly = [];
    for (let i = 0; i < 160; i++) {
      const a = (i / 160) * TAU;
      p.push(polar(cx, cy, (R * k) / 40 + 1.6 * Math.sin(a * 34 + k), a));
    }
    m.add(line(p, '#3f7fa8', 0.9, true));
  }
  const rim = (rad: number, col: string, gap = 12) => {
    m.add(
      line(ellipse(cx, cy, rad, rad, 0, 140), K.paper, gap, true) +
        line(ellipse(cx, cy, rad, rad, 0, 140), col, gap - 5, true) +
        ticks(ellipse(cx, cy, rad + gap / 2, rad + gap / 2, 0, 140), gap, 5, 1, INK, r) +
        ink(ellipse(cx, cy, rad + gap / 2, rad + gap / 2, 0, 140), INK, 2.2) +
        ink(ellipse(cx, cy, rad - gap / 2, rad - gap / 2, 0, 140), INK, 2),
    );
    m.zones.push([cx, cy, rad - gap / 2, rad + gap / 2]);
  };
  rim(R, cols[0], 16);
  ring(R * 0.79, 9, (x, y, a, i) =>
    m.fish(
      x,
      y,
      0.96,
      a + Math.PI / 2,
      i % 2 ? 1 : 1,
      cols[i % cols.length],
      cols[(i + 2) % cols.length],
      15,
    ),
  );
  rim(R * 0.575, cols[1], 13);
  ring(R * 0.44, 12, (x, y, a, _i) => {
    lotusSide(x - Math.cos(a) * 26, y - Math.sin(a) * 26, 54, 7, 0.8)
      .map((p) =>
        transform(
          transform(p, -(x - Math.cos(a) * 26), -(y - Math.sin(a) * 26)),
          x - Math.cos(a) * 26,
          y - Math.sin(a) * 26,
          1,
          a + Math.PI / 2,
        ),
      )
      .forEach((p, k) => {
        m.part(p, k % 2 ? K.rose : '#f3a3bb', 'hatch', { single: true, ang: a, step: 4 });
        m.block(p);
      });
  });
  rim(R * 0.31, cols[2], 11);
  const L = lotusTop(cx, cy, R * 0.285, 10);
  L.outer.forEach((p) => m.part(p, K.kumkum, 'hatch', { gap: 3 }));
  L.mid.forEach((p) => m.part(p, K.marigold, 'hatch', { gap: 3.4 }));
  L.inner.forEach((p) => m.part(p, K.rose, 'flat', { gap: 3 }));
  m.flower(cx, cy, R * 0.1, 12, K.turmeric, K.kumkum);
  m.block(ellipse(cx, cy, R * 0.31));
  // corners: turtles, parrots
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const x = cx + sx * R * 0.86,
      y = cy + sy * R * 0.86,
      T: any = at(turtle(), x, y, 0.82, Math.atan2(-sy, -sx));
    T.feet.forEach((p: Poly) => m.part(p, K.parrot, 'hatch', { single: true }));
    m.part(T.tail, K.parrot, 'flat', { single: true });
    m.part(T.head, K.parrot, 'cross', { single: true, step: 5 });
    m.part(T.shell, K.leaf, 'rings', { gap: 5, step: 8 });
    m.flower(x, y, 15, 8);
    m.block(T.shell);
    m.block(T.head);
    T.feet.forEach((p: Poly) => m.block(p));
  }
  const sq = rect(f.x + 3, f.y + 3, f.w - 6, f.h - 6);
  m.block(ellipse(cx, cy, R + 9, R + 9, 0, 120));
  const save = m.occ;
  m.fillGround(sq);
  m.occ = save.filter((p) => bounds(p).w < R * 1.5); // then inside the pond
  for (const rad of [R * 0.95, R * 0.64])
    ring(rad, 20, (x, y, _a, _i) => {
      if (m.free(x, y, 9)) {
        m.flower(x, y, 9, 6);
        m.block(ellipse(x, y, 9));
      }
    });
  m.fillGround(ellipse(cx, cy, R * 0.97, R * 0.97, 0, 60), [15, 11, 8, 5]);
  return {
    w: W,
    h: H,
    bg: K.paper,
    body: clip(rect(f.x, f.y, f.w, f.h), m.out.join('')) + f.svg,
    finish: { seed, surface: 'paper', wobble: 2.6, mottle: 1.1, grain: 1.0, vignette: 0.22, age: 0.3 },
  };
}
export function women(seed: number, W = 800, H = 1000): Painting {
  const { r, m, f } = shell(seed, W, H),
    cx = W / 2,
    gy = f.y + f.h - 44;
  const arch = curve([
    [f.x + 16, f.y + f.h],
    [f.x + 14, f.y + 230],
    [f.x + 60, f.y + 110],
    [cx - 90, f.y + 62],
    [cx, f.y + 26],
    [cx + 90, f.y + 62],
    [f.x + f.w - 60, f.y + 110],
    [f.x + f.w - 14, f.y + 230],
    [f.x + f.w - 16, f.y + f.h],
  ]);
  walk(arch, 17).forEach((s, i) =>
    [1, -1].forEach((sg) =>
      m.leafAt(s.p[0], s.p[1], sg > 0 ? 24 : 22, 7, s.a + sg * 0.9, [K.leaf, K.parrot, K.leaf][i % 3]),
    ),
  );
  m.add(ink(arch, INK, 5, { closed: false, taper: 0 }));
  walk(arch, 68)
    .slice(1, -1)
    .forEach((s, _i) => m.flower(s.p[0], s.p[1], 19));
  m.block(ribbon(arch, () => 22));
  m.add(
    fill(rect(f.x, gy, f.w, f.y + f.h - gy), K.marigold) +
      group(triangles(f.w, 40, r, bst([K.kumkum, K.leaf])), `transform="translate(${f.x} ${gy + 2})"`),
  );
  m.block(rect(f.x, gy, f.w, 60));
  const s = 1.34;
  const a = m.woman(cx - 128, gy - 202 * s, s, 1, {
      arm: seed % 2 ? 'lotus' : 'pot',
      dress: [K.kumkum, K.marigold, K.leaf, K.indigo],
    }),
    b = m.woman(cx + 128, gy - 202 * s, s, -1, {
      arm: 'lotus',
      dress: [K.indigo, K.turmeric, K.rose, K.leaf],
    });
  for (const W2 of [a, b]) {
    const h = W2.handTip[0];
    lotusSide(h[0], h[1] - 6, 46, 7).forEach((p, k) => {
      m.part(p, k % 2 ? K.rose : '#f3a3bb', 'hatch', { single: true, ang: 1.5, step: 4 });
      m.block(p);
    });
  }
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, gy - f.y - 6), [21, 15, 10, 6]);
  return {
    w: W,
    h: H,
    bg: K.paper,
    body: clip(rect(f.x, f.y, f.w, f.h), m.out.join('')) + f.svg,
    finish: { seed, surface: 'paper', wobble: 2.6, mottle: 1.1, grain: 1.0, vignette: 0.22, age: 0.3 },
  };
}
export { shell as madhubaniFrame, bst as madhubaniBorder };
