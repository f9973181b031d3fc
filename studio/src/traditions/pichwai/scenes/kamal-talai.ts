/** A pond full of lotus with a medallion. */
import { type Poly, polar } from '../../../draw/geometry.ts';
import { clip, each, radialGradient } from '../../../draw/markup.ts';
import { scatter } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { leaf, rect } from '../../../draw/shapes.ts';
import { edged, fill, line } from '../../../draw/svg.ts';
import { petals, plain } from '../../../motifs/borders.ts';
import { paintCow } from '../../../motifs/painted/cow.ts';
import { bud, lotus, lotusOpen, pad } from '../../../motifs/painted/lotus.ts';
import { paintSwan } from '../../../motifs/painted/swan.ts';
import { BORDER, clothFrame } from '../bands.ts';
import { COW, K, LOTUS, WHITE_LOTUS, cx0, surface } from '../style.ts';

/** Bee: two wings over a striped drop. */
const bee = (x: number, y: number, a: number): string => {
  const wings = [1.9, 1.1].map((d) => leaf(x, y, 13, 4, a - d));
  return (
    each(wings, (p) => edged(p, '#f8f2e0cc', '#6a5a3a', 0.6)) +
    fill(leaf(...polar(x, y, -7, a), 15, 4.4, a), '#e5a52e') +
    line([polar(x, y, -2, a), polar(x, y, -2.1, a)], '#20140c', 6) +
    line([polar(x, y, 3, a), polar(x, y, 3.1, a)], '#20140c', 5)
  );
};

/** The pond all over with lotuses, swans and bees. */
export function kamalTalai(seed: number, W = 1000, H = 1000): Painting {
  const r = new Rng(seed),
    f = clothFrame(
      W,
      H,
      r,
      8,
      [
        { t: 74, band: plain('#6e1518') },
        { t: 16, band: petals, corner: false },
      ],
      { ...BORDER, cols: ['#d9688b', '#f6c9cf', K.gold], bg: K.night },
    ),
    cx = W / 2,
    cy = H / 2;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#pg)'),
    bord = '';
  const bc = 55,
    n = 7,
    span = (W - 210) / n;
  for (let i = 0; i < n; i++)
    for (let k = 0; k < 4; k++) {
      const t = 105 + span * (i + 0.5),
        [x, y] = [
          [t, bc],
          [t, H - bc],
          [bc, t],
          [W - bc, t],
        ][k];
      if (i % 2 === 0 || (k > 1 && false))
        bord += paintCow(x - 3, y + 8, 0.24, k === 3 || (k < 2 && t > cx0(W)) ? -1 : 1, COW, r, {
          cloth: i % 4 === 0,
        });
      else
        bord +=
          lotus(x, y + 22, 34, LOTUS, 9) +
          bud(x - 34, y + 18, 20, WHITE_LOTUS, -0.3) +
          bud(x + 34, y + 18, 20, WHITE_LOTUS, 0.3);
    }
  const swans = (
    [
      [-250, -196, 1],
      [240, -170, -1],
      [-40, 24, 1],
      [-262, 236, 1],
      [252, 250, -1],
    ] as const
  ).map(([dx, dy, fx]) => ({ x: cx + dx, y: cy + dy, fx }));
  for (let j = 0; j < 62; j++) {
    const p: Poly = [];
    for (let i = 0; i <= 120; i++)
      p.push([f.x + (i * f.w) / 120, f.y + j * 13 + 2.4 * Math.sin(i * 0.7 + (j % 2) * 3.1)]);
    s += line(p, j % 3 ? '#254a55' : '#3f6f75', 0.9);
  }
  const pts = scatter(rect(f.x - 6, f.y - 6, f.w + 12, f.h + 12), 56, r, 0, 4)
    .filter((q) => swans.every((b) => Math.hypot((q[0] - b.x) * 0.72, q[1] - b.y) > 56))
    .sort((a, b) => a[1] - b[1]);
  for (const [x, y] of pts)
    s += pad(
      x + r.between(-16, 16),
      y + r.between(10, 22),
      r.between(28, 42),
      r.pick(['#1f5a3f', '#2b6a45', '#194c3a']),
      '#7fb57a',
      '#0c2219',
      r.between(0, 6),
      r.between(0.7, 0.9),
    );
  pts.forEach(([x, y], _i) => {
    const t = r.unit();
    s +=
      t < 0.16
        ? bud(x, y + 14, 36, r.chance(0.4) ? WHITE_LOTUS : LOTUS, r.between(-0.3, 0.3))
        : t < 0.3
          ? lotusOpen(x, y, r.between(24, 30), r.chance(0.3) ? WHITE_LOTUS : LOTUS, 9, r.between(0, 1))
          : lotus(
              x,
              y + 14,
              r.between(32, 44),
              r.chance(0.25) ? WHITE_LOTUS : LOTUS,
              9,
              1.15,
              r.between(-0.15, 0.15),
            );
  });
  for (const b of swans) s += paintSwan(b.x, b.y, 0.62, b.fx, K.line);
  for (const [x, y] of scatter(rect(f.x + 40, f.y + 40, f.w - 80, f.h - 80), 150, r))
    s += bee(x, y - 20, r.between(-2.6, -0.6));
  return {
    w: W,
    h: H,
    bg: '#240a0c',
    defs:
      radialGradient('pg', cx, cy, 560, [0, '#17454a'], [1, '#0b1f2a']) +
      radialGradient('mg', cx, cy - 40, 200, [0, '#274f66'], [1, '#10222e']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg + bord,
    finish: surface(seed),
  };
}
