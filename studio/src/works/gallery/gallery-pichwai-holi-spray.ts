/** The white cloth of Holi, splashed with colour in the play: Krishna, gopis, syringes and drums. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, polar, series } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group, repeat } from '../../draw/markup.ts';
import { resample, scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, polys } from '../../draw/svg.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { mridangam } from '../../figures/props.ts';
import { sitting } from '../../figures/seats.ts';
import { PICHWAI_HAND } from '../../figures/tradition.ts';
import { kadamba } from '../../motifs/painted/kadamba.ts';
import { bud, lotus } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { CLOTHS, K, PITAMBAR, finish, gopi, krishna, put } from '../../traditions/pichwai/people.ts';
import { toran } from '../../traditions/pichwai/shrine.ts';
import { LOTUS } from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 1000];

const COLOURS = ['#d8344a', '#f0a61e', '#e0559a', '#e5622a', '#7fae3c'];

/** Colour thrown on cloth: it soaks the weave, pools along its edge, runs down, and leaves drops of all sizes in its flight. */
function splash(x: number, y: number, R: number, col: string, r: Rng): string {
  const flight = r.between(-2.4, -0.7),
    n = 13,
    edge = curve(
      series(n, (i) => polar(x, y, R * r.between(0.7, 1.06), (i / n) * TAU)),
      true,
    );
  const runs = repeat(r.int(3, 5), () => {
    const dx = r.between(-0.62, 0.62) * R,
      L = R * r.between(0.5, 1.7),
      y0 = y + Math.sqrt(Math.max(0, 0.7 - (dx / R) ** 2)) * R * 0.8;
    return fill(
      ribbon(
        curveThrough(x + dx, y0 - R * 0.3, x + dx + r.between(-2, 2), y0 + L * 0.5, x + dx, y0 + L),
        widths(3.4, 2, 1.4, 2.6),
      ),
      col,
    );
  });
  const drops = repeat(Math.round(R * 0.9), () => {
    const size = 0.9 + 4.6 * r.unit() ** 4,
      away = R * (0.9 + 2.2 * r.unit() ** 1.6);
    return dot(...polar(x, y, away, flight + r.between(-1, 1) * r.between(0.2, 1.5)), size, col);
  });
  return (
    group(fill(ellipse(x, y, R * 1.5, R * 1.42), col), 'opacity=".2" filter="url(#b24)"') +
    group(fill(edge, col), 'opacity=".34" filter="url(#b8)"') +
    group(fill(edge, col), 'opacity=".2" filter="url(#b3)"') +
    group(line(edge, col, 5, true), 'opacity=".34" filter="url(#b3)"') +
    group(runs, 'opacity=".42" filter="url(#b1)"') +
    group(drops, 'opacity=".66"')
  );
}

/** Brass syringe along `aim`. */
const pichkari = (pen: Pen, at: Point, aim: number) => {
  const q = (u: number, v: number): Point => [
    at[0] + Math.cos(aim) * u - Math.sin(aim) * v,
    at[1] + Math.sin(aim) * u + Math.cos(aim) * v,
  ];
  pen.gold(
    [q(-30, -5.6), q(46, -5.6), q(54, -2.4), q(68, -1.6), q(68, 1.6), q(54, 2.4), q(46, 5.6), q(-30, 5.6)],
    false,
  );
  for (const u of [-24, 2, 40]) pen.stroke([q(u, -5.6), q(u, 5.6)], 1.2, '#8c1c1e');
  pen.stroke([q(-30, 0), q(-48, 0)], 1.8, pen.tr.goldLine);
  pen.stroke([q(-48, -7), q(-48, 7)], 2, pen.tr.gold);
};

/** Jet of coloured water from the nozzle at `a`, parting into strands and drops before it meets `b`. */
function jet(a: Point, b: Point, lift: number, col: string, r: Rng): string {
  const strand = (k: number): Poly =>
    curve([
      a,
      [lerp(a[0], b[0], 0.36), lerp(a[1], b[1], 0.36) - lift + k * 0.3],
      [lerp(a[0], b[0], 0.7), lerp(a[1], b[1], 0.7) - lift * 0.86 + k * 0.7],
      [b[0] + r.between(-5, 5), b[1] + k],
    ]);
  let s = group(line(strand(0), col, 15), 'opacity=".26" filter="url(#b5)"');
  for (const k of [-30, -17, -6, 4, 15, 29])
    s += ink(strand(k), col, 2.8, { closed: false, taper: 0.9, vary: 0.4 });
  for (const k of walk(strand(0), 5))
    if (k.t > 0.2)
      s += dot(
        k.p[0] + r.between(-1, 1) * k.t * 26,
        k.p[1] + r.between(-1, 1.6) * k.t * 30,
        0.8 + 2.6 * r.unit() ** 2,
        col,
      );
  for (let i = 0; i < 40; i++)
    s += dot(...polar(b[0], b[1], r.between(2, 58), r.between(-2.6, 1.6)), 0.8 + 3.4 * r.unit() ** 3, col);
  return s + group(fill(ellipse(b[0], b[1], 28, 38), col), 'opacity=".5" filter="url(#b8)"');
}

