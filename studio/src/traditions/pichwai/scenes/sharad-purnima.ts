/** The ring dance: Krishna beside every gopi under the autumn moon. */
import { type Point, TAU, polar, series } from '../../../draw/geometry.ts';
import { inked } from '../../../draw/ink.ts';
import { clip, each, group, linearGradient, radialGradient } from '../../../draw/markup.ts';
import { scatter } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { ellipse, leaf, rect } from '../../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../../draw/svg.ts';
import { POSES, withArms } from '../../../figures/poses.ts';
import { lotusFlower } from '../../../figures/props.ts';
import { beads } from '../../../motifs/borders.ts';
import { paintCow } from '../../../motifs/painted/cow.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { BORDER as PICHWAI_BORDER, clothFrame, lotusBand } from '../bands.ts';
import { blob, lotusRiver, stem, tufts } from '../ground.ts';
import { grove } from '../landscape.ts';
import { K, finish, gopi, krishna, put } from '../people.ts';
import { COW } from '../style.ts';

/** Dancing ground: rings of petals and flowers. */
function dancingGround(cx: number, cy: number, R: number, r: Rng): string {
  let s = '';
  s +=
    group(dot(cx, cy, R + 150, '#dfe8d2'), 'opacity=".14" filter="url(#b24)"') +
    dot(cx, cy, R + 120, '#16392a');
  for (const [q, col, w] of [
    [R + 120, K.gold, 3],
    [R + 116, K.conch, 1],
    [64, K.gold, 2.4],
  ] as const)
    s += line(ellipse(cx, cy, q, q, 0, 120), col, w, true);
  s += dots(
    series(110, (i) => polar(cx, cy, R + 120, (i / 110) * TAU)),
    2.2,
    K.goldHi,
  );
  s += each(
    scatter(ellipse(cx, cy, R + 108, R + 108, 0, 60), 24, r),
    ([x, y]) =>
      polys(rosette(x, y, 5, 5, x), r.pick(['#2f6a44', '#3f7c4c', '#b8657a'])) + dot(x, y, 1.4, K.goldHi),
  );
  return s;
}

/** The autumn raas: Krishna beside every gopi, the ring turning under a full moon. */
export function sharadPurnima(seed: number, W = 1000, H = 1000): Painting {
  const r = new Rng(seed),
    cx = W / 2,
    cy = H / 2 + 18;
  const f = clothFrame(
    W,
    H,
    r,
    8,
    [
      { t: 52, band: lotusBand },
      { t: 14, band: beads, corner: false },
    ],
    PICHWAI_BORDER,
  );
  const B = f.y + f.h,
    R = 202,
    n = 8,
    sc = 0.37;
  let s =
    fill(rect(f.x, f.y, f.w, f.h), 'url(#ng)') + dots(scatter(rect(f.x, f.y, f.w, 200), 15, r), 1, '#f3e7c0');
  // moon and groves
  const m: Point = [cx, f.y + 54];
  for (const sg of [-1, 1])
    for (const [dx, dy, rx, ry] of [
      [300, 150, 96, 150],
      [356, 420, 62, 120],
    ] as const)
      s += grove(
        cx + sg * dx,
        f.y + dy + ry + 90,
        blob(cx + sg * dx, f.y + dy, rx, ry, r, [f.x - 8, f.x + f.w + 8, f.y - 4]),
        r,
        16,
        dy < 200,
      );
  for (const sg of [-1, 1])
    s +=
      tufts(rect(cx + sg * 352 - 44, B - 176, 88, 60), new Rng(seed + 5), 30) +
      stem([cx + sg * 362, B - 118], [cx + sg * 350, f.y + 420], 11);
  s +=
    dot(m[0], m[1], 130, 'url(#mh)') +
    dot(m[0], m[1], 42, '#fbf4da') +
    line(ellipse(m[0], m[1], 42, 42, 0, 60), K.gold, 1.6, true);
  s += dancingGround(cx, cy, R, r);
  const centre = 122;
  s += dot(cx, cy, centre, '#112c40') + line(ellipse(cx, cy, centre, centre, 0, 90), K.gold, 3, true);
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * TAU,
      p = leaf(...(polar(cx, cy, centre - 2, a) as [number, number]), 22, 9, a, 0, 0.5);
    s += inked(p, i % 2 ? '#dd7394' : '#f6c9cf', '#7a1f42', 0.9);
  }
  // ring of dancers, feet toward the centre, hands meeting
  const pair = series(n * 2, (i) => i);
  for (const i of pair) {
    const a = (i / (n * 2)) * TAU - Math.PI / 2,
      fx = i % 2 ? 1 : -1;
    const reach = 0.94,
      pose = withArms(POSES.ring(), { reach, to: [-100, -296] }, { reach, to: [100, -296] });
    const spec = i % 2 ? gopi(i >> 1, pose) : krishna(pose, { flute: undefined });
    const art = put(spec, r, 0, 0, sc, fx);
    const spot = polar(cx, cy, R - 56, a)
        .map((v) => v.toFixed(1))
        .join(' '),
      turn = ((a + Math.PI / 2) * 57.2958).toFixed(2);
    s += group(art, `transform="translate(${spot}) rotate(${turn})"`);
  }
  // heart of the dance
  s += tufts(ellipse(cx, cy, centre - 22, centre - 22, 0, 40), r, 34);
  for (const sg of [-1, 1])
    s +=
      tufts(rect(cx + sg * 345 - 55, B - 190, 110, 100), r, 36) +
      paintCow(cx + sg * 330, B - 104, 0.42, -sg, COW, r, { cloth: sg > 0 });
  s += put(krishna(POSES.flute()), r, cx - 46, cy + 100, 0.46, 1);
  const radha = withArms(POSES.stand(), {}, { to: [40, -258], aim: -1.25 });
  s += put(
    gopi(0, radha, { hold: [undefined, (p, at, aim) => lotusFlower(p, at, aim, 18)] }),
    r,
    cx + 56,
    cy + 100,
    0.46,
    -1,
  );
  const strip = B - 58;
  s += lotusRiver(f, strip, B + 16, r);
  return {
    w: W,
    h: H,
    bg: '#2a0c0d',
    defs:
      linearGradient('ng', 0, f.y, 0, B, [0, '#0a1730'], [0.5, '#10283a'], [1, '#143a2c']) +
      radialGradient('mh', m[0], m[1], 130, [0, '#fff4d0', 0.8], [0.4, '#fff4d0', 0.25], [1, '#fff4d0', 0]),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: finish(seed),
  };
}
