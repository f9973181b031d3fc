/** Three generations at one sheet: grandmother draws the edge of the peacock's train, mother reaches for its neck, a girl kneels with the red. */
import { polyline } from '../../draw/curves.ts';
import { type Point, polar } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import { clip, group } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, edged, fill, line } from '../../draw/svg.ts';
import { cloth } from '../../figures/cloths.ts';
import { type FigureSpec, drawFigure } from '../../figures/figure.ts';
import { footprint } from '../../figures/footprint.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { MITHILA_HAND } from '../../figures/tradition.ts';
import { type Band, frame, hatched, petals, triangles } from '../../motifs/borders.ts';
import { Mithila } from '../../traditions/madhubani/painter.ts';
import { INK, K, borderStyle } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];

/** Nib or brush between the fingers. */
const tool = (hair: string) => (pen: Pen, at: Point, aim: number) => {
  pen.shape(
    ribbon([polar(...at, -52, aim), polar(...at, 22, aim)], () => 3.6),
    K.turmeric,
    INK,
    0.9,
    0,
  );
  pen.flat(ribbon([polar(...at, 20, aim), polar(...at, 44, aim)], widths(4.4, 3.4, 0.4), 2), hair);
};

const sari = (a: string, b: string, c: string) => cloth(a, INK, b, c, K.turmeric, 'dots');

const woman = (
  low: FigureSpec['wear'],
  pose: FigureSpec['pose'],
  hair: string,
  more: Partial<FigureSpec> = {},
): FigureSpec => ({
  build: 'woman',
  view: 'profile',
  pose,
  tone: 'fair',
  hair: 'bun',
  gear: 'tikka',
  jewels: 2,
  wear: low,
  hold: [undefined, tool(hair)],
  ...more,
});

/** The sheet on the wall: a peacock, its right half still without colour. */
function sheet(seed: number, w: number, h: number): string {
  const m = new Mithila(new Rng(seed), [K.kumkum, K.marigold, K.rose, K.palash]);
  const band: Band = triangles;
  const f = frame(
    w,
    h,
    6,
    [
      { t: 8, band: hatched, corner: false },
      { t: 22, band: petals },
      { t: 12, band, corner: false },
    ],
    m.r,
    borderStyle([K.kumkum, K.leaf, K.marigold]),
  );
  m.peacock(w / 2 + 22, h / 2 + 62, 0.7, 1, { tail: 'up' });
  m.part(rect(f.x, f.y + f.h - 40, f.w, 40), K.leaf, 'fish', { gap: 3, ang: -1.57, step: 16 });
  m.fillGround(rect(f.x + 2, f.y + 2, f.w * 0.55, f.h - 44), [13, 9, 6, 4]);
  return (
    fill(rect(6, 8, w, h), '#3a2412', 'opacity=".4"') +
    fill(rect(0, 0, w, h), '#fff6e2') +
    clip(rect(f.x, f.y, f.w, f.h), m.out.join('')) +
    f.svg +
    line(rect(0, 0, w, h), INK, 2.4, true)
  );
}

