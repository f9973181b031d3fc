/** The snakes of the board: patterned bodies, scales, a spread hood with the mark of spectacles. */
import { snakes } from '@kalavithi/games/snakes-and-ladders/board';
import { spineOf } from '../../app/features/games/snakes-and-ladders/board-places.ts';
import { colours } from './colours.ts';
import {
  besides,
  element,
  group,
  numbers,
  path,
  rounded,
  smoothLine,
  stationsOf,
  straight,
  type Station,
} from '../lines.ts';

/** Half the width of a snake's body: a narrow neck, then full, then a long taper. */
export function girthAt(share: number): number {
  const rise = Math.min(1, share / 0.28);
  const full = 6 + 3.6 * rise * rise * (3 - 2 * rise);
  return Math.max(0.7, full * (share < 0.45 ? 1 : ((1 - share) / 0.55) ** 0.75));
}

type Marking = (stations: readonly Station[]) => readonly string[];

/** Path data of a lozenge on the back. */
const lozenge = (station: Station, long: number, broad: number): string =>
  straight(
    [
      besides(station, 0, long),
      besides(station, broad),
      besides(station, 0, -long),
      besides(station, -broad),
    ],
    true,
  );

const disc = ({ x, y }: { x: number; y: number }, radius: number): string =>
  `M${numbers(x - radius, y)}a${numbers(radius, radius)} 0 1 0 ${numbers(2 * radius, 0)}a${numbers(radius, radius)} 0 1 0 ${numbers(-2 * radius, 0)}z`;

/** Each marking returns path data for the first and the second colour of a skin. */
const lozenges: Marking = (stations) => [
  stations.map((station) => lozenge(station, 5.6, girthAt(station.share) * 0.72)).join(''),
  stations.map((station) => lozenge(station, 2.4, girthAt(station.share) * 0.3)).join(''),
];
const rings: Marking = (stations) => [
  stations
    .map((station) => {
      const girth = girthAt(station.share);
      return rounded([
        besides(station, girth, 1.5),
        besides(station, 0, 5),
        besides(station, -girth, 1.5),
        besides(station, -girth, -1.5),
        besides(station, 0, 1.4),
        besides(station, girth, -1.5),
      ]);
    })
    .join(''),
  stations.map((station) => disc(besides(station, 0, -3.6), girthAt(station.share) * 0.16)).join(''),
];
const blossoms: Marking = (stations) => [
  stations
    .flatMap((station) => {
      const girth = girthAt(station.share);
      return [
        [0, 3.4],
        [0, -3.4],
        [0.42, 0],
        [-0.42, 0],
      ].map(([across = 0, ahead = 0]) =>
        disc(besides(station, across * girth, (ahead * girth) / 9), girth * 0.24),
      );
    })
    .join(''),
  stations.map((station) => disc(station, girthAt(station.share) * 0.17)).join(''),
];
const arrows: Marking = (stations) => [
  stations
    .map((station) => {
      const girth = girthAt(station.share) * 0.86;
      return straight(
        [
          besides(station, girth, -3),
          besides(station, 0, 4),
          besides(station, -girth, -3),
          besides(station, -girth, -6),
          besides(station, 0, 0.6),
          besides(station, girth, -6),
        ],
        true,
      );
    })
    .join(''),
  stations.map((station) => disc(besides(station, 0, -4.2), girthAt(station.share) * 0.16)).join(''),
];

/** Body, scales, first and second colour of the marking; in the order of the rules. */
const skins: readonly { skin: string; scale: string; marks: readonly [string, string]; marking: Marking }[] =
  [
    { skin: '#1f5a4b', scale: '#7fb59a', marks: ['#e3b23c', '#7a1f2c'], marking: lozenges },
    { skin: '#27437a', scale: '#8ea6d6', marks: ['#f0dfb4', '#c4321f'], marking: rings },
    { skin: '#6b2150', scale: '#c287a8', marks: ['#f0c9b4', '#e3b23c'], marking: blossoms },
    { skin: '#a9541b', scale: '#eab774', marks: ['#3a1d12', '#f3e3b8'], marking: arrows },
    { skin: '#2f2a27', scale: '#8b8172', marks: ['#e9c350', '#f6ecd2'], marking: rings },
    { skin: '#8f2430', scale: '#dd8f86', marks: ['#f3e3b8', '#1f3763'], marking: lozenges },
    { skin: '#5f6426', scale: '#b6bb74', marks: ['#8f2430', '#f1e6c0'], marking: arrows },
    { skin: '#4a2e22', scale: '#a98468', marks: ['#e7b64a', '#1f5a4b'], marking: blossoms },
  ];

/** Rows of scales across the body, each a scalloped line that opens towards the tail. */
function scales(stations: readonly Station[]): string {
  return stations
    .flatMap((station, row) => {
      const girth = girthAt(station.share);
      if (girth < 2.6 || row === 0) return [];
      const count = girth > 7 ? 4 : girth > 4.5 ? 3 : 2;
      const width = (1.8 * girth) / count;
      const first = -0.9 * girth + (row % 2 ? width / 2 : 0);
      const start = besides(station, first);
      let { x, y } = start;
      const arcs = Array.from({ length: row % 2 ? count - 1 : count }, (_, scale) => {
        const handle = besides(station, first + (scale + 0.5) * width, 4.6);
        const end = besides(station, first + (scale + 1) * width);
        const arc = `q${numbers(handle.x - x, handle.y - y, end.x - x, end.y - y)}`;
        ({ x, y } = end);
        return arc;
      });
      return [`M${numbers(start.x, start.y)}${arcs.join('')}`];
    })
    .join('');
}

