/** A merchant's house in Shekhawati: three storeys of lime and frescoes. Paintings. */
import { elephant, flower, peacock, rider, vine } from '../motifs.ts';
import { d, flat, FRONT, K, line, mix, type Painter } from '../painter.ts';
import {
  bulbs,
  eave,
  garland,
  lantern,
  leaves,
  opening,
  parapet,
  plinth,
  room,
  steps,
  window,
} from '../parts.ts';
import { waterCarrier } from '../people.ts';

const WALL = '#ecc987';
const door = { x: 104, y: 268, w: 92, h: 152 };
const G = FRONT.ground;

export const shekhawati = (p: Painter): void => {
  const red = flower(p, 8, 5, K.hingul, K.haldi);
  const blue = flower(p, 6, 4.4, K.neel, K.chuna);
  // The domed kiosk on the roof.
  p.path('M126 40V24h48v16z', { fill: mix(WALL, '#ffffff', 0.2) });
  for (const x of [129, 144, 159])
    p.path(opening('cusped', { x, y: 24, w: 12, h: 16 }), { fill: p.night ? '#8a5a2c' : '#5b3f36', w: 0.8 });
  p.path('M120 24h60v-3.5h-60zM126 20.5c0-11 14-10 24-19 10 9 24 8 24 19z', {
    fill: mix(WALL, '#ffffff', 0.35),
  });
  p.path('M136 19c3-7 9-9 14-14M164 19c-3-7-9-9-14-14M150 4v15', line(K.geru, 0.8));
  p.path('M150 2v-1', line(K.gilt, 3));
  parapet(p, 18, 48, 264, 22, mix(WALL, '#ffffff', 0.28));

  // The upper storey.
  p.wall(p.box(18, 47, 264, 136), WALL);
  p.rect(18, 47, 264, 9, { fill: K.manjistha, w: 0.8 });
  for (let i = 0; i < 20; i++) p.use(i % 2 ? red : blue, 25 + i * 13.2, 51.6, 0.72);
  p.rect(18, 172, 264, 10, { fill: K.neel, w: 0.8 });
  p.dotRow(24, 177, 7.4, 0, 35, 3.6, K.haldi);
  p.dotRow(27.7, 177, 7.4, 0, 34, 1.8, K.chuna);
  // Frescoes between the balconies.
  for (const [x, flip] of [
    [88, 1],
    [212, -1],
  ] as const) {
    p.rect(x - 15, 64, 30, 102, { fill: mix(WALL, '#ffffff', 0.3), stroke: K.geru, w: 1.6 });
    p.rect(x - 11.5, 67.5, 23, 95, line(K.neel, 0.8));
    p.use(peacock(p), x - 3 * flip, 92, 0.22 * flip, 0.34);
    for (const [i, [fx, fy]] of vine(p, x, 160, x, 102, 5, 6, K.leafDark, K.leaf).entries())
      p.use(i % 2 ? blue : red, fx, fy, 0.8);
  }
  // Three balconies with bowed roofs.
  for (const [x, w, y, h] of [
    [30, 40, 88, 62],
    [230, 40, 88, 62],
    [119, 62, 76, 76],
  ] as const) {
    p.shade(d`M${x + 6} ${y + h}h${w + 4}v18l-${w - 6} 4z`, 0.24);
    p.shade(d`M${x + w} ${y}l8 6v${h + 6}l-8 -2z`, 0.22);
    p.wall(p.box(x, y, w, h), mix(WALL, '#ffffff', 0.24), { worn: 0 });
    p.path(
      d`M${x - 5} ${y}q${w / 2 + 5} ${-w * 0.62} ${w + 10} 0l-4 -1q${-w / 2 - 1} ${-w * 0.4} ${-w - 2} 0z`,
      { fill: K.geru },
    );
    p.path(d`M${x - 3} ${y}q${w / 2 + 3} ${-w * 0.5} ${w + 6} 0z`, { fill: mix(WALL, K.geru, 0.34) });
    p.dotRow(x + w / 2 - 8, y - 5, 8, 0, 3, 3, K.chuna);
    p.path(d`M${x + w / 2} ${y - w * 0.32}v-5`, line(K.gilt, 2.4));
    const n = w > 50 ? 3 : 2;
    const each = (w - 6) / n;
    for (let i = 0; i < n; i++)
      window(
        p,
        { x: x + 5 + i * each, y: y + 9, w: each - 4, h: h - 33 },
        { frame: mix(WALL, K.geru, 0.5), ...(i === 1 && { shutter: K.zangar }) },
      );
    p.rect(x - 2, y + h - 22, w + 4, 16, { fill: mix(WALL, '#ffffff', 0.36) });
    const jali = p.once('jali', () =>
      p.pattern(6, 6, () => p.path('M3 .5L5.5 3 3 5.5.5 3z', flat('#6e4a30'))),
    );
    p.rect(x, y + h - 20, w, 12, { fill: jali, w: 0.7 });
    p.path(d`M${x - 3} ${y + h - 6}h${w + 6}l-6 9h-6l-3 5h${-w + 24}l-3 -5h-6z`, {
      fill: mix(WALL, K.geru, 0.28),
    });
  }
  p.streaks(20, 57, 258, 52, 14, 0.24);

  // The eave, then the ground storey.
  p.wall(p.box(14, 183, 272, G - 200), mix(WALL, '#fff', 0.06));
  eave(p, { x: 18, y: 183, w: 264, brackets: 15, colour: WALL });
  // Panels with elephants that walk to the door.
  for (const side of [0, 1]) {
    const x = side ? 214 : 20;
    p.rect(x, 238, 66, 104, { fill: mix(WALL, '#ffffff', 0.26), stroke: K.geru, w: 2 });
    p.rect(x + 4, 242, 58, 96, line(K.neel, 1));
    p.path(d`M${x + 5} 328q14 -8 28 0t28 0v9h-56z`, { fill: K.leaf, w: 0.6 });
  }
  p.use(elephant(p, '#6f6a73', K.manjistha, K.haldi), 26, 328, 0.52, 0.6);
  p.use(rider(p, '#f3ead8', K.neel, K.hingul), 277, 328, -0.6, 0.64);
  p.use(red, 32, 256);
  p.use(blue, 44, 251);
  p.use(red, 74, 256, 0.8);
  p.use(blue, 226, 256);
  p.use(red, 268, 254);
  p.use(blue, 236, 264, 0.7);
  for (const x of [20, 214]) {
    p.rect(x, 348, 66, 62, { fill: mix(WALL, K.geru, 0.12), stroke: K.geru, w: 1.6 });
    for (const [i, [fx, fy]] of vine(p, x + 6, 380, x + 60, 380, 4, 12, K.leafDark, K.leaf).entries())
      p.use(i % 2 ? red : blue, fx, fy + (i % 2 ? 4 : -4), 1.5);
  }
  p.streaks(18, 200, 264, 40, 12, 0.2);
  // Painted niches under the eave, left and right of the sign.
  for (const x of [26, 44, 62, 218, 236, 254]) {
    p.path(opening('cusped', { x, y: 208, w: 14, h: 21 }, 2), { fill: K.geru, w: 0.7 });
    p.path(opening('cusped', { x, y: 208, w: 14, h: 21 }), { fill: mix(WALL, '#ffffff', 0.4), w: 0.6 });
    p.path(d`M${x + 7} 228v-8m0 4l-4 -4m4 4l4 -4`, line(K.leafDark, 1));
    p.use(x % 4 ? red : blue, x + 7, 216, 0.66);
  }
  // The gate: a painted field round a cusped arch.
  p.rect(92, 236, 116, 186, { fill: K.manjistha });
  p.rect(96, 240, 108, 182, { fill: mix(WALL, '#ffffff', 0.18), w: 0.8 });
  for (const [sx, x] of [
    [1, 98],
    [-1, 202],
  ] as const) {
    p.group(`transform="translate(${x} 242)${sx < 0 ? ' scale(-1 1)' : ''}"`, () => {
      p.path('M4 40C6 22 18 10 42 6M8 30c6-2 12 0 14 6M18 17c2 6 8 10 14 9', line(K.leafDark, 1));
      p.path('M10 26q-8-4-8-12 8 2 8 12zM22 14q-4-8 2-12 6 6-2 12zM34 8q2-6 9-4-1 6-9 4z', {
        fill: K.leaf,
        w: 0.5,
      });
      p.use(red, 14, 12, 1.1);
      p.use(blue, 24, 26, 0.9);
      p.use(red, 7, 36, 0.8);
    });
  }
  lantern(p, 98, 296, -1);
  lantern(p, 202, 296, 1);
  p.lamplight(150, 120, 70, 0.6);
  p.path(opening('cusped', door, 7), { fill: K.haldi });
  p.path(opening('cusped', door, 4), { fill: K.geru, w: 0.7 });
  const hole = opening('cusped', door);
  room(p, hole);
  p.clip(hole, () => leaves(p, { ...door, y: door.y + 30, h: door.h - 30 }, K.wood, K.gilt));
  p.path(hole, line(K.ink, 1.2));
  plinth(p, 14, 272, 24, K.stone);
  steps(p, 150, 96, 420, 3, K.stone);
  // Raised seats beside the gate.
  for (const x of [20, 210]) p.rect(x, 410, 70, 12, { fill: mix(K.stone, '#ffffff', 0.3) });
  waterCarrier(p, 238, G + 18, K.zangar, K.haldi, -1);
  waterCarrier(p, 272, G + 12, K.neel, K.hingul, -1);
  garland(p, 100, 262, 100, 4, 8);
  bulbs(p, 21, 58, 279, 58, 14, 17);
};
