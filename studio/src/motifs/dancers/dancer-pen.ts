/** Draws the parts of a dancer in the colours and line of one hand. */
import { union } from '../../draw/contour.ts';
import { curveThrough } from '../../draw/curves.ts';
import { type Point, type Poly, dist, transform } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import { ellipse } from '../../draw/shapes.ts';
import { dot, dots, fill, lines, pathData } from '../../draw/svg.ts';
import { limb } from '../animals/limb.ts';
import { foot } from './foot.ts';
import type { Hand } from './hands.ts';
import { type Features, drawnBack, profile } from './profile.ts';

/** Colours and line of a figure. */
export interface Look {
  skin: string;
  ink: string;
  hair: string;
  white: string;
  lip: string;
  /** Tint of the cheek. */
  cheek?: string;
  /** Paint of palms, soles and toes. */
  alta?: string;
  /** Width of the outline in pixels. */
  w: number;
}

/** Where a part lies inside the figure. */
export type Place = (p: Poly) => Poly;

/** A pen at a place of the picture; everything it is given is in the figure's own units. */
export class DancerPen {
  readonly look: Look;
  readonly s: number;
  readonly to: Place;
  /** Every outline drawn so far, in the picture: the ground that the figure takes. */
  readonly silhouette: Poly[] = [];

  /** @param fx -1 turns the figure to the left */
  constructor(look: Look, x: number, y: number, s: number, fx = 1, rot = 0) {
    this.look = look;
    this.s = s;
    this.to = (p) => transform(p, x, y, s, rot, fx);
  }

  /** A pen for a part that is turned about (x, y): the same silhouette, the same hand. */
  turned(x: number, y: number, a: number): DancerPen {
    const part = new DancerPen(this.look, 0, 0, this.s);
    return Object.assign(part, {
      to: (p: Poly) => this.to(transform(p, x, y, 1, a)),
      silhouette: this.silhouette,
    });
  }

  /** A pen for a part that is larger or smaller: the same origin and silhouette. */
  scaled(k: number): DancerPen {
    const part = new DancerPen(this.look, 0, 0, this.s * k);
    return Object.assign(part, {
      to: (p: Poly) => this.to(transform(p, 0, 0, k)),
      silhouette: this.silhouette,
    });
  }

  /** The whole figure as one shape with a broad edge, to set it off from its ground. */
  halo(col: string, width: number): string {
    return `<path d="${this.silhouette.map((p) => pathData(p)).join('')}" fill="${col}" stroke="${col}" stroke-width="${width}" stroke-linejoin="round"/>`;
  }

  /** One point in the picture. */
  point(x: number, y: number): Point {
    return this.to([[x, y]])[0];
  }

  private outline(p: Poly): Poly {
    const q = this.to(p);
    this.silhouette.push(q);
    return q;
  }

  /** Paint with an outline; `pattern` is seen through the shape, in picture coordinates. */
  shape(p: Poly, col: string, pattern = '', w = this.look.w): string {
    const q = this.outline(p);
    return fill(q, col) + (pattern ? clip(q, pattern) : '') + ink(q, this.look.ink, w);
  }

  /** Paint whose outline stays open within `r` of (x, y): a sleeve or a limb that grows out of the trunk. */
  grown(p: Poly, col: string, [x, y]: Point, r: number, pattern = ''): string {
    const q = this.outline(p);
    const away = p.map(([u, v]) => Math.hypot(u - x, v - y) > r);
    const first = away.findIndex((a, i) => a && !away[(i + p.length - 1) % p.length]);
    const turned = [...q.slice(first), ...q.slice(0, first)];
    const kept = [...away.slice(first), ...away.slice(0, first)];
    const end = kept.indexOf(false);
    return (
      fill(q, col) +
      (pattern ? clip(q, pattern) : '') +
      ink(end < 0 ? turned : turned.slice(0, end), this.look.ink, this.look.w, { closed: false, taper: 0.3 })
    );
  }

  /** A line that swells and tapers. */
  line(p: Poly, w = this.look.w * 0.75, col = this.look.ink): string {
    return ink(this.to(p), col, w, { closed: false });
  }

  /** Paint without an outline. */
  flat(p: Poly, col: string): string {
    return fill(this.to(p), col);
  }

  /** Even lines, as patterns need them. */
  rows(ps: Poly[], w: number, col: string): string {
    return lines(ps.map(this.to), col, w);
  }

  /** A string of beads. */
  beads(p: Poly, step: number, r: number, col: string): string {
    const q = resample(this.to(p), step * this.s);
    return dots(q, r * this.s + this.look.w * 0.3, this.look.ink) + dots(q, r * this.s, col);
  }

  /** Rings round a limb that comes to (x, y) in direction a. */
  rings(x: number, y: number, a: number, half: number, cols: string[], gap = 5): string {
    const ring = (i: number): Poly =>
      transform(curveThrough(-i * gap, -half, -i * gap + 2.4, 0, -i * gap, half), x, y, 1, a);
    return each(
      cols,
      (col, i) =>
        this.rows([ring(i)], (gap + 1.6) * this.s, this.look.ink) +
        this.rows([ring(i)], (gap - 1) * this.s, col),
    );
  }

