/** The wooden triad of Puri: Jagannath, Balabhadra, Subhadra. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Poly, TAU, lerp, polar, series, transform } from '../../draw/geometry.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { resample, scatter } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { lotusOpen } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { INK, K, LOTUS } from './style.ts';

/** @param emblems whether his arms carry their small emblems, Jagannath's discus at the picture's left; a work may paint larger ones itself */
export function idol(x: number, y: number, s: number, kind: 'J' | 'B' | 'S', r: Rng, emblems = true) {
  const T = (p: Poly) => transform(p, x, y, s),
    face = kind === 'J' ? INK : kind === 'B' ? K.conch : K.harital,
    robe = kind === 'J' ? K.harital : kind === 'B' ? K.khandaneela : K.hingula,
    trim = kind === 'J' ? K.hingula : kind === 'B' ? K.harital : K.leaf,
    lnC = kind === 'J' ? K.conch : INK;
  let o = '';
  const body = T(
    kind === 'S'
      ? loopThrough([-58, 0, -50, -96, 50, -96, 58, 0, 62, 70, 58, 106, -58, 106, -62, 70])
      : loopThrough([-78, -10, -66, -110, 66, -110, 78, -10, 84, 70, 78, 118, -78, 118, -84, 70]),
  );
  if (kind !== 'S')
    for (const sg of [-1, 1]) {
      const arm = T(
        loopThrough(
          offsets(0, 0, [60, -88, 108, -96, 134, -84, 140, -60, 128, -44, 100, -48, 60, -44], sg, 1),
        ),
      );
      o +=
        inked(arm, face, INK, 2) +
        line(T(curveThrough(sg * 108, -94, sg * 116, -70, sg * 108, -48)), K.harital, 6 * s) +
        line(T(curveThrough(sg * 92, -92, sg * 98, -70, sg * 92, -48)), K.hingula, 4 * s) +
        (kind === 'J' ? line(arm, K.conch, 1, true) : '');
      if (!emblems) continue;
      const q = T([[sg * 134, -96]])[0];
      o +=
        kind === 'J'
          ? sg < 0
            ? inked(ellipse(q[0], q[1] - 22 * s, 20 * s), K.harital, INK, 1.4) +
              lines(
                series(8, (i): Poly => [
                  [q[0], q[1] - 22 * s],
                  polar(q[0], q[1] - 22 * s, 17 * s, (i / 8) * TAU),
                ]),
                K.hingula,
                2,
              )
            : inked(
                transform(
                  loopThrough([0, -26, 14, -10, 10, 10, 0, 20, -10, 10, -12, -8]),
                  q[0],
                  q[1] - 14 * s,
                  s,
                ),
                K.conch,
                INK,
                1.4,
              )
          : sg > 0
            ? line([q, [q[0] + 2, q[1] - 54 * s]], K.geru, 6 * s) +
              fill(
                transform(loopThrough(0, -6, 26, 0, 30, 12, 8, 14, -4, 8), q[0], q[1] - 60 * s, s),
                K.harital,
              )
            : fill(transform(loopThrough(0, -44, 9, -30, 6, 0, -6, 0, -9, -30), q[0], q[1], s), K.geru);
    }
  o += patterned(
    body,
    robe,
    each(
      scatter(body, 19 * s, r),
      ([a, b]) => polys(rosette(a, b, 7.4 * s, 6, 0), K.conch) + dot(a, b, 2 * s, trim),
    ) +
      fill(T(polyline(-16, -120, 16, -120, 22, 130, -22, 130)), trim) +
      each([0, 1, 2, 3, 4, 5], (i) => {
        const q = T([[0, -64 + i * 34]])[0];
        return (
          each(rosette(q[0], q[1], 13 * s, 8), (p) => edged(p, K.conch, INK, 0.8)) +
          dot(q[0], q[1], 4 * s, K.hingula)
        );
      }) +
      fill(T(polyline(-100, 84, 100, 84, 100, 130, -100, 130)), trim) +
      group('', '') +
      lines(
        series(24, (i) => T(polyline(-96 + i * 8, 86, -96 + i * 8, 118))),
        INK,
        0.9,
      ) +
      line(T(polyline(-100, 84, 100, 84)), K.conch, 3),
    INK,
    2.2,
  );
  for (let i = 0; i < 4; i++) {
    const gl = T(
      curveThrough(-50 + i * 4, -92, -34, -40 + i * 17, 0, -20 + i * 24, 34, -40 + i * 17, 50 - i * 4, -92),
    );
    o +=
      line(gl, INK, 9 * s) +
      dots(
        resample(gl, 8.4 * s),
        4 * s,
        [K.conch, K.harital, K.hingula, K.leaf][(i + (kind === 'J' ? 1 : 0)) % 4],
      );
  }
  const hy = -172,
    head = T(
      kind === 'J'
        ? loopThrough(
            offsets(
              0,
              hy,
              [-84, -18, -66, -70, 0, -84, 66, -70, 84, -18, 80, 36, 52, 70, 0, 78, -52, 70, -80, 36],
            ),
          )
        : kind === 'B'
          ? loopThrough(
              offsets(
                0,
                hy,
                [-70, -20, -56, -72, 0, -86, 56, -72, 70, -20, 64, 36, 40, 70, 0, 82, -40, 70, -64, 36],
              ),
            )
          : loopThrough(
              offsets(
                0,
                hy,
                [-58, -14, -46, -58, 0, -70, 46, -58, 58, -14, 54, 34, 34, 62, 0, 70, -34, 62, -54, 34],
              ),
            ),
    );
  // crown: fan of lotus petals, tiered
  const cy = hy - (kind === 'S' ? 58 : 72);
  for (const [n, R, col] of [
    [15, 84, K.leaf],
    [13, 72, K.hingula],
    [11, 58, K.harital],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = lerp(-Math.PI + 0.1, -0.1, i / (n - 1)),
        p = T(
          leaf(Math.cos(a) * 22, cy + 16 + Math.sin(a) * 20, R * (kind === 'S' ? 0.82 : 1), 10, a, 0, 0.66),
        );
      o += inked(p, col, INK, 1.1) + line([p[0], p[14]], K.conch, 0.8);
      const t = p[14];
      if (R > 80)
        o += dot(t[0], t[1], 4 * s, K.conch) + line(ellipse(t[0], t[1], 4 * s, 4 * s, 0, 12), INK, 0.8, true);
    }
  o += inked(head, face, INK, 2.4) + (kind === 'J' ? line(head, K.conch, 1.2, true) : '');
  o += clip(
    head,
    fill(
      T(loopThrough(-90, cy - 14, 0, cy - 40, 90, cy - 14, 80, cy + 16, 0, cy + 2, -80, cy + 16)),
      K.hingula,
    ) +
      dots(resample(T(curveThrough(-84, cy + 14, 0, cy, 84, cy + 14)), 8 * s), 3.2 * s, K.conch) +
      dots(resample(T(curveThrough(-84, cy + 2, 0, cy - 14, 84, cy + 2)), 10 * s), 3 * s, K.harital),
  );
  for (const sg of [-1, 1]) {
    if (kind === 'J') {
      const q = T([[sg * 39, hy - 6]])[0];
      o +=
        dot(q[0], q[1], 35 * s, K.hingula) +
        dot(q[0], q[1], 31 * s, K.conch) +
        dot(q[0], q[1], 17 * s, K.hingula) +
        dot(q[0], q[1], 14.5 * s, INK) +
        dot(q[0] - 4 * s, q[1] - 5 * s, 3.4 * s, K.conch) +
        line(ellipse(q[0], q[1], 35 * s, 35 * s, 0, 40), K.conch, 1.4, true);
    } else {
      const w = kind === 'B' ? 27 : 23,
        e = T(
          loopThrough(
            [sg * 8, hy - 2],
            [sg * (8 + w * 0.55), hy - 20],
            [sg * (8 + w * 1.5), hy - 22],
            [sg * (8 + w * 2), hy - 12],
            [sg * (8 + w * 1.5), hy + 4],
            [sg * (8 + w * 0.6), hy + 8],
          ),
        );
      o += inked(e, K.conch, INK, 2.6);
      const q = T([[sg * (8 + w), hy - 8]])[0];
      o +=
        dot(q[0], q[1], 11.5 * s, INK) +
        dot(q[0], q[1], 6 * s, K.hingula) +
        dot(q[0], q[1], 4 * s, INK) +
        ink(T(curveThrough(sg * 6, hy - 22, sg * (8 + w), hy - 38, sg * (8 + w * 2.1), hy - 26)), INK, 3, {
          closed: false,
        });
    }
    const q = T([[sg * (kind === 'J' ? 82 : kind === 'B' ? 68 : 56), hy + 26]])[0];
    o += lotusOpen(q[0], q[1], 15 * s, LOTUS, 8);
  }
  const sm =
    kind === 'J'
      ? loopThrough(offsets(0, hy, [-48, 36, -20, 52, 0, 55, 20, 52, 48, 36, 24, 62, 0, 68, -24, 62]))
      : loopThrough(offsets(0, hy, [-26, 38, -10, 46, 0, 47, 10, 46, 26, 38, 12, 56, 0, 59, -12, 56]));
  o += inked(T(sm), K.hingula, lnC, 1.4);
  o += ink(T(curveThrough(-6, hy + 8, -9, hy + 24, 0, hy + 28, 9, hy + 24, 6, hy + 8)), lnC, 1.8, {
    closed: false,
  });
  o +=
    line(
      T(curveThrough(-9, cy + 22, -7, hy - 22, 0, hy - 12, 7, hy - 22, 9, cy + 22)),
      kind === 'J' ? K.conch : K.hingula,
      4 * s,
    ) + fill(T(leaf(0, hy - 16, 44, 5, -Math.PI / 2)), kind === 'J' ? K.hingula : K.harital);
  return o;
}
