/** Fanciful flowers and leaves of the trade cloths. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Poly, TAU, polar, series, transform } from '../../draw/geometry.ts';
import { contourRows, hatch, scales } from '../../draw/hatching.ts';
import { ink, inked, ticks } from '../../draw/ink.ts';
import { clip, group } from '../../draw/markup.ts';
import { resample, scatter } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { rosette } from '../plants/rosette.ts';

/** Fanciful trade-cloth flowers; kind 0..5. */
export function chintz(
  x: number,
  y: number,
  R: number,
  rot: number,
  kind: number,
  cols: string[],
  outline: string,
  r: Rng,
  ground: string,
) {
  const [a, b, c2] = cols;
  let s = '';
  const O = (p: Poly, f: string, w = 1.2) => {
    s += inked(p, f, outline, w);
  };
  if (kind === 0) {
    rosette(0, 0, R, 10, 0, 0.66, 1.1).forEach((p) => {
      O(p, a);
    });
    rosette(0, 0, R * 0.72, 10, 0.31, 0.66).forEach((p) => {
      O(p, ground);
      s += hatch(p, 1, 3, 0.7, outline, r);
    });
    rosette(0, 0, R * 0.46, 8).forEach((p) => O(p, b));
    s +=
      dot(0, 0, R * 0.17, c2) +
      line(ellipse(0, 0, R * 0.17), outline, 1, true) +
      dots(
        series(10, (i) => polar(0, 0, R * 0.9, ((i + 0.5) / 10) * TAU)),
        1.6,
        b,
      );
  } else if (kind === 1) {
    for (let k = 0; k < 4; k++) {
      const n = 7 - k,
        RR = R * (1 - k * 0.17);
      for (let i = 0; i < n; i++) {
        const an = -Math.PI / 2 + (i - (n - 1) / 2) * (2.2 / n),
          p = leaf(0, R * 0.5, RR * 1.4, R * 0.2, an, 0, 0.62);
        O(p, [a, ground, b, a][k], 1);
        if (k === 1) s += hatch(p, an, 3, 0.6, outline, r);
      }
    }
    O(loopThrough(-R * 0.3, R * 0.5, 0, R * 0.34, R * 0.3, R * 0.5, 0, R * 0.72), c2);
  } else if (kind === 2) {
    for (const an of [-0.95, 0.95, -0.5, 0.5, 0]) {
      const p = leaf(0, R * 0.55, R * 1.35, R * 0.27, -Math.PI / 2 + an, 0, 0.5);
      O(p, an === 0 ? b : Math.abs(an) > 0.7 ? a : ground);
      contourRows(p, 4.5, 4, 2).forEach(
        (k, i) => (s += i ? dots(resample(k, 4.5, true), 1, outline) : line(k, outline, 0.8, true)),
      );
    }
    O(ellipse(0, R * 0.55, R * 0.2, R * 0.16), c2);
  } else if (kind === 3) {
    O(ellipse(0, 0, R * 0.72, R * 0.8), a);
    s += clip(
      ellipse(0, 0, R * 0.72, R * 0.8),
      scales(ellipse(0, 0, R * 0.72, R * 0.8), -Math.PI / 2, R * 0.3, outline, 1) +
        dots(scatter(ellipse(0, 0, R * 0.6, R * 0.65), R * 0.26, r), 1.6, ground),
    );
    for (const an of [-0.6, -0.2, 0.2, 0.6])
      O(leaf(0, -R * 0.68, R * 0.46, R * 0.1, -Math.PI / 2 + an), b, 1);
    for (const an of [-1, 1]) O(leaf(0, R * 0.7, R * 0.9, R * 0.2, -Math.PI / 2 + an * 1.1, an * 0.3), c2, 1);
  } else if (kind === 4) {
    rosette(0, 0, R, 16, 0, 0.75, 0.9).forEach((p, i) => O(p, i % 2 ? a : b, 1));
    O(ellipse(0, 0, R * 0.48), ground);
    s +=
      hatch(ellipse(0, 0, R * 0.46), 0.8, 4, 0.8, outline, r) +
      hatch(ellipse(0, 0, R * 0.46), -0.8, 4, 0.8, outline, r) +
      line(ellipse(0, 0, R * 0.48), outline, 1.2, true) +
      dot(0, 0, R * 0.16, c2) +
      line(ellipse(0, 0, R * 0.16), outline, 1, true);
  } else {
    for (let k = 0; k < 3; k++) {
      const p: Poly = [];
      const RR = R * (1 - k * 0.3),
        n = 8;
      for (let i = 0; i < n * 8; i++) {
        const an = (i / (n * 8)) * TAU;
        p.push(polar(0, 0, RR * (0.84 + 0.16 * Math.abs(Math.cos((an * n) / 2))), an));
      }
      O(p, [a, ground, b][k]);
      if (k === 0) s += ticks(p, R * 0.16, 3.4, 0.8, outline, r);
    }
    s +=
      lines(
        series(
          12,
          (i) => [polar(0, 0, R * 0.12, (i / 12) * TAU), polar(0, 0, R * 0.34, (i / 12) * TAU)] as Poly,
        ),
        outline,
        0.9,
      ) + dot(0, 0, R * 0.12, c2);
  }
  return group(
    s,
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(rot * 57.3).toFixed(1)})"`,
  );
}

/** Bent leaf, one half dyed, one half hatched. */
export function chintzLeaf(
  x: number,
  y: number,
  L: number,
  w: number,
  a: number,
  k: number,
  col: string,
  ground: string,
  outline: string,
  r: Rng,
) {
  const p = leaf(x, y, L, w, a, k, 0.42),
    m: Poly = transform(curveThrough(0, 0, L * 0.5, k * L * 0.25, L, k * L), x, y, 1, a),
    half = [...m, ...p.slice(15).map((q) => q)];
  return (
    fill(p, ground) +
    fill(half, col) +
    hatch(p, a + 1.1, 4, 0.6, outline, r) +
    ink(m, outline, 0.9, { closed: false }) +
    ink(p, outline, 1.3)
  );
}
