/** Rama, Sita and their attendants in a row of arches above a frieze of animals. */
import { type BStyle, frame, hatched, rope } from '../../../draw/borders.ts';
import { type Poly, leaf, polyline, rect, scatter, walk } from '../../../draw/geometry.ts';
import { hatch } from '../../../draw/hatching.ts';
import { ink } from '../../../draw/ink.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { clip, dot, dots, fill, line } from '../../../draw/svg.ts';
import { POSES, withArms } from '../../../figures/poses.ts';
import { bow, chamara, lotusFlower } from '../../../figures/props.ts';
import { deer } from '../../../motifs/animals/deer.ts';
import { elephant } from '../../../motifs/animals/elephant.ts';
import { chintz, chintzLeaf } from '../../../motifs/painted/chintz.ts';
import { place } from '../../../motifs/place.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { INDIGO, INK, K, LEAF, MADDER, RUST, YELLOW, prince, put, tray, woman } from '../people.ts';
import { blockButi, chintzVine, trio as kalamkariTrio } from '../style.ts';

/** Cusped arch on shafts, returned as a closed outline. @param k grows the outline outward */
const archOf = (cx: number, hw: number, top: number, spring: number, base: number, k = 0): Poly => {
  const o: Poly = [[cx - hw - k, base]];
  for (let i = 0; i <= 48; i++) {
    const t = i / 48,
      a = Math.PI + t * Math.PI,
      cusp = 1 + 0.05 * Math.abs(Math.sin(t * Math.PI * 5)) + 0.12 * Math.sin(t * Math.PI) ** 16;
    o.push([cx + Math.cos(a) * (hw + k), spring + Math.sin(a) * (spring - top + k) * cusp]);
  }
  return [...o, [cx + hw + k, base]];
};

/** Deer, elephants and flowering bushes in procession. */
function procession(x: number, y: number, w: number, h: number, r: Rng): string {
  let s =
    fill(rect(x, y, w, h), '#e2c898') +
    dots(
      scatter(rect(x, y, w, h), 13, () => r.unit()),
      1.2,
      K.rust,
    );
  const n = 7,
    d = w / n;
  for (let i = 0; i < n; i++) {
    const cx = x + d * (i + 0.5),
      side = i < 3 ? 1 : -1;
    if (i === 3) {
      s += chintz(cx, y + h * 0.5, h * 0.4, 0, 0, [K.madder, K.myrobalan, K.indigo], INK, r, K.cloth);
      continue;
    }
    const isEle = i % 2 === 1,
      A: any = isEle
        ? place(elephant(), cx - 4 * side, y + h - 50, 0.4, 0, side)
        : place(deer(), cx - 6 * side, y + h - 48, 0.35, 0, side);
    s += fill(A.body, isEle ? K.paleIndigo : K.rust);
    s += clip(
      A.body,
      scatter(A.body, isEle ? 12 : 8, () => r.unit(), 3)
        .map(([a, b]) => dot(a, b, isEle ? 1.3 : 2, isEle ? INK : K.cloth))
        .join(''),
    );
    s +=
      ink(A.body, INK, 1.7) +
      fill(A.ear, isEle ? K.paleIndigo : K.cloth) +
      ink(A.ear, INK, 1.3) +
      fill(A.eye, K.cloth) +
      ink(A.eye, INK, 1) +
      fill(A.pupil, INK);
    if (isEle)
      s +=
        fill(A.cloth, K.madder) +
        hatch(A.cloth, 0.9, 5, 0.8, K.cloth, r) +
        ink(A.cloth, INK, 1.4) +
        fill(A.tusk, K.cloth) +
        ink(A.tusk, INK, 1) +
        ink(A.tail, INK, 2, { closed: false });
  }
  for (let i = 0; i <= n; i++) {
    const bx = x + d * i,
      by = y + h - 4;
    for (const a of [-0.9, -0.45, 0, 0.45, 0.9])
      s += chintzLeaf(bx, by, 44 - Math.abs(a) * 10, 7, -Math.PI / 2 + a, a * 0.2, K.leaf, '#dcc48e', INK, r);
    s += chintz(bx, by - 46, 13, 0, 4, [K.madder, K.indigo, K.myrobalan], INK, r, K.cloth);
  }
  return clip(rect(x, y, w, h), s);
}

