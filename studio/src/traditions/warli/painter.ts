/** The Warli hand: people of two triangles, trees, huts, animals, the spiral dance. */
import { curve, curveThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, polar, series, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, group } from '../../draw/markup.ts';
import { redrawn } from '../../draw/recording.ts';
import { bounds, inside, signedDistance, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { arc, ellipse, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { PASTE, WARLI } from './style.ts';

export interface Pose {
  aL?: [number, number];
  aR?: [number, number];
  lL?: [number, number];
  lR?: [number, number];
  lean?: number;
  bun?: boolean;
  fx?: number;
  head?: number;
  /** The arms on the colouring sheet, if they are not those of the picture. */
  sheetArms?: Poly[];
}

export class Warli {
  out: string[] = [];
  occ: Poly[] = [];
  readonly r: Rng;
  constructor(r: Rng) {
    this.r = r;
  }

  add(...svg: string[]) {
    this.out.push(...svg);
  }

  block(p: Poly) {
    this.occ.push(p);
  }

  free(x: number, y: number, R: number) {
    return this.occ.every((p) => {
      const b = bounds(p);
      return x < b.x0 - R || x > b.x1 + R || y < b.y0 - R || y > b.y1 + R || signedDistance(p, x, y) > R;
    });
  }

  ln(p: Poly, w = 2) {
    this.add(ink(p, PASTE, w, { closed: false, vary: 0.3, jit: 0.4, taper: 0.3 }));
  }

  /** Two triangles meeting at the waist. Height about 100 units at s=1; origin at the feet; angles from straight down, + = forward. */
  man(x: number, y: number, s = 1, rot = 0, o: Pose = {}) {
    const fx = o.fx ?? 1,
      T = (p: Poly) => transform(p, x, y, s, rot, fx),
      lean = o.lean ?? 0,
      hip: Point = [0, -46],
      wst: Point = [lean * 4, -56],
      sh: Point = [lean * 12, -82];
    const up = T(polyline(sh[0] - 13, sh[1], sh[0] + 13, sh[1], wst[0], wst[1])),
      lo = T(polyline(wst[0], wst[1], 10, hip[1] + 6, -10, hip[1] + 6));
    const seg = (a: Point, an: [number, number], L1: number, L2: number): Poly => {
      const k: Point = [a[0] + Math.sin(an[0]) * L1, a[1] + Math.cos(an[0]) * L1],
        e: Point = [k[0] + Math.sin(an[1]) * L2, k[1] + Math.cos(an[1]) * L2];
      return [a, k, e];
    };
    const lL = seg([-6, hip[1] + 5], o.lL ?? [-0.15, -0.05], 20, 22),
      lR = seg([6, hip[1] + 5], o.lR ?? [0.15, 0.05], 20, 22),
      aL = seg([sh[0] - 12, sh[1] + 1], o.aL ?? [-0.4, 0.1], 17, 17),
      aR = seg([sh[0] + 12, sh[1] + 1], o.aR ?? [0.4, -0.1], 17, 17);
    const foot = (l: Poly): Poly => [l[2], [l[2][0] + 7, l[2][1] + 0.5]];
    this.add(polys([up, lo], PASTE));
    const legs = [lL, lR],
      arms = [aL, aR],
      feet = legs.map(foot);
    const strokes = (limbs: Poly[]) => {
      for (const q of limbs) this.ln(T(q), 2.6 * s + 0.35);
    };
    if (o.sheetArms) {
      const sheetArms = o.sheetArms.map(T);
      strokes(legs);
      redrawn(
        () => strokes(arms),
        () => lines(sheetArms, PASTE, 2.6 * s),
      );
      strokes(feet);
    } else strokes([...legs, ...arms, ...feet]);
    const n = T(polyline(sh[0], sh[1], sh[0] + (o.head ?? 1), sh[1] - 6)),
      hd = T([[sh[0] + (o.head ?? 1.5), sh[1] - 12]])[0];
    this.ln(n, 2.4 * s);
    this.add(dot(hd[0], hd[1], 6.6 * s, PASTE));
    if (o.bun) {
      const b = T([[sh[0] - 7.5, sh[1] - 14]])[0];
      this.add(dot(b[0], b[1], 3.6 * s, PASTE));
    }
    return { handL: T(aL)[2], handR: T(aR)[2], shoulderL: T(aL)[0], shoulderR: T(aR)[0], head: hd };
  }

  /** A row of dancers who hold hands. On the colouring sheet the arms of all go from shoulder to shoulder. */
  row(x: number, y: number, n: number, step: number, s: number, firstBun: boolean) {
    for (let i = 0; i < n; i++)
      this.man(x + i * step, y, s, 0, {
        aL: [-1.25, -0.9],
        aR: [1.25, 0.9],
        lL: [-0.45, 0.2],
        lR: [0.2, -0.35],
        lean: 0.3,
        bun: i % 2 === (firstBun ? 0 : 1),
        sheetArms: [
          ...(i === 0 ? [polyline(-8, -81, -21, -68, -26, -52)] : []),
          i < n - 1 ? polyline(15, -81, step / s - 8, -81) : polyline(15, -81, 26, -68, 28, -54),
        ],
      });
  }

  /** A dancer of a chain. On the colouring sheet the arms of all go from shoulder to shoulder. */
  dancer(x: number, y: number, s: number, rot: number, i: number, sheetArms: Poly[] = []) {
    const k = i % 2 ? 1 : -1;
    return this.man(x, y, s, rot, {
      aL: [-1.25, -0.9],
      aR: [1.25, 0.9],
      lL: [-0.5 + k * 0.1, 0.25],
      lR: [0.15 + k * 0.15, -0.35 + k * 0.3],
      lean: 0.35,
      bun: i % 2 === 0,
      sheetArms,
    });
  }

  tarpaPlayer(x: number, y: number, s: number, fx = 1) {
    this.man(x, y, s, 0, {
      aL: [0.9, 1.5],
      aR: [0.7, 1.9],
      lL: [-0.35, 0.1],
      lR: [0.35, -0.05],
      lean: 0.5,
      fx,
      // both hands on the pipe
      sheetArms: [polyline(-6, -80, 12, -62, 34, -60), polyline(12, -72, 22, -50, 44, -44)],
    });
    const T = (p: Poly) => transform(p, x, y, s, 0, fx);
    const breadth = widths(2 * s, 3 * s, 5 * s, 9 * s, 13 * s);
    const pipe = T(curveThrough([9, -92, 26, -76, 36, -50, 52, -34, 70, -34]));
    // On the sheet its bell keeps away from what stands before the player.
    const shortPipe = T(curveThrough([9, -92, 25, -76, 34, -52, 46, -40, 60, -38]));
    const horn = ribbon(pipe, breadth);
    const shortHorn = ribbon(shortPipe, breadth);
    redrawn(
      () => this.add(fill(horn, WARLI.geru), ink(horn, PASTE, 2 * s)),
      () => fill(shortHorn, WARLI.geru) + line([...shortHorn, ...shortHorn.slice(0, 1)], PASTE, 2 * s),
    );
    const rings = walk(T(curveThrough([14, -88, 26, -76, 36, -50, 52, -34, 68, -34])), 6 * s);
    const across = ({ p, a }: (typeof rings)[number], reach: number): Poly => [
      polar(...p, reach, a + 1.57),
      polar(...p, reach, a - 1.57),
    ];
    redrawn(
      () => rings.forEach((k, i) => this.ln(across(k, (3 + i * 0.75) * s), 1.2 * s + 0.3)),
      () =>
        lines(
          walk(shortPipe, 6 * s)
            .slice(5, -1)
            .map((k) => across(k, breadth(k.t))),
          PASTE,
          2,
        ),
    );
    this.add(dot(T([[24, -80]])[0][0], T([[24, -80]])[0][1], 6 * s, PASTE));
  }

  /** Leaf-rib tree: every limb carries paired dashes. */
  tree(x: number, y: number, h: number, spread = 1, kind = 0) {
    const r = this.r;
    this.block(ellipse(x, y - h * 0.6, h * 0.34 * spread, h * 0.42));
    const tr = curve([
      [x, y],
      [x + r.between(-4, 4), y - h * 0.3],
      [x + r.between(-6, 6), y - h * 0.55],
    ]);
    this.add(fill(ribbon(tr, widths(h * 0.028 + 1.6, h * 0.016 + 1, h * 0.014 + 1)), PASTE));
    for (const sg of [-1, 1, 0.3, -0.4])
      this.ln(
        [
          [x, y - 4],
          [x + sg * h * 0.07, y + 3],
        ],
        2,
      );
    const rec = (px: number, py: number, a: number, L: number, dep: number) => {
      const bend = r.between(-0.25, 0.25),
        p = curve([[px, py], polar(px, py, L * 0.5, a + bend * 0.5), polar(px, py, L, a + bend)]),
        e = p[p.length - 1];
      this.ln(p, 1 + dep * 0.8);
      const st = walk(p, kind === 1 ? 4.6 : 5.4);
      st.forEach((k, _i) => {
        if (dep > 1 && k.t < 0.4) return;
        for (const sg of [-1, 1]) {
          const q = polar(
            k.p[0],
            k.p[1],
            (kind === 1 ? 6 : 7.5) * (1.1 - k.t * 0.35),
            k.a + sg * (kind === 2 ? 1.2 : 0.8),
          );
          if (kind === 2) this.add(dot(q[0], q[1], 1.7, PASTE));
          else this.ln([k.p, q], 1.15);
        }
      });
      if (dep > 0)
        for (const t of [0.5, 0.75, 1])
          for (const sg of t === 1 ? [-0.45, 0.45, 0] : [r.pick([-1, 1])]) {
            const k = p[Math.floor((p.length - 1) * t)];
            rec(k[0], k[1], a + sg * r.between(0.55, 0.85), L * r.between(0.5, 0.68), dep - 1);
          }
      else if (kind === 0) this.add(dot(e[0], e[1], 1.8, PASTE));
    };
    const b = tr[tr.length - 1];
    for (const k of [-1, -0.5, 0, 0.5, 1])
      rec(b[0], b[1] + Math.abs(k) * h * 0.08, -Math.PI / 2 + k * 0.95 * spread, h * 0.24, 2);
  }

  palm(x: number, y: number, h: number) {
    const r = this.r,
      tr = curveThrough(x, y, x + 4, y - h * 0.5, x + r.between(-8, 8), y - h * 0.82);
    const e = tr[tr.length - 1];
    this.block(ellipse(e[0], e[1], h * 0.26));
    this.block(rect(x - 6, y - h * 0.8, 12, h * 0.8));
    this.add(line(ribbon(tr, widths(6, 4, 3.4)), PASTE, 1.5, true));
    walk(tr, 6).forEach((k) =>
      this.ln(
        [
          [k.p[0] - 4, k.p[1] + 1.5],
          [k.p[0], k.p[1] - 1.5],
          [k.p[0] + 4, k.p[1] + 1.5],
        ],
        1.1,
      ),
    );
    for (let i = 0; i < 11; i++) {
      const a = lerp(-Math.PI * 1.12, Math.PI * 0.12, i / 10),
        p = curve([
          e,
          polar(e[0], e[1] - h * 0.05, h * 0.16, a),
          [e[0] + Math.cos(a) * h * 0.28, e[1] + Math.sin(a) * h * 0.2 + h * 0.06],
        ]);
      this.ln(p, 1.7);
      walk(p, 4)
        .slice(1)
        .forEach((k) =>
          [1, -1].forEach((sg) => this.ln([k.p, polar(k.p[0], k.p[1], 8, k.a + sg * 0.75)], 1)),
        );
    }
    for (let i = 0; i < 5; i++) this.add(dot(e[0] + (i - 2) * 5, e[1] + 6 + (i % 2) * 4, 3, PASTE));
  }

  hut(x: number, y: number, w: number, h: number) {
    const r = this.r,
      wall = rect(x - w / 2, y - h * 0.52, w, h * 0.52),
      roof = polyline(x - w * 0.66, y - h * 0.48, x, y - h, x + w * 0.66, y - h * 0.48),
      dr = rect(x - w * 0.12, y - h * 0.34, w * 0.24, h * 0.34);
    this.block(rect(x - w * 0.66, y - h, w * 1.32, h));
    this.add(fill(wall, WARLI.earth));
    const st = r.int(0, 2);
    this.add(
      st === 0
        ? hatch(wall, Math.PI / 2, 5, 1.3, PASTE, r, 0.2) + hatch(wall, 0, 12, 1.3, PASTE, r, 0.2)
        : st === 1
          ? hatch(wall, 0.7, 6, 1.1, PASTE, r) + hatch(wall, -0.7, 6, 1.1, PASTE, r)
          : hatch(wall, 0, 5.4, 1.5, PASTE, r),
    );
    this.add(ink(wall, PASTE, 2.2));
    this.add(inked(dr, WARLI.earth, PASTE, 2));
    this.add(fill(roof, WARLI.geru));
    const rl: Poly[] = [];
    for (let i = 0; i <= 26; i++) {
      const t = i / 26;
      rl.push([
        [lerp(x - w * 0.1, x + w * 0.1, t), y - h * 0.98],
        [lerp(x - w * 0.66, x + w * 0.66, t), y - h * 0.48 + r.between(0, 5)],
      ]);
    }
    const eaves = y - h * 0.48;
    this.add(
      redrawn(
        () =>
          clip([...roof, [x + w * 0.66, y - h * 0.4], [x - w * 0.66, y - h * 0.4]], lines(rl, PASTE, 1.5)),
        () =>
          lines(
            rl.flatMap(([, [foot]], i): Poly[] =>
              i % 4 === 3
                ? [
                    [
                      [lerp(x, foot, 0.32), lerp(y - h, eaves, 0.32)],
                      [foot, eaves],
                    ],
                  ]
                : [],
            ),
            PASTE,
            1.5,
          ),
      ),
    );
    this.ln(polyline(x - w * 0.66, y - h * 0.48, x, y - h, x + w * 0.66, y - h * 0.48), 2.4);
    this.ln(
      [
        [x - 5, y - h - 7],
        [x, y - h],
        [x + 5, y - h - 7],
      ],
      1.8,
    );
    for (const t of [0.32, 0.64])
      this.ln(
        [
          [lerp(x, x - w * 0.66, t), lerp(y - h, y - h * 0.48, t)],
          [lerp(x, x + w * 0.66, t), lerp(y - h, y - h * 0.48, t)],
        ],
        1.4,
      );
  }

  sun(x: number, y: number, R: number) {
    this.block(ellipse(x, y, R * 1.6));
    for (let k = 1; k <= 3; k++) this.add(ink(ellipse(x, y, (R * k) / 3.3, (R * k) / 3.3, 0, 60), PASTE, 2));
    for (let i = 0; i < 36; i++) {
      const a = (i / 36) * TAU;
      this.ln([polar(x, y, R, a), polar(x, y, R * (i % 2 ? 1.28 : 1.5), a)], 1.8);
    }
    this.add(
      dots(
        series(20, (i) => polar(x, y, R * 0.76, (i / 20) * TAU)),
        1.9,
        PASTE,
      ) + dot(x, y, R * 0.16, PASTE),
    );
  }

  moon(x: number, y: number, R: number) {
    this.block(ellipse(x, y, R));
    const p = [...arc(x, y, R, 1.1, 5.2), ...arc(x + R * 0.5, y, R * 0.86, 4.75, 1.55)];
    this.add(fill(p, PASTE));
  }

  hills(x0: number, x1: number, y: number, h: number, n: number) {
    const r = this.r;
    for (let i = 0; i < n; i++) {
      const d = (x1 - x0) / n,
        cx = x0 + d * (i + 0.5),
        hh = h * r.between(0.7, 1),
        p = polyline(cx - d * 0.64, y, cx + r.between(-6, 6), y - hh, cx + d * 0.64, y);
      this.add(fill(p, WARLI.geru));
      const rows = Math.floor(hh / 7);
      for (let k = 1; k < rows; k++) {
        const t = k / rows,
          L: Point = [lerp(p[1][0], p[0][0], t), lerp(p[1][1], y, t)],
          R: Point = [lerp(p[1][0], p[2][0], t), lerp(p[1][1], y, t)];
        if (i % 2) {
          const z: Poly = [],
            m = Math.max(2, Math.round((R[0] - L[0]) / 8));
          for (let q = 0; q <= m; q++) z.push([lerp(L[0], R[0], q / m), L[1] - (q % 2 ? 4.4 : 0)]);
          this.ln(z, 1.15);
        } else {
          const m = Math.max(1, Math.round((R[0] - L[0]) / 6));
          for (let q = 0; q < m; q++) {
            const xx = lerp(L[0], R[0], (q + 0.5) / m);
            this.ln(
              [
                [xx, L[1]],
                [xx + 1.4, L[1] - 4.4],
              ],
              1.2,
            );
          }
        }
      }
      this.ln([p[0], p[1], p[2]], 2.4);
    }
  }

  ox(x: number, y: number, s: number, fx = 1) {
    const T = (p: Poly) => transform(p, x, y, s, 0, fx);
    this.block(T(ellipse(0, -30, 48, 34)));
    this.add(polys([T(polyline(-36, -48, 2, -40, -30, -24)), T(polyline(36, -52, -2, -40, 30, -22))], PASTE));
    this.ln(T(polyline(-36, -47, -8, -45, 36, -52)), 2.4);
    for (const q of [
      polyline(-32, -26, -36, -12, -33, 0),
      polyline(-26, -27, -24, -12, -27, 0),
      polyline(26, -24, 24, -10, 26, 0),
      polyline(32, -26, 36, -12, 33, 0),
    ])
      this.ln(T(q), 2.3);
    this.add(fill(T(polyline(34, -56, 60, -46, 40, -40)), PASTE));
    this.ln(T(curveThrough(40, -54, 50, -66, 46, -78)), 1.9);
    this.ln(T(curveThrough(44, -53, 58, -62, 60, -74)), 1.9);
    this.ln(T(curveThrough(-36, -46, -46, -34, -44, -16)), 1.7);
    this.ln(T(polyline(-44, -16, -47, -8)), 2.6);
  }

  hen(x: number, y: number, s: number, fx = 1) {
    const T = (p: Poly) => transform(p, x, y, s, 0, fx);
    this.block(T(ellipse(0, -10, 15, 14)));
    this.add(
      polys([T(polyline(-14, -18, 4, -12, -6, -4)), T(polyline(12, -20, -4, -12, 4, -4))], PASTE) +
        dot(T([[13, -24]])[0][0], T([[13, -24]])[0][1], 3.4 * s, PASTE),
    );
    this.ln(T(polyline(15, -24, 20, -23)), 1.4);
    this.ln(T(polyline(-3, -5, -4, 2)), 1.2);
    this.ln(T(polyline(3, -5, 3, 2)), 1.2);
    for (let i = 0; i < 3; i++) this.ln(T(curveThrough(-13, -17, -20, -24 + i * 4, -24, -18 + i * 4)), 1.2);
  }

  birds(x: number, y: number, n: number) {
    for (let i = 0; i < n; i++) {
      const X = x + this.r.between(-60, 60),
        Y = y + this.r.between(-22, 22),
        s = this.r.between(0.7, 1.1);
      if (!this.free(X, Y, 9)) continue;
      this.ln(curveThrough(offsets(X, Y, [-10, -5, -4, -6, 0, 0, 4, -6, 10, -5], s)), 1.7);
      this.block(ellipse(X, Y, 12));
    }
  }

  tuft(x: number, y: number, s = 1) {
    for (let i = -2; i <= 2; i++)
      this.ln(
        [
          [x + i * 1.4 * s, y],
          [x + i * 4.4 * s, y - (10 - Math.abs(i) * 2) * s],
        ],
        1.2,
      );
  }

  field(p: Poly) {
    this.block(p);
    const b = bounds(p);
    for (let y = b.y0 + 12; y < b.y1; y += 15)
      for (let x = b.x0 + 6 + (Math.round(y) % 2) * 5; x < b.x1; x += 11)
        if (inside(p, x, y))
          for (const a of [-0.5, 0, 0.5])
            this.ln(
              [
                [x, y],
                [x + Math.sin(a) * 8, y - Math.cos(a) * 9],
              ],
              1,
            );
    this.add(ink(p, PASTE, 1.8));
  }

  border(W: number, H: number, m: number) {
    const side = (L: number, T: string) => {
      const n = Math.round(L / 20),
        d = L / n;
      let o = '';
      const tr: Poly[] = [],
        t2: Poly[] = [];
      for (let i = 0; i < n; i++) {
        tr.push(polyline(i * d, 24, i * d + d / 2, 6, (i + 1) * d, 24));
        t2.push(polyline(i * d + d / 2 + 4, 7, i * d + d, 19, i * d + d * 1.5 - 4, 7));
      }
      o +=
        polys(tr, PASTE) +
        lines(
          t2.slice(0, -1).map((q) => [...q]),
          PASTE,
          1.4,
        );
      const z: Point[] = [];
      for (let i = 0; i < n * 2; i++) z.push([(i * d) / 2 + d / 4, 42]);
      o +=
        dots(z, 2.1, PASTE) +
        line(polyline(0, 0, L, 0), PASTE, 2.6) +
        line(polyline(0, 30, L, 30), PASTE, 2) +
        line(polyline(0, 52, L, 52), PASTE, 2);
      return group(o, `transform="${T}"`);
    };
    this.add(
      side(W - 2 * m, `translate(${m} ${m})`) +
        side(W - 2 * m, `translate(${W - m} ${H - m}) rotate(180)`) +
        side(H - 2 * m, `translate(${m} ${H - m}) rotate(-90)`) +
        side(H - 2 * m, `translate(${W - m} ${m}) rotate(90)`),
    );
    for (const [x, y] of [
      [m, m],
      [W - m - 52, m],
      [m, H - m - 52],
      [W - m - 52, H - m - 52],
    ]) {
      this.add(
        inked(rect(x, y, 52, 52), WARLI.geru, PASTE, 2.4) + ink(rect(x + 8, y + 8, 36, 36), PASTE, 1.4),
      );
      for (let i = 0; i < 12; i++)
        this.ln([polar(x + 26, y + 26, 6, (i / 12) * TAU), polar(x + 26, y + 26, 15, (i / 12) * TAU)], 1.8);
      this.add(dot(x + 26, y + 26, 3.4, PASTE));
    }
    return { x: m + 54, y: m + 54, w: W - 2 * m - 108, h: H - 2 * m - 108 };
  }

  fillGround(f: { x: number; y: number; w: number; h: number }) {
    const r = this.r;
    for (let i = 0; i < 2600; i++) {
      const x = r.between(f.x + 12, f.x + f.w - 12),
        y = r.between(f.y + 14, f.y + f.h - 6);
      if (!this.free(x, y, 10)) continue;
      const t = r.unit();
      if (t < 0.5) this.tuft(x, y + 4, r.between(0.7, 1.1));
      else if (t < 0.62) {
        for (let k = 0; k < 7; k++) {
          const q = polar(x, y, 6, (k / 7) * TAU);
          this.add(dot(q[0], q[1], 1.5, PASTE));
        }
        this.add(dot(x, y, 1.8, PASTE));
      } else if (t < 0.7) {
        const facing = r.pick([1, -1]);
        // trees are wider on the colouring sheet, and would run into it
        redrawn(() => this.hen(x, y + 8, 0.8, facing));
      } else
        for (let k = 0; k < 4; k++) this.add(dot(x + r.between(-9, 9), y + r.between(-7, 7), 1.3, PASTE));
      this.block(ellipse(x, y, 13, 11, 0, 10));
    }
  }

  pounders(x: number, y: number, s: number) {
    this.block(rect(x - 50 * s, y - 105 * s, 100 * s, 105 * s));
    this.man(x - 30 * s, y, s, 0, { aL: [1.5, 2.3], aR: [1.3, 2.1], lean: 0.4, bun: true });
    this.man(x + 30 * s, y, s, 0, { fx: -1, aL: [1.2, 1.9], aR: [1, 1.7], lean: 0.4, bun: true });
    this.ln(
      [
        [x - 3 * s, y - 104 * s],
        [x - 2 * s, y - 14 * s],
      ],
      3 * s,
    );
    this.ln(
      [
        [x + 5 * s, y - 92 * s],
        [x + 3 * s, y - 8 * s],
      ],
      3 * s,
    );
    this.add(fill(polyline(offsets(x, y, [-12, -20, 12, -20, 5, -8, 10, 0, -10, 0, -5, -8], s)), PASTE));
  }

  carrier(x: number, y: number, s: number, fx: number, _i: number) {
    this.block(rect(x - 20 * s, y - 120 * s, 40 * s, 120 * s));
    const q = this.man(x, y, s, 0, {
      fx,
      aL: [-2.4, 2.6],
      aR: [0.3, 0.5],
      lL: [-0.4, -0.2],
      lR: [0.35, -0.05],
      bun: true,
    });
    for (let k = 0; k < 2; k++) {
      const hy = q.head[1] - (11 + k * 10) * s;
      this.add(fill(ellipse(q.head[0], hy, (8 - k * 2) * s, 5.6 * s, 0, 20), PASTE));
      this.ln(
        [
          [q.head[0] - (4 - k) * s, hy - 6 * s],
          [q.head[0] + (4 - k) * s, hy - 6 * s],
        ],
        2.4 * s,
      );
    }
  }

  plough(x: number, y: number, s: number, fx: number) {
    this.ox(x, y, s, fx);
    this.ox(x + 16 * s * fx, y - 12 * s, s, fx);
    this.man(x - 92 * s * fx, y, s, 0, {
      fx,
      aL: [0.8, 1.3],
      aR: [1, 1.2],
      lL: [-0.5, -0.2],
      lR: [0.5, 0.1],
      lean: 0.7,
    });
    this.ln(
      [
        [x + 34 * s * fx, y - 54 * s],
        [x - 62 * s * fx, y - 10 * s],
        [x - 52 * s * fx, y + 3 * s],
      ],
      2.4 * s,
    );
    this.ln(
      [
        [x - 62 * s * fx, y - 10 * s],
        [x - 74 * s * fx, y - 50 * s],
      ],
      2.2 * s,
    );
    this.block(rect(x - 110 * s, y - 100 * s, 220 * s, 105 * s));
  }

  spiral(cx: number, cy: number, R0: number, R1: number, turns: number, s: number) {
    const p: Poly = [];
    for (let i = 0; i <= 400; i++) {
      const t = i / 400,
        a = -Math.PI / 2 + t * turns * TAU;
      p.push(polar(cx, cy, lerp(R0, R1, Math.pow(t, 0.96)), a));
    }
    const st = walk(p, 36 * s);
    const hs = st.map((k, i) =>
      this.dancer(
        k.p[0],
        k.p[1],
        s * lerp(0.86, 1.04, k.t),
        Math.atan2(k.p[1] - cy, k.p[0] - cx) + Math.PI / 2,
        i,
        i === 0
          ? [polyline(-8, -81, -24, -74, -38, -62)]
          : i === st.length - 1
            ? [polyline(16, -81, 32, -74, 46, -62)]
            : [],
      ),
    );
    for (let i = 1; i < hs.length; i++)
      redrawn(
        () => this.ln([hs[i - 1].handR, hs[i].handL], 2 * s),
        () => line([hs[i - 1].shoulderR, hs[i].shoulderL], PASTE, 2 * s),
      );
    this.block(ellipse(cx, cy, R1 + 96 * s));
  }
}

export const onRedWall = (W: Warli, w: number, h: number, seed: number, bg = WARLI.geru): Painting => ({
  w,
  h,
  bg,
  body: W.out.join(''),
  finish: {
    seed,
    surface: 'plaster',
    wobble: 2.2,
    wobbleFreq: 0.03,
    grain: 1.1,
    mottle: 1.5,
    fibre: 1.6,
    vignette: 0.9,
    age: 0.5,
    chalk: 0.38,
  },
});
