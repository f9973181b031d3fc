import {
  lastSquare,
  ladders,
  cellOf,
  snakes,
  squaresFromTop,
} from '@kalavithi/games/snakes-and-ladders/board';
import { memo } from 'react';
import {
  boardUnits,
  boxesOf,
  drawLadder,
  drawSnake,
  middleOf,
  numberPlaceOf,
  squareUnits,
} from './board-drawing';
import styles from './board-picture.module.css';

/** Colours of the snakes and of their marks, alternating. */
const skins = [
  ['var(--manjistha)', 'var(--khadi)'],
  ['var(--neel)', 'var(--haldi)'],
  ['var(--lakh)', 'var(--khadi)'],
  ['var(--kesar)', 'var(--khadi)'],
  ['var(--neel)', 'var(--khadi)'],
  ['var(--manjistha)', 'var(--haldi)'],
  ['var(--kattha)', 'var(--haldi)'],
  ['var(--lakh)', 'var(--haldi)'],
] as const;

const drawnLadders = ladders.map((ladder) => ({ ...ladder, ...drawLadder(ladder) }));
const drawnSnakes = snakes.map((snake, index) => ({ ...snake, ...drawSnake(snake), skin: skins[index]! }));

const isDark = (square: number): boolean => {
  const { column, row } = cellOf(square);
  return (column + row) % 2 === 1;
};
const darkBoxes = boxesOf(isDark);
const feet = boxesOf((square) => ladders.some(({ from }) => from === square));
const mouths = boxesOf((square) => snakes.some(({ from }) => from === square));
const goal = boxesOf((square) => square === lastSquare);
const lines = Array.from({ length: 11 }, (_, line) => line * squareUnits)
  .map((at) => `M0 ${at}H${boardUnits}M${at} 0V${boardUnits}`)
  .join('');

const numbers = squaresFromTop.map((square) => ({ square, ...numberPlaceOf(square) }));

/** The drawn board with its numbered squares, ladders and snakes. It never changes. */
export const BoardPicture = memo(function BoardPicture() {
  const shrine = middleOf(lastSquare);
  return (
    <svg className={styles.picture} viewBox={`0 0 ${boardUnits} ${boardUnits}`} aria-hidden="true">
      <path className={styles.light} d={`M0 0h${boardUnits}v${boardUnits}H0Z`} />
      <path className={styles.dark} d={darkBoxes} />
      <path className={styles.foot} d={feet} />
      <path className={styles.mouth} d={mouths} />
      <path className={styles.goal} d={goal} />
      <path className={styles.lines} d={lines} />
      <g transform={`translate(${shrine.x - 12.4} ${shrine.y - 13}) scale(.62)`} className={styles.shrine}>
        <path d="M5 54V24c0-4 2-6 5-6 0-4 2-6 5-6 0-4 2-6 5-8 3 2 5 4 5 8 3 0 5 2 5 6 3 0 5 2 5 6v30" />
        <path d="M12 54V32c0-4 3-7 8-11 5 4 8 7 8 11v22M1 55h38" />
      </g>
      {drawnLadders.map(({ from, rails, rungs, ends }) => (
        <g key={from} className={styles.ladder}>
          <path className={styles.halo} d={rails + rungs} />
          <path className={styles.rungs} d={rungs} />
          <path className={styles.rails} d={rails} />
          {ends.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r="3.4" />
          ))}
        </g>
      ))}
      {drawnSnakes.map(({ from, body, marks, head, looks, skin: [skin, mark] }) => (
        <g key={from}>
          <path className={styles.body} d={body} fill={skin} />
          <path d={marks} fill={mark} />
          <g transform={`translate(${head.x} ${head.y}) rotate(${looks})`}>
            <path className={styles.tongue} d="M12 0h9l4-4M21 0l4 4" />
            <path className={styles.head} d="M-8-8C0-14 12-11 15 0 12 11 0 14-8 8Z" fill={skin} />
            <path d="M-5 0 0-3 5 0 0 3Z" fill={mark} />
            <g className={styles.eyes}>
              <circle cx="5" cy="-5.4" r="2.9" />
              <circle cx="5" cy="5.4" r="2.9" />
            </g>
            <circle cx="6" cy="-5.4" r="1.3" />
            <circle cx="6" cy="5.4" r="1.3" />
          </g>
        </g>
      ))}
      <g className={styles.numbers}>
        {numbers.map(({ square, x, y, right, bottom }) => (
          <text
            key={square}
            x={x}
            y={y}
            data-right={right ? '' : undefined}
            data-bottom={bottom ? '' : undefined}
          >
            {square}
          </text>
        ))}
      </g>
    </svg>
  );
});
