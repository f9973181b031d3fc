/** Kachni: the Mithila manner of line alone, black and red on pale paper. */
import { inset, union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series, transform } from '../../draw/geometry.ts';
import { contourRows, hatch, scales } from '../../draw/hatching.ts';
import { ink, inked, ticks } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { fish } from '../../motifs/animals/fish.ts';
import { limb } from '../../motifs/animals/limb.ts';
import { turtle } from '../../motifs/animals/turtle.ts';
import { bird } from '../../motifs/birds/bird.ts';
import { place } from '../../motifs/place.ts';
import { lotusSide } from '../../motifs/plants/lotus-outline.ts';
import type { Mithila } from './painter.ts';
import { woven } from './strips.ts';
import { INK, K } from './style.ts';

/** Double outline with cross strokes; inside pale paper. Returns the inner outline. */
function kachniShape(m: Mithila, p: Poly, gap = 4.4, col: string = INK, paper: string = K.paper): Poly {
  const inner = inset(resample(p, 6, true), gap)[0] ?? p;
  m.add(fill(p, paper) + ink(inner, col, 1.1) + ticks(p, gap, 3.4, 0.7, col, m.r) + ink(p, col, 1.9));
  m.block(resample(p, 14, true));
  return inner;
}

/** An open flower in line: hatched petals, red every second one. */
export function kachniFlower(m: Mithila, x: number, y: number, R: number, n = 8): void {
  const out: string[] = [dot(x, y, R * 0.9, K.paper)];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2 + 0.2;
    const p = leaf(...polar(x, y, R * 0.22, a), R * 0.78, R * 0.72 * Math.tan(Math.PI / n), a, 0, 0.6);
    const red = i % 2 === 0;
    out.push(
      fill(p, K.paper) +
        hatch(p, a + (red ? Math.PI / 2 : 0), 2.8, 0.7, red ? K.kumkum : INK, m.r) +
        ink(p, red ? K.kumkum : INK, 1.2),
    );
  }
  out.push(
    dot(x, y, R * 0.27, K.paper) +
      line(ellipse(x, y, R * 0.26, R * 0.26, 0, 18), INK, 1.2, true) +
      dot(x, y, R * 0.13, K.kumkum),
  );
  m.add(out.join(''));
  m.block(ellipse(x, y, R + 1, R + 1, 0, 12));
}

/** A leaf in line: ribs to one side, hatching to the other. */
export function kachniLeaf(
  m: Mithila,
  x: number,
  y: number,
  L: number,
  w: number,
  a: number,
  col: string = INK,
): void {
  const p = leaf(x, y, L, w, a);
  const ribs = walk([[x, y], polar(x, y, L, a)], 3).slice(1, -1);
  m.add(
    fill(p, K.paper) +
      clip(
        p,
        lines(
          ribs.flatMap((k) => [1, -1].map((sg): Poly => [k.p, polar(...k.p, w * 1.4, a + sg * 0.8)])),
          col,
          0.7,
        ),
      ) +
      line([[x, y], polar(x, y, L * 0.92, a)], col, 1.1) +
      ink(p, col, 1.3),
  );
}

/** A creeper of line along a path, leaves on both sides, flowers where `flowers` says (0 to 1 along it). */
export function kachniVine(m: Mithila, path: Poly, size: number, flowers: number[], R = size): void {
  m.add(ink(path, INK, 2, { closed: false, taper: 0.4 }));
  const stations = walk(path, size * 0.6);
  stations
    .slice(1)
    .forEach((k, i) =>
      kachniLeaf(m, ...k.p, size, size * 0.28, k.a + (i % 2 ? 0.9 : -0.9), i % 3 ? INK : K.kumkum),
    );
  m.block(ribbon(path, () => size * 0.9, 10));
  for (const t of flowers) {
    const k = stations[Math.round(t * (stations.length - 1))];
    kachniFlower(m, ...k.p, R);
  }
}

/** One eye of a train, its tip in direction `a`. */
function trainEye(m: Mithila, at: Point, a: number, L: number): string {
  const eye = leaf(...polar(...at, -L * 0.5, a), L, L * 0.33, a, 0, 0.62);
  const core = leaf(...polar(...at, -L * 0.26, a), L * 0.62, L * 0.2, a, 0, 0.62);
  const pupil = polar(...at, L * 0.15, a);
  return (
    fill(eye, K.paper) +
    hatch(eye, a + Math.PI / 2, 3, 0.7, INK, m.r) +
    ink(eye, INK, 1.4) +
    fill(core, K.paper) +
    hatch(core, a, 2.4, 0.9, K.kumkum, m.r) +
    ink(core, K.kumkum, 1.2) +
    dot(...pupil, L * 0.095, INK) +
    dot(...pupil, L * 0.036, K.paper)
  );
}

