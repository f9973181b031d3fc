/** Pichwai pictures with people: Venugopala, Shrinathji, the raas of the full moon. */
import {
  type Point,
  type Poly,
  TAU,
  curveThrough,
  loopThrough,
  ellipse,
  leaf,
  lerp,
  polyline,
  polar,
  rect,
  scatter,
  walk,
} from '../../draw/geometry.ts';
import { clip, dot, dots, fill, group, linearGradient, line, polys, radialGradient } from '../../draw/svg.ts';
import { ink } from '../../draw/ink.ts';
import { beads, frame, petals, plain } from '../../draw/borders.ts';
import { Rng } from '../../draw/random.ts';
import type { Painting } from '../../draw/painting.ts';
import { rosette } from '../../motifs/plants.ts';
import { bud, lotus, pad, paintCow, paintSwan } from '../../motifs/painted.ts';
import {
  COW,
  LOTUS_PINK,
  LOTUS_WHITE,
  PICHWAI,
  PICHWAI_BORDER,
  goldLine,
  grove,
  lotusBand,
  water,
} from './scenes.ts';
import { drawFigure, type FigureSpec, type Placed } from '../../figures/figure.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { chamara, lotusFlower } from '../../figures/props.ts';
import { PICHWAI_HAND } from '../../figures/tradition.ts';
import { cloth } from '../../figures/cloths.ts';

const K = PICHWAI;
export const PITAMBAR = cloth('#efb83c', '#8f4d10', '#b3262a', '#b3262a', '#f6e3a6', 'dots');
const CLOTHS = [
  cloth('#b3262a', '#4c0b10', '#f1c65a', '#e0b44e', '#6e1518'),
  cloth('#2c7a4a', '#0d3420', '#f3d889', '#e0b44e', '#8c1c1e'),
  cloth('#d9688b', '#7a1f42', '#fbeee6', '#e0b44e', '#8c1c1e'),
  cloth('#e58a2b', '#84380c', '#fbeec0', '#b3262a', '#f3d889'),
  cloth('#2f5fa0', '#10264f', '#f3d889', '#e0b44e', '#8c1c1e'),
  cloth('#7a3a78', '#34103a', '#f3d889', '#e0b44e', '#8c1c1e'),
];
const veilOf = (i: number) => ({ ...CLOTHS[i % CLOTHS.length], pattern: 'dots' as const, opacity: 0.9 });
const finish = (seed: number) => ({
  seed,
  surface: 'cloth' as const,
  wobble: 0.7,
  grain: 0.8,
  mottle: 0.9,
  fibre: 0.7,
  vignette: 0.7,
  age: 0.5,
});

/** Gopi in skirt, bodice and veil. @param i picks the colours */
export function gopi(i: number, pose = POSES.stand(), extra: Partial<FigureSpec> = {}): FigureSpec {
  return {
    build: 'woman',
    view: 'profile',
    pose,
    tone: i % 3 === 2 ? 'wheat' : 'fair',
    hair: 'bun',
    gear: 'tikka',
    jewels: 2,
    wear: {
      lower: 'ghagra',
      lowerCloth: CLOTHS[i % 6],
      upper: 'choli',
      upperCloth: CLOTHS[(i + 1) % 6],
      veil: veilOf(i + 3),
    },
    ...extra,
  };
}

/** Krishna: blue, yellow dhoti, peacock crown, forest garland. */
export function krishna(pose = POSES.flute(), extra: Partial<FigureSpec> = {}): FigureSpec {
  return {
    build: 'man',
    view: 'profile',
    pose,
    tone: 'blue',
    hair: 'curls',
    gear: 'mukut',
    jewels: 2,
    earring: 'makara',
    wear: {
      lower: 'dhoti',
      lowerCloth: PITAMBAR,
      upper: 'none',
      scarf: CLOTHS[0],
      scarfStyle: 'stole',
      sash: CLOTHS[0],
    },
    garland: [{ cols: [K.conch, '#e0708f', K.conch, K.leafHi], to: -0.12, r: 6 }],
    flute: 0.28,
    ...extra,
  };
}

/** Paint a figure and return its SVG. */
function put(f: FigureSpec, r: Rng, x: number, y: number, s: number, fx = 1): string {
  const pen = new Pen(PICHWAI_HAND, r, x, y, s, fx);
  drawFigure(pen, f);
  return pen.svg;
}

