/** The pen: takes figure-space polylines, moves them into the picture and inks them the way its tradition does. */
import { inset } from '../draw/contour.ts';
import { type Point, type Poly, TAU, polar, transform } from '../draw/geometry.ts';
import { hatch } from '../draw/hatching.ts';
import { ink, modelled, ticks } from '../draw/ink.ts';
import { clip, each, group } from '../draw/markup.ts';
import { bounds, resample, scatter, walk } from '../draw/measure.ts';
import type { Rng } from '../draw/random.ts';
import { ellipse } from '../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../draw/svg.ts';
import { rosette } from '../motifs/plants/rosette.ts';
import type { Tradition } from './tradition.ts';
import type { Cloth, Drape, Tone } from './types.ts';

const BLURS = [1, 2, 3, 5, 8];

/**
 * Inks a figure for one tradition, at one place. Its result is `svg`, for gold reliefs also `relief` and `jewels`.
 */
export class Pen {
  svg = '';
  /** Height mask for embossed gold (Tanjore). Only written when `embossed`. */
  relief = '';
  /** Stones set in the relief, painted over the gold. Only written when `embossed`. */
  jewels = '';
  readonly tr: Tradition;
  readonly rng: Rng;
  readonly x: number;
  readonly y: number;
  readonly s: number;
  readonly fx: number;
  readonly embossed: boolean;
  readonly stout: number;
  private masks = 0;

  /**
   * @param tr tradition whose line and fill rules are used
   * @param rng seeded randomness
   * @param x,y picture position of the figure's feet
   * @param s scale (1 = 430 px tall adult)
   * @param fx 1 faces right, -1 faces left
   * @param embossed collect gold into `relief` instead of painting it flat
   * @param stout widens the figure, for the broad bodies of the murals
   */
  constructor(tr: Tradition, rng: Rng, x: number, y: number, s = 1, fx = 1, embossed = false, stout = 1) {
    this.tr = tr;
    this.rng = rng;
    this.x = x;
    this.y = y;
    this.s = s;
    this.fx = fx;
    this.embossed = embossed;
    this.stout = stout;
  }

  add(svg: string) {
    this.svg += svg;
  }

  /** Figure space to picture space. */
  T(p: Poly): Poly {
    return transform(p, this.x, this.y, this.s, 0, this.fx * this.stout);
  }

  at(p: Point): Point {
    return this.T([p])[0];
  }

  /** Line weight: grows more slowly than the figure, as a brush does. */
  lw(k = 1): number {
    return Math.max(0.5, this.tr.w * k * (0.36 + 0.64 * Math.min(1.7, this.s)));
  }

  private blur(w: number) {
    return BLURS.reduce((b, v) => (Math.abs(v - w) < Math.abs(b - w) ? v : b), 1);
  }

  /** Later paint covers earlier gold: cut the shape out of the relief mask. */
  private cover(q: Poly) {
    if (!this.embossed || !(this.relief || this.jewels)) return;
    const id = `cut${Math.round(this.x)}_${this.masks++}`,
      b = 'x="0" y="0" width="2000" height="2000"';
    const mask = `<mask id="${id}" maskUnits="userSpaceOnUse" ${b}><rect ${b} fill="#fff"/>${fill(q, '#000')}</mask>`;
    if (this.relief) this.relief = `${mask}<g mask="url(#${id})">${this.relief}</g>`;
    if (this.jewels) this.jewels = `${mask}<g mask="url(#${id})">${this.jewels}</g>`;
  }

  /** Brush line along an open or closed figure-space polyline. */
  stroke(p: Poly, k = 1, col = this.tr.ink, closed = false) {
    const vary = this.tr.finish === 'mural' ? 0.42 : 0.3;
    this.add(
      ink(this.T(p), col, this.lw(k), {
        closed,
        vary,
        jit: 0.3 * Math.min(1, this.s),
        taper: closed ? 0 : 0.7,
        contrast: this.tr.contrast,
      }),
    );
  }

  /** Plain filled area without contour. */
  flat(p: Poly, col: string, extra = '') {
    const q = this.T(p);
    this.cover(q);
    this.add(fill(q, col, extra));
  }

  /**
   * Skin area. @param contour polylines to ink; omit to ink the whole closed outline, pass [] for none.
   * @param depth width of the edge shading in figure units.
   * @param open shades along the contour only, where the area runs on into another
   */
  skin(p: Poly, t: Tone, contour?: Poly[], depth = 13, open = false) {
    const q = this.T(p),
      f = this.tr.finish,
      w = depth * this.s,
      rim = open && contour ? contour.map((c) => this.T(c)) : undefined;
    this.cover(q);
    if (f === 'soft') this.add(modelled(q, t.base, t.shade, w, this.blur(w * 0.24), { op: 0.62, rim }));
    else if (f === 'mural')
      this.add(modelled(q, t.base, t.shade, w * 1.25, this.blur(w * 0.28), { op: 0.85, hi: t.hi, rim }));
    else this.add(fill(q, t.base));
    if (contour) contour.forEach((c) => this.stroke(c, 1, t.line));
    else this.stroke(p, 1, t.line, true);
  }

