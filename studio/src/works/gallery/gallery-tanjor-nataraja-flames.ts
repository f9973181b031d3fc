/** Nataraja: Shiva dances on the dwarf of forgetfulness inside a ring of raised gold flames. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, offsets } from '../../draw/curves.ts';
import { lerp, type Point, polar, type Poly, TAU, transform } from '../../draw/geometry.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { arc, ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { edged, fill, line } from '../../draw/svg.ts';
import { cloth } from '../../figures/cloths.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Tone } from '../../figures/types.ts';
import { countenance } from '../../traditions/tanjore/countenance.ts';
import { sashEnd } from '../../traditions/tanjore/drapery.ts';
import { drum, fire } from '../../traditions/tanjore/emblems.ts';
import { bangle, foot, lay, rimmed } from '../../traditions/tanjore/flesh.ts';
import { type Leaf, stone } from '../../traditions/tanjore/gilding.ts';
import { garland, icon } from '../../traditions/tanjore/icon.ts';
import { brocade } from '../../traditions/tanjore/ornament.ts';
import { Panel } from '../../traditions/tanjore/panel.ts';
import { SILK, TONE } from '../../traditions/tanjore/people.ts';
import { earrings, girdle } from '../../traditions/tanjore/regalia.ts';
import { beads, kolamScrolls, plinth, reliefBand, reliefFrame } from '../../traditions/tanjore/relief.ts';
import { K } from '../../traditions/tanjore/style.ts';
import { lotusThrone } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [920, 960];
const TIGER = cloth('#dc9c3e', '#6a300a', '#2a1608', '#b3182c', '#f6dc86', 'plain');

/** One flame growing out of the ring: a tall tongue that leans with the turn, two licks at its foot. */
function flame(o: Leaf, x: number, y: number, a: number) {
  for (const [d, off, L, w, bend] of [
    [-0.62, -17, 44, 10, 0.55],
    [0.62, 17, 44, 10, -0.55],
    [0.04, 0, 74, 15, 0.16],
  ]) {
    const root = polar(x, y, off, a + Math.PI / 2),
      q = leaf(root[0], root[1], L, w, a + d, bend, 0.3);
    o.gold += edged(q, '#868686', '#fff', 2.6);
    o.over += line(q, '#5a2a0cb0', 1, true);
  }
  const heart = leaf(...polar(x, y, 8, a), 40, 6, a + 0.04, 0.16, 0.3);
  o.gold += fill(heart, '#e4e4e4');
  stone(o, ...polar(x, y, 22, a), 3.8, '#c4202c');
}

