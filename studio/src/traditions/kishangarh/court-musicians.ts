/** Musicians of the court, seated on the carpet: sarangi and tabla. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { ellipse } from '../../draw/shapes.ts';
import { mudra } from '../../motifs/hands/mudra.ts';
import type { Brush } from '../../motifs/people/brush.ts';
import { Limb, jointed } from '../../motifs/people/limb.ts';
import { profileFace } from '../../motifs/people/profile.ts';
import { seated } from '../../motifs/people/seated.ts';
import { LOTUS_FACE } from './profile.ts';
import { KISHANGARH as K } from './style.ts';

const WOOD = '#8f4f26',
  WOOD_SHADE = '#43200e';

/** The pair of drums, the wooden dayan always at his right hand: near the knee when he faces right. */
function tabla(b: Brush, fx: 1 | -1): void {
  const [bayan, dayan] = fx === 1 ? [108, 30] : [36, 106];
  const at = (p: Poly): Poly => p.map(([x, y]): Point => [x + bayan - 36, y]);
  const pot = at(loopThrough(6, -52, -2, -30, 8, -4, 36, 4, 64, -4, 74, -30, 66, -52));
  b.model(pot, '#c9c6bc', '#5a5a60', 12);
  b.shape(ellipse(bayan, -53, 31, 9), '#f4ead2', 0.8);
  b.shape(ellipse(bayan + 4, -53, 12, 3.6), '#1c1412', 0.4);
  const drum = new Limb(polyline(dayan, -62, dayan + 2, 2), 25, 31, 34);
  b.model(drum.outline, WOOD, WOOD_SHADE, 12);
  for (let i = 0; i < 8; i++)
    b.stroke(polyline(drum.at(0.08, -0.95 + i * 0.27), drum.at(0.86, -0.95 + i * 0.27)), 0.7, '#e9d8b0');
  b.shape(ellipse(dayan, -63, 26, 8), '#f4ead2', 0.8);
  b.shape(ellipse(dayan, -63, 12, 3.8), '#1c1412', 0.4);
}

function sarangi(b: Brush): void {
  const body = loopThrough([
    8, -22, 2, -44, 12, -64, 8, -82, 14, -100, 48, -100, 54, -82, 48, -64, 60, -44, 56, -20, 32, -12,
  ]);
  b.model(body, WOOD, WOOD_SHADE, 12);
  b.shape(loopThrough(12, -26, 8, -44, 17, -60, 44, -60, 53, -44, 50, -25, 32, -19), '#efe0bd', 0.6);
  b.model(loopThrough(16, -98, 18, -168, 26, -186, 40, -186, 46, -168, 46, -98), WOOD, WOOD_SHADE, 8);
  for (const x of [22, 28, 34, 40]) b.stroke(polyline(x, -30, x, -176), 0.4, '#f4ead2');
  for (const y of [-120, -136, -152, -168]) b.shape(ellipse(50, y, 6, 3), '#e9d8b0', 0.5);
}

export interface CourtMusician {
  plays: 'tabla' | 'sarangi';
  skin: string;
  coat: string;
  fold: string;
  turban: string;
  beard: string;
}

/** Seated at (x, y), facing right (`fx` -1 left), looking up. */
export function courtMusician(
  onto: Brush,
  o: CourtMusician,
  x: number,
  y: number,
  s: number,
  fx: 1 | -1,
): void {
  const b = onto.on(x, y, s, 0, fx),
    drums = o.plays === 'tabla';
  seated(b, { skin: o.skin, cloth: '#f3ead8', fold: '#a48f6c', border: K.gold, shirt: o.coat });
  b.stroke(curveThrough(-30, -154, 4, -110, 20, -56), 0.7, o.fold);
  if (drums) tabla(b, fx);
  else sarangi(b);
  const arms = drums
    ? ([
        [-1, [-40, -140, -58, -84, 28, -72], 28, -72, 0.35, 1],
        [1, [40, -140, 86, -112, 100, -84], 100, -84, 1.1, 1],
      ] as const)
    : ([
        [1, [40, -140, 84, -118, 46, -146], 46, -146, -2.5, -1],
        [-1, [-40, -140, -76, -76, -2, -58], -2, -58, -0.1, 1],
      ] as const);
  if (!drums) {
    b.band(curveThrough(-44, -42, 40, -60, 112, -78), '#5a2c12', 3.4);
    b.stroke(curveThrough(-40, -36, 40, -52, 110, -72), 0.8, '#f6f0e0');
  }
  for (const [sx, pts, wx, wy, aim, turned] of arms) {
    const arm = new Limb(jointed(...pts), 14, 17, 15, 13, 10, 9);
    b.model(arm.outline, o.coat, o.fold, 7);
    b.fill(ellipse(sx * 37, -137, 11, 13), o.coat);
    for (const t of [0.42, 0.5, 0.58]) b.stroke(arm.across(t, 0.03), 0.45, o.fold);
    b.band(arm.across(0.95, 0.01, 1.05), K.gold, 5);
    mudra(b, drums ? 'dola' : 'fist', wx, wy, 0.6, aim, turned, { skin: o.skin });
  }
  b.shape(loopThrough(-12, -150, -8, -168, -11, -182, 15, -182, 12, -168, 16, -150, 2, -144), o.skin, 0.8);
  const h = b.on(-2, -206, 0.76, -0.22);
  profileFace(h, LOTUS_FACE, { skin: o.skin, white: '#fbf6ea', iris: K.kajal, lips: '#a8463c' }, 0.9);
  h.fill(
    loopThrough(36, 40, 26, 36, 10, 24, -4, 6, -16, -4, -18, 14, -6, 38, 12, 56, 26, 66, 40, 64, 40, 50),
    o.beard,
  );
  h.stroke(curveThrough(44, 26, 36, 25, 28, 29, 20, 22), 1.8, o.beard);
  for (let i = 0; i < 5; i++)
    h.stroke(
      curveThrough(4 + i * 7, 36 + i * 4, 12 + i * 6, 50 + i * 3, 18 + i * 5, 60 + i),
      0.4,
      '#f3ead855',
    );
  // turban, wound flat
  const wound = loopThrough(32, -34, 20, -62, -4, -72, -30, -64, -38, -40, -30, -18, -16, -14, 4, -36);
  h.model(wound, o.turban, '#4a1a1a', 8);
  for (let i = 0; i < 5; i++)
    h.stroke(
      curveThrough(30 - i * 3, -38 - i * 5, 4 - i * 6, -50 - i * 3, -20 - i * 3, -24 - i * 8),
      0.5,
      K.goldHi,
    );
  h.shape(loopThrough(-34, -28, -50, -10, -46, 18, -36, 12, -30, -14), o.turban, 0.6);
  b.take(h);
  onto.take(b);
}
