/** Krishna and Satyabhama fly home on Garuda with the parijata tree; Indra follows on his elephant. */
import { curveThrough, loopThrough, offsets } from '../../draw/curves.ts';
import { type Poly, polar, transform } from '../../draw/geometry.ts';
import { hatch, scales } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { lotusFlower } from '../../figures/props.ts';
import { sitting } from '../../figures/seats.ts';
import { KALAMKARI_HAND } from '../../figures/tradition.ts';
import type { Pose } from '../../figures/types.ts';
import { headSpace } from '../../figures/vanara.ts';
import { TRUNK, royalElephant } from '../../motifs/animals/royal-elephant.ts';
import { chintz, chintzLeaf } from '../../motifs/painted/chintz.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Cloth, cloud, mound, nimbus } from '../../traditions/kalamkari/cloth.ts';
import {
  INDIGO,
  INK,
  K,
  MADDER,
  RUST,
  YELLOW,
  noble,
  put,
  woman,
} from '../../traditions/kalamkari/people.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1160, 800];

/** A wing: long feathers, a second row, then scales at the shoulder. @param a0,a1 from the first to the last feather */
function wing(c: Cloth, x: number, y: number, L: number, a0: number, a1: number): string {
  const { r } = c;
  let s = '';
  for (const [n, k, w, cols] of [
    [10, 1, 21, [K.madder, K.myrobalan]],
    [9, 0.7, 19, [K.leaf, K.cloth]],
    [7, 0.45, 17, [K.rust, K.myrobalan]],
  ] as const)
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1),
        a = a0 + (a1 - a0) * t,
        q = leaf(x, y, L * k * (1 - 0.22 * Math.abs(t - 0.35)), w, a, (a1 > a0 ? -1 : 1) * 0.1, 0.7),
        col = cols[i % 2];
      s +=
        fill(q, col) +
        hatch(q, a + 0.7, 6, 0.8, col === K.cloth || col === K.myrobalan ? INK : K.cloth, r) +
        line([q[0], q[14]], INK, 1.2) +
        ink(q, INK, 1.6);
    }
  const m = (a0 + a1) / 2,
    pad = leaf(...polar(x, y, -34, m), L * 0.36, 42, m, 0, 0.5);
  return s + patterned(pad, K.myrobalan, scales(pad, m, 15, INK, 1), INK, 1.8);
}

/** The couple. */
function couple(c: Cloth, gx: number, gy: number, r: Rng): void {
  c.add(nimbus(gx + 34, gy - 236, 62));
  c.add(
    put(
      woman(
        RUST,
        INDIGO,
        withArms(
          POSES.sit(),
          { to: [-48, -40], mudra: 'rest', aim: 1.1 },
          { to: [56, -128], mudra: 'hold', aim: -1 },
        ),
        {
          tone: 'fair',
          gear: 'kirita',
          jewels: 3,
          prop: sitting(RUST, KALAMKARI_HAND.tones.fair),
          hold: [undefined, (p, q, a) => lotusFlower(p, q, a, 16, { out: K.madder, in: K.shell })],
        },
      ),
      r,
      gx - 104,
      gy - 44,
      0.86,
      1,
    ),
  );
  // the tree in his hand
  const tx = gx + 30 + 92 * 0.94,
    ty = gy - 50 - 162 * 0.94,
    trunk = ribbon(
      curveThrough(tx - 2, ty + 34, tx + 3, ty, tx - 3, ty - 40, tx + 2, ty - 84),
      widths(7, 6, 5, 2.5),
    );
  let leaves = '',
    blooms = '',
    wood = inked(trunk, K.rust, INK, 1.5);
  for (const [dx, dy, R] of [
    [-46, -62, 12],
    [46, -58, 12],
    [-58, -96, 13],
    [58, -94, 13],
    [-30, -112, 13],
    [30, -114, 13],
    [0, -140, 15],
    [-2, -92, 11],
    [-24, -76, 9],
    [26, -78, 9],
  ]) {
    const b = curveThrough(tx, ty - 30, tx + dx * 0.4, ty + dy * 0.62, tx + dx, ty + dy);
    wood += line(b, INK, 3.4) + line(b, K.rust, 1.6);
    for (let i = 8; i < b.length; i += 4)
      leaves += chintzLeaf(
        b[i][0],
        b[i][1],
        22,
        4.8,
        -1.57 + (i % 8 ? 1 : -1),
        0.1,
        i % 3 ? K.leaf : K.myrobalan,
        K.shell,
        INK,
        r,
      );
    blooms += chintz(tx + dx, ty + dy, R, dx, 4, [K.cloth, K.shell, K.rust], INK, r, K.cloth);
  }
  c.add(leaves + wood + blooms);
  const ball = loopThrough(offsets(tx, ty, [-12, 30, 12, 30, 14, 44, 0, 52, -14, 44]));
  c.add(fill(ball, K.madder) + hatch(ball, 0.8, 4, 0.8, K.cloth, r) + ink(ball, INK, 1.4));
  c.add(
    put(
      {
        ...noble(
          'blue',
          YELLOW,
          withArms(
            POSES.sit(),
            { to: [-52, -38], mudra: 'rest', aim: 1.1 },
            { to: [86, -160], mudra: 'grip', aim: -0.3 },
          ),
        ),
        gear: 'mukut',
        prop: sitting(YELLOW, KALAMKARI_HAND.tones.blue),
      },
      r,
      gx + 30,
      gy - 50,
      0.94,
      1,
    ),
  );
  c.add(wing(c, gx + 84, gy + 26, 196, 2.78, 1.72));
}

