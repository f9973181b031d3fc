/** Pashmina stole laid over a walnut shoulder form: ivory twill in soft flutes, sozni boteh border, twisted fringe. */
import { type Point, type Poly, TAU, series } from '../../draw/geometry.ts';
import { curve } from '../../draw/curves.ts';
import { walk } from '../../draw/measure.ts';
import { lines } from '../../draw/svg.ts';
import { smoothMax } from '../studio/distance.ts';
import { bake, lathe, solidProfile } from '../studio/grid.ts';
import { paint, wood } from '../studio/materials.ts';
import { Needle } from '../studio/needle.ts';
import { fbm } from '../studio/noise.ts';
import { boteh } from '../studio/ornament.ts';
import { type Part, assemble } from '../studio/parts.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { texture } from '../studio/texture.ts';
import { type Vec3, rotate } from '../studio/vector.ts';

const C = {
  ivory: '#efe1c6',
  madder: '#a12b3c',
  rose: '#cf6a78',
  green: '#46693f',
  leaf: '#86a05a',
  saffron: '#d9952f',
  indigo: '#2f4d7c',
};
/** Half the width of the stole, its front end and the part of its length that is drawn; 700 pixels to a unit. */
const WIDE = 1.62,
  END = 2.26,
  DRAWN = 2.5,
  K = 700,
  W = Math.round(2 * WIDE * K),
  H = Math.round(DRAWN * K);
/** Length of the fringe, and the height above which there is none. */
const FRINGE = 0.27,
  HIGHEST_THREAD = 1.34;
/** Top of the form, radius of its shoulders and of their rounding. */
const TOP = 3.02,
  R = 0.66,
  ROUND = 0.46,
  RIM = TOP - ROUND,
  /** Length of cloth from the crown to the rim. */
  OVER = R - ROUND + (ROUND * Math.PI) / 2;
const YAW = 0.3;
/** Boteh across the border. */
const PAISLEYS = 10;

