/** A sheet to draw on: collects marks, remembers which ground is taken, and becomes a painting. */
import type { Point, Poly } from './geometry.ts';
import { bounds } from './measure.ts';
import type { Finish, Painting } from './painting.ts';
import { Rng } from './random.ts';
import { rect } from './shapes.ts';

/** Side of one cell of the occupancy grid, in picture units. */
const CELL = 3;

/**
 * A sheet of w x h pixels. Draw from back to front: `add` marks, `block` what they cover, `pack` the rest, then `art`.
 */
export class Sheet {
  readonly seed: number;
  readonly w: number;
  readonly h: number;
  /** The picture's random numbers. */
  readonly r: Rng;
  private readonly marks: string[] = [];
  private readonly taken: Uint8Array;
  private readonly columns: number;
  private readonly rows: number;

  constructor(seed: number, w: number, h: number) {
    this.seed = seed;
    this.w = w;
    this.h = h;
    this.r = new Rng(seed);
    this.columns = Math.ceil(w / CELL) + 1;
    this.rows = Math.ceil(h / CELL) + 1;
    this.taken = new Uint8Array(this.columns * this.rows);
  }

  /** Lay marks over everything drawn so far. */
  add(...svg: string[]): this {
    this.marks.push(...svg);
    return this;
  }

  /** Mark a border of width `t` as taken, and `pad` inside it (`footPad` at the foot). */
  blockRim(t: number, pad = 0, footPad = pad): this {
    const { w, h } = this;
    return this.block(rect(0, 0, w, t + pad))
      .block(rect(0, h - t - footPad, w, t))
      .block(rect(0, 0, t + pad, h))
      .block(rect(w - t - pad, 0, t, h));
  }

  /** Mark the inside of a polygon, and `pad` around it, as taken. */
  block(p: Poly, pad = 0): this {
    const b = bounds(p);
    const last = Math.min(this.rows - 1, b.y1 / CELL);
    for (let j = Math.max(0, Math.floor(b.y0 / CELL)); j <= last; j++) {
      const y = (j + 0.5) * CELL;
      const xs: number[] = [];
      for (let i = 0, k = p.length - 1; i < p.length; k = i++) {
        const [ax, ay] = p[i];
        const [bx, by] = p[k];
        if (ay > y !== by > y) xs.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
      }
      xs.sort((m, n) => m - n);
      for (let k = 0; k + 1 < xs.length; k += 2) this.takeSpan(j, xs[k] - pad, xs[k + 1] + pad);
    }
    if (pad) for (const q of p) this.takeDisc(q, pad);
    return this;
  }

  /** Mark the ground along a line as taken. */
  blockLine(p: Poly, pad: number): this {
    for (const q of p) this.takeDisc(q, pad);
    return this;
  }

  private takeSpan(j: number, x0: number, x1: number): void {
    const a = Math.max(0, Math.floor(x0 / CELL));
    const b = Math.min(this.columns - 1, Math.floor(x1 / CELL));
    for (let i = a; i <= b; i++) this.taken[j * this.columns + i] = 1;
  }

  private takeDisc([x, y]: Point, R: number): void {
    const j0 = Math.max(0, Math.floor((y - R) / CELL));
    const j1 = Math.min(this.rows - 1, Math.floor((y + R) / CELL));
    for (let j = j0; j <= j1; j++) {
      const dy = (j + 0.5) * CELL - y;
      const dx = Math.sqrt(Math.max(0, R * R - dy * dy));
      this.takeSpan(j, x - dx, x + dx);
    }
  }

  /** Is a disc of radius R round (x, y) still empty ground? */
  free(x: number, y: number, R: number): boolean {
    const i0 = Math.floor((x - R) / CELL);
    const i1 = Math.floor((x + R) / CELL);
    const j0 = Math.floor((y - R) / CELL);
    const j1 = Math.floor((y + R) / CELL);
    if (i0 < 0 || j0 < 0 || i1 >= this.columns || j1 >= this.rows) return false;
    for (let j = j0; j <= j1; j++) {
      for (let i = i0; i <= i1; i++) {
        const dx = (i + 0.5) * CELL - x;
        const dy = (j + 0.5) * CELL - y;
        if (dx * dx + dy * dy <= R * R && this.taken[j * this.columns + i]) return false;
      }
    }
    return true;
  }

  /**
   * Throw motifs of radius R at the free ground inside a box; `draw` paints each one that finds room.
   * @returns how many found room
   */
  pack(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    R: number,
    tries: number,
    draw: (x: number, y: number, i: number) => void,
    gap = 3,
  ): number {
    let n = 0;
    for (let k = 0; k < tries; k++) {
      const x = this.r.between(x0 + R, x1 - R);
      const y = this.r.between(y0 + R, y1 - R);
      if (!this.free(x, y, R + gap)) continue;
      draw(x, y, n++);
      this.takeDisc([x, y], R + gap / 2);
    }
    return n;
  }

  /** Everything drawn so far, as SVG markup. */
  get svg(): string {
    return this.marks.join('');
  }

  /** The finished painting on a ground of colour `bg`. */
  art(bg: string, finish: Finish): Painting {
    return { w: this.w, h: this.h, bg, body: this.svg, finish: { seed: this.seed, ...finish } };
  }
}

/** The grounds these traditions are painted on. */
export const GROUND = {
  mudWall: {
    surface: 'plaster',
    wobble: 2.2,
    wobbleFreq: 0.028,
    grain: 1,
    mottle: 1.4,
    fibre: 1.5,
    vignette: 0.7,
    age: 0.5,
  },
  paper: { surface: 'paper', wobble: 1.5, grain: 1, mottle: 0.9, fibre: 0.8, vignette: 0.35, age: 0.3 },
  cloth: { surface: 'cloth', wobble: 1.6, grain: 1, mottle: 1.3, fibre: 1, vignette: 0.4, age: 0.4 },
  board: { surface: 'board', wobble: 1, grain: 1, mottle: 0.5, fibre: 0, vignette: 0.4, age: 0.2 },
} satisfies Record<string, Finish>;
