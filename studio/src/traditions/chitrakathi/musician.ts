/** Musicians of the tamasha stage, standing with bent knees: the dholki at the waist, the one-stringed tuntune. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { ellipse } from '../../draw/shapes.ts';
import { mudra } from '../../motifs/hands/mudra.ts';
import type { Brush } from '../../motifs/people/brush.ts';
import { foot } from '../../motifs/people/foot.ts';
import { Limb, jointed } from '../../motifs/people/limb.ts';
import { profileFace } from '../../motifs/people/profile.ts';
import { PAITHAN } from './profile.ts';
import { K } from './style.ts';

export interface Player {
  plays: 'dholki' | 'tuntune';
  skin: string;
  coat: string;
  mark: string;
  turban: string;
  moustache: string;
}

function dholki(b: Brush): void {
  const drum = new Limb(polyline(-58, -228, 10, -222, 84, -214, 130, -210), 30, 38, 44, 40, 34);
  b.cloth(drum.outline, K.brown, () => {
    for (let i = 0; i < 13; i++)
      b.stroke(
        polyline(drum.at(0.06, -1 + i * 0.166), drum.at(0.94, -1 + ((i + 1) % 13) * 0.166)),
        0.5,
        K.cream,
      );
    b.fill(drum.strip(0.44, 0.56, 0.01), K.red);
    b.beads(drum.across(0.5, 0.01), 3.4, K.ochre);
  });
  for (const t of [0.03, 0.97]) b.band(drum.across(t, 0, 1.05), K.ochre, 10);
  b.shape(ellipse(133, -210, 11, 34), K.cream, 0.8);
  b.shape(ellipse(134, -210, 6, 15), K.black, 0.5);
}

function tuntune(b: Brush): void {
  b.shape(loopThrough(34, -212, 30, -176, 40, -150, 84, -150, 94, -176, 90, -212), K.brown, 0.9);
  b.shape(ellipse(62, -212, 28, 9), K.cream, 0.8);
  b.band(curveThrough(32, -186, 62, -178, 92, -186), K.ochre, 8, K.red);
  b.band(polyline(86, -150, 92, -372), '#6a3a1c', 8);
  b.stroke(polyline(62, -210, 90, -362), 0.8, K.cream);
  b.shape(ellipse(100, -352, 12, 5, -0.3), K.ochre, 0.6);
}

/** Standing at (x, y), about 440 high, facing right (`fx` -1 left). */
export function player(onto: Brush, o: Player, x: number, y: number, s: number, fx: 1 | -1): void {
  const b = onto.on(x, y, s, 0, fx),
    drums = o.plays === 'dholki';
  // dhoti between bent knees
  for (const [pts, t, ff] of [
    [[24, -196, 76, -112, 44, -44], 0, 1],
    [[-22, -196, -66, -116, -50, -40], 0, 1],
  ] as const) {
    foot(b, pts[4] + 4, -50, 0.84, t, ff, o.skin);
    const leg = new Limb(jointed(...pts), 36, 40, 36, 28, 24, 18);
    b.cloth(leg.outline, K.cream, () => {
      for (const u of [-0.6, -0.2, 0.25, 0.65]) b.stroke(leg.along(u, 0.04, 0.96), 0.5, K.brown);
      b.band(leg.across(0.93, 0.01, 1.1), K.red, 9);
    });
  }
  b.shape(loopThrough(-22, -190, 24, -190, 16, -130, 4, -96, -8, -130), K.cream, 0.8);
  for (const d of [-9, 0, 9]) b.stroke(curveThrough(d, -188, d * 0.7, -140, 2, -104), 0.5, K.brown);
  // coat, flared below the belt
  const trunk = loopThrough([
    -58, -172, -46, -204, -44, -240, -52, -280, -58, -304, -46, -318, -16, -326, 18, -326, 48, -318, 58, -302,
    50, -278, 44, -240, 48, -204, 62, -170, 0, -160,
  ]);
  b.cloth(trunk, o.coat, () => {
    for (let i = 0; i < 9; i++)
      for (let j = 0; j < 11; j++) b.dot(-62 + i * 15 + (j % 2) * 7, -324 + j * 15, 2.4, o.mark);
    b.stroke(curveThrough(-14, -324, 10, -280, 0, -206), 0.9);
    b.even(curveThrough(-60, -176, 0, -164, 64, -174), o.mark, 9);
  });
  b.band(curveThrough(-46, -206, 0, -192, 48, -206), K.red, 16, K.ochre);
  b.stroke(curveThrough(-46, -316, 0, -270, 46, -232), 1.4);
  if (drums) dholki(b);
  else tuntune(b);
  const arms = drums
    ? ([
        [-1, [-46, -306, -92, -262, -64, -222], -62, -220, 1.0, 1],
        [1, [46, -306, 110, -288, 116, -240], 116, -238, 1.9, 1],
      ] as const)
    : ([
        [-1, [-46, -306, -62, -234, 24, -246], 26, -246, -0.2, 1],
        [1, [46, -306, 118, -262, 92, -300], 92, -300, -2.2, -1],
      ] as const);
  for (const [sx, pts, wx, wy, aim, turned] of arms) {
    const arm = new Limb(jointed(...pts), 17, 20, 17, 14, 10, 9);
    b.cloth(arm.outline, o.coat, () => {
      for (let i = 0; i < 9; i++)
        for (const u of [-0.5, 0.4]) b.dot(...arm.at(0.06 + i * 0.1, u), 2.4, o.mark);
    });
    b.fill(ellipse(sx * 43, -303, 12, 14), o.coat);
    b.band(arm.across(0.95, 0.01, 1.08), o.mark, 6);
    mudra(b, drums ? 'pataka' : 'fist', wx, wy, 0.72, aim, turned, { skin: o.skin });
  }
  b.shape(loopThrough(-14, -318, -10, -336, -12, -352, 18, -352, 15, -336, 19, -318, 2, -308), o.skin, 0.8);
  b.beads(curveThrough(-24, -322, 0, -298, 26, -322), 3.6, K.ochre);
  const h = b.on(0, -382, 0.9, -0.12);
  profileFace(h, PAITHAN, { skin: o.skin, white: K.cream, iris: K.black, lips: K.red }, 0.85);
  h.fill(loopThrough(-22, 30, -26, 4, -20, -24, -8, -20, -10, 0, -14, 14, -10, 32), K.black);
  h.shape(loopThrough(47, 27, 40, 22, 30, 25, 18, 20, 8, 10, 14, 26, 26, 33, 40, 30), o.moustache, 0.5);
  h.dot(36, -30, 3.4, K.red);
  h.disc(-14, 14, 7, K.ochre, 0.6);
  // the great wound turban with its tail and cockade
  h.shape(loopThrough(-30, -20, -54, 10, -62, 54, -48, 60, -36, 28, -22, 0), o.turban, 0.8);
  for (const d of [0, 7]) h.stroke(curveThrough(-34 - d, -10, -48 - d, 20, -54 - d * 0.5, 52), 0.6, K.ochre);
  const wound = loopThrough([
    42, -30, 40, -52, 20, -78, -12, -84, -42, -66, -50, -34, -34, -10, -14, -16, 8, -36,
  ]);
  h.cloth(wound, o.turban, () => {
    for (let i = 0; i < 6; i++)
      h.stroke(
        curveThrough(46 - i * 7, -32 - i * 9, 12 - i * 8, -46 - i * 7, -28 - i * 3, -10 - i * 14),
        0.8,
        K.ochre,
      );
  });
  h.shape(loopThrough(20, -74, 26, -108, 40, -112, 38, -92, 34, -66), o.turban, 0.7);
  for (const d of [0, 5])
    h.stroke(curveThrough(26 + d, -72, 32 + d * 0.6, -92, 36 + d * 0.4, -106), 0.5, K.ochre);
  b.take(h);
  onto.take(b);
}
