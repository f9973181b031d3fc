/** A royal elephant on its way, king and queen under the parasol, its driver before them. */
import { inset } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, series } from '../../draw/geometry.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { royalElephant } from '../../motifs/animals/royal-elephant.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Cloth, turf } from '../../traditions/kalamkari/cloth.ts';
import { contour, drawn, stroke } from '../../traditions/kalamkari/kalam.ts';
import { person } from '../../traditions/kalamkari/person.ts';
import { SIT } from '../../traditions/kalamkari/poses.ts';
import { leafyTree } from '../../traditions/kalamkari/scenery.ts';
import { INK, K } from '../../traditions/kalamkari/style.ts';
import { STUFF, stuffed } from '../../traditions/kalamkari/textile.ts';
import type { Work } from '../../work.ts';

const S = 1000;

function draw(seed: number): Painting {
  const c = new Cloth(seed, S, S, 'chintz', '#dcb158'),
    { f, r } = c,
    floor = f.bottom - 76,
    k = 1.86,
    x = f.cx - 70,
    y = floor - 124 * k;
  c.add(
    leafyTree(
      {
        trunk: curveThrough([f.x + 46, floor], [f.x + 22, floor - 220], [f.x + 62, floor - 420]),
        girth: 20,
        crown: loopThrough(
          [f.x - 40, f.y + 330],
          [f.x - 40, f.y - 30],
          [f.x + 130, f.y - 30],
          [f.x + 200, f.y + 90],
          [f.x + 150, f.y + 220],
          [f.x + 70, f.y + 330],
        ),
        bloom: [K.madder, K.cloth],
        size: 26,
        pitch: 26,
      },
      r,
    ),
  );
  c.add(
    leafyTree(
      {
        trunk: curveThrough([f.right - 30, floor], [f.right - 60, floor - 200], [f.right - 24, floor - 420]),
        girth: 18,
        crown: loopThrough(
          [f.right + 40, f.y + 320],
          [f.right + 40, f.y - 30],
          [f.right - 130, f.y - 30],
          [f.right - 206, f.y + 80],
          [f.right - 150, f.y + 200],
          [f.right - 70, f.y + 320],
        ),
        leaves: ['#84924c', K.leaf, '#2c3320'],
        bloom: [K.cloth, K.rust],
        size: 26,
        pitch: 26,
      },
      r,
    ),
  );
  c.add(
    fill(rect(f.x, floor - 12, f.w, 120), '#75803f') +
      stroke(
        [
          [f.x, floor - 12],
          [f.right, floor - 12],
        ],
        2.6,
      ) +
      turf(f.x, f.right, floor + 44, 40),
  );
  // parasol and riders
  const seat: Point = [x - 40, y - 78 * k],
    pole: Point = [seat[0] - 96, seat[1]];
  c.add(line([pole, [pole[0] + 30, f.y + 76]], INK, 9) + line([pole, [pole[0] + 30, f.y + 76]], K.rust, 5));
  const shade = loopThrough(
    [pole[0] - 90, f.y + 86],
    [pole[0] - 70, f.y + 40],
    [pole[0] + 30, f.y + 6],
    [pole[0] + 140, f.y + 40],
    [pole[0] + 160, f.y + 86],
    [pole[0] + 34, f.y + 74],
  );
  c.add(
    stuffed(shade, STUFF.madder, 0, 26) +
      contour(shade, 2.5) +
      each(
        series(11, (i) => pole[0] - 82 + i * 23),
        (u, i) =>
          drawn(
            leaf(u, f.y + 80 - Math.abs(i - 5) * -1, 28, 9, Math.PI / 2, 0, 0.4),
            i % 2 ? K.indigo : K.cloth,
            1.5,
          ),
      ),
  );
  c.add(
    person(
      {
        build: 'lady',
        skin: '#dcb877',
        ...SIT,
        stuff: STUFF.leaf,
        bodice: STUFF.rust,
        head: { kind: 'lady', hair: 'braid' },
        arms: [
          { to: [-54, -46], sign: 'flat' },
          {
            to: [58, -128],
            sign: 'pinch',
            aim: -1,
            hold: (T) =>
              each([-0.6, 0.6, 0], (d) =>
                drawn(T(leaf(64, -146, 34, 8, -1.4 + d)), d ? K.shell : K.madder, 1.3),
              ),
          },
        ],
      },
      seat[0] - 56,
      seat[1] + 26,
      0.98,
    ),
  );
  c.add(
    person(
      {
        build: 'man',
        skin: '#c98f5a',
        ...SIT,
        stuff: STUFF.madder,
        stole: STUFF.indigo,
        head: { kind: 'man', crown: 'kirita', moustache: true },
        arms: [
          { to: [-48, -40], sign: 'flat' },
          { to: [72, -124], sign: 'open', aim: -1 },
        ],
      },
      seat[0] + 78,
      seat[1] + 30,
      1,
    ),
  );
  // the elephant
  const E = place(royalElephant([126, -44, 166, -10, 184, 44, 204, 74, 226, 52, 222, 22], true), x, y, k),
    skin = '#7f95a3';
  c.add(
    stroke(E.tail, 6) +
      fill(E.tuft, INK) +
      fill(E.body, skin) +
      each([16, 30], (d, i) =>
        each(inset(E.body, d), (row) =>
          dots(
            walk(row, 15, true).map((q) => q.p),
            i ? 2.2 : 3.2,
            i ? INK : '#f3e6c6',
          ),
        ),
      ) +
      contour(E.body, 3) +
      each(E.folds, ([u, v]) => stroke(curveThrough([u - 20, v - 6], [u, v + 4], [u + 18, v - 8]), 2)),
  );
  c.add(
    fill(E.cloth, K.madder) +
      clip(
        E.cloth,
        each(
          series(42, (i) => i),
          (i) => {
            const u = x - 130 + (i % 7) * 38 + (Math.floor(i / 7) % 2) * 19,
              v = y - 150 + Math.floor(i / 7) * 44;
            return polys(rosette(u, v, 13, 8), i % 2 ? K.cloth : K.myrobalan) + dot(u, v, 4.4, K.indigo);
          },
        ),
      ) +
      line(E.cloth, INK, 17, true) +
      line(E.cloth, K.myrobalan, 13, true) +
      dots(
        E.cloth.filter((_, i) => i % 4 === 0),
        3.4,
        K.madder,
      ) +
      contour(E.cloth, 2.4),
  );
  const rug = loopThrough(
    [seat[0] - 150, seat[1] + 30],
    [seat[0] - 130, seat[1] + 2],
    [seat[0], seat[1] + 22],
    [seat[0] + 150, seat[1] + 4],
    [seat[0] + 172, seat[1] + 34],
    [seat[0] + 150, seat[1] + 66],
    [seat[0] - 130, seat[1] + 62],
  );
  c.add(stuffed(rug, STUFF.indigo, 0, 22) + contour(rug, 2.5) + line(rug, K.myrobalan, 3, true));
  c.add(
    drawn(E.ear, '#6d8797', 2.6) +
      each([0.28, 0.55], (t) =>
        stroke(
          E.ear.slice(10, -16).map(([u, v]): Point => [u + (x + 48 * k - u) * t, v + (y - 30 * k - v) * t]),
          1.8,
        ),
      ) +
      drawn(E.tusk, '#f3e6c6', 2.4) +
      drawn(E.cap, K.madder, 2) +
      dots(
        E.cap.filter((_, i) => i % 5 === 0),
        4,
        K.myrobalan,
      ) +
      drawn(E.eye, '#f6ead0', 2.2) +
      fill(E.pupil, INK) +
      each(E.feet, (p) => stroke(p, 2.4)),
  );
  const bell = curveThrough([x + 50 * k, y + 18 * k], [x + 76 * k, y + 46 * k], [x + 116 * k, y + 6 * k]);
  c.add(
    line(bell, INK, 9) +
      line(bell, K.myrobalan, 6) +
      each([8, 14, 20], (i) => drawn(leaf(...bell[i], 26, 9, Math.PI / 2, 0, 0.7), K.myrobalan, 1.8)),
  );
  const tip = E.tip[0];
  c.add(
    stroke(
      curveThrough([tip[0] + 10, tip[1] + 60], [tip[0] + 2, tip[1] + 10], [tip[0] - 4, tip[1] - 34]),
      6,
      K.leaf,
    ) +
      lotus(
        tip[0] - 4,
        tip[1] - 34,
        40,
        { out: K.shell, in: K.cloth, tip: K.madder, ink: INK, vein: K.madder },
        11,
        1.3,
      ),
  );
  // the driver on the neck
  c.add(
    person(
      {
        build: 'thin',
        skin: '#a9713f',
        ...SIT,
        legs: [
          { ankle: [40, -4], knee: [54, -40], noFoot: true },
          { ankle: [16, 46], knee: [66, -22] },
        ],
        lower: { kind: 'drawers', noPleats: true },
        stuff: STUFF.white,
        jewels: 1,
        head: { kind: 'man', crown: 'turban', hair: 'none', moustache: true },
        arms: [
          { to: [40, -90], sign: 'fist' },
          {
            to: [78, -96],
            sign: 'fist',
            aim: 0.2,
            hold: (T, _a, s) =>
              line(
                T([
                  [60, -150],
                  [100, -50],
                ]),
                INK,
                7 * s,
              ) +
              line(
                T([
                  [60, -150],
                  [100, -50],
                ]),
                K.myrobalan,
                4 * s,
              ),
          },
        ],
      },
      x + 62 * k,
      y - 92 * k,
      0.84,
    ),
  );
  return c.finish(seed);
}

export const work: Work = {
  id: 'puzzle-kalamkari',
  collection: 'puzzle',
  seed: 4,
  width: S,
  height: S,
  alt: 'A square Kalamkari cloth: a caparisoned elephant with a lotus in its trunk carries a king and queen under a parasol between two flowering trees.',
  draw,
};
