/** A `.strokes.json`; docs/content.md describes it. */
interface StrokesFile {
  version: 1;
  width: number;
  height: number;
  ground: string;
  palette: readonly string[];
  strokes: readonly (readonly [stage: number, colour: number, width: number, path: string, only?: 1 | 2])[];
}

/** What a stroke is for, as the first number of each stroke says. */
export const stages = { ground: 0, fill: 1, line: 2, ornament: 3 } as const;

/** A shape or a line that is drawn in one go. */
export interface Stroke {
  stage: number;
  colour: string;
  /** 0 for a filled shape. */
  width: number;
  path: string;
  /** How far the brush travels, in pixels of the picture. */
  length: number;
  /** The longer side of its bounding box. */
  extent: number;
}

/** How a picture was painted, in the order of painting. */
export interface Drawing {
  width: number;
  height: number;
  ground: string;
  strokes: readonly Stroke[];
  /** What the colouring sheet is made of: some is drawn otherwise for it. */
  sheet: readonly Stroke[];
}

/** The address sent a file, but not one with strokes. */
const unreadable = () => new Error('This is no file of strokes.');

const token = /[Mmlhz]|-?(?:\d+(?:\.\d+)?|\.\d+)/g;

type Line = Pick<Stroke, 'path' | 'length' | 'extent'>;

const short = (value: number) => Number(value.toFixed(2));

/** The separate lines of a path of `M m l h z`, each with a path of its own. */
export const linesOf = (path: string): Line[] => {
  const tokens = path.match(token) ?? [];
  const lines: Line[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [left, right, top, bottom, length] = [0, 0, 0, 0, 0];
  let parts: string[] = [];
  const end = () => {
    if (parts.length > 1) {
      lines.push({ path: parts.join(''), length, extent: Math.max(right - left, bottom - top) });
    }
    parts = [];
  };
  const start = (toX: number, toY: number) => {
    end();
    [x, y, startX, startY] = [toX, toY, toX, toY];
    [left, right, top, bottom, length] = [x, x, y, y, 0];
    parts = [`M${short(x)} ${short(y)}`];
  };
  const draw = (dx: number, dy: number) => {
    // After `z` a line may go on from the start of the one that was closed.
    if (parts.length === 0) start(x, y);
    x += dx;
    y += dy;
    length += Math.hypot(dx, dy);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    parts.push(`l${dx} ${dy}`);
  };
  let command = '';
  for (let at = 0; at < tokens.length;) {
    const next = tokens[at] as string;
    if (/[Mmlhz]/.test(next)) {
      command = next;
      at += 1;
      if (command === 'z') {
        length += Math.hypot(startX - x, startY - y);
        if (parts.length > 0) parts.push('z');
        end();
        [x, y] = [startX, startY];
      }
      continue;
    }
    const first = Number(next);
    if (command === 'h') {
      draw(first, 0);
      at += 1;
      continue;
    }
    const second = Number(tokens[at + 1]);
    if (!Number.isFinite(second)) throw unreadable();
    at += 2;
    if (command === 'M') start(first, second);
    else if (command === 'm') start(x + first, y + second);
    else if (command === 'l') draw(first, second);
    else throw unreadable();
    // Further pairs after a move are lines.
    if (command === 'M' || command === 'm') command = 'l';
  }
  end();
  return lines;
};

/** One stroke of all lines: for filled shapes, whose inner lines are holes. */
const together = (path: string): Line[] => {
  const lines = linesOf(path);
  if (lines.length === 0) return [];
  return [
    {
      path,
      length: lines.reduce((sum, line) => sum + line.length, 0),
      extent: Math.max(...lines.map(({ extent }) => extent)),
    },
  ];
};

/**
 * Reads a `.strokes.json`. Lines that the file has in one path become strokes of their own, so that
 * they appear one after the other; shapes and translucent lines stay together. Throws for anything
 * else.
 */
export const drawingOf = (file: unknown): Drawing => {
  const { version, width, height, ground, palette, strokes } = (file ?? {}) as StrokesFile;
  if (version !== 1 || !Array.isArray(palette) || !Array.isArray(strokes)) throw unreadable();
  const read = (strokes as StrokesFile['strokes']).map(([stage, place, lineWidth, path, only]) => {
    const colour = palette[place] as string;
    const lines = lineWidth === 0 || colour.length > 7 ? together(path) : linesOf(path);
    return { only, made: lines.map((line): Stroke => ({ stage, colour, width: lineWidth, ...line })) };
  });
  const without = (left: 1 | 2) => read.flatMap(({ only, made }) => (only === left ? [] : made));
  return { width, height, ground, strokes: without(2), sheet: without(1) };
};

/** How long a drawing takes, in milliseconds. */
export const drawingMs = 15_000;

/** Counts like so many pixels of way, for lifting the brush and dipping it. */
const pause = 12;

/**
 * When each stroke is finished, as a share of the whole time. Long strokes take longer, but less
 * than in proportion: a painter is quick with a long line.
 */
export const endsOf = (strokes: readonly Pick<Stroke, 'length'>[]): Float64Array => {
  const ends = new Float64Array(strokes.length);
  let sum = 0;
  strokes.forEach(({ length }, index) => {
    sum += Math.sqrt(pause + length);
    ends[index] = sum;
  });
  return ends.map((end) => end / sum);
};

/** How many strokes are finished at a moment, a share of the whole time. */
export const finishedAt = (ends: Float64Array, share: number): number => {
  if (share >= 1) return ends.length;
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] as number) <= share) low = middle + 1;
    else high = middle;
  }
  return low;
};
