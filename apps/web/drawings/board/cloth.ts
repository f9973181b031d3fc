/** The painted cloth under the game: squares with small flowers, and a border in the manner of a Pichwai. */
import {
  boardSide,
  cellOf,
  firstSquare,
  ladders,
  lastSquare,
  snakes,
  squaresFromTop,
} from '@kalavithi/games/snakes-and-ladders/board';
import {
  boardUnits,
  middleOf,
  squareUnits,
  type Point,
} from '../../app/features/games/snakes-and-ladders/board-places.ts';
import { colours } from './colours.ts';
import { chance, element, group, numbers, path, short, straight, use } from '../lines.ts';
import { clearanceAt } from './numbers.ts';

/** Widths of the border's bands from the inside: petals, a gold line, the lotus vine, the hem. */
const petalBand = 12;
const vineBand = 28;
export const borderUnits = 44;
const vineMiddle = petalBand + 2 + vineBand / 2;

const random = chance(108);
const near = (value: number, by: number): number => value + (random() - 0.5) * 2 * by;

/** A square as a hand fills it: corners a little off. */
function handSquare(square: number, inset: number, off: number): string {
  const { x, y } = middleOf(square);
  const half = squareUnits / 2 - inset;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right = 0, down = 0]): Point => ({
    x: near(x + right * half, off),
    y: near(y + down * half, off),
  }));
  return straight(corners, true);
}

const toneOf = (square: number): string => {
  if (ladders.some(({ from }) => from === square)) return colours.sage;
  if (snakes.some(({ from }) => from === square)) return colours.clay;
  const { column, row } = cellOf(square);
  if ((column + row) % 2 === 0) return colours.cream;
  return (column + 3 * row) % 4 < 2 ? colours.sand : colours.rose;
};

function squares(): string {
  const tones = [...new Set(squaresFromTop.map(toneOf))];
  return [
    ...tones.map((tone) =>
      path(
        squaresFromTop
          .filter((square) => toneOf(square) === tone)
          .map((square) => handSquare(square, 0.8, 0.7))
          .join(''),
        { fill: tone },
      ),
    ),
    // A finer line within each square that is not pale.
    path(
      squaresFromTop
        .filter((square) => toneOf(square) !== colours.cream)
        .map((square) => handSquare(square, 4, 0.5))
        .join(''),
      { fill: 'none', stroke: colours.rule, 'stroke-width': 0.7, opacity: 0.4 },
    ),
  ].join('');
}

/** Ruled by hand: each line swings a little. */
function rules(): string {
  const lines = Array.from({ length: boardSide + 1 }, (_, line) => line * squareUnits).flatMap((at) => [
    `M0 ${short(near(at, 0.5))}q${numbers(160, near(0, 1.2), 320, near(0, 0.5))}t320 ${short(near(0, 0.4))}`,
    `M${short(near(at, 0.5))} 0q${numbers(near(0, 1.2), 160, near(0, 0.5), 320)}t${short(near(0, 0.4))} 320`,
  ]);
  return path(lines.join(''), { fill: 'none', stroke: colours.rule, 'stroke-width': 1.3 });
}

