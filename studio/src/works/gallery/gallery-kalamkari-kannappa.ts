/** Kannappa kneels before the linga, the arrow at his eye; a hand comes out of the stone and stays him. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar } from '../../draw/geometry.ts';
import { inked } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { deer } from '../../motifs/animals/deer.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Cloth, nimbus, turf } from '../../traditions/kalamkari/cloth.ts';
import { contour, drawn, partsOf, stroke } from '../../traditions/kalamkari/kalam.ts';
import { armOutline, hand, joint, ring } from '../../traditions/kalamkari/limbs.ts';
import { linga } from '../../traditions/kalamkari/linga.ts';
import { person } from '../../traditions/kalamkari/person.ts';
import { KNEEL } from '../../traditions/kalamkari/poses.ts';
import { cliffs, leafyTree } from '../../traditions/kalamkari/scenery.ts';
import { INK, K } from '../../traditions/kalamkari/style.ts';
import { STUFF } from '../../traditions/kalamkari/textile.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 800];
/** Offerings of the forest: flowers and honeycomb on leaves. */
function forestOfferings(lx: number, floor: number, c: Cloth): void {
  for (const [x, col] of [
    [lx + 150, K.madder],
    [lx + 184, K.cloth],
  ] as const) {
    const plate = loopThrough(x - 24, floor - 6, x, floor - 11, x + 24, floor - 6, x, floor + 3);
    c.add(
      inked(plate, K.leaf, INK, 1.4) +
        each(
          [-10, 0, 10],
          (d) =>
            polys(rosette(x + d, floor - 14 - (d ? 0 : 6), 8, 6), col) +
            dot(x + d, floor - 14 - (d ? 0 : 6), 2.4, K.myrobalan),
        ),
    );
  }
}

/** The bow on end, its string towards him: indigo, bound with yellow. @param x the string, @param top and @param foot the tips */
function bow(x: number, top: number, foot: number): string {
  const mid = (top + foot) / 2,
    back = curveThrough(
      [x - 9, top - 9],
      [x + 2, top + 6],
      [x + 35, lerp(top, mid, 0.5)],
      [x + 25, mid],
      [x + 35, lerp(foot, mid, 0.5)],
      [x + 2, foot - 6],
      [x - 9, foot + 9],
    ),
    body = ribbon(back, widths(2, 4.5, 7, 6, 7, 4.5, 2), 4);
  const band = (t: number): Poly => {
    const i = Math.round(t * (back.length - 1)),
      [[ax, ay], [cx, cy]] = [back[i - 1], back[i + 1]],
      an = Math.atan2(cy - ay, cx - ax) + Math.PI / 2;
    return [polar(...back[i], 12, an), polar(...back[i], -12, an)];
  };
  return (
    stroke(
      [
        [x + 1, top + 4],
        [x + 1, foot - 4],
      ],
      1.8,
    ) +
    drawn(body, K.indigo, 2.2) +
    clip(
      body,
      line(band(0.5), K.madder, 26) +
        each([0.44, 0.56, 0.16, 0.84], (t) => line(band(t), K.myrobalan, 6)) +
        each([0.3, 0.7], (t) => line(band(t), K.cloth, 5)),
    ) +
    contour(body, 2.2)
  );
}

/** The arrow in the hunter's own measure; its point is at his pupil. */
const ARROW: Record<'tip' | 'neck' | 'tail', Point> = {
  tip: [32.5, -269.5],
  neck: [53, -280],
  tail: [103, -305.5],
};
const STEEL = '#d3d8d6';

