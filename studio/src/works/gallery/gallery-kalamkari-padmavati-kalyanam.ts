/** The wedding of Padmavati and Srinivasa before the fire, Kubera with his pot of coins, gods as guests. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked } from '../../draw/ink.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon } from '../../draw/shapes.ts';
import { dot, fill, line, polys } from '../../draw/svg.ts';
import { cloth } from '../../figures/cloths.ts';
import type { FigureSpec, Held } from '../../figures/figure.ts';
import { withMoreArms } from '../../figures/more-arms.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { lotusFlower } from '../../figures/props.ts';
import { sitting } from '../../figures/seats.ts';
import { KALAMKARI_HAND } from '../../figures/tradition.ts';
import type { ArmPose, Cloth as Textile } from '../../figures/types.ts';
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
import { trio } from '../../traditions/kalamkari/style.ts';
import { matted } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [900, 1000];

/** Banana plant, the mark of a wedding hall. */
function banana(r: Rng, x: number, y: number, h: number, fx: number): string {
  let s = '';
  const stem = ribbon(curveThrough(x, y, x + fx * 6, y - h * 0.5, x + fx * 2, y - h), (t) => 13 - t * 5);
  const leaves: [number, number][] = [
    [-2.6, 84],
    [-0.5, 84],
    [-2.2, 98],
    [-0.95, 98],
    [-1.57, 106],
  ];
  for (const [a, L] of leaves) {
    const q = leaf(x + fx * 2, y - h + 6, L, 15, a, a < -1.6 ? -0.22 : a > -1.5 ? 0.22 : 0, 0.5);
    const rib = [q[0], q[14]] as Poly;
    s +=
      fill(q, K.leaf) +
      hatch(q, a + 1.1, 7, 0.8, '#dcc48e', r) +
      line(rib, K.myrobalan, 2.2) +
      ink(q, INK, 1.6);
  }
  s +=
    fill(stem, '#8f9a5a') +
    line(curveThrough(x - 5, y, x, y - h * 0.5, x - 2, y - h), INK, 0.8) +
    ink(stem, INK, 1.7);
  const bud = leaf(x + fx * 8, y - h + 18, 44, 12, 1.57 - fx * 0.5, 0, 0.4);
  return s + inked(bud, K.madder, INK, 1.5);
}

function pot(c: Cloth, x: number, y: number, k: number, col: string): string {
  const T = (n: number[]) =>
      curve(
        series(n.length / 2, (i) => [x + n[2 * i] * k, y + n[2 * i + 1] * k] as Point),
        true,
      ),
    q = T([-16, 0, -36, -18, -40, -36, -24, -54, -16, -62, 16, -62, 24, -54, 40, -36, 36, -18, 16, 0]);
  let s = '';
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4 - row; i++) {
      const e = ellipse(x + (i - (3 - row) / 2) * 11 * k, y - (64 + row * 7) * k, 7 * k, 5.4 * k);
      s += inked(e, K.myrobalan, INK, 1.1);
    }
  // a ring of straw keeps it upright
  const shade = ellipse(x, y + 3 * k, 46 * k, 11 * k),
    ring = ellipse(x, y - 2 * k, 30 * k, 9 * k);
  return (
    fill(shade, '#5a1a17') +
    s +
    fill(ring, K.myrobalan) +
    hatch(ring, 1.2, 4, 0.9, K.rust, c.r) +
    ink(ring, INK, 1.3) +
    fill(q, col) +
    hatch(q, 0.9, 7, 0.9, K.cloth, c.r) +
    ink(q, INK, 1.8) +
    line(curveThrough(x - 38 * k, y - 40 * k, x, y - 32 * k, x + 38 * k, y - 40 * k), K.myrobalan, 5) +
    inked(T([-22, -62, 22, -62, 20, -56, -20, -56]), K.myrobalan, INK, 1.3)
  );
}

const TIGER = cloth(K.myrobalan, INK, INK, K.madder, K.cloth, 'stripe');

/** White beard over a three-quarter face. */
function brahma(pen: Pen) {
  const beard = loopThrough(0, -176, -4, -160, 4, -140, 14, -130, 24, -142, 28, -160, 26, -176, 13, -170);
  pen.shape(beard, K.cloth);
  for (const x of [6, 12, 18]) pen.stroke(curveThrough(x, -168, x + 1, -152, x + 2, -140), 0.5);
}

