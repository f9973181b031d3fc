/** Four tiles in the niches of a night wall, each lit by its own lamp. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each, group, linearGradient, radialGradient } from '../../draw/markup.ts';
import { resample, scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { archway } from '../../motifs/buildings/archway.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { K } from '../../traditions/kishangarh/style.ts';
import { toran } from '../../traditions/pichwai/shrine.ts';
import type { Work } from '../../work.ts';
import { work as kalamkari } from '../memory/memory-kalamkari.ts';
import { work as madhubani } from '../memory/memory-madhubani.ts';
import { work as pattachitra } from '../memory/memory-pattachitra.ts';
import { work as warli } from '../memory/memory-warli.ts';

const [W, H] = [1200, 800];

const SHELF = 590;

const STEP = 278;

const LINE = '#140a1e';

/** The drawing of a game tile without its surface. */
async function tile(work: Work, x: number, y: number, side: number): Promise<string> {
  const drawing = await work.draw(work.seed);
  if (typeof drawing === 'string' || 'data' in drawing) throw new Error(`${work.id} is no painting`);
  const k = side / drawing.w;
  const inner = group(
    fill(rect(0, 0, drawing.w, drawing.h), drawing.bg) + drawing.body,
    `transform="translate(${x - side / 2} ${y - side}) scale(${k})"`,
  );
  const edge = rect(x - side / 2 - 7, y - side - 7, side + 14, side + 14);
  return (
    inked(edge, K.gold, LINE, 2.4) +
    clip(rect(x - side / 2, y - side, side, side), inner) +
    line(rect(x - side / 2, y - side, side, side), LINE, 2, true)
  );
}

/** Clay lamp with its flame and glow. */
function lamp(x: number, y: number): string {
  const bowl = loopThrough(offsets(x, y, [-36, -22, -28, -4, 0, 2, 28, -4, 40, -26, 20, -18, -18, -16]));
  const flame = loopThrough(offsets(x, y, [30, -24, 18, -42, 26, -62, 34, -84, 42, -60, 46, -40, 38, -24]));
  return (
    fill(bowl, '#b5562a') +
    dots(resample(polyline(x - 24, y - 9, x + 22, y - 9), 9), 2.2, '#f6e3b0') +
    ink(bowl, LINE, 2) +
    fill(ellipse(x + 34, y - 54, 60), 'url(#glow)') +
    fill(flame, '#f59a23') +
    fill(loopThrough(x + 33, y - 28, x + 26, y - 42, x + 33, y - 66, x + 39, y - 42), '#fff1b8')
  );
}

async function draw(seed: number): Promise<Painting> {
  const r = new Rng(seed);
  let s = fill(rect(0, 0, W, H), 'url(#wall)');
  for (const [i, [x, y]] of scatter(rect(20, 70, W - 40, 560), 40, r, 0, 2).entries())
    s += polys(rosette(x, y, 7, 6, x), i % 3 ? '#6a3a72' : '#8a4a6e') + dot(x, y, 1.9, '#d9a44a');
  // shelf and plinth
  s +=
    fill(rect(0, SHELF, W, H - SHELF), '#3a1630') +
    fill(rect(0, SHELF, W, 14), K.gold) +
    line(polyline(0, SHELF + 14, W, SHELF + 14), LINE, 3);
  for (const [i, k] of walk(polyline(30, 0, W - 30, 0), 60).entries()) {
    const petal = leaf(k.p[0], H - 22, 118, 27, -Math.PI / 2, 0, 0.5);
    s +=
      inked(petal, i % 2 ? '#d9798f' : '#f1da94', LINE, 2) +
      fill(leaf(k.p[0], H - 26, 70, 12, -Math.PI / 2), i % 2 ? '#a8325a' : '#c8822c');
  }
  s +=
    fill(rect(0, H - 24, W, 24), K.gold) +
    line(polyline(0, H - 24, W, H - 24), LINE, 3) +
    dots(resample(polyline(14, H - 12, W - 14, H - 12), 18), 4, '#7d1f2c');
  const works = [madhubani, warli, kalamkari, pattachitra];
  for (const [i, work] of works.entries()) {
    const x = W / 2 + (i - 1.5) * STEP;
    const niche = { cx: x, hw: 116, spring: 300, rise: 122, floor: SHELF, cusps: 7 };
    const outer = archway({ ...niche, grow: 16 });
    s += inked(outer, '#f1e2c4', LINE, 2.6, { closed: false, taper: 0 });
    s += dots(resample(archway({ ...niche, grow: 8 }), 15), 3.8, '#b5482f');
    const hollow = archway(niche);
    let inside =
      fill(rect(x - 140, 120, 280, 480), '#2a0f2e') + fill(rect(x - 140, 120, 280, 480), `url(#light${i})`);
    inside += await tile(work, x, SHELF - 44, 188);
    s += clip(hollow, inside) + line(hollow, K.gold, 4) + ink(hollow, LINE, 1.6, { closed: false, taper: 0 });
    s += lamp(x - 8, SHELF + 2);
  }
  for (let i = 0; i < 6; i++) {
    const [a, b] = [(i * W) / 6, ((i + 1) * W) / 6];
    s += toran(curveThrough(a, 52, (a + b) / 2, 88, b, 52), 30, 19);
  }
  s += fill(rect(0, 0, W, 52), '#3a1630') + fill(rect(0, 48, W, 8), K.gold);
  for (const [i, k] of walk(polyline(26, 25, W - 26, 25), 46).entries())
    s +=
      polys(rosette(...k.p, i % 2 ? 15 : 10, 8, i), i % 2 ? '#d9798f' : '#f1da94') +
      dot(...k.p, 3.4, '#7d1f2c');
  const lights = each(works, (_, i) =>
    radialGradient(
      `light${i}`,
      W / 2 + (i - 1.5) * STEP,
      480,
      330,
      [0, '#ffe39a', 1],
      [0.42, '#f0963a', 0.85],
      [0.75, '#8a3a3a', 0.5],
      [1, '#2a0f2e', 0],
    ),
  );
  const glow =
    '<radialGradient id="glow"><stop offset="0" stop-color="#ffe9a0" stop-opacity=".95"/><stop offset=".35" stop-color="#ffb648" stop-opacity=".5"/><stop offset="1" stop-color="#ff8a1f" stop-opacity="0"/></radialGradient>';
  return {
    w: W,
    h: H,
    bg: '#2a0f2e',
    body: s,
    defs: linearGradient('wall', 0, 0, 0, H, [0, '#1c1238'], [1, '#5a1d52']) + lights + glow,
    finish: { seed, surface: 'board', wobble: 0.9, grain: 1, mottle: 0.9, vignette: 0.5, age: 0.2 },
  };
}

export const work: Work = {
  id: 'game-memory',
  collection: 'site',
  seed: 5,
  width: W,
  height: H,
  alt: 'Four tiles with a fish, dancers, a flower and the face of Jagannath stand in niches at night, each lit by a clay lamp.',
  draw,
};
