/** The garba seen from above: two rings of dancers in flared skirts turn round a pierced, glowing pot. */
import { type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { group, radialGradient } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];
const [CX, CY] = [W / 2, H / 2];
const INK = '#2a0d14';
const GOLD = '#f6c04a';
const SKIN = '#b87448';
const SETS = [
  ['#c2185b', '#ffb300', '#00796b', '#fff0d2'],
  ['#00796b', '#ffd257', '#c2185b', '#fff0d2'],
  ['#ef7d14', '#fff0d2', '#5b2a86', '#ffd257'],
  ['#5b2a86', '#ffd257', '#ef7d14', '#fff0d2'],
  ['#c62828', '#fff0d2', '#1c5c8c', '#ffd257'],
  ['#1c5c8c', '#ffb300', '#c62828', '#fff0d2'],
];

/** A man's white coat and red turban. */
const KEDIYU = ['#f6ead2', '#d8302a', '#fff6e6', '#ef7d14'];

/** Skirt from above: panels that swirl with the turn, a mirror row and a bright hem. */
function skirt(x: number, y: number, R: number, turn: number, [base, trim, second, pale]: string[]): string {
  const edge: Poly = series(96, (i) => {
    const a = (i / 96) * TAU;
    return polar(x, y, R * (1 + 0.035 * Math.sin(a * 12 + turn)), a);
  });
  const ring = (k: number) => edge.map(([u, v]) => [x + (u - x) * k, y + (v - y) * k] as [number, number]);
  const fold = (a: number): Poly =>
    series(9, (i) => polar(x, y, (R * (2 + i)) / 10, a + 0.04 * i * Math.sign(turn)));
  let s = fill(edge, trim) + fill(ring(0.94), second) + fill(ring(0.84), trim) + fill(ring(0.8), base);
  s += lines(
    series(24, (i) => fold((i / 24) * TAU + turn)),
    INK,
    1.1,
    'opacity=".45"',
  );
  for (let i = 0; i < 18; i++) s += dot(...polar(x, y, R * 0.885, (i / 18) * TAU + turn), R * 0.034, pale);
  for (let i = 0; i < 12; i++) {
    const [u, v] = polar(x, y, R * 0.6, (i / 12) * TAU + turn);
    s += polys(rosette(u, v, R * 0.075, 6, i), trim) + dot(u, v, R * 0.028, pale);
  }
  for (let i = 0; i < 16; i++)
    s += fill(
      leaf(...polar(x, y, R * 0.3, (i / 16) * TAU + turn), R * 0.15, R * 0.03, (i / 16) * TAU + turn + 0.2),
      pale,
    );
  return s + ink(edge, INK, 1.8);
}

