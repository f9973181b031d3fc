/** A red boat on a lotus lake before white palaces. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, transform } from '../../../draw/geometry.ts';
import { ink, inked, modelled } from '../../../draw/ink.ts';
import { clip, each, group, linearGradient, radialGradient } from '../../../draw/markup.ts';
import { resample, scatter, walk } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { arc, ellipse, leaf, rect, ribbon, widths } from '../../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../../draw/svg.ts';
import { bud, lotus, pad } from '../../../motifs/painted/lotus.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { K, LINE, LOTUS, begin, surface } from '../style.ts';

/** Small courtly figure for landscapes. */
function courtier(
  x: number,
  y: number,
  s: number,
  fx: number,
  skirt: string,
  veil: string,
  skin: string,
  man = false,
) {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx);
  let o = '';
  const sk = T(loopThrough([-7, -44, 7, -44, 20, -10, 26, 2, -26, 2, -20, -10]));
  if (!man)
    o += group(
      fill(T(loopThrough([4, -82, -10, -80, -14, -60, -20, -20, -14, -6, -4, -40])), veil),
      'opacity=".85"',
    );
  o +=
    modelled(sk, skirt, '#2a0f0a', 8 * s, 2, { op: 0.5 }) +
    line(T(polyline(-25, -2, 25, -2)), K.goldHi, 2 * s) +
    lines(
      [-12, -5, 2, 9, 16].map((k) => T(curveThrough(k * 0.3, -44, k, -20, k * 1.4, 0))),
      '#00000055',
      0.8,
    ) +
    ink(sk, LINE, 0.9);
  const to = T(loopThrough(-8, -62, 8, -62, 6, -44, -6, -44));
  o += inked(to, man ? K.goldHi : veil, LINE, 0.8);
  o +=
    line(T(curveThrough(6, -60, 16, -52, 22, -60)), skin, 4 * s) +
    line(T(curveThrough(-6, -60, -12, -50, -4, -46)), skin, 4 * s) +
    fill(T(ellipse(0, -66, 3, 5)), skin);
  const h = T(loopThrough([-7, -76, -4, -83, 4, -83, 7, -77, 10, -73, 7, -70, 6, -66, -2, -65, -7, -70]));
  o +=
    inked(h, skin, LINE, 0.7) +
    fill(T(loopThrough([-8, -72, -8, -84, 2, -88, 6, -82, -2, -80, -4, -70])), man ? K.goldHi : '#17100e') +
    line(T(curveThrough(1, -77, 5, -78)), K.kajal, 1.3) +
    (man ? fill(T(leaf(-2, -86, 12, 2.6, -1.2)), '#2f6a8c') : '') +
    dots(resample(T(curveThrough(-5, -62, 1, -58, 6, -62)), 2.4 * s), 0.9 * s, K.pearl);
  return o;
}

/** Evening: colours from the zenith down, and of the water from the far bank to the near one. */
const EVENING = {
  sky: ['#5a2438', '#b2473f', '#f0b070'],
  lake: ['#dfe3de', '#a9bcc4', '#5f7f93'],
  disc: '#f9d9a0',
  glow: '#ffe0b0',
  clouds: '#a8202c',
} as const;

