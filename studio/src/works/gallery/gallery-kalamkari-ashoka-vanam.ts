/** Sita in the grove of Lanka: Hanuman on the bough lets down Rama's ring. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Poly, series } from '../../draw/geometry.ts';
import { each } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { fill, line } from '../../draw/svg.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { Cloth, turf, water } from '../../traditions/kalamkari/cloth.ts';
import { drawn, stroke } from '../../traditions/kalamkari/kalam.ts';
import { type Person, person } from '../../traditions/kalamkari/person.ts';
import { SIT } from '../../traditions/kalamkari/poses.ts';
import { leafyTree } from '../../traditions/kalamkari/scenery.ts';
import { INK, K } from '../../traditions/kalamkari/style.ts';
import { STUFF, stuffed } from '../../traditions/kalamkari/textile.ts';
import type { Work } from '../../work.ts';

const [W, H] = [860, 940];

/** The golden towers of Lanka behind the garden wall. */
function lanka(c: Cloth, y: number): void {
  const { f } = c;
  const tower = (x: number, w: number, h: number, dye: string) => {
    let q = '';
    for (let i = 0; i < 3; i++) {
      const ww = w * (1 - i * 0.2),
        yy = y - i * h * 0.3;
      q =
        drawn(rect(x - ww / 2, yy - h * 0.3, ww, h * 0.3), i % 2 ? '#e2c072' : dye, 1.8) +
        drawn(leaf(x, yy - 4, h * 0.22, ww * 0.13, -Math.PI / 2, 0, 0.4), K.dark, 1.4) +
        drawn(rect(x - ww / 2 - 6, yy - h * 0.3 - 6, ww + 12, 8), K.madder, 1.6) +
        q;
    }
    const top = y - h * 0.9 - 6;
    return (
      q +
      drawn(
        loopThrough(
          [x - w * 0.3, top],
          [x - w * 0.34, top - 18],
          [x, top - 46],
          [x + w * 0.34, top - 18],
          [x + w * 0.3, top],
        ),
        K.indigo,
        1.8,
      ) +
      drawn(leaf(x, top - 40, 26, 5, -Math.PI / 2), K.myrobalan, 1.3)
    );
  };
  c.add(
    each(
      [
        [0.1, 74, 150, K.myrobalan],
        [0.31, 60, 112, K.shell],
        [0.52, 84, 170, K.myrobalan],
        [0.74, 62, 120, K.shell],
        [0.93, 78, 156, K.myrobalan],
      ] as const,
      ([u, w, h, d]) => tower(f.x + f.w * u, w, h, d),
    ),
  );
  const wall = rect(f.x, y - 26, f.w, 74);
  c.add(
    stuffed(wall, { ...STUFF.rust, kind: 'checks' }, 0, 26) +
      each(
        series(19, (i) => f.x + (i + 0.5) * (f.w / 19)),
        (x) => drawn(leaf(x, y - 20, 26, 13, -Math.PI / 2, 0, 0.35), K.madder, 1.5),
      ) +
      line(
        [
          [f.x, y - 22],
          [f.right, y - 22],
        ],
        INK,
        7,
      ) +
      line(
        [
          [f.x, y - 22],
          [f.right, y - 22],
        ],
        K.myrobalan,
        4,
      ),
  );
}

const asleep = (skin: string, stuff: Person['stuff'], bodice: Person['stuff'], tilt: number): Person => ({
  build: 'lady',
  skin,
  ...SIT,
  neck: [26, -140],
  headAt: [22, -34],
  headTilt: tilt,
  stuff,
  bodice,
  jewels: 2,
  bulk: 1.02,
  head: { kind: 'demon', hair: 'braid', tilak: 'dot', asleep: true },
  arms: [
    { to: [66, -60], sign: 'flat' },
    { to: [70, -66], sign: 'flat', aim: 1 },
  ],
});