/** The hood and head of a snake, which looks along x; the neck begins at -30. */
const hood =
  'M-31-5.6C-26-8-23-14-14-15S-2-12 4-8.200C9-7 14-5 15 0 14 5 9 7 4 8.200-2 12-5 16-14 15S-26 8-31 5.600z';

/** The ribs of a hood, the ridge of its nose and its brows, and a dark ground for its mark. */
const ribs = (scale: string): string =>
  [
    path(
      'M-28-7.500q5-3.500 13-4.500 8 0 14 4M-28 7.500q5 3.500 13 4.500 8 0 14-4M-27-2.500q4-1 6-1M-27 2.500q4 1 6 1M-25 0h5M10-3q2 1 3 3-1 2-3 3',
      {
        fill: 'none',
        stroke: scale,
        'stroke-width': 0.9,
        'stroke-linecap': 'round',
      },
    ),
    // The mark on the hood is a horseshoe with a loop at each end: with pupils it would be a second face.
    path(
      'M-9.500-4.300a2.500 2.500 0 1 0-3.300-3.300C-23-8-24 8-12.800 7.600a2.500 2.500 0 1 0 3.300-3.300',
      {
        fill: 'none',
        stroke: colours.ink,
        'stroke-width': 3.4,
        'stroke-linecap': 'round',
      },
    ),
  ].join('');

/** The mark of a forehead, and two eyes. */
const face = (mark: string): string =>
  [
    path('M-2 0 1-2 5 0 1 2z', { fill: colours.vermilion, stroke: mark, 'stroke-width': 0.7 }),
    path('M1.500-6q3-3.200 6.500-1-2 3-6.500 1zM1.500 6q3 3.200 6.500 1-2-3-6.500-1z', {
      fill: colours.number,
      stroke: colours.ink,
      'stroke-width': 0.8,
    }),
    element('circle', { cx: 5.2, cy: -6.4, r: 1.3, fill: colours.ink }),
    element('circle', { cx: 5.2, cy: 6.4, r: 1.3, fill: colours.ink }),
  ].join('');

function head(
  spine: readonly Station[],
  { skin, scale, mark, fine }: { skin: string; scale: string; mark: string; fine: boolean },
): string {
  const { x, y, along } = spine[0]!;
  const degrees = (Math.atan2(-along.y, -along.x) * 180) / Math.PI;
  return group(
    { transform: `translate(${numbers(x, y)}) rotate(${numbers(degrees)})` },
    path('M14 0h7l5-3M21 0l5 3', {
      fill: 'none',
      stroke: colours.vermilion,
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
    }),
    path(hood, { fill: skin, stroke: colours.ink, 'stroke-width': 1.3 }),
    fine ? ribs(scale) : '',
    path(
      'M-9.500-4.300a2.500 2.500 0 1 0-3.300-3.300C-23-8-24 8-12.800 7.600a2.500 2.500 0 1 0 3.300-3.300',
      {
        fill: 'none',
        stroke: mark,
        'stroke-width': 1.9,
        'stroke-linecap': 'round',
      },
    ),
    fine ? face(mark) : '',
  );
}

/** All snakes, and their shadow; without scales and faces for a drawing too small to show them. */
export function drawSnakes({ fine }: { fine: boolean }): { shadow: string; drawing: string } {
  const drawn = snakes.map((snake, index) => {
    const { skin, scale, marks, marking } = skins[index]!;
    const line = smoothLine(spineOf(snake), 8);
    const outline = stationsOf(line, fine ? 9 : 18);
    const body = rounded([
      ...outline.map((station) => besides(station, girthAt(station.share))),
      ...outline.map((station) => besides(station, -girthAt(station.share))).reverse(),
    ]);
    const lit = outline.filter(({ share }) => share > 0.06 && share < 0.94);
    // The light falls from the top left, so the side that looks to the bottom right is dark.
    const shade = rounded([
      ...outline.map((station) => besides(station, shadedSide(station) * girthAt(station.share))),
      ...outline
        .map((station) => besides(station, shadedSide(station) * 0.45 * girthAt(station.share)))
        .reverse(),
    ]);
    const [first, second] = marking(stationsOf(line, 13).filter(({ share }) => share > 0.12 && share < 0.9));
    return {
      body,
      head: head(outline, { skin, scale, mark: marking === arrows ? marks[1] : marks[0], fine }),
      drawing: [
        path(body, { fill: skin, stroke: colours.ink, 'stroke-width': 1.4 }),
        fine
          ? path(scales(stationsOf(line, 5.4)), {
              fill: 'none',
              stroke: scale,
              'stroke-width': 0.7,
              opacity: 0.75,
            })
          : '',
        path(first ?? '', { fill: marks[0], stroke: colours.ink, 'stroke-width': 0.6 }),
        fine ? path(second ?? '', { fill: marks[1] }) : '',
        path(shade, { opacity: 0.22 }),
        path(
          straight(
            lit.map((station) => besides(station, -0.5 * shadedSide(station) * girthAt(station.share))),
          ),
          {
            fill: 'none',
            stroke: '#fff',
            'stroke-width': 1.3,
            'stroke-linecap': 'round',
            opacity: 0.28,
          },
        ),
      ].join(''),
    };
  });
  return {
    shadow: drawn.map(({ body, head: hooded }) => path(body) + hoodShadow(hooded)).join(''),
    drawing: drawn.map(({ drawing, head: hooded }) => drawing + hooded).join(''),
  };
}

/** On which side of a station the shade lies: smooth where the body turns. */
const shadedSide = ({ along }: Station): number => Math.max(-1, Math.min(1, (along.x - along.y) * 2.2));

/** The hood alone, where the drawn one is. */
const hoodShadow = (hooded: string): string =>
  path(hood, { transform: /transform="([^"]+)"/.exec(hooded)?.[1] });
