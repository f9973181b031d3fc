/** The palampore: one thick winding trunk on a rockery, a stem to every blossom, animals at its foot. */
import { curve, curveThrough, loopThrough } from '../../../draw/curves.ts';
import { type Point, type Poly, dist, polar, series } from '../../../draw/geometry.ts';
import { contourRows, scales } from '../../../draw/hatching.ts';
import { clip, each } from '../../../draw/markup.ts';
import { resample, scatter, walk } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import type { Rng } from '../../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../../draw/shapes.ts';
import { dot, dots, fill, line } from '../../../draw/svg.ts';
import { deer } from '../../../motifs/animals/deer.ts';
import { parrot } from '../../../motifs/birds/parrot.ts';
import { chintz, chintzLeaf } from '../../../motifs/painted/chintz.ts';
import { place } from '../../../motifs/place.ts';
import { Cloth } from '../cloth.ts';
import { contour, drawn, stroke } from '../kalam.ts';
import { INK, K, trio } from '../style.ts';

/** Rocks like scales and flames, heaped to a peak. */
function rockery(cx: number, base: number, w: number, h: number): string {
  const cols = [K.indigo, K.rust, K.shell, K.leaf, K.myrobalan, K.paleIndigo, K.madder];
  let q = '';
  for (let row = 4; row >= 0; row--) {
    const n = 9 - row,
      y = base - (h * row) / 5.4;
    for (let i = 0; i < n; i++) {
      const u = (i - (n - 1) / 2) / n,
        x = cx + u * w * (1 - row * 0.12),
        d = (w / n) * 0.78,
        lean = -u * 26;
      const p = loopThrough(
        [x - d, y + 34],
        [x - d * 0.82, y - 6],
        [x - d * 0.3 + lean, y - h * 0.2],
        [x + lean * 1.5, y - h * 0.27],
        [x + d * 0.5 + lean, y - h * 0.16],
        [x + d * 0.9, y - 2],
        [x + d, y + 34],
      );
      q +=
        fill(p, cols[(i * 3 + row * 2) % 7]) +
        clip(
          p,
          each(contourRows(p, 9, 7, 3), (z, k) =>
            k % 2 ? dots(resample(z, 8, true), 1.6, INK) : line(z, INK, 1, true),
          ),
        ) +
        contour(p, 2.1);
    }
  }
  return q;
}

/** A perching parakeet. */
function parakeet(x: number, y: number, s: number, fx: number, body: string): string {
  const B = place(parrot(), x, y, s, 0, fx);
  return (
    each(B.tail, (p: Poly, i: number) => drawn(p, i ? body : K.indigo, 1.4)) +
    fill(B.body, body) +
    scales(B.body, fx > 0 ? 2.2 : 0.9, 11 * s, INK, 0.9) +
    contour(B.body, 1.8) +
    drawn(B.wing, K.indigo, 1.5) +
    line(B.collar, K.madder, 4 * s) +
    drawn(B.beak, K.madder, 1.2) +
    drawn(B.eye, K.cloth, 1.2) +
    fill(B.pupil, INK)
  );
}

function spotted(x: number, y: number, s: number, fx: number, r: Rng): string {
  const D = place(deer(), x, y, s, 0, fx);
  return (
    drawn(D.tail, K.cloth, 1.2) +
    fill(D.body, K.rust) +
    clip(D.body, dots(scatter(D.body, 11, r, 3), 2.2, K.cloth)) +
    contour(D.body, 1.9) +
    drawn(D.ear, K.shell, 1.2) +
    drawn(D.ear2, K.shell, 1.2) +
    drawn(D.eye, K.cloth, 1.2) +
    fill(D.pupil, INK) +
    each(D.hooves, (p: Poly) => fill(p, INK))
  );
}