/** Three small flowers: a rosette between leaves, a poppy, a jasmine with buds. */
const flowers = [
  group(
    { id: 'b0' },
    path('M0 5q-9 6-13 1 5-6 13-1 9 6 13 1-5-6-13-1M0 4v9', {
      fill: colours.leaf,
      stroke: colours.deepLeaf,
      'stroke-width': 0.7,
    }),
    path(
      'M0-3c-5-3-5-10 0-11 5 1 5 8 0 11 0-6 6-9 9-5 1 5-4 8-9 5 6-1 10 4 7 8-5 2-8-3-7-8 3 5 0 11-5 9-3-5 0-9 5-9-5 3-11 1-10-4 4-4 9-1 10 4-6 0-9-5-6-9 5-1 7 4 6 9z',
      { fill: colours.petal, stroke: colours.rule, 'stroke-width': 0.7, transform: 'translate(0 -1)' },
    ),
    element('circle', {
      cy: -4,
      r: 2.4,
      fill: colours.brightGold,
      stroke: colours.rule,
      'stroke-width': 0.6,
    }),
  ),
  group(
    { id: 'b1' },
    path('M0 15C1 8-1 3 0-3M0 12c-7 0-11-4-12-10 7 0 11 4 12 10zM0 9c6-1 10-5 10-11-6 1-10 5-10 11z', {
      fill: colours.leaf,
      stroke: colours.deepLeaf,
      'stroke-width': 0.8,
    }),
    path('M0-2c-9 0-11-8-7-13 2 2 4 2 4 2s1-3 3-3 3 3 3 3 2 0 4-2c4 5 2 13-7 13z', {
      fill: colours.vermilion,
      stroke: colours.rule,
      'stroke-width': 0.7,
      opacity: 0.72,
    }),
    path('M0-3v-7M-3-4l-1-5M3-4l1-5', { stroke: colours.palePetal, 'stroke-width': 0.8 }),
  ),
  group(
    { id: 'b2' },
    path('M-11 10C-4 8 4 8 11 10M-4 9l-3-6M4 9l3-6M0 8v-8', {
      fill: 'none',
      stroke: colours.deepLeaf,
      'stroke-width': 0.9,
    }),
    path('M0 0c-4-2-4-8 0-12 4 4 4 10 0 12zM0 0c-5 1-9-3-10-8 5-1 9 3 10 8zM0 0c5 1 9-3 10-8-5-1-9 3-10 8z', {
      fill: colours.number,
      stroke: colours.indigo,
      'stroke-width': 0.7,
    }),
    path('M-7 3q-3-2-2-5 3 2 2 5zM7 3q3-2 2-5-3 2-2 5z', { fill: colours.indigo, opacity: 0.7 }),
    element('circle', { r: 1.8, fill: colours.gold }),
  ),
];

/** Where flowers grow, and which: in squares whose middle is free. */
const flowerBed = (): readonly (Point & { flower: number })[] =>
  squaresFromTop.flatMap((square) => {
    const { column, row } = cellOf(square);
    const middle = middleOf(square);
    const [x, y] = [middle.x + 3, middle.y + 8];
    const isOwn = square === firstSquare || square === lastSquare;
    if (isOwn || (column + row) % 2 !== 0 || clearanceAt({ x, y }) < 17) return [];
    return [{ x, y, flower: (column + 2 * row) % 3 }];
  });

const blossoming = (): string =>
  flowerBed()
    .map(({ x, y, flower }) => use(`b${flower}`, `translate(${numbers(x, y)})`))
    .join('');

