/** The silver night: a couple in a marble pavilion, companions on the white carpet; only Krishna is blue. */
import { type Point, lerp, series } from '../../../draw/geometry.ts';
import { clip, each, group, linearGradient, radialGradient } from '../../../draw/markup.ts';
import { scatter } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { ellipse, rect } from '../../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../../draw/svg.ts';
import { cloth } from '../../../figures/cloths.ts';
import { POSES, withArms } from '../../../figures/poses.ts';
import { chamara, lotusFlower, mridangam } from '../../../figures/props.ts';
import { KISHANGARH_HAND } from '../../../figures/tradition.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { building, lakeView, lotusPool, palace, throneDais } from '../architecture.ts';
import { krishna as lord } from '../cast.ts';
import { BANI, LORD, MAIDEN, MATRON } from '../faces.ts';
import { dressed, finish, put } from '../people.ts';
import { kneeUp, tucked } from '../sitters.ts';
import { begin as kishangarhFrame } from '../style.ts';
import { tanpura } from '../tanpura.ts';

/** Silver brocades, which differ in tone and pattern alone. */
const PEARL = cloth('#f0eee8', '#8f949c', '#c3c6ca', '#c9c2ac', '#8f8a7a', 'buti'),
  MIST = cloth('#dfe2e4', '#7f8790', '#f7f7f4', '#c9c2ac', '#8f8a7a', 'dots'),
  ASH = cloth('#c2c8cd', '#6b747e', '#f2f2ee', '#e0dccb', '#8f8a7a', 'buti'),
  GAUZE_PEARL = cloth('#f4f2ec', '#a2a6ac', '#cfcabb', '#d8cfb4', '#9a927c', 'dots', 0.62),
  TINSEL = cloth('#e9e3d0', '#8c8674', '#bdb497', '#c9b880', '#8f7f52', 'buti');

/** For `defs`: moonlight takes the colour out of marble, trees and water. */
const SILVER =
  '<filter id="silver" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values=".36 .52 .1 0 -.01 .32 .56 .11 0 0 .3 .54 .15 0 .02 0 0 0 1 0"/></filter>';

/** Three friends on the white carpet before the steps: lute, drum, and one who listens. */
function friends(x: number, floor: number, r: Rng): string {
  const skin = KISHANGARH_HAND.tones.fair;
  const player = dressed(
    withArms(
      POSES.sit(),
      { to: [34, -66], aim: 0.5, mudra: 'rest', order: 'front' },
      { to: [74, -150], aim: -1.5, mudra: 'grip', order: 'front' },
    ),
    ASH,
    PEARL,
    GAUZE_PEARL,
    {
      prop: (p) => {
        kneeUp(ASH, skin)(p);
        tanpura(p, [58, -58], [84, -290], 0.92);
      },
    },
  );
  const drummer = dressed(POSES.mridangam(), MIST, ASH, GAUZE_PEARL, {
    prop: (p) => {
      tucked(MIST, skin)(p);
      mridangam(p, [8, -60], 112);
    },
  });
  const listener = dressed(
    withArms(POSES.sit(), { to: [-30, -52], aim: 0.6 }, { to: [44, -148], mudra: 'rest', aim: -2 }),
    PEARL,
    MIST,
    GAUZE_PEARL,
    { prop: tucked(PEARL, skin) },
  );
  return (
    put(drummer, r, x + 6, floor - 42, 0.62, 1, MATRON) +
    put(player, r, x + 92, floor + 6, 0.74, 1, BANI) +
    put(listener, r, x + 316, floor + 24, 0.66, -1, MAIDEN)
  );
}

/** Krishna holds out a white lotus to Radha; a friend with a whisk stands behind her. */
function couple(cx: number, seat: number, r: Rng): string {
  const fan = dressed(POSES.fan(), ASH, PEARL, GAUZE_PEARL, { hold: [(p, at) => chamara(p, at, -1.2)] });
  const krishna = lord(
    withArms(POSES.sit(), { to: [-44, -56], aim: 1.4 }, { to: [74, -138], mudra: 'hold', aim: -0.6 }),
    {
      wear: { lower: 'jama', lowerCloth: TINSEL, upper: 'jama', upperCloth: TINSEL, turban: PEARL },
      prop: tucked(TINSEL, KISHANGARH_HAND.tones.blue, 0.72),
      garland: [{ cols: ['#f8f6f0', '#dfe2e4'], to: 0.12, r: 5 }],
      hold: [undefined, (p, at, aim) => lotusFlower(p, at, aim, 17, { out: '#dfe2e6', in: '#fffdf8' })],
    },
  );
  const radha = dressed(
    withArms(POSES.sit(), { to: [-40, -58], aim: 1.4 }, { to: [58, -112], mudra: 'open', aim: -0.5 }),
    PEARL,
    MIST,
    GAUZE_PEARL,
    {
      prop: tucked(PEARL, KISHANGARH_HAND.tones.fair, 0.72),
    },
  );
  return (
    put(fan, r, cx + 158, seat + 50, 0.72, -1, MATRON) +
    put(radha, r, cx + 80, seat, 1.04, -1, BANI) +
    put(krishna, r, cx - 84, seat, 1.08, 1, LORD)
  );
}

