/** The churning of the ocean of milk: gods and asuras pull the serpent, the turtle bears the mountain. */
import { curveThrough, loopThrough, offsets } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { clip, each } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { horse } from '../../motifs/animals/horse.ts';
import { TRUNK, royalElephant } from '../../motifs/animals/royal-elephant.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { place } from '../../motifs/place.ts';
import { Cloth, nimbus } from '../../traditions/kalamkari/cloth.ts';
import type { Head } from '../../traditions/kalamkari/head.ts';
import { contour, drawn, stroke } from '../../traditions/kalamkari/kalam.ts';
import { hand } from '../../traditions/kalamkari/limbs.ts';
import { type Person, person } from '../../traditions/kalamkari/person.ts';
import { PULL, SIT } from '../../traditions/kalamkari/poses.ts';
import { cliffs, cloudBank } from '../../traditions/kalamkari/scenery.ts';
import { INK, K } from '../../traditions/kalamkari/style.ts';
import { STUFF } from '../../traditions/kalamkari/textile.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1180, 840];
const MILK = '#f1e5c6';

const PULLERS: readonly [skin: string, stuff: Person['stuff'], sash: Person['stuff'], head: Partial<Head>][] =
  [
    ['#dcb877', STUFF.yellow, STUFF.indigo, { crown: 'kirita' }],
    ['#6d8797', STUFF.rust, STUFF.white, { crown: 'karanda', moustache: true }],
    ['#d79f6a', STUFF.leaf, STUFF.yellow, { crown: 'kirita', view: 'threeQuarter' }],
    ['#e2c48a', STUFF.indigo, STUFF.rust, { crown: 'karanda' }],
  ];
const ASURAS: typeof PULLERS = [
  ['#7f8f4d', STUFF.tiger, STUFF.rust, { crown: 'karanda', moustache: true }],
  ['#c4683c', STUFF.striped, STUFF.indigo, { crown: 'fillet', hairColour: '#4a2a1a' }],
  ['#5c7284', STUFF.yellow, STUFF.leaf, { crown: 'karanda', moustache: true }],
  ['#b98a52', STUFF.indigo, STUFF.white, { crown: 'fillet', moustache: true }],
];

function sea(c: Cloth, top: number): void {
  const { f } = c,
    area = rect(f.x, top, f.w, f.bottom - top);
  let q = fill(area, MILK);
  for (let y = top - 4, i = 0; y < f.bottom + 12; y += 24, i++)
    for (let x = f.x - 30 + (i % 2) * 30; x < f.right + 40; x += 60)
      q +=
        stroke(
          curveThrough(offsets(x, y, [-30, 22, -20, 4, 0, -3, 16, 5, 14, 17, 3, 16, 3, 9])),
          2.4,
          K.indigo,
        ) + stroke(curveThrough(x - 20, y + 22, x - 8, y + 11, x + 3, y + 13), 1.6, K.paleIndigo);
  c.add(clip(area, q));
}

function turtle(cx: number, y: number): string {
  const shell = loopThrough(
      offsets(cx, y, [-186, 32, -160, -24, -90, -70, 0, -82, 90, -70, 160, -24, 186, 32, 0, 52]),
    ),
    head = loopThrough(
      offsets(cx, y, [150, 14, 190, -26, 216, -52, 254, -50, 268, -28, 244, -10, 214, 4, 176, 40]),
    );
  let plates = '';
  for (let row = 0; row < 4; row++)
    for (let i = -4; i <= 4; i++) {
      const x = cx + (i + (row % 2) * 0.5) * 56,
        yy = y - 62 + row * 40,
        hex = (R: number): Poly => series(6, (k) => polar(x, yy, R, (k / 6) * Math.PI * 2 + 0.52));
      plates +=
        drawn(hex(31), (i + row) % 2 ? K.myrobalan : K.rust, 2) +
        drawn(hex(19), K.madder, 1.5) +
        dot(x, yy, 4.4, K.cloth);
    }
  return (
    each([-1, 1], (sg) => {
      const q = loopThrough(offsets(cx, y, [96, 34, 160, 30, 214, 54, 196, 70, 116, 62], sg, 1));
      return fill(q, K.leaf) + scales(q, 0, 13, INK, 0.9) + contour(q, 2);
    }) +
    fill(head, K.leaf) +
    scales(head, -0.4, 13, INK, 0.9) +
    contour(head, 2.3) +
    drawn(leaf(cx + 214, y - 36, 32, 8, 0.1), K.cloth, 1.5) +
    dot(cx + 234, y - 35, 4.4, INK) +
    stroke(curveThrough(cx + 266, y - 28, cx + 246, y - 22, cx + 234, y - 26), 1.6) +
    fill(shell, K.rust) +
    clip(shell, plates) +
    line(shell, K.myrobalan, 6, true) +
    contour(shell, 2.6)
  );
}

