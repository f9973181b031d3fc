/** A hut of the Warli, Palghar: red earth on reed, white figures of rice paste. About. */
import { stick } from '../motifs.ts';
import { d, flat, FRONT, K, line, mix, type Painter } from '../painter.ts';
import { lantern, opening, palm, plinth, pots, room, steps, thatch } from '../parts.ts';

const EARTH = '#8f4128';
const RICE = '#f6ead2';
const door = { x: 106, y: 284, w: 88, h: 138 };
const G = FRONT.ground;

export const warli = (p: Painter): void => {
  palm(p, 252, 280, 246, 84, 1.05);
  p.cloud(44, 176, 36, 34, 170, 11, [K.leafDark, '#3f6a3a', K.leaf, K.leafBright]);
  p.path('M34 300C36 260 32 230 36 200', line('#5d4532', 7));

  p.wall(p.box(20, 238, 260, G - 250), EARTH);
  const hold = stick(p, RICE, 'M-4-20l-6 5M4-20l6 5', 'M-3-7l-2 7M3-7l2 7');
  const walk = stick(p, RICE, 'M-4-20l-2 8M4-20l6 4 2-5', 'M-3-7l-5 7M3-7l3 7');
  // Frieze of triangles.
  let teeth = '';
  for (let x = 22; x < 278; x += 8) teeth += d`M${x} 272l4 -7 4 7z`;
  p.path(teeth, flat(RICE));
  p.path('M22 262.5h256M22 275h256', line(RICE, 1.4));
  p.path('M22 398h256M22 402h256', line(RICE, 1.4));
  let waves = '';
  for (let x = 22; x < 278; x += 8) waves += d`M${x} 418l4 -12 4 12`;
  p.path(waves, line(RICE, 1.2));

  // Left: trees, huts, the sun.
  const tree = (x: number, foot: number, h: number) => {
    let data = d`M${x} ${foot}v${-h}`;
    for (let i = 2; i < 9; i++) {
      const y = foot - (h * i) / 8.6;
      const w = 3 + (9 - i) * 1.3;
      data += d`M${x} ${y}q${-w * 0.7} -2 ${-w} -7M${x} ${y}q${w * 0.7} -2 ${w} -7`;
      data += d`M${x - w * 0.5} ${y - 2.4}l-4 1M${x + w * 0.5} ${y - 2.4}l4 1M${x - w * 0.8} ${y - 5}l-3.6 0M${x + w * 0.8} ${y - 5}l3.6 0`;
    }
    p.path(data, line(RICE, 1));
  };
  tree(38, 392, 70);
  tree(86, 392, 48);
  p.path('M52 392v-20h22v20M48 373l15 -17 15 17zM59 392v-11h8v11', line(RICE, 1.4));
  let hatch = '';
  for (let i = 0; i < 6; i++) hatch += d`M${53 + i * 4} 371l5 -5`;
  p.path(hatch, line(RICE, 0.9));
  const ring = (
    x: number,
    y: number,
    radius: number,
    n: number,
    mark: (x: number, y: number, a: number) => void,
  ) => {
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 2 * Math.PI;
      mark(x + Math.cos(a) * radius, y + Math.sin(a) * radius, a);
    }
  };
  p.path('M56 302a9 9 0 1 1 18 0 9 9 0 1 1-18 0z', line(RICE, 1.4));
  p.path('M60 302a5 5 0 1 1 10 0 5 5 0 1 1-10 0z', flat(RICE));
  let rays = '';
  ring(65, 302, 11, 18, (x, y, a) => {
    rays += d`M${x} ${y}l${Math.cos(a) * 5} ${Math.sin(a) * 5}`;
  });
  p.path(rays, line(RICE, 1.1));
  for (const [x, y] of [
    [32, 300],
    [44, 286],
    [84, 290],
    [90, 318],
    [34, 318],
  ] as const)
    p.path(d`M${x - 5} ${y}q3 -4 5 0 2 -4 5 0`, line(RICE, 1.1));
  p.use(walk, 52, 352, 0.7);
  p.use(walk, 74, 350, -0.7, 0.7);
  p.path('M48 333h8M70 331h8', line(RICE, 2.4));

  // Right: the dance in a ring round the tarpa player, between the door and the post.
  ring(236, 330, 18, 16, (x, y, a) => p.use(hold, x, y, 0.42, 0.42, (a * 180) / Math.PI + 90));
  p.path('M235 341l-2 -14q-1 -5 3 -4l4 12q4 6 2 9', line(RICE, 1.6));
  p.dots([[232, 322]], 3.4, RICE);
  tree(255, 392, 26);
  tree(219, 392, 22);
  for (const x of [230, 237, 244])
    p.path(d`M${x - 5} 392v-5q5 -3 9 0l2 -3 2 2-2 2v4m-8 0v-3`, line(RICE, 1.3));
  p.streaks(22, 264, 256, 40, 9, 0.25);

  // The roof of straw on bamboo.
  p.shade('M20 240h260v18l-260 8z', 0.45);
  thatch(p, {
    outline: 'M84 138Q150 126 216 138L298 244Q292 258 280 256Q150 268 20 256Q8 258 2 244z',
    ridge: [86, 140, 214, 140],
    foot: [6, 248, 294, 248],
    ropes: 4,
    fringe: 5,
  });
  p.path('M78 138Q150 120 222 138L220 148Q150 134 80 148z', { fill: '#8a6638' });
  p.path(
    'M100 130l-8 -10M108 131l6 -12M146 127l-6 -12M152 127l7 -12M192 131l-6 -12M200 132l9 -11',
    line(K.kattha, 2.4),
  );
  p.path('M112 200l3 6M184 190l4 6', line('#d8b66e', 1));

  // Posts, door, basket.
  for (const x of [28, 272]) {
    p.path(d`M${x} 256v${G - 268}`, line('#a9803f', 6));
    p.path(d`M${x} 256v${G - 268}`, line('#6a4a22', 6, 'stroke-dasharray="1.4 22"'));
    p.path(d`M${x} 262l${x < 150 ? 14 : -14} -10`, line('#a9803f', 4));
  }
  lantern(p, 96, 296, -1);
  p.path(opening('flat', { ...door, y: 282, h: 140 }, 8), { fill: mix(EARTH, K.ink, 0.2) });
  let border = '';
  for (let y = 284; y < 416; y += 10) border += d`M101 ${y}l3 4-3 4-3-4zM199 ${y}l3 4-3 4-3-4z`;
  for (let x = 108; x < 194; x += 10) border += d`M${x} 278l4 -3 4 3-4 3z`;
  p.path(border, flat(RICE));
  const hole = opening('flat', { ...door, y: 283, h: 139 });
  room(p, hole, '#5c2c1a');
  // A leaf of woven bamboo, half open.
  p.clip(hole, () => {
    p.path('M106 283h22l-3 136-19 3z', {
      fill: p.pattern(8, 8, () => {
        p.path('M0 0h8v8H0z', flat('#b58a48'));
        p.path('M0 2h4M4 6h4M2 4v4M6 0v4', line('#6b4a24', 1.6));
      }),
    });
    p.path('M106 320h20M106 380h19', line('#6b4a24', 2.4));
  });
  p.path(hole, line(K.ink, 1.2));
  plinth(p, 18, 264, 18, '#a1623f');
  p.path(d`M22 ${G - 9}h256`, line(RICE, 1.6, 'stroke-dasharray="6 5"'));
  steps(p, 150, 92, 422, 2, '#b07a52');
  pots(p, 226, G + 8, 3, 1.1);
  pots(p, 254, G + 12, 1, 1);
  // A hen with her chicks.
  const hen = (x: number, y: number, s: number, body: string) => {
    p.path(
      d`M${x} ${y}q${-11 * s} ${-1 * s} ${-10 * s} ${-12 * s}l${5 * s} ${5 * s}q${6 * s} ${-1 * s} ${7 * s} ${-8 * s} ${4 * s} ${-3 * s} ${5 * s} ${2 * s}l${3 * s} ${1.5 * s}-${3 * s} ${s}q0 ${9 * s} -${7 * s} ${10.5 * s}z`,
      { fill: body, w: 0.8 },
    );
    p.path(d`M${x - 1} ${y}v${4 * s}M${x + 2} ${y}v${4 * s}`, line(K.kesar, 1));
    p.dots([[x + 4.4 * s, y - 14 * s]], 2.6 * s, K.hingul);
  };
  hen(62, G + 10, 1.15, '#c98a4a');
  hen(82, G + 14, 0.5, K.haldi);
  hen(42, G + 15, 0.5, K.haldi);
  hen(90, G + 10, 0.45, K.haldi);
};
