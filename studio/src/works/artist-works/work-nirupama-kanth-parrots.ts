/** Four parrots lay claim to one mango. */
import { inset } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Poly, transform } from '../../draw/geometry.ts';
import { contourRows, hatch, scales } from '../../draw/hatching.ts';
import { inked, patterned } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { rect, ribbon, widths } from '../../draw/shapes.ts';
import { fill, line, lines } from '../../draw/svg.ts';
import { parrot } from '../../motifs/birds/parrot.ts';
import { place } from '../../motifs/place.ts';
import { page, stripBand } from '../../traditions/madhubani/page.ts';
import type { Mithila } from '../../traditions/madhubani/painter.ts';
import { wovenPart } from '../../traditions/madhubani/strips.ts';
import { INK, K } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const SIZE = 900;

/** Large parrot: feathers in rows, a red ring at the neck. */
function greatParrot(m: Mithila, x: number, y: number, s: number, fx: number, rot: number): void {
  const B = place(parrot(), x, y, s, rot, fx);
  const back = rot + (fx > 0 ? 2.4 : 0.74);
  for (const t of B.tail) {
    m.part(t, '#4f9440', 'hatch', { gap: 2.6, step: 3, ang: back + 0.7 });
    m.block(t);
  }
  m.add(lines(B.legs, INK, 3.4 * s));
  m.part(B.body, '#86b33c', 'none', { gap: 4, w: 2.2 });
  const body = inset(resample(B.body, 5, true), 4)[0] ?? B.body;
  m.add(clip(body, scales(body, back, 10 * s, INK, 0.9)));
  m.part(B.wing, '#4f9440', 'none', { gap: 3.6 });
  const wing = inset(resample(B.wing, 4, true), 3.6)[0] ?? B.wing;
  m.add(
    clip(
      wing,
      hatch(wing, back + 0.5, 3.4, 0.8, INK, m.r) +
        each(contourRows(wing, 6 * s, 5 * s), (q, i) => line(q, i % 2 ? K.turmeric : K.kumkum, 1.8, true)),
    ),
  );
  m.add(line(B.collar, INK, 6 * s) + line(B.collar, K.kumkum, 4 * s));
  m.part(B.beak, K.kumkum, 'flat', { single: true });
  m.add(inked(B.eye, '#fffaf0', INK, 1.8) + fill(B.pupil, INK));
  m.block(resample(B.body, 12, true));
  m.block(B.wing);
  m.block(B.beak);
}

/** The fruit. */
function paintFruit(
  cx: number,
  B: number,
  m: ReturnType<typeof page>['m'],
  f: ReturnType<typeof page>['f'],
): void {
  const top: [number, number] = [cx, B - 486];
  m.add(
    line(curveThrough(...top, cx + 3, B - 450, cx, B - 414), INK, 7) +
      line(curveThrough(...top, cx + 3, B - 450, cx, B - 414), '#5c9a3c', 4),
  );
  const fruit = transform(
    loopThrough([
      0, -92, 40, -84, 74, -46, 78, 6, 54, 58, 8, 88, -42, 86, -92, 58, -74, 44, -64, 8, -58, -42, -32, -82,
    ]),
    cx,
    B - 344,
    1,
  );
  wovenPart(
    (v) => m.add(v),
    fruit,
    [
      { mark: 'lines', col: '#7fae3a', t: 0.6 },
      { mark: 'scallop', col: K.marigold, on: '#b9c44a', t: 0.8 },
      { mark: 'diamond', col: K.turmeric, on: K.palash },
      { mark: 'flower', col: K.marigold, on: K.kumkum, t: 1.3 },
      { mark: 'diamond', col: K.turmeric, on: K.palash },
      { mark: 'chevron', col: K.palash, t: 0.8 },
      { mark: 'lines', col: K.kumkum, t: 0.9 },
    ],
    { rim: 5, sag: 10, w: 2.6 },
  );
  m.block(fruit);
  for (const t of [-0.9, 0.9, -0.3, 0.3])
    m.leafAt(cx, B - 414, 46, 10, Math.PI / 2 + t + (t > 0 ? -2.2 : 2.2), K.leaf);
  for (const sg of [-1, 1]) {
    greatParrot(m, cx + sg * 150, B - 606, 1.56, -sg, sg * -0.34);
    greatParrot(m, cx + sg * 178, B - 172, 1.56, -sg, sg * 0.12);
  }
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, f.h - 6), [15, 10.5, 7, 4.4], 3);
}

function mango(seed: number): Painting {
  const { m, f, done } = page(
    seed,
    SIZE,
    SIZE,
    [K.kumkum, K.rose, K.marigold],
    [
      { t: 10, band: stripBand('lines', K.paper) },
      { t: 44, band: stripBand('flower', '#f8e9cb', K.kumkum) },
      { t: 10, band: stripBand('slant', K.paper) },
      { t: 16, band: stripBand('leaf', K.turmeric, K.leaf), corner: false },
    ],
    { finish: { age: 0.35 } },
  );
  const cx = SIZE / 2;
  const B = f.y + f.h;
  const boughs: Poly[] = [];
  for (const sg of [-1, 1]) {
    boughs.push(
      curveThrough([
        cx,
        B,
        cx + sg * 6,
        B - 70,
        cx + sg * 70,
        B - 140,
        cx + sg * 164,
        B - 230,
        cx + sg * 196,
        B - 350,
        cx + sg * 150,
        B - 454,
        cx + sg * 60,
        B - 502,
        cx + sg * 4,
        B - 484,
      ]),
    );
    boughs.push(
      curveThrough([
        cx + sg * 60,
        B - 130,
        cx + sg * 140,
        B - 128,
        cx + sg * 220,
        B - 92,
        cx + sg * 292,
        B - 104,
      ]),
    );
    boughs.push(
      curveThrough([
        cx + sg * 188,
        B - 390,
        cx + sg * 232,
        B - 440,
        cx + sg * 286,
        B - 446,
        cx + sg * 304,
        B - 420,
      ]),
    );
    boughs.push(
      curveThrough([
        cx + sg * 62,
        B - 500,
        cx + sg * 120,
        B - 540,
        cx + sg * 190,
        B - 548,
        cx + sg * 262,
        B - 530,
      ]),
    );
  }
  for (const [i, b] of boughs.entries()) {
    walk(b, 27)
      .slice(i % 4 === 0 ? 3 : 1)
      .forEach((k, j) => {
        for (const d of [1, -1])
          m.leafAt(
            ...k.p,
            i % 4 === 0 ? 50 : 42,
            9.4,
            k.a + d * (0.62 + (j % 2) * 0.14),
            [K.leaf, '#5c9a3c', K.parrot][(i + j) % 3],
            d * 0.12,
          );
      });
    m.block(ribbon(b, () => 36, 12));
  }
  // twigs first, so that the great boughs cover where they spring
  for (const [i, b] of [...boughs.entries()].sort(([p], [q]) => Number(p % 4 === 0) - Number(q % 4 === 0))) {
    const wood = ribbon(b, i % 4 === 0 ? widths(15, 11, 9, 6, 4) : widths(7, 5, 3.4));
    m.add(patterned(wood, '#b5702f', hatch(wood, 0.5, 4.2, 0.8, INK, m.r), INK, 1.7));
  }
  paintFruit(cx, B, m, f);
  return done();
}

export const work: Work = {
  id: 'work-nirupama-kanth-parrots',
  collection: 'artist-works',
  seed: 4,
  width: SIZE,
  height: SIZE,
  alt: 'Four green parrots sit on curved boughs, two above and two below, round a single patterned mango.',
  draw: mango,
};
