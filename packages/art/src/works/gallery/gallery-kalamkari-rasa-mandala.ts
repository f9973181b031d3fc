/** Rasa Mandala: wheels of dancers turn round Krishna and Radha. */
import { TAU, ellipse, leaf, polar, rect } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { dot, fill, group, line } from '../../draw/svg.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { lotusFlower } from '../../figures/props.ts';
import { chintz, chintzLeaf } from '../../motifs/painted/chintz.ts';
import { lotusTop } from '../../motifs/plants/lotus-outline.ts';
import { Cloth } from '../../traditions/kalamkari/cloth.ts';
import {
  INDIGO,
  INK,
  K,
  LEAF,
  MADDER,
  RUST,
  YELLOW,
  noble,
  put,
  woman,
} from '../../traditions/kalamkari/people.ts';
import type { Cloth as Textile } from '../../figures/types.ts';
import type { Work } from '../../work.ts';

const S = 940;

const gopi = (skirt: Textile, blouse: Textile, tone: FigureSpec['tone']): FigureSpec => {
  const g = woman(skirt, blouse, POSES.ring(), { tone, view: 'profile' });
  return { ...g, wear: { ...g.wear, lower: 'ghagra', scarfStyle: 'none' } };
};

const krishna = (pose = POSES.ring()): FigureSpec => ({
  ...noble('blue', YELLOW, pose),
  view: 'profile',
  gear: 'mukut',
  hold: undefined,
});

function draw(seed: number): Painting {
  const c = new Cloth(seed, S, S, 'madder', K.madder),
    { f, r } = c,
    cx = S / 2,
    cy = S / 2,
    R = f.w / 2 - 8;
  // corners: a great flower in its leaves
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) {
      const x = cx + sx * (f.w / 2 - 62),
        y = cy + sy * (f.h / 2 - 62);
      for (let i = 0; i < 9; i++) {
        const a = Math.atan2(sy, sx) + (i - 4) * 0.42;
        c.add(
          chintzLeaf(
            x + Math.cos(a) * 24,
            y + Math.sin(a) * 24,
            54 - Math.abs(i - 4) * 3,
            10,
            a,
            0.12,
            i % 2 ? K.leaf : K.indigo,
            '#dcc48e',
            INK,
            r,
          ),
        );
      }
      c.add(chintz(x, y, 46, r.between(0, 3), 0, [K.indigo, K.myrobalan, K.madder], INK, r, K.cloth));
      c.block(ellipse(x, y, 74, 74));
    }
  c.block(ellipse(cx, cy, R + 6, R + 6, 0, 60));
  c.flowers(rect(f.x, f.y, f.w, f.h), K.rust, K.cloth, 21);
  // wheels, from the rim inwards
  const disc = (q: number, col: string) =>
    c.add(fill(ellipse(cx, cy, q, q, 0, 120), col) + ink(ellipse(cx, cy, q, q, 0, 120), INK, 1.8));
  const petalRing = (q: number, n: number, L: number, col: string, col2: string) => {
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU,
        p = leaf(...polar(cx, cy, q, a), L, (q * Math.PI * 0.86) / n, a, 0, 0.46);
      c.add(fill(p, i % 2 ? col : col2) + line(p, INK, 1, true));
    }
  };
  const beads = (q: number, n: number, rad: number, col: string) => {
    for (let i = 0; i < n; i++) c.add(dot(...polar(cx, cy, q, (i / n) * TAU), rad, col));
  };
  disc(R, K.cloth);
  petalRing(R - 22, 72, 19, K.madder, K.myrobalan);
  disc(R - 22, K.myrobalan);
  beads(R - 28, 120, 2.4, K.madder);
  disc(R - 34, K.indigo);
  const inner = R - 144;
  const around = (list: string[], n: number, feet: number, turn: number) => {
    for (let i = 0; i < n; i++) {
      const a = ((i + turn) / n) * 360;
      c.add(
        group(
          list[i % list.length],
          `transform="translate(${cx} ${cy}) rotate(${a.toFixed(2)}) translate(0 ${-feet})"`,
        ),
      );
    }
  };
  // stars of blossom between the dancers of the outer wheel
  for (let i = 0; i < 26; i++) {
    const a = ((i + 0.5) / 26) * TAU - Math.PI / 2;
    for (const [q, R2] of [
      [R - 54, 8],
      [inner + 28, 6],
    ])
      for (const p of lotusTop(...polar(cx, cy, q, a), R2, 6, a).outer) c.add(fill(p, K.cloth));
    c.add(
      dot(...polar(cx, cy, R - 54, a), 2.6, K.myrobalan) +
        dot(...polar(cx, cy, inner + 28, a), 2, K.myrobalan),
    );
  }
  const s = 0.215,
    dancer = (g: FigureSpec) => put(g, r.fork(), 0, 0, s, 1);
  const outer = [gopi(MADDER, YELLOW, 'wheat'), gopi(YELLOW, MADDER, 'fair'), gopi(RUST, LEAF, 'wheat')].map(
    dancer,
  );
  const blue = dancer(krishna());
  around(
    [
      outer[0],
      blue,
      outer[1],
      blue,
      outer[2],
      blue,
      outer[1],
      outer[0],
      blue,
      outer[2],
      blue,
      outer[1],
      blue,
    ],
    26,
    inner + 10,
    0,
  );
  disc(inner + 4, K.cloth);
  petalRing(inner - 14, 48, 16, K.indigo, K.madder);
  disc(inner - 14, K.madder);
  const core = inner - 116;
  const indigoGirls = [
    gopi(INDIGO, YELLOW, 'fair'),
    gopi(YELLOW, INDIGO, 'wheat'),
    gopi(LEAF, RUST, 'fair'),
  ].map(dancer);
  for (let i = 0; i < 14; i++) {
    const a = ((i + 0.5) / 14) * TAU - Math.PI / 2;
    for (const p of lotusTop(...polar(cx, cy, inner - 34, a), 9, 6, a).outer) c.add(fill(p, K.shell));
    c.add(dot(...polar(cx, cy, inner - 34, a), 2.8, K.myrobalan));
  }
  around([indigoGirls[0], indigoGirls[1], indigoGirls[2], indigoGirls[1]], 14, core + 8, 0);
  disc(core + 3, K.myrobalan);
  beads(core - 2, 60, 2, K.madder);
  disc(core - 8, K.cloth);
  petalRing(core - 30, 26, 20, K.shell, K.rust);
  disc(core - 28, '#efdfb8');
  const base = cy + core - 42,
    scale = (core - 30) / 272;
  c.add(put({ ...krishna(POSES.flute()), flute: 0.18, view: 'threeQuarter' }, r, cx - 22, base, scale, 1));
  c.add(
    put(
      woman(YELLOW, LEAF, withArms(POSES.stand(), {}, { to: [44, -270], aim: -1.1 }), {
        tone: 'fair',
        hold: [undefined, (p, q, a) => lotusFlower(p, q, a, 18, { out: K.shell, in: K.cloth })],
      }),
      r,
      cx + 30,
      base,
      scale * 0.92,
      -1,
    ),
  );
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-rasa-mandala',
  collection: 'gallery',
  seed: 17,
  width: S,
  height: S,
  alt: 'Two wheels of dancing gopis and Krishnas, indigo and madder, turn round Krishna with his flute and Radha, flowers in the corners.',
  draw,
};