/** Three trees, hills behind, grass before. */
function forest(c: Cloth, floor: number): void {
  const { f, r } = c;
  c.add(
    cliffs(
      [
        [f.cx - 60, floor - 150],
        [f.cx + 70, floor - 200],
        [f.cx + 190, floor - 140],
        [f.right - 90, floor - 200],
      ],
      floor,
      118,
      r,
      [K.paleIndigo, K.leaf, K.shell, '#a98f52'],
    ),
  );
  c.add(
    leafyTree(
      {
        trunk: curveThrough([f.x + 50, floor], [f.x + 26, floor - 160], [f.x + 60, floor - 320]),
        girth: 19,
        bark: '#7a4a26',
        crown: loopThrough(
          [f.x - 40, floor - 260],
          [f.x - 40, f.y - 30],
          [f.x + 160, f.y - 30],
          [f.x + 290, f.y + 10],
          [f.x + 240, f.y + 110],
          [f.x + 120, f.y + 180],
          [f.x + 90, floor - 270],
        ),
        bloom: [K.cloth, K.rust],
        size: 25,
        pitch: 25,
      },
      r,
    ),
  );
  c.add(
    leafyTree(
      {
        trunk: curveThrough([f.right - 60, floor], [f.right - 86, floor - 170], [f.right - 44, floor - 340]),
        girth: 21,
        bark: '#7a4a26',
        crown: loopThrough(
          [f.right + 40, floor - 270],
          [f.right + 40, f.y - 30],
          [f.right - 170, f.y - 30],
          [f.right - 300, f.y + 30],
          [f.right - 250, f.y + 110],
          [f.right - 130, f.y + 170],
          [f.right - 110, floor - 280],
        ),
        leaves: ['#84924c', K.leaf, '#2c3320'],
        bloom: [K.madder, K.myrobalan],
        size: 25,
        pitch: 25,
      },
      r,
    ),
  );
  c.add(
    fill(rect(f.x, floor - 2, f.w, f.bottom - floor + 20), '#75803f') +
      stroke(
        [
          [f.x, floor - 2],
          [f.right, floor - 2],
        ],
        2.6,
      ),
  );
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'narrow', '#dcb158'),
    { f, r } = c,
    floor = f.bottom - 88,
    lx = f.x + 236,
    hx = f.x + 560;
  forest(c, floor);
  // a spotted deer that watches from the trees
  const D = place(deer(), f.right - 24, floor - 88, 0.68, 0, -1);
  c.add(
    drawn(D.tail, K.cloth, 1.4) +
      fill(D.body, K.rust) +
      dots(scatter(D.body, 13, r, 6), 2.6, K.cloth) +
      contour(D.body, 2.1) +
      each([D.ear, D.ear2], (q: Poly) => drawn(q, K.shell, 1.4)) +
      drawn(D.eye, K.cloth, 1.3) +
      fill(D.pupil, INK) +
      each(D.hooves, (q: Poly) => fill(q, INK)),
  );
  c.add(bow(hx + 100, floor - 246, floor + 34));
  c.add(group(linga(c, 0, 0), `transform="translate(${lx} ${floor + 20}) scale(1.34)"`));
  forestOfferings(lx + 26, floor + 46, c);
  // the hunter, one knee down, the arrow at his eye
  const s = 1.3;
  c.add(
    person(
      {
        build: 'man',
        skin: '#9a6236',
        ...KNEEL,
        headTilt: -0.08,
        lower: { kind: 'drawers', noPleats: true },
        stuff: { ...STUFF.tiger, kind: 'drops' },
        jewels: 1,
        bulk: 1.06,
        garland: [K.leaf, '#f3e6c6', K.rust],
        head: { kind: 'man', crown: 'plume', hair: 'long', moustache: true, tilak: 'ash', gaze: 1 },
        arms: [
          { to: [40, -112], sign: 'flat', aim: 0.4 },
          {
            to: [71, -277],
            sign: 'fist',
            aim: -1.5,
            hold: (T, _a, k) => {
              const shaft = T([ARROW.tail, ARROW.neck]),
                aim = Math.atan2(ARROW.tail[1] - ARROW.tip[1], ARROW.tail[0] - ARROW.tip[0]);
              return (
                line(shaft, INK, 5.4 * k) +
                line(shaft, K.myrobalan, 2.8 * k) +
                drawn(T(leaf(...ARROW.tip, 24, 5.4, aim, 0, 0.62)), STEEL, 1.5) +
                each([0.42, -0.42], (d) =>
                  drawn(T(leaf(...ARROW.tail, 24, 4.6, aim + Math.PI + d, 0, 0.6)), K.madder, 1.2),
                )
              );
            },
          },
        ],
        extra: (T) =>
          each(
            [-0.12, 0.1, 0.32],
            (d) =>
              line(T([[-22, -190], polar(-22, -190, 86, -2 + d)]), INK, 3.4) +
              drawn(T(leaf(...polar(-22, -190, 66, -2 + d), 28, 7.5, -2 + d, 0, 0.6)), K.cloth, 1.2),
          ),
      },
      hx + 22,
      floor + 34,
      s,
      -1,
    ),
  );
  // Shiva's arm out of the stone takes hold of him
  const from: Point = [lx + 58, floor - 196],
    to: Point = [lx + 134, floor - 322],
    el = joint(from, to, 104, 92, 1),
    arm = armOutline(from, el, to, 1.3);
  c.add(nimbus(to[0] + 12, to[1] - 14, 48, '#f1e2b8'));
  c.add(
    fill(arm, '#e9d9b0') +
      each(
        partsOf(arm, (px, py) => Math.hypot(px - from[0], py - from[1]) > 22),
        (p) => stroke(p, 2.6),
      ) +
      ring(from, el, 0.55, 20, 1.2) +
      hand(to, -0.85, 'open', '#e9d9b0', 1.5) +
      ring(el, to, 0.94, 12, 1.1) +
      ring(el, to, 0.8, 13.5, 1),
  );
  c.add(turf(f.x, f.right, f.bottom - 12, 38));
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-kannappa',
  collection: 'gallery',
  seed: 47,
  width: W,
  height: H,
  alt: 'A hunter with a plume in his hair, bow and quiver kneels on one knee before a linga with an arrow at his eye, and an arm with a blessing palm reaches out of the stone.',
  draw,
};
