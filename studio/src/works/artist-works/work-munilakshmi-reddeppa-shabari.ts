/** Shabari offers Rama the berries that she has tasted, before her hut in the forest. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Poly, series } from '../../draw/geometry.ts';
import { clip, each } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill } from '../../draw/svg.ts';
import { deer } from '../../motifs/animals/deer.ts';
import { parrot } from '../../motifs/birds/parrot.ts';
import { place } from '../../motifs/place.ts';
import { Cloth, nimbus, turf } from '../../traditions/kalamkari/cloth.ts';
import { contour, drawn, stroke } from '../../traditions/kalamkari/kalam.ts';
import { person } from '../../traditions/kalamkari/person.ts';
import { SIT, STAND } from '../../traditions/kalamkari/poses.ts';
import { cliffs, leafyTree } from '../../traditions/kalamkari/scenery.ts';
import { INK, K } from '../../traditions/kalamkari/style.ts';
import { STUFF, stuffed } from '../../traditions/kalamkari/textile.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1010, 960];

/** A ber fruit: small, longish, russet with a green end. */
const ber = (x: number, y: number, s = 1): string =>
  drawn(ellipse(x, y, 7.4 * s, 9.4 * s, 0.3, 18), '#b8552c', 1.4) +
  fill(ellipse(x - 2 * s, y + 3 * s, 3 * s, 4 * s), '#d6973e') +
  stroke(
    [
      [x + 2 * s, y - 9 * s],
      [x + 4 * s, y - 14 * s],
    ],
    1.4,
  );

