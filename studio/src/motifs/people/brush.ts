/** The brush that draws large people: flat paint, a line whose width follows the turn of the wrist, pearls and bands. */
import { type Point, type Poly, polar, transform } from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import { clip, nextStroke } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import { noise1 } from '../../draw/noise.ts';
import { ellipse } from '../../draw/shapes.ts';
import { dot, fill, line, pathData } from '../../draw/svg.ts';

/** Angle at which the brush is held: strokes across it are broad, strokes along it fine. */
const HELD = -0.62;

/** A brushed line: broad and fine by its direction, thin at open ends, with a slow change of pressure. */
export function brushed(p: Poly, col: string, w: number, closed = false): string {
  // hair lines show no pressure
  if (w < 1.7) return line(resample(p, 5, closed), col, w, closed);
  const path = walk(p, w < 2.4 ? 5.5 : 4, closed);
  if (path.length < 3) return '';
  if (closed) path.push(path[0]);
  const press = noise1(nextStroke());
  const left: Poly = [],
    right: Poly = [];
  path.forEach((s, i) => {
    const last = path.length - 1,
      before = path[i === 0 ? (closed ? last - 1 : 0) : i - 1].p,
      after = path[i === last ? (closed ? 1 : i) : i + 1].p,
      a = Math.atan2(after[1] - before[1], after[0] - before[0]),
      end = closed ? 1 : Math.min(1, 0.25 + Math.min(i, last - i) / 7),
      half = (w / 2) * (0.66 + 0.62 * Math.abs(Math.sin(a - HELD))) * (1 + 0.16 * press(s.s / 60)) * end;
    left.push(polar(...s.p, half, a + Math.PI / 2));
    right.push(polar(...s.p, half, a - Math.PI / 2));
  });
  return closed
    ? `<path d="${pathData(left)}${pathData(right.toReversed())}" fill="${col}" fill-rule="evenodd"/>`
    : fill([...left, ...right.toReversed()], col);
}

/** Paints in order; everything it draws is in `svg`. */
export class Brush {
  svg = '';
  readonly ink: string;
  readonly w: number;
  readonly map: (p: Poly) => Poly;
  readonly scale: number;

  /**
   * @param ink colour of the line
   * @param w its usual width
   * @param map from the coordinates of the drawing to the sheet
   * @param scale size of the one in the other
   */
  constructor(ink: string, w: number, map = (p: Poly): Poly => p, scale = 1) {
    this.ink = ink;
    this.w = w;
    this.map = map;
    this.scale = scale;
  }

  /** The same brush in coordinates of a part: scaled, flipped (`fx` -1), turned and moved to (x, y). */
  on(x: number, y: number, s = 1, rot = 0, fx = 1): Brush {
    const part = new Brush(this.ink, this.w, (p) => this.map(transform(p, x, y, s, rot, fx)), this.scale * s);
    return part;
  }

  private point(x: number, y: number): Point {
    return this.map([[x, y]])[0];
  }

  add(...markup: string[]): void {
    this.svg += markup.join('');
  }

  /** Flat paint. */
  fill(p: Poly, col: string): void {
    this.add(fill(this.map(p), col));
  }

  /** Flat paint and its contour, `w` times the usual width. */
  shape(p: Poly, col: string, w = 1): void {
    const q = this.map(p);
    this.add(fill(q, col), brushed(q, this.ink, this.w * w, true));
  }

  /** Paint with a soft shade along the inside of its contour. @param soft width of the shade */
  model(p: Poly, col: string, shade: string, soft: number, w = 1): void {
    const q = this.map(p);
    this.add(modelled(q, col, shade, soft * this.scale, 5), brushed(q, this.ink, this.w * w, true));
  }

  /** An open line, `w` times the usual width. */
  stroke(p: Poly, w = 1, col = this.ink): void {
    this.add(brushed(this.map(p), col, this.w * w));
  }

  /** A closed contour alone. */
  contour(p: Poly, w = 1, col = this.ink): void {
    this.add(brushed(this.map(p), col, this.w * w, true));
  }

  /** What is painted meanwhile is seen only inside the shape. */
  within(p: Poly, inside: () => void): void {
    const before = this.svg;
    this.svg = '';
    inside();
    this.svg = before + clip(this.map(p), this.svg);
  }

  /** Paint, a pattern inside it, and the contour over both. */
  cloth(p: Poly, col: string, pattern: () => void, w = 1): void {
    this.fill(p, col);
    this.within(p, pattern);
    this.contour(p, w);
  }

  /** A line of even width `w`, in units of the drawing, without pressure. */
  even(p: Poly, col: string, w: number, closed = false): void {
    this.add(line(this.map(p), col, w * this.scale, closed));
  }

  /** A band laid along a line: dark edge, colour, and pearls of `bead` on it. */
  band(p: Poly, col: string, w: number, bead?: string): void {
    this.even(p, this.ink, w + 2.4 / this.scale);
    this.even(p, col, w);
    if (bead) for (const s of walk(p, w * 1.15)) this.dot(...s.p, w * 0.27, bead);
  }

  /** Pearls in a string. @param r their radius */
  beads(p: Poly, r: number, col: string): void {
    for (const s of walk(p, r * 1.9)) {
      this.dot(...s.p, r + 0.9 / this.scale, this.ink);
      this.dot(...s.p, r, col);
    }
  }

  dot(x: number, y: number, r: number, col: string): void {
    this.add(dot(...this.point(x, y), r * this.scale, col));
  }

  /** A disc with a contour. */
  disc(x: number, y: number, r: number, col: string, w = 0.7): void {
    this.shape(ellipse(x, y, r, r, 0, 28), col, w);
  }

  /** Takes over what a brush made by `on` has drawn. */
  take(part: Brush): void {
    this.svg += part.svg;
  }
}
