/** A grandmother and a girl paint one Mithila picture from both sides; the girl's fish has no colour yet. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, transform } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { beads, frame, hatched, petals, triangles, zigzag } from '../../motifs/borders.ts';
import { Mithila } from '../../traditions/madhubani/painter.ts';
import { type Dress, mithilaDress, mithilaPerson } from '../../traditions/madhubani/people.ts';
import { INK, K, borderStyle } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];

/** The picture that they paint. */
const P = { x: 372, y: 110, w: 456, h: 456 };

/** A brush of split bamboo, held like a pen: handle, binding, wet tip. Painted before the hand, which closes over it. */
const brush =
  (m: Mithila, colour: string) =>
  (at: Point, aim: number, k: number): void => {
    const on = (d: number): Point => polar(...at, d * k, aim);
    const handle = ribbon([on(-62), on(34)], widths(1.6 * k, 3.4 * k, 4 * k));
    m.add(inked(handle, '#c98a3c', INK, 1.6));
    for (const d of [-40, -20, 6])
      m.add(line([polar(...on(d), 3.6 * k, aim + 1.57), polar(...on(d), 3.6 * k, aim - 1.57)], INK, 1.2));
    const tip = leaf(...on(32), 30 * k, 5.4 * k, aim, 0, 0.4);
    m.add(inked(tip, colour, INK, 1.6) + line([on(30), on(38)], K.turmeric, 8 * k));
  };

const WIDOW: Dress = {
  lower: [
    { mark: 'lines', col: K.paper, t: 0.7 },
    { mark: 'dots', col: K.paper, on: K.kumkum, t: 1.2 },
    { mark: 'zig', col: K.paper, on: '#e6d3a8', t: 1.1 },
    { mark: 'dots', col: K.paper, on: K.kumkum, t: 1.2 },
    { mark: 'teeth', col: K.paper, on: K.kumkum },
  ],
  upper: [
    { mark: 'teeth', col: K.paper, on: K.kumkum },
    { mark: 'dots', col: K.paper, on: K.kumkum, t: 1.4 },
    { mark: 'lines', col: K.paper, t: 1.2 },
    { mark: 'slant', col: K.kumkum, t: 0.7 },
  ],
  blouse: K.plum,
  trim: K.paper,
};

const HAIR = loopThrough([
  23, -45, 12, -37, -5, -30, -13, -14, -17, 0, -22, 10, -33, 18, -43, 2, -42, -28, -27, -51, 0, -59, 18, -53,
]);

/** Silver hair laid over the painter's dark one; `H` maps head space into the picture. */
const silver = (H: (p: Poly) => Poly): string =>
  clip(
    H(HAIR),
    fill(H(HAIR), '#cfc7bb') +
      each([0, 1, 2, 3, 4, 5, 6], (i) => {
        const u = i * 5.4;
        return line(
          H(
            curveThrough(
              [24 - u * 0.2, -50 - u * 0.2],
              [4 - u * 0.5, -41 - u * 0.42],
              [-9 - u * 0.8, -26 - u * 0.3],
              [-17 - u * 0.9, 2 - u * 0.1],
            ),
          ),
          i % 2 ? '#857a6d' : '#f4eee2',
          i % 2 ? 1.6 : 3,
        );
      }),
  ) + ink(H(HAIR), INK, 2);

/** Both painters; their ground is kept. Returns the markup, to be laid over the picture they paint. */
function painters(m: Mithila, floor: number): string {
  const mark = m.out.length;
  const [gx, gy, gs] = [246, floor + 56, 1.36];
  mithilaPerson(m, gx, gy, gs, 1, {
    kind: 'woman',
    pose: 'sit',
    dress: WIDOW,
    skin: '#d98f4e',
    nod: 0.04,
    arms: [
      { to: [44, -64], mudra: 'rest', aim: 0.5 },
      { to: [122, -152], mudra: 'hold', aim: -0.36, held: brush(m, K.kumkum) },
    ],
  });
  const H = (p: Poly): Poly => transform(transform(transform(p, 5, -113, 0.8, 0.04), 0, -46), gx, gy, gs);
  m.add(silver(H));
  mithilaPerson(m, 902, floor + 58, 0.96, -1, {
    kind: 'woman',
    dress: mithilaDress(K.rose, K.turmeric, K.leaf, 1),
    head: 'bun',
    lean: 0.05,
    nod: 0.06,
    arms: [
      { to: [-44, -168], mudra: 'hip', aim: 0.4 },
      { to: [124, -246], mudra: 'hold', aim: 0.06, held: brush(m, K.indigo) },
    ],
  });
  return m.out.splice(mark).join('');
}

