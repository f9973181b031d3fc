/** Green Krishna with the flute between two gopis under an arch. */
import { frame, petals, plain } from '../../../draw/borders.ts';
import { type Poly, TAU, leaf, lerp, polar, polyline, rect, scatter, walk } from '../../../draw/geometry.ts';
import { ink } from '../../../draw/ink.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { clip, dot, dots, fill, group } from '../../../draw/svg.ts';
import { cloth } from '../../../figures/cloths.ts';
import { type FigureSpec, drawFigure } from '../../../figures/figure.ts';
import { Pen } from '../../../figures/pen.ts';
import { POSES } from '../../../figures/poses.ts';
import { lotusFlower } from '../../../figures/props.ts';
import { KERALA_HAND } from '../../../figures/tradition.ts';
import { type CowPal, paintCow } from '../../../motifs/painted/cow.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { INK, K, gopi, put } from '../people.ts';
import { BORDER as KERALA_BORDER, foliage as keralaFoliage, scroll as keralaScroll } from '../style.ts';

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

/** @param o.ochre ochre ground instead of red, with cows listening at both sides */
export function muralKrishna(seed: number, o: { ochre?: boolean } = {}, W = 800, H = 1000): Painting {
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
    DEITY = B - 108,
    hw = 232,
    spring = f.y + 330;
  let s =
    fill(rect(f.x, f.y, f.w, f.h), o.ochre ? '#bf7d22' : K.kavi) +
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
    s += fill(p, i % 2 ? K.chayilyam : K.manayola) + ink(p, INK, 1.1);
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
  s += walk(arch(33), 15)
    .map((k) => dot(k.p[0], k.p[1], 4, K.kavi))
    .join('');
  s += walk(arch(16), 25)
    .map(
      (k, i) =>
        rosette(k.p[0], k.p[1], 9.5, 7)
          .map((p) => fill(p, i % 2 ? K.manjal : K.lime))
          .join('') + dot(k.p[0], k.p[1], 3, K.kavi),
    )
    .join('');
  s +=
    fill(arch(0), o.ochre ? '#cf8f2e' : '#7a2414') +
    clip(
      arch(0),
      scatter(arch(0), 27, () => r.unit())
        .map(
          ([a, b]) =>
            rosette(a, b, 7.5, 6, a)
              .map((p) => fill(p, o.ochre ? '#b06a1c' : '#9a3a20'))
              .join('') + dot(a, b, 2.2, K.manayola),
        )
        .join(''),
    );
  const thicket = keralaFoliage(
    rect(f.x, f.y, f.w, f.h),
    r,
    (x, y) => Math.abs(x - cx) < 128 && y > f.y + 150,
  );
  s += clip(arch(-4), group(thicket.replaceAll(K.eri, '#2f5636'), 'opacity=".8"'));
  // halo
  const hy = DEITY - 436;
  for (let i = 0; i < 40; i++) {
    const q = polar(cx, hy, 118, (i / 40) * TAU),
      p = leaf(q[0], q[1], 25, 8, (i / 40) * TAU, 0.1, 0.45);
    s += fill(p, i % 2 ? K.manayola : K.chayilyam) + ink(p, INK, 1);
  }
  for (const [R, col] of [
    [120, INK],
    [117, K.manjal],
    [106, INK],
    [104, K.eri],
  ] as const)
    s += dot(cx, hy, R, col);
  s += dots(
    Array.from({ length: 46 }, (_, i) => polar(cx, hy, 111.5, (i / 46) * TAU)),
    3.4,
    K.kavi,
  );
  for (let i = 0; i < 28; i++) {
    const q = polar(cx, hy, 78, (i / 28) * TAU),
      p = leaf(q[0], q[1], 23, 7, (i / 28) * TAU);
    s += fill(p, i % 2 ? '#7f9f4a' : K.manayola) + ink(p, INK, 0.9);
  }
  // plinth of petals
  for (const [y, h, col] of [
    [DEITY + 8, 32, K.manayola],
    [DEITY + 40, 32, K.kavi],
    [DEITY + 72, 36, K.eri],
  ] as const) {
    s += fill(rect(f.x, y, f.w, h), col) + ink(polyline(f.x, y, f.x + f.w, y), INK, 2.2, { closed: false });
    for (let i = 0; i < 26; i++) {
      const p = leaf(f.x + ((i + 0.5) * f.w) / 26, y + h - 2, h - 5, 10, -Math.PI / 2, 0, 0.4);
      s += fill(p, [K.chayilyam, K.manjal, K.lime][(i + (y | 0)) % 3]) + ink(p, INK, 1);
    }
  }
  for (let i = 0; i < 11; i++) {
    const u = lerp(-1, 1, i / 10),
      p = leaf(cx + u * 92, DEITY + 16, 46, 14, -Math.PI / 2 + u * 1.2, 0, 0.5);
    s += fill(p, i % 2 ? '#d9694a' : '#f0b08a') + ink(p, INK, 1.6);
  }
  const stripes = cloth(K.manayola, '#8a3a10', K.kavi, K.kavi, K.manjal, 'stripe'),
    red = cloth(K.chayilyam, '#4a0f08', K.manjal, K.manayola, K.kavi, 'dots');
  const krishna: FigureSpec = {
    build: 'man',
    view: 'threeQuarter',
    front: true,
    pose: POSES.flute(),
    tone: 'blue',
    hair: 'curls',
    gear: 'mukut',
    jewels: 3,
    earring: 'makara',
    flute: 0.12,
    headScale: 1.14,
    handScale: 1.12,
    face: { tilak: 'vaishnava', gaze: [1, 0.6] },
    wear: { lower: 'dhoti', lowerCloth: stripes, upper: 'none', scarf: red, scarfStyle: 'stole', sash: red },
    garland: [{ cols: [K.manjal, K.lime, K.chayilyam, K.lime], to: -0.62, r: 7, wide: 30 }],
  };
  const pen = new Pen(KERALA_HAND, r, cx - 8, DEITY + 10, 1.34, 1, false, 1.16);
  drawFigure(pen, krishna);
  s += pen.svg;
  s += put(gopi(0, POSES.namaste()), r, cx - 172, DEITY + 10, 0.92, 1);
  s += put(
    gopi(1, POSES.stand(), {
      hold: [undefined, (p, q, a) => lotusFlower(p, q, a, 20, { out: '#d9694a', in: '#f3e3c0' })],
    }),
    r,
    cx + 172,
    DEITY + 10,
    0.92,
    -1,
  );
  if (o.ochre)
    for (const sg of [-1, 1]) s += paintCow(cx + sg * 104, DEITY - 32, 0.4, -sg, COW, r, { cloth: true });
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
