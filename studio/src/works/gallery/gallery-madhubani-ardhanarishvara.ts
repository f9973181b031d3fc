/** Ardhanarishvara: one body, half Shiva in ash-blue, half Parvati in red, told apart by colour and pattern alone. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { bull, lion, snakeBody, snakeHood } from '../../traditions/madhubani/animals.ts';
import { damaru, lotusBloom, mirror, trident } from '../../traditions/madhubani/attributes.ts';
import { page, stripBand } from '../../traditions/madhubani/page.ts';
import { mithilaArm } from '../../traditions/madhubani/people.ts';
import { frontFace } from '../../traditions/madhubani/sky.ts';
import { type Stripe, rings, strip, wovenPart } from '../../traditions/madhubani/strips.ts';
import { INK, K } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const W = 720;

const H = 1040;

const ASH = '#8fb3cc';

const RED = '#e2703a';

/** Head. */
function head(
  m: ReturnType<typeof page>['m'],
  T: (p: Poly) => Poly,
  skin: (p: Poly) => void,
  s: number,
): void {
  const face = loopThrough([
    0, -328, 22, -322, 36, -300, 37, -276, 28, -254, 12, -239, 0, -236, -12, -239, -28, -254, -37, -276, -36,
    -300, -22, -322,
  ]);
  const hair = loopThrough([
    0, -338, 28, -332, 44, -304, 46, -268, 40, -240, 30, -262, -30, -262, -40, -240, -46, -268, -44, -304,
    -28, -332,
  ]);
  m.add(fill(T(hair), INK));
  m.block(T(hair));
  // three matted locks hang clear of one another, each with its twist
  for (let i = 0; i < 3; i++) {
    const lock = T(
      ribbon(
        curveThrough([-40, -266, -50 - i * 5, -246, -46 - i * 11, -226, -56 - i * 15, -206 + i * 8]),
        widths(4, 4.4, 4, 1.4),
        2,
      ),
    );
    m.add(inked(lock, '#7a4a2c', INK, 1.6) + hatch(lock, 0.6, 6, 1.1, INK, m.r));
  }
  skin(face);
  const [fx, fy] = T([[0, -280]])[0];
  frontFace(m, fx, fy, 34 * s, {});
  const whisker = T(
    loopThrough([
      0, -266, -7, -267, -15, -265, -22, -268, -26, -274, -22, -263, -14, -260, -6, -261, 0, -262.6,
    ]),
  );
  m.add(fill(whisker, INK));
  const third = leaf(fx, fy - 24 * s, 26, 8, -Math.PI / 2);
  m.add(inked(third, '#fffaf0', INK, 1.6) + dot(fx, fy - 31 * s, 4.4, INK));
  m.add(
    lines(
      [0, 1, 2].map((i) => T(curveThrough(-24, -306 - i * 4, -16, -309 - i * 4, -6, -310 - i * 4))),
      '#fffaf0',
      3,
    ),
  );
  m.add(line(T(polyline(0, -328, 0, -338)), K.kumkum, 5));
  for (const [x, col] of [
    [-39, K.paper],
    [39, K.turmeric],
  ] as const) {
    const [ex, ey] = T([[x, -262]])[0];
    m.add(dot(ex, ey, 13, INK) + dot(ex, ey, 11, col) + dot(ex, ey, 6, K.kumkum) + dot(ex, ey, 2.4, INK));
  }
  m.add(
    line(ellipse(fx + 9 * s, fy + 15 * s, 7, 7, 0, 20), INK, 3.6, true) +
      line(ellipse(fx + 9 * s, fy + 15 * s, 7, 7, 0, 20), K.turmeric, 2, true),
  );
  // piled locks with the moon, and the crown
  const locks = T([
    [0, -322],
    ...curveThrough([-20, -326, -36, -314, -40, -334, -30, -362, -12, -370, 0, -374]),
  ]);
  m.part(locks, '#7a4a2c', 'none', { gap: 4 });
  m.add(
    clip(
      locks,
      hatch(locks, 1.2, 5, 1.1, INK, m.r) +
        lines(
          [0, 1, 2].map((i) => T(curveThrough(-42, -334 - i * 14, -20, -340 - i * 13, 0, -336 - i * 14))),
          K.turmeric,
          3,
        ),
    ),
  );
  m.block(locks);
  const crown = T([
    [0, -322],
    ...curveThrough(14, -326, 36, -312),
    ...polyline(45, -344, 30, -338, 24, -362, 12, -346, 0, -374),
  ]);
  wovenPart(
    (v) => m.add(v),
    crown,
    [
      { mark: 'eyes', col: K.kumkum, on: K.turmeric },
      { mark: 'lines', col: K.turmeric },
      { mark: 'dots', col: K.turmeric, on: K.leaf },
    ],
    { rim: 3.6, a: -Math.PI / 2 },
  );
  m.block(crown);
  const [mx, my] = T([[-26, -350]])[0];
  const crescent = [
    ...curveThrough(mx - 20, my - 8, mx - 6, my + 12, mx + 18, my + 2),
    ...curveThrough(mx + 14, my + 2, mx - 2, my + 4, mx - 20, my - 8),
  ];
  m.add(inked(crescent, K.paper, INK, 1.8));
}

