/** The boat festival: a swan-prowed boat dressed with flowers on the lotus river, ghats and temples behind. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group, linearGradient } from '../../draw/markup.ts';
import { resample, scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import type { FigureSpec, Held } from '../../figures/figure.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { chamara, lotusFlower } from '../../figures/props.ts';
import { PICHWAI_HAND } from '../../figures/tradition.ts';
import { type frame, petals } from '../../motifs/borders.ts';
import { bud, lotus, pad } from '../../motifs/painted/lotus.ts';
import { paintSwan } from '../../motifs/painted/swan.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { tucked } from '../../traditions/kishangarh/sitters.ts';
import { BORDER, clothFrame, lotusBand } from '../../traditions/pichwai/bands.ts';
import { blob } from '../../traditions/pichwai/ground.ts';
import { grove, water } from '../../traditions/pichwai/landscape.ts';
import { CLOTHS, K, PITAMBAR, finish, gopi, krishna, put } from '../../traditions/pichwai/people.ts';
import { archLine, toran } from '../../traditions/pichwai/shrine.ts';
import { LOTUS, WHITE_LOTUS } from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 760];

/** Temple with its curved spire above the ghat. */
function temple(x: number, y: number, w: number, h: number): string {
  const spire = loopThrough(
    offsets(
      x,
      y,
      [-0.5, -0.42, -0.44, -0.66, -0.22, -0.9, 0, -1, 0.22, -0.9, 0.44, -0.66, 0.5, -0.42, 0, -0.4],
      w,
      h,
    ),
  );
  let o =
    inked(rect(x - w * 0.56, y - h * 0.44, w * 1.12, h * 0.44), '#efe2cc', K.line, 1) +
    modelled(spire, '#fbf3e2', '#a98a78', 9, 3) +
    clip(
      spire,
      lines(
        [-0.3, -0.1, 0.1, 0.3].map((u) =>
          curveThrough(x + u * w, y - h * 0.4, x + u * w * 0.8, y - h * 0.7, x, y - h),
        ),
        '#b99a84',
        0.9,
      ) +
        lines(
          [0.5, 0.6, 0.7, 0.8].map((v): Poly => [
            [x - w, y - h * v],
            [x + w, y - h * v],
          ]),
          '#c9a98f',
          0.7,
        ),
    ) +
    ink(spire, K.line, 1);
  o +=
    line(polyline(x, y - h, x, y - h - 24), K.gold, 2.4) +
    dot(x, y - h - 6, 4, K.gold) +
    fill(polyline(x, y - h - 24, x + 22, y - h - 17, x, y - h - 10), '#b3262a');
  const door = loopThrough(x - 10, y, x - 10, y - h * 0.24, x, y - h * 0.34, x + 10, y - h * 0.24, x + 10, y);
  return (
    o +
    fill(rect(x - w * 0.6, y - h * 0.47, w * 1.2, 6), K.gold) +
    edged(door, '#6e1518', K.gold, 1.4) +
    dots(
      [-0.36, 0.36].map((u): Point => [x + u * w, y - h * 0.22]),
      3,
      '#b3262a',
    )
  );
}

/** Oar in both fists of a rower, its blade in the water behind her. */
const oar: Held = (pen, at) => {
  const a: Point = [at[0] + 34, at[1] - 92],
    b: Point = [at[0] - 92, at[1] + 250],
    tip: Point = [b[0] - 24, b[1] + 66];
  pen.stroke([a, b], 4, '#6b3f1c');
  pen.stroke([a, b], 1.2, '#e0b070');
  pen.shape(
    ribbon([b, [(b[0] + tip[0]) / 2, (b[1] + tip[1]) / 2], tip], widths(4, 15, 13, 3)),
    '#b3262a',
    '#4c0b10',
    0.8,
    5,
  );
  pen.stroke([b, tip], 0.8, pen.tr.gold);
};

