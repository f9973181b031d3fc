/** A nobleman with a falcon reins in his piebald horse before a garden gate. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series, transform } from '../../draw/geometry.ts';
import { ink, inked, modelled, patterned } from '../../draw/ink.ts';
import { clip, each, group, linearGradient, repeat } from '../../draw/markup.ts';
import { CENTRE, resample, scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { WHITE, man } from '../../traditions/kishangarh/cast.ts';
import {
  MANGO,
  SPRING,
  courtTree,
  crown,
  cypress,
  meadow,
  plantain,
} from '../../traditions/kishangarh/grove.ts';
import { rajputHorse } from '../../traditions/kishangarh/horse.ts';
import { page } from '../../traditions/kishangarh/margins.ts';
import { K, LINE, ROSE, finish, put } from '../../traditions/kishangarh/people.ts';
import type { Work } from '../../work.ts';

const [W, H] = [940, 940];

/** Falcon on the gloved wrist, hooded, with bells. */
function falcon(pen: Pen, at: Point) {
  const [x, y] = [at[0] + 4, at[1] - 4],
    T = (p: Poly) => transform(p, x, y, 1);
  pen.shape(
    T(loopThrough([-8, 2, -13, -18, -8, -38, 2, -46, 11, -40, 12, -22, 6, 0, -2, 14])),
    '#b58a5c',
    '#4a2a14',
    0.7,
    5,
  );
  pen.flat(T(loopThrough([2, -34, 11, -30, 10, -12, 4, 0, 0, -10])), '#f1e4cc');
  for (let i = 0; i < 6; i++) pen.flat(T(ellipse(6 - (i % 2) * 3, -28 + i * 4.6, 1, 1.6, 0, 8)), '#6b4426');
  pen.shape(T(leaf(-3, -34, 44, 7, 1.86, 0.1)), '#7d5634', '#2c1608', 0.6, 3);
  pen.shape(
    T(loopThrough([-1, -40, 2, -50, 10, -50, 13, -43, 9, -38, 2, -37])),
    '#a5202c',
    '#4a0c10',
    0.6,
    2,
  );
  pen.flat(T(leaf(12, -45, 8, 2.4, 0.7)), '#3a2a1c');
  pen.stroke(T(polyline(5, -51, 3, -58)), 0.8, pen.tr.gold);
  for (const d of [-2, 5]) {
    pen.stroke(T(polyline(d, 4, d + 1, 10)), 1.2, '#d9a43a');
    pen.gem([x + d, y + 11], 1.6, 2);
  }
}

/** Red leather with a gold edge; `drops` hangs little bells from it. */
function strap(p: Poly, w: number, drops = 0): string {
  const bells = drops
    ? each(walk(p, drops).slice(1, -1), (k) =>
        fill(transform(loopThrough(-3, 2, 3, 2, 4.4, 11, 0, 14, -4.4, 11), k.p[0], k.p[1]), K.gold),
      )
    : '';
  return bells + line(p, LINE, w + 1.6) + line(p, '#7d2a26', w) + line(p, K.goldHi, w * 0.28);
}

