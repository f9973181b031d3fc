/** Reads a painting's markup back as marks in painting order: filled shapes, lines and dots, in picture units, clipped and without groups. */
import type { Point, Poly } from '../draw/geometry.ts';
import { bounds } from '../draw/measure.ts';
import type { Painting } from '../draw/painting.ts';
import type { Recording } from '../draw/recording.ts';
import { type Clip, clipLines, clipShapes, within, withoutSeam } from './clipping.ts';

/** A mark of one colour: shapes to fill, lines to draw, or round dots. */
export interface Mark {
  kind: 'fill' | 'line' | 'dots';
  /** `#rrggbb`, or `#rrggbbaa` where the ground shows through. */
  colour: string;
  /** Of a line, or the diameter of the dots; 0 for a fill. */
  width: number;
  /** Shapes, lines, or one point for each dot. */
  paths: Poly[];
  /** Whether the lines end where they begin. */
  closed: boolean;
  /** Whether it is seen through a shape that is small beside the picture, as patterns are. */
  patterned: boolean;
  /** Names of the motifs it belongs to. */
  motifs: readonly string[];
  /** Where it is seen if not in both. */
  only?: 'picture' | 'sheet';
}

/** a c e / b d f, as in SVG. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + c * B,
  b * A + d * B,
  a * C + c * D,
  b * C + d * D,
  a * E + c * F + e,
  b * E + d * F + f,
];

const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

function matrixOf(transform: string | undefined): Matrix {
  let matrix = IDENTITY;
  for (const [, name, list = ''] of (transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const n = (list.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const [x = 0, y] = n;
    if (name === 'translate') matrix = times(matrix, [1, 0, 0, 1, x, y ?? 0]);
    else if (name === 'scale') matrix = times(matrix, [x, 0, 0, y ?? x, 0, 0]);
    else if (name === 'rotate') {
      const angle = (x * Math.PI) / 180;
      const [cx = 0, cy = 0] = n.slice(1);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const turn: Matrix = [cos, sin, -sin, cos, 0, 0];
      matrix = times(times(times(matrix, [1, 0, 0, 1, cx, cy]), turn), [1, 0, 0, 1, -cx, -cy]);
    } else throw new Error(`no drawing uses ${name}() so far; teach it to strokes/marks.ts`);
  }
  return matrix;
}

type Attributes = ReadonlyMap<string, string>;

const attributesOf = (text: string): Attributes =>
  new Map([...text.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [name, value]));

/** One part of a path, from its M to the next. */
interface SubPath {
  key: string;
  points: Poly;
  closed: boolean;
  /** Of a dot, whose only point is its middle. */
  radius?: number;
}

function subPathsOf(d: string): SubPath[] {
  return (d.match(/M[^M]*/g) ?? []).map((key): SubPath => {
    if (key.includes('a')) {
      const [x = 0, y = 0, r = 0, , , , , across = 0] = (key.match(/-?[\d.]+/g) ?? []).map(Number);
      return { key, points: [[x + across / 2, y]], closed: true, radius: r };
    }
    const points: Poly = [];
    for (const [, letter, list = ''] of key.matchAll(/([MLHV])([^A-Za-z]*)/g)) {
      const n = (list.match(/-?[\d.]+/g) ?? []).map(Number);
      const [lastX, lastY] = points.at(-1) ?? [0, 0];
      if (letter === 'H') for (const x of n) points.push([x, lastY]);
      else if (letter === 'V') for (const y of n) points.push([lastX, y]);
      else for (let i = 0; i + 1 < n.length; i += 2) points.push([n[i], n[i + 1]]);
    }
    return { key, points, closed: /Z/i.test(key) };
  });
}

/** What the groups round an element decide. */
interface Surroundings {
  matrix: Matrix;
  opacity: number;
  clips: readonly Clip[];
  /** Soft shading, which no stroke shows. */
  blurred: boolean;
}

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;

const hex = (v: number): string => Math.round(v).toString(16).padStart(2, '0');

