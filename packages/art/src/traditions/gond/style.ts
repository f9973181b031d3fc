/** Gond (Pardhan): strong silhouettes filled by rows of dashes, dots and seeds that run with the contour. Palette, ground, border. */
import { ellipse, rect, scatter, walk } from '../../draw/geometry.ts';
import { seedMark } from '../../draw/hatching.ts';
import { type Painting } from '../../draw/painting.ts';
import { dots, fill, polys } from '../../draw/svg.ts';
import { Gond } from './painter.ts';

/** Gond (Pardhan): strong silhouettes filled by rows of dashes, dots and seeds that run with the contour. */
export const GOND = {
  paper: '#f4ead3',
  night: '#14202b',
  charcoal: '#1d1a1a',
  haldi: '#f2b52a',
  geru: '#b5442a',
  tesu: '#e3662b',
  vermilion: '#d3322e',
  forest: '#1f6b4f',
  neem: '#7fae3f',
  peacock: '#156a8c',
  sky: '#58a9bb',
  mahua: '#7b3565',
  chuna: '#fbf4e2',
};

export const K = GOND;

export const done = (G: Gond, w: number, h: number, bg: string, seed: number): Painting => ({
  w,
  h,
  bg,
  body: G.out.join(''),
  finish: {
    seed,
    surface: 'paper',
    wobble: 1.6,
    grain: 1,
    mottle: 0.9,
    fibre: 0.8,
    vignette: 0.4,
    age: 0.35,
  },
});

export function edge(G: Gond, W: number, H: number, m: number, a: string, b: string, bg: string) {
  const r = rect(m, m, W - 2 * m, H - 2 * m),
    r2 = rect(m + 22, m + 22, W - 2 * m - 44, H - 2 * m - 44);
  G.add(
    fill(r, a) +
      fill(r2, bg) +
      polys(
        scatter(r2, 19, () => G.r.unit(), 14).flatMap(([x, y], i) => {
          const an = Math.atan2(y - H * 0.45, x - W / 2) + Math.PI / 2;
          return [
            seedMark({ p: [x, y], a: an, t: 0, s: 0 }, 11, 2.3),
            ...(i % 3 ? [] : [ellipse(x + 7, y + 6, 1.7, 1.7, 0, 8)]),
          ];
        }),
        '#e6cf9c',
      ),
  );
  const mid = rect(m + 11, m + 11, W - 2 * m - 22, H - 2 * m - 22);
  G.add(
    polys(
      walk(mid, 15, true).map((k) => seedMark(k, 15, 4.2, 0.7)),
      b,
    ) +
      dots(
        walk(rect(m + 30, m + 30, W - 2 * m - 60, H - 2 * m - 60), 9, true).map((k) => k.p),
        2,
        a,
      ),
  );
}
