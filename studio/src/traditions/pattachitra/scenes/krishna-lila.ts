/** Krishna plays under a tree among gopis and cows. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp } from '../../../draw/geometry.ts';
import { scales } from '../../../draw/hatching.ts';
import { ink, inked, patterned } from '../../../draw/ink.ts';
import { clip, each, repeat } from '../../../draw/markup.ts';
import { scatter, walk } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { arc, ellipse, leaf, rect, ribbon, widths } from '../../../draw/shapes.ts';
import { dot, fill, line } from '../../../draw/svg.ts';
import type { FigureSpec } from '../../../figures/figure.ts';
import { POSES, withArms } from '../../../figures/poses.ts';
import { chamara, lotusFlower, pot } from '../../../figures/props.ts';
import type { Pose } from '../../../figures/types.ts';
import { paintCow } from '../../../motifs/painted/cow.ts';
import { lotus } from '../../../motifs/painted/lotus.ts';
import { paintPeacock } from '../../../motifs/painted/peacock.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { bush } from '../bush.ts';
import { BLUE, COW, GREEN, INK, K, LOTUS, PINK, RED, SEA, YELLOW, gopi, put } from '../people.ts';
import { begin as pattachitraFrame } from '../style.ts';

/** Stylised kadamba: scaly trunk, canopy of three-leaf sprigs and round blossoms, mirrored about cx. */
function tree(cx: number, y0: number, top: number, hw: number, r: Rng): string {
  const trunk = ribbon(polyline(cx, y0, cx, top + 150), widths(22, 15, 13, 12));
  let s = '';
  const canopy: Poly = loopThrough(
    offsets(0, top, [0, 0, 0.5, 12, 0.92, 70, 1, 150, 0.7, 206, 0.3, 196, 0, 176], hw, 1),
  );
  const right = canopy.map(([x, y]) => [cx + Math.max(0, x), y] as Point);
  const left = right.map(([x, y]) => [2 * cx - x, y] as Point);
  for (const half of [right, left]) s += fill(half, '#1e4a2a');
  s +=
    ink(right, INK, 2) +
    ink(left, INK, 2) +
    fill(polyline(cx - 40, top + 5, cx + 40, top + 5, cx + 6, top + 174, cx - 6, top + 174), '#1e4a2a') +
    ink(curveThrough(cx - 42, top + 5, cx, top, cx + 42, top + 5), INK, 2, { closed: false });
  for (const e of polyline(hw * 0.8, top + 120, hw * 0.5, top + 70, hw * 0.36, top + 150))
    for (const sg of [-1, 1]) {
      const b = curve([
        [cx, top + 190],
        [cx + sg * e[0] * 0.5, lerp(top + 190, e[1], 0.6)],
        [cx + sg * e[0], e[1]],
      ]);
      s += ink(b, INK, 10, { closed: false, taper: 0.7 }) + ink(b, K.geru, 7, { closed: false, taper: 0.7 });
    }
  s += patterned(trunk, K.geru, scales(trunk, -Math.PI / 2, 13, K.harital, 1.1), INK, 2);
  for (const [x, y] of scatter(right, 25, r, 6, 2).sort((a, b) => a[1] - b[1]))
    for (const X of [x, 2 * cx - x]) {
      if (Math.abs(x - cx) < 9) continue;
      const sg = Math.sign(X - cx),
        up = -Math.PI / 2 + sg * 0.5;
      for (const a of [-0.62, 0.62, 0]) {
        const p = leaf(X, y + 8, 24, 5.4, up + a, 0, 0.5);
        s += inked(p, a ? '#4f8a3c' : K.sea, INK, 0.9) + line([p[0], p[14]], K.conch, 0.7);
      }
    }
  for (const [x, y] of scatter(right, 58, r, 14, 2))
    for (const X of [x, 2 * cx - x]) {
      s +=
        each(rosette(X, y, 12, 10), (p) => inked(p, K.harital, INK, 0.8)) +
        dot(X, y, 4.4, K.hingula) +
        line(ellipse(X, y, 4.4, 4.4, 0, 14), INK, 0.8, true);
    }
  return s;
}

