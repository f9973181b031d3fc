/** The bride leaves in her palanquin, with bearers, singers and musicians. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { resample } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { songbird } from '../../traditions/madhubani/animals.ts';
import { page, stripBand } from '../../traditions/madhubani/page.ts';
import type { Mithila } from '../../traditions/madhubani/painter.ts';
import { heldPart, mithilaDress, mithilaHead, mithilaPerson } from '../../traditions/madhubani/people.ts';
import { roundTree, thicket } from '../../traditions/madhubani/plants.ts';
import { strip, wovenPart } from '../../traditions/madhubani/strips.ts';
import { INK, K } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const W = 1280;

const H = 720;

/** Palanquin hung under its pole; the bride looks out between the curtains. @param y its floor */
function palanquin(m: Mithila, x: number, y: number, pole: number): void {
  const add = (v: string): void => m.add(v);
  const beam = curveThrough(offsets(x, pole, [-330, 6, -150, -4, 0, -8, 150, -4, 330, 6]));
  m.add(line(beam, INK, 13) + line(beam, K.palash, 9) + dots(resample(beam, 13), 2, K.turmeric));
  const room = rect(x - 92, pole + 30, 184, y - pole - 30);
  m.add(fill(room, '#5c2748'));
  mithilaHead(m, (p) => transform(p, x - 4, pole + 96, 0.76, 0.14), 0.76, {
    kind: 'woman',
    dress: mithilaDress(K.kumkum, K.turmeric, K.leaf),
    arms: [{ to: [0, 0] }, { to: [0, 0] }],
  });
  wovenPart(
    add,
    transform(
      loopThrough([-18, -62, -44, -58, -56, -20, -54, 30, -62, 84, -34, 84, -30, 40, -24, 0]),
      x - 4,
      pole + 98,
      0.82,
    ),
    [
      { mark: 'dots', col: K.kumkum, on: K.turmeric },
      { mark: 'lines', col: K.turmeric, t: 0.4 },
      { mark: 'dots', col: K.kumkum, on: K.turmeric },
    ],
    { rim: 3 },
  );
  wovenPart(
    add,
    curveThrough([x - 40, pole + 152, x - 8, pole + 140, x + 26, pole + 146, x + 42, y + 2]).concat([
      [x - 60, y + 2],
    ]),
    [
      { mark: 'lines', col: K.leaf },
      { mark: 'flower', col: K.kumkum, on: K.turmeric, t: 1.6 },
      { mark: 'lines', col: K.turmeric },
    ],
    { rim: 3 },
  );
  for (const sg of [-1, 1]) {
    const curtain: Poly = [
      ...curveThrough(
        [x + sg * 92, pole + 30],
        [x + sg * 30, pole + 34],
        [x + sg * 44, pole + 96],
        [x + sg * 74, pole + 140],
        [x + sg * 60, y],
      ),
      [x + sg * 92, y],
    ];
    wovenPart(
      add,
      curtain,
      [
        { mark: 'lines', col: K.rose },
        { mark: 'eyes', col: K.turmeric, on: K.rose },
        { mark: 'lines', col: K.rose },
        { mark: 'eyes', col: K.turmeric, on: K.rose },
        { mark: 'lines', col: K.rose },
      ],
      { rim: 3 },
    );
  }
  const dome = curveThrough([
    x - 112,
    pole + 36,
    x - 100,
    pole - 24,
    x - 56,
    pole - 62,
    x,
    pole - 92,
    x + 56,
    pole - 62,
    x + 100,
    pole - 24,
    x + 112,
    pole + 36,
  ]);
  wovenPart(
    add,
    dome,
    [
      { mark: 'lines', col: K.turmeric },
      { mark: 'scallop', col: K.kumkum, on: K.turmeric, t: 1.3 },
      { mark: 'diamond', col: K.leaf, on: K.paper, t: 1.2 },
      { mark: 'teeth', col: K.turmeric, on: K.kumkum },
    ],
    { sag: -6 },
  );
  for (let i = 0; i <= 16; i++)
    m.add(
      dot(x - 108 + i * 13.5, pole + 43, 6.6, INK) +
        dot(x - 108 + i * 13.5, pole + 43, 5.2, i % 2 ? K.marigold : K.paper),
    );
  m.part(
    loopThrough([x - 9, pole - 90, x - 12, pole - 108, x, pole - 130, x + 12, pole - 108, x + 9, pole - 90]),
    K.marigold,
    'hatch',
    { single: true, step: 4 },
  );
  wovenPart(
    add,
    rect(x - 104, y - 4, 208, 30),
    [
      { mark: 'check', col: K.turmeric, on: K.kumkum },
      { mark: 'lines', col: K.leaf, t: 0.6 },
    ],
    { rim: 3 },
  );
  for (const sg of [-1, 1])
    m.part(
      polyline(x + sg * 92, y + 26, x + sg * 78, y + 26, x + sg * 82, y + 44, x + sg * 90, y + 44),
      K.palash,
      'flat',
      { single: true },
    );
  m.block(rect(x - 112, pole - 60, 224, y - pole + 96));
  m.block(polyline(x - 60, pole - 58, x, pole - 132, x + 60, pole - 58));
}