/** A length of the serpent with its belly plates. */
function snake(mid: Poly, w: (t: number) => number): string {
  const q = ribbon(mid, w, 4);
  return (
    fill(q, K.indigo) +
    clip(
      q,
      scales(
        q,
        Math.atan2(mid[mid.length - 1][1] - mid[0][1], mid[mid.length - 1][0] - mid[0][0]),
        19,
        K.cloth,
        1.5,
      ) +
        line(
          mid.map(([x, y]): Point => [x, y + 10]),
          K.myrobalan,
          6,
        ),
    ) +
    contour(q, 2.4)
  );
}

function hoods(x: number, y: number): string {
  const q = (a: number, L: number, w: number) => {
    const neck = leaf(x, y, L, w, a, 0, 0.66),
      face = polar(x, y, L * 0.76, a),
      tip = polar(x, y, L * 0.98, a);
    return (
      fill(neck, Math.abs(a + 1.1) < 0.1 ? K.madder : K.indigo) +
      clip(
        neck,
        each([0.3, 0.42, 0.54], (t) =>
          line(
            [polar(...polar(x, y, L * t, a), 40, a + 1.57), polar(...polar(x, y, L * t, a), -40, a + 1.57)],
            K.myrobalan,
            4,
          ),
        ),
      ) +
      contour(neck, 2.2) +
      drawn(leaf(...polar(...face, -11, a), 24, 8, a), '#f6ead0', 1.6) +
      dot(...face, 5, INK) +
      stroke([tip, polar(...tip, 15, a - 0.35)], 2.4, K.madder) +
      stroke([tip, polar(...tip, 15, a + 0.35)], 2.4, K.madder)
    );
  };
  return q(-2.2, 96, 22) + q(0.1, 96, 22) + q(-1.65, 112, 24) + q(-0.5, 112, 24) + q(-1.1, 128, 27);
}

