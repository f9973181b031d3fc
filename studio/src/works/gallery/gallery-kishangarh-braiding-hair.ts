/** Krishna plaits jasmine into Radha's hair; she watches him in her mirror. Seen close, within a marble arch. */
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each, linearGradient, repeat } from '../../draw/markup.ts';
import { scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, pathData, polys } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { KISHANGARH_HAND } from '../../figures/tradition.ts';
import { flyingEgret } from '../../motifs/painted/egret.ts';
import { bud, lotus, pad } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { balustrade, bolster, lakeView, palace } from '../../traditions/kishangarh/architecture.ts';
import { TEAL, krishna, mirror } from '../../traditions/kishangarh/cast.ts';
import { kneeling, raisedKnee } from '../../traditions/kishangarh/folded-legs.ts';
import { MANGO, courtTree, crown, cypress } from '../../traditions/kishangarh/grove.ts';
import { page } from '../../traditions/kishangarh/margins.ts';
import { K, LINE, MOSS, ROSE, SUN_SILK, finish, lady, put } from '../../traditions/kishangarh/people.ts';
import type { Work } from '../../work.ts';

const [W, H] = [860, 1000];

const PINK = { out: '#d9868f', in: '#f8dcd6', tip: '#b5486a', ink: '#7a2a42' };

const jasmine = (x: number, y: number, R: number, turn = 0) =>
  polys(rosette(x, y, R, 5, turn), '#fdf8ea') + dot(x, y, R * 0.25, '#e6b64a');

/** Radha's hair, drawn back to where Krishna's hands hold it and down to the carpet, jasmine in every turn. */
function hair(pen: Pen) {
  const fall = curveThrough([-6, -226, -28, -204, -52, -172, -64, -132, -58, -84, -66, -40, -60, -6]);
  pen.shape(ribbon(fall, widths(4, 11, 10, 8.6, 7.6, 7, 5.4, 2)), pen.tr.hair, '#000', 0.6, 0);
  walk(fall.slice(14), 10).forEach((k, i) => {
    const n = Math.sin(k.a),
      m = Math.cos(k.a),
      q = (u: number, v: number): Point => [k.p[0] + m * u - n * v, k.p[1] + n * u + m * v];
    pen.stroke(curve([q(-5, i % 2 ? 8 : -8), q(1, 0), q(5, i % 2 ? -8 : 8)]), 0.5, pen.tr.hairLine);
    const [x, y] = pen.at(q(0, i % 2 ? 3.4 : -3.4));
    pen.add(jasmine(x, y, 5.2 * pen.s * 0.62, i));
  });
  pen.beads(polyline(-60, -8, -60, 2), 2.6, pen.tr.gold);
}

