/** Chhath: families stand in the river under sugarcane and greet the sun with baskets of fruit. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, transform } from '../../draw/geometry.ts';
import { inked } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif, withoutStrokes } from '../../draw/recording.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { fill, line } from '../../draw/svg.ts';
import { page, stripBand } from '../../traditions/madhubani/page.ts';
import type { Mithila } from '../../traditions/madhubani/painter.ts';
import { mithilaDress, mithilaPerson } from '../../traditions/madhubani/people.ts';
import { cane } from '../../traditions/madhubani/plants.ts';
import { sun } from '../../traditions/madhubani/sky.ts';
import { strip, wovenPart } from '../../traditions/madhubani/strips.ts';
import { INK, K } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const W = 800;

const H = 1000;

/** Winnowing basket of bamboo with plantains, a coconut, thekua and a lamp. */
function soop(m: Mithila, x: number, y: number, k: number, fx: number): void {
  const at = (p: [number, number][]): [number, number][] => transform(p, x, y, k, 0, fx);
  m.part(at(ellipse(-22, -26, 15, 17)), '#8c5a34', 'hatch', { single: true, step: 4 });
  for (let i = 0; i < 4; i++)
    m.part(at(leaf(-2 + i * 4, -10, 42, 6.4, -1.2 + i * 0.26, 0.24)), K.turmeric, 'flat', { single: true });
  for (const dx of [-38, -8]) m.part(at(ellipse(dx, -14, 9, 9, 0, 16)), K.palash, 'cross', { single: true });
  const [lx, ly] = at([[46, -16]])[0];
  m.part(leaf(lx, ly, 20 * k, 5 * k, -Math.PI / 2), K.kumkum, 'flat', { single: true });
  wovenPart(
    (v) => m.add(v),
    at(polyline(-62, -14, 62, -14, 48, 12, -46, 12)),
    [
      { mark: 'lattice', col: K.marigold },
      { mark: 'check', col: K.turmeric, on: K.palash },
    ],
    { rim: 2.6 },
  );
  m.block(at(polyline(-64, -50, 64, -50, 64, 14, -64, 14)));
}

/** Clay lamp with a flame. */
function lamp(m: Mithila, x: number, y: number, k: number): void {
  const flame = leaf(x, y - 6 * k, 26 * k, 7 * k, -Math.PI / 2);
  m.add(
    inked(flame, K.turmeric, INK, 1.3) + fill(leaf(x, y - 6 * k, 14 * k, 3.4 * k, -Math.PI / 2), K.kumkum),
  );
  m.part(transform(loopThrough([-20, -9, 0, -5, 20, -9, 12, 6, 0, 9, -12, 6]), x, y, k), K.palash, 'hatch', {
    single: true,
    step: 3.6,
  });
  m.block(ellipse(x, y - 6 * k, 22 * k, 26 * k, 0, 12));
}

