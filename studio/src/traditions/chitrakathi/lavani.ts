/** A Lavani dancer in the nine-yard sari glances back at the dholki, the end of the sari raised in her hand. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { fill } from '../../draw/svg.ts';
import { frame, plain } from '../../motifs/borders.ts';
import { mudra } from '../../motifs/hands/mudra.ts';
import { Brush } from '../../motifs/people/brush.ts';
import { foot } from '../../motifs/people/foot.ts';
import { Limb, jointed } from '../../motifs/people/limb.ts';
import { pleats } from '../../motifs/people/pleats.ts';
import { profileFace } from '../../motifs/people/profile.ts';
import { player } from './musician.ts';
import { PAITHAN } from './profile.ts';
import { K, dotted, surface, toothed } from './style.ts';

const [W, H] = [800, 1000];

const HANDS = { skin: K.skin, alta: K.red };

/** Broad border of gold thread along a line, edged red, a flower at every step. */
function zari(b: Brush, p: Poly, w: number): void {
  b.even(p, K.black, w + 5);
  b.even(p, K.red, w + 2);
  b.even(p, K.ochre, w - 6);
  const n = Math.round(p.length / 5);
  for (let i = 1; i < n; i++) {
    const [x, y] = p[Math.round((i / n) * (p.length - 1))];
    for (let k = 0; k < 5; k++)
      b.dot(...polar(x, y, w * 0.17, (k / 5) * TAU), w * 0.1, i % 2 ? K.red : K.green);
    b.dot(x, y, w * 0.07, K.cream);
  }
}

function head(b: Brush): void {
  const bun: [number, number] = [-44, 4];
  b.disc(...bun, 27, K.black, 0.7);
  for (let i = 0; i < 13; i++) {
    const c = polar(...bun, 29, (i / 13) * TAU);
    b.disc(...c, 7.6, i % 3 ? K.cream : K.ochre, 0.5);
    b.dot(...c, 2.4, i % 3 ? K.ochre : K.red);
  }
  b.disc(...bun, 9, K.ochre, 0.6);
  b.shape(loopThrough(-14, 38, -28, 24, -34, -4, -28, -36, -6, -56, 14, -58, 8, -20, -6, 18), K.black, 0.6);
  profileFace(
    b,
    PAITHAN,
    { skin: K.skin, white: K.cream, iris: K.black, lips: K.red, blush: '#c0502c' },
    0.85,
  );
  b.fill(
    loopThrough([
      -22, 24, -30, -6, -26, -40, -4, -59, 18, -60, 34, -47, 37, -38, 26, -48, 8, -51, -10, -43, -20, -24,
      -22, -4, -18, 22,
    ]),
    K.black,
  );
  b.band(curveThrough(37, -40, 24, -51, 4, -53, -16, -42, -26, -20), K.ochre, 6, K.red);
  // the bowed mark of the brow
  b.stroke(
    series(9, (i) => polar(37, -33, 5.4, 0.5 + (i / 8) * 2.2)),
    1.3,
    K.red,
  );
  b.dot(38, -34, 1.8, K.red);
  // ear jewels
  b.beads(curveThrough(-22, -8, -25, 2, -23, 12), 3.2, K.ochre);
  b.disc(-15, 17, 8.6, K.ochre, 0.7);
  b.dot(-15, 17, 3.6, K.red);
  b.shape(loopThrough(-20, 27, -10, 27, -6, 40, -24, 40), K.ochre, 0.6);
  b.beads(polyline(-22, 43, -8, 43), 2.4, K.cream);
  // the nath of pearls, which hangs over the lip
  b.beads(curveThrough(48, 17, 40, 22, 39, 31, 46, 36, 53, 32), 3.6, K.cream);
  b.disc(47, 27, 4.2, K.red, 0.5);
  b.dot(52, 22, 2.6, K.green);
}

