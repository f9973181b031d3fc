/** The nail is in the wall: an empty frame hangs from it, garlanded, and two parrots have found it first. */
import { curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { each, group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import { beads, frame, lotuses, petals, rope } from '../../motifs/borders.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Mithila } from '../../traditions/madhubani/painter.ts';
import { INK, K, borderStyle } from '../../traditions/madhubani/style.ts';
import { PAGE, QUIET } from '../../traditions/page.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];

const NAIL: Point = [500, 84];

/** Outside of the frame. */
const F = { x: 206, y: 250, w: 588, h: 440 };

/** Marigold after marigold on a thread. */
function garland(path: Poly, step: number, R: number): string {
  return each(walk(path, step), ({ p: [x, y] }, i) => {
    const petalsOf = rosette(x, y, R, 10, i * 0.7, 0.7, 1.3);
    return (
      dot(x, y, R * 0.8, i % 3 === 2 ? '#b4401a' : '#c9781a') +
      polys(petalsOf, i % 3 === 2 ? K.palash : K.marigold) +
      lines(petalsOf, INK, 0.7) +
      dot(x, y, R * 0.3, i % 3 === 2 ? K.kumkum : K.palash)
    );
  });
}

/** Tassel of leaves and one red flower at the end of a garland. */
function tassel(x: number, y: number): string {
  let s = '';
  for (const a of [-0.5, 0.5, 0]) {
    const blade = leaf(x, y, 46, 10, Math.PI / 2 + a);
    s +=
      fill(blade, a ? K.parrot : K.leaf) +
      line([[x, y], polar(x, y, 40, Math.PI / 2 + a)], INK, 0.9) +
      ink(blade, INK, 1.5);
  }
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const m = new Mithila(r, [K.kumkum, K.marigold, K.indigo, K.rose]);
  const cord = [F.x + 80, F.x + F.w - 80].map((x): Poly => [NAIL, [x, F.y + 8]]);
  for (const side of cord)
    m.add(
      ink(side, '#7a4a1e', 5, { closed: false, taper: 0 }) +
        lines(
          walk(side, 8).map((k): Poly => [
            polar(k.p[0], k.p[1], 3, k.a + 0.9),
            polar(k.p[0], k.p[1], -3, k.a + 0.9),
          ]),
          '#e2b878',
          1.4,
        ),
    );
  const f = frame(
    F.w,
    F.h,
    0,
    [
      { t: 14, band: rope, corner: false },
      { t: 54, band: lotuses },
      { t: 12, band: beads, corner: false },
      { t: 16, band: petals, corner: false },
    ],
    r,
    borderStyle([K.kumkum, K.turmeric, K.indigo]),
  );
  m.add(
    group(
      fill(rect(0, 0, F.w, F.h), K.paper) + fill(rect(f.x, f.y, f.w, f.h), PAGE) + f.svg,
      `transform="translate(${F.x} ${F.y})"`,
    ),
  );
  // a little shade inside the edge tells that nothing is there
  m.add(
    fill(rect(F.x + f.x, F.y + f.y, f.w, 12), '#d9cfb8', 'opacity=".6"') +
      fill(rect(F.x + f.x, F.y + f.y, 10, f.h), '#d9cfb8', 'opacity=".6"'),
  );
  // garlands fall from the nail to the corners of the frame
  const left = curveThrough(NAIL[0], NAIL[1] + 8, 420, 196, 300, 238, 220, 250, 204, 340, 206, 428);
  const right = curveThrough(NAIL[0], NAIL[1] + 8, 580, 196, 700, 238, 780, 250, 796, 320, 794, 380);
  m.add(tassel(206, 436) + garland(left, 19, 14) + tassel(794, 388) + garland(right, 19, 14));
  m.flower(NAIL[0], NAIL[1], 38, 9, K.kumkum, K.turmeric);
  for (const a of [-2.5, -0.64, -1.57]) m.leafAt(...polar(NAIL[0], NAIL[1], 36, a), 40, 11, a, K.leaf);
  // two parrots: one on the frame, one inside on its sill, looking up
  m.add(
    lines(
      [
        polyline(612, 234, 612, 254),
        polyline(624, 234, 624, 254),
        polyline(356, 578, 356, 596),
        polyline(368, 578, 368, 596),
      ],
      '#9a4a20',
      4,
    ),
  );
  m.parrot(616, 206, 0.92, -1);
  m.parrot(360, 552, 0.86);
  return { w: W, h: H, bg: PAGE, cutOut: true, body: m.out.join(''), finish: { seed, ...QUIET } };
}

export const work: Work = {
  id: 'empty-wishlist',
  collection: 'site',
  seed: 8,
  width: W,
  height: H,
  alt: 'An empty Madhubani frame of lotuses hangs from a nail under marigold garlands; one parrot sits on top, another inside on the sill.',
  draw,
};
