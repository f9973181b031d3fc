/** The wedding of Padmavati and Srinivasa: hands joined over the fire, Kubera beside them with the loan. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Poly, series } from '../../draw/geometry.ts';
import { clip, each } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { Cloth, nimbus } from '../../traditions/kalamkari/cloth.ts';
import { contour, drawn, stroke } from '../../traditions/kalamkari/kalam.ts';
import { person } from '../../traditions/kalamkari/person.ts';
import { SIT, STAND } from '../../traditions/kalamkari/poses.ts';
import { INK, K } from '../../traditions/kalamkari/style.ts';
import { STUFF, stuffed } from '../../traditions/kalamkari/textile.ts';
import type { Work } from '../../work.ts';

const [W, H] = [900, 1000];

/** Plantain with torn leaves and a hanging flower. */
function plantain(x: number, foot: number, h: number, fx: number): string {
  const stem = ribbon(
    curveThrough([x, foot], [x + fx * 4, foot - h * 0.5], [x + fx * 8, foot - h]),
    widths(17, 14, 11),
    6,
  );
  const top: [number, number] = [x + fx * 8, foot - h];
  const blade = (a: number, L: number, k: number) => {
    const q = leaf(...top, L, 26, a, k, 0.5);
    return (
      drawn(q, K.leaf, 1.8) +
      clip(
        q,
        each(
          series(9, (i) => i),
          (i) => {
            const t = (i + 1) / 10,
              bx = top[0] + Math.cos(a) * L * t - Math.sin(a) * k * L * t * t,
              by = top[1] + Math.sin(a) * L * t + Math.cos(a) * k * L * t * t;
            return (
              line(
                [
                  [bx, by],
                  [bx + Math.cos(a + 0.8) * 32, by + Math.sin(a + 0.8) * 32],
                ],
                INK,
                0.9,
              ) +
              line(
                [
                  [bx, by],
                  [bx + Math.cos(a - 0.8) * 32, by + Math.sin(a - 0.8) * 32],
                ],
                INK,
                0.9,
              )
            );
          },
        ),
      )
    );
  };
  return (
    drawn(stem, '#8f9a55', 2) +
    each([0.2, 0.45, 0.7], (t) =>
      stroke(curveThrough([x - 13, foot - h * t], [x, foot - h * t - 16], [x + 14, foot - h * t - 34]), 1.4),
    ) +
    blade(-2.5, 120, -0.2) +
    blade(-0.7, 120, 0.2) +
    blade(-1.95, 128, -0.08) +
    blade(-1.2, 128, 0.1) +
    stroke(curveThrough(top, [top[0] + fx * 34, top[1] + 26], [top[0] + fx * 38, top[1] + 70]), 4, K.leaf) +
    drawn(leaf(top[0] + fx * 38, top[1] + 66, 52, 15, Math.PI / 2, 0, 0.4), K.madder, 1.8)
  );
}

/** The temple tower over the wedding hall. */
function vimana(cx: number, foot: number): string {
  let q = '';
  for (let i = 0; i < 4; i++) {
    const w = 300 - i * 62,
      y = foot - i * 34,
      niche = 7 - i;
    q =
      drawn(
        loopThrough([cx - w / 2, y], [cx - w / 2 + 8, y - 34], [cx + w / 2 - 8, y - 34], [cx + w / 2, y]),
        [K.myrobalan, '#e0be6c'][i % 2],
        2,
      ) +
      each(
        series(niche, (k) => cx + (k - (niche - 1) / 2) * (w / (niche + 0.6))),
        (x) => drawn(leaf(x, y - 5, 25, 9, -Math.PI / 2, 0, 0.4), K.madder, 1.4),
      ) +
      drawn(rect(cx - w / 2 - 6, y - 8, w + 12, 9), K.indigo, 1.6) +
      q;
  }
  const top = foot - 138;
  return (
    q +
    drawn(
      loopThrough(
        [cx - 50, top + 4],
        [cx - 58, top - 22],
        [cx - 30, top - 46],
        [cx, top - 50],
        [cx + 30, top - 46],
        [cx + 58, top - 22],
        [cx + 50, top + 4],
      ),
      '#e8c25a',
      2.2,
    ) +
    each([-22, 0, 22], (d) => drawn(leaf(cx + d, top - 44, 26, 7, -Math.PI / 2, 0, 0.35), K.myrobalan, 1.6))
  );
}

