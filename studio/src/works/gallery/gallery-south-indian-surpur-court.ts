/** The raja of a small kingdom rides out under a gold-fringed parasol, his men before and behind. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { lerp, type Point, polar, type Poly, series, transform } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group, repeat } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { arc, ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { Sheet } from '../../draw/sheet.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { horse } from '../../motifs/animals/horse.ts';
import { frame, plain, vine } from '../../motifs/borders.ts';
import { flyingEgret } from '../../motifs/painted/egret.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { roundTree } from '../../traditions/mysore/landscape.ts';
import { gold, K } from '../../traditions/surpur/style.ts';
import { head, walker } from '../../traditions/surpur/walker.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1120, 740];

/** The rider and his dappled horse. @param x,y the ground under the horse's middle */
function raja(x: number, y: number, s: number): string {
  const M = horse(),
    Hs = place(M, x, y - 122 * s, s),
    T = (p: Poly) => transform(p, x, y - 122 * s, s),
    at = (a: number, b: number) => T([[a, b]])[0];
  let q = group(fill(ellipse(x, y + 2, 128 * s, 9 * s), '#0c2016'), 'opacity=".6" filter="url(#b5)"');
  const tail = T(
      ribbon(curveThrough(-88, -16, -122, -30, -142, 4, -138, 50, -150, 92), widths(9, 12, 15, 13, 3)),
    ),
    body = union([Hs.body, T(ellipse(-84, -8, 32, 32))], 6);
  q +=
    modelled(tail, '#e8dcc4', '#8a6a52', 8, 3) +
    clip(
      tail,
      lines(
        [-8, -3, 2, 7].map((d) =>
          T(curveThrough(-90, -16 + d, -122 + d, -26, -142 + d, 6, -138 + d, 50, -150, 92)),
        ),
        '#8a6a52',
        1,
      ),
    ) +
    ink(tail, K.line, 1);
  q += modelled(body, '#f4ecd8', '#a08468', 20 * s, 5, { op: 0.8 });
  q += clip(
    body,
    dots(
      series(46, (i) => at(-96 + (i % 9) * 17 + (Math.floor(i / 9) % 2) * 8, -34 + Math.floor(i / 9) * 13)),
      2.6 * s,
      '#b89a86',
    ) +
      group(fill(T(rect(-120, 74, 260, 60)), '#b85a3c'), 'opacity=".75"') +
      line(T(polyline(-120, 74, 140, 74)), K.gold, 2),
  );
  q += ink(body, K.line, 1.5) + each(Hs.hooves, (p: Poly) => fill(p, K.line));
  q += each(Hs.ears, (p: Poly) => inked(p, '#f4ecd8', K.line, 1));
  q += repeat(9, (i) => {
    const c = Hs.mane[Math.round((i / 8) * (Hs.mane.length - 1))];
    return edged(leaf(c[0], c[1], 30 * s, 5 * s, 2.5, 0.2), '#5c3a2c', K.line, 0.6);
  });
  q +=
    dot(...at(106, -118), 4 * s, K.white) +
    dot(...at(107, -118), 2.6 * s, K.line) +
    line(T(curveThrough(98, -124, 106, -126, 114, -120)), K.line, 1.3) +
    dot(...at(131, -92), 1.6 * s, K.line);
  // bridle, collar and saddle cloth in gold and red
  q +=
    each(
      [T(polyline(95, -136, 112, -92)), Hs.bridle[1]],
      (p: Poly) => line(p, K.red, 4 * s) + line(p, K.gold, 1.6 * s),
    ) +
    line(Hs.rein, K.red, 3.4 * s) +
    line(Hs.rein, K.gold, 1.2 * s);
  for (const [d, n] of [
    [0, 9],
    [14, 8],
  ] as const)
    q += dots(
      series(n, (i) => at(56 + d * 0.2 + i * 5.4, -82 + d + Math.sin((i / (n - 1)) * Math.PI) * 22)),
      3.2 * s,
      d ? K.gold : K.red,
    );
  q +=
    gold(T(leaf(84, -44, 34, 8, 1.6, 0, 0.4))) +
    fill(T(leaf(98, -140, 40, 8, -1.7, -0.2, 0.6)), K.red) +
    dot(...at(97, -140), 4 * s, K.gold);
  const cloth = T(loopThrough(-58, -52, -20, -46, 34, -54, 44, -8, 38, 22, -10, 30, -60, 20, -66, -16));
  q +=
    modelled(cloth, K.blue, '#101f3c', 12 * s, 3) +
    clip(
      cloth,
      repeat(18, (i) =>
        polys(rosette(...at(-50 + (i % 6) * 17, -40 + Math.floor(i / 6) * 24), 6 * s, 7), K.gold),
      ) +
        line(cloth, K.gold, 12 * s, true) +
        line(cloth, K.red, 3 * s, true),
    ) +
    ink(cloth, K.line, 1.2);
  q += dots(
    series(13, (i) => at(-62 + i * 8, 26 + Math.sin((i / 12) * Math.PI) * 7)),
    2.6 * s,
    K.bright,
  );
  // he sits: far hand on the rein, near hand with a rose
  const leg = T(loopThrough(-20, -66, 10, -68, 34, -52, 44, -20, 42, 16, 26, 18, 20, -12, -6, -36));
  q +=
    modelled(leg, '#c9883c', '#5c300c', 8, 3) +
    ink(leg, K.line, 1.2) +
    inked(T(loopThrough(24, 16, 44, 14, 58, 20, 66, 16, 62, 26, 26, 27)), K.red, K.line, 1) +
    line(T(polyline(34, 28, 38, -30)), K.gold, 2) +
    gold(T(ellipse(40, 30, 16, 4)));
  const coat = T([
    ...curveThrough(-8, -162, -23, -150, -28, -120, -24, -92, -40, -62, -46, -38),
    ...curveThrough(-20, -26, 10, -26, 34, -40),
    ...curveThrough(22, -84, 19, -104, 24, -126, 20, -150, 8, -162),
  ]);
  q +=
    modelled(coat, K.cream, '#a8844c', 14 * s, 3) +
    clip(
      coat,
      repeat(35, (i) =>
        polys(
          rosette(
            ...at(-42 + (i % 5) * 15 + (Math.floor(i / 5) % 2) * 7, -148 + Math.floor(i / 5) * 17),
            4.6 * s,
            6,
          ),
          i % 2 ? K.red : K.gold,
        ),
      ),
    ) +
    ink(coat, K.line, 1.2);
  const sash = T([...curveThrough(-25, -96, -2, -90, 20, -98), ...curveThrough(20, -86, -2, -78, -26, -84)]);
  q +=
    modelled(sash, K.red, K.maroon, 5, 2) +
    ink(sash, K.line, 1) +
    gold(T(loopThrough(2, -98, 10, -112, 16, -110, 12, -92, 6, -76)));
  q +=
    fill(T(loopThrough(-8, -154, -8, -166, 9, -166, 8, -154, 0, -148)), K.skin) +
    each(
      [14, 24, 34],
      (d) =>
        line(T(curveThrough(-9, -153, 0, -153 + d, 9, -153)), K.line, 4.4 * s) +
        line(T(curveThrough(-9, -153, 0, -153 + d, 9, -153)), d === 24 ? K.gold : K.white, 3 * s),
    );
  const halo = at(2, -188);
  q =
    group(dot(halo[0], halo[1], 56 * s, '#4f7a4a'), 'opacity=".9"') +
    line(ellipse(halo[0], halo[1], 56 * s, 56 * s, 0, 80), K.gold, 4) +
    repeat(40, (i) =>
      fill(
        leaf(
          halo[0] + Math.cos(i * 0.157) * 58 * s,
          halo[1] + Math.sin(i * 0.157) * 58 * s,
          (i % 2 ? 13 : 8) * s,
          2.4 * s,
          i * 0.157,
          0,
          0.4,
        ),
        K.bright,
      ),
    ) +
    q;
  q += head((p) => T(transform(p, 1, -163, 1.08)), s * 1.08, K.skin, K.red, { plume: true });
  const rein = T([
    ...curveThrough(-14, -146, 4, -118, 34, -96),
    ...curveThrough(40, -88, 0, -100, -24, -134),
  ]);
  q +=
    modelled(rein, '#e6d6ac', '#a8844c', 6, 2) +
    ink(rein, K.line, 1.1) +
    dot(...at(40, -90), 6 * s, K.skin) +
    line(ellipse(...at(40, -90), 6 * s), K.line, 0.9, true);
  const near = T([
    ...curveThrough(10, -148, 34, -122, 52, -142),
    ...curveThrough(58, -134, 36, -104, 4, -132),
  ]);
  q +=
    modelled(near, K.cream, '#a8844c', 6, 2) +
    ink(near, K.line, 1.1) +
    line(T(polyline(48, -144, 56, -134)), K.gold, 4 * s) +
    line(T(polyline(58, -142, 60, -170)), '#4f7a3c', 2) +
    polys(rosette(...at(60, -176), 11 * s, 8), K.rose) +
    dot(...at(60, -176), 3.4 * s, K.red) +
    dot(...at(57, -141), 6 * s, K.skin) +
    line(ellipse(...at(57, -141), 6 * s), K.line, 0.9, true);
  return q;
}