/** Indra on the white elephant, on a bank of cloud. */
function indraOnWhiteElephant(f: Cloth['f'], c: Cloth, r: Rng): void {
  const ix = f.x + 138,
    iy = f.bottom - 158;
  for (const [x, k, fx] of [
    [ix - 96, 1, 1],
    [ix + 96, 1, -1],
    [ix, 1.2, 1],
  ] as const)
    c.add(cloud(x, iy + 92, k, fx));
  const E = place(royalElephant(TRUNK.raised, true), ix, iy + 10, 0.56);
  c.add(
    line(E.tail, INK, 3.4) +
      patterned(E.body, '#f2e4c4', dots(scatter(E.body, 13, r, 4), 1.1, K.rust), INK, 2) +
      each(E.feet, (q: Poly) => ink(q, INK, 1.1, { closed: false })) +
      patterned(
        E.cloth,
        K.madder,
        each(
          scatter(E.cloth, 18, r, 8),
          ([x, y]) => polys(rosette(x, y, 7, 6), K.cloth) + dot(x, y, 2, K.myrobalan),
        ),
        INK,
        1.7,
      ) +
      fill(E.ear, K.shell) +
      hatch(E.ear, 1.2, 5, 0.7, INK, r) +
      ink(E.ear, INK, 1.6) +
      fill(E.cap, K.myrobalan) +
      hatch(E.cap, 0.8, 5, 0.8, K.madder, r) +
      ink(E.cap, INK, 1.2) +
      inked(E.tusk, K.cloth, INK, 1.2) +
      inked(E.eye, '#fbf1d8', INK, 1.4) +
      fill(E.pupil, INK),
  );
  c.add(nimbus(ix - 4, iy - 142, 40));
  c.add(
    put(
      {
        ...noble(
          'fair',
          MADDER,
          withArms(
            POSES.sit(),
            { to: [-50, -40], mudra: 'rest', aim: 1.1 },
            { to: [66, -140], mudra: 'open', aim: -1 },
          ),
        ),
        prop: sitting(MADDER, KALAMKARI_HAND.tones.fair),
      },
      r,
      ix - 6,
      iy - 30,
      0.56,
      1,
    ),
  );
}

