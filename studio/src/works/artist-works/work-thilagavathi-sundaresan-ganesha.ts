/** Dancing Ganesha: one foot lifted, bells of gold leaf at both ankles, a gold creeper on green. */
import { curve, curveThrough, loopThrough, offsets } from '../../draw/curves.ts';
import { type Point, polar, type Poly, series, TAU } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, each, repeat } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, edged, fill, line, polys } from '../../draw/svg.ts';
import type { Held } from '../../figures/figure.ts';
import type { Pen } from '../../figures/pen.ts';

import { rosette } from '../../motifs/plants/rosette.ts';
import { goad } from '../../traditions/mysore/emblems.ts';
import { clothedLeg, pleats, sashEnd } from '../../traditions/tanjore/drapery.ts';
import { belly, elephantHead } from '../../traditions/tanjore/elephant-head.ts';
import { type Leaf, stone } from '../../traditions/tanjore/gilding.ts';
import { icon } from '../../traditions/tanjore/icon.ts';
import { goldBand, Panel, wall } from '../../traditions/tanjore/panel.ts';
import { SILK, TONE } from '../../traditions/tanjore/people.ts';
import { K } from '../../traditions/tanjore/style.ts';
import { lotusThrone } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [780, 1000];

/** Bells in two rows round an ankle. */
function bells(pen: Pen, at: Point, a: number, w: number) {
  for (const d of [-5, 6])
    for (let i = 0; i < 5; i++) {
      const u = (i - 2) / 2,
        q = polar(...polar(at[0], at[1], d + Math.abs(u) * -2, a), u * w, a + Math.PI / 2);
      pen.gold(ellipse(q[0], q[1], 4.6, 5, 0, 16), false);
    }
}

const sweets: Held = (pen, [x, y]) => {
  for (const [dx, dy] of [
    [-12, -10],
    [12, -10],
    [0, -12],
    [-6, -22],
    [6, -22],
  ])
    pen.shape(
      loopThrough(offsets(x + dx, y + dy, [-9, 5, -6, -4, 0, -12, 6, -4, 9, 5])),
      '#fbf2da',
      '#c8a86a',
      0.6,
      3,
    );
  pen.gold(
    loopThrough(x - 26, y - 6, x, y - 2, x + 26, y - 6, x + 18, y + 12, x, y + 16, x - 18, y + 12),
    false,
  );
};

const lotusBloom: Held = (pen, [x, y]) => {
  pen.stroke(curveThrough(x - 2, y + 34, x + 2, y + 10, x, y - 12), 1.6, '#3f7a44');
  for (const d of [-1.1, 1.1, -0.7, 0.7, -0.34, 0.34, 0])
    pen.shape(
      leaf(x, y - 8, 40 - Math.abs(d) * 6, 8.4, -Math.PI / 2 + d, d * -0.1, 0.52),
      Math.abs(d) > 0.6 ? '#d96a86' : '#f3b0be',
      '#a83058',
      0.6,
      4,
    );
};

/** His mouse on its hind feet, cymbals in its paws, looking up. */
function mouse(p: Panel, x: number, y: number, s: number, fx: number) {
  const T = (q: Poly): Poly => q.map(([a, b]) => [x + a * s * fx, y + b * s]),
    edge = '#2a1810',
    part = (q: Poly, d = 10) => modelled(T(q), '#a5836c', '#4a2e1e', d * s, 3) + ink(T(q), edge, 1.5);
  let v =
    line(T(curveThrough(-18, -8, -48, -6, -58, -26, -46, -40, -54, -54)), edge, 6 * s) +
    line(T(curveThrough(-18, -8, -48, -6, -58, -26, -46, -40, -54, -54)), '#c79a86', 4 * s);
  v +=
    part(loopThrough(-18, 0, -26, -24, -20, -54, 0, -64, 16, -52, 20, -24, 12, 0)) +
    fill(T(loopThrough(-4, -8, -8, -28, 0, -46, 10, -40, 12, -20, 6, -6)), '#e8d0b8');
  v += part(loopThrough(-20, 0, -16, -8, 0, -8, 8, 0), 4) + part(loopThrough(4, 0, 8, -8, 22, -7, 28, 0), 4);
  v +=
    part(ellipse(-14, -90, 14, 15), 6) +
    fill(T(ellipse(-14, -90, 8, 9)), '#e0a898') +
    part(loopThrough(-16, -60, -16, -82, 0, -94, 18, -90, 40, -80, 44, -74, 30, -64, 8, -56), 9) +
    part(ellipse(6, -94, 13, 14), 6) +
    fill(T(ellipse(6, -94, 7.5, 8.5)), '#e0a898');
  const [ex, ey] = T([[18, -80]])[0];
  v +=
    dot(ex, ey, 4.4 * s, '#17100f') +
    dot(ex - 1.2, ey - 1.6, 1.4 * s, '#fff') +
    dot(...(T([[43, -75]])[0] as Point), 3.2 * s, '#3a1a14');
  v += each([-0.3, 0, 0.3], (d) =>
    line(T(curveThrough(38, -70, 52, -68 + d * 20, 60, -66 + d * 34)), '#6a4a3a', 0.8),
  );
  v +=
    part(ribbon(curveThrough(10, -46, 26, -44, 36, -54), widths(6, 5, 4)), 4) +
    part(ribbon(curveThrough(4, -40, 24, -34, 38, -42), widths(6, 5, 4)), 4);
  p.paint(v);
  const o: Leaf = { gold: '', over: '' };
  for (const [a, b, t] of [
    [38, -56, 0.4],
    [42, -42, 0.2],
  ])
    o.gold += edged(T(ellipse(a, b, 6, 13, t)), '#8a8a8a', '#fff', 2);
  o.gold += each(
    T(curveThrough(-18, -60, 0, -52, 16, -58)).filter((_, i) => i % 4 === 0),
    (k) => dot(k[0], k[1], 3.4 * s, '#fff'),
  );
  p.gild(o);
}

