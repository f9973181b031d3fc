/** Nandotsav: the cradle under its banana arch, Nanda and Yashoda at the cord, Gokul dancing with pots of curd. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, transform } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
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
  for (let i = 0; i < 30; i++) {
    const far = 6 + i * 3.4,
      a = aim + Math.sin(i * 2.1) * (0.08 + i * 0.012);
    const [x, y] = polar(at[0], at[1], far, a);
    pen.flat(
      ellipse(
        x,
        y + (far / 60) ** 2 * 9,
        4.8 - i * 0.11 + (i % 3) * 0.7,
        4.2 - i * 0.1 + (i % 2) * 0.6,
        0,
        9,
      ),
      '#fffaf0',
    );
  }
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
    s += banana(cx + sg * 222, ground + 4, ground - beam + 6 + sg * 10, 1.12);
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
  // mother and father lean to the cradle, their hands on its rim; neighbours press in behind them
  const lean: FigureSpec['pose']['spine'] = [
    [-16, -212],
    [-8, -248],
    [14, -292],
    [26, -334],
  ];
  const bend = (a: Point, c: Point) =>
    withArms(
      { ...POSES.offer(), spine: lean, headTilt: 0.3 },
      { to: a, aim: 0.3, mudra: 'rest', order: 'front' },
      { to: c, aim: 0.1, mudra: 'rest', order: 'front' },
    );
  const looking = (a: Point, m: 'open' | 'namaste' | 'veil') =>
    withArms(
      { ...POSES.bless(), headTilt: 0.14 },
      { to: [-40, -206] },
      { to: a, aim: -1, mudra: m, order: 'front' },
    );
  s += put(gopi(1, looking([54, -330], 'open')), r, cx - 316, ground + 6, 0.8, 1);
  s += put(
    gopi(
      5,
      withArms(
        POSES.carry(),
        { to: [-22, -446], order: 'behind' },
        { to: [50, -280], aim: -0.6, mudra: 'open', bend: -1, order: 'front' },
      ),
      { prop: crownPot },
    ),
    r,
    cx - 246,
    ground + 14,
    0.78,
    1,
  );
  s += put(gopi(4, looking([60, -300], 'veil')), r, cx + 258, ground + 8, 0.8, -1);
  s += put(
    gopi(
      0,
      withArms(
        POSES.carry(),
        { to: [-22, -446], order: 'behind' },
        { to: [44, -250], aim: 0.2, mudra: 'hip', bend: -1, order: 'front' },
      ),
      { prop: crownPot },
    ),
    r,
    cx + 332,
    ground + 20,
    0.82,
    -1,
  );
  s += put(gopi(3, bend([72, -214], [84, -236]), { tone: 'fair' }), r, cx - 158, ground + 34, 0.92, 1);
  s += put(
    celebrant(0, bend([74, -220], [84, -244]), { tone: 'fair', jewels: 2 }),
    r,
    cx + 168,
    ground + 36,
    0.96,
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

/** Cowherd in a turban and a short dhoti. */
const lad = (i: number, pose: FigureSpec['pose'], extra: Partial<FigureSpec> = {}): FigureSpec =>
  krishna(pose, {
    tone: i % 2 ? 'wheat' : 'fair',
    gear: 'turban',
    hair: 'none',
    flute: undefined,
    garland: [],
    face: { moustache: i % 3 === 0, noseRing: false },
    wear: {
      lower: 'dhoti',
      lowerCloth: i % 2 ? PITAMBAR : CLOTHS[(i + 2) % 6],
      upper: 'none',
      turban: CLOTHS[i % 6],
      scarf: CLOTHS[(i + 1) % 6],
      scarfStyle: 'stole',
      sash: CLOTHS[i % 6],
    },
    ...extra,
  });

/** A broken curd pot and its pool. */
const spilt = (x: number, y: number): string =>
  fill(ellipse(x + 26, y + 3, 44, 9), '#fffaf0') +
  modelled(
    transform(loopThrough(-24, -16, -10, -26, 14, -24, 24, -6, 16, 12, -14, 12, -27, 0), x, y - 6, 1, 0.5),
    '#c9763a',
    '#5a2410',
    8,
    2,
  ) +
  fill(ellipse(x + 20, y - 4, 7, 14, 0.5), '#fffaf0') +
  ink(ellipse(x + 20, y - 4, 7, 14, 0.5), K.line, 1);

/** All Gokul dances before the cradle, arm in arm, and flings curd; cows look in from the sides. */
function dance(cx: number, f: ReturnType<typeof frame>, B: number, r: Rng): string {
  const swing = (to: Point, aim: number, back: Point = [-74, -342], tilt = 0) =>
    withArms(
      { ...POSES.dance(), headTilt: tilt },
      { to: back, mudra: 'open', aim: -2.2 },
      { to, aim, mudra: 'open', order: 'front' },
    );
  const arm = (tilt = 0.04) =>
    withArms({ ...POSES.ring(), headTilt: tilt }, { to: [-98, -300] }, { to: [98, -318] });
  const drum: FigureSpec = lad(
    2,
    withArms(
      POSES.bless(),
      { to: [-56, -238], aim: 0.6, mudra: 'flat', order: 'front' },
      { to: [74, -246], aim: 2.4, mudra: 'flat', order: 'front' },
    ),
    { prop: (p) => mridangam(p, [8, -236], 118) },
  );
  let s =
    paintCow(f.x + 44, B - 142, 0.6, 1, COW, r, { cloth: true }) +
    paintCow(f.x + f.w - 30, B - 136, 0.64, -1, COW, r);
  const row: [number, number, number, 1 | -1, FigureSpec][] = [
    [-352, -44, 0.6, 1, drum],
    [-250, -30, 0.6, 1, gopi(2, arm(0.08))],
    [-156, -16, 0.64, -1, lad(1, swing([96, -336], -0.5, [-80, -330], -0.1), { hold: [undefined, curd] })],
    [-44, -8, 0.66, 1, gopi(4, swing([74, -372], -1, [-72, -346], -0.06))],
    [66, -12, 0.64, -1, lad(3, arm(0.02))],
    [164, -10, 0.66, 1, gopi(1, arm(-0.04))],
    [262, -24, 0.62, -1, lad(0, swing([98, -330], -0.44, [-70, -356], 0.06), { hold: [undefined, curd] })],
    [362, -38, 0.6, -1, gopi(5, swing([80, -360], -0.9))],
  ];
  for (const [dx, dy, k, fx, who] of row)
    s += shade(cx + dx, B + dy, 74 * k) + put(who, r, cx + dx, B + dy, k, fx);
  return s + spilt(cx + 118, B - 12) + spilt(cx - 300, B - 14);
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
  s += dance(cx, f, B, r);
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
  alt: 'The infant Krishna sits in a gold cradle between banana plants with Yashoda and Nanda leaning over him, while women bring pots of curd and cowherds dance and fling it.',
  draw,
};
