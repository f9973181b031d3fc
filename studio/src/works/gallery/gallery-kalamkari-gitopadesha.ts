/** Gitopadesha: the chariot halts between two armies and Krishna answers Arjuna. */
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, polys } from '../../draw/svg.ts';
import { courtHorse } from '../../motifs/animals/court-horse.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Cloth, nimbus, turf } from '../../traditions/kalamkari/cloth.ts';
import { contour, drawn, stroke } from '../../traditions/kalamkari/kalam.ts';
import { person } from '../../traditions/kalamkari/person.ts';
import { SIT, STRIDE } from '../../traditions/kalamkari/poses.ts';
import { soldier } from '../../traditions/kalamkari/soldier.ts';
import { INK, K } from '../../traditions/kalamkari/style.ts';
import { STUFF, stuffed } from '../../traditions/kalamkari/textile.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 820];

/** White horse in harness. */
function steed(r: Rng, x: number, y: number, s: number, cloth: string, plume: string): string {
  const B = place(courtHorse(), x, y, s),
    w = '#f4e8ca',
    T = (p: Poly) => transform(p, x, y, s),
    rug = T(loopThrough(-44, -58, 0, -54, 40, -58, 44, -14, 2, 8, -46, -4)),
    collar = T(curveThrough(58, -62, 80, -34, 102, -42)),
    shine = T(curveThrough(-88, -30, -30, 4, 40, 6)),
    feather = leaf(...T([[106, -168]])[0], 46 * s, 9 * s, -1.7, 0.2, 0.5);
  return (
    fill(B.tail, w) +
    hatch(B.tail, 1.4, 5, 0.8, INK, r) +
    ink(B.tail, INK, 1.4) +
    each(B.far, (q: Poly) => inked(q, '#dfcfa6', INK, 1.6)) +
    each(B.hooves.slice(0, 2), (q: Poly) => fill(q, INK)) +
    line(B.mane, INK, 13 * s) +
    line(B.mane, K.rust, 9.6 * s) +
    patterned(B.body, w, dots(scatter(B.body, 11, r, 4), 1, K.rust) + line(shine, '#dfcfa6', 5), INK, 2) +
    each([B.stifle, B.shoulder, B.cheek, B.mouth], (q: Poly) => ink(q, INK, 1.1, { closed: false })) +
    each(B.ears, (q: Poly) => inked(q, w, INK, 1.2)) +
    fill(rug, cloth) +
    clip(
      rug,
      each(
        scatter(rug, 19, r, 8),
        ([u, v]) => polys(rosette(u, v, 7, 6), K.cloth) + dot(u, v, 2, K.myrobalan),
      ),
    ) +
    line(rug, K.myrobalan, 5, true) +
    ink(rug, INK, 1.6) +
    line(collar, INK, 9) +
    line(collar, K.myrobalan, 6.4) +
    each(
      [0.1, 0.3, 0.5, 0.7, 0.9].map((t) => collar[Math.round(t * (collar.length - 1))]),
      ([u, v]) => dot(u, v, 2.2, K.madder),
    ) +
    each(
      [
        T(polyline(128, -146, 136, -100)),
        T(polyline(100, -104, 130, -120)),
        T(polyline(130, -120, 144, -106)),
      ],
      (q) => line(q, K.madder, 3.4),
    ) +
    inked(B.eye, K.cloth, INK, 1.3) +
    dot(B.pupil[0], B.pupil[1], 3 * s, INK) +
    fill(B.nostril, INK) +
    each(B.hooves.slice(2), (q: Poly) => fill(q, INK)) +
    inked(feather, plume, INK, 1.1)
  );
}

/** Spoked wheel. */
function wheel(x: number, y: number, R: number): string {
  let s = fill(ellipse(x, y, R, R, 0, 60), K.madder) + ink(ellipse(x, y, R, R, 0, 60), INK, 2.4);
  s +=
    fill(ellipse(x, y, R * 0.8, R * 0.8, 0, 60), K.myrobalan) +
    ink(ellipse(x, y, R * 0.8, R * 0.8, 0, 60), INK, 1.6) +
    fill(ellipse(x, y, R * 0.72, R * 0.72, 0, 60), K.cloth);
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU,
      q = leaf(...polar(x, y, R * 0.2, a), R * 0.54, R * 0.085, a, 0, 0.6);
    s += inked(q, i % 2 ? K.madder : K.indigo, INK, 1.1);
  }
  for (let i = 0; i < 24; i++) s += dot(...polar(x, y, R * 0.9, (i / 24) * TAU), R * 0.04, K.cloth);
  for (const p of rosette(x, y, R * 0.25, 8)) s += edged(p, K.madder, INK, 0.9);
  return (
    s +
    dot(x, y, R * 0.09, K.myrobalan) +
    line(ellipse(x, y, R * 0.09, R * 0.09), INK, 1.2, true) +
    line(ellipse(x, y, R * 0.72, R * 0.72), INK, 1.5, true)
  );
}

