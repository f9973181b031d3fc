/** The niche of the cabinet: its back wall with a lamp, the carved front before it, and the lamp's light. */
import { element, group, numbers, path, use } from '../lines.ts';
import { ink, nichePicture, tones } from './materials.ts';

/** The arch, from the right foot over its cusps to the left foot. */
const arch =
  'V128c0-18-11-27-28-28 0-22-12-34-32-36-5-20-24-33-56-45-32 12-51 25-56 45-20 2-32 14-32 36-17 1-28 10-28 28V300';
const opening = `M246 300${arch}z`;

/** The back wall is the same arch farther away. */
const farAway = 'translate(130 264) scale(.87 .8) translate(-130 -300)';

const sprig = group(
  { id: 'sprig' },
  path('M0 9C1 4-1 1 0-3M0 6c-5 0-7-3-8-6 4 0 7 2 8 6zM0 4c4 0 7-3 7-6-4 0-6 2-7 6z', {
    fill: '#6f7d4e',
    stroke: '#6f7d4e',
    'stroke-width': 0.8,
  }),
  path('M0-2c-5 0-6-5-4-8l2 2 2-3 2 3 2-2c2 3 1 8-4 8z', { fill: '#a3402c' }),
);

/** The lamp of brass on its chains, without a flame. */
const lamp = (): string =>
  [
    path('M130 19v20M130 40 113 68M130 40l17 28', {
      fill: 'none',
      stroke: '#4a3109',
      'stroke-width': 2.2,
      'stroke-dasharray': '2.4 1.2',
    }),
    path('M130 19v20M130 40 113 68M130 40l17 28', {
      fill: 'none',
      stroke: tones.brass.light,
      'stroke-width': 0.9,
      'stroke-dasharray': '2.4 1.2',
    }),
    path('M125 40q5-6 10 0l3 3h-16z', { fill: 'url(#t-brass)', stroke: ink, 'stroke-width': 0.7 }),
    path('M110 68c1 9 9 14 20 14s19-5 20-14c-6 4-34 4-40 0z', {
      fill: 'url(#t-brass)',
      stroke: ink,
      'stroke-width': 0.8,
    }),
    path('M110 68q20-6 40 0-20 7-40 0z', { fill: '#5d400d', stroke: ink, 'stroke-width': 0.7 }),
    path('M115 69q15-3.500 30 0-15 4-30 0z', { fill: '#2e1d05' }),
    path('M126 82h8l-2 4h-4z', { fill: 'url(#t-brass)', stroke: ink, 'stroke-width': 0.7 }),
    element('circle', {
      cx: 130,
      cy: 88.5,
      r: 2.5,
      fill: tones.brass.base,
      stroke: ink,
      'stroke-width': 0.7,
    }),
    path('M130 70v-4', { stroke: '#f3ead8', 'stroke-width': 1.6, 'stroke-linecap': 'round' }),
  ].join('');

/** The wall behind the toys, painted with flowers, and the reveal and the shelf before it. */
export function nicheBack(): string {
  const rows = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 7 }, (__, column) =>
      use('sprig', `translate(${numbers(28 + column * 34 + (row % 2) * 17, 78 + row * 42)})`),
    ).join(''),
  ).join('');
  return nichePicture(
    [
      '<linearGradient id="wall" x2="0" y2="1"><stop stop-color="#a58f69"/><stop offset=".5" stop-color="#d3c099"/><stop offset="1" stop-color="#e2d2ad"/></linearGradient>',
      '<linearGradient id="reveal"><stop stop-color="#4d3c26"/><stop offset=".16" stop-color="#7d6643"/><stop offset=".5" stop-color="#5d4a2f"/><stop offset=".86" stop-color="#b59b6c"/><stop offset="1" stop-color="#8d774f"/></linearGradient>',
      '<linearGradient id="top" x2="0" y2="1"><stop stop-color="#1d130a" stop-opacity=".75"/><stop offset=".5" stop-color="#1d130a" stop-opacity="0"/></linearGradient>',
      '<linearGradient id="shelf" x2="0" y2="1"><stop stop-color="#4a2e1d"/><stop offset=".4" stop-color="#7b5237"/><stop offset="1" stop-color="#a5764f"/></linearGradient>',
      '<filter id="far-blur" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="9"/></filter>',
      `<clipPath id="far"><path d="${opening}"/></clipPath>`,
      sprig,
    ].join(''),
    path('M0 0h260v300H0z', { fill: '#3a2a1a' }),
    path(opening, { fill: 'url(#reveal)' }),
    path(opening, { fill: 'url(#top)' }),
    group(
      { transform: farAway },
      path(opening, { fill: 'url(#wall)' }),
      group({ 'clip-path': 'url(#far)' }, group({ opacity: 0.42 }, rows)),
      path('M14 262h232', { stroke: '#a3402c', 'stroke-width': 2, opacity: 0.55 }),
      path('M14 267h232', { stroke: '#a3402c', 'stroke-width': 0.8, opacity: 0.55 }),
      // The shadow of the front falls on the wall from the top left.
      group(
        { 'clip-path': 'url(#far)' },
        ...[44, 22].map((width) =>
          path(opening, {
            fill: 'none',
            stroke: '#1d130a',
            'stroke-width': width,
            'stroke-linejoin': 'round',
            opacity: 0.34,
            filter: 'url(#far-blur)',
            transform: 'translate(-3 -10)',
          }),
        ),
      ),
      path(opening, { fill: 'none', stroke: ink, 'stroke-width': 1, opacity: 0.6 }),
    ),
    path('M29 264h202l15 36H14z', { fill: 'url(#shelf)' }),
    path('M24 275h212M19 288h222', { stroke: tones.wood.deep, 'stroke-width': 0.8, opacity: 0.5 }),
    path('M29 264h202', { stroke: ink, 'stroke-width': 3, opacity: 0.55, filter: 'url(#s2)' }),
    lamp(),
  );
}

