/** The pen that draws large hands: how a tradition paints skin, its edge and its shade. */
import { curve } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series, transform } from '../../draw/geometry.ts';
import { patterned } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { ribbon, widths } from '../../draw/shapes.ts';
import { edged, line, lines } from '../../draw/svg.ts';

export interface Skin {
  colour: string;
  /** Soft dark along the lower edge. */
  shade: string;
  /** Outline. */
  line: string;
  /** Paint of the finger nails. */
  nail: string;
  /** Width of the outline at scale 1. */
  weight?: number;
}

/** Where a hand is on the sheet: origin, scale, turn, and -1 for the other hand. */
export interface HandPlace {
  x: number;
  y: number;
  s: number;
  rot?: number;
  fx?: number;
}

/** Shapes of a hand given in its own coordinates, painted in order. */
export class HandPen {
  svg = '';
  private readonly skin: Skin;
  private readonly place: HandPlace;

  constructor(skin: Skin, place: HandPlace) {
    this.skin = skin;
    this.place = place;
  }

  /** Hand coordinates to the sheet. */
  on(p: Poly): Poly {
    const { x, y, s, rot = 0, fx = 1 } = this.place;
    return transform(p, x, y, s, rot, fx);
  }

  private get weight(): number {
    return (this.skin.weight ?? 2.2) * Math.max(0.6, this.place.s);
  }

  /** A piece of skin. @param grown its ends are roots: no line and no shade between the last point and the first */
  flesh(p: Poly, grown = false): void {
    const q = this.on(p);
    const { colour, shade } = this.skin;
    const soft = each([26, 17, 9], (w) =>
      line(q, shade, w * this.place.s, !grown, 'opacity=".17"').replace('stroke-linecap="round"', ''),
    );
    this.svg += patterned(
      q,
      colour,
      soft,
      this.skin.line,
      this.weight,
      grown ? { closed: false, taper: 0.5 } : {},
    );
  }

  /** Finger from knuckle to tip, with a nail when `nail` tells which way it faces (-1 or 1, 0 none). */
  finger(joints: Poly, width: number, nail = 0): void {
    const spine = curve(joints, false, 8);
    const body = ribbon(
      spine,
      widths(width * 1.12, width * 0.98, width * 1.06, width * 0.92, width * 0.96, width * 0.7),
      3,
    );
    const [tip, before] = [spine[spine.length - 1], spine[spine.length - 4]];
    const a = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
    const half = body.length / 2;
    const round: Poly = series(7, (i): Point =>
      polar(tip[0], tip[1], width * 0.7, a + Math.PI / 2 - ((i + 1) / 8) * Math.PI),
    );
    const whole = [...body.slice(0, half), ...round, ...body.slice(half)];
    this.flesh(whole, true);
    if (nail) {
      const [nx, ny] = polar(tip[0], tip[1], width * 0.34, a - (nail * Math.PI) / 2);
      const plate: Poly = series(16, (i) => {
        const t = (i / 16) * Math.PI * 2;
        const [u, v] = [Math.cos(t) * width * 0.66, Math.sin(t) * width * 0.36];
        return [nx + u * Math.cos(a) - v * Math.sin(a), ny + u * Math.sin(a) + v * Math.cos(a)];
      });
      this.nail(plate);
    }
  }

  /** The plate of a nail. */
  nail(plate: Poly): void {
    const q = this.on(plate);
    this.svg += edged(q, this.skin.nail, this.skin.line, this.weight * 0.5);
  }

  /** Creases and tendons. */
  creases(...ps: Poly[]): void {
    this.svg += lines(
      ps.map((p) => this.on(curve(p))),
      this.skin.line,
      this.weight * 0.55,
      'opacity=".75"',
    );
  }

  /** Anything that is not skin, already on the sheet: the pen, a bangle. */
  add(svg: string): void {
    this.svg += svg;
  }
}
