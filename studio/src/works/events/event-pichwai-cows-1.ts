/** The face of a Nathdwara cow seen from the front: gilded horns, a jewelled brow, lotus garlands, in a halo of petals. */
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { ink, inked, modelled, patterned } from '../../draw/ink.ts';
import { clip, each, group, radialGradient } from '../../draw/markup.ts';
import { CENTRE, scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { beads, frame } from '../../motifs/borders.ts';
import { bud, lotus, lotusOpen, petal } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { BORDER, goldLine } from '../../traditions/pichwai/bands.ts';
import { handPrint } from '../../traditions/pichwai/hand-print.ts';
import { K, LOTUS, WHITE_LOTUS, surface } from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 1000];
const [CX, CY] = [500, 548];
/** Size of the head. */
const S = 0.93;
const RED = '#b3262a';
const ROSE = '#e7b0a6';

/** Right half given in the face's own coordinates; both halves as one outline, or the two sides apart. */
const at = (p: Poly, side = 1): Poly => p.map(([x, y]): Point => [CX + x * side * S, CY + y * S]);
const pt = (x: number, y: number, side = 1): Point => at([[x, y]], side)[0];
const whole = (half: Poly): Poly => [...at(half), ...at(half, -1).reverse()];
const both = (draw: (side: number) => string): string => draw(-1) + draw(1);

/** String of pearls between gold beads. */
function pearls(p: Poly, step: number, R: number): string {
  return each(
    walk(p, step),
    (q, i) =>
      dot(...q.p, R + 1, K.line) +
      dot(...q.p, R, i % 4 ? '#fbf6e8' : K.gold) +
      dot(q.p[0] - R * 0.3, q.p[1] - R * 0.3, R * 0.35, '#ffffff'),
  );
}

/** Jewel in a gold setting. */
const gem = ([x, y]: Point, R: number, stone: string): string =>
  dot(x, y, R * 1.5, K.line) +
  dot(x, y, R * 1.42, K.gold) +
  dots(
    series(12, (i) => polar(x, y, R * 1.22, (i / 12) * TAU)),
    R * 0.13,
    K.goldHi,
  ) +
  dot(x, y, R, K.line) +
  dot(x, y, R * 0.9, stone) +
  fill(ellipse(x - R * 0.3, y - R * 0.34, R * 0.34, R * 0.22, -0.6), '#ffffff', 'opacity=".75"');

function horns(): string {
  return both((sg) => {
    const spine = at(curveThrough([74, -214, 128, -262, 176, -330, 178, -414, 128, -478]), sg);
    const horn = ribbon(spine, widths(34, 33, 28, 19, 6), 4);
    let s = modelled(horn, K.gold, '#7a4a10', 22, 5, { op: 0.8, dx: -4, dy: -3, hi: K.goldHi });
    const bands = walk(spine, 27).slice(1, -3);
    s += clip(
      horn,
      each(
        bands,
        (b, i) =>
          line(
            [polar(...b.p, 44, b.a + 1.57), polar(...b.p, 44, b.a - 1.57)],
            i % 3 === 0 ? RED : '#1d5a3c',
            i % 3 === 0 ? 13 : 4,
          ) +
          (i % 3 === 0
            ? dots(
                [-24, -8, 8, 24].map((d) => polar(...b.p, d, b.a + 1.57)),
                3.4,
                '#fbf6e8',
              )
            : ''),
      ),
    );
    s += ink(horn, K.line, 2.4);
    const [tx, ty] = spine[spine.length - 1];
    return (
      s +
      gem([tx, ty], 9, RED) +
      each(
        [0, 1, 2],
        (i) =>
          dot(tx + sg * -3, ty + 22 + i * 12, 5.4 - i, K.line) +
          dot(tx + sg * -3, ty + 22 + i * 12, 4.6 - i, i % 2 ? K.gold : '#fbf6e8'),
      )
    );
  });
}

function ears(): string {
  return both((sg) => {
    const ear = at(
      curve(
        [
          [104, -168],
          [150, -196],
          [214, -190],
          [276, -146],
          [256, -112],
          [196, -100],
          [140, -108],
          [112, -130],
        ],
        true,
        8,
      ),
      sg,
    );
    const inner = at(
      curve(
        [
          [128, -152],
          [168, -172],
          [216, -168],
          [258, -142],
          [214, -120],
          [158, -122],
        ],
        true,
        8,
      ),
      sg,
    );
    const hair = [0.1, 0.3, 0.5, 0.7, 0.9].map((u) =>
      at(
        curve([
          [130 + u * 30, -126 - u * 10],
          [156 + u * 40, -144 + u * 6],
          [190 + u * 44, -148 + u * 10],
        ]),
        sg,
      ),
    );
    const [ex, ey] = pt(262, -126, sg);
    return (
      modelled(ear, K.conch, '#a88f78', 26, 5, { op: 0.75 }) +
      ink(ear, K.line, 2.2) +
      patterned(inner, ROSE, lines(hair, '#c27a70', 2), '#8a4a44', 1.2) +
      pearls(at(curveThrough(262, -122, 256, -92, 250, -66), sg), 13, 5) +
      gem([ex, ey + 4], 8, '#1d7a4a') +
      gem(pt(248, -52, sg), 10, RED)
    );
  });
}