/** The nine-yard sari: drawn through between the legs and tucked in behind, its broad edge from one hip to the other knee. */
function nauvari(b: Brush): void {
  // the end tucked in at the back falls behind the hip
  pleats(
    b,
    polyline(318, 566, 290, 598, 278, 640, 274, 704),
    polyline(338, 580, 326, 620, 316, 660, 310, 712),
    { n: 4, base: K.green, shade: K.deep, hems: [[0.84, 0.95, K.ochre]], zigzag: 5, sag: 6 },
  );
  const weight = new Limb(jointed(366, 600, 342, 722, 364, 856), 60, 62, 52, 45, 36, 25),
    step = new Limb(jointed(424, 606, 522, 702, 506, 838), 58, 60, 52, 45, 35, 25);
  // the sari goes back between the knees
  b.cloth(loopThrough(372, 640, 490, 680, 486, 742, 450, 762, 410, 752, 372, 730), K.deep, () => {
    for (let i = 0; i < 6; i++)
      b.stroke(curveThrough(384 + i * 20, 660, 404 + i * 12, 710, 424 + i * 5, 760), 0.6, K.green);
  });
  for (const [leg, x, y, turn, inner] of [
    [weight, 362, 850, 0, 1],
    [step, 504, 830, 0.36, -1],
  ] as const) {
    foot(b, x, y, 0.98, turn, 1, K.skin, K.red);
    b.cloth(leg.outline, K.green, () => {
      for (let i = 0; i < 16; i++)
        for (const u of [-0.78, -0.3, 0.2, 0.66])
          b.dot(...leg.at(0.05 + i * 0.052, u + (i % 2) * 0.24), 2.9, K.ochre);
      // folds round the knee
      for (const [t, u] of [
        [0.44, 0.1],
        [0.5, 0.3],
        [0.56, 0.2],
      ] as const)
        b.stroke(
          series(9, (i) => leg.at(t + i * 0.006, inner * (1 - (i / 8) * (0.9 - u)))),
          0.7,
          K.deep,
        );
      // the edge of the cloth winds down to the ankle
      zari(
        b,
        series(30, (i) => leg.at(0.62 + i * 0.0068, inner * (1.1 - i * 0.075))),
        26,
      );
      zari(b, leg.across(0.82, 0.03, 1.2), 26);
      b.fill(leg.strip(0.865, 1, 0.03, 1.3), K.skin);
      b.stroke(leg.across(0.865, 0.03, 1.2), 0.9);
    });
    for (const t of [0.9, 0.93, 0.96, 0.99]) b.beads(leg.across(t, 0.014, 1.12), 4, K.ochre);
  }
  // over both thighs lies the last turn of the cloth
  const edge = curveThrough(300, 600, 326, 650, 380, 694, 446, 726, 514, 738, 574, 722),
    turn = [...edge, ...curveThrough(584, 688, 542, 642, 496, 598, 470, 566, 400, 580, 318, 566)];
  b.cloth(turn, K.green, () => {
    for (let i = 0; i < 26; i++)
      for (let j = 0; j < 16; j++) b.dot(290 + i * 15 + (j % 2) * 7, 560 + j * 15, 2.9, K.ochre);
    for (const [x0, y0, x1, y1, x2, y2] of [
      [322, 590, 400, 654, 548, 692],
      [340, 584, 430, 636, 556, 668],
      [372, 582, 452, 622, 540, 648],
      [308, 606, 372, 668, 530, 716],
    ] as const)
      b.stroke(curveThrough(x0, y0, x1, y1, x2, y2), 0.75, K.deep);
    zari(
      b,
      edge.map(([x, y]) => [x + 4, y - 15]),
      34,
    );
  });
}

