/** A red boat on a lotus lake before white palaces. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, transform } from '../../../draw/geometry.ts';
import { ink, modelled } from '../../../draw/ink.ts';
import { clip, each, group, linearGradient, radialGradient } from '../../../draw/markup.ts';
import { inside, scatter, walk } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { arc, ellipse, leaf, rect, ribbon, widths } from '../../../draw/shapes.ts';
import { dot, dots, edged, fill, line, polys } from '../../../draw/svg.ts';
import type { FigureSpec, Held } from '../../../figures/figure.ts';
import { POSES, withArms } from '../../../figures/poses.ts';
import { chamara, lotusFlower } from '../../../figures/props.ts';
import { KISHANGARH_HAND } from '../../../figures/tradition.ts';
import { bud, lotus, pad } from '../../../motifs/painted/lotus.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { GAUZE_LIME, GAUZE_WHITE, INDIGO, SAFFRON, TEAL, krishna } from '../cast.ts';
import { BANI, LORD, MAIDEN, MATRON, type Profile } from '../faces.ts';
import { meadow, plantain } from '../grove.ts';
import { GAUZE, GAUZE_ROSE, MOSS, PLUM, ROSE, SUN_SILK, dressed, put } from '../people.ts';
import { tucked } from '../sitters.ts';
import { K, LINE, LOTUS, begin, surface } from '../style.ts';

/** Evening: colours from the zenith down, and of the water from the far bank to the near one. */
const EVENING = {
  sky: ['#5a2438', '#b2473f', '#f0b070'],
  lake: ['#dfe3de', '#a9bcc4', '#5f7f93'],
  disc: '#f9d9a0',
  glow: '#ffe0b0',
  clouds: '#a8202c',
} as const;

type Box = { x: number; y: number; w: number; h: number };

/** Silver water, the palaces and the moon's path in it. */
function lake(f: Box, hz: number, B: number, pal: string, by: number, r: Rng, m: Point): string {
  let s =
    fill(rect(f.x, hz, f.w, B - hz), 'url(#lk)') +
    group(group(pal, `transform="translate(0 ${2 * by}) scale(1 -1)"`), 'opacity=".28" filter="url(#b2)"');
  for (let j = 0; j < 58; j++) {
    const y = hz + 5 + j * 4.6;
    for (let k = r.int(2, 5); k > 0; k--) {
      const x = r.between(f.x, f.x + f.w - 120),
        w = r.between(40, 170);
      s += line(
        curveThrough(offsets(x, y, [0, 0, 0.3, -1.2, 0.6, 1, 1, 0], w, 1)),
        Math.abs(x + w / 2 - m[0]) < 90 ? '#fbf3d2' : '#9fc0bd',
        0.8,
        false,
        `opacity="${r.between(0.25, 0.6).toFixed(2)}"`,
      );
    }
  }
  return s;
}

/** A pole that both hands of a rower hold, its blade in the water. */
const oar: Held = (pen, at) => {
  const a: Point = [at[0] - 26, at[1] - 96],
    b: Point = [at[0] + 84, at[1] + 262];
  pen.stroke([a, b], 3.2, '#6b4420');
  pen.stroke([a, b], 1, '#c08a50');
  pen.shape(ribbon([b, [b[0] + 15, b[1] + 52]], widths(4, 12, 11, 3)), '#8c2a24', '#3a0c0c', 0.7, 3);
};