export function ramaSita(seed: number, W = 1000, H = 860): Painting {
  const r = new Rng(seed),
    st: BStyle = {
      ink: INK,
      w: 1.5,
      cols: [K.madder, K.cloth, K.indigo, K.myrobalan],
      bg: K.cloth,
      leaf: K.leaf,
    };
  const f = frame(
    W,
    H,
    12,
    [
      { t: 14, band: rope, corner: false },
      { t: 56, band: chintzVine('#e2c898') },
      { t: 24, band: blockButi },
      { t: 9, band: hatched, corner: false },
    ],
    r,
    st,
  );
  const B = f.y + f.h,
    strip = 96,
    base = B - strip - 22,
    cx = W / 2;
  let s = fill(rect(f.x, f.y, f.w, f.h), K.dark);
  for (const [x, y] of scatter(rect(f.x, f.y, f.w, base - f.y), 23, () => r.unit()))
    s +=
      rosette(x, y, 7, 5, x)
        .map((p) => fill(p, K.rust))
        .join('') + dot(x, y, 1.8, K.myrobalan);
  const bays: [number, number, number][] = [
    [-318, 66, 120],
    [-184, 62, 96],
    [0, 116, 16],
    [184, 62, 96],
    [318, 66, 120],
  ];
  bays.forEach(([dx, hw, dy], i) => {
    const spring = f.y + dy + (i === 2 ? 116 : 84),
      A = (k: number) => archOf(cx + dx, hw, f.y + dy + 22, spring, base, k);
    s +=
      fill(A(11), INK) +
      fill(A(9), K.myrobalan) +
      fill(A(3), INK) +
      fill(A(0), i === 2 ? '#7d241c' : i % 2 ? K.indigo : K.cloth);
    s += walk(A(6).slice(1, -1), 11)
      .map((k) => dot(k.p[0], k.p[1], 2.2, K.madder))
      .join('');
    const ground = i === 2 ? K.myrobalan : i % 2 ? K.cloth : K.rust;
    s += clip(
      A(0),
      scatter(A(0), 25, () => r.unit())
        .map(([x, y], j) =>
          j % 2
            ? rosette(x, y, 7, 6, x)
                .map((p) => fill(p, ground))
                .join('') + dot(x, y, 2, K.madder)
            : [-0.6, 0, 0.6]
                .map((a) =>
                  fill(leaf(x, y + 6, 14, 3, -Math.PI / 2 + a), i % 2 || i === 2 ? '#8f9a5a' : K.leaf),
                )
                .join(''),
        )
        .join(''),
    );
  });
  s += fill(rect(f.x, base, f.w, 22), K.myrobalan) + ink(rect(f.x, base, f.w, 22), INK, 1.6);
  for (let i = 0; i < 44; i++) {
    const p = leaf(f.x + ((i + 0.5) * f.w) / 44, base + 20, 18, 7, -Math.PI / 2, 0, 0.4);
    s += fill(p, i % 2 ? K.madder : K.cloth) + line(p, INK, 0.9, true);
  }
  // corner flowers above the side arches
  for (const sg of [-1, 1])
    for (const [dx, dy, R] of [
      [270, 60, 36],
      [352, 46, 24],
      [196, 44, 22],
      [136, 30, 18],
    ] as const)
      s += chintz(cx + sg * dx, f.y + dy, R, 0, (dx | 0) % 6, kalamkariTrio(r), INK, r, K.cloth);
  // low footstool under the couple
  const stool = rect(cx - 112, base - 14, 224, 16);
  s += fill(stool, K.paleIndigo) + hatch(stool, 1, 6, 0.8, INK, r) + ink(stool, INK, 1.5);
  s += put(
    woman(MADDER, LEAF, POSES.fan(), { hold: [(p, q) => chamara(p, q, -1.15)], tone: 'wheat' }),
    r,
    cx - 322,
    base,
    0.8,
    1,
  );
  s += put({ ...prince('fair', INDIGO), pose: POSES.namaste(), hold: undefined }, r, cx - 186, base, 0.8, 1);
  s += put(
    {
      ...prince('blue', YELLOW),
      pose: withArms(
        POSES.bow(),
        { to: [-52, -222], mudra: 'grip', aim: 2.7, bend: -1 },
        { to: [50, -296], mudra: 'blessing', aim: -1.5 },
      ),
      hold: [(p, q) => bow(p, q, 270), undefined],
    },
    r,
    cx - 52,
    base - 14,
    0.95,
    1,
  );
  s += put(
    woman(RUST, INDIGO, withArms(POSES.stand(), {}, { to: [40, -262], aim: -1.15 }), {
      tone: 'fair',
      gear: 'kirita',
      jewels: 3,
      hold: [undefined, (p, q, a) => lotusFlower(p, q, a, 18, { out: K.madder, in: K.shell })],
      garland: [{ cols: [K.cloth, K.madder], to: 0.12, r: 5 }],
    }),
    r,
    cx + 66,
    base - 14,
    0.88,
    -1,
  );
  s += put(woman(INDIGO, MADDER, POSES.namaste(), { view: 'profile' }), r, cx + 186, base, 0.8, -1);
  s += put(
    woman(YELLOW, INDIGO, POSES.offer(), { hold: [(p, q) => tray(p, q)] }),
    r,
    cx + 322,
    base,
    0.8,
    -1,
  );
  s +=
    procession(f.x, B - strip, f.w, strip, r) +
    ink(polyline(f.x, B - strip, f.x + f.w, B - strip), INK, 2, { closed: false });
  return {
    w: W,
    h: H,
    bg: K.cloth,
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: {
      seed,
      surface: 'cloth',
      wobble: 1.5,
      wobbleFreq: 0.02,
      grain: 1.1,
      mottle: 1.7,
      fibre: 1.1,
      vignette: 0.5,
      age: 0.7,
    },
  };
}
