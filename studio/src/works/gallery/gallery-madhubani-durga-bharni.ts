/** Durga with ten hands rides her lion; flat bharni red and yellow. */
import type { Point } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { fill } from '../../draw/svg.ts';
import { lion } from '../../traditions/madhubani/animals.ts';
import {
  type Attribute,
  arrow,
  bell,
  bowOf,
  conch,
  discus,
  lotusBloom,
  mace,
  shield,
  sword,
  trident,
} from '../../traditions/madhubani/attributes.ts';
import { page, stripBand } from '../../traditions/madhubani/page.ts';
import { type Reach, mithilaPerson } from '../../traditions/madhubani/people.ts';
import { spray } from '../../traditions/madhubani/plants.ts';
import { rings, strip } from '../../traditions/madhubani/strips.ts';
import { K } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const W = 880;

const H = 1000;

/** The halo. */
function halo(
  cx: number,
  gy: number,
  m: ReturnType<typeof page>['m'],
  f: ReturnType<typeof page>['f'],
): void {
  const hx = cx - 12;
  const hy = gy - 476;
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * Math.PI * 2;
    m.part(
      leaf(hx + Math.cos(a) * 118, hy + Math.sin(a) * 118, 34, 11, a),
      i % 2 ? K.marigold : K.turmeric,
      'hatch',
      { single: true, step: 4, ang: a },
    );
  }
  m.add(
    rings(
      hx,
      hy,
      [122, 98, 86],
      [
        { mark: 'scallop', col: K.turmeric, on: K.palash },
        { mark: 'dots', col: K.leaf, on: K.turmeric },
      ],
    ) + fill(ellipse(hx, hy, 86, 86, 0, 60), '#1f6b38'),
  );
  m.block(ellipse(hx, hy, 152, 152, 0, 30));
  lion(m, cx + 62, gy - 118 * 1.38, 1.38, 1, '#f4c23a', K.palash);
  const hold =
    (thing: Attribute, a: number): Reach['held'] =>
    (at: Point, _aim, k) =>
      thing(m, at, a, k * 0.92);
  const up = -Math.PI / 2;
  const reach = (
    x: number,
    y: number,
    aim: number,
    thing: Attribute,
    a: number,
    bend: 1 | -1 = -1,
  ): Reach => ({ to: [x, y], aim, mudra: 'grip', bend, held: hold(thing, a) });
  mithilaPerson(m, cx - 22, gy - 222, 1.46, 1, {
    kind: 'woman',
    pose: 'ride',
    head: 'crown',
    skin: '#f7c93f',
    dress: {
      lower: [
        { mark: 'lines', col: K.leaf },
        { mark: 'teeth', col: K.indigo, on: K.turmeric },
        { mark: 'flower', col: K.rose, on: K.paper },
        { mark: 'lattice', col: K.leaf },
        { mark: 'diamond', col: K.indigo, on: K.turmeric },
      ],
      upper: [{ mark: 'slant', col: K.leaf }],
      blouse: K.indigo,
      trim: K.rose,
    },
    more: [
      reach(-92, -226, -2.1, discus, -2.1, 1),
      reach(-128, -186, -2.6, conch, -2.8, 1),
      reach(-144, -136, 3.1, bowOf(190), 3.1),
      reach(-124, -82, 2.7, shield, 2.6),
      reach(72, -224, -1, sword, -0.95),
      reach(112, -194, -0.6, arrow, -0.55),
      reach(138, -172, -0.3, mace, -0.2),
      reach(150, -124, 0.1, bell, 0.3),
    ],
    arms: [
      { to: [-58, -178], mudra: 'grip', aim: -2, bend: 1, held: hold(trident(150, 110), up - 0.1) },
      { to: [62, -80], mudra: 'hold', aim: -1.1, held: hold(lotusBloom(K.rose, 28), up + 0.2) },
    ],
    garland: [K.paper, K.kumkum, K.marigold],
  });
  for (const sg of [-1, 1]) {
    const x = cx + sg * (f.w / 2 - 10);
    spray(m, x, f.y + 34, sg > 0 ? Math.PI * 0.72 : 0.28 * Math.PI, 120, {
      curl: sg * 1.1,
      size: 24,
      flower: [K.turmeric, K.indigo],
      leaves: [K.leaf, K.parrot],
    });
  }
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, gy - f.y - 6), [19, 13, 8.5, 4.6], 3);
}

function durga(seed: number): Painting {
  const { m, f, done } = page(
    seed,
    W,
    H,
    [K.turmeric, K.paper, K.marigold, K.parrot],
    [
      { t: 12, band: stripBand('lines', K.turmeric) },
      { t: 42, band: stripBand('petals', K.turmeric, K.kumkum) },
      { t: 12, band: stripBand('dots', K.indigo, K.turmeric) },
    ],
    { ground: K.kumkum, paper: '#f6d36a', finish: { wobble: 1.5 } },
  );
  const cx = W / 2;
  const B = f.y + f.h;
  const gy = B - 70;
  m.add(strip((x, y) => [f.x + x, gy + y], f.w, 22, { mark: 'check', col: K.turmeric, on: K.indigo }));
  m.add(strip((x, y) => [f.x + x, gy + 22 + y], f.w, 50, { mark: 'scallop', col: K.turmeric, on: K.leaf }));
  m.block(rect(f.x, gy, f.w, 80));
  halo(cx, gy, m, f);
  return done();
}

export const work: Work = {
  id: 'gallery-madhubani-durga-bharni',
  collection: 'gallery',
  seed: 9,
  width: W,
  height: H,
  alt: 'Ten-armed Durga, golden on flat red, rides a maned lion and holds trident, discus, conch, bow, arrow, sword, mace, shield, bell and lotus.',
  draw: durga,
};
