/**
 * What a drawing can tell besides its markup, to whoever asks while it is drawn: where the middle of each inked line runs, and which
 * marks belong to a motif that has a name. The markup is the same whether anybody asks or not.
 */
import type { Poly } from './geometry.ts';

/** The middle of an inked line, whose markup shows its two edges alone. */
export interface InkedLine {
  middle: Poly;
  width: number;
  closed: boolean;
}

/** What was told. */
export interface Recording {
  /** By the `d` attribute that the line has in the markup. */
  inked: ReadonlyMap<string, InkedLine>;
  /** The `d` attributes (of circles: their centres) of each motif, by its name. */
  motifs: ReadonlyMap<string, ReadonlySet<string>>;
  /** The same of what the strokes leave out. */
  unstroked: ReadonlySet<string>;
  /** The same of what the colouring sheet has otherwise. */
  redrawn: readonly Redrawn[];
}

/** What is painted, and the markup that stands for it on the colouring sheet. */
export interface Redrawn {
  shapes: ReadonlySet<string>;
  outlines: string;
}

interface Open {
  inked: Map<string, InkedLine>;
  motifs: Map<string, Set<string>>;
  unstroked: Set<string>;
  redrawn: Redrawn[];
  isRedrawing: boolean;
  /** The motifs being drawn now, one inside the other. */
  now: Set<string>[];
}

let open: Open | undefined;

/** Draws, and listens. One drawing at a time. */
export async function record<T>(draw: () => Promise<T>): Promise<{ drawing: T; recording: Recording }> {
  if (open) throw new Error('two drawings can not be recorded at once');
  const recording: Open = {
    inked: new Map(),
    motifs: new Map(),
    unstroked: new Set(),
    redrawn: [],
    isRedrawing: false,
    now: [],
  };
  open = recording;
  try {
    return { drawing: await draw(), recording };
  } finally {
    open = undefined;
  }
}

function listening<T>({ now }: Open, shapes: Set<string>, draw: () => T): T {
  now.push(shapes);
  try {
    return draw();
  } finally {
    now.pop();
  }
}

/** Says that a shape was made. */
export function tellShape(key: string): void {
  if (open) for (const motif of open.now) motif.add(key);
}

/** Says where the middle of an inked line runs; `make` is called only when somebody listens. */
export function tellInk(key: string, make: () => InkedLine): void {
  open?.inked.set(key, make());
}

/**
 * Names what `draw` draws, so that the picture can be asked where it is. Several calls with one name make one motif.
 * @param name as in the details of the work in `content/`
 */
export function motif<T>(name: string, draw: () => T): T {
  if (!open) return draw();
  const shapes = open.motifs.get(name) ?? new Set<string>();
  open.motifs.set(name, shapes);
  return listening(open, shapes, draw);
}

/** Leaves what `draw` draws out of the strokes: dark marks on a dark shape, whose outlines would run through it on a colouring sheet. */
export function withoutStrokes<T>(draw: () => T): T {
  return open ? listening(open, open.unstroked, draw) : draw();
}

/**
 * Draws, and says what the colouring sheet has instead of all of it, where the marks of the picture make no outlines that a child can colour.
 * @param outlines markup with no random numbers of the drawing; shapes in one element become one shape; empty leaves it out
 */
export function redrawn<T>(draw: () => T, outlines: () => string = () => ''): T {
  if (!open || open.isRedrawing) return draw();
  const shapes = new Set<string>();
  open.isRedrawing = true;
  const drawn = listening(open, shapes, draw);
  open.isRedrawing = false;
  const { now } = open;
  open.now = [];
  open.redrawn.push({ shapes, outlines: outlines() });
  open.now = now;
  return drawn;
}