function family(seed: number): Painting {
  const r = new Rng(seed);
  const m = new Mithila(r, [K.kumkum, K.marigold, K.leaf, K.palash]);
  const f = frame(
    W,
    H,
    12,
    [
      { t: 10, band: hatched, corner: false },
      { t: 34, band: petals },
      { t: 14, band: triangles, corner: false },
    ],
    r,
    borderStyle([K.leaf, K.rose, K.turmeric]),
  );
  const floor = f.y + f.h - 74;
  const wall = rect(f.x, f.y, f.w, floor - f.y);
  m.add(fill(wall, '#f3c85a'));
  const S = { x: W / 2 - 160, y: f.y + 34, w: 320, h: 408 };
  m.block(rect(S.x - 6, S.y - 24, S.w + 12, S.h + 40));
  const pens = (
    [
      [
        woman(
          {
            lower: 'sari',
            lowerCloth: sari(K.paper, K.kumkum, K.kumkum),
            upper: 'choli',
            upperCloth: cloth(K.kumkum, INK, K.turmeric, K.leaf, K.turmeric, 'hatch'),
            veil: cloth(K.paper, INK, K.kumkum, K.kumkum, K.turmeric, 'dots'),
          },
          withArms(
            POSES.stand(),
            { to: [-40, -196] },
            { to: [104, -352], mudra: 'hold', aim: -0.3, order: 'front' },
          ),
          INK,
        ),
        232,
        1.1,
        1,
      ],
      [
        woman(
          {
            lower: 'sari',
            lowerCloth: sari(K.indigo, K.turmeric, K.kumkum),
            upper: 'choli',
            upperCloth: cloth(K.palash, INK, K.paper, K.turmeric, K.leaf, 'hatch'),
            veil: cloth(K.rose, INK, K.paper, K.indigo, K.turmeric, 'dots'),
          },
          withArms(
            POSES.stand(),
            { to: [-32, -240], mudra: 'hold', aim: 0.6 },
            { to: [98, -306], mudra: 'hold', aim: -0.1, order: 'front' },
          ),
          K.leaf,
          { tone: 'wheat' },
        ),
        772,
        1.08,
        -1,
      ],
      [
        woman(
          {
            lower: 'ghagra',
            lowerCloth: cloth(K.kumkum, INK, K.turmeric, K.leaf, K.turmeric),
            upper: 'choli',
            upperCloth: cloth(K.leaf, INK, K.turmeric, K.kumkum, K.turmeric, 'hatch'),
          },
          withArms(
            POSES.kneel(),
            { to: [34, -96], mudra: 'hold', aim: 0.2 },
            { to: [78, -190], mudra: 'hold', aim: -0.75, order: 'front' },
          ),
          K.kumkum,
          { hair: 'braid' },
        ),
        404,
        0.86,
        1,
      ],
    ] as [FigureSpec, number, number, number][]
  ).map(([spec, x, s, fx], i) => {
    const pen = new Pen(MITHILA_HAND, r, x, floor + (i === 2 ? 56 : 20), s, fx);
    drawFigure(pen, spec);
    for (const p of footprint(pen, i === 2 ? 84 : 92)) m.block(p);
    return pen;
  });
  m.fillGround(rect(f.x + 2, f.y + 2, f.w - 4, floor - f.y - 4), [20, 14, 9, 5]);
  // the floor, the string with its bamboo rod, the sheet
  const ground = rect(f.x, floor, f.w, f.y + f.h - floor);
  m.add(
    fill(ground, K.kumkum) +
      hatch(ground, 0, 18, 2, INK, r, 0.02) +
      ink(polyline(f.x, floor, f.x + f.w, floor), INK, 3, { closed: false, taper: 0 }),
  );
  for (let i = 0; i < 13; i++)
    if (i !== 4 && (i < 7 || i > 9)) m.flower(f.x + 36 + i * 66, f.y + f.h - 26, 14, 8, K.turmeric, K.paper);
  m.add(line(polyline(S.x + 30, S.y, W / 2, f.y + 4, S.x + S.w - 30, S.y), INK, 2));
  m.add(group(sheet(seed + 4, S.w, S.h), `transform="translate(${S.x} ${S.y})"`));
  m.part(rect(S.x - 18, S.y - 9, S.w + 36, 15), '#b4722e', 'hatch', {
    single: true,
    step: 20,
    ang: 1.4,
    w: 2.4,
  });
  for (const pen of [pens[0], pens[1], pens[2]]) m.add(pen.svg);
  for (const [x, c] of [
    [556, K.kumkum],
    [610, K.leaf],
    [664, K.turmeric],
  ] as const) {
    m.part(ellipse(x, floor + 46, 24, 15), '#a4522a', 'none', { gap: 3, w: 2 });
    m.add(edged(ellipse(x, floor + 42, 18, 9), c, INK, 1.6) + dot(x - 5, floor + 40, 2, K.paper));
  }
  return {
    w: W,
    h: H,
    bg: K.paper,
    body: clip(rect(f.x, f.y, f.w, f.h), m.out.join('')) + f.svg,
    finish: { seed, surface: 'paper', wobble: 1.6, age: 0.3 },
  };
}

export const work: Work = {
  id: 'event-madhubani-weekend-2',
  collection: 'events',
  seed: 27,
  width: W,
  height: H,
  alt: 'Two Mithila women and a kneeling girl paint one hanging sheet together: a peacock whose right side still waits for its flowers.',
  draw: family,
};
