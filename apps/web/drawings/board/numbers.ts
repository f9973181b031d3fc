/** The numbers of the squares: figures of the house's display face, each on a patch sewn on the cloth. */
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
import { element, group, numbers, path, smoothLine, stationsOf } from '../lines.ts';
import { girthAt } from './snake.ts';

const face = join(import.meta.dirname, '..', '..', 'app', 'styles', 'fonts', 'rozha-latin.woff2');

/** Height of a figure in units of the drawing, and the space around a number. */
const figureUnits = 12.6;
const patchInset = 1.4;

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

/** A circle that a snake or a ladder covers. */
interface Disc extends Point {
  readonly radius: number;
}

const snakeDiscs: readonly Disc[] = snakes.flatMap((snake) =>
  stationsOf(smoothLine(spineOf(snake), 6), 4).map(({ x, y, share }, index) => ({
    x,
    y,
    radius: index < 7 ? 15 : girthAt(share) + 1,
  })),
);
const ladderDiscs: readonly Disc[] = ladders.flatMap((ladder) =>
  stationsOf(ladderEndsOf(ladder), 2).map(({ x, y }) => ({ x, y, radius: ladderGirth })),
);
const allDiscs = [...snakeDiscs, ...ladderDiscs];

/** A place, from its upper left corner; a point without a width and height. */
interface Box extends Point {
  readonly width?: number;
  readonly height?: number;
}

/** How far a place is from every snake and ladder, or from those given; negative when it is covered. */
export const clearanceAt = (
  { x, y, width = 0, height = 0 }: Box,
  discs: readonly Disc[] = allDiscs,
): number =>
  Math.min(
    ...discs.map((disc) => {
      const outX = Math.max(x - disc.x, 0, disc.x - x - width);
      const outY = Math.max(y - disc.y, 0, disc.y - y - height);
      return Math.hypot(outX, outY) - disc.radius;
    }),
  );

/**
 * Numbers that a ladder keeps from the upper left corner of their squares, and those that would stand
 * close below one of them, with the shares of the free width and height to their left and above.
 */
const moved: ReadonlyMap<number, readonly [left: number, above: number]> = new Map([
  [13, [0.7, 0]],
  [14, [0, 0.4]],
  [16, [0.45, 0]],
  [27, [0, 0.9]],
  [34, [0.45, 0]],
  [50, [0.65, 0]],
  [58, [0.6, 0]],
  [62, [0.65, 0]],
  [73, [0, 0.5]],
  [79, [0.2, 0]],
  [88, [1, 0.9]],
]);

const placeOf = (square: number): readonly [left: number, above: number] => moved.get(square) ?? [0, 0];

/** The place of a number with its patch: the upper left corner of its square, or where the square is free. */
export function numberBoxOf(square: number, figures: Figures, scale = 1): Required<Box> {
  const { x, y } = middleOf(square);
  const [left, above] = placeOf(square);
  const width = (widthOf(square, figures) + 2 * patchInset) * scale;
  const height = (figureUnits + 2 * patchInset) * scale;
  return {
    x: x - squareUnits / 2 + left * (squareUnits - width),
    y: y - squareUnits / 2 + above * (squareUnits - height),
    width,
    height,
  };
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

/** Outlines of the figures and the style that enlarges them on a phone. */
export const figureDefinitions = (figures: Figures): string =>
  [
    `<style>.n rect{fill:${colours.number};stroke:${colours.rule};stroke-opacity:.5;stroke-width:.7}@media(max-width:${phoneWidth}px){.n{transform:scale(${phoneScale})}.last{transform:scale(1.15)}}</style>`,
    ...figures.map(({ d }, figure) => path(d, { id: `f${figure}` })),
  ].join('');

/** All numbers. That of the last square stands in the plinth of its pavilion. */
export function drawNumbers(figures: Figures): string {
  const all = squaresFromTop.map((square) => {
    if (square === lastSquare) {
      const { x, y } = middleOf(square);
      return group(
        { transform: `translate(${numbers(x, y + squareUnits / 2 - 8.2)})` },
        group({ class: 'last' }, written(square, figures, -widthOf(square, figures) / 2, figureUnits / 2)),
      );
    }
    const { x, y, width, height } = numberBoxOf(square, figures);
    const [left, above] = placeOf(square);
    return group(
      { transform: `translate(${numbers(x + left * width, y + above * height)})` },
      group(
        { class: 'n' },
        element('rect', {
          x: 0.7 - left * width,
          y: 0.7 - above * height,
          width: width - 0.7,
          height: height - 0.7,
          rx: 3,
        }),
        written(
          square,
          figures,
          patchInset + 0.3 - left * width,
          figureUnits + patchInset + 0.3 - above * height,
        ),
      ),
    );
  });
  return group({ fill: colours.ink, stroke: colours.ink, 'stroke-width': 0.35 }, ...all);
}