/** Long dark eye, lined with kohl to a point at both ends. */
function eye(sg: number): string {
  const lid = curveThrough([46, -40, 66, -70, 98, -86, 130, -80, 150, -62]);
  const low = curveThrough([150, -62, 124, -42, 94, -33, 66, -34, 46, -40]);
  const almond = at([...lid, ...low], sg);
  const [ix, iy] = pt(99, -60, sg);
  const dusk = at(ellipse(100, -62, 74, 42, 0.18), sg);
  return (
    fill(dusk, '#7a5a46', 'opacity=".13"') +
    fill(at(ellipse(100, -61, 64, 33, 0.16), sg), '#7a5a46', 'opacity=".16"') +
    fill(almond, '#fffaf0') +
    clip(
      almond,
      dot(ix, iy, 29, '#2a120a') +
        dot(ix, iy, 25, '#472212') +
        dot(ix, iy, 16, '#120806') +
        line(at(lid, sg), '#5a3a2a', 11, false, 'opacity=".4"') +
        dot(ix - 8, iy - 9, 6, '#ffffff') +
        dot(ix + 8, iy + 8, 2.6, '#e8c8a0'),
    ) +
    line(at([[30, -36], ...lid], sg), '#1a0d0a', 6.4) +
    line(at(curveThrough(146, -66, 164, -60, 186, -66), sg), '#1a0d0a', 5) +
    line(at([...low, [30, -36]], sg), '#1a0d0a', 3.2) +
    lines(
      [0, 1, 2, 3].map((i) =>
        at(
          curve([
            [92 + i * 17, -86 + i * 4],
            [99 + i * 19, -99 + i * 4],
            [108 + i * 20, -105 + i * 6],
          ]),
          sg,
        ),
      ),
      '#1a0d0a',
      2.6,
    ) +
    lines(
      [at(curveThrough(52, -88, 92, -112, 142, -102), sg), at(curveThrough(62, -14, 98, -10, 130, -22), sg)],
      '#8a6a58',
      2.2,
    )
  );
}

/** Muzzle. */
function paintMuzzle(head: ReturnType<typeof whole>): string {
  let s = '';
  const muzzle = whole(
    curve(
      [
        [0, 138],
        [54, 142],
        [90, 160],
        [103, 188],
        [99, 224],
        [70, 253],
        [30, 263],
        [0, 265],
      ],
      false,
      6,
    ),
  );
  s += clip(
    head,
    fill(muzzle, ROSE) + each([1, 0.6, 0.3], (k) => line(muzzle, '#a05a52', 34 * k, true, 'opacity=".16"')),
  );
  s += both((sg) => {
    const nostril = at(
      curve(
        [
          [36, 186],
          [56, 170],
          [80, 178],
          [78, 198],
          [58, 204],
        ],
        true,
        8,
      ),
      sg,
    );
    return (
      inked(nostril, '#6a2a2a', '#3a1414', 2) +
      lines(
        [
          at(curveThrough(30, 176, 52, 156, 86, 166), sg),
          at(curveThrough(60, -10, 50, 50, 56, 110), sg),
          at(curveThrough(112, 40, 98, 76, 92, 112), sg),
        ],
        '#9a6a5c',
        2.4,
      )
    );
  });
  s +=
    line(at(curveThrough([-84, 226, -44, 238, 0, 228, 44, 238, 84, 226])), '#5a2424', 4) +
    line(at(polyline(0, 206, 0, 228)), '#8a4a44', 2.6);
  s += dots(
    scatter(at(loopThrough([-70, 208, 0, 212, 70, 208, 50, 222, 0, 222, -50, 222])), 13, CENTRE),
    1.6,
    '#8a4a44',
  );
  s += both(eye);
  return s;
}