/** Ranks of an army from the back to the front, heads overlapping. */
function army(x0: number, y0: number, rows: number, n: number, fx: number, dx: number): string {
  const stuffs = [STUFF.madder, STUFF.leaf, STUFF.rust, STUFF.indigo, STUFF.white];
  return each(
    series(rows * n, (k) => k),
    (k) => {
      const row = Math.floor(k / n),
        i = k % n;
      return soldier(
        x0 + fx * (i * dx + (row % 2) * dx * 0.45),
        y0 + row * 62 + (i % 2) * 5,
        0.68,
        fx,
        k * 3 + row,
        stuffs[(k * 2 + row) % 5],
      );
    },
  );
}

function chariot(c: Cloth, deck: number, x0: number, x1: number): string {
  const body = curve(
      [
        [x0 - 44, deck - 44],
        [x0 - 6, deck - 6],
        [x0 + 60, deck],
        [x1 - 70, deck],
        [x1 - 10, deck - 14],
        [x1 + 46, deck - 70],
        [x1 + 52, deck - 52],
        [x1 + 20, deck + 34],
        [x1 - 60, deck + 84],
        [x0 + 40, deck + 84],
        [x0 - 20, deck + 44],
      ],
      true,
    ),
    side = (y: number): Poly => [
      [x0 - 60, y],
      [x1 + 60, y],
    ];
  let q =
    fill(body, K.madder) +
    clip(body, line(side(deck + 12), K.myrobalan, 14) + line(side(deck + 70), K.indigo, 20));
  q += each(
    series(15, (i) => x0 + 16 + i * ((x1 - x0 - 20) / 14)),
    (x, i) =>
      polys(rosette(x, deck + 40, 15, 8, i), i % 2 ? K.cloth : K.myrobalan) +
      dot(x, deck + 40, 5, K.madder) +
      dot(x, deck + 12, 3, K.madder),
  );
  q +=
    contour(body, 2.8) +
    stroke(
      [
        [x0 - 20, deck + 20],
        [x1 + 24, deck + 20],
      ],
      2,
    ) +
    stroke(
      [
        [x0 + 8, deck + 60],
        [x1 - 8, deck + 60],
      ],
      2,
    );
  c.block(body);
  return q;
}

function canopy(x0: number, x1: number, top: number, foot: number): string {
  const post = (x: number) => {
    const p = rect(x - 9, top + 30, 18, foot - top - 30);
    return (
      fill(p, K.rust) +
      each(
        series(12, (i) => top + 44 + i * ((foot - top - 40) / 12)),
        (y) =>
          line(
            [
              [x - 9, y + 12],
              [x + 9, y],
            ],
            '#f3e6c6',
            3,
          ),
      ) +
      contour(p, 2)
    );
  };
  const dome = loopThrough(
    [x0 - 34, top + 34],
    [x0 - 20, top + 4],
    [x0 + 40, top - 30],
    [(x0 + x1) / 2, top - 48],
    [x1 - 40, top - 30],
    [x1 + 20, top + 4],
    [x1 + 34, top + 34],
    [(x0 + x1) / 2, top + 40],
  );
  const n = Math.round((x1 - x0 + 60) / 24);
  return (
    post(x0) +
    post(x1) +
    stuffed(dome, { ...STUFF.indigo, kind: 'buti' }, 0, 26) +
    contour(dome, 2.6) +
    each(
      series(n, (i) => x0 - 30 + ((i + 0.5) * (x1 - x0 + 60)) / n),
      (x, i) =>
        drawn(leaf(x, top + 32, 32, 11, Math.PI / 2, 0, 0.4), [K.madder, K.cloth, K.myrobalan][i % 3], 1.5),
    ) +
    drawn(rect(x0 - 36, top + 26, x1 - x0 + 72, 13), K.myrobalan, 2)
  );
}

