/** The heroine who has made ready waits in her bower; the path stays empty. A roundel on a dark album leaf. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group, linearGradient, radialGradient, repeat } from '../../draw/markup.ts';
import { scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { arc, ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { KISHANGARH_HAND } from '../../figures/tradition.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { GAUZE_WHITE, TEAL } from '../../traditions/kishangarh/cast.ts';
import { type Greens, NIGHT, clump, courtTree, crown, meadow } from '../../traditions/kishangarh/grove.ts';
import { K, LINE, ROSE, dressed, finish, put } from '../../traditions/kishangarh/people.ts';
import { tucked } from '../../traditions/kishangarh/sitters.ts';
import type { Work } from '../../work.ts';

const [W, H] = [900, 900];

const LIT: Greens = ['#1d3a28', '#2f5634', '#4f7c42', '#8fae5c'];

/** Two owls' worth of stillness: one owl on a bough. */
function owl(x: number, y: number, k: number): string {
  const body = loopThrough(offsets(x, y, [-9, -26, 0, -30, 9, -26, 11, -6, 4, 8, -4, 8, -11, -6], k));
  let s =
    modelled(body, '#8a7256', '#2c2016', 6 * k, 2) +
    ink(body, '#1c140e', 1) +
    fill(leaf(x, y + 4 * k, 18 * k, 4 * k, 1.57), '#5c4a36');
  for (const sg of [-1, 1])
    s +=
      fill(leaf(x + sg * 7 * k, y - 26 * k, 9 * k, 2.4 * k, -1.57 + sg * 0.4), '#6b563e') +
      dot(x + sg * 4.4 * k, y - 20 * k, 4.4 * k, '#d9c9a4') +
      dot(x + sg * 4.4 * k, y - 20 * k, 2.6 * k, '#f0b83c') +
      dot(x + sg * 4.4 * k, y - 20 * k, 1.4 * k, '#140c08');
  for (let i = 0; i < 3; i++)
    s += lines(
      [-5, 0, 5].map((d): Poly => [
        [x + d * k, y - 12 * k + i * 5 * k],
        [x + d * k, y - 9 * k + i * 5 * k],
      ]),
      '#d9c9a4',
      1,
    );
  return s + fill(leaf(x, y - 19 * k, 6 * k, 1.6 * k, 1.57), '#d99a2e');
}

/** Far groves, then the winding path. */
function farGroves(cx: number, cy: number, r: Rng, R: number): string {
  let s = '';
  for (const [dx, dy, rx, ry] of [
    [-320, -30, 84, 80],
    [-210, -54, 78, 72],
    [-108, -50, 66, 60],
    [-20, -62, 66, 70],
  ] as const)
    s += courtTree(cx + dx, cy + dy + ry + 46, crown(cx + dx, cy + dy, rx, ry, r), r.fork(), {
      greens: NIGHT,
      gap: 32,
      trunk: 15,
    });
  const land = curve([
    [cx - R, cy + 66],
    [cx - 150, cy + 52],
    [cx + 60, cy + 62],
    [cx + R, cy + 48],
  ]);
  s += fill([...land, [cx + R, cy + R], [cx - R, cy + R]], 'url(#gr)');
  const path = curveThrough(
    offsets(cx, cy, [-122, 54, -196, 84, -232, 124, -206, 176, -166, 232, -176, 300, -226, 372]),
  );
  const way = ribbon(path, widths(3, 8, 13, 19, 26, 36, 50));
  s +=
    group(fill(way, '#98906f'), 'filter="url(#b3)"') +
    group(fill(ribbon(path, widths(2, 5, 8, 12, 17, 24, 34)), '#b9af8a'), 'opacity=".8" filter="url(#b3)"') +
    dots(scatter(way, 10, r), 1.1, '#d9cfaa');
  s += meadow(
    ellipse(cx, cy + 220, 350, 150, 0, 40).filter(([, y]) => y > cy + 74),
    34,
    r.fork(),
    '#3a5f3e',
    ['#c9d3d0', '#e0b8c0', '#d9cf9a'],
  );
  for (const g of [-1, 1])
    for (const [i, k] of walk(path, 26).entries())
      if (i > 2)
        s += polys(
          [-0.6, -0.2, 0.2, 0.6].map((a) =>
            leaf(k.p[0] + g * (3 + i * 2.3), k.p[1] + 3, 8 + i * 0.7, 2.2, -Math.PI / 2 + a),
          ),
          i % 2 ? '#3f6a42' : '#2f5638',
        );
  return s;
}

