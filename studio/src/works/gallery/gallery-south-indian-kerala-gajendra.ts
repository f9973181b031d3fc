/** Gajendra Moksham: Vishnu swoops down on Garuda to the elephant king, who holds up a lotus from the crocodile's grip. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, polar, type Poly, series } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group, repeat } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { withMoreArms } from '../../figures/more-arms.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { KERALA_HAND } from '../../figures/tradition.ts';
import type { Tone } from '../../figures/types.ts';
import { headSpace } from '../../figures/vanara.ts';
import { royalElephant } from '../../motifs/animals/royal-elephant.ts';
import { place as put } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { muralLotus, noble, place, TEXTILE, wallAndBorder, waves } from '../../traditions/kerala/noble.ts';
import { INK, KERALA as K, surface } from '../../traditions/kerala/style.ts';
import { conch, discus } from '../../traditions/mysore/emblems.ts';
import type { Work } from '../../work.ts';

const [W, H] = [880, 1040];

/** A wing of three rows of feathers. @param a0,a1 directions of the first and last quill */
function wing(x: number, y: number, L: number, a0: number, a1: number): string {
  let s = '';
  for (const [n, k, w, cols] of [
    [10, 1, 0.115, [K.chayilyam, K.manjal]],
    [9, 0.68, 0.11, [K.eri, K.manayola]],
    [7, 0.4, 0.1, [K.kavi, K.lime]],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = a0 + ((a1 - a0) * i) / (n - 1),
        p = leaf(x, y, L * k * (1 - 0.12 * Math.abs(i / (n - 1) - 0.4)), L * w * 0.52, a, 0.08, 0.72);
      s += modelled(p, cols[i % 2], K.deep, L * 0.04, 3) + ink(p, INK, 1.5) + line([p[0], p[14]], K.lime, 1);
    }
  const elbow = ellipse(x, y, L * 0.13, L * 0.11);
  return (
    s +
    modelled(elbow, K.manayola, K.kavi, 8, 3) +
    clip(elbow, scales(elbow, a0, 11, K.kavi, 1)) +
    ink(elbow, INK, 1.8)
  );
}

/** The elephant king in the lotus pool, ochre-white, its folds in the murals' line; a lotus lifted in the trunk. */
function elephant(x: number, y: number, s: number): string {
  const E = put(royalElephant([128, -40, 176, -28, 206, -84, 190, -150, 206, -206], false), x, y, s, 0, 1),
    at = (p: Poly) => p.map(([u, v]): Point => [x + u * s, y + v * s]),
    pale = '#efdcae',
    warm = '#a8642c';
  let q =
    line(E.tail, INK, 8 * s) +
    line(E.tail, pale, 5 * s) +
    fill(E.tuft, INK) +
    modelled(E.body, pale, warm, 40 * s, 8, { op: 0.85 });
  // folds of hide that follow the form: belly, shoulder, haunch, rings of the trunk
  q += clip(
    E.body,
    lines(
      [
        ...[0, 1, 2].map((i) =>
          at(curveThrough(-104 + i * 9, -40 + i * 6, -92 + i * 9, 0 + i * 4, -98 + i * 8, 44 - i * 4)),
        ),
        ...[0, 1, 2].map((i) =>
          at(curveThrough(-50 + i * 34, 56 - i * 2, -34 + i * 34, 66, -16 + i * 34, 58)),
        ),
        ...[0, 1, 2, 3].map((i) =>
          at(curveThrough(44 + i * 7, 20 + i * 18, 58 + i * 6, 26 + i * 18, 74 + i * 4, 20 + i * 18)),
        ),
      ],
      warm,
      2,
    ) +
      each(walk(E.trunk as Poly, 13 * s), (k) =>
        line(
          curveThrough(
            ...polar(k.p[0], k.p[1], 22 * s, k.a - 1.5),
            ...polar(k.p[0], k.p[1], 5 * s, k.a),
            ...polar(k.p[0], k.p[1], 22 * s, k.a + 1.5),
          ),
          warm,
          1.5,
        ),
      ),
  );
  q += ink(E.body, INK, 3.2, { vary: 0.5 }) + each(E.feet, (p: Poly) => ink(p, INK, 2, { closed: false }));
  q += modelled(E.ear, '#e6c68e', warm, 18 * s, 5) + ink(E.ear, INK, 2.6, { vary: 0.5 });
  for (const d of [0, 1, 2, 3])
    q += line(
      at(curveThrough(66 - d * 9, -78 + d * 8, 44 - d * 5, -34 + d * 2, 54 - d * 5, 8 + d * 4)),
      warm,
      1.6,
    );
  // a string of mural flowers on brow and ear, tusk, the long eye
  for (const [u, v] of [
    [84, -98],
    [102, -82],
    [116, -66],
    [50, -34],
  ])
    q +=
      polys(rosette(x + u * s, y + v * s, 10 * s, 7), K.kavi) + dot(x + u * s, y + v * s, 3.4 * s, K.manjal);
  const eye = at(loopThrough(96, -56, 106, -66, 120, -66, 134, -56, 120, -50, 106, -50));
  q +=
    inked(E.tusk, K.lime, INK, 2.2) +
    inked(eye, K.lime, INK, 2.2) +
    clip(eye, dot(x + 115 * s, y - 59 * s, 7.4 * s, INK)) +
    ink(at(curveThrough(90, -60, 106, -74, 122, -74, 138, -62)), INK, 2.4, { closed: false });
  const [tx, ty] = E.tip[0];
  return q + muralLotus(tx + 4 * s, ty + 12 * s, 62 * s, 9, 1.2);
}

/** Crocodile, jaws shut on the hind leg. @param x,y tip of its snout, facing right */
function crocodile(x: number, y: number, s: number): string {
  const T = (p: Poly) => p.map(([a, b]): Point => [x + a * s, y + b * s]);
  const body = T(
      union(
        [
          ribbon(
            curveThrough(-70, 14, -130, 4, -196, 20, -270, 28, -330, -4, -352, -52),
            widths(34, 46, 44, 26, 14, 3),
          ),
          ribbon(polyline(-96, 6, 6, -22), widths(30, 22, 14, 9)),
          ellipse(-84, -8, 34, 30),
        ],
        10,
      ),
    ),
    jaw = T(loopThrough(-86, 22, -50, 30, 0, 22, 14, 14, -30, 8, -70, 4));
  let q = modelled(jaw, '#7f8f3c', '#2a3a18', 8, 3) + ink(jaw, INK, 2);
  for (const [a, b] of [
    [-110, 46],
    [-206, 52],
  ])
    q +=
      modelled(
        T(loopThrough(a - 14, b - 20, a + 16, b - 18, a + 22, b + 10, a + 34, b + 18, a - 12, b + 18)),
        '#7f8f3c',
        '#2a3a18',
        6,
        3,
      ) +
      ink(
        T(loopThrough(a - 14, b - 20, a + 16, b - 18, a + 22, b + 10, a + 34, b + 18, a - 12, b + 18)),
        INK,
        1.8,
      );
  q +=
    modelled(body, '#7f8f3c', '#2a3a18', 22, 5) +
    clip(body, scales(body, Math.PI, 17, '#2a3a18', 1.3)) +
    ink(body, INK, 2.4);
  q += repeat(13, (i) =>
    inked(
      T(
        polyline(
          [-104 - i * 17, -34 + Math.abs(i - 5) * 5],
          [-112 - i * 17, -48 + Math.abs(i - 5) * 5],
          [-120 - i * 17, -32 + Math.abs(i - 5) * 5.4],
        ),
      ),
      K.eri,
      INK,
      1.1,
    ),
  );
  q += repeat(
    7,
    (i) =>
      fill(
        T(polyline(-62 + i * 10, -4 + -i * 1.6 + 12, -57 + i * 10, 22 - i * 0.6, -52 + i * 10, 6 - i * 1.6)),
        K.lime,
      ) +
      ink(
        T(polyline(-62 + i * 10, 8 - i * 1.6, -57 + i * 10, 22 - i * 0.6, -52 + i * 10, 6 - i * 1.6)),
        INK,
        0.8,
      ),
  );
  const [ex, ey] = T([[-80, -26]])[0];
  return (
    q +
    fill(ellipse(ex, ey, 11 * s, 8 * s), K.lime) +
    dot(ex + 3, ey, 5 * s, INK) +
    line(ellipse(ex, ey, 11 * s, 8 * s), INK, 2, true) +
    dot(...T([[0, -24]])[0], 3, INK)
  );
}

/** Vishnu's leg over a shoulder of Garuda: ochre silk in bands, anklet, foot. @param x,y the knee */
function shin(x: number, y: number, sg: -1 | 1, t: Tone): string {
  const T = (p: Poly) => p.map(([a, b]): Point => [x + a * sg, y + b]),
    silk = T(
      union(
        [
          ribbon(curveThrough(-34, 12, -6, 0, 18, 12), widths(20, 23, 22)),
          ribbon(curveThrough(14, 8, 20, 60, 12, 124), widths(22, 20, 13)),
        ],
        8,
      ),
    ),
    foot = T(loopThrough(-2, 130, 24, 128, 44, 146, 50, 156, 40, 162, 14, 158, -4, 150));
  return (
    modelled(foot, t.base, t.shade, 9, 3) +
    ink(foot, INK, 1.8) +
    lines(
      [0, 1, 2].map((i) => T(polyline(36 + i * 4, 152 + i * 2, 43 + i * 3, 156))),
      INK,
      1,
    ) +
    modelled(silk, K.manayola, K.kavi, 18, 5) +
    clip(
      silk,
      each([0, 1, 2, 3, 4, 5, 6], (i) =>
        line(T(curveThrough(-14 + i * 1.5, 4 + i * 20, 16, 16 + i * 20, 52, 2 + i * 20)), K.kavi, 2.6),
      ),
    ) +
    ink(silk, INK, 2.4, { vary: 0.5 }) +
    line(T(curveThrough(-6, 120, 12, 128, 30, 120)), INK, 9) +
    line(T(curveThrough(-6, 120, 12, 128, 30, 120)), K.manjal, 6)
  );
}

/** Garuda flying down to the left, Vishnu on his shoulders. */
function flyingGaruda(r: Rng): string {
  let s = '';
  const [gx, gy] = [432, 684];
  s += wing(500, 500, 292, -1.15, 0.5) + wing(366, 500, 284, -2.0, -3.7);
  const tail = series(7, (i) => leaf(gx + 26, gy - 140, 168, 16, 0.3 + i * 0.17, 0.1, 0.7));
  s += each(
    tail,
    (p, i) =>
      modelled(p, i % 2 ? K.chayilyam : K.eri, K.deep, 8, 3) +
      ink(p, INK, 1.5) +
      line([p[0], p[14]], K.manjal, 1.1),
  );
  const fly = {
    ...POSES.shrinathji(),
    spine: [
      [0, -212],
      [0, -248],
      [-2, -296],
      [-6, -342],
    ] as [Point, Point, Point, Point],
    headTilt: 0.14,
    legs: [
      { knee: [-62, -148] as Point, ankle: [-104, -76] as Point, foot: 'left' as const },
      { knee: [52, -134] as Point, ankle: [116, -128] as Point, foot: 'right' as const },
    ] as ReturnType<typeof POSES.shrinathji>['legs'],
    arms: [
      {
        to: [-64, -262] as Point,
        bend: 1 as const,
        mudra: 'open' as const,
        aim: -1.8,
        order: 'front' as const,
      },
      {
        to: [64, -262] as Point,
        bend: -1 as const,
        mudra: 'open' as const,
        aim: -1.3,
        order: 'front' as const,
      },
    ] as ReturnType<typeof POSES.shrinathji>['arms'],
  };
  const garuda = noble('man', fly, TEXTILE.white, TEXTILE.red, {
    tone: 'wheat',
    winged: false,
    headScale: 1.0,
    prop: (pen) => {
      const M = headSpace(pen, fly, 1.0);
      pen.shape(
        M(loopThrough(10, -2, 19, -10, 30, 0, 36, 14, 30, 30, 22, 20, 12, 17)),
        K.chayilyam,
        K.deep,
        0.9,
        5,
      );
      pen.stroke(M(curveThrough(13, 16, 22, 15, 31, 18)), 0.8);
      pen.flat(M(ellipse(22, 2, 1.8, 2.6)), INK);
    },
  });
  // Vishnu astride his shoulders: body behind Garuda's crown, a shin down each side of his neck
  const t = KERALA_HAND.tones.blue;
  const vishnu = withMoreArms(
    noble(
      'man',
      withArms(
        POSES.sit(),
        { to: [-72, -84], mudra: 'hold', aim: 1.0, bend: 1 },
        { to: [88, -118], mudra: 'blessing', aim: -0.9 },
      ),
      TEXTILE.ochre,
      TEXTILE.red,
      {
        tone: 'blue',
        garland: [{ cols: [K.manjal, K.lime, K.chayilyam, K.lime], to: -0.1, r: 6.4, wide: 24 }],
      },
    ),
    [
      { side: 0, to: [-104, -208], bend: 1, mudra: 'grip', aim: -1.7, order: 'behind', hold: conch },
      { side: 1, to: [106, -214], bend: -1, mudra: 'grip', aim: -1.4, order: 'behind', hold: discus },
    ],
  );
  s += place(vishnu, r, 448, 418, 0.98, -1, 1.12);
  s += group(place(garuda, r, gx, gy + 60, 0.98, -1, 1.16), `transform="rotate(-20 ${gx} ${gy - 146})"`);
  s += shin(412, 424, -1, t) + shin(498, 404, 1, t);
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    pool = 742,
    { f, wall } = wallAndBorder(
      W,
      H,
      r,
      '#b8761f',
      K.eri,
      (x, y) => y > pool - 40 || Math.hypot((x - 460) / 1.25, y - 330) < 236,
    );
  let s = wall;
  s += waves(f.x, f.x + f.w, pool, f.y + f.h + 8);
  s += flyingGaruda(r);
  // the pool: elephant, crocodile, lotuses
  s += elephant(430, 838, 0.98);
  s += crocodile(352, 924, 0.86);
  const near = waves(f.x, f.x + f.w, 950, f.y + f.h + 8);
  s += near;
  for (const [x, y, R] of [
    [136, 800, 34],
    [716, 806, 40],
    [790, 872, 32],
    [648, 900, 34],
    [118, 884, 30],
    [560, 968, 30],
    [746, 964, 36],
  ] as const) {
    const pad = ellipse(x, y, R * 1.15, R * 0.4);
    s += edged(pad, K.eri, '#7f9f4a', 3) + ink(pad, INK, 1.7) + muralLotus(x, y - 2, R, 9, 1.2);
  }
  return { w: W, h: H, bg: K.deep, body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg, finish: surface(seed) };
}

export const work: Work = {
  id: 'gallery-south-indian-kerala-gajendra',
  collection: 'gallery',
  seed: 11,
  width: W,
  height: H,
  alt: 'Green Vishnu rides down on the shoulders of winged Garuda to a pale elephant that lifts a lotus in its trunk while a crocodile holds its leg.',
  draw,
};
