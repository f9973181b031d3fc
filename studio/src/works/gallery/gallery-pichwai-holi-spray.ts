/** The white cloth of Holi, splashed with colour in the play: Krishna, gopis, syringes and drums. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, TAU, dist, lerp, polar, series } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group, repeat } from '../../draw/markup.ts';
import { resample, scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, polys } from '../../draw/svg.ts';
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

/** Splash on cloth: a soft stain with runs and thrown drops. */
function splash(x: number, y: number, R: number, col: string, r: Rng): string {
  const n = 15,
    edge = series(n, (i) => polar(x, y, R * r.between(0.62, 1.12), (i / n) * TAU)),
    drops = scatter(ellipse(x, y, R * 2.1, R * 2), R * 0.24, r).filter((p) => dist(p, [x, y]) > R * 0.9);
  return (
    group(fill(ellipse(x, y, R * 1.35, R * 1.3), col), 'opacity=".26" filter="url(#b14)"') +
    group(fill(curve(edge, true), col), 'opacity=".5" filter="url(#b2)"') +
    group(
      fill(
        curve(
          edge.map(([a, b]): Point => [lerp(x, a, 0.72), lerp(y, b, 0.72)]),
          true,
        ),
        col,
      ),
      'opacity=".42" filter="url(#b1)"',
    ) +
    repeat(9, (i) => {
      const a = r.between(0, TAU),
        L = R * r.between(0.4, 1);
      return group(
        fill(leaf(...polar(x, y, R * 0.8, a), L, R * 0.07, a, 0, 0.3), col) +
          dot(...polar(x, y, R * 0.8 + L, a), R * 0.06, col),
        `opacity="${(0.5 + (i % 3) * 0.12).toFixed(2)}"`,
      );
    }) +
    group(
      each(drops, ([a, b], i) => dot(a, b, R * (0.02 + (i % 4) * 0.014), col)),
      'opacity=".7"',
    )
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

/** Jet of coloured water from the nozzle at `a`, falling apart before it meets `b`. */
function jet(a: Point, b: Point, col: string, r: Rng): string {
  let s = '';
  for (let i = -3; i <= 3; i++) {
    const q = curve([
      a,
      [lerp(a[0], b[0], 0.4), lerp(a[1], b[1], 0.4) - 26 + i * 3],
      [lerp(a[0], b[0], 0.76), lerp(a[1], b[1], 0.76) - 14 + i * 8],
      [b[0] - Math.abs(i) * 5, b[1] + i * 13],
    ]);
    s +=
      line(q, col, i ? 2 : 4, false, 'opacity=".85"') +
      each(
        walk(q, 8).filter((k) => k.t > 0.45),
        (k) => dot(k.p[0] + r.between(-4, 4), k.p[1] + r.between(-4, 4), r.between(1, 2.8), col),
      );
  }
  return s;
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
    const x = cx + sg * 276,
      mat = ellipse(x, B - 26, 104, 18);
    s +=
      fill(mat, i ? '#2f5fa0' : '#b3262a') +
      line(ellipse(x, B - 26, 95, 14), K.goldHi, 1.6, true) +
      ink(mat, K.line, 1) +
      put(drummer(i), r, x, B - 30, 0.74, -sg);
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
  const throwUp = (x: number, y: number, aim: number) =>
    withArms(
      POSES.dance(),
      { to: [-60, -222], mudra: 'hip', aim: 0.5 },
      { to: [x, y], aim, mudra: 'open', order: 'front' },
    );
  const squirt = withArms(
    POSES.stand(),
    { to: [34, -264], aim: -0.2, mudra: 'grip', order: 'front' },
    { to: [72, -282], aim: -0.3, mudra: 'grip', order: 'front' },
  );
  const back = [
    [-324, -34, 0.78, 1, 0, throwUp(66, -404, -1.1), 1],
    [-216, -66, 0.72, 1, 4, throwUp(72, -384, -0.9), 2],
    [226, -66, 0.72, -1, 3, throwUp(72, -390, -0.95), 0],
    [326, -34, 0.78, -1, 1, throwUp(64, -408, -1.15), 3],
  ] as const;
  for (const [dx, dy, k, fx, i, pose, c] of back)
    s += put(gopi(i, pose, { hold: [undefined, handful(COLOURS[c])] }), r, cx + dx, ground + dy + 56, k, fx);
  s += group(dot(cx - 110, ground - 320, 96, '#f6cf6a'), 'opacity=".42" filter="url(#b14)"');
  s += put(krishna(squirt, { flute: undefined, hold: [pichkari] }), r, cx - 124, ground + 74, 1.02, 1);
  const duck = withArms(
    POSES.veil(),
    { to: [68, -300], aim: -1.1, mudra: 'open', order: 'front' },
    { to: [60, -364], aim: -1.5, mudra: 'open', order: 'behind' },
  );
  s += put(
    gopi(2, duck, {
      wear: {
        lower: 'ghagra',
        lowerCloth: { ...CLOTHS[2], base: '#f6efe2', shade: '#b59a8a', motif: '#d8344a' },
        upper: 'choli',
        upperCloth: CLOTHS[4],
        veil: { ...CLOTHS[3], pattern: 'dots', opacity: 0.88 },
      },
    }),
    r,
    cx + 142,
    ground + 74,
    0.96,
    -1,
  );
  s +=
    jet([cx - 9, ground - 212], [cx + 122, ground - 164], '#d8344a', r.fork()) +
    splash(cx + 146, ground - 166, 26, '#d8344a', r.fork());
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
