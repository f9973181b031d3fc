/** One peacock dances with open train on the hill of Morkuti, kadambas on both sides, the first clouds of the rains above. */
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series, transform } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { ink, inked, modelled, patterned } from '../../draw/ink.ts';
import { clip, group, linearGradient, radialGradient } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { beads, frame, petals } from '../../motifs/borders.ts';
import { cloudBank, lightning } from '../../motifs/painted/cloud.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { BORDER, goldLine } from '../../traditions/pichwai/bands.ts';
import { blob, tufts } from '../../traditions/pichwai/ground.ts';
import { grove } from '../../traditions/pichwai/landscape.ts';
import { rocks } from '../../traditions/pichwai/shrine.ts';
import { K, surface } from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];

/** The open train: three rows of feathers behind the bird. (x, y) is the root. */
function train(x: number, y: number, R: number): string {
  let o = '';
  const rows = [
    [1, 33, 0.1, '#174a44'],
    [0.82, 29, 0.108, '#1c5a4c'],
    [0.64, 25, 0.118, '#226a52'],
    [0.47, 19, 0.13, '#2c7d58'],
  ] as const;
  for (const [k, n, w, col] of rows)
    for (let i = 0; i < n; i++) {
      const a = lerp(-Math.PI * 1.06, Math.PI * 0.06, i / (n - 1));
      const L = R * k * (1 + 0.035 * Math.cos((a + Math.PI / 2) * 2));
      const vane = leaf(x, y, L, R * w * k, a, 0, 0.86);
      o +=
        fill(vane, col) +
        lines(
          series(12, (j) =>
            [1, -1].map((g): Poly => {
              const q = polar(x, y, L * (0.42 + j * 0.045), a);
              return [q, polar(...q, R * 0.075 * k, a + g * 0.6)];
            }),
          ).flat(),
          '#8fc46a',
          0.8,
        ) +
        line(vane, K.line, 0.8, true);
      const e = polar(x, y, L - R * 0.085 * k, a);
      const er = R * 0.07 * k;
      o +=
        edged(ellipse(...e, er, er * 0.76, a), K.gold, K.line, 0.7) +
        fill(ellipse(...e, er * 0.72, er * 0.58, a), '#2fa39a') +
        fill(ellipse(...polar(...e, er * 0.12, a), er * 0.48, er * 0.4, a), '#173d86') +
        dot(...polar(...e, er * 0.2, a), er * 0.15, '#f3d889');
      if (k === 1)
        for (const d of [-0.24, 0, 0.24])
          o += line([polar(x, y, L, a), polar(...polar(x, y, L, a), 13, a + d)], '#8fc46a', 1);
    }
  const fan = series(17, (i) =>
    leaf(x, y, R * 0.31, R * 0.052, lerp(-Math.PI * 1.04, Math.PI * 0.04, i / 16), 0, 0.72),
  );
  return o + polys(fan, '#c8852e', `stroke="${K.line}" stroke-width="0.8"`);
}

