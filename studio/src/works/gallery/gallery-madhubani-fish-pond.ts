/** A square pond with stepped banks: a fisherman draws in his net, herons wait, turtles rest among lotuses. */
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series, transform } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, group } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { frame, hatched, lotuses, slant } from '../../motifs/borders.ts';
import { turtleFrom } from '../../traditions/madhubani/animals.ts';
import { page, stripBand } from '../../traditions/madhubani/page.ts';
import type { Mithila } from '../../traditions/madhubani/painter.ts';
import { mithilaDress, mithilaPerson } from '../../traditions/madhubani/people.ts';
import { lotusPad, roundTree, thicket } from '../../traditions/madhubani/plants.ts';
import { wovenPart } from '../../traditions/madhubani/strips.ts';
import { INK, K, borderStyle } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const SIZE = 1000;
const COLS = [K.kumkum, K.marigold, K.indigo, K.rose, K.plum];

/** Pond: outer edge of the banks. */
const POND = { x: 186, y: 340, w: 628, h: 452 };

/** Heron on one line of ground, about 150 high, looking right. */
function heron(m: Mithila, x: number, y: number, s: number, fx: number, catches: boolean) {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx);
  m.add(
    lines(
      [T(polyline(-6, -52, -2, -28, -6, 0, 8, 0)), T(polyline(8, -54, 14, -28, 10, 0, 24, 0))],
      INK,
      3.4 * s,
    ),
  );
  const tail = T(leaf(-34, -62, 46, 10, 2.7));
  m.part(tail, K.indigo, 'hatch', { single: true, step: 3.6 });
  const body = T(loopThrough(-48, -58, -30, -84, 4, -96, 28, -84, 24, -62, 0, -48, -28, -48));
  const neck = T(
    ribbon(
      curveThrough(12, -80, 34, -92, 32, -112, 16, -124, 22, -142, 38, -146),
      widths(13, 9, 7, 6, 6.4, 7),
    ),
  );
  m.part(neck, '#fffaf0', 'hatch', { single: true, step: 6, ang: 0 });
  m.part(body, '#fffaf0', 'fish', { gap: 3.4, step: 12, ang: fx > 0 ? Math.PI : 0 });
  m.part(T(leaf(14, -78, 62, 13, 2.94, 0.1)), K.sky, 'rings', { gap: 3, step: 5 });
  m.part(T(polyline(40, -152, 78, -142, 40, -139)), K.marigold, 'flat', { single: true });
  if (catches) m.fish(...T([[80, -114]])[0], 0.2, -1.45, 1, K.kumkum, K.turmeric, 8);
  m.add(ink(T(curveThrough(30, -150, 16, -158, 2, -154)), INK, 2.6 * s, { closed: false }));
  const [ex, ey] = T([[36, -148]])[0];
  m.add(dot(ex, ey, 4.6 * s, '#fffaf0') + dot(ex, ey, 2.8 * s, INK));
  for (const p of [body, neck, tail]) m.block(resample(p, 9, true));
}

/** Casting net drawn up by its rope: meshes widen to a weighted hem. Returns the map from (across, down), both 0 to 1. */
function net(apex: Point, hem: [Point, Point], sag: number) {
  const [a, b] = hem;
  const at = (u: number, v: number): Point => {
    const open = v ** 0.72,
      x = lerp(apex[0] + (u - 0.5) * 16, lerp(a[0], b[0], u), open),
      foot = lerp(a[1], b[1], u) + Math.sin(u * Math.PI) * sag;
    return [x, lerp(apex[1], foot, v)];
  };
  const along = (n: number, f: (t: number) => Point): Poly => series(n + 1, (i) => f(i / n));
  const outline = [
    ...along(24, (t) => at(0, t)),
    ...along(30, (t) => at(t, 1)).slice(1, -1),
    ...along(24, (t) => at(1, 1 - t)),
  ];
  const cords: Poly[] = [];
  for (let i = -16; i <= 16; i++)
    for (const d of [1, -1] as const) {
      const cord = along(40, (t) => at(i / 16 + d * t * 0.9 + (d < 0 ? 0.9 : 0), t)).filter((_, k) => {
        const u = i / 16 + (d * k * 0.9) / 40 + (d < 0 ? 0.9 : 0);
        return u >= 0 && u <= 1;
      });
      if (cord.length > 2) cords.push(cord);
    }
  const weights = along(26, (t) => at(t, 1));
  return { outline, cords, weights };
}

