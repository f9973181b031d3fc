/** Tanjore: Balakrishna with the butter pot under a jewelled arch. */
import {
  type Point,
  type Poly,
  TAU,
  loopThrough,
  curve,
  ellipse,
  leaf,
  polyline,
  polar,
  rect,
  scatter,
  walk,
} from '../../draw/geometry.ts';
import { clip, dot, dots, fill, group, line, lines, polys } from '../../draw/svg.ts';
import { modelled } from '../../draw/ink.ts';
import { type Painting, layer } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { rosette } from '../../motifs/plants.ts';
import { TANJORE } from './scenes.ts';
import { drawBalakrishna } from '../../figures/child.ts';
import { Pen } from '../../figures/pen.ts';
import { TANJORE_HAND } from '../../figures/tradition.ts';
import { cloth } from '../../figures/cloths.ts';

const K = TANJORE;
interface Leaf {
  gold: string;
  over: string;
}

/** A stone in a raised collet. */
function stone(o: Leaf, x: number, y: number, R: number, col: string) {
  o.gold +=
    dot(x, y, R * 1.75, '#6c6c6c') + line(ellipse(x, y, R * 1.5, R * 1.5, 0, 22), '#fff', R * 0.5, true);
  o.over += dot(x, y, R, col) + dot(x - R * 0.3, y - R * 0.35, R * 0.28, '#ffffffdd');
}

/** Gilded outer frame with rosettes and garnets. */
function gildedFrame(o: Leaf, W: number, H: number) {
  const band = [
    ...rect(18, 18, W - 36, H - 36),
    [18, 18],
    [64, 64],
    [64, H - 64],
    [W - 64, H - 64],
    [W - 64, 64],
    [64, 64],
  ] as Poly;
  o.gold += fill(band, '#6c6c6c', 'fill-rule="evenodd"');
  for (const [m, w] of [
    [20, 4],
    [26, 2],
    [57, 2],
    [63, 4],
  ])
    o.gold += line(rect(m, m, W - 2 * m, H - 2 * m), '#fff', w, true);
  walk(rect(41, 41, W - 82, H - 82), 34, true).forEach((k, i) => {
    const [x, y] = k.p;
    if (i % 2) {
      rosette(x, y, 14, 8).forEach((p) => {
        o.gold += line(p, '#fff', 1.6, true);
      });
      stone(o, x, y, 4.2, '#7a1020');
    } else for (let q = 0; q < 4; q++) o.gold += fill(leaf(x, y, 13, 4, q * 1.57 + 0.78), '#f4f4f4');
  });
}

/** Cusped arch line. @param k grows it outward */
const archLine = (cx: number, hw: number, sp: number, rise: number, k: number): Poly => [
  [cx - hw - k, sp],
  ...Array.from({ length: 91 }, (_, i) => {
    const t = i / 90,
      a = Math.PI + t * Math.PI,
      b = 1 + 0.05 * Math.abs(Math.sin(t * Math.PI * 5)) + 0.12 * Math.sin(t * Math.PI) ** 14;
    return [cx + Math.cos(a) * (hw + k), sp + Math.sin(a) * (rise + k) * b] as Point;
  }),
  [cx + hw + k, sp],
];

