/** Dasara: the state elephant with the golden howdah before the arches of the palace, torch-bearers at both sides. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { lotusFlower } from '../../figures/props.ts';
import { royalElephant, TRUNK } from '../../motifs/animals/royal-elephant.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Board, creeperFrame, ground } from '../../traditions/mysore/board.ts';
import { palace } from '../../traditions/mysore/palace.ts';
import { howdah, parasol, torch } from '../../traditions/mysore/procession.ts';
import { K, MYSORE_HAND, SILK } from '../../traditions/mysore/style.ts';
import { walker } from '../../traditions/surpur/walker.ts';
import { lap } from '../../traditions/tanjore/drapery.ts';
import { icon } from '../../traditions/tanjore/icon.ts';
import { goldBand } from '../../traditions/tanjore/panel.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 780];
const FLOOR = 672;

/** The state elephant in its cloth, walking right. */
function elephant(b: Board, x: number, y: number, s: number) {
  const E = place(royalElephant(TRUNK.hanging, true), x, y, s),
    edge = '#2e2a30',
    at = (p: Poly) => p.map(([a, c]): Point => [x + a * s, y + c * s]);
  let q = group(fill(ellipse(x, FLOOR + 4, 150 * s, 12 * s), '#3a2a1c'), 'opacity=".45" filter="url(#b5)"');
  q +=
    line(E.tail, '#6b6874', 5 * s) +
    fill(E.tuft, '#2a262e') +
    modelled(E.body, '#8e8a94', '#38343e', 28 * s, 8, { op: 0.8 }) +
    ink(E.body, edge, 1.8);
  q += lines(
    E.folds.map(([a, c]: Point): Poly => [
      [a - 9 * s, c - 4 * s],
      [a + 9 * s, c + 5 * s],
    ]),
    '#55505c',
    1.2,
  );
  q += each(E.feet, (p: Poly) => ink(p, edge, 1.2, { closed: false }));
  for (const fx of [-84, -34, 52, 84])
    q += dots(
      series(5, (i): Point => [x + (fx - 14 + i * 7) * s, y + (fx === 52 ? 108 : 122) * s]),
      3 * s,
      '#f3ead6',
    );
  // caparison: long cloth to the knees with medallions
  const cloth = at(
    loopThrough([
      -92, -66, -40, -86, 20, -88, 62, -74, 60, -20, 62, 52, 40, 66, -20, 70, -80, 66, -98, 50, -96, -10,
    ]),
  );
  q +=
    modelled(cloth, '#a82c38', '#4c0a14', 20 * s, 5) +
    clip(
      cloth,
      [...Array(6).keys()]
        .flatMap((i) =>
          [0, 1, 2, 3].map(
            (j) =>
              polys(
                rosette(x + (-78 + i * 27 + (j % 2) * 13) * s, y + (-48 + j * 26) * s, 7.5 * s, 7),
                '#e8c878',
              ) + dot(x + (-78 + i * 27 + (j % 2) * 13) * s, y + (-48 + j * 26) * s, 2.2 * s, '#1d6a4c'),
          ),
        )
        .join(''),
    ) +
    ink(cloth, '#4c0a14', 1.5);
  q += modelled(E.ear, '#9a959e', '#45404a', 18 * s, 5) + ink(E.ear, edge, 1.5);
  // painted flowers on ear, brow and trunk
  q += clip(
    E.ear,
    polys(rosette(x + 44 * s, y - 26 * s, 17 * s, 8), '#d98797') +
      dot(x + 44 * s, y - 26 * s, 5 * s, '#f3ead6') +
      line(
        curveThrough(x + 30 * s, y - 66 * s, x + 22 * s, y - 30 * s, x + 36 * s, y + 14 * s),
        '#f3ead6',
        2.4 * s,
      ),
  );
  const spots = walk(E.trunk as Poly, 17 * s).slice(1, -1);
  q += each(spots, (k, i) =>
    polys(rosette(k.p[0], k.p[1], (9 - i * 0.5) * s, 6, i), i % 2 ? '#f3ead6' : '#d98797'),
  );
  q +=
    inked(E.tusk, '#fff8ea', '#8a6a3a', 1.3) +
    inked(E.eye, '#fdf7ea', '#17121a', 1.5) +
    clip(
      E.eye,
      dot(x + 116 * s, y - 58 * s, 7.4 * s, '#17121a') +
        fill(at(loopThrough(94, -52, 104, -72, 124, -72, 136, -58, 120, -63, 104, -61)), '#6b6874'),
    );
  b.paint(q);
  const o = { gold: '', over: '' };
  goldBand(o, [...cloth, cloth[0]], 13 * s, 26 * s);
  o.gold += edged(E.cap, '#6c6c6c', '#fff', 2.4);
  o.over += each([0.3, 0.5, 0.7], (t) =>
    dot(x + (78 + t * 40) * s, y + (-112 + t * 44) * s, 4 * s, t === 0.5 ? K.ruby : K.emerald),
  );
  for (const [u, v] of [
    [160, 3],
    [178, 5],
  ])
    o.gold += line(at(curveThrough(u, v - 8, u + 2, v + 1, u, v + 13)), '#d0d0d0', 5 * s);
  for (const [u, v] of [
    [-66, 72],
    [-40, 76],
    [-10, 78],
    [20, 76],
    [44, 72],
  ]) {
    o.gold += fill(
      loopThrough(...at(polyline(u - 6, v, u, v - 8, u + 6, v, u + 8, v + 9, u - 8, v + 9)).flat()),
      '#8c8c8c',
    );
    o.over += dot(x + u * s, y + (v + 11) * s, 2.2 * s, '#6b4a1c');
  }
  const collar = at(curveThrough(58, -86, 70, -40, 64, 20, 74, 48));
  goldBand(o, collar, 9 * s, 18 * s);
  b.gild(o);
}

