/** A soldier of the ranks, seen to the waist: turban, moustache, spear, shield. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Poly, TAU, polar, series, transform } from '../../draw/geometry.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dots, line } from '../../draw/svg.ts';
import { head } from './head.ts';
import { contour, drawn, dye, stroke } from './kalam.ts';
import { INK, K } from './style.ts';
import { type Stuff, stuffed } from './textile.ts';

const SKINS = ['#d0a160', '#c0824c', '#dcb877', '#a9713f'];

/** @param x,y the base of his neck, @param look a number that decides skin, headgear and arms, @param coat what he wears */
export function soldier(x: number, y: number, s: number, fx: number, look: number, coat: Stuff): string {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx),
    skin = SKINS[look % 4],
    trunk = T(loopThrough(-12, -6, -36, 4, -46, 30, -46, 110, 44, 110, 44, 30, 34, 4, 12, -6, 0, 6)),
    shaft = T([
      [50, 120],
      [44, -150],
    ]);
  const shield = T(ellipse(-6, 62, 36, 36));
  return (
    line(shaft, INK, 6 * s) +
    line(shaft, K.rust, 3.4 * s) +
    drawn(T(leaf(44, -146, 46, 10, -Math.PI / 2, 0, 0.4)), look % 2 ? '#f1e5c6' : K.paleIndigo, 1.8) +
    stuffed(trunk, coat, 0.2, 15 * s) +
    contour(trunk, 2) +
    stroke(T(curveThrough(-16, -2, 4, 40, 26, 84)), 1.7) +
    (look % 3 === 0
      ? dye(shield, K.dark) +
        dots(T(series(12, (i) => polar(-6, 62, 28, (i / 12) * TAU))), 2.2 * s, K.myrobalan) +
        drawn(T(ellipse(-6, 62, 12, 12)), K.myrobalan, 1.5) +
        contour(shield, 2)
      : '') +
    drawn(T(loopThrough(36, 34, 54, 30, 60, 44, 50, 54, 36, 48)), skin, 1.8) +
    head((p) => T(transform(p, 4, -46, 1.12)), 1.12 * s, skin, {
      kind: 'man',
      crown: look % 3 === 1 ? 'fillet' : 'turban',
      hair: look % 3 === 1 ? 'long' : 'none',
      moustache: true,
      tilak: 'none',
      gaze: 0.8,
    })
  );
}
