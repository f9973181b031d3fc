/** The palace of Mysuru on a night of lamps: two storeys of arches, domed towers. */
import { curve, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series } from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import { group } from '../../draw/markup.ts';
import { arc, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines } from '../../draw/svg.ts';

/** Onion dome on its drum. */
function dome(x: number, y: number, w: number, h: number, col: string, shade: string): string {
  const q: Poly = [
    ...curve([
      [x - w * 0.4, y],
      [x - w * 0.56, y - h * 0.34],
      [x - w * 0.4, y - h * 0.7],
      [x, y - h],
    ] as Point[]),
    ...curve([
      [x, y - h],
      [x + w * 0.4, y - h * 0.7],
      [x + w * 0.56, y - h * 0.34],
      [x + w * 0.4, y],
    ] as Point[]),
  ];
  return (
    modelled(q, col, shade, w * 0.2, 5) +
    line(q, shade, 1) +
    lines(
      [-0.3, 0, 0.3].map((d) =>
        curve([
          [x + w * d, y],
          [x + w * d * 1.4, y - h * 0.36],
          [x + w * d * 0.9, y - h * 0.72],
          [x, y - h],
        ] as Point[]),
      ),
      shade,
      0.8,
    ) +
    fill(rect(x - w * 0.46, y - 2, w * 0.92, 8), '#e9d6a4') +
    line(polyline(x, y - h, x, y - h - 18), '#b98a34', 2.4) +
    dot(x, y - h - 6, 4, '#d9b45c') +
    dot(x, y - h - 15, 2.6, '#d9b45c')
  );
}

/** The palace front: two storeys of arches, corner towers, the tall middle tower. */
export function palace(W: number, floor: number): string {
  const stone = '#e6d5ae',
    dark = '#a58a5c',
    top = 300;
  let s = '';
  const bay = (x: number, y: number, w: number, h: number, lamp: boolean) => {
    const a: Poly = [
      [x - w / 2, y],
      ...arc(x, y - h + w / 2, w / 2, Math.PI, Math.PI * 2, 16, w * 0.62),
      [x + w / 2, y],
    ];
    return (
      fill(a, '#5c3a30') +
      group(fill(a, '#e8b45c'), `opacity="${lamp ? 0.5 : 0.24}"`) +
      line(a, dark, 2) +
      line(arc(x, y - h + w / 2, w / 2 + 4, Math.PI, Math.PI * 2, 16, w * 0.62 + 4), '#c9a86a', 1.4)
    );
  };
  for (const [x, w] of [
    [130, 118],
    [1070, 118],
    [384, 96],
    [816, 96],
  ] as const) {
    s += edged(rect(x - w / 2, top - 40, w, floor - top), stone, dark, 1.2);
    for (let k = -1; k <= 1; k++) s += bay(x + (k * w) / 3.3, top + 22, w / 4.6, 50, k === 0);
    s += fill(rect(x - w / 2 - 5, top - 46, w + 10, 9), '#d4bd88');
    s += dome(x, top - 46, w * 0.84, w * 0.76, '#a8484e', '#5c1a26');
  }
  s +=
    fill(rect(56, top + 34, W - 112, floor - top), stone) + fill(rect(50, top + 30, W - 100, 10), '#d4bd88');
  s +=
    edged(rect(520, 172, 160, 260), stone, dark, 1.2) +
    fill(rect(512, 166, 176, 10), '#d4bd88') +
    dome(600, 166, 150, 92, '#d9b45c', '#8a5a1c');
  for (const x of [524, 676])
    s += edged(rect(x - 14, 132, 28, 60), stone, dark, 1) + dome(x, 132, 30, 30, '#a8484e', '#5c1a26');
  for (const x of [250, 500, 700, 950])
    s +=
      edged(rect(x - 17, top - 8, 34, 50), stone, dark, 1) +
      bay(x, top + 34, 14, 28, true) +
      dome(x, top - 8, 34, 32, '#a8484e', '#5c1a26');
  for (let k = -1; k <= 1; k++) s += bay(600 + k * 48, 262, 34, 74, true);
  for (let i = 0; i < 19; i++) {
    const x = 76 + i * 58.3;
    s += bay(x, top + 116, 40, 66, i % 2 === 0);
  }
  s += fill(rect(56, top + 120, W - 112, 10), '#cbb17a');
  for (let i = 0; i < 13; i++) {
    const x = 88 + i * 85.4;
    s += bay(x, 640, 66, 196, i % 3 === 1);
    s +=
      edged(rect(x + 36, 446, 13, 196), '#efe2c0', dark, 1) +
      fill(rect(x + 32, 446, 21, 7), '#c9a86a') +
      fill(rect(x + 32, 630, 21, 12), '#c9a86a');
  }
  // rows of lamps along every ledge
  for (const [x0, x1, y] of [
    [58, W - 58, top + 31],
    [58, W - 58, top + 121],
    [514, 686, 167],
  ] as const)
    s += dots(
      series(Math.floor((x1 - x0) / 12), (i): Point => [x0 + 6 + i * 12, y - 2]),
      2.4,
      '#fff3c0',
    );
  return s;
}
