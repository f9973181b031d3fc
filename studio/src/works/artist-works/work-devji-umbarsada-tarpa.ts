/** The long tarpa line: a spiral of dancers so long that it leaves the paper on every side. */
import { type Poly, lerp, polar, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { rect } from '../../draw/shapes.ts';
import { dots, line } from '../../draw/svg.ts';
import { type Attitude, DOING, person } from '../../traditions/warli/body.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { WARLI } from '../../traditions/warli/style.ts';
import { dog } from '../../traditions/warli/things.ts';
import { drummer, onWall } from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 1000];
const PASTE = WARLI.ricePaste;

/** Steps of the dance: everyone holds hands, nobody does quite the same. */
const STEPS: Pick<Attitude, 'lean' | 'legs' | 'nod'>[] = [
  {
    lean: 0.1,
    legs: [
      [-0.5, 0.1],
      [0.3, -0.3],
    ],
  },
  {
    lean: 0.25,
    legs: [
      [0.2, -0.7],
      [0.75, 0.1],
    ],
  },
  {
    lean: -0.1,
    legs: [
      [-0.2, -1.2],
      [0.25, 0.05],
    ],
    nod: 0.5,
  },
  {
    lean: 0.05,
    legs: [
      [-0.75, 0.2],
      [0.8, -0.2],
    ],
  },
  {
    lean: 0.3,
    legs: [
      [-0.3, -0.1],
      [1.2, -0.5],
    ],
  },
  {
    lean: 0.18,
    legs: [
      [-0.6, -0.4],
      [0.35, 0.5],
    ],
    nod: -0.6,
  },
];

function longLine(seed: number): Painting {
  const A = new Warli(new Rng(seed));
  const [cx, cy] = [W * 0.47, H * 0.52];
  const path: Poly = series(900, (i) => {
    const t = i / 899;
    return polar(cx, cy, lerp(132, 680, t ** 0.97), -0.7 + t * 4.1 * Math.PI * 2 * 0.98);
  });
  const places = walk(path, 47);
  let last: [number, number] | undefined;
  places.forEach((k, i) => {
    const out = Math.atan2(k.p[1] - cy, k.p[0] - cx);
    const s = lerp(0.8, 1.16, k.t);
    const joker = i === 38;
    const woman = i % 3 !== 1;
    const q = person(
      A,
      ...polar(...k.p, 42 * s, out + Math.PI),
      s,
      {
        ...STEPS[(i * 5 + (i % 4)) % STEPS.length],
        arms: [
          [-1.15 - (i % 3) * 0.1, -0.85],
          [1.15 + (i % 2) * 0.14, 0.85],
        ],
        bun: woman,
        sari: woman && i % 2 === 0,
        cap: i % 7 === 1,
      },
      joker ? -1 : 1,
      out + Math.PI / 2,
    );
    const [back, front] = joker ? [q.hands[1], q.hands[0]] : q.hands;
    if (last) A.ln([last, back], 2.2);
    last = front;
  });
  A.tarpaPlayer(cx - 56, cy + 76, 1.72);
  drummer(A, cx + 92, cy + 62, 0.8, -1);
  person(A, cx - 108, cy + 80, 0.56, DOING.skip());
  dog(A, cx + 24, cy + 98, 0.76, -1);
  // two rows of dots run beside the dancers like a drawn breath
  const breath = walk(
    path.map(([x, y]) => polar(cx, cy, Math.hypot(x - cx, y - cy) - 62, Math.atan2(y - cy, x - cx))),
    13,
  );
  A.add(
    dots(
      breath.filter((k) => Math.hypot(k.p[0] - cx, k.p[1] - cy) > 150).map((k) => k.p),
      1.7,
      PASTE,
    ),
  );
  const inner = rect(20, 20, W - 40, H - 40);
  const sheet = clip(inner, A.out.join(''));
  A.out.length = 0;
  A.add(sheet, ink(inner, PASTE, 3), line(rect(12, 12, W - 24, H - 24), PASTE, 1.6, true));
  return onWall(A, W, H, seed, '#83381f');
}

export const work: Work = {
  id: 'work-devji-umbarsada-tarpa',
  collection: 'artist-works',
  seed: 47,
  width: W,
  height: H,
  alt: 'A spiral of hand-linked Warli dancers, each with another step, winds round a tarpa player on red earth and runs off every edge.',
  draw: longLine,
};
