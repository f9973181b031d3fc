/** The raja of a small kingdom rides out under a gold-fringed parasol, his men before and behind. */
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { inked, modelled } from '../../draw/ink.ts';
import { clip, group } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { arc, ellipse, rect } from '../../draw/shapes.ts';
import { Sheet } from '../../draw/sheet.ts';
import { edged, fill, line, lines } from '../../draw/svg.ts';
import { frame, plain, vine } from '../../motifs/borders.ts';
import { flyingEgret } from '../../motifs/painted/egret.ts';
import { rajputHorse } from '../../traditions/kishangarh/horse.ts';
import { roundTree } from '../../traditions/mysore/landscape.ts';
import { plant } from '../../traditions/surpur/plants.ts';
import { chhatra, raja, staff } from '../../traditions/surpur/rider.ts';
import { gold, K } from '../../traditions/surpur/style.ts';
import { walker } from '../../traditions/surpur/walker.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1120, 740];

/** The bearer's hand round the staff. */
const fist = ([x, y]: Point, skin: string): string =>
  inked(
    loopThrough(x - 8, y - 7, x + 4, y - 9, x + 10, y - 4, x + 9, y + 6, x + 1, y + 9, x - 8, y + 6),
    skin,
    K.line,
    1,
  ) +
  lines(
    [-3.6, 0.6, 4.6].map((v) => polyline(x + 3, y + v, x + 10, y + v - 1)),
    K.line,
    0.8,
  );

/** A band of evening sky, a hill fort, trees on the ridge. */
function eveningSky(f: ReturnType<typeof frame>, r: Rng): string {
  let s = '';
  s +=
    fill(
      [
        [f.x, f.y],
        [f.x + f.w, f.y],
        [f.x + f.w, f.y + 66],
        ...curve([
          [f.x + f.w, f.y + 66],
          [W * 0.72, f.y + 40],
          [W * 0.5, f.y + 74],
          [W * 0.28, f.y + 44],
          [f.x, f.y + 62],
        ] as Point[]),
      ],
      '#7f9fa8',
    ) +
    lines(
      [14, 26, 36].map((d) =>
        curveThrough(f.x, f.y + d, W * 0.3, f.y + d - 8, W * 0.6, f.y + d + 4, f.x + f.w, f.y + d - 6),
      ),
      K.bright,
      1.6,
    );
  const fort = (x: number, y: number) => {
    let q =
      fill(polyline(x - 86, y, x - 86, y - 40, x + 86, y - 40, x + 86, y), '#d9b98a') +
      line(polyline(x - 86, y, x - 86, y - 40, x + 86, y - 40, x + 86, y), K.line, 1);
    for (let i = 0; i < 13; i++) q += edged(rect(x - 84 + i * 13.2, y - 47, 8, 8), '#d9b98a', K.line, 0.7);
    for (const d of [-86, 0, 86])
      q +=
        edged(rect(x + d - 17, y - 62, 34, 62), '#e6cca0', K.line, 1) +
        gold([...arc(x + d, y - 62, 17, Math.PI, Math.PI * 2, 16, 20)]) +
        fill(
          arc(x + d, y - 26, 8, Math.PI, Math.PI * 2, 12, 12).concat([
            [x + d + 8, y],
            [x + d - 8, y],
          ]),
          '#5c2c20',
        );
    return q;
  };
  s +=
    fort(850, f.y + 92) +
    modelled(
      [
        ...curve([
          [f.x, f.y + 92],
          [W * 0.2, f.y + 74],
          [W * 0.46, f.y + 112],
          [W * 0.74, f.y + 84],
          [f.x + f.w, f.y + 96],
        ] as Point[]),
        [f.x + f.w, H],
        [f.x, H],
      ],
      K.ground,
      '#10301f',
      18,
      8,
    );
  for (const [x, y, R] of [
    [120, 206, 27],
    [178, 194, 22],
    [238, 208, 24],
    [306, 204, 18],
    [1000, 198, 24],
    [1046, 210, 20],
    [700, 208, 19],
    [752, 202, 16],
  ] as const)
    s += roundTree(r, x, y, R, '#4f7f46', '#a3bd62', r.chance(0.5) ? K.rose : undefined);
  return s;
}

