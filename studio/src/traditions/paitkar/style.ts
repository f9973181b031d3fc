/** Paitkar: earth washes that pool at the edge, cobras with spectacled hoods, river and boat. */
import { flower } from '../../draw/bands.ts';
import {
  type Point,
  type Poly,
  curve,
  ellipse,
  leaf,
  polar,
  ribbon,
  walk,
  widths,
  offsets,
  curveThrough,
  loopThrough,
  polyline,
} from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { clip, dot, dots, fill, line, lines, pathData, edged } from '../../draw/svg.ts';
import type { Stance } from '../../figures/small.ts';
import { type Look, storyFigure } from '../../figures/story.ts';

export const W = 560,
  H = 1000,
  M = 30;

export const K = {
  paper: '#e6cf9f',
  red: '#b24a2c',
  ochre: '#cf9a3d',
  brown: '#7a4a2a',
  dark: '#2e1f18',
  pale: '#f3e4bd',
  slate: '#6f7d78',
  green: '#7f8048',
  skin: '#c98a52',
};

/** Earth wash: thin colour that pools darker along its edge. */
export const wash = (p: Poly, col: string, edge = K.brown) =>
  `<path d="${pathData(p)}" fill="${col}" opacity=".85"/>` +
  clip(
    p,
    `<g filter="url(#b5)" opacity=".5">` +
      `<path d="${pathData(p)}" fill="none" stroke="${edge}" stroke-width="16"/></g>`,
  ) +
  ink(p, K.dark, 2);

export const look = (
  kind: 'man' | 'woman',
  top: string,
  low: string,
  head: string,
  o: Partial<Look> = {},
): Look => ({
  kind,
  skin: K.skin,
  top,
  low,
  head,
  ink: K.dark,
  hair: K.dark,
  white: K.pale,
  gold: K.ochre,
  w: 1.9,
  ...o,
});

/** Cobra with spread hood along a path, head at its end. */
export function cobra(S: Sheet, path: Poly, w: number, col: string) {
  const b = ribbon(path, widths(w * 0.3, w, w, w * 0.9, w * 0.8)),
    e = path[path.length - 1],
    k = walk(path, 10),
    a = k[k.length - 1].a;
  S.add(
    wash(b, col),
    lines(
      walk(path, 9)
        .slice(1, -1)
        .map((q) => [polar(q.p[0], q.p[1], w * 0.8, q.a + 1.57), polar(q.p[0], q.p[1], w * 0.8, q.a - 1.57)]),
      K.dark,
      1.1,
    ),
  );
  const hood = curve(
    [
      polar(e[0], e[1], -w * 1.6, a),
      polar(e[0], e[1], w * 2, a + 1.5),
      polar(e[0], e[1], w * 3.1, a + 0.72),
      polar(e[0], e[1], w * 4.3, a + 0.16),
      polar(e[0], e[1], w * 4.3, a - 0.16),
      polar(e[0], e[1], w * 3.1, a - 0.72),
      polar(e[0], e[1], w * 2, a - 1.5),
    ],
    true,
  );
  const h = polar(e[0], e[1], w * 1.3, a),
    tip = polar(e[0], e[1], w * 4.4, a),
    mark = [-1, 1].map((sg) => polar(h[0], h[1], w * 0.75, a + sg * 1.57));
  S.add(
    lines(
      [-0.35, 0.35].map((v) => [tip, polar(tip[0], tip[1], w * 1.1, a + v)]),
      K.red,
      1.8,
    ),
    wash(hood, col),
  );
  S.add(
    ...mark.map(
      (m) => edged(ellipse(m[0], m[1], w * 0.55), K.pale, K.dark, 1.5) + dot(m[0], m[1], w * 0.2, K.dark),
    ),
  );
  S.add(
    line(curve([mark[0], polar(h[0], h[1], -w * 0.9, a), mark[1]]), K.dark, 1.5),
    dots(
      [0.14, -0.14].map((v) => polar(e[0], e[1], w * 3.6, a + v)),
      w * 0.2,
      K.dark,
    ),
  );
  S.block(hood, 5).blockLine(path, w + 3);
}

export function manasa(S: Sheet, x: number, y: number) {
  const fan = (i: number) => {
    const a = -Math.PI / 2 + (i - 3) * 0.42;
    const m = polar(x, y - 170, 66, a + (i - 3) * 0.1);
    return curve([[x, y - 140], m, polar(x, y - 176, 108, a)]);
  };
  [0, 6, 1, 5, 2, 4, 3].forEach((i) => cobra(S, fan(i), 11, i % 2 ? K.ochre : K.slate));
  flower(x, y + 8, 92, 13, 0.12).forEach((p, i) =>
    S.add(
      wash(
        p.map(([u, v]) => [u, y + 8 + (v - y - 8) * 0.3] as Point),
        i % 2 ? K.red : K.pale,
      ),
    ),
  );
  const F = storyFigure(
    S,
    x,
    y + 4,
    2.3,
    { aL: [-0.9, -2.3], aR: [0.9, 2.3] },
    look('woman', K.ochre, K.red, K.pale, { crown: true }),
  );
  cobra(S, curveThrough(offsets(F.handL[0], F.handL[1], [4, 62, -16, 30, 4, 4, -12, -28])), 7, K.green);
  cobra(S, curveThrough(offsets(F.handR[0], F.handR[1], [-4, 62, 16, 30, -4, 4, 12, -28])), 7, K.green);
}

