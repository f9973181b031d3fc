/** Morkuti: peacocks dance with open trains about one that wears the crown. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series, transform } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group, linearGradient, radialGradient, repeat } from '../../draw/markup.ts';
import { scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { type frame, petals, plain } from '../../motifs/borders.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { paintPeacock } from '../../motifs/painted/peacock.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { BORDER, clothFrame } from '../../traditions/pichwai/bands.ts';
import { blob, lotusRiver, lotusSeat, tufts } from '../../traditions/pichwai/ground.ts';
import { grove } from '../../traditions/pichwai/landscape.ts';
import { K, finish } from '../../traditions/pichwai/people.ts';
import { rocks } from '../../traditions/pichwai/shrine.ts';
import { LOTUS, PEACOCK, WHITE_LOTUS } from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 820];

/** Necklace, head turned to the side. */
function necklace(T: (p: Poly) => Poly, s: number, crowned: boolean): string {
  let o = '';
  o +=
    line(T(curveThrough(-12, -128, 0, -120, 12, -128)), K.gold, 3 * s + 0.6) +
    dot(...(T([[0, -118]])[0] as [number, number]), 4 * s, '#b3262a');
  o +=
    fill(T(polyline(13, -172, 34, -164, 14, -160)), '#caa15a') +
    fill(T(leaf(-4, -168, 17, 4.6, 0.05)), '#fff8e8') +
    dot(...(T([[6, -168]])[0] as [number, number]), 2.6 * s, K.line) +
    ink(T(leaf(-4, -168, 17, 4.6, 0.05)), K.line, 0.8);
  if (crowned) {
    const c = T(
      loopThrough([
        -17, -176, -19, -190, -10, -186, -8, -202, 0, -194, 8, -206, 12, -190, 20, -192, 17, -176, 0, -181,
      ]),
    );
    for (const [d, a] of [
      [-8, -1.9],
      [2, -1.57],
      [12, -1.24],
    ] as const) {
      const [bx, by] = T([[d * 0.5, -196]])[0];
      o +=
        edged(leaf(bx, by, 42 * s, 9 * s, a, 0, 0.65), '#2f7a4c', K.line, 0.7) +
        dot(...polar(bx, by, 28 * s, a), 6 * s, K.gold) +
        dot(...polar(bx, by, 29 * s, a), 3.6 * s, '#1c4f94');
    }
    o +=
      modelled(c, K.gold, '#6d3f10', 5 * s, 1) +
      ink(c, K.line, 1) +
      each([-10, 0, 10], (d) =>
        dot(...(T([[d, -183]])[0] as [number, number]), 2.6 * s, d ? '#1f7a50' : '#b01f2a'),
      );
    o += each(
      walk(T(curveThrough(-22, -112, -16, -84, 0, -74, 16, -84, 22, -112)), 9 * s),
      (k, i) =>
        polys(rosette(k.p[0], k.p[1], 6 * s, 7, i), i % 2 ? K.conch : '#e0708f') +
        dot(k.p[0], k.p[1], 1.6 * s, K.gold),
    );
  } else
    o +=
      lines(
        [-0.5, -0.2, 0.1, 0.4].map((a) => {
          const [bx, by] = T([[0, -180]])[0];
          return [[bx, by], polar(bx, by, 24 * s, -Math.PI / 2 + a)] as Poly;
        }),
        K.line,
        1,
      ) +
      each([-0.5, -0.2, 0.1, 0.4], (a) => {
        const [bx, by] = T([[0, -180]])[0];
        return dot(...polar(bx, by, 25 * s, -Math.PI / 2 + a), 2.8 * s, '#2b8f8c');
      });
  return o;
}