function banner(x: number, top: number, foot: number): string {
  const flag = polyline(
    [x, top],
    [x + 130, top + 30],
    [x + 300, top + 60],
    [x + 340, top + 74],
    [x + 300, top + 86],
    [x + 150, top + 122],
    [x, top + 152],
  );
  const hanuman = person(
    {
      build: 'monkey',
      skin: '#c9924a',
      ...STRIDE,
      lower: { kind: 'drawers' },
      stuff: STUFF.madder,
      jewels: 0,
      head: { kind: 'monkey', crown: 'fillet' },
      arms: [
        {
          to: [-64, -310],
          bend: -1,
          sign: 'fist',
          aim: -1.4,
          hold: (T) => drawn(T(ellipse(-66, -364, 26, 30)), K.myrobalan, 2),
        },
        { to: [92, -290], sign: 'open' },
      ],
      extra: (T) => stroke(T(curveThrough(-26, -160, -90, -120, -140, -170, -120, -250)), 6, '#8a5a2a'),
    },
    x + 64,
    top + 132,
    0.34,
  );
  return (
    line(
      [
        [x, top - 8],
        [x, foot],
      ],
      INK,
      9,
    ) +
    line(
      [
        [x, top - 8],
        [x, foot],
      ],
      K.myrobalan,
      5,
    ) +
    fill(flag, '#f1e4c2') +
    line(flag, K.madder, 9, true) +
    contour(flag, 2.4) +
    hanuman +
    each(
      [170, 206, 242],
      (d, i) =>
        polys(rosette(x + d, top + 74, 12 - i * 2, 6), K.indigo) + dot(x + d, top + 74, 3.4, K.myrobalan),
    ) +
    drawn(leaf(x, top - 4, 34, 9, -Math.PI / 2), K.myrobalan, 1.8)
  );
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'narrow', '#d9ae57'),
    { f, r } = c,
    ground = f.bottom - 34,
    deck = f.y + 440;
  c.add(army(f.x + 8, f.y + 66, 6, 2, 1, 62) + army(f.right - 8, f.y + 74, 5, 5, -1, 62));
  c.add(banner(f.x + 600, f.y + 22, deck) + canopy(f.x + 176, f.x + 420, f.y + 56, deck));
  // the field
  const field = curve(
    [
      [f.x - 20, deck + 6],
      [f.x + 160, deck + 30],
      [f.x + 520, deck + 64],
      [f.right - 330, deck - 30],
      [f.right - 180, deck - 62],
      [f.right + 20, deck - 66],
    ],
    false,
    12,
  );
  c.add(
    fill([...field, [f.right, f.bottom], [f.x, f.bottom]], '#75803f') +
      stroke(field, 2.6) +
      fill(rect(f.x, ground - 24, f.w, 80), K.leaf) +
      stroke(
        [
          [f.x, ground - 24],
          [f.right, ground - 24],
        ],
        2.4,
      ),
  );
  c.add(turf(f.x, f.right, ground - 22, 34));
  // Arjuna has laid his bow down
  c.add(
    person(
      {
        build: 'man',
        skin: '#dcb877',
        ...SIT,
        stuff: STUFF.madder,
        stole: STUFF.indigo,
        jewels: 2,
        headTilt: 0.04,
        head: { kind: 'man', crown: 'karanda', moustache: true, gaze: 1 },
        arms: [
          { to: [44, -112], sign: 'joined', aim: -0.75 },
          { to: [48, -110], sign: 'joined', aim: -0.75 },
        ],
      },
      f.x + 296,
      deck - 6,
      1.08,
    ),
  );
  c.add(nimbus(f.x + 520, deck - 214, 72));
  c.add(
    person(
      {
        build: 'man',
        skin: '#66849a',
        ...SIT,
        stuff: STUFF.yellow,
        stole: STUFF.madder,
        jewels: 2,
        garland: ['#f3e6c6', K.leaf, K.rust],
        head: { kind: 'man', view: 'threeQuarter', crown: 'kirita', gaze: 0.9 },
        arms: [
          { to: [-78, -84], sign: 'fist', aim: 2.6, turned: true },
          { to: [76, -176], sign: 'open', aim: -1.35 },
        ],
      },
      f.x + 520,
      deck - 2,
      1.1,
      -1,
    ),
  );
  c.add(chariot(c, deck, f.x + 110, f.x + 640));
  c.add(wheel(f.x + 240, ground - 92, 90) + wheel(f.x + 520, ground - 92, 90));
  const bow = curveThrough(
    [f.x + 150, deck - 8],
    [f.x + 200, deck - 34],
    [f.x + 290, deck - 12],
    [f.x + 380, deck - 36],
    [f.x + 436, deck - 10],
  );
  c.add(line(bow, INK, 8) + line(bow, K.rust, 5) + stroke([bow[0], bow[bow.length - 1]], 1.8));
  const stand = ground - 118;
  c.add(
    steed(r, f.x + 850, stand - 18, 0.98, K.indigo, K.madder) +
      steed(r, f.x + 908, stand - 4, 1, K.madder, K.myrobalan) +
      steed(r, f.x + 820, stand + 14, 1.06, K.leaf, K.madder) +
      steed(r, f.x + 882, stand + 28, 1.08, K.rust, K.indigo),
  );
  const fist: Point = [f.x + 602, deck - 92];
  for (const [x, y] of [
    [f.x + 968, stand - 92],
    [f.x + 1004, stand - 78],
    [f.x + 972, stand - 52],
    [f.x + 1030, stand - 66],
  ] as const)
    c.add(stroke(curveThrough(fist, [f.x + 760, deck - 20 + (y - stand) * 0.2], [x, y]), 3, K.madder));
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-gitopadesha',
  collection: 'gallery',
  seed: 13,
  width: W,
  height: H,
  alt: 'On a great chariot with four white horses Krishna turns with raised hand to Arjuna, who joins his palms, his bow laid down, a Hanuman banner above and armies on both sides.',
  draw,
};
