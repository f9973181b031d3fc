/** The toys in the niches. Pictures of the site lie between the parts that are behind and those before them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOutliner } from '../../fonts/outline-font.ts';
import { element, group, numbers, path, short } from '../lines.ts';
import {
  at,
  ball,
  bevel,
  contact,
  grain,
  ink,
  nichePicture,
  plank,
  tones,
  turned,
  type Material,
} from './materials.ts';

/** A spinning top that lies on its rim and its tip. `x` and `y` are where its middle is over the shelf. */
function lyingTop(
  x: number,
  y: number,
  size: number,
  [first, second, third]: readonly [Material, Material, Material],
): string {
  const top = turned([
    [-37, 2.6, -18, 3.2, second],
    [-19, 5, -14, 8, first],
    [-14, 8, -4, 20.5, third, 2],
    [-4, 21, 2, 21, second],
    [2, 20.5, 9, 15.5, first, 1],
    [9, 15, 17, 7, third, 1],
    [17, 5, 26, 0.8, 'brass'],
  ]);
  return contact(x, y, 44 * size) + at(x, y - 16 * size, ball(0, -39, 4.6, first) + top, 51, size);
}

/** A playing piece of lacquered wood. `x` and `y` are the middle of its foot. */
const pawn = (x: number, y: number, size: number, first: Material, second: Material): string =>
  contact(x, y, 27 * size) +
  at(
    x,
    y,
    turned([
      [-29, 4.2, -12, 6.6, first, -1.6],
      [-12, 8.5, -8.5, 10, second, 0.6],
      [-8.5, 10, -4, 12.5, first],
      [-4, 13.5, 0, 13.5, second],
    ]) +
      turned([[-32, 8.5, -29, 7, second, 0.5]]) +
      ball(0, -39, 8.6, first),
    0,
    size,
  );

/** A cowrie with its mouth up. */
const cowrie = (x: number, y: number, turn: number): string =>
  contact(x, y + 4.5, 13) +
  at(
    x,
    y,
    [
      path('M-9 0C-9-5-3-7 3-6S9-2 9 0 8 5 3 5.500-9 5-9 0z', {
        fill: 'url(#b-ivory)',
        stroke: ink,
        'stroke-width': 0.7,
      }),
      path('M-6 0q6-2.600 12.500 0-6.500 2.600-12.500 0z', { fill: '#5d3a22' }),
      path(
        'M-4-1.400v1.200M-1.500-1.900v1.500M1-1.900v1.500M3.500-1.500v1.200M-4 1.500V.4M-1.500 1.900V.5M1 1.900V.5M3.500 1.500V.4',
        {
          stroke: tones.ivory.light,
          'stroke-width': 0.7,
        },
      ),
    ].join(''),
    turn,
  );

/** A long die, a stick of ivory with its eyes on each side. */
const longDie = (x: number, y: number, turn: number): string =>
  contact(x + 22, y + 13, 46) +
  at(
    x,
    y,
    [
      path('M0 0 6-6h40l-6 6z', {
        fill: tones.ivory.light,
        stroke: ink,
        'stroke-width': 0.8,
        'stroke-linejoin': 'round',
      }),
      path('M0 0h40v11H0z', { fill: '#dccba3', stroke: ink, 'stroke-width': 0.8 }),
      path('M40 0l6-6v11l-6 6z', { fill: '#a38b5c', stroke: ink, 'stroke-width': 0.8 }),
      ...[7, 14, 26, 33].map((eye) =>
        element('circle', { cx: eye, cy: 5.5, r: 2.2, fill: 'none', stroke: '#7a1f2c', 'stroke-width': 1.1 }),
      ),
      ...[7, 14, 26, 33].map((eye) => element('circle', { cx: eye, cy: 5.5, r: 0.7, fill: ink })),
      ...[16, 30].map((eye) => element('circle', { cx: eye, cy: -3, r: 1.3, fill: '#7a1f2c' })),
    ].join(''),
    turn,
  );

