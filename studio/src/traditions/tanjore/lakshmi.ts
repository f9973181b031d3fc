/** Lakshmi on her lotus: two lotuses above, a blessing and a giving hand below, coins from her palm. */
import type { Point } from '../../draw/geometry.ts';
import { ellipse } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { lotusFlower } from '../../figures/props.ts';
import type { Cloth } from '../../figures/types.ts';
import { lap } from './drapery.ts';
import type { Leaf } from './gilding.ts';
import { type Arm, garland, icon } from './icon.ts';
import { GARLAND, TONE } from './people.ts';
import { girdle } from './regalia.ts';

/** @param petals colours of the lotuses in her hands */
export function seatedLakshmi(pen: Pen, sari: Cloth, choli: Cloth, petals: { out: string; in: string }) {
  const bloom = (q: Pen, at: Point, aim: number) => lotusFlower(q, at, aim, 27, petals),
    arms: Arm[] = [
      {
        side: -1,
        back: true,
        elbow: [-96, -128],
        wrist: [-104, -196],
        hand: 'hold',
        aim: -1.72,
        hold: bloom,
      },
      {
        side: 1,
        back: true,
        elbow: [96, -128],
        wrist: [104, -196],
        hand: 'hold',
        aim: -1.42,
        flip: true,
        hold: bloom,
      },
      { side: -1, elbow: [-72, -92], wrist: [-76, -128], hand: 'bless', aim: -1.66, size: 1.16 },
      { side: 1, elbow: [76, -94], wrist: [106, -66], hand: 'give', aim: 0.95, flip: true, size: 1.16 },
    ];
  icon(pen, {
    woman: true,
    tone: TONE.fair,
    spine: [
      [0, -40],
      [0, -86],
      [0, -170],
    ],
    head: { turn: 0, gaze: [0.4, 0.6] },
    crown: 'kirita',
    choli,
    arms,
    lower: lap(sari, TONE.fair),
    adorn: (q, N) => {
      girdle(q, [0, -62], 40, 6, false);
      garland(108, 30, GARLAND.jasmine.cols, 5.6)(q, N);
    },
  });
}

/** Gold coins at the given places. */
export function coins(at: readonly Point[], r = 10): Leaf {
  const o: Leaf = { gold: '', over: '' };
  at.forEach(([x, y], i) => {
    const a = Math.sin(i * 2.3) * 0.5,
      e = ellipse(x, y, r, r * 0.78, a, 22);
    o.gold +=
      fill(e, '#8a8a8a') +
      line(ellipse(x, y, r * 0.82, r * 0.62, a, 22), '#fff', 2, true) +
      dot(x, y, r * 0.24, '#fff');
    o.over += line(e, '#6b3410', 1.1, true);
  });
  return o;
}
