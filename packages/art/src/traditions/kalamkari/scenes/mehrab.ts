/** A cusped arch with a vase and its mirrored bouquet. */
import { type BStyle, frame, hatched, rope } from '../../../draw/borders.ts';
import {
  type Point,
  type Poly,
  bounds,
  curve,
  ellipse,
  leaf,
  loopThrough,
  polar,
  polyline,
  rect,
  scatter,
  signedDistance,
  walk,
} from '../../../draw/geometry.ts';
import { hatch, scales } from '../../../draw/hatching.ts';
import { ink } from '../../../draw/ink.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { clip, dot, fill, group, line, lines, polys } from '../../../draw/svg.ts';
import { chintz, chintzLeaf } from '../../../motifs/painted/chintz.ts';
import { paintPeacock } from '../../../motifs/painted/peacock.ts';
import { colonize } from '../../../motifs/plants/colonize.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { INK, K, blockButi, chintzVine, filler, peacockOn, surface, trio } from '../style.ts';

/** Mehrab hanging: cusped arch on madder, vase of chintz flowers, deer and peacocks. */
export function mehrab(seed: number, W = 760, H = 1000): Painting {
  const r = new Rng(seed),
    st: BStyle = {
      ink: INK,
      w: 1.5,
      cols: [K.indigo, K.cloth, K.madder, K.myrobalan],
      bg: K.cloth,
      leaf: K.leaf,
    };
  const f = frame(
      W,
      H,
      12,
      [
        { t: 10, band: hatched, corner: false },
        { t: 60, band: chintzVine(K.cloth) },
        { t: 22, band: blockButi },
        { t: 12, band: rope, corner: false },
      ],
      r,
      st,
    ),
    cx = W / 2,
    B = f.y + f.h,
    top = f.y + 54,
    sp = f.y + 210,
    hw = f.w / 2 - 34;
  let s = fill(rect(f.x, f.y, f.w, f.h), K.dark);
  for (const [x, y] of scatter(rect(f.x, f.y, f.w, f.h), 30, () => r.unit()))
    s +=
      polys(rosette(x, y, 10, 6, r.unit()), K.rust) +
      dot(x, y, 3.4, K.myrobalan) +
      [0, 2, 4]
        .map((k) => {
          const p = leaf(x, y, 16, 3.4, k * 1.05 + r.between(0, 1));
          return fill(p, K.leaf);
        })
        .join('');
  const half: Point[] = [
    [hw, B],
    [hw, sp + 40],
  ];
  const lobes = 5;
  for (let i = 0; i < lobes; i++) {
    const t0 = i / lobes,
      t1 = (i + 1) / lobes,
      pos = (t: number): Point => [
        hw * (1 - Math.pow(t, 1.35)),
        sp + 40 - (sp + 40 - top - 20) * Math.sin((t * Math.PI) / 2),
      ];
    const a = pos(t0),
      b = pos(t1),
      m: Point = [(a[0] + b[0]) / 2 + 16 * (1 - t0 * 0.5), (a[1] + b[1]) / 2 - 20];
    half.push(
      ...curve([a, [a[0] + 4, (a[1] * 2 + m[1]) / 3], m, [(b[0] * 2 + m[0]) / 3, b[1] - 6], b], false, 5),
    );
  }
  half.push([0, top - 8]);
  const arch: Poly = [
    ...half.map((q) => [cx + q[0], q[1]] as Point),
    ...half
      .slice(0, -1)
      .reverse()
      .map((q) => [cx - q[0], q[1]] as Point),
  ];
  s +=
    line(arch, INK, 30) +
    line(arch, K.myrobalan, 26) +
    line(arch, INK, 18) +
    line(arch, K.cloth, 15) +
    fill(arch, K.cloth) +
    ink(arch, INK, 2.6);
  s += walk(arch, 15)
    .map((k) => dot(k.p[0], k.p[1], 3.4, K.madder))
    .join('');
  for (const sg of [-1, 1])
    s += chintz(
      cx + sg * (hw - 30),
      f.y + 62,
      44,
      0,
      0,
      [K.myrobalan, K.paleIndigo, K.madder],
      INK,
      r,
      K.cloth,
    );
  // vase and bouquet
  const vb = B - 64,
    vase = loopThrough(
      cx - 34,
      vb,
      cx - 20,
      vb - 14,
      cx - 66,
      vb - 70,
      cx - 58,
      vb - 118,
      cx - 24,
      vb - 138,
      cx - 30,
      vb - 168,
      cx + 30,
      vb - 168,
      cx + 24,
      vb - 138,
      cx + 58,
      vb - 118,
      cx + 66,
      vb - 70,
      cx + 20,
      vb - 14,
      cx + 34,
      vb,
    ),
    can = loopThrough(
      cx,
      top + 34,
      cx + hw * 0.5,
      sp - 60,
      cx + hw * 0.84,
      sp + 70,
      cx + hw * 0.86,
      vb - 300,
      cx + hw * 0.5,
      vb - 214,
      cx,
      vb - 190,
      cx - hw * 0.5,
      vb - 214,
      cx - hw * 0.86,
      vb - 300,
      cx - hw * 0.84,
      sp + 70,
      cx - hw * 0.5,
      sp - 60,
    );
  const Lh = colonize(
    can.map((q) => [Math.max(q[0], cx), q[1]] as Point),
    Array.from({ length: 10 }, (_, i) => [cx + 1 + i * 0.4, vb - 150 - i * 22] as Point),
    r,
    { spacing: 19, step: 10, kill: 15, tipW: 1.9, pow: 0.5, infl: 60, maxW: 15 },
  );
  const occ: Poly[] = [],
    placed: [number, number, number][] = [];
  let leaves = '',
    flowers = '',
    stems = '';
  const mir = (str: string) => str + group(str, `transform="translate(${2 * cx} 0) scale(-1 1)"`);
  Lh.map((l) => [l, l.path[l.path.length - 1]] as const)
    .sort((a, b) => a[1][1] - b[1][1])
    .forEach(([l, t], i) => {
      const R = r.between(28, 40);
      if (
        t[0] < cx + R * 0.9 ||
        placed.some((q) => Math.hypot(q[0] - t[0], q[1] - t[1]) < q[2] + R * 0.82) ||
        signedDistance(arch, t[0], t[1]) > -R - 6
      )
        return;
      const p0 = l.path[Math.max(0, l.path.length - 6)];
      flowers += chintz(
        t[0],
        t[1],
        R,
        Math.atan2(t[1] - p0[1], t[0] - p0[0]) + Math.PI / 2,
        (i + seed) % 6,
        trio(r),
        INK,
        r,
        '#e3cd9c',
      );
      placed.push([t[0], t[1], R]);
      occ.push(ellipse(t[0], t[1], R * 1.08, R * 1.08, 0, 14));
    });
  Lh.forEach((l) => {
    stems += fill(l.outline, K.leaf) + ink(l.outline, INK, 1.1);
    walk(l.path, 16)
      .slice(1)
      .forEach((k, i) => {
        const sg = i % 2 ? 1 : -1,
          Ln = r.between(30, 44),
          a = k.a + sg * r.between(0.6, 1),
          e = polar(k.p[0], k.p[1], Ln, a);
        if (
          e[0] < cx + 3 ||
          signedDistance(arch, e[0], e[1]) > -10 ||
          k.p[1] > vb - 190 ||
          placed.some(
            (q) =>
              Math.hypot(q[0] - e[0], q[1] - e[1]) < q[2] + 3 ||
              Math.hypot(q[0] - k.p[0], q[1] - k.p[1]) < q[2] - 4,
          ) ||
          occ.some((o) => signedDistance(o, e[0], e[1]) < 4)
        )
          return;
        leaves += chintzLeaf(
          k.p[0],
          k.p[1],
          Ln,
          Ln * 0.2,
          a,
          sg * -0.28,
          r.pick([K.leaf, K.indigo, K.leaf, K.paleIndigo]),
          '#dcc48e',
          INK,
          r,
        );
        occ.push(leaf(k.p[0], k.p[1], Ln, Ln * 0.22, a, 0, 0.45, 5));
      });
    occ.push(l.outline);
  });
  const boxes = occ.map((o) => [o, bounds(o)] as const),
    free = (x: number, y: number, R: number) =>
      signedDistance(arch, x, y) < -R - 6 &&
      boxes.every(
        ([o, b]) =>
          x < b.x0 - R || x > b.x1 + R || y < b.y0 - R || y > b.y1 + R || signedDistance(o, x, y) > R,
      );
  const fl = filler(rect(cx + 14, top, hw, vb - 260 - top), r, free, K.cloth);
  s +=
    mir(fl) +
    mir(leaves) +
    mir(stems) +
    mir(flowers) +
    chintz(cx, top + 74, 42, 0, 1, [K.madder, K.indigo, K.myrobalan], INK, r, K.cloth) +
    chintz(cx, vb - 300, 40, 0, 0, [K.madder, K.myrobalan, K.indigo], INK, r, K.cloth) +
    chintz(cx, sp + 130, 46, 0, 5, [K.indigo, K.madder, K.myrobalan], INK, r, K.cloth);
  s +=
    fill(vase, K.indigo) +
    clip(
      vase,
      [0, 1, 2, 3, 4]
        .map((i) => {
          const y = vb - 150 + i * 30;
          return i % 2
            ? fill(rect(cx - 80, y, 160, 26), K.madder) + rosetteRow(cx, y + 13, 9, 17)
            : lines(
                [polyline(cx - 80, y, cx + 80, y), polyline(cx - 80, y + 6, cx + 80, y + 6)],
                K.cloth,
                2,
              ) + hatch(rect(cx - 80, y + 8, 160, 16), 0.8, 6, 1, K.cloth, r);
        })
        .join(''),
    ) +
    ink(vase, INK, 2.2);
  const hill = (y: number): Poly => [
    ...Array.from(
      { length: 31 },
      (_, i) => [cx - hw + (2 * hw * i) / 30, y - 7 * Math.abs(Math.sin(i * 0.62))] as Point,
    ),
    [cx + hw, B],
    [cx - hw, B],
  ];
  s +=
    fill(hill(vb + 4), K.leaf) +
    clip(hill(vb + 4), scales(hill(vb + 4), -Math.PI / 2, 20, INK, 1.1)) +
    ink(hill(vb + 4), INK, 1.8);
  for (const sg of [-1, 1])
    s += paintPeacock(cx + sg * 132, vb - 54, 0.6, -sg, peacockOn('#c8b25a'), { tail: 'up' });
  return {
    w: W,
    h: H,
    bg: '#e2cda0',
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: surface(seed),
  };
}

const rosetteRow = (cx: number, y: number, n: number, d: number) =>
  Array.from(
    { length: n },
    (_, i) =>
      polys(rosette(cx + (i - (n - 1) / 2) * d, y, 8, 6), K.cloth) +
      dot(cx + (i - (n - 1) / 2) * d, y, 2.4, K.myrobalan),
  ).join('');
