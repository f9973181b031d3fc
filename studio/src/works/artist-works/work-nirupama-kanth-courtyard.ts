/** Two neighbours at the handmill in a flowering courtyard. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, transform } from '../../draw/geometry.ts';
import { inked } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, line } from '../../draw/svg.ts';
import { songbird } from '../../traditions/madhubani/animals.ts';
import { page, stripBand } from '../../traditions/madhubani/page.ts';
import type { Mithila } from '../../traditions/madhubani/painter.ts';
import { heldPart, mithilaPerson } from '../../traditions/madhubani/people.ts';
import { spray } from '../../traditions/madhubani/plants.ts';
import { type Stripe, strip, wovenPart } from '../../traditions/madhubani/strips.ts';
import { INK, K } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const W = 1120;

const H = 820;

/** Round-bellied pot. @param y its foot */
function pot(m: Mithila, x: number, y: number, s: number, stripes: Stripe[]): void {
  const p = transform(
    loopThrough([-16, -78, -20, -68, -46, -48, -50, -22, -28, 0, 28, 0, 50, -22, 46, -48, 20, -68, 16, -78]),
    x,
    y,
    s,
  );
  wovenPart((v) => m.add(v), p, stripes, { rim: 4, sag: 6 });
  m.part(transform(ellipse(0, -80, 24, 7), x, y, s), stripes[0].col, 'hatch', { single: true, step: 4 });
  m.block(p);
}

/** Grain, flour, water. */
function grain(
  f: ReturnType<typeof page>['f'],
  gy: number,
  m: ReturnType<typeof page>['m'],
  cx: number,
  mill: number,
): void {
  const basket = polyline(f.x + 40, gy - 56, f.x + 158, gy - 56, f.x + 138, gy - 4, f.x + 60, gy - 4);
  for (let i = 0; i < 26; i++)
    m.add(
      inked(
        leaf(f.x + 52 + ((i * 37) % 96), gy - 58 - ((i * 13) % 16), 12, 4, 0.4 + i),
        K.turmeric,
        INK,
        0.9,
      ),
    );
  wovenPart(
    (v) => m.add(v),
    basket,
    [
      { mark: 'lattice', col: K.marigold },
      { mark: 'check', col: K.turmeric, on: K.palash },
      { mark: 'lattice', col: K.marigold },
    ],
    { rim: 3 },
  );
  m.block(rect(f.x + 36, gy - 82, 126, 80));
  pot(m, f.x + f.w - 92, gy - 4, 1.04, [
    { mark: 'lines', col: K.palash },
    { mark: 'leaf', col: '#a8562c', on: K.paper },
    { mark: 'teeth', col: K.palash, on: K.paper },
  ]);
  pot(m, f.x + f.w - 92, gy - 84, 0.72, [
    { mark: 'lines', col: '#a8562c' },
    { mark: 'dots', col: K.palash, on: K.paper },
    { mark: 'lines', col: '#a8562c' },
  ]);
  for (const sg of [-1, 1]) {
    const x = cx + sg * (f.w / 2 - 14);
    spray(m, x, gy - 120, -Math.PI / 2 - sg * 0.28, 150, {
      curl: -sg * 0.7,
      size: 29,
      flower: [K.kumkum, K.turmeric],
    });
    spray(m, x, f.y + 150, -Math.PI / 2 - sg * 0.3, 120, {
      curl: -sg * 1.5,
      size: 27,
      flower: [K.rose, K.turmeric],
    });
    spray(m, cx + sg * 110, f.y + 20, sg > 0 ? 0.7 : Math.PI - 0.7, 110, {
      curl: -sg * 0.9,
      size: 26,
      flower: [K.marigold, K.kumkum],
    });
    songbird(
      m,
      cx + sg * 118,
      f.y + 176,
      0.66,
      -sg,
      sg > 0 ? [K.turmeric, K.kumkum, K.leaf] : [K.parrot, K.rose, K.leaf],
    );
  }
  m.add(
    line(curveThrough(cx - 30, mill - 30, cx, mill - 26, cx + 30, mill - 30), K.paper, 4) +
      dot(cx - 60, mill - 38, 3, K.paper) +
      dot(cx + 62, mill - 40, 3, K.paper),
  );
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, gy - f.y - 14), [18, 12.5, 8, 4.6], 3);
}