/** The colours of gradients by their address: the mean of their stops. */
function gradientColours(markup: string): Map<string, string | undefined> {
  const colours = new Map<string, string | undefined>();
  for (const [, id = '', inner = ''] of markup.matchAll(
    /Gradient id="([^"]*)"[^>]*>(.*?)<\/\w+Gradient>/gs,
  )) {
    const stops = [...inner.matchAll(/<stop([^>]*)>/g)].map(([, text = '']) => attributesOf(text));
    // A gradient that fades out is a shine or a glow.
    if (stops.some((stop) => stop.has('stop-opacity'))) colours.set(`url(#${id})`, undefined);
    else {
      const channels = [1, 3, 5].map((i) =>
        mean(stops.map((stop) => parseInt((stop.get('stop-color') ?? '#000000').slice(i, i + 2), 16))),
      );
      colours.set(`url(#${id})`, `#${channels.map(hex).join('')}`);
    }
  }
  return colours;
}

function fullColour(colour: string, opacity: number): string {
  const long = colour.length === 4 ? colour.replaceAll(/[0-9a-f]/gi, '$&$&') : colour;
  return (long.slice(0, 7) + (opacity < 0.98 ? hex(opacity * 255) : '')).toLowerCase();
}

/** What is told of a drawing that nobody listened to. */
const nothing: Recording = { inked: new Map(), motifs: new Map(), unstroked: new Set(), redrawn: [] };

/** What is seen through a shape smaller than this share of the picture is a pattern; a larger one is a field or a frame. */
const PATTERN_SHARE = 0.3;

/** Rings are the size of a sun or a frame. */
const mayBeRing = (shape: Poly): boolean => {
  const { w, h } = bounds(shape);
  return w > 100 && h > 100;
};

/** The marks of what a colouring sheet alone has. */
const outlinesOf = (painting: Painting, body: string): Mark[] =>
  marksOf({ ...painting, body, defs: '' }, nothing).map((mark) => ({ ...mark, only: 'sheet' }));

