/** The buffalo demon: the beast on its knees, its head struck off, and the warrior who leaves it by the neck. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Poly, series, transform } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { limb } from '../../motifs/animals/limb.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { icon } from '../tanjore/icon.ts';
import { beadRow } from '../tanjore/regalia.ts';
import { sword } from './emblems.ts';
import { K } from './style.ts';

const HIDE = { base: '#5a5762', far: '#45424e', shade: '#191720', edge: '#15131b', light: '#8d8a98' },
  HORN = ['#93897a', '#2a241e'] as const;

const hide = (p: Poly, base = HIDE.base, depth = 24): string =>
  modelled(p, base, HIDE.shade, depth, depth > 12 ? 8 : 3) + ink(p, HIDE.edge, 1.5);

/** A near leg: shaded and inked along `edge`, open where it joins the body. */
const limbOf = (edge: Poly, root: Poly): string =>
  modelled([...edge, ...root], HIDE.base, HIDE.shade, 20, 5, { rim: [edge] }) +
  ink(edge, HIDE.edge, 1.5, { closed: false, taper: 0.5 });

const hoof = (p: Poly): string => fill(p, '#26222a') + ink(p, HIDE.edge, 1.2);

/** The beast, its rump to the left and its neck, open, at the upper right. About 270 long, ground at y + 116 s. */
export function fallenBuffalo(x: number, y: number, s = 1): { behind: string; before: string } {
  const T = (p: Poly) => transform(p, x, y, s),
    body = T(
      loopThrough([
        -134, -20, -112, -56, -72, -68, -14, -60, 44, -52, 70, -60, 86, -70, 112, -50, 146, -32, 184, -18,
        180, 20, 160, 52, 130, 86, 96, 98, 40, 84, -18, 64, -60, 56, -112, 44,
      ]),
    ),
    farLegs = [
      limb([-30, 20, -14, 58, -36, 84, -30, 108], 30, 20, 12, 11),
      limb([96, 40, 120, 74, 150, 96], 26, 18, 13),
      limb([150, 94, 124, 104, 104, 106], 13, 11, 10),
    ].map(T),
    hindEdge = T(
      curveThrough(
        -34,
        -16,
        -28,
        14,
        -34,
        42,
        -46,
        60,
        -70,
        74,
        -84,
        84,
        -80,
        100,
        -74,
        117,
        -104,
        117,
        -104,
        102,
        -110,
        84,
        -114,
        70,
        -98,
        56,
        -106,
        38,
        -132,
        12,
        -136,
        -20,
      ),
    ),
    foreEdge = T(
      curveThrough(
        50,
        26,
        52,
        56,
        62,
        76,
        72,
        90,
        58,
        98,
        36,
        98,
        22,
        106,
        30,
        117,
        60,
        118,
        98,
        118,
        122,
        115,
        127,
        100,
        117,
        80,
        112,
        54,
        116,
        22,
      ),
    ),
    mouth = T(ellipse(134, -46, 54, 20, 0.46));
  let behind =
    each(farLegs, (p) => hide(p, HIDE.far, 12)) +
    hoof(T(loopThrough(-40, 106, -36, 118, -14, 118, -18, 106)));
  behind += hide(body, HIDE.base, 30);
  // back lit, ribs, short hair
  behind += clip(
    body,
    group(
      line(T(curveThrough(-120, -46, -70, -56, -10, -46, 60, -40)), HIDE.light, 12 * s),
      'opacity=".5" filter="url(#b5)"',
    ) +
      lines(
        series(34, (i) => {
          const u = -126 + i * 6.6,
            v = -48 + (i % 4) * 13;
          return T(curveThrough(u, v, u - 3, v + 8, u - 8, v + 14));
        }),
        HIDE.light,
        0.8,
        'opacity=".7"',
      ) +
      group(
        each([0, 1, 2, 3], (i) =>
          line(
            T(curveThrough(-6 + i * 17, -24 + i * 3, -10 + i * 17, 16, 4 + i * 17, 52)),
            HIDE.shade,
            4 * s,
          ),
        ),
        'opacity=".5" filter="url(#b3)"',
      ),
  );
  behind += limbOf(hindEdge, T(curveThrough(-136, -20, -120, -54, -76, -62, -44, -44, -34, -16)));
  behind += hoof(T(loopThrough(-103, 105, -105, 118, -73, 118, -78, 105)));
  behind += limbOf(foreEdge, T(curveThrough(116, 22, 100, -4, 70, -4, 50, 26)));
  behind += hoof(T(loopThrough(44, 97, 32, 98, 20, 107, 30, 118, 46, 117, 42, 107)));
  // the neck struck through
  behind += fill(mouth, '#7c1c20') + ink(mouth, HIDE.edge, 1.4);
  const rim = curveThrough(86, -70, 102, -42, 136, -22, 183, -18),
    lip = T([...rim, ...curveThrough(190, 0, 150, 24, 110, 16, 80, -16, 76, -56)]);
  const before =
    clip(body, modelled(lip, HIDE.base, HIDE.shade, 8, 3, { rim: [T(rim)] })) +
    ink(T(rim), HIDE.edge, 1.5, { closed: false }) +
    each(
      walk(T(rim), 11 * s),
      ({ p: [a, b] }, i) =>
        polys(rosette(a, b, 8.4 * s, 7, i), i % 2 ? '#c8424c' : '#f1dcc0') + dot(a, b, 2.2 * s, K.gold),
    );
  return { behind, before };
}

