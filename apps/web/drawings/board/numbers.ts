/** The numbers of the squares: figures of the house's display face, each on a plain ground in a corner. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ladders, lastSquare, snakes, squaresFromTop } from '@kalavithi/games/snakes-and-ladders/board';
import {
  ladderEndsOf,
  middleOf,
  spineOf,
  squareUnits,
  type Point,
} from '../../app/features/games/snakes-and-ladders/board-places.ts';
import { createOutliner, type Outline } from '../../fonts/outline-font.ts';
import { colours } from './colours.ts';
import { ladderGirth } from './ladder.ts';
import { element, group, numbers, path, short, smoothLine, stationsOf } from '../lines.ts';
import { girthAt } from './snake.ts';

const face = join(import.meta.dirname, '..', '..', 'app', 'styles', 'fonts', 'rozha-latin.woff2');

/** Height of a figure in units of the drawing, and the space around a number. */
const figureUnits = 13;
const tabInset = 3.2;

/** How much larger the numbers are on a phone, and the width of the picture there, in CSS pixels. */
export const phoneScale = 1.28;
const phoneWidth = 460;

/** The figures 0 to 9 with their outlines and widths. */
export type Figures = readonly Outline[];

/** Reads the figures of the display face. */
export async function readFigures(): Promise<Figures> {
  const outline = await createOutliner(await readFile(face));
  const { height } = outline('1');
  return Array.from('0123456789', (figure) => outline(figure, figureUnits / height));
}

const widthOf = (square: number, figures: Figures): number =>
  Array.from(String(square)).reduce((sum, figure) => sum + figures[Number(figure)]!.advance, 0);

/** Where a number stands: the corner of its square, and whether that is at the right or the bottom. */
export interface NumberPlace extends Point {
  readonly right: boolean;
  readonly bottom: boolean;
}

const snakeDiscs = snakes.flatMap((snake) =>
  stationsOf(smoothLine(spineOf(snake), 6), 4).map(({ x, y, share }, index) => ({
    x,
    y,
    radius: index < 7 ? 15 : girthAt(share) + 1,
  })),
);
const ladderDiscs = ladders.flatMap((ladder) =>
  stationsOf(ladderEndsOf(ladder), 3).map(({ x, y }) => ({ x, y, radius: ladderGirth })),
);
const discs = [...snakeDiscs, ...ladderDiscs];

/** How far a place is from every snake and ladder; negative when it is covered. */
export const clearanceAt = ({ x, y }: Point): number =>
  Math.min(...discs.map((disc) => Math.hypot(disc.x - x, disc.y - y) - disc.radius));

/** How far a number of this scale is from every snake and ladder; negative when one covers it. */
export function clearanceOf(
  square: number,
  { x, y, right, bottom }: NumberPlace,
  figures: Figures,
  scale: number,
): number {
  const [width, height] = [(widthOf(square, figures) + tabInset) * scale, (figureUnits + tabInset) * scale];
  const [left, top] = [right ? x - width : x, bottom ? y - height : y];
  return Math.min(
    ...discs.map((disc) => {
      const outX = Math.max(left - disc.x, 0, disc.x - left - width);
      const outY = Math.max(top - disc.y, 0, disc.y - top - height);
      return Math.hypot(outX, outY) - disc.radius;
    }),
  );
}

/** Returns the place of a square's number: the first corner that nothing covers, else the clearest. */
export function numberPlaceOf(square: number, figures: Figures): NumberPlace {
  const { x, y } = middleOf(square);
  const half = squareUnits / 2;
  const corners = [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ].map(([right = false, bottom = false]) => {
    const place = { x: x + (right ? half : -half), y: y + (bottom ? half : -half), right, bottom };
    return { place, clearance: clearanceOf(square, place, figures, phoneScale) };
  });
  const free = corners.find(({ clearance }) => clearance >= 0);
  return (free ?? corners.reduce((best, corner) => (corner.clearance > best.clearance ? corner : best)))
    .place;
}

/** The number as instances of its figures; `x` is its left, `y` its base line. */
function written(square: number, figures: Figures, x: number, y: number): string {
  let left = x;
  return Array.from(String(square), (figure) => {
    const instance = element('use', { href: `#f${figure}`, x: left, y });
    left += figures[Number(figure)]!.advance;
    return instance;
  }).join('');
}

/** A plain ground for a number in the corner at 0: three sides straight, the inner corner round. */
function tab(width: number, height: number, right: boolean, bottom: boolean): string {
  const [over, down] = [right ? -1 : 1, bottom ? -1 : 1];
  const sweep = right === bottom ? 1 : 0;
  return `M0 0h${short(over * width)}v${short(down * (height - 6))}a6 6 0 0 ${sweep} ${numbers(-6 * over, 6 * down)}h${short(-over * (width - 6))}z`;
}

/** Outlines of the figures and the style that enlarges them on a phone. */
export const figureDefinitions = (figures: Figures): string =>
  [
    `<style>@media(max-width:${phoneWidth}px){.n{transform:scale(${phoneScale})}.last{transform:scale(1.15)}}</style>`,
    ...figures.map(({ d }, figure) => path(d, { id: `f${figure}` })),
  ].join('');

/** All numbers. That of the last square stands in the plinth of its pavilion. */
export function drawNumbers(figures: Figures): string {
  const all = squaresFromTop.map((square) => {
    const width = widthOf(square, figures);
    if (square === lastSquare) {
      const { x, y } = middleOf(square);
      return group(
        { transform: `translate(${numbers(x, y + squareUnits / 2 - 8.2)})` },
        group({ class: 'last' }, written(square, figures, -width / 2, figureUnits / 2)),
      );
    }
    const { x, y, right, bottom } = numberPlaceOf(square, figures);
    const [wide, high] = [width + 2 * tabInset, figureUnits + 2 * tabInset];
    return group(
      { transform: `translate(${numbers(x, y)})` },
      group(
        { class: 'n' },
        path(tab(wide, high, right, bottom), { fill: colours.number, 'fill-opacity': 0.9 }),
        written(
          square,
          figures,
          right ? -wide + tabInset : tabInset,
          bottom ? -tabInset : tabInset + figureUnits,
        ),
      ),
    );
  });
  return group({ fill: colours.ink, stroke: colours.ink, 'stroke-width': 0.35 }, ...all);
}