/** Spandrels, arch, pillars. */
function archAndPillars(
  o: Leaf,
  cx: number,
  x0: number,
  y0: number,
  w: number,
  hw: number,
  sp: number,
  B: number,
  r: Rng,
) {
  const A = (k: number) => archLine(cx, hw, sp, 196, k);
  const spandrel: Poly = [[x0, y0], [x0 + w, y0], [x0 + w, sp], ...A(44).reverse(), [x0, sp]];
  let s = fill(spandrel, '#5c5c5c');
  const scrolls: Poly[] = [];
  for (const sg of [-1, 1])
    for (let k = 0; k < 6; k++) {
      const bx = cx + sg * (w / 2 - 28 - (k % 2) * 46 - (k > 3 ? 44 : 0)),
        by = y0 + 34 + k * 42;
      const spiral = Array.from({ length: 40 }, (_, i) =>
        polar(bx, by, 24 * (1 - (i / 40) * 0.85), sg * (i / 40) * 9 + k),
      );
      scrolls.push(spiral);
      walk(spiral, 15).forEach((q, i) => {
        s += fill(leaf(q.p[0], q.p[1], 15, 4.4, q.a + (i % 2 ? 1 : -1)), '#e6e6e6');
      });
    }
  s +=
    lines(scrolls, '#fff', 3.2) +
    scatter(spandrel, 17, () => r.unit())
      .map(([x, y]) => dot(x, y, 2, '#d8d8d8'))
      .join('');
  o.gold += clip(spandrel, s) + fill([...A(44), ...A(0).reverse()], '#787878');
  for (const [k, wd] of [
    [44, 5],
    [35, 2],
    [9, 2],
    [0, 5],
  ])
    o.gold += line(A(k), '#fff', wd);
  walk(A(22), 29).forEach((k, i) => {
    rosette(k.p[0], k.p[1], 12.5, 7).forEach((p) => {
      o.gold += fill(p, '#f2f2f2');
    });
    stone(o, k.p[0], k.p[1], 5.4, [K.ruby, K.emerald, K.crystal][i % 3]);
  });
  walk(A(-7).slice(2, -2), 19).forEach((k) => {
    o.gold += fill(leaf(k.p[0], k.p[1], 17, 5, k.a + Math.PI / 2), '#9a9a9a');
  });
  for (const sg of [-1, 1]) {
    const px = cx + sg * (hw + 22);
    o.gold += fill(rect(px - 18, sp, 36, B - 90 - sp), '#707070');
    for (let i = 0; i < 17; i++) {
      const y = sp + 12 + (i * (B - 126 - sp)) / 17;
      o.gold +=
        line(polyline(px - 18, y, px + 18, y + 16), '#fff', 2.6) +
        line(polyline(px - 18, y + 8, px + 18, y + 24), '#ddd', 1.6);
      if (i % 2) stone(o, px, y + 10, 4.4, i % 4 === 1 ? K.ruby : K.emerald);
    }
    for (const [y, pw, ph] of [
      [sp - 14, 60, 16],
      [sp + 3, 48, 12],
      [B - 104, 58, 20],
      [B - 118, 48, 12],
    ]) {
      o.gold +=
        fill(rect(px - pw / 2, y, pw, ph), '#8a8a8a') + line(rect(px - pw / 2, y, pw, ph), '#fff', 2.2, true);
      o.gold += dots(
        Array.from({ length: 6 }, (_, i) => [px - pw / 2 + ((i + 0.5) * pw) / 6, y + ph / 2] as Point),
        2.2,
        '#fff',
      );
    }
  }
}

/** Red silk swags tied at both sides. */
function swags(o: Leaf, cx: number, hw: number, sp: number, arch: Poly): string {
  let s = '';
  for (const sg of [-1, 1]) {
    const hem = curve([
      [cx + sg * (hw - 2), sp + 120],
      [cx + sg * (hw - 28), sp + 130],
      [cx + sg * (hw - 40), sp + 24],
      [cx + sg * (hw - 104), sp - 78],
      [cx + sg * 96, sp - 138],
      [cx, sp - 150],
    ]);
    const shape = [...hem, [cx, sp - 320] as Point, [cx + sg * (hw + 4), sp - 320] as Point];
    const folds = Array.from({ length: 9 }, (_, i) =>
      curve([
        [cx + sg * (10 + i * 20), sp - 236 + i * 6],
        [cx + sg * (60 + i * 24), sp - 132 + i * 8],
        [cx + sg * (hw - 54 + i * 7), sp - 8 + i * 6],
        [cx + sg * (hw - 26 + i * 3), sp + 130],
      ]),
    );
    s += clip(
      [...arch, [cx + hw, sp + 160], [cx - hw, sp + 160]],
      modelled(shape, '#1f6b4a', '#06180f', 24, 8) +
        clip(
          shape,
          lines(
            folds.filter((_, i) => i % 2),
            '#00000044',
            5,
          ) +
            lines(
              folds.filter((_, i) => !(i % 2)),
              '#ffffff18',
              5,
            ),
        ),
    );
    o.gold +=
      line(hem, '#8a8a8a', 10) +
      dots(
        walk(hem, 10).map((k) => k.p),
        3.4,
        '#fff',
      ) +
      walk(hem, 13)
        .map((k) => fill(leaf(k.p[0], k.p[1], 14, 3.2, sg > 0 ? 2.0 : 1.14), '#cfcfcf'))
        .join('');
  }
  return s;
}