/** A band of evening sky, a hill fort, trees on the ridge. */
function eveningSky(f: ReturnType<typeof frame>, r: Rng): string {
  let s = '';
  s +=
    fill(
      [
        [f.x, f.y],
        [f.x + f.w, f.y],
        [f.x + f.w, f.y + 66],
        ...curve([
          [f.x + f.w, f.y + 66],
          [W * 0.72, f.y + 40],
          [W * 0.5, f.y + 74],
          [W * 0.28, f.y + 44],
          [f.x, f.y + 62],
        ] as Point[]),
      ],
      '#7f9fa8',
    ) +
    lines(
      [14, 26, 36].map((d) =>
        curveThrough(f.x, f.y + d, W * 0.3, f.y + d - 8, W * 0.6, f.y + d + 4, f.x + f.w, f.y + d - 6),
      ),
      K.bright,
      1.6,
    );
  const fort = (x: number, y: number) => {
    let q =
      fill(polyline(x - 86, y, x - 86, y - 40, x + 86, y - 40, x + 86, y), '#d9b98a') +
      line(polyline(x - 86, y, x - 86, y - 40, x + 86, y - 40, x + 86, y), K.line, 1);
    for (let i = 0; i < 13; i++) q += edged(rect(x - 84 + i * 13.2, y - 47, 8, 8), '#d9b98a', K.line, 0.7);
    for (const d of [-86, 0, 86])
      q +=
        edged(rect(x + d - 17, y - 62, 34, 62), '#e6cca0', K.line, 1) +
        gold([...arc(x + d, y - 62, 17, Math.PI, Math.PI * 2, 16, 20)]) +
        fill(
          arc(x + d, y - 26, 8, Math.PI, Math.PI * 2, 12, 12).concat([
            [x + d + 8, y],
            [x + d - 8, y],
          ]),
          '#5c2c20',
        );
    return q;
  };
  s +=
    fort(850, f.y + 92) +
    modelled(
      [
        ...curve([
          [f.x, f.y + 92],
          [W * 0.2, f.y + 74],
          [W * 0.46, f.y + 112],
          [W * 0.74, f.y + 84],
          [f.x + f.w, f.y + 96],
        ] as Point[]),
        [f.x + f.w, H],
        [f.x, H],
      ],
      K.ground,
      '#10301f',
      18,
      8,
    );
  for (const [x, y, R] of [
    [120, 206, 27],
    [178, 194, 22],
    [238, 208, 24],
    [306, 204, 18],
    [1000, 198, 24],
    [1046, 210, 20],
    [700, 208, 19],
    [752, 202, 16],
  ] as const)
    s += roundTree(r, x, y, R, '#4f7f46', '#a3bd62', r.chance(0.5) ? K.rose : undefined);
  return s;
}