/** Singers behind, piper and drummer before. */
function singersBehind(f: ReturnType<typeof page>['f'], m: ReturnType<typeof page>['m'], gy: number): void {
  const women = [
    mithilaDress(K.rose, K.turmeric, K.leaf, 3, K.kumkum),
    mithilaDress(K.leaf, K.paper, K.kumkum, 5, K.indigo),
  ];
  [f.x + 74, f.x + 186].forEach((x, i) =>
    mithilaPerson(m, x, gy + 1, 0.98, 1, {
      kind: 'woman',
      dress: women[i],
      nod: i ? 0 : -0.06,
      arms: i
        ? [
            { to: [-44, -176], mudra: 'rest', aim: 1.9 },
            { to: [56, -262], mudra: 'open', aim: -1.2 },
          ]
        : [
            { to: [34, -250], mudra: 'flat', aim: -0.9 },
            {
              to: [48, -224],
              mudra: 'hold',
              aim: -0.9,
              held: (p: Point) => m.flower(p[0] + 4, p[1] - 12, 14, 8, K.rose, K.turmeric),
            },
          ],
    }),
  );
  mithilaPerson(m, f.x + f.w - 70, gy + 1, 0.98, 1, {
    kind: 'man',
    pose: 'walk',
    moustache: true,
    dress: mithilaDress(K.leaf, K.turmeric, K.rose, 2),
    arms: [
      { to: [-26, -166], mudra: 'flat', aim: 0.7 },
      {
        to: [60, -176],
        mudra: 'flat',
        aim: 1.8,
        held: (p: Point, _a, k) => {
          const drum = transform(
            loopThrough([
              -74, -22, -40, -34, 0, -34, 14, -22, 18, 0, 14, 24, 0, 36, -40, 36, -74, 24, -78, 0,
            ]),
            p[0] - 6,
            p[1] + 22 * k,
            k,
          );
          wovenPart(
            (v) => m.add(v),
            drum,
            [
              { mark: 'lines', col: K.paper },
              { mark: 'chevron', col: K.palash },
              { mark: 'flower', col: K.rose, on: K.turmeric, t: 1.6 },
              { mark: 'chevron', col: K.palash },
              { mark: 'lines', col: K.paper },
            ],
            { a: 0, rim: 3 },
          );
          m.block(drum);
        },
      },
    ],
  });
  mithilaPerson(m, f.x + f.w - 190, gy + 1, 0.98, 1, {
    kind: 'man',
    pose: 'walk',
    dress: mithilaDress(K.kumkum, K.turmeric, K.indigo, 7),
    nod: 0.04,
    arms: [
      { to: [44, -240], mudra: 'grip', aim: 0.1 },
      {
        to: [74, -222],
        mudra: 'grip',
        aim: 0.1,
        held: (p: Point, _a, k) =>
          heldPart(
            m,
            transform(polyline(-46, -36, 24, 6, 44, 4, 30, 42, 18, 16, -50, -30), ...p, k),
            K.marigold,
          ),
      },
    ],
  });
}