function face(): string {
  const head = whole(
    curve(
      [
        [0, -238],
        [40, -238],
        [78, -226],
        [106, -196],
        [126, -150],
        [144, -96],
        [146, -50],
        [128, 0],
        [110, 56],
        [96, 108],
        [92, 150],
        [104, 186],
        [100, 226],
        [70, 254],
        [30, 264],
        [0, 266],
      ],
      false,
      6,
    ),
  );
  let s = modelled(head, K.conch, '#a08670', 46, 8, { op: 0.7 });
  s += paintMuzzle(head);
  // painted cheeks
  s += both(
    (sg) =>
      handPrint(pt(88, 26, sg), 1.25, -Math.PI / 2 + sg * 0.3, '#cf5a3c') +
      handPrint(pt(70, 92, sg), 0.85, -Math.PI / 2 + sg * 0.2, '#d98a2c'),
  );
  // brow ornament: strings from the horns, a tilak, a pendant down the nose
  s += both(
    (sg) =>
      pearls(at(curveThrough([14, -226, 52, -196, 96, -176, 120, -166]), sg), 14, 5.6) +
      pearls(at(curveThrough([10, -196, 40, -160, 80, -142, 118, -140]), sg), 12, 4.4),
  );
  for (let i = 0; i < 9; i++) {
    const u = i / 8;
    const [x, y] = pt(0, -214 + u * 128);
    s += i % 2 ? gem([x, y], 7, i % 4 === 1 ? RED : '#1d7a4a') : '';
  }
  const drop = whole(
    curve(
      [
        [0, -128],
        [30, -96],
        [34, -60],
        [20, -26],
        [0, 2],
      ],
      false,
      8,
    ),
  );
  s +=
    inked(drop, K.gold, K.line, 2) +
    clip(
      drop,
      each([0.8, 0.62], (k) =>
        line(
          drop.map(([x, y]): Point => [CX + (x - CX) * k, CY - 70 + (y - CY + 70) * k]),
          RED,
          2.4,
          true,
        ),
      ),
    );
  s +=
    lotus(CX, CY - 30, 46, LOTUS, 7, 1.1) +
    gem(pt(0, -84), 13, RED) +
    dot(...pt(0, 18), 7, K.line) +
    dot(...pt(0, 18), 6, '#fbf6e8');
  for (let i = 0; i < 7; i++) s += dots([pt(0, 40 + i * 14)], 5 - i * 0.4, i % 2 ? K.gold : '#cf5a3c');
  return s + ink(head, K.line, 3);
}

/** Thick garland of flowers along a line. */
function garland(p: Poly, R: number, cols: [string, string][]): string {
  return each(walk(p, R * 1.32), (q, i) => {
    const [a, b] = cols[i % cols.length];
    return (
      dot(...q.p, R * 1.02, '#2a1510') +
      polys(rosette(...q.p, R, 11, i), a) +
      polys(rosette(...q.p, R * 0.64, 8, i + 0.4), b) +
      dot(...q.p, R * 0.2, '#7a2a10')
    );
  });
}

