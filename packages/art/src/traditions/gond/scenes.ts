/** Gond (Pardhan): strong silhouettes filled by rows of dashes, dots and seeds that run with the contour. */
import {
  type Point,
  type Poly,
  curve,
  loopThrough,
  ellipse,
  leaf,
  ribbon,
  widths,
  rect,
  polar,
  lerp,
  TAU,
  walk,
  bounds,
  signedDistance,
  lengthOf,
  scatter,
} from '../../draw/geometry.ts';
import { Rng } from '../../draw/random.ts';
import { fill, line, lines, polys, dot, dots, clip } from '../../draw/svg.ts';
import { ink } from '../../draw/ink.ts';
import { contourRows, seedMark } from '../../draw/hatching.ts';
import { deer, parrot, elephant, at } from '../../motifs/animals.ts';
import { colonize } from '../../motifs/colonize.ts';
import type { Painting } from '../../draw/painting.ts';
export const GOND = {
  paper: '#f4ead3',
  night: '#14202b',
  charcoal: '#1d1a1a',
  haldi: '#f2b52a',
  geru: '#b5442a',
  tesu: '#e3662b',
  vermilion: '#d3322e',
  forest: '#1f6b4f',
  neem: '#7fae3f',
  peacock: '#156a8c',
  sky: '#58a9bb',
  mahua: '#7b3565',
  chuna: '#fbf4e2',
};
const K = GOND;
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
      else if (m === 'dot')
        s += dots(
          walk(row, step * 0.72, true).map((k) => k.p),
          step * 0.26,
          col,
          r,
        );
      else if (m === 'ring')
        s += walk(row, step * 1.15, true)
          .map(
            (k) =>
              dot(k.p[0], k.p[1], step * 0.42, col) +
              dot(k.p[0], k.p[1], step * 0.17, cols[(i + 1) % cols.length]),
          )
          .join('');
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
              Array.from({ length: 7 }, (_, k) => polar(e[0], e[1], 5.4, (k / 7) * TAU)),
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
    const B: any = at(parrot(), x, y, s, 0, fx);
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
const done = (G: Gond, w: number, h: number, bg: string, seed: number): Painting => ({
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
function edge(G: Gond, W: number, H: number, m: number, a: string, b: string, bg: string) {
  const r = rect(m, m, W - 2 * m, H - 2 * m),
    r2 = rect(m + 22, m + 22, W - 2 * m - 44, H - 2 * m - 44);
  G.add(
    fill(r, a) +
      fill(r2, bg) +
      polys(
        scatter(r2, 19, () => G.r.unit(), 14).flatMap(([x, y], i) => {
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
    ) +
      dots(
        walk(rect(m + 30, m + 30, W - 2 * m - 60, H - 2 * m - 60), 9, true).map((k) => k.p),
        2,
        a,
      ),
  );
}
const deerPal = [
  [K.geru, K.haldi, K.chuna, K.tesu],
  [K.peacock, K.sky, K.chuna, K.haldi],
  [K.mahua, K.tesu, K.chuna, K.haldi],
  [K.forest, K.neem, K.chuna, K.haldi],
];
/** Stag whose antlers become the forest. */
export function antlerForest(seed: number, W = 800, H = 1000): Painting {
  const r = new Rng(seed),
    G = new Gond(r),
    bg = K.paper,
    gy = H - 116,
    pal = r.pick(deerPal),
    leafs = r
      .shuffle([
        [K.forest, K.neem],
        [K.neem, K.forest],
        [K.haldi, K.geru],
        [K.tesu, K.haldi],
        [K.peacock, K.sky],
      ])
      .slice(0, 3);
  edge(G, W, H, 14, K.charcoal, K.haldi, bg);
  const D: any = at(deer(), W / 2 - 46, gy - 226, 1.74),
    hp = D.horn[0];
  // antlers -> forest: two beams, then limbs that colonise the sky
  const sky = loopThrough(
    70,
    120,
    W * 0.3,
    62,
    W * 0.5,
    104,
    W * 0.7,
    62,
    W - 70,
    120,
    W - 58,
    300,
    W - 96,
    hp[1] + 66,
    hp[0] + 190,
    hp[1] + 12,
    hp[0] + 92,
    hp[1] - 92,
    hp[0] - 70,
    hp[1] - 60,
    hp[0] - 180,
    hp[1] + 36,
    74,
    hp[1] + 150,
    58,
    300,
  );
  const beam = (sg: number) =>
    Array.from(
      { length: 9 },
      (_, i) => [hp[0] + (sg > 0 ? 10 : -4) + sg * (i * 9 + i * i * 0.7), hp[1] + 10 - i * 13] as Point,
    );
  const mid = hp[0] + 4,
    boughs = [-1, 1].flatMap((sg) =>
      colonize(
        sky.map((q) => [sg > 0 ? Math.max(q[0], mid) : Math.min(q[0], mid), q[1]] as Point),
        beam(sg),
        r,
        { spacing: 25, step: 11, kill: 19, tipW: 2.9, pow: 0.5, maxW: 28, infl: 75 },
      ),
    );
  G.canopy(boughs, leafs, pal, r, (q) => q[0] > 52 && q[0] < W - 52 && q[1] > 52);
  // ground of layered seed hills
  const hill = (y: number, A: number, ph: number): Poly => {
    const p: Poly = [];
    for (let i = 0; i <= 40; i++)
      p.push([38 + ((W - 76) * i) / 40, y - A * Math.sin((i / 40) * Math.PI * 2 + ph) - A * 0.4]);
    return [...p, [W - 38, H - 38], [38, H - 38]];
  };
  G.part(hill(gy + 8, 10, 1), K.forest, [K.neem, K.haldi, K.chuna], ['dash', 'dot', 'seed'], 10);
  G.part(hill(gy + 48, 8, 3), K.peacock, [K.sky, K.chuna], ['comma', 'dot'], 10);
  G.part(D.tail, pal[0], [pal[1]], ['seed'], 7);
  G.part(D.ear2, pal[3], [K.chuna], ['dash'], 6);
  G.part(D.body, pal[0], [pal[1], pal[2], pal[3], pal[2]], ['dash', 'dot', 'seed', 'comma'], 10.5);
  G.add(D.hooves.map((h: Poly) => fill(h, K.charcoal)).join(''));
  G.part(D.ear, pal[3], [K.chuna], ['dash'], 6);
  G.add(fill(D.eye, K.chuna) + ink(D.eye, K.charcoal, 2) + fill(D.pupil, K.charcoal));
  const fawn: any = at(deer({ graze: true }), W / 2 + 214, gy - 84, 0.68, 0, -1),
    p2 = deerPal[(deerPal.indexOf(pal) + 1) % 4];
  void p2;
  G.perch(boughs, r, 6, W, hp[1] - 30);
  for (let i = 0; i < 10; i++) {
    const x = 70 + (i * (W - 140)) / 9,
      L = r.between(34, 54);
    for (const a of [-0.5, 0, 0.5])
      G.leafy(
        x,
        gy + 4 + 6 * Math.sin(i),
        L,
        L * 0.16,
        -Math.PI / 2 + a,
        i % 2 ? K.neem : K.tesu,
        i % 2 ? K.forest : K.haldi,
      );
  }
  {
    const F: any = fawn;
    G.add(fill(F.tail, p2[0]) + fill(F.ear2, p2[3]));
    G.part(F.body, p2[0], [p2[1], p2[2], p2[3]], ['dash', 'dot', 'seed'], 7);
    G.part(F.ear, p2[3], [K.chuna], ['dash'], 5);
    G.add(fill(F.eye, K.chuna) + ink(F.eye, K.charcoal, 1.4) + fill(F.pupil, K.charcoal));
  }
  for (const [x, s0, f0] of [
    [118, 0.62, 1],
    [W - 96, 0.5, -1],
  ] as const) {
    const y = gy - 6;
    for (let i = 0; i < 7; i++) {
      const a = -Math.PI / 2 + (i - 3) * 0.3;
      G.leafy(
        x,
        y,
        70 + 30 * Math.cos((i - 3) * 0.5),
        13,
        a,
        [K.forest, K.neem, K.tesu][i % 3],
        [K.neem, K.forest, K.haldi][i % 3],
      );
    }
    void s0;
    void f0;
  }
  {
    const x = 118,
      y = 118;
    void x;
    void y;
  }
  return done(G, W, H, bg, seed);
}
/** Elephant carrying a tree of fish, birds and leaves. */
export function elephantTree(seed: number, W = 1000, H = 1000): Painting {
  const r = new Rng(seed),
    G = new Gond(r),
    bg = r.chance(0.5) ? '#f2e2b8' : K.paper;
  edge(G, W, H, 14, K.mahua, K.haldi, bg);
  const gy = H - 92,
    E: any = at(elephant(), W / 2 - 34, gy - 214, 1.62);
  const hill: Poly = [
    ...Array.from(
      { length: 41 },
      (_, i) => [38 + ((W - 76) * i) / 40, gy - 12 - 10 * Math.sin((i / 40) * 7)] as Point,
    ),
    [W - 38, H - 38],
    [38, H - 38],
  ];
  const tx = W / 2 - 46,
    ty = gy - 268,
    sky = loopThrough(
      74,
      140,
      W * 0.26,
      64,
      W * 0.5,
      76,
      W * 0.74,
      64,
      W - 74,
      140,
      W - 58,
      320,
      W - 92,
      ty - 66,
      W * 0.74,
      ty - 118,
      tx + 96,
      ty - 66,
      tx - 96,
      ty - 66,
      W * 0.2,
      ty - 60,
      76,
      ty + 40,
      58,
      320,
    );
  const boughs = colonize(
    sky,
    Array.from({ length: 8 }, (_, i) => [tx + 8 * Math.sin(i), ty - i * 14] as Point),
    r,
    { spacing: 26, step: 11, kill: 19, tipW: 2.9, pow: 0.5, maxW: 48, infl: 78 },
  );
  G.canopy(
    boughs,
    r.shuffle([
      [K.forest, K.neem],
      [K.neem, K.forest],
      [K.peacock, K.sky],
      [K.tesu, K.haldi],
      [K.forest, K.haldi],
    ]),
    [K.geru, K.haldi, K.chuna, K.tesu],
    r,
    (q) => q[0] > 52 && q[0] < W - 52 && q[1] > 52,
  );
  G.part(hill, K.forest, [K.neem, K.haldi, K.chuna], ['dash', 'dot', 'seed'], 10);
  G.part(E.tail.length ? ribbon(E.tail, widths(4, 3, 3)) : E.tuft, K.peacock, [K.sky], ['dash'], 6);
  G.part(E.tuft, K.charcoal, [K.haldi], ['dash'], 6);
  G.part(E.body, K.peacock, [K.sky, K.chuna, K.haldi, K.chuna], ['dash', 'dot', 'comma', 'seed'], 11);
  G.part(E.ear, K.mahua, [K.tesu, K.chuna, K.haldi], ['seed', 'dot', 'dash'], 9);
  G.part(E.cloth, K.vermilion, [K.haldi, K.chuna, K.haldi], ['ring', 'dash', 'seed'], 10.5);
  G.part(E.tusk, K.chuna, [K.tesu], ['tick'], 7, K.charcoal);
  G.add(
    fill(E.eye, K.chuna) +
      ink(E.eye, K.charcoal, 2.4) +
      fill(E.pupil, K.charcoal) +
      E.toes.map((t: Poly) => fill(t, K.haldi)).join(''),
  );
  G.perch(boughs, r, 7, W, ty - 90);
  for (let i = 0; i < 12; i++) {
    const x = 64 + (i * (W - 128)) / 11,
      L = r.between(30, 56);
    for (const a of [-0.5, 0, 0.5])
      G.leafy(x, gy + 14, L, L * 0.16, -Math.PI / 2 + a, i % 2 ? K.neem : K.haldi, i % 2 ? K.forest : K.tesu);
  }
  return done(G, W, H, bg, seed);
}
