/** Gajalakshmi: coins fall from her palm, two white elephants pour water from gold pots. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series, transform } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { rect } from '../../draw/shapes.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { royalElephant, TRUNK } from '../../motifs/animals/royal-elephant.ts';
import { type Ctx, goldPart } from '../../motifs/deity/gold.ts';
import { lotus, pad } from '../../motifs/painted/lotus.ts';
import { place } from '../../motifs/place.ts';
import { coins, seatedLakshmi } from '../../traditions/tanjore/lakshmi.ts';
import { brocade } from '../../traditions/tanjore/ornament.ts';
import { goldBand, Panel } from '../../traditions/tanjore/panel.ts';
import { SILK } from '../../traditions/tanjore/people.ts';
import { glory, greatArch, reliefFrame } from '../../traditions/tanjore/relief.ts';
import { DEITY, K } from '../../traditions/tanjore/style.ts';
import { goldPot, lotusThrone } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1080, 900];
const PINK = { out: '#e98aa2', in: '#f9d3da', tip: '#c03a62', ink: '#5e1230', vein: '#c9587c' };

/** White elephant with a jewelled cap and cloth, a pot in its raised trunk. */
function elephant(p: Panel, within: Poly, x: number, y: number, s: number, fx: number) {
  const E = place(royalElephant(TRUNK.raised, true), x, y, s, 0, fx),
    line1 = '#3a3440';
  let svg = line(E.tail, '#8a8894', 5 * s) + fill(E.tuft, '#3a3440');
  svg += modelled(E.body, '#f3efe8', '#8d8a9c', 26 * s, 5, { op: 0.75 }) + ink(E.body, line1, 1.9);
  svg += lines(
    E.folds.map((q: Point) => polyline(q[0] - 8 * s, q[1] - 4 * s, q[0] + 8 * s, q[1] + 5 * s)),
    '#a9a5b4',
    1.2,
  );
  svg += each(E.feet, (q: Poly) => ink(q, line1, 1.2, { closed: false }));
  svg +=
    modelled(E.cloth, '#b51f33', '#3c0410', 12 * s, 3) +
    clip(E.cloth, dotsIn(E.cloth)) +
    ink(E.cloth, line1, 1.5);
  svg += modelled(E.ear, '#ece6e2', '#b08a94', 18 * s, 5) + ink(E.ear, line1, 1.6);
  svg +=
    inked(E.tusk, '#fffaf0', '#8a6a3a', 1.3) +
    inked(E.eye, '#fdf7ea', '#120c0a', 1.5) +
    fill(E.pupil, '#120c0a');
  p.paint(clip(within, svg));
  const C: Ctx = { base: '', gold: '', over: '', relief: true };
  goldPart(C, E.cap, DEITY, 2, 6);
  const hem = { gold: '', over: '' };
  goldBand(hem, [...E.cloth, E.cloth[0]], 9 * s, 24);
  for (const t of [0, 1])
    goldBand(
      hem,
      transform(
        curveThrough(-30 + t * 60, 116, -6 + t * 4, 112),
        x + fx * (t ? 60 : -78) * s,
        y - 12 * s,
        s,
        0,
        fx,
      ),
      8 * s,
      30,
    );
  p.gild({ gold: clip(within, C.gold + hem.gold), over: clip(within, C.over + hem.over) });
  const [tx, ty] = E.tip[0];
  // the pot, tipped toward her, and its water
  const pen = p.pen(tx, ty + 20 * s, s * 1.1, fx);
  goldPot(pen, [-14, 8], 0.72, undefined, 1.1);
  p.take(pen);
  return [tx, ty] as Point;
}

const dotsIn = (q: Poly) => {
  const b = q.reduce(
    (a, [x, y]) => [Math.min(a[0], x), Math.max(a[1], x), Math.min(a[2], y), Math.max(a[3], y)],
    [1e9, -1e9, 1e9, -1e9],
  );
  let s = '';
  for (let y = b[2] + 10, i = 0; y < b[3]; y += 19, i++)
    for (let x = b[0] + (i % 2 ? 4 : 13); x < b[1]; x += 18)
      s += dot(x, y, 3.2, '#f0cf6a') + dot(x, y, 1.3, '#17704a');
  return s;
};