/** A glass marble with a swirl inside and a spot of its colour in the shadow. */
const marble = (x: number, y: number, radius: number, material: Material, swirl: Material): string =>
  contact(x, y, radius * 1.9) +
  element('ellipse', {
    cx: x + radius * 0.62,
    cy: y,
    rx: radius * 0.5,
    ry: radius * 0.16,
    fill: tones[material].light,
    opacity: 0.7,
  }) +
  at(
    x,
    y - radius,
    [
      ball(0, 0, radius, material),
      path(
        `M${numbers(-radius * 0.78, radius * 0.34)}C${numbers(-radius * 0.3, -radius * 0.9, radius * 0.2, radius * 0.9, radius * 0.8, -radius * 0.28)}C${numbers(radius * 0.36, radius * 0.5, -radius * 0.2, -radius * 0.36, -radius * 0.78, radius * 0.34)}z`,
        { fill: tones[swirl].light, opacity: 0.9 },
      ),
      path(
        `M${numbers(-radius * 0.5, radius * 0.62)}Q${numbers(0, radius * 0.2, radius * 0.6, radius * 0.42)}`,
        {
          fill: 'none',
          stroke: tones[swirl].light,
          'stroke-width': radius * 0.14,
          'stroke-linecap': 'round',
          opacity: 0.7,
        },
      ),
      element('ellipse', {
        cx: -radius * 0.34,
        cy: -radius * 0.42,
        rx: radius * 0.24,
        ry: radius * 0.15,
        fill: '#fff',
        opacity: 0.95,
      }),
    ].join(''),
  );

/** The shadow that a thing throws on the back wall. */
const wallShadow = (x: number, y: number, width: number, height: number): string =>
  element('rect', { x: x + 9, y: y + 8, width, height, fill: ink, opacity: 0.5, filter: 'url(#s5)' });

/** A wooden tray that leans at the wall: its rim, brass at the corners, its dark bed. */
function tray(x: number, y: number, side: number, rim: number, material: Material): string {
  const whole = side + 2 * rim;
  const corner = rim + 3;
  const corners = [
    [x, y, 0],
    [x + whole, y, 90],
    [x + whole, y + whole, 180],
    [x, y + whole, 270],
  ] as const;
  return [
    wallShadow(x, y, whole, whole),
    element('rect', {
      x: x - 3,
      y: y + whole - 4,
      width: whole + 10,
      height: 9,
      fill: ink,
      opacity: 0.6,
      filter: 'url(#s2)',
    }),
    plank(x, y, whole, whole, material),
    path(
      `M${numbers(x, y)}l${numbers(rim, rim)}M${numbers(x + whole, y)}l${numbers(-rim, rim)}M${numbers(x, y + whole)}l${numbers(rim, -rim)}M${numbers(x + whole, y + whole)}l${numbers(-rim, -rim)}`,
      {
        stroke: ink,
        'stroke-width': 0.8,
      },
    ),
    // Brass at the corners of a rim that is wide enough.
    ...(rim < 12 ? [] : corners).map(([left, top, turn]) =>
      at(
        left,
        top,
        path(`M1 1h${short(corner)}q-2 5-7 5-3 0-3 3 0 5-5 7H1z`, {
          fill: 'url(#t-brass)',
          stroke: ink,
          'stroke-width': 0.7,
        }) + element('circle', { cx: 4, cy: 4, r: 1.2, fill: tones.brass.deep }),
        turn,
      ),
    ),
    path(`M${numbers(x + rim - 1, y + rim - 1)}h${short(side + 2)}v${short(side + 2)}h${short(-side - 2)}z`, {
      fill: '#1d0f08',
      stroke: tones[material].light,
      'stroke-width': 1.2,
    }),
  ].join('');
}

/** An empty place: the bed with the shadow of its upper and left edge. */
const hollow = (x: number, y: number, side: number): string =>
  [
    element('rect', { x, y, width: side, height: side, fill: '#3b2214' }),
    grain(x, y, side, side, 5, 'teak'),
    path(`M${numbers(x, y)}h${short(side)}l-8 8h${short(16 - side)}v${short(side - 16)}l-8 8z`, {
      fill: '#0e0603',
      opacity: 0.7,
    }),
    path(`M${numbers(x, y + side)}h${short(side)}v${short(-side)}`, {
      fill: 'none',
      stroke: '#7a4d31',
      'stroke-width': 1.2,
    }),
  ].join('');

