/** The strokes of a painting: what was painted, in order, in few bytes. The format is described in docs/content.md. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Point, Poly } from '../draw/geometry.ts';
import { area, bounds, lengthOf } from '../draw/measure.ts';
import type { Painting } from '../draw/painting.ts';
import type { Mark } from './marks.ts';
import { dotPath, shortPath } from './path-data.ts';
import { densify, quantise, simplifyLine, simplifyOutline } from './simplify.ts';
import type { Tremor } from './tremor.ts';

/** What a stroke is for; its place in this list is what the file says. */
export const STAGES = ['ground', 'fill', 'line', 'ornament'] as const;

type Stage = (typeof STAGES)[number];

/** Stage, colour, width (0 = filled) and path data; 1 if the sheet has it not, 2 if the sheet alone has it. */
export type Stroke = [stage: number, colour: number, width: number, d: string, only?: 1 | 2];

/** The content of a `.strokes.json`. */
export interface StrokesFile {
  version: 1;
  width: number;
  height: number;
  ground: string;
  palette: string[];
  strokes: Stroke[];
}

/** Bytes that a file may take: as it is sent, and as it lies on the disk, which most keep under the first number. */
export const BUDGET = { brotli: 60_000, plain: [140_000, 200_000] } as const;

/** Bytes of a text as the site sends it. */
export const sentBytes = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** How much is left out to keep the budget. */
interface Detail {
  /** How far a line may be from where it was painted, in units of the picture. */
  tolerance: number;
  /** Smaller marks are left out, in units of the picture. */
  least: number;
}

/** From the finest; the first one that keeps the budget is taken. */
const DETAILS: readonly Detail[] = [
  { tolerance: 0.45, least: 0 },
  { tolerance: 0.7, least: 1 },
  { tolerance: 0.9, least: 1.5 },
  { tolerance: 1.1, least: 2 },
  { tolerance: 1.2, least: 2.5 },
  { tolerance: 1.3, least: 3 },
  { tolerance: 1.4, least: 4 },
];

/** A share of the picture above which a fill is its ground. */
const GROUND_SHARE = 0.12;

/** In units of the picture: what is smaller in both directions is ornament. */
const ORNAMENT = { fill: 13, line: 12, dot: 8 };

/** Outlines larger than the first are never coarser than the second, both in units of the picture. */
const [LARGE, FINE] = [60, 0.6];

/** An element of more parts than this is a pattern: hatching, scales, a row of petals. */
const PATTERN = 5;

const extent = (p: Poly): number => {
  const { w, h } = bounds(p);
  return Math.hypot(w, h);
};

function stageOf({ kind, width, paths, patterned, only }: Mark, total: number): Stage {
  if (only === 'sheet' && kind === 'fill') return kind;
  const largest = Math.max(...paths.map(extent));
  const { w, h } = bounds(paths.flat());
  if (kind === 'dots')
    return width >= (paths.length > 1 ? ORNAMENT.fill : ORNAMENT.dot) ? 'fill' : 'ornament';
  if (kind === 'fill' && paths.length <= PATTERN && (w * h) / total > GROUND_SHARE) return 'ground';
  if (patterned || paths.length > PATTERN || largest < ORNAMENT[kind]) return 'ornament';
  return kind;
}

/** A slim or round little shape as a line with round ends, which takes a quarter of the bytes. */
function asDab(p: Poly): { line: Poly; width: number } | undefined {
  if (extent(p) > 15) return undefined;
  let [a, b]: [Point, Point] = [p[0], p[0]];
  for (const q of p)
    for (const s of p)
      if (Math.hypot(q[0] - s[0], q[1] - s[1]) > Math.hypot(a[0] - b[0], a[1] - b[1])) [a, b] = [q, s];
  const length = Math.hypot(a[0] - b[0], a[1] - b[1]);
  if (length === 0) return undefined;
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const across = p.map(([x, y]) => (y - a[1]) * ux - (x - a[0]) * uy);
  const breadth = Math.max(...across) - Math.min(...across);
  // A shape that does not fill its box is a crescent, a star or a corner.
  if (breadth === 0 || Math.abs(area(p)) < 0.58 * length * breadth) return undefined;
  const middle = (Math.max(...across) + Math.min(...across)) / 2;
  const pull = Math.min(breadth, length) / 2;
  const at = (t: number): Point => [a[0] + ux * t - uy * middle, a[1] + uy * t + ux * middle];
  return { line: [at(pull), at(length - pull)], width: breadth * 0.94 };
}

/** A mark ready to be written. */
interface Ready {
  stage: Stage;
  colour: string;
  kind: Mark['kind'];
  width: number;
  closed: boolean;
  paths: Poly[];
  /** Whether other marks of its kind may be added: nothing shines through, and no part is a hole. */
  open: boolean;
  only: Mark['only'];
}

/** A bent outline of something large shows its corners first, and takes few points for its size. */
const toleranceOf = (p: Poly, { tolerance }: Detail): number =>
  extent(p) > LARGE ? Math.min(tolerance, FINE) : tolerance;

const half = (v: number): number => Math.max(0.5, Math.round(v * 2) / 2);