/** Marble wall with a cusped opening. */
function archway(
  f: { x: number; y: number; w: number; h: number },
  floor: number,
): { wall: string; opening: Poly } {
  const cx = f.x + f.w / 2,
    half = f.w / 2 - 52,
    spring = f.y + 250,
    opening: Poly = [[cx - half, floor]];
  for (let i = 0; i <= 90; i++) {
    const t = i / 90,
      c = 0.9 + 0.1 * Math.abs(Math.sin(t * Math.PI * 7)),
      tip = 1 + 0.1 * Math.sin(t * Math.PI) ** 22;
    opening.push([
      cx - Math.cos(t * Math.PI) * half * (0.4 + 0.6 * c),
      spring - Math.sin(t * Math.PI) * 184 * c * tip,
    ]);
  }
  opening.push([cx + half, floor]);
  let wall =
    `<path d="${pathData(rect(f.x - 2, f.y - 2, f.w + 4, floor - f.y + 2))}${pathData(opening)}" fill="#efe6d4" fill-rule="evenodd"/>` +
    line(opening, '#b98f3f', 7) +
    line(opening, '#7d2a26', 2.4) +
    ink(opening, LINE, 1, { closed: false });
  for (const sg of [-1, 1]) {
    const x = cx + sg * (half - 34),
      y = f.y + 56,
      vine = curve([
        [x + sg * 60, f.y + 190],
        [x + sg * 44, y + 60],
        [x, y],
        [x - sg * 90, f.y + 22],
      ]);
    wall += line(vine, '#5f7d4a', 2);
    walk(vine, 24).forEach((k, i) => {
      wall += each([-1, 1], (d) =>
        fill(leaf(k.p[0], k.p[1], 19, 5, k.a + d * 0.9), d > 0 ? '#6f8f58' : '#4f7447'),
      );
      if (i % 2)
        wall +=
          polys(rosette(k.p[0], k.p[1], 10, 8, i), i % 4 === 1 ? '#c0564a' : '#d9868f') +
          dot(k.p[0], k.p[1], 2.6, K.goldHi);
    });
    for (const yy of [spring + 70, spring + 210, spring + 350]) {
      const px = cx + sg * (half + 27);
      wall +=
        repeat(6, (i) => fill(leaf(px, yy, 15, 4.4, (i / 6) * TAU), i % 2 ? '#c0564a' : '#cf7f92')) +
        dot(px, yy, 3.4, K.gold) +
        each([0, 1], (d) => fill(leaf(px, yy + 12, 44, 5, 1.57 + (d - 0.5) * 0.5), '#6f8f58'));
    }
  }
  return { wall, opening };
}