/** White carpet with a sown ground and a border, drawn away to the steps. */
function carpet(x0: number, x1: number, y0: number, y1: number, r: Rng): string {
  const at = (u: number, v: number): Point => [
    lerp(x0 + (1 - v) * 26, x1 - (1 - v) * 26, u),
    lerp(y0, y1, v),
  ];
  const sheet = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)],
    inner = [at(0.04, 0.12), at(0.96, 0.12), at(0.96, 0.88), at(0.04, 0.88)];
  return (
    fill(sheet, '#f1efe9') +
    line(sheet, '#8f949c', 1.6, true) +
    line(inner, '#b8b6ae', 3, true) +
    each(
      scatter(inner, 24, r, 6),
      ([x, y], i) => polys(rosette(x, y, 5, 6, i), '#cfd0cf') + dot(x, y, 1.4, '#a9a79c'),
    ) +
    lines(
      series(46, (i): Point[] => [at(i / 45, 1), [at(i / 45, 1)[0], y1 + 5]]),
      '#c9c6bc',
      1.2,
    )
  );
}

/** Clouds in thin bars before the moon. */
const bars = (x: number, y: number): string =>
  group(
    each(
      [
        [-90, 44, 80, 4],
        [70, 62, 90, 4],
      ],
      ([dx, dy, w, h]) => fill(ellipse(x + dx, y + dy, w, h), '#8d949e'),
    ),
    'opacity=".75" filter="url(#b5)"',
  );

/** Radha and Krishna on a dais in a white pavilion that the frame cuts, the moon over the lake, friends with music. */
export function moonlitTerrace(seed: number, W = 780, H = 1000): Painting {
  const r = new Rng(seed),
    f = kishangarhFrame(r, W, H),
    cx = f.x + f.w - 240,
    B = f.y + f.h,
    hz = f.y + 352,
    floor = B - 236;
  const moon: Point = [f.x + 116, f.y + 128];
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#sky)');
  s += dots(scatter(rect(f.x, f.y, f.w, 240), 30, r), 0.9, '#eef0f0');
  s +=
    dot(moon[0], moon[1], 210, 'url(#mh)') +
    dot(moon[0], moon[1], 74, '#fbfaf4') +
    group(
      dot(moon[0] - 18, moon[1] + 16, 44, '#c9ced4') + dot(moon[0] + 26, moon[1] - 18, 22, '#d8dce0'),
      'opacity=".6" filter="url(#b8)"',
    ) +
    bars(...moon);
  let far = palace(f.x + 132, hz + 4, 170, r) + lakeView(f, hz, floor - 60, r);
  const roof = f.y + 214,
    spring = roof + 124;
  far +=
    building(cx, 230, roof, spring, floor, r) + throneDais(f, cx, floor) + lotusPool(f, floor + 106, B, r);
  s += group(far, 'filter="url(#silver)"');
  // the path of the moon on the lake
  s += clip(
    rect(f.x, hz, cx - 232 - f.x, floor - 60 - hz),
    group(
      each(
        series(22, (i) => i),
        (i) =>
          fill(
            ellipse(moon[0] + Math.sin(i * 2.1) * 9, hz + 6 + i * 9.4, 14 + i * 2.1 + r.between(-6, 8), 1.8),
            '#fbfaf4',
          ),
      ),
      'opacity=".8"',
    ),
  );
  s += couple(cx, floor - 62, r);
  s += carpet(f.x - 40, f.x + f.w - 190, floor - 22, floor + 78, r);
  s += friends(f.x + 62, floor + 40, r);
  return {
    w: W,
    h: H,
    bg: '#5c1f1c',
    defs:
      SILVER +
      linearGradient('sky', 0, f.y, 0, hz, [0, '#24272e'], [0.5, '#5c626c'], [1, '#bfc2c2']) +
      linearGradient('lk', 0, hz, 0, floor, [0, '#b9bfc2'], [1, '#5a646e']) +
      linearGradient('mb', 0, roof - 130, 0, roof, [0, '#fbfaf6'], [1, '#cfd0d0']) +
      radialGradient(
        'mh',
        moon[0],
        moon[1],
        210,
        [0, '#fbfaf0', 0.85],
        [0.4, '#dfe3e6', 0.4],
        [1, '#dfe3e6', 0],
      ),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: finish(seed),
  };
}
