/** A young lord with a falcon reins in his piebald horse before the lady at a garden gate. */
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
import { lotusFlower } from '../../figures/props.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { TEAL, WHITE, man } from '../../traditions/kishangarh/cast.ts';
import { BANI, LORD } from '../../traditions/kishangarh/faces.ts';
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
import { GAUZE, K, LINE, ROSE, dressed, finish, put } from '../../traditions/kishangarh/people.ts';
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
  const hairs = [-8, -4, 0, 4, 8].map((d) =>
    T([-112, -51], [-126 + d * 0.5, -46], [-136 + d, -4], [-130 + d, 36], [-130 + d * 0.8, 66], [-140, 100]),
  );
  o +=
    patterned(
      h.tail,
      '#3a2418',
      lines(hairs, '#7a5238', 1.2) +
        group(fill(transform(rect(-150, 48, 50, 60), x, y, s), '#b9542c'), 'opacity=".8" filter="url(#b8)"'),
      LINE,
      1.2,
    ) + strap(T([-119, -60], [-116, -52], [-120, -43]), 4);
  o += modelled(h.body, '#f4ecdc', '#9a8368', 22, 8, { op: 0.8, dx: -3, dy: -5 });
  o += clip(
    h.body,
    patch(-92, -34, 20, 19) +
      patch(-62, -4, 12, 12) +
      patch(-26, 16, 19, 9) +
      patch(82, -22, 17, 16) +
      patch(56, -106, 15, 19) +
      patch(80, -140, 13, 9) +
      patch(-78, 30, 9, 10) +
      patch(62, 36, 9, 10) +
      henna,
  );
  o += lines([h.shoulder, h.stifle, h.ribs], '#8a7258', 1.5) + ink(h.body, LINE, 1.8);
  for (const hoof of h.hooves.slice(2)) o += inked(hoof, '#3a2a20', LINE, 0.9);
  for (const e of h.ears) o += modelled(e, '#f0e4ce', '#8a4a2a', 4, 2) + ink(e, LINE, 1.1);
  // mane in plaits with gold ends
  for (const [i, k] of walk(h.mane, 11).entries()) {
    const plait = leaf(k.p[0], k.p[1], 30 + (i % 2) * 4, 5, k.a - 1.2, 0.12);
    o += edged(plait, '#3a2418', '#6a452c', 0.8);
    const end = polar(k.p[0], k.p[1], 31 + (i % 2) * 4, k.a - 1.08);
    o += dot(...end, 2.2, i % 2 ? '#b5482f' : K.gold);
  }
  o += line(h.mane, '#3a2418', 6) + line(h.mane, '#6a452c', 1.4);
  // face
  o +=
    patterned(
      h.eye,
      '#f3e2c4',
      dot(...h.pupil, 6.6, '#2a160c') + dot(h.pupil[0] + 1.6, h.pupil[1] - 2.2, 1.5, '#fff'),
      LINE,
      1.3,
    ) +
    line(T([99, -137], [105, -143], [111, -141], [116, -133]), LINE, 2) +
    line(T([100, -130], [106, -129], [111, -130]), '#8a7258', 1) +
    inked(h.nostril, '#5a2c20', LINE, 0.9) +
    line(h.mouth, LINE, 1.4) +
    line(h.cheek, '#8a7258', 1.3);
  // headstall, noseband, bit; plume between the ears
  o +=
    strap(T([97, -152], [99, -128], [109, -106], [120, -90]), 4) +
    strap(T([110, -97], [117, -102], [126, -110]), 3.6) +
    strap(T([92, -146], [102, -147], [111, -144]), 3.6) +
    strap(T([94, -152], [88, -132], [91, -112]), 3.6) +
    dot(...T([120, -90])[0], 5.4, LINE) +
    dot(...T([120, -90])[0], 4.2, K.gold);
  const poll = T([88, -156])[0];
  for (const [L, a, c] of [
    [46, -2.85, '#f6efe0'],
    [56, -2.55, '#f6efe0'],
    [48, -2.25, '#f6efe0'],
    [32, -2.55, '#b5482f'],
  ] as const)
    o +=
      modelled(leaf(...poll, L, 7, a, 0.2, 0.6), c, '#a8987c', 4, 2) +
      ink(leaf(...poll, L, 7, a, 0.2, 0.6), LINE, 0.8);
  o += dot(...poll, 6.4, LINE) + dot(...poll, 5, K.gold) + dot(...poll, 2.4, '#a5202c');
  // breast collar, crupper, a yak tail at the throat
  o +=
    strap(T([30, -16], [62, -4], [90, -14], [107, -34]), 6, 14) +
    strap(T([-46, -40], [-80, -36], [-114, -46]), 6, 14) +
    strap(T([44, -94], [66, -74], [92, -76]), 4.4, 12);
  const chauri = T([84, -70])[0];
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
  o += strap(T([-4, 8], [-2, 18], [-4, 29]), 9);
  const rug = transform(
    loopThrough([-50, -60, -22, -55, 4, -56, 24, -66, 36, -32, 35, 2, -6, 11, -50, 6, -58, -26]),
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
    each(walk(T([-50, 7], [-6, 13], [35, 4]), 9), (k) => line([k.p, [k.p[0], k.p[1] + 14]], '#b5482f', 2.4))
  );
}