/** River: bands of slate wash with drawn waves. */
export function river(S: Sheet, y0: number, y1: number) {
  const p = [
    ...curve(
      Array.from({ length: 9 }, (_, i) => [M + (i * (W - 2 * M)) / 8, y0 + (i % 2 ? 7 : -5)] as Point),
    ),
    [W - M, y1],
    [M, y1],
  ] as Poly;
  S.add(`<path d="${pathData(p)}" fill="${K.slate}" opacity=".55"/>`);
  for (let y = y0 + 16; y < y1 - 4; y += 15)
    S.add(
      lines(
        [
          curve(
            Array.from({ length: 25 }, (_, i) => [M + (i * (W - 2 * M)) / 24, y + (i % 2 ? 4 : -4)] as Point),
          ),
        ],
        ((y / 15) | 0) % 2 ? K.pale : K.dark,
        1.1,
      ),
    );
}

/** The merchant's boat under sail: helmsman, the merchant himself, a rower, all looking where the eyed prow goes. */
export function boat(S: Sheet, x: number, y: number) {
  const hull = loopThrough(
    offsets(
      x,
      y,
      [
        -206, -54, -168, -12, -90, 22, 0, 28, 90, 22, 168, -12, 214, -74, 190, -76, 150, -30, 0, -10, -150,
        -24, -184, -54,
      ],
    ),
  );
  const top = y - 178,
    sail = curve([
      [x + 6, top + 8],
      [x + 84, top + 26],
      [x + 104, top + 76],
      [x + 78, y - 62],
      [x + 6, y - 46],
    ]),
    mast: Poly = polyline(x + 4, y - 8, x + 4, top - 6),
    flag = loopThrough(offsets(x, top, [5, -6, 24, -12, 50, -4, 26, 4, 5, 6]));
  S.add(
    line(mast, K.dark, 6),
    line(mast, K.brown, 3.4),
    wash([...sail, [x + 6, top + 8]], K.pale),
    clip(
      sail,
      lines(
        [0, 1, 2, 3].map((i) =>
          curve([
            [x, top + 24 + i * 32],
            [x + 60, top + 36 + i * 30],
            [x + 120, top + 32 + i * 28],
          ]),
        ),
        K.red,
        6,
      ) +
        dots(
          [0, 1, 2, 3].flatMap((i) =>
            [0, 1, 2, 3, 4].map((j) => [x + 18 + j * 18, top + 46 + i * 31] as Point),
          ),
          2.2,
          K.brown,
        ),
    ),
    lines([[mast[1], [x - 168, y - 40]], polyline(x + 78, y - 62, x + 168, y - 46)], K.dark, 1.6),
    wash(flag, K.red),
  );
  const oar = (hand: Point, low: Point) => {
    const a = Math.atan2(low[1] - hand[1], low[0] - hand[0]),
      end = polar(hand[0], hand[1], -26, a);
    S.add(
      line([end, low], K.dark, 6),
      line([end, low], K.brown, 3),
      wash(leaf(...polar(low[0], low[1], -8, a), 44, 8, a), K.ochre),
    );
  };
  const rowing: Stance = { aL: [0.5, 1.2], aR: [0.7, 1.3], lean: 0.2, fx: 1 };
  const helm = storyFigure(
    S,
    x - 132,
    y - 12,
    1.36,
    rowing,
    look('man', K.pale, K.brown, K.red, { bare: true, moustache: true }),
  );
  storyFigure(
    S,
    x - 52,
    y - 2,
    1.5,
    { aL: [-0.5, 0.4], aR: [1.7, 2.5], fx: 1 },
    look('man', K.red, K.pale, K.ochre, { moustache: true, sash: K.green }),
  );
  const rower = storyFigure(
    S,
    x + 116,
    y - 14,
    1.3,
    { ...rowing, aL: [0.3, 0.9], aR: [0.4, 1] },
    look('man', K.pale, K.brown, K.ochre, { bare: true }),
  );
  S.add(
    wash(hull, K.brown),
    line(curveThrough(offsets(x, y, [-176, -26, -90, 2, 0, 8, 90, 2, 172, -32])), K.ochre, 5),
    dots(
      walk(curveThrough(x - 150, y - 2, x, y + 18, x + 150, y - 2), 17).map((k) => k.p),
      3,
      K.pale,
    ),
    fill(ellipse(x + 186, y - 60, 9, 6), K.pale),
    dot(x + 187, y - 60, 3.4, K.dark),
  );
  oar(helm.handR, [helm.handR[0] - 46, y + 50]);
  oar(rower.handR, [rower.handR[0] - 40, y + 48]);
  S.block(hull, 8).block(sail, 6);
}
