/** The wedding of Sita and Ram: garlands change hands between plantain stems. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { inked } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { dot, line } from '../../draw/svg.ts';
import { page, stripBand } from '../../traditions/madhubani/page.ts';
import { heldPart, mithilaDress, mithilaPerson } from '../../traditions/madhubani/people.ts';
import { plantain, spray, thicket, toran } from '../../traditions/madhubani/plants.ts';
import { strip, wovenPart } from '../../traditions/madhubani/strips.ts';
import { INK, K } from '../../traditions/madhubani/style.ts';
import { heldGarland, kalash } from '../../traditions/madhubani/wedding.ts';
import type { Work } from '../../work.ts';

const W = 1280;

const H = 840;

/** The fire between them. */
function weddingFire(cx: number, gy: number, m: ReturnType<typeof page>['m']): void {
  const pit = polyline(cx - 50, gy - 44, cx + 50, gy - 44, cx + 38, gy, cx - 38, gy);
  for (let i = -3; i <= 3; i++)
    m.part(
      leaf(cx + i * 11, gy - 42, 74 - Math.abs(i) * 12, 11, -Math.PI / 2 + i * 0.1, i * 0.05),
      i % 2 ? K.marigold : K.kumkum,
      'hatch',
      { single: true, step: 4 },
    );
  m.part(pit, K.palash, 'cross', { gap: 4, step: 8 });
  m.block(rect(cx - 50, gy - 116, 100, 116));
  const bow = curveThrough([
    cx - 176,
    gy - 400,
    cx - 206,
    gy - 330,
    cx - 190,
    gy - 240,
    cx - 206,
    gy - 150,
    cx - 176,
    gy - 70,
  ]);
  m.add(line([bow[0], bow[bow.length - 1]], INK, 1.4) + line(bow, INK, 8) + line(bow, K.kumkum, 5));
  let ram: Point[] = [];
  let sita: Point[] = [];
  mithilaPerson(m, cx - 140, gy + 1, 1.16, 1, {
    kind: 'man',
    head: 'crown',
    skin: '#4f93c4',
    dress: mithilaDress(K.turmeric, K.kumkum, K.rose, 0),
    arms: [
      { to: [54, -238], mudra: 'garland', aim: -0.5, held: (p) => ram.push(p) },
      { to: [72, -246], mudra: 'garland', aim: -0.3, held: (p) => ram.push(p) },
    ],
    garland: [K.paper, K.rose],
  });
  mithilaPerson(m, cx + 140, gy + 1, 1.14, -1, {
    kind: 'woman',
    nod: 0.16,
    dress: mithilaDress(K.kumkum, K.turmeric, K.leaf, 3, K.leaf),
    arms: [
      { to: [54, -232], mudra: 'garland', aim: -0.4, held: (p) => sita.push(p) },
      { to: [74, -238], mudra: 'garland', aim: -0.3, held: (p) => sita.push(p) },
    ],
  });
  heldGarland(m, ram[0], ram[1], 74, [K.kumkum, K.paper]);
  heldGarland(m, sita[0], sita[1], 74, [K.rose, K.paper]);
}

