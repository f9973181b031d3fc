/** A gate of Lucknow: stucco in sea green and lime, the two fish of Awadh, kites in the shop. Games. */
import { flower, vine } from '../motifs.ts';
import { d, FRONT, K, line, mix, type Painter } from '../painter.ts';
import { boy, elder } from '../people.ts';
import { lantern, leaves, opening, parapet, plinth, room, steps, window } from '../parts.ts';

const WALL = '#9cc7b6';
const LIME = '#f7efdc';
const door = { x: 106, y: 284, w: 88, h: 136 };
const G = FRONT.ground;

const fishes = (p: Painter): string =>
  p.define(() => {
    p.path('M-26 0C-22-10-8-10 0 2L8-3 7 9-2 7C-12 14-22 10-26 0z', { fill: K.gilt, w: 0.9 });
    p.path('M-14-5q4 5 1 11M-9-4q4 5 1 10', line(LIME, 1));
    p.dots([[-20, -1]], 2, K.ink);
  });

export const lucknow = (p: Painter): void => {
  const bloom = flower(p, 8, 5, LIME, K.gilt);
  const chikan = p.pattern(26, 30, () => {
    p.path(
      'M13 27q-5-7 0-13 5 6 0 13M13 14q-5-2-6-8 6 0 6 8 0-8 6-8-1 6-6 8M4 28q4-2 4-6M22 28q-4-2-4-6',
      line(LIME, 1.1),
    );
    p.dots(
      [
        [13, 5],
        [9, 8],
        [17, 8],
        [0, 15],
        [26, 15],
      ],
      2.2,
      LIME,
    );
  });
  // Corner towers.
  for (const x of [32, 268]) {
    p.wall(d`M${x - 14} 128V66h28v62z`, LIME, { worn: 0 });
    p.path(opening('ogee', { x: x - 6, y: 76, w: 12, h: 34 }, 2.4), { fill: WALL, w: 0.8 });
    const gap = opening('ogee', { x: x - 6, y: 76, w: 12, h: 34 });
    if (p.night) p.shining(() => p.path(gap, { fill: '#f2b95a' }));
    else p.path(gap, { fill: '#3c4a4a' });
    p.rect(x - 18, 62, 36, 6, { fill: LIME });
    p.path(d`M${x - 15} 62q-7 -16 4 -26 8 -6 11 -16 3 10 11 16 11 10 4 26z`, { fill: WALL });
    p.path(d`M${x - 6} 62q-6 -16 6 -36M${x + 6} 62q6 -16 -6 -36M${x} 62V28`, line(LIME, 1.4));
    p.dots(
      [
        [x, 18],
        [x, 12],
      ],
      5,
      K.gilt,
    );
    p.path(d`M${x} 10v-8`, line(K.gilt, 1.6));
  }
  // The great half dome over the gate: petals that open like a fan.
  p.wall('M52 130C52 62 104 34 150 10 196 34 248 62 248 130z', LIME, { worn: 0 });
  p.path('M66 130C66 74 108 50 150 28 192 50 234 74 234 130z', { fill: WALL });
  let petals = '';
  for (let i = 0; i <= 14; i++) {
    const a = Math.PI + (i / 14) * Math.PI;
    const far = 84 + 14 * Math.sin(-a) ** 6;
    petals += d`M${150 + Math.cos(a) * 44} ${130 + Math.sin(a) * 44}Q${150 + Math.cos(a - 0.1) * far * 0.8} ${130 + Math.sin(a - 0.1) * far * 0.82} ${150 + Math.cos(a) * far * 0.94} ${130 + Math.sin(a) * far * 0.94}Q${150 + Math.cos(a + 0.1) * far * 0.8} ${130 + Math.sin(a + 0.1) * far * 0.82} ${150 + Math.cos(a) * 44} ${130 + Math.sin(a) * 44}z`;
  }
  p.path(petals, { fill: LIME, w: 0.8 });
  const tips: [number, number][] = [];
  for (let i = 0; i <= 14; i++) {
    const a = Math.PI + (i / 14) * Math.PI;
    tips.push([150 + Math.cos(a) * 72, 130 + Math.sin(a) * 76]);
  }
  p.dots(tips, 3.4, K.gilt);
  p.path('M106 130a44 44 0 0 1 88 0z', { fill: mix(WALL, K.zangar, 0.5) });
  const fish = fishes(p);
  p.use(fish, 144, 114, 0.95);
  p.use(fish, 156, 114, -0.95, 0.95);
  p.path('M144 104q6-9 12 0l-2 5h-8z', { fill: K.gilt, w: 0.8 });
  p.dots([[150, 96]], 4.5, K.gilt);
  p.path('M145 14l5-14 5 14z', { fill: K.gilt });

  // Arcade.
  p.wall(p.box(18, 130, 264, 80), WALL);
  p.path(p.box(18, 130, 264, 80), { fill: chikan, stroke: 'none', opacity: 0.5 });
  p.rect(14, 126, 272, 7, { fill: LIME });
  for (let i = 0; i < 7; i++)
    window(
      p,
      { x: 31 + i * 35.2, y: 146, w: 25, h: 44 },
      { profile: 'cusped', frame: LIME, lit: i % 2 === 0, ...(i % 2 && { shutter: K.zangar }) },
    );
  parapet(p, 18, 210, 264, 24, LIME);
  p.rect(14, 208, 272, 8, { fill: LIME });
  p.dotRow(20, 212, 10.4, 0, 26, 2.8, K.gilt);
  p.streaks(20, 133, 258, 40, 9, 0.18);

  p.wall(p.box(16, 216, 268, G - 236), WALL);
  p.path(p.box(16, 216, 268, G - 240), { fill: chikan, stroke: 'none', opacity: 0.6 });
  p.shade('M16 216h268v10l-268 5z', 0.34);

  // Left: a stucco panel with a vase. Right: a shop of kites under an awning.
  p.path(opening('ogee', { x: 28, y: 262, w: 58, h: 142 }, 5), { fill: LIME });
  p.path(opening('ogee', { x: 28, y: 262, w: 58, h: 142 }), { fill: mix(WALL, K.zangar, 0.42) });
  p.path('M46 400h22l-4-8q10-8 6-22-2-6-8-8l3-6H49l3 6q-6 2-8 8-4 14 6 22z', { fill: LIME });
  p.path('M44 376q13 6 26 0M45 384q12 5 24 0', line(K.gilt, 1.4));
  for (const [x1, x2, y2] of [
    [57, 57, 284],
    [54, 40, 304],
    [60, 74, 304],
    [53, 37, 334],
    [61, 77, 334],
  ] as const)
    for (const [fx, fy] of vine(p, x1, 356, x2, y2, 3, 4, LIME, LIME).slice(1)) p.use(bloom, fx, fy, 0.9);
  for (const [x, y] of [
    [57, 282],
    [40, 302],
    [74, 302],
    [37, 332],
    [77, 332],
  ] as const)
    p.use(bloom, x, y, 1.5);
  p.path(opening('flat', { x: 214, y: 292, w: 60, h: 112 }, 4), { fill: LIME });
  const shop = opening('flat', { x: 214, y: 292, w: 60, h: 112 });
  if (p.night) p.shining(() => p.path(shop, { fill: p.gradient('down', [0, '#c8762a'], [1, '#f7cd78']) }));
  else p.path(shop, { fill: '#4a3a34' });
  const kite = (x: number, y: number, s: number, one: string, two: string) => {
    p.path(d`M${x} ${y - s}l${s} ${s}-${s} ${s}-${s} -${s}z`, { fill: one, w: 0.8 });
    p.path(d`M${x} ${y - s}l${s} ${s}-${s} ${s}z`, { fill: two, w: 0.6 });
    p.path(d`M${x} ${y - s}v${2 * s}M${x - s} ${y}q${s} -${s * 0.6} ${2 * s} 0`, line(K.ink, 0.7));
    p.path(d`M${x} ${y + s}l-${s * 0.35} ${s * 0.5}h${s * 0.7}z`, { fill: one, w: 0.7 });
  };
  const kites = () => {
    kite(229, 330, 12, K.hingul, K.haldi);
    kite(257, 326, 11, K.neel, K.chuna);
    kite(244, 354, 12, K.lakh, K.rose);
    kite(264, 364, 8, K.zangar, K.leafBright);
    kite(225, 364, 8, K.kesar, K.chuna);
  };
  if (p.night) p.shining(kites);
  else kites();
  p.rect(212, 384, 64, 20, { fill: K.wood });
  for (const [x, colour] of [
    [222, K.hingul],
    [236, K.zangar],
    [250, K.haldi],
    [264, K.lakh],
  ] as const) {
    p.path(d`M${x - 5} 384h10l-2 -3v-8l2 -3h-10l2 3v8z`, { fill: K.woodBright, w: 0.8 });
    p.path(d`M${x - 3.4} 373h6.800v8h-6.800z`, { fill: colour, w: 0.7 });
  }
  p.shade('M210 306h68l-4 8h-62z', 0.4);
  for (let i = 0; i < 7; i++)
    p.path(d`M${212 + i * 9.2} 280h9.2l1.6 24q-4 6-9 0z`, { fill: i % 2 ? LIME : K.manjistha, w: 0.8 });
  p.path('M210 280h68', line(K.kattha, 2.4));
  p.lamplight(244, 356, 56, 0.35);

  lantern(p, 96, 300, -1);
  p.lamplight(150, 120, 96, 0.5);
  // The gate.
  p.path('M94 420V262h112v158z', { fill: LIME });
  p.path('M98 420V266h104v154z', { fill: mix(WALL, '#ffffff', 0.3), w: 0.8 });
  p.path(opening('cusped', door, 8), { fill: LIME });
  p.path(opening('cusped', door, 4.5), { fill: K.zangar, w: 0.7 });
  const side = fishes(p);
  p.use(side, 118, 280, 0.56, 0.62, -30);
  p.use(side, 182, 280, -0.56, 0.62, 30);
  p.use(bloom, 104, 300, 0.9);
  p.use(bloom, 196, 300, 0.9);
  const hole = opening('cusped', door);
  room(p, hole, '#28504a');
  p.clip(hole, () => leaves(p, { ...door, y: door.y + 28, h: door.h - 28 }, '#2f6f62', K.gilt));
  p.path(hole, line(K.ink, 1.2));
  plinth(p, 12, 276, 24, '#b9ae9a');
  steps(p, 150, 92, 420, 3, '#c9bea8');
  elder(p, 62, G + 16, '#7fa3b8', K.chuna);
  boy(p, 222, G + 17, K.kesar);
};
