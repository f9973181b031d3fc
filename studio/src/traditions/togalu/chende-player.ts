/** The chende player at the side of the stage, as a leather puppet. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { ellipse } from '../../draw/shapes.ts';
import { mudra } from '../../motifs/hands/mudra.ts';
import type { Brush } from '../../motifs/people/brush.ts';
import { foot } from '../../motifs/people/foot.ts';
import { Limb, jointed } from '../../motifs/people/limb.ts';
import { pleats } from '../../motifs/people/pleats.ts';
import { profileFace } from '../../motifs/people/profile.ts';
import { PUPPET } from './profile.ts';
import { K, hide } from './style.ts';

const SKIN = '#c47d3e';

/** Standing at (x, y), about 430 high, facing right. */
export function chendePlayer(onto: Brush, x: number, y: number, s: number): void {
  const b = onto.on(x, y, s);
  foot(b, -24, -46, 0.82, 0, 1, SKIN);
  foot(b, 28, -44, 0.82, 0, 1, SKIN);
  pleats(b, polyline(-46, -200, -62, -120, -56, -34), polyline(48, -200, 70, -110, 68, -32), {
    n: 8,
    base: K.light,
    shade: K.amber,
    hems: [
      [0.8, 0.86, K.red],
      [0.9, 0.97, K.green],
    ],
    zigzag: 4,
    sag: 6,
  });
  const trunk = loopThrough([
    -46, -192, -44, -228, -52, -270, -58, -300, -46, -316, -14, -324, 18, -324, 48, -316, 58, -298, 50, -268,
    44, -228, 48, -192, 0, -182,
  ]);
  hide(b, trunk, K.green);
  b.band(curveThrough(-46, -202, 0, -188, 48, -202), K.red, 15, K.light);
  b.stroke(curveThrough(-46, -314, 6, -270, 46, -222), 2.2);
  const drum = new Limb(polyline(52, -232, 58, -112), 46, 48, 46);
  hide(b, drum.outline, K.amber, { depth: 8 });
  for (let i = 0; i < 8; i++)
    b.stroke(polyline(drum.at(0.1, -0.95 + i * 0.27), drum.at(0.9, -0.82 + i * 0.27)), 0.8);
  for (const t of [0.04, 0.5, 0.96]) b.band(drum.across(t, 0.08, 1.04), K.crimson, 11, K.light);
  b.shape(ellipse(52, -232, 47, 14, 0.04, 50), K.light, 0.9);
  for (const [sx, pts, wx, wy, aim, fx, stick] of [
    [-1, [-46, -304, -92, -236, 4, -256], 6, -258, -0.5, 1, [2, -258, 74, -240]],
    [1, [46, -304, 116, -288, 104, -344], 103, -348, -2.0, 1, [112, -358, 52, -396]],
  ] as const) {
    const arm = new Limb(jointed(...pts), 17, 19, 16, 13, 10);
    hide(b, arm.outline, K.green, { depth: 5, r: 1.6 });
    b.fill(ellipse(sx * 43, -302, 12, 14), K.green);
    b.band(arm.across(0.93, 0.01, 1.08), K.amber, 7, K.red);
    b.band(polyline(...stick), K.light, 6);
    mudra(b, 'fist', wx, wy, 0.7, aim, fx, { skin: SKIN });
  }
  b.shape(loopThrough(-14, -316, -10, -334, -12, -350, 18, -350, 15, -334, 19, -316, 2, -306), SKIN, 0.8);
  b.beads(curveThrough(-24, -320, 0, -296, 26, -320), 3.8, K.amber);
  const h = b.on(0, -380, 0.86, -0.24);
  profileFace(h, PUPPET, { skin: SKIN, white: K.light, iris: K.black, lips: K.red }, 0.85);
  h.fill(loopThrough(-20, 34, -28, 4, -20, -26, -8, -20, -12, 2, -16, 16, -10, 36), K.black);
  h.shape(loopThrough(49, 27, 42, 22, 32, 25, 20, 20, 8, 10, 16, 27, 28, 33, 42, 31), K.black, 0.5);
  hide(h, loopThrough(40, -34, 34, -62, 8, -82, -24, -74, -40, -46, -34, -16, -10, -20, 12, -38), K.red);
  h.band(curveThrough(39, -33, 14, -42, -10, -28, -32, -14), K.amber, 10, K.light);
  h.disc(-14, 16, 8, K.amber, 0.6);
  b.take(h);
  onto.take(b);
}
