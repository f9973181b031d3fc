import { boardUnits } from '../../app/features/games/snakes-and-ladders/board-places.ts';
import { borderUnits, clothDefinitions, drawCloth } from './cloth.ts';
import { drawLadders } from './ladder.ts';
import { drawLandmarks } from './landmarks.ts';
import { group, short } from '../lines.ts';
import { drawNumbers, figureDefinitions, type Figures } from './numbers.ts';
import { drawSnakes } from './snake.ts';

const shadow = (content: string, x: number, y: number): string =>
  group({ filter: 'url(#soft)', opacity: 0.36, fill: '#2a1408', transform: `translate(${x} ${y})` }, content);

/**
 * Draws the board of Snake and Ladder as an image: a gyan chaupar painted on cloth. Without figures it
 * is a toy's board, without what is too small to see on it and would take a phone as long to lay out
 * as the page: numbers, scales, lashings, the plants of its border, all of its flowers but their colour.
 */
export function drawBoard(figures: Figures | null): string {
  const fine = figures !== null;
  const [ladders, snakes] = [drawLadders({ fine }), drawSnakes({ fine })];
  const side = short(boardUnits + 2 * borderUnits);
  const start = short(-borderUnits);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${start} ${start} ${side} ${side}">`,
    `<defs><filter id="soft"><feGaussianBlur stdDeviation="1.8"/></filter>`,
    figures ? figureDefinitions(figures) : '',
    clothDefinitions({ fine }),
    '</defs>',
    drawCloth({ fine }),
    drawLandmarks(),
    shadow(ladders.shadow, 2.5, 4),
    ladders.drawing,
    shadow(snakes.shadow, 3, 4.5),
    snakes.drawing,
    // Last, sewn on.
    figures ? drawNumbers(figures) : '',
    '</svg>\n',
  ].join('');
}