/** Train of single feathers that spread along a path, each with its shaft, its barbs and eyes in ranks. */
function kachniTrain(m: Mithila, path: Poly, halfWidth: (t: number) => number, s: number): void {
  const stations = walk(path, 3);
  const spread = (t: number, u: number): Point => {
    const k = stations[Math.min(stations.length - 1, Math.round(t * (stations.length - 1)))];
    const d = u * halfWidth(k.t);
    return [k.p[0] - Math.sin(k.a) * d, k.p[1] + Math.cos(k.a) * d];
  };
  m.block(
    resample(
      ribbon(path, (t) => halfWidth(t) + 12 * s, 6),
      16,
      true,
    ),
  );
  const end = stations[stations.length - 1];
  m.block(ellipse(...end.p, 44 * s, halfWidth(1) + 18 * s, end.a, 16));
  const n = 9;
  const feathers = series(n, (i) => {
    const u = -1 + (2 * i) / (n - 1);
    const end = 1 - 0.13 * u * u - (i % 2) * 0.06;
    const shaft = series(60, (q) => spread(0.02 + (end - 0.02) * (q / 59), u));
    return { u, shaft, ranks: [1, 0.74, 0.48].slice(0, i % 2 ? 2 : 3) };
  });
  for (const { shaft } of feathers) {
    const barbs = walk(shaft, 3.4).flatMap((k) =>
      [1, -1].map((sg): Poly =>
        curve(
          [
            k.p,
            polar(...k.p, 9 * s * (0.6 + k.t), k.a + sg * 0.9),
            polar(...k.p, 17 * s * (0.5 + k.t), k.a + sg * 0.62),
          ],
          false,
          3,
        ),
      ),
    );
    m.add(lines(barbs, INK, 0.6));
  }
  for (const { shaft } of feathers) m.add(line(shaft, K.kumkum, 1.5));
  // ranks from the root to the tip, so that every eye lies on the one behind it
  for (const rank of [0.48, 0.74, 1])
    for (const { shaft, ranks } of feathers) {
      if (!ranks.includes(rank)) continue;
      const along = walk(shaft, 3);
      const k = along[Math.round(rank * (along.length - 1))];
      m.add(trainEye(m, k.p, k.a, (38 + 26 * rank) * s));
    }
}

/**
 * Great peacock built of strokes, facing right, feet at y + 214 s.
 * @param train centre line of the train in the bird's own space, from the rump at about (-96, 26)
 * @param trainWidth half its width along that line
 */
export function kachniPeacock(
  m: Mithila,
  x: number,
  y: number,
  s: number,
  fx: number,
  train: number[],
  trainWidth: (t: number) => number,
): void {
  const at = (p: Poly): Poly => transform(p, x, y, s, 0, fx);
  kachniTrain(m, at(curveThrough(train)), (t) => trainWidth(t) * s, s);
  // legs and toes
  for (const lx of [-6, 34]) {
    m.block(at(polyline(lx - 10, 60, lx + 12, 60, lx + 16, 214, lx - 12, 214)));
    m.add(
      line(at(curveThrough(lx, 60, lx + 6, 130, lx, 206)), INK, 6 * s) +
        line(at(curveThrough(lx, 60, lx + 6, 130, lx, 206)), K.paper, 2.4 * s),
    );
    for (const d of [-24, 14, 34])
      m.add(ink(at(curveThrough(lx, 204, lx + d * 0.6, 206, lx + d, 214)), INK, 4 * s, { closed: false }));
  }
  const bodyShape = at(
    union(
      [
        limb([116, -246, 100, -190, 80, -130, 84, -70, 56, 0, -20, 34, -104, 26], 15, 19, 24, 44, 66, 58, 22),
        ellipse(118, -250, 25, 22),
      ],
      12,
    ),
  );
  const body = kachniShape(m, bodyShape, 4.6 * s);
  m.add(clip(body, scales(body, fx > 0 ? -1.1 : Math.PI + 1.1, 21 * s, INK, 0.9)));
  const neck = at(ribbon(curveThrough([110, -222, 98, -186, 84, -136, 86, -92]), widths(30, 30, 34, 52), 4));
  const neckIn = neck;
  m.add(
    clip(
      body,
      woven(
        neckIn,
        [
          { mark: 'lines', col: K.paper },
          { mark: 'dots', col: K.paper, on: K.kumkum },
          { mark: 'lines', col: K.paper },
          { mark: 'zig', col: K.paper },
          { mark: 'dots', col: K.paper, on: K.kumkum },
          { mark: 'teeth', col: K.paper, on: K.kumkum, t: 1.3 },
          { mark: 'lines', col: K.paper },
        ],
        { sag: 8 * s },
      ),
    ),
  );
  const wing = kachniShape(
    m,
    at(loopThrough([66, -36, 20, -56, -50, -38, -124, 14, -164, 48, -112, 50, -54, 52, 0, 38, 50, 12])),
    4.6 * s,
  );
  m.add(
    clip(
      wing,
      each(contourRows(wing, 8 * s, 6 * s), (q, i) =>
        i % 2
          ? ticks(q, 7 * s, 3.2, 0.8, i % 4 === 1 ? K.kumkum : INK, m.r) + line(q, INK, 1, true)
          : line(q, K.kumkum, 1.3, true),
      ),
    ),
  );
  const beak = at(polyline(138, -260, 176, -244, 136, -238));
  m.add(fill(beak, K.paper) + hatch(beak, 0, 3, 0.8, K.kumkum, m.r) + ink(beak, INK, 1.6));
  m.block(beak);
  const eye = at(leaf(102, -254, 34, 9.5, 0.05));
  m.add(inked(eye, K.paper, INK, 1.8) + dot(...at([[120, -253]])[0], 5.6 * s, INK));
  for (let i = 0; i < 5; i++) {
    const tip = polar(112, -268, 62, -Math.PI / 2 + (i - 2) * 0.32 - 0.1);
    m.add(ink(at([[112, -266], tip]), INK, 1.6, { closed: false }));
    const c = at([tip])[0];
    m.add(
      dot(...c, 8 * s, K.paper) +
        line(ellipse(...c, 8 * s, 8 * s, 0, 18), INK, 1.2, true) +
        dot(...c, 4 * s, K.kumkum),
    );
    m.block(ellipse(...c, 9 * s, 9 * s, 0, 8));
  }
}