function dancer(b: Brush): void {
  // the free end of the sari falls from the raised hand
  pleats(
    b,
    polyline(508, 176, 562, 270, 580, 350, 572, 436),
    polyline(538, 164, 632, 214, 694, 300, 716, 398),
    {
      n: 7,
      base: K.green,
      shade: K.deep,
      hems: [
        [0.62, 0.68, K.red],
        [0.68, 0.9, K.ochre],
        [0.9, 0.96, K.red],
      ],
      zigzag: 6,
      sag: 20,
      spot: K.ochre,
    },
  );
  nauvari(b);
  const up = new Limb(jointed(460, 378, 582, 322, 528, 184), 17, 25, 21, 19, 16, 12),
    hip = new Limb(jointed(342, 384, 222, 458, 322, 540), 17, 25, 22, 19, 16, 12);
  const trunk = loopThrough([
    376, 346, 344, 348, 320, 366, 324, 412, 338, 442, 352, 474, 344, 508, 316, 548, 312, 590, 390, 606, 466,
    592, 466, 552, 450, 508, 448, 474, 464, 442, 478, 412, 480, 376, 452, 358, 412, 348,
  ]);
  const body = union([trunk, up.outline, hip.strip(0, 0.4)], 9, 1.7);
  b.shape(body, K.skin);
  b.within(body, () => {
    const blouse = union(
      [
        loopThrough(300, 350, 376, 352, 394, 392, 416, 392, 440, 352, 500, 350, 500, 470, 400, 484, 300, 470),
        up.strip(0, 0.4, 0, 1.2),
        hip.strip(0, 0.34, 0, 1.2),
      ],
      3,
      1.7,
    );
    b.cloth(blouse, K.red, () => {
      for (let i = 0; i < 24; i++)
        for (let j = 0; j < 14; j++) b.dot(230 + i * 15 + (j % 2) * 7, 296 + j * 14, 2.3, K.ochre);
    });
    for (const a of [
      [up, 0.39],
      [hip, 0.33],
    ] as const)
      b.band(a[0].across(a[1], 0), K.ochre, 11, K.green);
    b.band(curveThrough(336, 474, 400, 486, 468, 470), K.ochre, 9);
    b.fill(loopThrough(300, 560, 344, 540, 390, 556, 440, 542, 480, 556, 480, 640, 300, 640), K.green);
  });
  b.contour(body);
  b.stroke(curveThrough(338, 434, 356, 452, 382, 450, 396, 436), 0.7);
  b.stroke(curveThrough(408, 436, 424, 452, 448, 450, 464, 432), 0.7);
  b.dot(396, 528, 2.8, K.black);
  // the sari crosses the breast to the shoulder
  const cross = new Limb(polyline(330, 566, 372, 500, 424, 430, 466, 362), 26, 26, 23, 18);
  b.cloth(cross.outline, K.green, () => {
    for (const u of [-0.2, 0.2]) b.stroke(cross.along(u), 0.5, K.deep);
    zari(b, cross.along(0.74), 15);
    b.even(cross.along(-0.84), K.ochre, 5);
  });
  b.band(curveThrough(308, 556, 348, 576, 392, 584, 436, 576, 470, 556), K.ochre, 20);
  for (let i = 0; i < 8; i++)
    b.disc(322 + i * 20, 577 + 6 - (i - 3.5) ** 2 * 1.4, 6.4, i % 2 ? K.red : K.green, 0.5);
  b.shape(loopThrough(376, 364, 382, 334, 378, 304, 418, 304, 414, 334, 420, 364, 398, 378), K.skin, 0.8);
  for (const y of [330, 339]) b.stroke(curveThrough(384, y, 398, y + 5, 412, y), 0.4);
  b.band(curveThrough(372, 354, 398, 376, 424, 354), K.ochre, 13, K.red);
  b.beads(curveThrough(360, 362, 378, 410, 398, 424, 420, 410, 438, 362), 3.8, K.black);
  b.disc(392, 426, 6, K.ochre, 0.6);
  b.disc(404, 426, 6, K.ochre, 0.6);
  b.beads(curveThrough(350, 366, 370, 440, 398, 460, 428, 440, 448, 366), 4.6, K.ochre);
  const h = b.on(394, 280, 1.18, 0.06, -1);
  head(h);
  b.take(h);
  for (const t of [0.8, 0.84, 0.88, 0.92, 0.96])
    b.band(up.across(t, 0.01, 1.1), t === 0.8 || t === 0.96 ? K.ochre : K.green, 6);
  for (const [a, L] of [
    [-1.5, 44],
    [-2.1, 38],
    [-1, 34],
  ] as const)
    b.shape(leaf(530, 150, L, 12, a, 0, 0.6), a === -1.5 ? K.ochre : K.green, 0.7);
  mudra(b, 'fist', 526, 178, 0.98, -1.9, 1, HANDS);
  const fore = new Limb(jointed(...hip.at(0.36, 0), 222, 458, 322, 540), 22, 21, 20, 16, 12);
  b.shape(fore.outline, K.skin);
  b.band(hip.across(0.37, 0.01, 1.08), K.ochre, 8, K.red);
  for (const t of [0.8, 0.84, 0.88, 0.92, 0.96])
    b.band(hip.across(t, 0.01, 1.1), t === 0.8 || t === 0.96 ? K.ochre : K.green, 6);
  mudra(b, 'dola', 326, 544, 0.94, 0.5, -1, HANDS);
}

/** Brass lamp of five wicks on its chain. */
function hangingLamp(b: Brush, x: number, y: number): void {
  b.beads(polyline(x, y, x, y + 92), 4, K.ochre);
  b.shape(
    loopThrough(
      x - 8,
      y + 92,
      x - 20,
      y + 112,
      x - 10,
      y + 130,
      x + 10,
      y + 130,
      x + 20,
      y + 112,
      x + 8,
      y + 92,
    ),
    K.ochre,
    0.8,
  );
  b.shape(
    loopThrough(x - 62, y + 136, x - 40, y + 160, x, y + 172, x + 40, y + 160, x + 62, y + 136, x, y + 144),
    K.ochre,
    0.9,
  );
  b.beads(curveThrough(x - 44, y + 150, x, y + 162, x + 44, y + 150), 3, K.red);
  b.shape(leaf(x, y + 168, 28, 8, Math.PI / 2, 0, 0.4), K.ochre, 0.7);
  for (const d of [-54, -28, 28, 54]) {
    b.shape(leaf(x + d, y + 142, 40, 9, -Math.PI / 2 + d * 0.004, 0, 0.32), K.red, 0.6);
    b.fill(leaf(x + d, y + 141, 24, 5, -Math.PI / 2, 0, 0.34), '#f6d676');
  }
}

