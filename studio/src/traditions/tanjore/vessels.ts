/** Things of the Tanjore gods: gold pots, Shiva's hair, parasols. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, polar, series, transform } from '../../draw/geometry.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import type { Pen } from '../../figures/pen.ts';

/** Pot of raised gold. @param at centre of its base, @param heap colour of what it is full of, @param tilt turns it about its base */
export function goldPot(pen: Pen, at: Point, k = 1, heap?: string, tilt = 0) {
  const T = (p: Point[]) => transform(p, at[0], at[1], k, tilt);
  if (heap)
    pen.shape(T(loopThrough(-24, -62, -14, -74, 0, -79, 14, -74, 24, -62, 0, -57)), heap, '#c9b890', 0.7, 5);
  pen.gold(
    T(
      loopThrough([
        -16, -1, -34, -14, -42, -34, -34, -52, -20, -58, 20, -58, 34, -52, 42, -34, 34, -14, 16, -1,
      ]),
    ),
  );
  pen.gold(T(loopThrough(-27, -66, 27, -66, 29, -60, 22, -55, -22, -55, -29, -60)), false);
  pen.gold(T(loopThrough(-20, 4, -16, -4, 16, -4, 20, 4)), false);
  for (const x of [-22, 0, 22]) pen.gem(T([[x, -33 - Math.abs(x) * 0.1]])[0], 3.6 * k, x ? 1 : 0);
}

/** Shiva's matted hair, piled high with the moon in it; `behind` before the figure, `front` after its head. For a standing man. */
export const matted = {
  behind: (pen: Pen) => {
    for (const [dx, bend] of [
      [-30, -16],
      [-22, -8],
      [-36, -24],
    ]) {
      const lock = ribbon(
        curveThrough(-8, -420, dx, -380, dx + bend * 0.4, -340, dx + bend, -296),
        widths(9, 9, 7, 2),
      );
      pen.flat(lock, '#4a2a1a');
      pen.stroke(lock, 0.5, '#1c0e08', true);
    }
  },
  front: (pen: Pen, at: Point = [1, -408]) => {
    const [x, y] = at,
      T = (p: Point[]) => transform(p, x, y);
    pen.shape(
      T(
        loopThrough([
          -30, 22, -33, -6, -22, -26, 4, -32, 26, -22, 36, -2, 34, 14, 26, 2, 6, -4, -14, 2, -24, 24,
        ]),
      ),
      '#4a2a1a',
      '#160a04',
      0.9,
      8,
    );
    pen.shape(
      T(loopThrough(-15, -24, -20, -44, -8, -62, 6, -66, 18, -56, 20, -40, 14, -26)),
      '#54301e',
      '#160a04',
      0.9,
      8,
    );
    for (let i = 0; i < 5; i++)
      pen.stroke(
        T(
          curve([
            [-26 + i * 12, 4 - Math.abs(i - 2) * 3],
            [-20 + i * 10, -12],
            [-12 + i * 6, -24],
          ]),
        ),
        0.6,
        '#1c0e08',
      );
    for (let i = 0; i < 3; i++)
      pen.stroke(T(curveThrough(-16 + i * 2, -32 - i * 9, 2, -28 - i * 9, 18, -34 - i * 9)), 0.6, '#1c0e08');
    pen.gold(T(loopThrough(-18, -24, 0, -30, 18, -25, 18, -20, 0, -24, -17, -19)), false);
    // crescent, and a small serpent in the hair
    const moon = [
      ...series(15, (i) => polar(22, -48, 13, -0.5 + (i / 14) * 2.9)),
      ...series(15, (i) => polar(19, -53, 12, 2.2 - (i / 14) * 2.5)),
    ];
    pen.flat(T(moon), '#fdf8ea');
    pen.stroke(T(moon), 0.6, pen.tr.ink, true);
    pen.flat(T(ribbon(curveThrough(-14, -44, -26, -48, -30, -62, -24, -72), widths(3, 4, 4, 5))), '#3a6a4a');
    pen.flat(T(leaf(-24, -68, 12, 5, -1.2)), '#3a6a4a');
  },
};

/** Lotus throne: petals hanging and standing round a gold rim. @param at centre of the rim, @param w its half width */
export function lotusThrone(pen: Pen, at: Point, w: number, out = '#d96a86', light = '#f3b0be') {
  const [x, y] = at,
    n = 2 * Math.round(w / 30) + 1,
    row = (k: number, L: number, half: number, col: string, dir: number, off: number) => {
      const order = series(k, (i) => i).sort((a, b) => Math.abs(b - (k - 1) / 2) - Math.abs(a - (k - 1) / 2));
      for (const i of order) {
        const u = (i - (k - 1) / 2) / ((k - 1) / 2);
        pen.shape(
          leaf(
            x + u * w * 0.9,
            y + off,
            L * (1 - 0.12 * u * u),
            half,
            dir * (Math.PI / 2) - dir * u * 0.62,
            0,
            0.56,
          ),
          col,
          '#7a1438',
          0.9,
          8,
        );
      }
    };
  row(n - 1, w * 0.2 + 14, w / n + 5, light, -1, 6);
  row(n, w * 0.22 + 24, w / n + 7, out, 1, -4);
  row(n - 1, w * 0.16 + 18, w / n + 5, light, 1, -4);
  pen.gold(
    loopThrough(offsets(x, y, [-1, -2, -0.96, -9, 0, -12, 0.96, -9, 1, -2, 0.96, 5, 0, 8, -0.96, 5], w, 1)),
    true,
  );
}

/** Standing oil lamp of gold with its flames. @param at foot, @param h height */
export function lamp(pen: Pen, at: Point, h = 170) {
  const [x, y] = at;
  pen.gold(
    loopThrough(x - 30, y, x - 24, y - 12, x - 8, y - 18, x + 8, y - 18, x + 24, y - 12, x + 30, y),
    true,
  );
  pen.gold(
    ribbon(polyline(x, y - 14, x, y - h), () => 5),
    false,
  );
  for (const t of [0.3, 0.52, 0.72]) pen.gold(ellipse(x, y - h * t, 10, 6), false);
  pen.gold(loopThrough(offsets(x, y - h, [-32, 0, -24, 10, 0, 15, 24, 10, 32, 0, 0, -4])), false);
  pen.gold(leaf(x, y - h - 2, 40, 9, -Math.PI / 2, 0, 0.35), false);
  for (const d of [-28, 28]) {
    pen.shape(leaf(x + d, y - h + 2, 26, 7, -Math.PI / 2, 0, 0.35), '#f08a2a', '#a82808', 0.6, 3);
    pen.flat(leaf(x + d, y - h, 15, 3.6, -Math.PI / 2, 0, 0.35), '#ffe9a0');
  }
}