/** Pond with lotuses. */
function paintPond(pond: number, p: Panel): void {
  const water = rect(60, pond, W - 120, H - 60 - pond);
  let s = fill(water, '#123a5e');
  for (let y = pond + 8, i = 0; y < H; y += 12, i++)
    s += lines(
      series(36, (k) =>
        curveThrough(
          [72 + k * 28 + (i % 2) * 14, y],
          [86 + k * 28 + (i % 2) * 14, y + 6],
          [100 + k * 28 + (i % 2) * 14, y],
        ),
      ),
      i % 3 ? '#3f7fae' : '#7fb4d0',
      1.1,
    );
  for (const [x, y, R] of [
    [120, 790, 40],
    [238, 768, 36],
    [356, 800, 34],
    [730, 800, 34],
    [846, 768, 36],
    [962, 790, 40],
  ] as const)
    s += pad(x, y, R, '#2a7a4e', '#7fc08a', '#06281a', 0.2, 0.42);
  for (const [x, y, R] of [
    [150, 796, 36],
    [286, 800, 40],
    [206, 816, 30],
    [800, 800, 40],
    [876, 816, 30],
    [930, 776, 36],
    [378, 782, 26],
    [704, 782, 26],
  ] as const)
    s += lotus(x, y, R, PINK, 9, 1.15);
  p.paint(clip(water, s) + line(polyline(60, pond, W - 60, pond), '#0a2038', 2));
}

/** Streams from a pot at (x, y) that fall on her crown. */
function stream(x: number, y: number, sg: number, cx: number, top: number): string {
  let s = '';
  for (let k = 0; k < 8; k++) {
    const end = cx - sg * (44 - k * 7);
    s += line(
      curveThrough(
        [x + sg * (34 + k), y - 8 + k * 3],
        [x + sg * (50 + k), y - 16 + k * 3],
        [end - sg * 2, y + 16 + k * 3],
        [end, top + k * 5],
      ),
      k % 2 ? '#f2f9fd' : '#9cc8e4',
      k % 2 ? 1.8 : 2.8,
    );
  }
  for (let k = 0; k < 8; k++) s += dot(cx - sg * (20 + ((k * 17) % 34)), top + 8 + k * 5, 2.6, '#f2f9fd');
  return s;
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    field: [number, number, number, number] = [56, 56, W - 112, H - 112],
    inner = rect(...field),
    pond = 752,
    bank = 572;
  p.base +=
    fill(rect(0, 0, W, H), K.wood) + fill(rect(14, 14, W - 28, H - 28), '#5a1018') + fill(inner, '#6a1226');
  const opening = greatArch(p.back, {
    cx,
    hw: 404,
    spring: 400,
    rise: 236,
    floor: pond + 4,
    field,
    cusps: 9,
    lion: 0.8,
  });
  brocade(p, opening, '#1b3f86', '#3f74b8', '#0e1f52', [cx, 400, 560]);
  reliefFrame(p.back, W, H, 32, 16);
  glory(p.back, cx, 428, 168, '#a01a2a');
  p.paint(
    clip(
      opening,
      modelled(rect(60, bank, W - 120, 190), '#2f7a48', '#0c3a22', 18, 5) +
        each(
          series(110, (i) => i),
          (i) => {
            const x = 90 + ((i * 137) % 900),
              y = bank + 22 + ((i * 53) % 140);
            return lines(
              [-0.5, 0, 0.5].map((d) => curveThrough(x, y, x + d * 8, y - 12)),
              '#8fc47a',
              1.4,
            );
          },
        ),
    ),
  );
  const tips = [elephant(p, opening, cx - 300, 464, 0.98, 1), elephant(p, opening, cx + 300, 464, 0.98, -1)];
  p.paint(tips.map(([x, y], i) => stream(x, y, i ? -1 : 1, cx, 268)).join(''));
  paintPond(pond, p);
  const seat = p.pen(0, 0, 1);
  lotusThrone(seat, [cx, 750], 232);
  p.take(seat);
  const g = p.pen(cx, 736, 1.58);
  seatedLakshmi(g, SILK.red, SILK.green, { out: '#e98aa2', in: '#f9d3da' });
  p.take(g);
  const at: Point[] = [];
  for (let i = 0; i < 11; i++) at.push([cx + 198 + Math.sin(i * 2.1) * 9, 672 + i * 12]);
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 8 - row * 2; i++) at.push([cx + 208 + (i - (7 - row * 2) / 2) * 17, 806 - row * 9]);
  p.gild(coins(at, 9.6));
  const bowl = p.pen(cx + 208, 838, 1);
  bowl.gold(loopThrough(-80, -34, -68, -6, -28, 8, 28, 8, 68, -6, 80, -34, 0, -24), true);
  p.take(bowl);
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-gajalakshmi',
  collection: 'gallery',
  seed: 5,
  width: W,
  height: H,
  alt: 'Four-armed Lakshmi sits on a pink lotus, coins falling from her palm, and two white elephants meet over her head to pour water from gold pots.',
  draw,
};
