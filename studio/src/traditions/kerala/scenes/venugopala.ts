/** Green Krishna with the flute on a lotus between two gopis under an arch, the herd on the grass before him. */
import { polyline } from '../../../draw/curves.ts';
import { type Poly, TAU, polar, series } from '../../../draw/geometry.ts';
import { ink, inked } from '../../../draw/ink.ts';
import { clip, each, group } from '../../../draw/markup.ts';
import { scatter, walk } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { ellipse, leaf, rect } from '../../../draw/shapes.ts';
import { dot, dots, fill } from '../../../draw/svg.ts';
import { POSES, facing } from '../../../figures/poses.ts';
import { lotusFlower } from '../../../figures/props.ts';
import { KERALA_HAND } from '../../../figures/tradition.ts';
import { headSpace } from '../../../figures/vanara.ts';
import { frame, petals, plain } from '../../../motifs/borders.ts';
import { moodCow } from '../../../motifs/painted/cow-moods.ts';
import type { CowPal } from '../../../motifs/painted/cow.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { TEXTILE, girdle, muralLotus, noble, place, wings } from '../noble.ts';
import { BORDER as KERALA_BORDER, foliage as keralaFoliage, scroll as keralaScroll } from '../scroll.ts';
import { crossedStance } from '../seat.ts';
import { INK, K } from '../style.ts';

/** A mural cow: lime body, kavi cloth. */
const COW: CowPal = {
  body: K.lime,
  shade: '#b98a5a',
  line: INK,
  gold: K.manayola,
  cloth: K.kavi,
  spot: K.chayilyam,
  hoof: K.deep,
};

/** Halo. */
function halo(DEITY: number, cx: number): string {
  let s = '';
  const hy = DEITY - 400;
  for (let i = 0; i < 40; i++) {
    const q = polar(cx, hy, 118, (i / 40) * TAU),
      p = leaf(q[0], q[1], 25, 8, (i / 40) * TAU, 0.1, 0.45);
    s += inked(p, i % 2 ? K.manayola : K.chayilyam, INK, 1);
  }
  for (const [R, col] of [
    [120, INK],
    [117, K.manjal],
    [106, INK],
    [104, K.eri],
  ] as const)
    s += dot(cx, hy, R, col);
  s += dots(
    series(46, (i) => polar(cx, hy, 111.5, (i / 46) * TAU)),
    3.4,
    K.kavi,
  );
  for (let i = 0; i < 28; i++) {
    const q = polar(cx, hy, 78, (i / 28) * TAU),
      p = leaf(q[0], q[1], 23, 7, (i / 28) * TAU);
    s += inked(p, i % 2 ? '#7f9f4a' : K.manayola, INK, 0.9);
  }
  return s;
}