/** Short slanting stitches laid along a line. */
function strokes(n: Needle, path: Poly, colours: string[], long: number, gap: number, closed = false) {
  for (const [k, colour] of colours.entries()) {
    const laid = walk(path, gap, closed)
      .filter((_, i) => i % colours.length === k)
      .map(({ p, a }): Poly => {
        const dx = (Math.cos(a + 1.15) * long) / 2;
        const dy = (Math.sin(a + 1.15) * long) / 2;
        return [
          [p[0] - dx, p[1] - dy],
          [p[0] + dx, p[1] + dy],
        ];
      });
    n.raw(lines(laid, colour, gap * 0.86), lines(laid, '#e8e8e8', gap * 0.7));
  }
}
/** One sozni boteh of height h: an edge of needle strokes, and a flowering sprig that bends with it. */
function paisley(n: Needle, x: number, y: number, h: number, side: number, i: number) {
  const edge = [C.madder, C.indigo][i % 2];
  const slim = (p: Poly) => p.map(([a, b]): Point => [x + (a - x) * 0.82, b]);
  const outer = slim(boteh(x, y, h, side));
  const inner = slim(boteh(x + h * 0.01 * side, y - h * 0.075, h * 0.82, side));
  strokes(n, outer, [edge, edge, C.rose], h * 0.062, 5, true);
  strokes(n, inner, [C.green, C.leaf], h * 0.026, 5, true);
  const stem = slim(
    curve(
      [
        [x, y - h * 0.1],
        [x - 0.07 * h * side, y - h * 0.32],
        [x - 0.07 * h * side, y - h * 0.56],
        [x + 0.08 * h * side, y - h * 0.76],
        [x + 0.24 * h * side, y - h * 0.83],
      ],
      false,
      8,
    ),
  );
  n.stem(stem, C.green, 4);
  for (const [k, at] of walk(stem, h * 0.105).entries()) {
    for (const g of [-1, 1])
      n.leaf(
        at.p[0],
        at.p[1],
        h * (0.13 - 0.008 * k),
        h * 0.032,
        at.a + g * 0.95,
        g > 0 ? C.leaf : C.green,
        0,
        4,
      );
  }
  for (const [t, size, k] of [
    [0.3, 0.12, 0],
    [0.54, 0.095, 1],
    [0.74, 0.066, 2],
    [0.92, 0.045, 0],
  ]) {
    const at = stem[Math.round(t * (stem.length - 1))];
    const hues = [
      [C.madder, C.rose, C.saffron],
      [C.saffron, C.madder, C.ivory],
      [C.indigo, C.rose, C.saffron],
    ][(k + i) % 3];
    n.bloom(at[0], at[1], h * size, 8, hues, t, 4);
  }
}
/** A guard stripe across the cloth: a running vine with buds between two lines of stitches. */
function guard(n: Needle, y: number, h: number) {
  for (const at of [y, y + h])
    strokes(
      n,
      [
        [0, at],
        [W, at],
      ],
      [C.madder, C.madder, C.saffron],
      9,
      5,
    );
  const pitch = W / 48;
  const vine = series(241, (i): Point => [(i * W) / 240, y + h / 2 + Math.sin((i / 5) * Math.PI) * h * 0.16]);
  n.stem(vine, C.green, 4);
  for (let i = 0; i < 48; i++) {
    const x = (i + 0.5) * pitch;
    const up = i % 2 ? -1 : 1;
    n.bloom(
      x,
      y + h / 2 + up * h * 0.05,
      h * 0.25,
      6,
      [[C.madder, C.saffron, C.indigo][i % 3], C.ivory],
      i,
      4,
    );
    n.leaf(x + pitch * 0.35, y + h / 2, h * 0.34, h * 0.09, up * 0.9, C.leaf, 0, 4);
  }
}
/** A small upright buti. */
function sprig(n: Needle, x: number, y: number, s: number, k: number) {
  n.stem(
    [
      [x, y],
      [x, y - 40 * s],
    ],
    C.green,
    4,
  );
  for (const g of [-1, 1]) n.leaf(x, y - 6 * s, 36 * s, 9 * s, -Math.PI / 2 + g * 0.85, C.leaf, 0, 4);
  n.bloom(x, y - 54 * s, 21 * s, 6, [[C.madder, C.indigo, C.rose][k % 3], C.saffron], 0, 4);
}
/** Drawing of the front end; the hem is the bottom edge. */
function sozni(seed: number) {
  const n = new Needle(seed);
  guard(n, H - 74, 52);
  guard(n, H - 544, 52);
  const pitch = W / PAISLEYS;
  for (let i = 0; i < PAISLEYS; i++) {
    const x = (i + 0.5) * pitch;
    paisley(n, x - 12, H - 108, 360, 1, i);
    if (i) sprig(n, x - pitch / 2, H - 116, 1.15, i);
    sprig(n, x, H - 572, 1.5, i + 1);
  }
  // Butis sown over the field in quincunx.
  for (let k = 0; k < 6; k++)
    for (let i = 0; i < PAISLEYS; i++)
      sprig(n, (i + (k % 2 ? 0.5 : 1)) * pitch, H - 760 - k * 165, 0.95, i + k);
  return n.sheets(W, H, C.ivory, 0.22);
}

const ease = (t: number) => {
  const k = Math.max(0, Math.min(1, t));
  return k * k * (3 - 2 * k);
};
/** Flutes round the form: uneven, drifting a little as they fall. */
const flute = (a: number, fall: number) => {
  const b = a + 0.12 * Math.sin(fall * 1.7 + 1);
  return (
    Math.cos(7 * b + 0.7 * Math.sin(2 * b) + 0.5) +
    0.42 * Math.cos(4 * a + 1.9) +
    0.26 * Math.cos(13 * b + 0.8 + 0.5 * fall)
  );
};
/** Radius of the hanging cloth at an angle and a fall below the rim. */
const hang = (a: number, fall: number) =>
  R + 0.14 * fall * ease(fall / 0.7) + 0.19 * (ease(fall / 1.5) + 0.3 * ease(fall / 0.8)) * flute(a, fall);

/** Steps of the table of angles. */
const FALLS = 40,
  TURNS = 720,
  LOWEST = 2;
