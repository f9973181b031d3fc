/** The churning of the ocean of milk: gods and asuras pull the serpent, the turtle bears the mountain. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Poly, lerp, polar, series } from '../../draw/geometry.ts';
import { hatch, scales } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, edged, fill, line } from '../../draw/svg.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import { withMoreArms } from '../../figures/more-arms.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { lotusFlower } from '../../figures/props.ts';
import { sitting } from '../../figures/seats.ts';
import { KALAMKARI_HAND } from '../../figures/tradition.ts';
import type { Cloth as Textile, Pose } from '../../figures/types.ts';
import { headSpace } from '../../figures/vanara.ts';
import { horse } from '../../motifs/animals/horse.ts';
import { TRUNK, royalElephant } from '../../motifs/animals/royal-elephant.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { place } from '../../motifs/place.ts';
import { Cloth, cloud, nimbus, rock } from '../../traditions/kalamkari/cloth.ts';
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

const [W, H] = [1180, 840];

/** Leaning back on the rope with both hands. */
const PULL: Pose = {
  name: 'pull',
  spine: [
    [-6, -208],
    [-16, -244],
    [-30, -288],
    [-38, -332],
  ],
  headTilt: -0.08,
  base: 'dance',
  legs: [
    { knee: [-30, -108], ankle: [-34, -12], foot: 'right' },
    { knee: [30, -118], ankle: [52, -12], foot: 'right' },
  ],
  arms: [
    { to: [38, -246], bend: -1, mudra: 'grip', aim: 0, order: 'front' },
    { to: [72, -246], bend: -1, mudra: 'grip', aim: 0, order: 'front' },
  ],
};

/** How far each of three leans into the pull, and where his hands lie on the rope. */
const PULLS: Pose[] = [
  PULL,
  {
    ...PULL,
    spine: [
      [-26, -200],
      [-32, -236],
      [-34, -284],
      [-36, -330],
    ],
    headTilt: -0.16,
    legs: [
      { knee: [-44, -112], ankle: [-34, -12], foot: 'right' },
      { knee: [36, -120], ankle: [66, -12], foot: 'right' },
    ],
    arms: [
      { to: [24, -244], bend: -1, mudra: 'grip', aim: 0.2, order: 'front' },
      { to: [66, -246], bend: -1, mudra: 'grip', aim: 0.1, order: 'front' },
    ],
  },
  {
    ...PULL,
    spine: [
      [4, -206],
      [8, -242],
      [18, -290],
      [28, -334],
    ],
    headTilt: 0.16,
    legs: [
      { knee: [-20, -112], ankle: [-44, -12], foot: 'right' },
      { knee: [34, -122], ankle: [34, -12], foot: 'right' },
    ],
    arms: [
      { to: [58, -248], bend: 1, mudra: 'grip', aim: 0, order: 'front' },
      { to: [98, -246], bend: 1, mudra: 'grip', aim: 0.1, order: 'front' },
    ],
  },
];

/** What makes an asura of a man: horns, fangs, a flaring moustache, angry brows. */
function demonFace(pen: Pen, M: (p: Poly) => Poly) {
  for (const [x, sg] of [
    [-12, -1],
    [26, 1],
  ]) {
    const horn = M(
      ribbon(curveThrough(x, -36, x + sg * 10, -52, x + sg * 4, -66, x - sg * 6, -74), widths(7, 6, 4, 1)),
    );
    pen.shape(horn, K.cloth);
    for (const t of [0.2, 0.4, 0.6]) {
      const k = Math.round((t * horn.length) / 2);
      pen.stroke([horn[k], horn[horn.length - 1 - k]], 0.4);
    }
  }
  // brows drawn down to the nose, moustache that sweeps up, fangs at the corners of the mouth
  pen.flat(M(ribbon(curveThrough(-10, -16, 2, -20, 13, -8), widths(2, 4, 3))), INK);
  pen.flat(M(ribbon(curveThrough(38, -14, 30, -18, 21, -8), widths(1.6, 4, 3))), INK);
  pen.flat(M(ribbon(curveThrough(17, 17, 4, 24, -9, 18, -15, 6), widths(3.6, 5, 3.4, 0.8))), INK);
  pen.flat(M(ribbon(curveThrough(19, 17, 30, 24, 38, 17, 41, 8), widths(3.6, 4.4, 3, 0.8))), INK);
  for (const x of [9, 27]) pen.shape(M(polyline(x - 3, 27, x + 3, 27, x + (x > 20 ? 1 : -1), 39)), K.cloth);
  const beard = M(loopThrough(2, 38, 12, 42, 24, 40, 26, 48, 16, 60, 6, 50));
  pen.flat(beard, INK);
}