function fire(x: number, y: number): string {
  const brick = (w: number, yy: number) =>
    stuffed(rect(x - w / 2, yy, w, 26), { ...STUFF.rust, kind: 'checks' }, 0, 24) +
    contour(rect(x - w / 2, yy, w, 26), 2);
  return (
    each(
      [
        [-30, -8, 60, 15, -0.25],
        [30, -8, 58, 15, 0.25],
        [-14, -4, 92, 20, -0.1],
        [16, -4, 84, 18, 0.12],
        [0, 0, 118, 24, 0],
      ],
      ([dx, dy, L, w, a], i) =>
        drawn(leaf(x + dx, y + dy, L, w, -Math.PI / 2 + a, 0, 0.3), i === 4 ? '#e0a13a' : K.madder, 1.8),
    ) +
    drawn(leaf(x, y, 66, 13, -Math.PI / 2, 0, 0.3), '#f3e0a6', 1.3) +
    each(
      [-0.3, 0.3],
      (a) =>
        line(
          [
            [x - Math.sin(a) * 60, y + 6],
            [x + Math.sin(a) * 60, y - 10],
          ],
          INK,
          9,
        ) +
        line(
          [
            [x - Math.sin(a) * 60, y + 6],
            [x + Math.sin(a) * 60, y - 10],
          ],
          K.rust,
          6,
        ),
    ) +
    brick(150, y + 2) +
    brick(200, y + 28)
  );
}

