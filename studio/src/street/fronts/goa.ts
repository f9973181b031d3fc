/** A house of Goa: ochre wall, shell windows, a porch, bougainvillea. Upload. */
import { bicycle } from '../motifs.ts';
import { d, flat, FRONT, K, line, mix, type Painter } from '../painter.ts';
import { flowerBearer } from '../people.ts';
import { lantern, leaves, opening, palm, plinth, room, steps, tiles } from '../parts.ts';

const WALL = '#e6ad3e';
const LIME = '#fbf4e2';
const BLUE = '#2f63a0';
const door = { x: 110, y: 292, w: 80, h: 126 };
const G = FRONT.ground;

export const goa = (p: Painter): void => {
  palm(p, 40, 240, 60, 56, 1.1);
  const tile = tiles(p);
  const sun = p.gradient('across', [0, '#ffe6bc', 0.34], [0.5, '#ffe6bc', 0], [1, '#24102a', 0.4]);
  p.wall(p.box(18, 160, 264, G - 178), WALL);
  // The main roof.
  p.shade('M18 168h264v12l-264 8z', 0.34);
  p.path('M52 96H248L294 166H6z', { fill: tile });
  p.path('M52 96H248L294 166H6z', { fill: sun, w: 1 });
  p.path('M50 91h200v7H50z', { fill: '#c4683e' });
  p.rect(6, 164, 288, 7, { fill: LIME });
  p.stain(110, 140, 40, 16, 0.25, '#243a1c');
  // A rooster on the ridge.
  p.path('M196 92V80', line(K.kajal, 1.6));
  p.path('M184 66q6 8 12 4 2-10 7-12 5 0 5 5l4 3-4 1q0 14-12 15-12-1-12-16z', { fill: K.hingul });
  p.path('M184 66q-8-6-12 4 2 8 10 8z', { fill: K.zangar, w: 0.9 });
  p.path('M201 57q1-6 4-3 3-4 4 4z', { fill: K.kesar, w: 0.7 });
  p.dots([[205, 62]], 1.8, K.chuna);

  // Corner pilasters, behind the shutters.
  for (const x of [18, 272]) p.rect(x, 171, 10, G - 190, { fill: LIME });
  // Upper windows of oyster shell, with blue frames and lime mouldings.
  const shell = p.pattern(7, 7, () => {
    p.path('M0 0h7v7H0z', flat(p.night ? '#e8dcb8' : '#efe7d4'));
    p.path('M0 0h7M0 0v7', line(K.wood, 1.1));
    p.dots([[3.5, 3.5]], 3, p.night ? '#cbbd94' : '#fffaf0', 0.7);
  });
  for (const [index, x] of [36, 129, 222].entries()) {
    const at = { x, y: 186, w: 42, h: 46 };
    p.path(opening('round', { ...at, y: 178, h: 54 }, 5), { fill: LIME });
    const hole = opening('round', { ...at, y: 178, h: 54 });
    p.path(hole, { fill: shell });
    if (p.night && index !== 1)
      p.shining(() => p.path(hole, { fill: '#ffb94e', stroke: 'none', opacity: 0.62 }));
    p.path(d`M${x} 199h42M${x + 21} 178v54`, line(BLUE, 3));
    p.path(hole, line(BLUE, 2.4));
    p.rect(x - 9, 232, 60, 5, { fill: LIME });
    for (const side of [0, 1]) {
      if (index === 1) continue;
      const left = side ? x + 45 : x - 17;
      p.rect(left, 198, 14, 34, { fill: BLUE });
      let slats = '';
      for (let y = 202; y < 230; y += 4) slats += d`M${left + 2} ${y}h10`;
      p.path(slats, line(mix(BLUE, K.ink, 0.5), 0.9));
    }
  }
  p.rect(16, 244, 268, 6, { fill: LIME });
  p.streaks(20, 172, 258, 44, 10, 0.2);
  p.lamplight(150, 210, 80, 0.3);

  // Ground storey: windows, wainscot.
  for (const x of [34, 234]) {
    p.path(opening('round', { x, y: 290, w: 34, h: 76 }, 5), { fill: LIME });
    const hole = opening('round', { x, y: 290, w: 34, h: 76 });
    p.path(hole, { fill: shell });
    if (p.night) p.shining(() => p.path(hole, { fill: '#ffb94e', stroke: 'none', opacity: 0.62 }));
    p.path(d`M${x} 307h34M${x + 17} 290v76M${x} 336h34`, line(BLUE, 2.6));
    p.path(hole, line(BLUE, 2.4));
    p.rect(x - 8, 366, 50, 6, { fill: LIME });
  }
  p.rect(16, 392, 268, 28, { fill: mix(BLUE, '#ffffff', 0.08) });
  p.dots(
    Array.from({ length: 30 }, () => [p.r.between(20, 280), p.r.between(395, 418)]),
    2,
    '#ffffff',
    0.2,
  );

  // The porch on two columns.
  p.shade('M86 280h134v24l-134 6z', 0.42);
  p.path('M92 250H208L232 284H68z', { fill: tile });
  p.path('M92 250H208L232 284H68z', { fill: sun, w: 1 });
  p.path('M90 246h120v6H90z', { fill: '#c4683e' });
  p.rect(68, 282, 164, 6, { fill: LIME });
  p.path(opening('round', door, 7), { fill: LIME });
  p.path(opening('round', door, 3), { fill: BLUE, w: 0.8 });
  const hole = opening('round', door);
  room(p, hole, '#2a3a5c');
  p.clip(hole, () => leaves(p, { ...door, y: door.y + 26, h: door.h - 26 }, BLUE, K.giltBright));
  p.path(hole, line(K.ink, 1.2));
  plinth(p, 12, 276, 26, '#b8907a');
  // Seats of the porch, columns.
  for (const x of [74, 196]) {
    p.rect(x, 392, 30, 28, { fill: LIME });
    p.rect(x - 2, 388, 34, 6, { fill: '#b4532f' });
    p.path(d`M${x + 9} 388v-94h12v94z`, { fill: LIME });
    p.path(d`M${x + 12.5} 384v-86`, line(K.tussar, 1.4));
    p.path(d`M${x + 5} 294h20l-3 -6h-14zM${x + 5} 388h20l-3 -6h-14z`, { fill: LIME, w: 0.9 });
  }
  lantern(p, 83, 306, -1);
  steps(p, 150, 88, 418, 4, '#c06a4a');

  // Bougainvillea climbs at the right; a bicycle leans at the left.
  p.path(d`M284 ${G + 4}C272 400 288 340 270 290 266 262 286 230 262 206`, line('#6b4a34', 4));
  p.cloud(264, 244, 28, 44, 150, 9, [K.leafDark, K.leaf, '#a3226a', '#cf3d8c', '#e873ae']);
  p.cloud(275, 320, 16, 44, 100, 9, [K.leafDark, K.leaf, '#a3226a', '#cf3d8c', '#e873ae']);
  p.cloud(246, 214, 18, 14, 40, 8, [K.leafDark, '#a3226a', '#cf3d8c', '#e873ae']);
  p.dots(
    [
      [262, G + 12],
      [274, G + 16],
      [252, G + 17],
      [284, G + 13],
      [240, G + 14],
    ],
    3.4,
    '#cf3d8c',
  );
  flowerBearer(p, 226, G + 18, '#b8407a', '#e7c15a', -1);
  bicycle(p, 4, G + 16, 0.92);
};
