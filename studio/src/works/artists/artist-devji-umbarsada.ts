/** The Warli painter: a man in a white cap squats before his mud wall and paints the next dancer of a half-finished ring. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { arc, ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { PASTE, WARLI } from '../../traditions/warli/style.ts';
import { onWall } from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];
const GROUND = 852;
const MUD = '#6d3519';

/** Arm or leg: straight strokes that taper from joint to joint, with a hair of mud round them. */
function limb(w0: number, w1: number, ...p: number[]): string {
  const joints = polyline(...p);
  const last = joints.length - 1;
  const at = (i: number) => w0 + ((w1 - w0) * i) / last;
  const shapes = joints
    .slice(1)
    .flatMap((q, i) => [
      ribbon([joints[i], q], widths(at(i), at(i + 1)), 3),
      ellipse(...joints[i], at(i)),
      ellipse(...q, at(i + 1)),
    ]);
  return polys(shapes, MUD, `stroke="${MUD}" stroke-width="9"`) + each(shapes, (q) => fill(q, PASTE));
}

/** The painter, squatting in profile; two triangles as every Warli body, but woven with pattern. */
function painter(A: Warli) {
  const chest = polyline(172, 520, 352, 500, 256, 700);
  const lap = polyline(256, 690, 322, 812, 168, 806);
  // far leg and far arm
  A.add(limb(15, 6, 226, 796, 352, 706, 314, GROUND - 10, 364, GROUND - 8));
  A.add(limb(12, 7, 184, 532, 158, 640, 346, 692));
  // chest: lattice; lap: bands
  for (const q of [chest, lap])
    A.add(fill(q, MUD, `stroke="${MUD}" stroke-width="16"`), fill(q, WARLI.earth));
  A.add(
    clip(chest, hatch(chest, 0.95, 11, 2.4, PASTE, A.r, 0) + hatch(chest, -0.95, 11, 2.4, PASTE, A.r, 0)),
    ink(chest, PASTE, 8),
  );
  A.add(
    clip(
      lap,
      each([718, 740, 762, 784], (y, i) =>
        i % 2
          ? dots(
              series(20, (k): Point => [160 + k * 9, y]),
              3,
              PASTE,
            )
          : line(polyline(150, y, 340, y), PASTE, 5),
      ),
    ),
    ink(lap, PASTE, 7),
  );
  // near leg, folded up; foot flat on the ground
  A.add(limb(18, 7, 276, 800, 420, 676, 386, GROUND - 12, 448, GROUND - 9));
  A.add(dots(resample(arc(386, GROUND - 40, 15, 0.1, 3, 8), 7), 3, MUD));
  // neck, head, ear ring, hair and cap
  A.add(
    limb(14, 12, 262, 520, 268, 492, 276, 470),
    fill(ellipse(286, 424, 56), MUD),
    fill(ellipse(286, 424, 50), PASTE),
  );
  A.add(fill(loopThrough(334, 420, 346, 430, 334, 438), PASTE));
  A.add(
    fill(loopThrough(236, 404, 262, 396, 250, 430, 246, 462, 234, 440), MUD),
    dot(262, 446, 7, MUD),
    dot(262, 446, 3, PASTE),
  );
  A.add(dot(314, 416, 5, MUD), line(curveThrough(322, 450, 312, 454, 304, 450), MUD, 3.4));
  const cap = loopThrough(222, 404, 232, 372, 286, 346, 336, 366, 346, 396, 290, 396);
  A.add(
    fill(cap, MUD, `stroke="${MUD}" stroke-width="13"`),
    fill(cap, PASTE),
    line(curveThrough(228, 400, 280, 380, 342, 384), MUD, 3.4),
  );
  // working arm with the stick brush
  A.add(limb(13, 8, 336, 518, 440, 598, 524, 526));
  A.add(
    line(polyline(494, 586, 582, 462), MUD, 11),
    line(polyline(494, 586, 582, 462), PASTE, 4.4),
    line(polyline(574, 474, 588, 453), PASTE, 8),
  );
  for (const [dx, dy] of [
    [20, -14],
    [23, -4],
    [21, 7],
    [12, 15],
  ])
    A.add(
      line(polyline(520, 532, 520 + dx * 1.1, 528 + dy), MUD, 9),
      line(polyline(520, 532, 520 + dx * 1.1, 528 + dy), PASTE, 5.4),
    );
  for (const t of [0, 9]) A.add(line(polyline(484 + t, 548 - t * 0.86, 496 + t, 564 - t * 0.86), MUD, 3));
}

function draw(seed: number): Painting {
  const A = new Warli(new Rng(seed));
  A.border(W, H, 14);
  const [cx, cy] = [478, 312];
  // the ring so far: hands joined, a gap where he is at work
  const from = 0.62 * Math.PI + 1.2;
  const span = TAU - 2.3;
  const n = 11;
  const hands = series(n, (i) => {
    const a = from + (i / (n - 1)) * span;
    return A.dancer(...polar(cx, cy, 112, a), 0.98, a + Math.PI / 2, i);
  });
  hands.slice(1).forEach((h, i) => A.ln([hands[i].handR, h.handL], 3.2));
  A.tarpaPlayer(cx - 6, cy + 40, 0.92);
  A.sun(150, 190, 34);
  A.birds(126, 300, 4);
  A.ln(polyline(70, GROUND, W - 70, GROUND), 5);
  A.add(
    lines(
      series(44, (i) => polyline(76 + i * 15, GROUND + 12, 82 + i * 15, GROUND + 26)),
      PASTE,
      2.2,
    ),
  );
  A.palm(668, GROUND - 2, 236);
  A.hut(642, GROUND - 2, 84, 112);
  A.tree(128, GROUND - 2, 136, 0.6, 0);
  painter(A);
  // bowl of rice paste, a hen that looks in
  const bowl = loopThrough(468, 806, 472, 834, 490, GROUND - 3, 522, GROUND - 3, 540, 834, 544, 806);
  A.add(
    fill(bowl, MUD, `stroke="${MUD}" stroke-width="9"`),
    fill(bowl, WARLI.earth),
    clip(bowl, hatch(bowl, 1.57, 8, 2.2, PASTE, A.r, 0)),
    ink(bowl, PASTE, 5),
    fill(ellipse(506, 806, 39, 11), PASTE),
  );
  A.hen(564, GROUND - 3, 1.1, -1);
  return onWall(A, W, H, seed, MUD);
}

export const work: Work = {
  id: 'artist-devji-umbarsada',
  collection: 'artists',
  seed: 8,
  width: W,
  height: H,
  alt: 'A man in a white cap squats before a brown mud wall with a bowl of rice paste and paints a ring of dancers with a stick.',
  draw,
};