/** Hanuman crouches on the bough with the ring in his hand. */
function hanuman(x: number, y: number, s: number): string {
  const tail = (T: (p: Poly) => Poly) =>
    drawn(
      T(
        ribbon(
          curveThrough(-34, -44, -90, -30, -130, -70, -120, -140, -76, -166, -60, -128, -86, -112),
          widths(8, 9, 8, 7, 6, 5, 4),
          4,
        ),
      ),
      '#c9924a',
      1.9,
    );
  return person(
    {
      build: 'monkey',
      skin: '#c9924a',
      pelvis: [-18, -48],
      neck: [44, -132],
      headAt: [20, -30],
      headTilt: 0.32,
      legs: [
        { ankle: [-6, -8], knee: [44, -52], toes: 1 },
        { ankle: [22, -8], knee: [76, -46], toes: 1 },
      ],
      lower: { kind: 'drawers', noPleats: true },
      stuff: STUFF.madder,
      jewels: 2,
      head: { kind: 'monkey', crown: 'karanda', hair: 'none', tilak: 'namam', gaze: 1 },
      arms: [
        { to: [-40, -160], sign: 'fist', bend: 1, behind: true },
        {
          to: [112, -40],
          sign: 'pinch',
          aim: 1.2,
          hold: (T) =>
            line(
              T([
                [122, -18],
                [122, 4],
              ]),
              INK,
              1.6,
            ) +
            line(T(ellipse(122, 16, 12, 12)), INK, 7.5, true) +
            line(T(ellipse(122, 16, 12, 12)), '#e8b93e', 4.6, true) +
            drawn(T(ellipse(122, 3, 5, 5)), K.madder, 1.4),
        },
      ],
      extra: tail,
    },
    x,
    y,
    s,
    -1,
  );
}