/** The slim red boat: rowers at stem and stern, a singer, and the couple under the canopy. */
function boat(x: number, y: number, r: Rng): string {
  const T = (p: Poly) => transform(p, x, y);
  const at = (dx: number, dy: number, k: number, f: FigureSpec, fx: number, own: Profile) =>
    put(f, r, x + dx, y + dy, k, fx, own);
  const tones = KISHANGARH_HAND.tones;
  const row = (lean: number) => ({
    ...withArms(
      POSES.bless(),
      { to: [36, -262], aim: 0.7, mudra: 'grip', order: 'front' },
      { to: [58, -300], aim: -0.3, mudra: 'grip', order: 'front' },
    ),
    headTilt: lean,
  });
  let s = group(fill(T(ellipse(0, 46, 300, 15)), '#3a1220'), 'opacity=".5" filter="url(#b5)"');
  s += at(-222, 6, 0.4, dressed(row(0.16), MOSS, PLUM, GAUZE, { hold: [undefined, oar] }), 1, MATRON);
  s += at(
    -166,
    2,
    0.4,
    dressed(POSES.fan(), PLUM, SAFFRON, GAUZE_ROSE, { hold: [(p, q) => chamara(p, q, -1.2)] }),
    1,
    MAIDEN,
  );
  s += at(206, 2, 0.4, dressed(row(0.1), TEAL, ROSE, GAUZE_LIME, { hold: [undefined, oar] }), 1, BANI);
  for (const px of [-112, 118])
    s += line(T(polyline(px, 6, px, -150)), '#6b3f14', 6) + line(T(polyline(px, 6, px, -150)), K.gold, 4);
  const offering = withArms(POSES.sit(), { to: [-40, -62], aim: 1.5 }, { to: [70, -136], aim: -0.7 });
  s += at(
    -50,
    8,
    0.56,
    krishna(offering, {
      wear: { lower: 'jama', lowerCloth: SUN_SILK, upper: 'jama', upperCloth: SUN_SILK, turban: ROSE },
      prop: tucked(SUN_SILK, tones.blue, 0.66),
      hold: [undefined, (p, q, aim) => lotusFlower(p, q, aim, 17)],
    }),
    1,
    LORD,
  );
  s += at(
    48,
    8,
    0.53,
    dressed(
      withArms(POSES.sit(), { to: [-38, -62], aim: 1.5 }, { to: [56, -118], mudra: 'open', aim: -0.7 }),
      ROSE,
      MOSS,
      GAUZE,
      { prop: tucked(ROSE, tones.fair, 0.66) },
    ),
    -1,
    BANI,
  );
  s += at(
    150,
    10,
    0.46,
    dressed(
      withArms(
        POSES.sit(),
        { to: [50, -104], mudra: 'namaste', aim: -0.9 },
        { to: [54, -106], mudra: 'namaste', aim: -0.9 },
      ),
      INDIGO,
      SAFFRON,
      GAUZE_WHITE,
      { prop: tucked(INDIGO, tones.fair, 0.6) },
    ),
    -1,
    MAIDEN,
  );
  const canopy = T(
    loopThrough([
      -140, -144, -128, -172, -70, -196, 2, -204, 74, -196, 132, -172, 146, -144, 70, -150, 2, -153, -66,
      -150,
    ]),
  );
  s +=
    modelled(canopy, '#a52a26', '#3f0c0c', 18, 5) +
    clip(
      canopy,
      each(scatter(canopy, 16, r, 4), ([a, b]) => polys(rosette(a, b, 4.4, 6), K.goldHi)),
    ) +
    ink(canopy, LINE, 1.3) +
    each(walk(T(curveThrough(-138, -146, 2, -154, 144, -146)), 10), (k) =>
      fill(leaf(k.p[0], k.p[1], 15, 3.6, 1.57), K.gold),
    );
  const hull = T(
    loopThrough([
      -300, -58, -272, -18, -190, 8, 0, 14, 196, 4, 276, -28, 318, -92, 322, -60, 304, -14, 262, 20, 176, 42,
      0, 50, -190, 40, -268, 16, -306, -26,
    ]),
  );
  s +=
    modelled(hull, '#b5352a', '#3d0d0c', 22, 5) +
    clip(
      hull,
      each(
        walk(T(curveThrough(-270, 2, -190, 24, 0, 32, 190, 22, 284, -16)), 27),
        (k, i) =>
          polys(rosette(k.p[0], k.p[1], 8.4, 8, i), i % 2 ? K.goldHi : '#f0c9cc') +
          dot(k.p[0], k.p[1], 2.4, '#7d2a26'),
      ),
    ) +
    line(T(curveThrough(-298, -50, -268, -12, -190, 13, 0, 19, 194, 9, 276, -22, 316, -84)), K.goldHi, 3.4) +
    line(T(curveThrough(-292, -6, -190, 35, 0, 45, 180, 36, 270, 10, 310, -20)), K.gold, 2.4) +
    ink(hull, LINE, 1.6);
  return s + lotus(x + 320, y - 84, 26, LOTUS, 9) + bud(x - 303, y - 54, 26, LOTUS, -0.5);
}

