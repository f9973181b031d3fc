/** The Mithila hand: every part is colour, pattern and double outline; what stays free is filled with flowers. */
import { inset } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Poly, TAU, lerp, polar, transform } from '../../draw/geometry.ts';
import { contourRows, hatch, scales } from '../../draw/hatching.ts';
import { ink, inked, paint, ticks } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { bounds, inside, resample, scatter, signedDistance, walk } from '../../draw/measure.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { deer } from '../../motifs/animals/deer.ts';
import { fish } from '../../motifs/animals/fish.ts';
import { parrot } from '../../motifs/birds/parrot.ts';
import { peacock } from '../../motifs/birds/peacock.ts';
import {
  type Band,
  beads,
  fishes,
  frame,
  hatched,
  lotuses,
  petals,
  rope,
  slant,
  triangles,
  vine,
  zigzag,
} from '../../motifs/borders.ts';
import { place } from '../../motifs/place.ts';
import { lotusSide } from '../../motifs/plants/lotus-outline.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { INK, K, borderStyle } from './style.ts';
import { mithilaWoman } from './woman.ts';

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
      if (mode === 'dots') s += dots(scatter(q, o.step ?? 9, r, 3), 1.7, K.paper, r);
    }
    s += o.single
      ? ink(p, INK, w * 0.8)
      : each(inn, (q) => ink(q, INK, w * 0.6)) + ticks(p, gap, 3.6, 0.8, INK, r) + ink(p, INK, w);
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
      mid: Poly = curveThrough(0, 0, L * 0.5, k * L * 0.25, L * 0.92, k * L * 0.85);
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
    const F = place(fish(bend), x, y, s, rot, fx),
      r = this.r;
    for (const k of ['tail', 'top', 'bot', 'bot2'] as const) {
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
        inked(F.eye, '#fff8e6', INK, 1.8) +
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
    const B = place(peacock(o), x, y, s, 0, fx),
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
            inked(e1, K.turmeric, INK, 1.3) +
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
        each(B.crest, (p: Poly) => {
          const q = p[p.length - 1];
          return (
            dot(q[0], q[1], 5 * s, K.kumkum) + line(ellipse(q[0], q[1], 5 * s, 5 * s, 0, 14), INK, 1.2, true)
          );
        }),
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
        each(rows, (z, i) =>
          i % 2 ? line(z, K.paper, 2, true) : ticks(z, 5 * s, 3.4, 0.9, INK, r) + line(z, INK, 1.1, true),
        ),
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
    const W = place(mithilaWoman(o), x, y, s, 0, fx),
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
          clip(v, hatch(v, 0.9 * fx, 7, 0.9, INK, r) + dots(scatter(v, 13 * s, r, 4), 2.6 * s, d1, r)),
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
            ? polyline(b.x0, b.y0 - 4, b.x1, b.y0 - 4)
            : rowY[i][0][0] < rowY[i][rowY[i].length - 1][0]
              ? rowY[i]
              : [...rowY[i]].reverse(),
        B =
          i + 1 >= rowY.length
            ? polyline(b.x0, b.y1 + 6, b.x1, b.y1 + 6)
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
          q += inked(z, d2, INK, 1.1);
        });
      }
      if (i === 2) {
        walk(rowY[1], 25 * s).forEach((k) => {
          const R = 11 * s,
            cy = k.p[1] + 20 * s;
          rosette(k.p[0], cy, R, 7).forEach((z) => (q += inked(z, K.paper, INK, 0.9)));
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
      this.add(line(n, INK, 3.4 * s) + dots(resample(n, 6 * s), 2.4 * s, i % 2 ? K.kumkum : K.turmeric));
    }
    this.part(W.head, skin, 'flat', { gap: 2.6 * s, w: 2.3 });
    this.part(W.hair, INK, 'flat', { single: true });
    const pa = line(transform(curveThrough(-20, -196, 4, -208, 26, -200), x, y, s, 0, fx), K.kumkum, 3.4 * s);
    this.add(
      pa +
        dots(
          resample(transform(curveThrough(-22, -190, 0, -200, 26, -193), x, y, s, 0, fx), 7 * s),
          2.2 * s,
          K.turmeric,
        ),
    );
    this.add(
      fill(W.lips, K.kumkum) +
        ink(W.mouth, INK, 1.4, { closed: false }) +
        ink(W.brow, INK, 4.2 * s + 0.6, { closed: false }) +
        inked(W.ear, skin, INK, 1.4) +
        inked(W.earring, K.turmeric, INK, 1.5) +
        line(W.nose, INK, 1.7, true) +
        dot(W.tikka[0][0] - 4 * s * fx, W.tikka[0][1], 4 * s, K.kumkum),
    );
    this.add(inked(W.eye, '#fffaf0', INK, 2.6 * s + 0.4) + fill(W.pupil, INK));
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
        each([0, 1, 2], (i) =>
          dot(
            wr[0] + (i - 1) * 3 * s,
            wr[1] + 3 * s + i * 3.6 * s,
            3.2 * s,
            [K.kumkum, K.turmeric, K.leaf][i],
          ),
        ),
      );
    }
    return W;
  }

  /** Deer in profile with branching antlers, feet about 130 * s below (x, y). */
  deer(x: number, y: number, s: number, fx = 1, col = K.palash) {
    const D = place(deer(), x, y, s, 0, fx);
    const crown = transform([[88, -110]], x, y, s, 0, fx)[0];
    for (const lean of [-0.5, 0.1]) {
      const stem = curve([
        crown,
        polar(crown[0], crown[1], 40 * s, -Math.PI / 2 + fx * lean),
        polar(crown[0], crown[1], 78 * s, -Math.PI / 2 + fx * (lean + 0.3)),
      ]);
      this.add(ink(stem, INK, 5 * s, { closed: false }));
      for (const k of walk(stem, 20 * s).slice(1, -1))
        this.add(ink([k.p, polar(k.p[0], k.p[1], 20 * s, k.a + fx * 0.8)], INK, 3.4 * s, { closed: false }));
    }
    this.part(D.tail, col, 'flat', { single: true });
    this.part(D.ear2, col, 'flat', { single: true });
    this.part(D.body, col, 'dots', { gap: 4.4 * s + 0.8, step: 13 * s });
    this.part(D.ear, col, 'flat', { single: true });
    for (const hoof of D.hooves) this.part(hoof, INK, 'flat', { single: true });
    this.eye(D.eye, D.pupil);
    this.block(D.body);
  }

  /** Parrot perching, facing right (fx = -1: left). */
  parrot(x: number, y: number, s: number, fx = 1) {
    const B = place(parrot(), x, y, s, 0, fx);
    B.tail.forEach((t: Poly) => this.part(t, K.leaf, 'hatch', { single: true, step: 3 }));
    this.part(B.body, K.parrot, 'fish', { gap: 3, step: 9, ang: 2 });
    this.part(B.wing, K.kumkum, 'hatch', { gap: 3, step: 4 });
    this.part(B.beak, K.kumkum, 'flat', { single: true });
    this.add(inked(B.eye, '#fff', INK, 1.3) + fill(B.pupil, INK));
    this.block(B.body);
  }

  /** Strip of rippling water; nothing else will be drawn on it by `fillGround`. */
  water(x: number, y: number, w: number, h: number) {
    const strip = rect(x, y, w, h);
    this.add(fill(strip, '#cfe3da'));
    for (let i = 0; i < 9; i++) {
      const level = y + 8 + i * 9;
      const ripple: Poly = [];
      for (let k = 0; k <= 60; k++) ripple.push([x + (w * k) / 60, level + 2.6 * Math.sin(k * 0.9 + i * 2)]);
      this.add(line(ripple, K.indigo, 1));
    }
    this.block(strip);
    this.add(ink(polyline(x, y, x + w, y), INK, 2.4, { closed: false, taper: 0 }));
  }

  /** Lotus seen from the side. */
  lotus(x: number, y: number, R: number) {
    lotusSide(x, y, R, 7).forEach((p, k) =>
      this.part(p, k % 2 ? K.rose : '#f08fae', 'hatch', { single: true, ang: 1.5, step: 4 }),
    );
  }

  /** The sun with a face and a ring of flames. */
  sunFace(x: number, y: number) {
    this.part(ellipse(x, y, 44), K.turmeric, 'flat', { gap: 5 });
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * TAU,
        p =
          i % 2
            ? leaf(x + Math.cos(a) * 45, y + Math.sin(a) * 45, 22, 7, a)
            : polyline(...polar(x, y, 45, a - 0.11), ...polar(x, y, 45, a + 0.11), ...polar(x, y, 66, a));
      this.part(p, i % 2 ? K.kumkum : K.marigold, 'hatch', { single: true, step: 3.4 });
    }
    this.add(
      inked(leaf(x - 30, y - 8, 26, 7, 0), '#fff8e6', INK, 1.6) +
        inked(leaf(x + 4, y - 8, 26, 7, 0), '#fff8e6', INK, 1.6) +
        dot(x - 17, y - 8, 5, INK) +
        dot(x + 17, y - 8, 5, INK) +
        ink(curveThrough(x - 32, y - 18, x - 17, y - 24, x - 4, y - 18), INK, 2.4, {
          closed: false,
        }) +
        ink(curveThrough(x + 4, y - 18, x + 17, y - 24, x + 32, y - 18), INK, 2.4, {
          closed: false,
        }) +
        ink(curveThrough(x, y - 12, x - 5, y + 10, x + 4, y + 11), INK, 1.7, { closed: false }) +
        fill(loopThrough(x - 12, y + 21, x, y + 17, x + 12, y + 21, x, y + 28), K.kumkum) +
        dot(x, y - 30, 4, K.kumkum),
    );
    this.block(ellipse(x, y, 68));
  }

  /** Tall tree whose leafy boughs arch to both sides. @param gy ground, @param top upper edge of the field */
  arbour(cx: number, gy: number, top: number) {
    const trunk = ribbon(
      curve([
        [cx, gy],
        [cx - 4, lerp(gy, top + 170, 0.42)],
        [cx + 4, lerp(gy, top + 170, 0.78)],
        [cx, top + 170],
      ]),
      widths(26, 16, 13, 4),
    );
    this.part(trunk, '#b5622d', 'fish', { gap: 4.4, ang: -Math.PI / 2, step: 14 });
    this.block(trunk);
    for (const sg of [-1, 1])
      for (const [dx, y0, y1, y2] of [
        [250, 190, 96, 180],
        [190, 150, 46, 96],
        [278, 230, 190, 292],
        [90, 120, 26, 40],
      ] as const) {
        const b = curve([
          [cx, top + y0 + 40],
          [cx + sg * dx * 0.4, top + y1 + 40],
          [cx + sg * dx * 0.8, top + y1 + 10],
          [cx + sg * dx, top + y2],
        ]);
        walk(b, 17)
          .slice(2)
          .forEach((k, i) =>
            [1, -1].forEach((d) =>
              this.leafAt(k.p[0], k.p[1], 27, 7.6, k.a + d * 0.9, [K.leaf, K.parrot, '#4f9a5a'][i % 3]),
            ),
          );
        this.add(ink(b, INK, 6, { closed: false, taper: 0.5 }));
        this.block(ribbon(b, () => 18));
        walk(b, 66)
          .slice(1)
          .forEach((k) => this.flower(k.p[0], k.p[1], 17, 9, K.marigold, K.kumkum));
      }
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

/**
 * Begin a Madhubani sheet: colours drawn from the seed, a painter, and the border.
 * @param o.wide overrides the wide band of the border
 * @returns f: the inner field, `f.svg` the border itself (lay it over the picture)
 */
export function begin(seed: number, W: number, H: number, o: { wide?: Band } = {}) {
  const r = new Rng(seed),
    cols = r.shuffle([K.kumkum, K.marigold, K.indigo, K.rose, K.palash, K.turmeric, K.plum]).slice(0, 5),
    m = new Mithila(r, cols);
  const drawn = r.pick([vine(), lotuses, fishes, vine()]),
    wide = o.wide ?? drawn,
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
    borderStyle(cols),
  );
  return { r, m, f, cols };
}
