/** Little kohbar: three lotus rounds threaded on a bamboo, birds in pairs, sun and moon, in line on ochre paper. */
import { curveThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Poly, TAU, polar } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { arc, ellipse, leaf, rect, ribbon } from '../../draw/shapes.ts';
import { fill, line, lines } from '../../draw/svg.ts';
import {
  kachniBird,
  kachniFill,
  kachniFish,
  kachniLeaf,
  kachniVine,
} from '../../traditions/madhubani/kachni.ts';
import { type LotusRound, lotusRound } from '../../traditions/madhubani/lotus.ts';
import { page, stripBand } from '../../traditions/madhubani/page.ts';
import { frontFace } from '../../traditions/madhubani/sky.ts';
import { INK, K } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const W = 720;

const H = 980;

const P = K.paper;

const round = (a: LotusRound['stripes'][number]['mark'], b: typeof a, c: typeof a): LotusRound => ({
  stripes: [
    { mark: 'petals', col: P, on: a === 'zig' ? '#e7a58c' : P },
    { mark: 'dots', col: P, on: K.kumkum },
    { mark: a, col: P, on: K.kumkum },
    { mark: 'lines', col: P },
    { mark: b, col: P, on: INK },
    { mark: c, col: P, on: K.kumkum },
  ],
  radii: [0.97, 0.72, 0.64, 0.44, 0.36, 0.22, 0.1],
  heart: K.kumkum,
});

/** Sun and moon. */
function sunAndMoon(f: ReturnType<typeof page>['f'], m: ReturnType<typeof page>['m']): void {
  const [sx, sy] = [f.x + 84, f.y + 92];
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * TAU;
    const p = leaf(...polar(sx, sy, 46, a), i % 2 ? 26 : 18, 6.4, a);
    m.add(fill(p, P) + hatch(p, a, 2.8, 0.8, i % 2 ? K.kumkum : INK, m.r) + ink(p, INK, 1.2));
  }
  m.part(ellipse(sx, sy, 47, 47, 0, 50), P, 'flat', { gap: 5 });
  frontFace(m, sx, sy, 38, { lips: K.kumkum });
  m.block(ellipse(sx, sy, 76, 76, 0, 24));
  const [mx, my] = [f.x + f.w - 84, f.y + 92];
  const moon: Poly = [...arc(mx, my, 56, 0.75, TAU - 0.75, 44), ...arc(mx + 28, my, 40, TAU - 1.2, 1.2, 30)];
  m.add(
    fill(moon, P) +
      hatch(moon, 0.4, 3.2, 0.8, INK, m.r) +
      line(arc(mx, my, 47, 1.1, TAU - 1.1, 40), K.kumkum, 2.4) +
      ink(moon, INK, 2),
  );
  m.block(ellipse(mx, my, 60, 60, 0, 24));
}

function blessing(seed: number): Painting {
  const { m, f, done } = page(
    seed,
    W,
    H,
    [INK, K.kumkum],
    [
      { t: 10, band: stripBand('slant', '#ecd5a2') },
      { t: 30, band: stripBand('petals', K.kumkum, P) },
      { t: 12, band: stripBand('teeth', '#ecd5a2', INK) },
    ],
    { paper: '#ecd5a2', finish: { age: 0.5, fibre: 1.2 } },
  );
  const cx = W / 2;
  const B = f.y + f.h;
  // the shaft, jointed, its leaves in line
  for (let y = f.y + 46; y < B - 10; y += 62) {
    for (const sg of [-1, 1])
      for (const k of [0, 1, 2])
        kachniLeaf(
          m,
          cx + sg * 9,
          y,
          52 - k * 9,
          8,
          sg > 0 ? -0.75 + k * 0.5 : Math.PI + 0.75 - k * 0.5,
          k === 1 ? K.kumkum : INK,
        );
    const joint = rect(cx - 11, y, 22, 58);
    m.add(fill(joint, P) + hatch(joint, Math.PI / 2, 4, 0.8, INK, m.r) + ink(joint, INK, 1.8));
  }
  m.block(rect(cx - 14, f.y, 28, f.h));
  for (let y = f.y + 46; y < B - 10; y += 62) m.block(ellipse(cx, y - 8, 56, 28, 0, 14));
  const ys = [f.y + 178, f.y + 424, f.y + 670];
  [round('zig', 'teeth', 'dots'), round('scallop', 'lines', 'teeth'), round('zig', 'teeth', 'dots')].forEach(
    (look, i) => lotusRound(m, cx, ys[i], i === 1 ? 114 : 92, look, i * 0.2),
  );
  // smaller rounds beside the middle one
  for (const sg of [-1, 1]) lotusRound(m, cx + sg * 200, ys[1], 68, round('scallop', 'teeth', 'lines'), 0.1);
  for (const sg of [-1, 1])
    m.add(
      lines([curveThrough(cx + sg * 114, ys[1], cx + sg * 124, ys[1] - 3, cx + sg * 132, ys[1])], INK, 5),
    );
  // birds in pairs, beak to beak
  for (const [x, y] of [
    [cx - 178, f.y + 290],
    [cx + 178, f.y + 290],
    [cx - 178, f.y + 562],
    [cx + 178, f.y + 562],
  ]) {
    kachniBird(m, x - 47, y, 0.66, 1);
    kachniBird(m, x + 47, y, 0.66, -1);
    kachniVine(
      m,
      curveThrough(x - 88, y + 34, x - 40, y + 30, x + 40, y + 30, x + 88, y + 34),
      15,
      [0.5],
      15,
    );
  }
  sunAndMoon(f, m);
  // fish at the foot
  for (const sg of [-1, 1]) {
    kachniFish(m, cx + sg * 158, B - 60, 0.84, 0, -sg, 14);
    kachniVine(
      m,
      curveThrough(offsets(cx, B, [286, -12, 296, -60, 280, -118, 236, -142], sg, 1)),
      18,
      [1],
      16,
    );
  }
  m.add(
    ink(
      ribbon(polyline(cx, f.y + 4, cx, f.y + 44), () => 5),
      INK,
      1.6,
    ),
  );
  for (const k of [-0.5, 0, 0.5]) kachniLeaf(m, cx, f.y + 48, 44, 9, -Math.PI / 2 + k, k ? INK : K.kumkum);
  // the shaft pierces the middle round
  for (const y of [ys[1] - 114, ys[1] - 38, ys[1] + 38]) {
    const joint = rect(cx - 8, y, 16, 74);
    m.add(fill(joint, P) + hatch(joint, Math.PI / 2, 4, 0.8, K.kumkum, m.r) + ink(joint, INK, 1.8));
  }
  kachniFill(m, f, [12, 8]);
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, f.h - 6), [4.5, 3], 4);
  return done();
}

export const work: Work = {
  id: 'work-nirupama-kanth-kohbar',
  collection: 'artist-works',
  seed: 13,
  width: W,
  height: H,
  alt: 'Lotus rounds threaded on a leafy bamboo, with pairs of birds, two fish, sun and moon, in black and red on ochre paper.',
  draw: blessing,
};
