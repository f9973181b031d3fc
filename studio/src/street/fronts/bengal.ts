/** A temple of Bengal in terracotta, under a roof bent like bamboo; lights for the festival. Events. */
import { elephant, flower, rider } from '../motifs.ts';
import { d, flat, FRONT, K, line, mix, type Painter } from '../painter.ts';
import { drummer } from '../people.ts';
import { bulbs, garland, lantern, leaves, opening, plinth, room, steps } from '../parts.ts';

const BRICK = '#b85a38';
const LIGHT = '#dc9468';
const DEEP = '#7d3524';
const door = { x: 108, y: 282, w: 84, h: 138 };
const G = FRONT.ground;

export const bengal = (p: Painter): void => {
  const rosette = flower(p, 8, 7, LIGHT, DEEP);
  // The tower in the middle, with its curved roof and finials.
  p.wall('M112 116V62Q150 40 188 62V116z', BRICK, { worn: 0 });
  p.path(opening('cusped', { x: 136, y: 76, w: 28, h: 36 }, 4), { fill: LIGHT });
  const niche = opening('cusped', { x: 136, y: 76, w: 28, h: 36 });
  if (p.night) p.shining(() => p.path(niche, { fill: '#f6c05e' }));
  else p.path(niche, { fill: '#3a1c16' });
  for (const x of [121, 179]) for (const y of [76, 92, 108]) p.use(rosette, x, y, 0.8);
  p.wall('M102 66Q150 34 198 66Q176 18 150 12 124 18 102 66z', mix(BRICK, '#ffffff', 0.1), { worn: 0 });
  p.path('M102 66Q150 34 198 66l-2 7Q150 44 104 73z', { fill: LIGHT, w: 0.9 });
  p.path('M112 54Q150 26 188 54M124 38Q150 20 176 38', line(DEEP, 0.9));
  p.path('M150 12V2', line(K.gilt, 3));
  p.path('M144 12q6-7 12 0z', { fill: K.gilt, w: 0.9 });
  p.path('M150 1l22 5-22 5z', { fill: K.hingul });

  // The roof: a great bent cornice.
  p.wall('M10 176Q150 76 290 176Q262 122 210 108Q150 92 90 108Q38 122 10 176z', mix(BRICK, '#ffffff', 0.06), {
    worn: 0,
  });
  p.path('M24 160Q150 74 276 160M44 140Q150 78 256 140', line(DEEP, 1));
  for (const x of [70, 230]) {
    p.path(d`M${x - 8} 122q8 -9 16 -1zM${x} 116v-14`, { fill: K.gilt, w: 1.2 });
    p.dots(
      [
        [x, 106],
        [x, 112],
      ],
      5,
      K.gilt,
    );
  }

  const wall = d`M15 173Q150 73 285 173V${G - 16}H15z`;
  p.wall(wall, BRICK);
  p.clip(wall, () => {
    p.path('M0 172Q150 74 300 172v24Q150 98 0 196z', flat('#24102a', 0.42));
    // Bands of small reliefs that follow the cornice.
    const band = (offset: number, height: number, n: number) => {
      for (let i = 0; i < n; i++) {
        const t = (i + 0.5) / n;
        const x = 16 + t * 268;
        const y = 176 - 98 * 2 * t * (1 - t) + offset;
        p.path(d`M${x - 134 / n + 1.6} ${y + 0.5}h${268 / n - 3.2}v${height}h${-268 / n + 3.2}z`, {
          fill: DEEP,
          w: 0.5,
        });
        if (i % 2) p.use(rosette, x, y + height / 2, height / 17);
        else {
          p.path(
            d`M${x - 4} ${y + height - 1}q-1 -6 2 -7l-2 -5m8 12q1 -6 -2 -7l2 -5m-4 6v6`,
            line(LIGHT, 1.7),
          );
          p.dots([[x, y + 4.5]], 4, LIGHT);
        }
      }
    };
    band(18, 15, 19);
    band(38, 15, 19);
  });
  // Panels left and right of the arch.
  for (const x of [22, 214]) {
    for (let row = 0; row < 7; row++) {
      for (let col = 0; col < 3; col++) {
        const [left, top] = [x + col * 21.6, 246 + row * 23.4];
        if (row === 3 || row === 4) continue;
        p.rect(left + 1, top + 1, 19.6, 21.4, { fill: DEEP, w: 0.7 });
        const kind = (row * 3 + col + (x > 100 ? 1 : 0)) % 3;
        if (kind === 0) p.use(rosette, left + 10.8, top + 11.7, 1.15);
        else if (kind === 1) {
          p.path(
            d`M${left + 10.8} ${top + 7}c-4 2 -4 7 -3 8l-3 6h12l-3 -6c1 -1 1 -6 -3 -8zM${left + 7} ${top + 12}l-3 -5m10 5l3 -5`,
            { fill: LIGHT, stroke: LIGHT, w: 1.3 },
          );
          p.dots([[left + 10.8, top + 5]], 4.6, LIGHT);
        } else {
          p.path(
            d`M${left + 4} ${top + 20}v-10q6.8 -9 13.6 0v10M${left + 7} ${top + 20}v-8q3.8 -5 7.6 0v8`,
            line(LIGHT, 1.3),
          );
          p.dots([[left + 10.8, top + 16]], 5, LIGHT);
        }
      }
    }
    p.rect(x, 316, 65, 47, { fill: DEEP });
    p.rect(x + 2, 318, 61, 43, line(LIGHT, 1));
  }
  p.use(elephant(p, LIGHT, BRICK, mix(LIGHT, '#ffffff', 0.35)), 27, 358, 0.52, 0.46);
  p.use(rider(p, LIGHT, BRICK, mix(LIGHT, '#ffffff', 0.35)), 272, 358, -0.58, 0.46);
  p.streaks(18, 186, 260, 60, 12, 0.22);
  p.stain(54, 396, 36, 24, 0.3, '#2c3a1c');
  p.stain(246, 226, 34, 26, 0.26, '#2c1a16');

  lantern(p, 98, 300, -1);
  lantern(p, 202, 300, 1);
  p.lamplight(150, 200, 110, 0.3, 60);
  // The arch with its ring of rosettes.
  p.rect(90, 246, 120, 174, { fill: mix(BRICK, '#ffffff', 0.14) });
  p.rect(94, 250, 112, 170, line(DEEP, 1.2));
  p.path(opening('cusped', door, 8), { fill: LIGHT });
  p.path(opening('cusped', door, 4), { fill: DEEP, w: 0.7 });
  for (const [sx, x] of [
    [1, 96],
    [-1, 204],
  ] as const) {
    p.use(rosette, x + sx * 12, 264, 1.3);
    p.use(rosette, x + sx * 28, 260, 0.9);
    p.use(rosette, x + sx * 8, 282, 0.9);
    p.use(rosette, x + sx * 42, 258, 0.6);
  }
  const hole = opening('cusped', door);
  room(p, hole, K.kesar);
  p.clip(hole, () => leaves(p, { ...door, y: door.y + 26, h: door.h - 26 }, '#5a2d20', K.gilt));
  p.path(hole, line(K.ink, 1.2));
  for (const x of [93, 207]) {
    p.path(d`M${x - 7} 420V330q7 -7 14 0v90z`, { fill: LIGHT });
    for (const y of [342, 366, 390]) p.path(d`M${x - 9} ${y}h18v6h-18z`, { fill: DEEP, w: 0.8 });
    p.use(rosette, x, 357, 0.6);
    p.use(rosette, x, 381, 0.6);
  }
  plinth(p, 12, 276, 24, '#a5573c');
  steps(p, 150, 92, 420, 3, '#bf8a68');
  garland(p, 92, 250, 116, 5, 9);
  garland(p, 22, 190, 62, 2, 12);
  garland(p, 216, 190, 62, 2, 12);
  bulbs(p, 14, 178, 150, 96, 14, 11);
  bulbs(p, 150, 96, 286, 178, 14, 11);
  drummer(p, 48, G + 16);
  // Banana stems and pots of the festival on both sides of the steps.
  for (const x of [80, 220]) {
    p.path(d`M${x - 9} ${G - 2}h18l-3 14h-12z`, { fill: '#c06a3c' });
    p.path(d`M${x - 8} ${G + 3}h16`, line(K.khadi, 1.4, 'stroke-dasharray="2 2"'));
    p.cloud(x, G - 10, 12, 10, 34, 7, [K.leafDark, K.leaf, K.haldi, K.kesar]);
  }
};
