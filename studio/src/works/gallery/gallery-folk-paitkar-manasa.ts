/** Paitkar scroll of Manasa: soft earth washes, large-eyed figures, cobras, the merchant's boat on the river. */
import { flower, run, zig } from '../../draw/bands.ts';
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { polar } from '../../draw/geometry.ts';
import { group } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import type { Stance } from '../../figures/small.ts';
import { storyFigure } from '../../figures/story.ts';
import { bigFish } from '../../motifs/animals/deep-fish.ts';
import { place } from '../../motifs/place.ts';
import { cobra } from '../../traditions/paitkar/cobra.ts';
import { manasa } from '../../traditions/paitkar/manasa.ts';
import { look } from '../../traditions/paitkar/people.ts';
import { boat, river } from '../../traditions/paitkar/river-boat.ts';
import { H, K, M, W, wash } from '../../traditions/paitkar/style.ts';
import type { Work } from '../../work.ts';

/** Worshippers bring lamps and milk to the cobras under the tree. */
function worshippers(S: Sheet): void {
  const trunk = curveThrough(W / 2, 962, W / 2 - 6, 900, W / 2 + 4, 830);
  for (const [u, v] of [
    [-58, 806],
    [-30, 770],
    [34, 772],
    [60, 810],
  ])
    S.add(
      wash(ribbon(curveThrough(W / 2, 886, W / 2 + u * 0.4, 846, W / 2 + u, v), widths(7, 5, 3)), K.brown),
    );
  S.add(wash(ribbon(trunk, widths(16, 11, 8)), K.brown));
  [
    [58, 26],
    [44, 20],
    [26, 13],
    [8, 6],
  ].forEach(([R, n], ring) => {
    for (let i = 0; i < n; i++) {
      const a = ((i + ring * 0.5) / n) * Math.PI * 2,
        q = polar(W / 2, 814, R, a),
        p = leaf(q[0], q[1] - (R - 40) * 0.1, 26, 7, a);
      S.add(
        wash(p, [K.green, K.ochre, K.green, K.red][(i + ring) % 4]),
        line([q, polar(q[0], q[1], 20, a)], K.dark, 1),
      );
    }
  });
  S.add(dot(W / 2, 814, 9, K.red), dot(W / 2, 814, 4, K.pale));
  S.block(ellipse(W / 2, 808, 92, 90));
  const ground = rect(M, 954, W - 2 * M, 16);
  S.add(wash(ground, K.green)).block(ground);
  for (const fx of [1, -1]) {
    const woman = storyFigure(
      S,
      W / 2 - fx * 196,
      960,
      1.56,
      { aL: [-0.5, 0.5], aR: [0.6, 2.75], fx },
      look('woman', fx > 0 ? K.red : K.green, fx > 0 ? K.ochre : K.red, fx > 0 ? K.red : K.green),
    );
    const man = storyFigure(
      S,
      W / 2 - fx * 124,
      960,
      1.56,
      { aL: [0.35, 1.35], aR: [0.55, 1.45], fx },
      look('man', fx > 0 ? K.pale : K.ochre, fx > 0 ? K.red : K.pale, fx > 0 ? K.red : K.ochre, {
        moustache: true,
        sash: fx > 0 ? K.green : K.red,
      }),
    );
    const bowl = (x: number, y: number, col: string) => {
      const p = loopThrough(offsets(x, y, [-15, -6, 0, -3, 15, -6, 9, 8, -9, 8]));
      S.add(wash(p, col), line(ellipse(x, y - 5, 14, 3.4), K.dark, 1.5, true)).block(p, 6);
    };
    const [hx, hy] = woman.handR;
    bowl(hx + 4 * fx, hy - 16, K.red);
    S.add(wash(leaf(hx + 4 * fx, hy - 20, 22, 5, -1.57), K.ochre)).block(rect(hx - 12, hy - 46, 32, 40));
    const [mx, my] = [man.handR[0] + 14 * fx, man.handR[1] - 4];
    bowl(mx, my, K.pale);
    cobra(
      S,
      curveThrough(offsets(W / 2, 0, [-14, 956, -52, 950, -30, 926, -52, 902], fx, 1)),
      6,
      fx > 0 ? K.slate : K.ochre,
    );
  }
}

function paitkar(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    cuts = [392, 716];
  for (const q of [rect(0, 0, W, M + 4), rect(0, H - M, W, M), rect(0, 0, M, H), rect(W - M, 0, M, H)])
    S.block(q, 4);
  const rule = (y: number) =>
    S.add(
      group(
        fill(rect(0, 0, W - 2 * M, 26), K.red) +
          line(zig(W - 2 * M, 26, 4, 22), K.pale, 3) +
          dots(run(W - 2 * M, 26, 18), 2.6, K.ochre),
        `transform="translate(${M} ${y - 13})"`,
      ),
      line(polyline(M, y - 13, W - M, y - 13), K.dark, 2),
      line(polyline(M, y + 13, W - M, y + 13), K.dark, 2),
    ).block(rect(0, y - 14, W, 28));
  manasa(S, W / 2, 366);
  const serve = (x: number, fx: number, c: string): void => {
    storyFigure(
      S,
      x,
      376,
      1.6,
      { aL: [1, 2], aR: [1.2, 2.3], fx } as Stance,
      look('woman', c, K.ochre, c === K.red ? K.green : K.red),
    );
  };
  serve(84, 1, K.green);
  serve(W - 84, -1, K.red);
  river(S, 616, cuts[1]);
  boat(S, W / 2 + 6, 632);
  [
    [176, 682, 1],
    [300, 686, -1],
    [470, 678, 1],
  ].forEach(([x, y, f], i) => {
    const B = place(bigFish(5), x, y, 0.36, 0, f);
    S.add(
      wash(B.tail, K.ochre),
      ...B.fins.map((q) => wash(q, K.red)),
      wash(B.body, i % 2 ? K.red : K.ochre),
      dot(B.eye[0], B.eye[1], 3.4, K.pale),
      dot(B.eye[0], B.eye[1], 1.6, K.dark),
    ).block(B.body, 5);
  });
  S.block(rect(M, 596, W - 2 * M, 112));
  worshippers(S);
  cuts.forEach(rule);
  S.pack(
    M,
    M,
    W - M,
    H - M,
    10,
    700,
    (x, y, i) => S.add(polys(flower(x, y, 9, 6, i), i % 2 ? K.red : K.ochre), dot(x, y, 2.6, K.dark)),
    6,
  );
  S.add(
    line(rect(M, M, W - 2 * M, H - 2 * M), K.dark, 2.6, true),
    line(rect(M - 9, M - 9, W - 2 * M + 18, H - 2 * M + 18), K.red, 8, true),
    line(rect(M - 14, M - 14, W - 2 * M + 28, H - 2 * M + 28), K.dark, 2, true),
  );
  return S.art(K.paper, { ...GROUND.paper, age: 0.9, mottle: 2.2, fibre: 1.5, vignette: 0.7 });
}

export const work: Work = {
  id: 'gallery-folk-paitkar-manasa',
  collection: 'gallery',
  seed: 18,
  width: 560,
  height: 1000,
  alt: 'A narrow scroll shows a large-eyed goddess with cobras above a boat on a river, in brown, red and yellow washes.',
  draw: paitkar,
};
