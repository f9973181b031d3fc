/** The noble people of the Kerala murals: long half-closed eyes, towering crowns, layered skirts with pleated wings, heavy gold. */
import { curve, curveThrough, loopThrough, offsets } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, edged, fill, line, lines } from '../../draw/svg.ts';
import { cloth } from '../../figures/cloths.ts';
import { type FigureSpec, drawFigure } from '../../figures/figure.ts';
import { Sheet } from '../../figures/garments.ts';
import { type Eye, type HeadShape, headShape } from '../../figures/heads.ts';
import { withHead } from '../../figures/own-head.ts';
import { Pen } from '../../figures/pen.ts';
import { KERALA_HAND } from '../../figures/tradition.ts';
import type { Cloth, Pose } from '../../figures/types.ts';
import { frame, petals, plain } from '../../motifs/borders.ts';
import { BORDER, foliage, scroll } from './scroll.ts';
import { KERALA as K } from './style.ts';

export const TEXTILE = {
  ochre: cloth(K.manayola, '#8a3a10', K.kavi, K.kavi, K.manjal, 'stripe'),
  red: cloth(K.chayilyam, '#4a0f08', K.manjal, K.manayola, K.kavi, 'buti'),
  green: cloth(K.eri, '#12301c', K.manjal, K.manayola, K.kavi, 'dots'),
  white: cloth(K.lime, '#b08a4a', K.kavi, K.kavi, K.manjal, 'stripe'),
  blue: cloth(K.blue, '#10242c', K.manjal, K.manayola, K.kavi, 'rings'),
  hide: cloth('#d9913c', '#6a2c08', K.line, K.kavi, K.manjal, 'stripe'),
};

const NEAR: Eye = {
  white: loopThrough([12.4, -4.4, 6, -10.4, -3, -13.4, -14, -11.6, -27, -5, -14, -1.4, -3, 0.4, 6, -1]),
  iris: [-3.6, -6.4, 6.2],
  upper: curveThrough(13.4, -3.4, 6, -11, -3, -14, -14, -12.2, -31, -3.6),
  lower: curveThrough(12.4, -4, 5, -0.6, -4, 1, -14, -0.8, -27, -4.8),
  brow: curveThrough(12, -20.6, 1, -28, -12, -27, -29, -15),
};

const FAR: Eye = {
  white: loopThrough([17, -4.6, 20.4, -10.6, 25, -13, 30.4, -10.6, 35, -6, 30.4, -2, 25, -0.2, 20.4, -1.4]),
  iris: [25.4, -6.6, 5],
  upper: curveThrough(16.4, -4, 20.4, -11.2, 25, -13.6, 30.6, -11.2, 36.6, -5.4),
  lower: curveThrough(17, -4.4, 21, -1, 25.4, 0.2, 30.4, -1.6, 35, -5.8),
  brow: curveThrough(17.6, -21, 23, -27.4, 29.6, -26, 35, -18),
};

const lid = (e: Eye): Poly => e.upper.slice(3, -5).map(([x, y]) => [x, y - 4] as Point);

/** Three-quarter face with the long lowered eyes of the murals. */
export const muralHead = (): HeadShape => ({
  ...headShape('threeQuarter', 'pichwai'),
  eyes: [NEAR, FAR],
  nose: [
    curveThrough([15.2, -16, 17, -4, 21.6, 7, 23, 11.6, 18.8, 14.4, 14, 13.2]),
    curveThrough(12.2, 8.8, 9.8, 11.6, 12.6, 14),
    lid(NEAR),
    lid(FAR),
  ],
  lips: loopThrough([4.6, 23.6, 9.4, 20.2, 13.6, 21.8, 17.4, 20.2, 23, 23.4, 18.4, 28, 13.6, 29.8, 8.4, 28]),
  mouth: curveThrough(3.6, 22.8, 9.4, 24.6, 13.6, 25.6, 17.6, 24.6, 23.8, 22.8),
});

