/** A merchant's mansion in Chettinad: stucco, coloured glass, a carved teak door. Art Gallery. */
import { cat, elephant, flower } from '../motifs.ts';
import { d, flat, FRONT, K, line, mix, type Painter } from '../painter.ts';
import { elder } from '../people.ts';
import { garland, lantern, leaves, opening, plinth, room, steps } from '../parts.ts';

const WALL = '#d78f7c';
const TRIM = '#f4e9d2';
const SEA = '#5f9c93';
const door = { x: 106, y: 282, w: 88, h: 138 };
const G = FRONT.ground;

export const chettinad = (p: Painter): void => {
  const rosette = flower(p, 8, 6, TRIM, K.haldi);
  // Pediment with the lamp of the house between elephants.
  p.wall('M74 78C84 44 110 48 122 30 134 14 166 14 178 30 190 48 216 44 226 78z', TRIM, { worn: 0 });
  p.path('M84 74C92 52 114 54 126 36 136 22 164 22 174 36 186 54 208 52 216 74z', { fill: SEA, w: 0.9 });
  p.use(elephant(p, '#e9e2d4', K.manjistha, K.gilt), 92, 74, 0.36, 0.4);
  p.use(elephant(p, '#e9e2d4', K.manjistha, K.gilt), 208, 74, -0.36, 0.4);
  p.path('M138 74q12-10 24 0zM150 68c-9-6-8-16 0-24 8 8 9 18 0 24z', { fill: K.rose, w: 0.9 });
  p.path('M150 66c-3-6-3-12 0-18 3 6 3 12 0 18z', { fill: TRIM, w: 0.6 });
  p.path('M144 16l6-12 6 12z', { fill: K.gilt });
  for (const x of [28, 52, 248, 272]) {
    p.path(d`M${x - 6} 78q-4 -8 2 -12 -2 -5 4 -10 6 5 4 10 6 4 2 12z`, { fill: TRIM });
    p.dots([[x, 70]], 3, K.gilt);
  }
  // Balustrade.
  p.rect(14, 78, 272, 7, { fill: TRIM });
  p.rect(14, 104, 272, 7, { fill: TRIM });
  p.path('M16 85h268v19H16z', flat(mix(WALL, K.ink, 0.42)));
  let balusters = '';
  for (let i = 0; i < 27; i++) balusters += d`M${19 + i * 10} 85h5l-1 3q4 7 0 12l1 4h-5l1 -4q-4 -5 0 -12z`;
  p.path(balusters, { fill: TRIM, w: 0.7 });
  for (const x of [14, 97, 191, 274]) p.rect(x, 76, 12, 36, { fill: TRIM });

  // Upper storey: arches with coloured glass between columns.
  p.wall(p.box(18, 111, 264, 98), WALL);
  p.shade('M18 111h264v8l-264 4z', 0.3);
  const panes = [K.hingul, K.haldi, K.leaf, '#4a7fb5', K.haldi, K.lakh];
  for (const [index, x] of [30, 82, 134, 186, 238].entries()) {
    const at = { x, y: 128, w: 32, h: 66 };
    p.path(opening('round', at, 5), { fill: TRIM });
    const hole = opening('round', at);
    p.path(hole, { fill: p.night ? '#27304a' : '#39505a' });
    const fan = () => {
      for (let i = 0; i < 6; i++) {
        const [a, b] = [Math.PI + (i / 6) * Math.PI, Math.PI + ((i + 1) / 6) * Math.PI];
        p.path(
          d`M${x + 16} 144L${x + 16 + Math.cos(a) * 16} ${144 + Math.sin(a) * 16}A16 16 0 0 1 ${x + 16 + Math.cos(b) * 16} ${144 + Math.sin(b) * 16}z`,
          { fill: panes[(i + index) % 6], w: 0.7 },
        );
      }
    };
    if (p.night)
      p.shining(() => {
        p.path(d`M${x} 146h32v48h-32z`, {
          fill: p.once('glass', () => p.gradient('down', [0, '#f0b24c'], [1, '#ffe2a0'])),
        });
        fan();
      });
    else fan();
    p.path(opening('flat', { x: x + 1.5, y: 148, w: 12.5, h: 45 }), { fill: SEA, w: 0.8 });
    p.path(opening('flat', { x: x + 18, y: 148, w: 12.5, h: 45 }), { fill: SEA, w: 0.8 });
    let slats = '';
    for (let y = 152; y < 190; y += 4) slats += d`M${x + 3} ${y}h9.5M${x + 19.5} ${y}h9.5`;
    p.path(slats, line(mix(SEA, K.ink, 0.45), 0.8));
    p.rect(x - 6, 194, 44, 5, { fill: TRIM, w: 0.8 });
  }
  for (const x of [22, 74, 126, 174, 226, 278]) {
    p.path(d`M${x - 4} 203v-80h8v80z`, { fill: SEA, w: 0.9 });
    p.path(d`M${x - 1.5} 200v-74`, line(mix(SEA, '#ffffff', 0.5), 1.2));
    p.path(d`M${x - 6} 206h12v-5h-12zM${x - 6.5} 124q6.5 -3 13 0l-2 -6h-9z`, { fill: TRIM, w: 0.8 });
  }
  p.streaks(20, 119, 258, 40, 10, 0.2);
  // Cornice.
  p.rect(12, 208, 276, 7, { fill: TRIM });
  p.rect(16, 215, 268, 6, { fill: SEA, w: 0.8 });
  p.dotRow(21, 218, 7.4, 0, 36, 3, TRIM);

  // Ground storey with pilasters.
  p.wall(p.box(16, 221, 268, G - 240), mix(WALL, '#ffffff', 0.08));
  p.shade('M16 221h268v10l-268 6z', 0.34);
  for (const x of [20, 84, 202, 266]) {
    p.rect(x, 238, 14, 172, { fill: SEA });
    p.path(d`M${x + 4.5} 246v156M${x + 9.5} 246v156`, line(mix(SEA, K.ink, 0.4), 0.9));
    p.path(d`M${x - 3} 238h20l-3 9h-14zM${x - 3} 410h20v-9h-20z`, { fill: TRIM, w: 0.9 });
    p.use(rosette, x + 7, 233, 0.7);
  }
  for (const [index, x] of [42, 224].entries()) {
    const at = { x, y: 268, w: 34, h: 88 };
    p.path(opening('ogee', at, 6), { fill: TRIM });
    const hole = opening('ogee', at);
    if (p.night) p.shining(() => p.path(hole, { fill: p.once('glass', () => '#f0b24c') }));
    else p.path(hole, { fill: '#2c2026' });
    let bars = '';
    for (let i = 1; i < 5; i++) bars += d`M${x + i * 6.8} 276v80`;
    p.path(bars, line(K.kajal, 1.3));
    p.path(d`M${x} 316h34`, line(K.kajal, 1.6));
    p.rect(x - 10, 356, 54, 7, { fill: TRIM });
    p.shade(d`M${x - 8} 363h52l-3 9h-46z`, 0.3);
    if (index === 1) cat(p, x + 8, 356, '#d68b3c', 0.98);
    else
      for (const i of [0, 1, 2]) {
        p.path(d`M${x + i * 13 - 1} 348h10l-1.5 8h-7z`, { fill: '#bb6236', w: 0.8 });
        p.cloud(x + 4 + i * 13, 343, 6, 6, 16, 5, [K.leafDark, K.leaf, i === 1 ? K.rose : K.leafBright]);
      }
    // A dado of Athangudi tiles.
    const tile = p.once('athangudi', () =>
      p.pattern(17, 17, () => {
        p.path('M0 0h17v17H0z', flat(TRIM));
        p.path('M8.5 1l7.5 7.5-7.5 7.5L1 8.5z', { fill: SEA, w: 0.6 });
        p.path('M8.5 4.5l4 4-4 4-4-4z', flat(K.haldi));
        p.path('M0 0h4L0 4zM17 0v4L13 0zM0 17v-4l4 4zM17 17h-4l4-4z', flat(K.manjistha));
      }),
    );
    p.rect(x - 8, 376, 51, 34, { fill: tile });
  }
  p.streaks(20, 236, 260, 30, 8, 0.2);

  // The carved door.
  lantern(p, 94, 300, -1);
  lantern(p, 206, 300, 1);
  p.lamplight(150, 150, 90, 0.35);
  p.rect(94, 262, 112, 158, { fill: K.woodDark });
  p.rect(97, 265, 106, 155, { fill: K.wood, w: 0.8 });
  p.path('M96 262q54-26 108 0z', { fill: K.wood });
  p.path('M106 260q44-17 88 0z', { fill: K.woodDark, w: 0.8 });
  p.use(rosette, 150, 255.5, 0.8);
  p.dotRow(120, 257.5, 10, 0, 7, 2.4, K.gilt);
  for (const x of [100, 195]) {
    let carve = '';
    for (let i = 0; i < 9; i++)
      carve += d`M${x} ${290 + i * 14}q2.5 -8 5 0t-5 0zM${x + 2.5} ${292 + i * 14}v5`;
    p.path(carve, { fill: K.woodBright, w: 0.7 });
  }
  p.dotRow(104, 273, 7.1, 0, 14, 4.6, K.gilt);
  p.dotRow(104, 273, 7.1, 0, 14, 2, K.woodDark);
  const hole = opening('lintel', door);
  room(p, hole, '#5a2a24');
  p.clip(hole, () => leaves(p, door, K.wood, K.gilt));
  p.path(hole, line(K.ink, 1.2));
  garland(p, 106, 283, 88, 4, 8);
  plinth(p, 12, 276, 24, '#b3a08c');
  steps(p, 150, 92, 420, 3, '#c3b29c');
  elder(p, 60, G + 16, '#efe6d4', K.manjistha);
  // A kolam on the pavement.
  let kolam = '';
  for (let i = 0; i < 5; i++) kolam += d`M${206 + i * 10} ${G + 15}q5 -8 10 0t-10 0z`;
  p.path(kolam, line(K.chuna, 1.3));
  p.dotRow(211, G + 15, 10, 0, 5, 2, K.chuna);
};
