/** A Tanjore board being made: ground, gold leaf behind, painted people, their own gold on top. */
import { polyline } from '../../draw/curves.ts';
import { polar, type Poly, series, TAU } from '../../draw/geometry.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { resample, scatter, walk } from '../../draw/measure.ts';
import { layer, type Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, polys } from '../../draw/svg.ts';
import { drawFigure, type FigureSpec } from '../../figures/figure.ts';
import { Pen } from '../../figures/pen.ts';
import { TANJORE_HAND } from '../../figures/tradition.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { K, type Leaf, stone } from './gilding.ts';

const STONES = [K.ruby, K.emerald, K.crystal];

/** Turns whatever it is laid on black, for masks. */
const BLACK =
  '<filter id="black" x="-5%" y="-5%" width="110%" height="110%"><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0"/></filter>';

/** The painted areas alone, without what lies clipped inside them: enough to mask by, and much shorter. */
function silhouette(svg: string): string {
  let out = '',
    depth = 0;
  for (const part of svg.split(/(?=<)/)) {
    if (depth) depth += part.startsWith('</g') ? -1 : part.startsWith('<g') ? 1 : 0;
    else if (part.startsWith('<g clip-path')) depth = 1;
    else out += part;
  }
  return out.replace(/<clipPath.*?<\/clipPath>/gs, '');
}

/** Shadow that raised gold throws on the paint. */
const cast = (gold: string) =>
  group(group(gold, 'filter="url(#black)"'), 'transform="translate(2 3)" opacity=".5" filter="url(#b1)"');

/**
 * Collects the layers in painting order. What is painted later covers the gold of what was painted earlier, which the plain
 * order of layers could not do.
 */
export class Panel {
  readonly W: number;
  readonly H: number;
  readonly r: Rng;
  /** Ground, painted first. */
  base = '';
  /** Gold behind everything painted: frame, arches, halos, thrones; its stones in `back.over`. */
  readonly back: Leaf = { gold: '', over: '' };
  private painted = '';
  private relief = '';
  private stones = '';
  private cuts = 0;

  constructor(seed: number, W: number, H: number) {
    this.W = W;
    this.H = H;
    this.r = new Rng(seed);
  }

  /** Paint over all that is there, gold included. @param area what of it covers gold */
  paint(svg: string, area = svg) {
    if (this.relief) {
      const b = `x="0" y="0" width="${this.W}" height="${this.H}"`;
      const mask = (id: string) =>
        `<mask id="${id}" maskUnits="userSpaceOnUse" ${b}><rect ${b} fill="#fff"/><g filter="url(#black)">${area}</g></mask>`;
      const id = `over${this.cuts++}`;
      this.relief = `${mask(id)}<g mask="url(#${id})">${this.relief}</g>`;
      this.stones = `${mask(id)}<g mask="url(#${id})">${this.stones}</g>`;
    }
    this.painted += svg;
  }

  /** Gold on top of what is painted. */
  gild(leaf_: Leaf) {
    this.relief += leaf_.gold;
    this.stones += leaf_.over;
  }

  /** A pen for people whose jewellery is raised gold; hand it back to `take`. No two pens at the same x. */
  pen(x: number, y: number, s: number, fx = 1, stout = 1): Pen {
    return new Pen(TANJORE_HAND, this.r.fork(), x, y, s, fx, true, stout);
  }

  take(pen: Pen) {
    this.paint(pen.svg, silhouette(pen.svg));
    this.gild({ gold: pen.relief, over: pen.jewels });
  }

  figure(f: FigureSpec, x: number, y: number, s: number, fx = 1, stout = 1.12) {
    const pen = this.pen(x, y, s, fx, stout);
    const placed = drawFigure(pen, f);
    this.take(pen);
    return { pen, placed };
  }

  finish(seed: number): Painting {
    const { W, H } = this;
    return {
      w: W,
      h: H,
      bg: K.wood,
      defs: BLACK,
      body: this.base + cast(this.back.gold),
      gold: layer(W, H, this.back.gold),
      over: layer(
        W,
        H,
        this.back.over +
          this.painted +
          (this.relief && this.relief.split('<mask').length < 60 ? cast(this.relief) : ''),
        BLACK,
      ),
      gold2: layer(W, H, this.relief || '<g/>', BLACK),
      over2: layer(W, H, this.stones || '<g/>', BLACK),
      finish: { seed, surface: 'board', wobble: 0, grain: 0.9, mottle: 0.8, vignette: 0.6, age: 0.35 },
    };
  }
}