/** Swagged curtain, stage lamps and boards. */
function stage(b: Brush, f: { x: number; y: number; w: number; h: number }): void {
  b.add(fill(rect(f.x, f.y, f.w, f.h), K.paper));
  // side drapes
  for (const sg of [-1, 1]) {
    const x = sg < 0 ? f.x : f.x + f.w;
    pleats(
      b,
      polyline(x - sg * 4, f.y, x - sg * 2, 460, x, 900),
      polyline(x - sg * 116, f.y, x - sg * 66, 330, x - sg * 24, 620),
      {
        n: 6,
        base: K.indigo,
        shade: K.black,
        hems: [[0.9, 0.96, K.ochre]],
        zigzag: 2,
        spot: K.rose,
      },
    );
  }
  const n = 4,
    d = f.w / n;
  for (let i = 0; i < n; i++) {
    const x = f.x + i * d;
    const swag = loopThrough(
      x - 2,
      f.y - 4,
      x + d / 2,
      f.y - 4,
      x + d + 2,
      f.y - 4,
      x + d * 0.86,
      f.y + 52,
      x + d / 2,
      f.y + 78,
      x + d * 0.14,
      f.y + 52,
    );
    b.cloth(swag, i % 2 ? K.red : K.indigo, () => {
      for (const k of [0.3, 0.55, 0.8])
        b.stroke(
          curveThrough(
            x + d * 0.06,
            f.y,
            x + d * 0.3,
            f.y + 60 * k,
            x + d / 2,
            f.y + 76 * k,
            x + d * 0.7,
            f.y + 60 * k,
            x + d * 0.94,
            f.y,
          ),
          0.7,
          K.ochre,
        );
      for (let k = 0; k < 8; k++) b.dot(x + 22 + k * (d / 8), f.y + 14, 3.4, K.cream);
    });
    b.beads(
      curveThrough(
        x + 4,
        f.y + 8,
        x + d * 0.16,
        f.y + 58,
        x + d / 2,
        f.y + 84,
        x + d * 0.84,
        f.y + 58,
        x + d - 4,
        f.y + 8,
      ),
      4.4,
      K.ochre,
    );
  }
  for (let i = 1; i < n; i++) b.shape(leaf(f.x + i * d, f.y + 4, 64, 17, Math.PI / 2, 0, 0.66), K.ochre, 0.8);
  hangingLamp(b, 214, f.y + 60);
  // flowers thrown on the stage
  for (const [x, y] of [
    [312, 236],
    [334, 170],
    [296, 330],
    [458, 176],
    [606, 240],
    [300, 800],
    [470, 800],
    [246, 372],
    [370, 800],
  ] as const) {
    for (let k = 0; k < 6; k++) b.shape(leaf(x, y, 15, 5, (k / 6) * TAU + x), k % 2 ? K.red : K.rose, 0.4);
    b.disc(x, y, 4, K.ochre, 0.4);
  }
  const floor = 866;
  b.shape(rect(f.x - 8, floor, f.w + 16, 160), K.brown, 0.9);
  for (let i = 0; i < 11; i++)
    b.shape(
      polyline(f.x + i * 66 - 14, 948, f.x + i * 66 + 19, floor + 8, f.x + i * 66 + 52, 948),
      i % 2 ? K.red : K.indigo,
      0.7,
    );
  for (let i = 0; i < 11; i++) b.dot(f.x + i * 66 + 19, floor + 36, 5, K.cream);
  b.band(polyline(f.x, floor, f.x + f.w, floor), K.ochre, 9, K.red);
}

/** The whole sheet. */
export function lavani(seed: number): Painting {
  const r = new Rng(seed);
  const f = frame(
    W,
    H,
    10,
    [
      { t: 8, band: plain(K.black), corner: false },
      { t: 24, band: toothed, corner: false },
      { t: 15, band: dotted, corner: false },
      { t: 6, band: plain(K.ochre), corner: false },
    ],
    r,
    { ink: K.black, w: 1.6, cols: [K.red, K.ochre], bg: K.red },
  );
  const b = new Brush(K.black, 3.7);
  b.within(rect(f.x, f.y, f.w, f.h), () => stage(b, f));
  b.add(f.svg);
  player(
    b,
    { plays: 'tuntune', skin: '#c08548', coat: K.ochre, mark: K.red, turban: K.cream, moustache: '#e9e0cc' },
    680,
    882,
    0.78,
    -1,
  );
  player(
    b,
    { plays: 'dholki', skin: '#a86a38', coat: K.cream, mark: K.indigo, turban: K.red, moustache: K.black },
    172,
    898,
    0.97,
    1,
  );
  const d = b.on(34, 16);
  dancer(d);
  b.take(d);
  return { w: W, h: H, bg: K.paper, body: b.svg, finish: surface(seed) };
}