/** Towering crown: a flared base of petals, a beaded bell, a finial; a disc stands behind it. In head space. */
export function makuta(pen: Pen, M: (p: Poly) => Poly, k: number) {
  const cx = 2;
  // side wings of foliage
  for (const sg of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const p = leaf(
        cx + sg * 27,
        -38 - i * 9,
        25 - i * 3,
        6.4,
        -Math.PI / 2 + sg * (1.2 - i * 0.22),
        sg * 0.2,
        0.45,
      );
      pen.shape(M(p), i % 2 ? K.chayilyam : K.manayola, '#00000066', 0.5, 3);
    }
  pen.gold(
    M(
      loopThrough(
        offsets(
          cx,
          0,
          [
            -33, -36, -30, -62, -22, -84, -12, -98, 0, -104, 12, -98, 22, -84, 29, -62, 30, -37, 14, -43, 0,
            -45, -16, -43,
          ],
        ),
      ),
    ),
    false,
  );
  for (const [y, w] of [
    [-58, 29],
    [-73, 25],
    [-87, 18],
  ] as const) {
    const band = [
      ...curveThrough(cx - w, y + 3, cx, y - 3, cx + w, y + 3),
      ...curveThrough(cx + w * 0.97, y - 4, cx, y - 10, cx - w * 0.97, y - 4),
    ];
    pen.shape(M(band), y === -73 ? K.eri : K.kavi, '#00000066', 0.5, 2);
    pen.beads(M(curveThrough(cx - w * 0.92, y - 1, cx, y - 6.4, cx + w * 0.92, y - 1)), 1.5, K.lime);
  }
  // front plate of petals and the brow band
  for (let i = -3; i <= 3; i++) {
    const p = leaf(cx + i * 8.6, -39 - (9 - i * i) * 0.5, i ? 20 : 29, 5.6, -Math.PI / 2 + i * 0.1, 0, 0.44);
    pen.shape(M(p), i % 2 ? K.manjal : K.chayilyam, '#00000066', 0.5, 3);
    pen.gem(M([[cx + i * 8.6, -47 - (9 - i * i) * 0.5]])[0], (i ? 1.9 : 2.8) * k, i % 2 ? 1 : 2);
  }
  pen.beads(M(curveThrough(33, -33, 18, -39, -6, -39, -31, -27)), 2.5);
  pen.gold(M(leaf(cx, -102, 30, 8, -Math.PI / 2, 0, 0.36)), false);
  pen.gold(M(ellipse(cx, -103, 10, 5)), false);
  // ear flowers
  pen.gold(M(ellipse(-31, -20, 8, 8, 0, 20)), false);
  pen.gem(M([[-31, -20]])[0], 3 * k, 0);
}

/** Matted hair piled up and bound, as forest-dwellers wear it; in head space. */
function topknot(pen: Pen, M: (p: Poly) => Poly, k: number) {
  const brown = '#5a2414';
  pen.shape(
    M(loopThrough(-34, -22, -36, -48, -24, -64, 2, -70, 26, -64, 35, -46, 33, -32, 14, -43, -12, -42)),
    brown,
    '#1c0a04',
    0.9,
    7,
  );
  pen.shape(
    M(loopThrough(-20, -62, -24, -84, -10, -104, 6, -108, 20, -98, 24, -80, 18, -62)),
    brown,
    '#1c0a04',
    0.9,
    7,
  );
  for (let i = 0; i < 5; i++)
    pen.stroke(
      M(curveThrough(-30 + i * 13, -36 - (2 - Math.abs(i - 2)) * 4, -22 + i * 10, -52, -14 + i * 7, -66)),
      0.5,
      '#20100a',
    );
  for (let i = 0; i < 3; i++)
    pen.stroke(
      M(curveThrough(-20 + i * 2, -74 - i * 10, 2, -68 - i * 11, 20 - i * 2, -76 - i * 10)),
      0.6,
      '#20100a',
    );
  pen.gold(
    M([...curveThrough(-24, -60, 2, -66, 22, -61), ...curveThrough(22, -69, 2, -75, -24, -68)]),
    false,
  );
  for (const x of [-12, 2, 14]) pen.gem(M([[x, -68]])[0], 2 * k, x === 2 ? 0 : 1);
  for (let i = -2; i <= 2; i++) {
    pen.shape(
      M(leaf(cxOf(i), -42 - (4 - i * i) * 0.6, i ? 18 : 26, 5.4, -Math.PI / 2 + i * 0.12, 0, 0.44)),
      i % 2 ? K.manjal : K.chayilyam,
      '#00000066',
      0.5,
      3,
    );
  }
  pen.beads(M(curveThrough(33, -33, 18, -39, -6, -39, -31, -27)), 2.5);
}

