/** Writes the picture of the board of Snake and Ladder. Run `npm run board` after a change of its drawing. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawBoard } from './draw-board.ts';
import { readFigures } from './numbers.ts';

const out = join(
  import.meta.dirname,
  '..',
  'app',
  'features',
  'games',
  'snakes-and-ladders',
  'board.generated.svg',
);
await writeFile(out, drawBoard(await readFigures()));
