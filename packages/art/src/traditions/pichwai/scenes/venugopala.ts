/** Krishna plays between two gopis under the kadamba. */
import { beads, frame } from '../../../draw/borders.ts';
import { ellipse, rect, scatter, walk } from '../../../draw/geometry.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { clip, dot, dots, fill, group, line, linearGradient } from '../../../draw/svg.ts';
import type { FigureSpec } from '../../../figures/figure.ts';
import { POSES } from '../../../figures/poses.ts';
import { chamara, lotusFlower } from '../../../figures/props.ts';
import { paintCow } from '../../../motifs/painted/cow.ts';
import { paintSwan } from '../../../motifs/painted/swan.ts';
import { blob, lotusRiver, lotusSeat, tufts } from '../ground.ts';
import { K, finish, gopi, krishna, put } from '../people.ts';
import { BORDER as PICHWAI_BORDER, COW, goldLine, grove, lotusBand } from '../style.ts';

/** Krishna with the flute between gopis, cows listening. */
export function venugopala(seed: number, W = 780, H = 1000): Painting {
  const r = new Rng(seed),
    cx = W / 2;
  const f = frame(
    W,
    H,
    10,
    [
      { t: 8, band: goldLine, corner: false },
      { t: 54, band: lotusBand },
      { t: 8, band: goldLine, corner: false },
      { t: 14, band: beads, corner: false },
    ],
    r,
    PICHWAI_BORDER,
  );
  const B = f.y + f.h,
    wy = B - 104,
    ground = wy - 116;
  let s =
    fill(rect(f.x, f.y, f.w, f.h), 'url(#ng)') +
    dots(
      scatter(rect(f.x, f.y, f.w, 300), 17, () => r.unit()),
      1,
      K.gold,
    );
  s += tufts(rect(f.x + 10, f.y + 330, f.w - 20, wy - f.y - 340), r, 37);
  const lim: [number, number, number] = [f.x - 10, f.x + f.w + 10, f.y - 6];
  for (const sg of [-1, 1])
    s += grove(
      cx + sg * f.w * 0.38,
      ground - 60,
      blob(cx + sg * f.w * 0.38, f.y + 120, 110, 120, r, lim),
      r,
      18,
      false,
    );
  s += grove(cx, ground - 20, blob(cx, f.y + 122, 168, 130, r, [f.x, f.x + f.w, f.y + 4]), r, 34);
  // halo behind the crowned head
  const hy = ground - 372;
  s +=
    group(dot(cx, hy, 84, '#f3d889'), 'opacity=".22" filter="url(#b8)"') +
    line(ellipse(cx + 4, hy, 80, 80, 0, 70), K.gold, 2.4, true);
  s += dots(
    walk(ellipse(cx + 4, hy, 86, 86, 0, 70), 11, true).map((k) => k.p),
    1.8,
    K.goldHi,
  );
  const chauri: FigureSpec['hold'] = [(p, at) => chamara(p, at, -1.25)];
  const offer: FigureSpec['hold'] = [undefined, (p, at, aim) => lotusFlower(p, at, aim, 18)];
  s += put(gopi(0 + (seed % 3), POSES.fan(), { hold: chauri }), r, cx - 186, ground + 16, 0.95, 1);
  s += put(gopi(4, POSES.stand(), { hold: offer }), r, cx + 190, ground + 16, 0.95, -1);
  s += lotusSeat(cx, ground + 22, 70);
  s += put(krishna(), r, cx - 2, ground + 20, 1.06, 1);
  for (const [dx, sc] of [
    [-222, 0.5],
    [222, 0.5],
    [-104, 0.43],
    [104, 0.43],
  ] as const)
    s += paintCow(cx + dx, wy - 118 * sc + (Math.abs(dx) < 150 ? -4 : 4), sc, dx < 0 ? 1 : -1, COW, r, {
      cloth: dx === 222 || dx === -104,
    });
  s += lotusRiver(f, wy, B, r, [
    [cx - 80, B - 50],
    [cx + 80, B - 50],
  ]);
  for (const sg of [-1, 1]) s += paintSwan(cx + sg * 80, B - 42, 0.42, sg, K.line);
  return {
    w: W,
    h: H,
    bg: '#2a0c0d',
    defs: linearGradient('ng', 0, f.y, 0, wy, [0, '#0d1b2b'], [0.45, '#11261f'], [1, '#1b3f2d']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: finish(seed),
  };
}
