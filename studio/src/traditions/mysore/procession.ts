/** What goes in a Dasara procession: howdah, parasols, torches. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, series } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, group } from '../../draw/markup.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines } from '../../draw/svg.ts';
import type { Board } from './board.ts';
import { K } from './style.ts';

/** State parasol on its staff, held from the hand at (x, y). */
export function parasol(x: number, y: number, top: number, R: number, silk: string, shade: string): string {
  const q = [
    ...curveThrough(
      x - R,
      top + R * 0.46,
      x - R * 0.7,
      top,
      x,
      top - R * 0.26,
      x + R * 0.7,
      top,
      x + R,
      top + R * 0.46,
    ),
    ...series(13, (i): Point => [x + R - (i + 0.5) * R * 0.154, top + R * (i % 2 ? 0.46 : 0.56)]),
  ];
  return (
    line(polyline(x, y, x, top), '#6b4a1c', 7) +
    line(polyline(x, y, x, top), '#d2a850', 4.6) +
    modelled(q, silk, shade, 16, 5) +
    clip(
      q,
      lines(
        [-0.6, -0.2, 0.2, 0.6].map((d) =>
          curveThrough(x, top - R * 0.26, x + d * R * 0.7, top, x + d * R * 1.2, top + R * 0.5),
        ),
        '#f0d893',
        1.4,
      ),
    ) +
    ink(q, '#4c0f18', 1.3) +
    dots(
      series(13, (i): Point => [x - R * 0.93 + i * R * 0.155, top + R * 0.55]),
      3,
      '#e8c878',
    ) +
    fill(leaf(x, top - R * 0.24, R * 0.36, 6, -Math.PI / 2, 0, 0.36), '#d2a850')
  );
}

/** Torch with its fire. */
export function torch(x: number, y: number, top: number): string {
  let s =
    group(dot(x, top - 26, 54, '#f6b84a'), 'opacity=".4" filter="url(#b14)"') +
    line(polyline(x, y, x, top), '#4a2c14', 6) +
    line(polyline(x, y, x, top), '#b98a34', 3.6);
  for (const [d, L, c] of [
    [-0.42, 40, '#d8542c'],
    [0.42, 40, '#d8542c'],
    [0, 66, '#e8843a'],
    [0, 40, '#f8d66a'],
  ] as const)
    s += fill(leaf(x, top, L, L * 0.22, -Math.PI / 2 + d, d * -0.4, 0.34), c);
  return s + fill(loopThrough(x - 15, top - 8, x + 15, top - 8, x + 9, top + 8, x - 9, top + 8), '#b98a34');
}

/** The golden howdah with the goddess in it. @param y where it rests, @param idol paints the goddess with her seat at a place */
export function howdah(b: Board, x: number, y: number, idol: (b: Board, x: number, y: number) => void) {
  const o = { gold: '', over: '' },
    R = (u: number, v: number, w: number, h: number, g = '#6a6a6a') => {
      o.gold += edged(rect(x + u - w / 2, y + v, w, h), g, '#f0f0f0', 2);
    };
  b.paint(
    fill(rect(x - 64, y - 150, 128, 120), '#7c2430') +
      group(dot(x, y - 100, 50, '#f6d78a'), 'opacity=".5" filter="url(#b14)"'),
  );
  idol(b, x, y - 34);
  for (const u of [-66, 66]) {
    R(u, -158, 13, 128);
    for (let i = 0; i < 9; i++)
      o.gold += line(polyline(x + u - 6, y - 152 + i * 13, x + u + 6, y - 146 + i * 13), '#e0e0e0', 1.8);
  }
  R(0, -34, 168, 18);
  R(0, -16, 148, 22);
  for (let i = 0; i < 9; i++)
    o.gold += fill(leaf(x - 66 + i * 16.5, y + 4, 18, 6, -Math.PI / 2, 0, 0.4), '#e4e4e4');
  for (let i = 0; i < 7; i++) o.over += dot(x - 66 + i * 22, y - 25, 4, [K.ruby, K.emerald, K.pearl][i % 3]);
  // canopy: curved eaves, two domes of lotus petals, finial
  const eave = loopThrough(
    offsets(x, y, [-100, -150, -84, -166, 0, -176, 84, -166, 100, -150, 70, -156, 0, -160, -70, -156]),
  );
  o.gold += edged(eave, '#6a6a6a', '#f4f4f4', 2.4);
  for (const [w, h, v] of [
    [70, 44, -170],
    [40, 30, -210],
  ] as const) {
    const q = [
      ...curve([
        [x - w, y + v],
        [x - w * 0.86, y + v - h * 0.6],
        [x, y + v - h],
        [x + w * 0.86, y + v - h * 0.6],
        [x + w, y + v],
      ] as Point[]),
    ];
    o.gold += edged(q, '#6a6a6a', '#f4f4f4', 2.4);
    for (let i = -3; i <= 3; i++)
      o.gold += line(
        curve([
          [x + (i * w) / 3.4, y + v],
          [x + (i * w) / 3.2, y + v - h * 0.5],
          [x + i * 2, y + v - h],
        ] as Point[]),
        '#dcdcdc',
        1.8,
      );
  }
  o.gold +=
    fill(leaf(x, y - 238, 36, 8, -Math.PI / 2, 0, 0.36), '#a0a0a0') +
    fill(ellipse(x, y - 240, 11, 6), '#c0c0c0');
  for (let i = 0; i < 9; i++)
    o.gold += fill(
      ellipse(x - 88 + i * 22, y - 147 - Math.abs(Math.abs(i - 4) - 4) * -0.4, 3, 5, 0, 12),
      '#e8e8e8',
    );
  b.gild(o);
}