/** A tile that stands on the shelf and leans, behind its picture: its edge and its shadow. */
const looseTile = (x: number, y: number, side: number, lean: number, material: Material): string => {
  const middle = side / 2;
  const turn = `rotate(${short(lean)} ${numbers(x + middle, y + middle)})`;
  return (
    element('rect', {
      x: x + 8,
      y: y + 8,
      width: side,
      height: side,
      fill: ink,
      opacity: 0.55,
      filter: 'url(#s5)',
      transform: turn,
    }) +
    element('ellipse', {
      cx: x + middle + 2,
      cy: y + side + 5,
      rx: middle + 4,
      ry: 5,
      fill: ink,
      opacity: 0.6,
      filter: 'url(#s2)',
    }) +
    group(
      { transform: turn },
      path(
        `M${numbers(x + side, y)}l5 3v${short(side)}l-5-3zM${numbers(x, y + side)}l5 3h${short(side)}l-5-3z`,
        {
          fill: tones[material].deep,
          stroke: ink,
          'stroke-width': 0.8,
          'stroke-linejoin': 'round',
        },
      ),
      path(`M${numbers(x - 3, y - 3)}h${short(side + 6)}v${short(side + 6)}h${short(-side - 6)}z`, {
        fill: tones[material].base,
        stroke: ink,
        'stroke-width': 0.8,
      }),
    )
  );
};

/** The pictures lie in squares whose places `toys.tsx` repeats. */
export const memoryBehind = (): string =>
  nichePicture(
    '',
    tray(54, 122, 136, 8, 'teak'),
    path('M130 130v136M62 198h136', { stroke: tones.teak.base, 'stroke-width': 6 }),
    path('M127.500 130v136M62 195.500h136', { stroke: tones.teak.light, 'stroke-width': 0.9 }),
    hollow(133, 130, 65),
  );
export const memoryBefore = (): string =>
  nichePicture(
    '',
    bevel(62, 130, 65, 65, 3),
    bevel(62, 201, 65, 65, 3),
    bevel(133, 201, 65, 65, 3),
    looseTile(176, 220, 60, 8, 'yellow'),
    lyingTop(40, 288, 0.74, ['green', 'red', 'yellow']),
  );

/** A roller of turned wood that lies across, with knobs. */
const roller = (y: number): string =>
  at(
    130,
    y,
    turned([
      [-84, 4, -76, 7, 'yellow', 1],
      [-76, 6, -70, 5, 'green'],
      [-70, 4.6, 70, 4.6, 'red'],
      [70, 5, 76, 6, 'green'],
      [76, 7, 84, 4, 'yellow', 1],
    ]),
    -90,
  );

export const snakesBehind = (): string =>
  nichePicture(
    '',
    // A nail on each side of the lamp.
    path('M72 100 87 82l15 18M158 100l15-18 15 18', { fill: 'none', stroke: '#7a1f2c', 'stroke-width': 1.6 }),
    ...[87, 173].map((cx) =>
      element('circle', { cx, cy: 82, r: 2.4, fill: tones.brass.base, stroke: ink, 'stroke-width': 0.7 }),
    ),
    wallShadow(62, 102, 136, 148),
    path('M60 100h140v148H60z', { fill: tones.madder.base, stroke: ink, 'stroke-width': 0.9 }),
    path(
      Array.from(
        { length: 17 },
        (_, thread) => `M${short(63 + thread * 8.4)} 248q${thread % 2 ? 1 : -1} 5 0 10`,
      ).join(''),
      {
        fill: 'none',
        stroke: tones.madder.deep,
        'stroke-width': 2,
        'stroke-linecap': 'round',
      },
    ),
  );
export const snakesBefore = (): string =>
  nichePicture(
    '<linearGradient id="fold"><stop stop-color="#22130d" stop-opacity=".34"/><stop offset=".14" stop-color="#22130d" stop-opacity="0"/><stop offset=".5" stop-color="#fff" stop-opacity=".07"/><stop offset=".82" stop-color="#22130d" stop-opacity="0"/><stop offset="1" stop-color="#22130d" stop-opacity=".4"/></linearGradient>',
    path('M60 100h140v148H60z', { fill: 'url(#fold)' }),
    roller(100),
    roller(247),
    pawn(46, 289, 0.94, 'red', 'yellow'),
    pawn(78, 295, 0.84, 'blue', 'ivory'),
    cowrie(110, 280, -16),
    cowrie(125, 287, 24),
    cowrie(101, 287, 40),
    longDie(142, 277, -4),
    pawn(216, 291, 0.96, 'green', 'yellow'),
  );

