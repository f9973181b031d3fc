/** A seated lady plays before a lake at dusk. */
import { curve, loopThrough, offsets, polyline } from '../../../draw/curves.ts';
import type { Point, Poly } from '../../../draw/geometry.ts';
import { inked } from '../../../draw/ink.ts';
import { clip, each, group, linearGradient, radialGradient } from '../../../draw/markup.ts';
import { resample, scatter, walk } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { ellipse, leaf, rect } from '../../../draw/shapes.ts';
import { dot, dots, fill, line, lines, pathData, polys } from '../../../draw/svg.ts';
import { cloth } from '../../../figures/cloths.ts';
import type { FigureSpec } from '../../../figures/figure.ts';
import { POSES, withArms } from '../../../figures/poses.ts';
import { KISHANGARH_HAND } from '../../../figures/tradition.ts';
import { bud, lotus, pad } from '../../../motifs/painted/lotus.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { balustrade, bolster, lakeView, palace } from '../architecture.ts';
import { TEAL } from '../cast.ts';
import { K, LINE, ROSE, dressed, finish, put } from '../people.ts';
import { kneeUp } from '../sitters.ts';
import { LOTUS as KISHANGARH_LOTUS, begin as kishangarhFrame } from '../style.ts';
import { tanpura } from '../tanpura.ts';

/** Marble wall with one wide cusped opening, inlaid with flowers. */
function archedWindow(f: { x: number; y: number; w: number; h: number }, sill: number): string {
  const cx = f.x + f.w / 2,
    half = f.w / 2 - 42,
    spring = f.y + 196;
  const opening: Poly = [[cx - half, sill]];
  for (let i = 0; i <= 60; i++) {
    const t = i / 60,
      cusp = 1 - 0.05 * Math.abs(Math.sin(t * Math.PI * 9)),
      point = 1 + 0.12 * Math.sin(t * Math.PI) ** 14;
    opening.push([
      cx - Math.cos(t * Math.PI) * half * cusp,
      spring - Math.sin(t * Math.PI) * 150 * cusp * point,
    ]);
  }
  opening.push([cx + half, sill]);
  const wall: Poly = [...rect(f.x - 2, f.y - 2, f.w + 4, sill - f.y + 2), [f.x - 2, f.y - 2]];
  let s = `<path d="${pathData(wall)}${pathData(opening)}" fill="#efe7d6" fill-rule="evenodd"/>`;
  s += line(opening, K.gold, 5) + line(opening, LINE, 1.2);
  // roses and leaves inlaid in the spandrels, a chain of them down the sides
  for (const sg of [-1, 1]) {
    const X = (u: number) => cx + sg * u,
      vines = [
        curve([
          [X(half + 24), spring + 40],
          [X(half + 16), spring - 60],
          [X(half - 40), spring - 112],
          [X(half - 104), spring - 142],
          [X(half - 190), spring - 166],
        ]),
        curve([
          [X(half + 16), spring - 60],
          [X(half - 6), spring - 140],
          [X(half - 70), spring - 176],
        ]),
        polyline(X(half + 24), spring + 40, X(half + 24), sill - 34),
      ];
    for (const [j, v] of vines.entries()) {
      s += line(v, '#4f7a58', 1.8);
      walk(v, 15).forEach((k, i) => {
        s += each([-1, 1], (d) =>
          fill(leaf(k.p[0], k.p[1], 13, 3.4, k.a + d * 0.8), d > 0 ? '#5f8f66' : '#43694b'),
        );
        if (i % 3 === (j === 1 ? 2 : 0))
          s +=
            polys(rosette(k.p[0], k.p[1], 9.5, 8, i), i % 2 ? '#b5482f' : '#d07a86') +
            polys(rosette(k.p[0], k.p[1], 5, 6, i), '#f3d2b4') +
            dot(k.p[0], k.p[1], 2, K.gold);
      });
    }
  }
  // the blind, rolled up under the arch's top
  const by = f.y + 96;
  s +=
    lines(
      [-64, 64].map((d): Poly => [
        [cx + d, spring - 150],
        [cx + d, by],
      ]),
      K.gold,
      1.6,
    ) +
    fill(rect(cx - 128, by, 256, 19), '#8c2f2a') +
    dots(resample(polyline(cx - 122, by + 9.5, cx + 122, by + 9.5), 13), 2.8, K.goldHi) +
    line(rect(cx - 128, by, 256, 19), LINE, 1.1, true) +
    each([-128, 128], (d) => inked(ellipse(cx + d, by + 9.5, 5, 11), K.gold, LINE, 0.9));
  return s;
}

