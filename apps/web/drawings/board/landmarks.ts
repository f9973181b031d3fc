/** The first and the last square: a lotus to set out from, a pavilion to arrive in. */
import { firstSquare, lastSquare } from '@kalavithi/games/snakes-and-ladders/board';
import { middleOf } from '../../app/features/games/snakes-and-ladders/board-places.ts';
import { colours } from './colours.ts';
import { element, group, numbers, path } from '../lines.ts';

const at = (square: number): string => {
  const { x, y } = middleOf(square);
  return `translate(${numbers(x, y)})`;
};

const line = (width: number, stroke: string = colours.ink) => ({
  stroke,
  'stroke-width': width,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
});

/** The hall, its eave, domes and pennant, about the middle of its square. */
const hall = (): string =>
  [
    // The hall and its dark inside.
    path('M-20-3h40v15h-40z', { fill: colours.madder, ...line(1) }),
    path(
      'M-6.500 12V4c0-2.500 2.500-4 6.500-6.500 4 2.500 6.500 4 6.500 6.500v8zM-17 12V5c0-2 1.500-3 3.500-4.500 2 1.500 3.500 2.500 3.500 4.500v7zM10 12V5c0-2 1.500-3 3.500-4.500 2 1.500 3.500 2.500 3.500 4.500v7z',
      {
        fill: colours.ink,
        ...line(0.9, colours.brightGold),
      },
    ),
    path('M-3 12V9.500q3-4 6 0v2.500z', { fill: colours.petal, ...line(0.6, colours.number) }),
    path('M-21-3h3v15h-3zM-9.200-3h2v15h-2zM7.200-3h2v15h-2zM18-3h3v15h-3z', {
      fill: colours.number,
      ...line(0.7),
    }),
    // The eave, the domes, the finials.
    path('M-28-2.500q5-1 6-4.500h44q1 3.500 6 4.500z', { fill: colours.leaf, ...line(0.9) }),
    path('M-21-7h42v-2.500h-42z', { fill: colours.number, ...line(0.8) }),
    path('M-11-9.500c-5-8 3-11 11-19 8 8 16 11 11 19z', { fill: colours.vermilion, ...line(1) }),
    path('M-6-9.500c-3-7 2-11 6-18 4 7 9 11 6 18M0-9.500v-18', {
      fill: 'none',
      ...line(0.8, colours.brightGold),
    }),
    path('M-11-10.500h22', line(1.6, colours.gold)),
    path(
      'M-21.500-9.500c-2-4 1.500-5 4.500-8.500 3 3.500 6.500 4.500 4.500 8.500zM12.500-9.500c-2-4 1.500-5 4.500-8.500 3 3.500 6.500 4.500 4.500 8.500z',
      {
        fill: colours.petal,
        ...line(0.9),
      },
    ),
    path('M-17-18v-4M17-18v-4', line(2.4)),
    path('M-17-18v-4M17-18v-4', line(1, colours.gold)),
    path('M0-28v-13', line(1.4)),
    element('circle', { cy: -29.5, r: 1.7, fill: colours.gold, stroke: colours.ink, 'stroke-width': 0.6 }),
    path('M0-41c6-2 8 3 15 0-3 3-3 5 0 8-7 2-9-2-15 0z', {
      fill: colours.vermilion,
      ...line(0.8, colours.brightGold),
    }),
  ].join('');

/** A chhatri: plinth for the number, pillars, a broad eave, three domes, a pennant. */
const pavilion = (): string =>
  group(
    { transform: at(lastSquare) },
    path('M-32-32h64v64h-64z', { fill: colours.brightGold }),
    path('M0-2l-32-26v-4h6L0-2l-14-30h8L0-2l6-30h8L0-2l26-30h6v4z', { fill: colours.number, opacity: 0.45 }),
    hall(),
    // The plinth, wide enough for the number.
    path('M-29 12h58v3h-58z', { fill: colours.petal, ...line(0.8) }),
    path('M-32 15h64v17h-64z', { fill: colours.number }),
    path('M-32 15h64', line(1)),
  );

/** The pavilion by itself, on three steps, as the winner's picture. */
export const drawArrival = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="98" height="74" viewBox="-49 -43 98 74">',
    hall(),
    path('M-30 12h60v4h-60z', { fill: colours.petal, ...line(0.8) }),
    path('M-36 16h72v5h-72z', { fill: colours.number, ...line(0.8) }),
    path('M-42 21h84v5h-84z', { fill: colours.sand, ...line(0.8) }),
    path('M-48 26h96v5h-96z', { fill: colours.number, ...line(0.8) }),
    '</svg>\n',
  ].join('');

/** A lotus on its pond. */
const lotus = (): string =>
  group(
    { transform: at(firstSquare) },
    path('M-31 14q15-5 31-1t31-1v19.200h-62z', { fill: '#8fb3ad' }),
    path('M-31 20q8-3 15 0t15 0 15 0 16-1M-31 26q8-3 15 0t15 0 15 0 16-1', {
      fill: 'none',
      ...line(0.8, colours.indigo),
      opacity: 0.5,
    }),
    path('M-26 22c-3-6 9-8 15-5-1 6-10 9-15 5zM27 21c3-6-9-8-15-5 1 6 10 9 15 5z', {
      fill: colours.leaf,
      ...line(0.8, colours.deepLeaf),
    }),
    path(
      'M0 22c-14 2-25-5-27-14 9-1 15 2 19 7-7-9-8-18-5-25 7 3 11 9 13 17 2-8 6-14 13-17 3 7 2 16-5 25 4-5 10-8 19-7-2 9-13 16-27 14z',
      {
        fill: colours.petal,
        ...line(1, colours.rule),
      },
    ),
    path('M0 22c-9-4-12-20-8-31 2-3 5-6 8-8 3 2 6 5 8 8 4 11 1 27-8 31z', {
      fill: colours.palePetal,
      ...line(0.9, colours.rule),
    }),
    path('M0-10v26M-4-6q-1 12 2 22M4-6q1 12-2 22M-20 12q8 4 14 8M20 12q-8 4-14 8', {
      fill: 'none',
      ...line(0.7, colours.petal),
    }),
    path('M-8 21q8 5 16 0', { fill: 'none', ...line(1.8, colours.gold) }),
  );

export const drawLandmarks = (): string => pavilion() + lotus();
