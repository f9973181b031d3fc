/** Three chariots in a row, each under its own colours, pulled by a crowd on one long rope. */
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each, repeat } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { storyFigure } from '../../figures/story.ts';
import { frame, petals, plain } from '../../motifs/borders.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { idol } from '../../traditions/pattachitra/idols.ts';
import { look, wheel } from '../../traditions/pattachitra/ratha.ts';
import { INK, K, borderStyle, fadi, surface } from '../../traditions/pattachitra/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1240, 880];
const NIGHT = '#234f86';

interface Ratha {
  kind: 'B' | 'S' | 'J';
  /** Stripes of the canopy. */
  cloth: readonly [string, string];
  flag: string;
}

/** Chariot on four wheels; y is where they stand. About 300 wide, 590 high. */
function chariot(S: Sheet, x: number, y: number, { kind, cloth, flag }: Ratha, r: Rng) {
  const canopy = curve([
    [x - 136, y - 288],
    [x - 132, y - 340],
    [x - 92, y - 398],
    [x - 50, y - 446],
    [x - 26, y - 492],
    [x, y - 512],
    [x + 26, y - 492],
    [x + 50, y - 446],
    [x + 92, y - 398],
    [x + 132, y - 340],
    [x + 136, y - 288],
  ] as Point[]);
  // flagstaff
  S.add(
    line(polyline(x, y - 506, x, y - 596), INK, 4),
    fill(
      curve(
        [
          [x, y - 594],
          [x + 40, y - 600],
          [x + 84, y - 584],
          [x + 44, y - 572],
          [x, y - 562],
        ] as Point[],
        true,
      ),
      flag,
    ),
    ink(
      curve(
        [
          [x, y - 594],
          [x + 40, y - 600],
          [x + 84, y - 584],
          [x + 44, y - 572],
          [x, y - 562],
        ] as Point[],
        true,
      ),
      INK,
      2,
    ),
  );
  S.add(
    fill(canopy, cloth[0]),
    clip(
      canopy,
      repeat(9, (i) =>
        fill(polyline(x, y - 540, x - 200 + i * 44, y - 280, x - 178 + i * 44, y - 280), cloth[1]),
      ) +
        each([316, 352, 388, 424, 458], (d, i) =>
          dots(
            resample(curveThrough(x - 150, y - d + 10, x, y - d - 6, x + 150, y - d + 10), 12),
            3,
            i % 2 ? K.harital : K.conch,
          ),
        ),
    ),
    ink(canopy, INK, 3),
  );
  for (const [dy, R] of [
    [514, 15],
    [530, 10],
    [542, 6],
  ] as const)
    S.add(
      fill(ellipse(x, y - dy, R, R * 0.72), K.harital),
      line(ellipse(x, y - dy, R, R * 0.72), INK, 2, true),
    );
  const cab = rect(x - 116, y - 288, 232, 198);
  S.add(
    fill(cab, kind === 'S' ? K.harital : kind === 'B' ? K.leaf : '#7a1c16'),
    dots(
      series(60, (i): Point => [
        x - 108 + (i % 10) * 24 + (Math.floor(i / 10) % 2) * 12,
        y - 278 + Math.floor(i / 10) * 34,
      ]),
      2,
      kind === 'S' ? K.hingula : K.conch,
    ),
    ink(cab, INK, 2.6),
  );
  S.add(clip(cab, idol(x, y - 142, 0.43, kind, r)));
  for (const dx of [-116, 116]) {
    const post = rect(x + dx - 10, y - 290, 20, 200);
    S.add(
      fill(post, K.harital),
      repeat(12, (i) =>
        line(polyline(x + dx - 10, y - 284 + i * 17, x + dx + 10, y - 276 + i * 17), K.hingula, 4),
      ),
      ink(post, INK, 2.2),
    );
  }
  // fringe of the canopy
  const scallops = series(17, (i) => leaf(x - 128 + i * 16, y - 286, 26, 8, Math.PI / 2, 0, 0.45));
  S.add(
    fill(rect(x - 142, y - 302, 284, 16), K.leaf),
    dots(
      series(23, (i): Point => [x - 132 + i * 12, y - 294]),
      3,
      K.conch,
    ),
    ink(rect(x - 142, y - 302, 284, 16), INK, 2),
    polys(scallops, cloth[1]),
    each(scallops, (q) => line(q, INK, 1.4, true)),
  );
  const deck = rect(x - 146, y - 94, 292, 44);
  const row = series(13, (i) => leaf(x - 132 + i * 22, y - 54, 34, 10, -Math.PI / 2, 0, 0.5));
  S.add(
    fill(deck, K.harital),
    polys(row, K.hingula),
    each(row, (q) => line(q, INK, 1.3, true)),
    dots(
      series(25, (i): Point => [x - 138 + i * 11.5, y - 90]),
      2.4,
      K.conch,
    ),
    ink(deck, INK, 2.6),
  );
  [-108, -36, 36, 108].forEach((dx, i) => wheel(S, x + dx, y - 34, 38, i % 2 ? K.leaf : K.khandaneela));
}

