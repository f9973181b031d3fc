/** Musicians of the desert, seated: the gourd pipe, the frame drum. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { TAU, polar } from '../../draw/geometry.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { mudra } from '../../motifs/hands/mudra.ts';
import type { Brush } from '../../motifs/people/brush.ts';
import { Limb, jointed } from '../../motifs/people/limb.ts';
import { profileFace } from '../../motifs/people/profile.ts';
import { seated } from '../../motifs/people/seated.ts';
import { MARWAR } from './profile.ts';
import { K } from './style.ts';

const SKIN = '#c98248';

/** Gourd with two pipes, from the mouth at (x, y) downwards. */
function pungi(b: Brush, x: number, y: number): void {
  const p = b.on(x, y, 1.08, 0.56);
  for (const d of [-6, 6]) {
    p.band(polyline(56, d, 142, d * 1.5), '#d9a650', 9);
    for (let i = 0; i < 5; i++) p.dot(78 + i * 14, d * 1.2, 2, K.black);
  }
  p.shape(
    loopThrough(0, -4, 14, -6, 24, -20, 44, -24, 60, -14, 66, 0, 60, 14, 44, 24, 24, 20, 14, 6, 0, 4),
    '#a8622c',
    0.9,
  );
  for (const t of [30, 44]) p.stroke(curveThrough(t, -22, t + 6, 0, t, 22), 1, K.yellow);
  p.beads(curveThrough(62, -12, 68, 0, 62, 12), 3, K.red);
  p.shape(leaf(142, 0, 16, 13, 0, 0, 0.3), K.red, 0.6);
  b.take(p);
}

/** Frame drum held upright towards us. */
function daf(b: Brush, x: number, y: number): void {
  b.disc(x, y, 50, K.red, 1);
  b.disc(x, y, 42, '#f6e6c2', 0.7);
  for (let i = 0; i < 8; i++) {
    b.shape(leaf(x, y, 30, 7, (i / 8) * TAU), i % 2 ? K.orange : K.green, 0.4);
    b.disc(...polar(x, y, 46, (i / 8) * TAU + 0.39), 5, K.yellow, 0.45);
  }
}

/** Seated at (x, y), facing right (`fx` -1 left). */
export function desertMusician(
  onto: Brush,
  plays: 'pungi' | 'daf',
  x: number,
  y: number,
  s: number,
  fx: 1 | -1,
): void {
  const b = onto.on(x, y, s, 0, fx),
    pipe = plays === 'pungi',
    coat = pipe ? K.white : K.green,
    mark = pipe ? K.red : K.yellow;
  seated(b, {
    skin: SKIN,
    cloth: pipe ? K.white : K.orange,
    fold: '#9a6a3a',
    border: pipe ? K.red : K.green,
    shirt: coat,
  });
  for (let i = 0; i < 7; i++)
    for (let j = 0; j < 6; j++) b.dot(-32 + i * 10.5 + (j % 2) * 5, -142 + j * 15, 2, mark);
  b.stroke(curveThrough(-36, -152, 0, -112, 34, -66), 1.2);
  if (!pipe) daf(b, 100, -126);
  const arms = pipe
    ? ([
        [-1, [-40, -140, 12, -80, 98, -132], 100, -133, -0.5, 1],
        [1, [40, -140, 92, -72, 136, -112], 136, -114, -1.5, -1],
      ] as const)
    : ([
        [1, [40, -140, 64, -66, 104, -86], 104, -88, -1.1, -1],
        [-1, [-40, -140, -40, -78, 48, -104], 50, -106, -0.5, 1],
      ] as const);
  const arm = ([sx, pts, wx, wy, aim, turned]: (typeof arms)[number], hand: 'fist' | 'pataka') => {
    const a = new Limb(jointed(...pts), 14, 17, 14, 12, 9);
    b.cloth(a.outline, coat, () => {
      for (let i = 0; i < 8; i++) b.dot(...a.at(0.1 + i * 0.1, i % 2 ? 0.4 : -0.4), 2, mark);
    });
    b.fill(ellipse(sx * 37, -138, 11, 13), coat);
    b.band(a.across(0.95, 0.01, 1.08), mark, 5);
    mudra(b, hand, wx, wy, 0.62, aim, turned, { skin: SKIN });
  };
  b.shape(loopThrough(-12, -150, -9, -168, -12, -182, 16, -182, 13, -168, 17, -150, 2, -144), SKIN, 0.8);
  b.beads(curveThrough(-20, -154, 0, -134, 22, -154), 3.4, K.red);
  const h = b.on(-2, -206, 0.78, -0.12);
  profileFace(h, MARWAR, { skin: SKIN, white: K.white, iris: K.black, lips: K.red }, 0.9);
  h.fill(loopThrough(-20, 30, -25, 4, -18, -24, -6, -20, -8, 0, -12, 14, -8, 32), K.black);
  h.shape(loopThrough(47, 25, 40, 20, 30, 23, 16, 15, 4, 2, 12, 24, 26, 32, 40, 29), K.black, 0.5);
  h.shape(loopThrough(-28, -20, -52, 8, -58, 50, -44, 54, -34, 26, -20, 0), pipe ? K.orange : K.red, 0.8);
  const wound = loopThrough([
    42, -32, 42, -54, 22, -80, -12, -86, -42, -68, -50, -36, -34, -12, -14, -18, 8, -38,
  ]);
  h.cloth(wound, pipe ? K.orange : K.red, () => {
    for (let i = 0; i < 6; i++)
      h.stroke(
        curveThrough(46 - i * 7, -34 - i * 9, 12 - i * 8, -48 - i * 7, -28 - i * 3, -12 - i * 14),
        0.8,
        i % 2 ? K.yellow : K.white,
      );
  });
  h.disc(-14, 14, 8, K.yellow, 0.6);
  b.take(h);
  if (pipe) {
    arm(arms[0], 'fist');
    pungi(b, 32, -184);
    arm(arms[1], 'fist');
  } else for (const a of arms) arm(a, 'pataka');
  onto.take(b);
}
