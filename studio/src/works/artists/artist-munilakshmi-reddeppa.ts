/** The Kalamkari painter: a woman kneels on the floor and bends over a stretched cotton on which a peacock vine is half drawn. */
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { fill, line } from '../../draw/svg.ts';
import { drawFigure } from '../../figures/figure.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES } from '../../figures/poses.ts';
import { KALAMKARI_HAND } from '../../figures/tradition.ts';
import { colourBowl } from '../../figures/worker.ts';
import { chintz, chintzLeaf } from '../../motifs/painted/chintz.ts';
import { paintPeacock } from '../../motifs/painted/peacock.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Cloth } from '../../traditions/kalamkari/cloth.ts';
import { INDIGO, INK, K, MADDER, woman } from '../../traditions/kalamkari/people.ts';
import { peacockOn, trio } from '../../traditions/kalamkari/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [900, 900];

/** Bamboo pen with its bulb of wool and thread. */
function kalam(pen: Pen, at: Point, aim: number) {
  const along = (d: number): Point => [at[0] + Math.cos(aim) * d, at[1] + Math.sin(aim) * d];
  pen.shape(ribbon([along(-58), along(24)], widths(2.2, 2.4, 2.4, 1.8)), '#d9b25e', '#0006', 0.6, 0);
  pen.shape(ribbon([along(2), along(22)], widths(2.4, 7, 8, 6, 2)), '#5a4636', '#0006', 0.7, 0);
  for (let i = 0; i < 5; i++)
    pen.stroke([along(5 + i * 3.4), [along(6 + i * 3.4)[0] + 5, along(6 + i * 3.4)[1] + 3]], 0.4, K.cloth);
  pen.flat(leaf(...along(20), 20, 2.2, aim, 0, 0.3), INK);
}

/** White flowers on the red silk of the lap. */
function sprinkled(pen: Pen) {
  for (const [x, y] of pen.stations(polyline(-70, -70, -24, -70, 22, -46, 34, -22, -90, -20), 18, 4))
    for (const p of rosette(x, y, 5.4, 5, x)) pen.flat(p, K.cloth);
}