function wedding(seed: number): Painting {
  const { m, f, done } = page(
    seed,
    W,
    H,
    [K.kumkum, K.leaf, K.rose, K.paper, K.indigo],
    [
      { t: 10, band: stripBand('lines', K.paper) },
      { t: 38, band: stripBand('petals', K.leaf, K.rose) },
      { t: 8, band: stripBand('plain', K.kumkum) },
      { t: 15, band: stripBand('eyes', K.paper, K.kumkum), corner: false },
    ],
    { ground: '#f7cf55' },
  );
  const B = f.y + f.h;
  const gy = B - 58;
  const cx = W / 2;
  m.add(strip((x, y) => [f.x + x, gy + y], f.w, 24, { mark: 'check', col: K.paper, on: K.kumkum }));
  m.add(strip((x, y) => [f.x + x, gy + 24 + y], f.w, 40, { mark: 'scallop', col: K.leaf, on: K.turmeric }));
  m.block(rect(f.x, gy, f.w, 70));
  for (const sg of [-1, 1]) plantain(m, cx + sg * 216, gy, 486, 15, true, 168);
  toran(
    m,
    curveThrough([
      f.x - 6,
      f.y + 40,
      f.x + 190,
      f.y + 76,
      cx - 200,
      f.y + 30,
      cx,
      f.y + 64,
      cx + 200,
      f.y + 30,
      f.x + f.w - 190,
      f.y + 76,
      f.x + f.w + 6,
      f.y + 40,
    ]),
    36,
  );
  weddingFire(cx, gy, m);
  // left: the brother, a priest with his book, a drummer; right: two friends, a priest, a piper
  mithilaPerson(m, f.x + 292, gy + 1, 0.98, 1, {
    kind: 'man',
    head: 'crown',
    dress: mithilaDress(K.rose, K.turmeric, K.leaf, 5),
    arms: [
      { to: [-46, -196], mudra: 'hip', aim: 0.4 },
      {
        to: [48, -236],
        mudra: 'hold',
        aim: -1.2,
        held: (p) => m.flower(p[0], p[1] - 12, 14, 8, K.rose, K.turmeric),
      },
    ],
  });
  mithilaPerson(m, f.x + 174, gy + 1, 0.9, 1, {
    kind: 'man',
    head: 'topknot',
    beard: true,
    dress: mithilaDress(K.paper, K.kumkum, K.marigold, 2),
    arms: [
      { to: [34, -216], mudra: 'flat', aim: -0.2 },
      {
        to: [66, -220],
        mudra: 'flat',
        aim: -0.1,
        held: (p, _a, k) =>
          heldPart(m, transform(polyline(-34, -10, 34, -14, 34, 4, -34, 8), ...p, k), K.marigold),
      },
    ],
  });
  mithilaPerson(m, f.x + 62, gy + 1, 0.92, 1, {
    kind: 'man',
    moustache: true,
    dress: mithilaDress(K.leaf, K.paper, K.kumkum, 7),
    arms: [
      { to: [-34, -168], mudra: 'flat', aim: 0.7 },
      {
        to: [56, -176],
        mudra: 'flat',
        aim: 1.8,
        held: (p, _a, k) => {
          const drum = transform(
            loopThrough([
              -74, -22, -40, -34, 0, -34, 14, -22, 18, 0, 14, 24, 0, 36, -40, 36, -74, 24, -78, 0,
            ]),
            p[0],
            p[1] + 22 * k,
            k,
          );
          wovenPart(
            (v) => m.add(v),
            drum,
            [
              { mark: 'lines', col: K.paper },
              { mark: 'zig', col: K.palash },
              { mark: 'diamond', col: K.kumkum, on: K.turmeric, t: 1.6 },
              { mark: 'zig', col: K.palash },
              { mark: 'lines', col: K.paper },
            ],
            { a: 0, rim: 3 },
          );
          m.block(drum);
        },
      },
    ],
  });
  mithilaPerson(m, f.x + f.w - 296, gy + 1, 0.96, -1, {
    kind: 'woman',
    dress: mithilaDress(K.indigo, K.turmeric, K.rose, 4, K.kumkum),
    arms: [
      { to: [-46, -176], mudra: 'rest', aim: 1.9 },
      {
        to: [60, -228],
        mudra: 'flat',
        aim: -0.3,
        held: (p, _a, k) => {
          heldPart(m, transform(polyline(-26, -6, 44, -6, 34, 6, -16, 6), ...p, k), K.turmeric);
          for (const dx of [-8, 10, 28])
            m.add(inked(leaf(p[0] - dx * k, p[1] - 7 * k, 17 * k, 5 * k, -Math.PI / 2), K.kumkum, INK, 1));
        },
      },
    ],
  });
  mithilaPerson(m, f.x + f.w - 176, gy + 1, 0.94, -1, {
    kind: 'woman',
    dress: mithilaDress(K.leaf, K.rose, K.turmeric, 6, K.plum),
    arms: [
      { to: [-44, -178], mudra: 'rest', aim: 1.9 },
      {
        to: [58, -250],
        mudra: 'hold',
        aim: -1,
        held: (p) => {
          m.flower(p[0], p[1] - 12, 15, 8, K.rose, K.turmeric);
        },
      },
    ],
  });
  mithilaPerson(m, f.x + f.w - 66, gy + 1, 0.92, -1, {
    kind: 'man',
    moustache: true,
    dress: mithilaDress(K.kumkum, K.paper, K.indigo, 8),
    arms: [
      {
        to: [44, -236],
        mudra: 'grip',
        aim: -0.9,
        held: (p) => {
          const bell: Poly = [
            [p[0] + 34, p[1] - 22],
            [p[0] - 54, p[1] + 34],
            [p[0] - 78, p[1] + 36],
            [p[0] - 62, p[1] + 60],
            [p[0] - 46, p[1] + 42],
            [p[0] + 36, p[1] - 16],
          ];
          heldPart(m, bell, K.marigold);
        },
      },
      { to: [70, -222], mudra: 'grip', aim: -0.8 },
    ],
  });
  kalash(m, cx - 84, gy, 0.5);
  kalash(m, cx + 84, gy, 0.5);
  for (const sg of [-1, 1]) {
    m.parrot(cx + sg * 60, f.y + 146, 0.6, -sg);
    spray(m, cx + sg * 24, f.y + 186, sg > 0 ? 0.2 : Math.PI - 0.2, 80, {
      curl: sg * 0.9,
      size: 18,
      flower: [K.kumkum, K.paper],
    });
  }
  m.add(dot(cx, f.y + 180, 5, K.kumkum));
  thicket(
    m,
    { x: f.x, y: f.y, w: f.w, h: gy - f.y },
    [
      [K.kumkum, K.paper],
      [K.rose, K.paper],
      [K.paper, K.kumkum],
    ],
    { size: 22, lengths: [140, 100, 70] },
  );
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, gy - f.y - 6), [12, 8, 4.6]);
  return done();
}

export const work: Work = {
  id: 'gallery-madhubani-sita-swayamvar',
  collection: 'gallery',
  seed: 12,
  width: W,
  height: H,
  alt: 'Sita and blue Ram hold out wedding garlands between plantain stems, with priests, friends, a drummer and a piper on bright yellow.',
  draw: wedding,
};