/** Tulsi on its stand between them. */
function tulsiStand(
  m: ReturnType<typeof page>['m'],
  cx: number,
  f: ReturnType<typeof page>['f'],
  gy: number,
): void {
  spray(m, cx, f.y + 204, -Math.PI / 2 - 0.2, 128, { curl: 0.3, size: 30, flower: [K.plum, K.turmeric] });
  spray(m, cx - 8, f.y + 206, -Math.PI / 2 - 0.9, 118, { curl: 0.7, size: 27, flower: [K.plum, K.turmeric] });
  spray(m, cx + 8, f.y + 206, -Math.PI / 2 + 0.8, 118, {
    curl: -0.7,
    size: 27,
    flower: [K.plum, K.turmeric],
  });
  const stand = polyline(
    offsets(cx, f.y, [-62, 206, 62, 206, 48, 240, 42, 316, 66, 344, -66, 344, -42, 316, -48, 240]),
  );
  wovenPart(
    (v) => m.add(v),
    stand,
    [
      { mark: 'lines', col: K.turmeric, t: 0.6 },
      { mark: 'eyes', col: K.kumkum, on: K.turmeric },
      { mark: 'diamond', col: K.paper, on: K.kumkum, t: 1.4 },
      { mark: 'teeth', col: K.turmeric, on: K.leaf },
    ],
    { rim: 4 },
  );
  m.block(stand);
  const plinth = polyline(cx - 92, f.y + 344, cx + 92, f.y + 344, cx + 104, gy - 92, cx - 104, gy - 92);
  wovenPart(
    (v) => m.add(v),
    plinth,
    [
      { mark: 'check', col: K.paper, on: K.kumkum, t: 0.5 },
      { mark: 'flower', col: K.turmeric, on: K.kumkum, t: 1.4 },
      { mark: 'lines', col: K.paper, t: 0.5 },
      { mark: 'scallop', col: K.leaf, on: K.turmeric },
      { mark: 'lines', col: K.paper },
    ],
    { rim: 4 },
  );
  m.block(plinth);
}