function treasures(c: Cloth): string {
  const { f } = c;
  const E = place(royalElephant(TRUNK.raised), f.x + 118, f.y + 108, 0.46, -0.06),
    Ho = place(horse(), f.right - 112, f.y + 112, 0.56, 0.04, -1);
  const white = (p: Poly, w = 2) => drawn(p, '#f6ecd2', w);
  const elephant =
    white(E.body) +
    drawn(E.cloth, K.indigo, 1.5) +
    white(E.ear, 1.5) +
    drawn(E.tusk, K.myrobalan, 1.2) +
    drawn(E.cap, K.myrobalan, 1.3) +
    drawn(E.eye, '#fff8e6', 1) +
    dot(...E.pupil[0], 2.8, INK);
  const steed =
    drawn(Ho.tail, K.cloth, 1.4) +
    white(Ho.body) +
    each(Ho.ears, (q: Poly) => white(q, 1.2)) +
    line(Ho.mane, K.indigo, 6) +
    drawn(Ho.saddle, K.indigo, 1.5) +
    dot(...(Ho.eye as Point), 3, INK) +
    each(Ho.hooves, (q: Poly) => fill(q, INK));
  const pot = (x: number, y: number) => {
    const jar = loopThrough(
      offsets(x, y, [-16, 0, -32, -26, -22, -50, -10, -58, 10, -58, 22, -50, 32, -26, 16, 0]),
    );
    return (
      each([-0.7, 0, 0.7], (d) => drawn(leaf(x, y - 56, 38, 8, -Math.PI / 2 + d), K.leaf, 1.4)) +
      drawn(jar, K.myrobalan, 2.2) +
      line(curveThrough(x - 30, y - 28, x, y - 20, x + 30, y - 28), K.madder, 6) +
      dot(x, y - 76, 8, K.madder)
    );
  };
  const lx = f.x + 292,
    ly = f.y + 160;
  const lakshmi = person(
    {
      build: 'lady',
      skin: '#dcb877',
      ...SIT,
      lower: { kind: 'dhoti', noPleats: true },
      stuff: STUFF.rust,
      bodice: STUFF.indigo,
      head: { kind: 'lady', crown: 'karanda', hair: 'bun' },
      arms: [
        { to: [-52, -66], sign: 'open', aim: 1.5 },
        {
          to: [60, -150],
          sign: 'pinch',
          aim: -1.2,
          hold: (T) =>
            each([-0.6, 0.6, 0], (d) =>
              drawn(T(leaf(66, -172, 34, 8, -1.5 + d)), d ? K.shell : K.madder, 1.2),
            ),
        },
      ],
    },
    lx,
    ly,
    0.5,
  );
  return (
    elephant +
    steed +
    cloudBank(curveThrough([lx - 64, ly + 34], [lx, ly + 44], [lx + 60, ly + 30]), 14, '#ead7ae') +
    lotus(lx, ly + 26, 50, { out: K.shell, in: K.cloth, tip: K.madder, ink: INK, vein: K.madder }, 11, 1.35) +
    lakshmi +
    cloudBank(
      curveThrough([f.right - 340, f.y + 172], [f.right - 286, f.y + 180], [f.right - 236, f.y + 168]),
      14,
      '#ead7ae',
    ) +
    pot(f.right - 288, f.y + 162) +
    fill(ellipse(f.right - 244, f.y + 36, 25, 25), '#f6ecd2') +
    contour(ellipse(f.right - 244, f.y + 36, 25, 25), 2)
  );
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'narrow', K.madder),
    { f, r } = c,
    cx = f.cx,
    shore = f.bottom - 206,
    s = 0.86;
  c.add(
    cloudBank(
      curveThrough([f.x - 10, f.y + 172], [f.x + 120, f.y + 188], [f.x + 214, f.y + 150]),
      17,
      '#ead7ae',
    ),
  );
  c.add(
    cloudBank(
      curveThrough([f.right + 10, f.y + 178], [f.right - 110, f.y + 194], [f.right - 200, f.y + 158]),
      17,
      '#ead7ae',
    ),
  );
  c.add(treasures(c));
  sea(c, shore);
  const ty = f.bottom - 64;
  // Mandara: cliff over cliff up to a flat summit
  for (let i = 0; i < 7; i++) {
    const half = 66 + i * 9,
      y = f.y + 214 + i * 54;
    c.add(
      cliffs(
        [
          [cx - half * 0.8, y + 14],
          [cx - half * 0.3, y - 6],
          [cx + half * 0.26, y + 4],
          [cx + half * 0.8, y + 12],
        ],
        y + 104,
        half * 0.46,
        r,
        i % 2 ? [K.leaf, K.myrobalan, K.paleIndigo, K.shell] : [K.paleIndigo, K.leaf, K.shell, K.leaf],
      ),
    );
  }
  c.add(turtle(cx, ty));
  // the rope: from the left edge up to the hill, three turns, and down to the right
  const feet = (u: number) => lerp(f.bottom - 92, shore + 10, u),
    grip = (x: number): number => feet(Math.min(1, Math.abs(x < cx ? x - f.x : f.right - x) / 400)) - 178 * s;
  const inner = 104,
    yIn = grip(cx - inner);
  const coil = (y: number, k: number) =>
    snake(
      curveThrough(
        [cx - inner - k, y - 12],
        [cx - 64, y + 14],
        [cx, y + 24],
        [cx + 64, y + 14],
        [cx + inner + k, y - 12],
      ),
      widths(13, 20, 21, 20, 13),
    );
  const half = (sg: number): Poly =>
    series(12, (i) => {
      const x = sg < 0 ? lerp(cx - inner, f.x + 14, i / 11) : lerp(cx + inner, f.right - 80, i / 11);
      return [x, grip(x) + 3 * Math.sin(i * 1.4)];
    });
  const cast = (list: typeof PULLERS, sg: number) =>
    each(list, ([skin, stuff, sash, head], i) => {
      const x = sg < 0 ? f.x + 74 + i * 104 : f.right - 156 - i * 84,
        y = feet(i / 3.4),
        asura = sg > 0,
        sway = [0, 10, -8, 6][i];
      return person(
        {
          build: 'man',
          skin,
          stuff,
          sash,
          bulk: asura ? 1.16 : 1,
          ...PULL,
          neck: [PULL.neck[0] + sway, PULL.neck[1] + Math.abs(sway) * 0.4],
          headScale: asura ? 1.24 : 1.12,
          lower: { kind: asura ? 'drawers' : 'dhoti' },
          head: { kind: asura ? 'demon' : 'man', tilak: asura ? 'none' : 'namam', gaze: 0.9, ...head },
          arms: [
            { to: [-6, -180], sign: 'fist', aim: 0 },
            { to: [40, -181], sign: 'fist', aim: 0 },
          ],
        },
        x,
        y,
        s,
        -sg,
      );
    });
  c.add(cast(PULLERS, -1) + cast(ASURAS, 1));
  c.add(snake(half(-1), widths(19, 18, 15, 11, 4)) + snake(half(1), () => 20));
  c.add(coil(yIn - 42, -10) + coil(yIn + 43, 8) + coil(yIn, 0));
  c.add(hoods(f.right - 84, grip(f.right - 84) + 8));
  for (const [list, sg] of [
    [PULLERS, -1],
    [ASURAS, 1],
  ] as const)
    for (const [i, [skin]] of list.entries())
      for (const d of [-6, 40]) {
        const x = (sg < 0 ? f.x + 74 + i * 104 : f.right - 156 - i * 84) - sg * d * s;
        c.add(hand([x, grip(x) - 13], Math.PI / 2, 'fist', skin, s * 1.35, -sg));
      }
  // Vishnu on the summit
  const vy = f.y + 226;
  c.add(nimbus(cx + 2, vy - 112, 58));
  c.add(
    each([-1, 1], (sg) => drawn(leaf(cx, vy + 6, 76, 13, sg < 0 ? Math.PI : 0, 0, 0.5), K.shell, 1.5)) +
      each(
        series(9, (i) => i),
        (i) =>
          drawn(
            leaf(cx + (i - 4) * 15, vy + 6, 32, 10, Math.PI / 2 - (i - 4) * 0.16, 0, 0.5),
            i % 2 ? K.shell : '#f1e5c6',
            1.3,
          ),
      ),
  );
  const disc: Person['arms'][number] = {
    to: [-78, -176],
    behind: true,
    sign: 'point',
    aim: -1.5,
    hold: (T) =>
      drawn(T(ellipse(-76, -222, 24, 24)), K.myrobalan, 1.8) +
      drawn(T(ellipse(-76, -222, 10, 10)), K.madder, 1.4),
  };
  const conch: Person['arms'][number] = {
    to: [80, -174],
    behind: true,
    sign: 'open',
    aim: -1.4,
    hold: (T) =>
      drawn(
        T(
          loopThrough(
            80,
            -196,
            70,
            -210,
            62,
            -230,
            72,
            -248,
            84,
            -258,
            86,
            -248,
            98,
            -236,
            100,
            -216,
            90,
            -202,
          ),
        ),
        '#f6ecd2',
        1.6,
      ) +
      each([0, 1, 2], (i) =>
        stroke(
          T(curveThrough(66 + i * 4, -236 - i * 7, 80 + i * 2, -232 - i * 7, 96 - i * 5, -238 - i * 5)),
          1.3,
        ),
      ),
  };
  c.add(
    person(
      {
        build: 'man',
        skin: '#6d8797',
        ...SIT,
        lower: { kind: 'dhoti', noPleats: true },
        stuff: STUFF.yellow,
        head: { kind: 'man', view: 'threeQuarter', crown: 'kirita' },
        arms: [
          disc,
          conch,
          { to: [-70, -66], sign: 'flat', aim: 1.2 },
          { to: [68, -126], sign: 'open', aim: -1.4 },
        ],
        garland: ['#f3e6c6', K.rust, K.leaf],
      },
      cx,
      vy,
      0.62,
    ),
  );
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-samudra-manthan',
  collection: 'gallery',
  seed: 27,
  width: W,
  height: H,
  alt: 'Four gods and four fanged asuras lean back and pull the serpent wound round a mountain on a turtle, Vishnu on its summit, treasures risen from the milk.',
  draw,
};
