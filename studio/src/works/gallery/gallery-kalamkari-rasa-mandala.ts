/** Rasa Mandala: a wheel of dancers turns round Krishna and Radha. */
import { TAU, polar } from '../../draw/geometry.ts';
import { inked } from '../../draw/ink.ts';
import { group } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, edged, fill } from '../../draw/svg.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { lotusFlower } from '../../figures/props.ts';
import type { Cloth as Textile } from '../../figures/types.ts';
import { chintz, chintzLeaf } from '../../motifs/painted/chintz.ts';
import { lotusTop } from '../../motifs/plants/lotus-outline.ts';
import { Cloth } from '../../traditions/kalamkari/cloth.ts';
import { INK, K, LEAF, MADDER, RUST, YELLOW, noble, put, woman } from '../../traditions/kalamkari/people.ts';
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

/** Sprigs round the pair, a lotus under their feet. */
function sprigsRoundPair(cy: number, core: number, cx: number, c: Cloth, r: Rng): void {
  const base = cy + core - 50,
    scale = (core - 26) / 268;
  for (const i of [-4, -3, -2, -1, 0, 1, 2, 3, 4]) {
    const [x, y] = polar(cx, cy - 4, core - 46, -Math.PI / 2 + i * 0.48);
    if (Math.abs(i) > 0) {
      for (const d of [-0.7, 0, 0.7])
        c.add(edged(leaf(x, y + 8, 16, 3.6, -Math.PI / 2 + d), d ? K.leaf : K.madder, INK, 0.7));
      c.add(dot(x, y - 11, 1.8, K.indigo));
    }
  }
  for (let i = 0; i < 11; i++) {
    const u = (i - 5) / 5,
      p = leaf(cx + 4 + u * 54, base - 6, 24, 8, Math.PI / 2 - u * 0.8, 0, 0.5);
    c.add(inked(p, i % 2 ? K.shell : K.madder, INK, 1.1));
  }
  c.add(put({ ...krishna(POSES.flute()), flute: 0.18, view: 'threeQuarter' }, r, cx - 17, base, scale, 1));
  c.add(
    put(
      woman(YELLOW, LEAF, withArms(POSES.stand(), {}, { to: [44, -270], aim: -1.1 }), {
        tone: 'fair',
        hold: [undefined, (p, q, a) => lotusFlower(p, q, a, 18, { out: K.shell, in: K.cloth })],
      }),
      r,
      cx + 27,
      base,
      scale * 0.92,
      -1,
    ),
  );
}

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
  // the wheel, from the rim inwards
  const disc = (q: number, col: string) => c.add(inked(ellipse(cx, cy, q, q, 0, 120), col, INK, 1.8));
  const petalRing = (q: number, n: number, L: number, col: string, col2: string) => {
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU,
        p = leaf(...polar(cx, cy, q, a), L, (q * Math.PI * 0.86) / n, a, 0, 0.46);
      c.add(edged(p, i % 2 ? col : col2, INK, 1));
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
  const inner = R - 190;
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
  // stars of blossom between the dancers
  for (let i = 0; i < 20; i++) {
    const a = ((i + 0.5) / 20) * TAU - Math.PI / 2;
    for (const [q, R2] of [
      [R - 60, 13],
      [inner + 34, 9],
    ])
      for (const p of lotusTop(...polar(cx, cy, q, a), R2, 6, a).outer) c.add(fill(p, K.cloth));
    c.add(
      dot(...polar(cx, cy, R - 60, a), 4, K.myrobalan) + dot(...polar(cx, cy, inner + 34, a), 3, K.myrobalan),
    );
  }
  const s = 0.306,
    dancer = (g: FigureSpec) => put(g, r.fork(), 0, 0, s, 1);
  const outer = [gopi(MADDER, YELLOW, 'wheat'), gopi(YELLOW, MADDER, 'fair'), gopi(RUST, LEAF, 'wheat')].map(
    dancer,
  );
  const blue = dancer(krishna());
  around([outer[0], blue, outer[1], blue, outer[2], blue], 20, inner + 10, 0);
  disc(inner + 4, K.cloth);
  petalRing(inner - 14, 48, 16, K.indigo, K.madder);
  disc(inner - 14, K.madder);
  // a ring of open lotuses between the wheel and the pair
  const core = inner - 46;
  for (let i = 0; i < 16; i++) {
    const at = polar(cx, cy, inner - 30, (i / 16) * TAU);
    for (const p of lotusTop(...at, 13, 7, (i / 16) * TAU).outer)
      c.add(edged(p, i % 2 ? K.shell : K.cloth, INK, 0.8));
    c.add(dot(...at, 4, K.myrobalan) + dot(...at, 1.6, INK));
  }
  disc(core + 3, K.myrobalan);
  beads(core - 2, 64, 2, K.madder);
  disc(core - 8, K.cloth);
  petalRing(core - 30, 26, 20, K.shell, K.rust);
  disc(core - 28, '#efdfb8');
  sprigsRoundPair(cy, core, cx, c, r);
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-rasa-mandala',
  collection: 'gallery',
  seed: 17,
  width: S,
  height: S,
  alt: 'A wheel of dancing gopis and Krishnas on indigo turns round Krishna with his flute and Radha, a ring of lotuses between, flowers in the corners.',
  draw,
};
