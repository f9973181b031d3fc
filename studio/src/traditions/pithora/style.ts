/** Rathwa Pithora: bright horses with riders, crowded registers, a patterned enclosure with a gate. */
import { rays, run, teeth, zig } from '../../draw/bands.ts';
import {
  type Poly,
  ellipse,
  leaf,
  loopThrough,
  polar,
  polyline,
  rect,
  ribbon,
  transform,
  walk,
  widths,
  offsets,
  curveThrough,
} from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { dotRows } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { clip, dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { dress } from '../../figures/small-dress.ts';
import { STANCE, type Stance, figure } from '../../figures/small.ts';
import { cattle } from '../../motifs/animals/cattle.ts';
import { horse } from '../../motifs/animals/horse.ts';
import { tiger } from '../../motifs/animals/tiger.ts';
import { tusker } from '../../motifs/animals/tusker.ts';
import { place } from '../../motifs/place.ts';

export const PITHORA = {
  wall: '#f5ecda',
  orange: '#e8651c',
  green: '#23803f',
  blue: '#2357a6',
  pink: '#dd4c88',
  yellow: '#f4b71d',
  red: '#c5271f',
  black: '#1f1a1b',
  white: '#fffaf0',
  brown: '#7a4324',
  violet: '#6b3a8c',
};

const K = PITHORA;

/** Horse and rider; the body carries two colours of dot rows, the saddle cloth a stripe. */
export function rider(
  S: Sheet,
  x: number,
  y: number,
  s: number,
  fx: number,
  body: string,
  mark: string[],
  cloth: string[],
) {
  const H = place(horse(), x, y, s, 0, fx);
  const dark = body === K.black ? K.white : K.black;
  const manes = walk(H.mane, 4.4).map((k) => [k.p, [k.p[0] - fx * 13 * s, k.p[1] - 9 * s]] as Poly);
  S.add(
    fill(H.tail, dark === K.white ? K.red : K.black),
    lines(
      walk(H.mane, 4.4 * s + 1).map((k, i) => manes[i] ?? [k.p, k.p]),
      K.black,
      2.6 * s,
    ),
  );
  S.add(
    ...H.ears.map((p) => fill(p, body)),
    fill(H.body, body),
    clip(H.body, dotRows(H.body, 11 * s, mark, S.r, 4, 0.3)),
    ink(H.body, K.black, 2.1),
  );
  S.add(
    polys(H.hooves, K.black),
    fill(H.saddle, cloth[0]),
    hatch(H.saddle, Math.PI / 2, 6.5 * s, 2.4 * s, cloth[1], S.r, 0.05),
    ink(H.saddle, K.black, 1.8),
  );
  S.add(
    line(H.neckBand, cloth[1], 4.5 * s),
    ...H.bridle.map((b) => line(b, cloth[1], 3 * s)),
    dot(H.eye[0], H.eye[1], 4.6 * s, K.white),
    dot(H.eye[0], H.eye[1], 2.2 * s, K.black),
  );
  // one leg hangs over the flank, the other is behind the horse
  const F = figure(x + 2 * s * fx, y + 22 * s, s * 1.34, {
      ...STANCE.ride,
      lR: [0.62, -0.12],
      fx,
      thick: 1.15,
    }),
    astride = { ...F, legs: [F.legs[1]] };
  S.add(
    line(H.rein, cloth[1], 2.2 * s),
    dress(astride, {
      skin: K.brown,
      top: cloth[0] === K.white ? K.red : K.white,
      low: cloth[1],
      turban: mark[0],
      rim: K.black,
      w: 1.2,
    }),
  );
  S.add(
    line(
      [F.handR, polar(F.handR[0], F.handR[1], 42 * s, -1.2 * (fx > 0 ? 1 : 0) + (fx > 0 ? 0 : -1.94))],
      K.black,
      2 * s,
    ),
  );
  S.block(H.body, 7)
    .block(F.torso, 10)
    .block(F.head, 8)
    .block(H.tail, 5)
    .block(transform(ellipse(0, 40, 84, 76), x, y, s), 0);
}

/** Small beasts of the lower registers. */
export function ox(S: Sheet, x: number, y: number, s: number, fx: number, col: string, mark: string) {
  const B = place(cattle(), x, y, s, 0, fx);
  S.add(
    line(B.tail, col, 5 * s),
    fill(B.tuft, K.black),
    polys(B.horns, K.black),
    fill(B.body, col),
    clip(B.body, dotRows(B.body, 22 * s, [mark], S.r, 4, 0.3)),
  );
  S.add(ink(B.body, K.black, 1.6), fill(B.ear, col), dot(B.eye[0], B.eye[1], 6 * s, K.white)).block(
    B.body,
    6,
  );
}

export function striped(S: Sheet, x: number, y: number, s: number, fx: number, col: string, bar: string) {
  const T = place(tiger(), x, y, s, 0, fx);
  S.add(
    fill(T.tail, col),
    lines(
      walk(T.tail.slice(0, T.tail.length / 2), 8).map((k) => [polar(k.p[0], k.p[1], 9 * s, k.a + 1.2), k.p]),
      bar,
      2,
    ),
    polys(T.ears, bar),
  );
  S.add(
    fill(T.body, col),
    clip(T.body, hatch(T.body, Math.PI / 2 - 0.2, 17 * s, 6 * s, bar, S.r, 0.2)),
    ink(T.body, bar, 1.8),
  );
  S.add(dot(T.eye[0], T.eye[1], 6.5 * s, K.white), dot(T.eye[0], T.eye[1], 3 * s, bar))
    .block(T.body, 6)
    .block(T.tail, 5);
}

export function elephantRide(S: Sheet, x: number, y: number, s: number, fx: number) {
  const E = place(tusker(), x, y, s, 0, fx);
  S.add(
    line(E.tail, K.black, 4 * s),
    fill(E.body, K.black),
    clip(E.body, dotRows(E.body, 20 * s, [K.white, K.yellow, K.pink], S.r, 6, 0.26)),
  );
  S.add(
    fill(E.ear, K.pink),
    clip(E.ear, dotRows(E.ear, 16 * s, [K.white], S.r)),
    ink(E.ear, K.white, 1.4),
    fill(E.tusk, K.white),
    dot(E.eye[0], E.eye[1], 7 * s, K.white),
  );
  const seat = transform(polyline(-62, -112, 38, -112, 46, -60, -70, -60), x, y, s, 0, fx);
  S.add(fill(seat, K.red), hatch(seat, 0, 7 * s, 2.4 * s, K.yellow, S.r, 0), ink(seat, K.black, 1.6));
  const F = figure(x - 10 * s * fx, y - 62 * s, s * 1.1, { ...STANCE.ride, fx, thick: 1.2 });
  S.add(dress(F, { skin: K.brown, top: K.green, low: K.red, turban: K.yellow, rim: K.black, w: 1.1 }))
    .block(E.body, 6)
    .block(seat, 6)
    .block(F.torso, 12);
}

export function person(S: Sheet, x: number, y: number, s: number, o: Stance, col: string[], woman = false) {
  const F = figure(x, y, s, { thick: 1.25, ...o, skirt: woman });
  S.add(
    dress(F, {
      skin: K.brown,
      top: col[0],
      low: col[1],
      rim: K.black,
      w: 1,
      ...(woman ? { hair: K.black } : { turban: col[2] ?? col[1] }),
    }),
  );
  S.block(F.torso, 8).block(F.head, 6);
  F.legs.forEach((l) => S.block(l, 5));
  return F;
}

/** Toddy palm with hanging pots. */
export function palm(S: Sheet, x: number, y: number, h: number) {
  const trunk = ribbon(curveThrough(x, y, x + 3, y - h * 0.5, x - 2, y - h), widths(5, 4, 4));
  S.add(
    fill(trunk, K.brown),
    lines(
      Array.from({ length: Math.floor(h / 7) }, (_, i) => [
        [x - 5, y - i * 7],
        [x + 5, y - i * 7 - 3],
      ]),
      K.yellow,
      1.4,
    ),
  );
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI * 1.02 + (i / 8) * Math.PI * 1.04,
      p = leaf(x - 2, y - h, h * 0.42, 6, a, 0.16 * Math.cos(a), 0.5);
    S.add(
      fill(p, K.green),
      lines(
        walk(p.slice(0, 15), 5).map((k) => [k.p, polar(k.p[0], k.p[1], 7, a + 1.1)]),
        K.green,
        1.6,
      ),
    ).block(p, 3);
  }
  for (const d of [-9, 0, 9])
    S.add(dot(x + d, y - h + 12 + Math.abs(d) * 0.3, 4.6, K.orange), dot(x + d, y - h + 12, 1.4, K.black));
  S.block(trunk, 5);
}

