/** Seated temple musicians: the mridangam player, the master with small cymbals. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { ellipse } from '../../draw/shapes.ts';
import { mudra } from '../../motifs/hands/mudra.ts';
import type { Brush } from '../../motifs/people/brush.ts';
import { Limb, jointed } from '../../motifs/people/limb.ts';
import { type ProfileShape, profileFace } from '../../motifs/people/profile.ts';
import { seated } from '../../motifs/people/seated.ts';
import { VIJAYANAGARA } from './profile.ts';
import { K } from './style.ts';

function mridangam(b: Brush): void {
  const drum = new Limb(polyline(-80, -68, -26, -70, 26, -70, 84, -66), 24, 33, 38, 35, 26);
  b.cloth(drum.outline, '#7a3a1c', () => {
    for (let i = 0; i < 11; i++)
      b.stroke(polyline(drum.at(0.06, -1 + i * 0.2), drum.at(0.94, -1 + i * 0.2)), 0.55, K.pale);
    b.fill(drum.strip(0.3, 0.4, 0.01), K.green);
    b.fill(drum.strip(0.62, 0.7, 0.01), K.green);
  });
  for (const t of [0.03, 0.97]) b.band(drum.across(t, 0, 1.05), K.pale, 9);
  b.shape(ellipse(87, -66, 9, 26), K.white, 0.8);
  b.shape(ellipse(88, -66, 5, 13), K.black, 0.5);
}

/** Seated at (x, y), facing right (`fx` -1 left). @param look tilt of the head */
export function templeMusician(
  onto: Brush,
  plays: 'mridangam' | 'cymbals',
  x: number,
  y: number,
  s: number,
  fx: 1 | -1,
  look = -0.3,
  shape: ProfileShape = VIJAYANAGARA,
): void {
  const b = onto.on(x, y, s, 0, fx),
    drums = plays === 'mridangam',
    skin = drums ? K.skin2 : '#9a6a3a';
  seated(b, { skin, cloth: drums ? K.white : K.pale, fold: '#8c6a3a', border: drums ? K.red : K.green });
  b.stroke(curveThrough(-40, -148, -8, -108, 26, -58), 0.7, K.white);
  b.band(curveThrough(42, -152, 26, -120, 30, -62), drums ? K.green : K.red, 12, K.pale);
  if (drums) mridangam(b);
  const arms = drums
    ? ([
        [1, [40, -140, 98, -116, 104, -86], 104, -84, 2.1, 1],
        [-1, [-40, -140, -98, -118, -102, -86], -102, -84, 1.15, -1],
      ] as const)
    : ([
        [-1, [-40, -140, -62, -86, 22, -100], 24, -100, -0.4, 1],
        [1, [40, -140, 82, -92, 46, -122], 44, -124, -2.5, -1],
      ] as const);
  for (const [sx, pts, wx, wy, aim, turned] of arms) {
    const arm = new Limb(jointed(...pts), 13, 15, 12, 10, 8);
    b.shape(arm.outline, skin);
    b.fill(ellipse(sx * 38, -138, 11, 13), skin);
    b.band(arm.across(0.34, 0.01, 1.06), K.ochre, 5);
    b.band(arm.across(0.9, 0.01, 1.06), K.ochre, 5);
    mudra(b, drums ? 'pataka' : 'fist', wx, wy, 0.64, aim, turned, { skin });
  }
  if (!drums)
    for (const [cx, cy, turn] of [
      [56, -118, -0.8],
      [24, -158, 2.3],
    ] as const) {
      const c = b.on(cx, cy, 1, turn);
      c.shape(loopThrough(-22, 0, -13, -5, -10, -16, 0, -20, 10, -16, 13, -5, 22, 0, 0, 4), K.ochre, 0.7);
      b.take(c);
    }
  b.shape(loopThrough(-12, -150, -9, -168, -12, -182, 16, -182, 13, -168, 16, -150, 2, -144), skin, 0.8);
  b.beads(curveThrough(-20, -154, 0, -132, 22, -154), 3.2, K.ochre);
  const h = b.on(-2, -206, 0.76, look);
  h.shape(loopThrough(-12, 36, -32, 16, -38, -16, -26, -46, 4, -58, 10, -40, -4, 10), K.black, 0.6);
  h.disc(-16, -62, 19, K.black, 0.6);
  h.band(curveThrough(-30, -46, -14, -44, 0, -52), K.white, 5);
  profileFace(h, shape, { skin, white: K.white, iris: K.black, lips: '#7a2a1c' }, 0.9);
  h.fill(
    loopThrough([
      -24, 22, -32, -8, -24, -40, 0, -60, 24, -54, 33, -42, 22, -46, 2, -44, -14, -32, -22, -10, -18, 8,
    ]),
    K.black,
  );
  h.stroke(curveThrough(46, 26, 39, 25.6, 30, 29, 24, 25), 1.4);
  for (const d of [0, 5, 10])
    h.stroke(curveThrough(31 - d, -44, 34 - d, -36, 33 - d * 0.7, -27), 0.8, K.white);
  h.disc(-17, 12, 8, K.ochre, 0.6);
  b.take(h);
  onto.take(b);
}
