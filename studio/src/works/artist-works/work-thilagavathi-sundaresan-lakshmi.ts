/** Lakshmi between two lotus lamps under a shower of gold coins, her halo set with stones. */
import { curve, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, polar, type Poly, TAU } from '../../draw/geometry.ts';
import { clip, radialGradient, repeat } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, edged, fill, line, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { type Leaf, stone } from '../../traditions/tanjore/gilding.ts';
import { coins, seatedLakshmi } from '../../traditions/tanjore/lakshmi.ts';
import { goldBand, Panel, wall } from '../../traditions/tanjore/panel.ts';
import { SILK } from '../../traditions/tanjore/people.ts';
import { K } from '../../traditions/tanjore/style.ts';
import { lotusThrone } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [920, 980];

/** Lamp in the shape of a lotus on a tall stem, its flame in a warm glow. @param y foot */
function lotusLamp(p: Panel, x: number, y: number, h: number) {
  const top = y - h;
  const id = `glow${Math.round(x)}`;
  p.paint(
    radialGradient(id, x, top - 44, 96, [0, '#ffe9a8', 0.85], [0.4, '#f6a84a', 0.45], [1, '#f6a84a', 0]) +
      dot(x, top - 44, 96, `url(#${id})`),
  );
  const pen = p.pen(x, 0, 1),
    S = (q: Poly): Poly => q.map(([a, b]) => [a, b]);
  // stem with leaves, a foot like an upturned lotus
  pen.gold(S(loopThrough(-48, y, -40, y - 16, -14, y - 26, 14, y - 26, 40, y - 16, 48, y)), true);
  for (let i = -2; i <= 2; i++) pen.gold(leaf(i * 15, y - 8, 30, 8, -Math.PI / 2 + i * 0.3, 0, 0.44), false);
  pen.gold(polyline(-5, y - 22, 5, y - 22, 5, top + 6, -5, top + 6), false);
  for (const t of [0.26, 0.46, 0.66, 0.84]) {
    pen.gold(ellipse(0, y - h * t, 12, 7), false);
    pen.gem([0, y - h * t], 3.6, 0);
  }
  for (const sg of [-1, 1])
    for (const t of [0.36, 0.58]) {
      pen.shape(
        leaf(0, y - h * t, 52, 11, -Math.PI / 2 + sg * 0.95, sg * 0.28, 0.5),
        '#2a8a5a',
        '#06301f',
        0.8,
        5,
      );
      pen.stroke(leaf(0, y - h * t, 52, 0.4, -Math.PI / 2 + sg * 0.95, sg * 0.28, 0.5), 0.5, '#bfe07a');
    }
  for (const d of [-1.25, 1.25, -0.95, 0.95, -0.62, 0.62, -0.3, 0.3, 0])
    pen.shape(
      leaf(0, top + 14, 66 - Math.abs(d) * 9, 14, -Math.PI / 2 + d, d * -0.14, 0.55),
      Math.abs(d) > 0.7 ? '#d05a7c' : Math.abs(d) > 0.2 ? '#e88aa4' : '#f6bccb',
      '#8a1c48',
      0.8,
      6,
    );
  for (const [d, L, c] of [
    [-0.24, 44, '#f08a2a'],
    [0.24, 44, '#f08a2a'],
    [0, 66, '#f6a63a'],
    [0, 42, '#ffe08a'],
    [0, 22, '#fffbe0'],
  ] as const)
    pen.flat(leaf(0, top - 34, L, L * 0.19, -Math.PI / 2 + d, d * -0.3, 0.34), c);
  p.take(pen);
}

/** Floor and throne step. */
function floorAndThroneStep(p: Panel, cx: number, seat: number): void {
  const floor = rect(66, 800, W - 132, H - 866);
  p.paint(
    fill(floor, '#17603f') +
      clip(
        floor,
        repeat(60, (i) =>
          polys(
            rosette(
              84 + (i % 20) * 40 + (Math.floor(i / 20) % 2) * 20,
              832 + Math.floor(i / 20) * 36,
              10,
              8,
              i,
            ),
            i % 2 ? '#e8c25a' : '#3f9a64',
          ),
        ),
      ) +
      line(polyline(66, 800, W - 66, 800), '#08301c', 3),
  );
  const step: Leaf = { gold: '', over: '' };
  goldBand(
    step,
    [
      [66, 806],
      [W - 66, 806],
    ],
    14,
    34,
  );
  p.gild(step);
  for (const sg of [-1, 1]) lotusLamp(p, cx + sg * 320, 858, 330);
  const throne = p.pen(0, 0, 1);
  lotusThrone(throne, [cx, seat + 12], 206, '#d05a7c', '#f6bccb');
  p.take(throne);
  const pen = p.pen(cx, seat, 1.6);
  seatedLakshmi(pen, SILK.red, SILK.green, { out: '#e07a98', in: '#fbdfe6' });
  p.take(pen);
}