function readyOf(mark: Mark, total: number, detail: Detail): Ready[] {
  const stage = stageOf(mark, total);
  const { only } = mark;
  const base = { stage, colour: mark.colour, only };
  const opaque = mark.colour.length === 7;
  if (mark.kind === 'dots') {
    if (mark.width < detail.least) return [];
    const middles = mark.paths.map((p) => quantise(p, false));
    return [{ ...base, kind: 'dots', width: half(mark.width), closed: false, paths: middles, open: opaque }];
  }
  if (mark.kind === 'line') {
    const kept = mark.paths.filter((p) => lengthOf(p, mark.closed) + mark.width >= detail.least * 1.6);
    const paths = kept
      .map((p) =>
        quantise((mark.closed ? simplifyOutline : simplifyLine)(p, toleranceOf(p, detail)), mark.closed),
      )
      .filter((p) => p.length > 1);
    const width = half(mark.width);
    return paths.length ? [{ ...base, kind: 'line', width, closed: mark.closed, paths, open: opaque }] : [];
  }
  const shapes: Poly[] = [];
  const dabs = new Map<number, Poly[]>();
  const oneWay =
    only === 'sheet' || mark.paths.every((p) => area(p) >= 0) || mark.paths.every((p) => area(p) <= 0);
  for (const p of mark.paths) {
    if (extent(p) < detail.least) continue;
    const dab = opaque && oneWay && only !== 'sheet' ? asDab(p) : undefined;
    if (dab) {
      const width = half(dab.width);
      dabs.set(width, [...(dabs.get(width) ?? []), quantise(dab.line, false)]);
    } else {
      const shape = quantise(simplifyOutline(p, toleranceOf(p, detail)), true);
      if (shape.length > 2) shapes.push(oneWay && area(shape) < 0 ? shape.reverse() : shape);
    }
  }
  const ready: Ready[] = [];
  if (shapes.length)
    ready.push({
      ...base,
      kind: 'fill',
      width: 0,
      closed: true,
      paths: shapes,
      open: opaque && oneWay && only !== 'sheet',
    });
  for (const [width, lines] of dabs) {
    const short = lines.filter((p) => p.length === 1);
    const long = lines.filter((p) => p.length > 1);
    if (long.length) ready.push({ ...base, kind: 'line', width, closed: false, paths: long, open: true });
    if (short.length) ready.push({ ...base, kind: 'dots', width, closed: false, paths: short, open: true });
  }
  return ready;
}

/** Marks of one kind, colour and width that follow each other become one stroke, up to this many parts. */
const PARTS = 40;

function joined(marks: readonly Ready[]): Ready[] {
  const out: Ready[] = [];
  for (const mark of marks) {
    const last = out.at(-1);
    const joins =
      last?.open &&
      mark.open &&
      last.kind === mark.kind &&
      last.colour === mark.colour &&
      last.width === mark.width &&
      last.closed === mark.closed &&
      last.stage === mark.stage &&
      last.only === mark.only &&
      last.stage !== 'ground' &&
      last.paths.length + mark.paths.length <= PARTS;
    if (joins) last.paths = [...last.paths, ...mark.paths];
    else out.push(mark);
  }
  return out;
}

function fileOf(painting: Painting, marks: readonly Ready[]): StrokesFile {
  const palette = [...new Set(marks.map(({ colour }) => colour))];
  return {
    version: 1,
    width: painting.w,
    height: painting.h,
    ground: painting.bg.toLowerCase(),
    palette,
    strokes: marks.map(({ stage, colour, kind, width, closed, paths, only }): Stroke => {
      const path = kind === 'dots' ? dotPath(paths.flat()) : shortPath(paths, closed);
      const stroke = [STAGES.indexOf(stage), palette.indexOf(colour), width, path] as const;
      return only ? [...stroke, only === 'picture' ? 1 : 2] : [...stroke];
    }),
  };
}

/** One stroke a line, so that a change can be read. */
export const textOf = ({ strokes, ...head }: StrokesFile): string =>
  `${JSON.stringify(head).slice(0, -1)},"strokes":[\n${strokes.map((stroke) => JSON.stringify(stroke)).join(',\n')}\n]}\n`;

/** Moves marks to where the finished picture shows them. */
export const shaken = (marks: readonly Mark[], tremor: Tremor): Mark[] =>
  marks.map((mark) => ({
    ...mark,
    paths: mark.paths.map((p) =>
      (mark.kind === 'dots' ? p : densify(p, 12, mark.kind === 'fill' || mark.closed)).map(tremor),
    ),
  }));

/** The text of a painting's `.strokes.json`, as fine as its budget allows. @throws when even the coarsest is too large */
export function writeStrokes(painting: Painting, marks: readonly Mark[]): string {
  const total = painting.w * painting.h;
  for (const most of BUDGET.plain)
    for (const detail of DETAILS) {
      const text = textOf(fileOf(painting, joined(marks.flatMap((mark) => readyOf(mark, total, detail)))));
      if (text.length <= most && sentBytes(text) <= BUDGET.brotli) return text;
    }
  throw new Error('its strokes take more bytes than they may');
}