/** Large flowering plants of the Deccan: iris, poppy, lily, each with its leaves. @param h height */
function plant(x: number, y: number, h: number, kind: 0 | 1 | 2, lean = 0): string {
  const top: Point = [x + lean, y - h],
    stem = curveThrough(x, y, x + lean * 0.2 - 4, y - h * 0.5, ...top);
  let s = line(stem, '#7fa05a', 2.6);
  for (const [t, d] of [
    [0.06, -0.5],
    [0.1, 0.55],
    [0.3, -0.8],
    [0.42, 0.8],
  ])
    s += edged(
      leaf(x + lean * t, y - h * t, h * 0.48, h * 0.055, -Math.PI / 2 + d, d * 0.35),
      '#5f9450',
      '#12301d',
      0.9,
    );
  const R = h * 0.2;
  if (kind === 0) {
    for (const d of [-0.95, 0.95, -0.45, 0.45, 0])
      s += edged(
        leaf(top[0], top[1], R * (1.25 - Math.abs(d) * 0.2), R * 0.36, -Math.PI / 2 + d, d * -0.1, 0.6),
        d ? '#6a78b8' : '#8f9ad0',
        K.line,
        0.8,
      );
    for (const d of [-0.7, 0.7])
      s += edged(leaf(top[0], top[1], R, R * 0.3, Math.PI / 2 + d, d * 0.3, 0.6), '#4c5aa0', K.line, 0.8);
    return s + dot(top[0], top[1], 3, K.bright);
  }
  if (kind === 1) {
    for (const d of [-1.1, 1.1, -0.4, 0.4])
      s += edged(
        leaf(top[0], top[1] + R * 0.3, R * 1.15, R * 0.62, -Math.PI / 2 + d, 0, 0.66),
        Math.abs(d) > 1 ? '#c8483c' : '#e0705c',
        K.line,
        0.8,
      );
    return (
      s +
      dot(top[0], top[1], 4, '#2a1410') +
      dots(
        series(9, (i): Point => polar(top[0], top[1], 7, i * 0.7)),
        1.3,
        K.bright,
      )
    );
  }
  for (let i = 0; i < 3; i++) {
    const q: Point = [
      lerp(stem[stem.length - 1][0], x, i * 0.16) + (i - 1) * R * 0.9,
      top[1] + Math.abs(i - 1) * R * 0.7,
    ];
    s +=
      line([top, q], '#7fa05a', 1.6) +
      polys(rosette(q[0], q[1], R * 0.62, 6, i), i === 1 ? '#f6efdc' : K.rose) +
      dot(q[0], q[1], 3, K.gold);
  }
  return s;
}