const leaves: Held = (pen, [x, y]) => {
  for (const d of [-9, 0, 9]) pen.shape(rect(x - 26, y - 20 + d, 52, 8), d ? K.cloth : K.shell);
  pen.stroke(polyline(x, y - 30, x, y), 1.2, K.madder);
};

const trident: Held = (pen, [x, y]) => {
  pen.stroke(polyline(x, y + 110, x, y - 50), 2);
  pen.gold(
    loopThrough(offsets(x, y, [-20, -50, -16, -80, -8, -60, 0, -96, 8, -60, 16, -80, 20, -50, 0, -40])),
    false,
  );
};

const drum: Held = (pen, [x, y]) => {
  pen.shape(
    polyline(x - 15, y - 22, x + 15, y - 22, x + 4, y - 8, x + 15, y + 6, x - 15, y + 6, x - 4, y - 8),
    K.rust,
  );
  pen.stroke(polyline(x - 16, y - 22, x + 16, y - 22), 1.6, K.cloth);
  pen.stroke(polyline(x - 16, y + 6, x + 16, y + 6), 1.6, K.cloth);
};

const vajra: Held = (pen, [x, y]) => {
  for (const sg of [-1, 1]) pen.gold(leaf(x, y - 8, 30, 9, sg * (Math.PI / 2), 0, 0.6), false);
  pen.gold(ellipse(x, y - 8, 6, 6), false);
};

/** Flowers that leave the open hand. */
const blossoms: Held = (pen, [x, y]) => {
  for (const [u, v, R] of [
    [0, 0, 9],
    [20, 14, 8],
    [34, 34, 7],
    [42, 58, 6],
  ])
    pen.add(
      polys(rosette(...pen.at([x + u, y + v]), R * pen.s * 1.5, 7), K.cloth) +
        dot(...pen.at([x + u, y + v]), R * pen.s * 0.5, K.madder),
    );
};

/** Kubera, stout, with his pots. */
function kubera(c: Cloth, f: Cloth['f'], floor: number, r: Rng): void {
  c.add(pot(c, f.right - 36, floor + 88, 0.74, K.indigo));
  c.add(
    put(
      {
        ...noble('wheat', INDIGO, withArms(POSES.offer(), { to: [60, -244] }, { to: [72, -256] })),
        face: { moustache: true },
        hold: [
          (p, [px, py]) => {
            p.gold(loopThrough(offsets(px, py, [-26, -8, 26, -8, 32, 14, 14, 34, -14, 34, -32, 14])), true);
            for (const d of [-13, 0, 13]) p.gold(ellipse(px + d, py - 13, 8, 6), false);
          },
          undefined,
        ],
      },
      r,
      f.right - 88,
      floor + 42,
      0.74,
      -1,
    ),
  );
  c.add(
    put(
      woman(LEAF, RUST, withArms(POSES.stand(), {}, { to: [56, -280] }), {
        hold: [undefined, (p, q, a) => lotusFlower(p, q, a, 15, { out: K.madder, in: K.cloth })],
      }),
      r,
      f.x + 92,
      floor + 42,
      0.72,
      1,
    ),
  );
}

