/** Phad: Pabuji on the black mare Kesar Kalami, among rows of attendants; the cloth the Bhopa sings from. */
import { around, flower, rays, run } from '../../draw/bands.ts';
import { loopThrough, polyline } from '../../draw/curves.ts';
import { ink } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif } from '../../draw/recording.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, edged, fill, line, polys } from '../../draw/svg.ts';
import { hound } from '../../traditions/phad/hound.ts';
import { pabuji } from '../../traditions/phad/pabuji.ts';
import { attendants } from '../../traditions/phad/people.ts';
import { GY, H, K, M, T, W, band } from '../../traditions/phad/style.ts';
import type { Work } from '../../work.ts';

function pabujiPhad(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    i0 = M + T;
  S.add(around(M, M, W - 2 * M, H - 2 * M, T, band));
  S.blockRim(i0, 4, 2);
  const soil = rect(i0, GY, W - 2 * i0, H - i0 - GY);
  S.add(
    fill(soil, K.green),
    polys(
      run(W - 2 * i0, 15, 0).map(([x]) => leaf(i0 + x, GY + 20, 18, 3.4, -1.57)),
      K.yellow,
    ),
    line(polyline(i0, GY, W - i0, GY), K.black, 2.6),
  ).block(soil, 2);
  motif('Pabuji on Kesar Kalami', () => pabuji(S, 498, 468, 1.66));
  // registers left and right, ruled in red as on the long scrolls
  for (const [x0, x1] of [
    [i0, 262],
    [758, W - i0],
  ])
    for (const y of [252, 418])
      S.add(
        line(polyline(x0, y + 4, x1, y + 4), K.red, 4),
        line(polyline(x0, y + 10, x1, y + 10), K.black, 1.6),
      ).block(rect(x0, y, x1 - x0, 14));
  motif('Companions', () => attendants(S, 106, 250, 3, 56, 1, false));
  attendants(S, 106, 416, 3, 56, 1, false, 3);
  attendants(S, 106, GY + 4, 3, 56, 1, false, 1);
  motif('Women of the court', () => attendants(S, 790, 416, 3, 52, -1, true, 2));
  attendants(S, 790, GY + 4, 3, 52, -1, true, 4);
  attendants(S, 790, 250, 3, 52, -1, true, 0);
  // the sun of the Rajputs
  motif('Sun', () =>
    S.add(
      polys(
        rays(396, 150, 36, 58, 16).map(([a, b]) =>
          leaf(a[0], a[1], 24, 5, Math.atan2(b[1] - a[1], b[0] - a[0])),
        ),
        K.orange,
      ),
      fill(ellipse(396, 150, 36), K.yellow),
      ink(ellipse(396, 150, 36), K.black, 2),
      ...[383, 409].map(
        (u) => edged(leaf(u - 9, 144, 18, 5, 0, 0, 0.5), K.white, K.black, 1.6) + dot(u, 144, 3.4, K.black),
      ),
      line(polyline(396, 142, 393, 154, 400, 155), K.black, 1.8),
      fill(
        loopThrough([396, 158, 408, 157, 418, 150, 410, 163, 396, 161, 382, 163, 374, 150, 384, 157]),
        K.black,
      ),
      dot(396, 130, 4, K.red),
    ).block(ellipse(396, 150, 60)),
  );
  motif('Hound', () => hound(S, 505, GY + 4, 0.84, K.orange));
  S.pack(
    i0,
    i0,
    W - i0,
    GY,
    15,
    700,
    (x, y, i) =>
      S.add(
        polys(flower(x, y - 3, 11, 6, i), [K.red, K.orange, K.blue][i % 3]),
        dot(x, y - 3, 3.4, K.black),
        line(polyline(x, y + 8, x, y + 16), K.green, 2),
        ...[0.5, 2.64].map((a) => fill(leaf(x, y + 14, 12, 3, a), K.green)),
      ),
    5,
  );
  S.pack(i0, i0, W - i0, GY, 5, 900, (x, y) => S.add(dots([[x, y]], 2, K.orange)), 6);
  return S.art(K.cloth, { ...GROUND.cloth, age: 0.7, mottle: 1.5 });
}

export const work: Work = {
  id: 'gallery-folk-phad-pabuji',
  collection: 'gallery',
  seed: 19,
  width: 1000,
  height: 760,
  alt: 'A rider with spear and shield on a black mare, his hound below, among rows of small attendants in orange and red, inside a red and yellow border.',
  draw: pabujiPhad,
};
