/** Andal's parrot on a garland, inside a ring of gold. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { stone } from '../../traditions/tanjore/gilding.ts';
import { Panel, goldBand } from '../../traditions/tanjore/panel.ts';
import { K } from '../../traditions/tanjore/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [840, 840];
const [CX, CY] = [W / 2, H / 2];

/** The parrot, facing left and looking back at us; about 420 from crown to tail. */
function parrot(p: Panel) {
  const edge = '#0d3a1c';
  const T = (q: Point[]) => q.map(([x, y]): Point => [CX + x, CY + y]);
  let s = '';
  // tail: long blue-green plumes crossing the garland
  for (const [L, w, a, c] of [
    [180, 15, 1.2, '#1f6a5c'],
    [196, 15, 1.34, '#2a8a5a'],
    [204, 16, 1.48, '#1f6a8a'],
    [190, 14, 1.62, '#2a8a5a'],
  ] as const) {
    const q = leaf(CX + 64, CY + 88, L, w, a, -0.06, 0.6);
    s +=
      modelled(q, c, '#06281e', 10, 3) +
      lines([[q[0], q[14]]], '#bfe07a', 1.4) +
      lines(
        series(12, (i) => {
          const b = polar(CX + 64, CY + 88, L * (0.24 + i * 0.06), a - 0.02 * i * 0.2);
          return [b, polar(b[0], b[1], w * 0.9, a + 0.7)] as Point[];
        }),
        '#8fc06a',
        0.8,
      ) +
      ink(q, edge, 1.6);
  }
  const body = T(
    union(
      [
        ribbon(curveThrough(-34, -150, -30, -96, -22, -34, 12, 40, 66, 112), widths(44, 58, 72, 66, 22)),
        ellipse(-40, -162, 56, 52),
      ],
      16,
    ),
  );
  s += modelled(body, '#4fb043', '#0f5a24', 34, 8, { hi: '#a8e070' });
  const breast = T(loopThrough(-92, -90, -70, -110, -30, -96, -26, -30, 10, 40, 4, 62, -48, 30, -86, -34));
  s += clip(
    body,
    group(fill(breast, '#c9dc5a'), 'opacity=".55" filter="url(#b8)"') +
      scales(body, Math.PI / 2, 17, '#1f7a34', 1.1),
  );
  s += ink(body, edge, 2.2);
  // wing in three courses
  for (const [n, x0, y0, L, w, c1, c2] of [
    [7, 26, 6, 150, 15, '#1f7a4c', '#2f9a4c'],
    [7, 20, -22, 108, 16, '#3aa44a', '#5cbc4a'],
    [6, 12, -46, 72, 16, '#6ac84e', '#8ad85c'],
  ] as const)
    for (let i = 0; i < n; i++) {
      const q = leaf(CX + x0 + i * 7.6 - 6, CY + y0 - i * 5, L - i * 5, w, 1.24 - i * 0.075, 0.12, 0.62);
      s +=
        modelled(q, i % 2 ? c1 : c2, '#0a3a1c', 7, 2) + line([q[0], q[14]], '#d8f09a', 1) + ink(q, edge, 1.3);
    }
  const shoulder = T(loopThrough(2, -76, 34, -84, 64, -66, 66, -34, 40, -22, 10, -36));
  s +=
    modelled(shoulder, '#6ac84e', '#1f7a34', 14, 5) +
    clip(shoulder, scales(shoulder, 1.2, 13, '#1f7a34', 1.1)) +
    ink(shoulder, edge, 1.8);
  // head: turned to the left, red beak
  const beak = T(
      loopThrough([
        -82, -186, -104, -182, -122, -160, -118, -134, -108, -124, -106, -146, -92, -152, -80, -156,
      ]),
    ),
    jaw = T(loopThrough(-96, -150, -106, -142, -104, -128, -92, -134, -84, -148));
  s +=
    modelled(jaw, '#a81c24', '#4a0810', 6, 2) +
    ink(jaw, '#4a0810', 1.4) +
    modelled(beak, '#e03a34', '#6a0c14', 10, 3, { hi: '#ff9a80' }) +
    ink(beak, '#4a0810', 1.8) +
    dot(CX - 88, CY - 172, 2.6, '#4a0810');
  const eye = T(ellipse(-52, -172, 17, 15));
  s +=
    edged(T(ellipse(-52, -172, 23, 20)), '#c9ec8a', '#1f7a34', 1.2) +
    fill(eye, '#fdf7ea') +
    dot(CX - 55, CY - 172, 9.6, '#3a1c0c') +
    dot(CX - 55, CY - 172, 5.6, '#120c0a') +
    dot(CX - 58, CY - 176, 2.6, '#fff') +
    line(eye, '#17100f', 2, true) +
    line(T(curveThrough(-78, -192, -54, -202, -30, -190)), '#17100f', 1.8);
  for (const [x, y, a] of [
    [-46, -203, -1.9],
    [-34, -205, -1.55],
    [-22, -202, -1.2],
  ])
    s +=
      modelled(T(leaf(x, y, 30, 6, a, 0.2)), '#5cbc4a', '#0f5a24', 4, 1) +
      ink(T(leaf(x, y, 30, 6, a, 0.2)), edge, 1.1);
  p.paint(s);
  // a jewelled necklace with a pendant
  const o = { gold: '', over: '' };
  const neck = T(curveThrough(-94, -110, -64, -74, -14, -84, 12, -118));
  o.gold +=
    each(walk(neck, 10), (k) => dot(k.p[0], k.p[1], 5, '#fff')) +
    edged(ellipse(CX - 46, CY - 62, 13, 15), '#7c7c7c', '#fff', 2.4);
  stone(o, CX - 46, CY - 62, 6, K.ruby);
  p.gild(o);
}