/** Piebald horse in procession harness. */
function piebald(x: number, y: number, s: number, r: Rng): string {
  const h = place(rajputHorse(), x, y, s);
  const T = (...p: Poly): Poly => transform(curve(p), x, y, s);
  const patch = (cx: number, cy: number, rx: number, ry: number) =>
    fill(
      transform(
        loopThrough(
          ...series(9, (i): Point => {
            const k = r.between(0.72, 1.24);
            return [cx + Math.cos((i / 9) * TAU) * rx * k, cy + Math.sin((i / 9) * TAU) * ry * k];
          }).flat(),
        ),
        x,
        y,
        s,
      ),
      '#8f4c2a',
    );
  const henna = group(
    fill(transform(rect(-130, 92, 260, 60), x, y, s), '#b9542c'),
    'opacity=".75" filter="url(#b5)"',
  );
  let o = group(
    fill(transform(ellipse(-10, 124, 116, 7), x, y, s), '#1f3018'),
    'opacity=".5" filter="url(#b5)"',
  );
  // far legs in the shade of the belly
  for (const leg of h.far)
    o +=
      modelled(leg, '#cdbfa4', '#7a664c', 9, 3) +
      clip(leg, patch(-50, 12, 14, 18) + henna) +
      ink(leg, LINE, 1.4);
  for (const hoof of h.hooves.slice(0, 2)) o += inked(hoof, '#3a2a20', LINE, 0.9);
  // tail, its end dyed
  const hairs = [-9, -4, 1, 6].map((d) =>
    T([-104, -42], [-126 + d * 0.5, -30], [-132 + d, 10], [-128 + d * 0.7, 56], [-124, 88]),
  );
  o +=
    patterned(
      h.tail,
      '#3a2418',
      lines(hairs, '#7a5238', 1.2) +
        group(fill(transform(rect(-150, 48, 50, 60), x, y, s), '#b9542c'), 'opacity=".8" filter="url(#b8)"'),
      LINE,
      1.2,
    ) + strap(T([-112, -50], [-118, -42], [-112, -32]), 5);
  o += modelled(h.body, '#f4ecdc', '#9a8368', 22, 8, { op: 0.8, dx: -3, dy: -5 });
  o += clip(
    h.body,
    patch(-90, -32, 18, 20) +
      patch(-58, 2, 12, 13) +
      patch(-30, 14, 18, 9) +
      patch(72, -26, 15, 18) +
      patch(84, -92, 15, 22) +
      patch(112, -138, 16, 10) +
      patch(-76, 34, 9, 12) +
      patch(58, 30, 10, 13) +
      henna,
  );
  o += lines([h.shoulder, h.stifle, h.ribs], '#8a7258', 1.5) + ink(h.body, LINE, 1.8);
  for (const hoof of h.hooves.slice(2)) o += inked(hoof, '#3a2a20', LINE, 0.9);
  for (const e of h.ears) o += modelled(e, '#f0e4ce', '#8a4a2a', 4, 2) + ink(e, LINE, 1.1);
  // mane in plaits with gold ends
  for (const [i, k] of walk(h.mane, 11).entries()) {
    const plait = leaf(k.p[0], k.p[1], 30 + (i % 2) * 4, 5.6, k.a - 1.2, 0.12);
    o += edged(plait, '#3a2418', '#6a452c', 0.8);
    const end = polar(k.p[0], k.p[1], 31 + (i % 2) * 4, k.a - 1.08);
    o += dot(...end, 2.6, i % 2 ? '#b5482f' : K.gold);
  }
  o += line(h.mane, '#3a2418', 6) + line(h.mane, '#6a452c', 1.4);
  // face
  o +=
    patterned(
      h.eye,
      '#fdf6e6',
      dot(...h.pupil, 7.6, '#20120a') + dot(h.pupil[0] + 2, h.pupil[1] - 2.4, 2, '#fff'),
      LINE,
      2,
    ) +
    line(T([111, -135], [120, -138], [130, -131]), LINE, 1.2) +
    inked(h.nostril, '#5a2c20', LINE, 0.9) +
    line(h.mouth, LINE, 1.4) +
    line(h.cheek, '#8a7258', 1.3);
  // headstall, noseband, bit; plume between the ears
  o +=
    strap(T([104, -150], [112, -126], [122, -106], [133, -90]), 4.4) +
    strap(T([128, -91], [136, -97], [143, -108]), 4) +
    strap(T([107, -146], [119, -141], [130, -131]), 4) +
    strap(T([104, -148], [100, -124], [107, -104]), 4) +
    dot(...T([133, -90])[0], 6, LINE) +
    dot(...T([133, -90])[0], 4.8, K.gold);
  const poll = T([107, -152])[0];
  for (const [L, a, c] of [
    [70, -1.75, '#f6efe0'],
    [76, -1.45, '#f6efe0'],
    [66, -1.15, '#f6efe0'],
    [44, -1.5, '#b5482f'],
  ] as const)
    o +=
      modelled(leaf(...poll, L, 9, a, 0.18, 0.6), c, '#a8987c', 4, 2) +
      ink(leaf(...poll, L, 9, a, 0.18, 0.6), LINE, 0.8);
  o += dot(...poll, 7.4, LINE) + dot(...poll, 6, K.gold) + dot(...poll, 3, '#a5202c');
  // breast collar, crupper, a yak tail at the throat
  o +=
    strap(T([30, -18], [62, -6], [88, -14], [101, -30]), 7, 15) +
    strap(T([-44, -42], [-76, -38], [-104, -44]), 6, 14) +
    strap(T([60, -74], [78, -62], [97, -68]), 5, 12);
  const chauri = T([88, -64])[0];
  o +=
    modelled(
      loopThrough(offsets(chauri[0], chauri[1], [-8, 6, 10, 4, 15, 34, 4, 62, -12, 36])),
      '#f6efe0',
      '#a8987c',
      6,
      2,
    ) +
    dot(chauri[0], chauri[1] + 2, 7, K.gold) +
    dot(chauri[0], chauri[1] + 2, 3, '#a5202c');
  // saddle cloth and girth
  o += strap(T([-2, 8], [0, 14], [-1, 20]), 11);
  const rug = transform(
    loopThrough([-46, -54, -2, -49, 30, -54, 37, -28, 34, 2, -2, 9, -44, 2, -51, -26]),
    x,
    y,
    s,
  );
  o +=
    modelled(rug, '#2f5a4a', '#10281f', 12, 3) +
    clip(
      rug,
      each(
        scatter(rug, 20, r, 9),
        ([a, b], i) =>
          each([0.6, 2.5, 4.4], (d) => fill(leaf(a, b, 12, 2.6, d + i), '#7fa07a')) +
          polys(rosette(a, b, 6.4, 7, i), i % 2 ? K.goldHi : '#d9868f') +
          dot(a, b, 1.8, '#7d2a26'),
      ),
    ) +
    line(rug, K.gold, 8, true) +
    line(rug, '#7d2a26', 2, true) +
    ink(rug, LINE, 1);
  return (
    o +
    each(walk(T([-45, 4], [-2, 12], [35, 4]), 9), (k) => line([k.p, [k.p[0], k.p[1] + 14]], '#b5482f', 2.4))
  );
}