/** The same of Shiva, with his crescent and serpent. */
function jatamakuta(pen: Pen, M: (p: Poly) => Poly, k: number) {
  topknot(pen, M, k);
  const moon = [
    ...series(15, (i) => polar(30, -88, 13, -0.6 + (i / 14) * 2.9)),
    ...series(15, (i) => polar(27, -93, 12, 2.1 - (i / 14) * 2.5)),
  ];
  pen.flat(M(moon), K.lime);
  pen.stroke(M(moon), 0.6, pen.tr.ink, true);
  pen.shape(
    M(ribbon(curveThrough(-22, -76, -38, -80, -40, -98, -30, -108), widths(3, 4.6, 4.4, 6))),
    K.eri,
    '#0a1c10',
    0.6,
    2,
  );
}

const cxOf = (i: number) => 3 + i * 10;

/**
 * The layered lower garment of the murals, painted over the rig's own: striped wrap to the ankles, a short flounce,
 * and stiff pleated wings thrown out to both sides from the girdle. For a standing pose, in figure space.
 * @param hip height of the girdle
 * @param sides which wings are thrown out
 */
export function wings(pen: Pen, a: Cloth, b: Cloth, hip = -208, sides: readonly (-1 | 1)[] = [-1, 1]) {
  for (const sg of sides) {
    const wing = new Sheet(
      curveThrough(offsets(0, hip, [16, 0, 34, 40, 46, 92, 40, 128], sg, 1)),
      curveThrough(offsets(0, hip, [24, -6, 62, 14, 86, 62, 96, 106], sg, 1)),
      7,
      5,
    );
    pen.drape(wing.drape(6, [[0.84, 0.96]], 200), b, 3);
  }
  const flounce = new Sheet(
    curveThrough(-22, hip - 8, -40, hip + 26, -42, hip + 64),
    curveThrough(22, hip - 8, 40, hip + 26, 42, hip + 64),
    14,
    6,
  );
  pen.drape(flounce.drape(7, [[0.72, 0.95]], 14), a, 3.4);
  const fall = new Sheet(
    curveThrough(-10, hip + 2, -11, hip + 80, -16, hip + 168),
    curveThrough(10, hip + 2, 11, hip + 80, 16, hip + 168),
    3,
    4,
  );
  pen.drape(
    fall.drape(
      5,
      [
        [0.5, 0.56],
        [0.88, 0.98],
      ],
      200,
    ),
    b,
    3,
  );
}

/** Broad girdle with a lion-face clasp and looped chains. */
export function girdle(pen: Pen, hip = -212) {
  const belt = [
    ...curveThrough(-29, hip - 6, 0, hip - 1, 29, hip - 6),
    ...curveThrough(31, hip + 11, 0, hip + 17, -31, hip + 11),
  ];
  pen.gold(belt);
  for (const x of [-22, -11, 11, 22]) pen.gem([x, hip + 5], 2.8, x % 2 ? 1 : 0);
  pen.gold(ellipse(0, hip + 7, 11, 12, 0, 24), false);
  pen.gem([0, hip + 6], 5, 0);
  for (const sg of [-1, 1])
    for (const d of [0, 1])
      pen.beads(
        curve([
          [sg * 6, hip + 16],
          [sg * 15, hip + 30 + d * 9],
          [sg * (26 + d * 3), hip + 13],
        ]),
        1.9,
        pen.tr.gold,
      );
}

interface NobleOptions extends Partial<FigureSpec> {
  /** `jata` is Shiva's alone; `topknot` the hair of an ascetic. */
  crown?: 'makuta' | 'jata' | 'topknot' | 'none';
  /** Stiff pleated wings and flounce; default for who stands. */
  winged?: boolean;
}