  /** Shape in one colour with contour; shaded when the tradition shades. */
  shape(p: Poly, col: string, shade = '#00000066', k = 0.8, depth = 8) {
    const q = this.T(p),
      w = depth * this.s;
    this.cover(q);
    const soft = this.tr.finish === 'soft' || this.tr.finish === 'mural';
    this.add(soft && depth ? modelled(q, col, shade, w, this.blur(w * 0.25), { op: 0.6 }) : fill(q, col));
    this.stroke(p, k, this.tr.ink, true);
  }

  private motif(pos: Point, c: Cloth, R: number): string {
    const [x, y] = pos;
    if (c.pattern === 'buti') {
      const petals = R > 7 ? rosette(x, y, R, 7, x, 0.62, 0.86) : rosette(x, y, R, 5, x);
      return polys(petals, c.motif) + dot(x, y, R * (R > 7 ? 0.2 : 0.3), c.border);
    }
    if (c.pattern === 'rings')
      return (
        line(ellipse(x, y, R * 0.7, R * 0.7, 0, 12), c.motif, R * 0.34, true) + dot(x, y, R * 0.2, c.motif)
      );
    return dots(
      [0, 1, 2].map((i) => polar(x, y, R * 0.42, -Math.PI / 2 + (i / 3) * TAU)),
      R * 0.26,
      c.motif,
    );
  }

  /** Border band of a garment: two edging lines and a row of beads or triangles between. */
  private band(q: Poly, c: Cloth): string {
    const n = q.length >> 1,
      top = q.slice(0, n),
      bottom = q.slice(n).reverse();
    const mid = top.map((p, i) => [(p[0] + bottom[i][0]) / 2, (p[1] + bottom[i][1]) / 2] as Point);
    const th = Math.max(
      2,
      Math.hypot(top[n >> 1][0] - bottom[n >> 1][0], top[n >> 1][1] - bottom[n >> 1][1]),
    );
    const edge = this.tr.finish === 'soft' ? c.border2 : this.tr.ink;
    let o = fill(q, c.border);
    if (th > 5) o += dots(resample(mid, th * 0.72), th * 0.19, c.border2);
    return o + line(top, edge, Math.max(0.6, this.lw(0.5))) + line(bottom, edge, Math.max(0.6, this.lw(0.5)));
  }

  /** Draped cloth: ground, motif, folds, bands and contour, each in the tradition's manner. */
  drape(d: Drape, c: Cloth, motifR = 5.5) {
    const q = this.T(d.shape),
      f = this.tr.finish,
      soft = f === 'soft' || f === 'mural',
      op = c.opacity ?? 1;
    this.cover(q);
    const folds = d.folds.map((p) => this.T(p)),
      bands = d.bands.map((p) => this.T(p)),
      R = motifR * Math.max(0.4, this.s);
    const foldInk = soft ? c.shade : this.tr.ink,
      foldW = this.lw(soft ? 0.85 : 0.6);
    let inner = '';
    if (c.pattern === 'stripe')
      inner += lines(
        folds.map((p) => transform(p, 2.6 * this.s, 0)),
        c.motif,
        this.lw(1.2),
      );
    else if (c.pattern === 'hatch')
      inner += hatch(q, 1.1, 5.2 * Math.max(0.6, this.s), 0.8, this.tr.ink, this.rng);
    else if (c.pattern !== 'plain') inner += each(d.motifs, (p) => this.motif(this.at(p), c, R));
    inner += each(folds, (p) => ink(p, foldInk, foldW, { closed: false, taper: 0.9, jit: 0.2 }));
    if (soft)
      inner =
        inner +
        group(
          lines(
            folds.map((p) => transform(p, -2 * this.s * this.fx, 0)),
            '#fff3d8',
            foldW * 0.8,
          ),
          'opacity=".28"',
        );
    inner += each(bands, (b) => this.band(b, c));
    const w = (d.contour ? 10 : 15) * this.s;
    const ground = soft
      ? modelled(q, c.base, c.shade, w, this.blur(w * 0.25), {
          op: 0.75,
          rim: d.contour?.map((l) => this.T(l)),
        })
      : fill(q, c.base);
    this.add((op < 1 ? group(ground, `opacity="${op}"`) : ground) + clip(q, inner));
    if (d.contour) d.contour.forEach((l) => this.stroke(l, 0.9));
    else if (f === 'double') this.kachni(d.shape);
    else this.stroke(d.shape, 0.9, this.tr.ink, true);
    d.trims.forEach((t) => this.trim(t, c));
  }

  /** Gold (or coloured) edging along a drape. */
  trim(p: Poly, c: Cloth) {
    const q = this.T(p),
      w = Math.max(1.6, 4.6 * this.s);
    this.add(line(q, this.tr.goldLine, w + 1) + line(q, c.border, w));
    this.add(dots(resample(q, w * 1.7), w * 0.27, c.border2));
  }