/** The coat falls from the waist over thigh and saddle; below it a trousered leg, the shoe in the stirrup. Hip at (0, 0). */
function seat(x: number, y: number, s: number): string {
  const T = (...p: Poly): Poly => transform(curve(p, false), x, y, s);
  const leather = T([60, 40], [62, 90], [54, 156]);
  const leg = transform(
    ribbon(curveThrough([8, 2, 44, 14, 66, 46, 58, 98, 44, 144]), widths(26, 25, 20, 14, 9.5)),
    x,
    y,
    s,
  );
  const shoe = transform(
    loopThrough([32, 138, 56, 138, 76, 146, 98, 150, 104, 138, 107, 150, 94, 161, 60, 162, 34, 158]),
    x,
    y,
    s,
  );
  const coat = transform(
    loopThrough([
      -21, -30, 4, -33, 21, -30, 38, -12, 66, 4, 92, 30, 96, 54, 78, 66, 52, 58, 26, 66, -2, 58, -30, 68, -58,
      60, -78, 62, -84, 40, -66, 14, -40, -8,
    ]),
    x,
    y,
    s,
  );
  const hem = T([-82, 52], [-58, 52], [-30, 60], [-2, 50], [26, 58], [52, 50], [78, 58], [95, 44]);
  const pleats = [-58, -40, -24, -8, 8, 26, 46, 66].map((d, i) =>
    T([d * 0.28, -26], [d * 0.86, 8 + (i % 2) * 4], [d * 1.18, 58 - Math.abs(d) * 0.06]),
  );
  const sash = transform(
    ribbon(curveThrough([4, -20, 18, 4, 16, 30, 28, 52]), widths(5, 9, 10, 12)),
    x,
    y,
    s,
  );
  return (
    strap(leather, 4) +
    modelled(leg, '#c0503a', '#5c1a14', 11, 3) +
    clip(
      leg,
      lines(
        series(9, (i) => T([36 - i, 76 + i * 8], [56 - i, 84 + i * 8], [76 - i, 74 + i * 8])),
        '#7d2a26',
        1.1,
      ),
    ) +
    ink(leg, LINE, 1.4) +
    modelled(shoe, '#d9a13a', '#7c4a14', 7, 2) +
    lines([T([40, 150], [66, 148], [90, 154])], '#a5202c', 2.4) +
    ink(shoe, LINE, 1.3) +
    line(T([34, 168], [56, 171], [78, 166], [76, 156]), LINE, 5) +
    line(T([34, 168], [56, 171], [78, 166], [76, 156]), K.gold, 3.2) +
    modelled(coat, '#f6f0e2', '#a8987c', 20, 5, { op: 0.85 }) +
    clip(
      coat,
      lines(pleats, '#b8a888', 1.6) +
        group(fill(leg, '#c0503a'), 'opacity=".16"') +
        each(scatter(coat, 21, CENTRE, 8), ([a, b]) =>
          each([0, 1, 2], (k) => dot(...polar(a, b, 2.6, k * 2.1), 1.4, K.gold)),
        ) +
        line(hem, K.gold, 13) +
        line(hem, '#7d2a26', 2) +
        dots(resample(hem, 10), 2.2, '#a5202c'),
    ) +
    ink(coat, LINE, 1.5) +
    modelled(sash, '#b5482f', '#4c140e', 6, 2) +
    clip(sash, line(T([14, 42], [26, 47], [40, 40]), K.gold, 6)) +
    ink(sash, LINE, 1) +
    modelled(
      transform(loopThrough([-24, -36, 0, -39, 23, -36, 25, -20, 2, -15, -25, -20]), x, y, s),
      '#b5482f',
      '#4c140e',
      6,
      2,
    ) +
    line(T([-25, -21], [2, -16], [25, -21]), K.gold, 2.6) +
    ink(transform(loopThrough([-24, -36, 0, -39, 23, -36, 25, -20, 2, -15, -25, -20]), x, y, s), LINE, 1)
  );
}

