/** Krishna on the banyan leaf, in a roundel of water. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, polar, type Poly, series } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, each, repeat } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { TANJORE_HAND } from '../../figures/tradition.ts';
import { fish } from '../../motifs/animals/fish.ts';
import { lotus, pad } from '../../motifs/painted/lotus.ts';
import { place } from '../../motifs/place.ts';
import { drawInfant } from '../../traditions/tanjore/infant.ts';
import { Panel } from '../../traditions/tanjore/panel.ts';
import { SILK } from '../../traditions/tanjore/people.ts';
import { beads, glory, kolamScrolls, reliefBand, reliefFrame } from '../../traditions/tanjore/relief.ts';
import { K } from '../../traditions/tanjore/style.ts';
import type { Work } from '../../work.ts';

const S = 920;
const PINK = { out: '#e98aa2', in: '#f9d3da', tip: '#c03a62', ink: '#5e1230', vein: '#c9587c' };

/** Waves: rows of scales that grow lighter toward the child. */
function waves(c: number, R: number, p: Panel, pool: Poly): void {
  let s = fill(rect(0, 0, S, S), '#124a7c');
  for (let y = c - R, i = 0; y < c + R + 20; y += 15, i++)
    for (let k = 0; k < 27; k++) {
      const x = c - R - 20 + k * 30 + (i % 2) * 15,
        near = Math.hypot(x - c, y - c) / R;
      s +=
        line(
          curveThrough(x - 15, y + 9, x - 8, y + 1, x, y - 2, x + 8, y + 1, x + 15, y + 9),
          near < 0.62 ? '#9fd0e4' : near < 0.84 ? '#6aaed0' : '#3f86b4',
          1.5,
        ) + line(curveThrough(x - 8, y + 9, x, y + 4, x + 8, y + 9), '#2f74a4', 1.3);
    }
  p.base += clip(pool, s);
  const o = p.back,
    arc = series(80, (i) => polar(c, c, R + 26, Math.PI * (0.5 + i / 79)));
  reliefFrame(o, S, S, 32, 14);
  kolamScrolls(
    o,
    [[56, 56], [c - 6, 56], ...arc.filter(([x]) => x < c - 6).reverse(), [c - 6, S - 56], [56, S - 56]],
    c,
    58,
  );
  reliefBand(o, ellipse(c, c, R, R, -Math.PI / 2, 140), 44, 'petals', 34, true);
  beads(o, resample(ellipse(c, c, R - 28, R - 28, 0, 140), 11, true), 3.6);
  glory(o, c - 128, c - 92, 128, '#b3182c');
  // fishes and lotuses round the leaf
  let water = '';
  for (const [x, y, k, fx, col] of [
    [c - 40, c - 286, 0.5, 1, '#e8a13c'],
    [c + 128, c - 236, 0.46, -1, '#d96a5a'],
    [c + 226, c - 120, 0.42, -1, '#e8c25a'],
    [c - 66, c + 268, 0.5, -1, '#e8a13c'],
    [c + 92, c + 296, 0.42, 1, '#d96a5a'],
  ] as const) {
    const F = place(fish(12), x, y, k, 0, fx);
    water += each(
      [F.tail, F.top, F.bot, F.bot2],
      (q) => modelled(q, '#f6e2b0', '#a0582c', 4, 2) + ink(q, '#4a1d14', 1.1),
    );
    water +=
      modelled(F.body, col, '#6a2408', 10, 3) +
      clip(
        F.body,
        lines(
          series(9, (i) =>
            curveThrough(
              [x + fx * (30 - i * 13) * k * 1.6, y - 40 * k],
              [x + fx * (38 - i * 13) * k * 1.6, y],
              [x + fx * (30 - i * 13) * k * 1.6, y + 40 * k],
            ),
          ),
          '#fff0c8',
          1.3,
        ),
      ) +
      ink(F.body, '#4a1d14', 1.5) +
      line(F.gill, '#4a1d14', 1.2) +
      fill(F.eye, '#fdf7ea') +
      dot(F.eye[0][0] - 4 * fx * k - 4 * fx, F.eye[0][1], 2.2, '#120c0a');
  }
  for (const [x, y, q] of [
    [c - 196, c + 214, 46],
    [c + 214, c + 210, 46],
    [c + 4, c + 226, 40],
    [c + 250, c + 120, 36],
    [c - 280, c + 110, 36],
  ])
    water += pad(x, y, q, '#2a7a4e', '#8fd0a0', '#06281a', 0.2, 0.46);
  for (const [x, y, q] of [
    [c - 228, c + 190, 40],
    [c - 150, c + 236, 34],
    [c + 176, c + 236, 38],
    [c + 250, c + 188, 34],
    [c + 12, c + 214, 32],
    [c + 290, c + 92, 28],
    [c - 300, c + 84, 28],
    [c - 276, c - 138, 30],
    [c + 66, c - 300, 26],
  ])
    water += lotus(x, y, q, PINK, 9, 1.15);
  p.paint(clip(pool, water));
}

