/** Tikuli: a wedding procession in enamel colours on a glossy black roundel, every edge drawn in gold. */
import { flower } from '../../draw/bands.ts';
import { curve } from '../../draw/curves.ts';
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import { clip, each, radialGradient } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif } from '../../draw/recording.ts';
import { arc, ellipse, leaf, rect } from '../../draw/shapes.ts';
import { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { type Stance, STANCE } from '../../figures/small.ts';
import { storyFigure } from '../../figures/story.ts';
import { bigFish } from '../../motifs/animals/deep-fish.ts';
import { place } from '../../motifs/place.ts';
import { palanquin } from '../../traditions/tikuli/palanquin.ts';
import { drummer, look, piper } from '../../traditions/tikuli/people.ts';
import { CX, CY, H, K, R, W, border, gold } from '../../traditions/tikuli/style.ts';
import type { Work } from '../../work.ts';

/** A lotus pool closes the foot: dark water, gold waves, fish between the flowers. */
function footPool(S: Sheet): void {
  const shore = Math.asin((752 - CY) / (R - 106)),
    pool = arc(CX, CY, R - 106, shore, Math.PI - shore, 48);
  S.add(
    fill(pool, '#143a52'),
    clip(
      pool,
      each([768, 786, 804, 822, 840], (y, row) =>
        line(
          curve(series(41, (i): Point => [CX - 300 + i * 15, y + (i % 2 ? 3.4 : -3.4)])),
          row % 2 ? K.sky : K.gold,
          1.3,
        ),
      ),
    ),
    gold([...pool, pool[0]], 2.2),
  ).block(pool, 3);
  for (const [x, y, r] of [
    [CX - 118, 806, 38],
    [CX + 118, 806, 38],
    [CX, 832, 54],
  ]) {
    motif('Lotuses', () =>
      [-1.25, 1.25, -0.85, 0.85, -0.42, 0.42, 0].forEach((a, i) => {
        const p = leaf(x, y, r * (1 - Math.abs(a) * 0.16), r * 0.24, a - 1.57, 0, 0.58);
        S.add(fill(p, i % 2 ? K.pink : K.red), gold(p, 1.4, true));
      }),
    );
    const pad = ellipse(x, y + 2, r * 0.8, r * 0.17);
    S.add(fill(pad, K.green), gold(pad, 1.4, true));
  }
  for (const fx of [1, -1]) {
    const F = place(bigFish(4), CX + fx * 62, 778, 0.26, 0, -fx);
    for (const p of [F.tail, ...F.fins]) S.add(fill(p, K.orange), gold(p, 1.2, true));
    S.add(
      fill(F.body, K.yellow),
      gold(F.body, 1.5, true),
      line(F.gill, K.red, 1.6),
      dot(...F.eye, 2.4, K.board),
    );
  }
  S.pack(
    130,
    130,
    870,
    860,
    13,
    900,
    (x, y, i) =>
      S.add(
        polys(flower(x, y, 12, 7, i), [K.pink, K.sky, K.orange, K.leaf][i % 4]),
        dot(x, y, 3.4, K.yellow),
        dots(resample(ellipse(x, y, 14), 8, true), 1.2, K.gold),
      ),
    4,
  );
  S.pack(130, 130, 870, 860, 4, 1600, (x, y) => S.add(dot(x, y, 1.7, K.gold)), 4);
  S.add(
    fill(ellipse(CX, CY, R, R, 0, 120), 'url(#gloss)'),
    `<g filter="url(#b8)" opacity=".28">${line(arc(CX, CY, R - 20, -2.5, -1.2), '#ffffff', 12)}</g>`,
  );
}

function tikuli(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    chain: Stance = { aL: [-1.25, -0.9], aR: [1.25, 0.9], lL: [-0.3, 0], lR: [0.3, 0] };
  const gloss = radialGradient(
    'gloss',
    CX - 130,
    CY - 230,
    420,
    [0, '#ffffff', 0.2],
    [0.5, '#ffffff', 0.05],
    [1, '#ffffff', 0],
  );
  const shade = fill(ellipse(CX + 10, CY + 26, R - 4, R - 4, 0, 90), '#4a3a28');
  S.add(
    `<defs>${gloss}</defs>`,
    `<g filter="url(#b24)" opacity=".5">${shade}</g>`,
    fill(ellipse(CX, CY, R, R, 0, 140), K.board),
  );
  for (let i = 0; i < 200; i++) {
    const a = (i / 200) * TAU;
    S.block([
      polar(CX, CY, R - 108, a),
      polar(CX, CY, 800, a),
      polar(CX, CY, 800, a + 0.04),
      polar(CX, CY, R - 108, a + 0.04),
    ]);
  }
  border(S);
  const ground = (y: number, h: number) => {
    const w = Math.sqrt((R - 104) ** 2 - (y - CY) ** 2);
    S.add(
      gold(
        [
          [CX - w, y],
          [CX + w, y],
        ],
        2.4,
      ),
      polys(
        series(Math.floor(w / 8), (i) => leaf(CX - w + 8 + i * 16, y + h, 12, 3, -1.57)),
        K.green,
      ),
    ).block(rect(CX - w, y - 2, 2 * w, h + 4));
  };
  ground(320, 12);
  ground(556, 12);
  ground(732, 12);
  motif('Palanquin', () => palanquin(S, CX, 552));
  storyFigure(S, 196, 552, 1.42, { ...STANCE.carryHead, fx: 1 }, look('woman', 2));
  motif('Piper', () => piper(S, 738, 552, 1.5, 1, 4));
  [
    [276, 0],
    [362, 3],
  ].forEach(([x, i]) => motif('Drummers', () => drummer(S, x, 730, 1.36, 1, i)));
  for (let i = 0; i < 4; i++)
    storyFigure(S, 454 + i * 61, 730, 1.36, { ...chain, fx: i < 2 ? 1 : -1 }, look('woman', i + 1));
  piper(S, 708, 728, 1.3, 1, 5);
  for (let i = 0; i < 6; i++)
    motif('Dancers', () =>
      storyFigure(
        S,
        362 + i * 55,
        317,
        1.26,
        i % 2 ? { ...STANCE.dance } : { ...chain, fx: i < 3 ? 1 : -1 },
        look(i % 2 ? 'man' : 'woman', i + 2),
      ),
    );
  footPool(S);
  return S.art(K.table, { surface: 'board', wobble: 0.9, grain: 0.6, mottle: 0.5, vignette: 0.3, age: 0.2 });
}

export const work: Work = {
  id: 'gallery-folk-tikuli-procession',
  collection: 'gallery',
  seed: 23,
  width: 1000,
  height: 1000,
  alt: 'Fine bright figures with drums and a palanquin walk above a lotus pool on a glossy black round board with gold outlines.',
  draw: tikuli,
};
