/** The boat festival: a swan-prowed boat dressed with flowers on the lotus river, ghats and temples behind. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group, linearGradient, repeat } from '../../draw/markup.ts';
import { resample, scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
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

/** Long oar through the hands at (x, y) down into the water. */
function oar(x: number, y: number, lean: number): string {
  const a: Point = [x - lean * 10, y - 18],
    b: Point = [x + lean * 86, y + 236],
    blade = leaf(b[0] - lean * 6, b[1] - 16, 66, 12, Math.atan2(b[1] - a[1], b[0] - a[0]), 0, 0.6);
  return (
    line([a, b], K.line, 6) +
    line([a, b], '#9c5f2c', 4) +
    line([a, b], '#e0b070', 1) +
    modelled(blade, '#b3262a', '#4c0b10', 6, 2) +
    line([blade[0], blade[14]], K.gold, 1.4) +
    ink(blade, K.line, 1)
  );
}

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
  const neck = T(
    ribbon(
      curveThrough(offsets(L, 0, [-84, 34, -6, 6, 42, -52, 58, -118, 30, -172, 36, -210, 66, -222])),
      widths(20, 34, 26, 17, 13, 13, 15),
    ),
  );
  s +=
    modelled(neck, '#f8f0e0', '#a58a70', 12, 3, { op: 0.7 }) +
    clip(
      neck,
      each(walk(T(curveThrough(offsets(L, 0, [-6, 6, 42, -52, 58, -118, 30, -172]))), 15), (k) =>
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
  s +=
    inked(T(polyline(L + 74, -232, L + 112, -216, L + 76, -210)), '#e58a2b', K.line, 1) +
    inked(T(leaf(L + 52, -224, 22, 5.4, 0.1)), '#fffaf0', K.line, 1) +
    dot(cx + L + 65, deck - 223, 3, K.line) +
    each(
      [-0.5, -0.15, 0.2],
      (a) =>
        fill(leaf(cx + L + 52, deck - 234, 30, 5, -1.9 + a), '#2a7a5a') +
        dot(cx + L + 52 + Math.cos(-1.9 + a) * 24, deck - 234 + Math.sin(-1.9 + a) * 24, 3.4, K.gold),
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
    put(gopi(1, POSES.fan(), { hold: [(p, at) => chamara(p, at, -1.2)] }), r, cx - 196, deck + 8, 0.62, 1) +
    put(
      gopi(4, POSES.offer(), { hold: [(p, at, aim) => lotusFlower(p, at, aim, 18)] }),
      r,
      cx + 198,
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
  const row = withArms(
    POSES.stand(),
    { to: [40, -250], aim: 0.4, mudra: 'grip', order: 'front' },
    { to: [56, -290], aim: 0.2, mudra: 'grip', order: 'front' },
  );
  s += put(gopi(3, row), r, cx - 244, deck + 4, 0.6, -1) + put(gopi(5, row), r, cx + 244, deck + 4, 0.6, 1);
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
    [L + 59, -116, 17.5],
    [L + 45, -62, 26],
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
      fill(stern[i], i % 2 ? '#f6c9cf' : '#dd7394') +
      line([stern[i][0], stern[i][14]], '#b83a66', 0.9) +
      ink(stern[i], '#7a1f42', 1);
  s += repeat(
    13,
    (i) =>
      polys(
        rosette(cx - L * 0.84 + i * L * 0.14, deck + 8 - Math.abs(i - 6) ** 2 * 0.34, 9, 8, i),
        i % 2 ? '#f0a62c' : '#e0708f',
      ) + dot(cx - L * 0.84 + i * L * 0.14, deck + 8 - Math.abs(i - 6) ** 2 * 0.34, 2.6, '#8c1c1e'),
  );
  s += oar(cx - 286, deck - 150, -0.5) + oar(cx + 286, deck - 150, 0.5);
  for (let i = 0; i < 5; i++)
    s += line(
      T(curveThrough(-L + 20 + i * 20, 70 + i * 5, 0, 80 + i * 6, L - 20 - i * 20, 70 + i * 5)),
      '#7fa6b8',
      1,
      false,
      'opacity=".6"',
    );
  // rings where the oars dip
  for (const g of [-1, 1])
    for (const [w, d] of [
      [26, 0],
      [44, 5],
      [62, 11],
    ])
      s += line(
        ellipse(cx + g * 340, deck + 118 + d, w, w * 0.16, 0, 40),
        '#9cc0cf',
        1,
        true,
        'opacity=".55"',
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
