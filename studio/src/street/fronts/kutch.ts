/** A round house of the Banni, Kutch: clay, thatch, and relief with mirrors. Handicrafts. */
import { cow } from '../motifs.ts';
import { d, FRONT, K, line, type Painter } from '../painter.ts';
import { lantern, opening, plinth, pots, room, steps, thatch } from '../parts.ts';

const CLAY = '#b9744a';
const door = { x: 108, y: 284, w: 84, h: 138 };
const G = FRONT.ground;

/** A mirror in its ring of clay. */
const mirrors = (p: Painter, places: readonly (readonly [number, number])[], size: number): void => {
  p.dots(places, size + 3.4, K.khadi);
  p.dots(places, size, p.night ? '#9fb4c8' : '#a9c3cb');
  p.dots(
    places.map(([x, y]) => [x - size * 0.16, y - size * 0.18]),
    size * 0.42,
    '#ffffff',
  );
};

export const kutch = (p: Painter): void => {
  // A neem tree behind.
  p.path('M248 300C252 240 244 200 256 150M252 220q-16-20-26-28M253 200q12-22 26-30', line('#5d4532', 7));
  p.cloud(246, 128, 44, 40, 200, 12, [K.leafDark, '#3f6a3a', K.leaf, K.leafBright]);
  p.cloud(216, 168, 24, 18, 70, 10, [K.leafDark, K.leaf, K.leafBright]);

  // The round wall.
  p.stain(156, G + 4, 160, 12, 0.55, '#1c0f1a');
  const wall = d`M34 252Q150 268 266 252L270 ${G - 12}Q150 ${G + 2} 30 ${G - 12}z`;
  p.wall(wall, CLAY);
  p.clip(wall, () => {
    p.path('M0 240h64v210H0z', {
      fill: p.gradient('across', [0, '#24102a', 0.34], [1, '#24102a', 0]),
      stroke: 'none',
    });
    p.path('M210 240h80v210h-80z', {
      fill: p.gradient('across', [0, '#24102a', 0], [1, '#24102a', 0.5]),
      stroke: 'none',
    });
    // Bands of relief in white clay.
    const white = K.khadi;
    for (const [y, h] of [
      [286, 10],
      [398, 10],
    ] as const) {
      let zig = '';
      for (let x = 28; x < 272; x += 10) zig += d`${x === 28 ? 'M' : 'L'}${x} ${y + h}L${x + 5} ${y}`;
      p.path(zig, line(white, 1.8));
      p.path(
        d`M26 ${y - 4}Q150 ${y + 1} 274 ${y - 4}M26 ${y + h + 4}Q150 ${y + h + 9} 274 ${y + h + 4}`,
        line(white, 1.8),
      );
    }
    mirrors(
      p,
      Array.from({ length: 24 }, (_, i): [number, number] => [33 + i * 10, 289]),
      3,
    );
    mirrors(
      p,
      Array.from({ length: 24 }, (_, i): [number, number] => [33 + i * 10, 401]),
      3,
    );
    // Suns of relief left and right of the door.
    for (const [x, y] of [
      [67, 338],
      [233, 338],
    ] as const) {
      for (const radius of [34, 24, 12])
        p.path(
          d`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0 ${radius} ${radius} 0 1 1 ${-2 * radius} 0z`,
          { fill: radius === 24 ? K.geru : 'none', stroke: white, w: 2 },
        );
      let rays = '';
      for (let i = 0; i < 16; i++) {
        const a = (i / 16) * 2 * Math.PI;
        rays += d`M${x + Math.cos(a) * 13} ${y + Math.sin(a) * 13}L${x + Math.cos(a) * 23} ${y + Math.sin(a) * 23}`;
      }
      p.path(rays, line(white, 1.6));
      const ring = (radius: number, n: number) =>
        Array.from({ length: n }, (_, i): [number, number] => [
          x + radius * Math.cos((i / n) * 2 * Math.PI),
          y + radius * Math.sin((i / n) * 2 * Math.PI),
        ]);
      mirrors(p, ring(29, 14), 4);
      mirrors(p, ring(18.5, 8), 2.6);
      mirrors(p, [[x, y]], 10);
      // Trees, and camels that walk between.
      for (const side of [-1, 1])
        p.path(d`M${x + side * 27} 393v-16m0 6l-5 -5m5 5l5 -5m-5 0l-4 -5m4 5l4 -5`, line(white, 1.5));
      p.path(d`M${x - 16} 393l8 -14 8 14zM${x} 393l8 -14 8 14zM${x - 8} 379l8 -13 8 13z`, {
        fill: 'none',
        stroke: white,
        w: 1.5,
      });
      mirrors(
        p,
        [
          [x - 8, 388],
          [x + 8, 388],
          [x, 375],
        ],
        2.6,
      );
    }
  });

  // The roof.
  p.clip(wall, () => p.shade('M30 252Q150 268 270 252L272 274Q150 292 28 274z', 0.4));
  thatch(p, {
    outline:
      'M150 92Q138 96 130 116L8 250Q14 262 24 262Q150 282 276 262Q286 262 292 250L170 116Q162 96 150 92z',
    ridge: [146, 96, 154, 96],
    foot: [12, 252, 288, 252],
    ropes: 5,
    fringe: 9,
  });
  p.path('M140 106q10-26 20 0-10 5-20 0z', { fill: '#9a7440' });

  lantern(p, 206, 308, 1);
  // The door.
  const frame = opening('lintel', { ...door, y: door.y + 4, h: door.h - 4 }, 12);
  p.path(frame, { fill: K.geru });
  p.path(frame, line(K.khadi, 1.6, 'stroke-dasharray="3 3"'));
  mirrors(
    p,
    [
      [102, 300],
      [102, 322],
      [102, 344],
      [102, 366],
      [102, 388],
      [198, 300],
      [198, 322],
      [198, 344],
      [198, 366],
      [198, 388],
      [114, 282],
      [132, 282],
      [150, 282],
      [168, 282],
      [186, 282],
    ],
    4.6,
  );
  const hole = opening('lintel', { ...door, y: door.y + 6, h: door.h - 6 });
  room(p, hole, '#6a3a20');
  // A patchwork curtain drawn aside, and a toran of points.
  p.path('M108 290h30q-4 40-16 62-8 14-14 14z', { fill: K.lakh });
  p.path('M109 300q16 2 27-4M109 316q14 2 24-4M109 334q12 0 17-4', line(K.haldi, 2));
  p.dots(
    [
      [116, 308],
      [126, 306],
      [115, 325],
      [124, 322],
    ],
    3.4,
    K.chuna,
  );
  let toran = '';
  for (let i = 0; i < 7; i++) toran += d`M${108 + i * 12} 289h12l-6 13z`;
  p.path(toran, { fill: K.hingul, w: 0.8 });
  mirrors(
    p,
    Array.from({ length: 7 }, (_, i): [number, number] => [114 + i * 12, 293]),
    2.6,
  );
  p.path(hole, line(K.ink, 1.2));
  plinth(p, 26, 248, 12, '#a9704a');
  steps(p, 150, 92, 424, 2, '#b98a5c');
  pots(p, 66, G + 4, 2, 1.15);
  pots(p, 92, G + 8, 1, 0.9);
  p.shade(d`M30 ${G - 10}h12v2h-12z`, 0.2);
  cow(p, 196, G + 17, 0.86);
};