function farewell(seed: number): Painting {
  const { m, f, done } = page(
    seed,
    W,
    H,
    [K.kumkum, K.rose, K.paper, K.plum, K.marigold],
    [
      { t: 10, band: stripBand('lines', K.paper) },
      { t: 34, band: stripBand('diamond', K.plum, K.turmeric) },
      { t: 10, band: stripBand('dots', K.kumkum, K.paper) },
    ],
    { ground: '#cfdf9f' },
  );
  const B = f.y + f.h;
  const gy = B - 44;
  const cx = W / 2 - 10;
  m.add(strip((x, y) => [f.x + x, gy + y], f.w, 20, { mark: 'teeth', col: K.turmeric, on: K.palash }));
  m.add(strip((x, y) => [f.x + x, gy + 20 + y], f.w, 26, { mark: 'leaf', col: K.palash, on: K.turmeric }));
  m.block(rect(f.x, gy, f.w, 60));
  for (const [x, h, R, fruit] of [
    [f.x + 150, 400, 92, K.marigold],
    [cx - 150, 440, 84, K.rose],
    [cx + 156, 440, 84, K.turmeric],
    [f.x + f.w - 128, 404, 92, K.kumkum],
  ] as const)
    roundTree(m, x, gy, h, R, { fruit });
  const s = 1.02;
  const pole = gy - 224 * s;
  const wear = [
    mithilaDress(K.kumkum, K.paper, K.turmeric, 1),
    mithilaDress(K.indigo, K.turmeric, K.rose, 4),
    mithilaDress(K.turmeric, K.rose, K.leaf, 6),
    mithilaDress(K.plum, K.paper, K.marigold, 8),
  ];
  const bearer = (x: number, i: number): void => {
    mithilaPerson(m, x, gy + 1, s, 1, {
      kind: 'man',
      pose: 'walk',
      moustache: i !== 1,
      dress: wear[i],
      arms: [
        { to: [-48, -158], mudra: 'rest', aim: 1.9 },
        { to: [46, -230], mudra: 'grip', aim: -1.7 },
      ],
    });
  };
  bearer(cx - 292, 0);
  bearer(cx + 172, 2);
  palanquin(m, cx, gy - 50, pole);
  bearer(cx - 184, 1);
  bearer(cx + 282, 3);
  singersBehind(f, m, gy);
  for (const [x, y, fx, c] of [
    [cx - 40, f.y + 52, -1, 0],
    [cx + 44, f.y + 46, 1, 1],
    [cx - 262, f.y + 56, 1, 2],
    [cx + 268, f.y + 60, -1, 3],
    [f.x + 46, f.y + 60, 1, 1],
    [f.x + f.w - 40, f.y + 66, -1, 2],
  ])
    songbird(
      m,
      x,
      y,
      0.5,
      fx,
      (
        [
          [K.rose, K.turmeric, K.kumkum],
          [K.turmeric, K.kumkum, K.leaf],
          [K.sky, K.rose, K.plum],
          [K.paper, K.palash, K.kumkum],
        ] as [string, string, string][]
      )[c],
    );
  m.add(ink(polyline(f.x, gy, f.x + f.w, gy), INK, 2, { closed: false, taper: 0 }));
  m.block(ellipse(cx, pole - 60, 70, 60));
  thicket(
    m,
    { x: f.x, y: f.y, w: f.w, h: gy - f.y },
    [
      [K.kumkum, K.turmeric],
      [K.rose, K.paper],
      [K.plum, K.turmeric],
    ],
    { size: 18, lengths: [110, 80, 54] },
  );
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, gy - f.y - 6), [10.5, 7, 4.5], 3);
  return done();
}

export const work: Work = {
  id: 'gallery-madhubani-doli',
  collection: 'gallery',
  seed: 14,
  width: W,
  height: H,
  alt: 'Four bearers carry a curtained palanquin with a bride between round trees, singing women behind, drummer and piper before.',
  draw: farewell,
};
