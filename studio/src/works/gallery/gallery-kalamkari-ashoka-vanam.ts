/** Sita under the ashoka tree, the guards asleep; small Hanuman in the branches lets down Rama's ring. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked } from '../../draw/ink.ts';
import { group } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon } from '../../draw/shapes.ts';
import { dot, edged, fill, line, polys } from '../../draw/svg.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { sitting } from '../../figures/seats.ts';
import { KALAMKARI_HAND } from '../../figures/tradition.ts';
import type { Cloth as Textile } from '../../figures/types.ts';
import { vanara } from '../../figures/vanara.ts';
import { chintz, chintzLeaf } from '../../motifs/painted/chintz.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Cloth, mound, turf, water } from '../../traditions/kalamkari/cloth.ts';
import {
  INDIGO,
  INK,
  K,
  LEAF,
  MADDER,
  RUST,
  YELLOW,
  noble,
  put,
  woman,
} from '../../traditions/kalamkari/people.ts';
import type { Work } from '../../work.ts';

const [W, H] = [860, 940];

/** Rama's ring on a thread. */
const ring = (pen: Pen, [x, y]: Point) => {
  pen.stroke(polyline(x, y, x + 2, y + 122), 1.2);
  pen.stroke(ellipse(x + 2, y + 142, 20, 20), 4.4, pen.tr.ink, true);
  pen.stroke(ellipse(x + 2, y + 142, 20, 20), 2.6, pen.tr.gold, true);
  pen.gem([x + 2, y + 122], 7, 0);
};

/** A guard of Lanka fallen asleep where she sat. */
const guard = (skirt: Textile, blouse: Textile, tone: FigureSpec['tone']): FigureSpec => ({
  ...woman(
    skirt,
    blouse,
    {
      ...withArms(
        POSES.sit(),
        { to: [-56, -34], mudra: 'rest', aim: 1.2 },
        { to: [52, -40], mudra: 'rest', aim: 1.4 },
      ),
      headTilt: 0.42,
    },
    { tone, gear: 'fillet', hair: 'loose', face: { lowered: 1, tilak: 'none' } },
  ),
  prop: sitting(skirt, KALAMKARI_HAND.tones[tone]),
});

/** Sita on her platform. */
function sitaOnPlatform(cx: number, ground: number, c: Cloth, r: Rng, f: Cloth['f']): void {
  const sx = cx - 62,
    sy = ground + 22,
    slab = loopThrough(offsets(sx, sy, [-128, 0, 0, -7, 128, 0, 122, 24, 0, 32, -122, 24]));
  c.add(fill(slab, K.paleIndigo) + hatch(slab, 0.9, 7, 0.8, INK, r) + ink(slab, INK, 1.9));
  c.add(
    put(
      woman(
        YELLOW,
        MADDER,
        withArms(
          POSES.sit(),
          { to: [-48, -38], mudra: 'rest', aim: 1.1 },
          { to: [66, -138], mudra: 'open', aim: -1.0 },
        ),
        {
          tone: 'fair',
          hair: 'loose',
          jewels: 2,
          prop: sitting(YELLOW, KALAMKARI_HAND.tones.fair),
          face: { gaze: [1.5, -1.6] },
        },
      ),
      r,
      sx,
      sy + 2,
      1.22,
      1,
    ),
  );
  // Hanuman small on the lowest bough, the ring held out over her hand
  const hx = cx + 4,
    hy = ground - 282;
  c.add(
    put(
      vanara(
        {
          ...noble(
            'wheat',
            RUST,
            withArms(
              POSES.kneel(),
              { to: [66, -62], mudra: 'hold', aim: 1.1 },
              { to: [-40, -110], mudra: 'rest', aim: 2 },
            ),
          ),
          jewels: 1,
          garland: undefined,
          hold: [ring, undefined],
          wear: { lower: 'dhoti', lowerCloth: RUST, upper: 'none' },
        },
        [
          [-40, -24],
          [-90, -16],
          [-116, -66],
          [-98, -120],
          [-126, -150],
        ],
        { fur: K.rust, snout: '#c4714f' },
      ),
      r,
      hx,
      hy,
      0.46,
      1,
    ),
  );
  // sleepers, each on a mat of her own
  for (const [x, y, col] of [
    [f.x + 92, ground + 90, K.myrobalan],
    [f.right - 86, ground + 64, K.shell],
    [f.right - 196, ground + 114, K.paleIndigo],
  ] as const) {
    const mat = ellipse(x, y - 4, 92, 20);
    c.add(
      fill(ellipse(x + 3, y + 1, 95, 21), '#3f4a22') +
        fill(mat, col) +
        hatch(mat, 1.1, 6, 0.9, INK, r) +
        line(ellipse(x, y - 4, 85, 16), K.madder, 3, true) +
        ink(mat, INK, 1.5),
    );
  }
  c.add(put(guard(INDIGO, RUST, 'dark'), r, f.x + 92, ground + 92, 0.8, 1));
  c.add(
    group(
      put(guard(MADDER, INDIGO, 'blue'), r, 0, 0, 0.8, -1),
      `transform="translate(${f.right - 86} ${ground + 66})"`,
    ),
  );
  c.add(put(guard(RUST, LEAF, 'wheat'), r, f.right - 196, ground + 116, 0.78, -1));
  c.add(turf(f.x, f.right, f.bottom - 30, 30) + water(rect(f.x, f.bottom - 32, f.w, 32), 12));
}

