/** Markup around shapes: groups, clips, gradients, lists, and the counters of a picture. */
import { type Poly, series } from './geometry.ts';
import { pathData } from './svg.ts';

/** The markup of every item of a list. */
export const each = <T>(list: readonly T[], draw: (item: T, index: number) => string): string =>
  list.map(draw).join('');

/** The markup of `n` things, numbered from 0. */
export const repeat = (n: number, draw: (index: number) => string): string => series(n, draw).join('');

/** `<g>` with attributes: `group(s, 'opacity=".5"')`. */
export const group = (inner: string, extra = ''): string => `<g ${extra}>${inner}</g>`;

/**
 * Counters of the picture being drawn: clip paths need ids of their own, each ink line its own tremor. `beginDrawing` sets them
 * back, so that a picture never depends on what was drawn before it.
 */
const counters = { clip: 0, stroke: 1 };

/** Call before each picture (and each film frame). */
export function beginDrawing(): void {
  counters.clip = 0;
  counters.stroke = 1;
}

/** Number of the next ink line. */
export const nextStroke = (): number => ++counters.stroke;

/** `inner` seen through the shape. */
export function clip(p: Poly, inner: string): string {
  const id = 'k' + counters.clip++;
  return `<clipPath id="${id}"><path d="${pathData(p)}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

/** `<linearGradient>` in picture coordinates; refer to it as `url(#id)`. */
export const linearGradient = (
  id: string,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  ...stops: [offset: number, colour: string][]
): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${each(stops, ([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`)}</linearGradient>`;

/** `<radialGradient>` in picture coordinates; a third member of a stop is its opacity. */
export const radialGradient = (
  id: string,
  cx: number,
  cy: number,
  r: number,
  ...stops: [offset: number, colour: string, opacity?: number][]
): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${each(stops, ([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a !== undefined ? ` stop-opacity="${a}"` : ''}/>`)}</radialGradient>`;

/** Blur filters `b1`, `b2` … that every painting carries, for soft shading: `filter="url(#b5)"`. */
export const blurFilters = (sizes: readonly number[]): string =>
  each(
    sizes,
    (n) =>
      `<filter id="b${n}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${n}"/></filter>`,
  );
