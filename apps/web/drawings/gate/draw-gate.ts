import { short } from '../lines.ts';

/** The paint of the gate, in both themes: fills and strokes by name. */
const paint = {
  plaster: 'fill:#f1eee7;stroke:#55382a;stroke-width:2',
  rib: 'fill:none;stroke:#dcd5c7;stroke-width:1.4',
  gilt: 'stroke:#c79a3f;stroke-width:3',
  gold: 'fill:#e3a51f',
  eave: 'fill:#c4321f;stroke:#55382a;stroke-width:2',
  tiles: 'stroke:#98293a;stroke-width:2',
  edge: 'stroke:#55382a;stroke-width:5',
  bracket: 'fill:#d8b07c;stroke:#55382a;stroke-width:1.4',
  shade: 'fill:#55382a;opacity:.16',
  stem: 'fill:none;stroke:#1b6457;stroke-width:2',
  green: 'fill:#1b6457;stroke:#55382a;stroke-width:.8',
  pale: 'fill:#74c7b4',
  rose: 'fill:#c4321f;stroke:#6e1f4a;stroke-width:.8',
  bud: 'fill:#f1eee7',
  panel: 'fill:#98293a;stroke:#55382a;stroke-width:1.6',
  marigold: 'fill:#e3a51f;stroke:#55382a;stroke-width:.5',
  vermilion: 'fill:#c4321f',
  band: 'fill:#22407c',
  beads: 'stroke:#f1eee7;stroke-width:7;stroke-linecap:round',
  rim: 'fill:none;stroke:#c79a3f;stroke-width:4',
  inside: 'fill:none;stroke:#1b1a1f;stroke-width:12;opacity:.3',
  far: 'fill:#a34a0d;stroke:#8f6420;stroke-width:2',
  court: 'fill:#f0d690',
  carpet: 'fill:#f0d690;opacity:.6',
  wood: 'fill:#1b6457;stroke:#10131d;stroke-width:1.6',
  inlay: 'fill:#10131d;opacity:.28',
  line: 'fill:none;stroke:#c79a3f;stroke-width:1.4',
  studs: 'stroke:#c79a3f;stroke-width:4.6;stroke-linecap:round;stroke-dasharray:0 18.2',
  meeting: 'fill:#8f6420',
  ring: 'fill:none;stroke:#f0d690;stroke-width:2.4',
  glass: 'fill:#f1eee7;stroke:#10131d',
  lit: 'fill:#e3a51f;stroke:#10131d',
  brass: 'fill:none;stroke:#c79a3f;stroke-width:2.4',
  lintel: 'fill:#8f6420;stroke:#10131d;stroke-width:1.2',
  garland: 'fill:none;stroke:#e3a51f;stroke-width:10;stroke-linecap:round;stroke-dasharray:0 10.5',
  tassels: 'stroke:#e3a51f;stroke-width:8;stroke-linecap:round;stroke-dasharray:0 21',
  step: 'fill:#e7e2d7;stroke:#55382a;stroke-width:1.6',
  tread: 'stroke:#dcd5c7;stroke-width:3',
  clay: 'fill:#a34a0d;stroke:#55382a;stroke-width:1.2',
  fire: 'fill:#f0d690',
} as const;
type Paint = keyof typeof paint;

