/** Kishangarh marble: pavilions, balustrades, pools, and the lake behind them. */
import { curve, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../../draw/geometry.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each, group, repeat } from '../../draw/markup.ts';
import { resample, scatter, signedDistance } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { bud, lotus, pad } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { K, LINE } from './people.ts';
import { LOTUS as KISHANGARH_LOTUS } from './style.ts';

/** Far shore, haze and lake with fine ripples. @param hz horizon, @param B bottom of the water */
export function lakeView(
  f: { x: number; y: number; w: number; h: number },
  hz: number,
  B: number,
  r: Rng,
): string {
  let far = '';
  for (let i = 0; i < 30; i++) {
    const x = f.x + (i * f.w) / 29;
    far += fill(
      loopThrough(
        ...ellipse(x, hz - 10, 18, 22 + r.between(-8, 14), 0, 9).flatMap((q) => [
          q[0] + r.between(-4, 4),
          q[1] + r.between(-4, 4),
        ]),
      ),
      r.pick(['#1f3d34', '#274a3c']),
    );
  }
  let s = group(far, 'opacity=".8" filter="url(#b1)"') + fill(rect(f.x, hz, f.w, B - hz), 'url(#lk)');
  for (let j = 0; j < 34; j++) {
    const y = hz + 5 + j * 6.4 + j * j * 0.06;
    if (y < B)
      s += line(
        polyline(f.x + r.between(0, 240), y, f.x + f.w - r.between(0, 240), y + r.between(-1, 1)),
        '#e6ece0',
        0.6,
        false,
        'opacity=".4"',
      );
  }
  return s;
}

/** White palace on the far shore. */
export function palace(x: number, y: number, w: number, r: Rng): string {
  let o = '';
  const dome = (cx: number, cy: number, R: number) => {
    const p = loopThrough(
      offsets(cx, cy, [-1, 0, -1.06, -0.5, -0.5, -1.05, 0, -1.34, 0.5, -1.05, 1.06, -0.5, 1, 0], R),
    );
    return (
      edged(p, '#efe7d8', '#9a8f80', 0.9) + line(polyline(cx, cy - R * 1.32, cx, cy - R * 1.66), K.gold, 1.4)
    );
  };
  const block = (bx: number, bw: number, bh: number) => {
    o +=
      edged(rect(bx - bw / 2, y - bh, bw, bh), '#e6dccb', '#9a8f80', 0.8) +
      fill(rect(bx - bw / 2 - 4, y - bh - 4, bw + 8, 5), '#f6f0e2');
    for (let i = 0; i < Math.floor(bw / 15); i++)
      for (let j = 0; j < Math.floor(bh / 22); j++) {
        const wx = bx - bw / 2 + 8 + i * 15,
          wy = y - bh + 9 + j * 22;
        o += fill(
          [...ellipse(wx + 3.4, wy + 3, 3.4, 3.4, 0, 10).slice(5), [wx + 6.8, wy + 12], [wx, wy + 12]],
          r.chance(0.4) ? '#e7a94a' : '#4a4658',
        );
      }
    o += dome(bx, y - bh - 4, bw * 0.33);
  };
  block(x - w * 0.34, w * 0.2, 34);
  block(x + w * 0.34, w * 0.2, 34);
  block(x, w * 0.34, 56);
  block(x - w * 0.17, w * 0.13, 26);
  block(x + w * 0.17, w * 0.13, 26);
  return o;
}

/** Pierced marble balustrade. */
export function balustrade(x: number, y: number, w: number, h: number, n: number): string {
  let s =
    fill(rect(x, y, w, h), K.marble) +
    fill(rect(x, y, w, 8), '#fbf7ee') +
    line(polyline(x, y, x + w, y), LINE, 1.1) +
    line(polyline(x, y + 9, x + w, y + 9), '#9a8f80', 1);
  for (let i = 0; i < n; i++) {
    const cx = x + ((i + 0.5) * w) / n,
      bw = w / n - 9,
      p = rect(cx - bw / 2, y + 15, bw, h - 22);
    const slats = [1, -1].flatMap((sg) =>
      series(
        16,
        (k) =>
          [
            [cx - bw + k * 7 - (sg < 0 ? 0 : 6), y + (sg > 0 ? 8 : h)],
            [cx - bw + k * 7 + 40, y + (sg > 0 ? h : 8)],
          ] as Poly,
      ),
    );
    s += fill(p, '#d5cbba') + clip(p, lines(slats, '#a59a88', 1.2)) + line(p, '#8d8170', 1, true);
    s += polys(rosette(cx, y + h / 2 + 4, 10, 8), '#b5482f') + dot(cx, y + h / 2 + 4, 3, K.gold);
  }
  return s;
}

