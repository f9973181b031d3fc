/** A village dances in a spiral beside the city: tower blocks, a water tank, a local train with people in its doors. */
import { offsets, polyline } from '../../draw/curves.ts';
import { series } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, fill, lines } from '../../draw/svg.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { WARLI } from '../../traditions/warli/style.ts';
import { onWall } from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];
const PASTE = WARLI.ricePaste;

/** Tower block: window grid, a hatched side, washing or a tank on the roof. */
function tower(A: Warli, x: number, base: number, w: number, floors: number, kind: number) {
  const storey = 25;
  const h = floors * storey + 10;
  const body = rect(x, base - h, w, h);
  A.add(fill(body, WARLI.earth));
  if (kind === 1) A.add(hatch(rect(x, base - h, w * 0.22, h), 0.8, 6, 1.3, PASTE, A.r));
  const columns = Math.max(2, Math.floor(w / 24));
  for (let i = 0; i < floors; i++)
    for (let k = kind === 1 ? 1 : 0; k < columns; k++) {
      const pane = rect(
        x + 7 + (k * (w - 10)) / columns,
        base - h + 10 + i * storey,
        (w - 10) / columns - 8,
        13,
      );
      if ((i * 3 + k * 5 + kind) % 4 === 0) A.add(fill(pane, PASTE));
      else A.add(ink(pane, PASTE, 1.5));
    }
  A.add(ink(body, PASTE, 2.6));
  if (kind === 0) {
    A.add(fill(rect(x + w * 0.3, base - h - 22, w * 0.4, 16), PASTE));
    for (const u of [0.34, 0.66]) A.ln(polyline(x + w * u, base - h - 8, x + w * u, base - h), 2);
  }
  if (kind === 2) {
    A.ln(polyline(x + w / 2, base - h, x + w / 2, base - h - 44), 2.2);
    for (const k of [0, 1, 2])
      A.ln(
        polyline(
          x + w / 2 - 12 + k * 3,
          base - h - 16 - k * 10,
          x + w / 2 + 12 - k * 3,
          base - h - 16 - k * 10,
        ),
        1.7,
      );
  }
  if (kind === 1) {
    A.man(x + w * 0.4, base - h, 0.42, 0, { aL: [-1.9, -2.6], aR: [1.9, 2.6] });
    A.man(x + w * 0.72, base - h, 0.38, 0, { bun: true });
  }
  A.block(rect(x - 6, base - h - 50, w + 12, h + 50));
}

/** A suburban train on its rails: open doors with travellers, window bars, wheels. */
function train(A: Warli, x0: number, x1: number, y: number) {
  const coaches = 4;
  const w = (x1 - x0) / coaches;
  for (let c = 0; c < coaches; c++) {
    const x = x0 + c * w + 4;
    const wide = w - 8;
    const top = y - 104;
    const last = c === coaches - 1;
    const shell = last
      ? polyline(x, top, x + wide - 34, top, x + wide, top + 40, x + wide, y - 18, x, y - 18)
      : rect(x, top, wide, 86);
    A.add(fill(shell, WARLI.earth), ink(shell, PASTE, 3));
    A.add(hatch(rect(x + 4, y - 34, wide - 8, 12), Math.PI / 4, 7, 1.5, PASTE, A.r));
    for (const u of [0.14, 0.62]) {
      const door = rect(x + wide * u, top + 12, 42, 73);
      A.add(fill(door, WARLI.geru), ink(door, PASTE, 2));
      A.man(x + wide * u + 14, y - 22, 0.58, 0, { aL: [-2.2, -2.9], aR: [0.5, 0.1] });
      if ((c + (u > 0.5 ? 1 : 0)) % 2)
        A.man(x + wide * u + 33, y - 22, 0.52, 0, { aR: [1.6, 2.4], bun: true });
    }
    for (const u of last ? [0.37, 0.46] : [0.37, 0.5, 0.87]) {
      const pane = rect(x + wide * u, top + 16, 26, 28);
      A.add(ink(pane, PASTE, 1.8));
      A.add(
        lines(
          [0, 1, 2].map((k) => polyline(x + wide * u, top + 23 + k * 7, x + wide * u + 26, top + 23 + k * 7)),
          PASTE,
          1.1,
        ),
      );
      if (c % 2 === 0) A.add(dot(x + wide * u + 13, top + 31, 6, PASTE));
    }
    if (last)
      A.add(
        dot(x + wide - 14, y - 44, 7, PASTE),
        ink(polyline(offsets(x + wide, top, [-44, 14, -32, 14, -12, 40, -44, 40])), PASTE, 2),
      );
    for (const u of [0.16, 0.28, 0.72, 0.84]) {
      A.add(
        fill(ellipse(x + wide * u, y - 11, 11), WARLI.earth),
        ink(ellipse(x + wide * u, y - 11, 11), PASTE, 2.6),
        dot(x + wide * u, y - 11, 3, PASTE),
      );
    }
    if (c === 1)
      for (const sg of [-1, 1])
        A.ln(polyline(x + wide / 2, top, x + wide / 2 + sg * 22, top - 15, x + wide / 2, top - 30), 2.2);
  }
  A.ln(polyline(x0 - 8, y - 134, x1 + 8, y - 134), 1.6);
  A.ln(polyline(x0 - 14, y + 2, x1 + 14, y + 2), 3);
  A.add(
    lines(
      series(Math.floor((x1 - x0) / 17), (i) => polyline(x0 + i * 17, y + 5, x0 + i * 17 - 5, y + 16)),
      PASTE,
      3,
    ),
  );
  A.block(rect(x0 - 20, y - 136, x1 - x0 + 40, 156));
}

function mural(seed: number): Painting {
  const A = new Warli(new Rng(seed));
  const f = A.border(W, H, 16);
  const [L, R, T, B] = [f.x, f.x + f.w, f.y, f.y + f.h];
  const [cx, cy] = [L + 300, T + 268];
  A.spiral(cx, cy, 84, 190, 2.1, 0.6);
  A.tarpaPlayer(cx - 26, cy + 40, 0.96);
  A.occ = [ellipse(cx, cy, 226, 226, 0, 60)];
  train(A, L + 22, R - 22, B - 24);
  // the city
  const street = B - 178;
  A.ln(polyline(L + 560, street, R - 6, street), 2.6);
  tower(A, L + 626, street, 56, 10, 0);
  tower(A, L + 690, street, 96, 15, 1);
  tower(A, L + 800, street, 62, 8, 2);
  tower(A, L + 876, street, 88, 12, 0);
  tower(A, L + 978, street, 74, 7, 1);
  A.block(rect(L + 540, street - 40, 530, 50));
  // village edge: a palm grows where the first tower begins, the moon over the roofs
  A.palm(L + 568, street, 176);
  A.hut(L + 54, street - 2, 92, 92);
  A.palm(L + 36, T + 330, 132);
  A.sun(L + 54, T + 54, 24);
  A.tree(L + 510, T + 118, 104, 0.7, 1);
  A.moon(R - 70, T + 70, 32);
  A.birds(L + 690, T + 34, 4);
  A.birds(R - 190, T + 60, 4);
  A.hen(L + 122, street, 0.8, 1);
  A.fillGround(f);
  return onWall(A, W, H, seed, '#78401f');
}

export const work: Work = {
  id: 'event-warli-wall',
  collection: 'events',
  seed: 31,
  width: W,
  height: H,
  alt: 'White Warli dancers circle a tarpa player on a brown wall; tower blocks stand beside them and a full local train runs below.',
  draw: mural,
};
