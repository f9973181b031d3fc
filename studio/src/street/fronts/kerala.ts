/** A temple theatre of Kerala: tiled gables, carved slats, walls of lamps. Dances. */
import { d, flat, FRONT, K, line, mix, type Painter } from '../painter.ts';
import { flowerBearer } from '../people.ts';
import { banana, garland, lantern, leaves, opening, palm, plinth, room, steps, tiles } from '../parts.ts';

const WOOD = '#6d3f26';
const door = { x: 104, y: 280, w: 92, h: 138 };
const G = FRONT.ground;

export const kerala = (p: Painter): void => {
  palm(p, 46, 260, 52, 92, 1);
  palm(p, 262, 260, 252, 124, 0.9);
  const tile = tiles(p);
  const sun = p.gradient('across', [0, '#ffe6bc', 0.34], [0.45, '#ffe6bc', 0], [1, '#24102a', 0.42]);

  // Walls of lamps left and right.
  p.wall(p.box(14, 262, 272, G - 276), '#efe3c9');
  const isLit = p.night;
  for (const x of [20, 214]) {
    p.rect(x, 276, 66, 132, { fill: WOOD });
    for (let row = 0; row < 6; row++) {
      p.path(d`M${x} ${297 + row * 21}h66`, line(mix(WOOD, '#000000', 0.35), 2.2));
      p.path(d`M${x} ${295.4 + row * 21}h66`, line(K.woodBright, 1));
    }
    p.path(d`M${x + 16.5} 277v131M${x + 33} 277v131M${x + 49.5} 277v131`, line(mix(WOOD, '#000000', 0.3), 2));
    const lamps: [number, number][] = [];
    for (let row = 0; row < 6; row++)
      for (let col = 0; col < 4; col++) lamps.push([x + 8.2 + col * 16.5, 291 + row * 21]);
    let cups = '';
    for (const [lx, ly] of lamps) cups += d`M${lx - 4.4} ${ly}h8.8q-.6 4-4.4 4t-4.4-4z`;
    p.path(cups, { fill: K.gilt, w: 0.7 });
    if (isLit)
      p.shining(() => {
        p.dots(
          lamps.map(([lx, ly]) => [lx, ly - 3]),
          13,
          '#ff9e2c',
          0.3,
        );
        p.path(
          lamps.map(([lx, ly]) => d`M${lx} ${ly - 9}q3.6 6 0 9 -3.6 -3 0 -9z`).join(''),
          flat('#ffe9a8'),
        );
      });
    else p.path(lamps.map(([lx, ly]) => d`M${lx} ${ly - 6}q2 4 0 6 -2 -2 0 -6z`).join(''), flat('#f0b55a'));
  }
  p.lamplight(52, 340, 76, 0.6);
  p.lamplight(248, 340, 76, 0.6);
  p.shade('M14 262h272v14l-272 10z', 0.42);

  // Lower roof.
  p.path('M56 186L244 186Q256 226 298 256L296 268Q150 256 4 268L2 256Q44 226 56 186z', { fill: tile });
  p.path('M56 186L244 186Q256 226 298 256L296 268Q150 256 4 268L2 256Q44 226 56 186z', {
    fill: sun,
    stroke: K.ink,
    w: 1,
  });
  p.path('M4 268Q150 256 296 268v6Q150 262 4 274z', { fill: WOOD, w: 0.9 });
  p.dotRow(12, 270, 9.9, 0, 6, 2, K.gilt);
  p.stain(90, 236, 40, 18, 0.24, '#243a1c');
  p.stain(220, 222, 30, 14, 0.24, '#243a1c');

  // The gable.
  p.path('M150 44L62 190h176z', { fill: mix(WOOD, '#000000', 0.3) });
  p.clip('M150 60L80 190h140z', () => {
    for (let i = 0; i < 11; i++) {
      p.rect(70, 78 + i * 11, 160, 6.4, { fill: i % 2 ? WOOD : K.woodBright, w: 0.7 });
    }
    p.path('M150 60V190M128 92V190M172 92V190M106 136V190M194 136V190', line(mix(WOOD, '#000000', 0.3), 3));
  });
  // A carved sun and two elephants in the gable.
  p.path('M150 96c22 0 34 16 34 34v40h-68v-40c0-18 12-34 34-34z', { fill: K.manjistha });
  p.path('M150 101c19 0 29 14 29 30v35h-58v-35c0-16 10-30 29-30z', line(K.gilt, 1.6));
  let rays = '';
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * 2 * Math.PI;
    rays += d`M${150 + Math.cos(a) * 9} ${132 + Math.sin(a) * 9}L${150 + Math.cos(a) * 17} ${132 + Math.sin(a) * 17}`;
  }
  p.path(rays, line(K.gilt, 1.7));
  p.path('M141 132a9 9 0 1 1 18 0 9 9 0 1 1-18 0z', { fill: K.giltBright, w: 0.8 });
  p.path('M146 130h1M153 130h1M146 135q4 3 8 0', line(K.ink, 1.2));
  p.path('M124 164q4-12 13-4 9-8 13 4 4-12 13-4 9-8 13 4z', { fill: K.zangar, w: 0.8 });
  // Barge boards and horns.
  p.path('M150 26L40 196l14 8L150 56l96 148 14-8z', { fill: tile });
  p.path('M150 26L40 196l14 8L150 56l96 148 14-8z', { fill: sun, w: 1 });
  p.path('M150 50L56 196M150 50L244 196', line(K.gilt, 2, 'stroke-dasharray="1 5" stroke-linecap="round"'));
  p.path('M40 196c-8 6-18 4-22-4 8 4 12-2 16-6zM260 196c8 6 18 4 22-4-8 4-12-2-16-6z', { fill: WOOD });
  p.path('M145 30l5-6 5 6zM150 24V8', line(K.gilt, 2));
  p.path('M150 6c-5 5-4 10 0 12 4-2 5-7 0-12zM145 22h10', { fill: K.gilt, w: 0.9 });
  p.lamplight(150, 150, 60, 0.5);
  p.streaks(60, 268, 180, 24, 8, 0.2);

  // Turned pillars and the door.
  lantern(p, 94, 296, -1);
  lantern(p, 206, 296, 1);
  for (const x of [90, 202]) {
    p.rect(x - 4, 266, 16, 154, { fill: K.wood });
    for (const y of [272, 300, 346, 392, 410]) p.rect(x - 6.5, y, 21, 6, { fill: K.woodBright, w: 0.8 });
    p.path(d`M${x + 4} 308c7 8 7 26 0 34c-7-8-7-26 0-34zM${x + 4} 354c7 8 7 26 0 34c-7-8-7-26 0-34z`, {
      fill: K.gilt,
      w: 0.8,
    });
  }
  p.rect(98, 268, 104, 16, { fill: K.woodDark });
  p.dotRow(106, 276, 8, 0, 12, 4.4, K.gilt);
  p.dotRow(106, 276, 8, 0, 12, 1.8, K.hingul);
  const hole = opening('lintel', { ...door, y: 284, h: 134 });
  room(p, hole, '#5c2c1a');
  p.clip(hole, () => leaves(p, { ...door, y: 284, h: 134 }, K.woodDark, K.gilt));
  p.path(hole, line(K.ink, 1.2));
  garland(p, 104, 287, 92, 5, 7);
  plinth(p, 10, 280, 28, '#a2624a');
  steps(p, 150, 98, 416, 4, '#b9a58c');

  // The tall lamp, banana plants.
  banana(p, 262, G + 8, 0.72);
  flowerBearer(p, 222, G + 18, '#f4ead2', K.gilt, -1);
  p.stain(70, G + 12, 20, 5, 0.5, '#1c0f1a');
  p.path(
    d`M56 ${G + 12}q14 -8 28 0v-5q-10 -5 -11 -12l-1 -26 2 -4 -2 -4 0 -18h-4v18l-2 4 2 4 -1 26q-1 7 -11 12z`,
    { fill: K.gilt },
  );
  p.path(d`M58 ${G - 44}h24q-3 7 -12 7t-12 -7zM70 ${G - 44}v-12m-2 -1l2 -7 2 7z`, { fill: K.giltBright });
  const flames = [60, 66, 74, 80].map((x) => d`M${x} ${G - 53}q3.4 6 0 9 -3.4 -3 0 -9z`).join('');
  if (p.night)
    p.shining(() => {
      p.dots([[70, G - 48]], 34, '#ffae3c', 0.3);
      p.path(flames, flat('#fff0b4'));
    });
  else p.path(flames, flat('#f29a2e'));
  p.lamplight(70, G - 46, 50, 0.8);
};
