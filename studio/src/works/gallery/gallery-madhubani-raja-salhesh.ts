/** Raja Salhesh on his elephant in godna: tattoo marks ring the procession row after row. */
import { field, iso, union } from '../../draw/contour.ts';
import { offsets, polyline } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { clip, each } from '../../draw/markup.ts';
import { lengthOf, resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dots, line, lines } from '../../draw/svg.ts';
import { TRUNK } from '../../motifs/animals/royal-elephant.ts';
import { elephant } from '../../traditions/madhubani/animals.ts';
import { page, stripBand } from '../../traditions/madhubani/page.ts';
import type { Mithila } from '../../traditions/madhubani/painter.ts';
import { type Dress, heldPart, mithilaPerson } from '../../traditions/madhubani/people.ts';
import { type Mark, rings, strip } from '../../traditions/madhubani/strips.ts';
import { INK } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const W = 1120;

const H = 840;

const G = {
  wash: '#dcc08e',
  pale: '#ecd9b2',
  rust: '#a8502a',
  brown: '#6b3d20',
  moss: '#7c7a3c',
  ochre: '#c8913c',
  skin: '#c58a52',
};

/** Cloth of the procession: earth colours, two marks. */
const earth = (a: string, b: string, x: Mark, y: Mark): Dress => ({
  lower: [
    { mark: 'lines', col: a, t: 0.7 },
    { mark: x, col: G.pale, on: a },
    { mark: 'lines', col: b, t: 0.7 },
    { mark: y, col: a, on: G.pale },
    { mark: 'teeth', col: G.pale, on: b },
  ],
  upper: [
    { mark: 'slant', col: b },
    { mark: 'dots', col: a, on: G.pale },
  ],
  blouse: b,
  trim: a,
});

/** Rows of tattoo marks that echo the figures outwards, as ripples do. */
function echoes(m: Mithila, figures: Poly[], area: Poly): void {
  const F = field(figures, 30, 420, 4);
  const out: string[] = [];
  for (let k = 0, level = 15; k < 30; k++, level += 15.5) {
    for (const row of iso(F, level)) {
      if (lengthOf(row, true) < 60) continue;
      const stations = walk(row, [9, 7.4, 12][k % 3], true);
      if (k % 3 === 0)
        out.push(
          dots(
            stations.map((s) => s.p),
            2.7,
            [INK, G.rust][(k / 3) % 2],
          ),
        );
      else if (k % 3 === 1)
        out.push(
          lines(
            stations.map((s): Poly => [
              [s.p[0] - Math.sin(s.a) * 4.6, s.p[1] + Math.cos(s.a) * 4.6],
              [s.p[0] + Math.sin(s.a) * 4.6, s.p[1] - Math.cos(s.a) * 4.6],
            ]),
            INK,
            1.3,
          ),
        );
      else out.push(each(stations, (s) => line(ellipse(...s.p, 3.7, 3.7, 0, 10), G.brown, 1.5, true)));
    }
  }
  m.add(clip(area, out.join('')));
}

/** Medallions where the sky is widest. */
function skyMedallions(
  f: ReturnType<typeof page>['f'],
  m: ReturnType<typeof page>['m'],
  ex: number,
  ey: number,
  es: number,
): void {
  for (const [x, y, R] of [
    [f.x + 96, f.y + 112, 74],
    [f.x + f.w - 96, f.y + 118, 78],
  ])
    m.add(
      rings(
        x,
        y,
        [R, R * 0.76, R * 0.62, R * 0.36, R * 0.22],
        [
          { mark: 'petals', col: G.wash, on: G.rust },
          { mark: 'dots', col: G.brown, on: G.pale },
          { mark: 'teeth', col: G.pale, on: G.moss },
          { mark: 'lines', col: G.ochre },
        ],
      ) + rings(x, y, [R * 0.22, 2], [{ mark: 'plain', col: G.brown }]),
    );
  elephant(
    m,
    ex,
    ey,
    es,
    1,
    [
      { mark: 'lines', col: G.pale, t: 0.7 },
      { mark: 'eyes', col: G.pale, on: G.ochre },
      { mark: 'lines', col: G.wash, t: 0.5 },
      { mark: 'zig', col: G.pale },
      { mark: 'dots', col: G.wash, on: G.rust, t: 0.7 },
      { mark: 'chevron', col: G.pale },
      { mark: 'lines', col: G.wash, t: 0.6 },
      { mark: 'flower', col: G.pale, on: G.ochre },
      { mark: 'lines', col: G.wash },
    ],
    [
      { mark: 'dots', col: G.brown, on: G.pale, t: 0.6 },
      { mark: 'flower', col: G.rust, on: G.pale, t: 1.3 },
      { mark: 'slant', col: G.ochre, t: 0.6 },
      { mark: 'diamond', col: G.moss, on: G.pale },
      { mark: 'teeth', col: G.pale, on: G.rust },
    ],
    TRUNK.raised,
    [G.ochre, G.pale, G.rust],
  );
}

