/** A tree of life that is dyed on the left and still only pen line on the right; the kalam and three dye pots lie on it. */
import { curveThrough, loopThrough, offsets } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, group } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dots, fill, line, lines } from '../../draw/svg.ts';
import { treeOfLife } from '../../traditions/kalamkari/scenes/tree-of-life.ts';
import { INK, K } from '../../traditions/kalamkari/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];

/** Keeps the iron-black pen line and washes every dye out to the colour of the cloth. */
const PEN_LINE =
  '<filter id="pen" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">' +
  '<feColorMatrix type="saturate" values="0"/>' +
  '<feComponentTransfer><feFuncR type="linear" slope="9" intercept="-1.35"/><feFuncG type="linear" slope="9" intercept="-1.35"/>' +
  '<feFuncB type="linear" slope="9" intercept="-1.35"/></feComponentTransfer>' +
  '<feColorMatrix values="0.78 0 0 0 0.137  0 0.74 0 0 0.102  0 0 0.59 0 0.09  0 0 0 1 0"/></filter>';

/** Clay bowl of dye, seen a little from above. */
function dyePot(x: number, y: number, s: number, dye: string, light: string, r: Rng): string {
  const bowl = loopThrough(offsets(x, y, [-66, 0, -60, 44, -30, 74, 30, 74, 60, 44, 66, 0, 0, 14], s));
  const rim = ellipse(x, y, 70 * s, 22 * s);
  let o = fill(ellipse(x + 10 * s, y + 74 * s, 60 * s, 13 * s), '#7a5a34', 'opacity=".45"');
  o += fill(bowl, K.rust) + clip(bowl, hatch(rect(x + 16 * s, y, 60 * s, 90 * s), 1.1, 6, 1.2, K.dark, r));
  const belt = curveThrough(x - 60 * s, y + 34 * s, x, y + 50 * s, x + 60 * s, y + 34 * s);
  o += dots(resample(belt, 11 * s), 2.6 * s, K.cloth) + ink(bowl, INK, 2.4);
  o += inked(rim, K.shell, INK, 2.2) + inked(ellipse(x, y + 1, 58 * s, 16 * s), dye, INK, 1.6);
  return o + line(curveThrough(x - 40 * s, y, x - 14 * s, y - 7 * s, x + 16 * s, y - 7 * s), light, 3 * s);
}

/** The pen: a bamboo stick cut to a point, with a wad of wool bound by thread that holds the ink. */
function kalam(tip: Point, end: Point, r: Rng): string {
  const along = (t: number): Point => [tip[0] + (end[0] - tip[0]) * t, tip[1] + (end[1] - tip[1]) * t];
  const stick = ribbon([tip, end], widths(0.8, 6, 8, 8, 8.4, 8), 5);
  const wool: Poly = ribbon([along(0.17), along(0.4)], widths(7, 20, 25, 20, 8), 3);
  const thread = walk([along(0.18), along(0.39)], 7).map((k, i): Poly => {
    const w = 8 + 17 * Math.sin(Math.PI * k.t);
    const [nx, ny] = [-Math.sin(k.a), Math.cos(k.a)];
    const lean = i % 2 ? 7 : -7;
    return [
      [k.p[0] + nx * w + Math.cos(k.a) * lean, k.p[1] + ny * w + Math.sin(k.a) * lean],
      [k.p[0] - nx * w - Math.cos(k.a) * lean, k.p[1] - ny * w - Math.sin(k.a) * lean],
    ];
  });
  let s = group(
    fill(ribbon([tip, end], widths(2, 12, 16, 14, 10)), '#7a5a34', 'opacity=".4"'),
    'transform="translate(9 12)"',
  );
  s +=
    fill(stick, '#c9a24e') +
    lines(
      [0.5, 0.68, 0.86].map((t) => resample(ellipse(...along(t), 9, 9, 0, 12), 9, true).slice(0, 2)),
      K.rust,
      2,
    ) +
    ink(stick, INK, 2);
  s += patterned(
    wool,
    '#5a4636',
    hatch(wool, 0.2, 5, 1, '#8a7050', r) + lines(thread, K.cloth, 2.2),
    INK,
    2.2,
  );
  return s + fill(leaf(tip[0], tip[1], 46, 6, Math.atan2(end[1] - tip[1], end[0] - tip[0])), INK);
}

function halfDyed(seed: number): Painting {
  const tree = treeOfLife(seed, W, H, { bloom: [26, 40] });
  const r = new Rng(seed + 100);
  // the dyer works from left to right; the wet edge wanders
  const edge = curveThrough([640, -10, 690, 130, 610, 270, 668, 420, 600, 560, 650, 690, 620, 810]);
  const dyed: Poly = [[-10, -10], ...edge, [-10, 810]];
  let s = group(fill(rect(0, 0, W, H), tree.bg) + tree.body, 'filter="url(#pen)"');
  s += group(clip(dyed, fill(rect(0, 0, W, H), tree.bg) + tree.body));
  s +=
    dyePot(812, 636, 0.98, K.madder, '#d9806a', r) +
    dyePot(964, 654, 1.04, K.indigo, K.paleIndigo, r) +
    dyePot(1104, 630, 0.94, K.myrobalan, '#f2dc9a', r);
  s += kalam([676, 452], [1010, 268], r);
  return { ...tree, body: s, defs: (tree.defs ?? '') + PEN_LINE };
}

export const work: Work = {
  id: 'event-kalamkari-camp',
  collection: 'events',
  seed: 15,
  width: W,
  height: H,
  alt: 'A kalamkari tree of life is dyed on its left half and only drawn on its right; a bamboo pen and pots of red, indigo and yellow lie on it.',
  draw: halfDyed,
};
