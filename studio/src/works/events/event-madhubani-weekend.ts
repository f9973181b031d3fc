/** A frieze of fish on a wandering lotus stem; at its end two hands are still drawing, one the line, one the colour. */
import { inset } from '../../draw/contour.ts';
import { type Poly, lerp, series } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { bounds, inside, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, rect, ribbon } from '../../draw/shapes.ts';
import { fill, line } from '../../draw/svg.ts';
import { fish } from '../../motifs/animals/fish.ts';
import { vine } from '../../motifs/borders.ts';
import { place } from '../../motifs/place.ts';
import { lotusSide } from '../../motifs/plants/lotus-outline.ts';
import { mithilaHand } from '../../traditions/madhubani/hand.ts';
import { type Mithila, begin } from '../../traditions/madhubani/painter.ts';
import { INK, K } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];

/** The last fish: line everywhere, colour only as far as the brush has come. */
function unfinished(m: Mithila, x: number, y: number, s: number, bend: number, edge: number) {
  const F = place(fish(bend), x, y, s);
  for (const k of ['tail', 'top', 'bot', 'bot2'] as const)
    m.part(F[k], k === 'tail' ? K.indigo : K.paper, k === 'tail' ? 'hatch' : 'flat', {
      single: true,
      step: 4.4,
    });
  m.part(F.body, K.paper, 'none', { gap: 6.4 });
  const inner = inset(F.body, 6.4)[0];
  const b = bounds(inner);
  const done = rect(b.x0, b.y0, edge - b.x0, b.h);
  m.add(
    clip(
      inner,
      clip(
        done,
        fill(inner, K.palash) + hatch(inner, 1.1, 6, 1, INK, m.r) + hatch(inner, -1.1, 6, 1, INK, m.r),
      ),
    ),
  );
  m.add(ink(inner, INK, 1.4) + ink(F.gill, INK, 2.4, { closed: false }) + fill(F.eye, K.paper));
  m.add(ink(F.eye, INK, 2) + fill(F.pupil, INK) + line(F.mouth, INK, 1.8));
  for (const k of ['tail', 'top', 'bot', 'bot2', 'body'] as const) m.block(F[k]);
}

/** A lotus in side view; without colour where the painters have not been yet. */
function lotus(m: Mithila, x: number, y: number, R: number, cols: [string, string] | null) {
  for (const [k, p] of lotusSide(x, y, R, 7).entries()) {
    m.part(p, cols ? cols[k % 2] : K.paper, cols ? 'hatch' : 'flat', { single: true, ang: 1.5, step: 4.4 });
    m.block(p);
  }
}

function frieze(seed: number): Painting {
  const { m, f } = begin(seed, W, H, { wide: vine() });
  const [L, T, B] = [f.x, f.y, f.y + f.h];
  const cy = (T + B) / 2;
  const half = f.w / 3.5;
  const at = (u: number): [number, number] => [L + u * half, cy + 4 - Math.sin(u * Math.PI) * 168];
  const part = (u0: number, u1: number): Poly => series(120, (i) => at(lerp(u0, u1, i / 119)));
  const stem = part(-0.05, 2.62);
  const open = part(2.6, 2.79);
  m.part(
    ribbon(stem, () => 9),
    K.leaf,
    'hatch',
    { gap: 3, step: 5, ang: 1.2 },
  );
  for (const o of [-9, 9])
    m.add(
      ink(
        ribbon(open, () => Math.abs(o)),
        INK,
        1.6,
      ),
    );
  m.block(ribbon([...stem, ...open], () => 14));
  const rose: [string, string] = ['#f08fae', K.rose];
  const pale: [string, string] = [K.paper, '#f3b7c8'];
  // a great lotus on every crest and under every trough
  lotus(m, at(0.5)[0], at(0.5)[1] + 2, 96, rose);
  lotus(m, at(0.5)[0], B - 8, 100, pale);
  lotus(m, at(1.5)[0], B - 4, 92, rose);
  lotus(m, at(1.5)[0], T + 112, 96, pale);
  lotus(m, at(2.5)[0], at(2.5)[1] + 2, 96, null);
  lotus(m, at(2.5)[0] + 10, B - 6, 92, null);
  // leaves where the stem crosses the middle
  walk(stem, 40).forEach((k, i) => {
    const sg = i % 2 ? 1 : -1;
    if (Math.abs(k.p[1] - cy) < 120)
      m.leafAt(k.p[0], k.p[1], 46, 12, k.a + sg * 0.8, i % 4 < 2 ? K.leaf : K.parrot);
  });
  for (const [u, y, col, head] of [
    [0.5, 64, K.kumkum, K.turmeric],
    [1.5, -64, K.plum, K.marigold],
  ] as const) {
    m.fish(at(u)[0] + 21, cy + y, 1.04, 0, 1, col, head, y / 4);
    const F = place(fish(y / 4), at(u)[0] + 21, cy + y, 1.04);
    for (const k of ['tail', 'top', 'bot', 'bot2'] as const) m.block(F[k]);
  }
  unfinished(m, at(2.5)[0] + 21, cy + 64, 1.04, 16, at(2.5)[0] + 6);
  const nib = at(2.8);
  const hair: [number, number] = [at(2.5)[0] + 12, cy + 84];
  const border = [...part(1.5, 2.46)].reverse();
  const finished: Poly = [
    [L + 3, T + 3],
    [at(2.3)[0], T + 3],
    ...border,
    [at(1.86)[0], B - 3],
    [L + 3, B - 3],
  ];
  for (const [x, y, R] of [
    [nib[0], nib[1], 26],
    [nib[0] + 120, nib[1] + 30, 120],
    [hair[0], hair[1], 20],
    [hair[0] + 120, hair[1] + 70, 110],
  ])
    m.block(ellipse(x, y, R));
  m.fillGround(finished, [18, 13, 9, 5]);
  // beyond the brush the flowers wait in outline
  for (let i = 0; i < 900; i++) {
    const [x, y] = [m.r.between(at(1.8)[0], L + f.w - 24), m.r.between(T + 24, B - 24)];
    const R = i < 500 ? 17 : 11;
    if (inside(finished, x, y) || !m.free(x, y, R + 5)) continue;
    m.flower(x, y, R, 6, K.paper, K.paper);
    m.block(ellipse(x, y, R + 1));
  }
  const sheet = clip(rect(f.x, f.y, f.w, f.h), m.out.join('')) + f.svg;
  m.out.length = 0;
  mithilaHand(m, ...nib, 0.86, {
    fx: -1,
    turn: 0.02,
    arm: 420,
    bend: 0.08,
    shaft: 225,
    sleeve: 0.84,
    sleeves: [K.indigo, K.turmeric],
  });
  mithilaHand(m, ...hair, 0.86, {
    fx: -1,
    turn: 0.52,
    arm: 460,
    bend: 0.02,
    shaft: 225,
    sleeve: 0.74,
    brush: K.palash,
    skin: '#c67d43',
    sleeves: [K.kumkum, K.leaf],
  });
  const body = sheet + m.out.join('');
  return { w: W, h: H, bg: K.paper, body, finish: { seed, surface: 'paper', wobble: 1.8, age: 0.3 } };
}

export const work: Work = {
  id: 'event-madhubani-weekend',
  collection: 'events',
  seed: 6,
  width: W,
  height: H,
  alt: 'Fish and lotuses swim along a leafy stem inside a flowered border; on the right two hands with bangles draw and colour the last fish.',
  draw: frieze,
};
