/** Spider, serpent and elephant, each at its worship of the one linga. */
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { hatch, scales } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { royalElephant } from '../../motifs/animals/royal-elephant.ts';
import { type Band, hatched, rope } from '../../motifs/borders.ts';
import { chintz, chintzLeaf } from '../../motifs/painted/chintz.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Cloth, mound, tree, turf } from '../../traditions/kalamkari/cloth.ts';
import { linga } from '../../traditions/kalamkari/linga.ts';
import { INK, K, trio } from '../../traditions/kalamkari/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [920, 920];

/** Leaves standing side by side along the border. */
const leaves: Band = (L, T, r) => {
  const n = Math.round(L / (T * 0.62)),
    d = L / n;
  let s = fill(rect(0, 0, L, T), '#e2c898');
  for (let i = 0; i < n; i++) {
    s += chintzLeaf(
      (i + 0.5) * d,
      T * 0.94,
      T * 0.84,
      T * 0.2,
      -Math.PI / 2 + (i % 2 ? 0.22 : -0.22),
      0,
      [K.leaf, K.indigo, K.madder][i % 3],
      '#dcc48e',
      INK,
      r,
    );
    s += dot((i + 1) * d, T * 0.2, T * 0.07, K.madder);
  }
  return s;
};

/** The spider's web hung as a canopy, the spider at its hub. */
function web(x: number, y: number, R: number): string {
  const n = 14,
    spokes = series(n, (i) => (i / n) * TAU + 0.1),
    len = (i: number) => R * (1 + 0.1 * Math.sin(i * 2.3));
  let s = lines(
    spokes.map((a, i) => [[x, y], polar(x, y, len(i), a)] as Poly),
    INK,
    1.3,
  );
  for (let k = 1; k <= 7; k++) {
    const ring: Poly = [];
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n,
        p = polar(x, y, (len(i) * k) / 7.4, spokes[i]),
        q = polar(x, y, (len(j) * k) / 7.4, spokes[j]),
        m: Point = [
          (p[0] + q[0]) / 2 + (x - (p[0] + q[0]) / 2) * 0.1,
          (p[1] + q[1]) / 2 + (y - (p[1] + q[1]) / 2) * 0.1,
        ];
      ring.push(...curve([p, m, q], false, 5));
    }
    s += line(ring, k % 2 ? K.indigo : INK, 1.2, true);
  }
  for (let i = 0; i < n; i++) s += dot(...polar(x, y, (len(i) * 5) / 7.4, spokes[i]), 2.2, K.madder);
  for (const sg of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const a = (i - 1.5) * 0.5,
        k = polar(x, y, 26, (sg > 0 ? 0 : Math.PI) + sg * a);
      s += line([[x, y], [k[0], k[1] - 8], polar(k[0], k[1], 15, Math.PI / 2 - sg * 0.5)], INK, 2.4);
    }
  return (
    s +
    fill(ellipse(x, y + 7, 12, 15), K.madder) +
    dots(polyline(x - 4, y + 4, x + 4, y + 4, x, y + 12), 2, K.cloth) +
    ink(ellipse(x, y + 7, 12, 15), INK, 1.6) +
    fill(ellipse(x, y - 10, 8, 8), INK) +
    dot(x - 3, y - 12, 1.7, K.cloth) +
    dot(x + 3, y - 12, 1.7, K.cloth)
  );
}

/** Five-hooded cobra, coiled and upright. @param x,y ground under its coils */
function cobra(c: Cloth, x: number, y: number): string {
  const { r } = c;
  let s = '';
  for (const [w, dy] of [
    [92, -16],
    [74, -46],
    [56, -74],
  ]) {
    const coil = ellipse(x, y + dy, w, 24);
    s += patterned(
      coil,
      K.leaf,
      scales(coil, 0, 15, INK, 0.9) +
        line(curveThrough(x - w, y + dy + 6, x, y + dy + 21, x + w, y + dy + 6), K.myrobalan, 5),
      INK,
      1.9,
    );
  }
  const tail = ribbon(
    curveThrough(x - 80, y - 12, x - 116, y - 8, x - 128, y - 34, x - 112, y - 46),
    widths(13, 10, 6, 1.5),
  );
  s += inked(tail, K.leaf, INK, 1.6);
  const neck = ribbon(
    curveThrough(x + 6, y - 84, x - 34, y - 130, x - 22, y - 196, x + 16, y - 232),
    widths(20, 19, 18, 16),
  );
  s += patterned(
    neck,
    K.leaf,
    scales(neck, -1.5, 14, INK, 0.9) +
      lines(
        [curveThrough(x + 14, y - 84, x - 22, y - 130, x - 10, y - 196, x + 26, y - 232)],
        K.myrobalan,
        7,
      ),
    INK,
    1.9,
  );
  const hx = x + 14,
    hy = y - 218;
  [-0.98, 0.98, -0.5, 0.5, 0].forEach((d) => {
    const q = leaf(hx, hy + 14, 96 - Math.abs(d) * 12, 22, -Math.PI / 2 + d, 0, 0.66),
      e = polar(hx, hy + 14, 74 - Math.abs(d) * 10, -Math.PI / 2 + d);
    s += fill(q, d ? K.leaf : K.indigo) + hatch(q, d + 0.3, 6, 0.8, K.cloth, r) + ink(q, INK, 1.8);
    s +=
      fill(ellipse(e[0], e[1], 9, 9), K.cloth) +
      dot(e[0], e[1], 5, K.madder) +
      line(ellipse(e[0], e[1], 9, 9), INK, 1.2, true);
    const m = polar(hx, hy + 14, 96 - Math.abs(d) * 12, -Math.PI / 2 + d);
    s += dot(m[0], m[1] + 2, 3.4, K.myrobalan);
  });
  return s;
}

