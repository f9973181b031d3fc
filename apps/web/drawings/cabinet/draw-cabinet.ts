import { drawBoard } from '../board/draw-board.ts';
import { lampLight, nicheBack, nicheFront } from './niche.ts';
import { drawCornice, drawPlinth, drawPost } from './woodwork.ts';
import {
  memoryBefore,
  memoryBehind,
  puzzleBefore,
  puzzleBehind,
  quizToy,
  snakesBefore,
  snakesBehind,
} from './toys.ts';

/** Draws the cabinet of the games' hub: its woodwork, a niche with its lamp, and the toys, by name. */
export const drawCabinet = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ...drawPost(),
    ['cornice', drawCornice()],
    ['plinth', drawPlinth()],
    ['niche-back', nicheBack()],
    ['niche-front', nicheFront()],
    ['lamp-light', lampLight()],
    ['memory-behind', memoryBehind()],
    ['memory-before', memoryBefore()],
    ['snakes-behind', snakesBehind()],
    ['snakes-board', drawBoard(null)],
    ['snakes-before', snakesBefore()],
    ['puzzle-behind', puzzleBehind()],
    ['puzzle-before', puzzleBefore()],
    ['quiz', await quizToy()],
  ]);
