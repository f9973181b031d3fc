/** A hand with a stick brush joins one more dancer to a chain of tall Warli dancers. */
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { drawingHand } from '../../figures/drawing-hand.ts';
import { type Attitude, person } from '../../traditions/warli/body.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { WARLI } from '../../traditions/warli/style.ts';
import { onWall } from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const SIDE = 900;
const PASTE = WARLI.ricePaste;

/** The visitor's hand, drawn as the wall is drawn: a paste outline over the mud, rows of strokes for cloth. */
function hand(A: Warli, x: number, y: number, s: number) {
  const h = drawingHand(x, y, s, {
    fx: -1,
    turn: 0.72,
    arm: 430,
    bend: 0,
    shaft: 190,
    thick: 7,
    sleeve: 0.62,
  });
  const skin = '#54281a';
  const part = (p: Poly, w = 3) => A.add(fill(p, skin), ink(p, PASTE, w));
  h.fingers.forEach((p) => part(p, 2.6));
  part(h.arm, 3.4);
  A.add(ink(h.seam, PASTE, 2.2, { closed: false }));
  A.add(
    fill(h.sleeve, skin),
    hatch(h.sleeve, 0.1, 11, 2, PASTE, A.r, 0.1),
    hatch(h.sleeve, 1.67, 22, 1.6, PASTE, A.r, 0.1),
    ink(h.sleeve, PASTE, 3),
  );
  A.add(line(h.hem, skin, 15), line(h.hem, PASTE, 3));
  for (const i of [0, 2, 4]) A.add(line(h.bangles[i], PASTE, 4));
  A.add(fill(h.shaft, skin), ink(h.shaft, PASTE, 2.4), fill(h.nib, PASTE));
  A.add(
    fill(h.thumb, skin),
    ink(h.thumbEdge, PASTE, 3, { closed: false, taper: 0.2 }),
    ...h.nails.map((p) => ink(p, PASTE, 1.8)),
  );
}

/** Great rings of the dance cross the sheet; we see only a part of them. */
function danceRings(A: Warli): void {
  const c: Point = [-120, 1060];
  const chain = (R: number, s: number, from: number, step: number, count: number, off: number) => {
    let last: Point | undefined;
    const moves: Attitude[] = [
      {
        lean: 0.2,
        legs: [
          [0.2, -0.8],
          [0.8, 0.1],
        ],
      },
      {
        lean: 0.05,
        legs: [
          [-0.7, 0.2],
          [0.75, -0.2],
        ],
      },
      {
        lean: 0.28,
        legs: [
          [-0.3, -0.1],
          [1.3, -0.5],
        ],
      },
      {
        lean: -0.05,
        legs: [
          [-0.2, -1.3],
          [0.25, 0.05],
        ],
        nod: 0.4,
      },
    ];
    for (let i = 0; i < count; i++) {
      const a = from + i * step;
      const woman = (i + off) % 3 !== 1;
      const q = person(
        A,
        ...polar(...c, R, a),
        s,
        {
          ...moves[(i * 3 + off) % 4],
          arms: [
            [-1.2, -0.9],
            [1.2, 0.9],
          ],
          bun: woman,
          sari: woman && i % 2 === 0,
          cap: !woman,
        },
        1,
        a + Math.PI / 2,
      );
      if (last) A.ln([last, q.hands[0]], 2.2 + s);
      last = q.hands[1];
    }
    return last as Point;
  };
  chain(1010, 1.5, -1.62, 0.078, 20, 2);
  const end = chain(680, 2.3, -1.56, 0.172, 5, 0);
  chain(360, 1.5, -1.6, 0.215, 9, 1);
  for (const R of [640, 968]) {
    const row = series(Math.round(R / 6), (i) => polar(...c, R, -1.65 + (i * 9.4) / R));
    A.add(dots(row, 2.6, PASTE));
  }
  // the next one has a head, a body, one arm; the brush is at the other shoulder
  const a = -1.56 + 5 * 0.172;
  const foot = polar(...c, 680, a);
  const turn = a + Math.PI / 2;
  const at = (u: number, v: number): Point => [
    foot[0] + u * 2.3 * Math.cos(turn) - v * 2.3 * Math.sin(turn),
    foot[1] + u * 2.3 * Math.sin(turn) + v * 2.3 * Math.cos(turn),
  ];
  A.add(
    fill([at(-13, -86), at(13, -86), at(0, -58)], PASTE),
    fill([at(0, -58), at(11, -42), at(-11, -42)], PASTE),
    dot(...at(2, -100), 15, PASTE),
  );
  A.ln([at(0, -86), at(2, -96)], 5);
  A.ln([at(-12, -85), at(-29, -78), at(-42, -68)], 6);
  A.ln([end, at(-42, -68)], 5);
  A.ln([at(6, -43), at(17, -26), at(15, -20)], 6);
  A.ln([at(-6, -43), at(-16, -26), at(-8, -3)], 6);
  hand(A, ...at(-8, -3), 1.1);
}

function joining(seed: number): Painting {
  const A = new Warli(new Rng(seed));
  danceRings(A);
  // bowl of paste at the corner
  const [bx, by] = [786, 116];
  for (const [R, w] of [
    [98, 4],
    [82, 2.4],
  ] as const)
    A.add(ink(ellipse(bx, by, R), PASTE, w));
  A.add(fill(ellipse(bx, by, 73), PASTE));
  for (let i = 0; i < 40; i++)
    A.ln([polar(bx, by, 84, (i / 40) * TAU), polar(bx, by, 95, (i / 40) * TAU + 0.08)], 2);
  A.add(
    line(
      series(60, (i) => polar(bx + 4, by, 8 + i * 0.85, i * 0.24)),
      '#d9c39c',
      3,
    ),
  );
  const sheet = clip(rect(0, 0, SIDE, SIDE), A.out.join(''));
  A.out.length = 0;
  A.add(sheet);
  return onWall(A, SIDE, SIDE, seed, '#7d3d1e');
}

export const work: Work = {
  id: 'event-warli-wall-2',
  collection: 'events',
  seed: 67,
  width: SIDE,
  height: SIDE,
  alt: 'A hand with a thin stick brush draws the leg of one more white dancer in a ring of dancers; a bowl of rice paste stands beside it.',
  draw: joining,
};
