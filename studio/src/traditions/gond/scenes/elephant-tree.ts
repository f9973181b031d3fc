/** An elephant with a tree growing from its back. */
import { loopThrough } from '../../../draw/curves.ts';
import { type Point, type Poly, series } from '../../../draw/geometry.ts';
import { inked } from '../../../draw/ink.ts';
import { each } from '../../../draw/markup.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { ribbon, widths } from '../../../draw/shapes.ts';
import { fill } from '../../../draw/svg.ts';
import { elephant } from '../../../motifs/animals/elephant.ts';
import { place } from '../../../motifs/place.ts';
import { colonize } from '../../../motifs/plants/colonize.ts';
import { Gond, edge, finished } from '../painter.ts';
import { K } from '../style.ts';

/** Elephant carrying a tree of fish, birds and leaves. */
export function elephantTree(seed: number, W = 1000, H = 1000): Painting {
  const r = new Rng(seed),
    G = new Gond(r),
    bg = r.chance(0.5) ? '#f2e2b8' : K.paper;
  edge(G, W, H, 14, K.mahua, K.haldi, bg);
  const gy = H - 92,
    E = place(elephant(), W / 2 - 34, gy - 214, 1.62);
  const hill: Poly = [
    ...series(41, (i) => [38 + ((W - 76) * i) / 40, gy - 12 - 10 * Math.sin((i / 40) * 7)] as Point),
    [W - 38, H - 38],
    [38, H - 38],
  ];
  const tx = W / 2 - 46,
    ty = gy - 268,
    sky = loopThrough(
      [74, 140],
      [W * 0.26, 64],
      [W * 0.5, 76],
      [W * 0.74, 64],
      [W - 74, 140],
      [W - 58, 320],
      [W - 92, ty - 66],
      [W * 0.74, ty - 118],
      [tx + 96, ty - 66],
      [tx - 96, ty - 66],
      [W * 0.2, ty - 60],
      [76, ty + 40],
      [58, 320],
    );
  const boughs = colonize(
    sky,
    series(8, (i) => [tx + 8 * Math.sin(i), ty - i * 14] as Point),
    r,
    { spacing: 26, step: 11, kill: 19, tipW: 2.9, pow: 0.5, maxW: 48, infl: 78 },
  );
  G.canopy(
    boughs,
    r.shuffle([
      [K.forest, K.neem],
      [K.neem, K.forest],
      [K.peacock, K.sky],
      [K.tesu, K.haldi],
      [K.forest, K.haldi],
    ]),
    [K.geru, K.haldi, K.chuna, K.tesu],
    r,
    (q) => q[0] > 52 && q[0] < W - 52 && q[1] > 52,
  );
  G.part(hill, K.forest, [K.neem, K.haldi, K.chuna], ['dash', 'dot', 'seed'], 10);
  G.part(E.tail.length ? ribbon(E.tail, widths(4, 3, 3)) : E.tuft, K.peacock, [K.sky], ['dash'], 6);
  G.part(E.tuft, K.charcoal, [K.haldi], ['dash'], 6);
  G.part(E.body, K.peacock, [K.sky, K.chuna, K.haldi, K.chuna], ['dash', 'dot', 'comma', 'seed'], 11);
  G.part(E.ear, K.mahua, [K.tesu, K.chuna, K.haldi], ['seed', 'dot', 'dash'], 9);
  G.part(E.cloth, K.vermilion, [K.haldi, K.chuna, K.haldi], ['ring', 'dash', 'seed'], 10.5);
  G.part(E.tusk, K.chuna, [K.tesu], ['tick'], 7, K.charcoal);
  G.add(
    inked(E.eye, K.chuna, K.charcoal, 2.4) +
      fill(E.pupil, K.charcoal) +
      each(E.toes, (t: Poly) => fill(t, K.haldi)),
  );
  G.perch(boughs, r, 7, W, ty - 90);
  for (let i = 0; i < 12; i++) {
    const x = 64 + (i * (W - 128)) / 11,
      L = r.between(30, 56);
    for (const a of [-0.5, 0, 0.5])
      G.leafy(x, gy + 14, L, L * 0.16, -Math.PI / 2 + a, i % 2 ? K.neem : K.haldi, i % 2 ? K.forest : K.tesu);
  }
  return finished(G, W, H, bg, seed);
}