  /** Mithila double contour with cross strokes. */
  kachni(p: Poly) {
    const q = this.T(p),
      gap = 3.6,
      b = bounds(q);
    const inner = b.w > 14 && b.h > 14 ? inset(q, gap).filter((r) => r.length > 12) : [];
    inner.forEach((r) => this.add(line(r, this.tr.ink, 0.9, true)));
    if (inner.length) this.add(ticks(q, gap, 3.6, 0.7, this.tr.ink, this.rng));
    this.stroke(p, 0.95, this.tr.ink, true);
  }

  /** Metal area: gold leaf relief, shaded gold or flat ochre with drawn detail. */
  gold(p: Poly, rows = true) {
    const q = this.T(p),
      tr = this.tr;
    if (this.embossed) {
      this.relief += edged(q, '#6c6c6c', '#ffffff', Math.max(1.4, 2.2 * this.s));
      this.jewels += line(q, '#6b3410', 1.1, true);
      if (rows)
        this.relief += each(inset(q, 4 * this.s).slice(0, 2), (r) => dots(resample(r, 5, true), 1.5, '#fff'));
      return;
    }
    this.add(
      tr.finish === 'soft'
        ? modelled(q, tr.gold, tr.goldLine, 5 * this.s, 1, { op: 0.55 })
        : fill(q, tr.gold),
    );
    if (rows && bounds(q).h > 9) {
      const mark = tr.finish === 'soft' ? tr.goldLine : tr.gems[0];
      this.add(
        each(inset(q, Math.max(2.2, 3.4 * this.s)).slice(0, 2), (r) =>
          dots(resample(r, Math.max(3.4, 4.6 * this.s), true), Math.max(0.6, 0.9 * this.s), mark),
        ),
      );
    }
    this.stroke(p, 0.7, tr.ink, true);
  }

  /** Set stone in a gold collet. @param i index into the tradition's gems, @param r radius in figure units */
  gem(p: Point, r: number, i = 0) {
    const [x, y] = this.at(p),
      R = Math.max(0.9, r * this.s),
      tr = this.tr,
      col = tr.gems[i % tr.gems.length];
    if (this.embossed)
      this.relief +=
        dot(x, y, R * 1.7, '#6c6c6c') + line(ellipse(x, y, R * 1.5, R * 1.5, 0, 20), '#fff', R * 0.5, true);
    else this.add(dot(x, y, R * 1.65, tr.goldLine) + dot(x, y, R * 1.42, tr.gold));
    const stone = dot(x, y, R, col) + (R > 1.6 ? dot(x - R * 0.3, y - R * 0.34, R * 0.3, '#ffffffcc') : '');
    if (this.embossed) this.jewels += stone;
    else this.add(stone);
  }

  /** String of pearls or gold beads along a figure-space curve. */
  beads(p: Poly, r: number, col = this.tr.pearl) {
    const q = this.T(p),
      R = Math.max(0.75, r * this.s),
      st = resample(q, R * 1.95);
    if (this.embossed && col === this.tr.gold) {
      this.relief += line(q, '#6c6c6c', R * 2.1) + dots(st, R * 0.95, '#fff');
      return;
    }
    const under = this.tr.finish === 'soft' ? '#6b4a3a' : this.tr.ink;
    this.add(line(q, under, R * (this.tr.finish === 'soft' ? 0.8 : 2.4)));
    if (this.tr.finish === 'soft') this.add(dots(st, R, '#8d7a6a'));
    this.add(
      dots(
        st.map((k) => [k[0] - R * 0.12, k[1] - R * 0.12] as Point),
        R * 0.86,
        col,
      ),
    );
    if (R > 2.2)
      this.add(
        dots(
          st.map((k) => [k[0] - R * 0.3, k[1] - R * 0.34] as Point),
          R * 0.28,
          '#ffffff',
        ),
      );
  }

  /** Flower garland along a curve. @param r flower radius, @param cols petal colours in turn */
  garland(p: Poly, r: number, cols: string[]) {
    walk(this.T(p), Math.max(2.4, r * this.s * 1.35)).forEach((k, i) => {
      const R = r * this.s,
        col = cols[i % cols.length];
      if (R < 2.6) {
        this.add(dot(k.p[0], k.p[1], R, col));
        return;
      }
      const pet = rosette(k.p[0], k.p[1], R, 7, i);
      this.add(
        dot(k.p[0], k.p[1], R * 0.92, this.tr.ink) +
          polys(pet, col) +
          dot(k.p[0], k.p[1], R * 0.28, this.tr.gold),
      );
    });
  }

  /** Scattered motif stations inside a figure-space polygon. */
  stations(p: Poly, r: number, margin = 3): Point[] {
    return scatter(p, r, this.rng, margin);
  }
}