const puller = (
  dhoti: Textile,
  stole: Textile,
  tone: FigureSpec['tone'],
  god: boolean,
  pose: Pose,
): FigureSpec => ({
  ...noble(tone, dhoti, pose),
  gear: god ? 'kirita' : 'fillet',
  hair: god ? 'loose' : 'curls',
  hold: undefined,
  face: god ? {} : { tilak: 'none' },
  wear: { lower: 'dhoti', lowerCloth: dhoti, upper: 'none', sash: stole },
  garland: undefined,
  jewels: god ? 3 : 2,
  ...(god ? {} : { headScale: 1.08, prop: (pen: Pen) => demonFace(pen, headSpace(pen, pose, 1.08)) }),
});

/** Five hoods. */
function fiveHoods(f: Cloth['f'], rope: number, c: Cloth, r: Rng): void {
  const [sx, sy] = [f.right - 66, rope - 6];
  for (const d of [-1.0, 1.0, -0.5, 0.5, 0]) {
    const a = -0.5 + d * 0.8,
      q = leaf(sx - 22, sy + 6, 82 - Math.abs(d) * 12, 17, a, 0, 0.64),
      e = polar(sx - 22, sy + 6, 60 - Math.abs(d) * 9, a),
      m = polar(sx - 22, sy + 6, 82 - Math.abs(d) * 12, a);
    c.add(
      fill(q, d ? K.indigo : K.madder) +
        hatch(q, a + 0.5, 6, 0.8, K.cloth, r) +
        ink(q, INK, 1.7) +
        fill(ellipse(...e, 7.4, 7.4), K.cloth) +
        dot(...e, 4, INK) +
        line([m, polar(m[0], m[1], 10, a - 0.3)], K.madder, 1.5) +
        line([m, polar(m[0], m[1], 10, a + 0.3)], K.madder, 1.5),
    );
  }
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'chintz', '#e3cc9c'),
    { f, r } = c,
    cx = f.cx,
    sea = f.bottom - 178,
    deck = sea + 14,
    s = 0.84,
    rope = deck - 246 * s;
  c.block(rect(f.x, sea - 20, f.w, 300), ellipse(cx, sea - 190, 130, 300), rect(f.x, rope - 130, f.w, 330));
  const clouds: [number, number, number, number][] = [
    [f.x + 96, f.y + 44, 0.8, 1],
    [f.x + 300, f.y + 70, 0.7, -1],
    [f.right - 96, f.y + 44, 0.8, -1],
    [f.right - 300, f.y + 70, 0.7, 1],
  ];
  for (const [x, y, k] of clouds) c.block(ellipse(x, y, 86 * k, 44 * k));
  c.sprigs(rect(f.x + 6, f.y + 6, f.w - 12, sea - f.y));
  for (const [x, y, k, fx] of clouds) c.add(cloud(x, y, k, fx));
  // the ocean of milk: pale waves, rows of curls
  const area = rect(f.x, sea, f.w, f.bottom - sea);
  let waves = fill(area, '#f2e6c8');
  for (let y = sea - 4, i = 0; y < f.bottom + 10; y += 22, i++)
    for (let x = f.x - 30 + (i % 2) * 26; x < f.right + 30; x += 52) {
      const q = curveThrough(offsets(x, y, [-26, 20, -18, 4, 0, -2, 14, 5, 12, 15, 3, 14, 3, 8]));
      waves +=
        line(q, K.indigo, 1.9) +
        line(curveThrough(x - 18, y + 22, x - 8, y + 12, x + 3, y + 14), K.paleIndigo, 1.4) +
        line(curveThrough(x + 12, y + 15, x + 22, y + 22), K.paleIndigo, 1.4);
    }
  c.add(clip(area, waves) + ink(area, INK, 1.8));
  // the turtle: broad shell, lifted head
  const ty = f.bottom - 66,
    shell = loopThrough(
      offsets(cx, ty, [-168, 34, -150, -20, -84, -66, 0, -80, 84, -66, 150, -20, 168, 34, 0, 46]),
    );
  const head = loopThrough(
    offsets(cx, ty, [140, 6, 176, -30, 206, -42, 236, -34, 240, -14, 214, -4, 190, 10, 160, 36]),
  );
  for (const sg of [-1, 1]) {
    const flip = loopThrough(offsets(cx, ty, [90, 30, 150, 26, 190, 44, 182, 58, 110, 54], sg, 1));
    c.add(patterned(flip, K.leaf, scales(flip, 0, 13, INK, 0.9), INK, 1.8));
  }
  c.add(
    patterned(head, K.leaf, scales(head, -0.4, 13, INK, 0.9), INK, 2) +
      inked(leaf(cx + 204, ty - 30, 24, 7, 0.15), K.cloth, INK, 1.2) +
      dot(cx + 216, ty - 28, 3.6, INK) +
      line(curveThrough(cx + 238, ty - 16, cx + 222, ty - 14, cx + 212, ty - 18), INK, 1.4),
  );
  c.add(inked(shell, K.rust, INK, 2.2));
  let plates = '';
  for (let row = 0; row < 3; row++)
    for (let i = -3; i <= 3; i++) {
      const x = cx + (i + (row % 2) * 0.5) * 58,
        y = ty - 50 + row * 40,
        q = series(6, (k) => polar(x, y, 31, (k / 6) * Math.PI * 2 + 0.52)) as Poly,
        q2 = series(6, (k) => polar(x, y, 19, (k / 6) * Math.PI * 2 + 0.52)) as Poly;
      plates +=
        inked(q, (i + row) % 2 ? K.myrobalan : K.rust, INK, 1.6) +
        edged(q2, K.madder, INK, 1.1) +
        dot(x, y, 4, K.cloth);
    }
  c.add(clip(shell, plates) + line(shell, K.myrobalan, 5, true) + ink(shell, INK, 2));
  // Mandara: rocks narrowing to the top
  const foot = ty - 62,
    top = f.y + 212;
  const peak = loopThrough(
    [cx - 64, top - 4],
    [cx - 74, lerp(top, foot, 0.2)],
    [cx - 66, lerp(top, foot, 0.34)],
    [cx - 84, lerp(top, foot, 0.52)],
    [cx - 78, lerp(top, foot, 0.66)],
    [cx - 104, lerp(top, foot, 0.84)],
    [cx - 116, foot + 26],
    [cx + 116, foot + 26],
    [cx + 104, lerp(top, foot, 0.84)],
    [cx + 80, lerp(top, foot, 0.68)],
    [cx + 84, lerp(top, foot, 0.5)],
    [cx + 68, lerp(top, foot, 0.34)],
    [cx + 74, lerp(top, foot, 0.18)],
    [cx + 64, top - 4],
  );
  // cliffs in courses, each hanging over the next, one skin around them
  let cliffs = fill(peak, K.rust);
  for (let i = 8; i >= 0; i--) {
    const y = lerp(top + 6, foot + 20, i / 8),
      w = 132,
      n = i % 2 ? 4 : 5,
      d = (w * 2) / n;
    for (let k = 0; k < n; k++) {
      const x = cx + (k - (n - 1) / 2) * d;
      cliffs += rock(
        loopThrough(
          offsets(x, y, [-0.54, -22, -0.56, 16, -0.22, 34, 0.1, 26, 0.4, 38, 0.56, 14, 0.54, -22], d, 1),
        ),
        [K.leaf, K.paleIndigo, K.leaf, K.rust, K.myrobalan][(i * 2 + k * 3) % 5],
      );
    }
  }
  c.add(clip(peak, cliffs) + ink(peak, INK, 2.4));
  // Vasuki: tail from the left, two turns round the mountain, hoods at the right
  const hide = (q: Poly) => patterned(q, K.indigo, scales(q, 0, 17, K.cloth, 1), INK, 2);
  const coil = (y: number) => {
    const mid = curveThrough(cx - 104, y - 12, cx - 56, y + 6, cx, y + 12, cx + 56, y + 10, cx + 104, y - 4);
    return hide(ribbon(mid, widths(1.5, 14, 15, 14, 1.5))) + line(mid.slice(3, -3), K.myrobalan, 3);
  };
  c.add(coil(rope - 36) + coil(rope) + coil(rope + 36));
  const leftRope = curveThrough(
      [cx - 92, rope + 2],
      [cx - 180, rope - 2],
      [f.x + 220, rope + 4],
      [f.x + 70, rope + 2],
      [f.x + 26, rope + 22],
    ),
    rightRope = curveThrough(
      [cx + 92, rope + 2],
      [cx + 190, rope - 2],
      [f.right - 220, rope + 4],
      [f.right - 84, rope + 2],
    );
  let k = 0;
  c.add(hide(ribbon(leftRope, (t) => 14 * (1 - t * 0.55))) + hide(ribbon(rightRope, () => 14)));
  for (const q of [...walk(leftRope, 30), ...walk(rightRope, 30)])
    c.add(dot(q.p[0], q.p[1], 3.2, k++ % 2 ? K.myrobalan : K.madder));
  fiveHoods(f, rope, c, r);
  // pullers
  const gods: [Textile, Textile, FigureSpec['tone']][] = [
      [YELLOW, MADDER, 'fair'],
      [MADDER, INDIGO, 'wheat'],
      [LEAF, RUST, 'fair'],
    ],
    demons: [Textile, Textile, FigureSpec['tone']][] = [
      [RUST, LEAF, 'dark'],
      [INDIGO, YELLOW, 'wheat'],
      [MADDER, LEAF, 'blue'],
    ];
  const plat = (x0: number, x1: number) => {
    const q = rect(x0, deck - 2, x1 - x0, 16);
    c.add(inked(q, K.myrobalan, INK, 1.7));
    for (let x = x0 + 10; x < x1 - 4; x += 19)
      c.add(fill(leaf(x, deck + 13, 14, 6, -Math.PI / 2, 0, 0.45), K.madder));
  };
  plat(f.x, cx - 120);
  plat(cx + 120, f.right);
  gods.forEach(([d, st, t], i) =>
    c.add(put(puller(d, st, t, true, PULLS[i]), r, f.x + 84 + i * 107, deck, s, 1)),
  );
  demons.forEach(([d, st, t], i) =>
    c.add(put(puller(d, st, t, false, PULLS[[1, 0, 2][i]]), r, f.right - 112 - i * 110, deck, s, -1)),
  );
  // Vishnu on the summit
  const vy = top - 14;
  c.add(nimbus(cx, vy - 132, 58));
  const v = withMoreArms(
    {
      ...noble(
        'blue',
        YELLOW,
        withArms(
          POSES.sit(),
          { to: [-54, -36], mudra: 'rest', aim: 1.1 },
          { to: [56, -124], mudra: 'blessing', aim: -1.5 },
        ),
      ),
      hold: undefined,
      front: true,
      prop: sitting(YELLOW, KALAMKARI_HAND.tones.blue),
    },
    [
      {
        side: 0,
        to: [-84, -184],
        bend: 1,
        mudra: 'hold',
        aim: -1.5,
        order: 'behind',
        hold: (p, q) => {
          p.gold(ellipse(q[0], q[1] - 12, 20, 20), true);
          p.flat(ellipse(q[0], q[1] - 12, 7, 7), p.tr.gems[0]);
        },
      },
      {
        side: 1,
        to: [84, -184],
        bend: -1,
        mudra: 'hold',
        aim: -1.5,
        order: 'behind',
        hold: (p, q, a) => lotusFlower(p, q, a, 18, { out: K.madder, in: K.shell }),
      },
    ],
  );
  for (let i = 0; i < 9; i++) {
    const u = (i - 4) / 4,
      q = leaf(cx + u * 62, vy + 2, 34, 12, Math.PI / 2 - u * 0.6, 0, 0.5);
    c.add(inked(q, i % 2 ? K.shell : K.madder, INK, 1.2));
  }
  c.add(put(v, r, cx, vy + 4, 0.7, 1));
  // treasures out of the milk
  const Ho = place(horse(), f.x + 104, f.bottom - 84, 0.48);
  c.add(
    inked(Ho.tail, K.cloth, INK, 1.2) +
      inked(Ho.body, '#f6ecd2', INK, 1.7) +
      each(Ho.ears, (q: Poly) => inked(q, '#f6ecd2', INK, 1)) +
      line(Ho.mane, K.madder, 5) +
      inked(Ho.saddle, K.madder, INK, 1.2) +
      dot(Ho.eye[0], Ho.eye[1], 2.6, INK) +
      each(Ho.hooves, (q: Poly) => fill(q, INK)),
  );
  const E = place(royalElephant(TRUNK.raised), f.right - 98, f.bottom - 84, 0.42, 0, -1);
  c.add(
    inked(E.body, '#f6ecd2', INK, 1.7) +
      inked(E.cloth, K.madder, INK, 1.2) +
      inked(E.ear, '#efdcb8', INK, 1.2) +
      inked(E.tusk, K.cloth, INK, 1) +
      inked(E.cap, K.myrobalan, INK, 1) +
      dot(E.pupil[0][0], E.pupil[0][1], 2.8, INK),
  );
  const lx = cx - 234;
  c.add(
    lotus(
      lx,
      f.bottom - 14,
      46,
      { out: K.shell, in: K.cloth, tip: K.madder, ink: INK, vein: K.madder },
      11,
      1.35,
    ),
  );
  c.add(
    put(
      woman(MADDER, LEAF, withArms(POSES.sit(), { to: [-50, -44] }, { to: [48, -122] }), {
        tone: 'fair',
        gear: 'kirita',
        jewels: 3,
        prop: sitting(MADDER, KALAMKARI_HAND.tones.fair),
        hold: [undefined, (p, q, a) => lotusFlower(p, q, a, 16, { out: K.rust, in: K.cloth })],
      }),
      r,
      lx,
      f.bottom - 44,
      0.42,
      1,
    ),
  );
  const px = cx + 276,
    jar = loopThrough(
      offsets(px, f.bottom, [-20, -18, -32, -44, -20, -66, -9, -74, 9, -74, 20, -66, 32, -44, 20, -18]),
    );
  c.add(
    fill(jar, K.myrobalan) +
      line(curveThrough(px - 31, f.bottom - 46, px, f.bottom - 38, px + 31, f.bottom - 46), K.madder, 7) +
      ink(jar, INK, 1.8),
  );
  for (const d of [-0.7, 0, 0.7])
    c.add(inked(leaf(px, f.bottom - 74, 32, 7, -Math.PI / 2 + d), K.leaf, INK, 1));
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-samudra-manthan',
  collection: 'gallery',
  seed: 27,
  width: W,
  height: H,
  alt: 'Three gods and three asuras pull the serpent wound round a mountain on a turtle, Vishnu on its summit, treasures rising from the milk.',
  draw,
};