/** Lake. */
function lake(
  f: ReturnType<typeof begin>,
  hz: number,
  B: number,
  pal: string,
  by: number,
  r: Rng,
  m: Point,
  cx: number,
): string {
  let s = '';
  s +=
    fill(rect(f.x, hz, f.w, B - hz), 'url(#lk)') +
    group(group(pal, `transform="translate(0 ${2 * by}) scale(1 -1)"`), 'opacity=".28" filter="url(#b2)"');
  for (let j = 0; j < 60; j++) {
    const y = hz + 5 + j * 5.2,
      n = r.int(2, 5);
    for (let k = 0; k < n; k++) {
      const x = r.between(f.x, f.x + f.w - 120),
        w = r.between(40, 170);
      s += line(
        curveThrough(offsets(x, y, [0, 0, 0.3, -1.2, 0.6, 1, 1, 0], w, 1)),
        Math.abs(x + w / 2 - m[0]) < 90 ? '#fbf3d2' : '#9fc0bd',
        0.8,
        false,
        `opacity="${r.between(0.25, 0.6).toFixed(2)}"`,
      );
    }
  }
  const boat = (x: number, y: number, s_: number, fx: number) => {
    const T = (p: Poly) => transform(p, x, y, s_, 0, fx);
    let o = group(fill(T(ellipse(0, 20, 170, 10)), '#0d1f2a'), 'opacity=".5" filter="url(#b3)"');
    for (let i = 0; i < 4; i++) o += line(T(polyline(-60 + i * 38, -6, -60 + i * 38, -96)), K.gold, 4 * s_);
    const can = T(
      loopThrough([-80, -92, -70, -116, -10, -132, 60, -116, 72, -92, 50, -88, -4, -92, -60, -88]),
    );
    o +=
      modelled(can, '#a52a26', '#3f0c0c', 14 * s_, 3) +
      dots(scatter(can, 11 * s_, r), 1.6 * s_, K.goldHi) +
      ink(can, LINE, 1.2) +
      each(walk(T(polyline(-78, -90, 70, -90)), 8 * s_), (k) =>
        fill(leaf(k.p[0], k.p[1], 11 * s_, 3 * s_, 1.57), K.gold),
      );
    o +=
      courtier(
        ...(T([[-26, -4]])[0] as [number, number]),
        0.92 * s_,
        fx,
        '#d9a13a',
        '#e9c86a',
        '#6f93b8',
        true,
      ) +
      courtier(...(T([[18, -4]])[0] as [number, number]), 0.9 * s_, -fx, '#b5482f', '#d98a3a', K.skin) +
      courtier(...(T([[96, 0]])[0] as [number, number]), 0.8 * s_, -fx, '#3f6d4a', '#c9a13f', K.skin) +
      courtier(...(T([[-108, 0]])[0] as [number, number]), 0.8 * s_, fx, '#7f3b62', '#d9798f', K.skin);
    const hull = T(
      loopThrough([
        -176, -44, -160, -14, -110, 4, 0, 8, 120, 2, 168, -18, 190, -52, 178, 6, 120, 26, 0, 32, -110, 26,
        -160, 8,
      ]),
    );
    o +=
      modelled(hull, '#b5352a', '#3d0d0c', 16 * s_, 3) +
      line(T(curveThrough(-168, -26, -120, 0, 0, 12, 124, 4, 178, -30)), K.goldHi, 3 * s_) +
      dots(resample(T(curveThrough(-160, -4, -110, 14, 0, 20, 120, 14, 172, -8)), 9 * s_), 2 * s_, K.goldHi) +
      ink(hull, LINE, 1.4) +
      line(T(polyline(120, -70, 176, 44)), '#6b4420', 3 * s_) +
      fill(
        transform(ellipse(0, 0, 6, 15), ...(T([[178, 48]])[0] as [number, number]), s_, -0.45 * fx),
        '#6b4420',
      );
    return o;
  };
  s += boat(cx - 40, hz + 148, 0.94, 1);
  for (const [x, y] of scatter(rect(f.x, hz + 150, f.w, B - hz - 150), 36, r, 0, 2)
    .filter((q) => q[1] > hz + 188 || Math.abs(q[0] - cx + 40) > 210)
    .sort((a, b) => a[1] - b[1])) {
    const k = lerp(0.6, 1.15, (y - hz - 150) / (B - hz - 150));
    s +=
      pad(
        x + r.between(-9, 9),
        y + 8,
        27 * k,
        r.pick(['#2f5f49', '#3a6d50', '#27533f']),
        '#86ae8a',
        '#14301f',
        r.between(-0.3, 0.3),
        0.34,
      ) +
      (r.chance(0.62)
        ? lotus(x, y + 5, 25 * k, LOTUS, 9)
        : r.chance(0.5)
          ? bud(x, y + 5, 22 * k, LOTUS)
          : '');
  }
  return s;
}

/** Palace on the far bank. */
function palaceOnFarBank(
  hz: number,
  r: Rng,
  f: ReturnType<typeof begin>,
  B: number,
  m: Point,
  cx: number,
): string {
  let s = '';
  let pal = '';
  const by = hz + 2,
    tower = (x: number, w: number, h: number) => {
      let o = edged(rect(x - w / 2, by - h, w, h), 'url(#mb)', '#7f7a76', 0.8);
      o += fill(rect(x - w / 2 - 5, by - h - 5, w + 10, 6), '#f7f2e6');
      const d = loopThrough(
        [x - w * 0.42, by - h - 5],
        [x - w * 0.46, by - h - w * 0.28],
        [x - w * 0.2, by - h - w * 0.52],
        [x, by - h - w * 0.62],
        [x + w * 0.2, by - h - w * 0.52],
        [x + w * 0.46, by - h - w * 0.28],
        [x + w * 0.42, by - h - 5],
      );
      o +=
        modelled(d, '#efe8da', '#8b8a94', 7, 3) +
        line(d, '#7f7a76', 0.8, true) +
        line(polyline(x, by - h - w * 0.6, x, by - h - w * 0.82), K.gold, 2) +
        dot(x, by - h - w * 0.7, 2.4, K.gold);
      const n = Math.max(1, Math.floor(w / 18));
      for (let j = 0; j < h / 34 - 0.3; j++)
        for (let i = 0; i < n; i++) {
          const ax = x + ((i - (n - 1) / 2) * w) / n,
            ay = by - h + 12 + j * 34;
          const a = [
            [ax - 5, ay + 18],
            [ax - 5, ay + 7],
            ...arc(ax, ay + 7, 5, Math.PI, TAU, 8),
            [ax + 5, ay + 18],
          ] as Poly;
          o += edged(a, r.chance(0.5) ? '#e9b45a' : '#3b3a4a', '#7f7a76', 0.6);
        }
      return o;
    };
  for (const [x, w, h] of [
    [0.12, 60, 70],
    [0.2, 84, 96],
    [0.3, 54, 58],
    [0.42, 70, 66],
    [0.56, 110, 118],
    [0.47, 44, 86],
    [0.65, 44, 86],
    [0.74, 66, 62],
    [0.84, 82, 92],
    [0.92, 56, 56],
  ])
    pal += tower(f.x + f.w * x, w, h);
  s += pal;
  let tr = '';
  for (let i = 0; i < 64; i++) {
    const x = f.x + (f.w * i) / 63,
      h = r.between(10, 30);
    tr += fill(
      loopThrough(
        ...ellipse(x, by - 4, r.between(10, 17), h, 0, 9).flatMap((q) => [
          q[0] + r.between(-3, 3),
          q[1] + r.between(-3, 3),
        ]),
      ),
      r.pick(['#1b3527', '#234432', '#15291f']),
    );
  }
  s += tr;
  s += lake(f, hz, B, pal, by, r, m, cx);
  return s;
}

