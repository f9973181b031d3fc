/** Pithora wall on cloth: three rows of horses inside a patterned enclosure with a gate below. */
import { around, flower } from '../../draw/bands.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { type Point, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif } from '../../draw/recording.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { drum } from '../../figures/small-dress.ts';
import { STANCE } from '../../figures/small.ts';
import { palm, sunMoon } from '../../traditions/pithora/landscape.ts';
import { person } from '../../traditions/pithora/people.ts';
import { elephantRide, ox, rider, striped } from '../../traditions/pithora/riders.ts';
import { PITHORA as K, wallBand } from '../../traditions/pithora/style.ts';
import type { Work } from '../../work.ts';

const W = 1000,
  H = 1000,
  M = 22,
  T = 52;

const BODIES = [K.orange, K.green, K.blue, K.pink, K.red, K.yellow, K.violet, K.black];

const MARKS: Record<string, string[]> = {
  [K.orange]: [K.white, K.yellow],
  [K.green]: [K.yellow, K.white],
  [K.blue]: [K.white, K.yellow],
  [K.pink]: [K.white, K.blue],
  [K.red]: [K.yellow, K.white],
  [K.yellow]: [K.red, K.green],
  [K.violet]: [K.yellow, K.pink],
  [K.black]: [K.white, K.orange],
};

const CLOTHS = [
  [K.yellow, K.red],
  [K.white, K.blue],
  [K.pink, K.yellow],
  [K.red, K.white],
  [K.green, K.yellow],
  [K.blue, K.orange],
];

/** A procession of riders, all one way. */
function row(S: Sheet, y: number, n: number, s: number, fx: number, from: number) {
  const x0 = M + T + (fx > 0 ? 100 : 98),
    d = (W - 2 * (M + T) - 198) / (n - 1);
  for (let i = 0; i < n; i++) {
    const b = BODIES[(i * 3 + from) % BODIES.length];
    const c = CLOTHS.filter((q) => q[0] !== b && q[1] !== b)[(i + from) % 3];
    rider(S, x0 + i * d + 4 * fx, y + (i % 2) * 5, s, fx, b, MARKS[b], c);
  }
}

/** The gate: two posts, a stepped lintel, a guardian tiger on each side. */
function gate(S: Sheet) {
  const y = H - M - T,
    x = W / 2;
  S.add(fill(rect(x - 62, y - 2, 124, T + 8), K.wall));
  for (const sg of [-1, 1]) {
    const p = rect(x + sg * 62 - 9, y - 44, 18, T + 48);
    S.add(
      fill(p, K.orange),
      polys(
        [0, 1, 2, 3, 4, 5].map((i) =>
          polyline(
            [x + sg * 62 - 9, y - 40 + i * 16],
            [x + sg * 62 + 9, y - 40 + i * 16],
            [x + sg * 62, y - 28 + i * 16],
          ),
        ),
        K.blue,
      ),
      ink(p, K.black, 2),
    );
    S.block(p, 4);
    striped(S, x + sg * 130, y - 36, 0.33, -sg, K.yellow, K.black);
  }
  person(S, x - 20, H - M - 14, 0.58, { ...STANCE.drum, fx: 1 }, [K.white, K.red, K.pink]);
  S.add(drum(x - 12, H - M - 42, 0.6, K.yellow, K.black));
  person(S, x + 24, H - M - 14, 0.56, { ...STANCE.dance, fx: -1 }, [K.blue, K.pink], true);
}

/** Ploughing, churning, carrying water: the farm between the rows. */
function farm(S: Sheet, y: number) {
  ox(S, 186, y - 20, 0.22, 1, K.white, K.red);
  ox(S, 214, y - 14, 0.22, 1, K.yellow, K.black);
  person(S, 116, y + 12, 0.5, { ...STANCE.bend, lL: [-0.5, -0.2], lR: [0.5, 0.1] }, [K.green, K.orange]);
  S.add(line(polyline(124, y - 8, 132, y + 12, 176, y - 16), K.black, 2.4));
  [0, 1, 2].forEach((i) => {
    const F = person(
      S,
      300 + i * 34,
      y + 12,
      0.52,
      STANCE.carryHead,
      [
        [K.pink, K.blue],
        [K.orange, K.green],
        [K.yellow, K.violet],
      ][i],
      true,
    );
    S.add(
      fill(ellipse(F.headC[0], F.headC[1] - 12, 8, 6.4), K.red),
      dots(polyline(F.headC[0] - 3, F.headC[1] - 12, F.headC[0] + 3, F.headC[1] - 12), 1.2, K.white),
    );
    S.block(ellipse(F.headC[0], F.headC[1] - 12, 10));
  });
  palm(S, 440, y + 14, 70);
  person(S, 480, y + 12, 0.5, STANCE.reach, [K.red, K.blue]);
  motif('Elephant rider', () => elephantRide(S, 578, y - 20, 0.3, -1));
  [0, 1, 2, 3].forEach((i) =>
    person(
      S,
      672 + i * 34,
      y + 12,
      0.5,
      { aL: [-1.2, -0.9], aR: [1.2, 0.9], lL: [-0.5, 0.2], lR: [0.4, -0.2] },
      [BODIES[i + 1], BODIES[i + 3], K.red],
      i % 2 === 0,
    ),
  );
  palm(S, 838, y + 14, 70);
  ox(S, 886, y - 12, 0.17, -1, K.brown, K.white);
}

