/** Madhushravani: two serpents woven into one knot, newly wed women bring flowers. */
import { polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series, transform } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { type SnakeLook, snakeBody, snakeHood } from '../../traditions/madhubani/animals.ts';
import { page, stripBand } from '../../traditions/madhubani/page.ts';
import type { Mithila } from '../../traditions/madhubani/painter.ts';
import { heldPart, mithilaDress, mithilaPerson } from '../../traditions/madhubani/people.ts';
import { lotusPad, thicket } from '../../traditions/madhubani/plants.ts';
import { strip } from '../../traditions/madhubani/strips.ts';
import { K } from '../../traditions/madhubani/style.ts';
import { interlace } from '../../traditions/madhubani/weave-knot.ts';
import type { Work } from '../../work.ts';

const SIZE = 1000;

const LOOKS: SnakeLook[] = [
  { col: K.kumkum, on: K.turmeric, rim: K.paper, hood: K.kumkum },
  { col: K.turmeric, on: K.leaf, rim: K.paper, hood: K.marigold },
];

/** Flat tray heaped with flowers. */
function tray(m: Mithila, x: number, y: number, k: number): void {
  for (const [dx, dy, col] of [
    [-20, -12, K.rose],
    [20, -12, K.marigold],
    [0, -16, K.paper],
    [-9, -28, K.kumkum],
    [11, -27, K.rose],
  ] as const) {
    m.flower(x + dx * k, y + dy * k, 11 * k, 7, col, K.turmeric);
    m.block(ellipse(x + dx * k, y + dy * k, 12 * k, 12 * k, 0, 8));
  }
  heldPart(m, transform(polyline(-42, -5, 42, -5, 30, 8, -30, 8), x, y, k), K.turmeric);
}

function serpents(seed: number): Painting {
  const { m, f, done } = page(
    seed,
    SIZE,
    SIZE,
    [K.kumkum, K.rose, K.paper, K.turmeric],
    [
      { t: 10, band: stripBand('lines', K.paper) },
      { t: 36, band: stripBand('leaf', K.kumkum, K.parrot) },
      { t: 9, band: stripBand('plain', K.turmeric) },
      { t: 16, band: stripBand('scallop', K.paper, K.leaf), corner: false },
    ],
    { ground: '#3d8545' },
  );
  const cx = SIZE / 2;
  const B = f.y + f.h;
  const pond = B - 132;
  const cy = f.y + 356;
  m.add(strip((x, y) => [f.x + x, pond + y], f.w, 66, { mark: 'waves', col: '#bfe0dc' }));
  m.add(strip((x, y) => [f.x + x, pond + 66 + y], f.w, 66, { mark: 'waves', col: '#94c4d4' }));
  m.block(rect(f.x, pond, f.w, 140));
  // two Chebyshev curves, mirror images, weave one net
  const strand = (flip: 1 | -1): Poly =>
    series(361, (i): Point => {
      const t = 0.075 + (i / 360) * (Math.PI - 0.15);
      return [cx + flip * 226 * Math.cos(4 * t), cy + flip * 244 * Math.cos(5 * t)];
    });
  const strands = [strand(1), strand(-1)];
  strands.forEach((p) => p.forEach((q, i) => i % 2 === 0 && m.block(ellipse(...q, 24, 24, 0, 10))));
  for (const piece of interlace(strands)) m.add(snakeBody(piece.path, 18.5, LOOKS[piece.strand]));
  strands.forEach((p, i) => {
    const [a, b] = [p[p.length - 4], p[p.length - 1]];
    // many hoods: those at the sides first
    const look = Math.atan2(b[1] - a[1], b[0] - a[0]);
    for (const d of i ? [-0.8, 0.8, 0] : [-1.05, 1.05, -0.52, 0.52])
      snakeHood(m, ...b, look + d, d ? 0.84 : 1.02, LOOKS[i]);
    const [c, d] = [p[3], p[0]];
    const turn = Math.atan2(d[1] - c[1], d[0] - c[0]);
    m.part(
      leaf(d[0] - Math.cos(turn) * 2, d[1] - Math.sin(turn) * 2, 62, 15, turn, 0.3, 0.12),
      LOOKS[i].col,
      'hatch',
      { single: true, step: 4, ang: turn + 1.57 },
    );
    m.block(ellipse(d[0] + Math.cos(turn) * 30, d[1] + Math.sin(turn) * 30, 32, 22, turn, 12));
  });
  const wear = [
    mithilaDress(K.kumkum, K.turmeric, K.indigo, 1, K.indigo),
    mithilaDress(K.turmeric, K.kumkum, K.rose, 6, K.kumkum),
  ];
  for (const sg of [-1, 1])
    mithilaPerson(m, cx + sg * 352, pond + 4, 1.12, -sg, {
      kind: 'woman',
      dress: wear[(sg + 1) / 2],
      nod: 0.06,
      pale: K.paper,
      arms: [
        { to: [26, -208], mudra: 'flat', aim: -0.1 },
        {
          to: [38, -204],
          mudra: 'flat',
          aim: -0.1,
          held: (at: Point, _a, k) => tray(m, at[0], at[1] - 10 * k, k),
        },
      ],
    });
  for (const [dx, dy, R, a] of [
    [-330, 44, 34, 0.4],
    [-200, 84, 40, -0.5],
    [-70, 46, 34, 0.9],
    [70, 84, 38, 2.4],
    [196, 46, 34, 3],
    [334, 82, 38, -2.2],
  ]) {
    lotusPad(m, cx + dx, pond + dy, R, a, dx > 0 ? K.leaf : K.parrot);
    m.lotus(cx + dx + 44, pond + dy + 22, 32);
  }
  thicket(
    m,
    { x: f.x, y: f.y, w: f.w, h: pond - f.y },
    [
      [K.rose, K.turmeric],
      [K.kumkum, K.turmeric],
      [K.paper, K.kumkum],
    ],
    { size: 22, lengths: [130, 92, 62], leaves: [K.parrot, '#a9c84e'] },
  );
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, pond - f.y - 8), [13, 8.5, 4.5], 3);
  return done();
}

export const work: Work = {
  id: 'gallery-madhubani-madhushravani',
  collection: 'gallery',
  seed: 27,
  width: SIZE,
  height: SIZE,
  alt: 'A red serpent of four hoods and a yellow one of three are braided into one close knot on green; a woman with a tray of flowers stands on each side above a lotus pond.',
  draw: serpents,
};
