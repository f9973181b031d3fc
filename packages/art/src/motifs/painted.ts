/** Motifs that come painted: lotus with shaded petals, pads, fanciful chintz flowers, kadamba, decorated cow, peacock. */
import {
  type Point,
  type Poly,
  TAU,
  curve,
  curveThrough,
  ellipse,
  leaf,
  loopThrough,
  polar,
  polyline,
  scatter,
  transform,
  walk,
} from '../draw/geometry.ts';
import { contourRows, hatch, scales } from '../draw/hatching.ts';
import { ink, modelled, ticks } from '../draw/ink.ts';
import type { Rng } from '../draw/random.ts';
import { clip, dot, dots, fill, group, line, lines, polys } from '../draw/svg.ts';
import { at, cow, peacock, swan } from './animals.ts';
import { lotusSide, lotusTop, rosette } from './plants.ts';
export interface LotusPal {
  out: string;
  in: string;
  tip: string;
  ink: string;
  vein?: string;
  pod?: string;
}
const petal = (p: Poly, P_: LotusPal, w: number) => {
  const b = p[0],
    tip = p[14] ?? p[p.length >> 1],
    a = Math.atan2(tip[1] - b[1], tip[0] - b[0]),
    L = Math.hypot(tip[0] - b[0], tip[1] - b[1]);
  return (
    fill(p, P_.out) +
    fill(leaf(b[0], b[1], L * 0.74, L * 0.17, a, 0, 0.45), P_.in) +
    fill(
      leaf(tip[0] - Math.cos(a) * L * 0.22, tip[1] - Math.sin(a) * L * 0.22, L * 0.21, L * 0.05, a),
      P_.tip,
    ) +
    lines(
      [-0.16, 0, 0.16].map(
        (k) => [polar(b[0], b[1], L * 0.2, a), polar(b[0], b[1], L * 0.78, a + k)] as Poly,
      ),
      P_.vein ?? P_.tip,
      w * 0.4,
    ) +
    ink(p, P_.ink, w)
  );
};
export const lotus = (
  x: number,
  y: number,
  R: number,
  P_: LotusPal,
  n = 9,
  spread = 1.15,
  rot = 0,
  w = R > 30 ? 1.3 : 0.9,
) =>
  group(
    lotusSide(0, 0, R, n, spread)
      .map((p) => petal(p, P_, w))
      .join(''),
    `transform="translate(${x} ${y}) rotate(${rot * 57.3})"`,
  );
export const bud = (x: number, y: number, R: number, P_: LotusPal, rot = 0) =>
  group(
    [
      leaf(0, 0, R * 0.86, R * 0.24, -Math.PI / 2 - 0.32),
      leaf(0, 0, R * 0.86, R * 0.24, -Math.PI / 2 + 0.32),
      leaf(0, 0, R, R * 0.27, -Math.PI / 2),
    ]
      .map((p) => petal(p, P_, 1))
      .join(''),
    `transform="translate(${x} ${y}) rotate(${rot * 57.3})"`,
  );