const handful = (col: string) => (pen: Pen, at: Point, aim: number) => {
  for (let i = 0; i < 18; i++)
    pen.flat(
      ellipse(
        ...polar(at[0], at[1], 5 + i * 3.6, aim + Math.sin(i * 2.3) * 0.55),
        3.6 - i * 0.1,
        3.2 - i * 0.1,
        0,
        9,
      ),
      col,
      `opacity="${(0.95 - i * 0.04).toFixed(2)}"`,
    );
};

/** Tub of colour, plates of powder, drummers and cymbals. */
function colourTub(cx: number, ground: number, B: number, r: Rng): string {
  let s = '';
  const tub = loopThrough(
    offsets(cx, ground, [-52, 96, -60, 122, -38, 146, 0, 151, 38, 146, 60, 122, 52, 96]),
  );
  s +=
    modelled(tub, '#d9ad4c', '#6d3f10', 14, 3) +
    ink(tub, K.line, 1.3) +
    inked(ellipse(cx, ground + 96, 55, 13), '#f3d889', K.line, 1) +
    fill(ellipse(cx, ground + 97, 46, 9.5), '#d8344a') +
    dots(resample(polyline(cx - 54, ground + 122, cx + 54, ground + 122), 10), 2.2, '#8c1c1e');
  const drummer = (i: number) =>
    krishna(POSES.mridangam(), {
      tone: i ? 'wheat' : 'fair',
      gear: 'turban',
      hair: 'none',
      flute: undefined,
      garland: [],
      face: { moustache: true, noseRing: false },
      prop: (p) => {
        sitting(i ? PITAMBAR : CLOTHS[1], PICHWAI_HAND.tones[i ? 'wheat' : 'fair'])(p);
        mridangam(p, [4, -66], 116);
      },
      wear: {
        lower: 'dhoti',
        lowerCloth: i ? PITAMBAR : CLOTHS[1],
        upper: 'none',
        turban: CLOTHS[i ? 0 : 3],
      },
    });
  for (const [i, sg] of [
    [0, -1],
    [1, 1],
  ] as const) {
    const x = cx + (i ? 330 : -352),
      k = i ? 0.78 : 0.86,
      mat = ellipse(x, B - 22, 112, 18);
    s +=
      fill(mat, i ? '#2f5fa0' : '#b3262a') +
      line(ellipse(x, B - 22, 103, 14), K.goldHi, 1.6, true) +
      ink(mat, K.line, 1) +
      put(drummer(i), r, x, B - 26, k, -sg);
  }
  for (const [dx, c] of [
    [-96, 0],
    [0, 1],
    [96, 2],
  ] as const) {
    const x = cx + dx,
      y = B - 32,
      cone = loopThrough(x - 32, y + 2, x - 18, y - 19, x, y - 30, x + 18, y - 19, x + 32, y + 2);
    s +=
      fill(cone, COLOURS[c]) +
      dots(scatter(cone, 6, r), 1, '#fff6dc') +
      ink(cone, K.line, 0.9) +
      inked(
        loopThrough(x - 44, y + 1, x, y + 8, x + 44, y + 1, x + 28, y + 15, x - 28, y + 15),
        '#d9ad4c',
        K.line,
        1,
      );
  }
  return s;
}

