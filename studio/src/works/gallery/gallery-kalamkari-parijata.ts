/** Krishna and Satyabhama fly home on Garuda with the parijata tree; Indra follows on four-tusked Airavata. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series } from '../../draw/geometry.ts';
import { clip, each } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { TRUNK, royalElephant } from '../../motifs/animals/royal-elephant.ts';
import { flyingHamsa } from '../../motifs/painted/flying-hamsa.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Cloth, nimbus, water } from '../../traditions/kalamkari/cloth.ts';
import { contour, drawn, stroke } from '../../traditions/kalamkari/kalam.ts';
import { person } from '../../traditions/kalamkari/person.ts';
import { EASE, SIT } from '../../traditions/kalamkari/poses.ts';
import { cloudBank, leafyTree } from '../../traditions/kalamkari/scenery.ts';
import { INK, K } from '../../traditions/kalamkari/style.ts';
import { STUFF } from '../../traditions/kalamkari/textile.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1160, 800];

/** A spread wing: quills, coverts and scales from the shoulder out. */
function wing(x: number, y: number, fx: number): string {
  let q = '';
  const n = 11;
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1),
      a = fx > 0 ? lerp(-0.62, 1.45, t) : Math.PI - lerp(-0.62, 1.45, t),
      root: Point = [x + fx * lerp(150, 6, t), y + lerp(-34, 40, t)],
      L = lerp(235, 120, t ** 1.3),
      p = leaf(...root, L, 19, a, fx * 0.12, 0.66);
    q +=
      fill(p, [K.madder, K.myrobalan, K.leaf][i % 3]) +
      clip(
        p,
        each([0.45, 0.6, 0.75, 0.88], (u) =>
          line(
            [
              polar(...polar(...root, L * u, a), 30, a + 2.2),
              polar(...root, L * u, a),
              polar(...polar(...root, L * u, a), 30, a - 2.2),
            ],
            INK,
            1.1,
          ),
        ),
      ) +
      stroke([root, polar(...root, L * 0.92, a + fx * 0.1)], 1.8) +
      contour(p, 2);
  }
  for (let i = 0; i < 9; i++) {
    const t = i / 8,
      a = fx > 0 ? lerp(-0.5, 1.5, t) : Math.PI - lerp(-0.5, 1.5, t),
      root: Point = [x + fx * lerp(118, 0, t), y + lerp(-30, 24, t)],
      p = leaf(...root, lerp(92, 66, t), 15, a, 0, 0.6);
    q += drawn(p, i % 2 ? K.cloth : K.paleIndigo, 1.8) + stroke([root, polar(...root, 60, a)], 1.1);
  }
  const arm = loopThrough(
    [x - fx * 12, y + 16],
    [x + fx * 40, y - 4],
    [x + fx * 110, y - 34],
    [x + fx * 168, y - 52],
    [x + fx * 176, y - 38],
    [x + fx * 120, y - 6],
    [x + fx * 50, y + 34],
    [x, y + 52],
  );
  return (
    q +
    fill(arm, K.myrobalan) +
    clip(
      arm,
      dots(
        series(60, (i): Point => [x + fx * (i % 12) * 15, y - 60 + Math.floor(i / 12) * 22 + (i % 2) * 8]),
        3,
        K.madder,
      ),
    ) +
    contour(arm, 2.4)
  );
}

/** Airavata with four tusks. */
function airavata(x: number, y: number, s: number): string {
  const E = place(royalElephant(TRUNK.raised, true), x, y, s),
    white = '#f4ead0';
  return (
    stroke(E.tail, 3) +
    fill(E.tuft, INK) +
    drawn(E.body, white, 2.4) +
    fill(E.cloth, K.madder) +
    clip(
      E.cloth,
      each(
        series(20, (i) => i),
        (i) =>
          polys(
            rosette(x - 70 * s + (i % 5) * 30 * s, y - 70 * s + Math.floor(i / 5) * 34 * s, 7, 6),
            K.cloth,
          ),
      ),
    ) +
    line(E.cloth, K.myrobalan, 5, true) +
    contour(E.cloth, 1.8) +
    drawn(E.ear, '#e4d2a8', 2) +
    drawn(E.tusk, K.myrobalan, 1.6) +
    drawn(
      E.tusk.map(([u, v]): Point => [u - 8 * s, v + 17 * s]),
      K.myrobalan,
      1.6,
    ) +
    drawn(
      E.tusk.map(([u, v]): Point => [u + 2 * s, v - 13 * s]),
      '#e8c25a',
      1.4,
    ) +
    drawn(
      E.tusk.map(([u, v]): Point => [u - 6 * s, v + 31 * s]),
      '#e8c25a',
      1.4,
    ) +
    drawn(E.cap, K.madder, 1.6) +
    drawn(E.eye, '#fff8e6', 1.6) +
    fill(E.pupil, INK) +
    each(E.folds, ([u, v]) => stroke(curveThrough([u - 8, v - 5], [u, v + 2], [u + 8, v - 4]), 1.3)) +
    each(E.feet, (p) => stroke(p, 1.8))
  );
}