/** One big garland flower. */
function bloom(x: number, y: number, R: number, kind: number, rot: number): string {
  const [a, b, c] = [
    ['#fbf6ea', '#e8dcc0', '#e8a83a'],
    ['#e85a86', '#a81c4c', '#f8c4d4'],
    ['#f2a33a', '#b8601a', '#7a2c0c'],
    ['#fbf6ea', '#d8c8a0', '#d8446c'],
    ['#c8243c', '#6a0c1c', '#f0a0a8'],
  ][kind];
  let s = polys(rosette(x, y, R, kind === 2 ? 16 : 9, rot, 0.62, 1.12), b);
  s += each(
    rosette(x, y, R * 0.94, kind === 2 ? 16 : 9, rot, 0.62, 1.05),
    (q) => modelled(q, a, b, R * 0.16, 2) + ink(q, b, 0.9),
  );
  s +=
    each(rosette(x, y, R * 0.62, kind === 2 ? 13 : 8, rot + 0.3), (q) => edged(q, a, b, 0.8)) +
    dot(x, y, R * 0.2, c) +
    dot(x - R * 0.05, y - R * 0.06, R * 0.08, '#fff8e0');
  return s;
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    field = ellipse(CX, CY, 322, 322, 0, 160);
  p.base +=
    fill(polyline(0, 0, W, 0, W, H, 0, H), '#431527') +
    each(scatter(polyline(10, 10, W - 10, 10, W - 10, H - 10, 10, H - 10), 26, p.r), ([x, y]) =>
      dot(x, y, 1.7, '#c9a14a'),
    );
  p.base +=
    fill(field, '#14305c') +
    clip(
      field,
      group(dot(CX - 20, CY - 60, 230, '#7fb0d8'), 'opacity=".42" filter="url(#b24)"') +
        each(
          scatter(field, 40, p.r, 8),
          ([x, y]) => polys(rosette(x, y, 7, 6), '#ffffff2a') + dot(x, y, 1.8, '#e8c25a'),
        ),
    );
  // plum silk in the corners with gold sprays
  const o = p.back;
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]) {
    const [x, y] = [CX + sx * 340, CY + sy * 340],
      a = Math.atan2(-sy, -sx);
    for (let i = -2; i <= 2; i++)
      o.gold += edged(
        leaf(x, y, i ? 74 - Math.abs(i) * 10 : 88, 13, a + i * 0.46, i * 0.1, 0.5),
        '#8a8a8a',
        '#fff',
        2.2,
      );
    stone(o, x, y, 9, K.ruby);
    for (const i of [-1.5, 1.5]) stone(o, ...polar(x, y, 62, a + i * 0.44), 4.4, K.emerald);
  }
  // the ring: three bands, stones, petals turned inward
  goldBand(o, ellipse(CX, CY, 356, 356, 0, 200), 52, 43, true);
  const ring = (R: number, w: number, v: string) => {
    o.gold += line(ellipse(CX, CY, R, R, 0, 160), v, w, true);
  };
  ring(326, 6, '#fff');
  ring(386, 6, '#fff');
  ring(395, 3, '#c0c0c0');
  for (let i = 0; i < 56; i++) {
    const a = (i / 56) * TAU,
      q = polar(CX, CY, 322, a);
    o.gold += edged(leaf(q[0], q[1], 26, 8.6, a + Math.PI, 0, 0.42), '#7c7c7c', '#fff', 1.8);
    const e = polar(CX, CY, 388, a);
    o.gold += fill(leaf(e[0], e[1], 15, 5, a, 0, 0.4), '#a8a8a8');
  }
  // back strand of the garland, hanging from both sides
  const strand = curveThrough(
    offsets(CX, CY, [-300, -78, -226, 36, -110, 96, 0, 112, 116, 106, 230, 40, 300, -78]),
  );
  let back = line(strand, '#2f6a34', 16);
  back += each(walk(strand, 15), (k, i) =>
    each([-1, 1], (sg) =>
      fill(leaf(k.p[0], k.p[1], 30, 6.4, k.a + sg * 1.15, 0.1 * sg), i % 2 ? '#3f8a44' : '#2a6a38'),
    ),
  );
  p.paint(clip(field, back));
  p.paint(
    clip(
      field,
      each(walk(strand, 31), (k, i) => bloom(k.p[0], k.p[1], 22, [0, 1, 3, 2][i % 4], i)),
    ),
  );
  parrot(p);
  // tassels where the strand hangs, and a few blooms in front of the tail
  const front = walk(curveThrough(CX - 44, CY + 118, CX + 20, CY + 126, CX + 96, CY + 120), 29);
  p.paint(each(front, (k, i) => bloom(k.p[0], k.p[1] + 4, 19, [1, 0, 2, 3, 4][i % 5], i * 0.4)));
  // feet close on the garland
  const feet = p.pen(2, 0, 1);
  for (const [x, y] of [
    [CX - 2, CY + 100],
    [CX + 46, CY + 106],
  ])
    for (const d of [-14, -4, 7])
      feet.shape(
        ribbon(curveThrough(x + d * 0.5, y - 6, x + d, y + 8, x + d * 1.1 - 3, y + 26), widths(5, 5.6, 3.4)),
        '#d88a4a',
        '#6a2c10',
        0.7,
        3,
      );
  p.take(feet);
  for (const sg of [-1, 1])
    for (let i = 0; i < 5; i++)
      p.paint(clip(field, bloom(CX + sg * (262 - i * 1), CY + 30 + i * 31, 15 - i, [1, 0, 4, 0, 2][i], i)));
  return p.finish(seed);
}

export const work: Work = {
  id: 'work-thilagavathi-sundaresan-parrot',
  collection: 'artist-works',
  seed: 4,
  width: W,
  height: H,
  alt: 'A bright green parrot with a red beak and a gold necklace sits on a thick flower garland inside a round frame of raised gold.',
  draw,
};