/** People on the upper bank. */
function peopleOnUpperBank(m: ReturnType<typeof page>['m'], f: ReturnType<typeof page>['f']): void {
  const rope = (at: Point) => {
    const c = curve([
      [at[0] - 34, at[1] - 26],
      at,
      [lerp(at[0], 520, 0.5), lerp(at[1], 372, 0.5) + 26],
      [520, 376],
    ]);
    m.add(line(c, INK, 6) + line(c, '#e0a34c', 3.6));
    m.block(ribbon(c, () => 9));
  };
  roundTree(m, 206, 340, 148, 62, { fruit: K.marigold });
  roundTree(m, 800, 340, 148, 62, { leaves: [K.parrot, K.leaf], fruit: K.kumkum });
  mithilaPerson(m, 352, 342, 0.7, 1, {
    kind: 'man',
    pose: 'walk',
    dress: mithilaDress(K.marigold, K.kumkum, K.indigo, 1),
    head: 'turban',
    moustache: true,
    lean: 0.06,
    arms: [
      { to: [70, -184], mudra: 'grip', aim: 0.5 },
      { to: [92, -160], mudra: 'grip', aim: 0.5, held: rope },
    ],
  });
  const basket = (at: Point, _a: number, k: number) => {
    const q: Poly = transform(polyline(-44, -14, 44, -14, 34, 22, 16, 30, -16, 30, -34, 22), at[0], at[1], k);
    for (const [dx, col, rot] of [
      [-24, K.rose, -1.9],
      [0, K.indigo, -1.5],
      [24, K.palash, -1.2],
    ] as const)
      m.fish(at[0] + dx * k, at[1] - 22 * k, 0.34 * k, rot, 1, col, K.turmeric, 6);
    wovenPart((v) => m.add(v), q, [
      { mark: 'slant', col: K.turmeric, t: 0.8 },
      { mark: 'check', col: '#c98a4a', on: K.turmeric, t: 1.6 },
      { mark: 'zig', col: '#b5622d', on: K.turmeric },
    ]);
    m.block(q);
  };
  mithilaPerson(m, 668, 342, 0.68, -1, {
    kind: 'woman',
    dress: mithilaDress(K.rose, K.leaf, K.turmeric, 2, K.plum),
    nod: 0.06,
    arms: [
      { to: [34, -172], mudra: 'flat', aim: 0.1 },
      { to: [58, -166], mudra: 'flat', aim: 0.1, held: basket },
    ],
  });
  // herons on the lower bank
  const sand = f.y + f.h - 20;
  m.add(
    fill(rect(f.x, sand, f.w, 20), '#e2b458') +
      ink(polyline(f.x, sand, f.x + f.w, sand), INK, 2, { closed: false }),
  );
  m.add(
    dots(
      series(62, (i): Point => [f.x + 10 + i * 13.4, sand + (i % 2 ? 7 : 13)]),
      2.2,
      K.kumkum,
    ),
  );
  m.block(rect(f.x, sand, f.w, 20));
  heron(m, 316, sand + 2, 0.57, 1, false);
  heron(m, 470, sand + 2, 0.59, 1, true);
  heron(m, 674, sand + 2, 0.56, -1, false);
  thicket(
    m,
    f,
    [
      [K.kumkum, K.turmeric],
      [K.rose, K.paper],
      [K.marigold, K.kumkum],
      [K.indigo, K.turmeric],
    ],
    { size: 20, lengths: [104, 80, 56], leaves: [K.leaf, K.parrot] },
  );
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, f.h - 24), [12, 8, 4.5], 2.5);
}

