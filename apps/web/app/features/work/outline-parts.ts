import { stages, type Drawing, type Stroke } from './strokes';

/** A path of a colouring sheet; what comes later covers what lies below it. */
export interface Outline {
  path: string;
  /**
   * `edge`: a white shape with an edge; `ink`, `line`: a printed shape or line; `paper`, `inside`: a
   * white one.
   */
  kind: 'edge' | 'ink' | 'line' | 'paper' | 'inside';
  width: number;
}

/** Width of printed lines. Everything here is a share of the longer side of the picture. */
export const inkWidth = 0.0016;

/** The longer side of a picture. */
export const sideOf = ({ width, height }: Drawing): number => Math.max(width, height);

/** How wide the lines of a sheet are printed, in pixels of the picture. */
export const printedWidth = (drawing: Drawing): number => inkWidth * sideOf(drawing);

/** Wider lines are shapes to colour, with an edge on both sides. */
const widestLine = 0.006;

/** No sheet has smaller dots. */
const leastDot = 0.004;

/** Lines that are no wider are hatching where many follow each other. */
export const finestBrush = 0.0014;

/** A stroke of a drawing, and what becomes of it. */
export interface Part extends Stroke {
  /** `tube`: a wide line; `dab`: a wide line that is hardly longer than wide. */
  kind: 'shape' | 'line' | 'tube' | 'dab';
  /** As a share of the longer side. */
  size: number;
}

export const isOrnament = ({ stage }: Stroke) => stage === stages.ornament;

export const isDot = ({ extent }: Stroke) => extent < 1;

/** Such as water, through which what is in it shows. */
const isTranslucent = ({ colour }: Stroke) => colour.length > 7;

export const startOf = ({ path }: Stroke): [number, number] => {
  const [x, y] = /^M(-?[\d.]+) ?(-?[\d.]+)/.exec(path)?.slice(1) ?? [];
  return [Number(x), Number(y)];
};

/** How far apart two strokes start. */
export const distanceOf = (stroke: Stroke, other: Stroke): number => {
  const [x, y] = startOf(stroke);
  const [otherX, otherY] = startOf(other);
  return Math.hypot(otherX - x, otherY - y);
};

export const isBlack = ({ colour }: Stroke): boolean =>
  [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) < 0x30);

/** Whether a dot is black and in the middle of the dot that was painted before. */
export const isPupil = (dot: Stroke | undefined, white: Stroke | undefined): boolean => {
  if (!dot || !white || !isDot(dot) || !isDot(white) || !isBlack(dot) || isBlack(white)) return false;
  return dot.width < white.width && distanceOf(dot, white) < 1;
};

/** The parts of a drawing that a sheet may have. Dots wider than `widestDot` have an edge. */
export const partsOf = (drawing: Drawing, widestDot = widestLine): Part[] => {
  const side = sideOf(drawing);
  return drawing.strokes
    .filter((stroke, at) => {
      if (isTranslucent(stroke)) return false;
      return !isDot(stroke) || stroke.width >= leastDot * side || isPupil(stroke, drawing.strokes[at - 1]);
    })
    .map((stroke, at, { [at + 1]: next }) => {
      const { width, extent } = stroke;
      const isDab = !isDot(stroke) && width > 0.5 * extent && width >= leastDot * side;
      const isWide = width > (isDot(stroke) ? widestDot : widestLine) * side;
      const isTube = isWide || isPupil(next, stroke);
      const kind = isDab ? 'dab' : isTube ? 'tube' : width > 0 ? 'line' : 'shape';
      return { ...stroke, kind, size: (isDab ? extent + width : Math.max(extent, width)) / side };
    });
};

export const ofOneColour = (part: Part, other: Part) => part.colour === other.colour;

/** Rays, petals: they may be of several widths. */
export const ofOnePattern = (part: Part, other: Part) =>
  ofOneColour(part, other) && part.stage === other.stage;

/** Leaves, hatching. */
export const ofOneBrush = (part: Part, other: Part) =>
  ofOnePattern(part, other) && part.width === other.width;

/** Parts that follow each other and are alike. */
export const runsOf = <T>(parts: readonly T[], areAlike: (part: T, other: T) => boolean): T[][] => {
  const runs: T[][] = [];
  for (const part of parts) {
    const run = runs.at(-1);
    if (run && areAlike(run[0] as T, part)) run.push(part);
    else runs.push([part]);
  }
  return runs;
};

/**
 * One outline round all parts: first their edges, then what is white inside them. Parts that are no
 * further from each other than `gap` have no line between them.
 */
export const joined = (parts: readonly Part[], ink: number, gap: number): Outline[] => {
  const edgeWidth = 2 * ink + gap;
  const edges = new Map<number, string>();
  const tubes = new Map<number, string>();
  for (const { kind, path, width } of parts) {
    const edge = kind === 'shape' ? edgeWidth : kind === 'line' ? ink : width;
    edges.set(edge, (edges.get(edge) ?? '') + path);
    if (kind === 'tube' || kind === 'dab') tubes.set(width, (tubes.get(width) ?? '') + path);
  }
  return [
    ...[...edges].map(([width, path]): Outline => ({ path, kind: 'line', width })),
    ...parts
      .filter(({ kind }) => kind === 'shape')
      .map(({ path }): Outline => ({ path, kind: 'paper', width: gap })),
    ...[...tubes].map(([width, path]): Outline => ({
      path,
      kind: 'inside',
      width: Math.max(0, width - 2 * ink),
    })),
  ];
};
