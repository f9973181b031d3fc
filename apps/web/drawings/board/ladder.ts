/** The ladders of the board: two bamboo poles with nodes, rungs lashed on with cord. */
import { ladders } from '@kalavithi/games/snakes-and-ladders/board';
import { ladderEndsOf } from '../../app/features/games/snakes-and-ladders/board-places.ts';
import { colours } from './colours.ts';
import { group, numbers, path } from '../lines.ts';

/** Half the distance of the poles, half their width, and the distances of rungs and nodes. */
const halfLadder = 7.4;
const halfPole = 2.6;
const rungGap = 16.5;
const nodeGap = 23;

/** Half the width that a ladder covers, with the ends of its rungs. */
export const ladderGirth = halfLadder + halfPole + 1;

/** A ladder of this length that lies along x, from 0. */
function lyingLadder(length: number, fine: boolean): string {
  const count = Math.round((length - 10) / rungGap);
  const rungs = Array.from({ length: count }, (_, rung) => 6 + ((length - 12) * (rung + 0.5)) / count);
  const rungData = rungs.map((x) => `M${numbers(x, -ladderGirth)}v${numbers(2 * ladderGirth)}`).join('');
  const nodes = Array.from({ length: Math.floor(length / nodeGap) }, (_, node) => node * nodeGap + 10);
  const poles = [-halfLadder, halfLadder];
  const pole = (y: number, half: number) =>
    `M${numbers(0, y - half)}h${numbers(length)}v${numbers(2 * half)}h${numbers(-length)}z`;
  const drawn = [
    path(rungData, { stroke: colours.bambooDark, 'stroke-width': 5.4, 'stroke-linecap': 'round' }),
    path(rungData, { stroke: colours.bamboo, 'stroke-width': 3.4, 'stroke-linecap': 'round' }),
    path(poles.map((y) => pole(y, halfPole)).join(''), {
      fill: colours.bamboo,
      stroke: colours.bambooDark,
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
    }),
  ];
  if (!fine) return drawn.join('');
  return [
    ...drawn.slice(0, 2),
    path(rungData, { stroke: colours.bambooLight, 'stroke-width': 0.8, transform: 'translate(-.5)' }),
    ...drawn.slice(2),
    path(poles.map((y) => `M1 ${numbers(y - 1)}h${numbers(length - 2)}`).join(''), {
      stroke: colours.bambooLight,
      'stroke-width': 1.1,
    }),
    // A node: the swelling, and the dark ring in it.
    path(
      poles
        .flatMap((y, side) =>
          nodes.map((x) => `M${numbers(x + side * 9, y - halfPole - 0.6)}v${numbers(2 * halfPole + 1.2)}`),
        )
        .join(''),
      { stroke: colours.bambooDark, 'stroke-width': 1.7, 'stroke-linecap': 'round' },
    ),
    path(
      poles
        .flatMap((y, side) =>
          nodes.map(
            (x) => `M${numbers(x + side * 9 + 1.4, y - halfPole + 0.5)}v${numbers(2 * halfPole - 1)}`,
          ),
        )
        .join(''),
      { stroke: colours.bambooLight, 'stroke-width': 0.8 },
    ),
    // Cord round every joint, crossed.
    path(
      poles
        .flatMap((y) =>
          rungs.map(
            (x) =>
              `M${numbers(x - 2.7, y - 2.9)}l5.400 5.800m-5.400 0l5.400-5.800M${numbers(x - 2.9, y - 1)}h5.800m0 2h-5.800`,
          ),
        )
        .join(''),
      { fill: 'none', stroke: colours.cord, 'stroke-width': 1.2, 'stroke-linecap': 'round' },
    ),
  ].join('');
}

/** All ladders, and their shadow; without nodes and cord for a drawing too small to show them. */
export function drawLadders({ fine }: { fine: boolean }): { shadow: string; drawing: string } {
  const drawn = ladders.map((ladder) => {
    const [foot, top] = ladderEndsOf(ladder);
    const length = Math.hypot(top.x - foot.x, top.y - foot.y);
    const degrees = (Math.atan2(top.y - foot.y, top.x - foot.x) * 180) / Math.PI;
    const transform = `translate(${numbers(foot.x, foot.y)}) rotate(${numbers(degrees)})`;
    const poles = [-halfLadder, halfLadder].map(
      (y) => `M0 ${numbers(y - halfPole)}h${numbers(length)}v${numbers(2 * halfPole)}H0z`,
    );
    const rungs = Array.from(
      { length: Math.floor((length - 10) / rungGap) },
      (_, rung) =>
        `M${numbers(12 + rung * rungGap, -halfLadder)}v${numbers(2 * halfLadder)}h3v${numbers(-2 * halfLadder)}z`,
    );
    return {
      shadow: path([...poles, ...rungs].join(''), { transform }),
      drawing: group({ transform }, lyingLadder(length, fine)),
    };
  });
  return {
    shadow: drawn.map(({ shadow }) => shadow).join(''),
    drawing: drawn.map(({ drawing }) => drawing).join(''),
  };
}