function procession(seed: number): Painting {
  const {
    m,
    f,
    field: inner,
    done,
  } = page(
    seed,
    W,
    H,
    [G.rust, G.brown, G.moss, G.ochre],
    [
      { t: 10, band: stripBand('lines', G.wash) },
      { t: 32, band: stripBand('teeth', G.pale, G.brown) },
      { t: 10, band: stripBand('dots', G.wash, INK) },
      { t: 18, band: stripBand('eyes', G.pale, G.rust), corner: false },
    ],
    { paper: G.wash, finish: { surface: 'paper', age: 0.55, mottle: 1.5, wobble: 1.8 } },
  );
  const B = f.y + f.h;
  const gy = B - 56;
  const ex = W / 2 - 22;
  const es = 1.34;
  const ey = gy - 124 * es;
  const seat: Point = [ex - 12 * es, ey - 78 * es];
  const men: [number, number, number][] = [
    [f.x + 86, 1.02, 1],
    [f.x + 208, 1.02, 1],
    [f.x + f.w - 78, 1.02, 1],
    [f.x + f.w - 192, 0.96, 1],
  ];
  const silhouettes = [
    union(
      [
        ellipse(ex - 12 * es, ey - 12 * es, 116 * es, 78 * es),
        rect(ex - 112 * es, ey, 220 * es, 126 * es),
        ellipse(ex + 100 * es, ey - 60 * es, 60 * es, 66 * es),
      ],
      10,
    ),
    resample(ellipse(seat[0], seat[1] - 110, 74, 128), 20, true),
    polyline(offsets(ex, ey, [130, -30, 218, -90, 226, -222, 180, -222, 176, -90], es)),
    ...men.flatMap(([x, s]) => [
      ellipse(x + 4, gy - 284 * s, 50 * s, 60 * s, 0, 16),
      polyline(x - 44 * s, gy - 236 * s, x + 44 * s, gy - 236 * s, x + 46 * s, gy, x - 46 * s, gy),
    ]),
    rect(f.x, gy, f.w, 60),
  ];
  echoes(m, silhouettes, inner);
  m.add(strip((x, y) => [f.x + x, gy + y], f.w, 16, { mark: 'lines', col: G.pale }));
  m.add(strip((x, y) => [f.x + x, gy + 16 + y], f.w, 42, { mark: 'flower', col: G.wash, on: G.rust }));
  skyMedallions(f, m, ex, ey, es);
  const stave = (h: number) => (at: Point, _a: number, k: number) =>
    heldPart(
      m,
      polyline(
        [at[0] - 3, at[1] - h * k],
        [at[0] + 3, at[1] - h * k],
        [at[0] + 4, at[1] + 150 * k],
        [at[0] - 4, at[1] + 150 * k],
      ),
      G.brown,
      'flat',
    );
  mithilaPerson(m, ...seat, 1.04, 1, {
    kind: 'man',
    pose: 'ride',
    moustache: true,
    skin: G.skin,
    lips: G.rust,
    pale: G.pale,
    dress: earth(G.rust, G.moss, 'flower', 'diamond'),
    arms: [
      {
        to: [-66, -150],
        mudra: 'grip',
        aim: -1.8,
        bend: 1,
        held: (at, _a, k) => {
          heldPart(
            m,
            polyline(offsets(at[0], at[1], [-3, -96, 3, -96, 4, 60, -4, 60], 1, k)),
            G.brown,
            'flat',
          );
          heldPart(
            m,
            polyline(at[0], at[1] - 134 * k, at[0] + 15 * k, at[1] - 96 * k, at[0] - 15 * k, at[1] - 96 * k),
            G.pale,
            'hatch',
          );
        },
      },
      {
        to: [60, -128],
        mudra: 'hold',
        aim: -0.9,
        held: (at) => m.flower(at[0] + 4, at[1] - 14, 18, 8, G.rust, G.ochre),
      },
    ],
    garland: [G.pale, G.rust],
  });
  men.forEach(([x, s, fx], i) =>
    mithilaPerson(m, x, gy + 1, s, fx, {
      kind: 'man',
      pose: 'walk',
      moustache: i !== 3,
      skin: G.skin,
      lips: G.rust,
      pale: G.pale,
      dress: earth(
        [G.moss, G.rust, G.brown, G.ochre][i],
        [G.rust, G.brown, G.moss, G.rust][i],
        (['scallop', 'eyes', 'zig', 'leaf'] as Mark[])[i],
        (['check', 'flower', 'diamond', 'slant'] as Mark[])[i],
      ),
      arms:
        i % 2
          ? [
              { to: [-46, -150], mudra: 'rest', aim: 1.9 },
              {
                to: [56, -236],
                mudra: 'hold',
                aim: -1.1,
                held: (at: Point) => m.flower(at[0] + 3, at[1] - 13, 17, 8, G.rust, G.ochre),
              },
            ]
          : [
              { to: [-52, -170], mudra: 'hip', aim: 0.4 },
              i
                ? { to: [40, -150], mudra: 'rest', aim: 1.4 }
                : { to: [58, -214], mudra: 'grip', aim: -0.2, held: stave(150) },
            ],
    }),
  );
  return done();
}

export const work: Work = {
  id: 'gallery-madhubani-raja-salhesh',
  collection: 'gallery',
  seed: 17,
  width: W,
  height: H,
  alt: 'Raja Salhesh rides an elephant with raised trunk between his brothers, ringed by row on row of brown tattoo marks.',
  draw: procession,
};