/** The ashoka: long drooping leaves and round clusters of red flowers. */
function ashoka(
  boughs: [Point, Point, Point, Point, number][],
  trunk: Poly,
  r: Rng,
  c: Cloth,
  cx: number,
  ground: number,
  f: Cloth['f'],
): void {
  const limbs = boughs.map(([a, b, d, e, w]) => ribbon(curve([a, b, d, e]), (t) => w * (1 - t * 0.75))),
    tree = union([trunk, ...limbs], 12);
  let leaves = '',
    blooms = '';
  for (const [a, b, d, e] of boughs) {
    const path = curve([a, b, d, e]);
    for (let i = 4, n = 0; i < path.length; i += 3, n++) {
      const [x, y] = path[i];
      for (const k of [-0.5, 0, 0.5]) {
        const L = 48 - Math.abs(k) * 14;
        leaves += chintzLeaf(
          x + k * 16,
          y + 2,
          L,
          8.4,
          Math.PI / 2 + k * 1.1,
          -k * 0.2,
          (n + i) % 3 ? K.leaf : K.indigo,
          '#dcc48e',
          INK,
          r,
        );
      }
      leaves += chintzLeaf(x, y, 36, 7, -Math.PI / 2 + (n % 2 ? 0.5 : -0.5), 0.1, K.leaf, '#dcc48e', INK, r);
      if (n % 2 === 0)
        blooms += chintz(
          x + (n % 4 ? 8 : -8),
          y - 15,
          15 + (n % 3) * 2,
          n,
          4,
          n % 4 ? [K.madder, K.rust, K.myrobalan] : [K.rust, K.madder, K.myrobalan],
          INK,
          r,
          K.cloth,
        );
    }
  }
  c.add(leaves + fill(tree, K.rust) + hatch(tree, 0.3, 7, 0.9, INK, r) + ink(tree, INK, 2) + blooms);
  c.add(mound(cx + 92, ground + 56, 170, 5, 2));
  sitaOnPlatform(cx, ground, c, r, f);
}