/** Hull, swan prow with arched neck, lotus stern. */
function paintHull(T: (p: Poly) => Poly, L: number, cx: number, deck: number): string {
  let s = '';
  const hull = T(
    loopThrough(
      [-L + 4, -34],
      [-L * 0.8, -4],
      [-L * 0.4, 6],
      [0, 8],
      [L * 0.5, 6],
      [L * 0.86, -8],
      [L + 12, -44],
      [L + 20, -20],
      [L * 0.9, 34],
      [L * 0.5, 58],
      [0, 66],
      [-L * 0.5, 58],
      [-L * 0.9, 32],
      [-L - 10, -6],
    ),
  );
  const swan = (p: number[]): Poly => T(loopThrough(offsets(L, 0, p)));
  const neck = swan([
    58, 14, 86, -28, 93, -70, 82, -112, 64, -146, 59, -176, 66, -196, 80, -203, 93, -207, 95, -221, 81, -237,
    60, -238, 41, -223, 31, -196, 29, -164, 38, -132, 46, -100, 42, -66, 20, -38, -30, -14, -90, 4, -60, 40,
    10, 40,
  ]);
  s +=
    modelled(neck, '#f8f0e0', '#a58a70', 12, 3, { op: 0.7 }) +
    clip(
      neck,
      each(walk(T(curveThrough(offsets(L, 0, [10, 0, 64, -44, 66, -104, 46, -156]))), 15), (k) =>
        each([-1, 0, 1], (d) =>
          edged(
            leaf(k.p[0] + d * 12, k.p[1], 17, 5.4, k.a + Math.PI, 0, 0.5),
            d ? '#f6d0d4' : '#efe0c4',
            '#b08a70',
            0.6,
          ),
        ),
      ),
    ) +
    ink(neck, K.line, 1.4);
  s += modelled(hull, '#f4ead8', '#a58a70', 22, 5, { op: 0.7 });
  const feathers = [0, 1, 2].flatMap((rowI) =>
    series(24 - rowI * 2, (i): Poly =>
      leaf(
        cx - L + 34 + i * 25 + rowI * 13,
        deck + 16 + rowI * 15 - Math.abs(i - 11) ** 1.8 * 0.12,
        30,
        8.4,
        0.5,
        0,
        0.5,
      ),
    ),
  );
  s +=
    clip(
      hull,
      each(feathers, (p, i) => edged(p, ['#e9b3bd', '#fbf3e2', '#d9ad4c', '#f6d0d4'][i % 4], K.line, 0.8)),
    ) +
    line(
      T(curveThrough(-L + 8, -30, -L * 0.8, 0, -L * 0.4, 10, 0, 12, L * 0.5, 10, L * 0.86, -4, L + 12, -40)),
      K.line,
      9,
    ) +
    line(
      T(curveThrough(-L + 8, -30, -L * 0.8, 0, -L * 0.4, 10, 0, 12, L * 0.5, 10, L * 0.86, -4, L + 12, -40)),
      K.gold,
      6,
    ) +
    dots(
      resample(
        T(
          curveThrough(-L + 8, -30, -L * 0.8, 0, -L * 0.4, 10, 0, 12, L * 0.5, 10, L * 0.86, -4, L + 12, -40),
        ),
        10,
      ),
      1.7,
      '#8c1c1e',
    ) +
    ink(hull, K.line, 1.5);
  // the wing lies along the side: three rows of feathers from the breast to the stern
  for (const [n, x0, x1, y0, L0, w, col] of [
    [13, L * 0.44, -L * 0.72, 34, 128, 13, '#fbf3e2'],
    [12, L * 0.5, -L * 0.4, 20, 92, 12, '#f6d0d4'],
    [10, L * 0.55, -L * 0.06, 6, 62, 11, '#f3d889'],
  ] as const)
    for (let i = n - 1; i >= 0; i--) {
      const u = i / (n - 1),
        q = leaf(
          cx + lerp(x0, x1, u),
          deck + y0 - u * 16 - Math.sin(u * Math.PI) * 10,
          L0 * (0.76 + u * 0.3),
          w,
          Math.PI + 0.08 + u * 0.3,
          0.06,
          0.62,
        );
      s +=
        modelled(q, col, '#b08a70', 6, 2, { op: 0.6 }) +
        line([q[0], q[14]], '#c9a27e', 0.9) +
        ink(q, K.line, 1);
    }
  const root = T([[L - 112, 4]])[0];
  s +=
    dot(...root, 25, K.line) +
    polys(rosette(...root, 24, 10), '#d9688b') +
    polys(rosette(...root, 15, 8, 0.2), '#fbf3e2') +
    dot(...root, 5, K.gold);
  s +=
    inked(swan([93, -222, 118, -213, 124, -206, 108, -203, 92, -206]), '#e58a2b', K.line, 1.1) +
    ink(T(curveThrough(offsets(L, 0, [94, -212, 108, -210, 120, -207]))), K.line, 0.9, { closed: false }) +
    inked(T(leaf(L + 66, -222, 24, 5.6, 0.16)), '#fffaf0', K.line, 1.1) +
    dot(cx + L + 79, deck - 219.6, 3.6, K.line) +
    ink(T(curveThrough(offsets(L, 0, [62, -228, 76, -231, 92, -222]))), K.line, 1.4, { closed: false }) +
    each(
      [-0.5, -0.15, 0.2],
      (a) =>
        fill(leaf(cx + L + 56, deck - 236, 32, 5, -1.9 + a), '#2a7a5a') +
        dot(cx + L + 56 + Math.cos(-1.9 + a) * 26, deck - 236 + Math.sin(-1.9 + a) * 26, 3.4, K.gold),
    );
  return s;
}

