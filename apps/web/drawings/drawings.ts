import { drawBoard } from './board/draw-board.ts';
import { drawArrival } from './board/landmarks.ts';
import { readFigures } from './board/numbers.ts';
import { drawCabinet } from './cabinet/draw-cabinet.ts';
import { drawFrame } from './frame/draw-frame.ts';
import { drawClosedDoor, drawGate } from './gate/draw-gate.ts';
import { drawStreet } from './street/draw-street.ts';

/** The pictures of a folder of the site, by their files. */
const inFolder = (folder: string, pictures: ReadonlyMap<string, string>) =>
  [...pictures].map(([name, picture]) => [`${folder}/${name}.generated.svg`, picture] as const);

/** Draws every picture, by its file in the site. */
export const drawings = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ...inFolder(
      'features/games/snakes-and-ladders',
      new Map([
        ['board', drawBoard(await readFigures())],
        ['arrival', drawArrival()],
      ]),
    ),
    ...inFolder('features/games/hub', await drawCabinet()),
    ...inFolder('features/email-verification', drawGate()),
    ...inFolder('brand', drawStreet()),
    ...inFolder('brand', drawClosedDoor()),
    ...inFolder('brand', drawFrame()),
  ]);