/** Flowering tufts so that the dark meadow is never bare. */
function tufts(area: Poly, r: Rng, gap: number): string {
  return scatter(area, gap, () => r.unit())
    .map(([x, y]) => {
      const blades = [-0.6, -0.2, 0.2, 0.6]
        .map((a) => fill(leaf(x, y + 12, 22, 3.4, -Math.PI / 2 + a), '#2f6a3e'))
        .join('');
      return (
        blades +
        polys(rosette(x, y - 8, 5.6, 5), r.pick(['#e0708f', K.goldHi, K.conch])) +
        dot(x, y - 8, 1.7, '#8c1c1e')
      );
    })
    .join('');
}

/** Lotus throne seen from the side. */
function lotusSeat(x: number, y: number, w: number): string {
  let o = '';
  for (const [n, R, dy] of [
    [11, 34, 0],
    [9, 28, -3],
  ] as const)
    for (let i = 0; i < n; i++) {
      const u = lerp(-1, 1, i / (n - 1)),
        p = leaf(x + u * w * 0.8, y + dy, R, 11, Math.PI / 2 - u * 0.62, 0, 0.5);
      o += fill(p, n === 11 ? '#dd7394' : '#f4b9c4') + ink(p, '#7a1f42', 1);
    }
  return o + fill(ellipse(x, y, w * 0.94, 9), '#e7c25a') + ink(ellipse(x, y, w * 0.94, 9), K.line, 1);
}

/** River strip with pads and lotuses. @param clear points kept free for birds */
function lotusRiver(f: { x: number; w: number }, y: number, B: number, r: Rng, clear: Point[] = []): string {
  let s =
    water(f.x, y, f.w, B - y, r) +
    ink(polyline(f.x, y, f.x + f.w, y), K.gold, 2.4, { closed: false, taper: 0 });
  const pts = scatter(rect(f.x + 16, y + 26, f.w - 32, B - y - 34), 46, () => r.unit(), 0, 3)
    .filter((q) => clear.every((k) => Math.hypot((q[0] - k[0]) * 0.8, q[1] - k[1]) > 46))
    .sort((a, b) => a[1] - b[1]);
  for (const [x, yy] of pts)
    s += pad(
      x + r.between(-10, 10),
      yy + 10,
      r.between(22, 29),
      '#2a6644',
      '#8fbf7a',
      '#10291c',
      r.between(-0.4, 0.4),
      0.42,
    );
  pts.forEach(([x, yy], i) => {
    s += line(curveThrough(x, yy + 13, x + 3, yy + 2, x, yy - 7), '#4f8a52', 2);
    s +=
      i % 4 === 0
        ? bud(x, yy, 27, LOTUS_PINK)
        : lotus(x, yy, r.between(27, 36), i % 5 === 1 ? LOTUS_WHITE : LOTUS_PINK, 9);
  });
  return s;
}

const blob = (cx: number, cy: number, rx: number, ry: number, r: Rng, min: [number, number, number]): Poly =>
  loopThrough(
    ...ellipse(cx, cy, rx, ry, 0, 15)
      .map(([x, y]) => [
        Math.max(min[0], Math.min(min[1], x + r.between(-9, 9))),
        Math.max(min[2], y + r.between(-9, 9)),
      ])
      .flat(),
  );