function draw(seed: number): Painting {
  const sheet = new Sheet(seed, W, H),
    r = sheet.r,
    f = frame(
      W,
      H,
      14,
      [
        { t: 8, band: plain(K.gold), corner: false },
        { t: 34, band: vine(true, 0.9) },
        { t: 6, band: plain(K.gold), corner: false },
        { t: 12, band: plain(K.maroon), corner: false },
        { t: 4, band: plain(K.gold), corner: false },
      ],
      r,
      { ink: K.line, w: 1, cols: [K.rose, K.bright, K.cream], bg: '#27375c', leaf: '#6f9a5c' },
    ),
    base = 632;
  let s = fill(rect(f.x, f.y, f.w, f.h), K.ground);
  s += eveningSky(f, r);
  // flowering plants stand large over the green, the nearest cut by the frame
  for (const [x, y, h, k, lean] of [
    [116, 360, 118, 2, 10],
    [214, 330, 104, 0, -8],
    [318, 300, 92, 1, 8],
    [742, 320, 112, 2, -8],
    [846, 300, 100, 0, 10],
    [946, 348, 122, 1, -12],
    [1040, 320, 108, 2, 8],
    [396, 388, 96, 0, 6],
  ] as const)
    s += plant(x, y, h, k, lean);
  for (const [x, y, k, fx] of [
    [232, 168, 0.34, 1],
    [322, 136, 0.28, 1],
    [738, 132, 0.3, -1],
    [660, 164, 0.24, -1],
  ] as const)
    s += flyingEgret(x, y, k, fx, K.line);
  // a strip of path
  s +=
    fill(
      [
        ...curveThrough(f.x, 596, W * 0.5, 588, f.x + f.w, 598),
        ...curveThrough(f.x + f.w, 690, W * 0.5, 684, f.x, 692),
      ],
      '#8a9a5c',
    ) +
    lines(
      [...Array(40).keys()].map((i) =>
        polyline(f.x + 10 + i * 25, 614 + (i % 6) * 11, f.x + 24 + i * 25, 614 + (i % 6) * 11),
      ),
      '#6d7f48',
      1,
    );
  sheet.add(clip(rect(f.x, f.y, f.w, f.h), s));
  const man = (x: number, y: number, k: number, o: Parameters<typeof walker>[4]) =>
    group(fill(ellipse(x, y + 3, 38 * k, 6), '#0c2016'), 'opacity=".5" filter="url(#b3)"') +
    walker(x, y, k, 1, o);
  // the far rank, its spears and banner over the others' turbans
  const far = [
    man(176, base - 34, 1.06, {
      coat: '#8a9a5c',
      trim: K.maroon,
      turban: K.cream,
      legs: K.cream,
      carries: 'spear',
      stride: 1,
      skin: '#c89468',
      nose: 1.2,
    }),
    man(282, base - 42, 1.02, {
      coat: '#b4662c',
      trim: K.blue,
      turban: K.gold,
      legs: K.white,
      carries: 'banner',
      stride: 0,
      skin: '#b87c50',
      tall: true,
    }),
    man(800, base - 40, 1.04, {
      coat: '#5f8a94',
      trim: K.gold,
      turban: '#7c2c3c',
      legs: K.cream,
      carries: 'spear',
      stride: 0,
      beard: true,
      hair: '#8a8078',
    }),
    man(914, base - 36, 1.02, {
      coat: K.rose,
      trim: K.blue,
      turban: K.white,
      legs: '#b8683c',
      carries: 'sword',
      stride: 1,
      skin: '#b87c50',
      tall: true,
    }),
    man(1012, base - 30, 1.04, {
      coat: K.cream,
      trim: K.red,
      turban: '#3f7a50',
      legs: K.maroon,
      carries: 'spear',
      stride: 0,
      skin: '#d8a474',
      nose: 0.85,
    }),
  ];
  const near = [
    man(112, base + 40, 1.3, {
      coat: K.cream,
      trim: K.red,
      turban: K.red,
      legs: '#b8683c',
      carries: 'horn',
      stride: 0,
      skin: '#b87c50',
      girth: 1.16,
    }),
    man(234, base + 30, 1.26, {
      coat: '#6a3a6c',
      trim: K.gold,
      turban: K.cream,
      legs: K.cream,
      carries: 'drum',
      beard: true,
      hair: '#e6ddd0',
      stride: 1,
      skin: '#d8a474',
      nose: 1.24,
      girth: 1.1,
    }),
    man(862, base + 34, 1.3, {
      coat: K.red,
      trim: K.gold,
      turban: K.white,
      legs: K.cream,
      carries: 'hawk',
      stride: 1,
      beard: true,
      nose: 1.14,
    }),
    man(976, base + 42, 1.24, {
      coat: '#3f6f8a',
      trim: K.red,
      turban: K.rose,
      legs: K.white,
      carries: 'sword',
      stride: 0,
      skin: '#d8a474',
      nose: 0.86,
      tall: true,
    }),
  ];
  // the bearer of the parasol; its staff leaves his fist, crosses the croup and goes up behind the halo
  const top: Point = [558, 108],
    grip: Point = [371, 477],
    up = (k: number): Point => [grip[0] + (top[0] - grip[0]) * k, grip[1] + (top[1] - grip[1]) * k];
  const bearer = man(326, base + 22, 1.26, {
    coat: '#3f7a50',
    trim: K.red,
    turban: K.gold,
    legs: K.white,
    carries: 'none',
    stride: 1,
    skin: '#c89468',
    tall: true,
  });
  sheet.add(
    clip(
      rect(f.x, f.y, f.w, f.h),
      far.join('') +
        chhatra(top, 108, grip) +
        raja(rajputHorse(), 556, base + 28, 1.5) +
        bearer +
        staff(up(-0.16), up(0.62)) +
        fist(grip, '#c89468') +
        near.join(''),
    ),
  );
  // the nearest flowers rise over the lower edge
  sheet.add(clip(rect(f.x, f.y, f.w, f.h), plant(570, 704, 88, 0, 6) + plant(772, 712, 92, 2, -6)));
  sheet.add(f.svg);
  return sheet.art(K.ground, {
    surface: 'paper',
    wobble: 0.8,
    grain: 0.7,
    mottle: 0.8,
    fibre: 0.6,
    vignette: 0.4,
    age: 0.5,
  });
}

export const work: Work = {
  id: 'gallery-south-indian-surpur-court',
  collection: 'gallery',
  seed: 5,
  width: W,
  height: H,
  alt: 'A haloed raja with a rose rides a dappled horse under a red parasol, ranks of men with spears, hawk, drum and horn overlapping before and behind him.',
  draw,
};
