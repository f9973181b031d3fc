/** Animals of the Mithila walls beyond the painter's own: elephant, lion, bull, snake, turtle. */
import { inset, union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { bounds, resample, walk } from '../../draw/measure.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { cow } from '../../motifs/animals/cow.ts';
import { limb } from '../../motifs/animals/limb.ts';
import { TRUNK, royalElephant } from '../../motifs/animals/royal-elephant.ts';
import { turtle } from '../../motifs/animals/turtle.ts';
import { bird } from '../../motifs/birds/bird.ts';
import { place } from '../../motifs/place.ts';
import type { Mithila } from './painter.ts';
import { type Stripe, strip, woven, wovenPart } from './strips.ts';
import { INK, K } from './style.ts';

const blocked = (m: Mithila, p: Poly): void => m.block(resample(p, 14, true));

/** Elephant with saddle-cloth, facing right; feet at y + 124 s. @param skin pattern of the hide, downwards */
export function elephant(
  m: Mithila,
  x: number,
  y: number,
  s: number,
  fx: number,
  skin: Stripe[],
  cloth: Stripe[],
  trunk = TRUNK.raised,
  trim: [ear: string, eyes: string, cap: string] = [K.rose, K.turmeric, K.kumkum],
): void {
  const E = place(royalElephant(trunk), x, y, s, 0, fx);
  m.add(ink(E.tail, INK, 5 * s, { closed: false }) + fill(E.tuft, INK));
  wovenPart((v) => m.add(v), E.body, skin, { rim: 4.6 * s + 0.6, w: 2.4 });
  blocked(m, E.body);
  E.folds.forEach((q) => m.add(dot(...q, 3.4 * s, trim[2])));
  for (const foot of E.feet) m.add(fill([...foot, foot[0]], trim[1]) + ink(foot, INK, 1.6));
  wovenPart((v) => m.add(v), E.cloth, cloth, { rim: 4 * s, sag: 8 * s });
  const fringe = walk(
    E.cloth.slice(Math.floor(E.cloth.length * 0.42), Math.floor(E.cloth.length * 0.86)),
    11 * s,
  );
  m.add(
    each(
      fringe,
      (k) => dot(k.p[0], k.p[1] + 7 * s, 4.4 * s, INK) + dot(k.p[0], k.p[1] + 7 * s, 3.2 * s, K.marigold),
    ),
  );
  wovenPart(
    (v) => m.add(v),
    E.ear,
    [
      { mark: 'lines', col: trim[0] },
      { mark: 'eyes', col: trim[1], on: trim[2] },
      { mark: 'lines', col: trim[0] },
    ],
    { rim: 3.4 * s },
  );
  m.part(E.cap, trim[2], 'dots', { gap: 3 * s, step: 9 * s });
  m.part(E.tusk, K.paper, 'flat', { single: true });
  m.add(inked(E.eye, '#fffaf0', INK, 1.8) + fill(E.pupil, INK));
}

/** Lion striding right, feet at y + 118 s. */
export function lion(
  m: Mithila,
  x: number,
  y: number,
  s: number,
  fx: number,
  col: string = K.turmeric,
  mane: string = K.palash,
): void {
  const at = (p: Poly): Poly => p.map(([a, b]): Point => [x + a * s * fx, y + b * s]);
  const body = at(
    union(
      [
        limb([-124, -22, -70, -40, 0, -22, 66, -40, 104, -48], 36, 46, 36, 46, 44),
        ellipse(-118, -20, 42, 42),
        ellipse(100, -46, 44, 44),
        limb([-126, -10, -146, 40, -122, 74, -136, 112], 34, 20, 12, 11),
        limb([-96, 0, -78, 50, -62, 78, -64, 112], 30, 18, 12, 11),
        limb([64, -8, 56, 56, 54, 112], 32, 16, 12),
        limb([96, -20, 128, 28, 146, 66, 168, 96], 32, 18, 12, 11),
      ],
      14,
    ),
  );
  const tail = at(
    ribbon(curveThrough([-156, -36, -200, -66, -192, -128, -226, -160, -256, -136]), widths(9, 8, 7, 7, 6)),
  );
  m.part(tail, col, 'hatch', { single: true, step: 4 });
  blocked(m, tail);
  const tuft = at(loopThrough([-248, -146, -272, -158, -286, -134, -278, -108, -256, -112, -246, -128]));
  m.part(tuft, mane, 'hatch', { gap: 3, step: 4 });
  blocked(m, tuft);
  wovenPart(
    (v) => m.add(v),
    body,
    [
      { mark: 'dots', col },
      { mark: 'dots', col, on: K.kumkum },
      { mark: 'dots', col },
      { mark: 'dots', col, on: K.kumkum },
      { mark: 'dots', col },
      { mark: 'dots', col, on: K.kumkum },
      { mark: 'dots', col },
      { mark: 'dots', col, on: K.kumkum },
      { mark: 'lines', col },
      { mark: 'lines', col },
    ],
    { rim: 4 * s + 0.6, w: 2.4 },
  );
  blocked(m, body);
  for (const [px, py] of [
    [-128, 112],
    [-56, 112],
    [62, 112],
    [174, 97],
  ]) {
    // a round paw of three toes, each with its claw
    for (const d of [6, 17, 27])
      m.add(inked(at(leaf(px + d, py + 4, 13, 3.6, 0.9, 0.2, 0.3)), '#fffaf0', INK, 1.2));
    const paw = at(
      loopThrough([
        px - 22,
        py + 8,
        px - 23,
        py - 6,
        px - 8,
        py - 17,
        px + 12,
        py - 16,
        px + 28,
        py - 7,
        px + 32,
        py + 3,
        px + 25,
        py + 9,
      ]),
    );
    m.part(paw, col, 'flat', { single: true });
    m.block(paw);
    m.add(
      lines(
        [2, 13, 23].map((d) => at(curveThrough(px + d, py - 9, px + d + 5, py - 2, px + d + 2, py + 8))),
        INK,
        1.6,
      ),
    );
  }
  const c: Point = [112, -84];
  for (const [R, n, turn] of [
    [82, 20, 0],
    [64, 16, 0.2],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = turn + (i / n) * TAU;
      const lock = at(leaf(...polar(...c, R * 0.5, a), R * 0.56, R * 0.17, a, 0.22, 0.5));
      m.part(lock, i % 2 ? mane : K.marigold, 'hatch', { single: true, step: 3.6, ang: a });
    }
  m.block(at(ellipse(...c, 84, 84, 0, 20)));
  const head = at(union([ellipse(c[0] + 2, c[1] - 2, 40, 42), ellipse(c[0] + 34, c[1] + 12, 27, 24)], 12));
  m.part(head, col, 'flat', { gap: 3 * s, w: 2.2 });
  for (const dx of [-22, 18])
    m.part(at(ellipse(c[0] + dx, c[1] - 42, 12, 13)), mane, 'flat', { single: true });
  const eye = at(leaf(c[0] - 8, c[1] - 8, 40, 11, 0.06));
  m.add(inked(eye, '#fffaf0', INK, 2) + dot(...at([[c[0] + 13, c[1] - 8]])[0], 8 * s, INK));
  m.add(
    ink(at(curveThrough(c[0] - 8, c[1] - 24, c[0] + 10, c[1] - 32, c[0] + 30, c[1] - 22)), INK, 3.4, {
      closed: false,
    }),
  );
  m.add(fill(at(loopThrough([c[0] + 52, c[1] - 4, c[0] + 64, c[1] + 6, c[0] + 52, c[1] + 12])), INK));
  const mouth = at(
    loopThrough([
      c[0] + 58,
      c[1] + 18,
      c[0] + 34,
      c[1] + 20,
      c[0] + 22,
      c[1] + 28,
      c[0] + 38,
      c[1] + 33,
      c[0] + 54,
      c[1] + 28,
    ]),
  );
  m.add(inked(mouth, K.kumkum, INK, 1.6));
  m.add(
    lines(
      [26, 34, 42, 50].map((d) => at(polyline(c[0] + d, c[1] + 21, c[0] + d + 2, c[1] + 27))),
      K.paper,
      2.6,
    ),
  );
  m.add(
    lines(
      [0, 1, 2].map((i) =>
        at(
          curveThrough(c[0] + 40, c[1] + 8 + i * 4, c[0] + 54, c[1] + 4 + i * 6, c[0] + 72, c[1] + 2 + i * 9),
        ),
      ),
      INK,
      1,
    ),
  );
}

/** Humped bull standing, feet at y + 116 s, its hide in rows. */
export function bull(
  m: Mithila,
  x: number,
  y: number,
  s: number,
  fx: number,
  col: string,
  hide: Stripe[],
): void {
  const C = place(cow(), x, y, s, 0, fx);
  m.add(ink(C.tail, INK, 4 * s, { closed: false }) + fill(C.tuft, INK));
  wovenPart((v) => m.add(v), C.body, hide, { rim: 3.6 * s + 0.6, w: 2.2 });
  blocked(m, C.body);
  for (const q of [C.horn, C.horn2]) m.part(q, K.marigold, 'hatch', { single: true, step: 4, ang: 0 });
  m.part(C.ear, col, 'flat', { single: true });
  m.add(inked(C.eye, '#fffaf0', INK, 1.6) + fill(C.pupil, INK) + fill(C.nose, INK) + line(C.mouth, INK, 1.6));
  for (const hoof of C.hooves) m.add(fill(hoof, INK));
  walk(C.garland, 12 * s).forEach((k, i) =>
    m.add(dot(...k.p, 7 * s, INK) + dot(...k.p, 5.6 * s, i % 2 ? K.marigold : K.kumkum)),
  );
}

/** How a snake is patterned. */
export interface SnakeLook {
  col: string;
  on: string;
  rim: string;
  hood: string;
}

/** Body of a snake along a piece of its path, without head; for interlaced snakes draw pieces in the order of the weave. */
export function snakeBody(path: Poly, w: number, look: SnakeLook): string {
  const stations = walk(path, 2.5);
  const L = stations[stations.length - 1].s;
  const lay =
    (half: number) =>
    (x: number, y: number): Point => {
      const k =
        stations[Math.max(0, Math.min(stations.length - 1, Math.round((x / L) * (stations.length - 1))))];
      return [k.p[0] - Math.sin(k.a) * (y - half), k.p[1] + Math.cos(k.a) * (y - half)];
    };
  const outer = ribbon(path, () => w, 3);
  return (
    fill(outer, look.rim) +
    strip(lay(w), L, w * 0.3, { mark: 'lines', col: look.rim }, false) +
    strip((x, y) => lay(w)(x, y + w * 1.7), L, w * 0.3, { mark: 'lines', col: look.rim }, false) +
    strip((x, y) => lay(w)(x, y + w * 0.3), L, w * 1.4, { mark: 'diamond', col: look.col, on: look.on }) +
    line(outer.slice(0, outer.length >> 1), INK, 2.2) +
    line(outer.slice(outer.length >> 1), INK, 2.2)
  );
}

/** Hooded head of a snake seen from its back; `a` is where it looks. */
export function snakeHood(m: Mithila, x: number, y: number, a: number, s: number, look: SnakeLook): void {
  const at = (p: Poly): Poly =>
    p.map(([u, v]): Point => [
      x + (u * Math.cos(a) - v * Math.sin(a)) * s,
      y + (u * Math.sin(a) + v * Math.cos(a)) * s,
    ]);
  const tongue = at(curveThrough(66, 0, 80, 0, 88, 0));
  m.add(
    line(tongue, K.kumkum, 2.4) +
      lines([at(polyline(86, 0, 98, -7)), at(polyline(86, 0, 98, 7))], K.kumkum, 2),
  );
  const hood = at(
    loopThrough([
      -26, -13, -4, -30, 24, -36, 46, -24, 62, -10, 70, 0, 62, 10, 46, 24, 24, 36, -4, 30, -26, 13,
    ]),
  );
  m.part(hood, look.hood, 'none', { gap: 4 * s + 0.6, w: 2.2 });
  for (const q of inset(hood, 4 * s + 0.6))
    m.add(
      woven(
        q,
        [
          { mark: 'lines', col: look.hood },
          { mark: 'dots', col: look.hood, on: look.on },
          { mark: 'lines', col: look.hood },
        ],
        { a: a + Math.PI / 2 },
      ),
    );
  for (const sg of [-1, 1]) {
    const c = at([[8, sg * 15]])[0];
    m.add(dot(...c, 9 * s, INK) + dot(...c, 7.4 * s, look.on) + dot(...c, 3.4 * s, INK));
    const e = at(leaf(38, sg * 10, 18, 5, -sg * 0.3));
    m.add(inked(e, '#fffaf0', INK, 1.3) + dot(...at([[47, sg * 8.4]])[0], 3 * s, INK));
  }
  m.add(line(at(curveThrough(34, 0, 20, 0, 0, 0)), INK, 1.2));
  blocked(m, hood);
}

/** Turtle from above, its shell in rings. */
export function turtleFrom(
  m: Mithila,
  x: number,
  y: number,
  s: number,
  a: number,
  cols: [string, string, string],
): void {
  const t = place(turtle(), x, y, s, a);
  for (const q of t.feet) m.part(q, cols[2], 'hatch', { single: true, step: 3.4 });
  m.part(t.tail, cols[2], 'flat', { single: true });
  m.part(t.head, cols[2], 'flat', { single: true });
  for (const sg of [-1, 1])
    m.add(
      dot(
        x + (62 * Math.cos(a) - sg * 5 * Math.sin(a)) * s,
        y + (62 * Math.sin(a) + sg * 5 * Math.cos(a)) * s,
        3 * s,
        INK,
      ),
    );
  m.part(t.shell, cols[0], 'none', { gap: 4 * s + 0.5 });
  const b = bounds(t.shell);
  const cell = (r: number): Poly => series(6, (i) => polar(b.cx, b.cy, r * s, a + (i / 6) * TAU));
  const hex = cell(17);
  const inner = inset(t.shell, 4 * s + 0.5)[0] ?? t.shell;
  m.add(
    clip(
      inner,
      inked(hex, cols[1], INK, 1.4) +
        lines(
          hex.map((p): Poly => [p, polar(b.cx, b.cy, 50 * s, Math.atan2(p[1] - b.cy, p[0] - b.cx))]),
          INK,
          1.4,
        ) +
        dots(
          series(6, (i) => polar(b.cx, b.cy, 28 * s, a + ((i + 0.5) / 6) * TAU)),
          3.6 * s,
          cols[1],
        ) +
        line(cell(10), INK, 1, true),
    ),
  );
  blocked(m, t.shell);
  blocked(m, t.head);
  for (const q of t.feet) blocked(m, q);
}

/** Plain small bird, patterned, facing right. */
export function songbird(
  m: Mithila,
  x: number,
  y: number,
  s: number,
  fx: number,
  cols: [body: string, wing: string, tail: string],
  rot = 0,
): void {
  const B = place(bird(), x, y, s, rot, fx);
  m.part(B.tail, cols[2], 'hatch', { single: true, step: 3.6 });
  m.add(lines(B.legs, INK, 2.4 * s));
  m.part(B.body, cols[0], 'fish', { gap: 3 * s, step: 9 * s, ang: fx > 0 ? Math.PI : 0 });
  m.part(B.wing, cols[1], 'rings', { gap: 3 * s, step: 6 * s });
  m.part(B.beak, K.kumkum, 'flat', { single: true });
  m.add(
    dot(...B.eye, 6 * s, '#fffaf0') +
      line(ellipse(...B.eye, 6 * s, 6 * s, 0, 16), INK, 1.2, true) +
      dot(...B.eye, 2.8 * s, INK),
  );
  blocked(m, B.body);
  blocked(m, B.tail);
}
