/** Kathak in mid-spin inside a ring of sixteen lamps, one for each beat; tabla on both sides. */
import { TAU, ellipse, polar, polyline, rect } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { dot, dots, fill, group, line, lines, linearGradient, radialGradient } from '../../draw/svg.ts';
import { dance } from '../../dance/dances/kathak.ts';
import { halo } from '../../dance/rig/brush.ts';
import { arch, archLine, jali } from '../../dance/rig/stage.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];
const CX = W / 2;
/** Second of the film: the skirt stands out widest. */
const SPIN = 2.45;

/** The pair of drums as dark shapes with a lit rim. */
function tabla(x: number, y: number, s: number, fx: number): string {
  const drum = (dx: number, w: number, h: number, belly: number) => {
    const X = x + fx * dx * s;
    const body = [
      [X - w * s, y - h * s],
      [X - w * (1 + belly) * s, y - h * 0.5 * s],
      [X - w * 0.72 * s, y],
      [X + w * 0.72 * s, y],
      [X + w * (1 + belly) * s, y - h * 0.5 * s],
      [X + w * s, y - h * s],
    ] as [number, number][];
    const braces = Array.from({ length: 9 }, (_, i) => {
      const u = (i - 4) / 4;
      return polyline(X + u * w * s, y - h * s + 8 * s, X + u * w * (1 + belly) * 0.92 * s, y - h * 0.4 * s);
    });
    return (
      fill(ellipse(X, y + 4 * s, w * 1.5 * s, 14 * s), '#12061c', 'opacity=".6"') +
      fill(ellipse(X, y - 4 * s, w * 1.02 * s, 17 * s), '#b3283a') +
      fill(ellipse(X, y - 12 * s, w * 0.9 * s, 13 * s), '#f3c677') +
      fill(body, '#241031') +
      fill(ellipse(X, y - h * 0.45 * s, w * (1 + belly * 0.8) * s, h * 0.42 * s), '#241031') +
      lines(braces, '#8a5a6a', 2.4 * s) +
      fill(ellipse(X, y - h * s, w * 1.04 * s, w * 0.36 * s), '#f3c677') +
      fill(ellipse(X, y - h * s, w * 0.94 * s, w * 0.31 * s), '#f6e3c0') +
      line(ellipse(X, y - h * s, w * 0.78 * s, w * 0.25 * s), '#b98a5a', 2 * s, true) +
      fill(
        ellipse(
          X + (belly > 0.2 ? fx * 8 * s : 0),
          y - h * s + (belly > 0.2 ? 3 * s : 0),
          w * 0.42 * s,
          w * 0.14 * s,
        ),
        '#17100f',
      )
    );
  };
  return drum(-52, 44, 104, 0.02) + drum(62, 62, 96, 0.26);
}

function evening(): Painting {
  const pal = {
    edge: '#2a1030',
    gold: '#d9a44a',
    body: '#7d2233',
    a: '#f3c677',
    b: '#e8836a',
    heart: '#fff0cc',
  };
  const at = (x: number, y: number, k: number, inner: string) =>
    group(inner, `transform="translate(${x - 320 * k} ${y}) scale(${k})"`);
  let s = fill(rect(0, 0, W, H), '#3a1a3c');
  for (const x of [150, 1050]) {
    const opening = archLine(196, 300, 660, 7, 1);
    s += at(
      x,
      20,
      1,
      arch(196, 300, 660, pal, '#1b1440', { cusps: 7, rise: 1 }) +
        jali(opening, 100, 60, 540, 660, 30, '#7a4a6a', '#1b1440') +
        line(opening, '#f3d79a', 2.4),
    );
  }
  s += at(CX, -8, 1.14, arch(272, 330, 660, pal, 'url(#wall)', { cusps: 9, rise: 0.95 }));
  s += fill(rect(0, 668, W, 132), 'url(#boards)') + line(polyline(0, 668, W, 668), '#f3d79a', 3);
  s += lines(
    Array.from({ length: 42 }, (_, i) => polyline(CX + (i - 20.5) * 34, 670, CX + (i - 20.5) * 62, H)),
    '#5a2f2c',
    1.2,
    'opacity=".5"',
  );
  // teental: sixteen beats, the four vibhags marked by larger lights, the open one by a ring
  const [rx, ry, oy] = [262, 252, 372];
  s += line(ellipse(CX, oy, rx, ry, 0, 120), '#fff0cc', 1.4, true, 'opacity=".55"');
  for (let i = 0; i < 16; i++) {
    const a = -Math.PI / 2 + (i / 16) * TAU;
    const [x, y] = [CX + Math.cos(a) * rx, oy + Math.sin(a) * ry];
    const beat = i % 4 === 0;
    s +=
      fill(ellipse(x, y, beat ? 40 : 26), 'url(#fire)') +
      dot(x, y, beat ? 15 : 9, '#7a2a35') +
      dot(x, y, beat ? 12.5 : 7.4, '#ffd98a');
    if (i === 8) s += dot(x, y, 8, '#7a2a35');
    if (i === 0)
      s += dots(
        Array.from({ length: 10 }, (_, k) => polar(x, y, 21, (k / 10) * TAU)),
        2.4,
        '#fff0cc',
      );
  }
  s += tabla(226, 742, 1, 1) + tabla(974, 742, 1, -1);
  // the film's dancer without the flames of its stage
  const figure = `<g clip-path="url(#figure)">${dance.draw(SPIN)}</g>`;
  s += at(CX, 35, 1, figure);
  return {
    w: W,
    h: H,
    bg: '#3a1a3c',
    body: s,
    defs:
      halo('shade', '#0a0204', 0.75) +
      halo('fire', '#ffb04a', 0.75) +
      halo('dust', '#e8cfa0', 0.6) +
      (dance.defs ?? '') +
      '<clipPath id="figure"><path d="M204 0H436V250H740V800H-100V250H204Z"/></clipPath>' +
      radialGradient('wall', 320, 360, 420, [0, '#f0c98a'], [0.55, '#c47a52'], [1, '#6a2c40']) +
      linearGradient('boards', 0, 668, 0, H, [0, '#d9b98a'], [1, '#7a4438']),
    finish: { seed: 5, surface: 'cloth', wobble: 1, grain: 0.5, mottle: 0.8, vignette: 1, age: 0.3 },
  };
}

export const work: Work = {
  id: 'event-kathak-sixteen',
  collection: 'events',
  seed: 5,
  width: W,
  height: H,
  alt: 'A Kathak dancer spins with her red skirt flared inside a ring of sixteen lights, tabla drums on both sides.',
  draw: evening,
};