/** Bolster cushion. */
export const bolster = (x: number, y: number, w: number, h: number, col: string) => {
  const p = loopThrough(
    [x - w, y - h],
    [x, y - h - 3],
    [x + w, y - h],
    [x + w + 8, y - h / 2],
    [x + w, y],
    [x, y + 2],
    [x - w, y],
    [x - w - 8, y - h / 2],
  );
  return patterned(
    p,
    col,
    lines(
      series(9, (i) => polyline(x - w + (i * w) / 4, y - h - 6, x - w + (i * w) / 4, y + 4)),
      '#f1da9488',
      2,
    ),
    LINE,
    1.1,
  );
};

/** Inlaid flowers in the white spandrels. @param area where to sow, @param hole opening to keep clear */
function pietra(area: Poly, hole: Poly, r: Rng): string {
  return each(
    scatter(area, 21, r, 0, 2).filter(([x, y]) => signedDistance(hole, x, y) > 15),
    ([x, y], i) => {
      const sprig = each([0, 1, 2], (k) =>
        fill(leaf(x, y, 13, 3, x + k * 2.1), i % 3 ? '#5f8a5a' : '#8aa070'),
      );
      return (
        sprig +
        polys(rosette(x, y, i % 3 ? 5 : 7, 6, y), i % 2 ? '#d9798f' : '#b5482f') +
        dot(x, y, 1.7, K.gold)
      );
    },
  );
}

/** Cusped opening. @param half half width of the building, @param spring height of the springing */
function openArch(cx: number, half: number, spring: number, floor: number): Poly {
  const arch: Poly = [[cx - half + 26, floor - 6]];
  for (let i = 0; i <= 80; i++) {
    const t = i / 80,
      a = Math.PI + t * Math.PI,
      cusp = 1 + 0.05 * Math.abs(Math.sin(t * Math.PI * 9)) + 0.09 * Math.sin(t * Math.PI) ** 18;
    arch.push([cx + Math.cos(a) * (half - 26), spring + Math.sin(a) * 92 * cusp]);
  }
  arch.push([cx + half - 26, floor - 6]);
  return arch;
}

/** White pavilion: wall with its opening, inlay, eaves, three domes, rolled blind, lamp. */
export function building(
  cx: number,
  half: number,
  roof: number,
  spring: number,
  floor: number,
  r: Rng,
): string {
  let s = '';
  const arch = openArch(cx, half, spring, floor);
  const wall = rect(cx - half, roof, half * 2, floor - roof);
  s +=
    fill([...wall, wall[0], ...arch, arch[0]], K.marble, 'fill-rule="evenodd"') +
    line(wall, '#8d8170', 1, true);
  s +=
    group(fill(arch, '#12263a'), 'opacity=".5"') +
    ink(arch, '#8d8170', 1.6) +
    line(arch.map(([x, y]) => [cx + (x - cx) * 1.03, y - 6] as Point).slice(1, -1), K.gold, 1.6);
  s += pietra(rect(cx - half + 4, roof + 8, half * 2 - 8, 116), arch, r);
  const eave: Poly = [
    [cx - half - 34, roof + 8],
    [cx - half - 6, roof - 12],
    [cx + half + 6, roof - 12],
    [cx + half + 34, roof + 8],
  ];
  s +=
    inked(eave, '#f6f1e4', '#8d8170', 1.2) +
    edged(rect(cx - half - 6, roof - 34, half * 2 + 12, 22), K.marble, '#8d8170', 1);
  s += repeat(21, (i) =>
    fill(
      leaf(lerp(cx - half, cx + half, i / 20), roof - 14, 16, 5, -Math.PI / 2),
      i % 2 ? '#b5482f' : K.gold,
    ),
  );
  for (const [dx, R] of [
    [-172, 34],
    [172, 34],
    [0, 74],
  ] as const) {
    const x = cx + dx,
      y = roof - 34;
    const d = loopThrough(
      offsets(x, y, [-1, 0, -1.08, -0.5, -0.56, -0.98, 0, -1.22, 0.56, -0.98, 1.08, -0.5, 1, 0], R),
    );
    s += patterned(
      d,
      'url(#mb)',
      lines(
        [-0.6, -0.25, 0.25, 0.6].map((u) =>
          curve([
            [x + u * R * 1.5, y + 2],
            [x + u * R * 1.4, y - R * 0.6],
            [x, y - R * 1.25],
          ]),
        ),
        '#b9ad9a',
        1,
      ),
      '#8d8170',
      1.2,
    );
    s +=
      line(polyline(x, y - R * 1.2, x, y - R * 1.2 - 26), K.gold, 3) +
      dot(x, y - R * 1.2 - 10, 4.4, K.gold) +
      fill(leaf(x, y - R * 1.2 - 18, 14, 3, -Math.PI / 2), K.goldHi);
    for (let i = 0; i < 9; i++)
      s += fill(leaf(lerp(x - R * 0.9, x + R * 0.9, i / 8), y + 1, 12, 4.6, -Math.PI / 2), '#d9cfba');
  }
  // rolled blind and hanging lamp
  s +=
    fill(rect(cx - half + 34, spring - 12, half * 2 - 68, 15), '#8c2f2a') +
    dots(resample(polyline(cx - half + 36, spring - 4, cx + half - 36, spring - 4), 12), 2.4, K.goldHi) +
    line(rect(cx - half + 34, spring - 12, half * 2 - 68, 15), LINE, 1, true);
  s +=
    line(polyline(cx, spring + 2, cx, spring + 30), K.gold, 1.4) +
    fill(loopThrough(cx - 9, spring + 32, cx, spring + 26, cx + 9, spring + 32, cx, spring + 44), '#f6d98a');
  return s;
}

