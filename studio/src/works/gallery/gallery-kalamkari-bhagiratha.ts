/** The descent of Ganga: Shiva catches the river in his hair, Bhagiratha stands in penance on one leg. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { cloth } from '../../figures/cloths.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import type { Pose } from '../../figures/types.ts';
import { fish } from '../../motifs/animals/fish.ts';
import { place } from '../../motifs/place.ts';
import { Cloth, cloud, mound, nimbus, tree, turf } from '../../traditions/kalamkari/cloth.ts';
import { INDIGO, INK, K, MADDER, RUST, noble, put, woman } from '../../traditions/kalamkari/people.ts';
import { matted } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [720, 1000];
const TIGER = cloth(K.myrobalan, INK, INK, K.madder, K.cloth, 'stripe');

/** Penance: one leg drawn up against the other, palms joined over the head. */
const PENANCE: Pose = {
  ...POSES.shrinathji(),
  name: 'penance',
  headTilt: -0.04,
  base: 'dance',
  legs: [
    { knee: [-56, -150], ankle: [0, -122], foot: 'right' },
    { knee: [10, -112], ankle: [8, -12], foot: 'right' },
  ],
  arms: [
    { to: [-10, -448], bend: 1, mudra: 'namaste', aim: -1.35, order: 'behind' },
    { to: [18, -448], bend: -1, mudra: 'namaste', aim: -1.75, order: 'behind' },
  ],
};

/** Running water along a line. @param w half widths from source to end */
function river(path: Poly, w: (t: number) => number): string {
  const q = ribbon(path, w, 4);
  let inner = fill(q, K.indigo);
  const st = walk(path, 6);
  for (const u of [-0.78, -0.52, -0.26, 0, 0.26, 0.52, 0.78])
    inner += line(
      st.map((k, i) =>
        polar(k.p[0], k.p[1], u * w(k.t) + Math.sin(i * 0.5 + u * 9) * 2.6, k.a + Math.PI / 2),
      ),
      Math.abs(u) === 0.52 || u === 0 ? K.cloth : K.paleIndigo,
      1.7,
    );
  for (const k of walk(path, 34))
    for (const u of [-0.5, 0.45]) {
      const [x, y] = polar(k.p[0], k.p[1], u * w(k.t), k.a + Math.PI / 2);
      inner += line(
        series(10, (i) => polar(x, y, 8 * (1 - i / 13), k.a + i * 0.6)),
        K.cloth,
        1.4,
      );
    }
  return clip(q, inner) + ink(q, INK, 2);
}

/** His hair wound up in coils takes the river in from above and lets it go at the side. */
function woundHair(head: Point, c: Cloth): void {
  const [kx, ky] = [head[0] - 4, head[1] - 30];
  for (const [i, w] of [38, 32, 23].entries()) {
    const q = ellipse(kx + i * 2, ky - i * 18, w, 14, -0.08);
    c.add(inked(q, '#4a2a1a', INK, 1.6));
    for (const u of [-0.55, 0, 0.55])
      c.add(
        line(
          curveThrough(offsets(kx + i * 2, ky - i * 18 + u * 10, [-1, 0, 0, 5, 1, -2], w * 0.9, 1)),
          '#8a5a3a',
          1.3,
        ),
      );
  }
  for (const [i, x] of [-26, -9, 9, 26].entries())
    c.add(
      dot(kx + x, ky + 13 - Math.abs(x) * 0.12, 4.2, INK) +
        dot(kx + x, ky + 13 - Math.abs(x) * 0.12, 3, i % 2 ? K.madder : K.myrobalan),
    );
  const moon = curveThrough(offsets(kx, ky, [-34, -40, -28, -24, -12, -22, -3, -34, -14, -29, -27, -31]));
  c.add(inked(moon, K.cloth, INK, 1.1));
}