/** Apasmara under the foot: a squat body, legs drawn up, head raised to look at the dancer. Origin under the foot, head at the left. */
function dwarf(pen: Pen) {
  const skin = { base: '#7f9c8a', shade: '#35523f', line: '#14241a' },
    M = (p: Poly) => transform(transform(p, 0, 0, 0.62, -0.5), -106, -50);
  // far leg, knee up, and near leg folded under
  rimmed(
    pen,
    union(
      [
        ribbon(curveThrough(52, -30, 96, -58, 112, -62), widths(22, 20, 17)),
        ellipse(113, -62, 17, 17),
        ribbon(curveThrough(112, -62, 124, -34, 132, -8), widths(17, 15, 11)),
      ],
      6,
    ),
    skin,
    [curveThrough(60, -48, 96, -78, 118, -78, 134, -50, 144, -8), curveThrough(118, -10, 110, -34, 98, -44)],
    8,
  );
  foot(pen, skin, [132, -8], 0, 1, 0.9);
  pen.skin(
    loopThrough(
      -84,
      -20,
      -78,
      -46,
      -44,
      -56,
      0,
      -52,
      44,
      -54,
      78,
      -44,
      92,
      -20,
      76,
      -2,
      30,
      2,
      -30,
      2,
      -70,
      0,
    ),
    skin,
    undefined,
    16,
  );
  pen.stroke(curveThrough(-40, -52, -30, -38, -8, -36), 0.6, skin.shade);
  pen.drape(
    {
      shape: loopThrough(30, -52, 62, -50, 88, -32, 92, -14, 74, -1, 44, 0, 28, -22),
      folds: [
        curveThrough(42, -50, 50, -24, 46, -2),
        curveThrough(60, -48, 70, -24, 62, -3),
        curveThrough(76, -40, 84, -22, 76, -6),
      ],
      bands: [],
      trims: [curveThrough(30, -52, 26, -24, 44, 0)],
      motifs: [
        [54, -36],
        [70, -18],
        [40, -14],
      ],
    },
    SILK.red,
    4,
  );
  rimmed(
    pen,
    ribbon(curveThrough(40, -12, 84, -10, 112, -4), widths(15, 15, 11)),
    skin,
    [curveThrough(44, -26, 84, -24, 110, -14), curveThrough(50, 2, 84, 4, 112, 6)],
    7,
  );
  pen.trim(curveThrough(48, -27, 41, -12, 49, 3), SILK.red);
  foot(pen, skin, [116, -5], -0.1, 1, 0.86);
  // arms: one props him, one holds a cobra
  rimmed(
    pen,
    ribbon(curveThrough(-58, -34, -70, -12, -104, -4, -132, -6), widths(14, 13, 11, 9)),
    skin,
    [
      curveThrough(-72, -34, -84, -18, -108, -14, -132, -14),
      curveThrough(-46, -14, -66, 2, -104, 6, -130, 3),
    ],
    7,
  );
  pen.skin(ellipse(-138, -6, 11, 8), skin, undefined, 3);
  bangle(pen, [-124, -5], 0, 10, 3, false);
  lay(
    pen,
    M(
      loopThrough(
        -44,
        -10,
        -46,
        -40,
        -28,
        -60,
        4,
        -64,
        34,
        -54,
        40,
        -30,
        30,
        -36,
        0,
        -40,
        -34,
        -20,
        -44,
        20,
        -62,
        50,
        -86,
        60,
        -66,
        20,
      ),
    ),
    '#2a1a12',
  );
  for (let i = 0; i < 5; i++)
    pen.stroke(
      M(curveThrough(20 - i * 10, -52, -20 - i * 6, -44 + i * 6, -46 - i * 3, 0 + i * 6, -66 - i * 2, 44)),
      0.6,
      '#6a4a34',
    );
  countenance(pen, M, 0.62, {
    turn: 0.5,
    woman: false,
    tone: skin,
    gaze: [2.4, -2.6],
    open: 1.5,
    mark: 'none',
    moustache: true,
    jaw: 1.08,
    lips: '#a8443a',
  });
  earrings(pen, M, 0.5, 0.62, false);
  pen.beads(curveThrough(-92, -30, -76, -20, -60, -26), 3, pen.tr.gold);
}

/** Flying locks with flowers, the river goddess among them; behind the figure. @param y height of the head's middle */
function locks(pen: Pen, y: number) {
  for (const sg of [-1, 1])
    for (let i = 0; i < 6; i++) {
      const y0 = y - 26 + i * 11,
        reach = 146 - i * 9,
        c = curveThrough(
          [sg * 16, y0],
          [sg * 56, y0 - 24 + i * 9],
          [sg * 96, y0 + 2 + i * 8],
          [sg * (reach - 12), y0 - 8 + i * 9],
          [sg * reach, y0 - 24 + i * 9],
        );
      pen.shape(ribbon(c, widths(9, 9, 7, 4.6, 0.8)), '#4a2716', '#160a04', 0.7, 4);
      pen.stroke(c.slice(2, -6), 0.45, '#8a5a34');
      for (const k of walk(c, 36).slice(1, 3))
        pen.garland([k.p, [k.p[0] + 1, k.p[1]]], 5, [i % 2 ? '#fbf6ea' : '#f2b8c4']);
    }
  ganga(pen, -62, y - 46);
}