/** Paved terrace and the cushioned dais. */
export function throneDais(f: { x: number; w: number }, cx: number, floor: number): string {
  let s = '';
  s +=
    fill(rect(f.x, floor - 30, f.w, 60), '#cfc3ae') +
    lines(
      series(16, (i) => polyline(f.x + i * 52 - 40, floor + 30, f.x + i * 52 + 20, floor - 30)),
      '#a99c86',
      1,
    );
  const dais = rect(cx - 186, floor - 44, 372, 40);
  s +=
    fill(rect(cx - 190, floor - 62, 380, 20), '#7d2a26') +
    dots(resample(polyline(cx - 184, floor - 53, cx + 184, floor - 53), 11), 2.6, K.goldHi) +
    ink(rect(cx - 190, floor - 62, 380, 20), LINE, 1.2);
  s +=
    fill(dais, '#e9dfca') +
    repeat(12, (i) =>
      fill(leaf(cx - 170 + i * 31, floor - 10, 26, 9, -Math.PI / 2, 0, 0.45), i % 2 ? '#b5482f' : '#5f8a5a'),
    ) +
    ink(dais, LINE, 1.2);
  s += bolster(cx - 150, floor - 64, 30, 46, '#3f5d6a') + bolster(cx + 150, floor - 64, 30, 46, '#7f3b62');
  return s;
}

/** Marble-edged lotus pool. @param B bottom of the picture */
export function lotusPool(f: { x: number; w: number }, floor: number, B: number, r: Rng): string {
  let s = '';
  const py = floor + 46;
  s +=
    fill(rect(f.x, floor + 24, f.w, B - floor), '#d9cdb6') +
    line(polyline(f.x, floor + 26, f.x + f.w, floor + 26), '#8d8170', 1.4);
  const pool = rect(f.x + 34, py, f.w - 68, B - py - 18);
  s +=
    inked(rect(f.x + 24, py - 10, f.w - 48, B - py + 2), '#f3ecdc', '#8d8170', 1.2) + fill(pool, '#2d5a68');
  s += clip(
    pool,
    repeat(18, (i) =>
      line(
        polyline(
          f.x + 30 + r.between(0, 120),
          py + 6 + i * 6,
          f.x + f.w - 40 - r.between(0, 120),
          py + 6 + i * 6,
        ),
        '#86aab0',
        0.8,
        false,
        'opacity=".6"',
      ),
    ),
  );
  s += clip(
    pool,
    each(
      scatter(pool, 40, r, 25).sort((a, b) => a[1] - b[1]),
      ([x, y]) =>
        pad(x, y + 8, 21, '#39614e', '#86a88a', '#1d3a2e', r.between(-0.3, 0.3), 0.38) +
        (r.chance(0.66) ? lotus(x, y + 5, 20, KISHANGARH_LOTUS, 7) : bud(x, y + 4, 18, KISHANGARH_LOTUS)),
    ),
  );
  return s;
}
