/** A row of court ladies after the ceiling of Lepakshi, each in a sari woven differently. */
import { clip } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { rect } from '../../draw/shapes.ts';
import { Sheet } from '../../draw/sheet.ts';
import { dot, fill, line, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { ceilingBand } from '../../traditions/lepakshi/ceiling-band.ts';
import { type Lady, lady } from '../../traditions/lepakshi/lady.ts';
import { K } from '../../traditions/lepakshi/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1280, 720];

const LADIES: readonly (Lady & { fx: 1 | -1 })[] = [
  {
    fx: 1,
    skin: K.skin,
    weave: 'bars',
    cloth: [K.pale, K.red, K.deep],
    bodice: [K.green, K.deep, K.pale],
    holds: 'fan',
    hair: 'bun',
  },
  {
    fx: 1,
    skin: K.skin2,
    weave: 'lozenges',
    cloth: [K.green, K.pale, K.red],
    bodice: [K.ochre, K.red, K.pale],
    holds: 'mirror',
    hair: 'knot',
  },
  {
    fx: 1,
    skin: K.skin,
    weave: 'zigzag',
    cloth: [K.white, K.deep, K.red],
    bodice: [K.red, K.ochre, K.pale],
    holds: 'none',
    hair: 'braid',
    back: true,
  },
  {
    fx: 1,
    skin: K.skin3,
    weave: 'blocks',
    cloth: [K.red, K.pale, K.ochre],
    bodice: [K.pale, K.green, K.black],
    holds: 'lotus',
    hair: 'crown',
  },
  {
    fx: -1,
    skin: K.skin,
    weave: 'diagonal',
    cloth: [K.pale, K.green, K.black],
    bodice: [K.red, K.pale, K.ochre],
    holds: 'casket',
    hair: 'bun',
  },
  {
    fx: -1,
    skin: K.skin2,
    weave: 'swans',
    cloth: [K.ochre, K.red, K.white],
    bodice: [K.deep, K.green, K.pale],
    holds: 'parrot',
    hair: 'knot',
  },
  {
    fx: -1,
    skin: K.skin,
    weave: 'checks',
    cloth: [K.white, K.red, K.black],
    bodice: [K.green, K.pale, K.black],
    holds: 'lamp',
    hair: 'braid',
  },
];

function draw(seed: number): Painting {
  const sheet = new Sheet(seed, W, H),
    top = 124,
    foot = 606;
  sheet.add(fill(rect(0, 0, W, H), K.black));
  sheet.add(
    ceilingBand(14, 14, W - 28, 30, 'petals'),
    ceilingBand(14, 46, W - 28, 42, 'scroll'),
    ceilingBand(14, 90, W - 28, 32, 'steps'),
  );
  sheet.add(fill(rect(14, top, W - 28, foot - top + 14), K.wall));
  sheet.add(
    ceilingBand(14, foot + 16, W - 28, 30, 'steps'),
    ceilingBand(14, foot + 48, W - 28, 46, 'petals'),
  );
  // small flowers fall between the ladies
  let s = '';
  const pitch = (W - 80) / LADIES.length;
  for (let i = 0; i <= LADIES.length; i++)
    for (const [dy, R] of [
      [176, 11],
      [262, 7],
      [470, 8],
    ] as const) {
      const x = 42 + i * pitch;
      if (x > 30 && x < W - 30)
        s += polys(rosette(x, dy, R, 8, i), i % 2 ? K.ochre : '#c4683c') + dot(x, dy, R * 0.24, K.pale);
    }
  sheet.add(s);
  const row = LADIES.map((o, i) =>
    lady(40 + pitch * (i + 0.5) - o.fx * 4 + (i === 3 ? -14 : i === 4 ? 6 : 0), foot, 1.02, o.fx, o),
  );
  sheet.add(clip(rect(14, top, W - 28, foot - top + 14), row.join('')));
  sheet.add(line(rect(14, top, W - 28, foot - top + 14), K.black, 2.4, true));
  return sheet.art(K.wall, {
    surface: 'plaster',
    wobble: 1.6,
    wobbleFreq: 0.02,
    grain: 0.5,
    mottle: 1.4,
    fibre: 0.7,
    vignette: 0.5,
    age: 0.6,
    wear: 0.55,
  });
}

export const work: Work = {
  id: 'gallery-south-indian-lepakshi-attendants',
  collection: 'gallery',
  seed: 12,
  width: W,
  height: H,
  alt: 'Six court ladies and a crowned figure stand in profile on red plaster, every sari striped, checked or block-patterned differently, with stiff pointed ends.',
  draw,
};
