/** Hanuman flies over the sea with the whole herb mountain on his palm. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Poly, series } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { each, group } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, polys } from '../../draw/svg.ts';
import { fish } from '../../motifs/animals/fish.ts';
import { chintz } from '../../motifs/painted/chintz.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Cloth, water } from '../../traditions/kalamkari/cloth.ts';
import { contour, drawn, stroke } from '../../traditions/kalamkari/kalam.ts';
import { person } from '../../traditions/kalamkari/person.ts';
import { cliffs, cloudBank, leafyTree } from '../../traditions/kalamkari/scenery.ts';
import { INK, K, trio } from '../../traditions/kalamkari/style.ts';
import { STUFF } from '../../traditions/kalamkari/textile.ts';
import type { Work } from '../../work.ts';

const [W, H] = [740, 1000];

/** The peak torn from the ground, trees and shining herbs on it. Its foot is at (x, y). */
function hill(x: number, y: number, r: Rng): string {
  const clod = loopThrough(
    [x - 170, y - 22],
    [x - 110, y + 18],
    [x - 40, y + 34],
    [x + 50, y + 28],
    [x + 130, y + 10],
    [x + 170, y - 24],
    [x, y - 40],
  );
  let q = cliffs(
    [
      [x - 96, y - 128],
      [x - 26, y - 196],
      [x + 52, y - 176],
      [x + 110, y - 110],
    ],
    y,
    84,
    r,
    [K.paleIndigo, K.leaf, K.shell, K.myrobalan],
  );
  q += leafyTree(
    {
      trunk: curveThrough([x - 116, y - 40], [x - 128, y - 86], [x - 118, y - 120]),
      girth: 7,
      crown: ellipse(x - 118, y - 150, 38, 44),
      bloom: [K.cloth, K.rust],
      size: 17,
      pitch: 17,
    },
    r,
  );
  q += leafyTree(
    {
      trunk: curveThrough([x + 124, y - 40], [x + 136, y - 80], [x + 128, y - 110]),
      girth: 7,
      crown: ellipse(x + 130, y - 138, 36, 40),
      leaves: ['#84924c', K.leaf, '#2c3320'],
      bloom: [K.madder, K.myrobalan],
      size: 17,
      pitch: 17,
    },
    r,
  );
  q += cliffs(
    [
      [x - 120, y - 62],
      [x - 60, y - 90],
      [x + 6, y - 76],
      [x + 74, y - 92],
      [x + 128, y - 58],
    ],
    y + 2,
    62,
    r,
    [K.rust, K.leaf, K.myrobalan, K.paleIndigo, K.shell],
  );
  for (const [dx, dy, R] of [
    [-62, -112, 13],
    [6, -98, 14],
    [70, -114, 13],
    [-26, -212, 15],
    [52, -192, 14],
    [-96, -84, 11],
    [108, -82, 11],
  ])
    q +=
      stroke(curveThrough([x + dx, y + dy + 26], [x + dx + 3, y + dy + 12], [x + dx, y + dy]), 2.4, K.leaf) +
      each([-0.8, 0.8], (a) => drawn(leaf(x + dx, y + dy + 20, 19, 4, -Math.PI / 2 + a), K.leaf, 1)) +
      each(
        series(9, (i) => i * 0.7),
        (a) =>
          line(
            [
              [x + dx + Math.cos(a) * (R + 3), y + dy + Math.sin(a) * (R + 3)],
              [x + dx + Math.cos(a) * (R + 9), y + dy + Math.sin(a) * (R + 9)],
            ],
            K.myrobalan,
            1.8,
          ),
      ) +
      chintz(x + dx, y + dy, R, 0, [0, 4, 5][Math.round(R) % 3], trio(r), INK, r, K.cloth);
  return (
    q +
    fill(clod, '#7a4a26') +
    each(
      series(7, (i) => i),
      (i) =>
        stroke(
          curveThrough([x - 120 + i * 40, y - 12], [x - 110 + i * 38, y + 8], [x - 118 + i * 38, y + 22]),
          1.6,
        ),
    ) +
    contour(clod, 2.3)
  );
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'narrow', '#28425a'),
    { f, r } = c,
    sea = f.bottom - 186;
  // the night is nearly over: a low moon, stars
  const moon = ellipse(f.x + 236, f.y + 176, 44, 44);
  c.add(
    each(
      series(58, (i): [number, number] => [
        f.x + 14 + ((i * 197) % (f.w - 28)),
        f.y + 12 + ((i * 131) % 600),
      ]),
      ([x, y], i) =>
        i % 4
          ? dot(x, y, i % 3 ? 2 : 2.8, K.cloth)
          : polys(rosette(x, y, 7, 6, i), K.cloth) + dot(x, y, 2, K.myrobalan),
    ) +
      drawn(moon, '#f1e2b8', 2.2) +
      stroke(
        curveThrough([f.x + 214, f.y + 164], [f.x + 228, f.y + 156], [f.x + 240, f.y + 164]),
        1.6,
        K.myrobalan,
      ),
  );
  // Lanka's towers far off
  const tower = (x: number, w: number, h: number) =>
    drawn(rect(x - w / 2, sea + 10 - h, w, h), '#e0b654', 1.8) +
    each([0.3, 0.62], (t) => drawn(leaf(x, sea + 4 - h * t, 22, 7, -Math.PI / 2, 0, 0.4), K.dark, 1.2)) +
    drawn(
      loopThrough(
        [x - w * 0.56, sea + 10 - h],
        [x - w * 0.5, sea - 6 - h],
        [x, sea - 30 - h],
        [x + w * 0.5, sea - 6 - h],
        [x + w * 0.56, sea + 10 - h],
      ),
      K.indigo,
      1.8,
    );
  c.add(tower(f.right - 34, 50, 120) + tower(f.right - 150, 46, 92) + tower(f.right - 92, 60, 150));
  c.add(
    drawn(
      loopThrough(
        [f.right + 30, sea + 30],
        [f.right + 20, sea - 22],
        [f.right - 60, sea - 34],
        [f.right - 150, sea - 22],
        [f.right - 208, sea + 24],
      ),
      K.leaf,
      2,
    ),
  );
  c.add(water(rect(f.x - 4, sea, f.w + 8, f.bottom - sea + 8), 17, '#5f7f8c'));
  for (const [x, y, s, fx, col] of [
    [f.x + 120, sea + 66, 0.56, 1, K.myrobalan],
    [f.x + 330, sea + 58, 0.5, -1, K.rust],
    [f.right - 96, sea + 112, 0.62, -1, K.shell],
    [f.x + 250, sea + 138, 0.54, 1, K.cloth],
  ] as const) {
    const F = place(fish(12), x, y, s, 0, fx);
    c.add(
      each([F.tail, F.top, F.bot, F.bot2], (q: Poly) => drawn(q, K.madder, 1.4)) +
        fill(F.body, col) +
        scales(F.body, 0, 12, INK, 0.9) +
        fill(F.head, K.cloth) +
        contour(F.body, 1.9) +
        stroke(F.gill, 1.4) +
        drawn(F.eye, '#f6ead0', 1.2) +
        fill(F.pupil, INK),
    );
  }
  // the wind of his flight: banks of cloud that follow his path
  c.add(cloudBank(curveThrough([f.x - 20, f.y + 590], [f.x + 40, f.y + 606], [f.x + 100, f.y + 596]), 21));
  c.add(
    cloudBank(
      curveThrough([f.x - 10, f.y + 70], [f.x + 60, f.y + 92], [f.x + 140, f.y + 64], [f.x + 190, f.y + 84]),
      19,
    ),
  );
  c.add(
    cloudBank(
      curveThrough([f.right - 130, f.y + 470], [f.right - 60, f.y + 490], [f.right + 10, f.y + 462]),
      20,
    ),
  );
  c.add(cloudBank(curveThrough([f.x - 10, f.y + 300], [f.x + 30, f.y + 312], [f.x + 70, f.y + 296]), 16));
  const hx = f.x + 196,
    hy = sea + 64,
    s = 1.22,
    tail = (T: (p: Poly) => Poly) =>
      drawn(
        T(
          ribbon(
            curveThrough(
              -24,
              -156,
              -96,
              -150,
              -146,
              -190,
              -150,
              -262,
              -112,
              -318,
              -74,
              -330,
              -80,
              -372,
              -112,
              -376,
            ),
            widths(11, 12, 11, 10, 9, 7, 6, 4),
            4,
          ),
        ),
        '#c9924a',
        2,
      );
  const mace = (T: (p: Poly) => Poly, k: number) => {
    const q = T([
      [-66, -214],
      [-128, -330],
    ]);
    return (
      line(q, INK, 12 * k) +
      line(q, K.myrobalan, 8 * k) +
      drawn(
        T(loopThrough(-118, -330, -104, -358, -116, -392, -146, -402, -170, -382, -168, -350, -146, -330)),
        K.myrobalan,
        2.2,
      ) +
      stroke(T(curveThrough(-116, -356, -138, -350, -166, -362)), 2) +
      stroke(T(curveThrough(-112, -378, -136, -370, -164, -384)), 2)
    );
  };
  c.add(
    group(
      person(
        {
          build: 'monkey',
          skin: '#d39c52',
          pelvis: [-4, -164],
          neck: [30, -266],
          headAt: [14, -42],
          headTilt: -0.1,
          headScale: 1.2,
          legs: [
            { ankle: [-138, -124], knee: [-76, -126], lift: 1.35 },
            { ankle: [44, -66], knee: [70, -142], lift: 0.3 },
          ],
          lower: { kind: 'drawers' },
          stuff: STUFF.yellow,
          sash: STUFF.indigo,
          garland: ['#f3e6c6', K.leaf],
          head: { kind: 'monkey', crown: 'fillet', hair: 'long', hairColour: '#6a3d1c', gaze: 0.9 },
          arms: [
            { to: [-68, -220], sign: 'fist', aim: -2.1, hold: (T, _a, k) => mace(T, k) },
            { to: [148, -372], sign: 'flat', aim: -0.7, bend: 1 },
          ],
          extra: tail,
        },
        0,
        0,
        s,
      ),
      `transform="translate(${hx} ${hy}) rotate(8)"`,
    ),
  );
  c.add(hill(f.right - 158, f.y + 238, r));
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-sanjeevani',
  collection: 'gallery',
  seed: 19,
  width: W,
  height: H,
  alt: 'Hanuman flies with a mace on his shoulder and a peak of trees and shining herbs on his palm, over a sea of fishes with the towers of Lanka behind.',
  draw,
};