/** The cotton on the floor, tilted up to us. */
function cottonOnFloor(f: Cloth['f'], far: number, c: Cloth, r: Rng): void {
  const top = far + 180;
  const sheet: Poly = polyline(
    [f.x + 84, top],
    [f.right - 26, top],
    [f.right - 4, f.bottom - 22],
    [f.x + 52, f.bottom - 22],
  );
  c.add(group(fill(transform(sheet, 6, 8), '#4a2412'), 'opacity=".5"') + inked(sheet, '#f2e6c8', INK, 2.2));
  const yy = (t: number) => top + (f.bottom - 50 - top) * t;
  const x0 = (t: number) => f.x + 84 - 32 * t;
  const x1 = (t: number) => f.right - 26 + 22 * t;
  const edge = (d: number): Poly => [
    [x0(d / 190) + d * 1.2, yy(0) + d],
    [x1(d / 190) - d * 1.2, yy(0) + d],
    [x1(1 - d / 190) - d * 1.3, f.bottom - 22 - d],
    [x0(1 - d / 190) + d * 1.3, f.bottom - 22 - d],
  ];
  c.add(line(edge(9), K.madder, 5, true) + line(edge(15), INK, 1.4, true));
  // a vine across it: the left half dyed, the right half only pen line
  const vine = curve([
    [x0(0.6) + 40, yy(0.5)],
    [f.x + 190, yy(0.74)],
    [f.x + 290, yy(0.5)],
    [f.x + 396, yy(0.7)],
    [f.x + 490, yy(0.46)],
    [f.x + 580, yy(0.68)],
    [f.x + 626, yy(0.44)],
    [f.x + 604, yy(0.22)],
  ] as Point[]);
  const half = f.x + 392;
  let s = '';
  walk(vine, 15).forEach((k, i) => {
    const sg = i % 2 ? 1 : -1;
    const done = k.p[0] < half;
    const a = k.a + sg * 0.85;
    if (done)
      s += chintzLeaf(k.p[0], k.p[1], 34, 8, a, -sg * 0.25, i % 3 ? K.leaf : K.indigo, K.cloth, INK, r);
    else s += line(leaf(k.p[0], k.p[1], 34, 8, a, -sg * 0.25), INK, 1.3, true);
  });
  s += ink(vine, INK, 3, { closed: false, taper: 0.2 });
  walk(vine, 100)
    .slice(0, -1)
    .forEach((k, i) => {
      const y = k.p[1] + (i % 2 ? 34 : -30);
      if (k.p[0] < half) s += chintz(k.p[0], y, 30, i, [0, 5, 4][i % 3], trio(r), INK, r, '#f2e6c8');
      else
        s += chintz(k.p[0], y, 27, i, [0, 5, 4][i % 3], ['#f2e6c8', '#f2e6c8', '#f2e6c8'], INK, r, '#f2e6c8');
    });
  c.add(clip(sheet, s + paintPeacock(f.x + 142, yy(0.5), 0.42, 1, peacockOn('#f2e6c8'), { tail: 'trail' })));
  // the painter
  const pose = {
    ...POSES.kneel(),
    spine: [
      [-46, -54],
      [-30, -92],
      [4, -126],
      [40, -146],
    ] as [Point, Point, Point, Point],
    headTilt: 0.78,
    arms: [
      {
        to: [97, 18] as Point,
        bend: -1 as const,
        mudra: 'flat' as const,
        order: 'behind' as const,
        aim: 0.16,
        reach: 1.3,
      },
      {
        to: [118, -48] as Point,
        bend: -1 as const,
        mudra: 'hold' as const,
        order: 'front' as const,
        aim: 1.02,
      },
    ] as ReturnType<typeof POSES.kneel>['arms'],
  };
  const palm: Point = [f.x + 330 + 106 * 2, far + 184 + 20];
  c.add(group(fill(ellipse(...palm, 40, 9), '#5a3a1c'), 'opacity=".45"'));
  const pen = new Pen(KALAMKARI_HAND, r.fork(), f.x + 330, far + 184, 2);
  drawFigure(
    pen,
    woman(MADDER, INDIGO, pose, {
      view: 'profile',
      hair: 'bun',
      jewels: 1,
      headScale: 0.88,
      hold: [undefined, kalam],
      prop: sprinkled,
    }),
  );
  c.add(pen.svg);
  const pots = new Pen(KALAMKARI_HAND, r.fork(), 0, 0, 1.5);
  const at: [number, number, string][] = [
    [f.right - 128, far + 34, INK],
    [f.right - 52, far + 66, K.madder],
    [f.right - 38, far + 122, K.myrobalan],
  ];
  for (const [x, y, col] of at) colourBowl(pots, [x / 1.5, y / 1.5], 24, col, K.rust, K.shell);
  c.add(pots.svg);
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'madder', '#e6cf9e');
  const { f, r } = c;
  const far = f.y + 300;
  // wall with printed sprigs, floor of red earth
  c.add(
    fill(rect(f.x, far, f.w, f.h), '#b9673a') +
      ink(polyline(f.x, far, f.right, far), INK, 2.2, { closed: false, taper: 0 }),
  );
  // a finished cloth dries on a line behind her
  c.add(line(curveThrough(f.x, f.y + 34, f.cx, f.y + 58, f.right, f.y + 30), INK, 3));
  const hung: [number, number, string][] = [
    [f.x + 22, 168, K.madder],
    [f.right - 118, 190, K.indigo],
  ];
  for (const [x, h, col] of hung) {
    const q = rect(x, f.y + 44, 196, h);
    c.add(inked(q, col, INK, 2));
    for (let i = 0; i < 5; i++)
      for (let j = 0; j < 4; j++)
        c.add(
          chintz(
            x + 26 + i * 36,
            f.y + 74 + j * 40,
            13,
            i + j,
            (i + j) % 2 ? 4 : 0,
            [K.cloth, K.myrobalan, K.rust],
            INK,
            r,
            col,
          ),
        );
    for (const d of [10, h - 10])
      c.add(line(polyline(x + 4, f.y + 44 + d, x + 192, f.y + 44 + d), K.cloth, 2.4));
  }
  for (let x = f.x + 10; x < f.right; x += 58)
    c.add(fill(leaf(x, far + 30 + ((x * 7) % 40), 18, 4, -0.2), '#a0522d'));
  cottonOnFloor(f, far, c, r);
  return c.finish(seed);
}

export const work: Work = {
  id: 'artist-munilakshmi-reddeppa',
  collection: 'artists',
  seed: 6,
  width: W,
  height: H,
  alt: 'A woman in a red sari kneels and bends over cotton stretched on the floor, drawing a flower vine with a bamboo pen.',
  draw,
};
