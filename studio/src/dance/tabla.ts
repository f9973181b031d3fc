/** A tabla pair on its cushions, seen from a listener's place. */
import { type Point, type Poly, polar, series } from '../draw/geometry.ts';
import { curve, polyline } from '../draw/curves.ts';
import { ellipse, leaf, rect } from '../draw/shapes.ts';
import { walk } from '../draw/measure.ts';
import { clip, group } from '../draw/markup.ts';
import { edged, fill, line, lines } from '../draw/svg.ts';
import { Turned } from '../motifs/vessels/turned.ts';
import { tone } from './rig/brush.ts';

const INK = '#24100e';
const TILT = 0.4;

/** Stuffed ring of silk under a drum. */
function cushion(x: number, y: number, R: number, cols: string[]): string {
  let s = fill(ellipse(x, y + 22, R * 1.16, R * TILT * 1.2), '#12050c', 'opacity=".55"');
  const n = 26;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2 + Math.PI / 2;
    const q = (k: number, da: number, dy: number): Point => [
      x + Math.cos(a + da) * R * k,
      y + Math.sin(a + da) * R * TILT * k + dy,
    ];
    const pad = curve(
      [
        q(1.06, -0.13, -4),
        q(1.1, 0, 14),
        q(1.06, 0.13, -4),
        q(0.9, 0.12, -26),
        q(0.84, 0, -28),
        q(0.9, -0.12, -26),
      ],
      true,
      5,
    );
    s +=
      edged(pad, cols[i % cols.length], INK, 1.4) +
      line(curve([q(0.92, -0.06, -24), q(1.02, -0.07, -8)]), '#fff0d0', 3, false, 'opacity=".35"');
  }
  return s;
}

interface Drum {
  shell: string;
  profile: Poly;
  /** Shift of the black paste from the middle, as a share of the radius. */
  paste: Point;
  straps: number;
  dowels: boolean;
  dark: string;
  light: string;
}

function drum(x: number, y: number, d: Drum): string {
  const body = new Turned(x, y, d.profile, TILT);
  const R = d.profile[d.profile.length - 1][0];
  const [, top] = body.at(1, Math.PI / 2);
  let s = fill(body.outline, d.shell) + body.shade(d.dark, d.light, 1.15);
  if (!d.dowels) for (const t of [0.3, 0.36]) s += body.hoop(t, tone(d.shell, 0.45), 2.4);
  // lacing from the plait down to the ring at the foot and up again
  const straps: Poly[] = [];
  for (let i = 0; i < d.straps; i++) {
    const a = -1.5 + (i / (d.straps - 1)) * 3;
    const b = a + 1.5 / d.straps;
    for (const e of [a, b + 0.75 / d.straps])
      straps.push(
        series(12, (k) => body.at(0.1 + (k / 11) * 0.88, (k % 1) + a + (e - a) * (1 - k / 11) * 1.4)),
      );
  }
  s +=
    lines(straps, INK, 8) +
    lines(straps, '#e9cf9c', 5.4) +
    lines(
      straps.map((p) => p.map(([u, v]): Point => [u - 1.2, v])),
      '#fff4d8',
      1.4,
    );
  if (d.dowels)
    for (let i = 0; i < 5; i++) {
      const a = -1.24 + i * 0.62;
      const [px, py] = body.at(0.5, a);
      const w = 12 + 8 * Math.cos(a);
      const peg = rect(px - w, py - 30, w * 2, 60);
      s +=
        fill(ellipse(px, py + 31, w, 5), INK) +
        fill(peg, '#b3622c') +
        clip(
          peg,
          fill(rect(px + w * 0.2, py - 30, w, 60), '#5a2810', 'opacity=".5"') +
            line(polyline(px - w * 0.5, py - 28, px - w * 0.5, py + 28), '#f0b878', 3),
        ) +
        line(peg, INK, 1.8, true);
      for (const k of [-10, 10])
        s += line(polyline(px - w - 2, py + k - 3, px, py + k, px + w + 2, py + k - 3), '#e9cf9c', 4.6);
    }
  s += line(body.front(0.1), INK, 12) + line(body.front(0.1), '#c9a15e', 8.6);
  // the head: plait, rim of skin, open field, black paste in rings
  const face = (k: number, dx = 0, dy = 0): Poly =>
    ellipse(x + dx * R, top + dy * R * TILT, R * k, R * TILT * k, 0, 80);
  s += fill(face(1.07), INK) + fill(face(1.05), '#c99a56');
  for (const [i, q] of walk(face(1.005), 15, true).entries()) {
    const knot = leaf(...polar(...q.p, -13, q.a + 0.55), 27, 6.4, q.a + 0.55, 0, 0.5);
    s += edged(knot, i % 2 ? '#f0d8a4' : '#d9b474', INK, 1.3);
  }
  s +=
    edged(face(0.93), '#f4e3bd', INK, 1.8) +
    edged(face(0.8), '#fbf1d6', '#a87a48', 3) +
    line(face(0.785), '#fffaf0', 1.6, true);
  const [u, v] = d.paste;
  for (const [k, c] of [
    [0.44, '#1c1412'],
    [0.38, '#2b211d'],
    [0.31, '#1c1412'],
    [0.24, '#2b211d'],
    [0.16, '#1c1412'],
  ] as const)
    s += fill(face(k, u, v), c);
  return (
    s +
    fill(
      ellipse(x + (u - 0.12) * R, top + (v - 0.12) * R * TILT, R * 0.14, R * TILT * 0.08, -0.2),
      '#8a7a70',
      'opacity=".5"',
    )
  );
}

/** Brass bayan and wooden dayan, about 520 wide at scale 1; (x, y) is the floor between them. @param fx -1 puts the bayan on the right */
export function tabla(x: number, y: number, s = 1, fx = 1): string {
  const [left, right] = [-150, 150];
  const pair =
    cushion(left, 0, 158, ['#5b2a86', '#f3c677', '#c2404a']) +
    cushion(right, 12, 132, ['#c2404a', '#f3c677', '#1f6a5a']) +
    drum(left, -12, {
      shell: '#c9a040',
      profile: [
        [92, 0],
        [140, 34],
        [168, 92],
        [166, 140],
        [150, 176],
      ],
      paste: [0.1, -0.2],
      straps: 15,
      dowels: false,
      dark: '#3a1c04',
      light: '#fff6d0',
    }) +
    drum(right, 0, {
      shell: '#7a3a20',
      profile: [
        [100, 0],
        [118, 34],
        [121, 100],
        [112, 160],
        [103, 206],
      ],
      paste: [0, 0],
      straps: 11,
      dowels: true,
      dark: '#1c0806',
      light: '#f0b080',
    });
  return group(pair, `transform="translate(${x} ${y}) scale(${s * fx} ${s})"`);
}