/** A picture with the paint that it uses. */
const picture = (viewBox: string, body: string): string => {
  const used = Object.entries(paint).filter(([name]) => body.includes(`class="${name}"`));
  const style = used.map(([name, rule]) => `.${name}{${rule}}`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" stroke-linejoin="round"><style>${style}</style>${body}</svg>\n`;
};

const path = (name: Paint, d: string): string => `<path class="${name}" d="${d}"/>`;
const circle = (name: Paint, radius: number, x = 0, y = 0): string =>
  `<circle class="${name}" cx="${x}" cy="${y}" r="${radius}"/>`;
const group = (transform: string, body: string): string => `<g transform="${transform}">${body}</g>`;
const use = (id: string, transform: string): string => `<use href="#${id}" transform="${transform}"/>`;

/** `count` values from `first`, `step` apart. */
const series = (count: number, first: number, step: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index * step);

/** A leaf, or a petal, from its foot at 0 0 upwards. */
const leafPath = (length: number, width: number): string =>
  `M0 0Q${-width} ${short(-length * 0.55)} 0 ${-length}Q${width} ${short(-length * 0.55)} 0 0Z`;

/** The same petal at several turns, in degrees. */
const petals = (name: Paint, turns: readonly number[], d: string): string =>
  `<g class="${name}">${turns.map((turn) => `<path d="${d}" transform="rotate(${turn})"/>`).join('')}</g>`;

/** Middles of the cusps between the scallops of the arch, from its spring to its peak, of a radius of 1. */
const cusps = [
  [0.9, 0.43],
  [0.62, 0.78],
  [0.22, 0.97],
] as const;

/** Half the width of the opening. */
const doorway = 128;
const spring = 396;
const floor = 652;

/** The outline of the scalloped arch, `grow` wider than the opening. */
const arch = (grow: number): string => {
  const [width, rise] = [doorway + grow, 122 + grow];
  const at = ([x, y]: readonly [number, number], side: number): string =>
    `${short(side * width * x)} ${short(spring - rise * y)}`;
  const scallop = `A${short(width * 0.25)} ${short(width * 0.25)} 0 0 1 `;
  const up = cusps.map((cusp) => scallop + at(cusp, -1)).join('');
  const down = [...cusps].reverse().map((cusp, index) => (index > 0 ? scallop : '') + at(cusp, 1));
  const peak = short(spring - rise * 1.24);
  const [left, right] = [at([0.24, 1.14], -1), at([0.24, 1.14], 1)];
  return `M${-width} ${floor}V${spring}${up}Q${left} 0 ${peak}Q${right} ${down.join('')}${scallop}${width} ${spring}V${floor}Z`;
};

/** Parts of a length, about `step` apart; the last is 1. */
const evenly = (length: number, step: number): number[] => {
  const count = Math.round(length / step);
  return series(count, 1, 1).map((index) => index / count);
};

type Point = readonly [number, number];

/** Points of an arc of a scallop from `a` to `b`, evenly apart. */
const alongScallop = (a: Point, b: Point, radius: number, step: number): Point[] => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const chord = Math.hypot(dx, dy);
  const depth = Math.sqrt(radius ** 2 - (chord / 2) ** 2) / chord;
  const [x, y] = [a[0] + dx / 2 - dy * depth, a[1] + dy / 2 + dx * depth];
  const turn = 2 * Math.asin(chord / 2 / radius);
  const start = Math.atan2(a[1] - y, a[0] - x);
  return evenly(radius * turn, step).map((part) => [
    x + radius * Math.cos(start + part * turn),
    y + radius * Math.sin(start + part * turn),
  ]);
};

/** Pearls in the middle of the arch's band: whole ones, with one in each of its necks and at its peak. */
const pearls = (): string => {
  const [width, rise, step] = [doorway + 12, 134, 14];
  const foot = floor - step / 2;
  const necks: Point[] = [[-width, spring], ...cusps.map(([x, y]): Point => [-width * x, spring - rise * y])];
  const [x, y] = necks.at(-1)!;
  const left: Point[] = [
    [-width, foot],
    ...evenly(foot - spring, step).map((part): Point => [-width, foot + part * (spring - foot)]),
    ...necks.slice(1).flatMap((neck, index) => alongScallop(necks[index]!, neck, width * 0.25, step)),
    ...[0.42, 0.74].map((part): Point => {
      const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
      const at = (from: number, by: number, to: number) => a * from + b * by + c * to;
      return [at(x, -width * 0.24, 0), at(y, spring - rise * 1.14, spring - rise * 1.24)];
    }),
  ];
  const half = left.map((point) => `M${point.map((each) => short(each)).join(' ')}h.1`).join('');
  return (
    `<g class="beads"><path id="pearls" d="${half}"/>${use('pearls', 'scale(-1 1)')}` +
    `<path d="M0 ${short(spring - rise * 1.24)}h.1"/></g>`
  );
};

const rosette = (x: number, y: number, size: number): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    petals('green', [45, 135, 225, 315], leafPath(17, 5)) +
      petals('marigold', series(9, 0, 40), leafPath(12, 5.4)) +
      circle('plaster', 5) +
      circle('vermilion', 2.4),
  );

