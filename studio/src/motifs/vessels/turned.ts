/** Pots, bowls and drums: anything that was turned on a wheel or a lathe, seen a little from above. */
import { curve } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../../draw/geometry.ts';
import { group } from '../../draw/markup.ts';
import { fill, line } from '../../draw/svg.ts';

/**
 * A surface of revolution standing at (x, y). Places on it are (t, a): t runs along the profile from foot (0) to rim (1), a is the
 * angle round the axis, 0 towards us, half pi at the right edge, more than that behind.
 */
export class Turned {
  private readonly profile: Poly;
  private readonly x: number;
  private readonly y: number;
  private readonly tilt: number;

  /**
   * @param x,y middle of the foot
   * @param profile pairs of radius and height, from the foot up
   * @param tilt how far we look down: height of a ring's ellipse for each unit of width
   * @param s scale
   */
  constructor(x: number, y: number, profile: Poly, tilt = 0.28, s = 1) {
    this.x = x;
    this.y = y;
    this.tilt = tilt;
    this.profile = curve(
      profile.map(([radius, height]): Point => [radius * s, height * s]),
      false,
      8,
    );
  }

  private row(t: number): Point {
    const u = Math.max(0, Math.min(1, t)) * (this.profile.length - 1);
    const i = Math.min(this.profile.length - 2, Math.floor(u));
    const [a, b] = [this.profile[i], this.profile[i + 1]];
    return [lerp(a[0], b[0], u - i), lerp(a[1], b[1], u - i)];
  }

  at(t: number, a: number): Point {
    const [radius, height] = this.row(t);
    return [this.x + Math.sin(a) * radius, this.y - height + Math.cos(a) * radius * this.tilt];
  }

  /** A whole ring, e.g. the rim. @param k share of its radius */
  ring(t: number, k = 1): Poly {
    const [radius, height] = this.row(t);
    return series(60, (i): Point => {
      const a = (i / 60) * Math.PI * 2;
      return [this.x + Math.sin(a) * radius * k, this.y - height + Math.cos(a) * radius * this.tilt * k];
    });
  }

  /** The part of a ring that faces us, left to right. */
  front(t: number, a0 = -Math.PI / 2, a1 = Math.PI / 2): Poly {
    return series(41, (i) => this.at(t, lerp(a0, a1, i / 40)));
  }

  /** The strip between two rings. */
  band(t0: number, t1: number, a0 = -Math.PI / 2, a1 = Math.PI / 2): Poly {
    const up = (a: number): Poly => series(9, (i) => this.at(lerp(t0, t1, i / 8), a));
    return [...up(a0), ...this.front(t1, a0, a1), ...up(a1).reverse(), ...this.front(t0, a0, a1).reverse()];
  }

  /** A shape given in (angle, t) laid on the surface. */
  lay(shape: Poly): Poly {
    return shape.map(([a, t]) => this.at(t, a));
  }

  /** Silhouette, open mouth included. */
  get outline(): Poly {
    const steps = this.profile.length;
    const side = (a: number): Poly => series(steps, (i) => this.at(i / (steps - 1), a));
    const rim = this.ring(1);
    const back = rim.filter((_, i) => i > 15 && i < 45);
    return [...side(Math.PI / 2), ...back, ...side(-Math.PI / 2).reverse(), ...this.front(0)];
  }

  /** Light from the left: dark gathers to the right, a paler breadth lies left of the middle. */
  shade(dark: string, light: string, strength = 1): string {
    let s = '';
    for (let i = 0; i < 9; i++) {
      const a = lerp(0.1, 1.5, i / 8);
      s += fill(this.band(0, 1, a, Math.PI / 2), dark, `opacity="${(0.075 * strength).toFixed(3)}"`);
      s += fill(
        this.band(0, 1, -Math.PI / 2, -1.57 + 0.06 * i),
        dark,
        `opacity="${(0.06 * strength).toFixed(3)}"`,
      );
    }
    for (let i = 0; i < 5; i++) {
      const w = 0.3 - i * 0.055;
      s += fill(
        this.band(0.06, 0.97, -0.62 - w, -0.62 + w),
        light,
        `opacity="${(0.07 * strength).toFixed(3)}"`,
      );
    }
    return group(s);
  }

  /** Line along a ring. */
  hoop(t: number, colour: string, width: number): string {
    return line(this.front(t), colour, width);
  }
}