/** Garuda: a man with beak and wings, stretched out in flight. */
function garuda(c: Cloth, r: Rng, gx: number, gy: number): void {
  const fly: Pose = {
    ...POSES.shrinathji(),
    name: 'fly',
    base: 'dance',
    spine: [
      [-86, -150],
      [-50, -158],
      [8, -172],
      [56, -196],
    ],
    headTilt: 0.06,
    legs: [
      { knee: [-166, -116], ankle: [-236, -150], foot: 'toe' },
      { knee: [-150, -96], ankle: [-206, -78], foot: 'toe' },
    ],
    arms: [
      { to: [92, -120], bend: -1, mudra: 'open', aim: -0.7, order: 'front' },
      { to: [136, -176], bend: -1, mudra: 'open', aim: -0.7, order: 'behind' },
    ],
  };
  c.add(
    put(
      {
        ...noble('wheat', MADDER, fly),
        headScale: 1.1,
        handScale: 1.15,
        prop: (pen) => {
          const M = headSpace(pen, fly, 1.1);
          pen.shape(
            M(loopThrough(9, -6, 20, -14, 35, -8, 46, 8, 44, 27, 35, 16, 24, 20, 11, 19)),
            K.myrobalan,
          );
          pen.stroke(M(curveThrough(12, 16, 24, 12, 38, 14)), 0.8);
          pen.flat(M(ellipse(24, -3, 3, 2)), INK);
        },
      },
      r,
      gx + 92,
      gy + 216,
      1.24,
      1,
    ),
  );
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'chintz', K.indigo),
    { f, r } = c,
    gx = f.x + 604,
    gy = f.y + 382,
    G = (q: Poly) => transform(q, gx, gy);
  // clouds in curls, flowers that fall from heaven
  const clouds: [number, number, number, number][] = [
    [f.x + 96, f.y + 56, 0.9, 1],
    [f.x + 300, f.y + 50, 0.7, -1],
    [f.right - 62, f.y + 46, 0.6, -1],
    [f.right - 84, f.bottom - 76, 0.66, 1],
    [f.x + 90, f.y + 190, 0.66, -1],
  ];
  c.block(
    ellipse(gx, gy, 210, 110),
    ellipse(gx - 230, gy + 60, 130, 110),
    ellipse(gx - 130, gy - 170, 170, 150),
    ellipse(gx + 200, gy - 110, 110, 170),
    ellipse(gx + 240, gy + 10, 120, 70),
    ellipse(gx - 40, gy + 150, 150, 140),
    ellipse(gx + 40, gy - 190, 140, 150),
    ellipse(f.x + 150, f.bottom - 180, 150, 160),
  );
  for (const [x, y, k] of clouds) c.block(ellipse(x, y, 84 * k, 46 * k));
  c.flowers(rect(f.x, f.y, f.w, f.h - 60), K.paleIndigo, K.cloth, 25);
  for (const [x, y, k, fx] of clouds) c.add(cloud(x, y, k, fx));
  // earth far below
  c.add(mound(f.cx, f.bottom + 12, f.w + 70, 17, 2));
  // Garuda: far wing, tail, body, head
  c.add(wing(c, gx + 6, gy - 30, 300, -2.72, -1.72));
  for (let i = 0; i < 9; i++) {
    const a = Math.PI - 0.62 + (i / 8) * 0.86,
      q = leaf(gx - 120, gy + 22, 188 - Math.abs(i - 4) * 10, 22, a, 0, 0.72),
      e = polar(gx - 120, gy + 22, (188 - Math.abs(i - 4) * 10) * 0.82, a);
    c.add(
      fill(q, i % 2 ? K.leaf : K.madder) +
        hatch(q, a + 0.7, 6, 0.8, K.cloth, r) +
        line([q[0], q[14]], INK, 1.2) +
        ink(q, INK, 1.6) +
        fill(ellipse(e[0], e[1], 10, 8, a), K.myrobalan) +
        dot(e[0], e[1], 4, K.indigo) +
        line(ellipse(e[0], e[1], 10, 8, a), INK, 1, true),
    );
  }
  garuda(c, r, gx, gy);
  // saddle cloth
  const saddle = G(loopThrough(-136, -38, -60, -64, 40, -64, 96, -46, 84, 14, 20, 34, -60, 36, -120, 16));
  c.add(
    fill(saddle, K.madder) +
      clip(
        saddle,
        each(
          scatter(saddle, 25, r, 10),
          ([x, y]) => polys(rosette(x, y, 9, 6), K.cloth) + dot(x, y, 2.6, K.myrobalan),
        ),
      ) +
      line(saddle, K.myrobalan, 6, true) +
      ink(saddle, INK, 1.8),
  );
  couple(c, gx, gy, r);
  indraOnWhiteElephant(f, c, r);
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-parijata',
  collection: 'gallery',
  seed: 59,
  width: W,
  height: H,
  alt: 'Krishna with a small flowering tree and Satyabhama ride on beaked and winged Garuda through clouds, Indra on a white elephant behind them.',
  draw,
};
