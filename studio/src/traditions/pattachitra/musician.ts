/** Seated musicians of the scrolls: the barrel drum across the lap, or the small cymbals. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { ellipse } from '../../draw/shapes.ts';
import { mudra } from '../../motifs/hands/mudra.ts';
import type { Brush } from '../../motifs/people/brush.ts';
import { Limb, jointed } from '../../motifs/people/limb.ts';
import { profileFace } from '../../motifs/people/profile.ts';
import { seated } from '../../motifs/people/seated.ts';
import { ODIA } from './profile.ts';
import { INK, PATTA as K } from './style.ts';

type Instrument = 'mardala' | 'gini';

function mardala(b: Brush): void {
  const drum = new Limb(polyline(-82, -74, -30, -70, 22, -66, 76, -64), 25, 32, 38, 36, 28);
  b.cloth(drum.outline, '#8a3a1c', () => {
    for (let i = 0; i < 12; i++)
      b.stroke(
        polyline(drum.at(0.08, -1 + (i % 6) * 0.4), drum.at(0.92, -1 + ((i + (i > 5 ? 2 : 1)) % 6) * 0.4)),
        0.5,
        K.cream,
      );
    b.fill(drum.strip(0.42, 0.58, 0.01), K.harital);
    b.beads(drum.across(0.5, 0.01), 3, K.hingula);
  });
  for (const t of [0.03, 0.97]) b.band(drum.across(t, 0), K.conch, 10);
  b.shape(ellipse(78, -64, 9, 27), K.conch, 0.8);
  b.shape(ellipse(79, -64, 5, 14), INK, 0.5);
}

/** Cup of bronze seen from the side, with its cord. */
function cymbal(b: Brush, x: number, y: number, turn: number): void {
  const c = b.on(x, y, 1, turn);
  c.shape(loopThrough(-20, 0, -12, -5, -9, -15, 0, -19, 9, -15, 12, -5, 20, 0, 0, 4), K.harital, 0.7);
  c.stroke(polyline(0, -18, 0, -34), 1.2, K.hingula);
  b.take(c);
}

/** Seated at (x, y), facing right (`fx` -1 left) and looking up. */
export function musician(onto: Brush, plays: Instrument, x: number, y: number, s: number, fx: 1 | -1): void {
  const b = onto.on(x, y, s, 0, fx),
    old = plays === 'gini',
    skin = old ? '#dca25c' : '#c98a45',
    hair = old ? '#e9e2d0' : INK;
  seated(b, { skin, cloth: old ? K.harital : K.conch, fold: '#9a6a3a', border: old ? K.leaf : K.hingula });
  b.stroke(curveThrough(-40, -148, -8, -108, 26, -58), 0.7, K.conch);
  b.band(
    curveThrough(-40, -152, -24, -120, -30, -66),
    old ? K.khandaneela : K.harital,
    12,
    old ? K.conch : K.hingula,
  );
  if (!old) mardala(b);
  const arms = old
    ? ([
        [-1, [-40, -140, -66, -86, 14, -92], 16, -92, -0.5, 1],
        [1, [40, -140, 74, -92, 40, -122], 38, -124, -2.5, -1],
      ] as const)
    : ([
        [1, [40, -140, 92, -112, 96, -84], 96, -82, 2.2, 1],
        [-1, [-40, -140, -98, -118, -104, -86], -104, -84, 1.15, -1],
      ] as const);
  for (const [sx, pts, wx, wy, aim, turned] of arms) {
    const arm = new Limb(jointed(...pts), 15, 14, 12, 10, 8);
    b.shape(arm.outline, skin);
    b.fill(ellipse(sx * 37, -138, 11, 13), skin);
    b.band(arm.across(0.34, 0.01), K.harital, 5);
    b.band(arm.across(0.9, 0.01), K.harital, 5);
    mudra(b, old ? 'fist' : 'pataka', wx, wy, 0.62, aim, turned, { skin });
  }
  if (old) {
    cymbal(b, 46, -112, -0.7);
    cymbal(b, 14, -148, 2.3);
  }
  b.shape(loopThrough(-12, -150, -9, -168, -12, -182, 16, -182, 13, -168, 16, -150, 2, -144), skin, 0.8);
  b.beads(curveThrough(-20, -154, 0, -132, 22, -154), 3.4, '#8a3a1c');
  const h = b.on(-2, -206, 0.74, -0.24);
  h.shape(loopThrough(-14, 34, -34, 14, -40, -16, -26, -44, 4, -58, 10, -40, -4, 10), hair, 0.6);
  h.disc(-42, 2, 15, hair);
  profileFace(h, ODIA, { skin, white: K.conch, iris: INK, lips: '#9a3a24' }, 0.9);
  h.shape(
    loopThrough([
      -24, 22, -32, -8, -24, -40, 0, -58, 24, -54, 33, -42, 22, -44, 2, -42, -14, -30, -22, -8, -18, 8,
    ]),
    hair,
    0.5,
  );
  h.stroke(curveThrough(48, 27, 40, 27, 30, 31, 24, 26), 1.5, old ? '#fffaf0' : INK);
  if (old) {
    h.shape(loopThrough(43, 46, 30, 46, 10, 30, -6, 28, 2, 54, 22, 80, 40, 84, 50, 64), hair, 0.6);
    for (const a of [1.2, 1.5, 1.8])
      h.stroke(curveThrough(28, 56, 28 + 24 * Math.cos(a), 56 + 24 * Math.sin(a)), 0.5);
  }
  for (const [d, c] of [
    [0, K.conch],
    [5, K.conch],
    [10, K.hingula],
  ] as const)
    h.stroke(curveThrough(30 - d, -44, 34 - d, -36, 33 - d * 0.7, -26), 0.8, c);
  h.disc(-17, 12, 7, K.harital, 0.6);
  b.take(h);
  onto.take(b);
}
