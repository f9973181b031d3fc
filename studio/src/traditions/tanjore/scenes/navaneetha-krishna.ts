/** The child Krishna beside a pot of butter. */
import { curveThrough, loopThrough, offsets, polyline } from '../../../draw/curves.ts';
import { TAU, polar, series } from '../../../draw/geometry.ts';
import { modelled } from '../../../draw/ink.ts';
import { clip, each } from '../../../draw/markup.ts';
import { resample, scatter } from '../../../draw/measure.ts';
import { type Painting, layer } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { ellipse, leaf, rect } from '../../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../../draw/svg.ts';
import { drawBalakrishna } from '../../../figures/child.ts';
import { cloth } from '../../../figures/cloths.ts';
import { Pen } from '../../../figures/pen.ts';
import { TANJORE_HAND } from '../../../figures/tradition.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { type Leaf, K, archAndPillars, archLine, gildedFrame, stone, swags } from '../gilding.ts';
import { brocade, goldFoliage } from '../ornament.ts';

/** The child Krishna with his butter under swags of red silk. */
export function navaneethaKrishna(seed: number, W = 800, H = 1000): Painting {
  const r = new Rng(seed),
    cx = W / 2,
    x0 = 72,
    y0 = 72,
    w = W - 144,
    h = H - 144,
    B = y0 + h,
    hw = w / 2 - 58,
    sp = y0 + 312;
  const o: Leaf = { gold: '', over: '' },
    frameLayer: Leaf = { gold: '', over: '' },
    inner = rect(x0, y0, w, h);
  const wall = { base: fill(rect(0, 0, W, H), K.wood) };
  brocade(wall, inner, '#155a42', '#3a9070', '#08301f', [cx, y0 + 410, 500]);
  let base = wall.base;
  gildedFrame(frameLayer, W, H);
  archAndPillars(o, cx, x0, y0, w, hw, sp, B, r);
  goldFoliage(
    o,
    [[x0, y0], [x0 + w, y0], [x0 + w, sp - 16], ...archLine(cx, hw, sp, 196, 47).reverse(), [x0, sp - 16]],
    cx,
    76,
  );
  base += clip(inner, swags(o, cx, hw, sp, archLine(cx, hw, sp, 196, 0)));
  // halo behind the head
  const hy = 482;
  o.gold +=
    dot(cx, hy, 152, '#747474') +
    each([150, 139, 112], (k) => line(ellipse(cx, hy, k, k, 0, 90), '#fff', k === 139 ? 2 : 4, true));
  for (let i = 0; i < 36; i++) {
    const q = polar(cx, hy, 114, (i / 36) * TAU);
    o.gold += fill(leaf(q[0], q[1], 23, 6, (i / 36) * TAU, 0, 0.4), '#e4e4e4');
  }
  // stepped throne and bolster
  for (const [y, hh, ww] of [
    [B - 88, 30, hw * 2 - 26],
    [B - 58, 30, hw * 2 + 46],
    [B - 28, 30, w],
  ] as const) {
    const n = Math.round(ww / 27);
    o.gold += edged(rect(cx - ww / 2, y, ww, hh), '#707070', '#fff', 3.2);
    for (let i = 0; i < n; i++) {
      const x = cx - ww / 2 + ((i + 0.5) * ww) / n;
      o.gold += fill(leaf(x, y + hh - 3, hh - 6, 10, -Math.PI / 2, 0, 0.4), '#e8e8e8');
      if (i % 2) stone(o, x, y + hh - 10, 3.6, i % 4 === 1 ? K.ruby : K.emerald);
    }
  }
  const seat = B - 104,
    cushion = loopThrough(offsets(cx, seat, [-236, 16, -226, -20, 0, -28, 226, -20, 236, 16, 0, 22]));
  const back = loopThrough(
    offsets(cx, seat, [-200, -20, -190, -96, -120, -128, 0, -132, 120, -128, 190, -96, 200, -20]),
  );
  let painted =
    modelled(back, '#9c1f3c', '#30040e', 30, 8) +
    clip(
      back,
      each(scatter(back, 24, r), ([x, y]) => polys(rosette(x, y, 7, 6), '#e8c25a') + dot(x, y, 2, K.ruby)),
    ) +
    line(back, '#24040c', 1.6, true);
  painted +=
    modelled(cushion, '#2c7a4a', '#0a2414', 22, 5) +
    clip(
      cushion,
      lines(
        series(23, (i) => polyline(cx - 240 + i * 22, seat - 40, cx - 232 + i * 22, seat + 30)),
        '#e8c25a88',
        2,
      ),
    ) +
    line(cushion, '#0a1a10', 1.6, true);
  const pen = new Pen(TANJORE_HAND, r, cx + 14, seat - 4, 1.28, 1, true);
  drawBalakrishna(pen, TANJORE_HAND.tones.blue, cloth('#e0a52c', '#7a3a0c', K.ruby, K.gold, K.ruby, 'buti'));
  const lip = curveThrough(cx - 232, seat + 10, cx, seat + 18, cx + 232, seat + 10);
  const relief = line(lip, '#8a8a8a', 9) + dots(resample(lip, 10), 3, '#fff') + pen.relief;
  return {
    w: W,
    h: H,
    bg: K.wood,
    body: base,
    gold: layer(W, H, frameLayer.gold + clip(inner, o.gold)),
    over: layer(W, H, frameLayer.over + o.over + painted + pen.svg),
    gold2: layer(W, H, relief),
    over2: layer(W, H, pen.jewels),
    finish: { seed, surface: 'board', wobble: 0, grain: 0.9, mottle: 0.8, vignette: 0.6, age: 0.35 },
  } as Painting;
}