/** Flower canopy on four gold posts. */
function flowerCanopy(T: (p: Poly) => Poly, r: Rng, cx: number, deck: number, L: number): string {
  let s = '';
  for (const x of [-136, 136])
    s +=
      line(T(polyline(x, 0, x * 0.94, -258)), K.line, 9) +
      line(T(polyline(x, 0, x * 0.94, -258)), K.gold, 6.4) +
      each(
        walk(T(polyline(x, -10, x * 0.94, -250)), 17),
        (k, i) =>
          polys(rosette(k.p[0], k.p[1], 7.6, 7, i), i % 2 ? K.conch : '#e0708f') +
          dot(k.p[0], k.p[1], 2, K.gold),
      );
  const top = T(
    loopThrough([
      -164, -250, -150, -286, -84, -318, 0, -334, 84, -318, 150, -286, 164, -250, 80, -258, 0, -262, -80,
      -258,
    ]),
  );
  s +=
    modelled(top, '#b3262a', '#4c0b10', 16, 5) +
    clip(
      top,
      each(
        scatter(top, 21, r, 6),
        ([x, y], i) => polys(rosette(x, y, 7, 7, i), i % 2 ? K.goldHi : '#f0a9b8') + dot(x, y, 2, '#4c0b10'),
      ),
    ) +
    ink(top, K.line, 1.2) +
    line(T(curveThrough(-162, -252, -80, -260, 0, -264, 80, -260, 162, -252)), K.gold, 4) +
    bud(cx, deck - 330, 30, LOTUS);
  s += toran(T(archLine(-158, 158, -250, 10)), 24, 15);
  s +=
    put(gopi(1, POSES.fan(), { hold: [(p, at) => chamara(p, at, -1.2)] }), r, cx - 186, deck + 8, 0.62, 1) +
    put(
      gopi(4, POSES.offer(), { hold: [(p, at, aim) => lotusFlower(p, at, aim, 18)] }),
      r,
      cx + 176,
      deck + 8,
      0.62,
      -1,
    );
  // throne cushion and the couple
  s +=
    inked(T(loopThrough(-118, -14, -100, -44, 0, -52, 100, -44, 118, -14, 0, -2)), '#7a3a78', K.line, 1.1) +
    line(T(curveThrough(-114, -22, 0, -12, 114, -22)), K.gold, 3);
  s += put(
    krishna(
      withArms(
        POSES.sit(),
        { to: [-46, -56], aim: 1.2 },
        { to: [58, -118], aim: -0.6, mudra: 'hold', order: 'front' },
      ),
      {
        flute: undefined,
        wear: { lower: 'dhoti', lowerCloth: PITAMBAR, upper: 'none' },
        prop: tucked(PITAMBAR, PICHWAI_HAND.tones.blue, 0.74),
        hold: [undefined, (p, at, aim) => lotusFlower(p, at, aim, 16)],
      },
    ),
    r,
    cx - 58,
    deck - 16,
    0.76,
    1,
  );
  s += put(
    gopi(
      0,
      withArms(
        POSES.sit(),
        { to: [-36, -60], aim: 1.5 },
        { to: [44, -106], aim: -0.6, mudra: 'open', order: 'front' },
      ),
      { prop: tucked(CLOTHS[0], PICHWAI_HAND.tones.fair, 0.72) },
    ),
    r,
    cx + 62,
    deck - 18,
    0.76,
    -1,
  );
  // the rowers bend to their oars, both fists on the shaft
  const row = (lean: number): FigureSpec['pose'] =>
    withArms(
      {
        ...POSES.offer(),
        headTilt: 0.1 + lean * 0.004,
        spine: [
          [-lean * 0.5, -208],
          [-lean * 0.2, -244],
          [lean * 0.5, -288],
          [lean, -330],
        ],
      },
      { to: [lean + 44, -262], aim: -0.6, mudra: 'grip', order: 'front' },
      { to: [lean + 62, -304], aim: -0.6, mudra: 'grip', order: 'front' },
    );
  s +=
    put(gopi(3, row(44), { hold: [oar, undefined] }), r, cx - 262, deck + 6, 0.64, 1) +
    put(gopi(5, row(26), { hold: [oar, undefined] }), r, cx + 232, deck + 2, 0.62, 1);
  s += paintHull(T, L, cx, deck);
  return s;
}