/** Hasti pours water and flowers from his trunk. */
function elephantHasti(ex: number, floor: number, r: Rng, c: Cloth): void {
  const E = place(
    royalElephant([128, -44, 172, -34, 200, -74, 226, -112, 262, -112], true),
    ex,
    floor - 124 * 0.8,
    0.8,
    0,
    -1,
  );
  let e =
    line(E.tail, INK, 4) +
    fill(E.tuft, INK) +
    fill(E.body, K.paleIndigo) +
    clip(E.body, dots(scatter(E.body, 11, r, 3), 1.3, INK));
  e +=
    each(E.folds, (q: Point) => line(polyline(q[0] - 8, q[1] - 4, q[0] + 8, q[1] + 5), INK, 1)) +
    ink(E.body, INK, 2.1) +
    each(E.feet, (q: Poly) => ink(q, INK, 1.2, { closed: false }));
  e += patterned(
    E.cloth,
    K.madder,
    each(
      scatter(E.cloth, 20, r, 9),
      ([a, b]) => polys(rosette(a, b, 7, 6), K.cloth) + dot(a, b, 2, K.myrobalan),
    ),
    INK,
    1.8,
  );
  e +=
    fill(E.ear, K.paleIndigo) +
    hatch(E.ear, 1.2, 5, 0.7, INK, r) +
    ink(E.ear, INK, 1.7) +
    fill(E.cap, K.myrobalan) +
    hatch(E.cap, 0.8, 5, 0.8, K.madder, r) +
    ink(E.cap, INK, 1.3);
  e += inked(E.tusk, K.cloth, INK, 1.3) + inked(E.eye, '#f2e4c4', INK, 1.5) + fill(E.pupil, INK);
  const [tx, ty] = E.tip[0];
  for (let k = 0; k < 5; k++)
    e += line(
      curveThrough(tx - 2, ty + k * 2 - 4, tx - 22 - k * 3, ty - 6 + k * 5, tx - 44 - k * 5, ty + 30 + k * 9),
      k % 2 ? K.indigo : K.paleIndigo,
      2.2,
    );
  e += chintz(tx - 6, ty - 14, 15, 0, 4, trio(r), INK, r, K.cloth);
  c.add(e);
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, [
      { t: 12, band: rope, corner: false },
      { t: 46, band: leaves },
      { t: 9, band: hatched, corner: false },
    ]),
    { f, r } = c,
    cx = f.cx,
    floor = f.bottom - 96;
  const webAt: Point = [cx, f.y + 172],
    parts = [
      rect(cx - 170, floor - 290, 340, 300),
      ellipse(...webAt, 134, 134),
      rect(f.x, floor - 4, f.w, 110),
    ];
  c.block(...parts);
  // two trees lean over the linga; the web hangs between them
  const left = tree(
    c,
    [f.x + 92, floor + 8],
    240,
    loopThrough(
      [f.x + 10, f.y + 380],
      [f.x + 12, f.y + 40],
      [f.x + 120, f.y + 14],
      [cx - 60, f.y + 18],
      [cx - 150, f.y + 130],
      [cx - 168, f.y + 300],
      [f.x + 150, f.y + 400],
    ),
    { maxW: 30, bloom: [15, 24], spacing: 14 },
  );
  const right = tree(
    c,
    [f.right - 92, floor + 8],
    240,
    loopThrough(
      [f.right - 10, f.y + 380],
      [f.right - 12, f.y + 40],
      [f.right - 120, f.y + 14],
      [cx + 60, f.y + 18],
      [cx + 150, f.y + 130],
      [cx + 168, f.y + 300],
      [f.right - 150, f.y + 400],
    ),
    { maxW: 30, bloom: [15, 24], spacing: 14, leaves: [K.indigo, K.leaf, K.paleIndigo] },
  );
  const bx = f.x + 168,
    ex = f.right - 128;
  c.block(rect(bx - 130, floor - 330, 250, 330), rect(ex - 200, floor - 220, 340, 220));
  c.add(left + right + web(...webAt, 132));
  c.add(mound(cx, f.bottom + 4, f.w + 60, 13, 3));
  c.add(inked(rect(f.x, floor, f.w, 14), K.myrobalan, INK, 1.6));
  for (let i = 0; i < 44; i++)
    c.add(dot(f.x + (i + 0.5) * (f.w / 44), floor + 7, 3, i % 2 ? K.madder : K.cloth));
  c.add(turf(f.x, f.right, floor, 30));
  c.add(linga(c, cx, floor));
  c.add(cobra(c, bx - 26, floor));
  elephantHasti(ex, floor, r, c);
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-sri-kala-hasti',
  collection: 'gallery',
  seed: 23,
  width: W,
  height: H,
  alt: 'A garlanded linga between a five-hooded cobra and an elephant that pours water, a spider in its web hung between two trees above.',
  draw,
};
