/** What is seen of lines and shapes through other shapes. */
import { Clipper64, ClipType, FillRule, type Path64, type Paths64 } from 'clipper2-ts';
import type { Point, Poly } from '../draw/geometry.ts';
import { inside } from '../draw/measure.ts';

/** Shapes that something is seen through. */
export type Clip = readonly Poly[];

/** The library counts in integers: tenths of a unit, as the markup does. */
const SCALE = 10;

const toPath = (p: Poly): Path64 =>
  p.map(([x, y]) => ({ x: Math.round(x * SCALE), y: Math.round(y * SCALE) }));

const fromPath = (path: Path64): Poly => path.map(({ x, y }): Point => [x / SCALE, y / SCALE]);

/** Whether every point lies inside every clip. */
export const within = (points: Poly, clips: readonly Clip[]): boolean =>
  clips.every((clip) => points.every(([x, y]) => clip.some((shape) => inside(shape, x, y))));

/** The parts of lines that lie inside every clip. */
export function clipLines(lines: readonly Poly[], closed: boolean, clips: readonly Clip[]): Poly[] {
  let left: Paths64 = lines.map((p) => toPath(closed ? [...p, p[0]] : p));
  for (const clip of clips) {
    const engine = new Clipper64();
    engine.addOpenSubject(left);
    engine.addClip(clip.map(toPath));
    const seen: Paths64 = [];
    engine.execute(ClipType.Intersection, FillRule.NonZero, [], seen);
    left = seen;
  }
  return left.map(fromPath).filter((p) => p.length > 1);
}

/** The parts of shapes that lie inside every clip. Shapes under the even-odd rule come back as ones under the nonzero rule. */
export function clipShapes(shapes: readonly Poly[], evenOdd: boolean, clips: readonly Clip[]): Poly[] {
  if (!evenOdd && shapes.every((shape) => within(shape, clips))) return [...shapes];
  let left: Paths64 = shapes.map(toPath);
  if (evenOdd) left = combine(ClipType.Union, left, [], FillRule.EvenOdd);
  for (const clip of clips) left = combine(ClipType.Intersection, left, clip.map(toPath), FillRule.NonZero);
  return left.map(fromPath);
}

/** A shape without the seam at which a ring is cut open to be one outline. */
export const withoutSeam = (shape: Poly): Poly[] =>
  combine(ClipType.Union, [toPath(shape)], [], FillRule.NonZero).map(fromPath);

function combine(type: ClipType, subject: Paths64, clip: Paths64, rule: FillRule): Paths64 {
  const engine = new Clipper64();
  engine.addSubject(subject);
  if (clip.length) engine.addClip(clip);
  const seen: Paths64 = [];
  engine.execute(type, rule, seen);
  return seen;
}