/** Flat rich ground with a soft light and small flowers. @param light centre of the light and its reach */
export function wall(
  p: Panel,
  area: Poly,
  col: string,
  light: [number, number, number],
  flowers = '#ffffff26',
) {
  p.base +=
    fill(area, col) +
    clip(
      area,
      group(dot(light[0], light[1], light[2], '#ffe0b0'), 'opacity=".16" filter="url(#b24)"') +
        each(
          scatter(area, 33, p.r),
          ([x, y]) => polys(rosette(x, y, 6, 5), flowers) + dot(x, y, 1.6, '#e8c25a99'),
        ),
    );
}

/** Gold band along a line, with beaded edges and stones set in rosettes. @param w its width, @param pitch from stone to stone */
export function goldBand(o: Leaf, p: Poly, w: number, pitch = 30, closed = false) {
  o.gold += line(p, '#747474', w, closed);
  const off = (d: number) => walk(p, 5, closed).map((k) => polar(k.p[0], k.p[1], d, k.a + Math.PI / 2));
  for (const d of [-w / 2 + 2, w / 2 - 2]) o.gold += line(off(d), '#fff', Math.max(2, w * 0.1), closed);
  if (w > 24)
    for (const d of [-w / 2 + 7, w / 2 - 7]) o.gold += dots(resample(off(d), 6, closed), 1.5, '#e8e8e8');
  walk(p, pitch, closed).forEach((k, i) => {
    const [x, y] = k.p,
      R = Math.min(13, w * 0.3);
    if (w > 16) for (const q of rosette(x, y, R, 8, k.a)) o.gold += fill(q, '#f2f2f2');
    stone(o, x, y, Math.max(2.6, R * 0.42), STONES[i % 3]);
  });
}

/** Area of gold worked with scrolls, between other gold. `shape` may have holes (even-odd). */
export function goldScrolls(o: Leaf, shape: Poly, r: Rng, pitch = 50) {
  let s = fill(shape, '#5c5c5c', 'fill-rule="evenodd"');
  for (const [x, y] of scatter(shape, pitch, r, 8, 3)) {
    const sg = r.chance(0.5) ? 1 : -1,
      a0 = r.between(0, TAU),
      spiral = series(36, (i) => polar(x, y, pitch * 0.46 * (1 - (i / 36) * 0.86), a0 + sg * (i / 36) * 8.4));
    s += line(spiral, '#fff', 3);
    walk(spiral, 14).forEach((q, i) => {
      s += fill(leaf(q.p[0], q.p[1], 14, 4.2, q.a + (i % 2 ? 1 : -1)), '#e6e6e6');
    });
  }
  s += dots(scatter(shape, 13, r, 3), 1.7, '#d4d4d4');
  o.gold += clip(shape, s);
}

/** Twisted pillar with capital and foot. @param w its thickness */
export function pillar(o: Leaf, x: number, top: number, bottom: number, w = 36) {
  o.gold += fill(rect(x - w / 2, top, w, bottom - top), '#707070');
  const shaft = rect(x - w / 2, top + w * 0.6, w, bottom - top - w * 1.5);
  let s = '';
  for (let y = top - w; y < bottom; y += w * 0.62)
    s +=
      line(polyline(x - w / 2, y, x + w / 2, y + w * 0.46), '#fff', w * 0.075) +
      line(polyline(x - w / 2, y + w * 0.24, x + w / 2, y + w * 0.7), '#ddd', w * 0.045);
  o.gold += clip(shaft, s);
  for (let y = top + w * 1.2, i = 0; y < bottom - w * 1.2; y += w * 1.24, i++)
    stone(o, x, y, w * 0.12, STONES[i % 2]);
  for (const [y, k, h] of [
    [top - 2, 1.6, 0.42],
    [top + w * 0.4, 1.3, 0.3],
    [bottom - w * 0.92, 1.3, 0.34],
    [bottom - w * 0.58, 1.6, 0.58],
  ]) {
    const q = rect(x - (w * k) / 2, y, w * k, w * h);
    o.gold +=
      edged(q, '#8a8a8a', '#fff', 2.2) +
      dots(
        series(6, (i) => [x - (w * k) / 2 + ((i + 0.5) * w * k) / 6, y + (w * h) / 2]),
        w * 0.06,
        '#fff',
      );
  }
}