/** The river goddess: a small queen with joined hands who rises out of a wave. @param gx,gy her neck */
function ganga(pen: Pen, gx: number, gy: number) {
  const M = (p: Poly) => transform(p, gx, gy - 14, 0.25),
    B = (...c: number[]) => loopThrough(offsets(gx, gy, c)),
    S = (...c: number[]) => curveThrough(offsets(gx, gy, c));
  lay(pen, B(-15, 4, -13, -20, 0, -30, 13, -20, 15, 4, 10, 14, -10, 14), '#17100f');
  pen.shape(B(-13, 26, -13, 10, -10, 3, -4, 0, 4, 0, 10, 3, 13, 10, 13, 26), '#b51f33', '#4c0612', 0.6, 4);
  lay(pen, B(-4, -4, 4, -4, 5, 1, 0, 7, -5, 1), TONE.fair.base);
  pen.beads(S(-6, 2, 0, 8, 6, 2), 1.2, pen.tr.gold);
  for (const sg of [-1, 1])
    pen.shape(
      ribbon(S(sg * 13, 9, sg * 15, 17, sg * 8, 20, sg * 1.5, 15), widths(3.4, 3.4, 3, 2.4), 2),
      TONE.fair.base,
      TONE.fair.shade,
      0.5,
      2,
    );
  pen.shape(B(-3, 18, -2.6, 10, 0, 4, 2.6, 10, 3, 18), TONE.fair.base, TONE.fair.shade, 0.5, 2);
  pen.stroke(S(0, 6, 0, 18), 0.4, TONE.fair.line);
  countenance(pen, M, 0.25, { turn: 0.5, woman: true, tone: TONE.fair });
  pen.gold(M(curveThrough(-38, -28, 0, -40, 38, -28, 28, -60, 0, -96, -28, -60, -38, -28)), false);
  // the water leaps up on both sides of her and runs off over the locks
  pen.shape(
    [
      ...S(
        -40,
        34,
        -36,
        15,
        -27,
        13,
        -30,
        20,
        -22,
        23,
        -15,
        15,
        -8,
        19,
        0,
        16,
        8,
        19,
        15,
        15,
        22,
        20,
        30,
        12,
        38,
        22,
      ),
      ...S(38, 22, 30, 33, 14, 34, -4, 38, -20, 35, -32, 39, -40, 34),
    ],
    '#7fb4d8',
    '#1f4f86',
    0.7,
    5,
  );
  for (const [d, from] of [
    [0, -28],
    [5, -36],
    [10, -30],
  ])
    pen.stroke(
      S(from, 26 + d * 0.9, -16, 23 + d, -4, 26 + d * 0.9, 10, 22 + d, 26 - d, 24 + d * 0.7),
      0.7,
      '#f2f9fd',
    );
}

/** Bare leg from hip to ankle in one contour, with its foot, anklet and the line of the knee. @param bend the side the knee points to */
function leg(pen: Pen, t: Tone, hip: Point, knee: Point, ankle: Point, turn: number, bend: 1 | -1) {
  const mid = (a: Point, b: Point, u: number): Point => [lerp(a[0], b[0], u), lerp(a[1], b[1], u)],
    a = Math.atan2(ankle[1] - knee[1], ankle[0] - knee[0]),
    calf = mid(knee, ankle, 0.34),
    swell: Point = [calf[0] + Math.sin(a) * 4 * bend, calf[1] - Math.cos(a) * 4 * bend],
    shape = union(
      [
        ribbon(curve([hip, mid(hip, knee, 0.5), knee]), widths(18, 28, 24)),
        ellipse(...knee, 23, 23),
        ribbon(curve([knee, swell, mid(knee, ankle, 0.72), ankle]), widths(22, 22, 15, 11)),
      ],
      7,
      1.5,
    );
  foot(pen, t, [ankle[0] - 2, ankle[1] + 4], turn, -1, 1.06);
  rimmed(pen, shape, t, [[...shape, shape[0]]], 13);
  const h = Math.atan2(knee[1] - hip[1], knee[0] - hip[0]);
  for (const [r, w] of [
    [15, 0.7],
    [8, 0.4],
  ])
    pen.stroke(arc(...knee, r, (h + a) / 2 - 0.9, (h + a) / 2 + 0.9, 12), w, t.line);
  bangle(pen, mid(knee, ankle, 0.95), a, 12, 4.6);
  pen.beads(
    curve(
      [-1, 0, 1].map((k) =>
        polar(...polar(...mid(knee, ankle, 1.04), k * 12, a + Math.PI / 2), k ? 0 : 3, a),
      ),
    ),
    2.4,
    pen.tr.gold,
  );
}

