/** Learning to clap on time: the teacher claps high, three learners follow her, one of them a beat late. */
import { around, flower } from '../../draw/bands.ts';
import { curveThrough, polyline } from '../../draw/curves.ts';
import { clip } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { garbaMan, garbaWoman } from '../../traditions/pachedi/garba-dancers.ts';
import { garbo, lampLight } from '../../traditions/pachedi/garbo.ts';
import { K, M, T, band } from '../../traditions/pachedi/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];

const LAMP = '#e9a93a';

/** Mango leaves and marigolds hung across the hall. */
function toran(S: Sheet, y: number, x0: number, x1: number, n: number): void {
  const d = (x1 - x0) / n;
  for (let i = 0; i < n; i++) {
    const swag = curveThrough(x0 + i * d, y, x0 + (i + 0.5) * d, y + 38, x0 + (i + 1) * d, y);
    S.add(
      polys(
        walk(swag, 17).map(({ p }, k) => leaf(p[0], p[1] + 3, k % 2 ? 24 : 18, 5, Math.PI / 2)),
        K.black,
      ),
      line(swag, K.black, 4),
      dots(
        walk(swag, 11).map(({ p }) => p),
        5,
        LAMP,
      ),
    ).block(rect(x0 + i * d, y, d, 64));
  }
}

function draw(seed: number): Painting {
  const S = new Sheet(seed, W, H);
  const inner = M + T;
  S.add(fill(rect(M, M, W - 2 * M, H - 2 * M), K.red), around(M, M, W - 2 * M, H - 2 * M, T, band));
  S.blockRim(inner, 6);
  const field = rect(inner, inner, W - 2 * inner, H - 2 * inner);
  const [x, y] = [470, 520];
  S.add(clip(field, lampLight(x, y)));
  toran(S, inner + 2, inner, W - inner, 8);
  S.add(
    fill(rect(inner, 616, W - 2 * inner, 60), K.black),
    dots(
      walk(polyline(inner + 8, 626, W - inner - 8, 626), 11).map(({ p }) => p),
      2.6,
      K.white,
    ),
  ).block(rect(inner, 610, W - 2 * inner, 60));
  const learners = [
    garbaWoman(880, 612, 0.8, -1, {
      beat: 'high',
      lean: 0.04,
      skirt: K.white,
      bodice: K.black,
      veil: K.black,
    }),
    garbaMan(748, 624, 0.86, -1, { beat: 'low', lean: 0.16, skirt: K.black, bodice: K.white, veil: K.black }),
    garbaWoman(622, 640, 0.92, -1, {
      beat: 'high',
      lean: 0.1,
      skirt: K.black,
      bodice: K.white,
      veil: K.white,
    }),
  ];
  const teacher = garbaWoman(274, 650, 1.06, 1, {
    beat: 'high',
    lean: 0.06,
    skirt: K.white,
    bodice: K.red,
    veil: K.black,
  });
  for (const [pen, figure] of learners.slice(0, 2)) {
    S.add(clip(field, pen.halo(K.red, 12) + figure));
    for (const part of pen.silhouette) S.block(part, 7);
  }
  S.add(garbo(x, y, 650));
  for (const [pen, figure] of [learners[2], teacher]) {
    S.add(clip(field, pen.halo(K.red, 12) + figure));
    for (const part of pen.silhouette) S.block(part, 7);
  }
  S.block(rect(x - 120, y - 130, 240, 270));
  S.pack(
    inner,
    inner,
    W - inner,
    610,
    13,
    700,
    (u, v, i) => S.add(polys(flower(u, v, 12, 7, i), K.white), dot(u, v, 4, K.black)),
    6,
  );
  return S.art(K.cloth, { ...GROUND.cloth, age: 0.45 });
}

export const work: Work = {
  id: 'event-garba-round-4',
  collection: 'events',
  seed: 14,
  width: W,
  height: H,
  alt: 'A garba teacher claps high beside the pierced lamp pot and three learners copy her, the man in the middle a beat late, on madder-red cloth.',
  draw,
};
