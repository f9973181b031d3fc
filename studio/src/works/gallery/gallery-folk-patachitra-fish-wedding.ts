/** Bengal patachitra: the wedding of the fish, three frames of a singing scroll, the uninvited boal below. */
import { around, flower } from '../../draw/bands.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif } from '../../draw/recording.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, fill, polys } from '../../draw/svg.ts';
import { boal, fish } from '../../traditions/patua/fish.ts';
import { dhol, finArm, palanquin, pipe, sling, stick } from '../../traditions/patua/procession.ts';
import { river } from '../../traditions/patua/river.ts';
import { H, K, M, T, W, corner, leafBand } from '../../traditions/patua/style.ts';
import type { Work } from '../../work.ts';

function fishWedding(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    r = S.r,
    i0 = M + T,
    cuts = [i0, 322, 652, H - i0];
  river(S, cuts[0], cuts[1], K.paper, K.yellow);
  river(S, cuts[1], cuts[2], '#e9c87c', K.orange);
  river(S, cuts[2], cuts[3], K.sea, '#5d8a86');
  S.add(around(M, M, W - 2 * M, H - 2 * M, T, leafBand));
  S.blockRim(i0, 4);
  for (const y of [cuts[1], cuts[2]]) {
    S.add(`<g transform="translate(${i0} ${y - 20})">${leafBand(W - 2 * i0)}</g>`).block(
      rect(0, y - 22, W, 44),
    );
  }
  for (const x of [M, W - M - T]) for (const y of [M, H - M - T]) corner(S, x, y);
  // musicians: pipes at the lips, drums slung from the neck and beaten with the fins
  motif('Pipers', () => {
    fish(S, 172, 124, 0.82, 1, [K.yellow, K.red], { bend: -8 });
    fish(S, 468, 124, 0.82, -1, [K.leaf, K.orange], { bend: 8 });
    for (const [x, y, fx] of [
      [254, 127, 1],
      [384, 129, -1],
    ]) {
      pipe(S, x, y, fx);
      finArm(S, [x - fx * 34, y + 22], [x + fx * 26, y + 12], fx, fx > 0 ? K.red : K.orange);
    }
  });
  for (const fx of [1, -1]) {
    const x = W / 2 - fx * 40,
      fish0 = W / 2 - fx * 164;
    motif('Drummers', () => {
      sling(S, [fish0 + fx * 40, 214], x, 244);
      fish(S, fish0, 236, 0.72, fx, fx > 0 ? [K.rose, K.indigo] : [K.orange, K.green], { bend: 6 * fx });
      dhol(S, x, 258);
      finArm(S, [fish0 + fx * 54, 258], [x - fx * 34, 272], fx, fx > 0 ? K.indigo : K.green);
      stick(S, [x - fx * 38, 274], [x + fx * 30, 262]);
    });
  }
  // the bride's procession, the pole on the bearers' backs
  motif('Bride in her palanquin', () => palanquin(S, W / 2, 516));
  fish(S, 142, 508, 0.56, 1, [K.green, K.yellow]);
  fish(S, 508, 508, 0.56, 1, [K.indigo, K.red]);
  fish(S, 150, 404, 0.46, 1, [K.rose, K.orange]);
  fish(S, 490, 404, 0.46, 1, [K.yellow, K.green]);
  [
    [152, 594, K.yellow, K.indigo],
    [326, 594, K.orange, K.green],
    [498, 594, K.leaf, K.red],
  ].forEach(([x, y, a, b]) => fish(S, x as number, y as number, 0.58, 1, [a as string, b as string]));
  // the uninvited guest
  motif('Boal', () => boal(S, 328, 806));
  motif('Small fish', () => fish(S, 110, 812, 0.36, 1, [K.yellow, K.red]));
  [
    [500, 714, K.orange, K.indigo, 1],
    [382, 696, K.rose, K.yellow, 1],
    [500, 908, K.yellow, K.green, 1],
  ].forEach(([x, y, a, b, f]) =>
    fish(S, x as number, y as number, 0.44, f as number, [a as string, b as string]),
  );
  S.pack(
    i0,
    i0,
    W - i0,
    cuts[2],
    13,
    500,
    (x, y) =>
      S.add(
        polys(flower(x, y, 12, 6, r.between(0, 1)), r.pick([K.red, K.white, K.orange])),
        dot(x, y, 3.4, K.black),
      ),
    4,
  );
  S.pack(
    i0,
    i0,
    W - i0,
    H - i0,
    7,
    700,
    (x, y) => S.add(...[-0.6, 0.6].map((a) => fill(leaf(x, y + 5, 13, 3.4, a - 1.57), K.green))),
    3,
  );
  return S.art(K.paper, { ...GROUND.paper, age: 0.7, mottle: 1.6, fibre: 1.3 });
}

export const work: Work = {
  id: 'gallery-folk-patachitra-fish-wedding',
  collection: 'gallery',
  seed: 7,
  width: 640,
  height: 1000,
  alt: 'A scroll in frames shows a bride fish in a palanquin, musician fish and a huge open-mouthed fish below.',
  draw: fishWedding,
};
