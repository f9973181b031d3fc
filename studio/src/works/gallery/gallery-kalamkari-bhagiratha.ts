/** The descent of Ganga: the river falls into Shiva's hair, loops through the locks and runs on past Bhagiratha. */
import { curveThrough, loopThrough, offsets } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { fish } from '../../motifs/animals/fish.ts';
import { place } from '../../motifs/place.ts';
import { Cloth } from '../../traditions/kalamkari/cloth.ts';
import { contour, drawn, stroke } from '../../traditions/kalamkari/kalam.ts';
import { person } from '../../traditions/kalamkari/person.ts';
import { STAND } from '../../traditions/kalamkari/poses.ts';
import { cliffs, cloudBank } from '../../traditions/kalamkari/scenery.ts';
import { INK, K } from '../../traditions/kalamkari/style.ts';
import { STUFF } from '../../traditions/kalamkari/textile.ts';
import type { Work } from '../../work.ts';

const [W, H] = [720, 1000];
const HAIR = '#4a2a1a';

/** Running water: a ribbon with pen lines that follow it and curls of foam. */
function stream(mid: Poly, half: (t: number) => number): string {
  const q = ribbon(mid, half, 5),
    along = (u: number): Poly =>
      walk(mid, 9).map((k) =>
        polar(...k.p, half(k.t) * u + 2 * Math.sin(k.s / 16 + u * 5), k.a + Math.PI / 2),
      );
  const curls = walk(mid, 46)
    .filter((k) => half(k.t) > 20)
    .map((k, i) => {
      const o = polar(...k.p, half(k.t) * (i % 2 ? 0.45 : -0.45), k.a + Math.PI / 2);
      return series(12, (n): Point => polar(...o, 8 * (1 - n / 15), k.a + (i % 2 ? 1 : -1) * n * 0.5));
    });
  return (
    fill(q, K.indigo) +
    clip(
      q,
      each([-0.72, -0.4, 0, 0.36, 0.7], (u, i) =>
        stroke(along(u), i % 2 ? 2.2 : 1.5, i === 2 ? K.paleIndigo : K.cloth),
      ) + each(curls, (p) => stroke(p, 2, K.cloth)),
    ) +
    contour(q, 2.4)
  );
}

function swimming(x: number, y: number, s: number, a: number, dye: string): string {
  const F = Math.cos(a) < 0 ? place(fish(), x, y, s, a - Math.PI, -1) : place(fish(), x, y, s, a);
  return (
    each([F.top, F.bot, F.bot2, F.tail], (p: Poly) => drawn(p, K.madder, 1.4)) +
    fill(F.body, dye) +
    scales(F.body, a + Math.PI, 11, INK, 0.9) +
    fill(F.head, K.cloth) +
    contour(F.body, 1.9) +
    stroke(F.gill, 1.4) +
    drawn(F.eye, '#f6ead0', 1.2) +
    fill(F.pupil, INK)
  );
}

/** A lock of hair that ends in a curl. */
function lock(pts: Point[], w: number, curl: number): string {
  const end = pts[pts.length - 1],
    before = pts[pts.length - 2],
    a = Math.atan2(end[1] - before[1], end[0] - before[0]),
    spiral = series(14, (i): Point => {
      const R = 17 * (1 - i / 17),
        o = polar(...end, 17, a + (curl * Math.PI) / 2);
      return polar(...o, R, a - (curl * Math.PI) / 2 + curl * i * 0.44);
    }),
    mid = [...curveThrough(...pts), ...spiral.slice(1)],
    q = ribbon(mid, widths(w * 0.8, w, w * 0.9, w * 0.75, w * 0.3), 4);
  return (
    drawn(q, HAIR, 2) +
    each([-0.35, 0.3], (u) =>
      stroke(
        walk(mid, 8)
          .slice(0, -4)
          .map((k) => polar(...k.p, w * u, k.a + Math.PI / 2)),
        1.3,
        '#96643c',
      ),
    )
  );
}