function courtyard(seed: number): Painting {
  const { m, f, done } = page(
    seed,
    W,
    H,
    [K.kumkum, K.rose, K.paper, K.leaf, K.marigold],
    [
      { t: 10, band: stripBand('lines', K.paper) },
      { t: 30, band: stripBand('diamond', K.leaf, K.turmeric) },
      { t: 10, band: stripBand('lines', K.paper) },
      { t: 14, band: stripBand('teeth', K.kumkum, K.paper), corner: false },
    ],
    { ground: '#f3bfa6' },
  );
  const cx = W / 2;
  const B = f.y + f.h;
  const gy = B - 64;
  // plastered floor with a painted threshold
  m.add(strip((x, y) => [f.x + x, gy - 8 + y], f.w, 26, { mark: 'flower', col: '#a8562c', on: K.paper }));
  m.add(
    strip((x, y) => [f.x + x, gy + 18 + y], f.w, 48, { mark: 'scallop', col: K.turmeric, on: '#c8743c' }),
  );
  m.block(rect(f.x, gy - 8, f.w, 80));
  tulsiStand(m, cx, f, gy);
  // mill: two stones, the upper turned by its peg
  const mill = gy - 10;
  wovenPart(
    (v) => m.add(v),
    loopThrough([
      cx - 128,
      mill - 34,
      cx,
      mill - 44,
      cx + 128,
      mill - 34,
      cx + 138,
      mill - 8,
      cx + 116,
      mill + 6,
      cx,
      mill + 10,
      cx - 116,
      mill + 6,
      cx - 138,
      mill - 8,
    ]),
    [
      { mark: 'waves', col: '#b9b2a6' },
      { mark: 'chevron', col: '#cfc8ba' },
    ],
    { rim: 4 },
  );
  wovenPart(
    (v) => m.add(v),
    loopThrough([
      cx - 98,
      mill - 72,
      cx,
      mill - 84,
      cx + 98,
      mill - 72,
      cx + 104,
      mill - 46,
      cx + 84,
      mill - 34,
      cx,
      mill - 28,
      cx - 84,
      mill - 34,
      cx - 104,
      mill - 46,
    ]),
    [
      { mark: 'dots', col: '#8f8a84', on: K.paper },
      { mark: 'slant', col: '#a8a298' },
    ],
    { rim: 4 },
  );
  m.part(ellipse(cx, mill - 76, 26, 8), INK, 'flat', { single: true });
  m.block(rect(cx - 138, mill - 90, 276, 100));
  const peg: Point = [cx, mill - 150];
  const women = [
    {
      lower: [
        { mark: 'lines', col: K.kumkum, t: 0.6 },
        { mark: 'flower', col: K.turmeric, on: K.kumkum, t: 1.2 },
        { mark: 'lattice', col: K.kumkum },
        { mark: 'diamond', col: K.leaf, on: K.turmeric },
        { mark: 'scallop', col: K.kumkum, on: K.paper },
        { mark: 'lines', col: K.turmeric, t: 0.6 },
        { mark: 'teeth', col: K.leaf, on: K.turmeric },
      ],
      upper: [
        { mark: 'slant', col: K.kumkum },
        { mark: 'eyes', col: K.turmeric, on: K.kumkum },
        { mark: 'lattice', col: K.kumkum, t: 1.4 },
        { mark: 'flower', col: K.leaf, on: K.turmeric },
        { mark: 'slant', col: K.kumkum },
      ],
      blouse: K.leaf,
      trim: K.turmeric,
    },
    {
      lower: [
        { mark: 'lines', col: K.indigo, t: 0.6 },
        { mark: 'check', col: K.paper, on: K.indigo },
        { mark: 'leaf', col: K.rose, on: K.paper, t: 1.2 },
        { mark: 'lines', col: K.paper, t: 0.6 },
        { mark: 'eyes', col: K.indigo, on: K.turmeric },
        { mark: 'zig', col: K.rose },
        { mark: 'teeth', col: K.indigo, on: K.paper },
      ],
      upper: [
        { mark: 'slant', col: K.indigo },
        { mark: 'leaf', col: K.paper, on: K.rose },
        { mark: 'chevron', col: K.sky, t: 1.4 },
        { mark: 'dots', col: K.indigo, on: K.turmeric },
        { mark: 'slant', col: K.rose },
      ],
      blouse: K.rose,
      trim: K.paper,
    },
  ] as const;
  const k = 1.96;
  const reachPeg = (x: number, dy: number): Point => [(peg[0] - x) / k, (peg[1] + dy - gy) / k];
  const xs = [cx - 214, cx + 214];
  for (const i of [0, 1] as const) {
    const fx = i ? -1 : 1;
    const [tx, ty] = reachPeg(xs[i], i ? 18 : 52);
    mithilaPerson(m, xs[i], gy - 4, k, fx, {
      kind: 'woman',
      pose: 'squat',
      lean: 0.1,
      nod: i ? -0.04 : 0.1,
      skin: i ? '#dd9550' : '#eda75c',
      dress: {
        lower: [...women[i].lower],
        upper: [...women[i].upper],
        blouse: women[i].blouse,
        trim: women[i].trim,
      },
      arms: [
        i ? { to: [64, -104], mudra: 'open', aim: -0.9 } : { to: [50, -98], mudra: 'rest', aim: 0.5 },
        {
          to: [Math.abs(tx) - 11, ty],
          mudra: 'grip',
          aim: -0.1,
          ...(i
            ? {}
            : {
                held: () => {
                  heldPart(
                    m,
                    polyline(
                      [peg[0] - 8, peg[1] - 20],
                      [peg[0] + 8, peg[1] - 20],
                      [peg[0] + 9, mill - 76],
                      [peg[0] - 9, mill - 76],
                    ),
                    K.palash,
                    'hatch',
                  );
                  m.part(ellipse(peg[0], peg[1] - 22, 13, 9), K.turmeric, 'flat', { single: true });
                },
              }),
        },
      ],
    });
  }
  grain(f, gy, m, cx, mill);
  return done();
}

export const work: Work = {
  id: 'work-nirupama-kanth-courtyard',
  collection: 'artist-works',
  seed: 10,
  width: W,
  height: H,
  alt: 'Two women in patterned saris squat face to face and turn a stone handmill, with tulsi, grain basket and water pots among flowers.',
  draw: courtyard,
};
