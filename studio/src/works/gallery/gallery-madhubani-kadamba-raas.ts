/** Raas: gopis hand in hand round Krishna and the kadamba, the river bends about them. */
import { curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, TAU, polar, transform } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { arc, ellipse, rect } from '../../draw/shapes.ts';
import { fill } from '../../draw/svg.ts';
import { page, stripBand } from '../../traditions/madhubani/page.ts';
import { heldPart, mithilaDress, mithilaPerson } from '../../traditions/madhubani/people.ts';
import { lotusPad, roundTree, spray } from '../../traditions/madhubani/plants.ts';
import { along, rings } from '../../traditions/madhubani/strips.ts';
import { INK, K } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const W = 940;

const H = 1060;

/** The dancing ground. */
function dancingGround(
  m: ReturnType<typeof page>['m'],
  cx: number,
  cy: number,
  f: ReturnType<typeof page>['f'],
): void {
  m.add(
    rings(
      cx,
      cy,
      [368, 346, 332],
      [
        { mark: 'petals', col: K.leaf, on: K.rose },
        { mark: 'dots', col: K.kumkum },
      ],
    ),
  );
  m.add(fill(ellipse(cx, cy, 332, 332, 0, 120), '#22407c'));
  m.add(
    rings(
      cx,
      cy,
      [170, 156, 146],
      [
        { mark: 'lines', col: K.turmeric },
        { mark: 'scallop', col: K.leaf, on: K.turmeric },
      ],
    ) + fill(ellipse(cx, cy, 146, 146, 0, 80), '#f7d873'),
  );
  m.zones.push([cx, cy, 328, 370], [cx, cy, 142, 172]);
  const n = 15;
  const palette: [string, string, string][] = [
    [K.kumkum, K.turmeric, K.leaf],
    [K.rose, K.paper, K.plum],
    [K.turmeric, K.kumkum, K.rose],
    [K.leaf, K.turmeric, K.kumkum],
    [K.palash, K.paper, K.rose],
  ];
  for (let i = 0; i < n; i++) {
    const a = -Math.PI / 2 + ((i + 0.5) / n) * TAU;
    mithilaPerson(m, ...polar(cx, cy, 172, a), 0.455, i % 2 ? 1 : -1, {
      kind: 'woman',
      turn: a + Math.PI / 2,
      dress: mithilaDress(...palette[i % 5], i, palette[(i + 2) % 5][0]),
      nod: [0, 0.08, -0.06][i % 3],
      arms: [
        { to: [-112, -236 + (i % 2) * 14], mudra: 'open', bend: 1 },
        { to: [112, -222 - (i % 2) * 14], mudra: 'open' },
      ],
    });
  }
  // Krishna under the tree
  roundTree(m, cx - 34, cy + 114, 176, 76, { fruit: K.marigold });
  mithilaPerson(m, cx + 30, cy + 116, 0.66, 1, {
    kind: 'man',
    head: 'feather',
    skin: '#4f93c4',
    nod: 0.06,
    dress: mithilaDress(K.turmeric, K.kumkum, K.leaf, 1),
    arms: [
      { to: [50, -246], mudra: 'flute', aim: -1.2 },
      {
        to: [78, -244],
        mudra: 'flute',
        aim: -1.3,
        held: (at: Point, _a, k) =>
          heldPart(
            m,
            transform(polyline(-52, -8, 60, -3, 60, 4, -52, -1), at[0] - 4 * k, at[1] + 10 * k, k),
            K.palash,
          ),
      },
    ],
    garland: [K.paper, K.rose, K.kumkum],
  });
  m.add(ink(curveThrough(cx - 110, cy + 118, cx, cy + 122, cx + 110, cy + 118), INK, 2, { closed: false }));
  for (const sg of [-1, 1]) {
    spray(m, cx + sg * 412, f.y + 172, sg > 0 ? Math.PI + 0.06 : -0.06, 114, {
      curl: sg * -0.16,
      size: 17,
      flower: [K.kumkum, K.turmeric],
    });
    m.peacock(cx + sg * 322, f.y + 128, 0.5, -sg, { tail: 'up', look: 'fwd' });
    spray(m, cx + sg * 240, f.y + 10, sg > 0 ? 0.9 : Math.PI - 0.9, 74, {
      curl: sg * 0.7,
      size: 19,
      flower: [K.rose, K.turmeric],
    });
    lotusPad(m, cx + sg * 366, f.y + f.h - 62, 40, sg > 0 ? 2.6 : 0.4);
    m.lotus(cx + sg * 300, f.y + f.h - 22, 46);
    lotusPad(m, cx + sg * 236, f.y + f.h - 34, 26, 1.2, K.parrot);
    m.block(ellipse(cx + sg * 300, f.y + f.h - 44, 46, 34, 0, 16));
  }
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, f.h - 6), [14, 9.5, 6.5, 4.3], 1.6);
}

function raas(seed: number): Painting {
  const { m, f, done } = page(
    seed,
    W,
    H,
    [K.kumkum, K.rose, K.turmeric, K.marigold, K.plum],
    [
      { t: 10, band: stripBand('lines', K.paper) },
      { t: 26, band: stripBand('eyes', K.turmeric, K.rose) },
      { t: 8, band: stripBand('plain', K.indigo) },
    ],
    { finish: { wobble: 1.4 } },
  );
  const cx = W / 2;
  const cy = f.y + 424;
  // the river comes in from the left, bends under the ring and leaves at the right
  const bend = arc(cx, cy, 480, Math.PI - 0.3, 0.3, 60, 432);
  m.add(
    along(bend, 96, [
      { mark: 'lines', col: K.turmeric, t: 0.3 },
      { mark: 'waves', col: '#8cc0d4' },
      { mark: 'waves', col: '#6fb0cf' },
      { mark: 'waves', col: '#8cc0d4' },
      { mark: 'lines', col: K.turmeric, t: 0.3 },
    ]),
  );
  for (let i = 0; i < bend.length; i += 3) m.block(ellipse(...bend[i], 52, 52, 0, 10));
  for (let i = 0; i < 6; i++) {
    const a = Math.PI - 0.7 - (i * (Math.PI - 1.4)) / 5;
    m.fish(
      cx + 480 * Math.cos(a),
      cy + 432 * Math.sin(a),
      0.5,
      a - Math.PI / 2,
      1,
      [K.kumkum, K.turmeric, K.rose][i % 3],
      [K.indigo, K.kumkum, K.leaf][i % 3],
      -9,
    );
  }
  dancingGround(m, cx, cy, f);
  return done();
}

export const work: Work = {
  id: 'gallery-madhubani-kadamba-raas',
  collection: 'gallery',
  seed: 19,
  width: W,
  height: H,
  alt: 'Gopis with joined hands ring blue Krishna, who plays the flute under a round kadamba tree; a river with fish bends below them.',
  draw: raas,
};