/** Dots as strokes of no length: one shape, however many they are. */
const dots = (data: string, stroke: string, width: number): string =>
  path(data, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' });

/** What one sees of the flowers from afar. */
const blossomingFromAfar = (): string =>
  [colours.petal, colours.vermilion, colours.leaf]
    .map((colour, kind) =>
      dots(
        flowerBed()
          .filter(({ flower }) => flower === kind)
          .map(({ x, y }) => `M${numbers(x, y - 4)}h0`)
          .join(''),
        colour,
        11,
      ),
    )
    .join('');

/** A lotus that opens upwards from 0, its bud, and a leaf on its stem. */
const borderPlants = [
  group(
    { id: 'lotus' },
    path(
      'M0 2C-9 3-15-2-16-8-10-8-6-5-4-2-8-7-8-13-5-16-2-13 0-9 0-4 0-9 2-13 5-16 8-13 8-7 4-2 6-5 10-8 16-8 15-2 9 3 0 2z',
      {
        fill: colours.petal,
        stroke: colours.number,
        'stroke-width': 0.9,
        'stroke-linejoin': 'round',
      },
    ),
    path('M0 2C-5-2-5-9 0-14 5-9 5-2 0 2z', {
      fill: colours.palePetal,
      stroke: colours.madder,
      'stroke-width': 0.6,
    }),
    path('M-8-3q4 3 7 4M8-3q-4 3-7 4M0-10v8', { fill: 'none', stroke: colours.madder, 'stroke-width': 0.6 }),
    path('M-5 2q5 3.500 10 0', { fill: 'none', stroke: colours.brightGold, 'stroke-width': 1.4 }),
  ),
  group(
    { id: 'bud' },
    path('M0 0c-5-3-4-9 0-13 4 4 5 10 0 13z', {
      fill: colours.petal,
      stroke: colours.number,
      'stroke-width': 0.8,
    }),
    path('M-3.500-1q-1-4 0-6 3 3 3.500 7 .5-4 3.500-7 1 2 0 6-3.500 2-7 0z', { fill: colours.leaf }),
  ),
  group(
    { id: 'leaf' },
    path('M0 0c3-6 10-8 16-4-4 6-11 8-16 4z', {
      fill: colours.leaf,
      stroke: colours.brightGold,
      'stroke-width': 0.6,
    }),
    path('M1-.5q7-3 13-3', { fill: 'none', stroke: colours.deepLeaf, 'stroke-width': 0.7 }),
  ),
];

/** One side of the border, above the board: a vine of lotuses and a row of petals. */
function borderSide(fine: boolean): string {
  const waves = 8;
  const wave = boardUnits / waves;
  const half = wave / 2;
  const vine = `M${short(-half / 2)} 0q${numbers(half / 2, -13, half, 0)}${`t${short(half)} 0`.repeat(2 * waves)}`;
  const plants = Array.from({ length: 2 * waves }, (_, index) => {
    const x = index * half;
    const up = index % 2 === 0;
    return [
      use('lotus', `translate(${numbers(x, up ? 6 : -6)})${up ? '' : ' scale(1-1)'}`),
      use('leaf', `translate(${numbers(x + half / 2, 0)}) rotate(${up ? 74 : -40}) scale(.72)`),
      use('leaf', `translate(${numbers(x + half / 2, 0)}) rotate(${up ? 220 : 106}) scale(.72)`),
    ].join('');
  });
  const lotuses = dots(
    Array.from({ length: 2 * waves }, (_, index) => `M${short(index * half)} 0h0`).join(''),
    colours.petal,
    17,
  );
  const petals = 40;
  const width = boardUnits / petals;
  const petal = (x: number) =>
    `M${short(x)} 0c${numbers(0, -5, width * 0.3, -7.5, width / 2, -9.5)}c${numbers(width * 0.2, 2, width / 2, 4.5, width / 2, 9.5)}z`;
  const row = Array.from({ length: petals }, (_, index) => petal(index * width));
  const hearts = Array.from(
    { length: petals },
    (_, index) =>
      `M${numbers(index * width + 5.4, -1)}q${numbers(0, -3, 2.6, -4.6)}q${numbers(2.6, 1.6, 2.6, 4.6)}z`,
  );
  return group(
    { id: 'side' },
    path(row.join(''), { fill: colours.palePetal, stroke: colours.madder, 'stroke-width': 0.7 }),
    path(hearts.join(''), { fill: colours.petal }),
    group(
      { transform: `translate(0 ${short(-vineMiddle)})` },
      path(vine, { fill: 'none', stroke: colours.leaf, 'stroke-width': 1.6 }),
      path(vine, { fill: 'none', stroke: colours.brightGold, 'stroke-width': 0.5 }),
      ...(fine ? plants : [lotuses]),
    ),
  );
}

/** A lotus seen from above, for the four corners. */
function cornerLotus(): string {
  const ring = (count: number, radius: number, width: number, turned: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + turned) / count) * 2 * Math.PI;
      const point = (out: number, aside: number): Point => ({
        x: Math.cos(angle) * out - Math.sin(angle) * aside,
        y: Math.sin(angle) * out + Math.cos(angle) * aside,
      });
      const [left, tip, right] = [point(radius * 0.6, -width), point(radius, 0), point(radius * 0.6, width)];
      return `M0 0Q${numbers(left.x, left.y, tip.x, tip.y)}Q${numbers(right.x, right.y, 0, 0)}z`;
    }).join('');
  return group(
    { id: 'corner' },
    element('circle', { r: 14, fill: colours.indigo, stroke: colours.brightGold, 'stroke-width': 1.2 }),
    path(ring(8, 13, 5.4, 0), { fill: colours.petal, stroke: colours.number, 'stroke-width': 0.7 }),
    path(ring(8, 9.5, 4, 0.5), { fill: colours.palePetal, stroke: colours.madder, 'stroke-width': 0.5 }),
    element('circle', { r: 3.2, fill: colours.brightGold, stroke: colours.madder, 'stroke-width': 0.8 }),
  );
}