/** Kubera's pot, heaped with coins. */
const coins = (T: (p: Poly) => Poly, k: number) =>
  each(
    series(11, (i) => i),
    (i) =>
      drawn(T(ellipse(72 + ((i * 13) % 52), -214 - ((i * 7) % 22) - (i > 7 ? 12 : 0), 9, 8)), '#e8c25a', 1.3),
  ) +
  drawn(
    T(loopThrough(60, -206, 138, -206, 132, -194, 148, -160, 124, -130, 74, -130, 50, -160, 66, -194)),
    K.rust,
    2 * k,
  ) +
  line(T(curveThrough(54, -166, 98, -156, 144, -166)), K.myrobalan, 6 * k);

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'narrow', K.madder),
    { f } = c,
    cx = f.cx - 6,
    floor = f.bottom - 116;
  const sky = rect(f.x, f.y, f.w, 196);
  c.add(
    fill(sky, K.indigo) +
      dots(
        series(46, (i): [number, number] => [f.x + ((i * 97) % f.w), f.y + 8 + ((i * 53) % 170)]),
        2.4,
        K.cloth,
      ),
  );
  c.add(vimana(f.cx, f.y + 196));
  c.add(plantain(f.x + 54, floor, 420, -1) + plantain(f.right - 54, floor, 420, 1));
  const eave = rect(f.x, f.y + 188, f.w, 26);
  c.add(
    drawn(eave, K.myrobalan, 2.4) +
      each(
        series(30, (i) => f.x + (i + 0.5) * (f.w / 30)),
        (x, i) =>
          drawn(ellipse(x, f.y + 201, 8, 8), i % 2 ? K.madder : K.indigo, 1.2) +
          drawn(
            leaf(x, f.y + 212, i % 2 ? 42 : 34, 9, Math.PI / 2, 0, 0.45),
            i % 2 ? K.leaf : '#8f9a55',
            1.4,
          ),
      ),
  );
  const ground = rect(f.x, floor - 10, f.w, f.bottom - floor + 20);
  c.add(
    fill(ground, '#d9ab52') +
      stroke(
        [
          [f.x, floor - 10],
          [f.right, floor - 10],
        ],
        2.4,
      ),
  );
  for (let i = 0; i < 6; i++)
    c.add(
      each([0, 1], (k) =>
        line(
          [
            [f.x + i * 130 + k * 60, floor + 4 + k * 60],
            [f.x + i * 130 + k * 60 + 56, floor + 4 + k * 60],
          ],
          K.rust,
          2,
        ),
      ),
    );
  // a maid with a tray of lamps
  c.add(
    person(
      {
        build: 'lady',
        skin: '#b97a4a',
        ...STAND,
        lower: { kind: 'sari' },
        stuff: STUFF.leaf,
        bodice: STUFF.rust,
        head: { kind: 'lady', hair: 'braid' },
        arms: [
          { to: [54, -236], sign: 'flat', aim: -0.2, behind: true },
          {
            to: [70, -232],
            sign: 'flat',
            aim: -0.1,
            hold: (T, _at, k) =>
              drawn(T(leaf(48, -250, 96, 13, 0, 0, 0.5)), K.myrobalan, 2 * k) +
              each([66, 92, 118], (x) =>
                drawn(T(leaf(x, -256, 24, 6, -Math.PI / 2, 0, 0.3)), '#f3e0a6', 1.4 * k),
              ),
          },
        ],
      },
      f.x + 92,
      floor + 4,
      1.06,
    ),
  );
  // the couple
  c.add(nimbus(cx - 92, floor - 336 * 1.34, 92) + nimbus(cx + 144, floor - 322 * 1.24, 80));
  c.add(
    lotus(
      cx + 148,
      floor + 40,
      92,
      { out: K.shell, in: K.cloth, tip: K.madder, ink: INK, vein: K.madder },
      13,
      1.5,
    ),
  );
  c.add(
    person(
      {
        build: 'lady',
        skin: '#dcb877',
        ...STAND,
        lower: { kind: 'sari' },
        stuff: STUFF.madder,
        bodice: STUFF.leaf,
        headTilt: 0.12,
        garland: ['#f3e6c6', K.rust],
        head: { kind: 'lady', crown: 'kirita', hair: 'braid', gaze: 0.4 },
        arms: [
          {
            to: [-48, -196],
            sign: 'pinch',
            aim: 1.2,
            hold: (T) =>
              each([-0.7, 0.7, -0.35, 0.35, 0], (d) =>
                drawn(T(leaf(-44, -176, 40, 9, 1.6 + d)), d ? K.shell : K.madder, 1.3),
              ),
          },
          { to: [92, -218], sign: 'flat', aim: 0.1 },
        ],
      },
      cx + 146,
      floor + 6,
      1.24,
      -1,
    ),
  );
  c.add(
    person(
      {
        build: 'man',
        skin: '#3f5f7c',
        ...STAND,
        stuff: STUFF.yellow,
        stole: STUFF.rust,
        garland: ['#f3e6c6', K.leaf, K.rust],
        head: { kind: 'man', view: 'threeQuarter', crown: 'kirita', gaze: 0.9 },
        arms: [
          {
            to: [-96, -300],
            behind: true,
            sign: 'point',
            aim: -1.4,
            hold: (T) =>
              drawn(T(ellipse(-94, -352, 27, 27)), K.myrobalan, 2) +
              drawn(T(ellipse(-94, -352, 12, 12)), K.madder, 1.6) +
              each(
                series(8, (i) => i),
                (i) =>
                  dot(...T([[-94 + Math.cos(i * 0.785) * 20, -352 + Math.sin(i * 0.785) * 20]])[0], 3, INK),
              ),
          },
          {
            to: [92, -304],
            behind: true,
            sign: 'open',
            aim: -1.5,
            hold: (T) =>
              drawn(
                T(
                  loopThrough(
                    92,
                    -326,
                    80,
                    -344,
                    72,
                    -366,
                    82,
                    -386,
                    96,
                    -398,
                    98,
                    -388,
                    112,
                    -376,
                    114,
                    -352,
                    102,
                    -336,
                  ),
                ),
                '#f6ecd2',
                2,
              ) +
              each([0, 1, 2], (i) =>
                stroke(
                  T(
                    curveThrough(
                      76 + i * 5,
                      -372 - i * 9,
                      92 + i * 2,
                      -368 - i * 9,
                      110 - i * 6,
                      -376 - i * 6,
                    ),
                  ),
                  1.5,
                ),
              ) +
              stroke(T(curveThrough(84, -346, 96, -352, 104, -366)), 1.8),
          },
          { to: [-56, -184], sign: 'fist', aim: 1.2 },
          { to: [94, -216], sign: 'flat', aim: 0.15 },
        ],
      },
      cx - 92,
      floor + 8,
      1.34,
    ),
  );
  // Kubera, stout, with his pot of coins
  c.add(
    person(
      {
        build: 'fat',
        skin: '#c98f5a',
        ...STAND,
        pelvis: [-2, -150],
        neck: [-6, -262],
        legs: [{ ankle: [-36, -12] }, { ankle: [26, -12] }],
        stuff: STUFF.striped,
        stole: STUFF.indigo,
        headTilt: -0.06,
        head: { kind: 'man', crown: 'karanda', moustache: true, gaze: 1 },
        arms: [
          { to: [62, -148], sign: 'flat', aim: -0.1, behind: true },
          { to: [82, -140], sign: 'flat', aim: 0, hold: (T, _at, k) => coins(T, k) },
        ],
      },
      f.right - 84,
      floor + 40,
      1.06,
      -1,
    ),
  );
  // the priest feeds the fire
  c.add(fire(cx + 26, f.bottom - 64));
  c.add(
    person(
      {
        build: 'fat',
        skin: '#dcb877',
        ...SIT,
        stuff: STUFF.white,
        thread: true,
        jewels: 1,
        headTilt: 0.1,
        head: { kind: 'man', crown: 'jata', hair: 'none', beard: '#efe3c4', hairColour: '#efe3c4', gaze: 1 },
        arms: [
          { to: [52, -62], sign: 'fist', aim: 0.4, behind: true },
          {
            to: [92, -116],
            sign: 'fist',
            aim: 0,
            hold: (T, _at, k) =>
              line(
                T([
                  [88, -112],
                  [168, -132],
                ]),
                INK,
                7 * k,
              ) +
              line(
                T([
                  [88, -112],
                  [168, -132],
                ]),
                K.rust,
                4 * k,
              ) +
              drawn(T(ellipse(174, -134, 14, 9)), K.rust, 1.8 * k),
          },
        ],
      },
      f.x + 186,
      f.bottom - 22,
      0.92,
    ),
  );
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-padmavati-kalyanam',
  collection: 'gallery',
  seed: 37,
  width: W,
  height: H,
  alt: 'Four-armed Srinivasa takes the hand of Padmavati, who stands on a lotus, a priest feeds the fire, and stout Kubera brings a pot of coins under a temple tower.',
  draw,
};