export function sunMoon(S: Sheet, x: number, y: number, R: number, moon: boolean) {
  if (moon)
    S.add(
      fill(ellipse(x, y, R), K.blue),
      fill(loopThrough(offsets(x, y, [-0.3, -0.8, 0.75, -0.2, 0.5, 0.7, -0.2, 0.8, 0.3, 0], R)), K.white),
    );
  else {
    S.add(
      polys(
        rays(x, y, R, R * 1.5, 20).map((q) =>
          leaf(q[0][0], q[0][1], R * 0.5, R * 0.1, Math.atan2(q[1][1] - q[0][1], q[1][0] - q[0][0])),
        ),
        K.red,
      ),
    );
    S.add(
      fill(ellipse(x, y, R), K.orange),
      line(ellipse(x, y, R * 0.78), K.yellow, 3, true),
      fill(ellipse(x, y, R * 0.5), K.yellow),
      dot(x, y, R * 0.2, K.red),
    );
  }
  S.block(ellipse(x, y, R * 1.5));
}

/** Four bands of the enclosure; `L` runs along one side. */
export const wallBand = (L: number) =>
  fill(rect(0, 0, L, 52), K.red) +
  fill(rect(0, 20, L, 16), K.blue) +
  polys(teeth(L, 19, 19, 3), K.yellow) +
  polys(
    teeth(L, 19, 12, 18)
      .map((q) => transform(q, 9.5, 0))
      .slice(0, -1),
    K.white,
  ) +
  dots(run(L, 11, 28), 3.4, K.white) +
  fill(rect(0, 37, L, 15), K.green) +
  line(zig(L, 13, 41, 49), K.yellow, 2.6) +
  line(polyline(0, 36.5, L, 36.5), K.black, 1.6) +
  line(polyline(0, 20, L, 20), K.black, 1.6);