/** Bed of leaves strewn with petals. */
function bedOfLeaves(bx: number, foot: number, r: Rng): string {
  let s = '';
  const bed = loopThrough(
    offsets(bx, foot, [-172, -8, -150, -34, 0, -44, 150, -34, 172, -8, 150, 24, 0, 34, -150, 24]),
  );
  s += group(fill(bed, '#0a1410'), 'opacity=".5" filter="url(#b5)"') + fill(bed, '#234a30');
  walk(bed, 12, true).forEach(
    (k, i) =>
      (s +=
        fill(leaf(k.p[0], k.p[1], 32, 8, k.a - 1.2), i % 2 ? '#4f7c42' : '#38643a') +
        line([k.p, polar(k.p[0], k.p[1], 28, k.a - 1.2)], '#9fc07a', 0.7)),
  );
  const bedding = scatter(bed, 9.5, r, 2, 2).sort((a, b) => a[1] - b[1]);
  s += clip(
    bed,
    each(bedding, ([x, y], i) =>
      fill(leaf(x - 6, y, 14, 5, (i * 1.9) % TAU, 0.15), ['#f4d7d4', '#e9a9b0', '#f8f0e0', '#d97f92'][i % 4]),
    ),
  );
  const bol = loopThrough(
    offsets(bx, foot, [84, -72, 118, -78, 152, -70, 160, -44, 150, -20, 118, -14, 88, -20, 78, -44]),
  );
  s +=
    modelled(bol, '#4a3a72', '#1c1438', 12, 3) +
    dots(scatter(bol, 12, r, 4), 1.8, K.goldHi) +
    ink(bol, LINE, 1.2);
  const listening = withArms(
    POSES.sit(),
    { to: [-40, -60], aim: 1.5 },
    { to: [40, -148], aim: -1.5, mudra: 'open', order: 'front' },
  );
  s += put(
    dressed(listening, ROSE, TEAL, GAUZE_WHITE, { prop: tucked(ROSE, KISHANGARH_HAND.tones.fair, 0.98) }),
    r,
    bx + 10,
    foot - 16,
    1.1,
    -1,
  );
  return s;
}

/** A creeper slung under the roof bears the garlands. */
function slungCreeper(bx: number, cy: number): string {
  let s = '';
  const sling = curve(
    [-4.2, -3, -2, -1, 0, 1, 2, 3, 4.2].map((u): Point => [
      bx + u * 42,
      cy - 153 + Math.abs(u) ** 1.7 * 12 - (Math.abs(u) > 4 ? 20 : 0),
    ]),
  );
  s += line(sling, '#6b4a2c', 4) + line(sling, '#a98658', 1);
  walk(sling, 11).forEach(
    (k, i) =>
      (s += polys(
        [-0.9, 0.9].map((d) => leaf(k.p[0], k.p[1], 17, 4.4, k.a + d)),
        i % 2 ? '#4f8a4c' : '#7fae62',
      )),
  );
  return s;
}