/** A god or goddess of the murals. `front` torso, layered garments, every jewel. */
export function noble(
  build: 'man' | 'woman',
  pose: Pose,
  lower: Cloth,
  over: Cloth,
  o: NobleOptions = {},
): FigureSpec {
  const { crown = 'makuta', winged = pose.base !== 'sit' && pose.base !== 'kneel', prop, ...extra } = o;
  const f: FigureSpec = {
    build,
    view: 'threeQuarter',
    front: true,
    pose,
    tone: 'fair',
    hair: 'curls',
    gear: 'none',
    jewels: 3,
    earring: 'makara',
    headScale: 1.08,
    handScale: 1.06,
    wear:
      build === 'man'
        ? { lower: 'dhoti', lowerCloth: lower, upper: 'none' }
        : { lower: 'sari', lowerCloth: lower, upper: 'choli', upperCloth: over },
    face: {
      tilak: crown === 'jata' ? 'none' : build === 'woman' ? 'bindi' : 'vaishnava',
      noseRing: build === 'woman',
    },
    ...extra,
    prop: (pen) => {
      if (winged) {
        wings(pen, lower, over);
        girdle(pen);
      }
      prop?.(pen);
    },
  };
  const top = { none: undefined, jata: jatamakuta, topknot, makuta }[crown];
  return withHead(f, muralHead(), top ? (pen, M, k) => top(pen, M, k) : undefined);
}

/** Pen of the murals at (x, y). */
export const muralPen = (r: Rng, x: number, y: number, s: number, fx = 1, stout = 1.14): Pen =>
  new Pen(KERALA_HAND, r, x, y, s, fx, false, stout);

/** Paint a figure and hand back its markup. */
export function place(f: FigureSpec, r: Rng, x: number, y: number, s: number, fx = 1, stout = 1.14): string {
  const pen = muralPen(r, x, y, s, fx, stout);
  drawFigure(pen, f);
  return pen.svg;
}

/** Mural ground: a red wall full of leafy sprays and flowers, inside the scroll and petal borders. */
export function wallAndBorder(
  W: number,
  H: number,
  r: Rng,
  ground: string,
  leafCol: string,
  avoid: (x: number, y: number) => boolean,
) {
  const f = frame(
    W,
    H,
    8,
    [
      { t: 10, band: plain(K.deep), corner: false },
      { t: 42, band: scroll },
      { t: 18, band: petals, corner: false },
      { t: 7, band: plain(K.manjal), corner: false },
    ],
    r,
    BORDER,
  );
  const wall =
    fill(rect(f.x, f.y, f.w, f.h), ground) +
    foliage(rect(f.x, f.y, f.w, f.h), r, avoid).replaceAll(K.eri, leafCol);
  return { f, wall };
}

/** Waves in rows, each a comb of curls, as the murals draw water. */
export function waves(x0: number, x1: number, y0: number, y1: number, base: string = K.blue): string {
  let s = fill(rect(x0, y0, x1 - x0, y1 - y0), base);
  for (let y = y0 - 5, row = 0; y < y1 + 18; y += 17, row++)
    for (let x = x0 - 20 + (row % 2) * 17; x < x1 + 20; x += 34) {
      const crest = loopThrough(offsets(x, y, [-17, 15, -12, 0, 2, -6, 13, 2, 7, 9, 3, 3, -3, 7, 4, 15]));
      s +=
        edged(crest, row % 2 ? '#3f7480' : '#2f6070', K.lime, 1.1) +
        line(curveThrough(x - 10, y + 12, x - 6, y + 3, x + 4, y - 1), '#9cc0b4', 1);
    }
  return s;
}