/** @param o.birds how many parakeets, @param o.bloom smallest and largest radius of the flowers */
export function palampore(
  seed: number,
  W: number,
  H: number,
  o: { birds?: number; bloom?: [number, number] } = {},
): Painting {
  const c = new Cloth(seed, W, H, 'chintz'),
    { f, r } = c,
    [small, large] = o.bloom ?? [30, 54],
    foot = f.bottom - f.h * 0.16,
    wide = f.w / f.h > 1;
  const trunk = curveThrough(
    [f.cx + f.w * 0.01, foot + 20],
    [f.cx + f.w * 0.09, foot - f.h * 0.13],
    [f.cx - f.w * 0.01, foot - f.h * 0.26],
    [f.cx - f.w * 0.14, foot - f.h * 0.4],
    [f.cx - f.w * 0.02, foot - f.h * 0.54],
    [f.cx + f.w * 0.11, foot - f.h * 0.64],
    [f.cx + f.w * 0.02, f.y + f.h * 0.1],
    [f.cx - f.w * 0.1, f.y + f.h * 0.07],
  );
  const girth = f.h * 0.042,
    bark = ribbon(
      trunk,
      widths(girth * 1.5, girth, girth * 0.9, girth * 0.76, girth * 0.6, girth * 0.34, 2),
      5,
    );
  // blossoms wherever there is room, then a stem for each from the nearest wood
  const sites = scatter(
      rect(f.x + small, f.y + small, f.w - 2 * small, foot - f.y - small * 1.9),
      large * 1.72,
      r,
      0,
      14,
    ),
    wood: [Poly, number][] = [[trunk, girth * 0.5]],
    stems: Poly[] = [],
    blooms: { at: Point; R: number; a: number }[] = [];
  const near = (p: Point): [Point, number] => {
    let best: [Point, number] = [trunk[0], 1e9];
    for (const [q] of wood)
      for (const z of q) {
        const d = dist(p, z) + (z[1] < p[1] ? 90 : 0);
        if (d < best[1]) best = [z, d];
      }
    return best;
  };
  const trunkAway = (p: Point) => Math.min(...trunk.map((z) => dist(z, p)));
  const join = (p: Point, R: number) => {
    const [from] = near(p),
      side = p[0] > from[0] ? 1 : -1,
      d = dist(from, p),
      a = Math.atan2(p[1] - from[1], p[0] - from[0]),
      bend = (i: number): Point =>
        polar(
          from[0] + ((p[0] - from[0]) * i) / 3,
          from[1] + ((p[1] - from[1]) * i) / 3,
          d * (i === 1 ? 0.2 : 0.12),
          a + (side * Math.PI) / 2,
        );
    const stem = curve([from, bend(1), bend(2), p], false, 12);
    stems.push(stem);
    wood.push([stem.slice(0, -8), 4]);
    blooms.push({ at: p, R, a: Math.atan2(p[1] - bend(2)[1], p[0] - bend(2)[0]) + Math.PI / 2 });
  };
  for (const p of sites
    .filter((z) => trunkAway(z) > small + girth)
    .sort((a, b) => trunkAway(a) - trunkAway(b)))
    join(p, r.between(small, large));
  const open = (p: Point, room: number) =>
    blooms.every((b) => dist(b.at, p) > b.R + room) && p[0] > f.x + 8 && p[0] < f.right - 8 && p[1] > f.y + 8;
  const clear = (p: Point, R: number) =>
    open(p, R) && stems.every((q) => q.every((z) => dist(z, p) > R * 0.9)) && trunkAway(p) > girth + R * 0.7;
  for (const p of scatter(rect(f.x + 20, f.y + 18, f.w - 40, foot - f.y - 70), 34, r, 0, 4))
    if (clear(p, 27)) join(p, r.between(13, 19));
  let leaves = '';
  const leafed: Point[] = [];
  for (const s of [...stems, trunk])
    for (const [i, k] of walk(s, 17).entries()) {
      if (k.p[1] > foot - 60 || i < 1) continue;
      const sg = i % 2 ? 1 : -1,
        n = r.between(32, 48),
        a = k.a + sg * r.between(0.65, 1),
        root = s === trunk ? polar(...k.p, girth * 0.7 * (1 - k.t) ** 0.8, k.a + (sg * Math.PI) / 2) : k.p,
        e = polar(...root, n, a);
      if (!open(e, 5) || leafed.some((z) => dist(z, e) < 17)) continue;
      leafed.push(e, polar(...root, n * 0.5, a));
      leaves += chintzLeaf(
        ...root,
        n,
        n * 0.21,
        a,
        sg * -0.26,
        r.pick([K.leaf, K.leaf, K.indigo, K.paleIndigo]),
        '#dcc48e',
        INK,
        r,
      );
    }
  c.add(leaves);
  for (const s of stems) c.add(drawn(ribbon(s, widths(6.5, 4.6, 3.2), 4), K.madder, 1.6));
  c.add(
    fill(bark, K.rust) +
      clip(
        bark,
        scales(bark, -Math.PI / 2, 21, INK, 1.3) +
          each([-0.5, 0.5], (u) =>
            stroke(
              walk(trunk, 9).map((k) => polar(...k.p, u * girth * (1 - k.t * 0.8), k.a + Math.PI / 2)),
              2,
              K.myrobalan,
            ),
          ),
      ) +
      contour(bark, 2.5),
  );
  blooms.forEach((b, i) =>
    c.add(chintz(...b.at, b.R, b.a, b.R < 20 ? [0, 4, 5, 3][i % 4] : i % 6, trio(r), INK, r, K.cloth)),
  );
  c.add(rockery(f.cx, f.bottom + 6, f.w * (wide ? 0.86 : 1.06), f.h * 0.2));
  const lawn = f.bottom - 8;
  for (const [i, u] of [0.06, 0.16, 0.84, 0.94].entries()) {
    const x = f.x + f.w * u,
      h = 60 + (i % 2) * 26;
    c.add(
      stroke(curveThrough([x, lawn], [x + 8, lawn - h * 0.5], [x - 2, lawn - h]), 3, K.leaf) +
        each([0.3, 0.5, 0.7], (t, k) =>
          drawn(leaf(x + 5, lawn - h * t, 26, 6, k % 2 ? -0.5 : -2.6), K.leaf, 1.2),
        ) +
        chintz(x - 2, lawn - h, 17, 0, [0, 4][i % 2], trio(r), INK, r, K.cloth),
    );
  }
  c.add(
    spotted(f.x + f.w * 0.25, f.bottom - 66, 0.46, 1, r) +
      spotted(f.x + f.w * 0.73, f.bottom - 62, 0.43, -1, r),
  );
  const perch = stems
    .filter((s) => s.length > 20)
    .map((s) => s[Math.floor(s.length * 0.45)])
    .filter((p) => open([p[0], p[1] - 30], 14) && trunkAway(p) > girth * 2.2);
  perch
    .slice(0, o.birds ?? 2)
    .forEach((p, i) => c.add(parakeet(p[0], p[1] - 26, 0.52, i % 2 ? -1 : 1, i % 2 ? '#84924c' : K.leaf)));
  c.add(
    each(
      series(26, (i) => f.x + 12 + i * ((f.w - 24) / 25)),
      (x, i) =>
        dot(x, f.bottom - 6, i % 2 ? 3 : 2, K.madder) + drawn(ellipse(x, f.bottom - 18, 1.6, 1.6), INK, 0.6),
    ),
  );
  return c.finish(seed);
}