/** Sun, fish and lotuses in a border of their own. */
function picture(r: Rng): string {
  const f = frame(
    P.w,
    P.h,
    0,
    [
      { t: 10, band: hatched },
      { t: 30, band: petals, corner: false },
      { t: 10, band: beads, corner: false },
    ],
    r,
    borderStyle([K.kumkum, K.turmeric, K.leaf]),
  );
  const m = new Mithila(r, [K.kumkum, K.marigold, K.indigo, K.rose, K.palash]);
  const field = rect(f.x, f.y, f.w, f.h);
  const [cx, cy] = [P.w / 2, P.h / 2 - 62];
  m.add(fill(rect(0, 0, P.w, P.h), K.paper));
  m.block(ellipse(cx, cy, 106));
  m.fish(cx - 84, cy + 160, 0.84, -0.05, 1, K.marigold, K.kumkum, 14);
  m.fish(cx + 88, cy + 164, 0.84, 0.05, -1, K.paper, K.paper, 14);
  for (const x of [f.x + 56, f.x + f.w - 56]) {
    m.lotus(x, f.y + 70, 50);
    m.block(ellipse(x, f.y + 46, 52, 40));
  }
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, f.h - 6), [18, 13, 9, 6, 3.5]);
  const sun = new Mithila(r, [K.turmeric]);
  sun.sunFace(0, 0);
  const face = group(sun.out.join(''), `transform="translate(${cx} ${cy}) scale(1.5)"`);
  return group(clip(field, m.out.join('') + face) + f.svg, `transform="translate(${P.x} ${P.y})"`);
}

/** Clay bowl of colour, the colour's name told by its surface. */
function bowl(x: number, y: number, colour: string): string {
  const clay = loopThrough(x - 32, y - 26, x - 26, y - 6, x, y + 4, x + 26, y - 6, x + 32, y - 26);
  const rim = ellipse(x, y - 26, 32, 10);
  return (
    fill(clay, '#c1693a') +
    line(polyline(x - 28, y - 12, x + 28, y - 12), K.paper, 3) +
    ink(clay, INK, 2.2) +
    inked(rim, '#e0a070', INK, 2) +
    inked(ellipse(x, y - 25, 24, 6), colour, INK, 1.2)
  );
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const m = new Mithila(r, [K.kumkum, K.marigold, K.indigo, K.rose, K.palash]);
  const f = frame(
    W,
    H,
    10,
    [
      { t: 10, band: hatched },
      { t: 34, band: triangles, corner: false },
      { t: 10, band: beads, corner: false },
    ],
    r,
    borderStyle([K.indigo, K.marigold, K.kumkum]),
  );
  const [L, B] = [f.x, f.y + f.h];
  const floor = B - 88;
  m.add(fill(rect(L, f.y, f.w, f.h), K.turmeric));
  const ground = rect(L, floor, f.w, 88);
  m.add(
    fill(ground, '#a8442c') +
      group(zigzag(f.w, 22, r, borderStyle([K.paper])), `transform="translate(${L} ${floor})"`) +
      ink(polyline(L, floor, L + f.w, floor), INK, 2.6, { closed: false, taper: 0 }),
  );
  // the easel is the wall: the sheet is pinned at its corners
  const sheet = rect(P.x - 12, P.y - 12, P.w + 24, P.h + 24);
  m.add(inked(sheet, '#fff8e6', INK, 2.4));
  m.block(sheet);
  const people = painters(m, floor);
  m.block(ground);
  m.fillGround(rect(L + 3, f.y + 3, f.w - 6, floor - f.y - 6), [22, 16, 11, 7, 4]);
  const bowls = each(
    [
      [486, K.kumkum],
      [566, K.turmeric],
      [646, K.leaf],
      [726, K.indigo],
      [806, K.rose],
    ] as const,
    ([x, colour], i) => bowl(x, B - 14 - (i % 2) * 10, colour),
  );
  const pins = (
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const
  ).map(([u, v]): Point => [P.x - 4 + u * (P.w + 8), P.y - 4 + v * (P.h + 8)]);
  m.add(
    picture(r) +
      each(pins, ([x, y]) => dot(x, y, 5, K.kumkum) + ink(ellipse(x, y, 5), INK, 1.4)) +
      bowls +
      people,
  );
  return {
    w: W,
    h: H,
    bg: K.paper,
    body: clip(rect(f.x, f.y, f.w, f.h), m.out.join('')) + f.svg,
    finish: { seed, surface: 'paper', wobble: 1.6, mottle: 1.1, grain: 1, vignette: 0.22, age: 0.3 },
  };
}

export const work: Work = {
  id: 'caption-4',
  collection: 'features',
  seed: 12,
  width: W,
  height: H,
  alt: 'A grandmother with silver hair and a girl with flowers in her hair paint the same picture of sun, fish and lotus from both sides.',
  draw,
};
