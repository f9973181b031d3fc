/** A deer whose antlers become a forest. */
import { type Point, type Poly, loopThrough } from '../../../draw/geometry.ts';
import { ink } from '../../../draw/ink.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { fill } from '../../../draw/svg.ts';
import { deer } from '../../../motifs/animals/deer.ts';
import { place } from '../../../motifs/place.ts';
import { colonize } from '../../../motifs/plants/colonize.ts';
import { Gond, edge, finished } from '../painter.ts';
import { K } from '../style.ts';

const deerPal = [
  [K.geru, K.haldi, K.chuna, K.tesu],
  [K.peacock, K.sky, K.chuna, K.haldi],
  [K.mahua, K.tesu, K.chuna, K.haldi],
  [K.forest, K.neem, K.chuna, K.haldi],
];

/** Stag whose antlers become the forest. */
export function antlerForest(seed: number, W = 800, H = 1000): Painting {
  const r = new Rng(seed),
    G = new Gond(r),
    bg = K.paper,
    gy = H - 116,
    pal = r.pick(deerPal),
    leafs = r
      .shuffle([
        [K.forest, K.neem],
        [K.neem, K.forest],
        [K.haldi, K.geru],
        [K.tesu, K.haldi],
        [K.peacock, K.sky],
      ])
      .slice(0, 3);
  edge(G, W, H, 14, K.charcoal, K.haldi, bg);
  const D = place(deer(), W / 2 - 46, gy - 226, 1.74),
    hp = D.horn[0];
  // antlers -> forest: two beams, then limbs that colonise the sky
  const sky = loopThrough(
    70,
    120,
    W * 0.3,
    62,
    W * 0.5,
    104,
    W * 0.7,
    62,
    W - 70,
    120,
    W - 58,
    300,
    W - 96,
    hp[1] + 66,
    hp[0] + 190,
    hp[1] + 12,
    hp[0] + 92,
    hp[1] - 92,
    hp[0] - 70,
    hp[1] - 60,
    hp[0] - 180,
    hp[1] + 36,
    74,
    hp[1] + 150,
    58,
    300,
  );
  const beam = (sg: number) =>
    Array.from(
      { length: 9 },
      (_, i) => [hp[0] + (sg > 0 ? 10 : -4) + sg * (i * 9 + i * i * 0.7), hp[1] + 10 - i * 13] as Point,
    );
  const mid = hp[0] + 4,
    boughs = [-1, 1].flatMap((sg) =>
      colonize(
        sky.map((q) => [sg > 0 ? Math.max(q[0], mid) : Math.min(q[0], mid), q[1]] as Point),
        beam(sg),
        r,
        { spacing: 25, step: 11, kill: 19, tipW: 2.9, pow: 0.5, maxW: 28, infl: 75 },
      ),
    );
  G.canopy(boughs, leafs, pal, r, (q) => q[0] > 52 && q[0] < W - 52 && q[1] > 52);
  // ground of layered seed hills
  const hill = (y: number, A: number, ph: number): Poly => {
    const p: Poly = [];
    for (let i = 0; i <= 40; i++)
      p.push([38 + ((W - 76) * i) / 40, y - A * Math.sin((i / 40) * Math.PI * 2 + ph) - A * 0.4]);
    return [...p, [W - 38, H - 38], [38, H - 38]];
  };
  G.part(hill(gy + 8, 10, 1), K.forest, [K.neem, K.haldi, K.chuna], ['dash', 'dot', 'seed'], 10);
  G.part(hill(gy + 48, 8, 3), K.peacock, [K.sky, K.chuna], ['comma', 'dot'], 10);
  G.part(D.tail, pal[0], [pal[1]], ['seed'], 7);
  G.part(D.ear2, pal[3], [K.chuna], ['dash'], 6);
  G.part(D.body, pal[0], [pal[1], pal[2], pal[3], pal[2]], ['dash', 'dot', 'seed', 'comma'], 10.5);
  G.add(D.hooves.map((h: Poly) => fill(h, K.charcoal)).join(''));
  G.part(D.ear, pal[3], [K.chuna], ['dash'], 6);
  G.add(fill(D.eye, K.chuna) + ink(D.eye, K.charcoal, 2) + fill(D.pupil, K.charcoal));
  const fawn = place(deer({ graze: true }), W / 2 + 214, gy - 84, 0.68, 0, -1),
    p2 = deerPal[(deerPal.indexOf(pal) + 1) % 4];
  void p2;
  G.perch(boughs, r, 6, W, hp[1] - 30);
  for (let i = 0; i < 10; i++) {
    const x = 70 + (i * (W - 140)) / 9,
      L = r.between(34, 54);
    for (const a of [-0.5, 0, 0.5])
      G.leafy(
        x,
        gy + 4 + 6 * Math.sin(i),
        L,
        L * 0.16,
        -Math.PI / 2 + a,
        i % 2 ? K.neem : K.tesu,
        i % 2 ? K.forest : K.haldi,
      );
  }
  {
    const F: any = fawn;
    G.add(fill(F.tail, p2[0]) + fill(F.ear2, p2[3]));
    G.part(F.body, p2[0], [p2[1], p2[2], p2[3]], ['dash', 'dot', 'seed'], 7);
    G.part(F.ear, p2[3], [K.chuna], ['dash'], 5);
    G.add(fill(F.eye, K.chuna) + ink(F.eye, K.charcoal, 1.4) + fill(F.pupil, K.charcoal));
  }
  for (const [x, s0, f0] of [
    [118, 0.62, 1],
    [W - 96, 0.5, -1],
  ] as const) {
    const y = gy - 6;
    for (let i = 0; i < 7; i++) {
      const a = -Math.PI / 2 + (i - 3) * 0.3;
      G.leafy(
        x,
        y,
        70 + 30 * Math.cos((i - 3) * 0.5),
        13,
        a,
        [K.forest, K.neem, K.tesu][i % 3],
        [K.neem, K.forest, K.haldi][i % 3],
      );
    }
    void s0;
    void f0;
  }
  {
    const x = 118,
      y = 118;
    void x;
    void y;
  }
  return finished(G, W, H, bg, seed);
}
