/** Posts and plinth of the cabinet: turned and lacquered, to be repeated by the style sheet. */
import { element, path } from '../lines.ts';
import { gradientsFor, ink, tones, turned, type Section } from './materials.ts';

const width = 20;

const post = (height: number, sections: readonly Section[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">`,
    `<defs>${gradientsFor(turned(sections))}</defs>`,
    path(`M0 0h${width}v${height}H0z`, { fill: '#3a251b' }),
    `<g transform="translate(${width / 2})">`,
    // From below, so that each rim lies over the section under it.
    turned(sections),
    '</g></svg>\n',
  ].join('');

/** Capital, shaft and foot of a post. The shaft repeats. */
export const drawPost = (): readonly (readonly [string, string])[] => [
  [
    'post-capital',
    post(40, [
      [0, 10, 6, 10, 'teak'],
      [6, 9.5, 10, 8, 'yellow'],
      [10, 8.8, 22, 4.6, 'red', 1.4],
      [22, 5.4, 25, 5.4, 'ivory'],
      [25, 4.6, 34, 6.4, 'green', 0.8],
      [34, 7, 40, 7, 'yellow'],
    ]),
  ],
  [
    'post-shaft',
    post(112, [
      [0, 4.6, 6, 6, 'yellow'],
      [6, 7.4, 12, 7.4, 'red'],
      [12, 5, 16, 5, 'ivory'],
      [16, 4.4, 54, 4.4, 'madder', 5],
      [54, 5, 58, 5, 'ivory'],
      [58, 7.4, 64, 7.4, 'blue'],
      [64, 5, 69, 5, 'yellow'],
      [69, 4.4, 106, 4.4, 'green', 5],
      [106, 5, 112, 5, 'ivory'],
    ]),
  ],
  [
    'post-foot',
    post(40, [
      [0, 7, 5, 7, 'yellow'],
      [5, 6, 13, 4.6, 'green', 0.8],
      [13, 5.4, 16, 5.4, 'ivory'],
      [16, 5, 29, 8.6, 'red', 1.6],
      [29, 8.8, 34, 9.4, 'yellow'],
      [34, 10, 40, 10, 'teak'],
    ]),
  ],
];

/** Gradients of mouldings, of gold and of red petals. */
const woodGradients = [
  `<linearGradient id="m" x2="0" y2="1"><stop stop-color="${tones.teak.light}"/><stop offset=".3" stop-color="${tones.teak.base}"/><stop offset="1" stop-color="${tones.teak.deep}"/></linearGradient>`,
  `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${tones.brass.deep}"/><stop offset=".35" stop-color="${tones.brass.light}"/><stop offset="1" stop-color="${tones.brass.deep}"/></linearGradient>`,
  `<radialGradient id="p" cx=".4" cy=".2" r=".9"><stop stop-color="${tones.red.light}"/><stop offset=".4" stop-color="${tones.red.base}"/><stop offset="1" stop-color="${tones.red.deep}"/></radialGradient>`,
].join('');

const strip = (height: number, ...content: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="${height}" viewBox="0 0 48 ${height}" preserveAspectRatio="none"><defs>${woodGradients}</defs>${content.join('')}</svg>\n`;

/** One lotus of the cornice between two buds; it repeats along the whole cabinet. */
export const drawCornice = (): string =>
  strip(
    38,
    path('M0 0h48v38H0z', { fill: '#2c190f' }),
    path('M0 0h48v5H0z', { fill: 'url(#m)' }),
    path('M0 5h48v2.500H0z', { fill: 'url(#g)' }),
    path('M24 31C9 27 7 14 24 8.500 41 14 39 27 24 31z', { fill: 'url(#p)', stroke: ink, 'stroke-width': 1 }),
    path('M24 31c-9-3-10-11 0-18 10 7 9 15 0 18z', {
      fill: tones.ivory.base,
      stroke: tones.red.deep,
      'stroke-width': 0.8,
    }),
    path('M24 31c-4-2-5-6 0-11 5 5 4 9 0 11z', { fill: tones.red.base }),
    path('M0 31c-6-4-7-12 0-18 7 6 6 14 0 18zM48 31c-6-4-7-12 0-18 7 6 6 14 0 18z', {
      fill: tones.yellow.base,
      stroke: ink,
      'stroke-width': 0.9,
    }),
    path('M0 30c-2-4-2-9 0-13 2 4 2 9 0 13zM48 30c-2-4-2-9 0-13 2 4 2 9 0 13z', { fill: tones.yellow.light }),
    path('M0 31.500h48v2.500H0z', { fill: 'url(#g)' }),
    path('M0 34h48v4H0z', { fill: tones.teak.deep }),
  );

/** One petal of the plinth with its mouldings; it repeats along the whole cabinet. */
export const drawPlinth = (): string =>
  strip(
    56,
    path('M0 0h48v56H0z', { fill: ink }),
    path('M0 0h48v9H0z', { fill: 'url(#m)' }),
    path('M0 9h48v4H0z', { fill: 'url(#g)' }),
    path('M0 13h48v27H0z', { fill: '#2c190f' }),
    // Petals hang from the moulding; the pale hearts lie in them.
    path('M-24 13h48q-1 20-24 26-23-6-24-26zM24 13h48q-1 20-24 26-23-6-24-26z', {
      fill: tones.yellow.base,
      stroke: ink,
      'stroke-width': 1,
    }),
    path('M4 13h40q-1 18-20 26Q5 31 4 13z', { fill: 'url(#p)', stroke: ink, 'stroke-width': 1 }),
    path('M12 14h24q-1 12-12 17-11-5-12-17z', {
      fill: tones.ivory.base,
      stroke: tones.red.deep,
      'stroke-width': 0.8,
    }),
    path('M18 14h12q-1 7-6 10-5-3-6-10z', { fill: tones.red.base }),
    path('M0 40h48v4H0z', { fill: 'url(#g)' }),
    path('M0 44h48v12H0z', { fill: 'url(#m)' }),
    // Whole nails at both ends of the cabinet.
    element('circle', { cx: 12, cy: 49.5, r: 1.8, fill: tones.brass.base }),
    element('circle', { cx: 36, cy: 49.5, r: 1.8, fill: tones.brass.base }),
    path('M0 .5h48M0 55.500h48', { stroke: ink, 'stroke-width': 1 }),
  );