/** Royal parasol over the halo: gold dome, red valance with pearls. @param at its top, @param hold where its bearer grips the staff */
function chhatra(at: Point, R: number, hold: Point): string {
  const T = (p: Poly) => transform(p, at[0], at[1], R / 100),
    dome = T([
      ...curveThrough(-100, 40, -92, 6, -56, -22, 0, -34, 56, -22, 92, 6, 100, 40),
      ...series(15, (i): Point => [100 - (i + 0.5) * 13.3, i % 2 ? 40 : 52]),
    ]);
  return (
    line([hold, at], K.line, 7) +
    line([hold, at], K.gold, 5) +
    modelled(dome, K.red, K.maroon, 20, 5) +
    clip(
      dome,
      lines(
        [-66, -33, 0, 33, 66].map((u) => T(curveThrough(0, -34, u * 0.8, -6, u * 1.3, 52))),
        K.bright,
        1.6,
      ) +
        line(T(curveThrough(-102, 32, 0, 20, 102, 32)), K.gold, 9) +
        repeat(11, (i) =>
          polys(rosette(...T([[-84 + i * 16.8, 4 - Math.cos((i - 5) * 0.3) * 12]])[0], 6, 6), K.bright),
        ),
    ) +
    ink(dome, K.line, 1.3) +
    dots(T(series(15, (i): Point => [-93 + i * 13.3, 54])), 3, K.white) +
    gold(T(loopThrough(-9, -32, -6, -46, 0, -66, 6, -46, 9, -32)))
  );
}

