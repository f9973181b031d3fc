/** A house of Mithila, Bihar: a lime-washed clay wall with the kohbar and its fish. Artists. */
import { flower, peacock, vine } from '../motifs.ts';
import { d, FRONT, K, line, mix, type Painter } from '../painter.ts';
import { banana, lantern, opening, plinth, pots, room, steps, thatch } from '../parts.ts';

const WALL = '#f3e7cb';
const door = { x: 106, y: 284, w: 88, h: 138 };
const G = FRONT.ground;

/** A fish of double outlines and hatching, facing right, 50 by 24. */
const fish = (p: Painter, body: string, fin: string): string =>
  p.define(() => {
    p.path('M-18 0L-30-10Q-26 0-30 10z', { fill: fin, w: 1 });
    p.path('M-20 0Q-4-17 20-3L24 0 20 4Q-4 17-20 0z', { fill: body, w: 1.1 });
    p.path('M-8-9q6-7 13-1M-6 9q6 7 12 1', { fill: fin, w: 0.9 });
    p.path('M10-6q-4 6 0 12', line(K.ink, 1));
    let scales = '';
    for (let x = -14; x < 8; x += 5) scales += d`M${x} -5q4 5 0 10`;
    p.path(scales, line(K.khadi, 1.1));
    p.dots([[15, -1.5]], 4, K.chuna);
    p.dots([[15, -1.5]], 2, K.kajal);
  });

/** The lotus of the kohbar: a ring of circles about a stem, crossed by it. */
const kohbar = (p: Painter, x: number, y: number, size: number, petal: string, heart: string): void => {
  const ring = Array.from({ length: 7 }, (_, i): [number, number] => {
    const a = (i / 7) * 2 * Math.PI - Math.PI / 2;
    return [x + Math.cos(a) * size, y + Math.sin(a) * size];
  });
  for (const [cx, cy] of ring) {
    p.path(
      d`M${cx - size * 0.42} ${cy}a${size * 0.42} ${size * 0.42} 0 1 1 ${size * 0.84} 0 ${size * 0.42} ${size * 0.42} 0 1 1 ${-size * 0.84} 0z`,
      { fill: petal, w: 1 },
    );
  }
  p.dots(ring, size * 0.42, heart);
  p.dots(ring, size * 0.18, K.kajal);
  p.path(
    d`M${x - size * 0.5} ${y}a${size * 0.5} ${size * 0.5} 0 1 1 ${size} 0 ${size * 0.5} ${size * 0.5} 0 1 1 ${-size} 0z`,
    { fill: heart, w: 1 },
  );
  p.dots(
    [
      [x - 2.6, y - 1],
      [x + 2.6, y - 1],
    ],
    2,
    K.kajal,
  );
  p.path(d`M${x - 2.5} ${y + 3}q2.5 2 5 0`, line(K.hingul, 1.2));
};

