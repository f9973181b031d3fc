/** Nandotsav: the cradle under its banana arch, Nanda and Yashoda at the cord, Gokul dancing with pots of curd. */
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group, linearGradient, repeat } from '../../draw/markup.ts';
import { scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, polys } from '../../draw/svg.ts';
import { drawBalakrishna } from '../../figures/child.ts';
import { cloth } from '../../figures/cloths.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { mridangam, pot } from '../../figures/props.ts';
import { sitting } from '../../figures/seats.ts';
import { PICHWAI_HAND } from '../../figures/tradition.ts';
import { type frame, petals, plain } from '../../motifs/borders.ts';
import { paintCow } from '../../motifs/painted/cow.ts';
import { bud, lotus } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { BORDER, clothFrame } from '../../traditions/pichwai/bands.ts';
import { CLOTHS, K, PITAMBAR, finish, gopi, krishna, put } from '../../traditions/pichwai/people.ts';
import { archLine, banana, celebrant, toran } from '../../traditions/pichwai/shrine.ts';
import { COW, LOTUS, WHITE_LOTUS } from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 900];

/** Curd flung from the hand: a white arc that breaks into drops. */
const curd = (pen: Pen, at: Point, aim: number) => {
  for (let i = 0; i < 15; i++)
    pen.flat(
      ellipse(
        ...polar(at[0], at[1], 6 + i * 4, aim + 0.1 * i * 0.4 + Math.sin(i * 2.1) * 0.24),
        4.2 - i * 0.15,
        3.8 - i * 0.15,
        0,
        9,
      ),
      '#fffaf0',
    );
};

/** What stands on the grass darkens it. */
const shade = (x: number, y: number, w: number): string =>
  fill(ellipse(x, y, w, w * 0.15), '#12351f', 'opacity=".6"');

const crownPot = (pen: Pen) => {
  pot(pen, [10, -450], 1, '#c9763a', '#f3d889');
  pen.flat(ellipse(10, -487, 9, 3.4, 0, 16), '#fffaf0');
};

/** Swinging cradle with its occupant, hung from (x, top) by gold chains; seat at (x, y). */
function cradle(x: number, y: number, top: number, r: Rng): string {
  const T = (p: Poly): Poly => p.map(([a, b]) => [x + a, y + b]);
  let s = '';
  for (const g of [-1, 1]) {
    const chain = T(polyline(g * 74, -22, g * 60, top - y));
    s +=
      line(chain, K.line, 5) +
      line(chain, K.gold, 3) +
      each(walk(chain, 13), (k, i) =>
        i % 3 === 1
          ? polys(rosette(k.p[0], k.p[1], 7, 7, i), i % 2 ? '#e0708f' : K.conch) +
            dot(k.p[0], k.p[1], 2, K.gold)
          : dot(k.p[0], k.p[1], 2.6, '#8c1c1e'),
      );
  }
  const back = T(
    loopThrough(-84, 0, -90, -46, -62, -78, -30, -72, 0, -104, 30, -72, 62, -78, 90, -46, 84, 0),
  );
  s +=
    modelled(back, '#b3262a', '#4c0b10', 12, 3) +
    line(back, K.gold, 6, true) +
    line(back, K.line, 1, true) +
    clip(
      back,
      each(
        scatter(back, 19, r, 9),
        ([a, b], i) =>
          polys(rosette(a, b, 6, 6, i), i % 2 ? K.goldHi : '#f0a9b8') + dot(a, b, 1.8, '#4c0b10'),
      ),
    );
  s +=
    fill(T(ellipse(0, 2, 78, 18)), '#7a3a78') +
    dots(scatter(T(ellipse(0, 2, 70, 14)), 9, r), 1.4, K.goldHi) +
    ink(T(ellipse(0, 2, 78, 18)), K.line, 1);
  const pen = new Pen(PICHWAI_HAND, r, x, y + 8, 0.4);
  drawBalakrishna(
    pen,
    PICHWAI_HAND.tones.blue,
    cloth('#efb83c', '#8f4d10', '#b3262a', '#b3262a', '#f6e3a6', 'dots'),
  );
  s += pen.svg;
  const hull = T(
    loopThrough([
      -98, -26, -84, 2, -40, 8, 0, 10, 40, 8, 84, 2, 98, -26, 96, 12, 70, 40, 0, 50, -70, 40, -96, 12,
    ]),
  );
  s +=
    modelled(hull, '#d9ad4c', '#6d3f10', 13, 3, { op: 0.7 }) +
    clip(
      hull,
      repeat(13, (i) =>
        edged(
          leaf(x - 84 + i * 14, y + 44 - Math.abs(i - 6) ** 2 * 0.3, 30, 6.4, -Math.PI / 2, 0, 0.4),
          i % 2 ? '#b3262a' : '#2c6a3c',
          K.goldHi,
          0.8,
        ),
      ),
    ) +
    ink(hull, K.line, 1.3) +
    line(T(curveThrough(-97, -22, -82, 4, -40, 10, 0, 12, 40, 10, 82, 4, 97, -22)), K.goldHi, 3);
  for (const g of [-1, 1]) s += bud(x + g * 97, y - 20, 22, LOTUS, g * 0.3);
  s += each(
    walk(T(curveThrough(-80, 40, 0, 52, 80, 40)), 12),
    (k, i) =>
      line([k.p, [k.p[0], k.p[1] + 15]], i % 2 ? '#b3262a' : '#2c6a3c', 2.6) +
      dot(k.p[0], k.p[1] + 16, 2.6, K.gold),
  );
  return s;
}