export const lotusOpen = (x: number, y: number, R: number, P_: LotusPal, n = 9, rot = 0) => {
  const L = lotusTop(x, y, R, n, rot);
  let s = '';
  for (const set of [L.outer, L.mid, L.inner]) s += set.map((p) => petal(p, P_, R > 30 ? 1.2 : 0.8)).join('');
  const pod = P_.pod ?? '#e8c04a';
  return (
    s +
    dot(x, y, R * 0.2, pod) +
    line(ellipse(x, y, R * 0.2), P_.ink, 1, true) +
    dots(
      Array.from({ length: 7 }, (_, i) => polar(x, y, i ? R * 0.12 : 0, (i / 6) * TAU)),
      R * 0.028 + 0.4,
      P_.ink,
    )
  );
};
export const pad = (
  x: number,
  y: number,
  R: number,
  col: string,
  vein: string,
  edge: string,
  rot = 0,
  sq = 0.62,
) => {
  const p: Poly = [];
  for (let i = 0; i <= 44; i++) {
    const a = 0.12 + ((TAU - 0.24) * i) / 44;
    p.push([
      Math.cos(a) * R * (1 + 0.03 * Math.sin(a * 9)),
      Math.sin(a) * R * sq * (1 + 0.03 * Math.sin(a * 9)),
    ]);
  }
  p.push([R * 0.12, 0]);
  const q = transform(p, x, y, 1, rot),
    v = Array.from({ length: 13 }, (_, i) =>
      transform(
        [
          [0, 0],
          [Math.cos(0.3 + i * 0.46) * R * 0.88, Math.sin(0.3 + i * 0.46) * R * 0.88 * sq],
        ] as Poly,
        x,
        y,
        1,
        rot,
      ),
    );
  return (
    fill(q, col) +
    lines(v, vein, 1) +
    line(
      transform(
        p.map((k) => [k[0] * 0.8, k[1] * 0.8] as Point),
        x,
        y,
        1,
        rot,
      ),
      vein,
      0.7,
      true,
    ) +
    ink(q, edge, 1.3)
  );
};
export const kadamba = (x: number, y: number, R: number, a: string, b: string, ink_: string) =>
  lines(
    Array.from(
      { length: 22 },
      (_, i) => [polar(x, y, R * 0.6, (i / 22) * TAU), polar(x, y, R, (i / 22) * TAU)] as Poly,
    ),
    b,
    1.1,
  ) +
  dot(x, y, R * 0.74, a) +
  dots(
    Array.from({ length: 14 }, (_, i) => polar(x, y, R * 0.5, (i / 14) * TAU)),
    0.9,
    b,
  ) +
  dots(
    Array.from({ length: 7 }, (_, i) => polar(x, y, R * 0.25, (i / 7) * TAU)),
    0.9,
    b,
  ) +
  line(ellipse(x, y, R * 0.74, R * 0.74, 0, 20), ink_, 0.6, true);
