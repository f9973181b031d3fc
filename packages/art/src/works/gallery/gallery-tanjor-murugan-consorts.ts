/** Murugan with his spear before the open fan of his peacock, between Devasena and Valli. */
import {
  type Poly,
  curve,
  curveThrough,
  ellipse,
  leaf,
  loopThrough,
  polar,
  polyline,
  rect,
  ribbon,
  transform,
  widths,
} from '../../draw/geometry.ts';
import { union } from '../../draw/contour.ts';
import { scales } from '../../draw/hatching.ts';
import { ink, modelled } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { clip, dot, fill, line, lines, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { lotusFlower } from '../../figures/props.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Point } from '../../draw/geometry.ts';
import {
  goldBand,
  goldScrolls,
  halo,
  steps,
  Panel,
  vineFrame,
  wall,
} from '../../traditions/tanjore/panel.ts';
import { GARLAND, SILK, facing, lady, lord, POSES, withArms } from '../../traditions/tanjore/people.ts';
import { K } from '../../traditions/tanjore/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];

/** One feather of the fan with its eye. */
function feather(x: number, y: number, L: number, a: number, dark: boolean): string {
  const q = transform(
      loopThrough(
        0,
        2,
        L * 0.45,
        L * 0.045,
        L * 0.78,
        L * 0.088,
        L * 0.94,
        L * 0.07,
        L,
        0,
        L * 0.94,
        -L * 0.07,
        L * 0.78,
        -L * 0.088,
        L * 0.45,
        -L * 0.045,
        0,
        -2,
      ),
      x,
      y,
      1,
      a,
    ),
    e = polar(x, y, L * 0.86, a),
    barbs: Poly[] = [];
  for (let t = 0.3; t < 0.97; t += 0.028)
    for (const sg of [-1, 1]) {
      const b = polar(x, y, L * t, a);
      barbs.push([b, polar(b[0], b[1], L * 0.1, a + sg * 0.6)]);
    }
  return (
    fill(q, dark ? '#12614a' : '#1f8060') +
    clip(q, lines(barbs, dark ? '#5aa868' : '#a6c25a', 1.1)) +
    line(q, '#06281e', 1.3, true) +
    fill(ellipse(e[0], e[1], 15, 12, a), '#c9932c') +
    fill(ellipse(...polar(e[0], e[1], 1.5, a), 11.5, 9, a), '#2a9a94') +
    fill(ellipse(...polar(e[0], e[1], 3, a), 7.4, 6, a), '#1b2f7a') +
    dot(...polar(e[0], e[1], 6, a), 2.6, '#7fc9c0')
  );
}

/** The spear: shaft and leaf-shaped blade, in gold. */
function vel(pen: Pen, at: Point) {
  const [x] = at;
  pen.gold(
    ribbon(polyline(x, 4, x, -470), () => 3.6),
    false,
  );
  pen.gold(loopThrough(x, -566, x + 24, -516, x + 17, -482, x, -470, x - 17, -482, x - 24, -516), true);
  pen.gem([x, -506], 6, 0);
  pen.gold(ellipse(x, -466, 9, 7), false);
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    inner = rect(64, 64, W - 128, H - 128),
    floor = 858;
  p.base += fill(rect(0, 0, W, H), K.wood);
  wall(p, inner, '#7a1424', [cx, 430, 330]);
  const field = { gold: '', over: '' };
  vineFrame(p.back, W, H);
  // pointed niche: gold spandrels outside it
  const niche = curve([
      [64, 470],
      [78, 330],
      [150, 190],
      [280, 118],
      [cx, 78],
    ] as Point[]),
    arch: Poly = [
      ...niche,
      ...niche
        .slice()
        .reverse()
        .map(([x, y]) => [W - x, y] as Point),
    ];
  goldScrolls(field, [[64, 64], [W - 64, 64], [W - 64, 470], ...arch.slice().reverse(), [64, 470]], p.r, 46);
  goldBand(field, arch, 30, 34);
  steps(field, cx, [
    [floor, 26, W - 190],
    [floor + 26, 26, W - 150],
    [floor + 52, 28, W - 128],
  ]);
  p.back.gold += clip(inner, field.gold);
  p.back.over += clip(inner, field.over);
  // his hills, with small trees
  let hills = '';
  for (const [x, y, w, c] of [
    [110, 736, 120, '#2c6a48'],
    [690, 730, 130, '#2c6a48'],
    [250, 772, 130, '#3b8054'],
    [560, 768, 140, '#3b8054'],
    [400, 790, 120, '#4f9660'],
    [96, 800, 100, '#4f9660'],
    [712, 800, 100, '#4f9660'],
  ] as const) {
    const q = [
      ...curve([
        [x - w, 862],
        [x - w * 0.7, y + 34],
        [x, y],
        [x + w * 0.7, y + 34],
        [x + w, 862],
      ] as Point[]),
    ];
    hills += modelled(q, c, '#08281a', 14, 5) + line(q, '#08281a', 1.4);
    for (const d of [-0.5, -0.1, 0.35]) {
      const tx = x + d * w,
        ty = y + 26 + Math.abs(d) * 30;
      hills +=
        line(polyline(tx, ty, tx, ty - 16), '#4a2a12', 2.4) +
        polys(rosette(tx, ty - 24, 13, 9, d), '#a8c860') +
        dot(tx, ty - 24, 4, '#d8446c');
    }
  }
  p.paint(clip(inner, hills));
  // fan of the peacock
  const [fx, fy] = [cx, 640];
  let fan = '';
  for (const [n, L, sp] of [
    [21, 452, 2.5],
    [18, 384, 2.3],
    [15, 316, 2.1],
  ])
    for (let i = 0; i < n; i++)
      fan += feather(fx, fy, L, -Math.PI / 2 + (i / (n - 1) - 0.5) * sp, (i + n) % 2 === 0);
  p.paint(clip(inner, fan));
  const glory = { gold: '', over: '' };
  halo(glory, cx + 2, 400, 104);
  p.gild(glory);
  // body, neck and head beside him
  const spine = curveThrough(300, 470, 320, 494, 322, 540, 342, 600, 384, 660, 440, 690),
    body = union([ribbon(spine, widths(10, 15, 22, 40, 60, 60), 4), ellipse(392, 664, 74, 62)], 14),
    leg = (x: number) =>
      line(curveThrough(x + 10, 700, x, 780, x + 4, 850), '#8a5a1e', 6) +
      lines(
        [-1, 0, 1].map(
          (i) =>
            [
              [x + 4, 846],
              [x + 4 + i * 16, 858],
            ] as Poly,
        ),
        '#8a5a1e',
        4,
      ),
    head = ellipse(296, 464, 21, 18);
  p.paint(
    leg(340) +
      leg(452) +
      lines(
        [-1, 0, 1, 2].map((i) => [[300, 452], polar(300, 450, 40, -1.9 + i * 0.24)] as Poly),
        '#14406a',
        2,
      ) +
      [-1, 0, 1, 2].map((i) => dot(...polar(300, 450, 42, -1.9 + i * 0.24), 4.4, '#2a9a94')).join('') +
      modelled(body, '#1f5aa8', '#071c48', 22, 5) +
      clip(body, scales(body, Math.PI / 2 + 0.3, 15, '#63b0d8', 1.2)) +
      line(body, '#071c3a', 1.8, true) +
      modelled(head, '#1f5aa8', '#071c48', 9, 2) +
      line(head, '#071c3a', 1.6, true) +
      fill(polyline(280, 456, 252, 468, 279, 472), '#e0b04a') +
      ink(polyline(280, 456, 252, 468, 279, 472), '#4a1d14', 1.3) +
      fill(leaf(282, 464, 24, 6, -0.1), '#fdf7ea') +
      dot(292, 462, 3.8, '#120c0a'),
  );
  const banner = (pen: Pen, at: Point) => {
    const [x] = at;
    pen.gold(
      ribbon(polyline(x, 4, x, -572), () => 3),
      false,
    );
    pen.shape(
      curve(
        [
          [x, -568],
          [x + 36, -564],
          [x + 74, -571],
          [x + 70, -530],
          [x + 73, -488],
          [x + 36, -493],
          [x, -488],
        ],
        true,
      ),
      K.ruby,
      '#3c0410',
      0.8,
      7,
    );
    const c = (q: Poly) => transform(q, x + 36, -530, 0.54);
    pen.flat(
      c(
        loopThrough(-34, -4, -44, -38, -28, -20, -10, -12, 12, -32, 26, -36, 30, -22, 22, 10, 4, 26, -16, 20),
      ),
      '#f6e7b8',
    );
    pen.flat(c(loopThrough(10, -34, 14, -48, 20, -40, 26, -48, 28, -38, 24, -34)), '#f0b23a');
    pen.flat(c(polyline(30, -32, 42, -28, 30, -24)), '#f0b23a');
    pen.stroke(c(polyline(0, 24, -2, 42, 8, 44)), 0.7, '#f0b23a');
    pen.stroke(c(polyline(-8, 24, -10, 42, 0, 44)), 0.7, '#f0b23a');
  };
  p.figure(
    lady(SILK.green, SILK.red, withArms(POSES.stand(), {}, { to: [58, -300] }), {
      hold: [undefined, (pen, at, aim) => lotusFlower(pen, at, aim, 20)],
    }),
    172,
    floor + 6,
    1.0,
    1,
  );
  p.figure(
    lady(SILK.blue, SILK.pink, withArms(POSES.stand(), {}, { to: [58, -300] }), {
      tone: 'wheat',
      hold: [undefined, (pen, at, aim) => lotusFlower(pen, at, aim, 20, { out: '#4f74c8', in: '#c9d6f4' })],
    }),
    W - 172,
    floor + 6,
    1.0,
    -1,
  );
  p.figure(
    lord(
      SILK.yellow,
      SILK.red,
      facing(
        { to: [-74, -262], bend: 1, mudra: 'grip', aim: Math.PI, order: 'front' },
        { to: [66, -300], bend: -1, mudra: 'blessing', aim: -1.5, order: 'front' },
      ),
      {
        view: 'threeQuarter',
        front: true,
        headScale: 1.06,
        garland: [GARLAND.rose],
        behind: (pen) => {
          vel(pen, [-88, 0]);
          banner(pen, [96, 0]);
        },
      },
    ),
    cx,
    floor + 4,
    1.14,
    1,
    1.16,
  );
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-murugan-consorts',
  collection: 'gallery',
  seed: 12,
  width: W,
  height: H,
  alt: 'Murugan stands with spear and rooster banner before the open fan of his blue peacock, a consort with a lotus on either side.',
  draw,
};