/** Hanging garlands. */
function hangingGarlands(bx: number, cy: number, foot: number, r: Rng): string {
  let s = '';
  for (let i = 0; i < 7; i++) {
    const x = bx - 126 + i * 42,
      y0 = cy - 152 + Math.abs(i - 3) ** 1.7 * 12,
      L = 62 - Math.abs(i - 3) * 5;
    walk(polyline(x, y0, x, y0 + L), 8).forEach(
      (k, j) =>
        (s +=
          polys(rosette(k.p[0], k.p[1], 5.4, 6, j), j % 3 ? '#f8f0dc' : '#d9798f') +
          dot(k.p[0], k.p[1], 1.4, K.gold)),
    );
    s += polys(
      [-0.4, 0, 0.4].map((a) => leaf(x, y0 + L + 3, 15, 3.4, 1.57 + a)),
      '#7fa065',
    );
  }
  s += owl(bx - 206, cy - 26, 1.15);
  s += bedOfLeaves(bx, foot, r);
  return s;
}

/** Lamp on its stand, tray of betel. */
function lampOnStand(bx: number, foot: number, cx: number, cy: number, r: Rng, disc: Poly): string {
  let s = '';
  const [lx, ly] = [bx - 150, foot + 22];
  s +=
    group(dot(lx, ly - 92, 34, '#ffcf70'), 'opacity=".6" filter="url(#b8)"') +
    line(polyline(lx, ly, lx, ly - 74), K.gold, 4) +
    fill(loopThrough(lx - 20, ly + 4, lx, ly - 10, lx + 20, ly + 4, lx, ly + 9), '#b98a3a') +
    dot(lx, ly - 40, 5, K.gold) +
    inked(
      loopThrough(lx - 15, ly - 80, lx, ly - 76, lx + 15, ly - 80, lx + 7, ly - 68, lx - 7, ly - 68),
      '#d3a148',
      LINE,
      0.9,
    ) +
    fill(leaf(lx, ly - 78, 25, 6, -1.57, 0, 0.35), '#f7a93c') +
    fill(leaf(lx, ly - 79, 15, 3, -1.57, 0, 0.35), '#fff3c2');
  s += meadow(ellipse(cx, cy + 312, 200, 30), 28, r.fork(), '#2f5236', ['#e9c9cc', '#f4ead0']);
  s += group(line(disc, '#040a0c', 60, true), 'opacity=".5" filter="url(#b24)"');
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    cx = W / 2,
    cy = H / 2,
    R = 352,
    disc = ellipse(cx, cy, R, R, 0, 160);
  let s =
    fill(rect(cx - R, cy - R, R * 2, R * 2), 'url(#sky)') +
    dots(scatter(ellipse(cx, cy - 180, 320, 190), 26, r), 0.9, '#e9e4cc');
  const moon: Point = [cx - 196, cy - 224];
  s +=
    dot(moon[0], moon[1], 70, 'url(#mh)') +
    fill(
      [...arc(moon[0], moon[1], 21, -1.9, 1.5, 30), ...arc(moon[0] - 9, moon[1] - 2, 18.5, 1.35, -1.75, 30)],
      '#f8f0d0',
    );
  s += farGroves(cx, cy, r, R);
  // bower: two leaning trunks meeting above the bed
  const bx = cx + 118,
    foot = cy + 214,
    arcTop = cy - 214;
  const glowAt: Point = [bx - 132, foot - 40];
  const vault = curve([
    [bx - 176, foot + 10],
    [bx - 196, cy + 30],
    [bx - 128, cy - 128],
    [bx, arcTop + 34],
    [bx + 128, cy - 118],
    [bx + 188, cy + 40],
    [bx + 172, foot + 10],
  ]);
  s +=
    group(fill(vault, '#0c1a18'), 'opacity=".62"') +
    group(dot(glowAt[0] + 60, glowAt[1], 150, 'url(#lamp)'), '');
  for (const off of [0, 9])
    s += ink(
      vault.map(([x, y]): Point => [x + off * 0.6, y + off]),
      off ? '#6b4a2c' : '#4a3524',
      13,
      { closed: false, taper: 0.2 },
    );
  const roof = loopThrough(
    [bx - 214, cy + 60],
    [bx - 232, cy - 70],
    [bx - 176, cy - 190],
    [bx - 70, arcTop - 20],
    [bx + 60, arcTop - 26],
    [bx + 170, cy - 196],
    [bx + 226, cy - 90],
    [bx + 220, cy + 60],
    [bx + 176, cy + 44],
    [bx + 166, cy - 70],
    [bx + 96, cy - 140],
    [bx, cy - 168],
    [bx - 96, cy - 142],
    [bx - 164, cy - 66],
    [bx - 176, cy + 40],
  );
  for (const [i, [x, y]] of scatter(roof, 34, r, 0, 3)
    .sort((a, b) => a[1] - b[1])
    .entries()) {
    s += clump(x, y, r.between(25, 30), y > cy - 90 && x < bx ? LIT : NIGHT, r.between(0, 6));
    if (i % 3 === 0)
      s +=
        polys(rosette(x + 6, y + 6, 8, 6, i), i % 2 ? '#f6ead4' : '#e6a9b0') + dot(x + 6, y + 6, 2.2, K.gold);
  }
  s += slungCreeper(bx, cy);
  s += hangingGarlands(bx, cy, foot, r);
  s += lampOnStand(bx, foot, cx, cy, r, disc);
  // the leaf around it: gold arabesque on deep red, ring of petals
  const o = new Rng(seed + 9);
  let page =
    fill(rect(0, 0, W, H), '#641c24') + dots(scatter(rect(6, 6, W - 12, H - 12), 11, o), 0.9, '#c08a48');
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) {
      const P = (u: number, v: number): Point => [cx + sx * u, cy + sy * v],
        stem = curve([P(424, 250), P(398, 312), P(404, 372), P(356, 392), P(300, 410), P(246, 424)]);
      page += line(stem, K.gold, 2);
      walk(stem, 17).forEach(
        (k, i) =>
          (page += fill(
            leaf(k.p[0], k.p[1], 22, 5, k.a + (i % 2 ? 1 : -1), 0.2),
            i % 3 ? '#7f9a5c' : K.gold,
          )),
      );
      for (const [u, v, q] of [
        [384, 384, 27],
        [410, 296, 15],
        [298, 412, 15],
        [346, 346, 12],
      ] as const)
        page +=
          polys(rosette(...P(u, v), q, 8, u), '#e7a3a0') +
          polys(rosette(...P(u, v), q * 0.62, 8, v), '#f8ecd4') +
          dot(...P(u, v), q * 0.2, K.gold);
    }
  page +=
    line(rect(9, 9, W - 18, H - 18), K.gold, 4, true) + line(rect(17, 17, W - 34, H - 34), K.goldHi, 1, true);
  page +=
    dot(cx, cy, R + 28, K.gold) +
    dot(cx, cy, R + 24, '#1c2c3a') +
    repeat(96, (i) =>
      fill(
        leaf(...polar(cx, cy, R + 3, (i / 96) * TAU), 19, 9, (i / 96) * TAU, 0, 0.5),
        i % 2 ? '#c9707a' : '#efd9b0',
      ),
    ) +
    dot(cx, cy, R + 4, K.gold);
  return {
    w: W,
    h: H,
    bg: '#641c24',
    defs:
      linearGradient('sky', 0, cy - R, 0, cy + 60, [0, '#0d1a2e'], [0.6, '#1d3a4a'], [1, '#4a6a68']) +
      linearGradient('gr', 0, cy + 50, 0, cy + R, [0, '#35573f'], [1, '#1d3a2c']) +
      radialGradient('mh', moon[0], moon[1], 70, [0, '#fff6d8', 0.6], [1, '#fff6d8', 0]) +
      radialGradient('lamp', glowAt[0] + 60, glowAt[1], 150, [0, '#ffcf80', 0.5], [1, '#ffcf80', 0]),
    body: page + clip(disc, s) + line(disc, K.goldHi, 1.4, true),
    finish: { ...finish(seed), vignette: 0.4 },
  };
}

export const work: Work = {
  id: 'gallery-kishangarh-bower-waiting',
  collection: 'gallery',
  seed: 7,
  width: W,
  height: H,
  alt: 'Radha sits on a bed of petals in a leafy bower at night, a small lamp beside her, and looks down an empty winding path.',
  draw,
};
