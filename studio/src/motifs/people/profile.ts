/** A head in profile, facing right; its ear is at the origin and its chin about 60 below. The shapes belong to the tradition. */
import { curve, loopThrough, polyline } from '../../draw/curves.ts';
import type { Poly } from '../../draw/geometry.ts';
import { ellipse } from '../../draw/shapes.ts';
import type { Brush } from './brush.ts';

export interface ProfileShape {
  /** Outline of face, jaw and skull, in short steps round the nose and mouth. */
  face: readonly number[];
  /** Opening of the eye. */
  eye: readonly number[];
  iris: readonly [x: number, y: number, r: number];
  /** Upper lid with its drawn-out tail. */
  lid: readonly number[];
  brow: readonly number[];
  lips: readonly number[];
  /** Line between the lips. */
  mouth: readonly number[];
  nostril: readonly number[];
}

export interface ProfileColours {
  skin: string;
  white: string;
  iris: string;
  lips: string;
  /** Colour of the cheek; none leaves it flat. */
  blush?: string;
}

const open = (p: readonly number[]): Poly => curve(polyline(p), false, 8);

/** Face, eye, brow and mouth. @param w weight of the fine lines */
export function profileFace(b: Brush, o: ProfileShape, c: ProfileColours, w = 1): void {
  const face = loopThrough(o.face);
  b.shape(face, c.skin, w);
  const { blush } = c;
  if (blush)
    b.within(face, () => {
      b.add('<g opacity=".4" filter="url(#b5)">');
      b.fill(ellipse(20, 22, 15, 13), blush);
      b.add('</g>');
    });
  const eye = loopThrough(o.eye);
  b.fill(eye, c.white);
  b.within(eye, () => {
    const [x, y, r] = o.iris;
    b.dot(x, y, r, c.iris);
    b.dot(x + r * 0.3, y - r * 0.3, r * 0.2, c.white);
  });
  b.contour(eye, 0.5 * w);
  b.stroke(open(o.lid), 1.25 * w);
  b.stroke(open(o.brow), 1.5 * w);
  b.fill(loopThrough(o.lips), c.lips);
  b.stroke(open(o.mouth), 0.6 * w);
  b.stroke(open(o.nostril), 0.7 * w);
}
