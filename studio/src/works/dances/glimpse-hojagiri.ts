/** Hojagiri: a Reang girl balances on a pitcher before a bamboo-mat wall, two companions beside her. */
import { around } from '../../draw/bands.ts';
import { polyline } from '../../draw/curves.ts';
import { series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { GROUND } from '../../draw/sheet.ts';
import { dots, fill, line, polys } from '../../draw/svg.ts';
import { flameLight, kneelingDancer, pitcherDancer } from '../../traditions/reang/hojagiri-dancers.ts';
import { K, matWall, stripes } from '../../traditions/reang/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];

const [M, T] = [14, 54];

function draw(seed: number): Painting {
  const inner = M + T;
  const [w, h] = [W - 2 * inner, H - 2 * inner];
  const field = rect(inner, inner, w, h);
  const ground = 812;
  const soil = rect(inner, ground, w, H - inner - ground);
  const left = kneelingDancer(172, 908, 0.86, 1, {
    lean: -0.1,
    left: [
      [-35, -102],
      [-70, -56],
      [-92, -96],
    ],
    right: [
      [35, -102],
      [80, -62],
      [98, -118],
    ],
    cloth: K.green,
    looks: 1,
    features: { cheek: 5, nose: 0.5 },
    skin: '#c08352',
  });
  const right = kneelingDancer(646, 900, 0.78, -1, {
    lean: 0.05,
    left: [
      [-35, -102],
      [-78, -66],
      [-88, -124],
    ],
    right: [
      [35, -102],
      [78, -52],
      [100, -88],
    ],
    cloth: K.orange,
    looks: 1,
    features: { cheek: 1, nose: 0.64, smile: 1 },
    skin: '#d9a672',
  });
  const dancer = pitcherDancer(402, 730, 0.97, {
    lean: -0.05,
    left: [
      [-35, -102],
      [-96, -72],
      [-128, -130],
    ],
    right: [
      [35, -102],
      [100, -92],
      [126, -156],
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
    clip(rect(inner, inner, w, ground - inner), flameLight(381, 128, 42)) +
    each([left, right, dancer], ([pen, figure]) => clip(field, pen.halo(K.white, 9) + figure)) +
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
  alt: 'A Reang girl with many strings of beads stands on a clay pitcher, a lit bottle on her head and a brass plate on each palm, two companions kneeling beside her.',
  draw,
};