/** Garden wall of Lanka far behind, with its towers. */
function gardenWall(ground: number, cx: number, f: Cloth['f'], c: Cloth, r: Rng): void {
  const wallTop = ground - 150;
  const trunk = ribbon(
    curveThrough(offsets(cx, ground, [96, 40, 84, -90, 104, -220, 70, -330, 84, -420])),
    (t) => 30 - t * 15,
  );
  const boughs: [Point, Point, Point, Point, number][] = [
    [
      [cx + 92, ground - 226],
      [cx - 10, ground - 300],
      [cx - 130, ground - 330],
      [cx - 236, ground - 306],
      12,
    ],
    [
      [cx + 98, ground - 250],
      [cx + 170, ground - 300],
      [cx + 226, ground - 330],
      [cx + 282, ground - 330],
      11,
    ],
    [[cx + 78, ground - 330], [cx + 10, ground - 400], [cx - 90, ground - 430], [cx - 200, ground - 420], 10],
    [
      [cx + 78, ground - 350],
      [cx + 140, ground - 410],
      [cx + 206, ground - 440],
      [cx + 270, ground - 440],
      9,
    ],
    [[cx + 80, ground - 400], [cx + 40, ground - 470], [cx - 30, ground - 510], [cx - 120, ground - 514], 8],
    [
      [cx + 84, ground - 410],
      [cx + 130, ground - 470],
      [cx + 180, ground - 506],
      [cx + 236, ground - 516],
      7,
    ],
  ];
  for (let i = 0; i < 5; i++) {
    const x = f.x + 40 + i * ((f.w - 80) / 4),
      tower = rect(x - 28, wallTop - 46, 56, 200),
      roof = curve([
        [x - 36, wallTop - 46],
        [x - 22, wallTop - 78],
        [x, wallTop - 104],
        [x + 22, wallTop - 78],
        [x + 36, wallTop - 46],
      ] as Point[]);
    c.add(
      fill(tower, K.shell) +
        hatch(tower, 0, 12, 0.8, INK, r) +
        ink(tower, INK, 1.5) +
        fill(roof, K.madder) +
        hatch(roof, 0.9, 7, 0.9, K.cloth, r) +
        ink(roof, INK, 1.6),
    );
    const gate = curve([
      [x - 11, wallTop + 4],
      [x - 11, wallTop - 16],
      [x, wallTop - 30],
      [x + 11, wallTop - 16],
      [x + 11, wallTop + 4],
    ] as Point[]);
    c.add(
      inked(gate, K.indigo, INK, 1.3) +
        fill(leaf(x, wallTop - 102, 20, 4.4, -Math.PI / 2, 0, 0.4), K.myrobalan),
    );
  }
  const wall = rect(f.x, wallTop, f.w, 160);
  c.add(inked(wall, K.myrobalan, INK, 1.8));
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 22; i++) {
      const q = leaf(
        f.x + (i + (row % 2) * 0.5) * (f.w / 21),
        wallTop + 22 + row * 25,
        20,
        8,
        -Math.PI / 2,
        0,
        0.5,
      );
      c.add(edged(q, (i + row) % 2 ? K.rust : K.cloth, INK, 0.8));
    }
  c.block(rect(f.x, wallTop - 110, f.w, 500));
  for (const b of boughs) c.block(ellipse((b[0][0] + b[3][0]) / 2, (b[0][1] + b[3][1]) / 2 - 20, 120, 70));
  c.sprigs(rect(f.x + 6, f.y + 6, f.w - 12, wallTop - f.y - 110), 34);
  // lawn, pool in front
  const lawn = rect(f.x, ground - 6, f.w, f.bottom - ground + 6);
  c.add(inked(lawn, K.leaf, INK, 1.8));
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 20; i++) {
      const [x, y] = [f.x + (i + (row % 2) * 0.5) * (f.w / 19), ground + 16 + row * 30];
      c.add(polys(rosette(x, y, 6, 5), '#8f9a5a') + dot(x, y, 1.7, K.myrobalan));
    }
  ashoka(boughs, trunk, r, c, cx, ground, f);
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'chintz', '#e3cc9c'),
    { f, r } = c,
    cx = f.cx - 10,
    ground = f.bottom - 172;
  gardenWall(ground, cx, f, c, r);
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-ashoka-vanam',
  collection: 'gallery',
  seed: 43,
  width: W,
  height: H,
  alt: 'Sita sits under a red-flowering ashoka tree and reaches up to a ring that little Hanuman lets down, three guards asleep on the lawn.',
  draw,
};