/** Neck and breast. */
function neckAndBreast(f: ReturnType<typeof frame>): string {
  let s = '';
  const neck = whole(
    curve(
      [
        [84, -40],
        [132, 60],
        [150, 180],
        [206, 300],
        [262, 436],
        [270, 520],
      ],
      false,
      8,
    ),
  );
  const chest: Poly = neck;
  s += clip(
    rect(f.x, f.y, f.w, f.h),
    modelled(chest, K.conch, '#a08670', 60, 14, { op: 0.75 }) +
      both((sg) =>
        lines(
          [
            at(curveThrough(60, 250, 90, 330, 96, 430), sg),
            at(curveThrough(120, 250, 160, 340, 180, 430), sg),
          ],
          '#b49a86',
          2.6,
        ),
      ) +
      ink(chest, K.line, 3),
  );
  // feathers stand between the horns
  for (const [i, a] of [-0.62, -0.31, 0, 0.31, 0.62].entries()) {
    const root = pt(0, -218);
    const [ex, ey] = polar(...root, 158 - Math.abs(i - 2) * 14, -Math.PI / 2 + a);
    const vane = leaf(...root, 196 - Math.abs(i - 2) * 14, 34, -Math.PI / 2 + a, 0, 0.72);
    s += patterned(
      vane,
      '#1f5b3c',
      lines(
        walk([root, [ex, ey]], 7).flatMap((q) =>
          [1, -1].map((g) => [q.p, polar(...q.p, 40, q.a + g * 0.62)] as Poly),
        ),
        '#7fb05a',
        1.4,
      ),
      K.line,
      1.6,
    );
    const turn = -Math.PI / 2 + a;
    s +=
      fill(ellipse(ex, ey, 29, 22, turn), K.goldHi) +
      fill(ellipse(ex, ey, 23, 17, turn), '#5fc0c9') +
      fill(ellipse(...polar(ex, ey, 2, turn), 16, 12, turn), '#1c4f94') +
      fill(ellipse(...polar(ex, ey, 4, turn), 8, 6, turn), '#0f1f4a') +
      line(ellipse(ex, ey, 29, 22, turn), K.line, 1.4, true);
  }
  s += ears() + horns();
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const f = frame(
    W,
    H,
    8,
    [
      { t: 8, band: goldLine, corner: false },
      { t: 20, band: beads, corner: false },
      { t: 8, band: goldLine, corner: false },
    ],
    r,
    BORDER,
  );
  let s = fill(rect(0, 0, W, H), 'url(#ground)');
  // lotuses on their stems in the corners
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ])
    for (const [dx, dy, kind] of [
      [404, 396, 1],
      [318, 414, 0],
      [412, 304, 0],
      [236, 430, 2],
      [428, 214, 2],
    ]) {
      const [x, y] = [500 + sx * dx, 500 + sy * dy + (sy > 0 ? 4 : -6)];
      s +=
        line(curveThrough(x, y + 34, x + sx * 4, y + 18, x, y), K.leafHi, 2.4) +
        fill(leaf(x, y + 32, 24, 5, -0.4), '#3c7a44') +
        fill(leaf(x, y + 32, 24, 5, -2.74), '#2d6439') +
        (kind === 2 ? bud(x, y + 4, 30, LOTUS) : lotus(x, y + 6, 38, kind ? WHITE_LOTUS : LOTUS, 7));
    }
  for (const [x, y] of scatter(rect(f.x + 8, f.y + 8, f.w - 16, f.h - 16), 26, r))
    if (Math.hypot(x - CX, y - 500) > 462) s += dot(x, y, 1.8, K.gold);
  // halo
  s += dot(CX, 500, 452, '#10281f') + line(ellipse(CX, 500, 452, 452, 0, 160), K.gold, 4, true);
  for (const [R, n, L, w, c] of [
    [350, 36, 92, 30, LOTUS],
    [330, 36, 78, 27, WHITE_LOTUS],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = ((i + (c === LOTUS ? 0.5 : 0)) / n) * TAU;
      s += petal(leaf(...polar(CX, 500, R, a), L, w, a, 0, 0.45), c, 1.4);
    }
  s +=
    dot(CX, 500, 344, K.gold) +
    dot(CX, 500, 338, '#7a1a1e') +
    dot(CX, 500, 322, K.gold) +
    dot(CX, 500, 318, '#163a4a');
  for (let i = 0; i < 60; i++)
    s += dot(...polar(CX, 500, 330, (i / 60) * TAU), 4.4, i % 2 ? K.goldHi : K.conch);
  for (const [x, y] of scatter(ellipse(CX, 500, 306, 306), 30, r, 4, 2))
    s += polys(rosette(x, y, 5.4, 6, x), K.gold) + dot(x, y, 1.6, '#163a4a');
  s += neckAndBreast(f);
  // garlands round the neck, then the face before them
  s += garland(at(curveThrough([-176, 226, -128, 330, 0, 392, 128, 330, 176, 226])), 25, [
    ['#d9688b', '#f6c9cf'],
    ['#f6e9dc', '#fffaf2'],
    ['#d9688b', '#f6c9cf'],
  ]);
  s += garland(at(curveThrough([-150, 176, -112, 268, 0, 322, 112, 268, 150, 176])), 20, [
    ['#e58a2b', '#f6c64a'],
    ['#f0b02c', '#ffe07a'],
  ]);
  s += face();
  const crest = pt(0, -236);
  s += lotusOpen(crest[0], crest[1] - 4, 50, LOTUS, 9) + both((sg) => gem(pt(58, -226, sg), 10, '#1d7a4a'));
  // bell
  const [bx, by] = pt(0, 372);
  const bell = curve(
    [
      [bx - 16, by],
      [bx - 26, by + 26],
      [bx - 40, by + 52],
      [bx + 40, by + 52],
      [bx + 26, by + 26],
      [bx + 16, by],
    ],
    true,
    8,
  );
  s +=
    modelled(bell, K.gold, '#7a4a10', 18, 3, { hi: K.goldHi, dx: -3 }) +
    ink(bell, K.line, 2.2) +
    line(curveThrough(bx - 34, by + 40, bx, by + 46, bx + 34, by + 40), RED, 5) +
    dot(bx, by + 62, 10, K.line) +
    dot(bx, by + 62, 8.6, K.gold);
  return {
    w: W,
    h: H,
    bg: K.night,
    body: group(clip(rect(f.x, f.y, f.w, f.h), s)) + f.svg,
    defs: radialGradient('ground', CX, 500, 720, [0, '#1d5a3c'], [0.6, '#143a2c'], [1, '#0c1f1a']),
    finish: surface(seed),
  };
}

export const work: Work = {
  id: 'event-pichwai-cows-1',
  collection: 'events',
  seed: 9,
  width: W,
  height: H,
  alt: 'The face of a white cow from the front, with gilded horns, peacock feathers and flower garlands, in a halo of lotus petals.',
  draw,
};
