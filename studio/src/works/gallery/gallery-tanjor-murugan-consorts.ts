/** Murugan with his spear before the open fan of his peacock, between Devasena and Valli. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, transform } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { inked, modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { facing } from '../../figures/poses.ts';
import { lotusFlower } from '../../figures/props.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { withTanjoreFace } from '../../traditions/tanjore/face.ts';
import { brocade, goldFoliage } from '../../traditions/tanjore/ornament.ts';
import { Panel, goldBand, halo, steps, vineFrame } from '../../traditions/tanjore/panel.ts';
import { GARLAND, POSES, SILK, lady, lord, withArms } from '../../traditions/tanjore/people.ts';
import { K } from '../../traditions/tanjore/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];

/** One feather of the fan with its eye. */
function feather(x: number, y: number, L: number, a: number, dark: boolean): string {
  const q = transform(
      loopThrough(
        [0, 2],
        [L * 0.45, L * 0.045],
        [L * 0.78, L * 0.088],
        [L * 0.94, L * 0.07],
        [L, 0],
        [L * 0.94, -L * 0.07],
        [L * 0.78, -L * 0.088],
        [L * 0.45, -L * 0.045],
        [0, -2],
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

/** His hills, with small trees. */
function paintHills(p: Panel, inner: Poly, cx: number): void {
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
  const spine = curveThrough(248, 466, 268, 490, 280, 540, 312, 604, 372, 660, 440, 690),
    body = union([ribbon(spine, widths(10, 15, 22, 40, 60, 60), 4), ellipse(392, 664, 74, 62)], 14),
    // feathered thigh, scaled shank, three toes and the hind claw
    leg = (x: number) => {
      const thigh = ribbon(curveThrough(x + 22, 676, x + 12, 724, x + 4, 768), widths(38, 27, 10)),
        shank = ribbon(curveThrough(x + 4, 760, x - 2, 800, x + 2, 846), widths(7, 6, 7)),
        toes = [-26, -9, 10].map((d) =>
          ribbon(curveThrough(x + 2, 842, x + d * 0.7, 850, x + d, 859), widths(5, 4, 1)),
        );
      return (
        each(
          [shank, ...toes],
          (q) => modelled(q, '#c08a3c', '#5a2e0c', 4, 1) + line(q, '#3a1c08', 1.2, true),
        ) +
        lines(
          [0, 1, 2, 3, 4, 5, 6].map((i) => [
            [x - 6, 774 + i * 10],
            [x + 8, 776 + i * 10],
          ]),
          '#6a3a10',
          1,
        ) +
        modelled(thigh, '#1f5aa8', '#071c48', 14, 5) +
        clip(thigh, scales(thigh, Math.PI / 2, 13, '#63b0d8', 1.1)) +
        line(thigh, '#071c3a', 1.6, true)
      );
    },
    head = ellipse(244, 460, 21, 18);
  p.paint(
    leg(326) +
      leg(440) +
      lines(
        [-1, 0, 1, 2].map((i) => [[248, 448], polar(248, 446, 40, -1.9 + i * 0.24)] as Poly),
        '#14406a',
        2,
      ) +
      each([-1, 0, 1, 2], (i) => dot(...polar(248, 446, 42, -1.9 + i * 0.24), 4.4, '#2a9a94')) +
      modelled(body, '#1f5aa8', '#071c48', 22, 5) +
      clip(body, scales(body, Math.PI / 2 + 0.3, 15, '#63b0d8', 1.2)) +
      line(body, '#071c3a', 1.8, true) +
      modelled(head, '#1f5aa8', '#071c48', 9, 2) +
      line(head, '#071c3a', 1.6, true) +
      inked(polyline(228, 452, 200, 464, 227, 468), '#e0b04a', '#4a1d14', 1.3) +
      fill(leaf(230, 460, 24, 6, -0.1), '#fdf7ea') +
      dot(240, 458, 3.8, '#120c0a'),
  );
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    inner = rect(64, 64, W - 128, H - 128),
    floor = 858;
  p.base += fill(rect(0, 0, W, H), K.wood);
  brocade(p, inner, '#84172a', '#b8424a', '#40060f', [cx, 300, 460]);
  const field = { gold: '', over: '' };
  vineFrame(p.back, W, H);
  // pointed niche: gold spandrels outside it
  const niche = curveThrough(64, 470, 78, 330, 150, 190, 280, 118, cx, 78),
    arch: Poly = [
      ...niche,
      ...niche
        .slice()
        .reverse()
        .map(([x, y]) => [W - x, y] as Point),
    ];
  goldFoliage(field, [[64, 64], [W - 64, 64], [W - 64, 470], ...arch.slice().reverse(), [64, 470]], cx, 78);
  goldBand(field, arch, 30, 34);
  steps(field, cx, [
    [floor, 26, W - 190],
    [floor + 26, 26, W - 150],
    [floor + 52, 28, W - 128],
  ]);
  p.back.gold += clip(inner, field.gold);
  p.back.over += clip(inner, field.over);
  paintHills(p, inner, cx);
  const banner = (pen: Pen, at: Point) => {
    const [x] = at;
    pen.gold(
      ribbon(polyline(x, 4, x, -572), () => 3),
      false,
    );
    pen.shape(
      loopThrough(offsets(x, 0, [0, -568, 36, -564, 74, -571, 70, -530, 73, -488, 36, -493, 0, -488])),
      K.ruby,
      '#3c0410',
      0.8,
      7,
    );
    const c = (q: Poly) => transform(q, x + 37, -527, 0.72);
    // the cock: sickle tail, breast, comb and wattle, spurred legs
    for (const [d, L] of [
      [-2.5, 40],
      [-2.15, 44],
      [-1.8, 40],
    ])
      pen.shape(c(leaf(-16, -2, L, 6, d, 0.5, 0.5)), '#1f7a5a', '#06301f', 0.5, 2);
    pen.shape(
      c(
        loopThrough([
          -22, -8, -8, -12, 6, -22, 12, -38, 22, -40, 28, -30, 26, -14, 22, 4, 10, 16, -8, 16, -20, 6,
        ]),
      ),
      '#f2b840',
      '#8a4a0c',
      0.7,
      4,
    );
    pen.shape(c(leaf(12, -4, 30, 8, 2.9, -0.2, 0.4)), '#c8442c', '#5a1008', 0.5, 2);
    pen.shape(
      c(loopThrough(10, -38, 9, -50, 15, -45, 19, -53, 23, -45, 29, -49, 27, -37)),
      '#f6efe0',
      '#b08a6a',
      0.5,
      2,
    );
    pen.flat(c(polyline(28, -34, 40, -29, 28, -26)), '#f6efe0');
    pen.flat(c(ellipse(21, -33, 2.4, 2.4, 0, 12)), '#17100f');
    for (const lx of [-2, 8])
      pen.stroke(c(polyline(lx, 14, lx, 30, lx + 9, 33, lx, 30, lx - 6, 33)), 1.1, '#f6d89a');
  };
  p.figure(
    withTanjoreFace(
      lady(SILK.green, SILK.red, withArms(POSES.stand(), {}, { to: [50, -292], order: 'front', aim: -1.2 }), {
        hold: [undefined, (pen, at, aim) => lotusFlower(pen, at, aim, 18)],
      }),
    ),
    160,
    floor + 6,
    1.0,
    1,
  );
  p.figure(
    withTanjoreFace(
      lady(SILK.blue, SILK.pink, withArms(POSES.stand(), {}, { to: [50, -292], order: 'front', aim: -1.2 }), {
        tone: 'wheat',
        hold: [undefined, (pen, at, aim) => lotusFlower(pen, at, aim, 18, { out: '#4f74c8', in: '#c9d6f4' })],
      }),
    ),
    W - 160,
    floor + 6,
    1.0,
    -1,
  );
  p.figure(
    withTanjoreFace(
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
          handScale: 1.06,
          garland: [GARLAND.rose],
          behind: (pen) => {
            vel(pen, [-88, 0]);
            banner(pen, [96, 0]);
          },
        },
      ),
      0.94,
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
