/** Rama bends Shiva's bow until it breaks, before Janaka's court; Sita comes with the garland. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Cloth, nimbus } from '../../traditions/kalamkari/cloth.ts';
import { contour, drawn, stroke } from '../../traditions/kalamkari/kalam.ts';
import { person } from '../../traditions/kalamkari/person.ts';
import { EASE, STAND } from '../../traditions/kalamkari/poses.ts';
import { INK, K } from '../../traditions/kalamkari/style.ts';
import { STUFF, stuffed } from '../../traditions/kalamkari/textile.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1120, 820];

function pillar(x: number, top: number, foot: number): string {
  const shaft = rect(x - 15, top, 30, foot - top);
  return (
    fill(shaft, K.indigo) +
    clip(
      shaft,
      each(
        series(24, (i) => top + i * 26),
        (y) =>
          line(
            [
              [x - 18, y + 16],
              [x + 18, y],
            ],
            K.cloth,
            4,
          ) +
          line(
            [
              [x - 18, y + 26],
              [x + 18, y + 10],
            ],
            K.myrobalan,
            2,
          ),
      ),
    ) +
    contour(shaft, 2.2) +
    each(
      [
        [top + 4, 46, 20, K.myrobalan],
        [top + 24, 36, 14, K.madder],
        [foot - 18, 40, 18, K.myrobalan],
        [foot, 52, 20, K.madder],
      ] as const,
      ([y, w, h, d]) =>
        drawn(
          loopThrough([x - w / 2, y], [x - w / 2 + 4, y - h], [x + w / 2 - 4, y - h], [x + w / 2, y]),
          d,
          2,
        ),
    )
  );
}

function hall(c: Cloth, floor: number): void {
  const { f } = c;
  c.add(fill(rect(f.x, f.y, f.w, f.h), '#d9ab52'));
  // niches between the pillars
  const xs = [f.x + 20, f.x + 250, f.x + 706, f.right - 20];
  for (let i = 0; i < 3; i++) {
    const [a, b] = [xs[i], xs[i + 1]],
      m = (a + b) / 2,
      arch = [
        ...curveThrough(
          [a + 18, floor],
          [a + 18, f.y + 200],
          [a + 40, f.y + 130],
          [(a + m) / 2, f.y + 96],
          [m, f.y + 70],
        ),
        ...curveThrough(
          [m, f.y + 70],
          [(b + m) / 2, f.y + 96],
          [b - 40, f.y + 130],
          [b - 18, f.y + 200],
          [b - 18, floor],
        ),
      ];
    c.add(
      fill(arch, i === 1 ? K.madder : '#7a251c') + contour(arch, 2.4) + line(arch.slice(1, -1), K.cloth, 2.4),
    );
  }
  for (const x of xs) c.add(pillar(x, f.y + 62, floor));
  const eave = rect(f.x, f.y, f.w, 58);
  c.add(
    stuffed(eave, { ...STUFF.indigo, kind: 'buti' }, 0, 30) +
      line(
        [
          [f.x, f.y + 58],
          [f.right, f.y + 58],
        ],
        INK,
        10,
      ) +
      line(
        [
          [f.x, f.y + 58],
          [f.right, f.y + 58],
        ],
        K.myrobalan,
        6,
      ),
  );
  c.add(
    each(
      series(34, (i) => f.x + (i + 0.5) * (f.w / 34)),
      (x, i) => drawn(leaf(x, f.y + 62, 34, 11, Math.PI / 2, 0, 0.42), [K.leaf, K.cloth, K.rust][i % 3], 1.5),
    ),
  );
  const tiles = rect(f.x, floor, f.w, f.bottom - floor + 10);
  c.add(
    fill(tiles, '#ead7ae') +
      clip(
        tiles,
        each(
          series(17, (i) => i),
          (i) =>
            each([0, 1, 2], (k) => {
              const x = f.x + i * 62 + (k % 2) * 31,
                y = floor + 20 + k * 34,
                q: Poly = [
                  [x - 31, y],
                  [x, y - 17],
                  [x + 31, y],
                  [x, y + 17],
                ];
              return fill(q, (i + k) % 2 ? K.madder : K.indigo) + polys(rosette(x, y, 8, 4), K.cloth);
            }),
        ),
      ) +
      stroke(
        [
          [f.x, floor],
          [f.right, floor],
        ],
        2.6,
      ),
  );
}

/** One half of the bow, from the break to its tip. */
function limb(pts: Point[]): string {
  const mid = curveThrough(...pts),
    q = ribbon(mid, widths(17, 19, 17, 12, 7), 5);
  return (
    fill(q, '#e0b243') +
    clip(
      q,
      each(walk(mid, 26), (k, i) =>
        line([polar(...k.p, 26, k.a + 1.2), polar(...k.p, -26, k.a + 1.2)], i % 2 ? K.madder : K.indigo, 7),
      ) +
        dots(
          walk(mid, 26).map((k) => polar(...k.p, 13, k.a)),
          3,
          K.cloth,
        ),
    ) +
    contour(q, 2.4)
  );
}

