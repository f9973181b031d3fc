/** The bow of Shiva breaks in Rama's hands; Sita comes with the garland, Janaka and the kings look on. */
import { curve, curveThrough, loopThrough, offsets } from '../../draw/curves.ts';
import { type Point, type Poly, polar } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, edged, fill, line, polys } from '../../draw/svg.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { sitting } from '../../figures/seats.ts';
import { KALAMKARI_HAND } from '../../figures/tradition.ts';
import type { Cloth as Textile } from '../../figures/types.ts';
import { chintz, chintzLeaf } from '../../motifs/painted/chintz.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Cloth, nimbus } from '../../traditions/kalamkari/cloth.ts';
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

const [W, H] = [1120, 820];

/** Where the tips of the bow end, seen from the fist: sideways, upwards. */
const TIP: Point = [64, -150];

/** Half of the great bow, upright in the fist: the splintered end below it, the horn-tipped limb above. */
function halfBow(pen: Pen, [x, y]: Point, sg: 1 | -1) {
  const at = (u: number, v: number): Point => [x + sg * u, y + v];
  for (let i = 0; i < 5; i++) {
    const u = -11 + i * 3.6,
      q = leaf(...at(u * 0.7, 22), 22 + ((i * 7) % 5) * 4, 3.2, Math.PI / 2 + sg * (0.34 - i * 0.13), 0, 0.3);
    pen.shape(q, i % 2 ? K.cloth : K.myrobalan, undefined, 0.6);
  }
  const c = curve([at(-6, 32), at(0, 0), at(13, -46), at(38, -84), at(46, -122), at(...TIP)] as Point[]);
  pen.shape(ribbon(c, widths(9, 9, 10, 8.4, 6, 3)), K.madder);
  const inner = ribbon(c, widths(4.6, 4.6, 5.4, 4.4, 3, 1.2));
  pen.gold(inner, false);
  for (const t of [0.08, 0.36, 0.44, 0.6, 0.68, 0.84]) {
    const [px, py] = c[Math.round(t * (c.length - 1))],
      [qx, qy] = c[Math.round(t * (c.length - 1)) + 1] ?? c[c.length - 1],
      a = Math.atan2(qy - py, qx - px);
    pen.gold(
      ribbon([polar(px, py, 11, a - Math.PI / 2), polar(px, py, 11, a + Math.PI / 2)], () => 4),
      false,
    );
  }
  pen.gem(at(20, -60), 4, 1);
  pen.gold(ellipse(...at(TIP[0] + 1, TIP[1]), 6, 6), false);
}

/** Garland held in both hands. */
function wreath(pen: Pen, [x, y]: Point) {
  pen.garland(curveThrough(x - 8, y - 8, x - 14, y + 34, x, y + 74, x + 18, y + 34, x + 10, y - 8), 6.6, [
    K.cloth,
    K.rust,
    K.cloth,
    K.myrobalan,
  ]);
}

const king = (dhoti: Textile, stole: Textile, tone: FigureSpec['tone'], fierce: boolean): FigureSpec => ({
  ...noble(
    tone,
    dhoti,
    withArms(
      POSES.sit(),
      { to: [-58, -34], mudra: 'rest', aim: 1.2 },
      { to: [58, -134], mudra: fierce ? 'point' : 'open', aim: -1.1 },
    ),
  ),
  hold: undefined,
  face: { moustache: true },
  wear: { lower: 'dhoti', lowerCloth: dhoti, upper: 'none', scarf: stole, scarfStyle: 'stole' },
  prop: sitting(dhoti, KALAMKARI_HAND.tones[tone], 0),
});

