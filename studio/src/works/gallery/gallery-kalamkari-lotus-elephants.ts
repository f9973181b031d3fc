/** A frieze of elephants that pull up lotus stems, a calf among them, under a flowering vine. */
import { curve, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { TRUNK, royalElephant } from '../../motifs/animals/royal-elephant.ts';
import { hatched, rope } from '../../motifs/borders.ts';
import { chintz, chintzLeaf } from '../../motifs/painted/chintz.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { blockButi } from '../../traditions/kalamkari/bands.ts';
import { Cloth, creeper, water } from '../../traditions/kalamkari/cloth.ts';
import { INK, K, trio } from '../../traditions/kalamkari/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 610];
const LOTUS = { out: K.shell, in: K.cloth, tip: K.madder, ink: INK, vein: K.madder };

/** One elephant, walking; a lotus on its stem hangs from the trunk. */
function elephant(
  c: Cloth,
  x: number,
  y: number,
  s: number,
  hide: string,
  saddle: string,
  trunk: number[],
  stride: boolean,
  fx = 1,
): string {
  const E = place(royalElephant(trunk, stride), x, y, s, 0, fx),
    r = c.r.fork(),
    dark = hide === K.indigo;
  const [tx, ty] = E.tip[0];
  let o = '';
  // stem through the tip of the trunk, root hanging, flower above
  const stem = curve(
    (trunk === TRUNK.hanging
      ? [
          [-30, 4],
          [0, 0],
          [34, -14],
          [44, -44],
        ]
      : trunk === TRUNK.raised
        ? [
            [-24, 40],
            [-6, 18],
            [2, 0],
            [16, -8],
          ]
        : [
            [-26, 74],
            [-4, 34],
            [0, 0],
            [8, -34],
          ]
    ).map(([u, v]): Point => [tx + u * fx * s * 1.25, ty + v * s * 1.25]),
  );
  // the calf has none yet: it reaches for its mother's
  if (s > 0.5)
    o += ink(stem, K.leaf, 4, { closed: false, taper: 0.2 }) + ink(stem, INK, 1, { closed: false });
  const end = stem[stem.length - 1];
  o += line(E.tail, INK, 3.6 * s + 1) + fill(E.tuft, INK);
  o += fill(E.body, hide) + clip(E.body, dots(scatter(E.body, 10, r, 3), 1.2, dark ? K.cloth : INK));
  o += each(E.folds, (q: Point) =>
    line(polyline(q[0] - 9 * s, q[1] - 4 * s, q[0] + 9 * s, q[1] + 5 * s), INK, 1),
  );
  o += ink(E.body, INK, 2) + each(E.feet, (q: Poly) => ink(q, INK, 1.1, { closed: false }));
  for (const q of E.feet)
    for (const t of [3, 6, 9]) o += fill(leaf(q[t][0], q[t][1] + 5, 6, 2.6, -Math.PI / 2), K.cloth);
  o += fill(E.cloth, saddle);
  o +=
    clip(
      E.cloth,
      each(
        scatter(E.cloth, 19, r, 9),
        ([a, b]) => polys(rosette(a, b, 7, 6), K.cloth) + dot(a, b, 2, K.myrobalan),
      ),
    ) + ink(E.cloth, INK, 1.8);
  for (const k of walk([...E.cloth, E.cloth[0]], 9))
    o += dot(k.p[0] + Math.cos(k.a + 1.57) * 4, k.p[1] + Math.sin(k.a + 1.57) * 4, 2.2, K.myrobalan);
  o += line(
    [
      [x - 64 * s * fx, y + 50 * s],
      [x - 30 * s * fx, y + 66 * s],
      [x + 10 * s * fx, y + 66 * s],
      [x + 46 * s * fx, y + 48 * s],
    ],
    INK,
    1.2,
  );
  o += fill(E.ear, hide) + hatch(E.ear, 1.2, 5, 0.7, dark ? K.cloth : INK, r) + ink(E.ear, INK, 1.7);
  o += fill(E.cap, K.myrobalan) + hatch(E.cap, 0.8, 5, 0.8, K.madder, r) + ink(E.cap, INK, 1.3);
  o += inked(E.tusk, K.cloth, INK, 1.3) + inked(E.eye, '#f2e4c4', INK, 1.5) + fill(E.pupil, INK);
  if (s > 0.5) o += lotus(end[0], end[1] + 4, 45 * s, LOTUS, 9, 1.15);
  return o;
}

function draw(seed: number): Painting {
  const c = new Cloth(
      seed,
      W,
      H,
      [
        { t: 12, band: rope, corner: false },
        { t: 30, band: blockButi },
        { t: 22, band: creeper },
        { t: 8, band: hatched, corner: false },
      ],
      K.madder,
    ),
    { f, r } = c,
    band = 74,
    mid = { y0: f.y + band, y1: f.bottom - band };
  // ochre bands with leaves above, water with fish-scale waves below
  c.add(fill(rect(f.x, f.y, f.w, band), K.myrobalan));
  const n = 12,
    d = f.w / n;
  for (let i = 0; i <= n; i++) {
    const x = f.x + i * d;
    for (const a of [-1, -0.5, 0, 0.5, 1])
      c.add(
        chintzLeaf(
          x,
          f.y + 4,
          46 - Math.abs(a) * 8,
          8,
          Math.PI / 2 + a,
          a * 0.2,
          i % 2 ? K.leaf : K.indigo,
          '#dcc48e',
          INK,
          r,
        ),
      );
    if (i < n)
      c.add(
        chintz(x + d / 2, f.y + 34, 22, 0, [0, 4, 5][i % 3], [K.madder, K.cloth, K.indigo], INK, r, K.cloth),
      );
  }
  c.add(water(rect(f.x, mid.y1, f.w, band), 14));
  // vine: one coil for each elephant
  const cells = 3,
    w = f.w / cells,
    feet = mid.y1 - 2,
    vine: Point[] = [];
  for (let i = 0; i <= cells * 8; i++)
    vine.push([f.x + (i * f.w) / (cells * 8), mid.y0 + 58 + Math.sin((i / 8) * Math.PI * 2 + 1.2) * 32]);
  const v = curve(vine);
  walk(v, 21).forEach((k, i) => {
    const sg = i % 2 ? 1 : -1;
    c.add(
      chintzLeaf(
        k.p[0],
        k.p[1],
        36,
        7.6,
        k.a + sg * 0.95,
        -sg * 0.3,
        r.pick([K.leaf, K.indigo, K.myrobalan]),
        K.shell,
        INK,
        r,
      ),
    );
  });
  c.add(ink(v, INK, 5.4, { closed: false, taper: 0 }) + line(v, K.myrobalan, 2.6));
  walk(v, w / 4).forEach((k, i) => {
    const p = polar(k.p[0], k.p[1], 8, -Math.PI / 2);
    c.add(chintz(p[0], p[1], i % 2 ? 27 : 17, 0, [4, 0, 5][i % 3], trio(r), INK, r, K.cloth));
  });
  for (const k of walk(v, 16)) c.block(ellipse(k.p[0], k.p[1], 30, 30, 0, 10));
  // a bull that lifts his trunk, a mother and her calf face to face, a cow that comes to meet them
  const herd: [number, number, string, string, number[], boolean, 1 | -1][] = [
    [f.x + 128, 0.78, K.paleIndigo, K.madder, TRUNK.raised, true, 1],
    [f.x + 418, 0.76, K.shell, K.indigo, TRUNK.forward, false, 1],
    [f.x + 684, 0.4, K.rust, K.myrobalan, TRUNK.raised, true, -1],
    [f.right - 124, 0.78, K.indigo, K.myrobalan, TRUNK.hanging, true, -1],
  ];
  for (const [x, s, , , , , fx] of herd)
    c.block(
      ellipse(x - 20 * fx, feet - 120 * s, 160 * s, 122 * s),
      ellipse(x + 150 * s * fx, feet - 120 * s, 100 * s, 170 * s),
    );
  c.flowers(rect(f.x, mid.y0, f.w, mid.y1 - mid.y0), K.rust, K.cloth, 25);
  for (const [x, s, hide, saddle, trunk, stride, fx] of herd)
    c.add(elephant(c, x, feet - 124 * s, s, hide, saddle, trunk, stride, fx));
  // lotus leaves and buds rising from the water between them
  for (let i = 0; i < 9; i++) {
    const x = f.x + ((i + 0.5) * f.w) / 9,
      y = mid.y1 + 40;
    c.add(lotus(x, y + 14, 28 + (i % 3) * 4, LOTUS, 9, 1.2));
    if (i < 8) c.add(lotus(x + f.w / 18, y + 26, 19, { ...LOTUS, out: K.rust }, 7, 0.8));
  }
  for (const y of [mid.y0, mid.y1])
    c.add(ink(polyline(f.x, y, f.right, y), INK, 2.4, { closed: false, taper: 0 }));
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-lotus-elephants',
  collection: 'gallery',
  seed: 14,
  width: W,
  height: H,
  alt: 'Three elephants with lotuses in their trunks in a frieze along a lotus pond, a calf reaching for the flower of its mother, under a flowering vine.',
  draw,
};
