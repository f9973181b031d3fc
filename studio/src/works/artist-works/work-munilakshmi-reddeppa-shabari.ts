/** Shabari's berries: the old woman kneels at her hut and holds out a leaf of berries; Rama takes one, Lakshmana looks on. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { inside } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines } from '../../draw/svg.ts';
import { type FigureSpec, drawFigure } from '../../figures/figure.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { sitting } from '../../figures/seats.ts';
import { KALAMKARI_HAND } from '../../figures/tradition.ts';
import { Cloth, nimbus, rock, tree, turf } from '../../traditions/kalamkari/cloth.ts';
import {
  INDIGO,
  INK,
  K,
  LEAF,
  MADDER,
  YELLOW,
  noble,
  prince,
  put,
} from '../../traditions/kalamkari/people.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1010, 960];

/** Her hand: hair as grey as ash. */
const OLD = { ...KALAMKARI_HAND, hair: '#b8ab97', hairLine: '#6b5f52' };
const WHITE = { ...LEAF, base: '#f3e8cd', motif: K.madder, border: K.madder, border2: K.myrobalan };

/** Leaf hut with a bent roof. (x, y) is the middle of its floor. */
function hut(x: number, y: number): string {
  const wall = polyline(x - 108, y, x - 96, y - 190, x + 96, y - 190, x + 108, y);
  const roof = loopThrough(
    offsets(
      x,
      y,
      [
        -158, -158, -96, -256, -30, -322, 0, -336, 30, -322, 96, -256, 158, -158, 80, -180, 0, -186, -80,
        -180,
      ],
    ),
  );
  const door = [...curve(polyline(x - 42, y, x - 42, y - 96, x, y - 140, x + 42, y - 96, x + 42, y))] as Poly;
  let s = patterned(
    wall,
    K.rust,
    lines(
      series(14, (i) => polyline(x - 112, y - i * 15, x + 112, y - i * 15)),
      INK,
      1.2,
    ) +
      lines(
        series(15, (i) => polyline(x - 100 + i * 15, y, x - 96 + i * 14, y - 190)),
        K.dark,
        2,
      ),
    INK,
    2,
  );
  s +=
    inked(door, K.dark, INK, 2) +
    line(curveThrough(x - 50, y, x - 50, y - 98, x, y - 150, x + 50, y - 98, x + 50, y), K.myrobalan, 6) +
    dots(
      [0.1, 0.3, 0.5, 0.7, 0.9].map((t): Point => [x - 50 + 100 * t, y - 100 - Math.sin(t * Math.PI) * 46]),
      3,
      K.madder,
    );
  s += fill(roof, K.myrobalan);
  const thatch = series(5, (row) =>
    series(8 + row * 3, (i): Poly => {
      const eave: Point = [x - 168 + (336 * (i + 0.5)) / (8 + row * 3), y - 160];
      const t = row / 5;
      return leaf(
        lerp(x, eave[0], t),
        lerp(y - 336, eave[1], t),
        62,
        12,
        Math.atan2(eave[1] - y + 336, eave[0] - x),
        0,
        0.55,
      );
    }),
  );
  s +=
    clip(
      roof,
      each(thatch.reverse().flat(), (q, i) => edged(q, [K.myrobalan, '#b3842a', K.leaf][i % 3], INK, 1.1)),
    ) + ink(roof, INK, 2.2);
  return s + dot(x, y - 342, 9, K.madder) + line(ellipse(x, y - 342, 9), INK, 1.6, true);
}

/** A cupped leaf heaped with berries. */
function berries(pen: Pen, [x, y]: Point) {
  const cup = loopThrough(x - 30, y - 10, x + 44, y - 16, x + 30, y + 10, x + 4, y + 17, x - 20, y + 9);
  for (const [dx, dy] of [
    [-14, -15],
    [0, -20],
    [14, -21],
    [28, -17],
    [-4, -28],
    [10, -32],
    [20, -28],
    [-20, -9],
    [34, -12],
  ])
    pen.shape(ellipse(x + dx, y + dy, 7.4, 7.4, 0, 16), dx % 4 ? K.madder : K.rust, INK, 0.6, 0);
  pen.shape(cup, K.leaf, INK, 0.9, 0);
  for (let i = 0; i < 5; i++) pen.stroke(polyline(x - 18 + i * 12, y + 9, x - 12 + i * 11, y - 8), 0.4);
}

/** Half a berry in the fingers. */
const berry = (pen: Pen, [x, y]: Point) =>
  pen.shape(ellipse(x + 3, y - 4, 7, 7, 0, 16), K.madder, INK, 0.6, 0);

/** Lakshmana stands behind; Rama sits on a deerskin over a rock. */
function lakshmanaBehind(c: Cloth, r: Rng, f: Cloth['f'], floor: number): void {
  c.add(put(prince('fair', MADDER), r.fork(), f.right - 82, floor - 2, 0.98, -1));
  const [rx, seat] = [f.right - 262, floor - 52];
  c.add(
    rock(
      loopThrough(
        [rx - 124, floor + 6],
        [rx - 112, seat + 12],
        [rx - 40, seat - 6],
        [rx + 50, seat - 6],
        [rx + 112, seat + 10],
        [rx + 124, floor + 6],
      ),
      K.paleIndigo,
    ),
  );
  const hide = loopThrough(
    offsets(rx, seat, [-96, 2, -100, 22, -64, 14, -30, 26, 4, 15, 44, 26, 70, 14, 102, 20, 94, 2]),
  );
  c.add(
    patterned(
      hide,
      K.shell,
      hatch(hide, 1.5, 7, 1, K.rust, r) +
        dots(
          series(16, (i): Point => [rx - 92 + i * 12, seat + 8 + (i % 2) * 6]),
          2.4,
          K.cloth,
        ),
      INK,
      1.7,
    ),
  );
  c.add(nimbus(rx - 10, seat - 250, 96));
  const pose = withArms(
    { ...POSES.sit(), headTilt: 0.1 },
    { to: [-46, -42], aim: 0.9, mudra: 'rest', bend: -1, order: 'front' },
    { to: [96, -134], bend: -1, mudra: 'hold', aim: -0.25, order: 'front' },
  );
  const rama = noble('blue', YELLOW, pose);
  c.add(
    put(
      {
        ...rama,
        prop: sitting(YELLOW, KALAMKARI_HAND.tones.blue),
        hold: [undefined, berry],
        garland: [{ cols: [K.cloth, K.madder, K.cloth, K.leaf], to: 0.2, r: 5.4 }],
      },
      r.fork(),
      rx,
      seat + 6,
      1.16,
      -1,
    ),
  );
}

