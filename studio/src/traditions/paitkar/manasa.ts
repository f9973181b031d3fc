/** Manasa, goddess of snakes. */
import { flower } from '../../draw/bands.ts';
import { curve, curveThrough, offsets } from '../../draw/curves.ts';
import { type Point, polar } from '../../draw/geometry.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { storyFigure } from '../../figures/story.ts';
import { cobra } from './cobra.ts';
import { look } from './people.ts';
import { K, wash } from './style.ts';

export function manasa(S: Sheet, x: number, y: number) {
  const fan = (i: number) => {
    const a = -Math.PI / 2 + (i - 3) * 0.4;
    // the bodies come up out of the throne behind her and arch over the head
    return curve([
      [x + (i - 3) * 17, y - 6],
      [x + (i - 3) * 42, y - 96],
      polar(x, y - 170, 84, a + (i - 3) * 0.12),
      polar(x, y - 176, 116, a),
    ]);
  };
  [0, 6, 1, 5, 2, 4, 3].forEach((i) => cobra(S, fan(i), 12, i % 2 ? K.ochre : K.slate));
  flower(x, y + 8, 92, 13, 0.12).forEach((p, i) =>
    S.add(
      wash(
        p.map(([u, v]) => [u, y + 8 + (v - y - 8) * 0.3] as Point),
        i % 2 ? K.red : K.pale,
      ),
    ),
  );
  const F = storyFigure(
    S,
    x,
    y + 4,
    2.3,
    { aL: [-0.9, -2.3], aR: [0.9, 2.3] },
    look('woman', K.green, K.red, K.red, { crown: true }),
  );
  cobra(S, curveThrough(offsets(F.handL[0], F.handL[1], [4, 62, -16, 30, 4, 4, -12, -28])), 7, K.green);
  cobra(S, curveThrough(offsets(F.handR[0], F.handR[1], [-4, 62, 16, 30, -4, 4, 12, -28])), 7, K.green);
}