/** Fish of line: scales in rows, head and fins hatched red. */
export function kachniFish(
  m: Mithila,
  x: number,
  y: number,
  s: number,
  rot: number,
  fx = 1,
  bend = 12,
): void {
  const F = place(fish(bend), x, y, s, rot, fx);
  for (const k of ['tail', 'top', 'bot', 'bot2'] as const) {
    const fin = F[k];
    m.add(
      fill(fin, K.paper) +
        hatch(fin, rot + (k === 'tail' ? 0.1 : 1.4 * fx), 3.2, 0.8, K.kumkum, m.r) +
        ink(fin, INK, 1.5),
    );
    m.block(fin);
  }
  const inner = kachniShape(m, F.body, Math.max(3, 4 * s));
  m.add(
    clip(
      inner,
      scales(inner, rot + (fx < 0 ? 0 : Math.PI), Math.min(14 * s, 19), INK, 0.9) +
        fill(F.head, K.paper) +
        hatch(F.head, rot + 1.2, 3.2, 0.8, K.kumkum, m.r),
    ),
  );
  m.add(
    ink(F.gill, INK, 2, { closed: false }) +
      inked(F.eye, K.paper, INK, 1.6) +
      fill(F.pupil, INK) +
      line(F.mouth, INK, 1.5),
  );
}

/** Turtle of line: the shell in plates, each hatched its own way. */
export function kachniTurtle(m: Mithila, x: number, y: number, s: number, rot: number): void {
  const t = place(turtle(), x, y, s, rot);
  for (const p of [...t.feet, t.tail, t.head]) {
    m.add(fill(p, K.paper) + hatch(p, rot + 1.3, 3, 0.8, INK, m.r) + ink(p, INK, 1.5));
    m.block(p);
  }
  const inner = kachniShape(m, t.shell, 4 * s);
  const at = (r: number, i: number, k = 0.8): Point => {
    const [a, b] = [r * s * Math.cos((i / 6) * Math.PI * 2), r * s * k * Math.sin((i / 6) * Math.PI * 2)];
    return [x + a * Math.cos(rot) - b * Math.sin(rot), y + a * Math.sin(rot) + b * Math.cos(rot)];
  };
  const parts: string[] = [];
  const hex = [0, 1, 2, 3, 4, 5].map((i) => at(19, i));
  for (let i = 0; i < 6; i++) {
    const plate: Poly = [at(19, i), at(60, i), at(60, i + 1), at(19, i + 1)];
    parts.push(
      hatch(plate, rot + i * 0.9, 3.2, 0.8, i % 2 ? K.kumkum : INK, m.r) +
        line([at(19, i), at(60, i)], INK, 1.4),
    );
  }
  parts.push(inked(hex, K.paper, K.kumkum, 1.5) + dot(x, y, 5 * s, K.kumkum));
  m.add(clip(inner, parts.join('')));
}