/** Halo, half flames of the cremation ground, half lotus. */
function halo(T: (p: Poly) => Poly, m: ReturnType<typeof page>['m'], cx: number, gy: number): void {
  const [hx, hy] = T([[0, -284]])[0];
  for (let i = 0; i < 30; i++) {
    const a = -Math.PI / 2 + ((i + 0.5) / 30) * Math.PI * 2;
    const out = Math.cos(a) < 0;
    m.part(
      leaf(...polar(hx, hy, 148, a), 34, 13, a),
      out ? (i % 2 ? K.sky : K.indigo) : i % 2 ? K.rose : K.kumkum,
      'hatch',
      { single: true, step: 4, ang: a },
    );
  }
  m.add(
    rings(
      hx,
      hy,
      [152, 130, 118],
      [
        { mark: 'eyes', col: K.turmeric, on: K.kumkum },
        { mark: 'lines', col: K.paper },
      ],
    ) + fill(ellipse(hx, hy, 118, 118, 0, 70), K.turmeric),
  );
  m.block(ellipse(hx, hy, 184, 184, 0, 30));

  bull(m, cx - 178, gy + 22 - 116 * 0.6, 0.6, -1, K.paper, [
    { mark: 'plain', col: K.paper, t: 1.6 },
    { mark: 'dots', col: K.paper, on: K.indigo, t: 0.7 },
    { mark: 'flower', col: K.paper, on: K.sky, t: 1.3 },
    { mark: 'waves', col: K.paper },
    { mark: 'lines', col: K.paper, t: 1.4 },
  ]);
  lion(m, cx + 172, gy + 22 - 118 * 0.54, 0.54, 1);
}

/** Trunk and neck. */
function trunkAndNeck(skin: (p: Poly) => void, T: (p: Poly) => Poly, m: ReturnType<typeof page>['m']): void {
  skin(polyline(-13, -258, 13, -258, 17, -228, -17, -228));
  skin([
    ...curveThrough([0, -238, 14, -238, 32, -228, 34, -206, 22, -184, 25, -166, 0, -163]),
    ...curveThrough([0, -163, -26, -166, -27, -186, -36, -206, -38, -226, -16, -238, 0, -238]),
  ]);
  const choli = T([[0, -236], ...curveThrough(14, -237, 31, -228, 34, -208, 26, -194, 0, -190)]);
  m.part(choli, K.leaf, 'cross', { gap: 3.4, step: 7 });
  const belt = T(curveThrough(-27, -168, 0, -163, 26, -168));
  m.add(line(belt, INK, 11) + line(belt, K.turmeric, 8) + dots(resample(belt, 10), 2.6, K.kumkum));
}