/**
 * The seat, deep in the saddle: a thigh along the horse's shoulder, the knee bent, the shin back to the stirrup; over it the coat,
 * whose skirt lies on the saddle and flies a little behind. Hip at (0, 0).
 */
function seat(x: number, y: number, s: number): string {
  const T = (...p: Poly): Poly => transform(curve(p, false), x, y, s),
    loop = (...p: number[]): Poly => transform(loopThrough(p), x, y, s);
  const shin = transform(
      ribbon(curveThrough(76, 48, 74, 88, 60, 134, 51, 170), widths(19, 18, 13, 9)),
      x,
      y,
      s,
    ),
    shoe = loop(36, 165, 56, 163, 76, 170, 96, 173, 104, 162, 107, 174, 95, 184, 62, 185, 36, 183),
    stirrup = T([36, 169], [40, 190], [64, 193], [84, 189], [80, 171]);
  const coat = loop(
    -21,
    -32,
    0,
    -35,
    21,
    -32,
    48,
    -16,
    78,
    8,
    97,
    32,
    100,
    52,
    94,
    78,
    90,
    102,
    66,
    104,
    44,
    110,
    20,
    104,
    -8,
    112,
    -36,
    104,
    -66,
    110,
    -98,
    98,
    -126,
    92,
    -116,
    70,
    -86,
    42,
    -56,
    8,
    -36,
    -14,
  );
  const hem = T(
    [-126, 86],
    [-96, 90],
    [-66, 101],
    [-36, 95],
    [-8, 103],
    [20, 95],
    [44, 101],
    [66, 95],
    [92, 94],
  );
  const folds = [
    T([-18, -26], [-52, 18], [-104, 84]),
    T([-14, -26], [-40, 26], [-74, 98]),
    T([-9, -26], [-24, 34], [-44, 96]),
    T([-4, -26], [-8, 38], [-14, 104]),
    T([2, -26], [14, 34], [14, 98]),
    T([8, -24], [38, 28], [42, 102]),
    T([14, -24], [56, 16], [68, 54], [66, 98]),
  ];
  // cloth stretched over thigh and knee
  const stretched = [
    T([20, -26], [56, -2], [88, 34]),
    T([64, 24], [82, 40], [86, 66]),
    T([74, 22], [92, 44], [92, 74]),
    T([40, 50], [66, 56], [88, 50]),
  ];
  const waist = loop(-24, -36, 0, -39, 23, -36, 25, -20, 2, -15, -25, -20),
    sash = transform(ribbon(curveThrough([4, -20, 20, 6, 20, 34, 32, 60]), widths(5, 9, 10, 12)), x, y, s);
  return (
    strap(T([50, 96], [54, 138], [58, 170]), 4) +
    modelled(shin, '#c0503a', '#5c1a14', 9, 3) +
    clip(
      shin,
      lines(
        series(9, (i) => T([42 - i, 104 + i * 8], [62 - i, 111 + i * 8], [86 - i, 102 + i * 8])),
        '#7d2a26',
        1,
      ),
    ) +
    ink(shin, LINE, 1.4) +
    line(stirrup, LINE, 5.4) +
    line(stirrup, K.gold, 3.4) +
    modelled(shoe, '#d9a13a', '#7c4a14', 7, 2) +
    line(T([42, 175], [66, 173], [92, 178]), '#a5202c', 2.2) +
    ink(shoe, LINE, 1.3) +
    line(T([36, 186], [60, 189], [84, 186]), LINE, 5) +
    line(T([36, 186], [60, 189], [84, 186]), K.gold, 3) +
    modelled(coat, '#f6f0e2', '#a8987c', 18, 5, { op: 0.85 }) +
    clip(
      coat,
      lines(folds, '#b8a888', 1.6) +
        group(
          fill(loop(26, -18, 60, 0, 92, 34, 94, 70, 72, 66, 58, 40, 22, 12), '#c99a6a'),
          'opacity=".22" filter="url(#b5)"',
        ) +
        lines(stretched, '#a8946f', 1.3) +
        each(scatter(coat, 21, CENTRE, 8), ([a, b]) =>
          each([0, 1, 2], (k) => dot(...polar(a, b, 2.6, k * 2.1), 1.4, K.gold)),
        ) +
        line(hem, K.gold, 12) +
        line(hem, '#7d2a26', 2) +
        dots(resample(hem, 10), 2.1, '#a5202c'),
    ) +
    ink(coat, LINE, 1.5) +
    modelled(sash, '#b5482f', '#4c140e', 6, 2) +
    clip(sash, line(T([16, 48], [30, 54], [46, 46]), K.gold, 6)) +
    ink(sash, LINE, 1) +
    modelled(waist, '#b5482f', '#4c140e', 6, 2) +
    line(T([-25, -21], [2, -16], [25, -21]), K.gold, 2.6) +
    ink(waist, LINE, 1)
  );
}

