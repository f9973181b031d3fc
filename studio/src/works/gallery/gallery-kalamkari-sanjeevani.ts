/** Hanuman flies over the sea with the whole herb mountain on his palm. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked } from '../../draw/ink.ts';
import { each, group } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon } from '../../draw/shapes.ts';
import { dot, edged, fill, line } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Pose } from '../../figures/types.ts';
import { vanara } from '../../figures/vanara.ts';
import { fish } from '../../motifs/animals/fish.ts';
import { chintz } from '../../motifs/painted/chintz.ts';
import { place } from '../../motifs/place.ts';
import { Cloth, cloud, mound, nimbus, rock, turf, water } from '../../traditions/kalamkari/cloth.ts';
import { INK, K, MADDER, YELLOW, noble, put } from '../../traditions/kalamkari/people.ts';
import { trio } from '../../traditions/kalamkari/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [740, 1000];

/** Flight: one knee drawn up, the other leg trailing, one arm under the hill. */
const FLIGHT: Pose = {
  name: 'flight',
  spine: [
    [-6, -212],
    [-2, -248],
    [8, -296],
    [8, -342],
  ],
  headTilt: -0.1,
  base: 'dance',
  legs: [
    { knee: [-74, -146], ankle: [-150, -98], foot: 'toe' },
    { knee: [70, -190], ankle: [58, -104], foot: 'right' },
  ],
  arms: [
    { to: [-74, -262], bend: 1, mudra: 'grip', aim: -2.2, order: 'front' },
    { to: [92, -434], bend: -1, mudra: 'flat', aim: -0.5, order: 'behind' },
  ],
};

/** Mace over the shoulder. @param at grip */
function mace(pen: Pen, [x, y]: Point) {
  pen.gold(
    ribbon(polyline(x + 30, y + 52, x - 40, y - 70), () => 4),
    false,
  );
  const [hx, hy] = [x - 52, y - 92];
  pen.gold(loopThrough(offsets(hx, hy, [-30, 6, -20, -24, 6, -30, 26, -12, 24, 18, 0, 30])), true);
  pen.gold(leaf(hx - 6, hy - 24, 26, 7, -2.1, 0, 0.4), false);
  for (const [dx, dy] of [
    [-8, -6],
    [8, 4],
    [-4, 12],
  ])
    pen.gem([hx + dx, hy + dy], 4, dx > 0 ? 0 : 1);
}