/** The goddess in the howdah. */
function idol(b: Board, x: number, y: number) {
  const pen = b.pen(x, y, 0.36);
  icon(pen, {
    woman: true,
    tone: MYSORE_HAND.tones.fair,
    spine: [
      [0, -40],
      [0, -86],
      [0, -170],
    ],
    head: { turn: 0 },
    crown: 'kirita',
    choli: SILK.green,
    jewels: 1,
    arms: [
      { side: -1, elbow: [-72, -92], wrist: [-76, -128], hand: 'bless', aim: -1.66 },
      {
        side: 1,
        elbow: [76, -94],
        wrist: [80, -124],
        hand: 'hold',
        aim: -1.4,
        flip: true,
        hold: (q, at, aim) => lotusFlower(q, at, aim, 27),
      },
    ],
    lower: lap(SILK.red, MYSORE_HAND.tones.fair),
  });
  b.take(pen);
}

function draw(seed: number): Painting {
  const b = new Board(seed, W, H),
    field = rect(56, 56, W - 112, H - 112);
  creeperFrame(b, '#7c2430', 38, 16);
  ground(b, field, 'sky', ['#6f8f94', '#a9bda0', '#ead9a8', '#d8b884', '#b99a6a']);
  b.base += clip(field, palace(W, FLOOR));
  const road = rect(56, 642, W - 112, 90);
  b.base +=
    fill(road, '#c9b083') +
    group(fill(rect(56, 642, W - 112, 16), '#6b4a2c'), 'opacity=".4" filter="url(#b5)"') +
    clip(
      road,
      lines(
        series(60, () => {
          const x = b.r.between(60, W - 60),
            y = b.r.between(662, 720);
          return polyline(x, y, x + b.r.between(14, 40), y + 1);
        }),
        '#a88a58',
        1.2,
      ),
    );
  for (let i = 0; i < 60; i++) {
    const x = b.r.between(66, W - 66),
      y = b.r.between(684, 716);
    b.base += polys(rosette(x, y, 4.4, 5, i), i % 3 ? '#d8687c' : '#f3e4b8');
  }
  const men = (list: readonly (readonly [number, number, number, Parameters<typeof walker>[4]])[]) =>
    each(list, ([x, y, k, o]) => walker(x, y, k, 1, o));
  const white = '#f3ead6',
    dark = '#b87c50',
    fair = '#d8a474';
  // behind: spearmen in a row that the elephant parts
  b.paint(
    clip(
      field,
      men([
        [
          118,
          654,
          0.92,
          {
            coat: white,
            trim: '#a82c38',
            turban: '#a82c38',
            legs: white,
            carries: 'spear',
            stride: 1,
            skin: dark,
          },
        ],
        [
          202,
          650,
          0.94,
          {
            coat: white,
            trim: '#a82c38',
            turban: '#a82c38',
            legs: white,
            carries: 'spear',
            stride: 0,
            skin: fair,
            nose: 1.2,
            tall: true,
          },
        ],
        [
          286,
          656,
          0.92,
          {
            coat: white,
            trim: '#a82c38',
            turban: '#a82c38',
            legs: white,
            carries: 'spear',
            stride: 1,
            skin: dark,
            beard: true,
            hair: '#8a8078',
          },
        ],
        [
          930,
          652,
          0.94,
          {
            coat: white,
            trim: '#2a3f6b',
            turban: '#2a3f6b',
            legs: white,
            carries: 'banner',
            stride: 0,
            skin: fair,
          },
        ],
        [
          1016,
          656,
          0.92,
          {
            coat: white,
            trim: '#2a3f6b',
            turban: '#2a3f6b',
            legs: white,
            carries: 'spear',
            stride: 1,
            skin: dark,
            nose: 0.86,
            tall: true,
          },
        ],
        [
          1096,
          650,
          0.94,
          {
            coat: white,
            trim: '#2a3f6b',
            turban: '#2a3f6b',
            legs: white,
            carries: 'spear',
            stride: 0,
            skin: fair,
            beard: true,
          },
        ],
      ]),
    ),
  );
  b.paint(
    parasol(352, 640, 238, 92, '#b23a3c', '#5a1016') + parasol(900, 640, 250, 86, '#3f7a56', '#143a26'),
  );
  // the mahout on the neck and a whisk bearer behind the howdah, both half hidden by the elephant's back
  b.paint(
    walker(722, 452, 0.78, 1, {
      coat: white,
      trim: '#a82c38',
      turban: '#a82c38',
      legs: white,
      carries: 'none',
      skin: dark,
      beard: true,
    }),
  );
  b.paint(
    walker(466, 500, 0.8, 1, {
      coat: '#4a7f56',
      trim: '#e2b65c',
      turban: '#e2b65c',
      legs: white,
      carries: 'morchal',
      skin: fair,
    }),
  );
  elephant(b, 590, FLOOR + 20 - 124 * 1.56, 1.56);
  howdah(b, 558, 384, idol);
  // before: officers and torch bearers, cut by the lower frame
  b.paint(
    clip(
      field,
      torch(196, 790, 470) +
        torch(980, 790, 470) +
        men([
          [
            252,
            796,
            1.22,
            {
              coat: '#4a7f56',
              trim: '#e2b65c',
              turban: '#e2b65c',
              legs: white,
              carries: 'none',
              stride: 0,
              skin: fair,
              beard: true,
              hair: '#ece4d6',
              nose: 1.22,
              girth: 1.2,
              tall: true,
            },
          ],
          [
            146,
            806,
            1.28,
            {
              coat: '#7c4a78',
              trim: '#f3ead6',
              turban: '#f3ead6',
              legs: white,
              carries: 'none',
              stride: 1,
              skin: dark,
            },
          ],
          [
            392,
            812,
            1.26,
            {
              coat: '#b23a3c',
              trim: '#e2b65c',
              turban: white,
              legs: white,
              carries: 'sword',
              stride: 1,
              skin: dark,
              nose: 1.1,
            },
          ],
          [
            932,
            812,
            1.2,
            {
              coat: '#e2b65c',
              trim: '#a82434',
              turban: '#4a7f56',
              legs: white,
              carries: 'drum',
              stride: 0,
              skin: dark,
              girth: 1.16,
              beard: true,
            },
          ],
          [
            1028,
            800,
            1.2,
            {
              coat: '#47659c',
              trim: '#e2b65c',
              turban: '#d98797',
              legs: white,
              carries: 'horn',
              stride: 1,
              skin: fair,
              nose: 0.86,
            },
          ],
          [
            1112,
            812,
            1.28,
            {
              coat: '#f3ead6',
              trim: '#a82434',
              turban: '#a82434',
              legs: white,
              carries: 'sword',
              stride: 0,
              skin: fair,
              hair: '#8a8078',
              beard: true,
              nose: 1.18,
              girth: 1.1,
            },
          ],
        ]),
    ),
  );
  return b.finish(seed);
}

export const work: Work = {
  id: 'gallery-south-indian-mysore-dasara',
  collection: 'gallery',
  seed: 10,
  width: W,
  height: H,
  alt: 'A caparisoned elephant carries the goddess in a golden howdah past the lamp-lit Mysuru palace, spearmen behind it, officers with torches before.',
  draw,
};