function pithora(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    r = S.r,
    i0 = M + T;
  S.add(
    around(M, M, W - 2 * M, H - 2 * M, T, wallBand),
    line(rect(M, M, W - 2 * M, H - 2 * M), K.black, 3, true),
    line(rect(i0, i0, W - 2 * i0, H - 2 * i0), K.black, 2.6, true),
  );
  S.block(rect(0, 0, W, i0 + 4))
    .block(rect(0, H - i0 - 4, W, i0))
    .block(rect(0, 0, i0 + 5, H))
    .block(rect(W - i0 - 5, 0, i0, H));
  motif('Sun', () => sunMoon(S, i0 + 54, i0 + 50, 28, false));
  motif('Moon', () => sunMoon(S, W - i0 - 50, i0 + 46, 26, true));
  // hills of the gods: a wavy line in three colours
  [
    [0, K.red],
    [6, K.yellow],
    [12, K.green],
  ].forEach(([o, c]) => {
    const p = curve(series(15, (i) => [180 + i * 46, i0 + 30 + (i % 2 ? 17 : 0) + (o as number)] as Point));
    S.add(line(p, c as string, 4)).blockLine(p, 7);
  });
  motif('Row of horses', () => row(S, 260, 5, 0.61, 1, 0));
  motif('Farm', () => farm(S, 412));
  row(S, 566, 5, 0.61, -1, 5);
  row(S, 762, 5, 0.61, 1, 3);
  motif('Gate', () => gate(S));
  striped(S, 188, H - i0 - 30, 0.3, 1, K.orange, K.black);
  ox(S, 280, H - i0 - 26, 0.2, -1, K.pink, K.white);
  palm(S, 108, H - i0 - 4, 66);
  palm(S, W - 104, H - i0 - 4, 66);
  [0, 1, 2].forEach((i) =>
    person(S, 704 + i * 32, H - i0 - 4, 0.46, STANCE.dance, [BODIES[i], BODIES[i + 4], K.red], i === 1),
  );
  ox(S, 836, H - i0 - 26, 0.2, 1, K.blue, K.yellow);
  // whatever ground is left: birds, little plants, flowers, dots
  const any = () => r.pick(BODIES);
  S.pack(i0, i0, W - i0, H - i0, 14, 900, (x, y, i) => {
    if (i % 3) return S.add(polys(flower(x, y, 12, 6, r.between(0, 1)), any()), dot(x, y, 3.4, any()));
    const c = any();
    return S.add(
      fill(ellipse(x - 1, y + 2, 9, 5.4, -0.2), c),
      dot(x + 8, y - 5, 4.2, c),
      fill(polyline(x + 11, y - 6, x + 16, y - 4, x + 11, y - 3), K.black),
      fill(leaf(x - 6, y + 3, 15, 3.6, 2.8), c),
      lines([polyline(x, y + 6, x, y + 12), polyline(x + 3, y + 6, x + 4, y + 12)], K.black, 1.2),
    );
  });
  S.pack(i0, i0, W - i0, H - i0, 8, 1500, (x, y) =>
    S.add(...[-0.5, 0, 0.5].map((a) => fill(leaf(x, y + 7, 15, 3.4, -1.57 + a), i3(any)))),
  );
  S.pack(i0, i0, W - i0, H - i0, 3.4, 2600, (x, y) => S.add(dot(x, y, 2.6, any())));
  return S.art(K.wall, GROUND.cloth);
}

const i3 = (f: () => string) => f();

export const work: Work = {
  id: 'painting-pithora-horses',
  collection: 'paintings',
  seed: 17,
  width: 1000,
  height: 1000,
  alt: 'Three rows of orange, green, blue and pink horses with riders walk inside a patterned border under a sun and a moon.',
  draw: pithora,
};