const puzzle = { x: 62, y: 120, side: 136 };
const third = puzzle.side / 3;

export const puzzleBehind = (): string => nichePicture('', tray(48, 106, puzzle.side, 14, 'wood'));
export const puzzleBefore = (): string => {
  const places = Array.from({ length: 9 }, (_, tile) => [tile % 3, Math.floor(tile / 3)] as const);
  return nichePicture(
    '',
    ...places
      .slice(0, 8)
      .map(([column, row]) =>
        bevel(puzzle.x + column * third + 0.6, puzzle.y + row * third + 0.6, third - 1.2, third - 1.2, 2.6),
      ),
    hollow(puzzle.x + 2 * third, puzzle.y + 2 * third, third),
    lyingTop(42, 287, 0.74, ['red', 'yellow', 'blue']),
    marble(84, 292, 8.5, 'green', 'ivory'),
    marble(105, 287, 6.5, 'yellow', 'red'),
    marble(118, 295, 7.5, 'blue', 'yellow'),
    looseTile(186, 232, 46, 12, 'wood'),
  );
};
const letterFace = join(import.meta.dirname, '..', '..', 'app', 'styles', 'fonts', 'anek-deva-games.woff2');

/** Four blocks that spell the game's name. */
export async function quizToy(): Promise<string> {
  const outline = await createOutliner(await readFile(letterFace));
  const block = (x: number, y: number, word: string, colour: Material): string => {
    const { d, advance, height } = outline(word, 0.0205);
    const { deep, base, light } = tones.mango;
    return at(
      x,
      y,
      [
        path('M0 0 14-12H76L62 0Z', {
          fill: light,
          stroke: ink,
          'stroke-width': 0.9,
          'stroke-linejoin': 'round',
        }),
        path('M6-3 17-10M24-2 36-11M44-2 56-11', { stroke: base, 'stroke-width': 0.8 }),
        path('M62 0l14-12v62l-14 12Z', {
          fill: deep,
          stroke: ink,
          'stroke-width': 0.9,
          'stroke-linejoin': 'round',
        }),
        path('M66 4v50M71-1v50', { stroke: '#5d3c1e', 'stroke-width': 0.8 }),
        plank(0, 0, 62, 62, 'mango'),
        path('M6 6h50v50H6z', { fill: tones[colour].base, stroke: deep, 'stroke-width': 0.8 }),
        path('M6 56V6h50', { fill: 'none', stroke: ink, 'stroke-width': 1.6, opacity: 0.45 }),
        path('M6 56h50V6', { fill: 'none', stroke: light, 'stroke-width': 1.4 }),
        path('M10 10h42v42H10z', {
          fill: 'none',
          stroke: tones.ivory.base,
          'stroke-width': 0.8,
          opacity: 0.8,
        }),
        at(31 - advance / 2 + 0.8, 32 + height / 2 + 1.2, path(d, { fill: tones[colour].deep })),
        at(31 - advance / 2, 32 + height / 2, path(d, { fill: tones.ivory.light })),
      ].join(''),
    );
  };
  const stand = (x: number) =>
    element('ellipse', { cx: x + 42, cy: 285, rx: 44, ry: 5, fill: ink, opacity: 0.6, filter: 'url(#s2)' });
  return nichePicture(
    '',
    wallShadow(66, 140, 140, 120),
    stand(132),
    block(132, 222, 'ला', 'green'),
    stand(60),
    block(60, 222, 'क', 'blue'),
    element('ellipse', { cx: 94, cy: 215, rx: 36, ry: 4, fill: ink, opacity: 0.5, filter: 'url(#s2)' }),
    at(60, 148, block(0, 0, 'श', 'madder'), -2),
    element('ellipse', { cx: 172, cy: 214, rx: 34, ry: 4, fill: ink, opacity: 0.5, filter: 'url(#s2)' }),
    at(136, 144, block(0, 0, 'ब्द', 'orange'), 5),
    lyingTop(219, 291, 0.66, ['green', 'yellow', 'red']),
    pawn(36, 291, 0.92, 'orange', 'ivory'),
  );
}