function grove(c: Cloth, lawn: number): void {
  const { f } = c;
  const palm = (x: number, h: number, lean: number) => {
    const top: [number, number] = [x + lean, lawn - h];
    const stem = ribbon(curveThrough([x, lawn], [x + lean * 0.3, lawn - h * 0.5], top), widths(11, 8, 7), 6);
    return (
      drawn(stem, '#a8703c', 1.9) +
      each(
        series(12, (i) => i),
        (i) =>
          line(
            [
              [x + lean * (i / 12) ** 1.6 - 8, lawn - (h * i) / 12],
              [x + lean * (i / 12) ** 1.6 + 8, lawn - (h * i) / 12 - 4],
            ],
            INK,
            1.2,
          ),
      ) +
      each(
        [-2.9, -2.4, -1.9, -1.2, -0.7, -0.2],
        (a) =>
          drawn(leaf(...top, 74, 13, a, a < -1.57 ? -0.35 : 0.35, 0.4), K.leaf, 1.5) +
          stroke([top, [top[0] + Math.cos(a) * 50, top[1] + Math.sin(a) * 50 + 9]], 1),
      ) +
      each([-8, 0, 8], (d) => drawn(ellipse(top[0] + d, top[1] + 8, 7, 8), K.rust, 1.3))
    );
  };
  c.add(palm(f.x + 58, 330, 20) + palm(f.x + 262, 300, -14));
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'narrow', K.myrobalan),
    { f, r } = c,
    lawn = f.bottom - 250;
  c.add(fill(rect(f.x, f.y, f.w, f.h), '#dcb45e'));
  lanka(c, lawn - 24);
  grove(c, lawn + 20);
  c.add(
    fill(rect(f.x, lawn + 16, f.w, 300), '#6b7739') +
      stroke(
        [
          [f.x, lawn + 16],
          [f.right, lawn + 16],
        ],
        2.2,
      ),
  );
  c.add(turf(f.x + 6, f.right, lawn + 34, 36));
  // the ashoka: its crown fills the sky
  const foot: [number, number] = [f.right - 148, f.bottom - 120];
  c.add(
    leafyTree(
      {
        trunk: curveThrough(
          foot,
          [foot[0] + 26, foot[1] - 130],
          [foot[0] - 16, foot[1] - 260],
          [foot[0] - 4, foot[1] - 400],
        ),
        girth: 27,
        bark: '#a8552c',
        crown: loopThrough(
          [f.x + 40, f.y + 150],
          [f.x + 60, f.y + 40],
          [f.x + 220, f.y - 14],
          [f.cx, f.y - 20],
          [f.right - 120, f.y - 16],
          [f.right + 30, f.y + 40],
          [f.right + 30, f.y + 220],
          [f.right - 70, f.y + 262],
          [f.cx + 90, f.y + 206],
          [f.cx - 40, f.y + 216],
          [f.x + 160, f.y + 206],
        ),
        bloom: [K.madder, K.myrobalan],
        pitch: 30,
        size: 31,
      },
      r,
    ),
  );
  // the bough that bears him
  const bough = ribbon(
    curveThrough(
      [foot[0] - 16, foot[1] - 232],
      [foot[0] - 22, foot[1] - 284],
      [foot[0] - 80, foot[1] - 310],
      [foot[0] - 170, foot[1] - 316],
      [foot[0] - 270, foot[1] - 340],
    ),
    widths(9, 22, 19, 15, 5),
    5,
  );
  c.add(
    drawn(bough, '#a8552c', 2.2) +
      each([0.2, 0.5], (u) =>
        stroke(
          curveThrough(
            [foot[0] - 20, foot[1] - 284 + u * 14],
            [foot[0] - 110, foot[1] - 318 + u * 14],
            [foot[0] - 210, foot[1] - 326 + u * 8],
          ),
          1.4,
        ),
      ),
  );
  for (const [x, y, a] of [
    [-266, -338, -2.6],
    [-262, -338, 2.8],
    [-250, -336, -1.9],
    [-200, -326, 2],
    [-90, -306, 1.9],
  ])
    c.add(drawn(leaf(foot[0] + x, foot[1] + y, 36, 7.5, a, 0.1), K.leaf, 1.3));
  c.add(hanuman(foot[0] - 110, foot[1] - 316, 0.92));
  // the guards asleep
  c.add(person(asleep('#7f8f4d', STUFF.indigo, STUFF.rust, 0.5), f.right - 84, f.bottom - 116, 0.82, -1));
  c.add(person(asleep('#5c7284', STUFF.yellow, STUFF.madder, 0.42), f.right - 232, f.bottom - 52, 0.86, 1));
  // Sita on her seat under the tree
  const seat = loopThrough(
    [f.x + 52, f.bottom - 96],
    [f.x + 70, f.bottom - 124],
    [f.x + 210, f.bottom - 132],
    [f.x + 356, f.bottom - 122],
    [f.x + 374, f.bottom - 92],
    [f.x + 210, f.bottom - 76],
  );
  c.add(stuffed(seat, STUFF.indigo, 0, 20) + drawn(seat, 'none', 2.4));
  c.add(
    person(
      {
        build: 'lady',
        skin: '#dcb877',
        ...SIT,
        stuff: STUFF.madder,
        bodice: STUFF.leaf,
        headTilt: -0.22,
        neck: [10, -158],
        head: { kind: 'lady', hair: 'braid', gaze: 1 },
        arms: [
          { to: [-62, -44], sign: 'flat', aim: 1 },
          { to: [104, -184], sign: 'open', aim: -0.75 },
        ],
        extra: (T, s) =>
          stuffed(
            T(ribbon(curveThrough(-22, -150, 4, -120, 20, -84, 30, -56), () => 12, 4)),
            STUFF.madder,
            1,
            12 * s,
          ) +
          stroke(T(curveThrough(-12, -158, 16, -124, 32, -84, 42, -56)), 1.9) +
          stroke(T(curveThrough(-32, -142, -8, -114, 8, -82, 18, -56)), 1.9),
      },
      f.x + 206,
      f.bottom - 118,
      1.36,
    ),
  );
  const pond = loopThrough(
    [f.x - 30, f.bottom + 30],
    [f.x - 30, f.bottom - 44],
    [f.x + 120, f.bottom - 54],
    [f.x + 300, f.bottom - 34],
    [f.cx + 90, f.bottom - 30],
    [f.right + 30, f.bottom - 40],
    [f.right + 30, f.bottom + 30],
  );
  c.add(water(pond, 14));
  for (const [x, R] of [
    [f.x + 70, 30],
    [f.x + 250, 26],
    [f.cx + 60, 24],
    [f.right - 60, 28],
  ])
    c.add(
      lotus(
        x,
        f.bottom - 6,
        R,
        { out: K.shell, in: K.cloth, tip: K.madder, ink: INK, vein: K.madder },
        9,
        1.2,
      ),
    );
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-ashoka-vanam',
  collection: 'gallery',
  seed: 43,
  width: W,
  height: H,
  alt: 'Hanuman crouches on a bough of the flowering ashoka and lets Rama’s ring down towards the raised hand of Sita, while two rakshasi guards sleep before the towers of Lanka.',
  draw,
};
