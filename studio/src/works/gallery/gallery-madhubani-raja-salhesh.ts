/** Raja Salhesh on his elephant in godna: tattoo marks ring the procession row after row. */
import { field, inset, iso, union } from '../../draw/contour.ts';
import { offsets, polyline } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { bounds, lengthOf, resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dots, fill, line, lines } from '../../draw/svg.ts';
import { royalElephant } from '../../motifs/animals/royal-elephant.ts';
import { place } from '../../motifs/place.ts';
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
  skin: '#d9b27a',
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
function skyMedallions(f: ReturnType<typeof page>['f'], m: Mithila): void {
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
}

const SPRUNG = [126, -46, 168, -52, 204, -16, 196, 36, 170, 70, 176, 106, 208, 112, 226, 88];

/** A tattooer's elephant: rows of marks follow its outline inwards, the trunk hangs in an S and ends in a flower. */
function tattooedElephant(m: Mithila, x: number, y: number, s: number): void {
  const E = place(royalElephant(SPRUNG), x, y, s);
  m.add(fill(E.body, G.pale));
  const F = field([E.body], 0, 4, 2.4);
  const out: string[] = [];
  for (let k = 0, level = 9; k < 16; k++, level += 10)
    for (const row of iso(F, -level)) {
      if (lengthOf(row, true) < 40) continue;
      const stations = walk(row, [8, 6, 11, 7][k % 4], true);
      if (k % 4 === 0)
        out.push(
          dots(
            stations.map((q) => q.p),
            2.5,
            G.rust,
          ),
        );
      else if (k % 4 === 2)
        out.push(each(stations, (q) => line(ellipse(...q.p, 3.4, 3.4, 0, 10), G.brown, 1.4, true)));
      else
        out.push(
          lines(
            stations.map((q): Poly => [
              [q.p[0] - Math.sin(q.a + 0.5) * 3.8, q.p[1] + Math.cos(q.a + 0.5) * 3.8],
              [q.p[0] + Math.sin(q.a + 0.5) * 3.8, q.p[1] - Math.cos(q.a + 0.5) * 3.8],
            ]),
            k % 4 === 1 ? INK : G.moss,
            1.3,
          ),
        );
    }
  const ringed = (p: Poly, inner: string, ground: string = G.pale) =>
    fill(p, ground) + clip(p, inner) + ink(p, INK, 2.4);
  const rug = E.cloth;
  m.add(
    clip(E.body, out.join('')) +
      ink(E.body, INK, 3) +
      ink(E.tail, INK, 3, { closed: false }) +
      fill(E.tuft, INK),
  );
  const weave = (base: number, mark: Mark, col: string, on: string, t: number) =>
    strip((u, v) => [x - 84 * s + u, y + base * s + v], 150 * s, t * s, { mark, col, on });
  m.add(
    ringed(
      rug,
      weave(-92, 'flower', G.wash, G.rust, 34) +
        weave(-58, 'teeth', G.pale, G.brown, 20) +
        weave(-38, 'diamond', G.pale, G.moss, 34) +
        weave(-4, 'dots', G.brown, G.pale, 16) +
        weave(12, 'eyes', G.pale, G.rust, 26) +
        weave(38, 'teeth', G.pale, G.brown, 24),
    ) +
      ringed(
        E.ear,
        each([8, 17, 26], (d) => {
          const rows = inset(E.ear, d);
          return rows.length
            ? dots(
                walk(rows[0], 8, true).map((q) => q.p),
                2.4,
                d === 17 ? INK : G.rust,
              )
            : '';
        }),
      ) +
      ringed(E.tusk, '') +
      ringed(
        E.cap,
        strip((u, v) => [x + 66 * s + u, y - 120 * s + v], 70 * s, 70 * s, {
          mark: 'check',
          col: G.rust,
          on: G.pale,
        }),
      ),
  );
  const eye = E.eye;
  m.add(
    fill(eye, '#f6ead0') +
      clip(eye, fill(ellipse(...centre(E.pupil), 7 * s, 7 * s), INK)) +
      ink(eye, INK, 2.6),
  );
  for (const q of E.feet) m.add(ink(q, INK, 2.2, { closed: false }));
  const tip = E.tip[0];
  m.flower(tip[0] + 4, tip[1] - 12, 22, 10, G.rust, G.ochre);
}

const centre = (p: Poly): Point => {
  const b = bounds(p);
  return [b.cx, b.cy];
};

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
  const ex = W / 2 - 10;
  const es = 1.62;
  const ey = gy - 124 * es;
  const seat: Point = [ex - 12 * es, ey - 78 * es];
  const men: [number, number, number][] = [
    [f.x + 62, 1.04, 1],
    [f.x + 176, 0.94, 1],
    [f.x + f.w - 58, 1.04, -1],
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
    polyline(offsets(ex, ey, [110, -60, 200, -50, 230, 20, 236, 116, 150, 116, 130, 0], es)),
    ...men.flatMap(([x, s]) => [
      ellipse(x + 4, gy - 284 * s, 50 * s, 60 * s, 0, 16),
      polyline(x - 44 * s, gy - 236 * s, x + 44 * s, gy - 236 * s, x + 46 * s, gy, x - 46 * s, gy),
    ]),
    rect(f.x, gy, f.w, 60),
  ];
  echoes(m, silhouettes, inner);
  m.add(strip((x, y) => [f.x + x, gy + y], f.w, 16, { mark: 'lines', col: G.pale }));
  m.add(strip((x, y) => [f.x + x, gy + 16 + y], f.w, 42, { mark: 'flower', col: G.wash, on: G.rust }));
  skyMedallions(f, m);
  tattooedElephant(m, ex, ey, es);
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
  mithilaPerson(m, ...seat, 1.0, 1, {
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
  alt: 'Raja Salhesh rides an elephant drawn all in tattoo marks, a flower in its curling trunk, his brothers walk beside it, ringed by row on row of marks.',
  draw: procession,
};