/** The couple meet again among plantains on the near bank, lotuses at their feet. */
function nearBank(f: Box, B: number, r: Rng): string {
  const shore = curveThrough(
    [f.x - 10, B - 118],
    [f.x + 150, B - 104],
    [f.x + 292, B - 66],
    [f.x + 420, B - 30],
    [f.x + 560, B + 8],
  );
  const land = [...shore, [f.x - 10, B + 10] as Point];
  let s =
    fill(land, '#24452f') +
    clip(
      land,
      meadow(rect(f.x, B - 120, 560, 130), 24, r.fork(), '#3f6d42', ['#f0c9cc', '#f8eecb', '#e6b35a']),
    );
  s += ink(shore, '#8fae7a', 2, { closed: false });
  s += plantain(f.x + 92, B - 66, 120, r.fork(), 1.05) + plantain(f.x + 306, B - 40, 92, r.fork(), 0.8);
  s += put(
    krishna(
      withArms(
        POSES.bless(),
        { to: [-40, -210], aim: 1.2 },
        { to: [70, -288], mudra: 'open', aim: -0.2, order: 'front' },
      ),
    ),
    r,
    f.x + 156,
    B - 14,
    0.52,
    1,
    LORD,
  );
  s += put(
    dressed(
      withArms(
        { ...POSES.veil(), headTilt: 0.2 },
        { to: [62, -276], mudra: 'open', aim: 0.1, order: 'front' },
      ),
      TEAL,
      ROSE,
      GAUZE_ROSE,
    ),
    r,
    f.x + 238,
    B - 10,
    0.5,
    -1,
    BANI,
  );
  for (const [x, y] of scatter(rect(f.x + 250, B - 112, f.w - 240, 118), 37, r, 0, 2)
    .filter(([x, y]) => !inside(land, x, y - 8) && y > B - 26 - (x - f.x - 380) * 0.16)
    .sort((p, q) => p[1] - q[1])) {
    const k = lerp(0.8, 1.3, (y - B + 112) / 118);
    s +=
      pad(
        x + r.between(-9, 9),
        y + 8,
        27 * k,
        r.pick(['#2f5f49', '#3a6d50', '#27533f']),
        '#86ae8a',
        '#14301f',
        r.between(-0.3, 0.3),
        0.34,
      ) + (r.chance(0.62) ? lotus(x, y + 5, 25 * k, LOTUS, 9) : bud(x, y + 5, 22 * k, LOTUS));
  }
  return s;
}

/** Palace on the far bank. */
function palaceOnFarBank(hz: number, r: Rng, f: ReturnType<typeof begin>, B: number, m: Point): string {
  let s = '';
  let pal = '';
  const by = hz + 2,
    tower = (x: number, w: number, h: number) => {
      let o = edged(rect(x - w / 2, by - h, w, h), 'url(#mb)', '#7f7a76', 0.8);
      o += fill(rect(x - w / 2 - 5, by - h - 5, w + 10, 6), '#f7f2e6');
      const d = loopThrough(
        [x - w * 0.42, by - h - 5],
        [x - w * 0.46, by - h - w * 0.28],
        [x - w * 0.2, by - h - w * 0.52],
        [x, by - h - w * 0.62],
        [x + w * 0.2, by - h - w * 0.52],
        [x + w * 0.46, by - h - w * 0.28],
        [x + w * 0.42, by - h - 5],
      );
      o +=
        modelled(d, '#efe8da', '#8b8a94', 7, 3) +
        line(d, '#7f7a76', 0.8, true) +
        line(polyline(x, by - h - w * 0.6, x, by - h - w * 0.82), K.gold, 2) +
        dot(x, by - h - w * 0.7, 2.4, K.gold);
      const n = Math.max(1, Math.floor(w / 18));
      for (let j = 0; j < h / 34 - 0.3; j++)
        for (let i = 0; i < n; i++) {
          const ax = x + ((i - (n - 1) / 2) * w) / n,
            ay = by - h + 12 + j * 34;
          const a = [
            [ax - 5, ay + 18],
            [ax - 5, ay + 7],
            ...arc(ax, ay + 7, 5, Math.PI, TAU, 8),
            [ax + 5, ay + 18],
          ] as Poly;
          o += edged(a, r.chance(0.5) ? '#e9b45a' : '#3b3a4a', '#7f7a76', 0.6);
        }
      return o;
    };
  for (const [x, w, h] of [
    [0.14, 60, 58],
    [0.22, 84, 74],
    [0.31, 54, 46],
    [0.43, 70, 50],
    [0.6, 104, 84],
    [0.52, 44, 62],
    [0.68, 44, 66],
    [0.76, 66, 46],
    [0.86, 82, 64],
    [0.95, 56, 40],
  ])
    pal += tower(f.x + f.w * x, w, h);
  s += pal;
  let tr = '';
  for (let i = 0; i < 64; i++) {
    const x = f.x + (f.w * i) / 63,
      h = r.between(10, 30);
    tr += fill(
      loopThrough(
        ...ellipse(x, by - 4, r.between(10, 17), h, 0, 9).flatMap((q) => [
          q[0] + r.between(-3, 3),
          q[1] + r.between(-3, 3),
        ]),
      ),
      r.pick(['#1b3527', '#234432', '#15291f']),
    );
  }
  s += tr;
  return s + lake(f, hz, B, pal, by, r, m);
}

