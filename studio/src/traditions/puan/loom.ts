/** A loom: shapes and lines become threads, every edge a flight of steps, as in the puan cloths of Mizoram. */
import type { Poly } from '../../draw/geometry.ts';
import { bounds, walk } from '../../draw/measure.ts';

/** Width and height of one stitch in pixels. */
export const STITCH = 4;

export const K = {
  cream: '#efe4cb',
  white: '#faf4e4',
  black: '#1d1a1e',
  red: '#b3202c',
  crimson: '#861a2b',
  green: '#2c6b45',
  leaf: '#6d9a4c',
  yellow: '#dfae3d',
  bamboo: '#d9b25c',
  node: '#8a6224',
  indigo: '#2b3f6b',
  skin: '#d6a06c',
  skin2: '#c48a58',
};

/** A web of stitches to paint on, in pixels or in stitches. */
export class Loom {
  readonly columns: number;
  readonly rows: number;
  private readonly web: string[];

  constructor(w: number, h: number, ground: string) {
    this.columns = Math.ceil(w / STITCH);
    this.rows = Math.ceil(h / STITCH);
    this.web = Array.from({ length: this.columns * this.rows }, () => ground);
  }

  /** One stitch. */
  stitch(i: number, j: number, col: string): void {
    if (i >= 0 && j >= 0 && i < this.columns && j < this.rows) this.web[j * this.columns + i] = col;
  }

  /** A block of stitches; `col` may depend on the place inside the block. */
  block(
    i0: number,
    j0: number,
    w: number,
    h: number,
    col: string | ((i: number, j: number) => string | undefined),
  ): void {
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) {
        const c = typeof col === 'string' ? col : col(i, j);
        if (c) this.stitch(i0 + i, j0 + j, c);
      }
  }

  /** The inside of an outline given in pixels; a pattern may give another colour to a stitch. */
  paint(p: Poly, col: string, pattern?: (i: number, j: number) => string | undefined): void {
    const b = bounds(p);
    for (let j = Math.max(0, Math.floor(b.y0 / STITCH)); j <= Math.min(this.rows - 1, b.y1 / STITCH); j++) {
      const y = (j + 0.5) * STITCH;
      const xs: number[] = [];
      for (let i = 0, k = p.length - 1; i < p.length; k = i++) {
        const [ax, ay] = p[i];
        const [bx, by] = p[k];
        if (ay > y !== by > y) xs.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
      }
      xs.sort((m, n) => m - n);
      for (let k = 0; k + 1 < xs.length; k += 2)
        for (let i = Math.ceil(xs[k] / STITCH - 0.5); i + 0.5 <= xs[k + 1] / STITCH; i++)
          this.stitch(i, j, pattern?.(i, j) ?? col);
    }
  }

  /** A line of pixels `w` wide, at least one stitch. */
  line(p: Poly, col: string, w = STITCH, closed = false): void {
    for (const {
      p: [x, y],
    } of walk(p, STITCH / 2, closed)) {
      this.stitch(Math.floor(x / STITCH), Math.floor(y / STITCH), col);
      const r = w / 2;
      if (w <= STITCH) continue;
      for (let j = Math.floor((y - r) / STITCH); j <= (y + r) / STITCH; j++)
        for (let i = Math.floor((x - r) / STITCH); i <= (x + r) / STITCH; i++)
          if (Math.hypot((i + 0.5) * STITCH - x, (j + 0.5) * STITCH - y) <= r) this.stitch(i, j, col);
    }
  }

  /** A shape with a dark outline. */
  shape(p: Poly, col: string, pattern?: (i: number, j: number) => string | undefined): void {
    this.paint(p, col, pattern);
    this.line(p, K.black, STITCH, true);
  }

  /** The cloth as markup: runs of one colour, then the relief of the threads. */
  get svg(): string {
    const runs = new Map<string, string[]>();
    for (let j = 0; j < this.rows; j++)
      for (let i = 0; i < this.columns;) {
        const col = this.web[j * this.columns + i];
        let n = 1;
        while (i + n < this.columns && this.web[j * this.columns + i + n] === col) n++;
        const d = `M${i * STITCH} ${j * STITCH}h${n * STITCH}v${STITCH}h${-n * STITCH}z`;
        const known = runs.get(col);
        if (known) known.push(d);
        else runs.set(col, [d]);
        i += n;
      }
    const [w, h] = [this.columns * STITCH, this.rows * STITCH];
    const weft = Array.from({ length: this.rows }, (_, j) => `M0 ${(j + 1) * STITCH - 0.5}h${w}`).join('');
    const shine = Array.from({ length: this.rows }, (_, j) => `M0 ${j * STITCH + 1.2}h${w}`).join('');
    const warp = Array.from({ length: this.columns }, (_, i) => `M${(i + 1) * STITCH - 0.5} 0v${h}`).join('');
    return (
      [...runs]
        .map(([col, d]) => `<path d="${d.join('')}" fill="${col}" shape-rendering="crispEdges"/>`)
        .join('') +
      `<path d="${weft}" stroke="#000" stroke-width="1" opacity=".2"/><path d="${shine}" stroke="#fff" stroke-width="1" opacity=".13"/><path d="${warp}" stroke="#000" stroke-width="1" opacity=".17"/>`
    );
  }
}

/** Colours of a row of lozenges, `h` stitches high: rings round each centre. */
export const lozengeRow =
  (h: number, cols: string[]) =>
  (i: number, j: number): string => {
    const half = (h - 1) / 2;
    const period = h + 1;
    const d = Math.abs((i % period) - half) + Math.abs(j - half);
    return cols[Math.min(cols.length - 1, Math.floor((d / (half + 1)) * (cols.length - 1)))];
  };

/** Colours of a zigzag of `n` nested lines. */
export const zigzagRow =
  (period: number, cols: string[], step = 2) =>
  (i: number, j: number): string => {
    const k = Math.abs((i % period) - period / 2);
    return cols[Math.floor((k + j) / step) % cols.length];
  };
