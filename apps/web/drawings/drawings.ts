import { drawBoard } from './board/draw-board.ts';
import { readFigures } from './board/numbers.ts';
import { drawCabinet } from './cabinet/draw-cabinet.ts';

/** Draws every picture, by its file in the games of the site. */
export const drawings = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ['snakes-and-ladders/board.generated.svg', drawBoard(await readFigures())],
    ...[...(await drawCabinet())].map(([name, picture]) => [`hub/${name}.generated.svg`, picture] as const),
  ]);