function draw(seed: number): Painting {
  const sheet = new Sheet(seed, W, H),
    r = sheet.r,
    f = frame(
      W,
      H,
      14,
      [
        { t: 8, band: plain(K.gold), corner: false },
        { t: 34, band: vine(true, 0.9) },
        { t: 6, band: plain(K.gold), corner: false },
        { t: 12, band: plain(K.maroon), corner: false },
        { t: 4, band: plain(K.gold), corner: false },
      ],
      r,
      { ink: K.line, w: 1, cols: [K.rose, K.bright, K.cream], bg: '#27375c', leaf: '#6f9a5c' },
    ),
    base = 632;
  let s = fill(rect(f.x, f.y, f.w, f.h), K.ground);
  s += eveningSky(f, r);
  // flowering plants stand large over the green, the nearest cut by the frame
  for (const [x, y, h, k, lean] of [
    [116, 360, 118, 2, 10],
    [214, 330, 104, 0, -8],
    [318, 300, 92, 1, 8],
    [742, 320, 112, 2, -8],
    [846, 300, 100, 0, 10],
    [946, 348, 122, 1, -12],
    [1040, 320, 108, 2, 8],
    [396, 388, 96, 0, 6],
  ] as const)
    s += plant(x, y, h, k, lean);
  for (const [x, y, k, fx] of [
    [232, 168, 0.34, 1],
    [322, 136, 0.28, 1],
    [738, 132, 0.3, -1],
    [660, 164, 0.24, -1],
  ] as const)
    s += flyingEgret(x, y, k, fx, K.line);
  // a strip of path
  s +=
    fill(
      [
        ...curveThrough(f.x, 596, W * 0.5, 588, f.x + f.w, 598),
        ...curveThrough(f.x + f.w, 690, W * 0.5, 684, f.x, 692),
      ],
      '#8a9a5c',
    ) +
    lines(
      [...Array(40).keys()].map((i) =>
        polyline(f.x + 10 + i * 25, 614 + (i % 6) * 11, f.x + 24 + i * 25, 614 + (i % 6) * 11),
      ),
      '#6d7f48',
      1,
    );
  sheet.add(clip(rect(f.x, f.y, f.w, f.h), s));
  const man = (x: number, y: number, k: number, o: Parameters<typeof walker>[4]) =>
    group(fill(ellipse(x, y + 3, 38 * k, 6), '#0c2016'), 'opacity=".5" filter="url(#b3)"') +
    walker(x, y, k, 1, o);
  // the far rank, its spears and banner over the others' turbans
  const far = [
    man(176, base - 34, 1.06, {
      coat: '#8a9a5c',
      trim: K.maroon,
      turban: K.cream,
      legs: K.cream,
      carries: 'spear',
      stride: 1,
      skin: '#c89468',
      nose: 1.2,
    }),
    man(282, base - 42, 1.02, {
      coat: '#b4662c',
      trim: K.blue,
      turban: K.gold,
      legs: K.white,
      carries: 'banner',
      stride: 0,
      skin: '#b87c50',
      tall: true,
    }),
    man(800, base - 40, 1.04, {
      coat: '#5f8a94',
      trim: K.gold,
      turban: '#7c2c3c',
      legs: K.cream,
      carries: 'spear',
      stride: 0,
      beard: true,
      hair: '#8a8078',
    }),
    man(914, base - 36, 1.02, {
      coat: K.rose,
      trim: K.blue,
      turban: K.white,
      legs: '#b8683c',
      carries: 'sword',
      stride: 1,
      skin: '#b87c50',
      tall: true,
    }),
    man(1012, base - 30, 1.04, {
      coat: K.cream,
      trim: K.red,
      turban: '#3f7a50',
      legs: K.maroon,
      carries: 'spear',
      stride: 0,
      skin: '#d8a474',
      nose: 0.85,
    }),
  ];
  const near = [
    man(112, base + 40, 1.3, {
      coat: K.cream,
      trim: K.red,
      turban: K.red,
      legs: '#b8683c',
      carries: 'horn',
      stride: 0,
      skin: '#b87c50',
      girth: 1.16,
    }),
    man(234, base + 30, 1.26, {
      coat: '#6a3a6c',
      trim: K.gold,
      turban: K.cream,
      legs: K.cream,
      carries: 'drum',
      beard: true,
      hair: '#e6ddd0',
      stride: 1,
      skin: '#d8a474',
      nose: 1.24,
      girth: 1.1,
    }),
    man(862, base + 34, 1.3, {
      coat: K.red,
      trim: K.gold,
      turban: K.white,
      legs: K.cream,
      carries: 'hawk',
      stride: 1,
      beard: true,
      nose: 1.14,
    }),
    man(976, base + 42, 1.24, {
      coat: '#3f6f8a',
      trim: K.red,
      turban: K.rose,
      legs: K.white,
      carries: 'sword',
      stride: 0,
      skin: '#d8a474',
      nose: 0.86,
      tall: true,
    }),
    man(1072, base + 30, 1.3, {
      coat: K.gold,
      trim: K.maroon,
      turban: '#3f7a50',
      legs: '#7c2c3c',
      carries: 'drum',
      stride: 1,
      skin: '#b87c50',
      girth: 1.2,
      beard: true,
    }),
  ];
  const bearer = man(372, base + 8, 1.2, {
    coat: '#3f7a50',
    trim: K.red,
    turban: K.gold,
    legs: K.white,
    carries: 'morchal',
    stride: 1,
    skin: '#c89468',
    tall: true,
  });
  sheet.add(
    clip(
      rect(f.x, f.y, f.w, f.h),
      far.join('') +
        bearer +
        chhatra([558, 108], 108, [420, 440]) +
        raja(556, base + 28, 1.5) +
        near.join(''),
    ),
  );
  // the nearest flowers rise over the lower edge
  sheet.add(
    clip(
      rect(f.x, f.y, f.w, f.h),
      plant(330, 706, 92, 1, 8) +
        plant(700, 712, 84, 2, -6) +
        plant(450, 716, 62, 0, 4) +
        plant(640, 706, 56, 1, -4),
    ),
  );
  sheet.add(f.svg);
  return sheet.art(K.ground, {
    surface: 'paper',
    wobble: 0.8,
    grain: 0.7,
    mottle: 0.8,
    fibre: 0.6,
    vignette: 0.4,
    age: 0.5,
  });
}

export const work: Work = {
  id: 'gallery-south-indian-surpur-court',
  collection: 'gallery',
  seed: 5,
  width: W,
  height: H,
  alt: 'A haloed raja with a rose rides a dappled horse under a red parasol, ranks of men with spears, hawk, drum and horn overlapping before and behind him.',
  draw,
};