/** The boat. */
function boat(B: number, cx: number, f: ReturnType<typeof frame>, wy: number, r: Rng): string {
  let s = '';
  const deck = B - 190,
    L = 288,
    T = (p: Poly): Poly => p.map(([x, y]) => [cx + x, deck + y]);
  const flowers: [number, number, number][] = scatter(
    rect(f.x + 6, wy + 16, f.w - 12, B - wy - 20),
    44,
    r,
    0,
    3,
  ).map(([x, y], i) => [x, y, i]);
  const bloom = ([x, y, i]: [number, number, number]) => {
    const k = lerp(0.55, 1.1, (y - wy) / (B - wy));
    return (
      pad(x + r.between(-10, 10), y + 9, 30 * k, '#2a6644', '#8fbf7a', '#10291c', r.between(-0.4, 0.4), 0.4) +
      (i % 4 === 0
        ? bud(x, y + 2, 28 * k, LOTUS)
        : lotus(x, y + 4, 34 * k, i % 5 === 1 ? WHITE_LOTUS : LOTUS, 9))
    );
  };
  flowers.sort((a, b) => a[1] - b[1]);
  for (const q of flowers.filter(
    ([x, y]) =>
      y < deck + 36 &&
      (Math.abs(x - cx) > L + 96 || y < deck - 250 || (y < wy + 40 && Math.abs(x - cx) > 250)),
  ))
    s += bloom(q);
  s += group(fill(T(ellipse(0, 66, L + 20, 22)), '#07131f'), 'opacity=".6" filter="url(#b8)"');
  s += flowerCanopy(T, r, cx, deck, L);
  // collars of gold, pearl and bells about the neck
  for (const [x, y, w] of [
    [L + 63, -116, 19],
    [L + 66, -66, 25],
  ]) {
    const collar = T(curveThrough(x - w, y - 4, x - w * 0.4, y + 6, x + w * 0.4, y + 7, x + w, y - 1));
    s +=
      line(collar, K.line, 8) +
      line(collar, '#b3262a', 6) +
      line(collar, K.goldHi, 1.6) +
      each(
        walk(collar, 8),
        (k) => dot(k.p[0], k.p[1] + 6, 3, K.line) + dot(k.p[0], k.p[1] + 6, 2.4, K.conch),
      );
  }
  const stern = series(9, (i) =>
    leaf(cx - L + 6, deck - 24, 96, 17, -Math.PI / 2 - 0.5 + (i - 4) * 0.27, 0, 0.55),
  );
  for (const i of [0, 8, 1, 7, 2, 6, 3, 5, 4])
    s +=
      fill(stern[i], i % 2 ? '#fbf3e2' : '#f6d0d4') +
      line([stern[i][0], stern[i][14]], '#c9a27e', 0.9) +
      ink(stern[i], K.line, 1);
  for (let i = 0; i < 5; i++)
    s += line(
      T(curveThrough(-L + 20 + i * 20, 70 + i * 5, 0, 80 + i * 6, L - 20 - i * 20, 70 + i * 5)),
      '#7fa6b8',
      1,
      false,
      'opacity=".6"',
    );
  for (const q of flowers.filter(
    ([x, y]) => y > deck + 84 && (Math.abs(Math.abs(x - cx) - 344) > 66 || y > deck + 166),
  ))
    s += bloom(q);
  for (const [x, fx] of [
    [-250, 1],
    [-186, 1],
    [230, -1],
  ] as const)
    s += paintSwan(cx + x, B - (x === -186 ? 40 : 64), 0.44, fx, K.line);
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    cx = W / 2;
  const f = clothFrame(
    W,
    H,
    r,
    8,
    [
      { t: 48, band: lotusBand },
      { t: 12, band: petals, corner: false },
    ],
    { ...BORDER, cols: ['#d9688b', '#f6c9cf', K.gold], bg: K.night },
  );
  const B = f.y + f.h,
    hz = f.y + 212;
  let s =
    fill(rect(f.x, f.y, f.w, f.h), 'url(#ng)') + dots(scatter(rect(f.x, f.y, f.w, 180), 18, r), 1, '#fbe9b8');
  const lim: [number, number, number] = [f.x - 10, f.x + f.w + 10, f.y - 6];
  for (const [dx, dy, rx, ry, fl] of [
    [-344, 104, 96, 108, 1],
    [-196, 124, 66, 66, 0],
    [192, 124, 66, 66, 0],
    [344, 104, 96, 108, 1],
  ] as const)
    s += grove(cx + dx, hz + 4, blob(cx + dx, f.y + dy, rx, ry, r, lim), r, 16, !!fl);
  s += temple(cx - 104, hz - 6, 66, 132) + temple(cx + 108, hz - 6, 66, 132) + temple(cx, hz - 6, 92, 166);
  // ghat steps
  for (let i = 0; i < 5; i++)
    s +=
      fill(rect(f.x, hz - 8 + i * 9, f.w, 10), ['#e9d3b4', '#d9bd98', '#c9a984', '#b99470', '#a8805e'][i]) +
      line(polyline(f.x, hz - 8 + i * 9, f.x + f.w, hz - 8 + i * 9), '#6d4630', 0.8);
  const wy = hz + 36;
  s += water(f.x, wy, f.w, B - wy, r) + fill(rect(f.x, wy, f.w, B - wy), 'url(#wt)');
  s += boat(B, cx, f, wy, r);
  return {
    w: W,
    h: H,
    bg: '#2a0c0d',
    defs:
      linearGradient('ng', 0, f.y, 0, hz, [0, '#4a2a5a'], [0.6, '#c0605a'], [1, '#f3b06a']) +
      linearGradient('wt', 0, wy, 0, B, [0, '#f0a46a55'], [0.3, '#2a5a7a33'], [1, '#0b1a2a66']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: finish(seed),
  };
}

export const work: Work = {
  id: 'gallery-pichwai-nauka-vihar',
  collection: 'gallery',
  seed: 4,
  width: W,
  height: H,
  alt: 'Krishna and Radha sit under a flower canopy in a swan-prowed boat rowed by gopis on a lotus river before temple steps.',
  draw,
};