const frame = (out: number, attributes: Record<string, string | number>): string =>
  element('rect', {
    x: -out,
    y: -out,
    width: boardUnits + 2 * out,
    height: boardUnits + 2 * out,
    ...attributes,
  });

function border(): string {
  const half = boardUnits / 2;
  const away = half + vineMiddle;
  const turns = [0, 90, 180, 270];
  return [
    frame(borderUnits, { fill: colours.madder }),
    frame(borderUnits - 1.5, { fill: 'none', stroke: colours.gold, 'stroke-width': 1.6 }),
    frame(petalBand + 1, { fill: colours.indigo, stroke: colours.brightGold, 'stroke-width': 2 }),
    ...turns.map((turn) => use('side', `rotate(${turn} ${half} ${half})`)),
    ...turns.map((turn) =>
      use('corner', `rotate(${turn} ${half} ${half}) translate(${numbers(half - away, half - away)})`),
    ),
  ].join('');
}

/** Slubs of the yarn: short threads, lighter and darker than the cloth. */
function threads(): string {
  const some = (count: number) =>
    Array.from({ length: count }, () => {
      const length = 6 + random() * 20;
      const [x, y] = [random(), random()].map((share) => share * (boardUnits - 26)) as [number, number];
      return `M${numbers(x, y)}${random() < 0.5 ? 'h' : 'v'}${short(length)}`;
    }).join('');
  return (
    path(some(80), { fill: 'none', stroke: '#fff', 'stroke-width': 0.6, opacity: 0.4 }) +
    path(some(80), { fill: 'none', stroke: colours.ink, 'stroke-width': 0.6, opacity: 0.13 })
  );
}

/** What the hands of players leave on a cloth: its middle is paler than its sides, and it has stains. */
const age = (): string =>
  frame(0, { fill: 'url(#worn)' }) +
  [
    [120, 150, 110],
    [500, 420, 140],
    [300, 560, 90],
  ]
    .map(([cx, cy, r]) => element('circle', { cx, cy, r, fill: 'url(#stain)' }))
    .join('');

/** What the cloth is made of, to be used by name. */
export const clothDefinitions = ({ fine }: { fine: boolean }): string =>
  [
    ...(fine ? [...flowers, ...borderPlants] : []),
    borderSide(fine),
    cornerLotus(),
    '<radialGradient id="worn"><stop offset=".55" stop-color="#7a4a1c" stop-opacity="0"/><stop offset="1" stop-color="#7a4a1c" stop-opacity=".2"/></radialGradient>',
    '<radialGradient id="stain"><stop stop-color="#8a5a24" stop-opacity=".13"/><stop offset=".8" stop-color="#8a5a24" stop-opacity=".07"/><stop offset="1" stop-color="#8a5a24" stop-opacity="0"/></radialGradient>',
  ].join('');

/** The cloth without numbers, snakes and ladders. */
export const drawCloth = ({ fine }: { fine: boolean }): string =>
  [
    border(),
    frame(0, { fill: colours.cloth }),
    squares(),
    fine ? threads() : '',
    age(),
    fine ? blossoming() : blossomingFromAfar(),
    rules(),
    frame(0, { fill: 'none', stroke: colours.ink, 'stroke-width': 1.6 }),
  ].join('');
