/** A Mysore board being made: a Tanjore panel with this school's hand, its gold laid thin and muted, its grounds soft. */
import { polyline } from '../../draw/curves.ts';
import { type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import { clip, each, group, linearGradient } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Finish, Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { type FigureSpec, drawFigure } from '../../figures/figure.ts';
import { Pen } from '../../figures/pen.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { type Leaf, stone } from '../tanjore/gilding.ts';
import { Panel } from '../tanjore/panel.ts';
import { K, MYSORE_HAND } from './style.ts';

/** Presses the height mask flat: thin gesso stands up far less than Tanjore's, and the leaf lets the ground through. */
const LOW =
  '<filter id="low" filterUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feComponentTransfer><feFuncR type="linear" slope=".5" intercept=".2"/><feFuncG type="linear" slope=".5" intercept=".2"/><feFuncB type="linear" slope=".5" intercept=".2"/><feFuncA type="linear" slope=".8"/></feComponentTransfer></filter>';

const flattened = (doc: string): string =>
  doc.replace('</defs>', `${LOW}</defs><g filter="url(#low)">`).replace(/<\/svg>$/, '</g></svg>');

export class Board extends Panel {
  override pen(x: number, y: number, s: number, fx = 1, stout = 1): Pen {
    return new Pen(MYSORE_HAND, this.r.fork(), x, y, s, fx, true, stout);
  }

  /** A small figure whose gold is painted, not raised: far quicker, and no gesso would stand so fine. */
  extra(f: FigureSpec, x: number, y: number, s: number, fx = 1, stout = 1.1) {
    const pen = new Pen(MYSORE_HAND, this.r.fork(), x, y, s, fx, false, stout);
    drawFigure(pen, f);
    this.paint(pen.svg);
  }

  override finish(seed: number): Painting {
    const p = super.finish(seed),
      finish: Finish = {
        seed,
        surface: 'paper',
        wobble: 0,
        grain: 0.5,
        mottle: 0.6,
        fibre: 0.4,
        vignette: 0.4,
        age: 0.5,
      };
    return { ...p, bg: K.board, gold: flattened(p.gold ?? ''), gold2: flattened(p.gold2 ?? ''), finish };
  }
}

/** Ground that lightens to the horizon. @param cols from top to bottom */
export function ground(b: Board, area: Poly, id: string, cols: readonly string[]) {
  const ys = area.map((q) => q[1]);
  b.base +=
    linearGradient(
      id,
      0,
      Math.min(...ys),
      0,
      Math.max(...ys),
      ...cols.map((c, i): [number, string] => [i / (cols.length - 1), c]),
    ) + fill(area, `url(#${id})`);
}

/** Painted frame: a coloured band with a fine gold creeper between fillets, and a rosette in each corner. @param t its width */
export function creeperFrame(b: Board, col: string, t = 44, m = 16) {
  const { W, H } = b,
    o = b.back,
    c = m + t / 2;
  b.base += fill(rect(0, 0, W, H), K.board) + fill(rect(m, m, W - 2 * m, H - 2 * m), col);
  for (const [d, w] of [
    [2, 4],
    [8, 1.4],
    [t - 8, 1.4],
    [t - 2, 4],
  ])
    o.gold += line(rect(m + d, m + d, W - 2 * (m + d), H - 2 * (m + d)), '#9a9a9a', w, true);
  const side = (x0: number, y0: number, x1: number, y1: number) => {
    const L = Math.hypot(x1 - x0, y1 - y0),
      a = Math.atan2(y1 - y0, x1 - x0),
      n = 2 * Math.round((L - t) / (t * 1.5)),
      d = (L - t) / n,
      at = (u: number, v: number): [number, number] => [
        x0 + Math.cos(a) * u - Math.sin(a) * v,
        y0 + Math.sin(a) * u + Math.cos(a) * v,
      ],
      vine = series(n * 8 + 1, (i) => at(t / 2 + (i * d) / 8, Math.sin((i / 8) * Math.PI) * t * 0.15));
    o.gold += line(vine, '#b0b0b0', 2);
    for (let i = 0; i < n; i++) {
      const q = at(t / 2 + (i + 0.5) * d, (i % 2 ? 1 : -1) * t * 0.015),
        v = at(t / 2 + (i + 0.04) * d, 0);
      for (const p of rosette(q[0], q[1], t * 0.19, 6, i)) o.gold += fill(p, '#c4c4c4');
      o.over += dot(q[0], q[1], t * 0.05, i % 2 ? K.ruby : K.pearl);
      const nodes = i === n - 1 ? [v, at(t / 2 + n * d - t * 0.1, 0)] : [v];
      for (const w of nodes)
        for (const s of [0.62, -0.62, 2.5, -2.5])
          o.gold += fill(leaf(w[0], w[1], t * 0.27, t * 0.062, a + s), '#b4b4b4');
    }
  };
  side(c, c, W - c, c);
  side(W - c, c, W - c, H - c);
  side(W - c, H - c, c, H - c);
  side(c, H - c, c, c);
  for (const [x, y] of [
    [c, c],
    [W - c, c],
    [W - c, H - c],
    [c, H - c],
  ]) {
    o.gold += fill(rect(x - t / 2 + 3, y - t / 2 + 3, t - 6, t - 6), '#6c6c6c');
    for (const p of rosette(x, y, t * 0.38, 8)) o.gold += fill(p, '#e0e0e0');
    stone(o, x, y, t * 0.1, K.ruby);
  }
}

/** Thin nimbus: fine rays of gold on a tinted disc. */
export function nimbus(o: Leaf, x: number, y: number, R: number, tint?: string) {
  if (tint) o.over += group(dot(x, y, R * 0.82, tint), '');
  const n = Math.round(R / 2.6);
  for (let i = 0; i < n; i++) {
    const q = polar(x, y, R * 0.84, (i / n) * TAU);
    o.gold += fill(
      leaf(q[0], q[1], R * (i % 2 ? 0.2 : 0.32), R * 0.028 + 0.5, (i / n) * TAU, 0, 0.3),
      '#b8b8b8',
    );
  }
  for (const [k, w] of [
    [0.84, 4],
    [0.77, 1.4],
  ])
    o.gold += line(ellipse(x, y, R * k, R * k, 0, 90), '#d8d8d8', w, true);
  o.gold += dots(
    series(n, (i) => polar(x, y, R * 0.805, (i / n) * TAU)),
    1.5,
    '#fff',
  );
}

/** Arch of slender gilt columns with a beaded cusped edge; returns the opening. @param rise height of the arch above the springing */
export function arcade(
  b: Board,
  cx: number,
  hw: number,
  spring: number,
  rise: number,
  floor: number,
  cusps = 7,
): Poly {
  const o = b.back,
    edge = (k: number): Poly =>
      series(101, (i) => {
        const t = i / 100,
          a = Math.PI * (1 + t),
          z = 1 + 0.05 * Math.abs(Math.sin(t * Math.PI * cusps)) + 0.1 * Math.sin(t * Math.PI) ** 16;
        return [cx + Math.cos(a) * (hw + k), spring + Math.sin(a) * (rise + k) * z];
      });
  for (const [k, w, v] of [
    [11, 22, '#6a6a6a'],
    [22, 3, '#e8e8e8'],
    [0, 3, '#e8e8e8'],
  ] as const)
    o.gold += line(edge(k), v, w);
  walk(edge(11), 21).forEach((q, i) => {
    for (const p of rosette(q.p[0], q.p[1], 7.6, 6, q.a)) o.gold += fill(p, '#dcdcdc');
    o.over += dot(q.p[0], q.p[1], 2.2, [K.ruby, K.pearl, K.emerald][i % 3]);
  });
  for (const sg of [-1, 1]) {
    const x = cx + sg * (hw + 11);
    o.gold += fill(rect(x - 9, spring, 18, floor - spring), '#6a6a6a');
    for (let y = spring + 30; y < floor - 34; y += 13)
      o.gold += line(polyline(x - 9, y, x, y + 6, x + 9, y), '#d0d0d0', 1.8);
    for (const [y, w, h] of [
      [spring - 2, 40, 12],
      [spring + 10, 28, 12],
      [floor - 34, 28, 12],
      [floor - 22, 44, 22],
    ]) {
      o.gold += edged(rect(x - w / 2, y, w, h), '#7c7c7c', '#f0f0f0', 2);
      o.gold += dots(
        series(5, (i) => [x - w / 2 + ((i + 0.5) * w) / 5, y + h / 2] as [number, number]),
        1.6,
        '#fff',
      );
    }
  }
  return [[cx - hw, floor], ...edge(0), [cx + hw, floor]];
}

/** Spandrels over an arch: coloured plaster with a gold creeper. @param area their outline */
export function creeperField(
  b: Board,
  area: Poly,
  col: string,
  list: readonly (readonly [number, number, number, number])[],
) {
  const o = b.back;
  b.base += fill(area, col);
  let s = '';
  for (const [x, y, R, turn] of list) {
    const spiral: Poly = series(44, (i) =>
      polar(x, y, R * (1 - (i / 44) * 0.84), turn * 2 + Math.sign(turn) * (i / 44) * 8.6),
    );
    s += line(spiral, '#b8b8b8', 2.4);
    walk(spiral, R * 0.34).forEach((q, i) => {
      s += fill(leaf(q.p[0], q.p[1], R * 0.34, R * 0.085, q.a + (i % 2 ? 0.9 : -0.9)), '#d4d4d4');
    });
    const e = spiral[43];
    s += polys(rosette(e[0], e[1], R * 0.24, 7), '#e4e4e4');
  }
  o.gold += clip(area, s);
}

/** Silk curtain gathered to one side. @param sg -1 hangs at the left, 1 at the right, @param within opening it hangs in */
export function curtain(
  b: Board,
  x: number,
  top: number,
  w: number,
  h: number,
  sg: -1 | 1,
  col: string,
  shade: string,
  within: Poly,
) {
  const at = (u: number, v: number): [number, number] => [
      x -
        sg *
          w *
          u *
          (1 -
            0.52 * Math.sin(Math.min(1, v * 1.35) * Math.PI * 0.5) ** 1.5 +
            (v > 0.74 ? (v - 0.74) * 0.9 : 0)),
      top + h * v,
    ],
    column = (u: number) => series(31, (i) => at(u, i / 30)),
    q: Poly = [...column(0), ...column(1).reverse()];
  let s = modelled(q, col, shade, 22, 8);
  s += clip(
    q,
    each([0.16, 0.36, 0.56, 0.76, 0.92], (u) => line(column(u), shade, 3, false, 'opacity=".45"')) +
      each([0.26, 0.46, 0.66, 0.84], (u) => line(column(u), '#fff4d8', 2.4, false, 'opacity=".28"')),
  );
  const band = at(0.5, 0.74);
  s += line([at(0, 0.735), [band[0], band[1] + 4], at(1.02, 0.735)], K.gold, 7);
  b.base += clip(within, s + lines([column(1)], K.gold, 4));
}

/** Panel of enamel in a gilt setting: coloured ground with a gold sprig, for plinths and thrones. */
export function inlay(o: Leaf, x: number, y: number, w: number, h: number, col: string) {
  o.over += fill(rect(x, y, w, h), col) + line(rect(x + 3, y + 3, w - 6, h - 6), '#e2c476', 1.2, true);
  const cx = x + w / 2,
    cy = y + h / 2,
    R = Math.min(w, h) * 0.32;
  o.over += polys(rosette(cx, cy, R, 8), '#e2c476') + dot(cx, cy, R * 0.24, K.ruby);
  for (const sg of [-1, 1])
    for (
      let k = 1;
      cx + sg * (R * 1.3 + k * R * 0.9) < x + w - R * 0.5 && cx + sg * (R * 1.3 + k * R * 0.9) > x + R * 0.5;
      k++
    )
      o.over += polys(
        [-0.7, 0, 0.7].map((d) =>
          leaf(cx + sg * (R * 0.6 + k * R * 0.9), cy, R * 0.8, R * 0.18, (sg > 0 ? 0 : Math.PI) + d),
        ),
        '#e2c476',
      );
}