/** Krishna from the left, Radha and her friends from the right; everybody moves, and the jets cross. */
function players(cx: number, ground: number, r: Rng): string {
  const dancing = (x: number, y: number, aim: number, lean = 0, back: Point = [-60, -222]) =>
    withArms(
      { ...POSES.dance(), headTilt: lean, sweep: -14 },
      { to: back, mudra: 'hip', aim: 0.5 },
      { to: [x, y], aim, mudra: 'open', order: 'front' },
    );
  const squirt = (up = 0) =>
    withArms(
      {
        ...POSES.bless(),
        headTilt: 0.04,
        legs: [
          { knee: [-34, -106], ankle: [-54, -12], foot: 'right' },
          { knee: [42, -118], ankle: [42, -12], foot: 'right' },
        ],
      },
      { to: [38, -258 - up], aim: -0.2, mudra: 'grip', order: 'front' },
      { to: [78, -276 - up], aim: -0.26, mudra: 'grip', order: 'front' },
    );
  const one = (
    dx: number,
    dy: number,
    k: number,
    fx: number,
    i: number,
    pose: FigureSpec['pose'],
    hold: FigureSpec['hold'],
  ) => put(gopi(i, pose, { hold }), r, cx + dx, ground + dy, k, fx);
  let s =
    one(-392, 24, 0.84, 1, 0, dancing(66, -404, -1.1), [undefined, handful(COLOURS[1])]) +
    one(-300, -6, 0.78, 1, 4, dancing(80, -360, -0.6, 0.08, [-80, -330]), [undefined, handful(COLOURS[2])]) +
    one(54, -26, 0.74, -1, 5, dancing(60, -410, -1.2, -0.06), [undefined, handful(COLOURS[3])]) +
    one(392, 14, 0.84, -1, 1, dancing(70, -396, -1), [undefined, handful(COLOURS[4])]) +
    one(296, 34, 0.9, -1, 3, squirt(14), [pichkari]);
  s += group(dot(cx - 140, ground - 320, 96, '#f6cf6a'), 'opacity=".42" filter="url(#b14)"');
  s += jet(
    [cx + 296 - 128 * 0.9, ground + 34 - 302 * 0.9],
    [cx - 150, ground - 238],
    92,
    COLOURS[1],
    r.fork(),
  );
  const duck = withArms(
    { ...POSES.veil(), headTilt: 0.18 },
    { to: [68, -300], aim: -1.1, mudra: 'open', order: 'front' },
    { to: [62, -366], aim: -1.5, mudra: 'open', order: 'behind' },
  );
  const white = { ...CLOTHS[2], base: '#f6efe2', shade: '#b59a8a', motif: '#d8344a' };
  s += put(
    gopi(2, duck, {
      wear: {
        lower: 'ghagra',
        lowerCloth: white,
        upper: 'choli',
        upperCloth: CLOTHS[4],
        veil: { ...CLOTHS[3], pattern: 'dots', opacity: 0.88 },
      },
    }),
    r,
    cx + 176,
    ground + 88,
    1.02,
    -1,
  );
  s +=
    splash(cx + 172, ground - 70, 30, COLOURS[0], r.fork()) +
    splash(cx + 150, ground - 196, 18, COLOURS[0], r.fork());
  const [kx, ky, kk] = [cx - 186, ground + 100, 1.08];
  s += put(krishna(squirt(), { flute: undefined, hold: [pichkari] }), r, kx, ky, kk, 1);
  s += group(fill(ellipse(kx + 20, ky - 300, 18, 26), COLOURS[1]), 'opacity=".6" filter="url(#b5)"');
  return s + jet([kx + 124 * kk, ky - 282 * kk], [cx + 140, ground - 190], 60, COLOURS[0], r.fork());
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    cx = W / 2,
    m = 74,
    f = { x: m, y: m, w: W - 2 * m, h: H - 2 * m },
    B = f.y + f.h,
    ground = B - 262;
  let s = fill(rect(0, 0, W, H), '#f8f2e4');
  // woven white-on-white flowers of the cloth
  s += each(
    scatter(rect(f.x, f.y, f.w, f.h), 38, r),
    ([x, y], i) => polys(rosette(x, y, 8, 6, i), '#efe5cf') + dot(x, y, 2, '#e0cfa6'),
  );
  const stains = r.fork();
  for (const [x, y, R, c] of [
    [180, 200, 58, 1],
    [330, 130, 34, 2],
    [520, 176, 62, 0],
    [700, 138, 40, 4],
    [838, 220, 62, 2],
    [150, 420, 44, 3],
    [856, 446, 48, 1],
    [300, 330, 36, 4],
    [688, 318, 38, 3],
    [130, 640, 40, 2],
    [874, 668, 42, 0],
    [420, 900, 46, 1],
    [612, 892, 40, 2],
    [190, 868, 44, 0],
    [820, 880, 46, 3],
    [500, 800, 34, 3],
  ] as const)
    s += splash(x, y, R, COLOURS[c], stains.fork());
  s += toran(polyline(f.x + 6, f.y + 8, f.x + f.w - 6, f.y + 8), 30, 21);
  // flowering kadamba boughs from the upper corners
  for (const sg of [-1, 1]) {
    const X = (u: number) => cx + sg * u,
      limbs = [
        curve([
          [X(432), f.y + 250],
          [X(372), f.y + 170],
          [X(288), f.y + 128],
          [X(196), f.y + 112],
        ]),
        curveThrough(X(432), f.y + 150, X(360), f.y + 92, X(276), f.y + 74),
        curveThrough(X(432), f.y + 250, X(380), f.y + 240, X(330), f.y + 262),
      ];
    for (const l of limbs) {
      s += ink(l, '#5a3820', 7, { closed: false, taper: 0.7 });
      walk(l, 19).forEach((k, i) => {
        for (const d of [-1.1, 0.9, -0.3]) {
          const p = leaf(k.p[0], k.p[1], 29, 7, k.a + d + (sg > 0 ? 0 : 0.1));
          s +=
            fill(p, ['#3c7a44', '#2d6439', '#5c9250'][(i + (d > 0 ? 1 : 0)) % 3]) +
            line([p[0], p[14]], '#bfe09a', 0.8) +
            line(p, '#17351f', 0.7, true);
        }
      });
      walk(l, 50).forEach((k) => (s += kadamba(k.p[0], k.p[1] + 8, 12, '#e59a2e', '#f8dc8a', '#5a2a10')));
    }
  }
  // dancing ground: a band of petals
  s +=
    fill(
      loopThrough(
        [f.x - 40, ground + 10],
        [cx, ground - 20],
        [f.x + f.w + 40, ground + 10],
        [f.x + f.w + 40, B + 30],
        [cx, B + 40],
        [f.x - 40, B + 30],
      ),
      '#efe3c6',
      'opacity=".8"',
    ) + line(curveThrough(f.x, ground + 4, cx, ground - 19, f.x + f.w, ground + 4), K.gold, 2);
  s += polys(
    scatter(rect(f.x, ground + 8, f.w, B - ground - 10), 17, r).map(([x, y], i) =>
      leaf(x, y, 8, 2.6, i * 1.7),
    ),
    '#e9a9b8',
    'opacity=".75"',
  );
  s += players(cx, ground, r);
  s += colourTub(cx, ground, B, r);
  // border: white, ruled in gold, lotuses and buds, splashed too
  let b = `<path d="M0 0H${W}V${H}H0ZM${f.x} ${f.y}V${B}H${f.x + f.w}V${f.y}Z" fill="#f4ead4"/>`;
  for (const [k, w, col] of [
    [9, 5, K.gold],
    [17, 1.4, '#b3262a'],
    [m - 12, 1.4, '#b3262a'],
    [m - 5, 5, K.gold],
  ] as const)
    b += line(rect(k, k, W - 2 * k, H - 2 * k), col, w, true);
  const mid = m / 2 + 2;
  for (let i = 0; i < 13; i++) {
    const t = lerp(100, W - 100, i / 12);
    for (const [x, y] of polyline(t, mid - 2, t, H - mid - 2, mid, t, W - mid, t))
      b +=
        i % 2
          ? bud(x, y + 13, 27, LOTUS) +
            each([-1, 1], (g) =>
              edged(leaf(x, y + 12, 21, 5, -Math.PI / 2 + g * 1.2), '#5c9250', '#17351f', 0.6),
            )
          : lotus(x, y + 15, 30, LOTUS, 9);
  }
  for (const [x, y] of [
    [mid, mid],
    [W - mid, mid],
    [mid, H - mid],
    [W - mid, H - mid],
  ])
    b +=
      polys(rosette(x, y, 24, 8), '#d8344a') +
      polys(rosette(x, y, 15, 8, 0.4), '#f6cf6a') +
      dot(x, y, 5, '#8c1c1e');
  for (const [x, y, R, c] of [
    [42, 300, 20, 0],
    [760, 34, 20, 1],
    [960, 760, 22, 2],
    [300, 966, 18, 4],
    [964, 120, 16, 3],
  ] as const)
    b += splash(x, y, R, COLOURS[c], stains.fork());
  return {
    w: W,
    h: H,
    bg: '#f8f2e4',
    body: clip(rect(f.x, f.y, f.w, f.h), s) + b,
    finish: { ...finish(seed), vignette: 0.35, age: 0.35 },
  };
}

export const work: Work = {
  id: 'gallery-pichwai-holi-spray',
  collection: 'gallery',
  seed: 5,
  width: W,
  height: H,
  alt: 'On a white cloth splashed with red, yellow and pink, Krishna sprays Radha with a syringe among gopis who throw colour and two drummers.',
  draw,
};