export const mithila = (p: Painter): void => {
  // Bamboo and a mango tree behind.
  for (const [x, lean, top] of [
    [32, -4, 98],
    [42, 2, 78],
    [52, 10, 106],
  ] as const) {
    p.path(d`M${x} 300Q${x} 180 ${x + lean} ${top}`, line('#7f8f45', 4));
    p.path(d`M${x} 300Q${x} 180 ${x + lean} ${top}`, line('#4d5f2c', 4, 'stroke-dasharray="1 17"'));
    p.cloud(x + lean, top + 8, 24, 22, 46, 6, [K.leafDark, K.leaf, K.leafBright]);
  }
  p.cloud(254, 168, 38, 38, 180, 12, [K.leafDark, '#3f6a3a', K.leaf, K.leafBright]);
  p.dots(
    [
      [250, 176],
      [272, 160],
      [262, 190],
      [284, 178],
    ],
    6,
    '#d99a2e',
  );

  p.wall(p.box(20, 236, 260, G - 246), WALL);
  const red = flower(p, 8, 5, K.hingul, K.haldi);
  const rose = flower(p, 6, 5, K.rose, K.haldi);
  // Borders: teeth above, fish below.
  p.rect(22, 268, 256, 9, { fill: K.hingul, w: 0.8 });
  let teeth = '';
  for (let x = 24; x < 276; x += 9) teeth += d`M${x} 277l4.5 -8 4.5 8z`;
  p.path(teeth, { fill: K.haldi, w: 0.6 });
  p.rect(22, 400, 256, 22, { fill: mix(WALL, K.haldi, 0.22) });
  const small = fish(p, K.hingul, K.haldi);
  const other = fish(p, '#2f6f8c', K.rose);
  for (const [i, x] of [38, 66, 94, 214, 242, 270].entries())
    p.use(i % 2 ? other : small, x - 3, 411, 0.44 * (x > 150 ? -1 : 1), 0.5);
  let wave = '';
  for (let x = 22; x < 278; x += 8) wave += d`M${x} 402.5q4 -3 8 0M${x} 420q4 3 8 0`;
  p.path(wave, line(K.neel, 1));

  // Left: the kohbar with bamboo and birds. Right: two peacocks under a tree.
  p.rect(26, 282, 68, 112, { fill: mix(WALL, '#ffffff', 0.4), stroke: K.manjistha, w: 2.4 });
  p.rect(30.5, 286.5, 59, 103, line(K.kajal, 0.8));
  p.path('M60 390V292', line(K.leafDark, 3.4));
  p.path('M60 390V292', line(K.leafBright, 1, 'stroke-dasharray="3 3"'));
  for (const [x, y] of [
    [60, 340],
    [42, 312],
    [78, 312],
    [44, 370],
    [76, 370],
  ] as const) {
    if (x !== 60) p.path(d`M60 ${y + 12}Q${x} ${y + 14} ${x} ${y}`, line(K.leafDark, 1.4));
    kohbar(p, x, y, x === 60 ? 13 : 8.5, x === 60 ? K.hingul : K.rose, x === 60 ? K.haldi : K.kora);
  }
  p.dots(
    Array.from({ length: 40 }, () => [p.r.between(33, 87), p.r.between(289, 387)]),
    1,
    K.leafDark,
  );
  p.use(small, 46, 342, -0.28, 0.34);
  p.use(small, 75, 342, 0.28, 0.34);
  p.rect(206, 282, 68, 112, { fill: mix(WALL, '#ffffff', 0.4), stroke: K.manjistha, w: 2.4 });
  p.rect(210.5, 286.5, 59, 103, line(K.kajal, 0.8));
  p.path(
    'M240 390C238 360 242 340 240 312M240 352Q226 340 222 322M240 346Q256 336 259 320M240 330Q230 318 231 304M240 326Q250 316 250 302',
    line(K.kattha, 2),
  );
  for (const [x, y] of [
    [222, 318],
    [259, 316],
    [231, 300],
    [250, 300],
    [240, 306],
    [228, 332],
    [254, 332],
  ] as const)
    p.use((x + y) % 2 ? red : rose, x, y, 1.15);
  const leafy: [number, number][] = [];
  for (let i = 0; i < 34; i++) leafy.push([p.r.between(214, 266), p.r.between(290, 340)]);
  p.dots(leafy, 3, K.leaf);
  p.use(peacock(p), 222, 382, 0.36, 0.5);
  p.use(peacock(p), 258, 382, -0.36, 0.5);
  p.path('M212 388q7-5 14 0t14 0 14 0 14 0', line(K.leafDark, 1.6));

  // The roof.
  p.shade('M20 240h260v20l-260 8z', 0.42);
  thatch(p, {
    outline: 'M62 152Q150 140 238 152L298 244Q292 256 282 256Q150 270 18 256Q8 256 2 244z',
    ridge: [64, 154, 236, 154],
    foot: [6, 247, 294, 247],
    ropes: 3,
    fringe: 5,
  });
  p.path('M58 152Q150 136 242 152L240 162Q150 148 60 162z', { fill: '#8f6c3c' });
  p.path('M66 148l6 14M96 144l5 14M126 142l4 14M156 142v14M186 143l-3 14M216 146l-4 14', line('#6b4e2a', 2));
  // A pumpkin vine on the thatch.
  vine(p, 244, 250, 196, 168, 7, 7, K.leafDark, K.leaf);
  p.cloud(224, 206, 20, 24, 40, 9, [K.leafDark, K.leaf, K.leafBright]);
  for (const [x, y] of [
    [214, 214],
    [236, 232],
  ] as const) {
    p.path(d`M${x - 9} ${y}q0 -8 9 -8t9 8q0 8 -9 8t-9 -8z`, { fill: '#d98a2e' });
    p.path(d`M${x - 4} ${y - 7}q-3 7 0 14M${x + 4} ${y - 7}q3 7 0 14M${x} ${y - 8}v-4`, line('#8f5418', 1));
  }

  lantern(p, 200, 300, 1);
  // The door and its painted frame.
  p.path(opening('flat', { ...door, y: 276, h: 146 }, 9), { fill: K.haldi });
  let zig = '';
  for (let y = 280; y < 416; y += 8) zig += d`M98 ${y}l7 4-7 4zM202 ${y}l-7 4 7 4z`;
  p.path(zig, { fill: K.hingul, w: 0.6 });
  for (let i = 0; i < 7; i++) p.use(i % 2 ? rose : red, 108 + i * 14, 276, 0.9);
  const hole = opening('flat', { ...door, y: 283, h: 139 });
  room(p, hole, '#6a4a20');
  p.path('M106 283h12v139h-12zM182 283h12v139h-12z', { fill: '#3f7f8c' });
  p.path('M112 290v126M188 290v126', line(mix('#3f7f8c', K.ink, 0.5), 1));
  p.dots(
    [
      [112, 350],
      [188, 350],
    ],
    5,
    K.haldi,
  );
  p.path(hole, line(K.ink, 1.2));
  plinth(p, 18, 264, 18, '#a9805a');
  p.path(d`M22 ${G - 8}h256`, line(K.khadi, 1.6, 'stroke-dasharray="1 7" stroke-linecap="round"'));
  steps(p, 150, 92, 422, 2, '#bb966a');
  banana(p, 26, G + 6, 0.86);
  // Bowls of colour, a brush, a sheet that is being painted.
  p.path(d`M210 ${G + 12}l8 -34h40l6 34z`, { fill: K.chuna });
  p.path(d`M214 ${G + 8}l6.5 -27h35l4.5 27z`, line(K.manjistha, 1.6));
  p.use(small, 238, G - 6, 0.5);
  p.use(red, 225, G + 2, 0.8);
  for (const [x, colour] of [
    [272, K.hingul],
    [283, K.haldi],
    [277.5, '#2f6f8c'],
  ] as const)
    p.path(d`M${x - 5} ${G + (x === 277.5 ? 15 : 9)}h10q-1 6 -5 6t-5 -6z`, { fill: colour, w: 0.9 });
  p.path(d`M262 ${G + 6}l9 -12`, line(K.kattha, 1.6));
  pots(p, 66, G + 10, 2, 0.9);
};