function hut(x: number, floor: number): string {
  const wall = rect(x - 92, floor - 180, 184, 184),
    roof = loopThrough(
      [x - 150, floor - 160],
      [x - 110, floor - 224],
      [x - 40, floor - 292],
      [x, floor - 312],
      [x + 40, floor - 292],
      [x + 110, floor - 224],
      [x + 150, floor - 160],
      [x, floor - 178],
    );
  let q = stuffed(wall, { ...STUFF.bark, kind: 'stripes' }, 1.57, 26) + contour(wall, 2.3);
  q += drawn(
    loopThrough(
      [x - 34, floor + 4],
      [x - 36, floor - 92],
      [x, floor - 124],
      [x + 36, floor - 92],
      [x + 34, floor + 4],
    ),
    K.dark,
    2,
  );
  q += fill(roof, '#5a5f2c');
  let leaves = '';
  for (let row = 0; row < 6; row++)
    for (let i = -8; i <= 8; i++) {
      const u = x + i * 21 + (row % 2) * 10;
      leaves +=
        drawn(
          leaf(u, floor - 316 + row * 24, 46, 12, Math.PI / 2 + (u - x) * 0.002, 0, 0.5),
          (i + row) % 3 ? K.leaf : '#84924c',
          1.2,
        ) +
        stroke(
          [
            [u, floor - 312 + row * 24],
            [u, floor - 278 + row * 24],
          ],
          0.8,
        );
    }
  return q + clip(roof, leaves) + contour(roof, 2.5);
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'chintz', '#dcb158'),
    { f, r } = c,
    floor = f.bottom - 128;
  c.add(
    cliffs(
      [
        [f.x + 30, floor - 150],
        [f.x + 250, floor - 190],
        [f.cx + 30, floor - 150],
        [f.right - 150, floor - 200],
        [f.right - 20, floor - 160],
      ],
      floor,
      120,
      r,
      [K.paleIndigo, K.rust, K.shell, K.leaf],
    ),
  );
  c.add(hut(f.x + 104, floor));
  // the ber tree over all of them
  c.add(
    leafyTree(
      {
        trunk: curveThrough(
          [f.cx + 22, floor + 10],
          [f.cx + 46, floor - 170],
          [f.cx + 4, floor - 320],
          [f.cx + 26, floor - 430],
        ),
        girth: 19,
        bark: '#7a4a26',
        crown: loopThrough(
          [f.x + 90, f.y + 140],
          [f.x + 110, f.y + 10],
          [f.cx - 60, f.y - 24],
          [f.right - 160, f.y - 20],
          [f.right + 34, f.y + 40],
          [f.right + 30, f.y + 230],
          [f.right - 110, f.y + 190],
          [f.cx + 90, f.y + 226],
          [f.cx - 90, f.y + 196],
          [f.x + 190, f.y + 210],
        ),
        size: 24,
        pitch: 24,
      },
      r,
    ),
  );
  for (const [x, y] of [
    [190, 90],
    [240, 150],
    [300, 60],
    [350, 140],
    [420, 84],
    [470, 160],
    [520, 60],
    [570, 130],
    [630, 90],
    [150, 150],
    [280, 196],
    [610, 180],
  ])
    c.add(ber(f.x + x, f.y + y, 1.15) + ber(f.x + x + 15, f.y + y + 8, 1.05));
  const B = place(parrot(), f.x + 336, f.y + 196, 0.7, 0, 1);
  c.add(
    each(B.tail, (p: Poly, i: number) => drawn(p, i ? '#84924c' : K.indigo, 1.4)) +
      drawn(B.body, '#84924c', 2) +
      drawn(B.wing, K.indigo, 1.7) +
      drawn(B.beak, K.madder, 1.4) +
      drawn(B.eye, K.cloth, 1.3) +
      fill(B.pupil, INK),
  );
  c.add(
    fill(rect(f.x, floor, f.w, 200), '#75803f') +
      stroke(
        [
          [f.x, floor],
          [f.right, floor],
        ],
        2.6,
      ),
  );
  c.add(turf(f.x, f.right, f.bottom - 8, 38));
  // Lakshmana
  c.add(
    person(
      {
        build: 'man',
        skin: '#dcb877',
        ...STAND,
        stuff: STUFF.rust,
        stole: STUFF.leaf,
        head: { kind: 'man', crown: 'karanda', gaze: 0.9 },
        headTilt: 0.06,
        arms: [
          { to: [-46, -190], sign: 'flat', aim: 1.3 },
          {
            to: [68, -226],
            sign: 'fist',
            aim: 0,
            hold: (T) => {
              const b = curveThrough(
                [56, -420],
                [82, -370],
                [74, -310],
                [90, -226],
                [74, -140],
                [82, -90],
                [56, -40],
              );
              return (
                stroke(T([b[0], b[b.length - 1]]), 1.8) +
                drawn(T(ribbon(b, widths(3, 6, 8, 8, 6, 3), 4)), K.myrobalan, 1.8)
              );
            },
          },
        ],
      },
      f.right - 64,
      floor + 26,
      1.18,
      -1,
    ),
  );
  // Rama on a mat of grass
  const mat = loopThrough(
    [f.cx + 6, floor + 92],
    [f.cx + 30, floor + 60],
    [f.cx + 160, floor + 50],
    [f.cx + 280, floor + 60],
    [f.cx + 304, floor + 92],
    [f.cx + 160, floor + 108],
  );
  c.add(
    stuffed(mat, { ...STUFF.bark, base: '#c9b25c', kind: 'stripes' }, 0.5, 14) +
      contour(mat, 2.3) +
      each(
        series(20, (i) => f.cx + 10 + i * 15.4),
        (x, i) =>
          stroke(
            [
              [x, floor + 96 + Math.sin(i) * 3],
              [x - 4, floor + 114],
            ],
            1.8,
            K.leaf,
          ),
      ),
  );
  c.add(nimbus(f.cx + 142, floor + 70 - 200 * 1.3, 88, K.madder));
  c.add(
    person(
      {
        build: 'man',
        skin: '#66849a',
        ...SIT,
        stuff: STUFF.yellow,
        stole: STUFF.madder,
        garland: ['#f3e6c6', K.leaf, K.rust],
        headTilt: 0.08,
        head: { kind: 'man', crown: 'kirita', gaze: 0.9 },
        arms: [
          { to: [-52, -44], sign: 'flat' },
          {
            to: [74, -158],
            sign: 'pinch',
            aim: -0.7,
            hold: (T) => {
              const [x, y] = T([[102, -180]])[0];
              return ber(x, y, 1.2);
            },
          },
        ],
      },
      f.cx + 154,
      floor + 72,
      1.3,
      -1,
    ),
  );
  // Shabari, old, kneeling on both knees
  c.add(
    person(
      {
        build: 'lady',
        skin: '#a9713f',
        pelvis: [-20, -58],
        neck: [26, -158],
        headTilt: 0.02,
        headAt: [18, -40],
        legs: [
          { ankle: [-96, -14], knee: [40, -20], lift: 1.4 },
          { ankle: [-84, -12], knee: [62, -24], lift: 1.4 },
        ],
        lower: { kind: 'dhoti', noPleats: true },
        stuff: STUFF.white,
        bodice: STUFF.rust,
        jewels: 1,
        head: { kind: 'lady', hair: 'bun', hairColour: '#d9cdb2', tilak: 'none', gaze: 1 },
        arms: [
          { to: [96, -112], sign: 'flat', aim: -0.1, behind: true },
          {
            to: [110, -100],
            sign: 'flat',
            aim: -0.1,
            hold: (T, _at, k) =>
              drawn(
                T(loopThrough(92, -112, 128, -104, 176, -116, 164, -96, 132, -88, 104, -94)),
                K.leaf,
                2 * k,
              ) +
              stroke(T(curveThrough(96, -110, 130, -96, 170, -112)), 1.3) +
              each(
                [
                  [112, -118],
                  [126, -116],
                  [140, -117],
                  [154, -120],
                  [120, -130],
                  [134, -130],
                  [146, -131],
                ],
                ([x, y]) => {
                  const [u, v] = T([[x, y]])[0];
                  return ber(u, v, 1.1);
                },
              ),
          },
        ],
        extra: (T, s) =>
          stuffed(
            T(ribbon(curveThrough(-4, -152, 16, -120, 10, -84, -10, -56), widths(15, 14, 15), 4)),
            STUFF.white,
            1,
            12 * s,
          ) +
          contour(
            T(ribbon(curveThrough(-4, -152, 16, -120, 10, -84, -10, -56), widths(15, 14, 15), 4)),
            1.9,
          ) +
          each([0, 1, 2], (i) =>
            stroke(
              T(curveThrough(30 + i * 4, -164 + i * 3, 34 + i * 3, -156 + i * 3, 40 + i * 2, -154 + i * 2)),
              1,
            ),
          ),
      },
      f.x + 196,
      floor + 66,
      1.26,
    ),
  );
  const D = place(deer(), f.right - 60, f.bottom - 54, 0.4, 0, -1);
  c.add(
    drawn(D.tail, K.cloth, 1.2) +
      fill(D.body, K.rust) +
      dots(scatter(D.body, 9, r, 4), 1.9, K.cloth) +
      contour(D.body, 1.8) +
      drawn(D.ear, K.shell, 1.2) +
      drawn(D.ear2, K.shell, 1.2) +
      drawn(D.eye, K.cloth, 1) +
      fill(D.pupil, INK) +
      each(D.hooves, (p: Poly) => fill(p, INK)),
  );
  c.add(
    each(
      [
        [-30, 104],
        [4, 116],
        [-58, 112],
      ],
      ([dx, dy]) => ber(f.cx + dx, floor + dy),
    ) + dot(f.cx, floor + 120, 1.4, INK),
  );
  return c.finish(seed);
}

export const work: Work = {
  id: 'work-munilakshmi-reddeppa-shabari',
  collection: 'artist-works',
  seed: 6,
  width: W,
  height: H,
  alt: 'White-haired Shabari kneels before her leaf hut and holds out ber fruit on a leaf; Rama on a grass mat lifts one, Lakshmana stands behind him under the tree.',
  draw,
};