/** Peacock seen from the front in full display, feet at (x, y). @param crowned wears Krishna's mukut */
function display(x: number, y: number, s: number, crowned: boolean): string {
  const cy = y - 74 * s,
    T = (p: Poly) => transform(p, x, y, s);
  let o = '';
  for (const [row, R, n, w] of [
    [0, 208, 25, 19],
    [1, 166, 21, 19],
    [2, 124, 17, 18],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = lerp(-Math.PI * 1.08, Math.PI * 0.08, i / (n - 1)),
        tip = polar(x, cy, R * s, a),
        vane = leaf(x, cy, R * s, w * s, a, 0, 0.84);
      o +=
        fill(vane, ['#174a44', '#1f6350', '#2a7a5a'][row]) +
        lines(
          series(9, (k) =>
            [1, -1].map((g): Poly => {
              const q = polar(x, cy, R * s * (0.5 + k * 0.05), a);
              return [q, polar(q[0], q[1], 16 * s, a + g * 0.55)];
            }),
          ).flat(),
          '#8fc46a',
          0.7,
        ) +
        line(vane, K.line, 0.8, true);
      const e = polar(x, cy, (R - 22) * s, a);
      o +=
        edged(ellipse(e[0], e[1], 17 * s, 13 * s, a), K.gold, K.line, 0.6) +
        fill(ellipse(e[0], e[1], 12 * s, 9.4 * s, a), '#2b8f8c') +
        fill(ellipse(...polar(e[0], e[1], 2 * s, a), 8 * s, 6.6 * s, a), '#173d86') +
        dot(...polar(e[0], e[1], 3.4 * s, a), 2.6 * s, '#f3d889');
      if (row === 0)
        o += each([-0.22, 0, 0.22], (d) => line([tip, polar(tip[0], tip[1], 9 * s, a + d)], '#8fc46a', 0.9));
    }
  o += polys(
    series(19, (i) => leaf(x, cy, 78 * s, 13 * s, lerp(-Math.PI * 1.06, Math.PI * 0.06, i / 18), 0, 0.7)),
    '#c8852e',
    `stroke="${K.line}" stroke-width=".7"`,
  );
  const legs = each(
    [-1, 1],
    (g) =>
      line(T(curveThrough(g * 9, -30, g * 12, -12, g * 10, 0)), '#7a5a2a', 2.6 * s + 0.6) +
      lines(
        [-9, 0, 9].map((d) => T(curveThrough(g * 10, -1, g * 10 + d, 4))),
        '#7a5a2a',
        1.4,
      ),
  );
  const body = T(
    loopThrough([
      0, -26, 26, -38, 36, -70, 26, -100, 14, -122, 13, -150, 16, -168, 8, -180, -8, -180, -14, -168, -9,
      -150, -14, -122, -26, -100, -36, -70, -26, -38,
    ]),
  );
  o += legs + modelled(body, '#1f5ea0', '#0d1f4a', 14 * s, 3, { op: 0.7, hi: '#6fb4dd' });
  o +=
    clip(
      body,
      repeat(9, (j) =>
        repeat(9, (i) =>
          line(
            T(
              curveThrough(
                [-40 + i * 10 + (j % 2) * 5, -100 + j * 9],
                [-35 + i * 10 + (j % 2) * 5, -95 + j * 9],
                [-30 + i * 10 + (j % 2) * 5, -100 + j * 9],
              ),
            ),
            '#6fb4dd',
            0.8,
          ),
        ),
      ),
    ) + ink(body, K.line, 1.2);
  o += necklace(T, s, crowned);
  return o;
}

/** Hills of Barsana with a white shrine. */
function barsanaHills(f: ReturnType<typeof frame>, hz: number, r: Rng, cx: number, wy: number): string {
  let s = '';
  s += rocks(
    [...curveThrough(offsets(f.x, hz, [-6, 50, 60, -74, 150, -122, 236, -60, 330, 46])), [f.x - 6, hz + 80]],
    r.fork(),
    ['#2f7f86', '#3f6f9a', '#57918a', '#4a5f94'],
    32,
  );
  s += rocks(
    [
      ...curveThrough(offsets(f.x + f.w, hz, [6, 50, -70, -82, -166, -116, -246, -56, -336, 46])),
      [f.x + f.w + 6, hz + 80],
    ],
    r.fork(),
    ['#3f6f9a', '#2f7f86', '#4a5f94', '#57918a'],
    32,
  );
  for (const sg of [-1, 1]) {
    const x = cx + sg * 262,
      y = hz - 112;
    s +=
      inked(rect(x - 26, y - 34, 52, 40), '#f4ecdc', K.line, 1) +
      fill([...ellipse(x, y - 10, 9, 14, 0, 20).slice(10), [x + 9, y + 6], [x - 9, y + 6]], '#8c1c1e') +
      modelled(
        loopThrough(offsets(x, y, [-24, -34, -27, -52, -12, -66, 0, -76, 12, -66, 27, -52, 24, -34])),
        '#fbf6ea',
        '#a99c88',
        8,
        3,
      ) +
      ink(
        loopThrough(offsets(x, y, [-24, -34, -27, -52, -12, -66, 0, -76, 12, -66, 27, -52, 24, -34])),
        K.line,
        1,
      ) +
      line(polyline(x, y - 75, x, y - 94), K.gold, 2.4) +
      fill(polyline(x, y - 94, x + 16, y - 89, x, y - 84), '#e58a2b');
  }
  s +=
    group(fill(ellipse(cx, hz + 200, 430, 90), '#1f6a5a'), 'opacity=".5" filter="url(#b24)"') +
    tufts(rect(f.x + 6, hz + 60, f.w - 12, wy - hz - 66), r, 34);
  const lim: [number, number, number] = [f.x - 10, f.x + f.w + 10, f.y - 6];
  for (const [dx, dy, rx, ry, w] of [
    [-370, 118, 84, 116, 18],
    [370, 118, 84, 116, 18],
  ] as const)
    s += grove(cx + dx, f.y + dy + ry + 130, blob(cx + dx, f.y + dy, rx, ry, r, lim), r, w, dx < 0);
  s += grove(cx, hz + 90, blob(cx, f.y + 92, 190, 100, r, [f.x, f.x + f.w, f.y + 4]), r, 34);
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    cx = W / 2;
  const f = clothFrame(
    W,
    H,
    r,
    8,
    [
      { t: 54, band: plain('#0f4a4a') },
      { t: 14, band: petals, corner: false },
    ],
    { ...BORDER, cols: ['#2b8f8c', '#f3d889', K.gold], bg: '#0c2a2c' },
  );
  const B = f.y + f.h,
    hz = f.y + 238,
    wy = B - 74;
  let s =
    fill(rect(f.x, f.y, f.w, f.h), 'url(#ng)') + dots(scatter(rect(f.x, f.y, f.w, 260), 16, r), 1, K.gold);
  s += barsanaHills(f, hz, r, cx, wy);
  // dancers: a wreath about the crowned one
  const glow: Point = [cx, wy - 150];
  s += group(dot(glow[0], glow[1] - 40, 250, 'url(#halo)'), '');
  s +=
    paintPeacock(cx - 112, f.y + 148, 0.4, -1, PEACOCK, { tail: 'trail' }) +
    paintPeacock(cx + 112, f.y + 148, 0.4, 1, PEACOCK, { tail: 'trail' });
  s +=
    display(cx - 296, hz + 190, 0.52, false) +
    display(cx + 296, hz + 190, 0.52, false) +
    display(cx - 168, hz + 130, 0.4, false) +
    display(cx + 168, hz + 130, 0.4, false);
  s += display(cx - 330, wy - 26, 0.62, false) + display(cx + 330, wy - 26, 0.62, false);
  s += lotusSeat(cx, wy - 30, 96) + display(cx, wy - 32, 1.06, true);
  for (const sg of [-1, 1]) s += paintPeacock(cx + sg * 176, wy - 42, 0.5, -sg, PEACOCK, { tail: 'up' });
  s += lotusRiver(f, wy, B, r);
  // border: peacock feathers and lotuses in turn
  let bord = '';
  const item = (x: number, y: number, i: number, rot: number) => {
    if (i % 2) bord += lotus(x, y + 18, 28, i % 4 === 1 ? LOTUS : WHITE_LOTUS, 9);
    else
      for (const d of [-0.5, 0, 0.5]) {
        const a = rot + d,
          t = polar(x, y + 16, 26, a);
        bord +=
          edged(leaf(x, y + 18, 40, 9, a, 0, 0.7), '#2a7a5a', K.goldHi, 0.7) +
          dot(t[0], t[1], 6, K.gold) +
          dot(t[0], t[1], 3.6, '#173d86') +
          dot(t[0], t[1], 1.6, '#5fc0c9');
      }
  };
  for (let i = 0; i < 11; i++)
    for (const y of [45, H - 45]) item(lerp(118, W - 118, i / 10), y, i, -Math.PI / 2);
  for (let i = 0; i < 9; i++)
    for (const x of [45, W - 45]) item(x, lerp(112, H - 112, i / 8), i + 1, -Math.PI / 2);
  return {
    w: W,
    h: H,
    bg: '#0c2a2c',
    defs:
      linearGradient('ng', 0, f.y, 0, B, [0, '#0b2238'], [0.4, '#0f3a40'], [1, '#12483a']) +
      radialGradient(
        'halo',
        glow[0],
        glow[1] - 40,
        250,
        [0, '#f3d889', 0.5],
        [0.6, '#f3d889', 0.16],
        [1, '#f3d889', 0],
      ),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg + bord,
    finish: finish(seed),
  };
}

export const work: Work = {
  id: 'gallery-pichwai-morkuti',
  collection: 'gallery',
  seed: 5,
  width: W,
  height: H,
  alt: 'Peacocks dance with open trains in a teal grove between hills, the largest of them wearing a gold crown.',
  draw,
};