/** Splinters and flashes where it breaks. */
function burst([x, y]: Point): string {
  return (
    each(
      series(16, (i) => i),
      (i) =>
        drawn(
          leaf(...polar(x, y, 14, i * 0.393), i % 2 ? 92 : 58, 6.5, i * 0.393 + 0.06, 0, 0.3),
          i % 2 ? '#f3e0a6' : K.rust,
          1.3,
        ),
    ) +
    each(
      [
        [66, -84, 0.7],
        [84, 34, 2.2],
        [-52, -100, 1.4],
        [-78, 62, 2.8],
        [20, 104, 0.4],
        [110, -34, 1.1],
      ],
      ([dx, dy, a]) =>
        drawn(
          [
            polar(x + dx, y + dy, 15, a),
            polar(x + dx, y + dy, 5, a + 1.5),
            polar(x + dx, y + dy, 17, a + 3.1),
            polar(x + dx, y + dy, 4, a - 1.4),
          ],
          '#e0b243',
          1.6,
        ),
    )
  );
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'narrow', K.myrobalan),
    { f } = c,
    floor = f.bottom - 66,
    rx = f.x + 424,
    s = 1.24;
  hall(c, floor);
  // Vishvamitra, and Janaka on his throne
  c.add(
    person(
      {
        build: 'thin',
        skin: '#c98f5a',
        ...STAND,
        stuff: STUFF.rust,
        stole: STUFF.white,
        jewels: 1,
        thread: true,
        head: { kind: 'man', crown: 'jata', hairColour: '#efe3c4', beard: '#efe3c4', tilak: 'ash' },
        arms: [
          { to: [-50, -170], sign: 'flat', aim: 1.4 },
          { to: [72, -300], sign: 'open', aim: -1.3 },
        ],
      },
      f.x + 204,
      floor - 6,
      1.14,
    ),
  );
  const throne = loopThrough(
    [f.x - 10, floor],
    [f.x - 10, floor - 300],
    [f.x + 40, floor - 368],
    [f.x + 104, floor - 320],
    [f.x + 116, floor - 120],
    [f.x + 180, floor - 108],
    [f.x + 190, floor],
  );
  c.add(stuffed(throne, STUFF.indigo, 0, 24) + contour(throne, 2.6) + line(throne, K.myrobalan, 4, true));
  c.add(
    person(
      {
        build: 'man',
        skin: '#dcb877',
        ...EASE,
        stuff: STUFF.yellow,
        stole: STUFF.madder,
        head: { kind: 'man', crown: 'kirita', moustache: true, gaze: 0.8 },
        arms: [
          { to: [-46, -30], sign: 'flat' },
          { to: [74, -158], sign: 'open', aim: -1.2 },
        ],
      },
      f.x + 84,
      floor - 118,
      1.12,
    ),
  );
  // Sita and her friend
  c.add(
    person(
      {
        build: 'lady',
        skin: '#b97a4a',
        ...STAND,
        lower: { kind: 'sari' },
        stuff: STUFF.leaf,
        bodice: STUFF.rust,
        head: { kind: 'lady', hair: 'bun' },
        arms: [
          { to: [-44, -200], sign: 'flat', aim: 1.4 },
          {
            to: [58, -236],
            sign: 'flat',
            aim: -0.2,
            hold: (T, _at, k) =>
              drawn(T(leaf(40, -252, 92, 12, 0, 0, 0.5)), K.myrobalan, 2 * k) +
              each([60, 78, 96, 112], (x, i) =>
                drawn(T(ellipse(x, -264, 9, 9)), i % 2 ? K.madder : '#f3e6c6', 1.4 * k),
              ),
          },
        ],
      },
      f.right - 46,
      floor - 4,
      1.16,
      -1,
    ),
  );
  const garland = (T: (p: Poly) => Poly, k: number) =>
    each(
      T(curveThrough(66, -262, 34, -214, 30, -150, 62, -116, 98, -140, 104, -206, 78, -258)).filter(
        (_, i) => i % 3 === 0,
      ),
      ([x, y], i) =>
        drawn(ellipse(x, y, 8.6 * k, 8.6 * k, 0, 14), ['#f3e6c6', K.rust, K.myrobalan][i % 3], 1.3) +
        dot(x, y, 2.6 * k, K.madder),
    );
  c.add(
    person(
      {
        build: 'lady',
        skin: '#dcb877',
        ...STAND,
        lower: { kind: 'sari' },
        stuff: STUFF.madder,
        bodice: STUFF.indigo,
        head: { kind: 'lady', crown: 'karanda', hair: 'braid' },
        headTilt: 0.08,
        neck: [10, -286],
        arms: [
          { to: [62, -264], sign: 'pinch', aim: -0.5 },
          { to: [82, -262], sign: 'pinch', aim: -0.4, hold: (T, _at, k) => garland(T, k) },
        ],
      },
      f.right - 186,
      floor + 18,
      1.22,
      -1,
    ),
  );
  // Rama in the break
  const brk: Point = [rx + 148, floor - 282];
  c.add(nimbus(rx - 4, floor - 326 * s, 86));
  c.add(burst(brk));
  const upper = [
      [brk[0] + 26, brk[1] - 26],
      [brk[0] + 48, brk[1] - 74],
      [brk[0] + 26, brk[1] - 150],
      [brk[0] - 34, brk[1] - 208],
      [brk[0] - 112, brk[1] - 214],
    ] as Point[],
    lower = [
      [brk[0] - 6, brk[1] + 6],
      [brk[0] + 44, brk[1] + 74],
      [brk[0] + 58, brk[1] + 160],
      [brk[0] + 22, brk[1] + 236],
      [brk[0] - 50, brk[1] + 272],
    ] as Point[];
  const pull: Point = [rx - 100, floor - 246];
  c.add(
    stroke(curveThrough(upper[4], [rx - 40, floor - 420], pull), 3) +
      stroke(curveThrough(lower[4], [rx - 40, floor - 100], [pull[0] + 4, pull[1] + 10]), 3),
  );
  c.add(
    person(
      {
        build: 'man',
        skin: '#66849a',
        pelvis: [-16, -158],
        neck: [-22, -272],
        headTilt: 0.1,
        legs: [
          { ankle: [-84, -12], bend: -1 },
          { ankle: [64, -12], bend: -1 },
        ],
        stuff: STUFF.yellow,
        sash: STUFF.madder,
        garland: ['#f3e6c6', K.leaf, K.rust],
        head: { kind: 'man', crown: 'kirita', gaze: 1 },
        arms: [
          { to: [-78, -206], sign: 'fist', aim: 3.1, bend: 1 },
          { to: [98, -240], sign: 'fist', aim: 0 },
        ],
      },
      rx,
      floor + 20,
      s,
    ),
  );
  c.add(limb(upper) + limb(lower));
  c.add(
    each([0, 1, 2], (i) => drawn(ellipse(brk[0] - 8 + i * 2, brk[1] - 2 + i * 11, 13, 7), '#66849a', 1.6)),
  );
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-shiva-bow',
  collection: 'gallery',
  seed: 41,
  width: W,
  height: H,
  alt: 'Rama draws the huge bow until it bursts in splinters before King Janaka and a bearded sage, and Sita comes up with the wedding garland, a friend behind her.',
  draw,
};