/** Shiva on his rocks. */
function shivaOnRocks(c: Cloth, head: Point, r: Rng, sx: number, base: number, s: number): void {
  c.add(nimbus(head[0] - 8, head[1] + 26, 92, K.madder));
  const locks = (pen: Pen) => {
    for (let i = 0; i < 5; i++) {
      const y = -408 + i * 15,
        q = ribbon(
          curveThrough(-14, y, -66, y - 24 + i * 10, -108, y + 6 + i * 9, -150 + i * 6, y - 12 + i * 16),
          widths(9, 8, 6, 1.6),
        );
      pen.flat(q, '#4a2a1a');
      pen.stroke(q, 0.6, INK, true);
    }
    for (let i = 0; i < 3; i++) {
      const y = -404 + i * 18,
        q = ribbon(
          curveThrough(14, y, 52, y - 18 + i * 8, 84, y + 4 + i * 8, 112 - i * 8, y - 8 + i * 14),
          widths(9, 8, 6, 1.6),
        );
      pen.flat(q, '#4a2a1a');
      pen.stroke(q, 0.6, INK, true);
    }
  };
  const trident = (pen: Pen, [x, y]: Point) => {
    pen.stroke(polyline(x, y + 262, x, y - 176), 3.4, pen.tr.ink);
    pen.stroke(polyline(x, y + 262, x, y - 176), 1.5, K.myrobalan);
    pen.gold(
      loopThrough(
        offsets(
          x,
          y,
          [
            -24, -188, -18, -222, -11, -196, -5, -192, 0, -240, 5, -192, 11, -196, 18, -222, 24, -188, 0,
            -172,
          ],
        ),
      ),
      false,
    );
  };
  c.add(
    put(
      {
        ...noble(
          'fair',
          TIGER,
          withArms(
            POSES.bless(),
            { to: [-78, -262], mudra: 'grip', aim: Math.PI, bend: 1 },
            { to: [60, -300], mudra: 'blessing', aim: -1.5 },
          ),
        ),
        front: true,
        gear: 'none',
        hair: 'none',
        jewels: 3,
        face: { tilak: 'none' },
        garland: [{ cols: ['#6a3a1c', K.rust], to: 0.2, r: 5 }],
        wear: { lower: 'dhoti', lowerCloth: TIGER, upper: 'none', sash: RUST },
        behind: locks,
        hold: [trident, undefined],
        prop: (pen) => {
          matted.front(pen);
          pen.flat(leaf(14, -402, 13, 3.4, -Math.PI / 2, 0, 0.5), K.cloth);
        },
      },
      r,
      sx,
      base + 8,
      s,
      1,
    ),
  );
  woundHair(head, c);
}