function draw(seed: number): Painting {
  const p = new Panel(seed, S, S),
    c = S / 2,
    R = 366,
    pool = ellipse(c, c, R - 24, R - 24, 0, 140);
  p.base += fill(rect(0, 0, S, S), K.wood) + fill(rect(14, 14, S - 28, S - 28), '#6a1226');
  waves(c, R, p, pool);
  // the leaf, curled up at its tip
  const T = (q: Point[]): Poly => q.map(([x, y]) => [c + 6 + x, c + 66 + y]);
  const blade = T(
      loopThrough([
        -292, 4, -236, -66, -110, -98, 60, -94, 190, -62, 262, -24, 322, -84, 306, 8, 230, 84, 90, 122, -90,
        124, -224, 86,
      ]),
    ),
    rib = T(curveThrough(-292, 4, -150, 40, 20, 44, 180, 18, 270, -16, 322, -84));
  const veins: Poly[] = [];
  for (let i = 4; i < rib.length - 8; i += 4) {
    const [x, y] = rib[i];
    veins.push(
      curveThrough(x, y, x + 22, y - 60, x + 62, y - 128),
      curveThrough(x, y, x + 18, y + 44, x + 50, y + 92),
    );
  }
  const stem = T(curveThrough(-292, 4, -326, -16, -336, -44));
  p.paint(
    line(stem, '#0a2a14', 11) +
      line(stem, '#6a9a3c', 7) +
      modelled(blade, '#3f9448', '#0a3418', 40, 8) +
      clip(
        blade,
        lines(veins, '#a8d070', 2) +
          lines(
            veins.map((v) => v.map(([x, y]) => [x + 3, y] as Point)),
            '#1c5a2c',
            1.2,
          ) +
          line(rib, '#c8e08a', 6) +
          line(rib, '#1c5a2c', 1.2),
      ) +
      line(blade, '#0a2a14', 2.2, true),
  );
  const rim = { gold: '', over: '' };
  rim.gold += line(blade, '#8a8a8a', 7, true);
  p.gild(rim);
  // bolster, then the child
  const pillow = T(
    loopThrough(-250, -40, -236, -86, -180, -108, -120, -92, -104, -48, -120, -6, -180, 10, -236, -6),
  );
  p.paint(
    modelled(pillow, '#b51f33', '#3c0410', 22, 5) +
      clip(
        pillow,
        repeat(24, (i) =>
          dot(c - 240 + (i % 6) * 26 + (i > 11 ? 12 : 0), c - 30 + Math.floor(i / 6) * 26, 3, '#f0cf6a'),
        ),
      ) +
      line(pillow, '#2a0510', 1.7, true),
  );
  const pen = p.pen(c + 9, c + 84, 1.56);
  drawInfant(pen, TANJORE_HAND.tones.blue, SILK.yellow);
  p.take(pen);
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-alilai-krishna',
  collection: 'gallery',
  seed: 7,
  width: S,
  height: S,
  alt: 'In a round pool of rippling water the blue infant Krishna lies on a banyan leaf with a toe at his mouth, lotuses and fishes around him.',
  draw,
};