/** Krishna with the flute on an ochre ground, cows listening at both sides. */
export function venugopala(seed: number, W = 800, H = 1000): Painting {
  const r = new Rng(seed),
    cx = W / 2;
  const f = frame(
    W,
    H,
    8,
    [
      { t: 10, band: plain(K.deep), corner: false },
      { t: 46, band: keralaScroll },
      { t: 20, band: petals, corner: false },
      { t: 7, band: plain(K.manjal), corner: false },
    ],
    r,
    KERALA_BORDER,
  );
  const B = f.y + f.h,
    DEITY = B - 146,
    hw = 236,
    spring = f.y + 320;
  let s =
    fill(rect(f.x, f.y, f.w, f.h), '#bf7d22') +
    keralaFoliage(rect(f.x, f.y, f.w, f.h), r, (x, y) => Math.abs(x - cx) < hw + 30 && y > f.y + 70);
  const arch = (k: number): Poly => {
    const outline: Poly = [[cx - hw - k, DEITY + 60]];
    for (let i = 0; i <= 64; i++) {
      const t = i / 64,
        a = Math.PI + t * Math.PI;
      outline.push([
        cx + Math.cos(a) * (hw + k),
        spring + Math.sin(a) * (268 + k) * (1 + 0.06 * Math.sin(t * Math.PI) ** 20),
      ]);
    }
    return [...outline, [cx + hw + k, DEITY + 60]];
  };
  walk(arch(40), 16).forEach((k, i) => {
    const p = leaf(k.p[0], k.p[1], 36, 11, k.a - Math.PI / 2 + 0.3, 0.16, 0.45);
    s += inked(p, i % 2 ? K.chayilyam : K.manayola, INK, 1.1);
  });
  for (const [k, col] of [
    [42, INK],
    [39, K.manayola],
    [27, INK],
    [25, K.eri],
    [9, INK],
    [7, K.manjal],
    [1.5, INK],
  ] as const)
    s += fill(arch(k), col);
  s += each(walk(arch(33), 15), (k) => dot(k.p[0], k.p[1], 4, K.kavi));
  s += each(
    walk(arch(16), 25),
    (k, i) =>
      each(rosette(k.p[0], k.p[1], 9.5, 7), (p) => fill(p, i % 2 ? K.manjal : K.lime)) +
      dot(k.p[0], k.p[1], 3, K.kavi),
  );
  s +=
    fill(arch(0), '#cf8f2e') +
    clip(
      arch(0),
      each(
        scatter(arch(0), 27, r),
        ([a, b]) => each(rosette(a, b, 7.5, 6, a), (p) => fill(p, '#b06a1c')) + dot(a, b, 2.2, K.manayola),
      ),
    );
  const thicket = keralaFoliage(
    rect(f.x, f.y, f.w, f.h),
    r,
    (x, y) => Math.abs(x - cx) < 128 && y > f.y + 150,
  );
  s += clip(arch(-4), group(thicket.replaceAll(K.eri, '#2f5636'), 'opacity=".8"'));
  s += halo(DEITY, cx);
  // the meadow of Vrindavan: a bank of petals, grass in tufts, the herd before it
  const bank = DEITY - 34;
  s +=
    fill(rect(f.x, bank, f.w, B - bank), '#3f6a3c') +
    ink(polyline(f.x, bank, f.x + f.w, bank), INK, 2.4, { closed: false });
  for (let i = 0; i < 24; i++) {
    const p = leaf(f.x + ((i + 0.5) * f.w) / 24, bank + 24, 25, 11, -Math.PI / 2, 0, 0.4);
    s += inked(p, [K.chayilyam, K.manjal, K.lime][i % 3], INK, 1);
  }
  s += ink(polyline(f.x, bank + 25, f.x + f.w, bank + 25), INK, 1.8, { closed: false });
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 18; i++) {
      const x = f.x + 14 + i * (f.w / 17.4) + (row % 2) * 16,
        y = bank + 58 + row * 29;
      for (const d of [-0.9, -0.3, 0.3, 0.9]) {
        const p = leaf(x, y, 20, 3.8, -Math.PI / 2 + d);
        s += inked(p, d > 0 ? '#8f9f44' : '#557f4a', INK, 0.8);
      }
      if ((i + row) % 4 === 1)
        s += each(rosette(x, y - 21, 6.4, 6), (p) => fill(p, K.lime)) + dot(x, y - 21, 2, K.kavi);
    }
  const lean = POSES.flute(),
    blue = KERALA_HAND.tones.blue,
    pose = {
      ...lean,
      legs: [
        { knee: [-26, -118], ankle: [34, -22], foot: 'toe' },
        { knee: [18, -112], ankle: [10, -12], foot: 'left' },
      ] as typeof lean.legs,
    };
  const krishna = noble('man', pose, TEXTILE.ochre, TEXTILE.red, {
    tone: 'blue',
    flute: 0.12,
    winged: false,
    headScale: 1.12,
    handScale: 1.12,
    garland: [{ cols: [K.manjal, K.lime, K.chayilyam, K.lime], to: -0.1, r: 6.4, wide: 27 }],
    behind: (p) => {
      const M = headSpace(p, pose, 1.12);
      for (const [a, L] of [
        [-2.14, 64],
        [-1, 64],
        [-1.57, 74],
      ] as const) {
        const vane = leaf(2, -78, L, 14, a, 0, 0.7),
          eye = polar(2, -78, L * 0.72, a);
        p.shape(M(vane), '#4f7d46', '#12301c', 0.9, 4);
        for (let i = 1; i < 8; i++)
          for (const sg of [-1, 1])
            p.stroke(
              M([
                polar(2, -78, (L * i) / 9, a),
                polar(
                  2,
                  -78,
                  (L * (i + 1.2)) / 9,
                  a + (sg * 0.13 * Math.sin((i / 8) * Math.PI) * 9) / (i + 2),
                ),
              ]),
              0.5,
              '#12301c',
            );
        for (const [k, col] of [
          [8.6, K.manjal],
          [6.4, K.chayilyam],
          [4.2, K.blue],
        ] as const)
          p.flat(M(ellipse(eye[0], eye[1], k, k * 0.86, a)), col);
      }
    },
    prop: (p) => {
      crossedStance(p, TEXTILE.ochre, blue);
      wings(p, TEXTILE.ochre, TEXTILE.red);
      girdle(p);
    },
  });
  const at = (i: number): [number, number] => [cx + (i ? 184 : -184), DEITY - 2];
  s += place(
    noble(
      'woman',
      facing(
        { to: [-44, -212], bend: -1, mudra: 'hip', aim: 0.6, order: 'front' },
        { to: [58, -304], bend: -1, mudra: 'hold', aim: -1, order: 'front' },
      ),
      TEXTILE.white,
      TEXTILE.red,
      {
        tone: 'wheat',
        hold: [undefined, (p, q, a) => lotusFlower(p, q, a, 22, { out: '#d9694a', in: '#f3e3c0' })],
      },
    ),
    r,
    ...at(0),
    0.8,
    1,
    1.1,
  );
  s += place(noble('woman', POSES.namaste(), TEXTILE.red, TEXTILE.green), r, ...at(1), 0.8, -1, 1.1);
  s += muralLotus(cx, DEITY + 44, 60, 11, 1.42);
  s += place(krishna, r, cx - 8, DEITY + 8, 1.19, 1, 1.14);
  for (const [x, y, k, fx, mood] of [
    [f.x + 92, B - 88, 0.62, 1, 'proud'],
    [f.x + f.w - 92, B - 88, 0.62, -1, 'back'],
    [cx - 110, B - 62, 0.43, 1, 'resting'],
    [cx + 112, B - 66, 0.43, -1, 'grazing'],
  ] as const)
    s += moodCow(x, y, k, fx, mood, COW, r);
  return {
    w: W,
    h: H,
    bg: K.deep,
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: {
      seed,
      surface: 'plaster',
      wobble: 0.9,
      grain: 0.55,
      mottle: 1.5,
      fibre: 0.5,
      vignette: 0.7,
      age: 0.7,
      wear: 0.22,
    },
  };
}
