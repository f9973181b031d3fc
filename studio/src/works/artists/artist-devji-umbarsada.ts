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
import { dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { PASTE, WARLI } from '../../traditions/warli/style.ts';
import { onWall } from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];
const GROUND = 852;
const MUD = '#6d3519';

/** An arm of two strokes, with nothing behind it to be set off from. */
function stroke(w0: number, w1: number, ...p: number[]): string {
  const [a, b, c] = polyline(...p);
  const mid = (w0 + w1) / 2;
  const parts = [ribbon([a, b], widths(w0, mid), 3), ellipse(...b, mid), ribbon([b, c], widths(mid, w1), 3)];
  return each(parts, (q) => fill(q, PASTE));
}

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

/** The painter, squatting in profile: two triangles, a round head without a face, limbs of a stroke each. */
function painter(A: Warli) {
  const solid = (p: Point[]) => A.add(fill(p, MUD, `stroke="${MUD}" stroke-width="18"`), fill(p, PASTE));
  // far leg and far arm; the fist rests on the knee
  A.add(limb(11, 6, 222, 800, 356, 712, 318, GROUND - 8, 368, GROUND - 6));
  solid(polyline(160, 500, 360, 476, 252, 702));
  A.add(stroke(8, 5, 170, 512, 136, 622, 246, 700));
  solid(polyline(252, 688, 334, 818, 150, 812));
  // near leg, folded up; foot flat on the ground
  A.add(limb(13, 6, 276, 806, 432, 668, 396, GROUND - 9, 460, GROUND - 6));
  A.add(dots(resample(arc(396, GROUND - 38, 13, 0.1, 3, 8), 7), 3, MUD));
  // neck, head thrown back to see his work, cap
  A.add(
    fill(ellipse(280, 408, 58), MUD),
    fill(polyline(251, 492, 270, 490, 280, 452, 262, 452), PASTE),
    fill(ellipse(280, 408, 50), PASTE),
  );
  const cap = loopThrough(216, 392, 232, 356, 290, 330, 336, 348, 340, 376, 286, 380);
  A.add(fill(cap, MUD, `stroke="${MUD}" stroke-width="12"`), fill(cap, PASTE));
  A.add(line(curveThrough(224, 388, 278, 366, 336, 366), MUD, 3.4));
  // the arm at work, which the last dancer has by the wrist
  A.add(stroke(9, 5, 346, 488, 446, 582, 522, 508));
  A.add(line(polyline(494, 566, 580, 446), MUD, 11), line(polyline(494, 566, 580, 446), PASTE, 4.4));
  A.add(line(polyline(572, 458, 586, 437), PASTE, 8));
  for (const [dx, dy] of [
    [22, -12],
    [24, -2],
    [20, 8],
  ])
    A.add(
      line(polyline(518, 514, 518 + dx, 510 + dy), MUD, 8),
      line(polyline(518, 514, 518 + dx, 510 + dy), PASTE, 4.6),
    );
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
