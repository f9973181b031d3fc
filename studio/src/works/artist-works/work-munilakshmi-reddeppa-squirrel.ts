/** The squirrel's bridge: Rama strokes the squirrel in his palm; the vanaras carry stones out over the sea. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { each } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill } from '../../draw/svg.ts';
import { fish } from '../../motifs/animals/fish.ts';
import { flyingHamsa } from '../../motifs/painted/flying-hamsa.ts';
import { place } from '../../motifs/place.ts';
import { Cloth, nimbus, turf, water } from '../../traditions/kalamkari/cloth.ts';
import { contour, drawn, stroke } from '../../traditions/kalamkari/kalam.ts';
import { type Arm, type Person, person } from '../../traditions/kalamkari/person.ts';
import { EASE, STAND, STRIDE } from '../../traditions/kalamkari/poses.ts';
import { cliffs, cloudBank, leafyTree } from '../../traditions/kalamkari/scenery.ts';
import { INK, K } from '../../traditions/kalamkari/style.ts';
import { STUFF } from '../../traditions/kalamkari/textile.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];

/** The squirrel sits up in the hand, three stripes on its back, its tail curled. */
function squirrel(x: number, y: number, s: number): string {
  const T = (p: Poly) => transform(p, x, y, s),
    body = T(loopThrough(-24, 2, -28, -22, -14, -46, 6, -52, 22, -36, 26, -12, 20, 2));
  const [ex, ey] = T([[-24, -64]])[0];
  return (
    drawn(
      T(ribbon(curveThrough(16, -6, 50, -12, 58, -50, 38, -84, 56, -112), widths(7, 15, 19, 16, 3), 2)),
      '#a8632e',
      1.8,
    ) +
    drawn(T(leaf(-10, -70, 18, 6, -1.2)), '#a8632e', 1.4) +
    drawn(body, '#b9763c', 1.9) +
    each([2, 9, 16], (d) =>
      stroke(T(curveThrough(-6 + d, -50 + d * 0.3, 4 + d * 0.7, -28, 0 + d, 0)), 3.6 * s, '#f6ead0'),
    ) +
    drawn(
      T(loopThrough(-46, -58, -34, -72, -16, -76, -2, -64, -2, -50, -16, -42, -34, -48)),
      '#b9763c',
      1.9,
    ) +
    drawn(T(ribbon(curveThrough(-14, -36, -28, -32, -36, -40), widths(5, 4.4, 4), 2)), '#b9763c', 1.4) +
    dot(ex, ey, 5.4 * s, '#f6ead0') +
    dot(ex - s, ey, 3.6 * s, INK)
  );
}

const stone = (pts: number[], col: string) => (T: (p: Poly) => Poly) =>
  drawn(T(loopThrough(pts)), col, 2) +
  stroke(
    T(curveThrough(pts[0] + 12, pts[1] - 8, (pts[0] + pts[4]) / 2 + 10, pts[5] + 14, pts[4], pts[5] + 20)),
    1.5,
  );

const tail = (T: (p: Poly) => Poly) =>
  drawn(
    T(
      ribbon(
        curveThrough(-24, -136, -80, -110, -116, -150, -112, -222, -82, -250, -72, -222),
        widths(8, 9, 8, 7, 6, 3),
        4,
      ),
    ),
    '#c9924a',
    1.8,
  );