export function redBarge(seed: number, W = 1000, H = 760): Painting {
  const r = new Rng(seed),
    f = begin(r, W, H),
    B = f.y + f.h,
    hz = f.y + 186;
  let s = fill(rect(f.x, f.y, f.w, hz - f.y + 4), 'url(#sky)');
  const m: Point = [f.x + f.w * r.between(0.2, 0.32), f.y + 80];
  const banks = new Rng(seed + 1);
  for (let i = 0; i < 16; i++) {
    const x = banks.between(f.x - 60, f.x + f.w - 120),
      y = f.y + 12 + i * 9,
      w = banks.between(150, 320);
    const bank = loopThrough(offsets(x, y, [0, 0, 0.25, -13, 0.6, -9, 1, 2, 0.6, 9, 0.2, 8], w, 1));
    s += group(
      fill(bank, i % 3 ? EVENING.clouds : '#e2844f'),
      `opacity=".55" filter="url(#b${i % 2 ? 3 : 2})"`,
    );
  }
  s +=
    dot(m[0], m[1], 150, 'url(#mh)') +
    dot(m[0], m[1], 34, EVENING.disc) +
    dots(scatter(rect(f.x, f.y, f.w, 150), 32, r), 0.9, '#f2c9a0');
  s += palaceOnFarBank(hz, r, f, B, m);
  s += boat(f.x + 484, hz + 236, r.fork()) + nearBank(f, B, r.fork());
  // framing trees with leaf whorls
  for (const sg of [-1, 1]) {
    const high = sg < 0 ? 1 : 0.62;
    const tx = sg < 0 ? f.x + 8 : f.x + f.w - 8;
    s += fill(
      ribbon(
        curve([
          [tx, B],
          [tx - sg * 14, B - 190],
          [tx - sg * 4, f.y + 160],
          [tx - sg * 30, f.y + 60],
        ]),
        widths(20, 13, 9, 5),
      ),
      '#3a2a1c',
    );
    for (const [x, y] of scatter(
      loopThrough(
        ...[
          [0, f.y - 10],
          [-sg * 190, f.y - 6],
          [-sg * 150, f.y + 70],
          [-sg * 96, f.y + 120],
          [-sg * 88, f.y + 200],
          [-sg * 30, f.y + 262],
          [sg * 10, f.y + 240],
        ].flatMap((q) => [tx + q[0] * high, f.y + (q[1] - f.y) * high]),
      ),
      17,
      r,
    ).sort((a, b) => a[1] - b[1])) {
      const lc = r.pick(['#1d402c', '#275238', '#336446', '#18361f']);
      for (let i = 0; i < 7; i++) {
        const p = leaf(x, y, 17, 4, (i / 7) * TAU + x);
        s += fill(p, lc) + line([[x, y], p[14]], '#6f9a6a', 0.5);
      }
      if (r.chance(0.16)) s += polys(rosette(x, y, 6, 6), '#e6b8a0') + dot(x, y, 1.8, K.gold);
    }
  }
  return {
    w: W,
    h: H,
    bg: '#5c1f1c',
    defs:
      linearGradient('sky', 0, f.y, 0, hz, [0, EVENING.sky[0]], [0.6, EVENING.sky[1]], [1, EVENING.sky[2]]) +
      linearGradient('lk', 0, hz, 0, B, [0, EVENING.lake[0]], [0.25, EVENING.lake[1]], [1, EVENING.lake[2]]) +
      linearGradient('mb', 0, hz - 120, 0, hz, [0, '#f4eee0'], [1, '#b9b6b2']) +
      radialGradient(
        'mh',
        m[0],
        m[1],
        150,
        [0, EVENING.glow, 0.75],
        [0.3, EVENING.glow, 0.25],
        [1, EVENING.glow, 0],
      ),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: surface(seed),
  };
}