/** The bird before its train: breast towards us, neck bent back, one foot lifted. */
function bird(x: number, y: number, s: number): string {
  const T = (p: Poly) => transform(p, x, y, s);
  let o = '';
  // legs: one stands, one is lifted in the dance
  for (const [leg, toes] of [
    [curveThrough(-14, -34, -18, -14, -14, 4), [-14, 4]],
    [curveThrough(18, -38, 40, -28, 34, -8), [34, -8]],
  ] as [Poly, Point][])
    o +=
      line(T(leg), '#6d4a1d', 4.4 * s) +
      line(T(leg), '#b98a4a', 2.4 * s) +
      lines(
        [-12, 2, 13].map((d) => T([toes, [toes[0] + d, toes[1] + 8]])),
        '#6d4a1d',
        2.6 * s,
      );
  for (const g of [-1, 1]) {
    const wing = T(
      loopThrough(g * 20, -118, g * 52, -108, g * 66, -70, g * 56, -34, g * 30, -40, g * 18, -76),
    );
    o +=
      modelled(wing, '#b9722a', '#4a2408', 8 * s, 3) +
      clip(
        wing,
        lines(
          series(7, (i) =>
            T(curveThrough(g * 16, -112 + i * 11, g * 44, -96 + i * 11, g * 70, -88 + i * 12)),
          ),
          '#f3d889',
          1.4 * s,
        ),
      ) +
      ink(wing, K.line, 1.4);
  }
  const body = T(
    loopThrough([
      0, -26, 26, -38, 38, -72, 30, -104, 18, -128, 20, -156, 30, -178, 24, -198, 6, -202, -8, -190, -8, -160,
      -20, -126, -32, -100, -38, -70, -26, -38,
    ]),
  );
  o +=
    modelled(body, '#1d5fa6', '#0b1c4a', 15 * s, 5, { op: 0.75, hi: '#78c0e6' }) +
    clip(body, scales(body, Math.PI / 2, 12 * s, '#78bfe4', 0.9)) +
    ink(body, K.line, 1.6);
  o +=
    line(T(curveThrough(-20, -130, 0, -118, 20, -132)), K.gold, 4 * s) +
    dots(
      T(curveThrough(-18, -122, 0, -110, 18, -124)).filter((_, i) => i % 3 === 0),
      2.4 * s,
      K.conch,
    ) +
    dot(...T([[1, -104]])[0], 5 * s, '#b3262a') +
    dot(...T([[1, -104]])[0], 2 * s, K.goldHi);
  // head in profile, looking up to the cloud
  o += inked(T(polyline(24, -196, 52, -202, 27, -182)), '#d8b25a', K.line, 1);
  const eye = T(leaf(3, -190, 22, 6.4, -0.12));
  o +=
    patterned(eye, '#fff8e8', dot(...T([[15, -191]])[0], 4.4 * s, K.line), K.line, 1.2) +
    line(T(curveThrough(0, -198, 12, -204, 26, -197)), '#fff8e8', 2.6 * s);
  for (const a of [-2.1, -1.85, -1.6, -1.35, -1.1]) {
    const [bx, by] = T([[10, -200]])[0];
    o +=
      line([[bx, by], polar(bx, by, 34 * s, a)], K.line, 1.4) +
      fill(leaf(...polar(bx, by, 26 * s, a), 16 * s, 5 * s, a), '#2b8f8c') +
      dot(...polar(bx, by, 37 * s, a), 2.4 * s, K.gold);
  }
  return o;
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const f = frame(
    W,
    H,
    10,
    [
      { t: 8, band: goldLine, corner: false },
      { t: 30, band: petals },
      { t: 6, band: goldLine, corner: false },
      { t: 12, band: beads, corner: false },
    ],
    r,
    { ...BORDER, cols: ['#1f5ea0', '#5fc0c9', K.gold], bg: '#0c2a3c' },
  );
  const [L, T, R, B] = [f.x, f.y, f.x + f.w, f.y + f.h];
  const cx = W / 2;
  let s =
    fill(rect(L, T, f.w, f.h), 'url(#sky)') + dots(scatter(rect(L, T + 190, f.w, 300), 19, r), 1, '#d9ad4c');
  s +=
    lightning(L + 118, T + 138, 130, r, '#fbe6a0', '#ffd76a') +
    lightning(R - 128, T + 130, 120, r, '#fbe6a0', '#ffd76a');
  s += cloudBank(
    rect(L - 20, T - 30, f.w + 40, 140),
    44,
    { body: ['#22304f', '#2f4670', '#47669a', '#6487b4'], rim: '#e9dcb4', edge: '#a9bdd8', lit: 'below' },
    r,
  );
  // rain in fine slanting rows
  s += lines(
    scatter(rect(L, T + 150, f.w, 420), 26, r).map(([x, y]): Poly => [
      [x, y],
      [x - 5, y + 15],
    ]),
    '#bcd3e6',
    0.8,
    'opacity=".55"',
  );
  const lim: [number, number, number] = [L - 20, R + 20, T + 180];
  for (const sg of [-1, 1])
    s += grove(cx + sg * 292, B - 160, blob(cx + sg * 292, T + 430, 92, 190, r, lim), r, 26, true);
  // the hill
  const hill: Poly = [
    ...curve([
      [L - 10, B - 120],
      [L + 90, B - 190],
      [cx - 150, B - 262],
      [cx, B - 286],
      [cx + 150, B - 262],
      [R - 90, B - 196],
      [R + 10, B - 126],
    ] as Point[]),
    [R + 10, B + 10],
    [L - 10, B + 10],
  ];
  s += group(dot(cx, B - 440, 320, 'url(#halo)'));
  s += rocks(hill, r.fork(), ['#7a5a8a', '#4a6f9a', '#57918a', '#8a5a6a', '#5a5f94'], 36);
  s += train(cx, B - 372, 306) + bird(cx, B - 290, 1.16);
  s += clip(
    hill,
    fill(rect(L, B - 74, f.w, 90), '#1f5a3a') + tufts(rect(L + 10, B - 66, f.w - 20, 60), r, 30),
  );
  s += ink(
    curve(polyline(L, B - 70, L + 170, B - 84, cx, B - 72, R - 170, B - 84, R, B - 70)),
    '#8fbf6a',
    2.4,
    { closed: false, taper: 0 },
  );
  for (const [x, y] of [
    [L + 54, B - 30],
    [L + 190, B - 22],
    [cx + 30, B - 32],
    [R - 200, B - 20],
    [R - 60, B - 32],
  ])
    s += polys(rosette(x, y, 11, 6), '#e0708f') + dot(x, y, 3.4, K.goldHi);
  return {
    w: W,
    h: H,
    bg: '#0c2a3c',
    defs:
      linearGradient('sky', 0, T, 0, B, [0, '#16233f'], [0.45, '#1d4560'], [1, '#1f5a4a']) +
      radialGradient(
        'halo',
        cx,
        B - 440,
        320,
        [0, '#f3d889', 0.5],
        [0.7, '#f3d889', 0.14],
        [1, '#f3d889', 0],
      ),
    body: clip(rect(L, T, f.w, f.h), s) + f.svg,
    finish: surface(seed),
  };
}

export const work: Work = {
  id: 'work-gokulesh-purbiya-peacock',
  collection: 'artist-works',
  seed: 4,
  width: W,
  height: H,
  alt: 'One peacock dances with open train on a many-coloured hill between kadamba trees, dark rain clouds above.',
  draw,
};
