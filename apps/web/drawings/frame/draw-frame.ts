import { element, group, path, use } from '../lines.ts';

const edge = '#55382a';
const shade = '#8f6420';

/** A carved leaf of the frame, turned by degrees. */
const leaf = (x: number, y: number, turn: number): string =>
  use('leaf', `translate(${x} ${y}) rotate(${turn})`);

/** Leaves along the four sides, from their middles outwards. */
const leaves = (): string =>
  [
    ...[-42, -28, -14, 14, 28, 42].flatMap((step) =>
      [72, 172].map((y) => leaf(120 + step, y, step < 0 ? -90 : 90)),
    ),
    ...[-24, -10, 10, 24].flatMap((step) => [46, 194].map((x) => leaf(x, 122 + step, step < 0 ? 0 : 180))),
  ].join('');

/** A stone in the middle of each side. */
const stones = (): string =>
  [
    [120, 72],
    [120, 172],
    [46, 122],
    [194, 122],
  ]
    .map(([cx, cy]) => element('circle', { cx, cy, r: 4 }))
    .join('');

const gilt = element(
  'linearGradient',
  { id: 'gilt', x2: 1, y2: 1 },
  element('stop', { 'stop-color': '#f0d690' }) +
    element('stop', { offset: 0.5, 'stop-color': '#c79a3f' }) +
    element('stop', { offset: 1, 'stop-color': shade }),
);

/** Draws an empty gilt frame that hangs from a nail, which stands above the message of an empty list. */
export const drawFrame = (): ReadonlyMap<string, string> =>
  new Map([
    [
      'empty-frame',
      `${element(
        'svg',
        { xmlns: 'http://www.w3.org/2000/svg', viewBox: '28 12 184 180', 'stroke-linejoin': 'round' },
        [
          element('defs', {}, gilt + path('M0 5Q-4 0 0-6Q4 0 0 5Z', { id: 'leaf' })),
          path('M120 20 60 62M120 20l60 42', { fill: 'none', stroke: shade, 'stroke-width': 1.6 }),
          element('circle', { cx: 120, cy: 20, r: 4, fill: '#e3a51f', stroke: edge }),
          path('M40 66h168v122H40Z', { fill: edge, opacity: 0.2 }),
          path('M36 62h168v120H36Z', { fill: 'url(#gilt)', stroke: edge, 'stroke-width': 1.6 }),
          path('m36 62 20 20M204 62l-20 20M36 182l20-20M204 182l-20-20M40 66h160v112H40Z', {
            fill: 'none',
            stroke: shade,
          }),
          group({ fill: shade, opacity: 0.8 }, leaves()),
          group({ fill: '#98293a', stroke: edge, 'stroke-width': 0.8 }, stones()),
          path('M56 82h128v80H56Z', { fill: '#f1eee7', stroke: edge, 'stroke-width': 1.6 }),
          path('M66 92h108v60H66Z', { fill: '#fcfbf8', stroke: '#c79a3f' }),
        ].join(''),
      )}\n`,
    ],
  ]);