/** The head of the beast on the ground, facing right. */
export function buffaloHead(x: number, y: number, s = 1): string {
  const T = (p: Poly) => transform(p, x, y, s, 0.2),
    horn = (d: number) =>
      T(ribbon(curveThrough(-28 + d, -12, -48 + d, -30, -46 + d, -58, -16 + d, -72), widths(9, 10, 7, 1.4))),
    head = T(
      loopThrough(
        -42,
        -6,
        -34,
        -22,
        -14,
        -24,
        10,
        -18,
        34,
        -8,
        54,
        -4,
        62,
        6,
        58,
        18,
        40,
        22,
        12,
        22,
        -14,
        26,
        -36,
        16,
      ),
    ),
    ear = T(leaf(-38, -4, 36, 8, 2.7, 0.1));
  const rings = (d: number) =>
    lines(
      series(5, (i) =>
        T(curveThrough(-45 + d - i * 2, -20 - i * 8, -42 + d - i, -25 - i * 8, -38 + d, -26 - i * 8)),
      ),
      HORN[1],
      0.9,
    );
  let q = modelled(horn(16), HORN[0], HORN[1], 6, 2) + ink(horn(16), HIDE.edge, 1.2);
  q += fill(T(ellipse(-40, 8, 9, 17, 0.1)), '#7c1c20') + hide(head, HIDE.base, 16);
  q += modelled(horn(-2), HORN[0], HORN[1], 6, 2) + rings(-2) + ink(horn(-2), HIDE.edge, 1.2);
  q += modelled(ear, HIDE.base, HIDE.shade, 6, 2) + ink(ear, HIDE.edge, 1.1);
  return (
    q +
    line(T(curveThrough(-10, -6, 0, -1, 12, -4)), HIDE.edge, 2.2) +
    line(T(curveThrough(-12, -11, 0, -15, 13, -10)), HIDE.edge, 1.2) +
    fill(T(ellipse(55, 4, 4, 2.6, 0.7)), HIDE.edge) +
    line(T(curveThrough(60, 15, 46, 12, 32, 15)), HIDE.edge, 1.4) +
    line(T(curveThrough(36, -5, 42, 4, 40, 12)), HIDE.edge, 1)
  );
}

/** Low crown of the demon, with a crest. */
const crown = (pen: Pen, M: (p: Poly) => Poly, k: number) => {
  const band = [
    ...curveThrough(-48, -24, -22, -42, 10, -43, 32, -30),
    ...curveThrough(33, -42, 14, -58, -20, -58, -50, -38),
  ];
  pen.gold(
    M(
      union(
        [band, ...[-34, -8, 18].map((x, i) => leaf(x, -46, i % 2 ? 36 : 26, 9, -Math.PI / 2, 0, 0.5))],
        3,
        0.8,
      ),
    ),
    false,
  );
  beadRow(pen, M(curveThrough(-47, -30, -22, -47, 10, -48, 31, -35)), 1.8 * k);
  for (const [x, y, i] of [
    [-34, -50, 1],
    [-8, -56, 0],
    [18, -54, 1],
  ])
    pen.gem(M([[x, y]])[0], (i ? 2.6 : 4) * k, i);
};

/** The demon thrown back by the thrust, one hand on the beast, his sword still up. Waist at the pen's place. */
export function demon(pen: Pen) {
  icon(pen, {
    woman: false,
    tone: { base: '#c98d62', shade: '#7c4426', line: '#4e2412' },
    spine: [
      [-2, 24],
      [2, -40],
      [18, -134],
    ],
    head: {
      turn: -0.8,
      gaze: [-3, -2.6],
      open: 1.3,
      tilt: 0.1,
      moustache: true,
      grim: true,
      mark: 'none',
      jaw: 1.1,
    },
    crown,
    jewels: 1,
    arms: [
      {
        side: 1,
        elbow: [88, -172],
        wrist: [70, -226],
        hand: 'grip',
        aim: -1.7,
        flip: true,
        hold: sword(-1.35, 108),
      },
      { side: -1, elbow: [-66, -70], wrist: [-60, -14], hand: 'rest', aim: 1.75, flip: true },
    ],
    lower: () => undefined,
  });
}