export function balakrishna(seed: number, W = 800, H = 1000): Painting {
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
  const ground = r.pick(['#7d1626', '#6a1220']);
  let base = fill(rect(0, 0, W, H), K.wood) + fill(inner, ground);
  base += clip(
    inner,
    group(dot(cx, y0 + 420, 330, '#ffb08a'), 'opacity=".16" filter="url(#b24)"') +
      scatter(inner, 33, () => r.unit())
        .map(([x, y]) => polys(rosette(x, y, 6, 5), '#ffffff26') + dot(x, y, 1.6, '#e8c25a99'))
        .join(''),
  );
  gildedFrame(frameLayer, W, H);
  archAndPillars(o, cx, x0, y0, w, hw, sp, B, r);
  base += clip(inner, swags(o, cx, hw, sp, archLine(cx, hw, sp, 196, 0)));
  // halo behind the head
  const hy = 482;
  o.gold +=
    dot(cx, hy, 152, '#747474') +
    [150, 139, 112].map((k) => line(ellipse(cx, hy, k, k, 0, 90), '#fff', k === 139 ? 2 : 4, true)).join('');
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
    o.gold +=
      fill(rect(cx - ww / 2, y, ww, hh), '#707070') + line(rect(cx - ww / 2, y, ww, hh), '#fff', 3.2, true);
    for (let i = 0; i < n; i++) {
      const x = cx - ww / 2 + ((i + 0.5) * ww) / n;
      o.gold += fill(leaf(x, y + hh - 3, hh - 6, 10, -Math.PI / 2, 0, 0.4), '#e8e8e8');
      if (i % 2) stone(o, x, y + hh - 10, 3.6, i % 4 === 1 ? K.ruby : K.emerald);
    }
  }
  const seat = B - 104,
    cushion = loopThrough(
      cx - 236,
      seat + 16,
      cx - 226,
      seat - 20,
      cx,
      seat - 28,
      cx + 226,
      seat - 20,
      cx + 236,
      seat + 16,
      cx,
      seat + 22,
    );
  const back = loopThrough(
    cx - 200,
    seat - 20,
    cx - 190,
    seat - 96,
    cx - 120,
    seat - 128,
    cx,
    seat - 132,
    cx + 120,
    seat - 128,
    cx + 190,
    seat - 96,
    cx + 200,
    seat - 20,
  );
  let painted =
    modelled(back, '#1b3f7a', '#060f2a', 30, 8) +
    clip(
      back,
      scatter(back, 24, () => r.unit())
        .map(([x, y]) => polys(rosette(x, y, 7, 6), '#e8c25a') + dot(x, y, 2, K.ruby))
        .join(''),
    ) +
    line(back, '#0a0f24', 1.6, true);
  painted +=
    modelled(cushion, '#2c7a4a', '#0a2414', 22, 5) +
    clip(
      cushion,
      lines(
        Array.from(
          { length: 23 },
          (_, i) =>
            [
              [cx - 240 + i * 22, seat - 40],
              [cx - 232 + i * 22, seat + 30],
            ] as Poly,
        ),
        '#e8c25a88',
        2,
      ),
    ) +
    line(cushion, '#0a1a10', 1.6, true);
  const pen = new Pen(TANJORE_HAND, r, cx + 14, seat - 4, 1.28, 1, true);
  drawBalakrishna(pen, TANJORE_HAND.tones.blue, cloth('#e0a52c', '#7a3a0c', K.ruby, K.gold, K.ruby, 'buti'));
  const lip = curve([
    [cx - 232, seat + 10],
    [cx, seat + 18],
    [cx + 232, seat + 10],
  ]);
  const relief =
    line(lip, '#8a8a8a', 9) +
    dots(
      walk(lip, 10).map((k) => k.p),
      3,
      '#fff',
    ) +
    pen.relief;
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
