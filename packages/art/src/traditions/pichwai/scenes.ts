/** Pichwai of Nathdwara: dark ground, white cows, pink lotuses, gold dots; symmetric and devotional, hung as cloth. */
import {
  type Point,
  type Poly,
  curveThrough,
  loopThrough,
  polyline,
  ellipse,
  leaf,
  transform,
  rect,
  arc,
  polar,
  lerp,
  TAU,
  bounds,
  scatter,
} from '../../draw/geometry.ts';
import { Rng } from '../../draw/random.ts';
import {
  fill,
  line,
  lines,
  polys,
  dot,
  dots,
  group,
  clip,
  linearGradient,
  radialGradient,
} from '../../draw/svg.ts';
import { ink } from '../../draw/ink.ts';
import { frame, beads, plain, petals, type Band, type BStyle } from '../../draw/borders.ts';
import { rosette } from '../../motifs/plants.ts';
import { colonize } from '../../motifs/colonize.ts';
import {
  lotus,
  bud,
  lotusOpen,
  pad,
  kadamba,
  paintCow,
  paintPeacock,
  paintSwan,
  type LotusPal,
  type CowPal,
  type PeaPal,
} from '../../motifs/painted.ts';
import { fish, at } from '../../motifs/animals.ts';
import type { Painting } from '../../draw/painting.ts';
export const PICHWAI = {
  night: '#0f1f1c',
  yamuna: '#14263a',
  forest: '#1d4a34',
  leafHi: '#5c9250',
  gold: '#d9ad4c',
  goldHi: '#f3d889',
  sindoor: '#8c1c1e',
  rose: '#d9688b',
  blush: '#f6c9cf',
  conch: '#f7f1e3',
  saffron: '#e58a2b',
  line: '#2a1510',
};
const K = PICHWAI;
const LP: LotusPal = { out: '#dd7394', in: '#f8d3d6', tip: '#b83a66', ink: '#7a1f42', vein: '#c65a82' },
  LW: LotusPal = { out: '#f4e6e0', in: '#fffaf2', tip: '#e59aae', ink: '#8a5a62', vein: '#d9a9ae' };
const COW: CowPal = {
  body: K.conch,
  shade: '#a88f78',
  line: K.line,
  gold: K.gold,
  cloth: '#b3262a',
  spot: '#d4654a',
  hoof: '#5d2a1e',
};
const PEA: PeaPal = {
  body: '#1f5ea0',
  bodyHi: '#6fb4dd',
  wing: ['#c8852e', K.goldHi, '#7a3a1a'],
  tail: '#1f5b3c',
  barb: '#7fb05a',
  eye: [K.goldHi, '#1c4f94', '#5fc0c9'],
  line: '#15130f',
  beak: '#caa15a',
};
const lotusBand: Band = (L, T, _r) => {
  const n = Math.round(L / (T * 1.5)),
    d = L / n;
  let o = fill(rect(0, 0, L, T), K.sindoor);
  for (let i = 0; i < n; i++) {
    const x = i * d + d / 2;
    o +=
      line(arc(i * d, T * 0.16, d / 2, 0.1, Math.PI - 0.1, 16, T * 0.66), K.gold, 1.2) +
      lotus(x, T * 0.84, T * 0.62, i % 2 ? LP : LW, 7, 1.15) +
      bud(i * d, T * 0.8, T * 0.5, LP) +
      dot(i * d, T * 0.88, 2, K.gold);
  }
  return (
    o +
    dots(
      Array.from({ length: n * 2 }, (_, i) => [(i * d) / 2 + d / 4, T * 0.12] as Point),
      1.6,
      K.gold,
    )
  );
};
const cowBand: Band = (L, T, r) => {
  const n = Math.max(1, Math.round(L / (T * 1.62))),
    d = L / n;
  let o = fill(rect(0, 0, L, T), '#6e1518');
  for (let i = 0; i < n; i++) {
    o += paintCow(i * d + d / 2 - T * 0.06, T * 0.58, T / 330, 1, COW, r, { cloth: i % 2 === 0 });
    o += bud(i * d + 2, T * 0.9, T * 0.5, LP) + dot(i * d + d * 0.5, T * 0.93, 1.6, K.gold);
  }
  return o;
};
const goldLine: Band = (L, T) =>
  fill(rect(0, 0, L, T), K.gold) + lines([polyline(0, T / 2, L, T / 2)], K.line, 0.7);