function draw(seed: number): Painting {
  const { r, m, f, done } = page(seed, SIZE, SIZE, COLS, [
    { t: 10, band: hatched },
    { t: 15, band: stripBand('teeth', K.turmeric, K.kumkum), corner: false },
    { t: 46, band: lotuses },
    { t: 9, band: slant, corner: false },
  ]);
  const { x, y, w, h } = POND;
  const style = borderStyle(COLS);
  const banks = frame(
    w,
    h,
    0,
    [
      { t: 20, band: stripBand('flower', '#b5622d', K.turmeric) },
      { t: 13, band: stripBand('teeth', K.paper, K.indigo), corner: false },
      { t: 9, band: slant, corner: false },
    ],
    r.fork(),
    style,
  );
  const water = rect(x + banks.x, y + banks.y, banks.w, banks.h);
  // water in combed ripples
  let ripples = fill(water, '#bfe0dc');
  for (let i = 0; i < 62; i++) {
    const level = y + banks.y + 4 + i * 6.4;
    ripples += line(
      series(150, (k): Point => [
        x + banks.x + (k * banks.w) / 149,
        level + 2 * Math.sin(k * 0.42 + i * 1.7) + 1.6 * Math.sin(k * 0.11 + i),
      ]),
      i % 3 ? '#4f9fc0' : K.indigo,
      i % 3 ? 0.9 : 0.7,
    );
  }
  m.add(ripples);
  const mark = m.out.length;
  // what lives in the pond, round the net
  for (const [px, py, R, a] of [
    [300, 446, 38, 0.5],
    [276, 716, 42, 5.4],
    [372, 738, 26, 4.4],
    [732, 716, 44, 3.9],
    [650, 738, 26, 4.9],
    [732, 420, 34, 2.4],
  ] as const)
    lotusPad(m, px, py, R, a, px % 4 ? K.leaf : K.parrot);
  turtleFrom(m, 276, 714, 0.5, -0.9, [K.leaf, K.turmeric, K.marigold]);
  turtleFrom(m, 712, 596, 0.62, 2.5, [K.plum, K.marigold, K.parrot]);
  m.lotus(340, 470, 36);
  m.lotus(694, 446, 34);
  m.lotus(262, 460, 26);
  m.lotus(738, 748, 40);
  m.lotus(326, 750, 32);
  m.fish(312, 566, 0.5, 0.4, 1, K.kumkum, K.marigold, 14);
  m.fish(300, 644, 0.42, -0.16, -1, K.indigo, K.palash, 8);
  m.fish(710, 514, 0.5, -0.3, 1, K.rose, K.indigo, 10);
  m.fish(700, 676, 0.46, 0.2, -1, K.marigold, K.plum, -9);
  // the net with its catch
  const { outline, cords, weights } = net(
    [520, 372],
    [
      [396, 640],
      [622, 648],
    ],
    62,
  );
  m.add(fill(outline, '#f8e9cb', 'opacity=".62"'));
  m.fish(516, 506, 0.34, 0.9, 1, K.kumkum, K.turmeric, 8);
  m.fish(466, 590, 0.46, -0.5, 1, K.plum, K.turmeric, 12);
  m.fish(560, 592, 0.48, 0.34, -1, K.palash, K.leaf, -12);
  m.fish(512, 654, 0.5, 0.06, 1, K.indigo, K.marigold, 12);
  m.add(clip(outline, lines(cords, INK, 1.1)) + ink(outline, INK, 2.4));
  m.add(dots(weights, 6, INK) + dots(weights, 4.6, K.kumkum) + dots(weights, 1.6, K.turmeric));
  const pond = m.out.splice(mark).join('');
  m.add(clip(water, pond) + group(banks.svg, `transform="translate(${x} ${y})"`));
  m.block(rect(x - 4, y - 4, w + 8, h + 8));
  peopleOnUpperBank(m, f);
  return done();
}

export const work: Work = {
  id: 'gallery-madhubani-fish-pond',
  collection: 'gallery',
  seed: 24,
  width: SIZE,
  height: SIZE,
  alt: 'A square pond with patterned banks: a fisherman draws a net of fish, a woman brings a basket, turtles and lotuses float, three herons wait below.',
  draw,
};