/** Bench with a bolster for a seated king. */
function bench(c: Cloth, x: number, y: number, w: number, col: string): string {
  const seat = rect(x - w / 2, y, w, 18),
    bolster = loopThrough(offsets(x, y, [-0.46, -2, -0.48, -20, 0, -24, 0.48, -20, 0.46, -2], w, 1));
  let s =
    fill(bolster, col) +
    hatch(bolster, 1, 6, 0.8, K.cloth, c.r) +
    ink(bolster, INK, 1.6) +
    inked(seat, K.myrobalan, INK, 1.6);
  for (let i = 0; i < w / 16 - 1; i++)
    s += dot(x - w / 2 + 14 + i * 16, y + 9, 3.4, i % 2 ? K.madder : K.indigo);
  for (const sg of [-1, 1]) {
    const leg = loopThrough(
      [x + sg * (w / 2 - 16), y + 18],
      [x + sg * (w / 2 - 6), y + 30],
      [x + sg * (w / 2 - 14), y + 46],
      [x + sg * (w / 2 - 24), y + 46],
      [x + sg * (w / 2 - 30), y + 30],
    );
    s += inked(leg, K.rust, INK, 1.4);
  }
  return s;
}

/** Pillared hall: three bays under a valance. */
function pillaredHall(f: Cloth['f'], c: Cloth, cx: number, base: number, r: Rng): void {
  const cols = [f.x + 14, f.x + 334, f.right - 330, f.right - 14];
  c.block(rect(f.x, f.y, f.w, 74), ...cols.map((x) => rect(x - 16, f.y, 32, f.h)));
  c.block(
    ellipse(cx, base - 250, 120, 250),
    ellipse(cx + 256, base - 190, 90, 200),
    rect(f.x, base - 330, 290, 340),
    rect(f.right - 320, base - 330, 320, 340),
  );
  c.flowers(rect(f.x, f.y + 60, f.w, base - f.y - 60), K.rust, K.cloth, 23);
  for (let i = 0, n = 17, d = f.w / n; i < n; i++) {
    const x = f.x + (i + 0.5) * d,
      q = loopThrough(offsets(x, f.y, [-0.5, 36, 0, 30, 0.5, 36, 0.36, 62, 0, 76, -0.36, 62], d, 1));
    c.add(
      inked(q, [K.indigo, K.myrobalan, K.cloth][i % 3], INK, 1.5) +
        polys(rosette(x, f.y + 52, 10, 6), [K.cloth, K.madder, K.indigo][i % 3]) +
        dot(x, f.y + 52, 2.8, K.myrobalan),
    );
  }
  const beam = rect(f.x, f.y, f.w, 40);
  c.add(inked(beam, K.myrobalan, INK, 1.8));
  for (let i = 0; i < 34; i++) {
    const x = f.x + ((i + 0.5) * f.w) / 34;
    c.add(edged(leaf(x, f.y + 36, 32, 10, -Math.PI / 2, 0, 0.42), i % 2 ? K.madder : K.indigo, INK, 1));
  }
  for (const x of cols) {
    const shaft = rect(x - 11, f.y + 40, 22, base - f.y - 40);
    c.add(fill(shaft, K.paleIndigo) + hatch(shaft, 0.7, 9, 1.4, K.cloth, r) + ink(shaft, INK, 1.7));
    for (const [y, w2] of [
      [f.y + 40, 46],
      [f.y + 56, 34],
      [base - 30, 34],
      [base - 16, 46],
    ]) {
      const q = rect(x - w2 / 2, y, w2, 15);
      c.add(
        inked(q, K.myrobalan, INK, 1.5) +
          each([-0.3, 0, 0.3], (t) => dot(x + t * w2, y + 7.5, 2.4, K.madder)),
      );
    }
  }
  const floor = rect(f.x, base, f.w, f.bottom - base);
  c.add(inked(floor, K.cloth, INK, 1.8));
  for (let i = 0, n = 20, d = f.w / n; i < n; i++)
    for (let k = 0; k < 2; k++) {
      const q: Poly = [
        [f.x + (i + 0.5) * d, base + 4 + k * 35],
        [f.x + (i + 1) * d, base + 21 + k * 35],
        [f.x + (i + 0.5) * d, base + 38 + k * 35],
        [f.x + i * d, base + 21 + k * 35],
      ];
      c.add(
        inked(q, (i + k) % 2 ? K.madder : K.indigo, INK, 1) +
          polys(rosette(f.x + (i + 0.5) * d, base + 21 + k * 35, 9, 6), K.cloth),
      );
    }
}

