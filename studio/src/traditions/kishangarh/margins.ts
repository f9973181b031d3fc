/** Margins (hashiya) of the album pages, so that sixteen pages do not wear the same one. */
import { curve } from '../../draw/curves.ts';
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import { scatter, walk } from '../../draw/measure.ts';
import { Rng } from '../../draw/random.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { type Band, type BandSpec, frame } from '../../motifs/borders.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { K } from './style.ts';

const flat =
  (col: string): Band =>
  (L, T) =>
    fill(rect(0, 0, L, T), col);

/** Paper flecked with gold leaf. */
const flecked =
  (bg: string, fleck = K.gold): Band =>
  (L, T, r) => {
    const own = r.fork();
    return (
      fill(rect(0, 0, L, T), bg) +
      dots(scatter(rect(2, 2, L - 4, T - 4), 9, own), 1.1, fleck) +
      polys(
        scatter(rect(4, 4, L - 8, T - 8), 26, own).map(([x, y]) => rect(x, y, 2.6, 2)),
        K.goldHi,
      )
    );
  };

/** Running vine with leaves and flowers. */
const vine =
  (bg: string, stem: string, leaves: string[], flowers: string[]): Band =>
  (L, T) => {
    const n = Math.max(2, Math.round(L / (T * 1.5))),
      d = L / n,
      pts: Point[] = series(n * 2 + 1, (i) => [(i * d) / 2, T * (i % 2 ? 0.74 : 0.26)]);
    const stalk = curve(pts);
    let o = fill(rect(0, 0, L, T), bg) + line(stalk, stem, 1.5);
    walk(stalk, d / 9).forEach((k, i) => {
      o += fill(leaf(k.p[0], k.p[1], T * 0.25, T * 0.075, k.a + (i % 2 ? 1 : -1)), leaves[i % leaves.length]);
    });
    for (let i = 0; i <= n * 2; i++) {
      const [x, y] = [(i * d) / 2, T * (i % 2 ? 0.32 : 0.68)];
      if (x < 8 || x > L - 8) continue;
      o +=
        polys(rosette(x, y, T * 0.23, 8, i), flowers[i % flowers.length]) +
        polys(rosette(x, y, T * 0.12, 6, i), '#fbf0dc') +
        dot(x, y, T * 0.05, K.gold);
    }
    return o;
  };

/** Separate flowering plants standing side by side, as on imperial album leaves. */
const plants =
  (bg: string, green: string, flowers: string[]): Band =>
  (L, T) => {
    const n = Math.max(2, Math.round(L / (T * 0.9))),
      d = L / n;
    let o = fill(rect(0, 0, L, T), bg);
    for (let i = 0; i < n; i++) {
      const x = (i + 0.5) * d,
        foot = T * 0.92;
      for (const a of [-0.62, 0, 0.62]) {
        const tip = polar(x, foot, T * (a ? 0.5 : 0.66), -Math.PI / 2 + a);
        o += line(curve([[x, foot], polar(x, foot, T * 0.3, -Math.PI / 2 + a * 0.6), tip]), green, 1.1);
        o +=
          polys(
            series(6, (k) => leaf(tip[0], tip[1], T * 0.15, T * 0.055, (k / 6) * TAU + i)),
            flowers[(i + (a ? 1 : 0)) % flowers.length],
          ) + dot(tip[0], tip[1], T * 0.035, K.goldHi);
      }
      o += polys(
        [-0.3, 0.3, -1.1, 1.1].map((a) => leaf(x, foot, T * 0.34, T * 0.06, -Math.PI / 2 + a, a * 0.2)),
        green,
      );
    }
    return o;
  };

export type Margin = 'vermilion' | 'buff' | 'lapis' | 'moss' | 'rose' | 'gold' | 'ivory';

const rule: BandSpec = { t: 4, band: flat(K.gold), corner: false };

const MARGINS: Record<Margin, BandSpec[]> = {
  vermilion: [
    { t: 38, band: flecked('#a02a22'), corner: false },
    rule,
    { t: 7, band: flat('#1f2f46'), corner: false },
    { t: 3, band: flat(K.gold), corner: false },
  ],
  buff: [
    { t: 10, band: flat('#7d2a26'), corner: false },
    rule,
    { t: 46, band: plants('#ead9b4', '#5f7d4a', ['#c0453a', '#cf7f92', '#4a6a9a']) },
    rule,
  ],
  lapis: [
    { t: 9, band: flat('#8c2a24'), corner: false },
    { t: 30, band: vine('#1c2c52', K.gold, [K.gold, '#8fae7a'], ['#f0dcae', '#d9798f']) },
    rule,
  ],
  moss: [
    { t: 30, band: vine('#28452f', K.gold, ['#7fa565', K.gold], ['#e3a08f', '#f6ead0']) },
    rule,
    { t: 8, band: flat('#8c2a24'), corner: false },
    { t: 3, band: flat(K.gold), corner: false },
  ],
  rose: [
    { t: 26, band: flecked('#c98a84', '#f3dca8'), corner: false },
    rule,
    { t: 8, band: flat('#6e2230'), corner: false },
    { t: 3, band: flat(K.gold), corner: false },
  ],
  gold: [
    { t: 12, band: flat('#7d2a26'), corner: false },
    { t: 32, band: vine('#d7b15c', '#6b3f14', ['#5d7a3c', '#7d2a26'], ['#a8322a', '#27446a']) },
    { t: 5, band: flat('#7d2a26'), corner: false },
  ],
  ivory: [
    { t: 40, band: vine('#efe4cb', '#8a9a62', ['#8aa36a', '#b9c58c'], ['#d9868f', '#e3b06a']) },
    rule,
    { t: 6, band: flat('#8c2a24'), corner: false },
    { t: 3, band: flat(K.gold), corner: false },
  ],
};

/** Outermost colour of each margin, for its corners. */
const PAGE: Record<Margin, string> = {
  vermilion: '#a02a22',
  buff: '#7d2a26',
  lapis: '#8c2a24',
  moss: '#28452f',
  rose: '#c98a84',
  gold: '#7d2a26',
  ivory: '#efe4cb',
};

/** @returns the drawing of the margin and the inner rectangle */
export const page = (seed: number, W: number, H: number, kind: Margin) =>
  frame(W, H, 0, MARGINS[kind], new Rng(seed + 71), {
    ink: '#1a1410',
    w: 0.9,
    cols: [K.gold, K.rose],
    bg: PAGE[kind],
  });