/** Dvaraka: golden walls in the sea. */
function dvaraka(f: Cloth['f']): string {
  const y = f.bottom - 66;
  return (
    each(
      [
        [0.7, 60, 90],
        [0.78, 84, 132],
        [0.87, 66, 104],
        [0.95, 80, 142],
      ],
      ([u, w, h]) => {
        const x = f.x + f.w * u;
        return (
          drawn(rect(x - w / 2, y - h, w, h + 20), u > 0.8 ? '#e0b654' : K.myrobalan, 2) +
          each([-1, 0, 1], (d) =>
            drawn(leaf(x + d * w * 0.28, y - h * 0.5, 26, 8, -Math.PI / 2, 0, 0.4), K.madder, 1.4),
          ) +
          drawn(
            loopThrough(
              [x - w * 0.54, y - h],
              [x - w * 0.5, y - h - 18],
              [x, y - h - 42],
              [x + w * 0.5, y - h - 18],
              [x + w * 0.54, y - h],
            ),
            K.madder,
            2,
          ) +
          drawn(leaf(x, y - h - 36, 24, 5, -Math.PI / 2), K.myrobalan, 1.4)
        );
      },
    ) +
    drawn(rect(f.x + f.w * 0.64, y - 34, f.w * 0.4, 60), K.rust, 2) +
    each(
      series(13, (i) => f.x + f.w * 0.65 + i * 30),
      (x) => drawn(leaf(x, y - 30, 22, 12, -Math.PI / 2, 0, 0.35), '#e0b654', 1.4),
    )
  );
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'narrow', K.indigo),
    { f, r } = c,
    gx = f.x + 566,
    gy = f.bottom - 30;
  c.add(
    dots(
      series(40, (i): Point => [f.x + ((i * 211) % f.w), f.y + 10 + ((i * 89) % 420)]),
      2.2,
      K.paleIndigo,
    ),
  );
  c.add(dvaraka(f));
  c.add(water(rect(f.x - 4, f.bottom - 62, f.w + 8, 80), 14));
  c.add(
    cloudBank(
      curveThrough(
        [f.x - 10, f.y + 372],
        [f.x + 90, f.y + 392],
        [f.x + 210, f.y + 374],
        [f.x + 286, f.y + 394],
      ),
      25,
    ),
  );
  c.add(
    cloudBank(
      curveThrough([f.right - 210, f.y + 40], [f.right - 110, f.y + 58], [f.right + 10, f.y + 30]),
      22,
    ),
  );
  c.add(
    cloudBank(
      curveThrough([f.right - 120, f.y + 360], [f.right - 50, f.y + 372], [f.right + 10, f.y + 356]),
      18,
    ),
  );
  for (const [x, y, k] of [
    [f.x + 110, f.bottom - 150, 0.5],
    [f.x + 256, f.bottom - 184, 0.4],
  ])
    c.add(
      flyingHamsa(x, y, k, 1, {
        plume: '#f1e2b8',
        shade: K.shell,
        quills: [K.cloth, K.paleIndigo, K.myrobalan],
        line: INK,
        coral: K.madder,
        gold: K.myrobalan,
      }).svg,
    );
  // Indra
  c.add(airavata(f.x + 140, f.y + 264, 0.86));
  const eyes = (T: (p: Poly) => Poly) =>
    each(
      [
        [-22, -120],
        [14, -128],
        [-10, -96],
        [20, -92],
        [-24, -76],
        [6, -66],
      ],
      ([x, y]) => drawn(T(leaf(x - 7, y, 15, 4.4, 0)), '#f6ead0', 1) + dot(...T([[x, y]])[0], 1.8, INK),
    );
  c.add(
    person(
      {
        build: 'man',
        skin: '#dcb877',
        ...EASE,
        stuff: STUFF.leaf,
        sash: STUFF.rust,
        extra: eyes,
        jewels: 1,
        head: { kind: 'man', crown: 'kirita', gaze: 1 },
        arms: [
          {
            to: [-96, -134],
            sign: 'fist',
            behind: true,
            aim: -1.2,
            hold: (T, _a, k) =>
              drawn(T(loopThrough(-92, -146, -108, -176, -92, -200, -76, -176)), K.myrobalan, 1.8 * k) +
              drawn(T(loopThrough(-92, -140, -106, -112, -92, -90, -78, -112)), K.myrobalan, 1.8 * k),
          },
          { to: [78, -128], sign: 'open', aim: -0.6 },
        ],
      },
      f.x + 128,
      f.y + 212,
      0.62,
    ),
  );
  // Garuda, wings spread
  c.add(wing(gx - 44, gy - 262, -1) + wing(gx + 56, gy - 262, 1));
  c.add(
    person(
      {
        build: 'man',
        skin: '#c9862f',
        bulk: 1.18,
        pelvis: [-6, -130],
        neck: [6, -244],
        headScale: 1.3,
        headAt: [6, -50],
        legs: [
          { ankle: [-112, -34], bend: -1, lift: 0.9 },
          { ankle: [62, -24], bend: -1 },
        ],
        lower: { kind: 'dhoti' },
        stuff: STUFF.madder,
        sash: STUFF.yellow,
        head: { kind: 'bird', crown: 'karanda', gaze: 0.9, tilak: 'namam' },
        arms: [
          { to: [-112, -196], sign: 'open', aim: 2.6 },
          { to: [124, -222], sign: 'open', aim: -0.6 },
        ],
        extra: (T) => stroke(T(curveThrough(-30, -236, -10, -206, 24, -210, 40, -236)), 7, K.leaf),
      },
      gx,
      gy,
      1.04,
    ),
  );
  // the couple on his wings, the tree between them
  c.add(nimbus(gx - 150, gy - 290 - 200 * 0.93, 66));
  c.add(
    person(
      {
        build: 'man',
        skin: '#66849a',
        ...SIT,
        stuff: STUFF.yellow,
        stole: STUFF.madder,
        garland: ['#f3e6c6', K.leaf, K.rust],
        head: { kind: 'man', crown: 'kirita', gaze: 0.9 },
        arms: [
          { to: [-58, -50], sign: 'flat' },
          { to: [92, -104], sign: 'fist', aim: 0.2 },
        ],
      },
      gx - 156,
      gy - 290,
      0.93,
    ),
  );
  c.add(
    person(
      {
        build: 'lady',
        skin: '#dcb877',
        ...SIT,
        stuff: STUFF.rust,
        bodice: STUFF.leaf,
        head: { kind: 'lady', crown: 'karanda', hair: 'braid', gaze: 0.7 },
        arms: [
          { to: [-52, -44], sign: 'flat' },
          { to: [78, -156], sign: 'pinch', aim: -0.8 },
        ],
      },
      gx + 176,
      gy - 290,
      0.92,
      -1,
    ),
  );
  const foot: Point = [gx - 62, gy - 368];
  c.add(
    drawn(ellipse(foot[0] - 2, foot[1] + 4, 22, 17), '#7a4a26', 2) +
      leafyTree(
        {
          trunk: curveThrough(foot, [foot[0] + 30, foot[1] - 40], [foot[0] + 48, foot[1] - 84]),
          girth: 9,
          bark: '#a8552c',
          crown: loopThrough(
            [gx - 92, f.y + 120],
            [gx - 104, f.y + 56],
            [gx - 50, f.y + 14],
            [gx + 40, f.y + 6],
            [gx + 104, f.y + 40],
            [gx + 110, f.y + 110],
            [gx + 40, f.y + 150],
            [gx - 30, f.y + 150],
          ),
          bloom: ['#f6ead0', K.rust],
          pitch: 21,
          size: 21,
        },
        r,
      ),
  );
  c.add(each([0, 1, 2], (i) => drawn(ellipse(foot[0] - 4 + i, foot[1] - 14 + i * 9, 11, 6), '#66849a', 1.4)));
  for (const [x, y, a] of [
    [gx + 20, gy - 420, 0],
    [gx + 62, gy - 396, 1],
    [gx - 6, gy - 440, 2],
    [gx + 70, gy - 440, 3],
  ])
    c.add(polys(rosette(x, y, 8, 6, a), '#f6ead0') + dot(x, y, 2.6, K.rust));
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-parijata',
  collection: 'gallery',
  seed: 59,
  width: W,
  height: H,
  alt: 'Garuda kneels in the air with wings spread, Krishna and Satyabhama ride on them with the flowering parijata between, and Indra with eyes all over follows on a white elephant.',
  draw,
};