/** Shoulders, head with its parting and bun, and two arms; `a` is the way she faces, `clap` 0 open to 1 hands together. */
function dancer(
  x: number,
  y: number,
  R: number,
  a: number,
  clap: number,
  set: string[],
  turn: number,
  man: boolean,
): string {
  const k = R / 60;
  const side = (sg: number) => polar(x, y, 15 * k, a + sg * 1.57);
  const reach = clap > 0.5 ? 30 : 40;
  let s = skirt(x, y, man ? R * 0.8 : R, turn, set);
  for (const sg of [-1, 1]) {
    const shoulder = side(sg);
    const elbow = polar(x, y, (clap > 0.5 ? 32 : 40) * k, a + sg * (clap > 0.5 ? 0.95 : 1.25));
    const hand = polar(x, y, (reach + 12) * k, a + sg * (clap > 0.5 ? 0.1 : 0.82));
    const arm = [shoulder, elbow, hand];
    s += line(arm, INK, 11.6 * k) + line(arm, SKIN, 9 * k) + line([shoulder, elbow], set[2], 10 * k);
    for (const u of [0.72, 0.84])
      s += dot(
        elbow[0] + (hand[0] - elbow[0]) * u,
        elbow[1] + (hand[1] - elbow[1]) * u,
        4.6 * k,
        u > 0.8 ? GOLD : '#fff0d2',
      );
    // the open hand: palm, four fingers, thumb
    const way = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]);
    const fingers = [
      ...series(4, (i) => leaf(...hand, 15 * k, 2.5 * k, way + (i - 1.5) * 0.3, 0, 0.6)),
      leaf(...hand, 9 * k, 2.5 * k, way - sg * 1.1, 0, 0.6),
    ];
    s +=
      polys(fingers, INK, `stroke="${INK}" stroke-width="${2 * k}"`) +
      dot(hand[0], hand[1], 6.2 * k, INK) +
      polys(fingers, SKIN) +
      dot(hand[0], hand[1], 5.2 * k, SKIN);
  }
  const torso = ellipse(x, y, 12 * k, 22 * k, a);
  s += inked(torso, set[2], INK, 1.5);
  if (man) {
    const [hx, hy] = polar(x, y, 3 * k, a);
    s += inked(ellipse(hx, hy, 15 * k), set[1], INK, 1.5);
    for (const q of [11, 7.4, 3.6])
      s += line(ellipse(hx + q * 0.1, hy, q * k, q * 0.86 * k, a), set[0], 1.8 * k, true);
  } else {
    // dupatta across the back
    const back = leaf(
      ...polar(x, y, -2 * k, a),
      42 * k,
      11 * k,
      a + Math.PI + 0.35 * Math.sign(turn),
      0.3,
      0.6,
    );
    s +=
      fill(back, set[1]) +
      line(
        leaf(...polar(x, y, -4 * k, a), 36 * k, 8 * k, a + Math.PI + 0.35 * Math.sign(turn), 0.3, 0.6),
        set[2],
        1.6 * k,
        true,
      ) +
      ink(back, INK, 1.2);
    const [hx, hy] = polar(x, y, 4 * k, a);
    const [bx, by] = polar(hx, hy, -16 * k, a);
    s +=
      dot(bx, by, 7.6 * k, '#17100f') +
      polys(rosette(bx, by, 9.4 * k, 9, a), '#fff7e4') +
      dot(bx, by, 5 * k, '#17100f');
    s += dot(hx, hy, 15.4 * k, INK) + dot(hx, hy, 14.2 * k, '#1f1412');
    s +=
      line([polar(hx, hy, -6 * k, a), polar(hx, hy, 13 * k, a)], '#d9442e', 2.2 * k) +
      dot(...polar(hx, hy, 13.4 * k, a), 3 * k, GOLD);
  }
  return s;
}

/** The garbo from above: rings of holes that let the lamp through, marigolds on the cloth round it. */
function garbo(): string {
  let s = '';
  for (let i = 0; i < 30; i++)
    s += fill(
      leaf(...polar(CX, CY, 66, (i / 30) * TAU), i % 2 ? 78 : 54, i % 2 ? 7 : 5, (i / 30) * TAU),
      '#ffd874',
      'opacity=".55"',
    );
  for (let i = 0; i < 26; i++) {
    const [x, y] = polar(CX, CY, 74, (i / 26) * TAU);
    s += polys(rosette(x, y, 9.5, 8, i), i % 2 ? '#ff9a1f' : '#ffc83d') + dot(x, y, 3, '#b3471b');
  }
  s += inked(ellipse(CX, CY, 62), '#a5471f', INK, 2.4);
  for (const [R, n, size] of [
    [53, 22, 4],
    [42, 16, 4.6],
  ])
    for (let i = 0; i < n; i++)
      s += dot(...polar(CX, CY, R, ((i + (R > 50 ? 0.5 : 0)) / n) * TAU), size, '#fff2b4');
  for (const R of [58, 47.5, 36]) s += line(ellipse(CX, CY, R), '#fff0d2', 2, true);
  s += inked(ellipse(CX, CY, 31), '#7c3216', INK, 2) + fill(ellipse(CX, CY, 24), 'url(#lamp)');
  return (
    s +
    fill(leaf(CX - 11, CY + 5, 27, 7, -0.45, 0, 0.4), '#ffb43a') +
    fill(leaf(CX - 7, CY + 3, 17, 3.6, -0.45, 0, 0.4), '#fffbe0')
  );
}

