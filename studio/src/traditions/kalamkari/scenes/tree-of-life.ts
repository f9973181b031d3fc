/** A flowering tree on a patterned rock mound with peacocks. */
import { loopThrough } from '../../../draw/curves.ts';
import { type Point, type Poly, polar, series, transform } from '../../../draw/geometry.ts';
import { contourRows, scales } from '../../../draw/hatching.ts';
import { ink, patterned } from '../../../draw/ink.ts';
import { clip, each } from '../../../draw/markup.ts';
import { bounds, resample, scatter, signedDistance, walk } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { ellipse, leaf, rect } from '../../../draw/shapes.ts';
import { dots, edged, fill, line } from '../../../draw/svg.ts';
import { type BStyle, frame, hatched, rope } from '../../../motifs/borders.ts';
import { chintz, chintzLeaf } from '../../../motifs/painted/chintz.ts';
import { paintPeacock } from '../../../motifs/painted/peacock.ts';
import { colonize } from '../../../motifs/plants/colonize.ts';
import { blockButi, chintzVine } from '../bands.ts';
import { INK, K, filler, peacockOn, surface, trio } from '../style.ts';

/**
 * @param o.peacocks two peacocks at the foot, default true; without them the tree comes down to the mound
 * @param o.bloom smallest and largest radius of the flowers
 */