/** The lord on his horse, facing right; the horse's middle at (hx, hy). */
function horseman(hx: number, hy: number, k: number, r: Rng): string {
  const rs = 1,
    hip: Point = [hx - 6, hy - 60 * k],
    mouth: Point = [hx + 120 * k, hy - 90 * k],
    fist: Point = [hip[0] + 64 * rs, hip[1] - 32 * rs];
  const pose = withArms(
    { ...POSES.stand(), headTilt: 0.1 },
    { to: [44, -242], aim: 0.14, mudra: 'grip', order: 'front' },
    { to: [84, -316], aim: -0.5, mudra: 'grip', order: 'behind' },
  );
  const torso = put(
    man(pose, WHITE, ROSE, { tone: 'fair', jewels: 2, hold: [undefined, falcon] }),
    r,
    hip[0],
    hip[1] + 212 * rs,
    rs,
    1,
    LORD,
  );
  // the reins before the hand that closes over them
  const reins = [
    [12, 3.4],
    [30, 3],
  ].map(([dy, w]) =>
    strap(
      curve([
        fist,
        [(fist[0] + mouth[0]) / 2, (fist[1] + mouth[1]) / 2 + dy + 22],
        [mouth[0] - 44, mouth[1] + dy + 16],
        mouth,
      ]),
      w,
    ),
  );
  return (
    piebald(hx, hy, k, r.fork()) +
    reins.join('') +
    clip(polyline(offsets(hip[0], hip[1], [-300, -420, 320, -420, 320, -16, -300, -16])), torso) +
    seat(hip[0], hip[1], rs)
  );
}

/** Niches with flowers in vases beside the arch, a frieze of leaves at the foot. */
function niches(gx: number, top: number, foot: number): string {
  let s = '';
  for (const sg of [-1, 1]) {
    const nx = gx + sg * 105;
    for (const ny of [top + 40, top + 180]) {
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
    crest = top - 150,
    tower = rect(gx - 128, crest, 256, foot - crest);
  s +=
    modelled(tower, '#c4694a', '#5c2418', 16, 5, { op: 0.5 }) +
    ink(tower, LINE, 1.2) +
    edged(rect(gx - 140, crest - 12, 280, 16), '#f6efe0', '#8d8170', 1);
  for (const [dx, R] of [
    [-98, 24],
    [98, 24],
    [0, 46],
  ] as const) {
    const x = gx + dx,
      y = crest - 12,
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
    [gx - 82, foot],
    [gx - 82, top + 20],
    ...series(37, (i): Point => {
      const t = i / 36;
      return [
        gx - Math.cos(t * Math.PI) * 82 * (1 - 0.06 * Math.abs(Math.sin(t * Math.PI * 6))),
        top + 20 - Math.sin(t * Math.PI) * 100 * (1 + 0.1 * Math.sin(t * Math.PI) ** 14),
      ];
    }),
    [gx + 82, top + 20],
    [gx + 82, foot],
  ];
  s +=
    fill(arch, '#6f8f68') +
    clip(
      arch,
      fill(rect(gx - 86, foot - 96, 172, 100), '#cdb98e') +
        cypress(gx - 48, foot - 60, 236, 18, r.fork()) +
        cypress(gx + 52, foot - 60, 226, 18, r.fork()) +
        fill(polyline(gx - 14, foot - 92, gx + 14, foot - 92, gx + 40, foot, gx - 40, foot), '#f0e6d2'),
    ) +
    line(arch, '#f6efe0', 7) +
    ink(arch, LINE, 1.2) +
    line(arch, K.gold, 1.4);
  s += repeat(
    8,
    (i) =>
      polys(
        series(6, (k) => leaf(gx - 105 + i * 30, crest + 26, 11, 3.6, (k / 6) * TAU)),
        '#f3e3c0',
      ) + dot(gx - 105 + i * 30, crest + 26, 2.4, '#7d2a26'),
  );
  s += niches(gx, top - 40, foot);
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
  s += fill(ellipse(f.x + 140, foot + 42, 70, 9), '#3f4a24', 'opacity=".35"');
  s += put(
    dressed(
      withArms(
        { ...POSES.stand(), headTilt: -0.1 },
        { to: [-26, -206], aim: 1.4, mudra: 'rest' },
        { to: [64, -322], aim: -0.8, mudra: 'hold' },
      ),
      TEAL,
      ROSE,
      GAUZE,
      { hold: [undefined, (pen, at, aim) => lotusFlower(pen, at, aim, 20)] },
    ),
    r,
    f.x + 136,
    foot + 42,
    0.86,
    1,
    BANI,
  );
  // drawn facing right and shown facing the gate
  s += group(horseman(W - 580, B - 306, 2.08, r), `transform="matrix(-1 0 0 1 ${W} 0)"`);
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
  alt: 'A young lord in a white coat, a falcon on his wrist, reins in a piebald horse before a lady with a lotus at a red garden gate.',
  draw,
};
