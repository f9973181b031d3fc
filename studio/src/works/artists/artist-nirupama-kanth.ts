/** The Mithila painter: a woman in a yellow sari draws a fish on a sheet of paper that lies before her on a low table. */
import { loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, dist, polar } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { arc, ellipse, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, polys } from '../../draw/svg.ts';
import { cloth } from '../../figures/cloths.ts';
import { type FigureSpec, drawFigure } from '../../figures/figure.ts';
import { drawGear } from '../../figures/gear.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { MITHILA_HAND } from '../../figures/tradition.ts';
import { headSpace } from '../../figures/vanara.ts';
import { petals } from '../../motifs/borders.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Mithila, begin } from '../../traditions/madhubani/painter.ts';
import { INK, K } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];
const EDGE = 602;

const YELLOW = cloth(K.turmeric, INK, K.kumkum, K.kumkum, K.turmeric, 'dots');
const RED = cloth(K.kumkum, INK, K.turmeric, K.leaf, K.turmeric, 'hatch');

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
  t.fish((sx + ex) / 2 - 4, (sy + ey) / 2 + 20, 1.3, 0, -1, K.rose, K.indigo, 10);
  for (const [dx, dy] of [
    [40, 40],
    [40, 150],
    [ex - sx - 52, 46],
  ] as const)
    t.flower(sx + dx, sy + dy, 17, 8, K.kumkum, K.turmeric);
  for (const [x, y, c] of [
    [x0 + 48, EDGE + 70, K.kumkum],
    [x0 + 48, EDGE + 138, K.leaf],
    [x0 + 48, EDGE + 206, K.turmeric],
    [x1 - 44, EDGE + 96, INK],
    [x1 - 44, EDGE + 176, K.indigo],
  ] as const)
    t.add(bowl(x, y, 29, c));
  return t.out.join('');
}

/** Bamboo nib pen. */
function nib(pen: Pen, at: Point, aim: number) {
  const a = aim + 0.12;
  pen.shape(
    ribbon([polar(...at, -46, a), polar(...at, 22, a)], () => 2.5),
    K.turmeric,
    INK,
    0.6,
    0,
  );
  for (const d of [-30, -8])
    pen.stroke(
      [polar(...polar(...at, d, a), 2.6, a + 1.57), polar(...polar(...at, d, a), 2.6, a - 1.57)],
      0.9,
    );
  pen.flat(ribbon([polar(...at, 20, a), polar(...at, 38, a)], widths(2.6, 1.6, 0.4), 2), INK);
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
  const pose = withArms(
    { ...POSES.stand(), headTilt: 0.2 },
    { to: [-78, -216], bend: -1, aim: 1.35, mudra: 'flat' },
    { to: [66, -206], bend: -1, aim: 1.02, mudra: 'hold', order: 'front' },
  );
  const painter: FigureSpec = {
    build: 'woman',
    view: 'profile',
    pose,
    tone: 'fair',
    hair: 'none',
    gear: 'none',
    jewels: 2,
    wear: {
      lower: 'sari',
      lowerCloth: YELLOW,
      upper: 'choli',
      upperCloth: RED,
      veil: YELLOW,
      scarf: YELLOW,
      scarfStyle: 'pallu',
    },
    hold: [undefined, nib],
    prop: (pen) => {
      const M = headSpace(pen, pose);
      pen.flat(
        M(
          loopThrough([
            13, -54, 21, -41, 15, -34, 6, -28, -2, -18, -6, -8, -12, -7, -11, 8, -10, 26, -22, 30, -26, 4,
            -20, -22, -6, -44,
          ]),
        ),
        INK,
      );
      drawGear(pen, M, 'profile', 'tikka', 1.1);
      pen.add(table(f.x + 3, f.x + f.w - 3, floor + 8, m));
    },
  };
  const pen = new Pen(MITHILA_HAND, r.fork(), cx, EDGE + 240 * 2, 2);
  drawFigure(pen, painter);
  m.add(pen.svg);
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
