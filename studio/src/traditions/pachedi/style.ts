/** Mata ni Pachedi cloth: shrine, goddess on her rooster, block-printed border; madder red, iron black, white. */
import { flower, run, teeth, zig } from '../../draw/bands.ts';
import {
  type Point,
  type Poly,
  arc,
  curve,
  ellipse,
  leaf,
  lerp,
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
import { ink } from '../../draw/ink.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { clip, dot, dots, fill, line, lines, polys, each } from '../../draw/svg.ts';
import type { Look } from '../../figures/story.ts';

export const W = 940,
  H = 1000,
  M = 16,
  T = 74,
  CX = W / 2;

export const K = { cloth: '#efe0bf', red: '#a3221d', black: '#1c1514', white: '#f8edd4' };

export const band = (L: number) =>
  fill(rect(0, 0, L, T), K.black) +
  dots(run(L, 11, 7), 3, K.white) +
  fill(rect(0, 14, L, 40), K.red) +
  each(
    run(L, 44, 34),
    ([x, y], i) =>
      polys(flower(x, y, 17, 8, i * 0.3), K.white) +
      dot(x, y, 6, K.red) +
      dot(x, y, 3, K.black) +
      polys([leaf(x + 22, y, 15, 4.6, -1.57), leaf(x + 22, y, 15, 4.6, 1.57)], K.white),
  ) +
  polys(teeth(L, 15, 72, 58), K.white) +
  line(polyline(0, 14, L, 14), K.white, 2) +
  line(polyline(0, 54, L, 54), K.white, 2);

export const devotee = (woman: boolean, i: number): Look => ({
  kind: woman ? 'woman' : 'man',
  skin: i % 2 ? K.white : K.red,
  top: i % 2 ? K.red : K.white,
  low: i % 3 ? K.red : K.black,
  head: i % 2 ? K.black : K.white,
  ink: K.black,
  hair: K.black,
  white: K.white,
  gold: i % 3 ? K.white : K.red,
  moustache: !woman,
  w: 1.5,
});

/** Bahuchara's rooster: strutting, combed, plumes like sickles. */
export function rooster(S: Sheet, x: number, y: number, s: number) {
  const T2 = (p: Poly) => transform(p, x, y, s),
    body = T2(
      loopThrough([
        -92, -40, -60, -8, -20, 4, 30, -14, 56, -56, 62, -104, 84, -128, 104, -112, 108, -84, 98, -30, 72, 24,
        20, 58, -40, 52, -84, 12,
      ]),
    );
  for (let i = 0; i < 7; i++) {
    const f = T2(
      ribbon(
        curve([
          [-70, 6],
          [-118 - i * 3, -40 + i * 13],
          [-166 + i * 2, -84 + i * 26],
          [-178 + i * 10, -24 + i * 26],
        ]),
        widths(11, 13, 9, 2),
      ),
    );
    S.add(fill(f, i % 2 ? K.red : K.black), ink(f, K.white, 1.6)).block(f, 4);
  }
  S.add(
    polys(
      [
        T2(loopThrough([72, -126, 70, -150, 80, -142, 88, -158, 94, -142, 106, -150, 104, -122])),
        T2(leaf(106, -84, 34, 11, 1.5)),
      ],
      K.red,
    ),
    fill(T2(polyline(104, -116, 132, -104, 106, -98)), K.white),
    ink(T2(polyline(104, -116, 132, -104, 106, -98)), K.black, 2),
  );
  S.add(
    fill(body, K.white),
    ink(body, K.black, 4),
    clip(
      body,
      each([0, 1, 2, 3, 4, 5, 6, 7], (r) =>
        lines(
          Array.from({ length: 9 }, (_, i) =>
            T2(arc(-76 + i * 21 + (r % 2) * 10, -90 + r * 20, 10, 0.2, 2.9, 8)),
          ),
          r % 2 ? K.red : K.black,
          2,
        ),
      ),
    ),
  );
  const wing = T2(loopThrough([46, -24, 10, -30, -54, -6, -84, 22, -30, 34, 24, 26]));
  S.add(
    fill(wing, K.red),
    clip(wing, hatch(wing, 0.35, 9, 2.4, K.white, S.r, 0)),
    ink(wing, K.black, 3),
    dot(...T2([[88, -110]])[0], 8 * s, K.white),
    dot(...T2([[88, -110]])[0], 5 * s, K.black),
    line(T2(ellipse(88, -110, 9)), K.black, 2.4, true),
  );
  for (const dx of [-6, 26])
    S.add(
      line(T2(polyline(dx, 50, dx + 4, 98)), K.black, 7),
      lines(
        [-0.3, 0.4, 2.8].map((a) => T2([[dx + 4, 98], polar(dx + 4, 98, 24, a)])),
        K.black,
        5,
      ),
    );
  S.block(body, 8);
}

/** The goddess: frontal, crowned, four hands with sword, trident, bell and blessing. */
export function goddess(S: Sheet, x: number, y: number) {
  const halo = ellipse(x, y - 176, 66);
  S.add(
    fill(halo, K.black),
    polys(
      Array.from({ length: 26 }, (_, i) =>
        leaf(...polar(x, y - 176, 66, (i / 26) * 6.283), 18, 5, (i / 26) * 6.283),
      ),
      K.red,
    ),
    dots(
      walk(ellipse(x, y - 176, 58), 10, true).map((k) => k.p),
      3,
      K.white,
    ),
  );
  const skirt = loopThrough(
    offsets(x, y, [-26, -66, 26, -66, 66, -8, 112, 18, 70, 40, 0, 34, -70, 40, -112, 18, -66, -8]),
  );
  S.add(
    fill(skirt, K.red),
    clip(
      skirt,
      lines(
        [0, 1, 2, 3].map((i) =>
          curve([
            [x - 120, y - 20 + i * 18],
            [x, y - 34 + i * 19],
            [x + 120, y - 20 + i * 18],
          ]),
        ),
        K.white,
        2.4,
      ) +
        dots(
          Array.from(
            { length: 60 },
            (_, i) => [x - 110 + (i % 20) * 11.5, y - 22 + Math.floor(i / 20) * 20] as Point,
          ),
          2.6,
          K.white,
        ),
    ),
    ink(skirt, K.black, 3.4),
  );
  const arms: [Point[], string][] = [
    [
      [
        [-34, -122],
        [-86, -96],
        [-122, -134],
      ],
      'sword',
    ],
    [
      [
        [34, -122],
        [86, -96],
        [122, -134],
      ],
      'trident',
    ],
    [
      [
        [-32, -112],
        [-66, -60],
        [-100, -44],
      ],
      'bell',
    ],
    [
      [
        [32, -112],
        [66, -60],
        [98, -58],
      ],
      'open',
    ],
  ];
  arms.forEach(([q, tool]) => {
    const a = ribbon(curve(q.map(([u, v]) => [x + u, y + v] as Point)), widths(11, 9, 7)),
      h: Point = [x + q[2][0], y + q[2][1]];
    if (tool === 'sword')
      S.add(
        line([h, [h[0] - 22, h[1] - 92]], K.black, 9),
        line([h, [h[0] - 22, h[1] - 92]], K.white, 5),
        line(polyline(h[0] - 15, h[1] - 9, h[0] + 12, h[1] - 14), K.red, 6),
      );
    if (tool === 'trident')
      S.add(
        line(polyline(h[0] - 8, h[1] + 40, h[0] + 14, h[1] - 84), K.black, 5),
        lines(
          [
            curve([
              [h[0] + 14, h[1] - 76],
              [h[0] - 8, h[1] - 84],
              [h[0] - 2, h[1] - 112],
            ]),
            curve([
              [h[0] + 14, h[1] - 76],
              [h[0] + 36, h[1] - 80],
              [h[0] + 40, h[1] - 106],
            ]),
            polyline(h[0] + 14, h[1] - 76, h[0] + 20, h[1] - 120),
          ],
          K.red,
          5,
        ),
      );
    if (tool === 'bell')
      S.add(
        fill(curveThrough(offsets(h[0], h[1], [-15, 24, -8, 0, 6, 0, 14, 24])), K.black),
        dot(h[0], h[1] + 28, 4.6, K.red),
      );
    S.add(
      fill(a, K.white),
      ink(a, K.black, 2.6),
      dot(h[0], h[1], 9, K.white),
      line(ellipse(h[0], h[1], 9), K.black, 2.4, true),
      line(polyline(h[0] - 10, h[1] + 9, h[0] + 10, h[1] + 9), K.red, 4),
    );
  });
  const torso = loopThrough(
    offsets(x, y, [-40, -128, 0, -136, 40, -128, 28, -92, 25, -64, -25, -64, -28, -92]),
  );
  S.add(
    fill(torso, K.black),
    clip(torso, hatch(torso, 0.785, 9, 1.6, K.white, S.r, 0) + hatch(torso, -0.785, 9, 1.6, K.white, S.r, 0)),
    ink(torso, K.black, 3),
    ...[0, 1, 2].map((i) =>
      dots(
        walk(
          curve([
            [x - 24 - i * 4, y - 132 + i * 4],
            [x, y - 112 + i * 13],
            [x + 24 + i * 4, y - 132 + i * 4],
          ]),
          7,
        ).map((k) => k.p),
        2.8,
        i % 2 ? K.white : K.red,
      ),
    ),
  );
  const face = loopThrough(
    offsets(x, y, [-38, -186, -30, -218, 0, -226, 30, -218, 38, -186, 26, -150, 0, -136, -26, -150]),
  );
  S.add(
    fill(face, K.white),
    ink(face, K.black, 3.2),
    line(polyline(x, y - 192, x - 5, y - 168, x + 4, y - 166), K.black, 2.2),
    fill(leaf(x - 11, y - 154, 22, 3.6, 0, 0, 0.5), K.red),
    dot(x, y - 206, 6, K.red),
    dots(polyline(x - 40, y - 166, x + 40, y - 166), 7, K.red),
    line(ellipse(x + 8, y - 162, 7), K.black, 1.8, true),
  );
  for (const sg of [-1, 1])
    S.add(
      fill(leaf(x + sg * 17 - 13, y - 186, 26, 7, 0, 0, 0.5), K.cloth),
      ink(leaf(x + sg * 17 - 13, y - 186, 26, 7, 0, 0, 0.5), K.black, 2.2),
      dot(x + sg * 17, y - 186, 5, K.black),
      line(
        curve([
          [x + sg * 5, y - 198],
          [x + sg * 18, y - 203],
          [x + sg * 32, y - 196],
        ]),
        K.black,
        3,
      ),
    );
  const crown = polyline(
    offsets(
      x,
      y,
      [-38, -210, -46, -246, -24, -232, -14, -268, 0, -240, 14, -268, 24, -232, 46, -246, 38, -210],
    ),
  );
  S.add(
    fill(crown, K.red),
    ink(crown, K.black, 3),
    dots(
      run(72, 10, 0).map(([u]) => [x - 36 + u, y - 217] as Point),
      3.4,
      K.white,
    ),
    dots(polyline(x - 14, y - 268, x + 14, y - 268, x - 46, y - 246, x + 46, y - 246), 5, K.black),
  );
}

/** The shrine: cusped arch on banded pillars, pennants above. */
export function shrine(S: Sheet, x: number, y0: number, y1: number, w: number) {
  const inner = [...Array(9)].flatMap((_, i) =>
    arc(
      lerp(x - w / 2 + 22, x + w / 2 - 22, (i + 0.5) / 9),
      y0 + 54 + Math.abs(i - 4) ** 1.7 * 7,
      (w - 44) / 18,
      Math.PI,
      Math.PI * 2,
      8,
    ),
  );
  const room: Poly = [[x - w / 2 + 22, y1], ...inner, [x + w / 2 - 22, y1]];
  S.add(
    fill(rect(x - w / 2, y0, w, y1 - y0), K.red),
    polys(
      [...Array(70)].flatMap((_, i) =>
        flower(x - w / 2 + 16 + ((i % 14) * (w - 32)) / 13, y0 + 16 + Math.floor(i / 14) * 24, 8, 6),
      ),
      K.white,
    ),
    fill(room, K.cloth),
    line(room, K.black, 5),
    dots(
      walk(inner, 9).map((k) => [k.p[0], k.p[1] + 8] as Point),
      2.8,
      K.red,
    ),
  );
  for (const sg of [-1, 1]) {
    const px = x + sg * (w / 2 - 6) - 18,
      p = rect(px, y0 + 60, 36, y1 - y0 - 60);
    S.add(
      fill(p, K.black),
      lines(
        Array.from({ length: Math.floor((y1 - y0 - 60) / 12) }, (_, i) =>
          zig(36, 12, 0, 7).map(([u, v]) => [px + u, y0 + 66 + i * 12 + v] as Point),
        ),
        K.white,
        1.8,
      ),
      ink(p, K.white, 2.4),
    );
    S.add(
      fill(polyline(px - 10, y0 + 60, px + 46, y0 + 60, px + 38, y0 + 42, px - 2, y0 + 42), K.white),
      ink(polyline(px - 10, y0 + 60, px + 46, y0 + 60, px + 38, y0 + 42, px - 2, y0 + 42), K.black, 2),
    );
  }
  for (let i = 0; i < 7; i++) {
    const t = lerp(x - w / 2 + 20, x + w / 2 - 20, i / 6),
      h = i % 2 ? 26 : 40;
    S.add(
      fill(
        curveThrough(offsets(t, y0, [-24, 0, -15, -0.6, 0, -1, 15, -0.6, 24, 0], 1, h)),
        i % 2 ? K.black : K.white,
      ),
      ink(curveThrough(offsets(t, y0, [-24, 0, -15, -0.6, 0, -1, 15, -0.6, 24, 0], 1, h)), K.black, 2.4),
      line(polyline(t, y0 - h, t, y0 - h - 14), K.black, 2.4),
      fill(polyline(t, y0 - h - 15, t + 17, y0 - h - 10, t, y0 - h - 4), K.red),
    );
  }
  S.block(rect(x - w / 2 - 18, y0 - 60, w + 36, 170));
  for (const sg of [-1, 1]) S.block(rect(x + sg * (w / 2 - 6) - 28, y0, 56, y1 - y0));
}
