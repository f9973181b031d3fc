/** Madhubani panorama: bride and groom hold out their garlands under a tree, between peacocks, sun and moon. */
import { type Point, type Poly, TAU, polar } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { inked } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { arc, ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, fill } from '../../draw/svg.ts';
import { page, stripBand } from '../../traditions/madhubani/page.ts';
import type { Mithila } from '../../traditions/madhubani/painter.ts';
import { mithilaDress, mithilaPerson } from '../../traditions/madhubani/people.ts';
import { thicket } from '../../traditions/madhubani/plants.ts';
import { frontFace, sun } from '../../traditions/madhubani/sky.ts';
import { strip } from '../../traditions/madhubani/strips.ts';
import { INK, K } from '../../traditions/madhubani/style.ts';
import { heldGarland, kalash } from '../../traditions/madhubani/wedding.ts';
import type { Work } from '../../work.ts';

const W = 1200;

const H = 800;

/** The full moon, pale beside the sun: a face in a ring of white petals, one side of it in shadow. */
function fullMoon(m: Mithila, x: number, y: number, R: number): void {
  const n = 22;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU;
    m.part(leaf(...polar(x, y, R * 0.98, a), R * 0.36, R * 0.13, a), i % 2 ? K.paper : '#9fc3e6', 'hatch', {
      single: true,
      step: 4,
      ang: a,
    });
  }
  m.part(ellipse(x, y, R, R, 0, 60), '#12284e', 'flat', { gap: 4 });
  for (let i = 0; i < 30; i++) m.add(dot(...polar(x, y, R * 0.87, (i / 30) * TAU), 2.6, K.paper));
  const face = R * 0.76;
  m.add(inked(ellipse(x, y, face, face, 0, 60), '#fdf6e6', INK, 2));
  const shadow = [
    ...arc(x, y, face, -Math.PI / 2, Math.PI / 2, 30),
    ...arc(x - face * 0.46, y, face * 1.1, 1.14, -1.14, 30),
  ];
  m.add(fill(shadow, '#b9d0e4') + clip(shadow, hatch(shadow, 0.6, 5, 0.9, INK, m.r)));
  frontFace(m, x, y, face * 0.86, { lips: K.rose });
  m.block(ellipse(x, y, R * 1.36, R * 1.36, 0, 24));
}

/** The couple; their hands nearly meet before the trunk. */
function couple(m: Mithila, cx: number, gy: number): void {
  const his: Point[] = [];
  const hers: Point[] = [];
  mithilaPerson(m, cx - 178, gy + 1, 1.56, 1, {
    kind: 'man',
    head: 'turban',
    skin: '#e39a4e',
    dress: { ...mithilaDress(K.turmeric, K.leaf, K.kumkum, 4), trim: K.kumkum },
    moustache: true,
    joined: true,
    pupil: [22, -10],
    arms: [
      { to: [40, -198], mudra: 'garland', aim: -0.5, held: (p) => his.push(p) },
      { to: [80, -234], mudra: 'garland', aim: -0.5, held: (p) => his.push(p) },
    ],
  });
  mithilaPerson(m, cx + 178, gy + 1, 1.52, -1, {
    kind: 'woman',
    nod: 0.1,
    joined: true,
    pupil: [22, -12],
    dress: mithilaDress(K.kumkum, K.turmeric, K.rose, 3, K.leaf),
    arms: [
      { to: [40, -204], mudra: 'garland', aim: -0.5, held: (p) => hers.push(p) },
      { to: [80, -240], mudra: 'garland', aim: -0.5, held: (p) => hers.push(p) },
    ],
  });
  heldGarland(m, his[0], his[1], 104, [K.marigold, K.paper], 10);
  heldGarland(m, hers[0], hers[1], 104, [K.rose, K.paper], 10);
}

function panorama(seed: number): Painting {
  const { m, f, r, done } = page(
    seed,
    W,
    H,
    [K.turmeric, K.paper, K.rose, K.marigold, K.palash],
    [
      { t: 10, band: stripBand('lines', K.paper) },
      { t: 34, band: stripBand('petals', K.kumkum, K.turmeric) },
      { t: 7, band: stripBand('plain', K.leaf) },
      { t: 14, band: stripBand('eyes', K.paper, K.kumkum), corner: false },
    ],
    { ground: '#1f4a86' },
  );
  const cx = W / 2;
  const gy = f.y + f.h - 92;
  m.water(f.x, gy, f.w, 96);
  for (let i = 0; i < 9; i++) {
    const x = f.x + ((i + 0.5) * f.w) / 9;
    if (i % 2) m.lotus(x, gy + 70, 48);
    else m.fish(x, gy + 52, 0.5, r.between(-0.08, 0.08), i < 5 ? 1 : -1);
  }
  m.add(strip((x, y) => [f.x + x, gy - 8 + y], f.w, 18, { mark: 'teeth', col: K.leaf, on: K.paper }));
  m.block(rect(f.x, gy - 8, f.w, 40));
  m.arbour(cx, gy, f.y - 30);
  sun(m, f.x + 104, f.y + 104, 74, {
    face: 56,
    flame: 26,
    n: 24,
    flames: [K.kumkum, K.turmeric],
    stripes: [{ mark: 'dots', col: K.kumkum, on: K.paper }],
  });
  fullMoon(m, f.x + f.w - 104, f.y + 104, 74);
  for (const sg of [-1, 1]) {
    m.peacock(cx + sg * 358, gy - 80, 1.05, -sg, {
      tail: 'up',
      look: sg > 0 ? 'back' : 'fwd',
    });
    m.parrot(cx + sg * 284, f.y + 146, 0.66, -sg);
  }
  couple(m, cx, gy);
  kalash(m, cx, gy + 2, 0.78);
  thicket(
    m,
    { x: f.x, y: f.y, w: f.w, h: gy - f.y },
    [
      [K.turmeric, K.kumkum],
      [K.rose, K.paper],
      [K.paper, K.kumkum],
    ],
    { size: 24, lengths: [120, 84, 60] },
  );
  const field: Poly = rect(f.x + 3, f.y + 3, f.w - 6, gy - f.y - 6);
  m.fillGround(field, [13, 9, 5.4]);
  return done();
}

export const work: Work = {
  id: 'hero-madhubani',
  collection: 'hero',
  seed: 18,
  width: W,
  height: H,
  alt: 'A bride and groom hold out wedding garlands under a flowering tree, between two peacocks, sun and moon, above a pond of fish and lotuses, in bright Madhubani line.',
  draw: panorama,
};
