/** Drummers of Kerala: the upright chenda beaten with sticks, the waisted edakka at the hip. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { ellipse } from '../../draw/shapes.ts';
import { mudra } from '../../motifs/hands/mudra.ts';
import type { Brush } from '../../motifs/people/brush.ts';
import { foot } from '../../motifs/people/foot.ts';
import { Limb, jointed } from '../../motifs/people/limb.ts';
import { pleats } from '../../motifs/people/pleats.ts';
import { muralFace } from './face.ts';
import { INK, K } from './style.ts';

const SKIN = '#b8743a';

function chenda(b: Brush): void {
  const drum = new Limb(polyline(34, -214, 40, -96), 48, 50, 48);
  b.model(drum.outline, '#8a3a1c', '#3a140a', 14);
  for (let i = 0; i < 9; i++)
    b.stroke(polyline(drum.at(0.06, -1 + i * 0.25), drum.at(0.94, -0.9 + i * 0.24)), 0.7, K.lime);
  for (const t of [0.03, 0.5, 0.97]) b.band(drum.across(t, 0.08, 1.04), t === 0.5 ? K.manayola : K.deep, 12);
  b.shape(ellipse(34, -214, 49, 14, 0.04, 50), '#f6e6c2', 0.8);
  b.contour(ellipse(34, -214, 36, 9, 0.04, 40), 0.4);
}

function edakka(b: Brush): void {
  const drum = new Limb(polyline(-34, -200, 24, -186, 82, -172), 34, 30, 19, 19, 30, 34);
  b.model(drum.outline, '#8a3a1c', '#3a140a', 10);
  for (let i = 0; i < 9; i++)
    b.stroke(polyline(drum.at(0.04, -1 + i * 0.25), drum.at(0.96, -1 + i * 0.25)), 0.6, K.lime);
  b.band(drum.across(0.5, 0.02, 1.15), K.chayilyam, 12, K.manjal);
  for (const t of [0.02, 0.98]) b.band(drum.across(t, 0, 1.06), K.manayola, 9);
  b.shape(ellipse(83, -172, 9, 34, 0.24, 40), '#f6e6c2', 0.8);
}

/** Standing at (x, y), about 420 high, looking right (`fx` 1). */
export function drummer(
  onto: Brush,
  x: number,
  y: number,
  s: number,
  fx: 1 | -1,
  kind: 'chenda' | 'edakka',
): void {
  const b = onto.on(x, y, s, 0, fx);
  foot(b, -22, -46, 0.8, 0, 1, SKIN);
  foot(b, 26, -44, 0.8, 0, 1, SKIN);
  pleats(b, polyline(-46, -196, -56, -120, -48, -34), polyline(48, -196, 66, -110, 62, -32), {
    n: 9,
    base: '#f8ecd0',
    shade: '#a8854e',
    hems: [
      [0.84, 0.92, K.manayola],
      [0.92, 1, K.kavi],
    ],
    zigzag: 3,
    sag: 6,
  });
  const trunk = loopThrough([
    -44, -190, -42, -224, -50, -262, -58, -292, -48, -308, -16, -316, 16, -316, 48, -308, 58, -290, 48, -260,
    42, -224, 46, -190, 0, -180,
  ]);
  b.model(trunk, SKIN, '#6a3414', 14);
  b.stroke(curveThrough(-34, -266, -16, -256, -2, -266), 0.6);
  b.stroke(curveThrough(4, -266, 18, -256, 34, -266), 0.6);
  b.band(curveThrough(-46, -198, 0, -184, 48, -198), K.chayilyam, 14);
  b.band(curveThrough(-52, -304, 0, -262, 52, -206), K.manayola, 8);
  if (kind === 'chenda') chenda(b);
  else edakka(b);
  const pairs =
    kind === 'chenda'
      ? ([
          [-1, [-46, -298, -60, -230, -10, -246], -2, -250, -0.5, [-4, -250, 62, -226]],
          [1, [46, -298, 104, -270, 92, -318], 90, -322, -2.0, [96, -330, 40, -372]],
        ] as const)
      : ([
          [-1, [-46, -298, -70, -244, -34, -204], -32, -202, 0.4, undefined],
          [1, [46, -298, 112, -268, 118, -214], 118, -210, 1.9, [126, -206, 84, -156]],
        ] as const);
  for (const [sx, pts, wx, wy, aim, stick] of pairs) {
    const arm = new Limb(jointed(...pts), 18, 16, 14, 12, 9);
    b.model(arm.outline, SKIN, '#6a3414', 8);
    b.fill(ellipse(sx * 42, -296, 12, 14), SKIN);
    b.band(arm.across(0.36, 0.01, 1.06), K.manayola, 6);
    b.band(arm.across(0.92, 0.01, 1.06), K.manayola, 6);
    if (stick) b.band(polyline(...stick), '#e6c27a', 6);
    mudra(b, stick ? 'fist' : 'pataka', wx, wy, 0.66, aim, 1, { skin: SKIN });
  }
  b.shape(loopThrough(-16, -306, -13, -326, -14, -344, 18, -344, 15, -326, 18, -306, 2, -298), SKIN, 0.8);
  b.beads(curveThrough(-26, -312, 0, -284, 28, -312), 3.6, K.manjal);
  const h = b.on(2, -372, 0.86, -0.08);
  h.shape(
    loopThrough(-18, 40, -42, 22, -48, -18, -30, -56, 6, -66, 36, -52, 42, -26, 20, -44, -10, -40),
    INK,
    0.6,
  );
  h.disc(-44, -36, 20, INK, 0.5);
  muralFace(h, { skin: SKIN, shade: '#6a3414', lips: '#8a2a18', gaze: [3, -2] });
  h.fill(
    loopThrough(-36, 10, -42, -22, -28, -52, 4, -64, 34, -52, 40, -30, 26, -46, 2, -46, -20, -34, -28, -14),
    INK,
  );
  for (const d of [0, 5, 10]) h.stroke(curveThrough(6, -44 + d, 15, -43 + d, 26, -44 + d), 0.7, K.lime);
  h.stroke(curveThrough(2, 27, 9, 24, 15, 26, 22, 24, 29, 27), 1.4);
  h.disc(-33, 14, 7, K.manjal, 0.6);
  b.take(h);
  onto.take(b);
}