/** A carved rosette in the corner above an arch. */
const rosette = (x: number): string => {
  const petals = Array.from({ length: 8 }, (_, petal) => `rotate(${petal * 45}) `).map((turn) =>
    path('M0-3c-4-3-4-8 0-12 4 4 4 9 0 12z', {
      fill: '#7d5338',
      stroke: '#2a170d',
      'stroke-width': 0.8,
      transform: turn.trim(),
    }),
  );
  return group(
    { transform: `translate(${x} 41)` },
    element('circle', { r: 17.5, fill: '#3a2317', stroke: tones.brass.base, 'stroke-width': 1.1 }),
    path('M-12-12A17 17 0 0 1 12-12', { fill: 'none', stroke: '#160b05', 'stroke-width': 2, opacity: 0.7 }),
    ...petals,
    element('circle', { r: 4, fill: tones.brass.base, stroke: '#2a170d', 'stroke-width': 0.8 }),
    element('circle', { cx: -1.2, cy: -1.3, r: 1.3, fill: tones.brass.light }),
  );
};

/** The carved board in which the arch is cut out: it throws its shadow into the niche. */
export function nicheFront(): string {
  const board = `M0 0H260V300H246${arch}H0Z`;
  const beads = (x: number) =>
    Array.from({ length: 12 }, (_, bead) =>
      element('circle', { cx: x, cy: 142 + bead * 13, r: 1.5, fill: tones.brass.base }),
    ).join('');
  return nichePicture(
    '<linearGradient id="board" x2="0" y2="1"><stop stop-color="#6a4733"/><stop offset="1" stop-color="#4a2f22"/></linearGradient>',
    path(opening, {
      fill: 'none',
      stroke: '#120a05',
      'stroke-width': 13,
      opacity: 0.5,
      filter: 'url(#s5)',
    }),
    path(board, { fill: 'url(#board)', 'fill-rule': 'evenodd' }),
    path(
      'M6 12q60-5 110 0M150 10q50 4 104 0M4 60q12 3 24-1M232 62q12-3 24 0M4 84q10-3 16 0M240 86q8 3 16 0M3 100q6 2 10 0M247 100q5 2 10 0',
      {
        fill: 'none',
        stroke: '#2a170d',
        'stroke-width': 0.8,
        opacity: 0.6,
      },
    ),
    // The moulding: a dark groove, a lit edge, a line of gold.
    path(opening, { fill: 'none', stroke: '#1f110a', 'stroke-width': 7 }),
    path(opening, { fill: 'none', stroke: '#8b6146', 'stroke-width': 4.6, transform: 'translate(.6 .8)' }),
    path(opening, { fill: 'none', stroke: tones.brass.base, 'stroke-width': 2.2 }),
    path(opening, {
      fill: 'none',
      stroke: tones.brass.light,
      'stroke-width': 0.7,
      transform: 'translate(-.4 -.5)',
    }),
    beads(6),
    beads(254),
    rosette(33),
    rosette(227),
  );
}

/** The flame at the wick, and its light on the wall, the toys and the shelf. */
export const lampLight = (): string =>
  nichePicture(
    [
      '<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="130" cy="62" r="225"><stop stop-color="#ffe9a8" stop-opacity=".5"/><stop offset=".13" stop-color="#f5b95a" stop-opacity=".46"/><stop offset=".4" stop-color="#d98428" stop-opacity=".26"/><stop offset="1" stop-color="#b75e12" stop-opacity="0"/></radialGradient>',
      '<radialGradient id="halo"><stop stop-color="#ffc860" stop-opacity=".4"/><stop offset=".35" stop-color="#ffb545" stop-opacity=".25"/><stop offset="1" stop-color="#ffb545" stop-opacity="0"/></radialGradient>',
      `<clipPath id="inside"><path d="${opening}"/></clipPath>`,
    ].join(''),
    group({ 'clip-path': 'url(#inside)' }, path('M0 0h260v300H0z', { fill: 'url(#glow)' })),
    element('circle', { cx: 130, cy: 57, r: 34, fill: 'url(#halo)' }),
    path('M130 68c-7-4-5.500-11 0-20 5.500 9 7 16 0 20z', { fill: '#ff9a2e' }),
    path('M130 67c-4.500-3-3.500-8 0-14.500 3.500 6.500 4.500 11.500 0 14.500z', { fill: '#ffd966' }),
    path('M130 66.500c-2-1.500-2-4.500 0-8 2 3.500 2 6.500 0 8z', { fill: '#fffbe8' }),
  );