/** Kings on their benches, left; Janaka on his throne, right. */
function kingsOnBenches(f: Cloth['f'], base: number, c: Cloth, r: Rng, cx: number): void {
  for (const [x, y, col] of [
    [f.x + 98, base - 46, K.indigo],
    [f.x + 252, base - 46, K.leaf],
  ] as const)
    c.add(bench(c, x, y, 128, col));
  c.add(put(king(LEAF, RUST, 'dark', true), r, f.x + 94, base - 58, 0.82, 1));
  c.add(put(king(RUST, INDIGO, 'fair', false), r, f.x + 250, base - 58, 0.82, 1));
  const jx = f.right - 126;
  const back = curveThrough(
    offsets(jx, base, [-92, -50, -100, -180, -70, -260, 0, -306, 70, -260, 100, -180, 92, -50]),
  );
  c.add(
    fill(back, K.indigo) +
      clip(
        back,
        each(
          scatter(back, 23, r, 8),
          ([x, y]) => polys(rosette(x, y, 8, 6), K.cloth) + dot(x, y, 2.2, K.myrobalan),
        ),
      ) +
      line(back, K.myrobalan, 8) +
      ink(back, INK, 2, { closed: false }),
  );
  c.add(bench(c, jx, base - 46, 210, K.madder));
  c.add(
    put(
      {
        ...king(YELLOW, MADDER, 'wheat', false),
        hair: 'loose',
        pose: withArms(
          POSES.sit(),
          { to: [-54, -36], mudra: 'rest', aim: 1.1 },
          { to: [64, -140], mudra: 'blessing', aim: -1.5 },
        ),
      },
      r,
      jx + 2,
      base - 58,
      1.02,
      -1,
    ),
  );
  // Sita
  c.add(
    put(
      woman(RUST, INDIGO, withArms(POSES.offer(), {}, {}), {
        tone: 'fair',
        gear: 'kirita',
        jewels: 3,
        hold: [wreath, undefined],
      }),
      r,
      cx + 256,
      base + 8,
      0.98,
      -1,
    ),
  );
  // Rama with the two halves
  c.add(nimbus(cx, base - 408, 82));
  c.add(
    put(
      {
        ...noble('blue', YELLOW),
        front: true,
        pose: withArms(
          POSES.bless(),
          { to: [-88, -292], mudra: 'grip', aim: -2.86, bend: 1 },
          { to: [92, -292], mudra: 'grip', aim: -0.28, bend: -1, order: 'front', flip: true },
        ),
        // the string still ties the two tips and hangs slack behind his shoulders
        behind: (p) => {
          const slack = curveThrough([
            -164, -446, -150, -380, -90, -332, 0, -316, 90, -332, 154, -380, 168, -446,
          ]);
          p.stroke(slack, 2.2, INK);
          p.stroke(slack, 1.1, K.cloth);
        },
        hold: [(p, q) => halfBow(p, q, -1), (p, q) => halfBow(p, q, 1)],
        jewels: 3,
      },
      r,
      cx,
      base + 12,
      1.08,
      1,
    ),
  );
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'temple', '#8f2a20'),
    { f, r } = c,
    base = f.bottom - 74,
    cx = f.cx - 62;
  pillaredHall(f, c, cx, base, r);
  kingsOnBenches(f, base, c, r, cx);
  // flowers strewn from above
  for (const [x, y] of [
    [cx - 270, f.y + 176],
    [cx - 356, f.y + 140],
    [cx + 356, f.y + 132],
    [cx + 440, f.y + 168],
  ]) {
    c.add(chintz(x, y, 17, 0, 4, [K.cloth, K.myrobalan, K.indigo], INK, r, K.cloth));
    for (const a of [0.6, 2.5])
      c.add(chintzLeaf(x + Math.cos(a) * 15, y + Math.sin(a) * 15, 22, 5, a, 0.2, K.leaf, '#dcc48e', INK, r));
  }
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-shiva-bow',
  collection: 'gallery',
  seed: 41,
  width: W,
  height: H,
  alt: 'Rama holds up the two halves of the broken bow, Sita comes with a garland, Janaka raises his hand and two seated kings look on.',
  draw,
};
