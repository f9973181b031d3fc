/** Tikuli: a wedding procession in enamel colours on a glossy black roundel, every edge drawn in gold. */
import { flower } from '../../draw/bands.ts';
import { TAU, arc, ellipse, leaf, polar, rect, walk } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, polys, radialGradient } from '../../draw/svg.ts';
import { STANCE, type Stance } from '../../figures/small.ts';
import { storyFigure } from '../../figures/story.ts';
import {
  CX,
  CY,
  H,
  K,
  R,
  W,
  border,
  drummer,
  gold,
  look,
  palanquin,
  piper,
} from '../../traditions/tikuli/style.ts';
import type { Work } from '../../work.ts';

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
        Array.from({ length: Math.floor(w / 8) }, (_, i) => leaf(CX - w + 8 + i * 16, y + h, 12, 3, -1.57)),
        K.green,
      ),
    ).block(rect(CX - w, y - 2, 2 * w, h + 4));
  };
  ground(320, 12);
  ground(556, 12);
  ground(732, 12);
  palanquin(S, CX, 552);
  storyFigure(S, 236, 552, 1.5, { ...STANCE.carryHead, fx: 1 }, look('woman', 2));
  piper(S, 752, 552, 1.5, 1, 4);
  [
    [330, 1, 0],
    [408, 1, 3],
  ].forEach(([x, f, i]) => drummer(S, x, 730, 1.4, f, i));
  for (let i = 0; i < 4; i++)
    storyFigure(S, 494 + i * 54, 730, 1.36, { ...chain, fx: i < 2 ? 1 : -1 }, look('woman', i + 1));
  drummer(S, 716, 730, 1.3, -1, 5);
  piper(S, 272, 728, 1.24, 1, 2);
  for (let i = 0; i < 6; i++)
    storyFigure(
      S,
      362 + i * 55,
      317,
      1.26,
      i % 2 ? { ...STANCE.dance } : { ...chain, fx: i < 3 ? 1 : -1 },
      look(i % 2 ? 'man' : 'woman', i + 2),
    );
  // a lotus pool closes the foot
  for (const [x, y, r] of [
    [CX, 800, 40],
    [CX - 90, 786, 26],
    [CX + 90, 786, 26],
  ]) {
    flower(x, y, r, 9).forEach((p, i) => S.add(fill(p, i % 2 ? K.pink : K.red), gold(p, 1.3, true)));
    S.add(dot(x, y, r * 0.25, K.yellow)).block(ellipse(x, y, r), 4);
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
        dots(
          walk(ellipse(x, y, 14), 8, true).map((k) => k.p),
          1.2,
          K.gold,
        ),
      ),
    4,
  );
  S.pack(130, 130, 870, 860, 4, 1600, (x, y) => S.add(dot(x, y, 1.7, K.gold)), 4);
  S.add(
    fill(ellipse(CX, CY, R, R, 0, 120), 'url(#gloss)'),
    `<g filter="url(#b8)" opacity=".28">${line(arc(CX, CY, R - 20, -2.5, -1.2), '#ffffff', 12)}</g>`,
  );
  return S.art(K.table, { surface: 'board', wobble: 0.9, grain: 0.6, mottle: 0.5, vignette: 0.3, age: 0.2 });
}

export const work: Work = {
  id: 'gallery-folk-tikuli-procession',
  collection: 'gallery',
  seed: 23,
  width: 1000,
  height: 1000,
  alt: 'Fine bright figures with drums and a palanquin walk round a glossy black round board with gold outlines.',
  draw: tikuli,
};