/** Three bends, the weight on one leg, the other ankle crossed before it on its toes. */
const TRIBHANGA: Pose = {
  ...POSES.flute(),
  name: 'tribhanga',
  base: 'dance',
  spine: [
    [-18, -198],
    [-24, -238],
    [-4, -288],
    [6, -334],
  ],
  headTilt: 0.1,
  legs: [
    { knee: [-26, -108], ankle: [-12, -12], foot: 'right' },
    { knee: [30, -112], ankle: [-44, -22], foot: 'toe' },
  ],
};

/** Lotus throne. */
function lotusThrone(
  cx: number,
  base: number,
  r: Rng,
  B: number,
  f: ReturnType<typeof pattachitraFrame>,
): string {
  let s = '';
  for (const [n, R, col] of [
    [11, 40, K.pink],
    [9, 30, K.conch],
  ] as const)
    for (let i = 0; i < n; i++) {
      const u = lerp(-1, 1, i / (n - 1)),
        p = leaf(cx + u * 62, base + 26, R, 11, -Math.PI / 2 + u * 1.15, 0, 0.5);
      s +=
        inked(p, col, INK, 1.2) +
        fill(leaf(cx + u * 62, base + 26, R * 0.6, 5, -Math.PI / 2 + u * 1.15), K.hingula);
    }
  const krishna: FigureSpec = {
    build: 'man',
    view: 'profile',
    pose: TRIBHANGA,
    tone: 'blue',
    hair: 'loose',
    gear: 'mukut',
    jewels: 2,
    earring: 'makara',
    flute: 0.3,
    wear: { lower: 'dhoti', lowerCloth: YELLOW, upper: 'none', scarf: RED, scarfStyle: 'stole', sash: GREEN },
    garland: [{ cols: [K.conch, K.harital, K.conch, K.hingula], to: -0.16, r: 6 }],
  };
  s += put(
    gopi(BLUE, YELLOW, GREEN, POSES.carry(), { prop: (p) => pot(p, [4, -436], 1.25) }),
    r,
    cx - 292,
    base + 26,
    0.84,
    1,
  );
  s += put(
    gopi(GREEN, RED, YELLOW, POSES.fan(), { tone: 'wheat', hold: [(p, q) => chamara(p, q, -1.2)] }),
    r,
    cx - 176,
    base + 46,
    0.95,
    1,
  );
  s += put(
    gopi(PINK, BLUE, SEA, withArms(POSES.stand(), {}, { to: [56, -296] }), {
      hold: [undefined, (p, q, a) => lotusFlower(p, q, a, 19, { out: K.pink, in: K.conch })],
    }),
    r,
    cx + 176,
    base + 36,
    0.9,
    -1,
  );
  s += put(gopi(SEA, RED, PINK, POSES.dance(), { tone: 'wheat' }), r, cx + 296, base + 46, 0.84, -1);
  s += put(krishna, r, cx - 10, base + 8, 1.04, 1);
  for (const [dx, sc, dy] of [
    [-296, 0.52, 0],
    [312, 0.5, 4],
    [-110, 0.54, 2],
    [132, 0.56, 0],
    [10, 0.32, 22],
  ] as const)
    s += paintCow(cx + dx, B - 122 + dy, sc, dx < 20 ? 1 : -1, COW, r, { cloth: Math.abs(dx) > 200 });
  for (let i = 0; i < 9; i++)
    s += lotus(
      f.x + ((i + 0.5) * f.w) / 9,
      B - 14,
      36,
      i % 2 ? LOTUS : { ...LOTUS, out: K.conch, in: '#ffffff', tip: K.pink },
      7,
    );
  return s;
}