/** A vine of roses up the right pillar. */
const vine = (): string => {
  const stem = series(12, 0, 1).map((index) => `q${index % 2 ? -20 : 20}-18 0-36`);
  const leaves = series(12, 0, 1).map(
    (index) =>
      `<path d="${leafPath(17, 6)}" transform="translate(${index % 2 ? -9 : 9} ${624 - index * 36}) rotate(${index % 2 ? 62 : -62})"/>`,
  );
  const rose = petals('rose', series(6, 0, 60), leafPath(12, 7)) + circle('bud', 5) + circle('gold', 2);
  return group(
    'translate(180 0)',
    path('stem', `M0 636${stem.join('')}`) +
      `<g class="green">${leaves.join('')}</g><g id="rose" transform="translate(0 600)">${rose}</g>` +
      series(5, -72, -72)
        .map((y) => use('rose', `translate(0 ${y})`))
        .join(''),
  );
};

const dome = (x: number, size: number): string =>
  group(
    `translate(${x} 113) scale(${size})`,
    path('gilt', 'M0-44v-20') +
      path('plaster', 'M-31 0c-9-15-6-30 9-38q13-5 22-14q9 9 22 14c15 8 18 23 9 38Z') +
      path(
        'rib',
        'M0 0v-50M-11 0c-6-20-3-34 8-46M11 0c6-20 3-34-8-46M-22 0c-8-16-4-28 11-38M22 0c8-16 4-28-11-38',
      ) +
      circle('gold', 4, 0, -56) +
      circle('gold', 2.6, 0, -66),
  );

/** The front with its pillars, the panel above the arch and the arch's painted band. */
const front = (): string =>
  path('plaster', 'M-204 176h408v476h-408Z') +
  path('panel', 'M-156 204h312v448h-312Z') +
  `<g id="side">${path('shade', 'M194 178h10v474h-10Z')}${vine()}${rosette(112, 246, 1.9)}${rosette(56, 222, 0.62)}</g>` +
  use('side', 'scale(-1 1)') +
  path('band', arch(24)) +
  pearls() +
  path('rim', arch(24));

/** A holy basil on its pedestal. */
const basil = (): string =>
  group(
    'translate(0 598)',
    petals('green', series(8, -70, 20), leafPath(40, 9)) +
      path('plaster', 'M-24-4h48v10h-6v34h8v14h-52v-14h8V6h-6Z') +
      path('eave', 'M-18 13h36v20h-36Z'),
  );

const opening = `<clipPath id="opening"><path d="${arch(0)}"/></clipPath>`;
const inOpening = (body: string): string => `<g clip-path="url(#opening)">${body}</g>`;

/** The courtyard behind the leaves: a far arch in the light. */
const court = (): string =>
  '<radialGradient id="light" cy=".75" r=".85"><stop stop-color="#f0d690"/><stop offset="1" stop-color="#a34a0d"/></radialGradient>' +
  inOpening(
    '<path fill="url(#light)" d="M-150 230h300v430h-300Z"/>' +
      group(
        'translate(0 78) scale(.88)',
        path('far', 'M-84 652V470q0-26 18-28q2-28 26-36q18-6 40-30q22 24 40 30q24 8 26 36q18 2 18 28v182Z') +
          path(
            'court',
            'M-62 652V480q0-18 14-20q2-22 20-28q14-4 28-24q14 20 28 24q18 6 20 28q14 2 14 20v172Z',
          ) +
          basil(),
      ),
  );

/** The rays of the half flower above the leaves. */
const rays = (name: 'glass' | 'lit'): string =>
  group(
    `translate(0 ${spring})`,
    petals(name, series(11, -80, 16), 'M0-44Q-14-92 0-120Q14-92 0-44Z') +
      petals(name, series(7, -75, 25), 'M0-14Q-9-28 0-38Q9-28 0-14Z'),
  );

/** The fanlight above the leaves, and the shade of the arch on all that is in it. */
const fanlight = (): string =>
  inOpening(
    path('wood', `M-150 230h300V${spring + 8}h-300Z`) +
      rays('glass') +
      path('brass', `M-42 ${spring}a42 42 0 0 1 84 0`) +
      path('lintel', `M-150 ${spring}h300v12h-300Z`) +
      path('inside', arch(0)),
  ) + path('rim', arch(0));

/** Mango leaves and marigolds on a string over the door. */
const garland = (): string =>
  series(11, -105, 21)
    .map((x) => group(`translate(${x} 408)`, petals('green', [162, 198, 180], leafPath(27, 8))))
    .join('') +
  path('garland', 'M-115.5 408h231.1') +
  path('tassels', 'M-115.5 420h231.1M-115.5 430h231.1');

