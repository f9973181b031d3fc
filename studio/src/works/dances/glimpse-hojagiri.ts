/** Hojagiri: a Reang girl balances on a pitcher before a bamboo-mat wall, two companions beside her. */
import { around } from '../../draw/bands.ts';
import { curveThrough, polyline } from '../../draw/curves.ts';
import { series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { GROUND } from '../../draw/sheet.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { flameLight, kneelingDancer, pitcherDancer } from '../../traditions/reang/hojagiri-dancers.ts';
import { K, matWall, stripes } from '../../traditions/reang/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];

const [M, T] = [14, 54];

/** Two swags of marigolds and leaves between x0 and x1. */
function festoon(x0: number, x1: number, y: number): string {
  const d = (x1 - x0) / 2;
  return each([0, 1], (i) => {
    const swag = walk(curveThrough(x0 + i * d, y, x0 + (i + 0.5) * d, y + 62, x0 + (i + 1) * d, y), 15);
    return (
      polys(
        swag.map(({ p }, k) => leaf(p[0], p[1] + 4, k % 2 ? 26 : 18, 5.4, Math.PI / 2)),
        K.green,
      ) +
      each(
        swag,
        ({ p: [u, v] }, k) =>
          dot(u, v, 8, K.black) + dot(u, v, 6.4, k % 3 ? K.orange : K.white) + dot(u, v, 2.6, K.red),
      )
    );
  });
}

function draw(seed: number): Painting {
  const inner = M + T;
  const [w, h] = [W - 2 * inner, H - 2 * inner];
  const field = rect(inner, inner, w, h);
  const ground = 812;
  const mat = rect(inner, inner, w, ground - inner);
  const soil = rect(inner, ground, w, H - inner - ground);
  const left = kneelingDancer(200, 914, 0.82, 1, {
    lean: -0.12,
    left: [
      [-35, -102],
      [-82, -60],
      [-58, -130],
    ],
    right: [
      [35, -102],
      [92, -92],
      [76, -164],
    ],
    cloth: K.green,
    looks: 1,
    features: { cheek: 5, nose: 0.5 },
    skin: '#c08352',
  });
  const right = kneelingDancer(612, 908, 0.8, -1, {
    lean: 0.1,
    left: [
      [-35, -102],
      [-82, -60],
      [-62, -132],
    ],
    right: [
      [35, -102],
      [88, -58],
      [108, -92],
    ],
    cloth: K.orange,
    looks: 1,
    features: { cheek: 1, nose: 0.64, smile: 1 },
    skin: '#d9a672',
  });
  const dancer = pitcherDancer(402, 764, 1.02, {
    lean: -0.05,
    left: [
      [-35, -102],
      [-104, -76],
      [-146, -126],
    ],
    right: [
      [35, -102],
      [108, -94],
      [144, -156],
    ],
    cloth: K.red,
    looks: 1,
  });
  const body =
    matWall(inner, inner, w, ground - inner) +
    fill(soil, K.clay) +
    fill(rect(inner, ground, w, 16), K.night) +
    polys(
      series(42, (i) =>
        polyline(
          inner + i * 16,
          ground + 15,
          inner + i * 16 + 8,
          ground + 3,
          inner + i * 16 + 16,
          ground + 15,
        ),
      ),
      K.yellow,
    ) +
    line(polyline(inner, ground, W - inner, ground), K.black, 2.6) +
    line(polyline(inner, ground + 16, W - inner, ground + 16), K.black, 2.2) +
    each([0, 1, 2, 3, 4], (r) =>
      dots(
        series(34, (i) => [inner + 12 + i * 20 + (r % 2) * 10, ground + 36 + r * 22]),
        2.2,
        '#d98a58',
      ),
    ) +
    polys(
      series(24, (i) => leaf(inner + 14 + i * 28, H - inner - 4, 20, 3.4, -1.57 + ((i % 5) - 2) * 0.1)),
      K.green,
    ) +
    clip(mat, flameLight(381, 132, 42)) +
    festoon(inner, inner + w / 2 - 18, inner + 4) +
    festoon(inner + w / 2 - 18, W - inner, inner + 4) +
    each([dancer, left, right], ([pen, figure]) => clip(mat, pen.halo(K.straw, 10)) + clip(field, figure)) +
    around(M, M, W - 2 * M, H - 2 * M, T, (L) => stripes(L, T)) +
    ink(field, K.black, 2.6);
  return { w: W, h: H, bg: K.straw, body, finish: { seed, ...GROUND.cloth, wobble: 1.3, age: 0.3 } };
}

export const work: Work = {
  id: 'glimpse-hojagiri',
  collection: 'dances',
  seed: 6,
  width: W,
  height: H,
  alt: 'A Reang girl with many strings of beads stands with bent knees on the rim of a clay pitcher, a lit bottle on her head and a brass plate on each palm, two companions kneeling beside her.',
  draw,
};
