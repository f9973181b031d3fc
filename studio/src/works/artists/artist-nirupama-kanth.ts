/** The Mithila painter: a woman in a yellow sari draws a fish on a sheet of paper that lies before her on a low table. */
import { type Point, type Poly, dist, polar } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { arc, ellipse, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, polys } from '../../draw/svg.ts';
import { petals } from '../../motifs/borders.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Mithila, begin } from '../../traditions/madhubani/painter.ts';
import { type Dress, type Reach, mithilaArm, mithilaPerson } from '../../traditions/madhubani/people.ts';
import { INK, K } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];
const EDGE = 602;

/** A bowl seen from above. */
const bowl = (x: number, y: number, R: number, col: string): string =>
  fill(ellipse(x, y, R), K.palash) +
  ink(ellipse(x, y, R), INK, 2) +
  fill(ellipse(x, y, R * 0.72), col) +
  ink(ellipse(x, y, R * 0.72), INK, 1.4) +
  line(arc(x, y, R * 0.5, 3.4, 4.6, 10), K.paper, 2.4);

/** The table in plan, the paper with its fish, the bowls. */
function table(x0: number, x1: number, bottom: number, m: Mithila): string {
  const t = new Mithila(m.r.fork(), [K.kumkum, K.indigo, K.palash, K.rose]);
  t.part(rect(x0, EDGE, x1 - x0, bottom - EDGE - 6), '#c98a4a', 'hatch', { gap: 9, ang: 0.02, step: 12 });
  const sheet = rect(x0 + 92, EDGE + 42, x1 - x0 - 176, bottom - EDGE - 84);
  t.add(
    fill(
      sheet.map(([a, b]) => [a + 5, b + 6] as Point),
      '#5a3a1c',
    ) + inked(sheet, '#fdf3dc', INK, 2),
  );
  const [sx, sy] = sheet[0];
  const [ex, ey] = sheet[2];
  t.add(
    line(rect(sx + 9, sy + 9, ex - sx - 18, ey - sy - 18), K.kumkum, 3, true) +
      line(rect(sx + 15, sy + 15, ex - sx - 30, ey - sy - 30), INK, 1.2, true),
  );
  t.fish((sx + ex) / 2 + 14, (sy + ey) / 2 + 14, 1.2, 0, -1, K.rose, K.indigo, 10);
  for (const [dx, dy] of [
    [(ex - sx) / 2 + 14, 34],
    [70, 46],
    [ex - sx - 52, 46],
  ] as const)
    t.flower(sx + dx, sy + dy, 17, 8, K.kumkum, K.turmeric);
  for (const [x, y, c] of [
    [x1 - 44, EDGE + 66, K.kumkum],
    [x0 + 48, EDGE + 138, K.leaf],
    [x0 + 48, EDGE + 214, K.turmeric],
    [x1 - 44, EDGE + 140, INK],
    [x1 - 44, EDGE + 214, K.indigo],
  ] as const)
    t.add(bowl(x, y, 29, c));
  return t.out.join('');
}

/** Bamboo nib pen in a hand. */
function nib(m: Mithila, at: Point, aim: number, k: number) {
  const a = aim + 0.12;
  m.add(
    inked(
      ribbon([polar(...at, -46 * k, a), polar(...at, 22 * k, a)], () => 2.5 * k),
      K.turmeric,
      INK,
      1.8,
    ),
  );
  m.add(
    fill(ribbon([polar(...at, 20 * k, a), polar(...at, 38 * k, a)], widths(2.6 * k, 1.6 * k, 0.8), 2), INK),
  );
}

function draw(seed: number): Painting {
  const { r, m, f } = begin(seed, W, H, { wide: petals });
  const cx = W / 2 - 26;
  const floor = f.y + f.h;
  // blue niche with white flowers; its corners are filled as Mithila fills every ground
  const niche: Poly = [
    ...arc(W / 2, f.y + 300, 262, Math.PI, Math.PI * 2, 40, 284),
    [W / 2 + 262, floor],
    [W / 2 - 262, floor],
  ];
  m.block(niche);
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, EDGE - f.y), [19, 12, 8, 5]);
  m.part(niche, K.indigo, 'flat', { gap: 8, w: 2.4 });
  const head: Point = [cx + 24, 270];
  const blooms = scatter(niche, 46, r, 26, 3).filter((q) => q[1] < EDGE && dist(q, head) > 40);
  m.add(
    each(
      blooms,
      ([x, y], i) =>
        polys(rosette(x, y, 11, i % 2 ? 6 : 8, x), i % 3 ? K.paper : K.turmeric) +
        dot(x, y, 3.4, K.kumkum) +
        ink(ellipse(x, y, 3.8), INK, 0.8),
    ),
  );
  const skin = '#eda75c';
  const dress: Dress = {
    lower: [],
    upper: [
      { mark: 'lines', col: K.turmeric, t: 0.4 },
      { mark: 'slant', col: K.turmeric, t: 1.3 },
      { mark: 'dots', col: K.turmeric, on: K.kumkum, t: 0.5 },
      { mark: 'teeth', col: K.leaf, on: K.turmeric, t: 0.5 },
      { mark: 'slant', col: K.turmeric, t: 1.3 },
      { mark: 'dots', col: K.turmeric, on: K.kumkum, t: 0.5 },
      { mark: 'teeth', col: K.leaf, on: K.turmeric, t: 0.5 },
      { mark: 'slant', col: K.turmeric, t: 1.3 },
    ],
    blouse: K.kumkum,
    trim: K.leaf,
  };
  const arms: [Reach, Reach] = [
    { to: [-60, -128], mudra: 'flat', aim: 0.86, bend: -1 },
    { to: [44, -146], mudra: 'hold', aim: 0.92, held: (p, a, k) => nib(m, p, a, k) },
  ];
  const s = 2.6;
  const T = mithilaPerson(m, cx, EDGE + 474, s, 1, {
    kind: 'woman',
    skin,
    nod: 0.4,
    dress,
    arms,
    joined: true,
    pupil: [24, -6],
  });
  m.add(table(f.x + 3, f.x + f.w - 3, floor + 8, m));
  arms.forEach((reach, i) =>
    mithilaArm(m, T, s, [i ? 27 : -27, -222], reach, {
      skin,
      sleeve: dress.blouse,
      trim: dress.trim,
      from: 'hem',
    }),
  );
  return {
    w: W,
    h: H,
    bg: K.paper,
    body: clip(rect(f.x, f.y, f.w, f.h), m.out.join('')) + f.svg,
    finish: { seed, surface: 'paper', wobble: 1.6, mottle: 1, vignette: 0.25, age: 0.3 },
  };
}

export const work: Work = {
  id: 'artist-nirupama-kanth',
  collection: 'artists',
  seed: 5,
  width: W,
  height: H,
  alt: 'A woman in a yellow sari leans over a low table and draws a fish with a bamboo nib, bowls of colour on both sides.',
  draw,
};
