/** Signed distances of simple solids, and smooth ways to join them. Formulas after I. Quilez, "distance functions". */
import type { Vec3 } from './vector.ts';

/** Capsule from a to b; different radii give a cone with rounded ends. */
export function capsule(
  x: number,
  y: number,
  z: number,
  a: Vec3,
  b: Vec3,
  radiusA: number,
  radiusB = radiusA,
) {
  const bx = b[0] - a[0];
  const by = b[1] - a[1];
  const bz = b[2] - a[2];
  const px = x - a[0];
  const py = y - a[1];
  const pz = z - a[2];
  const along = (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz);
  const t = Math.max(0, Math.min(1, along));
  const dx = px - bx * t;
  const dy = py - by * t;
  const dz = pz - bz * t;
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - (radiusA + (radiusB - radiusA) * t);
}

export function sphere(x: number, y: number, z: number, centre: Vec3, radius: number) {
  const dx = x - centre[0];
  const dy = y - centre[1];
  const dz = z - centre[2];
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - radius;
}

/** Ellipsoid with three radii (a close bound, exact on the surface). */
export function ellipsoid(x: number, y: number, z: number, centre: Vec3, radii: Vec3) {
  const a = (x - centre[0]) / radii[0];
  const b = (y - centre[1]) / radii[1];
  const c = (z - centre[2]) / radii[2];
  const length = Math.sqrt(a * a + b * b + c * c);
  const slope = Math.sqrt((a / radii[0]) ** 2 + (b / radii[1]) ** 2 + (c / radii[2]) ** 2);
  return slope ? (length * (length - 1)) / slope : -Math.min(radii[0], radii[1], radii[2]);
}

/** Box with rounded edges. */
export function roundBox(x: number, y: number, z: number, centre: Vec3, halfSize: Vec3, edge = 0) {
  const a = Math.abs(x - centre[0]) - halfSize[0] + edge;
  const b = Math.abs(y - centre[1]) - halfSize[1] + edge;
  const c = Math.abs(z - centre[2]) - halfSize[2] + edge;
  const outside = Math.sqrt(Math.max(a, 0) ** 2 + Math.max(b, 0) ** 2 + Math.max(c, 0) ** 2);
  return outside + Math.min(Math.max(a, b, c), 0) - edge;
}

/** Ring (torus) round a centre; `axis` is its unit normal. */
export function torus(
  x: number,
  y: number,
  z: number,
  centre: Vec3,
  axis: Vec3,
  ringRadius: number,
  wireRadius: number,
) {
  const px = x - centre[0];
  const py = y - centre[1];
  const pz = z - centre[2];
  const height = px * axis[0] + py * axis[1] + pz * axis[2];
  const q = Math.sqrt(Math.max(0, px * px + py * py + pz * pz - height * height)) - ringRadius;
  return Math.sqrt(q * q + height * height) - wireRadius;
}

/** Union whose seam is rounded over a width k. */
export function smoothMin(a: number, b: number, k: number) {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

/** Intersection with a rounded seam; `smoothMax(a, -b, k)` cuts b out of a. */
export const smoothMax = (a: number, b: number, k: number) => -smoothMin(-a, -b, k);