/** Tiger's skin: cloth with dark tongues that run in from both edges. @param rows from, to and direction of the rows of stripes */
function tigerSkin(pen: Pen, shape: Poly, contour: Poly[], stripes: readonly (readonly number[])[]) {
  pen.drape({ shape, contour, folds: [], bands: [], trims: [], motifs: [] }, TIGER);
  pen.add(
    clip(
      pen.T(shape),
      each(stripes, ([x, y, L, w, a, k]) => fill(pen.T(leaf(x, y, L, w, a, k, 0.3)), '#2a1608')),
    ),
  );
  contour.forEach((c) => pen.stroke(c, 0.9));
}

/** Both legs bare from the knee, the skin of the tiger round hips and thighs; the raised thigh grows out of the hip and laps over. */
function legs(pen: Pen, t: Tone) {
  leg(pen, t, [-16, -148], [-64, -84], [-6, -12], 0.04, 1);
  const outer = curveThrough(-46, -180, -60, -154, -72, -132, -82, -110),
    inner = curveThrough(-35, -76, -24, -86, -10, -96, 16, -122, 34, -140),
    cuff = curveThrough(-82, -110, -66, -92, -50, -80, -35, -76);
  tigerSkin(
    pen,
    [...outer, ...cuff, ...inner],
    [outer, inner],
    [
      [-62, -150, 36, 3.6, 0.5, 0.1],
      [-72, -132, 32, 3.2, 0.55, 0.16],
      [-78, -116, 26, 2.8, 0.5, 0.1],
      [8, -114, 32, 3.6, 3.7, -0.1],
      [-6, -100, 28, 3.2, 3.75, -0.16],
      [-20, -88, 24, 2.8, 3.8, -0.1],
      [-36, -124, 20, 2.6, 0.6, 0.1],
      [-46, -106, 18, 2.2, 0.6, 0.1],
    ],
  );
  pen.trim(cuff, TIGER);
  leg(pen, t, [-10, -156], [-62, -178], [-132, -112], 0.24, 1);
  // hip and raised thigh in one contour
  const upper = curveThrough(-8, -170, -22, -180, -34, -194, -46, -205),
    hem = curveThrough(-46, -205, -43, -190, -47, -168, -58, -145),
    lower = curveThrough(-58, -145, -36, -130, 4, -114, 30, -117, 49, -133, 54, -156, 46, -182);
  tigerSkin(
    pen,
    [...upper, ...hem, ...lower, ...curveThrough(46, -182, 26, -174, 4, -168, -8, -170)],
    [upper, lower],
    [
      [-38, -201, 24, 3, 1.5, 0.16],
      [-26, -188, 34, 3.6, 1.35, 0.14],
      [-10, -174, 32, 3.6, 1.25, 0.12],
      [8, -170, 26, 3.2, 1.2, 0.12],
      [26, -174, 24, 3, 1.5, 0.1],
      [-44, -136, 26, 3.2, -1.5, 0.12],
      [-26, -126, 30, 3.6, -1.5, 0.14],
      [-8, -118, 30, 3.6, -1.5, 0.12],
      [10, -114, 30, 3.8, -1.55, 0.12],
      [28, -116, 28, 3.8, -1.8, 0.12],
      [44, -126, 28, 3.6, -2.4, 0.12],
      [53, -146, 28, 3.6, 3.4, 0.12],
      [53, -164, 26, 3.2, 3.1, 0.1],
    ],
  );
  pen.trim(hem, TIGER);
}