/** The berry tree between host and guests, a tall one behind the brothers. */
function berryTree(f: Cloth['f'], c: Cloth, floor: number, r: Rng): void {
  const canopy = loopThrough(
    [f.x + 250, f.y + 250],
    [f.x + 200, f.y + 120],
    [f.x + 270, f.y + 26],
    [f.x + 420, f.y + 10],
    [f.x + 600, f.y + 30],
    [f.right - 40, f.y + 20],
    [f.right - 12, f.y + 130],
    [f.right - 60, f.y + 220],
    [f.x + 600, f.y + 190],
    [f.x + 470, f.y + 250],
  );
  c.add(
    tree(c, [f.x + 392, floor - 14], 330, canopy, {
      maxW: 30,
      spacing: 17,
      bloom: [9, 13],
      flowers: 0.3,
      leaves: [K.leaf, K.leaf, K.indigo],
      trunk: K.rust,
    }),
  );
  for (const [x, y] of c.r
    .shuffle(series(102, (i): Point => [f.x + 220 + (i % 17) * 32, f.y + 26 + Math.floor(i / 17) * 34]))
    .slice(0, 46)) {
    const [u, v] = polar(x, y, 9, x);
    if (inside(canopy, u, v + 6) && inside(canopy, u, v - 14) && u < f.right - 20)
      c.add(
        line(polyline(u, v - 12, u, v), INK, 1.4) +
          dot(u, v + 5, 6.4, INK) +
          dot(u, v + 5, 5.2, K.madder) +
          dot(u - 1.6, v + 3.4, 1.5, K.cloth),
      );
  }
  c.add(turf(f.x, f.right, floor - 18, 32));
  c.block(rect(f.x + 300, floor - 420, f.w, 450));
  c.sprigs(rect(f.x + 6, f.y + 8, f.w - 12, floor - f.y - 60), 42);
  lakshmanaBehind(c, r, f, floor);
  // Shabari
  const bowed = {
    ...POSES.kneel(),
    spine: [
      [-18, -52],
      [-10, -88],
      [10, -128],
      [26, -160],
    ] as FigureSpec['pose']['spine'],
    headTilt: 0.14,
    arms: [
      {
        to: [88, -112] as Point,
        bend: -1 as const,
        mudra: 'garland' as const,
        aim: -0.2,
        order: 'front' as const,
      },
      {
        to: [98, -122] as Point,
        bend: -1 as const,
        mudra: 'garland' as const,
        aim: -0.3,
        order: 'behind' as const,
      },
    ] as FigureSpec['pose']['arms'],
  };
  const shabari: FigureSpec = {
    build: 'woman',
    view: 'profile',
    pose: bowed,
    tone: 'wheat',
    hair: 'bun',
    gear: 'none',
    jewels: 1,
    wear: {
      lower: 'sari',
      lowerCloth: WHITE,
      upper: 'choli',
      upperCloth: INDIGO,
      veil: WHITE,
      scarf: WHITE,
      scarfStyle: 'pallu',
    },
    face: { noseRing: false, tilak: 'none', lips: '#8a4a34' },
    hold: [berries, undefined],
  };
  const pen = new Pen(OLD, r.fork(), f.x + 222, floor + 26, 1.24);
  drawFigure(pen, shabari);
  c.add(pen.svg);
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'madder', '#e7cf98');
  const { f, r } = c;
  const floor = f.bottom - 100;
  // forest floor
  c.add(
    fill(rect(f.x, floor - 18, f.w, 160), K.leaf) +
      ink(polyline(f.x, floor - 18, f.right, floor - 18), INK, 2, { closed: false, taper: 0 }),
  );
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 19; i++)
      c.add(
        rock(
          transform(
            loopThrough(-28, 30, -24, -6, -4, -20, 16, -16, 26, 2, 28, 30),
            f.x + i * 46 + (row ? 23 : 0),
            f.bottom - 24 + row * 28,
          ),
          [K.madder, K.paleIndigo, K.myrobalan, K.rust, K.shell][(i * 3 + row) % 5],
        ),
      );
  c.add(group(hut(0, 0), `transform="translate(${f.x + 140} ${floor - 14}) scale(0.86)"`));
  c.block(rect(f.x, floor - 380, 330, 400));
  berryTree(f, c, floor, r);
  return c.finish(seed);
}

export const work: Work = {
  id: 'work-munilakshmi-reddeppa-shabari',
  collection: 'artist-works',
  seed: 6,
  width: W,
  height: H,
  alt: 'Old Shabari kneels before her leaf hut and holds out a leaf of berries; Rama takes one, and Lakshmana stands behind him.',
  draw,
};