/** Plantain bunches hung from the canes. */
function plantainBunches(
  cx: number,
  m: ReturnType<typeof page>['m'],
  f: ReturnType<typeof page>['f'],
  horizon: number,
  water: ReturnType<typeof each>,
  B: number,
): void {
  for (const sg of [-1, 1]) {
    const x = cx + sg * 222;
    m.add(line(polyline(x, f.y + 240, x, f.y + 300), INK, 2.6));
    const bunch = (): void => {
      for (let row = 0; row < 4; row++)
        for (let i = -2; i <= 2; i++)
          m.part(
            leaf(x + i * 8, f.y + 300 + row * 20, 30, 7, Math.PI / 2 - i * 0.36, i * 0.05),
            i % 2 ? K.turmeric : '#d9c33a',
            'flat',
            { single: true, w: 1.6 },
          );
    };
    if (sg < 0) motif('Plantains', bunch);
    else bunch();
    m.block(rect(x - 34, f.y + 290, 68, 118));
  }
  const ys = horizon + 196;
  const devotees: [number, number, number, 'woman' | 'man', number][] = [
    [cx - 262, ys - 44, 1, 'woman', 2],
    [cx + 262, ys - 44, -1, 'man', 5],
    [cx - 162, ys + 36, 1, 'woman', 0],
    [cx + 162, ys + 36, -1, 'woman', 3],
  ];
  const dress = [
    mithilaDress(K.kumkum, K.turmeric, K.leaf, 0, K.indigo),
    mithilaDress(K.turmeric, K.kumkum, K.rose, 3, K.leaf),
    mithilaDress(K.rose, K.turmeric, K.indigo, 2, K.kumkum),
    mithilaDress(K.paper, K.kumkum, K.leaf, 5),
  ];
  const order = [2, 3, 0, 1];
  devotees.forEach(([x, y, fx, kind], i) => {
    const k = i < 2 ? 0.98 : 1.12;
    mithilaPerson(m, x, y, k, fx, {
      kind,
      head: kind === 'woman' ? 'veil' : 'turban',
      moustache: kind === 'man',
      nod: -0.1,
      dress: dress[order[i]],
      arms:
        i < 2
          ? [
              { to: [40, -206], mudra: 'namaste', aim: -1, behind: true },
              { to: [46, -208], mudra: 'namaste', aim: -1 },
            ]
          : [
              { to: [50, -236], mudra: 'flat', aim: -0.15 },
              {
                to: [68, -244],
                mudra: 'flat',
                aim: -0.1,
                held: (at: Point, _a, s) => {
                  const offer = (): void => soop(m, at[0] - fx * 6 * s, at[1] - 12 * s, s * 0.86, fx);
                  if (fx > 0) motif('Soop', offer);
                  else offer();
                },
              },
            ],
    });
    // the water closes round them
    const wy = y - 112 * k;
    const pool = ellipse(x, wy + 4, 84 * k, 14 * k, 0, 40);
    const below = [
      ...ellipse(x, wy + 4, 92 * k, 14 * k, 0, 40).slice(0, 21),
      ...polyline(x - 92 * k, wy + 134 * k, x + 92 * k, wy + 134 * k),
    ];
    m.add(group(clip(below, water), 'opacity="0.68"'));
    m.add(
      withoutStrokes(
        () => line(pool, K.paper, 3, true) + line(ellipse(x, wy + 6, 98 * k, 19 * k, 0, 40), INK, 1.1, true),
      ),
    );
  });
  motif('Lamp', () => lamp(m, cx, B - 92, 1.1));
  for (const [x, y, k] of [
    [cx - 66, B - 54, 0.9],
    [cx + 66, B - 54, 0.9],
    [cx - 300, B - 60, 0.9],
    [cx + 300, B - 60, 0.9],
    [cx, horizon + 40, 0.8],
  ])
    lamp(m, x, y, k);
  m.fish(cx - 176, B - 34, 0.56, 0, 1, K.kumkum, K.turmeric, 10);
  m.fish(cx + 182, B - 34, 0.56, 0, -1, K.marigold, K.rose, 10);
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, horizon - f.y - 8), [16, 11, 7.5, 4.5]);
}

/** The tent of cane. */
function caneTent(
  m: ReturnType<typeof page>['m'],
  cx: number,
  horizon: number,
  f: ReturnType<typeof page>['f'],
  water: ReturnType<typeof each>,
  B: number,
): void {
  for (const [dx, lean] of [
    [-300, 132],
    [-236, 96],
    [236, -96],
    [300, -132],
  ])
    motif('Tent of sugarcane', () =>
      cane(
        m,
        curveThrough([
          cx + dx,
          horizon + 150,
          cx + dx + lean * 0.1,
          horizon - 160,
          cx + dx + lean * 0.5,
          f.y + 160,
          cx + dx + lean * 1.3,
          f.y + 66,
        ]),
        7,
      ),
    );
  plantainBunches(cx, m, f, horizon, water, B);
}

function offering(seed: number): Painting {
  const { m, f, done } = page(
    seed,
    W,
    H,
    [K.kumkum, K.rose, K.paper, K.turmeric, K.leaf],
    [
      { t: 10, band: stripBand('lines', K.paper) },
      { t: 32, band: stripBand('scallop', K.indigo, K.turmeric) },
      { t: 9, band: stripBand('plain', K.kumkum) },
      { t: 17, band: stripBand('leaf', K.paper, K.leaf), corner: false },
    ],
    { ground: '#f6b765' },
  );
  const cx = W / 2;
  const B = f.y + f.h;
  const horizon = B - 300;
  motif('Sun', () =>
    sun(m, cx, f.y + 250, 148, {
      face: 104,
      flame: 50,
      n: 32,
      stripes: [
        { mark: 'scallop', col: K.kumkum, on: K.turmeric },
        { mark: 'dots', col: K.palash, on: K.paper, t: 0.6 },
      ],
    }),
  );
  // river: bands of waves, each a little darker towards us
  const blues = ['#bfe0dc', '#a4d0d6', '#8cc0d0', '#74aecb', '#5c9cc2', '#4a8ab8'];
  const water = each(blues, (col, i) =>
    strip((x, y) => [f.x + x, horizon + i * 50 + y], f.w, 50, { mark: 'waves', col }),
  );
  m.add(water);
  caneTent(m, cx, horizon, f, water, B);
  return done();
}

export const work: Work = {
  id: 'gallery-madhubani-chhath',
  collection: 'gallery',
  seed: 22,
  width: W,
  height: H,
  alt: 'Under bowed sugarcane two women in a river lift baskets of fruit to a great sun with a face; behind them a woman and a man fold their hands.',
  draw: offering,
};