export interface CowPal {
  body: string;
  shade: string;
  line: string;
  gold: string;
  cloth: string;
  spot: string;
  hoof: string;
}
/** Pichwai cow, jewelled, with hand prints. */
export function paintCow(
  x: number,
  y: number,
  s: number,
  fx: number,
  P_: CowPal,
  r: Rng,
  o: { cloth?: boolean } = {},
) {
  const C: any = at(cow(), x, y, s, 0, fx),
    T = (p: Poly) => transform(p, x, y, s, 0, fx),
    lw = Math.max(0.9, 1.7 * s);
  let q = '';
  q +=
    ink(C.tail, P_.body, 5 * s, { closed: false }) +
    ink(C.tail, P_.line, 1.2 * s, { closed: false }) +
    fill(C.tuft, P_.hoof) +
    fill(C.horn2, P_.gold) +
    ink(C.horn2, P_.line, lw * 0.7);
  q += modelled(C.body, P_.body, P_.shade, 22 * s, s > 0.8 ? 5 : 3, {
    op: 0.75,
    dx: -3 * s * fx,
    dy: -3 * s,
  });
  q += clip(
    C.body,
    lines(
      [
        T(curveThrough(-56, 30, -20, 40, 20, 34)),
        T(curveThrough(40, -60, 62, -28, 56, 4)),
        T(curveThrough(48, -66, 72, -40, 70, -8)),
      ],
      P_.shade,
      1.4 * s,
    ) + C.hooves.map((h: Poly) => fill(h, P_.hoof)).join(''),
  );
  const spots = scatter(T(ellipse(-30, -18, 54, 26)), 17 * s, () => r.unit(), 0);
  if (!o.cloth)
    q += clip(
      C.body,
      spots
        .map(
          ([a, b]) =>
            dots(
              Array.from({ length: 5 }, (_, i) => polar(a, b, 3.4 * s, (i / 5) * TAU)),
              1.5 * s,
              P_.spot,
            ) + dot(a, b, 1.2 * s, P_.gold),
        )
        .join(''),
    );
  else {
    const cl = T(loopThrough(-74, -62, -30, -66, 24, -64, 34, -30, 28, 4, -20, 10, -70, 4, -78, -30));
    q += clip(
      C.body,
      fill(cl, P_.cloth) +
        contourRows(cl, 8 * s, 4 * s, 3)
          .map((k, i) =>
            i % 2
              ? dots(
                  walk(k, 6 * s, true).map((z) => z.p),
                  1.7 * s,
                  P_.gold,
                )
              : line(k, P_.gold, 1.6 * s, true),
          )
          .join('') +
        scatter(T(ellipse(-22, -28, 34, 18)), 15 * s, () => r.unit())
          .map(([a, b]) => polys(rosette(a, b, 6 * s, 5), P_.gold))
          .join(''),
    );
  }
  q +=
    ink(C.body, P_.line, lw) +
    fill(C.horn, P_.gold) +
    ink(C.horn, P_.line, lw * 0.8) +
    modelled(C.ear, P_.body, P_.spot, 5 * s, 2) +
    ink(C.ear, P_.line, lw * 0.8);
  q +=
    fill(C.eye, '#fffdf4') +
    fill(C.pupil, P_.line) +
    ink(C.eye, P_.line, lw) +
    ink(T(curveThrough(94, -94, 106, -98, 120, -90)), P_.line, lw, { closed: false }) +
    dot(C.nose[20][0], C.nose[20][1], 2 * s, P_.line) +
    line(C.mouth, P_.line, lw * 0.7) +
    polys(rosette(...(T([[100, -104]])[0] as [number, number]), 6 * s, 6), P_.cloth);
  const gl = C.garland as Poly;
  q +=
    line(gl, P_.cloth, 5 * s) +
    dots(
      walk(gl, 6 * s).map((k) => k.p),
      2.7 * s,
      P_.gold,
    ) +
    line(transform(gl, -4 * s * fx, 9 * s), P_.gold, 1.5 * s);
  const bl = walk(gl, 10)[Math.floor(walk(gl, 10).length / 2)].p;
  q +=
    fill(transform(loopThrough(-5, 0, 5, 0, 8, 12, -8, 12), bl[0], bl[1] + 3 * s, s), P_.gold) +
    ink(transform(loopThrough(-5, 0, 5, 0, 8, 12, -8, 12), bl[0], bl[1] + 3 * s, s), P_.line, 0.8);
  for (const X of [-88, -60, 38, 68])
    q +=
      line(T(polyline(X - 10, 98, X + 10, 98)), P_.gold, 3.4 * s) +
      line(T(polyline(X - 10, 92, X + 10, 92)), P_.cloth, 2 * s);
  return q;
}
export interface PeaPal {
  body: string;
  bodyHi: string;
  wing: string[];
  tail: string;
  barb: string;
  eye: string[];
  line: string;
  beak: string;
}
export function paintPeacock(
  x: number,
  y: number,
  s: number,
  fx: number,
  P_: PeaPal,
  o: { tail?: 'trail' | 'fan' | 'up'; look?: 'fwd' | 'back' } = {},
) {
  const B: any = at(peacock(o), x, y, s, 0, fx),
    lw = Math.max(0.9, 1.7 * s);
  let q = '';
  const eyeAt = (ex: number, ey: number, a: number, k: number) => {
    const e1 = leaf(ex - Math.cos(a) * 18 * k, ey - Math.sin(a) * 18 * k, 36 * k, 11 * k, a, 0, 0.62);
    return (
      fill(e1, P_.eye[0]) +
      ink(e1, P_.line, 0.9) +
      fill(ellipse(ex + Math.cos(a) * 3 * k, ey + Math.sin(a) * 3 * k, 7.4 * k, 6.4 * k, a), P_.eye[1]) +
      dot(ex + Math.cos(a) * 4.4 * k, ey + Math.sin(a) * 4.4 * k, 3.2 * k, P_.eye[2])
    );
  };
  if (o.tail === 'fan') {
    B.feathers.forEach((f: Poly, i: number) => {
      const a0 = f[0],
        tip = f[14],
        a = Math.atan2(tip[1] - a0[1], tip[0] - a0[0]),
        L = Math.hypot(tip[0] - a0[0], tip[1] - a0[1]);
      q +=
        fill(f, i % 2 ? P_.tail : P_.barb) +
        lines(
          Array.from({ length: 16 }, (_, k) =>
            [1, -1].map((sg) => {
              const t = 0.2 + k * 0.045,
                c0 = polar(a0[0], a0[1], L * t, a);
              return [c0, polar(c0[0], c0[1], 18 * s, a + sg * 0.6)] as Poly;
            }),
          ).flat(),
          i % 2 ? P_.barb : P_.tail,
          0.8,
        ) +
        ink(f, P_.line, lw * 0.8) +
        eyeAt(...polar(a0[0], a0[1], L * 0.83, a), a, s * 1.05);
    });
  } else {
    const barbs: Poly[] = [];
    walk(B.tailC, 4.4).forEach((k) =>
      [1, -1].forEach((sg) =>
        barbs.push(
          curve(
            [
              k.p,
              polar(k.p[0], k.p[1], 26 * s, k.a + sg * 0.72),
              polar(k.p[0], k.p[1], 66 * s, k.a + sg * 0.58),
            ],
            false,
            4,
          ),
        ),
      ),
    );
    let z = lines(barbs, P_.barb, 0.9);
    walk(B.tailC, 27 * s).forEach((k, i) =>
      [-1.5, -0.5, 0.5, 1.5].forEach((j) => {
        const off = (i % 2 ? j : j + 0.5) * 25 * s,
          ex = k.p[0] - Math.sin(k.a) * off,
          ey = k.p[1] + Math.cos(k.a) * off;
        if (k.t > 0.06) z += eyeAt(ex, ey, k.a, s * 0.92);
      }),
    );
    q += fill(B.tailO, P_.tail) + clip(B.tailO, z) + ink(B.tailO, P_.line, lw);
  }
  q +=
    lines(B.legs, P_.line, 2.6 * s + 0.5) +
    lines(B.crest, P_.line, 1.2) +
    B.crest
      .map((p: Poly) => dot(p[1][0], p[1][1], 4 * s, P_.eye[1]) + dot(p[1][0], p[1][1], 1.8 * s, P_.eye[0]))
      .join('');
  q +=
    modelled(B.body, P_.body, P_.line, 12 * s, s > 0.7 ? 3 : 2, { op: 0.5 }) +
    clip(B.body, scales(B.body, fx > 0 ? Math.PI * 0.7 : Math.PI * 0.3, 11 * s, P_.bodyHi, 0.9)) +
    ink(B.body, P_.line, lw) +
    fill(B.wing, P_.wing[0]) +
    clip(
      B.wing,
      contourRows(B.wing, 6 * s, 4 * s)
        .map((k, i) =>
          i % 2
            ? dots(
                walk(k, 6 * s, true).map((z) => z.p),
                1.4 * s,
                P_.wing[1],
              )
            : line(k, P_.wing[((1 + i / 2) % P_.wing.length) | 0] ?? P_.wing[1], 1.6 * s, true),
        )
        .join(''),
    ) +
    ink(B.wing, P_.line, lw * 0.9) +
    fill(B.beak, P_.beak) +
    ink(B.beak, P_.line, lw * 0.6) +
    fill(B.eye, '#fff8e8') +
    ink(B.eye, P_.line, lw * 0.7) +
    fill(B.pupil, P_.line);
  return q;
}
/** Fanciful trade-cloth flowers; kind 0..5. */
export function chintz(
  x: number,
  y: number,
  R: number,
  rot: number,
  kind: number,
  cols: string[],
  line_: string,
  r: Rng,
  ground: string,
) {
  const [a, b, c2] = cols;
  let s = '';
  const O = (p: Poly, f: string, w = 1.2) => {
    s += fill(p, f) + ink(p, line_, w);
  };
  if (kind === 0) {
    rosette(0, 0, R, 10, 0, 0.66, 1.1).forEach((p) => {
      O(p, a);
    });
    rosette(0, 0, R * 0.72, 10, 0.31, 0.66).forEach((p) => {
      O(p, ground);
      s += hatch(p, 1, 3, 0.7, line_, r);
    });
    rosette(0, 0, R * 0.46, 8).forEach((p) => O(p, b));
    s +=
      dot(0, 0, R * 0.17, c2) +
      line(ellipse(0, 0, R * 0.17), line_, 1, true) +
      dots(
        Array.from({ length: 10 }, (_, i) => polar(0, 0, R * 0.9, ((i + 0.5) / 10) * TAU)),
        1.6,
        b,
      );
  } else if (kind === 1) {
    for (let k = 0; k < 4; k++) {
      const n = 7 - k,
        RR = R * (1 - k * 0.17);
      for (let i = 0; i < n; i++) {
        const an = -Math.PI / 2 + (i - (n - 1) / 2) * (2.2 / n),
          p = leaf(0, R * 0.5, RR * 1.4, R * 0.2, an, 0, 0.62);
        O(p, [a, ground, b, a][k], 1);
        if (k === 1) s += hatch(p, an, 3, 0.6, line_, r);
      }
    }
    O(loopThrough(-R * 0.3, R * 0.5, 0, R * 0.34, R * 0.3, R * 0.5, 0, R * 0.72), c2);
  } else if (kind === 2) {
    for (const an of [-0.95, 0.95, -0.5, 0.5, 0]) {
      const p = leaf(0, R * 0.55, R * 1.35, R * 0.27, -Math.PI / 2 + an, 0, 0.5);
      O(p, an === 0 ? b : Math.abs(an) > 0.7 ? a : ground);
      contourRows(p, 4.5, 4, 2).forEach(
        (k, i) =>
          (s += i
            ? dots(
                walk(k, 4.5, true).map((z) => z.p),
                1,
                line_,
              )
            : line(k, line_, 0.8, true)),
      );
    }
    O(ellipse(0, R * 0.55, R * 0.2, R * 0.16), c2);
  } else if (kind === 3) {
    O(ellipse(0, 0, R * 0.72, R * 0.8), a);
    s += clip(
      ellipse(0, 0, R * 0.72, R * 0.8),
      scales(ellipse(0, 0, R * 0.72, R * 0.8), -Math.PI / 2, R * 0.3, line_, 1) +
        dots(
          scatter(ellipse(0, 0, R * 0.6, R * 0.65), R * 0.26, () => r.unit()),
          1.6,
          ground,
        ),
    );
    for (const an of [-0.6, -0.2, 0.2, 0.6])
      O(leaf(0, -R * 0.68, R * 0.46, R * 0.1, -Math.PI / 2 + an), b, 1);
    for (const an of [-1, 1]) O(leaf(0, R * 0.7, R * 0.9, R * 0.2, -Math.PI / 2 + an * 1.1, an * 0.3), c2, 1);
  } else if (kind === 4) {
    rosette(0, 0, R, 16, 0, 0.75, 0.9).forEach((p, i) => O(p, i % 2 ? a : b, 1));
    O(ellipse(0, 0, R * 0.48), ground);
    s +=
      hatch(ellipse(0, 0, R * 0.46), 0.8, 4, 0.8, line_, r) +
      hatch(ellipse(0, 0, R * 0.46), -0.8, 4, 0.8, line_, r) +
      line(ellipse(0, 0, R * 0.48), line_, 1.2, true) +
      dot(0, 0, R * 0.16, c2) +
      line(ellipse(0, 0, R * 0.16), line_, 1, true);
  } else {
    for (let k = 0; k < 3; k++) {
      const p: Poly = [];
      const RR = R * (1 - k * 0.3),
        n = 8;
      for (let i = 0; i < n * 8; i++) {
        const an = (i / (n * 8)) * TAU;
        p.push(polar(0, 0, RR * (0.84 + 0.16 * Math.abs(Math.cos((an * n) / 2))), an));
      }
      O(p, [a, ground, b][k]);
      if (k === 0) s += ticks(p, R * 0.16, 3.4, 0.8, line_, r);
    }
    s +=
      lines(
        Array.from(
          { length: 12 },
          (_, i) => [polar(0, 0, R * 0.12, (i / 12) * TAU), polar(0, 0, R * 0.34, (i / 12) * TAU)] as Poly,
        ),
        line_,
        0.9,
      ) + dot(0, 0, R * 0.12, c2);
  }
  return group(
    s,
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(rot * 57.3).toFixed(1)})"`,
  );
}
/** Bent leaf, one half dyed, one half hatched. */
export function chintzLeaf(
  x: number,
  y: number,
  L: number,
  w: number,
  a: number,
  k: number,
  col: string,
  ground: string,
  line_: string,
  r: Rng,
) {
  const p = leaf(x, y, L, w, a, k, 0.42),
    m: Poly = transform(
      curve([
        [0, 0],
        [L * 0.5, k * L * 0.25],
        [L, k * L],
      ]),
      x,
      y,
      1,
      a,
    ),
    half = [...m, ...p.slice(15).map((q) => q)];
  return (
    fill(p, ground) +
    fill(half, col) +
    hatch(p, a + 1.1, 4, 0.6, line_, r) +
    ink(m, line_, 0.9, { closed: false }) +
    ink(p, line_, 1.3)
  );
}
export function paintSwan(x: number, y: number, s: number, fx: number, line_: string) {
  const B: any = at(swan(), x, y, s, 0, fx);
  return (
    modelled(B.body, '#f6f0e4', '#a89c90', 10 * s, 3, { op: 0.7 }) +
    ink(B.body, line_, 1.2) +
    B.feathers.map((f: Poly) => fill(f, '#efe6d6') + ink(f, line_, 0.9)).join('') +
    fill(B.beak, '#e07a2a') +
    dot(B.eye[0][0], B.eye[0][1], 2 * s, line_)
  );
}