/** Cloth angle by fall and by angle on the form: length along the flutes, as a share of a turn. */
function clothAngles() {
  const table = new Float32Array((FALLS + 1) * (TURNS + 1));
  for (let j = 0; j <= FALLS; j++) {
    const fall = (j / FALLS) * LOWEST;
    const row = j * (TURNS + 1);
    for (let i = 1; i <= TURNS; i++) {
      const a = (i / TURNS) * TAU;
      const r0 = hang(a - TAU / TURNS, fall);
      const r1 = hang(a, fall);
      table[row + i] = table[row + i - 1] + Math.hypot(r1 - r0, (r1 * TAU) / TURNS);
    }
    // A turn on the form is a turn of the cloth; the front stays the front.
    const share = TAU / table[row + TURNS];
    const front = table[row + TURNS / 2] * share - Math.PI;
    for (let i = 0; i <= TURNS; i++) table[row + i] = table[row + i] * share - front;
  }
  return table;
}
/** A point in terms of the cloth: distance from it, place across and along it, how steeply the flute turns there. */
interface Place {
  off: number;
  steep: number;
  across: number;
  along: number;
}
function drape() {
  const table = clothAngles();
  const place: Place = { off: 0, steep: 1, across: 0, along: 0 };
  const clothAngle = (a: number, fall: number) => {
    const v = Math.max(0, Math.min(FALLS - 0.001, (fall / LOWEST) * FALLS));
    const u = Math.max(0, Math.min(TURNS - 0.001, (a / TAU + 0.5) * TURNS));
    const j = v | 0;
    const i = u | 0;
    const k = j * (TURNS + 1) + i;
    const near = table[k] + (table[k + 1] - table[k]) * (u - i);
    const below = k + TURNS + 1;
    const next = table[below] + (table[below + 1] - table[below]) * (u - i);
    return near + (next - near) * (v - j) - Math.PI;
  };
  return (X: number, y: number, Z: number): Place => {
    const [x, z] = rotate(X, Z, YAW);
    const r = Math.hypot(x, z);
    const a = Math.atan2(x, z);
    let length: number;
    let angle = a;
    place.steep = 1;
    if (y > RIM) {
      const out = r - R + ROUND;
      const soft = 0.014 * Math.sin(a * 5 + 1) * Math.min(1, r * 3) * ((y - RIM) / ROUND);
      if (out < 0) {
        place.off = Math.abs(y - TOP + soft);
        length = r;
      } else {
        place.off = Math.abs(Math.hypot(out, y - RIM) - ROUND + soft);
        length = R - ROUND + ROUND * Math.atan2(out, y - RIM);
      }
    } else {
      const fall = RIM - y;
      // The table starts at the back: its angle 0 is ours of -pi.
      angle = clothAngle(a, fall);
      const e = 0.01;
      const here = hang(a + Math.PI, fall);
      const turn = (hang(a + Math.PI + e, fall) - here) / (e * Math.max(0.3, here));
      const lean = (hang(a + Math.PI, fall + e) - here) / e;
      place.steep = Math.sqrt(1 + turn * turn + lean * lean);
      // Away from the cloth a neighbouring flute may be nearer than this one.
      const off = Math.abs(r - here) / place.steep;
      place.off = off < 0.03 ? off : 0.03 + 0.6 * (off - 0.03);
      length = OVER + fall * 1.03;
    }
    place.across = length * Math.sin(angle);
    place.along = length * Math.cos(angle);
    return place;
  };
}
/** Outline of the form in (radius, height): foot, turned stem, body and shoulders. */
const FORM: Point[] = curve(
  [
    [0.8, 0],
    [0.82, 0.05],
    [0.76, 0.1],
    [0.6, 0.15],
    [0.3, 0.24],
    [0.18, 0.4],
    [0.2, 0.6],
    [0.3, 0.9],
    [0.4, 1.2],
    [0.43, 1.5],
    [0.5, 2.0],
    [0.58, 2.4],
    [0.55, 2.7],
    [0.38, 2.92],
    [0.1, 2.97],
  ],
  false,
  10,
);
/** Half the thickness of the cloth. */
const THICK = 0.012;
/** Twisted threads of the fringe: pitch and radius. */
const PITCH = 0.036,
  THREAD = 0.0125;