function round(seed: number): Painting {
  let s = fill(rect(0, 0, W, H), '#3b1030') + fill(ellipse(CX, CY, 700, 700), 'url(#floor)');
  // chalk and petal rangoli on the floor
  for (const [R, n, L, c] of [
    [112, 32, 22, '#ffcf6a'],
    [256, 60, 22, '#f08a5a'],
    [398, 84, 24, '#ffcf6a'],
    [560, 100, 34, '#f08a5a'],
  ] as const) {
    for (let i = 0; i < n; i++)
      s += fill(leaf(...polar(CX, CY, R, (i / n) * TAU), L, 5.4, (i / n) * TAU, 0, 0.45), c, 'opacity=".8"');
    s +=
      line(ellipse(CX, CY, R - 4, R - 4, 0, 120), '#ffe2a0', 1.8, true) +
      line(ellipse(CX, CY, R + L + 5, R + L + 5, 0, 120), '#ffe2a0', 1.2, true);
  }
  s += dots(
    series(90, (i) => polar(CX, CY, 480 + 40 * Math.sin(i * 7.3), (i / 90) * TAU)),
    2.2,
    '#ffd98a',
  );
  const glow = group(fill(ellipse(CX, CY, 230), 'url(#glow)'));
  let ring = '';
  // one ring claps while the next opens its arms; here and there somebody is out of step
  for (const [k, [count, R, size, dir]] of [
    [7, 206, 84, 1],
    [12, 372, 88, -1],
    [16, 548, 94, 1],
  ].entries())
    for (let i = 0; i < count; i++) {
      const a = (i / count) * TAU + [-0.35, 0, 0.14][k];
      const [x, y] = polar(CX, CY, R, a);
      const man = i % 4 === 3;
      const reach = size * (0.3 + R / 900);
      ring += fill(
        ellipse(
          x + Math.cos(a) * reach,
          y + Math.sin(a) * reach,
          size * (man ? 0.8 : 1) + reach * 0.6,
          size * (man ? 0.74 : 0.94),
          a,
        ),
        '#1d0718',
        'opacity=".5"',
      );
      ring += dancer(
        x,
        y,
        size,
        a + Math.PI - dir * (k === 1 ? 0.25 : 0.6) + ((i + k) % 5 === 2 ? 0.55 : 0),
        k === 1 ? 1 : 0,
        man ? KEDIYU : SETS[(k * 2 + (i % 3) * (k === 1 ? 1 : 5)) % 6],
        dir * (0.9 + 0.35 * (i % 3)),
        man,
      );
    }
  return {
    w: W,
    h: H,
    bg: '#3b1030',
    body: s + glow + ring + garbo(),
    defs:
      radialGradient(
        'floor',
        CX,
        CY,
        640,
        [0, '#f7a94a'],
        [0.28, '#c4502c'],
        [0.65, '#7c2140'],
        [1, '#3b1030'],
      ) +
      radialGradient('glow', CX, CY, 230, [0, '#ffe9a6'], [0.4, '#f9b350'], [1, '#c4502c']) +
      radialGradient('lamp', CX, CY, 24, [0, '#fffbe0'], [0.6, '#ffd15a'], [1, '#f08a2a']),
    finish: { seed, surface: 'cloth', wobble: 1.2, grain: 0.6, mottle: 0.9, vignette: 1, age: 0.25 },
  };
}

export const work: Work = {
  id: 'event-garba-round',
  collection: 'events',
  seed: 8,
  width: W,
  height: H,
  alt: 'Seen from above, rings of garba dancers in wide bright skirts turn round a glowing clay pot pierced with holes.',
  draw: round,
};