  /** A bare arm with its hand; the hand goes on in the direction of the forearm, turned by `turn`. */
  arm(
    [a, b, c]: [Point, Point, Point],
    hand: Hand,
    o: {
      turn?: number;
      side?: number;
      size?: number;
      h?: [number, number, number, number];
      bangles?: string[];
    } = {},
  ): string {
    const along = Math.atan2(c[1] - b[1], c[0] - b[0]);
    return (
      this.shape(DancerPen.jointed([a, b, c], o.h ?? [15, 12, 12, 8]), this.look.skin) +
      this.hand(hand, c[0], c[1], along + (o.turn ?? 0), o.size ?? 0.75, o.side ?? 1) +
      (o.bangles ? this.rings(c[0], c[1], along, 9.5, o.bangles) : '')
    );
  }

  /** Outline of an arm or a leg with a joint in the middle. */
  static jointed([a, b, c]: [Point, Point, Point], h: [number, number, number, number], bow = 0): Poly {
    const mid = (p: Point, q: Point, k: number): Point => [
      (p[0] + q[0]) / 2 - (q[1] - p[1]) * k,
      (p[1] + q[1]) / 2 + (q[0] - p[0]) * k,
    ];
    return union(
      [
        limb([...a, ...mid(a, b, bow), ...b], h[0], (h[0] + h[1]) / 2 + h[0] * 0.06, h[1]),
        limb([...b, ...mid(b, c, bow), ...c], h[2], (h[2] + h[3]) / 2 + h[2] * 0.1, h[3]),
        ellipse(b[0], b[1], h[1] * 0.98),
      ],
      6,
      1.4,
    );
  }

  /** A hand with its wrist at (x, y), turned by `a`; `side` -1 puts the thumb on the other side. */
  hand({ outline, creases }: Hand, x: number, y: number, a: number, size = 0.8, side = 1): string {
    const place: Place = (p) =>
      transform(
        p.map(([u, v]): Point => [u, v * side]),
        x,
        y,
        size,
        a,
      );
    const { look } = this;
    const out = this.outline(place(outline));
    // the wrist runs into the arm: paint over the line there
    const cuff = this.to(
      place([
        [-12, -8],
        [0, -8.4],
        [0, 8.4],
        [-12, 8],
      ]),
    );
    return (
      fill(out, look.skin) +
      ink(out, look.ink, look.w * 0.8) +
      fill(cuff, look.skin) +
      each(creases, (c) => this.line(place(c), look.w * 0.5))
    );
  }

  /** A foot with the ankle over (x, y), toes to the right. */
  foot(x: number, y: number, size = 0.9, turn = 0, side = 1): string {
    const place: Place = (p) => transform(p, x, y, size, turn, side);
    const { outline, creases } = foot();
    const out = this.outline(place(outline));
    const { look } = this;
    return (
      fill(out, look.skin) +
      (look.alta
        ? clip(
            out,
            fill(
              this.to(
                place([
                  [-30, -4],
                  [20, -4],
                  [34, -8],
                  [70, -14],
                  [70, 10],
                  [-30, 10],
                ]),
              ),
              look.alta,
            ),
          )
        : '') +
      ink(out, look.ink, look.w * 0.85) +
      each(creases, (c) => this.line(place(c), look.w * 0.5))
    );
  }

  /** Where a head at (x, y), tilted by `a`, has its points. */
  headPlace(x: number, y: number, a = 0, size = 1, fx = 1): Place {
    return (p) => transform(p, x, y, size, a, fx);
  }

  /** Face with eye, brow and mouth, the hair drawn back. */
  head(place: Place, f: Features = {}): string {
    const { look } = this;
    const [a, b] = place([
      [0, 0],
      [1, 0],
    ]);
    const unit = this.s * dist(a, b);
    const hair = drawnBack();
    const q = profile(f);
    const on = (p: Poly): Poly => this.to(place(p));
    this.silhouette.push(on(q.face), on(hair));
    const eye = on(q.eye);
    const [iris] = on([q.iris]);
    const r = 7.6 * unit * (0.55 + 0.45 * (f.open ?? 1));
    return (
      fill(on(q.face), look.skin) +
      (look.cheek
        ? clip(on(q.face), `<g opacity=".35">${fill(on(ellipse(16, 16, 11, 9)), look.cheek)}</g>`)
        : '') +
      ink(on(q.face), look.ink, look.w * 0.9) +
      fill(on(q.lips), look.lip) +
      ink(on(q.mouth), look.ink, look.w * 0.7, { closed: false }) +
      fill(eye, look.white) +
      clip(eye, dot(iris[0], iris[1], r, look.ink)) +
      ink(eye, look.ink, look.w * 0.45) +
      ink(on(q.lid), look.ink, look.w * 1.15, { closed: false }) +
      ink(on(q.brow), look.ink, look.w * 1.2, { closed: false }) +
      ink(on(q.nostril), look.ink, look.w * 0.6, { closed: false }) +
      ink(on(q.wing), look.ink, look.w * 0.5, { closed: false }) +
      fill(on(hair), look.hair) +
      fill(on(q.ear), look.skin) +
      ink(on(q.ear), look.ink, look.w * 0.7)
    );
  }
}