/** Arch of banana stems with its beam and torans. */
function bananaArch(f: ReturnType<typeof frame>, cx: number, ground: number, r: Rng): string {
  let s = '';
  const beam = f.y + 112;
  for (const sg of [-1, 1]) {
    s +=
      banana(cx + sg * 216, ground + 4, ground - beam - 8, 1.12) + banana(cx + sg * 392, ground, 214, 0.74);
    s += each(
      walk(polyline(cx + sg * 216, beam + 130, cx + sg * 216, ground - 14), 40),
      (k, i) =>
        polys(rosette(k.p[0], k.p[1], 10, 8, i), i % 2 ? '#e5632c' : '#f3d889') +
        dot(k.p[0], k.p[1], 2.8, '#8c1c1e'),
    );
  }
  const arch = archLine(cx - 206, cx + 206, beam + 92, 74);
  s +=
    line(arch, K.line, 17) +
    line(arch, '#b3262a', 14) +
    each(
      walk(arch, 23),
      (k, i) =>
        polys(rosette(k.p[0], k.p[1], 9, 8, i), i % 2 ? K.conch : '#f6cf6a') +
        dot(k.p[0], k.p[1], 2.6, '#4c0b10'),
    ) +
    toran(archLine(cx - 200, cx + 200, beam + 104, 74), 25, 17);
  s += toran(polyline(f.x + 6, f.y + 8, f.x + f.w - 6, f.y + 8), 26, 18);
  for (const sg of [-1, 1])
    for (const [dx, L] of [
      [334, 52],
      [376, 78],
    ] as const) {
      const x = cx + sg * dx;
      s +=
        line(polyline(x, f.y + 30, x, f.y + 30 + L), K.gold, 1.6) +
        each(
          walk(polyline(x, f.y + 40, x, f.y + 26 + L), 11),
          (k, i) =>
            polys(rosette(k.p[0], k.p[1], 5.4, 7, i), i % 2 ? '#e0708f' : '#fbf3e6') +
            dot(k.p[0], k.p[1], 1.5, K.gold),
        ) +
        lotus(x, f.y + 32 + L, 24, LOTUS, 7, 1.15, Math.PI);
    }
  s +=
    group(dot(cx, ground - 176, 130, '#fff6d0'), 'opacity=".6" filter="url(#b24)"') +
    cradle(cx, ground - 128, beam + 24, r.fork());
  // cord to Yashoda's hand
  const cord = curve([
    [cx - 88, ground - 108],
    [cx - 116, ground - 124],
    [cx - 133, ground - 214],
  ]);
  const pull = withArms(
    POSES.stand(),
    { to: [-42, -200] },
    { to: [64, -286], aim: -0.3, mudra: 'hold', order: 'front' },
  );
  s +=
    put(gopi(3, pull, { tone: 'fair' }), r, cx - 208, ground + 26, 0.82, 1) +
    line(cord, '#8c1c1e', 3) +
    line(cord, K.goldHi, 1);
  s += put(
    celebrant(
      0,
      withArms(
        POSES.bless(),
        { to: [-46, -214], mudra: 'hip' },
        { to: [66, -312], aim: -1.2, mudra: 'blessing', order: 'front' },
      ),
      { tone: 'fair', jewels: 2 },
    ),
    r,
    cx + 208,
    ground + 26,
    0.86,
    -1,
  );
  return s;
}