/** Niches with flowers in vases beside the arch, a frieze of leaves at the foot. */
function niches(gx: number, top: number, foot: number): string {
  let s = '';
  for (const sg of [-1, 1]) {
    const nx = gx + sg * 92;
    for (const ny of [top + 62, top + 178]) {
      const niche: Poly = [
        [nx - 17, ny + 46],
        [nx - 17, ny],
        ...series(13, (i): Point => [
          nx - Math.cos((i / 12) * Math.PI) * 17,
          ny - Math.sin((i / 12) * Math.PI) * 22,
        ]),
        [nx + 17, ny + 46],
      ];
      s += edged(niche, '#f0e2c6', '#f6efe0', 4) + ink(niche, LINE, 0.9);
      s += fill(loopThrough(offsets(nx, ny, [-6, 42, -8, 30, -3, 22, 3, 22, 8, 30, 6, 42])), '#3a6a9a');
      for (const d of [-0.6, 0, 0.6]) {
        const [px, py] = polar(nx, ny + 22, 24 - Math.abs(d) * 5, -Math.PI / 2 + d);
        s +=
          line(polyline(nx, ny + 22, px, py), '#6f8f58', 1.4) +
          polys(rosette(px, py, 6, 6, d), d ? '#c0564a' : '#d99a3c') +
          dot(px, py, 1.6, '#f6e6c0');
      }
    }
    for (let i = 0; i < 3; i++)
      s += fill(leaf(nx - 16 + i * 16, foot - 6, 24, 6, -Math.PI / 2, 0, 0.4), '#f3e3c0', 'opacity=".8"');
  }
  return s;
}

