import { type Poly, leaf, lerp } from '../../draw/geometry.ts';
import { rosette } from '../plants/rosette.ts';
import { type Ctx, type DeityPal, gem, goldPart, sym } from './gold.ts';

/** Tall temple crown. */

export function crown(C: Ctx, palette: DeityPal, T: (p: Poly) => Poly, y0: number, w: number, h: number) {
  const tiers = 4;
  for (let i = tiers - 1; i >= 0; i--) {
    const a = y0 - h * (i / tiers) * 0.82,
      b = y0 - h * ((i + 1) / tiers) * 0.82 - 6,
      w0 = w * (1 - i * 0.2),
      w1 = w * (1 - (i + 1) * 0.19);
    goldPart(
      C,
      T(sym(0, b, w1 * 0.8, b + 3, w0 * 0.9, (a + b) / 2 - 2, w0 * 1.04, a - 4, w0 * 0.84, a + 5, 0, a + 10)),
      palette,
      2,
      6,
    );
  }
  goldPart(
    C,
    T(sym(0, y0 - h * 1.12, 8, y0 - h * 1.0, 17, y0 - h * 0.9, 12, y0 - h * 0.8, 0, y0 - h * 0.78)),
    palette,
    1,
    6,
  );
  for (let i = 0; i < tiers; i++) {
    const yy = y0 - h * ((i + 0.45) / tiers) * 0.82,
      n = 5 - i,
      ww = w * (1 - i * 0.2) * 0.74;
    for (let k = 0; k < n; k++) {
      const q = T([[n === 1 ? 0 : lerp(-ww, ww, k / (n - 1)), yy]])[0];
      gem(
        C,
        q[0],
        q[1],
        (k === (n - 1) / 2 ? 6.6 : 4.2) * (1 - i * 0.07),
        (k + i) % 2 ? palette.green : palette.red,
      );
    }
  }
  for (const sg of [-1, 1]) {
    const q = T([[sg * w * 1.06, y0 - 2]])[0];
    rosette(q[0], q[1], 20, 8).forEach((p) => goldPart(C, p, palette, 0));
    gem(C, q[0], q[1], 6, palette.red);
  }
  for (let i = 0; i < 7; i++) {
    const x = lerp(-w * 0.92, w * 0.92, i / 6),
      q = T([[x, y0 + 6 - 5 * Math.cos((x / w) * 1.4)]])[0];
    goldPart(C, leaf(q[0], q[1], 18, 8, -Math.PI / 2, 0, 0.4), palette, 0);
    gem(C, q[0], q[1] - 6, 3, i % 2 ? palette.white : palette.red);
  }
}