/** Floor, carpet. */
function paintFloor(f: ReturnType<typeof page>, floor: number, B: number, r: Rng, cx: number): string {
  let s = '';
  s +=
    fill(rect(f.x, floor, f.w, B - floor), '#d9cdb8') +
    line(polyline(f.x, floor, f.x + f.w, floor), '#8d8170', 1.6);
  const rug: Poly = [
    [f.x + 26, floor + 34],
    [f.x + f.w - 26, floor + 34],
    [f.x + f.w + 10, B - 16],
    [f.x - 10, B - 16],
  ];
  s +=
    fill(rug, '#27446a') +
    clip(
      rug,
      each(
        scatter(rug, 34, r, 18),
        ([x, y], i) =>
          each([0.5, 2.4, 4.2], (a) => fill(leaf(x, y, 19, 3.6, a + i), '#7fa07a')) +
          polys(rosette(x, y, 9, 7, i), i % 2 ? '#d9a05a' : '#cf7f86') +
          dot(x, y, 2.6, '#f6e6c0'),
      ),
    );
  s += line(rug, '#a8322a', 12, true) + line(rug, K.goldHi, 1.6, true);
  s +=
    bolster(f.x + 74, floor + 92, 54, 120, '#7f3b52') +
    bolster(f.x + f.w - 70, floor + 92, 52, 112, '#4d6f58');
  const sitter = B - 74;
  const radha = withArms(
    POSES.sit(),
    { to: [78, -108], aim: 0.4, mudra: 'rest', order: 'front' },
    { to: [66, -118], aim: -1.25, mudra: 'grip' },
  );
  s += put(
    lady(
      radha,
      {
        hair: 'loose',
        behind: hair,
        hold: [undefined, mirror],
        prop: raisedKnee(ROSE, KISHANGARH_HAND.tones.fair),
        wear: { lower: 'ghagra', lowerCloth: ROSE, upper: 'choli', upperCloth: MOSS },
      },
      ROSE,
    ),
    r,
    cx + 92,
    sitter + 4,
    1.46,
    1,
  );
  const plait = withArms(
    { ...POSES.sit(), headTilt: 0.14 },
    { to: [84, -96], aim: -0.3, mudra: 'hold', order: 'front' },
    { to: [94, -172], aim: 0, mudra: 'garland', order: 'front', reach: 0.84 },
  );
  s += put(
    krishna(plait, {
      wear: { lower: 'jama', lowerCloth: SUN_SILK, upper: 'jama', upperCloth: SUN_SILK, turban: ROSE },
      garland: [{ cols: ['#fdf8ea', '#e9b3b6'], to: 0.2, r: 5 }],
      prop: kneeling(SUN_SILK, TEAL, ROSE, KISHANGARH_HAND.tones.blue),
    }),
    r,
    cx - 160,
    sitter - 10,
    1.52,
    1,
  );
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    f = page(seed, W, H, 'gold'),
    cx = W / 2,
    B = f.y + f.h,
    floor = B - 210,
    hz = f.y + 300;
  let s =
    fill(rect(f.x, f.y, f.w, f.h), 'url(#sky)') +
    dot(f.x + 190, hz - 44, 24, '#fbe3b0') +
    lakeView(f, hz, floor, r.fork());
  s += palace(cx - 26, hz + 4, 216, r.fork());
  for (const [x, y, k, fx] of [
    [cx + 66, hz + 116, 0.3, -1],
    [cx + 116, hz + 96, 0.24, -1],
    [cx - 78, hz + 84, 0.22, 1],
  ])
    s += flyingEgret(x, y, k, fx, LINE, 0.7, -0.15 * fx);
  for (let i = 0; i < 17; i++) {
    const [x, y] = [f.x + 84 + i * 37 + r.between(-9, 9), floor - 262 + ((i * 37) % 88)];
    s +=
      pad(x + 8, y + 9, 15, '#5f8a5a', '#9fbf86', '#3f5a34', 0.2, 0.36) +
      (i % 3 ? lotus(x, y + 6, 21, PINK, 7) : bud(x, y + 6, 20, PINK));
  }
  s +=
    fill(rect(f.x, floor - 178, f.w, 82), '#5f7d4a') +
    line(polyline(f.x, floor - 178, f.x + f.w, floor - 178), '#3f5a34', 1.4);
  // whole flowers, over the leaves
  const flowers: string[] = [];
  s += courtTree(f.x + f.w - 130, floor - 150, crown(f.x + f.w - 150, hz - 90, 118, 120, r, f.y), r.fork(), {
    greens: MANGO,
    blossom: (x, y, i) => {
      flowers.push(jasmine(x, y, 8, i));
      return '';
    },
  });
  s += flowers.join('');
  s += cypress(f.x + 116, floor - 146, 370, 34, r.fork()) + balustrade(f.x, floor - 128, f.w, 128, 8);
  const { wall } = archway(f, floor);
  s += wall;
  s += paintFloor(f, floor, B, r, cx);
  // tray of jasmine
  const [tx, ty]: Point = [f.x + f.w / 2 - 34, B - 40];
  s +=
    fill(ellipse(tx, ty + 6, 92, 21), '#6b3f14') +
    inked(ellipse(tx, ty, 92, 21), '#d7a64e', LINE, 1.2) +
    fill(ellipse(tx, ty - 2, 80, 16), '#b07f2f');
  s += each(
    scatter(ellipse(tx, ty - 5, 70, 13), 12, r).sort((a, b) => a[1] - b[1]),
    ([x, y], i) => jasmine(x, y - 5, 10, i),
  );
  return {
    w: W,
    h: H,
    bg: '#7d2a26',
    defs:
      linearGradient('sky', 0, f.y, 0, hz, [0, '#6f93b4'], [0.6, '#c9c4b4'], [1, '#f3d3a4']) +
      linearGradient('lk', 0, hz, 0, floor, [0, '#d9d3bd'], [1, '#6f97a0']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: finish(seed),
  };
}

export const work: Work = {
  id: 'gallery-kishangarh-braiding-hair',
  collection: 'gallery',
  seed: 8,
  width: W,
  height: H,
  alt: 'Krishna kneels behind Radha and plaits jasmine into her long hair while she looks into a hand mirror in a marble arch.',
  draw,
};