/** Festoon that parts heaven from the hall. */
function festoon(f: Cloth['f'], shelf: number, c: Cloth, r: Rng): void {
  const beam = rect(f.x, shelf - 8, f.w, 30);
  c.add(inked(beam, K.myrobalan, INK, 1.8));
  for (let i = 0; i < 26; i++)
    c.add(
      fill(
        leaf(f.x + ((i + 0.5) * f.w) / 26, shelf + 19, 25, 9, -Math.PI / 2, 0, 0.45),
        i % 2 ? K.madder : K.indigo,
      ),
    );
  for (let i = 0, n = 19, d = f.w / n; i < n; i++) {
    const x = f.x + (i + 0.5) * d;
    c.add(chintzLeaf(x, shelf + 22, 44, 9, Math.PI / 2, 0, i % 2 ? K.leaf : K.indigo, '#dcc48e', INK, r));
    if (i % 3 === 1) c.add(chintz(x, shelf + 72, 11, 0, 4, trio(r), INK, r, K.cloth));
  }
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'madder', K.cloth),
    { f, r } = c,
    cx = f.cx,
    shelf = f.y + 222,
    floor = f.bottom - 108;
  // upper register: gods on clouds of lotus, on indigo
  const sky = rect(f.x, f.y, f.w, shelf - f.y);
  c.add(fill(sky, K.indigo));
  const seats = [-1, 0, 1].map((k) => cx + k * (f.w / 3));
  for (const x of seats) c.block(ellipse(x, shelf - 100, 84, 116));
  c.flowers(sky, K.paleIndigo, K.cloth, 22);
  const gods: {
    tone: FigureSpec['tone'];
    dhoti: Textile;
    gear: FigureSpec['gear'];
    hands: [Partial<ArmPose>, Partial<ArmPose>, Held];
  }[] = [
    // Brahma with beard and palm leaves, Shiva with drum and trident, Indra who strews flowers
    {
      tone: 'wheat',
      dhoti: MADDER,
      gear: 'kirita',
      hands: [
        { to: [58, -130], mudra: 'blessing', aim: -1.5 },
        { to: [-54, -36], mudra: 'rest', aim: 1.1 },
        leaves,
      ],
    },
    {
      tone: 'fair',
      dhoti: TIGER,
      gear: 'none',
      hands: [
        { to: [66, -40], mudra: 'rest', aim: 2 },
        { to: [-58, -124], mudra: 'blessing', aim: -1.7, bend: 1 },
        trident,
      ],
    },
    {
      tone: 'fair',
      dhoti: YELLOW,
      gear: 'kirita',
      hands: [{ to: [86, -86], mudra: 'open', aim: 0.7 }, { to: [-52, -34], mudra: 'rest', aim: 1.1 }, vajra],
    },
  ];
  gods.forEach((g, i) => {
    const x = seats[i],
      y = shelf - 36;
    c.add(nimbus(x, y - 118, 45));
    for (let k = 0; k < 9; k++) {
      const u = (k - 4) / 4,
        q = leaf(x + u * 60, y - 5, 34, 12, Math.PI / 2 - u * 0.7, 0, 0.5);
      c.add(inked(q, k % 2 ? K.shell : K.madder, INK, 1.3));
    }
    const left = (p: Pen, q: Point, a: number) => lotusFlower(p, q, a, 17, { out: K.madder, in: K.shell });
    const [fore, aft, more] = g.hands;
    const body = {
      ...noble(g.tone, g.dhoti, withArms(POSES.sit(), aft, fore)),
      front: true,
      gear: g.gear,
      hair: i === 1 ? ('curls' as const) : ('loose' as const),
      hold: i === 2 ? ([undefined, blossoms] as FigureSpec['hold']) : undefined,
      garland: i === 1 ? undefined : [{ cols: [K.cloth, K.madder, K.cloth, K.indigo], to: -0.1, r: 5.6 }],
      prop: (p: Pen) => {
        sitting(g.dhoti, KALAMKARI_HAND.tones[g.tone], i === 2 ? -1 : 0, 34)(p);
        if (i === 1) matted.front(p, [1, -226]);
        if (i === 0) brahma(p);
      },
    };
    c.add(
      put(
        withMoreArms(body, [
          {
            side: 0,
            to: [-86, -190 + i * 6],
            bend: 1,
            mudra: 'hold',
            aim: -1.6,
            order: 'behind',
            hold: i === 1 ? drum : left,
          },
          {
            side: 1,
            to: [84, -196 + i * 6],
            bend: -1,
            mudra: i === 1 ? 'grip' : 'hold',
            aim: i === 1 ? -0.4 : -1.5,
            order: 'behind',
            hold: more,
          },
        ]),
        r,
        x,
        y,
        0.57,
        i === 2 ? -1 : 1,
      ),
    );
  });
  festoon(f, shelf, c, r);
  // hall with banana plants
  c.block(
    rect(f.x, shelf - 10, f.w, 76),
    ellipse(cx - 84, floor - 160, 66, 240),
    ellipse(cx + 84, floor - 150, 60, 226),
    ellipse(f.right - 96, floor - 130, 62, 200),
    ellipse(f.x + 92, floor - 120, 48, 190),
    rect(f.x, floor - 20, f.w, 200),
    rect(f.x, floor - 420, 44, 420),
    rect(f.right - 44, floor - 420, 44, 420),
  );
  c.sprigs(rect(f.x + 8, shelf + 60, f.w - 16, floor - shelf - 60), 36);
  c.add(banana(r, f.x + 26, floor + 4, 330, 1) + banana(r, f.right - 26, floor + 4, 330, -1));
  // floor
  const ground = rect(f.x, floor, f.w, f.bottom - floor);
  c.add(inked(ground, '#8f2a20', INK, 1.8));
  for (const [x, y] of scatter(ground, 27, r, 10))
    c.add(polys(rosette(x, y, 8, 6), K.rust) + dot(x, y, 2.2, K.cloth));
  const edge = rect(f.x, floor, f.w, 15);
  c.add(inked(edge, K.myrobalan, INK, 1.5));
  for (let i = 0; i < 40; i++)
    c.add(dot(f.x + ((i + 0.5) * f.w) / 40, floor + 7.5, 3, i % 2 ? K.madder : K.indigo));
  kubera(c, f, floor, r);
  // the couple, hands joined over the fire altar
  c.add(nimbus(cx - 76, floor - 298, 66) + nimbus(cx + 82, floor - 272, 58));
  const lord = withMoreArms(
    {
      ...noble(
        'blue',
        YELLOW,
        withArms(
          POSES.stand(),
          { to: [-40, -200], mudra: 'rest', aim: 1.9 },
          { to: [80, -230], mudra: 'flat', aim: 0.12, order: 'front' },
        ),
      ),
      garland: [{ cols: [K.cloth, K.madder, K.cloth, K.leaf], to: -0.5, r: 7.4, wide: 20 }],
    },
    [
      {
        side: 0,
        to: [-84, -358],
        bend: 1,
        mudra: 'hold',
        aim: -1.6,
        order: 'behind',
        hold: (p, [px, py]) => {
          p.gold(ellipse(px, py - 16, 22, 22), true);
          p.flat(ellipse(px, py - 16, 8, 8), p.tr.gems[0]);
        },
      },
      {
        side: 1,
        to: [66, -366],
        bend: -1,
        mudra: 'hold',
        aim: -1.4,
        order: 'behind',
        hold: (p, [px, py]) => {
          p.shape(
            loopThrough(offsets(px, py, [-11, -2, -16, -18, -6, -34, 4, -40, 14, -28, 12, -10, 3, 4])),
            p.tr.pearl,
          );
          p.stroke(curveThrough(px - 10, py - 20, px, py - 16, px + 11, py - 22), 0.6);
        },
      },
    ],
  );
  c.add(put(lord, r, cx - 84, floor + 44, 0.88, 1));
  c.add(
    put(
      woman(
        MADDER,
        INDIGO,
        withArms(
          POSES.stand(),
          { to: [-40, -200] },
          { to: [62, -254], mudra: 'open', aim: 0.18, order: 'front' },
        ),
        {
          tone: 'fair',
          gear: 'kirita',
          jewels: 3,
          garland: [{ cols: [K.cloth, K.rust, K.cloth, K.leaf], to: -0.3, r: 7, wide: 18 }],
        },
      ),
      r,
      cx + 88,
      floor + 44,
      0.82,
      -1,
    ),
  );
  // sacred fire in front
  const ax = cx + 8,
    ay = f.bottom - 14;
  for (const [y, w] of [
    [ay - 18, 150],
    [ay - 36, 120],
    [ay - 54, 92],
  ]) {
    const q = rect(ax - w / 2, y, w, 19);
    c.add(inked(q, K.rust, INK, 1.6));
    for (let i = 0; i < w / 15 - 1; i++)
      c.add(fill(leaf(ax - w / 2 + 15 + i * 15, y + 17, 14, 5, -Math.PI / 2, 0, 0.45), K.cloth));
  }
  for (const [d, L, w, col] of [
    [-0.5, 48, 12, K.madder],
    [0.5, 48, 12, K.madder],
    [-0.22, 66, 13, K.rust],
    [0.22, 66, 13, K.rust],
    [0, 80, 14, K.myrobalan],
    [0, 44, 8, K.cloth],
  ] as const) {
    const q = leaf(ax, ay - 52, L, w, -Math.PI / 2 + d, -d * 0.5, 0.36);
    c.add(inked(q, col, INK, 1.4));
  }
  for (const sg of [-1, 1]) c.add(pot(c, ax + sg * 176, ay - 2, 0.66, sg < 0 ? K.madder : K.leaf));
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-padmavati-kalyanam',
  collection: 'gallery',
  seed: 37,
  width: W,
  height: H,
  alt: 'Srinivasa in a tall crown and Padmavati join hands behind the sacred fire, Kubera brings a pot of coins, three gods look down from lotuses.',
  draw,
};