/** Necklaces: rudraksha and a serpent, gold and garland. */
function necklaces(
  T: (p: Poly) => Poly,
  m: ReturnType<typeof page>['m'],
  skin: (p: Poly) => void,
  s: number,
): void {
  for (const [i, drop] of [-222, -210, -194].entries()) {
    const half = T(curveThrough(-15, -240, -11 - i * 3, (drop - 236) / 2, 0, drop));
    walk(half, 9).forEach((k) => m.add(dot(...k.p, 5, INK) + dot(...k.p, 3.9, '#8a4a26')));
    const gold = T(curveThrough(15, -240, 11 + i * 3, (drop - 236) / 2, 0, drop));
    walk(gold, 9).forEach((k, j) =>
      m.add(dot(...k.p, 5, INK) + dot(...k.p, 3.9, j % 2 ? K.turmeric : K.kumkum)),
    );
  }
  head(m, T, skin, s);
  // the near arms: trident and blessing, lotus and serpent
  const serpent = T(curveThrough([-38, -238, -30, -226, -36, -206, -24, -192, -34, -176]));
  m.add(snakeBody(serpent, 9, { col: K.leaf, on: K.turmeric, rim: K.paper, hood: K.leaf }));
}

function twoInOne(seed: number): Painting {
  const { m, f, done } = page(
    seed,
    W,
    H,
    [K.indigo, K.paper, K.sky],
    [
      { t: 10, band: stripBand('lines', K.paper) },
      { t: 28, band: stripBand('petals', K.indigo, K.turmeric) },
      { t: 10, band: stripBand('dots', K.kumkum, K.paper) },
    ],
    { ground: '#f6dfae' },
  );
  const cx = W / 2;
  const B = f.y + f.h;
  const gy = B - 92;
  const s = 1.74;
  const T = (p: Poly): Poly => transform(p, cx, gy, s);
  const [left, right] = [rect(0, 0, cx, H), rect(cx, 0, cx, H)];
  /** Both halves of a shape of the body. */
  const both = (p: Poly, draw: (q: Poly, side: 0 | 1) => string): void => {
    const q = T(p);
    m.add(clip(left, draw(q, 0)) + clip(right, draw(q, 1)));
    m.block(q);
  };
  const woven2 = (p: Poly, stripes: [Stripe[], Stripe[]], rim = 4.6): void =>
    both(p, (q, side) => {
      let out = '';
      wovenPart((v) => (out += v), q, stripes[side], { rim, w: 2.2 });
      return out;
    });
  const skin = (p: Poly): void => both(p, (q, side) => inked(q, side ? RED : ASH, INK, 2.4));

  m.add(strip((x, y) => [f.x + x, gy + 26 + y], f.w, 26, { mark: 'check', col: K.paper, on: K.leaf }));
  m.add(strip((x, y) => [f.x + x, gy + 52 + y], f.w, 42, { mark: 'scallop', col: K.kumkum, on: K.turmeric }));
  m.block(rect(f.x, gy + 26, f.w, 80));
  halo(T, m, cx, gy);
  // lotus seat
  for (let i = -5; i <= 5; i++)
    m.part(
      leaf(cx + i * 17, gy + 30, 58 - Math.abs(i) * 3, 14, -Math.PI / 2 + i * 0.2),
      i % 2 ? K.rose : '#f2a5b8',
      'hatch',
      { single: true, step: 4, ang: -Math.PI / 2 + i * 0.2 },
    );
  m.block(ellipse(cx, gy + 12, 118, 34));

  const arm = (
    side: 0 | 1,
    shoulder: Point,
    to: Point,
    aim: number,
    held: Parameters<typeof mithilaArm>[4]['held'],
    bend: 1 | -1,
    mudra: 'grip' | 'hold' | 'blessing' = 'grip',
  ): void =>
    mithilaArm(
      m,
      T,
      s,
      shoulder,
      { to, aim, bend, mudra, ...(held ? { held } : {}) },
      { skin: side ? RED : ASH, ...(side ? { sleeve: K.leaf, trim: K.turmeric } : {}) },
    );
  const up = -Math.PI / 2;
  arm(0, [-28, -222], [-86, -282], -1.9, (at, _a, k) => damaru(m, [at[0], at[1] - 20], 0.1, k * 0.8), 1);
  arm(1, [28, -222], [84, -276], -1.2, (at, _a, k) => mirror(m, at, up + 0.16, k * 0.8), -1);

  // legs: tiger skin to the knee on one side, sari to the ankle on the other
  const shin = T(ribbon(curveThrough(-22, -96, -24, -50, -22, -8), widths(18, 15, 10)));
  m.add(inked(shin, ASH, INK, 2.2));
  m.block(shin);
  for (const sg of [-1, 1] as const) {
    const foot = T(
      loopThrough([sg * 12, -12, sg * 26, -14, sg * 40, -8, sg * 52, -3, sg * 52, 3, sg * 20, 4, sg * 10, 2]),
    );
    m.add(inked(foot, sg < 0 ? ASH : RED, INK, 2));
    m.add(
      line(T(curveThrough(sg * 12, -13, sg * 22, -9, sg * 34, -12)), INK, 7) +
        line(T(curveThrough(sg * 12, -13, sg * 22, -9, sg * 34, -12)), K.turmeric, 4.4),
    );
  }
  const skirt: Poly = [
    ...curveThrough(0, -172, 26, -172),
    ...curveThrough([30, -156, 44, -110, 54, -60, 62, -14]),
    ...curveThrough(62, -14, 32, -6, 0, -5),
    [-1, -70],
    ...curveThrough([-1, -70, -24, -64, -48, -72]),
    ...curveThrough([-48, -72, -46, -110, -30, -156, -26, -172]),
  ];
  woven2(skirt, [
    [
      { mark: 'lines', col: K.turmeric, t: 0.6 },
      { mark: 'plain', col: K.marigold, t: 5 },
      { mark: 'plain', col: K.marigold, t: 3 },
    ],
    [
      { mark: 'lines', col: K.turmeric, t: 0.5 },
      { mark: 'flower', col: K.kumkum, on: K.turmeric, t: 1.2 },
      { mark: 'teeth', col: K.leaf, on: K.turmeric },
      { mark: 'lattice', col: K.rose },
      { mark: 'diamond', col: K.kumkum, on: K.paper, t: 1.2 },
      { mark: 'lines', col: K.leaf, t: 0.6 },
      { mark: 'scallop', col: K.turmeric, on: K.kumkum },
    ],
  ]);
  const stripesOfTiger: Poly[] = [];
  for (let i = 0; i < 8; i++)
    for (const x of [-14, -34])
      stripesOfTiger.push(T(leaf(x - (i % 2) * 8, -158 + i * 11, 15, 2.8, i % 2 ? 0.5 : 2.6)));
  m.add(each(stripesOfTiger, (p) => fill(p, INK)));
  trunkAndNeck(skin, T, m);
  necklaces(T, m, skin, s);
  arm(0, [-32, -220], [-102, -172], -1.6, (at, _a, k) => trident(150, 178)(m, at, up, k * 0.92), 1);
  snakeHood(m, ...T([[-44, -246]])[0], -2.0, 0.52, {
    col: K.leaf,
    on: K.turmeric,
    rim: K.paper,
    hood: K.leaf,
  });
  arm(
    1,
    [30, -220],
    [86, -184],
    -0.9,
    (at, _a, k) => lotusBloom(K.rose, 28)(m, at, up + 0.24, k * 0.9),
    -1,
    'hold',
  );
  // the ground follows the halves too
  m.fillGround(rect(f.x + 3, f.y + 3, cx - f.x - 3, gy + 20 - f.y), [15, 10.5, 7, 4.5], 3);
  m.cols.splice(0, 9, K.kumkum, K.rose, K.marigold);
  m.fillGround(rect(cx, f.y + 3, cx - f.x - 3, gy + 20 - f.y), [15, 10.5, 7, 4.5], 3);
  return done();
}

export const work: Work = {
  id: 'gallery-madhubani-ardhanarishvara',
  collection: 'gallery',
  seed: 41,
  width: W,
  height: H,
  alt: 'One standing deity, the left half ash-blue Shiva with trident and drum beside a bull, the right half red Parvati with mirror and lotus beside a lion.',
  draw: twoInOne,
};
