/** Garba in the manner of the painted temple cloths of Gujarat: five dancers bow and clap round the lamp. */
import { around, flower } from '../../draw/bands.ts';
import { curveThrough, polyline } from '../../draw/curves.ts';
import { series } from '../../draw/geometry.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { garbaMan, garbaWoman } from '../../traditions/pachedi/garba-dancers.ts';
import { garbo, lampLight } from '../../traditions/pachedi/garbo.ts';
import { K, M, T, band } from '../../traditions/pachedi/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];

/** Marigolds and mango leaves strung across the top. */
function toran(S: Sheet, y: number, x0: number, x1: number): void {
  const n = 6;
  const d = (x1 - x0) / n;
  for (let i = 0; i < n; i++) {
    const swag = curveThrough(x0 + i * d, y, x0 + (i + 0.5) * d, y + 44, x0 + (i + 1) * d, y);
    S.add(
      polys(
        walk(swag, 17).map(({ p }, k) => leaf(p[0], p[1] + 3, k % 2 ? 24 : 18, 5, Math.PI / 2)),
        K.black,
      ),
      line(swag, K.black, 4),
      dots(
        walk(swag, 11).map(({ p }) => p),
        5,
        '#e9a93a',
      ),
    ).block(rect(x0 + i * d, y, d, 72));
  }
}

function draw(seed: number): Painting {
  const S = new Sheet(seed, W, H);
  const inner = M + T;
  S.add(fill(rect(M, M, W - 2 * M, H - 2 * M), K.red), around(M, M, W - 2 * M, H - 2 * M, T, band));
  S.blockRim(inner, 6);
  toran(S, inner + 4, inner, W - inner);
  const [x, y] = [400, 590];
  S.add(clip(rect(inner, inner + 76, W - 2 * inner, H - 2 * inner - 76), lampLight(x, y)));
  S.block(ellipse(x, y, 415));
  const behind = [
    garbaWoman(372, 490, 0.6, 1, { beat: 'open', lean: 0.1, skirt: K.black, bodice: K.white, veil: K.white }),
    garbaMan(176, 640, 0.66, 1, { beat: 'high', lean: 0.1, skirt: K.black, bodice: K.white, veil: K.black }),
    garbaWoman(636, 640, 0.66, -1, {
      beat: 'high',
      lean: 0.12,
      skirt: K.white,
      bodice: K.black,
      veil: K.black,
    }),
  ];
  const before = [
    garbaWoman(232, 902, 0.8, 1, { beat: 'low', lean: 0.36, skirt: K.black, bodice: K.white, veil: K.white }),
    garbaMan(588, 902, 0.8, -1, { beat: 'low', lean: 0.3, skirt: K.white, bodice: K.white, veil: K.black }),
  ];
  for (const [pen, figure] of behind) {
    S.add(pen.halo(K.red, 12), figure);
    for (const part of pen.silhouette) S.block(part, 7);
  }
  S.add(garbo(x, y, 790));
  for (const [pen, figure] of before) {
    S.add(pen.halo(K.red, 12), figure);
    for (const part of pen.silhouette) S.block(part, 7);
  }
  S.pack(
    inner,
    inner,
    W - inner,
    H - inner,
    13,
    900,
    (u, v, i) => S.add(polys(flower(u, v, 12, 7, i), K.white), dot(u, v, 4, K.black)),
    5,
  );
  S.pack(
    inner,
    inner,
    W - inner,
    H - inner,
    5,
    1500,
    (u, v) =>
      S.add(
        each(
          series(3, (i) => i),
          (i) => dot(u + Math.cos(i * 2.1) * 3.6, v + Math.sin(i * 2.1) * 3.6, 1.6, K.white),
        ),
      ),
    5,
  );
  S.add(line(polyline(inner, H - inner - 1, W - inner, H - inner - 1), K.black, 3));
  return S.art(K.cloth, { ...GROUND.cloth, age: 0.5 });
}

export const work: Work = {
  id: 'dance-garba',
  collection: 'dances',
  seed: 4,
  width: W,
  height: H,
  alt: 'Three women and two men in cream and black bow and clap in a ring round a pierced lamp pot, on a madder-red cloth.',
  draw,
};
