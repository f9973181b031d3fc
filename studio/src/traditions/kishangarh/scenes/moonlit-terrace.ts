/** A couple in a marble pavilion by night, companions at both sides. */
import type { Point } from '../../../draw/geometry.ts';
import { clip, linearGradient, radialGradient } from '../../../draw/markup.ts';
import { scatter } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { rect } from '../../../draw/shapes.ts';
import { dot, dots, fill } from '../../../draw/svg.ts';
import type { FigureSpec } from '../../../figures/figure.ts';
import { POSES, withArms } from '../../../figures/poses.ts';
import { lotusFlower, mridangam } from '../../../figures/props.ts';
import { KISHANGARH_HAND } from '../../../figures/tradition.ts';
import { building, garden, lakeView, lotusPool, palace, throneDais } from '../architecture.ts';
import { TEAL } from '../cast.ts';
import { GAUZE, GAUZE_ROSE, MOSS, PLUM, ROSE, SUN_SILK, dressed, finish, lady, put } from '../people.ts';
import { kneeUp, tucked } from '../sitters.ts';
import { begin as kishangarhFrame } from '../style.ts';
import { tanpura } from '../tanpura.ts';

/** Two ladies seated in front of the terrace with tanpura and drum. */
function musicians(cx: number, floor: number, r: Rng): string {
  const skin = KISHANGARH_HAND.tones.fair;
  const player = dressed(
    withArms(
      POSES.sit(),
      { to: [34, -66], aim: 0.5, mudra: 'rest', order: 'front' },
      { to: [74, -150], aim: -1.5, mudra: 'grip', order: 'front' },
    ),
    MOSS,
    PLUM,
    GAUZE_ROSE,
    {
      prop: (p) => {
        kneeUp(MOSS, skin)(p);
        tanpura(p, [58, -58], [84, -290], 0.92);
      },
    },
  );
  const drummer = dressed(POSES.mridangam(), PLUM, TEAL, GAUZE, {
    prop: (p) => {
      tucked(PLUM, skin)(p);
      mridangam(p, [8, -60], 112);
    },
  });
  return put(player, r, cx - 226, floor + 10, 0.58, 1) + put(drummer, r, cx + 236, floor + 10, 0.62, -1);
}

/** Krishna offering a lotus to Radha, musicians at their sides. */
function coupleAndCompanions(cx: number, floor: number, r: Rng): string {
  let s = '';
  const krishna: FigureSpec = {
    build: 'man',
    view: 'profile',
    tone: 'blue',
    hair: 'loose',
    gear: 'pagh',
    jewels: 2,
    earring: 'jhumka',
    pose: withArms(POSES.sit(), { to: [-40, -62], aim: 1.5 }, { to: [66, -126], aim: -0.7 }),
    wear: { lower: 'jama', lowerCloth: SUN_SILK, upper: 'jama', upperCloth: SUN_SILK, turban: ROSE },
    prop: tucked(SUN_SILK, KISHANGARH_HAND.tones.blue, 0.66),
    garland: [{ cols: ['#f8f2e6', '#d9798f'], to: 0.12, r: 5 }],
    hold: [undefined, (p, at, aim) => lotusFlower(p, at, aim, 17)],
  };
  s += put(krishna, r, cx - 86, floor - 66, 0.98, 1);
  s += put(
    lady(
      withArms(POSES.sit(), { to: [-38, -62], aim: 1.5 }, { to: [50, -112], mudra: 'open', aim: -0.75 }),
      { hair: 'loose', prop: tucked(ROSE, KISHANGARH_HAND.tones.fair, 0.68) },
      ROSE,
      GAUZE,
    ),
    r,
    cx + 94,
    floor - 66,
    0.95,
    -1,
  );
  s += musicians(cx, floor, r);
  return s;
}

/** Radha and Krishna on a dais in a white pavilion, musicians attending, lotus pool in front. */
export function moonlitTerrace(seed: number, W = 780, H = 1000): Painting {
  const r = new Rng(seed),
    f = kishangarhFrame(r, W, H),
    cx = W / 2,
    B = f.y + f.h,
    hz = f.y + 330,
    floor = B - 178;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#sky)');
  const moon: Point = [f.x + 92, f.y + 84];
  s +=
    dot(moon[0], moon[1], 84, 'url(#mh)') +
    dot(moon[0], moon[1], 24, '#f8f2dc') +
    dots(scatter(rect(f.x, f.y, f.w, 180), 34, r), 0.9, '#f2ead0');
  s += palace(cx + 210, hz + 4, 180, r) + palace(cx - 220, hz + 4, 130, r) + lakeView(f, hz, floor - 60, r);
  s += garden(f, floor - 40, r, (x) => Math.abs(x - cx) > 226);
  const half = 222,
    roof = f.y + 246,
    spring = roof + 118;
  s += building(cx, half, roof, spring, floor, r) + throneDais(f, cx, floor);
  s += coupleAndCompanions(cx, floor, r) + lotusPool(f, floor, B, r);
  return {
    w: W,
    h: H,
    bg: '#5c1f1c',
    defs:
      linearGradient('sky', 0, f.y, 0, hz, [0, '#12233f'], [0.55, '#4a6a86'], [1, '#d9b58e']) +
      linearGradient('lk', 0, hz, 0, floor, [0, '#a9bdb0'], [1, '#3f6a74']) +
      linearGradient('mb', 0, roof - 130, 0, roof, [0, '#f9f5ea'], [1, '#d3c8b4']) +
      radialGradient('mh', moon[0], moon[1], 84, [0, '#fff6d8', 0.7], [1, '#fff6d8', 0]),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: finish(seed),
  };
}