/** Peak with herbs that shine, small trees and a spring. Its foot is at (x, y). */
function hill(c: Cloth, x: number, y: number): string {
  const { r } = c;
  let s = '';
  const cols = [K.leaf, K.rust, K.paleIndigo, K.myrobalan, K.madder, K.shell];
  const peak = (px: number, py: number, w: number, h: number, col: string) =>
    rock(
      loopThrough(
        [px - w, py + 4],
        [px - w * 0.76, py - h * 0.5],
        [px - w * 0.28, py - h * 0.86],
        [px, py - h],
        [px + w * 0.34, py - h * 0.8],
        [px + w * 0.8, py - h * 0.44],
        [px + w, py + 4],
      ),
      col,
    );
  s +=
    peak(x - 50, y - 10, 58, 120, cols[2]) +
    peak(x + 56, y - 10, 58, 108, cols[5]) +
    peak(x + 2, y - 8, 66, 168, cols[0]);
  for (let i = 0; i < 5; i++) s += peak(x - 88 + i * 44, y, 36, 62 + (i % 2) * 16, cols[(i * 2 + 1) % 6]);
  const under = loopThrough(offsets(x, y, [-122, -2, -60, 8, 0, 20, 60, 8, 122, -2, 60, -12, -60, -12]));
  s += fill(under, K.rust) + hatch(under, 1.3, 6, 0.9, INK, r) + ink(under, INK, 1.7);
  for (const [dx, dy, R] of [
    [-88, -84, 12],
    [-50, -136, 14],
    [2, -182, 17],
    [56, -126, 14],
    [94, -82, 12],
    [-22, -92, 11],
    [30, -96, 11],
    [-66, -60, 10],
    [66, -58, 10],
  ]) {
    for (const a of [-0.8, 0.8])
      s += edged(leaf(x + dx, y + dy + 14, 18, 4, -Math.PI / 2 + a), K.leaf, INK, 0.8);
    s +=
      line(polyline(x + dx, y + dy + 22, x + dx, y + dy), K.leaf, 2) +
      chintz(x + dx, y + dy - 2, R, 0, [0, 4, 5][R % 3], trio(r), INK, r, K.cloth);
  }
  return s;
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'temple'),
    { f, r } = c,
    sea = f.bottom - 190;
  c.block(rect(f.x, sea - 70, f.w, 300));
  const [hx, hy] = [f.x + 196, sea + 34];
  c.block(
    ellipse(hx + 70, hy - 300, 100, 190),
    ellipse(hx + 250, hy - 530, 136, 150),
    ellipse(hx - 30, hy - 170, 120, 70),
    ellipse(hx + 110, hy - 130, 50, 70),
    ellipse(hx - 20, hy - 390, 90, 110),
  );
  const clouds: [number, number, number, number][] = [
    [f.x + 88, f.y + 60, 0.9, 1],
    [f.x + 236, f.y + 40, 0.62, -1],
    [f.x + 70, f.y + 226, 0.72, -1],
    [f.right - 78, f.y + 330, 0.8, -1],
    [f.right - 170, sea - 150, 0.7, 1],
    [f.x + 66, sea - 46, 0.66, 1],
  ];
  for (const [x, y, s] of clouds) c.block(ellipse(x, y, 82 * s, 44 * s));
  c.sprigs(rect(f.x + 6, f.y + 6, f.w - 12, sea - f.y - 10));
  for (const [x, y, s, fx] of clouds) c.add(cloud(x, y, s, fx));
  // Lanka's shore far off, the sea with its fishes, the near rocks
  const shore = loopThrough(
    offsets(f.right, sea, [-190, 30, -170, -24, -110, -44, -40, -30, 30, -40, 30, 30]),
  );
  c.add(rock(shore, K.myrobalan));
  for (const [x, h] of [
    [f.right - 132, 58],
    [f.right - 92, 78],
    [f.right - 52, 62],
  ]) {
    c.add(line(curveThrough(x, sea - 38, x + 4, sea - 38 - h * 0.5, x + 2, sea - 36 - h), INK, 4));
    for (let k = 0; k < 7; k++) {
      const q = leaf(x + 2, sea - 36 - h, 30, 5, -Math.PI / 2 + (k - 3) * 0.62, (k - 3) * 0.14);
      c.add(edged(q, k % 2 ? K.leaf : K.indigo, INK, 0.9));
    }
  }
  c.add(water(rect(f.x, sea, f.w, f.bottom - sea), 17));
  for (const [x, y, s, fx, col] of [
    [f.x + 110, sea + 70, 0.46, 1, K.myrobalan],
    [f.x + 330, sea + 52, 0.4, -1, K.rust],
    [f.right - 120, sea + 92, 0.5, -1, K.shell],
    [f.x + 300, sea + 132, 0.42, 1, K.cloth],
  ] as const) {
    const F = place(fish(10), x, y, s, 0, fx);
    c.add(
      each([F.tail, F.top, F.bot], (q) => inked(q, K.madder, INK, 1.1)) +
        fill(F.body, col) +
        hatch(F.body, 1.2, 5, 0.8, INK, r) +
        fill(F.head, K.cloth) +
        ink(F.body, INK, 1.6) +
        line(F.gill, INK, 1.2) +
        dot(F.eye[20][0], F.eye[20][1], 3.2, INK),
    );
  }
  c.add(mound(f.x + 60, f.bottom + 4, 190, 5, 2) + turf(f.x, f.x + 150, f.bottom - 34, 26));
  const turn = 16,
    s = 1.02;
  c.add(nimbus(hx + 122, hy - 368, 78, K.madder));
  const body = vanara(
    {
      ...noble('wheat', MADDER, FLIGHT),
      tone: 'wheat',
      hold: [mace, undefined],
      jewels: 3,
      wear: { lower: 'dhoti', lowerCloth: MADDER, upper: 'none', sash: YELLOW },
      garland: [{ cols: [K.leaf, K.cloth, K.leaf], to: -0.1, r: 6 }],
    },
    [
      [-14, -206],
      [-70, -196],
      [-128, -226],
      [-150, -290],
      [-118, -352],
      [-72, -392],
      [-96, -440],
    ],
    { fur: K.shell, snout: '#c4714f' },
  );
  c.add(group(put(body, r, 0, 0, s, 1), `transform="translate(${hx} ${hy}) rotate(${turn})"`));
  // the hand after the turn: where the hill rests
  const a = (turn * Math.PI) / 180,
    [px, py] = [108 * s, -446 * s],
    at: Point = [hx + px * Math.cos(a) - py * Math.sin(a), hy + px * Math.sin(a) + py * Math.cos(a)];
  c.add(
    group(
      hill(c, 0, 0),
      `transform="translate(${(at[0] + 6).toFixed(1)} ${(at[1] - 17).toFixed(1)}) scale(0.92)"`,
    ),
  );
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-sanjeevani',
  collection: 'gallery',
  seed: 19,
  width: W,
  height: H,
  alt: 'Hanuman flies among clouds with a flowering mountain on his raised palm and a mace on his shoulder, the sea and its fishes below.',
  draw,
};