export const craft: Craft = {
  id: 'craft-kashmir-pashmina-stole',
  async build(seed) {
    const drawn = sozni(seed);
    const colours = await texture(drawn.col, 0.6);
    const heights = await texture(drawn.hgt, 0.8);
    const locate = drape();
    const walnut = lathe(solidProfile(FORM), 0.008);
    /** The sheet to a given end, with rounded edges. */
    const sheetTo = (p: Place, end: number) =>
      smoothMax(
        p.off - THICK,
        (0.7 * Math.max(Math.abs(p.across) - WIDE, p.along - end, -1.9 - p.along)) / p.steep,
        0.012,
      );
    const stole: Field = (x, y, z) => sheetTo(locate(x, y, z), END);
    /** Each thread hangs a little its own way and ends where it likes. */
    const fringe: Field = (x, y, z) => {
      if (y > HIGHEST_THREAD + 0.1) return y - HIGHEST_THREAD;
      const p = locate(x, y, z);
      const past = p.along - END;
      if (past < -0.1) return 0.1;
      const i = Math.round(p.across / PITCH);
      let nearest = 9;
      for (let k = i - 1; k <= i + 1; k++) {
        const lean =
          past > 0 ? Math.sin(k * 7.31) * 0.32 * past * past + Math.sin(k * 3.7 + past * 14) * 0.005 : 0;
        const beside = p.across - k * PITCH - lean;
        const twist = 1 + 0.2 * Math.sin(past * 105 + k * 2 + (beside / THREAD) * 1.2);
        const tube = Math.hypot(p.off, beside) - THREAD * twist;
        const beyond = Math.max(past - FRINGE - 0.035 * Math.sin(k * 5.1), -0.02 - past);
        nearest = Math.min(nearest, Math.max(tube, beyond / p.steep, (Math.abs(k * PITCH) - WIDE) / p.steep));
      }
      return nearest * 0.75;
    };
    const c: Vec3 = [0, 0, 0];
    const v = (along: number) => Math.max(0, 1 - (END - along) / DRAWN);
    const u = (across: number) => Math.max(0.002, Math.min(0.998, across / (2 * WIDE) + 0.5));
    const wool: Part['mat'] = (s, x, y, z) => {
      const { across, along } = locate(x, y, z);
      const k = 0.92 + 0.1 * fbm(across * 14, along * 60, 3, 2);
      const thread = colours.rgb(u(across), v(along), c);
      paint(s, [thread[0] * k, thread[1] * k, thread[2] * k]);
      s.rough = 0.8;
      s.spec = 0.12;
      s.sheen = 0.3;
    };
    const threads: Part['mat'] = (s) => {
      paint(s, [0.82, 0.72, 0.55]);
      s.rough = 0.85;
      s.spec = 0.05;
      s.sheen = 0.3;
    };
    const turned: Part['mat'] = (s, x, y, z) => {
      wood(s, x * 0.5 + y, x * 0.7, z, [0.13, 0.055, 0.026]);
      s.rough = 0.3;
    };
    const parts = assemble([
      { f: stole, mat: wool },
      { f: fringe, mat: threads },
      { f: walnut, mat: turned },
    ]);
    const lo: Vec3 = [-1.5, -0.02, -1.5];
    const hi: Vec3 = [1.5, 3.1, 1.5];
    // The grid knows the fringe as a sheet; threads are asked for only close to it.
    const near = bake(
      (x, y, z) => Math.min(sheetTo(locate(x, y, z), END + FRINGE + 0.05), walnut(x, y, z)),
      lo,
      hi,
      0.0125,
    );
    return {
      ...parts,
      sdf(x, y, z) {
        const d = near(x, y, z);
        return d < 0.04 && y < HIGHEST_THREAD && y > 0.15 ? parts.sdf(x, y, z) : d;
      },
      exact: parts.sdf,
      lo: [-1.5, 0, -1.5],
      hi,
      eps: 0.005,
      step: 0.72,
      edgeRays: 2,
      bumpEps: 0.003,
      key: [-0.95, 0.72, 0.5],
      keySize: 0.2,
      fill: 0.8,
      bg: [
        [0.54, 0.45, 0.37],
        [0.34, 0.27, 0.22],
      ],
      eye: [0, 2.7, 9.6],
      look: [0, 1.52, 0],
      fov: 0.184,
      bump(x, y, z) {
        const { across, along } = locate(x, y, z);
        if (along > END || Math.abs(across) > WIDE || (y < 0.9 && Math.hypot(x, z) < 0.5)) return 0;
        const twill = Math.sin((across + along) * 330 + 2 * fbm(across * 30, along * 30, 2, 1));
        return heights.value(u(across), v(along)) * 0.007 + 0.0005 * twill;
      },
    };
  },
};