/** Every mark of a painting. Shading, glows, layers of gold leaf and what a work leaves out are not among them. */
export function marksOf(painting: Painting, recording: Recording): Mark[] {
  const { body, defs = '' } = painting;
  const gradients = gradientColours(defs + body);
  const clips = new Map<string, Clip>();
  const marks: Mark[] = [];
  const stack: Surroundings[] = [{ matrix: IDENTITY, opacity: 1, clips: [], blurred: false }];
  const redrawn = recording.redrawn.map(({ shapes, outlines }) => ({ shapes, outlines, isRead: false }));
  let clipBeingRead: string | undefined;
  let unread: string | undefined;

  const motifsOf = (keys: readonly string[]): string[] =>
    [...recording.motifs].flatMap(([name, shapes]) => (keys.some((key) => shapes.has(key)) ? [name] : []));

  /** The first mark of what the sheet has otherwise brings the outlines that stand for all of it. */
  const push = (keys: readonly string[], mark: Mark): void => {
    const instead = redrawn.find(({ shapes }) => keys.some((key) => shapes.has(key)));
    if (instead && !instead.isRead) {
      instead.isRead = true;
      marks.push(...outlinesOf(painting, instead.outlines));
    }
    marks.push(instead ? { ...mark, only: 'picture' } : mark);
  };

  const isPattern = (through: readonly Clip[]): boolean =>
    through.some((clip) => {
      const { w, h } = bounds(clip.flat());
      return w * h < PATTERN_SHARE * painting.w * painting.h;
    });

  const colourOf = (named: string | undefined, opacity: number): string | undefined => {
    if (named === undefined || named === 'none') return undefined;
    const colour = named.startsWith('url(') ? gradients.get(named) : named;
    return colour === undefined ? undefined : fullColour(colour, opacity);
  };

  const readPath = (attributes: Attributes, { matrix, opacity, clips: through }: Surroundings): void => {
    const d = attributes.get('d') ?? '';
    const own = times(matrix, matrixOf(attributes.get('transform')));
    const size = Math.sqrt(Math.abs(own[0] * own[3] - own[1] * own[2]));
    const seen = opacity * Number(attributes.get('opacity') ?? 1);
    const parts = subPathsOf(d).filter(({ key }) => !recording.unstroked.has(key));
    const keys = parts.map(({ key }) => key);
    const motifs = motifsOf(keys);
    const add = (kind: Mark['kind'], colour: string, width: number, closed: boolean, paths: Poly[]): void => {
      if (paths.length)
        push(keys, { kind, colour, width, closed, paths, patterned: isPattern(through), motifs });
    };
    const placed = (points: Poly): Poly => points.map((p) => apply(own, p));
    const drawLines = (lines: readonly Poly[], colour: string, width: number, closed: boolean): void => {
      const whole = through.length === 0 || lines.every((line) => within(line, through));
      if (whole) add('line', colour, width, closed, [...lines]);
      else add('line', colour, width, false, clipLines(lines, closed, through));
    };

    const filled = colourOf(attributes.get('fill') ?? '#000000', seen);
    const inked = recording.inked.get(d);
    if (filled && inked) drawLines([placed(inked.middle)], filled, inked.width * size, inked.closed);
    else if (filled) {
      const dots = parts.filter(({ radius }) => radius !== undefined);
      const middles = dots.flatMap(({ points }) => placed(points)).filter((p) => within([p], through));
      add(
        'dots',
        filled,
        2 * mean(dots.map(({ radius }) => radius ?? 0)) * size,
        true,
        middles.map((p) => [p]),
      );
      const shapes = parts.flatMap(({ points, radius }) => (radius === undefined ? [placed(points)] : []));
      const solid = shapes.filter((shape) => shape.length > 2);
      const evenOdd = attributes.get('fill-rule') === 'evenodd';
      const whole = solid.length === 1 && !evenOdd && mayBeRing(solid[0]) ? withoutSeam(solid[0]) : solid;
      add('fill', filled, 0, true, clipShapes(whole, evenOdd, through));
    }
    const stroked = colourOf(attributes.get('stroke'), seen);
    if (!stroked) return;
    const width = Number(attributes.get('stroke-width') ?? 1) * size;
    for (const closed of [false, true]) {
      const lines = parts.filter((part) => part.closed === closed).map(({ points }) => placed(points));
      if (lines.length) drawLines(lines, stroked, width, closed);
    }
  };

  const readCircle = (attributes: Attributes, surroundings: Surroundings): void => {
    const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(attributes.get(name) ?? 0));
    const { matrix, opacity, clips: through } = surroundings;
    const colour = colourOf(
      attributes.get('fill') ?? '#000000',
      opacity * Number(attributes.get('opacity') ?? 1),
    );
    const middle = apply(matrix, [x, y]);
    if (!colour || !within([middle], through)) return;
    const size = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    const key = `${x} ${y}`;
    push([key], {
      kind: 'dots',
      colour,
      width: 2 * r * size,
      paths: [[middle]],
      closed: true,
      patterned: isPattern(through),
      motifs: motifsOf([key]),
    });
  };

  for (const [, ending, tag, text = '', empty] of body.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    const around = stack.at(-1);
    if (!around) throw new Error('a group ends that did not begin');
    if (ending) {
      if (tag === unread) unread = undefined;
      else if (unread) continue;
      else if (tag === 'g') stack.pop();
      else if (tag === 'clipPath') clipBeingRead = undefined;
      continue;
    }
    if (unread) continue;
    const attributes = attributesOf(text);
    switch (tag) {
      case 'defs':
      case 'linearGradient':
      case 'radialGradient':
      case 'filter':
        if (!empty) unread = tag;
        break;
      case 'clipPath':
        clipBeingRead = attributes.get('id');
        break;
      case 'g': {
        const id = /url\(#(.*)\)/.exec(attributes.get('clip-path') ?? '')?.[1];
        const clip = id === undefined ? undefined : clips.get(id);
        if (id !== undefined && !clip) throw new Error(`there is no clip path ${id}`);
        stack.push({
          matrix: times(around.matrix, matrixOf(attributes.get('transform'))),
          opacity: around.opacity * Number(attributes.get('opacity') ?? 1),
          clips: clip ? [...around.clips, clip] : around.clips,
          blurred: around.blurred || attributes.has('filter'),
        });
        break;
      }
      case 'path':
        if (clipBeingRead !== undefined) {
          const own = times(around.matrix, matrixOf(attributes.get('transform')));
          const shapes = subPathsOf(attributes.get('d') ?? '').map(({ points }) =>
            points.map((p) => apply(own, p)),
          );
          clips.set(clipBeingRead, shapes);
        } else if (!around.blurred && !attributes.has('filter')) readPath(attributes, around);
        break;
      case 'circle':
        if (!around.blurred && !attributes.has('filter')) readCircle(attributes, around);
        break;
      default:
        throw new Error(`no drawing uses <${tag}> so far; teach it to strokes/marks.ts`);
    }
  }
  return marks;
}