/** Domes, parapet and eave. */
const top = (): string =>
  dome(-146, 0.92) +
  dome(146, 0.92) +
  dome(0, 1.4) +
  path('plaster', 'M-192 112h384v30h-384Z') +
  `<g class="rose">${series(21, -180, 18)
    .map((x) => `<path d="${leafPath(22, 8)}" transform="translate(${x} 138)"/>`)
    .join('')}</g>` +
  path('shade', 'M-204 178h408v20l-408 6Z') +
  path(
    'bracket',
    series(9, -176, 44)
      .map((x) => `M${x - 8} 176h16q0 20-8 32q-8-12-8-32Z`)
      .join(''),
  ) +
  path('eave', 'M-234 178l44-38h380l44 38Z') +
  path(
    'tiles',
    series(25, -12, 1)
      .map((index) => `M${short(index * 15.6)} 141L${short(index * 19)} 177`)
      .join(''),
  ) +
  path('edge', 'M-234 178h468');

/** The steps, with six lamps that do not burn yet. */
const steps = (): string =>
  path('step', 'M-188 652h376v16h-376ZM-214 668h428v16h-428ZM-240 684h480v16h-480Z') +
  path('tread', 'M-187 657h374M-213 673h426M-239 689h478') +
  path(
    'clay',
    [
      [-224, 684],
      [-199, 668],
      [-173, 652],
      [173, 652],
      [199, 668],
      [224, 684],
    ]
      .map(([x = 0, y = 0]) => `M${x - 12} ${y - 10}q12 5 24 0q-1 10-8 10h-8q-7 0-8-10Z`)
      .join(''),
  );

/** The right leaf of the door: six painted panels, studs and a ring. */
const leaf = (): string => {
  const panel =
    path('inlay', 'M0 0h47v60h-47Z') +
    path('line', 'M5 5h37v50h-37Z') +
    group(
      'translate(23.5 30)',
      petals('pale', [0, 180], leafPath(21, 6)) +
        petals('marigold', series(4, 0, 90), leafPath(10, 6)) +
        circle('vermilion', 2.4),
    );
  return (
    path('wood', 'M0 408h130v244h-130Z') +
    `<g id="panel" transform="translate(13 432)">${panel}</g>` +
    [
      [57, 0],
      [0, 72],
      [57, 72],
      [0, 144],
      [57, 144],
    ]
      .map(([x, y]) => use('panel', `translate(${x} ${y})`))
      .join('') +
    path('studs', 'M65 424V644M123 424V644') +
    path('meeting', 'M0 408h7v244h-7Z') +
    circle('ring', 8, 13, 536)
  );
};

/** The same door alone, shut, on two steps. */
const closedDoor = (): string =>
  opening +
  path('band', arch(24)) +
  pearls() +
  path('rim', arch(24)) +
  `<g id="leaf">${leaf()}</g>` +
  use('leaf', 'scale(-1 1)') +
  fanlight() +
  garland() +
  path('step', 'M-160 652h320v14h-320ZM-176 666h352v14h-352Z') +
  path('tread', 'M-159 656h318M-175 670h350');

const whole = '-242 12 484 688';

/**
 * Draws the painted gate of the page for unknown addresses without its bricks, by name: what is
 * behind the leaves, a leaf, what is before them, the light when they are open, and a flame.
 */
export const drawGate = (): ReadonlyMap<string, string> =>
  new Map([
    ['gate-behind', picture(whole, opening + front() + court())],
    ['gate-leaf', picture('0 408 130 244', leaf())],
    ['gate-before', picture(whole, opening + fanlight() + garland() + top() + steps())],
    ['gate-light', picture(whole, rays('lit') + path('carpet', 'M-62 652h124l74 48h-272Z'))],
    [
      'flame',
      picture(
        '-34 -52 68 68',
        '<radialGradient id="glow"><stop stop-color="#f0d690"/><stop offset="1" stop-color="#f0d690" stop-opacity="0"/></radialGradient>' +
          '<circle fill="url(#glow)" cy="-18" r="34" opacity=".7"/>' +
          path('fire', 'M0-9q-6-6 0-19q6 13 0 19Z'),
      ),
    ],
  ]);

/** Draws the gate's door alone and shut, which stands above the message of a failure. */
export const drawClosedDoor = (): ReadonlyMap<string, string> =>
  new Map([['closed-door', picture('-178 204 356 478', closedDoor())]]);
