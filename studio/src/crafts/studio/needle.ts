/** Embroidery: every stitch is drawn twice, once in thread colour and once as height, so that it can be lit. */
import { ellipse, leaf } from '../../draw/shapes.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import { hatchLines } from '../../draw/hatching.ts';
import { Rng } from '../../draw/random.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { each } from '../../draw/markup.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { type Sheet, sheet } from './texture.ts';

/** Lightens (k > 0) or darkens a hex colour. */
export function tone(hex: string, k: number) {
  const n = parseInt(hex.slice(1), 16);
  const shift = (v: number) => Math.round(k > 0 ? v + (255 - v) * k : v * (1 + k));
  return '#' + each([n >> 16, (n >> 8) & 255, n & 255], (v) => shift(v).toString(16).padStart(2, '0'));
}

/** Height 0..1 as a grey. */
const grey = (height: number) => tone('#ffffff', -1 + height);

/** Pixels by which the hand trembles. */
const TREMOR = 3;

/** The three sheets of an embroidery: colour, height, and where mirrors shine. */
export interface NeedleSheets {
  col: Sheet;
  hgt: Sheet;
  shine: Sheet;
}

/** An embroidery in the making. All methods return the needle, so that stitches can be chained. */
export class Needle {
  private colour = '';
  private height = '';
  private shine = '';
  private readonly rng: Rng;

  constructor(seed: number) {
    this.rng = new Rng(seed);
  }

  /** Flat piece of cloth: ground or applique. */
  cloth(outline: Poly, colour: string, height = 0.3) {
    return this.raw(fill(outline, colour), fill(outline, grey(height)));
  }

  /** Satin stitch: parallel threads side by side at an angle. */
  satin(outline: Poly, colour: string, angle: number, gap = 4, height = 0.75) {
    const threads = hatchLines(outline, angle, gap, this.rng, 0.2);
    const lit = threads.map((thread) => thread.map(([x, y]): Point => [x, y + gap * 0.4]));
    return this.raw(
      fill(outline, colour) +
        lines(threads, tone(colour, -0.3), gap * 0.3) +
        lines(lit, tone(colour, 0.22), gap * 0.3),
      fill(outline, grey(height)) + lines(threads, grey(height - 0.3), gap * 0.45),
    );
  }

  /** Chain stitch: a row of linked loops along a line. */
  chain(path: Poly, colour: string, width: number, closed = false, height = 0.85) {
    const loops = walk(path, width * 1.15, closed).map((at) =>
      leaf(at.p[0], at.p[1], width * 1.5, width * 0.5, at.a, 0, 0.55, 6),
    );
    const links = loops.map((loop) => [loop[1], loop[4]]);
    return this.raw(
      each(loops, (loop) => fill(loop, colour)) + lines(links, tone(colour, -0.4), width * 0.2),
      line(path, grey(height * 0.7), width * 0.9, closed) +
        each(loops, (loop) => fill(loop, grey(height))) +
        lines(links, grey(height - 0.4), width * 0.3),
    );
  }

  /** Stem stitch: a plain corded line. */
  stem(path: Poly, colour: string, width: number, closed = false, height = 0.7) {
    return this.raw(line(path, colour, width, closed), line(path, grey(height), width, closed));
  }

  knot(x: number, y: number, radius: number, colour: string, height = 0.95) {
    return this.raw(dot(x, y, radius, colour), dot(x, y, radius, grey(height)));
  }

  /** Flower of satin petals, each stitched from its heart outwards; the last colour is the heart. */
  bloom(x: number, y: number, radius: number, petals: number, colours: string[], turn = 0, gap = 4) {
    for (const [k, colour] of colours.slice(0, -1).entries()) {
      const ring = rosette(x, y, radius * (1 - k * 0.36), petals, turn + (k * Math.PI) / petals, 0.62, 1.05);
      for (const [i, petal] of ring.entries()) {
        this.satin(petal, colour, turn + ((i + k * 0.5) / petals) * TAU + Math.PI / 2 - 1.2, gap);
      }
    }
    return this.knot(x, y, radius * 0.2, colours[colours.length - 1]);
  }

  leaf(
    x: number,
    y: number,
    length: number,
    width: number,
    angle: number,
    colour: string,
    bend = 0,
    gap = 4,
  ) {
    return this.satin(leaf(x, y, length, width, angle, bend), colour, angle + 0.7, gap);
  }

  /** Shisha: a round mirror held by a buttonhole ring. */
  mirror(x: number, y: number, radius: number, colour: string) {
    const spokes = series(26, (i): Poly => [
      polar(x, y, radius * 0.92, (i / 26) * TAU),
      polar(x, y, radius * 1.4, (i / 26) * TAU),
    ]);
    const ring = ellipse(x, y, radius * 1.42);
    const glass = ellipse(x, y, radius);
    this.shine += fill(glass, '#fff');
    return this.raw(
      fill(ring, colour) + lines(spokes, tone(colour, -0.35), radius * 0.08) + fill(glass, '#dfe6ea'),
      fill(ring, grey(0.95)) + lines(spokes, grey(0.6), radius * 0.1) + fill(glass, grey(0.5)),
    );
  }

  /** Adds plain SVG to the colour and height sheets. */
  raw(colour: string, height = '') {
    this.colour += colour;
    this.height += height;
    return this;
  }

  /** The finished work on a ground colour; `base` is the height of the ground. */
  sheets(width: number, height: number, ground: string, base = 0.2): NeedleSheets {
    return {
      col: sheet(width, height, this.colour, { ground, tremor: TREMOR }),
      hgt: sheet(width, height, this.height, { ground: grey(base), tremor: TREMOR }),
      shine: sheet(width, height, this.shine, { tremor: TREMOR }),
    };
  }
}