/** Courtyard floor, checked. */
function courtyardFloor(f: ReturnType<typeof frame>, ground: number, B: number, r: Rng, cx: number): string {
  let s = '';
  s +=
    fill(rect(f.x, ground - 6, f.w, B - ground + 6), '#2c6a3c') +
    line(polyline(f.x, ground - 6, f.x + f.w, ground - 6), K.gold, 3);
  s +=
    polys(
      scatter(rect(f.x, ground + 2, f.w, B - ground), 26, r).flatMap(([x, y], i) => rosette(x, y, 5.4, 6, i)),
      '#4f8a52',
    ) +
    each(scatter(rect(f.x, ground + 4, f.w, B - ground - 8), 30, r), ([x, y], i) =>
      dot(x, y, 1.7, i % 2 ? K.goldHi : '#f0a9b8'),
    );
  s += bananaArch(f, cx, ground, r);
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    cx = W / 2;
  const f = clothFrame(
    W,
    H,
    r,
    6,
    [
      { t: 46, band: plain('#8c1c1e') },
      { t: 13, band: petals, corner: false },
    ],
    { ...BORDER, cols: ['#2c6a3c', '#f3d889', '#d9688b'], bg: '#5c1216' },
  );
  const B = f.y + f.h,
    ground = B - 250;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#ng)');
  s += each(
    scatter(rect(f.x, f.y, f.w, ground - f.y), 32, r),
    ([x, y], i) =>
      polys(
        [-0.5, 0.5].map((a) => leaf(x, y + 3, 12, 2.6, Math.PI / 2 + a)),
        '#a98a2c',
      ) +
      polys(rosette(x, y, 6.4, 6, i), i % 2 ? '#d9562a' : '#c23a3a') +
      dot(x, y, 1.8, '#fbf0c8'),
  );
  s += courtyardFloor(f, ground, B, r, cx);
  // dancers behind
  const fling = (x: number, y: number, aim: number) =>
    withArms(
      POSES.dance(),
      { to: [-62, -216], mudra: 'hip', aim: 0.5 },
      { to: [x, y], aim, mudra: 'open', order: 'front' },
    );
  const carry = withArms(
    POSES.carry(),
    { to: [-22, -446], order: 'behind' },
    { to: [56, -286], aim: -0.6, mudra: 'open', bend: -1, order: 'front' },
  );
  for (const sg of [-1, 1])
    s += put(gopi(sg > 0 ? 1 : 4, carry, { prop: crownPot }), r, cx + sg * 342, ground + 12, 0.74, -sg);
  // gopas in front, curd pots, drum and cymbals, cow and calf
  const lad = (i: number, pose = fling(92, -322, -0.5)) =>
    krishna(pose, {
      tone: i % 2 ? 'wheat' : 'fair',
      gear: 'turban',
      hair: 'none',
      flute: undefined,
      garland: [],
      face: { moustache: i % 2 === 0, noseRing: false },
      wear: {
        lower: 'dhoti',
        lowerCloth: i % 2 ? PITAMBAR : CLOTHS[(i + 2) % 6],
        upper: 'none',
        turban: CLOTHS[i % 6],
        ...(pose.base === 'sit' ? {} : { scarf: CLOTHS[(i + 1) % 6], scarfStyle: 'stole' as const }),
        sash: CLOTHS[i % 6],
      },
    });
  const down = B - 26;
  for (const sg of [-1, 1])
    s +=
      shade(cx + sg * 364, down, 42) +
      put({ ...lad(sg < 0 ? 1 : 3), hold: [undefined, curd] }, r, cx + sg * 366, down, 0.48, -sg);
  const seat = (i: number, pose: FigureSpec['pose']): FigureSpec => {
    const man = lad(i, pose);
    return { ...man, prop: sitting(man.wear.lowerCloth, PICHWAI_HAND.tones[man.tone]) };
  };
  const drummer = seat(2, POSES.mridangam()),
    cymbals = seat(
      0,
      withArms(
        POSES.sit(),
        { to: [20, -96], aim: -0.3, mudra: 'flat', order: 'front' },
        { to: [44, -112], aim: -0.7, mudra: 'flat', order: 'front' },
      ),
    );
  s +=
    shade(cx - 244, down + 2, 78) +
    put(
      {
        ...drummer,
        prop: (p: Pen) => {
          drummer.prop?.(p);
          mridangam(p, [4, -66], 114);
        },
      },
      r,
      cx - 244,
      down + 2,
      0.68,
      1,
    ) +
    shade(cx + 244, down + 2, 78) +
    put(
      {
        ...cymbals,
        hold: [
          (p: Pen, at: Point) => p.gold(ellipse(at[0], at[1], 13, 9, 0.5, 20), false),
          (p: Pen, at: Point) => p.gold(ellipse(at[0] + 4, at[1] - 4, 13, 9, 0.5, 20), false),
        ],
      },
      r,
      cx + 244,
      down + 2,
      0.68,
      -1,
    );
  s +=
    paintCow(cx - 96, down - 78, 0.62, 1, COW, r, { cloth: true }) +
    paintCow(cx + 100, down - 78, 0.62, -1, COW, r, { cloth: true }) +
    paintCow(cx + 2, down - 36, 0.3, 1, COW, r);
  for (const [dx, k] of [
    [-160, 0.9],
    [168, 0.9],
    [-312, 0.72],
    [312, 0.72],
  ] as const) {
    const x = cx + dx,
      y = down - 4;
    s +=
      shade(x, y + 5, 27 * k) +
      modelled(ellipse(x, y - 14 * k, 24 * k, 20 * k), '#c9763a', '#5a2410', 8, 2) +
      ink(ellipse(x, y - 14 * k, 24 * k, 20 * k), K.line, 1) +
      inked(ellipse(x, y - 32 * k, 15 * k, 5 * k), '#fffaf0', K.line, 1) +
      line(curveThrough(x - 23 * k, y - 15 * k, x, y - 9 * k, x + 23 * k, y - 15 * k), '#f3d889', 1.6);
  }
  // border: lotuses upright
  let band = '';
  for (let i = 0; i < 15; i++)
    for (const y of [39, H - 39])
      band +=
        i % 2
          ? bud(lerp(100, W - 100, i / 14), y + 14, 27, WHITE_LOTUS)
          : lotus(lerp(100, W - 100, i / 14), y + 15, 28, LOTUS, 9);
  for (let i = 0; i < 13; i++)
    for (const x of [39, W - 39])
      band +=
        i % 2
          ? bud(x, lerp(102, H - 102, i / 12) + 13, 27, WHITE_LOTUS)
          : lotus(x, lerp(102, H - 102, i / 12) + 14, 26, LOTUS, 9);

  return {
    w: W,
    h: H,
    bg: '#2a0c0d',
    defs: linearGradient('ng', 0, f.y, 0, ground, [0, '#e9b23a'], [0.6, '#f0c659'], [1, '#f3d68a']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg + band,
    finish: finish(seed),
  };
}

export const work: Work = {
  id: 'gallery-pichwai-nandotsav',
  collection: 'gallery',
  seed: 4,
  width: W,
  height: H,
  alt: 'The infant Krishna sits in a gold cradle under a banana-stem arch with Yashoda and Nanda, while women bring pots of curd and cowherds fling it and play before the cows.',
  draw,
};