export function krishnaLila(seed: number, W = 1000, H = 1000): Painting {
  const r = new Rng(seed),
    f = pattachitraFrame(r, W, H),
    cx = W / 2,
    B = f.y + f.h,
    base = B - 190;
  const ground = r.pick([K.hingula, '#a8281c']);
  let s = fill(rect(f.x, f.y, f.w, f.h), ground);
  for (const [x, y] of scatter(rect(f.x, f.y, f.w, f.h), 30, r))
    s +=
      each([0, 2.1, 4.2], (k) => fill(leaf(x, y, 11, 2.8, k + x), '#7a1712')) +
      each(rosette(x, y, 6, 5), (p) => fill(p, '#d8502f')) +
      dot(x, y, 1.7, K.harital);
  // meadow with scale pattern and lotus pond
  const meadow = rect(f.x, base, f.w, B - base);
  s +=
    fill(meadow, K.leaf) +
    clip(meadow, scales(meadow, -Math.PI / 2, 21, INK, 1.1)) +
    ink(polyline(f.x, base, f.x + f.w, base), INK, 2.4, { closed: false });
  const wave = rect(f.x, B - 62, f.w, 62);
  s +=
    fill(wave, K.khandaneela) +
    clip(
      wave,
      repeat(60, (i) =>
        repeat(5, (j) =>
          line(arc(f.x + i * 14 + (j % 2) * 7, B - 54 + j * 13, 7, Math.PI, TAU, 8), K.conch, 1.1),
        ),
      ),
    ) +
    ink(polyline(f.x, B - 62, f.x + f.w, B - 62), INK, 2.2, { closed: false });
  s += tree(cx, base + 4, f.y + 8, 236, r);
  // side bowers
  for (const sg of [-1, 1]) {
    for (const [dx, k] of [
      [356, 1.5],
      [320, 1.1],
    ] as const)
      s += bush(cx + sg * dx, base + 2, k, -sg);
    // a kadamba bough reaches in from the side: the peacock's perch
    const edge = cx + (sg * f.w) / 2,
      bough = curve([
        [edge, f.y + 172],
        [cx + sg * 346, f.y + 147],
        [cx + sg * 300, f.y + 139],
        [cx + sg * 244, f.y + 149],
      ]),
      wood = ribbon(bough, widths(13, 9, 7, 2));
    s += patterned(wood, K.geru, scales(wood, 0, 11, K.harital, 1), INK, 1.8);
    for (const k of walk(bough, 21).slice(1))
      for (const v of [0.75, -0.75]) {
        const a = k.a + v,
          p = leaf(k.p[0], k.p[1] + (v * sg > 0 ? 6 : 2), v * sg > 0 ? 26 : 12, 6, a, 0, 0.5);
        s += inked(p, '#4f8a3c', INK, 1) + line([p[0], p[14]], K.conch, 0.7);
      }
    for (const k of walk(bough, 62).slice(1, -1))
      s +=
        each(rosette(k.p[0], k.p[1] + 17, 12, 10), (p) => inked(p, K.harital, INK, 0.8)) +
        dot(k.p[0], k.p[1] + 17, 4.4, K.hingula);
    s += paintPeacock(
      cx + sg * 296,
      f.y + 100,
      0.42,
      -sg,
      {
        body: K.khandaneela,
        bodyHi: K.conch,
        wing: [K.harital, K.hingula],
        tail: K.leaf,
        barb: K.harital,
        eye: [K.harital, K.khandaneela, K.conch],
        line: INK,
        beak: K.harital,
      },
      sg < 0 ? { tail: 'up' } : { tail: 'trail', look: 'back' },
    );
  }
  s += lotusThrone(cx, base, r, B, f);
  return {
    w: W,
    h: H,
    bg: K.cream,
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: {
      seed,
      surface: 'cloth',
      wobble: 0.9,
      grain: 0.8,
      mottle: 1.2,
      fibre: 0.7,
      vignette: 0.4,
      age: 0.5,
    },
  };
}
