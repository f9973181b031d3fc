import { union } from '../../draw/contour.ts';
import {
  type Point,
  type Poly,
  curve,
  curveThrough,
  ellipse,
  leaf,
  lerp,
  loopThrough,
  rect,
  ribbon,
  scatter,
  transform,
  walk,
  widths,
} from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import type { Rng } from '../../draw/random.ts';
import { clip, dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { lotusSide } from '../plants/lotus-outline.ts';
import { rosette } from '../plants/rosette.ts';
import { crown } from './crown.ts';
import { frontalFace } from './face.ts';
import { type Ctx, type DeityPal, gem, goldPart, goldString, sym } from './gold.ts';

/** Frontal seated deity with four arms on a lotus. */

export function arms(C: Ctx, palette: DeityPal, T: (p: Poly) => Poly, s: number, list: [Point[], number][]) {
  for (const [pts, w] of list) {
    const a = T(ribbon(curve(pts), widths(w, w * 0.92, w * 0.72, w * 0.6, w * 0.55)));
    C.base += modelled(a, palette.skin, palette.shade, 14 * s, 3, { op: 0.7 }) + ink(a, palette.line, 1.7);
    for (const t of [0.24, 0.9]) {
      const st = walk(curve(pts), 3),
        k = st[Math.floor(st.length * t)],
        ww = w * (t < 0.5 ? 0.95 : 0.64);
      goldPart(C, T(transform(rect(-7, -ww, 14, ww * 2), k.p[0], k.p[1], 1, k.a)), palette, 1, 5);
      const q = T([k.p])[0];
      gem(C, q[0], q[1], 3.6 * s, t < 0.5 ? palette.red : palette.green);
    }
  }
}

export const hand = (
  C: Ctx,
  palette: DeityPal,
  T: (p: Poly) => Poly,
  x: number,
  y: number,
  up: boolean,
  s: number,
  fx = 1,
) => {
  const H = (p: Poly) => T(transform(p, x, y, 1, up ? 0 : Math.PI, fx));
  for (let i = 0; i < 4; i++) {
    const f = H(
      leaf(-11 + i * 7.4, -14, 30 - Math.abs(i - 1.5) * 4, 4.4, -Math.PI / 2 + (i - 1.5) * 0.1, 0, 0.5),
    );
    C.base += fill(f, palette.skin) + ink(f, palette.line, 1.1);
  }
  const th = H(leaf(14, 4, 24, 4.6, -0.9, 0, 0.5)),
    pm = H(loopThrough([-16, -16, 14, -16, 17, 4, 8, 16, -10, 16, -17, 2]));
  C.base +=
    fill(th, palette.skin) +
    ink(th, palette.line, 1.1) +
    modelled(pm, palette.skin, palette.shade, 8 * s, 2) +
    ink(pm, palette.line, 1.2) +
    dot(...(H([[0, -2]])[0] as [number, number]), 5 * s, palette.lips);
};

export function seat(C: Ctx, palette: DeityPal, T: (p: Poly) => Poly, s: number) {
  for (const [n, R, yo, w] of [
    [13, 60, 232, 210],
    [12, 52, 226, 180],
  ] as const)
    for (let i = 0; i < n; i++) {
      const x = lerp(-w, w, i / (n - 1)),
        p = T(leaf(x * 0.86, yo - 40 + Math.abs(x) * 0.02, R, 21, Math.PI / 2 - (x / w) * 0.62, 0, 0.52));
      C.base +=
        modelled(p, palette.lotus[0], palette.lotus[1], 9 * s, 3) +
        ink(p, palette.line, 1.3) +
        line([p[0], p[14]], palette.lotus[1], 1);
    }
}

/**
 * Paint Ganesha or Lakshmi, frontal and seated, into the layers of C.
 * @param cx,cy centre
 * @param s scale
 */
export function deity(
  C: Ctx,
  kind: 'ganesha' | 'lakshmi',
  x: number,
  y: number,
  s: number,
  palette: DeityPal,
  r: Rng,
) {
  const T = (p: Poly) => transform(p, x, y, s);
  seat(C, palette, T, s);
  const gan = kind === 'ganesha';
  if (!gan) {
    const hair = T(sym(0, -190, 56, -176, 70, -120, 74, -60, 96, 0, 104, 70, 70, 50, 40, -30, 0, -40));
    C.base +=
      fill(hair, palette.hair) +
      clip(
        hair,
        lines(
          Array.from({ length: 40 }, (_, i) =>
            T(
              curve([
                [(i - 20) * 2, -180],
                [(i - 20) * 4, -80],
                [(i - 20) * 5, 70],
              ]),
            ),
          ),
          '#ffffff22',
          1,
        ),
      );
  }
  const ears = gan
    ? [-1, 1].map((sg) =>
        T(
          loopThrough(
            ...[58, -150, 96, -182, 146, -172, 168, -126, 156, -76, 128, -40, 104, -30, 92, -58, 66, -76].map(
              (v, i) => (i % 2 ? v : v * sg),
            ),
          ),
        ),
      )
    : [];
  ears.forEach((e) => {
    C.base += modelled(e, palette.skin, palette.shade, 26 * s, 5, { op: 0.75 }) + ink(e, palette.line, 2);
  });
  arms(
    C,
    palette,
    T,
    s,
    [-1, 1].map(
      (sg) =>
        [
          [
            [sg * 84, -22],
            [sg * 138, 6],
            [sg * 168, -40],
            [sg * 172, -92],
          ],
          21,
        ] as [Point[], number],
    ),
  );
  for (const sg of [-1, 1]) {
    hand(C, palette, T, sg * 172, -100, true, s, sg);
    lotusSide(0, 0, 46, 7, 1.1)
      .map((p) => T(transform(p, sg * 172, -128)))
      .forEach((p, _i) => {
        C.base += modelled(p, palette.lotus[0], palette.lotus[1], 7 * s, 2) + ink(p, palette.line, 1.1);
      });
  }
  const legs = T(sym(0, 112, 60, 96, 132, 108, 186, 140, 190, 168, 150, 190, 70, 192, 0, 186));
  C.base +=
    modelled(legs, palette.robe, '#0008', 30 * s, 5, { op: 0.55 }) +
    clip(
      legs,
      [-1, 1]
        .flatMap((sg) =>
          Array.from({ length: 9 }, (_, i) =>
            line(
              T(
                curve([
                  [sg * 10, 128 + i * 6],
                  [sg * (70 + i * 4), 112 + i * 9],
                  [sg * (184 - i * 6), 146 + i * 5],
                ]),
              ),
              i % 2 ? palette.robe2 : palette.line,
              1.5,
            ),
          ),
        )
        .join('') +
        scatter(legs, 19 * s, () => r.unit())
          .map(([a, b]) => polys(rosette(a, b, 5.4 * s, 5), palette.robe2))
          .join(''),
    ) +
    ink(legs, palette.line, 1.9);
  goldPart(
    C,
    T(ribbon(curveThrough([-186, 160, -110, 184, 0, 188, 110, 184, 186, 160]), () => 8)),
    palette,
    1,
    5,
  );
  for (const sg of [-1, 1]) {
    const ft = T(
      loopThrough(
        ...[8, 172, 30, 158, 62, 160, 78, 172, 60, 184, 20, 186].map((v, i) => (i % 2 ? v : v * sg)),
      ),
    );
    C.base += modelled(ft, palette.skin, palette.shade, 10 * s, 3) + ink(ft, palette.line, 1.5);
    goldPart(C, T(transform(rect(-6, -15, 12, 30), sg * 84, 168, 1, -0.2 * sg)), palette, 1, 5);
  }
  const torso = gan
    ? T(sym(0, -50, 50, -48, 92, -32, 100, 6, 98, 60, 92, 104, 56, 132, 0, 138))
    : T(sym(0, -58, 22, -56, 60, -46, 92, -28, 84, 14, 58, 52, 62, 96, 78, 122, 0, 134));
  C.base +=
    modelled(torso, palette.skin, palette.shade, 32 * s, 8, { op: 0.7 }) + ink(torso, palette.line, 2);
  if (gan)
    C.base +=
      ink(T(curveThrough(-60, 60, 0, 104, 60, 60)), palette.shade, 1.6, { closed: false }) +
      dot(...(T([[0, 86]])[0] as [number, number]), 4 * s, palette.shade);
  else {
    const b = T(sym(0, -34, 40, -40, 76, -20, 74, 16, 40, 34, 0, 26));
    C.base +=
      modelled(b, palette.robe2, '#0007', 14 * s, 3) +
      clip(
        b,
        dots(
          scatter(b, 9 * s, () => r.unit()),
          1.7 * s,
          palette.gold,
        ),
      ) +
      ink(b, palette.line, 1.5);
  }
  const sash = T(sym(0, 112, 60, 104, 92, 94, 98, 118, 60, 134, 0, 140));
  C.base += '';
  goldPart(C, sash, palette, 2, 6);
  for (let i = -3; i <= 3; i++) {
    const q = T([[i * 25, 124 - Math.abs(i) * 3.6]])[0];
    gem(C, q[0], q[1], i ? 4.4 : 7.4, i % 2 ? palette.green : palette.red);
  }
  arms(
    C,
    palette,
    T,
    s,
    [-1, 1].map(
      (sg) =>
        [
          [
            [sg * 86, -16],
            [sg * 116, 50],
            [sg * 124, 86],
            [sg * 102, sg > 0 ? 50 : 74],
          ],
          23,
        ] as [Point[], number],
    ),
  );
  hand(C, palette, T, -102, 44, true, s, -1);
  hand(C, palette, T, 104, 60, gan, s, 1);
  if (gan) {
    const bowl = T(loopThrough(76, 30, 132, 30, 126, 52, 104, 62, 82, 52));
    goldPart(C, bowl, palette, 1, 6);
    C.base += [
      [-14, 26],
      [0, 22],
      [14, 26],
      [-7, 14],
      [7, 14],
      [0, 6],
    ]
      .map(([a, b]) => {
        const q = T(loopThrough(104 + a - 9, b + 4, 104 + a, b - 9, 104 + a + 9, b + 4));
        return fill(q, palette.white) + ink(q, palette.line, 1);
      })
      .join('');
  }
  for (const [d, R] of gan
    ? [
        [108, 5],
        [126, 5.4],
      ]
    : [
        [34, 4.4],
        [58, 5],
        [92, 5.4],
      ])
    goldString(
      C,
      T(
        curve([
          [-58, -46],
          [-44, -46 + d * 0.8],
          [0, -40 + d],
          [44, -46 + d * 0.8],
          [58, -46],
        ]),
      ),
      R * s,
      palette,
    );
  const pq = T([[0, gan ? 76 : 22]])[0];
  if (!gan) rosette(pq[0], pq[1], 19 * s, 8).forEach((p) => goldPart(C, p, palette, 0));
  if (!gan) gem(C, pq[0], pq[1], 8 * s, palette.red);
  // flower garland
  for (const sg of [-1, 1])
    walk(
      T(
        curve([
          [sg * 78, -40],
          [sg * 74, 40],
          [sg * 52, 108],
          [0, 160],
        ]),
      ),
      12 * s,
    ).forEach((k, i) => {
      C.base +=
        polys(
          rosette(k.p[0], k.p[1], 10 * s, 7, i),
          [palette.white, palette.red, palette.gold, palette.green][i % 4],
        ) + dot(k.p[0], k.p[1], 2.6 * s, palette.line);
    });
  if (gan) {
    const head = union(
      [
        T(ellipse(0, -116, 76, 66)),
        T(ellipse(-30, -150, 42, 36)),
        T(ellipse(30, -150, 42, 36)),
        T(ellipse(0, -74, 56, 46)),
        T(
          ribbon(
            curveThrough([0, -96, 2, -40, -10, 14, -44, 52, -86, 50, -94, 18, -74, 8]),
            widths(48, 34, 27, 22, 18, 13, 9),
          ),
        ),
      ],
      12 * s,
    );
    C.base +=
      modelled(head, palette.skin, palette.shade, 30 * s, 8, { op: 0.7 }) +
      clip(
        head,
        Array.from({ length: 9 }, (_, i) =>
          ink(
            T(
              curve([
                [-34 + i, -52 + i * 11],
                [0 - i * 2, -44 + i * 12],
                [30 - i * 3, -52 + i * 11],
              ]),
            ),
            palette.shade,
            1.5,
            { closed: false },
          ),
        ).join(''),
      ) +
      ink(head, palette.line, 2.1);
    for (const sg of [-1, 1]) {
      const e = T(
          loopThrough(
            ...[18, -112, 30, -124, 46, -124, 60, -114, 46, -107, 30, -106].map((v, i) =>
              i % 2 ? v : v * sg,
            ),
          ),
        ),
        pu = T([[sg * 38, -115]])[0];
      C.base +=
        fill(e, '#fdf7ea') +
        clip(e, dot(pu[0], pu[1], 8 * s, '#120c0a') + dot(pu[0] - 2, pu[1] - 2, 2, '#fff')) +
        ink(e, '#120c0a', 2.6 * s) +
        ink(
          T(curveThrough(...[14, -128, 32, -140, 62, -132].map((v, i) => (i % 2 ? v : v * sg)))),
          '#120c0a',
          3.2 * s,
          { closed: false },
        );
      const tk = T(
        sg > 0
          ? loopThrough([30, -66, 48, -58, 60, -36, 54, -28, 40, -44, 28, -52])
          : loopThrough(-30, -66, -44, -58, -48, -48, -36, -46, -28, -52),
      );
      C.base += fill(tk, palette.white) + ink(tk, palette.line, 1.5);
    }
    if (C.relief) {
      const tr = union(
        [
          T(ellipse(0, -70, 44, 30)),
          T(
            ribbon(
              curveThrough([0, -96, 2, -40, -10, 14, -44, 52, -86, 50, -94, 18, -74, 8]),
              widths(40, 34, 27, 22, 18, 13, 9),
            ),
          ),
        ],
        8 * s,
      );
      C.over += clip(
        T(rect(-140, -46, 220, 200)),
        modelled(tr, palette.skin, palette.shade, 26 * s, 8, { op: 0.7 }) +
          clip(
            tr,
            Array.from({ length: 9 }, (_, i) =>
              ink(
                T(
                  curve([
                    [-34 + i, -52 + i * 11],
                    [0 - i * 2, -44 + i * 12],
                    [30 - i * 3, -52 + i * 11],
                  ]),
                ),
                palette.shade,
                1.5,
                { closed: false },
              ),
            ).join(''),
          ) +
          ink(tr, palette.line, 2.1),
      );
    }
    C.base +=
      [-8, 0, 8]
        .map((_k, i) =>
          line(T(curveThrough(-34, -148 + i * 8, 0, -144 + i * 8, 34, -148 + i * 8)), palette.white, 3.4 * s),
        )
        .join('') + dot(...(T([[0, -138]])[0] as [number, number]), 6 * s, palette.red);
    ears.forEach((_e, i) => {
      const q = T([[(i ? 1 : -1) * 128, -36]])[0];
      goldPart(C, ellipse(q[0], q[1], 13 * s), palette, 1, 5);
      gem(C, q[0], q[1], 5 * s, palette.red);
    });
    crown(C, palette, T, -176, 74, 128);
  } else {
    const nk = T(sym(0, -70, 20, -68, 24, -50, 40, -42, 0, -34));
    C.base += modelled(nk, palette.skin, palette.shade, 10 * s, 3);
    frontalFace(C, palette, T, s, -124);
    for (const sg of [-1, 1]) {
      const q = T([[sg * 58, -98]])[0];
      goldPart(C, ellipse(q[0], q[1], 15 * s), palette, 1, 5);
      gem(C, q[0], q[1], 6 * s, palette.red);
      goldPart(C, ellipse(q[0], q[1] + 22 * s, 8 * s), palette, 0);
    }
    C.base += line(T(curveThrough(0, -160, 0, -146)), palette.red, 5 * s);
    const nr = T([[13, -106]])[0];
    gem(C, nr[0], nr[1], 2.6 * s, palette.white);
    crown(C, palette, T, -176, 56, 120);
  }
}