/** Scaled serpent body along a line, with belly bands. @param w half its thickness */
export function serpentBody(
  c: Poly,
  w: (t: number) => number,
  col: string = K.manjal,
  mark: string = K.eri,
): string {
  const q = ribbon(c, w, 3),
    mid = walk(c, 13);
  let s = modelled(q, col, '#8a3a10', 14, 5) + clip(q, scales(q, 0.2, 15, K.kavi, 1));
  s += clip(
    q,
    each(mid, (k, i) =>
      i % 3
        ? ''
        : line(
            [
              polar(k.p[0], k.p[1], w(k.t), k.a + Math.PI / 2),
              polar(k.p[0], k.p[1], w(k.t), k.a - Math.PI / 2),
            ],
            mark,
            3.4,
          ),
    ) +
      line(
        mid.map((k) => polar(k.p[0], k.p[1], w(k.t) * 0.46, k.a + Math.PI / 2)),
        K.lime,
        7,
      ) +
      each(mid, (k) => dot(...polar(k.p[0], k.p[1], w(k.t) * 0.46, k.a + Math.PI / 2), 2.2, K.kavi)),
  );
  return s + ink(q, K.line, 2.2);
}

/** Fan of serpent hoods rising from (x, y). @param n how many, @param L length of the middle one, @param lean turns the fan */
export function hoods(x: number, y: number, n: number, L: number, lean = 0, spread = 2.1): string {
  const list = series(n, (i) => ({ d: i / (n - 1) - 0.5 })).sort((a, b) => Math.abs(b.d) - Math.abs(a.d));
  let s = '';
  for (const { d } of list) {
    const a = -Math.PI / 2 + lean + d * spread,
      l = L * (1 - Math.abs(d) * 0.34),
      skin = leaf(x, y, l, l * 0.17, a, -d * 0.1, 0.68),
      shield = leaf(...polar(x, y, l * 0.42, a - d * 0.03), l * 0.4, l * 0.09, a - d * 0.08, 0, 0.6);
    s +=
      modelled(skin, K.manjal, '#8a3a10', l * 0.1, 5) +
      clip(skin, scales(skin, a, l * 0.085, K.kavi, 1)) +
      ink(skin, K.line, 2.2);
    s +=
      fill(shield, K.chayilyam) +
      lines(
        [0.2, 0.4, 0.6, 0.8].map((t) => {
          const c = polar(...polar(x, y, l * 0.42, a), l * 0.4 * t, a);
          return [polar(c[0], c[1], l * 0.075, a + 1.57), polar(c[0], c[1], l * 0.075, a - 1.57)] as Poly;
        }),
        K.manjal,
        1.6,
      ) +
      ink(shield, K.line, 1.3);
    for (const sg of [-1, 1]) {
      const e = polar(...polar(x, y, l * 0.85, a - d * 0.08), l * 0.058, a + sg * 1.5);
      s +=
        fill(ellipse(e[0], e[1], l * 0.04, l * 0.03, a), K.lime) +
        dot(e[0], e[1], l * 0.018, K.line) +
        line(ellipse(e[0], e[1], l * 0.04, l * 0.03, a), K.line, 1.2, true);
    }
    const tip = skin[14];
    s +=
      line([tip, polar(tip[0], tip[1], l * 0.06, a + 0.4)], K.chayilyam, 1.6) +
      line([tip, polar(tip[0], tip[1], l * 0.06, a - 0.4)], K.chayilyam, 1.6);
    s +=
      dot(...polar(x, y, l * 0.93, a - d * 0.09), l * 0.026, K.kavi) +
      dot(...polar(x, y, l * 0.93, a - d * 0.09), l * 0.012, K.lime);
  }
  return s;
}

/** Lotus of the murals, petals in two colours. @param R height */
export function muralLotus(x: number, y: number, R: number, n = 9, spread = 1.15): string {
  const order = series(n, (i) => i).sort((a, b) => Math.abs(b - (n - 1) / 2) - Math.abs(a - (n - 1) / 2));
  return each(order, (i) => {
    const u = (i - (n - 1) / 2) / ((n - 1) / 2),
      p = leaf(x, y, R * (1 - 0.14 * u * u), R * 0.22, -Math.PI / 2 + u * spread, u * -0.1, 0.52);
    return (
      modelled(p, i % 2 ? '#e0846a' : '#f0b694', K.kavi, R * 0.16, 3) +
      ink(p, K.line, Math.max(0.9, R * 0.028)) +
      line([p[0], p[14]], K.kavi, 0.9)
    );
  });
}