/** Wall and gate. */
function wallAndGate(f: ReturnType<typeof page>, top: number, foot: number, r: Rng): string {
  let s = '';
  s +=
    fill(rect(f.x, top, f.w, foot - top), '#f0e6d2') +
    fill(rect(f.x, top - 4, f.w, 14), '#fbf6ea') +
    line(rect(f.x - 2, top - 4, f.w + 4, 14), '#8d8170', 1, true);
  for (let i = 0; i < 33; i++)
    s +=
      inked(leaf(f.x + 12 + i * 25.4, top - 2, 24, 9, -Math.PI / 2), '#f6efe0', '#8d8170', 0.9) +
      dot(f.x + 12 + i * 25.4, top - 11, 2, '#b5482f');
  for (let i = 0; i < 8; i++) {
    const x = f.x + 286 + i * 76,
      p = rect(x - 30, top + 34, 60, 150);
    s +=
      edged(p, '#e6d8be', '#b39f80', 1.2) +
      each(
        [-0.5, 0, 0.5],
        (a) =>
          line(polyline(x, top + 174, x + a * 46, top + 96 - (a ? 0 : 24)), '#6f8f58', 1.6) +
          polys(rosette(x + a * 46, top + 94 - (a ? 0 : 24), 10, 7, i), i % 2 ? '#c0564a' : '#d99a3c') +
          dot(x + a * 46, top + 94 - (a ? 0 : 24), 2.6, '#f6e6c0') +
          fill(leaf(x + a * 14, top + 152, 26, 6, -1.57 + a * 1.6), '#7fa065'),
      );
  }
  const gx = f.x + 138,
    tower = rect(gx - 118, top - 96, 236, foot - top + 96);
  s +=
    modelled(tower, '#c4694a', '#5c2418', 16, 5, { op: 0.5 }) +
    ink(tower, LINE, 1.2) +
    edged(rect(gx - 132, top - 108, 264, 16), '#f6efe0', '#8d8170', 1);
  for (const [dx, R] of [
    [-92, 24],
    [92, 24],
    [0, 46],
  ] as const) {
    const x = gx + dx,
      y = top - 108,
      d = loopThrough(
        offsets(x, y, [-1, 0, -1.08, -0.5, -0.56, -0.98, 0, -1.22, 0.56, -0.98, 1.08, -0.5, 1, 0], R),
      );
    s +=
      modelled(d, '#f6f0e2', '#a99c88', 9, 3) +
      ink(d, '#8d8170', 1.1) +
      lines(
        [-0.5, 0, 0.5].map((u) =>
          curve([
            [x + u * R * 1.6, y],
            [x + u * R * 1.5, y - R * 0.6],
            [x, y - R * 1.2],
          ]),
        ),
        '#c3b7a2',
        0.9,
      ) +
      line(polyline(x, y - R * 1.2, x, y - R * 1.2 - 20), K.gold, 2.6) +
      dot(x, y - R * 1.2 - 10, 3.4, K.gold);
  }
  const arch: Poly = [
    [gx - 66, foot],
    [gx - 66, top + 68],
    ...series(37, (i): Point => {
      const t = i / 36;
      return [
        gx - Math.cos(t * Math.PI) * 66 * (1 - 0.06 * Math.abs(Math.sin(t * Math.PI * 6))),
        top + 68 - Math.sin(t * Math.PI) * 82 * (1 + 0.1 * Math.sin(t * Math.PI) ** 14),
      ];
    }),
    [gx + 66, top + 68],
    [gx + 66, foot],
  ];
  s +=
    fill(arch, '#6f8f68') +
    clip(
      arch,
      fill(rect(gx - 70, foot - 96, 140, 100), '#cdb98e') +
        cypress(gx - 32, foot - 60, 170, 15, r.fork()) +
        cypress(gx + 34, foot - 60, 164, 15, r.fork()) +
        fill(polyline(gx - 14, foot - 92, gx + 14, foot - 92, gx + 40, foot, gx - 40, foot), '#f0e6d2'),
    ) +
    line(arch, '#f6efe0', 7) +
    ink(arch, LINE, 1.2) +
    line(arch, K.gold, 1.4);
  s += repeat(
    8,
    (i) =>
      polys(
        series(6, (k) => leaf(gx - 98 + i * 28, top - 70, 11, 3.6, (k / 6) * TAU)),
        '#f3e3c0',
      ) + dot(gx - 98 + i * 28, top - 70, 2.4, '#7d2a26'),
  );
  s += niches(gx, top, foot);
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    f = page(seed, W, H, 'ivory'),
    cx = W / 2,
    B = f.y + f.h,
    top = f.y + 342,
    foot = f.y + 566;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#sky)');
  for (let i = 0; i < 8; i++) {
    const x = f.x + r.between(-30, f.w - 150),
      y = f.y + 26 + i * 22,
      w = r.between(130, 260);
    s += group(
      fill(
        loopThrough(offsets(x, y, [0, 0, 0.3, -9, 0.7, -6, 1, 1, 0.6, 8, 0.2, 7], w, 1)),
        i % 2 ? '#fdf3dc' : '#f3c9a4',
      ),
      'opacity=".6" filter="url(#b3)"',
    );
  }
  // garden behind the wall
  const pink = (x: number, y: number, i: number) =>
    polys(rosette(x, y, 9, 6, i), i % 4 ? '#eba4ac' : '#fbe6e0') + dot(x, y, 2.4, '#b5482f');
  s += courtTree(cx + 60, top + 60, crown(cx + 66, top - 92, 118, 110, r, f.y), r.fork(), {
    greens: SPRING,
    blossom: pink,
    trunk: 20,
  });
  s += courtTree(f.x + f.w - 60, top + 60, crown(f.x + f.w - 66, top - 96, 110, 120, r, f.y), r.fork(), {
    greens: MANGO,
    trunk: 20,
    blossom: (x, y, i) => polys(rosette(x, y, 7, 5, i), '#f6e0a0'),
  });
  for (const [x, h] of [
    [cx - 76, 262],
    [cx + 208, 286],
  ] as const)
    s += cypress(x, top + 56, h, 30, r.fork());
  s += plantain(cx - 142, top + 40, 96, r.fork(), 0.9) + plantain(cx + 150, top + 44, 90, r.fork(), 0.84);
  s += wallAndGate(f, top, foot, r);
  // meadow
  s +=
    fill(rect(f.x, foot, f.w, B - foot), 'url(#gr)') +
    meadow(rect(f.x + 4, foot + 14, f.w - 8, B - foot - 20), 33, r.fork(), '#4f7a3e', [
      '#e88a7a',
      '#f8eecb',
      '#e6b0c4',
      '#f0bf4c',
    ]);
  const [hx, hy, k] = [cx + 44, B - 322, 2.24];
  s += piebald(hx, hy, k, r.fork());
  const hip: Point = [hx - 10, hy - 58 * k];
  const rs = 1.06;
  const rider = withArms(
    POSES.stand(),
    { to: [42, -246], aim: 0.1, mudra: 'grip', order: 'front' },
    { to: [86, -322], aim: -0.5, mudra: 'grip', order: 'front' },
  );
  const torso = put(
    man(rider, WHITE, ROSE, { tone: 'fair', jewels: 2, hold: [undefined, falcon] }),
    r,
    hip[0],
    hip[1] + 212 * rs,
    rs,
    1,
  );
  // the reins first, so that the fist closes over them
  const mouth: Point = [hx + 133 * k, hy - 90 * k];
  const fist: Point = [hip[0] + 62 * rs, hip[1] - 36 * rs];
  for (const [dy, w] of [
    [10, 3.6],
    [34, 3.2],
  ])
    s += strap(
      curve([
        fist,
        [(fist[0] + mouth[0]) / 2 + 10, (fist[1] + mouth[1]) / 2 + dy + 20],
        [mouth[0] - 60, mouth[1] + dy + 30],
        mouth,
      ]),
      w,
    );
  s +=
    clip(polyline(offsets(hip[0], hip[1], [-300, -420, 320, -420, 320, -16, -300, -16])), torso) +
    seat(hip[0], hip[1], rs);
  return {
    w: W,
    h: H,
    bg: '#efe4cb',
    defs:
      linearGradient('sky', 0, f.y, 0, top, [0, '#9fbccb'], [0.6, '#d9d6c0'], [1, '#f6dcb0']) +
      linearGradient('gr', 0, foot, 0, B, [0, '#a9bd7a'], [1, '#6f9152']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: { ...finish(seed), vignette: 0.4 },
  };
}

export const work: Work = {
  id: 'gallery-kishangarh-garden-gate-rider',
  collection: 'gallery',
  seed: 5,
  width: W,
  height: H,
  alt: 'A nobleman in a white coat with a falcon on his wrist rides a piebald horse past a red garden gate, cypresses and flowering trees.',
  draw,
};