const st: BStyle = { ink: K.line, w: 1.2, cols: [K.gold, K.conch, '#b3262a'], bg: '#3c0d10', leaf: K.leafHi };
const cx0 = (W: number) => W / 2;
const fin = (seed: number) => ({
  seed,
  surface: 'cloth' as const,
  wobble: 1.1,
  grain: 0.9,
  mottle: 1,
  fibre: 0.8,
  vignette: 0.7,
  age: 0.5,
});
/** Dense tree of overlapping mango-leaf whorls, gold-veined. */
function grove(cx: number, y0: number, can: Poly, r: Rng, trunkW: number, flowers = true) {
  let s = '';
  const top = bounds(can),
    roots = Array.from(
      { length: 9 },
      (_, i) => [cx + 5 * Math.sin(i * 0.9), lerp(y0, top.cy + top.h * 0.2, i / 8)] as Point,
    ),
    L = colonize(can, roots, r, { spacing: 30, step: 11, kill: 20, tipW: 1.7, infl: 120, maxW: trunkW });
  const pts = scatter(can, 25, () => r.unit(), -4, 2).sort((a, b) => a[1] - b[1]);
  s += fill(can, '#132f22');
  L.forEach((l) => {
    s += fill(l.outline, '#5a3820') + line(l.outline, '#1a0f08', 0.8, true);
  });
  for (const [x, y] of pts) {
    const n = 7,
      a0 = r.between(0, 1),
      light = r.between(0, 1);
    for (let i = 0; i < n; i++) {
      const a = a0 + (i / n) * TAU,
        p = leaf(x, y, 21, 5, a),
        col = light > 0.6 ? '#3c7a44' : light > 0.3 ? '#2d6439' : '#235231';
      s += fill(p, col) + line([[x, y], polar(x, y, 18, a)], '#8fbf6a', 0.7) + line(p, '#0f2418', 0.7, true);
    }
    if (flowers && r.chance(0.4)) s += kadamba(x, y, 9.5, '#e59a2e', '#f8dc8a', '#5a2a10');
    else s += dot(x, y, 1.8, '#b8d98a');
  }
  return s;
}
const water = (x: number, y: number, w: number, h: number, _r: Rng) => {
  let s = fill(rect(x, y, w, h), '#15293f');
  for (let j = 0; j < h / 6; j++) {
    const p: Poly = [];
    for (let i = 0; i <= w / 7; i++)
      p.push([x + i * 7, y + j * 6 + 3 + 2 * Math.sin(i * 0.82 + (j % 2) * 3.1)]);
    s += line(p, j % 3 ? '#35607f' : '#7fa6b8', 0.8);
  }
  return s;
};
export function cowsUnderKadamba(seed: number, W = 780, H = 1000): Painting {
  const r = new Rng(seed),
    f = frame(
      W,
      H,
      10,
      [
        { t: 8, band: goldLine, corner: false },
        { t: 56, band: lotusBand },
        { t: 8, band: goldLine, corner: false },
        { t: 14, band: beads, corner: false },
      ],
      r,
      st,
    ),
    cx = W / 2;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#ng)');
  const B = f.y + f.h,
    wy = B - 190; // gold-dotted night and small flowering tufts
  s += dots(
    scatter(rect(f.x, f.y, f.w, wy - f.y), 17, () => r.unit()),
    1.05,
    K.gold,
  );
  for (const [x, y] of scatter(rect(f.x + 10, f.y + f.h * 0.4, f.w - 20, f.h * 0.42), 44, () => r.unit())) {
    for (const a of [-0.6, -0.2, 0.2, 0.6]) s += fill(leaf(x, y + 12, 22, 3.4, -Math.PI / 2 + a), '#2f6a3e');
    s +=
      polys(rosette(x, y - 8, 5.6, 5), r.pick(['#e0708f', K.goldHi, K.conch])) +
      dot(x, y - 8, 1.7, '#8c1c1e');
  }
  // side trees, then great kadamba
  for (const sg of [-1, 1])
    s += grove(
      cx + sg * f.w * 0.37,
      wy - 190,
      loopThrough(
        ...transform(ellipse(0, 0, 92, 132, 0, 14), cx + sg * f.w * 0.39, f.y + 170, 1)
          .map((q) => [
            Math.max(f.x - 10, Math.min(f.x + f.w + 10, q[0] + r.between(-8, 8))),
            Math.max(f.y - 8, q[1] + r.between(-8, 8)),
          ])
          .flat(),
      ),
      r,
      18,
      false,
    );
  s += grove(
    cx,
    wy - 60,
    loopThrough(
      ...ellipse(cx, f.y + 176, 186, 168, 0, 16)
        .map((q) => [q[0] + r.between(-10, 10), Math.max(f.y + 6, q[1] + r.between(-10, 10))])
        .flat(),
    ),
    r,
    36,
  );
  s +=
    paintPeacock(cx - 118, f.y + 352, 0.46, 1, PEA, { tail: 'trail' }) +
    paintPeacock(cx + 118, f.y + 352, 0.46, -1, PEA, { tail: 'trail' });
  const cowAt = (dx: number, y: number, sc: number, cl: boolean) =>
    [-1, 1].map((sg) => paintCow(cx + sg * dx, y, sc, -sg, COW, r, { cloth: cl === sg > 0 })).join('');
  s +=
    cowAt(212, wy - 176, 0.6, true) +
    cowAt(92, wy - 196, 0.54, false) +
    cowAt(196, wy - 74, 0.72, false) +
    paintCow(cx + 4, wy - 64, 0.6, seed % 2 ? -1 : 1, COW, r, { cloth: true });
  s +=
    water(f.x, wy, f.w, B - wy, r) +
    ink(polyline(f.x, wy, f.x + f.w, wy), K.gold, 2.6, { closed: false, taper: 0 });
  const pts = scatter(rect(f.x + 20, wy + 34, f.w - 40, B - wy - 44), 50, () => r.unit(), 0, 3).sort(
    (a, b) => a[1] - b[1],
  );
  for (const [x, y] of pts)
    s += pad(
      x + r.between(-12, 12),
      y + 10,
      r.between(24, 32),
      '#2a6644',
      '#8fbf7a',
      '#10291c',
      r.between(-0.4, 0.4),
      0.42,
    );
  pts.forEach(([x, y], i) => {
    s +=
      line(curveThrough(x, y + 14, x + 3, y + 2, x, y - 8), '#4f8a52', 2) +
      (i % 4 === 0 ? bud(x, y, 30, LP) : lotus(x, y, r.between(30, 40), i % 5 === 1 ? LW : LP, 9));
  });
  for (const sg of [-1, 1]) s += paintSwan(cx + sg * 70, B - 66, 0.5, sg, K.line);
  return {
    w: W,
    h: H,
    bg: '#2a0c0d',
    defs: linearGradient('ng', 0, f.y, 0, wy, [0, '#0d1b2b'], [0.5, '#11261f'], [1, '#17382a']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: fin(seed),
  };
}
export function lotusPond(seed: number, W = 1000, H = 1000): Painting {
  const r = new Rng(seed),
    f = frame(
      W,
      H,
      10,
      [
        { t: 8, band: goldLine, corner: false },
        { t: 74, band: plain('#6e1518') },
        { t: 8, band: goldLine, corner: false },
        { t: 16, band: petals, corner: false },
      ],
      r,
      { ...st, cols: ['#d9688b', '#f6c9cf', K.gold], bg: K.night },
    ),
    cx = W / 2,
    cy = H / 2;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#pg)'),
    bord = '';
  const bc = 55,
    n = 7,
    span = (W - 210) / n;
  for (let i = 0; i < n; i++)
    for (let k = 0; k < 4; k++) {
      const t = 105 + span * (i + 0.5),
        [x, y] = [
          [t, bc],
          [t, H - bc],
          [bc, t],
          [W - bc, t],
        ][k];
      if (i % 2 === 0 || (k > 1 && false))
        bord += paintCow(x - 3, y + 8, 0.24, k === 3 || (k < 2 && t > cx0(W)) ? -1 : 1, COW, r, {
          cloth: i % 4 === 0,
        });
      else
        bord +=
          lotus(x, y + 22, 34, LP, 9) + bud(x - 34, y + 18, 20, LW, -0.3) + bud(x + 34, y + 18, 20, LW, 0.3);
    }
  const R0 = 176;
  for (let j = 0; j < 62; j++) {
    const p: Poly = [];
    for (let i = 0; i <= 120; i++)
      p.push([f.x + (i * f.w) / 120, f.y + j * 13 + 2.4 * Math.sin(i * 0.7 + (j % 2) * 3.1)]);
    s += line(p, j % 3 ? '#254a55' : '#3f6f75', 0.9);
  }
  const pts = scatter(rect(f.x - 6, f.y - 6, f.w + 12, f.h + 12), 56, () => r.unit(), 0, 4)
    .filter((q) => Math.hypot(q[0] - cx, q[1] - cy) > R0 + 44)
    .sort((a, b) => a[1] - b[1]);
  for (const [x, y] of pts)
    s += pad(
      x + r.between(-16, 16),
      y + r.between(10, 22),
      r.between(28, 42),
      r.pick(['#1f5a3f', '#2b6a45', '#194c3a']),
      '#7fb57a',
      '#0c2219',
      r.between(0, 6),
      r.between(0.7, 0.9),
    );
  pts.forEach(([x, y], _i) => {
    const t = r.unit();
    s +=
      t < 0.16
        ? bud(x, y + 14, 36, r.chance(0.4) ? LW : LP, r.between(-0.3, 0.3))
        : t < 0.3
          ? lotusOpen(x, y, r.between(24, 30), r.chance(0.3) ? LW : LP, 9, r.between(0, 1))
          : lotus(x, y + 14, r.between(32, 44), r.chance(0.25) ? LW : LP, 9, 1.15, r.between(-0.15, 0.15));
  });
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * TAU + 0.5,
      q = polar(cx, cy, R0 + 122, a);
    const F: any = at(fish(12), q[0], q[1], 0.36, a + 1.57);
    s +=
      ['tail', 'top', 'bot'].map((k) => fill(F[k], K.saffron)).join('') +
      fill(F.body, K.gold) +
      ink(F.body, K.line, 1) +
      dot(F.eye[20][0] + 2, F.eye[20][1], 2, K.line);
  }
  // medallion
  s += group(dot(cx, cy, R0 + 38, '#081412'), 'filter="url(#b14)" opacity=".7"');
  const ring = (R: number, n: number, Rp: number, col: LotusPal) => {
    let o = '';
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU;
      const p = leaf(
        cx + Math.cos(a) * (R - Rp),
        cy + Math.sin(a) * (R - Rp),
        Rp * 1.1,
        Rp * 0.44,
        a,
        0,
        0.55,
      );
      o +=
        fill(p, col.out) +
        fill(leaf(cx + Math.cos(a) * (R - Rp), cy + Math.sin(a) * (R - Rp), Rp * 0.8, Rp * 0.26, a), col.in) +
        line(p, col.ink, 1.1, true) +
        line([polar(cx, cy, R - Rp, a), polar(cx, cy, R, a)], col.tip, 0.8);
    }
    return o;
  };
  s +=
    ring(R0 + 32, 30, 46, LP) +
    ring(R0 + 14, 30, 34, LW) +
    dot(cx, cy, R0, K.gold) +
    line(ellipse(cx, cy, R0, R0, 0, 90), K.line, 1.4, true) +
    dot(cx, cy, R0 - 6, '#5c1216') +
    dots(
      Array.from({ length: 60 }, (_, i) => polar(cx, cy, R0 - 12, (i / 60) * TAU)),
      2.6,
      K.conch,
    ) +
    dot(cx, cy, R0 - 20, K.gold) +
    dot(cx, cy, R0 - 23, 'url(#mg)');
  const can = loopThrough(
    ...ellipse(cx, cy - 78, 128, 62, 0, 14)
      .map((q) => [q[0] + r.between(-5, 5), q[1] + r.between(-5, 5)])
      .flat(),
  );
  s += clip(
    ellipse(cx, cy, R0 - 23, R0 - 23, 0, 60),
    grove(cx, cy + 60, can, r, 18) +
      fill(ellipse(cx, cy + 170, 210, 94, 0, 40), '#2c6a3c') +
      dots(
        scatter(rect(cx - 150, cy + 78, 300, 80), 15, () => r.unit()),
        1.5,
        '#9fd07a',
      ) +
      paintCow(cx - 26, cy + 26, 0.92, 1, COW, r, { cloth: true }) +
      paintCow(cx - 62, cy + 88, 0.42, 1, COW, r) +
      [-96, -40, 20, 84].map((x) => lotus(cx + x, cy + 152 - Math.abs(x) * 0.34, 24, LP, 7)).join(''),
  );
  return {
    w: W,
    h: H,
    bg: '#240a0c',
    defs:
      radialGradient('pg', cx, cy, 560, [0, '#17454a'], [1, '#0b1f2a']) +
      radialGradient('mg', cx, cy - 40, 200, [0, '#274f66'], [1, '#10222e']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg + bord,
    finish: fin(seed),
  };
}
export {
  grove,
  water,
  goldLine,
  lotusBand,
  cowBand,
  LP as LOTUS_PINK,
  LW as LOTUS_WHITE,
  COW,
  PEA,
  st as PICHWAI_BORDER,
};