/** Great floating leaf (makhana): thorned rim, veins that fork, puckers between them. */
export function kachniPad(m: Mithila, x: number, y: number, R: number, a: number, red = false): void {
  const edge: Poly = [polar(x, y, R * 0.12, a)];
  for (let i = 0; i <= 72; i++)
    edge.push(polar(x, y, R * (i % 2 ? 1 : 0.965), a + 0.2 + (i / 72) * (Math.PI * 2 - 0.4)));
  m.add(fill(edge, '#ead7ae'));
  const veins: Poly[] = [];
  const puckers: Poly[] = [];
  const n = Math.max(9, Math.round(R / 6));
  for (let i = 0; i <= n; i++) {
    const d = a + 0.32 + (i / n) * (Math.PI * 2 - 0.64);
    const half = (Math.PI - 0.32) / n;
    const fork = polar(x, y, R * 0.5, d);
    veins.push(
      [[x, y], fork],
      [fork, polar(x, y, R * 0.94, d + half * 0.5)],
      [fork, polar(x, y, R * 0.94, d - half * 0.5)],
    );
    if (i < n)
      for (const k of [0.4, 0.54, 0.68, 0.82])
        puckers.push(
          series(7, (q) =>
            polar(
              x,
              y,
              R * (k + 0.035 * Math.sin((q / 6) * Math.PI)),
              d + half * 2 * (0.18 + (q / 6) * 0.64),
            ),
          ),
        );
  }
  m.add(lines(puckers, red ? K.kumkum : INK, 0.9) + lines(veins, red ? INK : K.kumkum, 1.1));
  m.add(
    line(ellipse(x, y, R * 0.16, R * 0.16, 0, 24), INK, 1.1, true) +
      ticks(edge, 6, 3.4, 0.9, INK, m.r) +
      ink(edge, INK, 2),
  );
  m.block(ellipse(x, y, R + 1, R + 1, 0, 24));
}

/** Lotus of line seen from the side. */
export function kachniLotus(m: Mithila, x: number, y: number, R: number): void {
  lotusSide(x, y, R, 7).forEach((p, i) => {
    m.add(
      fill(p, K.paper) +
        hatch(p, Math.PI / 2 + (i % 3) * 0.16, 3, 0.8, i % 2 ? K.kumkum : INK, m.r) +
        ink(p, i % 2 ? K.kumkum : INK, 1.4),
    );
    m.block(p);
  });
}

/** Small bird of line, standing, facing right. */
export function kachniBird(m: Mithila, x: number, y: number, s: number, fx: number): void {
  const B = place(bird(), x, y, s, 0, fx);
  m.add(
    lines(B.legs, INK, 2.2 * s) +
      fill(B.tail, K.paper) +
      hatch(B.tail, 0.1, 3, 0.8, K.kumkum, m.r) +
      ink(B.tail, INK, 1.5),
  );
  const body = kachniShape(m, B.body, 3.4 * s);
  m.add(clip(body, scales(body, fx > 0 ? Math.PI : 0, 11 * s, INK, 0.8)));
  m.add(
    fill(B.wing, K.paper) +
      each(contourRows(B.wing, 5.5 * s, 4 * s), (q, i) => line(q, i % 2 ? INK : K.kumkum, 1.1, true)) +
      ink(B.wing, INK, 1.6),
  );
  m.add(
    inked(B.beak, K.kumkum, INK, 1.2) +
      dot(...B.eye, 5.4 * s, K.paper) +
      line(ellipse(...B.eye, 5.4 * s, 5.4 * s, 0, 14), INK, 1.2, true) +
      dot(...B.eye, 2.6 * s, INK),
  );
  m.block(B.tail);
}

/** Fill free ground with flowers and three-leaf sprigs of line. @param sizes radii, falling @param tries darts for each size */
export function kachniFill(
  m: Mithila,
  area: { x: number; y: number; w: number; h: number },
  sizes: number[],
  tries = 700,
): void {
  for (const R of sizes)
    for (let i = 0; i < tries; i++) {
      const x = m.r.between(area.x + R, area.x + area.w - R);
      const y = m.r.between(area.y + R, area.y + area.h - R);
      if (!m.free(x, y, R + 2)) continue;
      if (i % 3 === 0) {
        kachniFlower(m, x, y, R, R > 12 ? 8 : 6);
        continue;
      }
      const a = m.r.between(0, Math.PI * 2);
      for (const k of [-0.8, 0, 0.8])
        kachniLeaf(m, ...polar(x, y, -R * 0.8, a), R * 1.7, R * 0.46, a + k, i % 2 ? K.kumkum : INK);
      m.block(ellipse(x, y, R, R, 0, 10));
    }
}