function draw(seed: number): Painting {
  const S = new Sheet(seed, W, H);
  const r = new Rng(seed + 1);
  const f = frame(
    W,
    H,
    10,
    [
      { t: 9, band: plain(K.lamp), corner: false },
      { t: 40, band: fadi(K.hingula, K.harital, K.leaf) },
      { t: 20, band: petals },
    ],
    r,
    borderStyle(K.harital, [K.conch, K.pink, K.hingula]),
  );
  const [L, T, R, B] = [f.x, f.y, f.x + f.w, f.y + f.h];
  const road = B - 64;
  S.add(fill(rect(L, T, f.w, f.h), NIGHT));
  for (let y = T + 24, i = 0; y < road - 60; y += 40, i++)
    for (let x = L + (i % 2 ? 24 : 46); x < R; x += 46)
      S.add(
        polys(rosette(x, y, 8, 6, 0.4), (i + Math.round(x / 46)) % 3 ? K.conch : K.pink),
        dot(x, y, 2.4, K.harital),
      );
  S.add(fill(rect(L, road - 34, f.w, B), K.cream), line(polyline(L, road - 34, R, road - 34), INK, 3));
  for (let x = L + 10; x < R; x += 26) S.add(polys(rosette(x, road - 18, 6, 5, x), K.hingula));
  const carts: [number, Ratha][] = [
    [L + f.w * 0.185, { kind: 'B', cloth: [K.hingula, K.leaf], flag: K.leaf }],
    [L + f.w * 0.5, { kind: 'S', cloth: [K.hingula, K.lamp], flag: K.lamp }],
    [L + f.w * 0.815, { kind: 'J', cloth: [K.hingula, K.harital], flag: K.hingula }],
  ];
  // worshippers stand between the chariots
  carts.forEach(([x], i) => {
    if (!i) return;
    const mid = (x + carts[i - 1][0]) / 2;
    for (const [dx, fx] of [
      [-20, -1],
      [22, 1],
    ] as const)
      storyFigure(
        S,
        mid + dx,
        road - 30,
        1.08,
        { aL: [1.5, 2.5], aR: [1.7, 2.7], fx },
        look(i + (fx > 0 ? 0 : 2), fx > 0),
      );
  });
  for (const [x, c] of carts) chariot(S, x, road - 26, c, r);
  // the rope and those who pull
  const rope = curveThrough(
    [L - 10, road + 6],
    [L + 300, road + 0],
    [W / 2, road + 8],
    [R - 300, road],
    [R + 10, road + 4],
  );
  const n = 21;
  for (let i = 0; i < n; i++) {
    const x = L + 24 + (i * (f.w - 62)) / (n - 1);
    const raised = i % 5 === 3;
    storyFigure(
      S,
      x,
      B - 4,
      0.9,
      raised
        ? { aL: [-2.2, -2.9], aR: [2.2, 2.9], fx: i % 2 ? 1 : -1 }
        : { aL: [1.1, 1.7], aR: [1.3, 1.9], lL: [-0.6, -0.15], lR: [0.5, 0], fx: 1, lean: 0.4 },
      look(i, i % 4 === 1),
    );
  }
  S.add(
    line(rope, INK, 8),
    line(rope, K.conch, 4.6),
    each(walk(rope, 9), (k) =>
      line([polar(...k.p, 3, k.a + 1.1), polar(...k.p, -3, k.a + 1.1)] as Poly, INK, 1),
    ),
  );
  return {
    w: W,
    h: H,
    bg: K.hingula,
    body: clip(rect(L, T, f.w, f.h), S.svg) + f.svg,
    finish: surface(seed),
  };
}

export const work: Work = {
  id: 'work-lokanath-maharathi-rath',
  collection: 'artist-works',
  seed: 6,
  width: W,
  height: H,
  alt: 'Three chariots with striped canopies, green, black and yellow on red, carry a deity each; a crowd pulls a long rope.',
  draw,
};