/** Lady with a sitar on a terrace at dusk. */
export function ladyTanpura(seed: number, W = 780, H = 1000): Painting {
  const r = new Rng(seed),
    f = kishangarhFrame(r, W, H),
    cx = W / 2,
    B = f.y + f.h,
    hz = f.y + 372,
    floor = B - 150;
  const hour = r.pick([
    { top: '#2b3358', mid: '#8a6f8e', low: '#e6a878', sun: '#f6c98a' },
    { top: '#1f3050', mid: '#6f7f9a', low: '#e3bb8a', sun: '#f8dca0' },
  ]);
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#sky)');
  for (let i = 0; i < 9; i++) {
    const y = f.y + 40 + i * 34,
      x = f.x + r.between(40, f.w - 200),
      w = r.between(120, 260);
    s += group(
      fill(
        loopThrough(offsets(x, y, [0, 0, 0.3, -9, 0.6, -5, 1, 0, 0.6, 6, 0.2, 5], w, 1)),
        i > 4 ? '#f3b98a' : '#c09aa8',
      ),
      'opacity=".38" filter="url(#b3)"',
    );
  }
  const sun: Point = [f.x + 118, hz - 60];
  s += dot(sun[0], sun[1], 120, 'url(#mh)') + dot(sun[0], sun[1], 27, hour.sun);
  s += palace(f.x + f.w - 150, hz + 2, 220, r) + lakeView(f, hz, floor - 40, r);
  for (const [x, y] of scatter(rect(f.x + 6, hz + 130, f.w - 12, 200), 46, r).sort((a, b) => a[1] - b[1]))
    s +=
      pad(x, y + 8, 21, '#39614e', '#86a88a', '#1d3a2e', r.between(-0.3, 0.3), 0.34) +
      (r.chance(0.6) ? lotus(x, y + 4, 19, KISHANGARH_LOTUS, 7) : bud(x, y + 4, 17, KISHANGARH_LOTUS));
  s += archedWindow(f, floor - 40);
  s += balustrade(f.x, floor - 128, f.w, 88, 9);
  // carpet
  s +=
    fill(rect(f.x, floor - 42, f.w, B - floor + 42), '#d9cfba') +
    line(polyline(f.x, floor - 42, f.x + f.w, floor - 42), '#8d8170', 1.2);
  const rug: Poly = [
    [f.x + 40, floor - 20],
    [f.x + f.w - 40, floor - 20],
    [f.x + f.w + 6, B - 14],
    [f.x - 6, B - 14],
  ];
  s +=
    fill(rug, '#7d2a26') +
    clip(
      rug,
      each(
        scatter(rug, 30, r, 20),
        ([x, y]) =>
          polys(rosette(x, y, 8, 6, x), '#cf8a4a') +
          dot(x, y, 2.4, '#f1da94') +
          each([0.6, 2.6], (a) => fill(leaf(x, y, 17, 3.4, a + x), '#5f8a5a')),
      ),
    );
  s +=
    line(rug, K.gold, 5, true) +
    line(
      rug.map(([x, y], i) => [x + (i === 0 || i === 3 ? 18 : -18), y + (i < 2 ? 12 : -12)] as Point),
      '#f1da94',
      1.6,
      true,
    );
  s += bolster(f.x + 104, floor + 44, 74, 118, '#4f6b58');
  s += put(sitarPlayer(), r, cx - 40, B - 62, 1.74, 1);
  // wine flask, cup and tray of flowers
  const tx = f.x + 92,
    ty = B - 30;
  s += inked(ellipse(tx, ty, 60, 11), '#b98a3a', LINE, 1.1) + fill(ellipse(tx, ty - 3, 52, 8), '#e3bd68');
  s += lotus(tx + 20, ty - 2, 26, KISHANGARH_LOTUS, 7) + bud(tx - 8, ty - 3, 22, KISHANGARH_LOTUS, -0.4);
  return {
    w: W,
    h: H,
    bg: '#5c1f1c',
    defs:
      linearGradient('sky', 0, f.y, 0, hz, [0, hour.top], [0.5, hour.mid], [1, hour.low]) +
      linearGradient('lk', 0, hz, 0, floor, [0, '#dcb894'], [0.35, '#8a9a98'], [1, '#35565e']) +
      radialGradient('mh', sun[0], sun[1], 120, [0, '#ffe6b0', 0.75], [1, '#ffe6b0', 0]),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: finish(seed),
  };
}

/** The sitter of the portrait: tanpura in the lap, one hand over the gourd, the other at the strings. */
function sitarPlayer(): FigureSpec {
  const pose = withArms(
    POSES.sit(),
    { to: [30, -84], aim: 0.55, mudra: 'rest', bend: -1, order: 'front' },
    { to: [86, -160], aim: -1.75, mudra: 'grip', bend: -1, order: 'front' },
  );
  const veil = cloth('#d58a5a', '#8a3a1c', '#f9edc4', '#cfa04a', '#8c1f26', 'dots', 0.62);
  return {
    ...dressed(pose, ROSE, TEAL, veil),
    headScale: 1.06,
    face: { noseRing: true, tilak: 'bindi' },
    prop: (p) => {
      kneeUp(ROSE, KISHANGARH_HAND.tones.fair)(p);
      tanpura(p, [56, -66], [112, -330], 1.16);
    },
  };
}