/** Steps of a throne or floor, from top to bottom. @param list y, height, width of each */
export function steps(o: Leaf, cx: number, list: readonly (readonly [number, number, number])[]) {
  for (const [y, h, w] of list) {
    const n = Math.max(3, Math.round(w / 27)),
      q = rect(cx - w / 2, y, w, h);
    o.gold += edged(q, '#707070', '#fff', 3.2);
    for (let i = 0; i < n; i++) {
      const x = cx - w / 2 + ((i + 0.5) * w) / n;
      o.gold += fill(leaf(x, y + h - 3, h - 6, (w / n) * 0.38, -Math.PI / 2, 0, 0.4), '#e8e8e8');
      if (i % 2) stone(o, x, y + h - h / 3, 3.5, i % 4 === 1 ? K.ruby : K.emerald);
    }
  }
}

/** Carved frame: a vine in gesso between beads, stones at its bends, bosses in the corners. */
export function vineFrame(o: Leaf, W: number, H: number, t = 46, m = 18) {
  const ring = [
    ...rect(m, m, W - 2 * m, H - 2 * m),
    [m, m],
    [m + t, m + t],
    [m + t, H - m - t],
    [W - m - t, H - m - t],
    [W - m - t, m + t],
    [m + t, m + t],
  ] as Poly;
  o.gold += fill(ring, '#686868', 'fill-rule="evenodd"');
  for (const [d, w] of [
    [2, 4],
    [t - 2, 4],
  ])
    o.gold += line(rect(m + d, m + d, W - 2 * (m + d), H - 2 * (m + d)), '#fff', w, true);
  for (const d of [9, t - 9])
    o.gold += dots(resample(rect(m + d, m + d, W - 2 * (m + d), H - 2 * (m + d)), 8, true), 2, '#fff');
  const c = m + t / 2,
    side = (x0: number, y0: number, x1: number, y1: number) => {
      const L = Math.hypot(x1 - x0, y1 - y0),
        a = Math.atan2(y1 - y0, x1 - x0),
        n = 2 * Math.round((L - t) / (t * 1.5)),
        at = (u: number, v: number) =>
          [x0 + Math.cos(a) * u - Math.sin(a) * v, y0 + Math.sin(a) * u + Math.cos(a) * v] as [
            number,
            number,
          ],
        d = (L - t) / n,
        vine = series(n * 8 + 1, (i) => at(t / 2 + (i * d) / 8, Math.sin((i / 8) * Math.PI) * t * 0.17));
      o.gold += line(vine, '#fff', 2.6);
      for (let i = 0; i < n; i++) {
        const sg = i % 2 ? 1 : -1,
          q = at(t / 2 + (i + 0.5) * d, -sg * t * 0.02),
          v = at(t / 2 + (i + 0.08) * d, 0);
        for (const p of rosette(q[0], q[1], t * 0.2, 7, i)) o.gold += fill(p, '#f2f2f2');
        stone(o, q[0], q[1], t * 0.075, STONES[i % 3]);
        for (const b of [0.7, -0.7])
          o.gold += fill(leaf(v[0], v[1], t * 0.34, t * 0.09, a + b * 1.3), '#ececec');
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
    o.gold +=
      fill(rect(x - t / 2 + 3, y - t / 2 + 3, t - 6, t - 6), '#8a8a8a') +
      line(rect(x - t / 2 + 4, y - t / 2 + 4, t - 8, t - 8), '#fff', 2, true);
    for (const p of rosette(x, y, t * 0.36, 8)) o.gold += fill(p, '#f4f4f4');
    stone(o, x, y, t * 0.12, K.ruby);
  }
}