/** The river: from heaven into his hair. */
function paintRiver(f: Cloth['f'], sx: number, head: Point, c: Cloth, r: Rng, base: number, s: number): void {
  const fall = curveThrough(
    [f.right - 92, f.y - 12],
    [f.right - 114, f.y + 34],
    [sx + 82, f.y + 64],
    [sx + 34, f.y + 82],
    [head[0] + 2, head[1] - 62],
  );
  c.add(river(fall, widths(44, 40, 34, 26, 18)));
  c.add(
    put(
      { ...woman(MADDER, INDIGO, POSES.namaste(), { tone: 'fair', gear: 'kirita', jewels: 2 }) },
      r,
      f.right - 96,
      f.y + 178,
      0.3,
      -1,
    ),
  );
  const foam = loopThrough(
    offsets(
      f.right,
      f.y,
      [-142, 176, -124, 160, -96, 166, -70, 156, -52, 172, -66, 190, -96, 194, -126, 190],
    ),
  );
  c.add(
    inked(foam, K.cloth, INK, 1.5) +
      line(
        series(14, (i) => polar(f.right - 112, f.y + 176, 9 * (1 - i / 18), i * 0.5)),
        K.indigo,
        1.4,
      ) +
      line(
        series(14, (i) => polar(f.right - 78, f.y + 174, 9 * (1 - i / 18), i * 0.5)),
        K.indigo,
        1.4,
      ),
  );
  // out of the hair, down past him and away
  const run = curveThrough(
    [head[0] + 4, head[1] - 44],
    [sx + 48, head[1] - 54],
    [sx + 88, head[1] - 10],
    [sx + 136, head[1] + 110],
    [sx + 128, head[1] + 250],
    [sx + 140, base - 40],
    [sx + 96, base + 74],
    [sx - 60, base + 126],
    [f.x + 60, base + 142],
    [f.x - 40, base + 168],
  );
  c.add(mound(f.right - 10, f.bottom + 6, 400, 10, 8));
  c.add(mound(sx - 10, base + 84, 340, 9, 4));
  c.add(mound(f.x + 60, base + 82, 420, 9, 3) + mound(f.x + 330, f.bottom + 6, 520, 11, 6));
  c.add(river(run, widths(12, 15, 20, 26, 31, 36, 44, 52, 58, 62)));
  for (const [x, y, k, fx, rot, col] of [
    [sx + 128, head[1] + 214, 0.24, 1, 1.5, K.myrobalan],
    [sx + 112, base + 40, 0.3, -1, -0.9, K.rust],
    [sx - 20, base + 112, 0.36, -1, -0.3, K.myrobalan],
    [f.x + 120, base + 132, 0.38, -1, -0.1, K.shell],
    [f.x + 44, base + 166, 0.3, -1, -0.2, K.rust],
  ] as const) {
    const F = place(fish(10), x, y, k, rot, fx);
    c.add(
      each([F.tail, F.top, F.bot], (q) => inked(q, K.madder, INK, 1)) +
        fill(F.body, col) +
        hatch(F.body, 1.2 + rot, 5, 0.8, INK, r) +
        fill(F.head, K.cloth) +
        ink(F.body, INK, 1.5) +
        line(F.gill, INK, 1.1) +
        dot(F.eye[20][0], F.eye[20][1], 2.6, INK),
    );
  }
  shivaOnRocks(c, head, r, sx, base, s);
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'narrow', '#d3c8a0'),
    { f, r } = c,
    base = f.bottom - 216,
    sx = f.x + 318,
    s = 1.06,
    head: Point = [sx + 6, base - 412 * s];
  c.block(
    ellipse(sx, base - 190, 66, 200),
    ellipse(head[0] - 20, head[1] + 24, 170, 100),
    ellipse(f.x + 104, base - 170, 52, 210),
    rect(f.x, base - 34, f.w, 300),
    rect(sx + 84, head[1] - 60, 96, 600),
    rect(f.x, base - 430, 66, 300),
    ellipse(f.right - 120, f.y + 80, 100, 150),
    ellipse(sx + 90, f.y + 130, 90, 80),
  );
  for (const [x, y, k, fx] of [
    [f.x + 80, f.y + 48, 0.86, 1],
    [f.x + 132, f.y + 138, 0.62, -1],
    [f.right - 54, f.y + 292, 0.56, 1],
  ] as const) {
    c.block(ellipse(x, y, 84 * k, 44 * k));
    c.add(cloud(x, y, k, fx));
  }
  c.sprigs(rect(f.x + 4, f.y + 8, f.w - 8, base - f.y - 30), 38);
  // hills on both banks
  c.add(mound(f.x + 70, base - 6, 300, 7, 4) + mound(f.right - 40, base + 16, 260, 6, 5));
  c.add(
    tree(
      c,
      [f.x + 30, base - 80],
      90,
      loopThrough(offsets(f.x, base, [4, -170, 2, -400, 40, -430, 66, -380, 60, -220])),
      { maxW: 12, bloom: [10, 15], spacing: 14 },
    ),
  );
  paintRiver(f, sx, head, c, r, base, s);
  // Bhagiratha, thin with penance, on a stone of his own
  c.add(mound(f.x + 120, base + 22, 84, 1, 1));
  c.add(
    put(
      {
        ...noble('wheat', RUST, PENANCE),
        front: true,
        gear: 'none',
        hair: 'curls',
        jewels: 1,
        garland: undefined,
        face: { tilak: 'vaishnava', lowered: 0.9 },
        wear: { lower: 'dhoti', lowerCloth: RUST, upper: 'none' },
        prop: (pen) => {
          pen.shape(
            loopThrough(-10, -424, -16, -440, -6, -454, 10, -456, 22, -446, 22, -432, 8, -424),
            pen.tr.hair,
          );
          pen.beads(curveThrough(-11, -428, 6, -436, 21, -430), 2.6, pen.tr.gems[0]);
          const beard = loopThrough(4, -356, 8, -338, 18, -326, 28, -338, 30, -354, 18, -348);
          pen.flat(beard, pen.tr.hair);
        },
      },
      r,
      f.x + 108,
      base - 4,
      0.8,
      1,
    ),
  );
  c.add(turf(f.x + 4, f.x + 70, base + 2, 30) + turf(f.x + 168, sx - 120, base + 2, 30));
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-bhagiratha',
  collection: 'gallery',
  seed: 53,
  width: W,
  height: H,
  alt: 'The river with its goddess falls into the streaming hair of Shiva and runs on full of fishes, Bhagiratha stands on one leg with joined palms.',
  draw,
};
