/** Three generations at one sheet: grandmother draws the edge of the peacock's train, mother reaches for its neck, a girl squats with the red. */
import { polyline } from '../../draw/curves.ts';
import { polar } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, group } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, edged, fill, line } from '../../draw/svg.ts';
import { type Band, frame, hatched, petals, triangles } from '../../motifs/borders.ts';
import { Mithila } from '../../traditions/madhubani/painter.ts';
import { type Reach, mithilaDress, mithilaPerson } from '../../traditions/madhubani/people.ts';
import { INK, K, borderStyle } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];

/** Nib or brush in a hand, its hair full of colour. */
const tool =
  (m: Mithila, hair: string): Reach['held'] =>
  (at, aim, k) => {
    m.add(
      inked(
        ribbon([polar(...at, -46 * k, aim), polar(...at, 20 * k, aim)], () => 2.6 * k),
        K.turmeric,
        INK,
        1.6,
      ),
    );
    m.add(
      fill(
        ribbon([polar(...at, 18 * k, aim), polar(...at, 40 * k, aim)], widths(3.6 * k, 3 * k, 0.4), 2),
        hair,
      ),
    );
  };

/** The sheet on the wall: a peacock, its right half still without colour. */
function sheet(seed: number, w: number, h: number): string {
  const m = new Mithila(new Rng(seed), [K.kumkum, K.marigold, K.rose, K.palash]);
  const band: Band = triangles;
  const f = frame(
    w,
    h,
    6,
    [
      { t: 8, band: hatched, corner: false },
      { t: 22, band: petals },
      { t: 12, band, corner: false },
    ],
    m.r,
    borderStyle([K.kumkum, K.leaf, K.marigold]),
  );
  m.peacock(w / 2 + 22, h / 2 + 62, 0.7, 1, { tail: 'up' });
  m.part(rect(f.x, f.y + f.h - 40, f.w, 40), K.leaf, 'fish', { gap: 3, ang: -1.57, step: 16 });
  m.fillGround(rect(f.x + 2, f.y + 2, f.w * 0.55, f.h - 44), [13, 9, 6, 4]);
  return (
    fill(rect(6, 8, w, h), '#3a2412', 'opacity=".4"') +
    fill(rect(0, 0, w, h), '#fff6e2') +
    clip(rect(f.x, f.y, f.w, f.h), m.out.join('')) +
    f.svg +
    line(rect(0, 0, w, h), INK, 2.4, true)
  );
}

function family(seed: number): Painting {
  const r = new Rng(seed);
  const m = new Mithila(r, [K.kumkum, K.marigold, K.leaf, K.palash]);
  const f = frame(
    W,
    H,
    12,
    [
      { t: 10, band: hatched, corner: false },
      { t: 34, band: petals },
      { t: 14, band: triangles, corner: false },
    ],
    r,
    borderStyle([K.leaf, K.rose, K.turmeric]),
  );
  const floor = f.y + f.h - 74;
  const wall = rect(f.x, f.y, f.w, floor - f.y);
  m.add(fill(wall, '#f3c85a'));
  const S = { x: W / 2 - 160, y: f.y + 34, w: 320, h: 408 };
  m.block(rect(S.x - 6, S.y - 24, S.w + 12, S.h + 40));
  // the floor, the string with its bamboo rod, the sheet
  const ground = rect(f.x, floor, f.w, f.y + f.h - floor);
  m.add(
    fill(ground, K.kumkum) +
      hatch(ground, 0, 18, 2, INK, r, 0.02) +
      ink(polyline(f.x, floor, f.x + f.w, floor), INK, 3, { closed: false, taper: 0 }),
  );
  for (let i = 0; i < 13; i++)
    if (i !== 4 && (i < 7 || i > 9)) m.flower(f.x + 36 + i * 66, f.y + f.h - 26, 14, 8, K.turmeric, K.paper);
  m.add(line(polyline(S.x + 30, S.y, W / 2, f.y + 4, S.x + S.w - 30, S.y), INK, 2));
  m.add(group(sheet(seed + 4, S.w, S.h), `transform="translate(${S.x} ${S.y})"`));
  m.part(rect(S.x - 18, S.y - 9, S.w + 36, 15), '#b4722e', 'hatch', {
    single: true,
    step: 20,
    ang: 1.4,
    w: 2.4,
  });
  mithilaPerson(m, 214, floor + 22, 1.34, 1, {
    kind: 'woman',
    nod: -0.06,
    skin: '#d9924c',
    dress: { ...mithilaDress(K.kumkum, K.paper, K.leaf, 1, K.leaf), trim: K.kumkum },
    arms: [
      { to: [-44, -160], mudra: 'rest', aim: 1.8 },
      { to: [112, -262], mudra: 'hold', aim: -0.35, held: tool(m, INK) },
    ],
  });
  mithilaPerson(m, 788, floor + 22, 1.34, -1, {
    kind: 'woman',
    dress: mithilaDress(K.indigo, K.turmeric, K.rose, 4, K.palash),
    arms: [
      { to: [-30, -176], mudra: 'hip', aim: 0.5 },
      { to: [116, -240], mudra: 'hold', aim: -0.2, held: tool(m, K.leaf) },
    ],
  });
  mithilaPerson(m, 404, floor + 62, 1.06, 1, {
    kind: 'woman',
    pose: 'squat',
    head: 'bun',
    nod: -0.24,
    dress: mithilaDress(K.rose, K.turmeric, K.leaf, 2, K.indigo),
    arms: [
      { to: [52, -86], mudra: 'rest', aim: 0.4 },
      { to: [74, -178], mudra: 'hold', aim: -0.9, held: tool(m, K.kumkum) },
    ],
  });
  for (const [x, c] of [
    [556, K.kumkum],
    [610, K.leaf],
    [664, K.turmeric],
  ] as const) {
    m.part(ellipse(x, floor + 46, 24, 15), '#a4522a', 'none', { gap: 3, w: 2 });
    m.add(edged(ellipse(x, floor + 42, 18, 9), c, INK, 1.6) + dot(x - 5, floor + 40, 2, K.paper));
  }
  m.fillGround(rect(f.x + 2, f.y + 2, f.w - 4, floor - f.y - 4), [20, 14, 9, 5]);
  return {
    w: W,
    h: H,
    bg: K.paper,
    body: clip(rect(f.x, f.y, f.w, f.h), m.out.join('')) + f.svg,
    finish: { seed, surface: 'paper', wobble: 1.6, age: 0.3 },
  };
}

export const work: Work = {
  id: 'event-madhubani-weekend-2',
  collection: 'events',
  seed: 27,
  width: W,
  height: H,
  alt: 'Two Mithila women and a squatting girl paint one hanging sheet together: a peacock whose right side still waits for its flowers.',
  draw: family,
};