/** Krishna with the flute between gopis, cows listening. */
export function venugopala(seed: number, W = 780, H = 1000): Painting {
  const r = new Rng(seed),
    cx = W / 2;
  const f = frame(
    W,
    H,
    10,
    [
      { t: 8, band: goldLine, corner: false },
      { t: 54, band: lotusBand },
      { t: 8, band: goldLine, corner: false },
      { t: 14, band: beads, corner: false },
    ],
    r,
    PICHWAI_BORDER,
  );
  const B = f.y + f.h,
    wy = B - 104,
    ground = wy - 116;
  let s =
    fill(rect(f.x, f.y, f.w, f.h), 'url(#ng)') +
    dots(
      scatter(rect(f.x, f.y, f.w, 300), 17, () => r.unit()),
      1,
      K.gold,
    );
  s += tufts(rect(f.x + 10, f.y + 330, f.w - 20, wy - f.y - 340), r, 37);
  const lim: [number, number, number] = [f.x - 10, f.x + f.w + 10, f.y - 6];
  for (const sg of [-1, 1])
    s += grove(
      cx + sg * f.w * 0.38,
      ground - 60,
      blob(cx + sg * f.w * 0.38, f.y + 120, 110, 120, r, lim),
      r,
      18,
      false,
    );
  s += grove(cx, ground - 20, blob(cx, f.y + 122, 168, 130, r, [f.x, f.x + f.w, f.y + 4]), r, 34);
  // halo behind the crowned head
  const hy = ground - 372;
  s +=
    group(dot(cx, hy, 84, '#f3d889'), 'opacity=".22" filter="url(#b8)"') +
    line(ellipse(cx + 4, hy, 80, 80, 0, 70), K.gold, 2.4, true);
  s += dots(
    walk(ellipse(cx + 4, hy, 86, 86, 0, 70), 11, true).map((k) => k.p),
    1.8,
    K.goldHi,
  );
  const chauri: FigureSpec['hold'] = [(p, at) => chamara(p, at, -1.25)];
  const offer: FigureSpec['hold'] = [undefined, (p, at, aim) => lotusFlower(p, at, aim, 18)];
  s += put(gopi(0 + (seed % 3), POSES.fan(), { hold: chauri }), r, cx - 186, ground + 16, 0.95, 1);
  s += put(gopi(4, POSES.stand(), { hold: offer }), r, cx + 190, ground + 16, 0.95, -1);
  s += lotusSeat(cx, ground + 22, 70);
  s += put(krishna(), r, cx - 2, ground + 20, 1.06, 1);
  for (const [dx, sc] of [
    [-222, 0.5],
    [222, 0.5],
    [-104, 0.43],
    [104, 0.43],
  ] as const)
    s += paintCow(cx + dx, wy - 118 * sc + (Math.abs(dx) < 150 ? -4 : 4), sc, dx < 0 ? 1 : -1, COW, r, {
      cloth: dx === 222 || dx === -104,
    });
  s += lotusRiver(f, wy, B, r, [
    [cx - 80, B - 50],
    [cx + 80, B - 50],
  ]);
  for (const sg of [-1, 1]) s += paintSwan(cx + sg * 80, B - 42, 0.42, sg, K.line);
  return {
    w: W,
    h: H,
    bg: '#2a0c0d',
    defs: linearGradient('ng', 0, f.y, 0, wy, [0, '#0d1b2b'], [0.45, '#11261f'], [1, '#1b3f2d']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: finish(seed),
  };
}

/** Goswami priest in white jama and red scarf, holding a lamp tray. */
function priest(i: number): FigureSpec {
  const white = cloth('#f3ead6', '#a8906c', '#d9ad4c', '#b3262a', '#f3d889', 'dots'),
    saffron = CLOTHS[i % 2 ? 0 : 3];
  return {
    build: 'man',
    view: 'profile',
    pose: POSES.offer(),
    tone: 'wheat',
    hair: 'none',
    gear: 'turban',
    jewels: 1,
    earring: 'jhumka',
    face: { moustache: i % 2 === 0, noseRing: false },
    wear: {
      lower: 'jama',
      lowerCloth: white,
      upper: 'jama',
      upperCloth: white,
      turban: saffron,
      sash: saffron,
      scarf: saffron,
      scarfStyle: 'stole',
    },
    hold: [(p, at) => lamp(p, at)],
  };
}

/** Aarti tray with five flames. */
function lamp(pen: Pen, at: Point) {
  const [x, y] = [at[0] + 8, at[1] - 8];
  for (let i = -2; i <= 2; i++) {
    pen.flat(leaf(x + i * 8, y - 6, 17, 3.6, -Math.PI / 2, 0, 0.4), '#f6a83a');
    pen.flat(leaf(x + i * 8, y - 6, 10, 1.9, -Math.PI / 2, 0, 0.4), '#fff2c0');
  }
  pen.gold(loopThrough(x - 24, y - 6, 0 + x, y - 4, x + 24, y - 6, x + 14, y + 5, x - 14, y + 5), false);
}

/** Shrinathji of Nathdwara: left arm raised, right fist on the hip, dark, wide lotus eyes lowered to the devotee. */
function shrinathji(x: number, y: number, s: number, r: Rng): string {
  const robe = cloth('#e8a02c', '#8a4210', '#8c1c1e', '#8c1c1e', '#f3d889', 'buti');
  const spec: FigureSpec = {
    build: 'man',
    view: 'front',
    front: true,
    pose: POSES.shrinathji(),
    tone: 'dark',
    hair: 'none',
    gear: 'mukut',
    jewels: 3,
    earring: 'makara',
    face: { gaze: [0, 2.6], lowered: 0.2, tilak: 'vaishnava' },
    headScale: 1.2,
    wear: { lower: 'ghagra', lowerCloth: robe, upper: 'none', scarf: CLOTHS[0], scarfStyle: 'stole' },
    garland: [
      { cols: ['#e0708f', K.conch], to: 0.1, r: 6 },
      { cols: [K.conch, K.conch, '#d9688b', '#5c9250'], to: -1.05, r: 8 },
    ],
  };
  const pen = new Pen(PICHWAI_HAND, r, x, y, s, 1, false, 1.08);
  const at: Placed = drawFigure(pen, spec);
  const chin = pen.at([at.mouth[0], at.mouth[1] + 13]);
  return (
    pen.svg +
    fill(leaf(chin[0], chin[1] + 6, 13, 5, -Math.PI / 2), '#f4f1ea') +
    dot(chin[0], chin[1] - 1, 3.4, '#f4f1ea')
  );
}

/**
 * Upright cows and lotuses along all four sides of a plain band.
 * @param m distance of the band's middle from the edge
 */
function cowBorder(W: number, H: number, m: number, r: Rng): string {
  let o = '';
  const item = (x: number, y: number, i: number, fx: number) => {
    o +=
      i % 2
        ? lotus(x, y + 20, 31, LOTUS_PINK, 9)
        : paintCow(x - 3 * fx, y + 6, 0.2, fx, COW, r, { cloth: i % 4 === 0 });
  };
  for (let i = 0; i < 7; i++)
    for (const y of [m, H - m]) item(lerp(m + 80, W - m - 80, i / 6), y, i, i < 3 ? 1 : -1);
  for (let i = 0; i < 10; i++)
    for (const x of [m, W - m]) item(x, lerp(m + 80, H - m - 80, i / 9), i + 1, x < W / 2 ? 1 : -1);
  return o;
}

/** Shrinathji in his niche with two priests and cows below. */
export function shrinathjiDarshan(seed: number, W = 780, H = 1000): Painting {
  const r = new Rng(seed),
    cx = W / 2;
  const f = frame(
    W,
    H,
    10,
    [
      { t: 8, band: goldLine, corner: false },
      { t: 60, band: plain('#6e1518') },
      { t: 8, band: goldLine, corner: false },
      { t: 16, band: petals, corner: false },
    ],
    r,
    { ...PICHWAI_BORDER, cols: ['#d9688b', '#f6c9cf', K.gold], bg: K.night },
  );
  const B = f.y + f.h,
    base = B - 176,
    top = f.y + 40,
    hw = 158;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#ng)');
  s += scatter(rect(f.x, f.y, f.w, base - f.y), 30, () => r.unit())
    .map(([x, y]) => polys(rosette(x, y, 7, 6, x), '#2f6a44') + dot(x, y, 2, K.gold))
    .join('');
  // niche: cusped arch hung with a lotus pichwai
  const arch = (k: number): Poly => {
    const o: Poly = [[cx - hw - k, base + 20]];
    for (let i = 0; i <= 72; i++) {
      const t = i / 72,
        a = Math.PI + t * Math.PI,
        cusp = 1 + 0.045 * Math.abs(Math.sin(t * Math.PI * 7)) + 0.1 * Math.sin(t * Math.PI) ** 20;
      o.push([cx + Math.cos(a) * (hw + k), top + 196 + Math.sin(a) * (176 + k) * cusp]);
    }
    return [...o, [cx + hw + k, base + 20]];
  };
  for (const [k, col] of [
    [44, K.line],
    [41, K.gold],
    [36, '#8c1c1e'],
    [12, K.gold],
    [8, K.line],
  ] as const)
    s += fill(arch(k), col);
  s += walk(arch(24).slice(1, -1), 27)
    .map(
      (k, i) =>
        rosette(k.p[0], k.p[1], 11, 8, i)
          .map((p) => fill(p, i % 2 ? K.conch : '#f0a9b8'))
          .join('') + dot(k.p[0], k.p[1], 3.2, K.gold),
    )
    .join('');
  s += fill(arch(4), '#2b7266');
  s += clip(
    arch(4),
    scatter(arch(4), 44, () => r.unit())
      .map(
        ([x, y]) =>
          pad(x, y + 8, 19, '#1a4f3a', '#6fa56a', '#0c2219', r.between(-0.4, 0.4), 0.5) +
          lotus(x, y + 6, 21, r.chance(0.3) ? LOTUS_WHITE : LOTUS_PINK, 7),
      )
      .join(''),
  );
  // stepped dais
  for (const [y, h, w, col] of [
    [base - 4, 26, 300, '#b3262a'],
    [base + 22, 26, 400, '#2c6a3c'],
    [base + 48, 24, f.w, '#8c1c1e'],
  ] as const) {
    const n = Math.round(w / 24);
    s += fill(rect(cx - w / 2, y, w, h), col) + line(polyline(cx - w / 2, y, cx + w / 2, y), K.gold, 3);
    for (let i = 0; i < n; i++)
      s += fill(
        leaf(cx - w / 2 + ((i + 0.5) * w) / n, y + h - 2, h - 6, 8, -Math.PI / 2, 0, 0.4),
        i % 2 ? K.goldHi : '#f0a9b8',
      );
  }
  s += shrinathji(cx, base, 1.03, r);
  for (const sg of [-1, 1]) {
    s +=
      fill(leaf(cx + sg * 92, base + 4, 46, 9, -Math.PI / 2), K.gold) +
      dot(cx + sg * 92, base - 2, 12, '#d9ad4c') +
      lotus(cx + sg * 92, base - 8, 24, LOTUS_PINK, 7);
    s += put(priest(sg > 0 ? 1 : 0), r, cx + sg * 244, base + 44, 0.78, -sg);
  }
  s +=
    fill(rect(f.x, base + 72, f.w, B - base - 72), '#1d4a34') +
    dots(
      scatter(rect(f.x, base + 76, f.w, 100), 12, () => r.unit()),
      1.4,
      '#8fbf7a',
    );
  for (const [dx, sc] of [
    [-222, 0.46],
    [-106, 0.42],
    [106, 0.42],
    [222, 0.46],
  ] as const)
    s += paintCow(cx + dx, B - 56, sc, dx < 0 ? 1 : -1, COW, r, { cloth: Math.abs(dx) > 200 });
  s +=
    lotus(cx, B - 18, 44, LOTUS_PINK, 9) +
    lotus(cx - 44, B - 14, 30, LOTUS_WHITE, 7) +
    lotus(cx + 44, B - 14, 30, LOTUS_WHITE, 7);
  return {
    w: W,
    h: H,
    bg: '#2a0c0d',
    defs: linearGradient('ng', 0, f.y, 0, B, [0, '#123526'], [1, '#0d2a20']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg + cowBorder(W, H, 48, r),
    finish: finish(seed),
  };
}

/** The autumn raas: Krishna beside every gopi, the ring turning under a full moon. */
export function raas(seed: number, W = 1000, H = 1000): Painting {
  const r = new Rng(seed),
    cx = W / 2,
    cy = H / 2 + 18;
  const f = frame(
    W,
    H,
    10,
    [
      { t: 8, band: goldLine, corner: false },
      { t: 52, band: lotusBand },
      { t: 8, band: goldLine, corner: false },
      { t: 14, band: beads, corner: false },
    ],
    r,
    PICHWAI_BORDER,
  );
  const B = f.y + f.h,
    R = 202,
    n = 8,
    sc = 0.37;
  let s =
    fill(rect(f.x, f.y, f.w, f.h), 'url(#ng)') +
    dots(
      scatter(rect(f.x, f.y, f.w, 200), 15, () => r.unit()),
      1,
      '#f3e7c0',
    );
  // moon and groves
  const m: Point = [cx, f.y + 54];
  for (const sg of [-1, 1])
    for (const [dx, dy, rx, ry] of [
      [300, 150, 96, 150],
      [356, 420, 62, 120],
    ] as const)
      s += grove(
        cx + sg * dx,
        f.y + dy + ry + 90,
        blob(cx + sg * dx, f.y + dy, rx, ry, r, [f.x - 8, f.x + f.w + 8, f.y - 4]),
        r,
        16,
        dy < 200,
      );
  s +=
    dot(m[0], m[1], 130, 'url(#mh)') +
    dot(m[0], m[1], 42, '#fbf4da') +
    line(ellipse(m[0], m[1], 42, 42, 0, 60), K.gold, 1.6, true);
  // dancing ground: rings of petals and flowers
  s +=
    group(dot(cx, cy, R + 150, '#dfe8d2'), 'opacity=".14" filter="url(#b24)"') +
    dot(cx, cy, R + 120, '#16392a');
  for (const [q, col, w] of [
    [R + 120, K.gold, 3],
    [R + 116, K.conch, 1],
    [64, K.gold, 2.4],
  ] as const)
    s += line(ellipse(cx, cy, q, q, 0, 120), col, w, true);
  s += dots(
    Array.from({ length: 110 }, (_, i) => polar(cx, cy, R + 120, (i / 110) * TAU)),
    2.2,
    K.goldHi,
  );
  s += scatter(ellipse(cx, cy, R + 108, R + 108, 0, 60), 24, () => r.unit())
    .map(
      ([x, y]) =>
        polys(rosette(x, y, 5, 5, x), r.pick(['#2f6a44', '#3f7c4c', '#b8657a'])) + dot(x, y, 1.4, K.goldHi),
    )
    .join('');
  const centre = 122;
  s += dot(cx, cy, centre, '#112c40') + line(ellipse(cx, cy, centre, centre, 0, 90), K.gold, 3, true);
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * TAU,
      p = leaf(...(polar(cx, cy, centre - 2, a) as [number, number]), 22, 9, a, 0, 0.5);
    s += fill(p, i % 2 ? '#dd7394' : '#f6c9cf') + ink(p, '#7a1f42', 0.9);
  }
  // ring of dancers, feet toward the centre, hands meeting
  const pair = Array.from({ length: n * 2 }, (_, i) => i);
  for (const i of pair) {
    const a = (i / (n * 2)) * TAU - Math.PI / 2,
      fx = i % 2 ? 1 : -1;
    const reach = 0.94,
      pose = withArms(POSES.ring(), { reach, to: [-100, -296] }, { reach, to: [100, -296] });
    const spec = i % 2 ? gopi(i >> 1, pose) : krishna(pose, { flute: undefined });
    const art = put(spec, r, 0, 0, sc, fx);
    const spot = polar(cx, cy, R - 56, a)
        .map((v) => v.toFixed(1))
        .join(' '),
      turn = ((a + Math.PI / 2) * 57.2958).toFixed(2);
    s += group(art, `transform="translate(${spot}) rotate(${turn})"`);
  }
  // heart of the dance
  s += tufts(ellipse(cx, cy, centre - 22, centre - 22, 0, 40), r, 34);
  for (const sg of [-1, 1])
    s +=
      tufts(rect(cx + sg * 345 - 55, B - 190, 110, 100), r, 36) +
      paintCow(cx + sg * 330, B - 104, 0.42, -sg, COW, r, { cloth: sg > 0 });
  s += put(krishna(POSES.flute()), r, cx - 46, cy + 100, 0.46, 1);
  const radha = withArms(POSES.stand(), {}, { to: [40, -258], aim: -1.25 });
  s += put(
    gopi(0, radha, { hold: [undefined, (p, at, aim) => lotusFlower(p, at, aim, 18)] }),
    r,
    cx + 56,
    cy + 100,
    0.46,
    -1,
  );
  const strip = B - 58;
  s += lotusRiver(f, strip, B + 16, r);
  return {
    w: W,
    h: H,
    bg: '#2a0c0d',
    defs:
      linearGradient('ng', 0, f.y, 0, B, [0, '#0a1730'], [0.5, '#10283a'], [1, '#143a2c']) +
      radialGradient('mh', m[0], m[1], 130, [0, '#fff4d0', 0.8], [0.4, '#fff4d0', 0.25], [1, '#fff4d0', 0]),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: finish(seed),
  };
}
