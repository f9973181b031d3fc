/** Hase Chittara: a wedding wall ruled in rice paste - house, bride and groom, palanquin, all as geometry. */
import { around } from '../../draw/bands.ts';
import { polyline } from '../../draw/curves.ts';
import { polar } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif } from '../../draw/recording.ts';
import { rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { CX, H, M, RED, W, border, house, palanquin, person } from '../../traditions/floor/chittara.ts';
import { FLOOR as K, frameLines, lattice } from '../../traditions/floor/style.ts';
import type { Work } from '../../work.ts';

function chittara(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    i0 = M + 62,
    B = H - i0;
  S.add(around(M, M, W - 2 * M, H - 2 * M, 62, border));
  for (const q of [rect(0, 0, W, i0), rect(0, B, W, i0), rect(0, 0, i0, H), rect(W - i0, 0, i0, H)])
    S.block(q);
  motif('House', () => house(S, CX - 190, 250, 380, 300));
  motif('Bride and groom', () => {
    person(S, CX - 50, 456, 1.02, true, true);
    person(S, CX + 50, 456, 1.02, true, false);
  });
  // ruled pillars and star panels on both sides
  for (const sg of [-1, 1]) {
    const px = CX + sg * 262 - 26,
      qx = CX + sg * 350 - 34;
    S.add(
      lattice(px, 150, 52, 400, 26, 'chevron'),
      frameLines(px, 150, 52, 400, [-5, 0], 2.2),
      sg < 0
        ? motif('Star panel', () => lattice(qx, 258, 68, 292, 34, 'star'))
        : lattice(qx, 258, 68, 292, 34, 'star'),
      frameLines(qx, 258, 68, 292, [-5, 0], 2.2),
    );
    S.add(
      fill(polyline(qx - 6, 252, qx + 34, 196, qx + 74, 252), K.black),
      line(polyline(qx - 6, 252, qx + 34, 196, qx + 74, 252), K.white, 2.2, true),
      line(polyline(qx + 12, 248, qx + 34, 216, qx + 56, 248), K.yellow, 2, true),
    );
    S.block(rect(px - 10, 140, 72, 416)).block(rect(qx - 12, 190, 92, 366));
  }
  S.add(
    line(polyline(i0 + 6, 566, W - i0 - 6, 566), K.white, 2.4),
    lattice(i0 + 6, 570, W - 2 * i0 - 12, 14, 14, 'net'),
    line(polyline(i0 + 6, 588, W - i0 - 6, 588), K.white, 2.4),
  );
  S.block(rect(0, 556, W, 40)).block(rect(CX - 250, 90, 500, 470));
  motif('Palanquin', () => palanquin(S, CX, B - 16));
  for (const sg of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const guest = (): void => person(S, CX + sg * (216 + i * 52), B - 16, 0.84, false, i % 2 === 0);
      if (sg < 0) motif('Wedding guests', guest);
      else guest();
    }
  S.block(rect(i0, B - 175, W, 175));
  // paddy stars and ruled birds in the open red
  S.pack(
    i0,
    i0,
    W - i0,
    B,
    15,
    600,
    (x, y, i) => {
      if (i % 3)
        S.add(
          lines(
            [0, 1, 2, 3].map((k) => [polar(x, y, 14, k * 0.785), polar(x, y, -14, k * 0.785)]),
            K.white,
            1.7,
          ),
          dots([[x, y]], 3, K.yellow),
          dots(
            [0, 1, 2, 3, 4, 5, 6, 7].map((k) => polar(x, y, 15, k * 0.785)),
            1.6,
            K.white,
          ),
        );
      else
        S.add(
          polys(
            [
              polyline(x - 15, y - 8, x + 3, y, x - 15, y + 6),
              polyline(x + 14, y - 8, x - 4, y, x + 8, y + 7),
            ],
            K.white,
          ),
          line(polyline(x + 14, y - 8, x + 18, y - 14), K.white, 2.4),
        );
    },
    5,
  );
  S.pack(i0, i0, W - i0, B, 5, 1200, (x, y) => S.add(dots([[x, y]], 1.8, K.white)), 4);
  return S.art(RED, { ...GROUND.mudWall, grain: 0.85, wobble: 1.1, chalk: 0.2 });
}

export const work: Work = {
  id: 'gallery-folk-chittara-wedding-wall',
  collection: 'gallery',
  seed: 2,
  width: 1000,
  height: 860,
  alt: 'A precise white lattice on red shows a palanquin and a geometric bride and groom with black and yellow accents.',
  draw: chittara,
};