export function redBarge(seed: number, W = 1000, H = 760): Painting {
  const r = new Rng(seed),
    f = begin(r, W, H),
    cx = W / 2,
    B = f.y + f.h,
    hz = f.y + 236;
  let s = fill(rect(f.x, f.y, f.w, hz - f.y + 4), 'url(#sky)');
  const m: Point = [f.x + f.w * r.between(0.2, 0.32), f.y + 80];
  const banks = new Rng(seed + 1);
  for (let i = 0; i < 16; i++) {
    const x = banks.between(f.x - 60, f.x + f.w - 120),
      y = f.y + 16 + i * 11,
      w = banks.between(150, 320);
    const bank = loopThrough(offsets(x, y, [0, 0, 0.25, -13, 0.6, -9, 1, 2, 0.6, 9, 0.2, 8], w, 1));
    s += group(
      fill(bank, i % 3 ? EVENING.clouds : '#e2844f'),
      `opacity=".55" filter="url(#b${i % 2 ? 3 : 2})"`,
    );
  }
  s +=
    dot(m[0], m[1], 150, 'url(#mh)') +
    dot(m[0], m[1], 34, EVENING.disc) +
    dots(scatter(rect(f.x, f.y, f.w, 150), 32, r), 0.9, '#f2c9a0');
  s += palaceOnFarBank(hz, r, f, B, m, cx);
  // framing trees with leaf whorls
  for (const sg of [-1, 1]) {
    const tx = sg < 0 ? f.x + 8 : f.x + f.w - 8;
    s += fill(
      ribbon(
        curve([
          [tx, B],
          [tx - sg * 14, B - 140],
          [tx - sg * 4, f.y + 200],
          [tx - sg * 30, f.y + 80],
        ]),
        widths(20, 13, 9, 5),
      ),
      '#3a2a1c',
    );
    for (const [x, y] of scatter(
      loopThrough(
        ...[
          [0, f.y - 10],
          [-sg * 190, f.y - 6],
          [-sg * 150, f.y + 70],
          [-sg * 96, f.y + 120],
          [-sg * 88, f.y + 200],
          [-sg * 30, f.y + 262],
          [sg * 10, f.y + 240],
        ].flatMap((q) => [tx + q[0], q[1]]),
      ),
      17,
      r,
    ).sort((a, b) => a[1] - b[1])) {
      const lc = r.pick(['#1d402c', '#275238', '#336446', '#18361f']);
      for (let i = 0; i < 7; i++) {
        const p = leaf(x, y, 17, 4, (i / 7) * TAU + x);
        s += fill(p, lc) + line([[x, y], p[14]], '#6f9a6a', 0.5);
      }
      if (r.chance(0.16)) s += polys(rosette(x, y, 6, 6), '#e6b8a0') + dot(x, y, 1.8, K.gold);
    }
  }
  return {
    w: W,
    h: H,
    bg: '#5c1f1c',
    defs:
      linearGradient('sky', 0, f.y, 0, hz, [0, EVENING.sky[0]], [0.6, EVENING.sky[1]], [1, EVENING.sky[2]]) +
      linearGradient('lk', 0, hz, 0, B, [0, EVENING.lake[0]], [0.25, EVENING.lake[1]], [1, EVENING.lake[2]]) +
      linearGradient('mb', 0, hz - 120, 0, hz, [0, '#f4eee0'], [1, '#b9b6b2']) +
      radialGradient(
        'mh',
        m[0],
        m[1],
        150,
        [0, EVENING.glow, 0.75],
        [0.3, EVENING.glow, 0.25],
        [1, EVENING.glow, 0],
      ),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: surface(seed),
  };
}