const vanara = (skin: string, stuff: Person['stuff'], arms: Arm[], own: Partial<Person> = {}): Person => ({
  build: 'monkey',
  skin,
  ...STRIDE,
  pelvis: [0, -140],
  neck: [16, -244],
  lower: { kind: 'drawers' },
  stuff,
  jewels: 1,
  extra: tail,
  head: { kind: 'monkey', crown: 'fillet', hair: 'none', tilak: 'none', gaze: 0.9 },
  arms,
  ...own,
});

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'narrow', '#dcb158'),
    { f, r } = c,
    sea = f.y + 330;
  c.add(
    cloudBank(curveThrough([f.cx - 40, f.y + 40], [f.cx + 70, f.y + 60], [f.cx + 190, f.y + 34]), 20) +
      cloudBank(
        curveThrough([f.right - 200, f.y + 110], [f.right - 90, f.y + 128], [f.right + 10, f.y + 104]),
        18,
      ),
  );
  for (const [x, y, k] of [
    [f.cx - 96, f.y + 176, 0.46],
    [f.cx + 10, f.y + 140, 0.4],
    [f.cx + 44, f.y + 208, 0.36],
  ])
    c.add(
      flyingHamsa(x, y, k, 1, {
        plume: '#f1e2b8',
        shade: K.shell,
        quills: [K.cloth, K.paleIndigo, K.rust],
        line: INK,
        coral: K.madder,
        gold: K.rust,
      }).svg,
    );
  // Lanka on its rock far over the water
  const tower = (x: number, w: number, h: number) =>
    drawn(rect(x - w / 2, sea + 8 - h, w, h), '#e0b654', 1.8) +
    each([0.34, 0.68], (t) => drawn(leaf(x, sea + 4 - h * t, 17, 5, -Math.PI / 2, 0, 0.4), K.dark, 1)) +
    drawn(
      loopThrough([x - w * 0.56, sea + 8 - h], [x, sea - 18 - h], [x + w * 0.56, sea + 8 - h]),
      K.madder,
      1.6,
    );
  c.add(
    tower(f.right - 34, 38, 66) +
      tower(f.right - 122, 34, 58) +
      tower(f.right - 78, 44, 92) +
      cliffs(
        [
          [f.right - 150, sea - 16],
          [f.right - 100, sea - 26],
          [f.right - 50, sea - 14],
          [f.right, sea - 30],
        ],
        sea + 10,
        46,
        r,
        [K.leaf, K.paleIndigo, K.rust],
      ),
  );
  c.add(water(rect(f.x - 4, sea, f.w + 8, f.bottom - sea + 8), 17));
  for (const [x, y, s, fx, col] of [
    [f.x + 590, sea + 86, 0.5, 1, K.myrobalan],
    [f.right - 110, sea + 190, 0.58, -1, K.shell],
    [f.x + 700, f.bottom - 52, 0.62, 1, K.rust],
    [f.right - 120, f.bottom - 44, 0.5, -1, K.cloth],
    [f.right - 60, sea + 66, 0.36, -1, K.myrobalan],
  ] as const) {
    const F = place(fish(12), x, y, s, 0, fx);
    c.add(
      each([F.tail, F.top, F.bot, F.bot2], (q: Poly) => drawn(q, K.madder, 1.3)) +
        fill(F.body, col) +
        scales(F.body, 0, 12, INK, 0.9) +
        fill(F.head, K.cloth) +
        contour(F.body, 1.8) +
        stroke(F.gill, 1.3) +
        drawn(F.eye, '#f6ead0', 1.1) +
        fill(F.pupil, INK),
    );
  }
  // the causeway: stone by stone away from the shore
  const way = curveThrough(
    [f.x + 440, f.bottom - 52],
    [f.x + 570, f.bottom - 128],
    [f.x + 700, sea + 176],
    [f.x + 800, sea + 110],
    [f.x + 872, sea + 58],
  );
  for (let i = 34; i >= 0; i--) {
    const t = i / 34,
      [x, y] = way[Math.round(t * (way.length - 1))],
      k = 64 * (1 - t * 0.68);
    for (const d of [-0.8, 0.1, 0.9])
      c.add(
        drawn(
          loopThrough(
            [x + d * k - k * 0.6, y + 16 * (1 - t * 0.6)],
            [x + d * k - k * 0.5, y - k * 0.26],
            [x + d * k, y - k * 0.4],
            [x + d * k + k * 0.5, y - k * 0.22],
            [x + d * k + k * 0.62, y + 14 * (1 - t * 0.6)],
            [x + d * k, y + k * 0.34],
          ),
          [K.rust, K.shell, K.paleIndigo, K.myrobalan, K.leaf, K.cloth][(i * 2 + Math.round(d * 2) + 4) % 6],
          1.9,
        ),
      );
  }
  // the carriers, small far out and large near the shore
  c.add(
    person(
      vanara(
        '#b98a52',
        STUFF.indigo,
        [
          { to: [60, -92], sign: 'flat' },
          {
            to: [96, -84],
            sign: 'flat',
            hold: stone([54, -60, 66, -104, 110, -116, 144, -96, 146, -58, 100, -40], K.shell),
          },
        ],
        { pelvis: [-20, -118], neck: [34, -204], headTilt: 0.2 },
      ),
      f.x + 846,
      sea + 68,
      0.42,
    ),
  );
  c.add(
    person(
      vanara(
        '#d39c52',
        STUFF.leaf,
        [
          { to: [-28, -366], sign: 'flat', bend: 1, behind: true },
          {
            to: [70, -366],
            sign: 'flat',
            bend: -1,
            hold: stone([-40, -366, -30, -410, 16, -432, 70, -420, 88, -376, 20, -356], K.paleIndigo),
          },
        ],
        { headTilt: -0.05 },
      ),
      f.x + 756,
      sea + 132,
      0.6,
    ),
  );
  c.add(
    person(
      vanara(
        '#c9924a',
        STUFF.madder,
        [
          { to: [58, -186], sign: 'flat', behind: true },
          {
            to: [86, -178],
            sign: 'flat',
            hold: stone([46, -180, 52, -238, 96, -262, 142, -244, 152, -196, 100, -164], K.leaf),
          },
        ],
        { neck: [4, -246] },
      ),
      f.x + 640,
      f.bottom - 126,
      0.84,
    ),
  );
  // the shore
  const shore: Poly = [
    ...curveThrough(
      [f.x - 20, f.bottom - 170],
      [f.x + 160, f.bottom - 176],
      [f.x + 330, f.bottom - 150],
      [f.x + 430, f.bottom - 104],
      [f.x + 500, f.bottom - 40],
      [f.x + 520, f.bottom + 30],
    ),
    [f.x - 20, f.bottom + 30] as Point,
  ];
  c.add(
    leafyTree(
      {
        trunk: curveThrough(
          [f.x + 40, f.bottom - 160],
          [f.x + 62, f.bottom - 300],
          [f.x + 24, f.bottom - 430],
        ),
        girth: 19,
        crown: loopThrough(
          [f.x - 40, f.y + 280],
          [f.x - 40, f.y - 30],
          [f.x + 130, f.y - 30],
          [f.x + 260, f.y + 20],
          [f.x + 230, f.y + 130],
          [f.x + 100, f.y + 210],
        ),
        bloom: [K.madder, K.cloth],
        size: 25,
        pitch: 25,
        bark: '#7a4a26',
      },
      r,
    ),
  );
  c.add(drawn(shore, '#75803f', 2.6) + turf(f.x + 6, f.x + 430, f.bottom - 14, 38));
  c.add(
    person(
      {
        build: 'man',
        skin: '#dcb877',
        ...STAND,
        stuff: STUFF.rust,
        stole: STUFF.indigo,
        head: { kind: 'man', crown: 'karanda', gaze: 1 },
        headTilt: 0.06,
        arms: [
          { to: [-50, -190], sign: 'flat', aim: 1.3 },
          {
            to: [70, -226],
            sign: 'fist',
            aim: 0,
            hold: (T) => {
              const b = curveThrough(
                [58, -420],
                [84, -370],
                [76, -310],
                [92, -226],
                [76, -140],
                [84, -90],
                [58, -40],
              );
              return (
                stroke(T([b[0], b[b.length - 1]]), 1.8) +
                drawn(T(ribbon(b, widths(3, 6, 8, 8, 6, 3), 4)), K.myrobalan, 1.8)
              );
            },
          },
        ],
      },
      f.x + 92,
      f.bottom - 96,
      1.06,
    ),
  );
  // Rama on his rock, the squirrel in his palm
  c.add(
    cliffs(
      [
        [f.x + 200, f.bottom - 128],
        [f.x + 262, f.bottom - 150],
        [f.x + 322, f.bottom - 124],
      ],
      f.bottom - 26,
      62,
      r,
      [K.paleIndigo, K.shell, K.rust],
    ),
  );
  c.add(nimbus(f.x + 262, f.bottom - 132 - 200 * 1.26, 84, '#e9c979'));
  c.add(
    person(
      {
        build: 'man',
        skin: '#66849a',
        ...EASE,
        stuff: STUFF.yellow,
        stole: STUFF.madder,
        garland: ['#f3e6c6', K.leaf, K.rust],
        headTilt: 0.2,
        head: { kind: 'man', crown: 'kirita', gaze: 0.9 },
        arms: [
          { to: [70, -108], sign: 'flat', aim: 0 },
          { to: [70, -182], sign: 'pinch', aim: 0.7 },
        ],
      },
      f.x + 252,
      f.bottom - 132,
      1.26,
    ),
  );
  c.add(squirrel(f.x + 252 + 92 * 1.26, f.bottom - 132 - 112 * 1.26, 0.62));
  return c.finish(seed);
}

export const work: Work = {
  id: 'work-munilakshmi-reddeppa-squirrel',
  collection: 'artist-works',
  seed: 5,
  width: W,
  height: H,
  alt: 'Rama sits on the shore and strokes a small striped squirrel in his palm, Lakshmana behind him; vanaras carry stones along a causeway towards Lanka over a sea full of fish.',
  draw,
};
