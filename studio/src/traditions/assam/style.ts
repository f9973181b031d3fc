/** Manuscript painting of Assam's monasteries: flat grounds of vermilion, orpiment and green under cusped arches. */
import { curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { archway } from '../../motifs/buildings/archway.ts';

export const K = {
  paper: '#ecdcb4',
  red: '#b52a1c',
  orange: '#d9702a',
  yellow: '#e3ac35',
  green: '#35684a',
  leaf: '#6f9a52',
  indigo: '#263a5e',
  white: '#faf1dc',
  silk: '#ecd193',
  muga: '#d9aa58',
  skin: '#d49a62',
  rose: '#c65c8e',
  black: '#201714',
};

/** A register: flat ground under a cusped arch on banded pillars. */
export function register(
  x: number,
  y: number,
  w: number,
  h: number,
  ground: string,
  spandrel: string,
): string {
  const arch = {
    cx: x + w / 2,
    hw: w / 2 - 22,
    spring: y + Math.min(120, h * 0.3),
    rise: Math.min(108, h * 0.27),
    floor: y + h,
    cusps: 7,
  };
  const hole = archway(arch);
  return (
    fill(rect(x, y, w, h), spandrel) +
    each([-1, 1], (k) => {
      const [u, v] = [x + w / 2 + k * (w / 2 - 34), y + 30];
      return (
        polys(
          series(9, (i) => leaf(u, v, i % 2 ? 20 : 28, 6, (i / 9) * TAU)),
          K.yellow,
        ) +
        dot(u, v, 7, K.red) +
        dots(
          series(9, (i) => polar(u, v, 34, (i / 9) * TAU)),
          2.4,
          K.white,
        )
      );
    }) +
    fill(archway({ ...arch, grow: 11 }), K.yellow) +
    dots(
      walk(archway({ ...arch, grow: 5.5 }), 12).map(({ p }) => p),
      2.8,
      K.red,
    ) +
    ink(archway({ ...arch, grow: 11 }), K.black, 2.2) +
    inked(hole, ground, K.black, 2.4) +
    each([x, x + w - 22], (u) => {
      const pillar = rect(u, y + h * 0.28, 22, h * 0.72);
      return (
        fill(pillar, K.green) +
        clip(
          pillar,
          each(
            series(Math.ceil((h * 0.72) / 26), (i) => y + h * 0.28 + i * 26),
            (v, i) =>
              fill(rect(u, v, 22, 8), i % 2 ? K.white : K.yellow) +
              polys([polyline(u + 11, v + 11, u + 18, v + 17, u + 11, v + 23, u + 4, v + 17)], K.red),
          ),
        ) +
        ink(pillar, K.black, 2)
      );
    })
  );
}

/** A manuscript tree: a wavy stem and one canopy of ranked leaves, flowers among them. */
export function leafyTree(x: number, foot: number, top: number, spread: number, bloom: string): string {
  const stem = curveThrough(
    x,
    foot,
    x + 10,
    (foot * 2 + top) / 3,
    x - 8,
    (foot + top * 2) / 3,
    x,
    top + spread,
  );
  const rows: Point[] = series(5, (r) =>
    series(5 + r * 4 - (r > 3 ? 4 : 0), (i, n = 5 + r * 4 - (r > 3 ? 4 : 0)) =>
      polar(x, top + spread, (spread * (r + 0.6)) / 5, (i / n) * TAU + r * 0.4),
    ),
  ).flat();
  return (
    line(stem, K.black, 15) +
    line(stem, '#8a5a36', 10) +
    each([...rows].reverse(), ([u, v], i) =>
      inked(
        leaf(u, v, spread * 0.34, spread * 0.09, Math.atan2(v - top - spread, u - x) + ((i % 3) - 1) * 0.25),
        i % 2 ? K.green : K.leaf,
        K.black,
        1.3,
      ),
    ) +
    each(
      rows.filter((_, i) => i % 6 === 3),
      ([u, v]) =>
        polys(
          series(5, (k) => leaf(u, v, 13, 5, (k / 5) * TAU, 0, 0.6)),
          bloom,
        ) + dot(u, v, 3.6, K.yellow),
    )
  );
}
