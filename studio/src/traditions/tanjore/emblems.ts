/** What the gods hold: discus and conch, axe and stag, drum and fire, spear. In figure space, at the tips of two raised fingers. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, polar } from '../../draw/geometry.ts';
import { ellipse, leaf, ribbon } from '../../draw/shapes.ts';
import type { Pen } from '../../figures/pen.ts';
import { deer } from '../../motifs/animals/deer.ts';
import { place } from '../../motifs/place.ts';

export function discus(pen: Pen, [x, y]: Point) {
  for (let i = 0; i < 12; i++)
    pen.gold(
      leaf(...polar(x, y - 20, 19, (i / 12) * Math.PI * 2), 13, 3.6, (i / 12) * Math.PI * 2, 0, 0.4),
      false,
    );
  pen.gold(ellipse(x, y - 20, 21, 21), true);
  pen.gem([x, y - 20], 5.4, 0);
}

export function conch(pen: Pen, [x, y]: Point) {
  pen.shape(
    loopThrough(offsets(x, y, [-8, 2, -18, -14, -17, -30, -6, -42, 0, -52, 6, -42, 17, -30, 15, -14, 5, 4])),
    '#fdf8ea',
    '#b8a890',
    0.8,
    7,
  );
  for (let i = 0; i < 3; i++)
    pen.stroke(
      curveThrough(x - 14 + i * 3, y - 27 - i * 6, x, y - 23 - i * 7, x + 14 - i * 3, y - 29 - i * 6),
      0.6,
      '#8a6a4a',
    );
  pen.stroke(curveThrough(x + 6, y - 2, x + 9, y - 14, x + 4, y - 26), 0.8, '#8a6a4a');
  pen.gold(leaf(x, y - 45, 15, 4.6, -Math.PI / 2, 0, 0.4), false);
}

export function axe(pen: Pen, [x, y]: Point) {
  pen.gold(
    ribbon(polyline(x, y + 20, x, y - 56), () => 3),
    false,
  );
  pen.gold(
    loopThrough(
      x + 2,
      y - 46,
      x - 12,
      y - 50,
      x - 26,
      y - 62,
      x - 28,
      y - 36,
      x - 22,
      y - 20,
      x - 12,
      y - 30,
      x + 2,
      y - 34,
    ),
    true,
  );
  pen.gold(leaf(x, y - 54, 16, 5, -Math.PI / 2, 0, 0.4), false);
}

/** Small stag that leaps and looks back. @param fx the side it faces */
export function stag(pen: Pen, [x, y]: Point, fx = 1) {
  const d = place(deer(), x, y - 26, 0.27, 0, fx);
  for (const q of [d.tail, d.body, d.ear, d.ear2]) pen.shape(q, '#d09a58', '#6a340c', 0.6, 4);
  pen.flat(d.pupil, '#17100f');
}

/** Hourglass drum on its side. */
export function drum(pen: Pen, [x, y]: Point) {
  pen.shape(
    loopThrough(
      offsets(
        x,
        y - 8,
        [-22, -15, -12, -8, 0, -4, 12, -8, 22, -15, 26, 0, 22, 15, 12, 8, 0, 4, -12, 8, -22, 15, -26, 0],
      ),
    ),
    '#8a2a1c',
    '#2a0804',
    0.9,
    5,
  );
  for (const sg of [-1, 1]) {
    pen.shape(ellipse(x + sg * 22, y - 8, 6, 15.4, sg * 0.08), '#f6efe0', '#a8937a', 0.8, 3);
    for (const d of [-9, 0, 9])
      pen.stroke(polyline(x + sg * 18, y - 8 + d, x + sg * 3, y - 8 + d * 0.34), 0.6, '#f0cf6a');
  }
  pen.gold(
    ribbon(polyline(x - 1, y - 14, x + 1, y - 2), () => 4),
    false,
  );
  pen.beads(curveThrough(x, y - 14, x + 8, y - 26, x + 18, y - 26), 1.8);
}

/** Flame in a shallow bowl. */
export function fire(pen: Pen, [x, y]: Point) {
  for (const [d, L, w, c] of [
    [-0.5, 36, 9, '#c8341c'],
    [0.5, 36, 9, '#c8341c'],
    [0, 56, 12, '#e0622a'],
    [-0.18, 38, 8, '#f09a34'],
    [0.05, 28, 6, '#fbe08a'],
  ] as const)
    pen.shape(leaf(x, y - 4, L, w, -Math.PI / 2 + d, d * -0.5, 0.34), c, '#7a1404', 0.5, 3);
  pen.gold(loopThrough(x - 19, y - 7, x, y - 3, x + 19, y - 7, x + 12, y + 7, x - 12, y + 7), false);
}