/** The dance: weight on one deeply bent leg, the other thrown across, one arm across the breast. */
function dancer(p: Panel, x: number, y: number) {
  const pen = p.pen(x, y, 1.42),
    skin = TONE.ash;
  locks(pen, -326);
  icon(pen, {
    woman: false,
    tone: skin,
    spine: [
      [4, -160],
      [12, -204],
      [0, -280],
    ],
    head: { turn: -0.25, gaze: [-0.8, 1], mark: 'ash', third: true, tilt: -0.03, jaw: 1.04, open: 0.9 },
    crown: 'jata',
    hairBehind: false,
    grown: true,
    arms: [
      {
        side: -1,
        back: true,
        elbow: [-108, -256],
        wrist: [-136, -312],
        hand: 'raise',
        aim: -1.45,
        carry: drum,
      },
      {
        side: 1,
        back: true,
        elbow: [116, -258],
        wrist: [146, -312],
        hand: 'raise',
        aim: -1.6,
        flip: true,
        carry: fire,
      },
      { side: -1, elbow: [-80, -206], wrist: [-84, -250], hand: 'bless', aim: -1.55, size: 1.2 },
      { side: 1, elbow: [70, -232], wrist: [-32, -214], hand: 'hang', aim: 2.5, flip: true, size: 1.16 },
    ],
    lower: (q) => {
      sashEnd(q, curveThrough(30, -168, 84, -186, 116, -160, 150, -172), SILK.red);
      sashEnd(q, curveThrough(30, -160, 76, -154, 100, -120, 132, -120), SILK.red, [5, 11]);
      legs(q, skin);
    },
    adorn: (q, N) => {
      girdle(q, [6, -174], 40, 5, false);
      q.beads(N(curveThrough(24, 4, 10, 44, -18, 84, -34, 116)), 2.2);
      garland(118, 33, ['#6a3a1c', '#8a5026'], 5)(q, N);
    },
  });
  p.take(pen);
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    cy = 446,
    R = 318,
    inner = rect(56, 56, W - 112, H - 112);
  p.base += fill(rect(0, 0, W, H), K.wood) + fill(rect(14, 14, W - 28, H - 28), '#5a1018');
  brocade(p, inner, '#182a66', '#3656a4', '#0a1236', [cx, cy, 520]);
  reliefFrame(p.back, W, H, 32, 16);
  const o = p.back;
  // scrolls in the upper corners, outside the ring of fire
  const corner: Poly = [[62, 62], [250, 62], ...curveThrough(250, 62, 176, 110, 116, 180, 84, 260, 62, 330)];
  kolamScrolls(o, corner, cx, 40);
  const n = 31;
  for (let i = 0; i < n; i++) {
    const a = Math.PI / 2 + ((i + 0.5) / n) * TAU;
    if (Math.abs(Math.sin((a - Math.PI / 2) / 2)) < 0.16) continue;
    const q = polar(cx, cy, R + 6, a);
    flame(o, q[0], q[1], a);
  }
  reliefBand(o, ellipse(cx, cy, R, R, -Math.PI / 2, 140), 30, 'flowers', 36, true);
  beads(o, resample(ellipse(cx, cy, R - 24, R - 24, 0, 120), 12, true), 4);
  plinth(o, cx, [
    [830, 30, 560],
    [860, 38, W - 120],
  ]);
  const base = p.pen(0, 0, 1);
  lotusThrone(base, [cx, 790], 226);
  p.take(base);
  const d = p.pen(cx + 2, 786, 1.14);
  dwarf(d);
  p.take(d);
  dancer(p, cx + 14, 734);
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-nataraja-flames',
  collection: 'gallery',
  seed: 9,
  width: W,
  height: H,
  alt: 'Four-armed ash-white Shiva dances with drum and fire inside a ring of gold flames, one leg thrown across, a dwarf under the other foot.',
  draw,
};
