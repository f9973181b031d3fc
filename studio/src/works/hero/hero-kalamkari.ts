/** The golden deer: Sita points, Rama lifts his bow, the deer looks back from the trees. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Poly, polar } from '../../draw/geometry.ts';
import { clip, each } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dots, fill, line } from '../../draw/svg.ts';
import { lookingStag } from '../../motifs/animals/looking-stag.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { place } from '../../motifs/place.ts';
import { Cloth, nimbus, turf, water } from '../../traditions/kalamkari/cloth.ts';
import { contour, drawn, stroke } from '../../traditions/kalamkari/kalam.ts';
import { person } from '../../traditions/kalamkari/person.ts';
import { SIT, STRIDE } from '../../traditions/kalamkari/poses.ts';
import { cliffs, leafyTree } from '../../traditions/kalamkari/scenery.ts';
import { INK, K } from '../../traditions/kalamkari/style.ts';
import { STUFF, stuffed } from '../../traditions/kalamkari/textile.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];

/** The deer of gold, its antlers branching, its head turned back to see who comes. */
function goldenDeer(x: number, y: number, s: number, c: Cloth): string {
  const D = place(lookingStag(), x, y, s, 0, 1),
    [ax, ay] = D.brow;
  const antlers = [-1, 1].map((sg) =>
    curveThrough(
      [ax + sg * 5, ay],
      [ax + sg * 26 + 10, ay - 34],
      [ax + sg * 24 + 22, ay - 70],
      [ax + sg * 46 + 16, ay - 108],
    ),
  );
  const spots = scatter(D.body, 15, c.r, 6);
  return (
    each(antlers, (q) => {
      const p = ribbon(q, widths(6, 5, 4, 1.5), 4);
      return (
        drawn(p, '#8a5a2a', 1.8) +
        each([0.35, 0.58, 0.78], (t) =>
          drawn(leaf(...q[Math.floor(t * q.length)], 30, 4, -0.9, 0.2, 0.3), '#8a5a2a', 1.5),
        )
      );
    }) +
    drawn(D.tail, K.cloth, 1.6) +
    fill(D.body, '#e0a92e') +
    clip(D.body, dots(spots, 4, '#f6ead0') + dots(spots, 1.7, K.madder)) +
    contour(D.body, 2.6) +
    each(D.ears, (q: Poly) => drawn(q, K.shell, 1.8)) +
    drawn(D.eye, '#f6ead0', 1.8) +
    fill(ellipse(...D.pupil, 5, 5), INK) +
    fill(ellipse(...D.nostril, 2.6, 2.6), INK) +
    each(D.hooves, (q: Poly) => fill(q, INK))
  );
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'chintz', K.madder),
    { f, r } = c,
    floor = f.bottom - 92;
  c.add(
    cliffs(
      [
        [f.x + 470, floor - 120],
        [f.cx + 70, floor - 190],
        [f.cx + 190, floor - 150],
        [f.right - 130, floor - 210],
        [f.right - 20, floor - 170],
      ],
      floor,
      116,
      r,
      [K.paleIndigo, K.myrobalan, K.shell, K.leaf],
    ),
  );
  c.add(
    leafyTree(
      {
        trunk: curveThrough(
          [f.right - 70, floor + 6],
          [f.right - 96, floor - 130],
          [f.right - 52, floor - 260],
        ),
        girth: 20,
        crown: loopThrough(
          [f.right - 240, floor - 300],
          [f.right - 210, f.y + 60],
          [f.right - 60, f.y - 20],
          [f.right + 40, f.y + 40],
          [f.right + 40, floor - 240],
          [f.right - 110, floor - 246],
        ),
        bloom: [K.myrobalan, K.madder],
        size: 25,
        pitch: 25,
        bark: '#7a4a26',
      },
      r,
    ),
  );
  c.add(
    leafyTree(
      {
        trunk: curveThrough([f.cx + 50, floor + 6], [f.cx + 76, floor - 140], [f.cx + 40, floor - 270]),
        girth: 17,
        crown: loopThrough(
          [f.cx - 66, floor - 320],
          [f.cx - 60, f.y + 40],
          [f.cx + 40, f.y - 20],
          [f.cx + 160, f.y + 20],
          [f.cx + 172, floor - 330],
          [f.cx + 50, floor - 262],
        ),
        leaves: ['#84924c', K.leaf, '#2c3320'],
        bloom: [K.cloth, K.rust],
        size: 25,
        pitch: 25,
        bark: K.rust,
      },
      r,
    ),
  );
  c.add(
    leafyTree(
      {
        trunk: curveThrough([f.x + 56, floor + 6], [f.x + 30, floor - 150], [f.x + 66, floor - 270]),
        girth: 20,
        crown: loopThrough(
          [f.x - 40, floor - 240],
          [f.x - 40, f.y - 20],
          [f.x + 140, f.y - 30],
          [f.x + 250, f.y + 40],
          [f.x + 200, floor - 340],
          [f.x + 80, floor - 250],
        ),
        bloom: [K.rust, K.cloth],
        size: 25,
        pitch: 25,
        bark: '#7a4a26',
      },
      r,
    ),
  );
  c.add(
    fill(rect(f.x, floor, f.w, 120), '#75803f') +
      stroke(
        [
          [f.x, floor],
          [f.right, floor],
        ],
        2.6,
      ) +
      turf(f.x, f.right, floor + 8, 38),
  );
  // the leaf hut's seat and Sita
  const seat = loopThrough(
    [f.x + 64, floor + 34],
    [f.x + 84, floor - 16],
    [f.x + 190, floor - 26],
    [f.x + 296, floor - 14],
    [f.x + 316, floor + 34],
    [f.x + 190, floor + 44],
  );
  c.add(stuffed(seat, { ...STUFF.indigo, kind: 'waves' }, 0, 18) + contour(seat, 2.3));
  c.add(
    person(
      {
        build: 'lady',
        skin: '#dcb877',
        ...SIT,
        stuff: STUFF.yellow,
        bodice: STUFF.madder,
        neck: [10, -156],
        head: { kind: 'lady', hair: 'bun', gaze: 1 },
        arms: [
          { to: [-58, -46], sign: 'flat', aim: 1.1 },
          { to: [106, -170], sign: 'point', aim: -0.25 },
        ],
      },
      f.x + 180,
      floor - 12,
      1.2,
    ),
  );
  // Rama
  const rx = f.x + 424;
  c.add(nimbus(rx + 20, floor - 372, 70));
  c.add(
    person(
      {
        build: 'man',
        skin: '#66849a',
        ...STRIDE,
        stuff: STUFF.rust,
        sash: STUFF.indigo,
        garland: ['#f3e6c6', K.leaf],
        neck: [8, -278],
        head: { kind: 'man', crown: 'kirita', gaze: 1 },
        arms: [
          {
            to: [-64, -190],
            sign: 'fist',
            aim: 1.2,
            hold: (T, at, k) =>
              line(
                T([
                  [at[0] + 12, at[1] + 34],
                  [at[0] - 6, at[1] - 90],
                ]),
                INK,
                4 * k,
              ) + drawn(T(leaf(at[0] - 6, at[1] - 84, 26, 7, -1.7, 0, 0.4)), K.myrobalan, 1.5),
          },
          {
            to: [98, -250],
            sign: 'fist',
            aim: -0.1,
            hold: (T) => {
              const bow = curveThrough(
                [74, -432],
                [98, -392],
                [92, -340],
                [110, -250],
                [92, -160],
                [98, -108],
                [74, -68],
              );
              return (
                stroke(T([bow[0], bow[bow.length - 1]]), 1.8) +
                drawn(T(ribbon(bow, widths(3, 6.5, 8, 8, 6.5, 3), 4)), K.myrobalan, 1.9)
              );
            },
          },
        ],
        extra: (T) =>
          each(
            [-0.1, 0.1, 0.3],
            (d) =>
              line(T([[-30, -262], polar(-30, -262, 74, -2.1 + d)]), INK, 3) +
              fill(T(leaf(...polar(-30, -262, 60, -2.1 + d), 26, 7, -2.1 + d, 0, 0.6)), K.cloth),
          ),
      },
      rx,
      floor + 26,
      1.16,
    ),
  );
  c.add(goldenDeer(f.right - 262, floor - 154, 0.98, c));
  const pond = loopThrough(
    [f.cx - 20, f.bottom + 40],
    [f.cx + 40, f.bottom - 40],
    [f.cx + 210, f.bottom - 58],
    [f.right - 110, f.bottom - 48],
    [f.right + 40, f.bottom - 64],
    [f.right + 40, f.bottom + 40],
  );
  c.add(water(pond, 14));
  for (const [x, R] of [
    [f.cx + 120, 26],
    [f.cx + 300, 30],
    [f.right - 60, 27],
  ])
    c.add(
      lotus(
        x,
        f.bottom - 8,
        R,
        { out: K.shell, in: K.cloth, tip: K.madder, ink: INK, vein: K.madder },
        9,
        1.2,
      ),
    );
  return c.finish(seed);
}

export const work: Work = {
  id: 'hero-kalamkari',
  collection: 'hero',
  seed: 6,
  width: W,
  height: H,
  alt: 'Sita points from her seat of leaves, Rama strides out with his bow, and a spotted golden deer looks back from a lotus pond among dense trees on a madder ground.',
  draw,
};