export function treeOfLife(
  seed: number,
  W = 760,
  H = 1000,
  o: { peacocks?: boolean; bloom?: [number, number] } = {},
): Painting {
  const peacocks = o.peacocks ?? true,
    [small, large] = o.bloom ?? [24, 37];
  const r = new Rng(seed),
    st: BStyle = {
      ink: INK,
      w: 1.5,
      cols: [K.madder, K.cloth, K.indigo, K.myrobalan],
      bg: K.cloth,
      leaf: K.leaf,
    };
  const f = frame(
      W,
      H,
      12,
      [
        { t: 14, band: rope, corner: false },
        { t: 66, band: chintzVine('#e2c898') },
        { t: 26, band: blockButi },
        { t: 9, band: hatched, corner: false },
      ],
      r,
      st,
    ),
    cx = W / 2,
    B = f.y + f.h;
  let s = fill(rect(f.x, f.y, f.w, f.h), K.cloth);
  const occ: Poly[] = [];
  const can = rect(f.x + 34, f.y + 32, f.w - 68, f.h - (peacocks ? (W > H ? 280 : 330) : 190)),
    roots = series(12, (i) => [cx + 20 * Math.sin(i * 0.62), B - 92 - i * 25] as Point);
  const L = colonize(can, roots, r, {
    spacing: 19,
    step: 10,
    kill: 15,
    tipW: 2.0,
    pow: 0.5,
    infl: 56,
    maxW: 42,
  });
  let leaves = '',
    flowers = '';
  const placed: [number, number, number][] = [];
  const tips = L.map((l) => l.path[l.path.length - 1]).sort((a, b) => a[1] - b[1]);
  tips.forEach((t, i) => {
    const R = r.between(small, large);
    if (placed.some((q) => Math.hypot(q[0] - t[0], q[1] - t[1]) < q[2] + R * 0.92)) return;
    const l = L.find((z) => z.path[z.path.length - 1] === t)!,
      p0 = l.path[Math.max(0, l.path.length - 6)],
      a = Math.atan2(t[1] - p0[1], t[0] - p0[0]) + Math.PI / 2,
      x = Math.max(f.x + R, Math.min(f.x + f.w - R, t[0])),
      y = Math.max(f.y + R, t[1]);
    flowers += chintz(x, y, R, a, i % 6, trio(r), INK, r, K.cloth);
    placed.push([x, y, R]);
    occ.push(ellipse(x, y, R * 1.1, R * 1.1, 0, 14));
  });
  L.forEach((l) =>
    walk(l.path, 17)
      .slice(1)
      .forEach((k, i) => {
        const sg = i % 2 ? 1 : -1,
          Ln = r.between(30, 44),
          a = k.a + sg * r.between(0.6, 1),
          e = polar(k.p[0], k.p[1], Ln, a);
        if (
          placed.some(
            (q) =>
              Math.hypot(q[0] - e[0], q[1] - e[1]) < q[2] + 3 ||
              Math.hypot(q[0] - k.p[0], q[1] - k.p[1]) < q[2] - 4,
          ) ||
          occ.some((o) => bounds(o).w < 60 && signedDistance(o, e[0], e[1]) < 4) ||
          e[0] < f.x + 6 ||
          e[0] > f.x + f.w - 6 ||
          e[1] < f.y + 6 ||
          k.p[1] > B - (peacocks ? 240 : 130)
        )
          return;
        leaves += chintzLeaf(
          k.p[0],
          k.p[1],
          Ln,
          Ln * 0.2,
          a,
          sg * -0.28,
          r.pick([K.leaf, K.leaf, K.indigo, K.paleIndigo]),
          '#dcc48e',
          INK,
          r,
        );
        occ.push(leaf(k.p[0], k.p[1], Ln, Ln * 0.22, a, 0, 0.45, 5));
      }),
  );
  // mound of patterned rocks
  const mound: Poly[] = [];
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 11 - row; i++) {
      const w = f.w / (10.4 - row * 0.9),
        x = cx + (i - (10 - row) / 2) * w * (1 - row * 0.13),
        y = B + 4 - (3 - row) * 26 - 18 * Math.cos(((x - cx) / f.w) * 3);
      mound.push(
        transform(
          loopThrough(-w * 0.56, 30, -w * 0.44, -14, -w * 0.1, -30, w * 0.26, -26, w * 0.5, -4, w * 0.56, 30),
          x,
          y,
        ),
      );
    }
  const mcol = [K.madder, K.paleIndigo, K.myrobalan, K.leaf, K.rust, K.shell];
  const rocks = each(mound, (m, i) =>
    patterned(
      m,
      mcol[(i * 5 + (i >> 2)) % 6],
      each(contourRows(m, 8, 6, 3), (z, k) =>
        k % 2 ? dots(resample(z, 6, true), 1.3, INK) : line(z, INK, 0.9, true),
      ),
      INK,
      1.7,
    ),
  );
  L.forEach((l) => occ.push(l.outline));
  if (peacocks) occ.push(ellipse(cx, B - 190, f.w / 2, 96));
  const boxes = occ.map((o) => [o, bounds(o)] as const);
  const free = (x: number, y: number, R: number) =>
    boxes.every(
      ([o, b]) => x < b.x0 - R || x > b.x1 + R || y < b.y0 - R || y > b.y1 + R || signedDistance(o, x, y) > R,
    );
  s += filler(rect(f.x + 8, f.y + 8, f.w - 16, f.h - 180), r, free, K.cloth) + leaves;
  L.forEach((l) => {
    s +=
      fill(l.outline, l.w0 > 9 ? K.rust : K.madder) +
      (l.w0 > 10 ? clip(l.outline, scales(l.outline, -Math.PI / 2, 13, INK, 1)) : '') +
      ink(l.outline, INK, 1.3);
  });
  s += flowers;
  for (const [x, y] of peacocks ? scatter(rect(f.x + 14, B - 250, f.w - 28, 110), 28, r) : [])
    for (const k of [-0.6, 0, 0.6]) {
      const p = leaf(x, y + 10, 20, 4, -Math.PI / 2 + k);
      s += edged(p, k ? K.leaf : K.madder, INK, 0.8);
    }
  for (const sg of peacocks ? [-1, 1] : [])
    s += paintPeacock(
      cx + sg * Math.max(114, W * 0.165),
      B - 168,
      W > 1000 ? 0.82 : 0.75,
      -sg,
      peacockOn('#c8b25a'),
      {
        tail: 'up',
        look: seed % 2 ? 'fwd' : 'back',
      },
    );
  s += rocks;
  return {
    w: W,
    h: H,
    bg: '#e2cda0',
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: surface(seed),
  };
}