/** Coins shower from her palm to a heap, and a few fall through the air. */
function coinsShower(cx: number, p: Panel): void {
  const list: Point[] = [];
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 9 - row * 2; i++)
      list.push([cx + 216 + (i - (8 - row * 2) / 2) * 18, 884 - row * 10]);
  for (let i = 0; i < 9; i++) list.push([cx + 208 + Math.sin(i * 2.1) * 12, 700 + i * 17]);
  for (const [x, y] of [
    [150, 214],
    [196, 300],
    [128, 356],
    [168, 430],
    [770, 214],
    [724, 300],
    [792, 356],
    [752, 430],
    [250, 176],
    [670, 176],
    [214, 246],
    [706, 246],
  ])
    list.push([x, y]);
  p.gild(coins(list, 11));
  const bowl = p.pen(3, 0, 1);
  bowl.gold(
    loopThrough(
      offsets(cx, 0, [-240, 862, -230, 886, -198, 900, -142, 900, -110, 886, -100, 862, -170, 868]),
    ),
    true,
  );
  for (let i = 0; i < 7; i++)
    bowl.shape(
      leaf(cx - 170 + (i - 3) * 20, 866, 30, 10, -Math.PI / 2 + (i - 3) * 0.2, 0, 0.5),
      i % 2 ? '#e88aa4' : '#fbf2e2',
      '#a83058',
      0.7,
      4,
    );
  p.take(bowl);
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    inner = rect(66, 66, W - 132, H - 132),
    seat = 770,
    [hx, hy, R] = [cx, 430, 236];
  p.base += fill(rect(0, 0, W, H), K.wood);
  wall(p, inner, '#4a1648', [cx, 470, 380], '#ffd0e01e');
  const o: Leaf = p.back;
  // frame of two gold bands with a channel of lotus petals between them
  goldBand(o, rect(30, 30, W - 60, H - 60), 20, 34, true);
  for (const [m, w] of [
    [44, 3],
    [62, 6],
  ])
    o.gold += line(rect(m, m, W - 2 * m, H - 2 * m), '#fff', w, true);
  o.gold += line(rect(53, 53, W - 106, H - 106), '#6c6c6c', 16, true);
  walk(rect(53, 53, W - 106, H - 106), 15, true).forEach((k) => {
    o.gold += fill(
      leaf(...polar(k.p[0], k.p[1], -6, k.a + Math.PI / 2), 13, 5, k.a + Math.PI / 2, 0, 0.44),
      '#e8e8e8',
    );
  });
  // a pelmet of gold scallops with hanging drops
  for (let i = 0; i < 9; i++) {
    const x = 66 + ((i + 0.5) * (W - 132)) / 9,
      w = (W - 132) / 9,
      q: Poly = [
        [x - w / 2, 66],
        [x + w / 2, 66],
        ...curve([
          [x + w / 2, 84],
          [x + w * 0.3, 112],
          [x, 126],
          [x - w * 0.3, 112],
          [x - w / 2, 84],
        ] as Point[]),
      ];
    o.gold += edged(q, '#6a6a6a', '#fff', 3);
    for (const f of rosette(x, 94, 17, 8)) o.gold += fill(f, '#e4e4e4');
    stone(o, x, 94, 6.4, [K.ruby, K.emerald][i % 2]);
    o.gold += fill(leaf(x, 124, 26, 7, Math.PI / 2, 0, 0.6), '#b0b0b0');
    if (i) o.gold += fill(ellipse(x - w / 2, 90, 4, 7), '#d0d0d0');
  }
  // the great halo: a disc, four rings of stones, flames of petals outside
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * TAU,
      q = polar(hx, hy, R + 8, a);
    o.gold += edged(leaf(q[0], q[1], i % 2 ? 44 : 30, 9, a, 0, 0.42), '#8a8a8a', '#fff', 1.8);
  }
  o.gold += dot(hx, hy, R + 12, '#6c6c6c');
  for (const [k, w] of [
    [R + 10, 4],
    [R - 22, 3],
    [R - 28, 2],
    [R - 66, 4],
    [R - 74, 2],
    [R - 104, 4],
  ])
    o.gold += line(ellipse(hx, hy, k, k, 0, 120), '#fff', w, true);
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * TAU;
    stone(o, ...polar(hx, hy, R - 6, a), 6.6, [K.ruby, K.crystal, K.emerald, K.crystal][i % 4]);
    if (i % 2) {
      const q = polar(hx, hy, R - 47, a);
      for (const f of rosette(q[0], q[1], 17, 8, a)) o.gold += fill(f, '#ececec');
      stone(o, q[0], q[1], 6, i % 4 === 1 ? K.ruby : K.emerald);
    } else {
      const q = polar(hx, hy, R - 66, a);
      o.gold += fill(leaf(q[0], q[1], 34, 6.4, a, 0, 0.5), '#d0d0d0');
    }
    stone(o, ...polar(hx, hy, R - 89, a), 3.8, i % 2 ? K.crystal : K.ruby);
  }
  o.over +=
    dot(hx, hy, R - 106, '#a01a30') +
    radialGradient('aura', hx, hy - 10, R - 110, [0, '#ffc98a', 0.8], [1, '#f0803a', 0]) +
    dot(hx, hy - 10, R - 110, 'url(#aura)');
  floorAndThroneStep(p, cx, seat);
  coinsShower(cx, p);
  return p.finish(seed);
}

export const work: Work = {
  id: 'work-thilagavathi-sundaresan-lakshmi',
  collection: 'artist-works',
  seed: 6,
  width: W,
  height: H,
  alt: 'Lakshmi sits on a pink lotus between two burning lotus lamps, gold coins falling from her palm, a great stone-set halo behind her.',
  draw,
};