/** The cobra that Shiva wears: a loop on his chest, its hood raised beside his throat. @param x,y pit of the throat */
function cobra(x: number, y: number): string {
  const at = (...p: number[]): Poly => curveThrough(...p).map(([a, b]): Point => [x + a, y + b]);
  const coil = at(12, -30, 26, -12, 32, 14, 22, 36, -4, 44, -32, 30, -50, 4, -66, -16, -82, -14, -88, -28);
  const body = ribbon(coil, widths(2, 6, 7, 7, 7, 7, 6, 5), 3);
  const hood = loopThrough(
    ...offsets(
      x,
      y,
      [-80, -74, -92, -76, -104, -70, -108, -62, -102, -46, -92, -26, -84, -24, -76, -40, -72, -58],
    ),
  );
  const tongue: Poly[] = [at(-106, -66, -114, -70, -122, -68), at(-112, -69, -118, -75)];
  return (
    each(tongue, (p) => stroke(p, 2, K.madder)) +
    drawn(body, K.paleIndigo, 2) +
    clip(
      body,
      each(walk(coil, 9), (k) =>
        stroke([polar(...k.p, 9, k.a + 1.2), polar(...k.p, 9, k.a - 1.9)], 1.4, INK),
      ),
    ) +
    drawn(hood, K.paleIndigo, 2) +
    drawn(ellipse(x - 88, y - 50, 6, 9), K.cloth, 1.4) +
    dot(x - 88, y - 50, 2.4, INK) +
    dot(x - 98, y - 66, 2.2, INK)
  );
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'narrow', K.madder),
    { f, r } = c,
    sx = f.x + 318,
    sy = f.y + 640,
    s = 1.24,
    head: Point = [sx + 8, sy - 333 * s];
  c.add(
    cliffs(
      [
        [f.x + 10, f.y + 470],
        [f.x + 84, f.y + 410],
        [f.x + 170, f.y + 480],
        [f.right - 150, f.y + 470],
        [f.right - 60, f.y + 430],
      ],
      f.bottom,
      110,
      r,
      [K.paleIndigo, K.shell, K.myrobalan, K.leaf],
    ),
  );
  c.add(
    cliffs(
      [
        [f.x + 20, f.y + 640],
        [f.x + 130, f.y + 610],
        [f.x + 250, f.y + 650],
        [f.x + 380, f.y + 640],
        [f.x + 480, f.y + 620],
      ],
      f.bottom + 10,
      104,
      r,
      [K.leaf, K.myrobalan, K.paleIndigo, K.rust, K.shell],
    ),
  );
  c.add(
    cloudBank(
      curveThrough([f.x - 8, f.y + 34], [f.x + 90, f.y + 58], [f.x + 200, f.y + 26], [f.x + 300, f.y + 4]),
      22,
    ),
  );
  c.add(
    cliffs(
      [
        [sx - 150, sy + 34],
        [sx - 76, sy + 6],
        [sx, sy - 4],
        [sx + 76, sy + 8],
      ],
      f.bottom + 10,
      92,
      r,
      [K.leaf, K.shell, K.paleIndigo, K.myrobalan],
    ),
  );
  c.add(cloudBank(curveThrough([f.x - 8, f.y + 236], [f.x + 40, f.y + 246], [f.x + 84, f.y + 226]), 16));
  // from heaven to the crown of his head, with the goddess in it
  c.add(
    stream(
      curveThrough(
        [f.right - 40, f.y - 30],
        [f.right - 96, f.y + 50],
        [f.right - 190, f.y + 96],
        [head[0] + 30, head[1] - 44],
        [head[0] - 6, head[1] - 20],
      ),
      widths(58, 54, 46, 34, 24),
    ),
  );
  c.add(
    person(
      {
        build: 'lady',
        skin: '#dcb877',
        ...STAND,
        lower: { kind: 'sari' },
        stuff: STUFF.white,
        bodice: STUFF.madder,
        headTilt: 0.12,
        head: { kind: 'lady', crown: 'karanda', hair: 'braid' },
        arms: [
          { to: [50, -212], sign: 'joined', aim: -0.6 },
          { to: [54, -210], sign: 'joined', aim: -0.6 },
        ],
      },
      f.right - 112,
      f.y + 204,
      0.56,
      -1,
    ),
  );
  // hair and water by turns
  const out = (pts: number[][], w: number, k: number) =>
    lock(
      pts.map(([x, y]): Point => [head[0] + x, head[1] + y]),
      w,
      k,
    );
  const run = (pts: number[][], a: number, b: number) =>
    stream(
      curveThrough(...pts.map(([x, y]): Point => [head[0] + x, head[1] + y])),
      widths(a, (a + b) / 2, b),
    );
  c.add(
    out(
      [
        [-10, -30],
        [-90, -80],
        [-170, -70],
        [-214, -110],
      ],
      15,
      1,
    ) +
      out(
        [
          [-10, -14],
          [-110, -30],
          [-190, -6],
          [-238, -40],
        ],
        15,
        1,
      ),
  );
  c.add(
    run(
      [
        [0, -30],
        [-80, -52],
        [-150, -34],
        [-206, -62],
        [-236, -20],
        [-196, 22],
        [-120, 12],
        [-40, 6],
      ],
      15,
      12,
    ),
  );
  c.add(
    out(
      [
        [-14, 0],
        [-100, 20],
        [-170, 60],
        [-222, 44],
      ],
      14,
      1,
    ) +
      out(
        [
          [-14, 14],
          [-84, 56],
          [-130, 110],
          [-186, 112],
        ],
        13,
        1,
      ),
  );
  c.add(
    out(
      [
        [10, -30],
        [70, -84],
        [110, -80],
        [132, -70],
      ],
      12,
      1,
    ) +
      out(
        [
          [10, -16],
          [90, -40],
          [140, -10],
          [196, -34],
        ],
        14,
        -1,
      ),
  );
  c.add(
    run(
      [
        [0, -24],
        [80, -60],
        [150, -30],
        [190, 6],
        [150, 40],
        [90, 24],
        [40, 8],
      ],
      14,
      14,
    ),
  );
  c.add(
    out(
      [
        [10, 0],
        [90, 14],
        [130, 60],
        [176, 64],
      ],
      13,
      -1,
    ) +
      out(
        [
          [8, 16],
          [70, 60],
          [96, 116],
          [140, 130],
        ],
        12,
        -1,
      ),
  );
  // she leaves him again and runs over the rocks
  c.add(
    stream(
      curveThrough(
        [head[0] + 30, head[1] + 10],
        [head[0] + 120, head[1] + 30],
        [f.right - 64, head[1] + 90],
        [f.right - 56, f.y + 420],
        [f.right - 96, f.y + 560],
        [f.right - 60, f.y + 690],
        [f.x + 330, f.bottom - 66],
        [f.x + 150, f.bottom - 40],
        [f.x - 40, f.bottom - 54],
      ),
      widths(15, 24, 34, 40, 46, 52, 56, 58, 60),
    ),
  );
  c.add(
    swimming(f.right - 58, f.y + 440, 0.5, 1.7, K.myrobalan) +
      swimming(f.right - 84, f.y + 640, 0.56, 1.5, K.shell) +
      swimming(f.x + 424, f.bottom - 84, 0.62, 2.75, K.rust) +
      swimming(f.x + 262, f.bottom - 54, 0.62, 3, K.myrobalan) +
      swimming(f.x + 84, f.bottom - 44, 0.58, 3.2, K.shell),
  );
  c.add(
    person(
      {
        build: 'man',
        skin: '#e9d9b0',
        ...STAND,
        stuff: STUFF.tiger,
        sash: STUFF.indigo,
        jewels: 2,
        thread: true,
        headTilt: -0.04,
        headScale: 1.2,
        neck: [-6, -286],
        head: { kind: 'man', view: 'threeQuarter', crown: 'jata', tilak: 'ash', hairColour: HAIR, gaze: 0.8 },
        arms: [
          { to: [-48, -140], sign: 'open', aim: 1.75 },
          {
            to: [84, -236],
            sign: 'fist',
            aim: 0,
            hold: (T) =>
              line(
                T([
                  [94, 20],
                  [94, -390],
                ]),
                INK,
                8,
              ) +
              line(
                T([
                  [94, 20],
                  [94, -390],
                ]),
                K.myrobalan,
                5,
              ) +
              drawn(
                T(
                  loopThrough(
                    94,
                    -378,
                    66,
                    -392,
                    62,
                    -436,
                    74,
                    -412,
                    86,
                    -404,
                    94,
                    -452,
                    102,
                    -404,
                    114,
                    -412,
                    126,
                    -436,
                    122,
                    -392,
                  ),
                ),
                K.myrobalan,
                2,
              ),
          },
        ],
      },
      sx,
      sy + 14,
      s,
      -1,
    ),
  );
  c.add(cobra(head[0] + 12, head[1] + 96));
  const moon = loopThrough(
    [head[0] + 26, head[1] - 104],
    [head[0] + 52, head[1] - 92],
    [head[0] + 62, head[1] - 118],
    [head[0] + 50, head[1] - 102],
  );
  c.add(drawn(moon, '#f3e6c6', 1.8));
  // Bhagiratha on one leg
  c.add(
    person(
      {
        build: 'thin',
        skin: '#b97a4a',
        pelvis: [0, -186],
        neck: [8, -298],
        headTilt: -0.14,
        legs: [{ ankle: [34, -96], knee: [66, -150], toes: 1 }, { ankle: [2, -12] }],
        lower: { kind: 'drawers' },
        stuff: STUFF.bark,
        jewels: 0,
        thread: true,
        head: { kind: 'man', crown: 'jata', hair: 'long', beard: '#3a2216', tilak: 'ash', gaze: 1 },
        arms: [
          { to: [14, -434], sign: 'joined', bend: 1, aim: -1.35 },
          { to: [30, -430], sign: 'joined', aim: -1.6, bend: -1, behind: true },
        ],
      },
      f.x + 92,
      f.bottom - 120,
      0.88,
    ),
  );
  c.add(drawn(ellipse(f.x + 98, f.bottom - 112, 66, 15), K.rust, 2.2));
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-bhagiratha',
  collection: 'gallery',
  seed: 53,
  width: W,
  height: H,
  alt: 'Ganga comes down in her stream and loops through the spreading locks of Shiva, then runs on full of fishes past Bhagiratha, who stands bearded and thin on one leg.',
  draw,
};