/** Floor and lotus. */
function floorAndLotus(p: Panel, floor: number, cx: number): void {
  p.paint(
    fill(rect(58, floor + 34, W - 116, 70), '#7c1626') +
      clip(
        rect(58, floor + 34, W - 116, 70),
        repeat(26, (i) => polys(rosette(76 + i * 26, floor + 70, 9, 8, i), i % 2 ? '#e8c25a' : '#d96a86')),
      ),
  );
  const edge: Leaf = { gold: '', over: '' };
  goldBand(
    edge,
    [
      [58, floor + 34],
      [W - 58, floor + 34],
    ],
    15,
    30,
  );
  p.gild(edge);
  const base = p.pen(0, 0, 1);
  lotusThrone(base, [cx, floor], 176);
  p.take(base);
  mouse(p, cx + 240, floor + 58, 1.02, -1);
  const skin = TONE.fair,
    pen = p.pen(cx - 4, floor - 8, 1.5);
  icon(pen, {
    woman: false,
    tone: skin,
    fat: 1.16,
    spine: [
      [6, -158],
      [-6, -204],
      [2, -276],
    ],
    head: { turn: 0 },
    crown: 'none',
    jewels: 1,
    arms: [
      {
        side: -1,
        back: true,
        elbow: [-112, -248],
        wrist: [-128, -306],
        hand: 'raise',
        aim: -1.6,
        carry: (q, at, aim) => goad(q, [at[0], at[1] + 4], aim),
      },
      {
        side: 1,
        back: true,
        elbow: [114, -248],
        wrist: [130, -304],
        hand: 'hold',
        aim: -1.5,
        flip: true,
        hold: lotusBloom,
      },
      {
        side: -1,
        elbow: [-90, -206],
        wrist: [-104, -214],
        hand: 'bowl',
        aim: -2.8,
        size: 1.16,
        carry: (q) => sweets(q, [-122, -226], 0),
      },
      { side: 1, elbow: [86, -206], wrist: [96, -244], hand: 'bless', aim: -1.45, flip: true, size: 1.18 },
    ],
    lower: (q) => {
      for (const [c, w] of [
        [curveThrough(24, -160, 84, -170, 112, -130, 152, -146), 14],
        [curveThrough(-26, -158, -84, -186, -118, -160, -150, -178), 13],
      ] as const)
        sashEnd(q, c, SILK.red, [5, w]);
      clothedLeg(
        q,
        { hip: [24, -150], knee: [60, -84], ankle: [10, -12], foot: 0.04, fx: 1 },
        SILK.orange,
        skin,
        1.1,
      );
      clothedLeg(
        q,
        { hip: [-20, -150], knee: [-88, -142], ankle: [-54, -76], foot: 0.5, fx: -1 },
        SILK.orange,
        skin,
        1.08,
      );
      pleats(
        q,
        curveThrough(-10, -146, -14, -110, -30, -70),
        curveThrough(10, -146, 12, -110, 18, -70),
        SILK.yellow,
        5,
      );
      belly(q, skin, 0, -206);
      bells(q, [12, -26], Math.PI / 2, 14);
      bells(q, [-60, -90], 2.05, 14);
    },
    otherHead: (q) => elephantHead(q, skin, 0, -318),
  });
  p.take(pen);
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    floor = 838,
    inner = rect(58, 58, W - 116, H - 116);
  p.base += fill(rect(0, 0, W, H), '#3a0f18');
  wall(p, inner, '#0f5a3c', [cx, 440, 330], '#ffffff1c');
  const o = p.back;
  // frame: a plain gilt fillet, a band of ruby silk with set stones, a beaded fillet
  for (const [m, w, v] of [
    [20, 10, '#8a8a8a'],
    [20, 3, '#fff'],
    [54, 8, '#8a8a8a'],
    [54, 2.4, '#fff'],
  ] as const)
    o.gold += line(rect(m, m, W - 2 * m, H - 2 * m), v, w, true);
  walk(rect(37, 37, W - 74, H - 74), 40, true).forEach((k, i) => {
    for (const q of rosette(k.p[0], k.p[1], 12, 8, i)) o.gold += fill(q, '#d8d8d8');
    stone(o, k.p[0], k.p[1], 4.6, [K.emerald, K.crystal][i % 2]);
  });
  // wishing creepers of raised gold at both sides, bending to a crest over his head
  for (const sg of [-1, 1]) {
    const stem = curve([
      [cx + sg * 262, floor + 30],
      [cx + sg * 294, 700],
      [cx + sg * 262, 560],
      [cx + sg * 298, 420],
      [cx + sg * 268, 280],
      [cx + sg * 176, 172],
      [cx + sg * 60, 116],
      [cx + sg * 12, 132],
    ] as Point[]);
    o.gold += line(stem, '#7c7c7c', 13) + line(stem, '#fff', 3);
    walk(stem, 58)
      .slice(1, -1)
      .forEach((k, i) => {
        for (const side of [-1, 1]) {
          const turn = side * (i % 2 ? 1 : -1),
            c: Poly = series(34, (j) =>
              polar(
                ...polar(k.p[0], k.p[1], 27, k.a + side * 1.35),
                23 * (1 - (j / 34) * 0.84),
                k.a + side * 1.35 + Math.PI + turn * (j / 34) * 7.4,
              ),
            );
          if (c.some(([x]) => x < 64 || x > W - 64)) continue;
          o.gold += line(c, '#e8e8e8', 3.4);
          walk(c, 12).forEach((q, j) => {
            if (j % 2) o.gold += fill(leaf(q.p[0], q.p[1], 13, 4, q.a + 1), '#cfcfcf');
          });
          stone(o, c[33][0], c[33][1], 4.2, [K.ruby, K.crystal][i % 2]);
        }
        for (const d of [-0.5, 0.5]) o.gold += fill(leaf(k.p[0], k.p[1], 30, 6.4, k.a + d), '#9c9c9c');
      });
  }
  // crest: a boss of petals between the two creepers
  for (const q of rosette(cx, 118, 46, 14)) o.gold += edged(q, '#8c8c8c', '#fff', 2);
  for (const q of rosette(cx, 118, 27, 10)) o.gold += fill(q, '#d8d8d8');
  stone(o, cx, 118, 10, K.ruby);
  // aureole: rays round the head only
  const [hx, hy] = [cx - 4, 352];
  for (const [R, w, v] of [
    [150, 5, '#fff'],
    [160, 10, '#7a7a7a'],
    [170, 3, '#fff'],
  ] as const)
    o.gold += line(ellipse(hx, hy, R, R, 0, 100), v, w, true);
  for (let i = 0; i < 48; i++) {
    const a = (i / 48) * TAU,
      q = polar(hx, hy, 172, a);
    o.gold += fill(leaf(q[0], q[1], i % 2 ? 30 : 20, 5, a, 0, 0.4), '#b0b0b0');
    if (i % 4 === 0) stone(o, ...polar(hx, hy, 160, a), 3.6, i % 8 ? K.emerald : K.ruby);
  }
  o.over +=
    dot(hx, hy, 147, '#7c1626') +
    each([...Array(30).keys()], (i) =>
      polys(rosette(...polar(hx, hy, 60 + (i % 3) * 36, i * 2.4), 6, 6), '#e8c25a88'),
    );
  floorAndLotus(p, floor, cx);
  return p.finish(seed);
}

export const work: Work = {
  id: 'work-thilagavathi-sundaresan-ganesha',
  collection: 'artist-works',
  seed: 7,
  width: W,
  height: H,
  alt: 'Ganesha dances on a lotus with one foot lifted and gold bells at his ankles, his mouse playing cymbals, gold creepers on a green ground.',
  draw,
};
