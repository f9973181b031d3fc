/** The people of a Surpur court, walking in profile. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series, transform } from '../../draw/geometry.ts';
import { ink, inked, modelled, patterned } from '../../draw/ink.ts';
import { clip, repeat } from '../../draw/markup.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { K, gold } from './style.ts';

interface Walker {
  coat: string;
  trim: string;
  turban: string;
  /** Trousers. */
  legs: string;
  carries: 'sword' | 'spear' | 'morchal' | 'banner' | 'horn' | 'drum' | 'hawk' | 'parasol' | 'none';
  /** Half a step, so that a row does not march in lockstep. */
  stride?: 0 | 1;
  beard?: boolean;
  skin?: string;
  /** Colour of beard and moustache: black, or grey and white with age. */
  hair?: string;
  /** Length of the nose and girth of the body, 1 = ordinary. */
  nose?: number;
  girth?: number;
  /** Shape of the turban: wound low, or tall with a fan of pleats. */
  tall?: boolean;
}

/** Turbaned head in profile, looking right, chin at (0, 0), 48 high without the turban. */
export function head(
  T: (p: Poly) => Poly,
  s: number,
  skin: string,
  turban: string,
  o: { beard?: boolean; plume?: boolean; hair?: string; nose?: number; tall?: boolean } = {},
): string {
  const at = (x: number, y: number) => T([[x, y]])[0],
    hair = o.hair ?? '#1d1512',
    longer = (p: Poly): Poly =>
      p.map(([x, y]) => [
        x > 15 && y > -28 && y < -9 ? 15 + (x - 15) * (o.nose ?? 1) : x,
        y + (x > 15 ? ((o.nose ?? 1) - 1) * 3 : 0),
      ]);
  const face = T(
    longer(
      loopThrough([
        -14, -6, -16, -22, -12, -38, 2, -44, 12, -40, 14.6, -30, 15, -25, 21, -16.4, 16.4, -14.6, 16, -12.4,
        18, -10.2, 15.6, -8.6, 16.4, -6, 13.4, -4.2, 13, 0, 7, 3.4, -4, 1,
      ]),
    ),
  );
  let q =
    fill(T(loopThrough(-16, -10, -20, -20, -18, -32, -6, -34, -6, -12)), '#1d1512') +
    modelled(face, skin, '#8a5430', 7 * s, 2, { op: 0.5 }) +
    ink(face, K.line, 1.1);
  const eye = T(loopThrough(12.8, -25.6, 7, -28, 0, -27.6, -6, -24.8, 2, -23.2, 9, -23.6));
  q +=
    patterned(eye, K.white, dot(...at(6, -26), 2.9 * s, '#1d1512'), K.line, 1.1 * s + 0.3) +
    line(T(curveThrough(12, -32.6, 5, -35, -5, -31)), '#1d1512', 1.5 * s + 0.3);
  q +=
    line(T(curveThrough(16.4, -9.8, 11, -9.2, 8, -10.4)), '#7c2420', 1.2) +
    line(T(curveThrough(15.6, -14.6, 13, -15.6, 13.4, -18)), K.line, 0.8);
  if (o.beard) {
    const b = T(
      loopThrough(14, -8, 9, -11, 1, -10, -5, -16, -9, -26, -11, -14, -7, 0, 4, 7, 13, 4, 12, -2, 15, -5),
    );
    q +=
      fill(b, hair) +
      line(T(curveThrough(8, -4, 4, 3)), '#ffffff55', 0.8) +
      line(T(curveThrough(15, -8.4, 11, -7, 8, -8)), '#b4604c', 1.2);
  } else q += line(T(curveThrough(15.4, -12.4, 10, -12.8, 4, -10.6, -1, -13)), hair, 2 * s + 0.4);
  const wrap = T(
    o.tall
      ? loopThrough(
          14.6,
          -36,
          17,
          -46,
          12,
          -62,
          2,
          -76,
          -6,
          -64,
          -18,
          -62,
          -25,
          -50,
          -24,
          -40,
          -16,
          -36,
          0,
          -39,
        )
      : loopThrough(14.6, -36, 16, -44, 8, -55, -8, -60, -22, -54, -28, -42, -22, -34, -14, -36, 0, -39),
  );
  q +=
    modelled(wrap, turban, '#2a1010', 8 * s, 2, { op: 0.5 }) +
    clip(
      wrap,
      lines(
        [0, 1, 2, 3].map((i) =>
          T(curveThrough(15 - i * 3, -38 - i * 5, -4, -46 - i * 3, -26 + i * 2, -38 - i * 4)),
        ),
        K.line,
        0.7,
      ),
    ) +
    ink(wrap, K.line, 1.1);
  q +=
    line(T(curveThrough(15, -37, 0, -40.6, -14, -37, -22, -34)), K.gold, 3.4 * s) +
    dots(
      T(curveThrough(15, -37, 0, -40.6, -14, -37)).filter((_, i) => i % 5 === 0),
      1.3 * s,
      K.white,
    );
  if (o.plume)
    q +=
      edged(T(leaf(6, -54, 36, 4.6, -1.9, -0.3, 0.6)), K.white, K.line, 0.8) +
      dot(...at(7, -50), 3.4 * s, K.red) +
      dot(...at(7, -50), 1.4 * s, K.bright);
  q += dot(...at(-8, -15), 2.6 * s, K.gold) + dot(...at(-8, -11), 1.8 * s, K.white);
  return q;
}

const limbOf = (pts: Point[], w0: number, w1: number): Poly => {
  const c = curve(pts, false, 10),
    l: Poly = [],
    r: Poly = [];
  c.forEach((p, i) => {
    const a = Math.atan2(
        c[Math.min(c.length - 1, i + 1)][1] - c[Math.max(0, i - 1)][1],
        c[Math.min(c.length - 1, i + 1)][0] - c[Math.max(0, i - 1)][0],
      ),
      w = w0 + ((w1 - w0) * i) / (c.length - 1);
    l.push([p[0] - Math.sin(a) * w, p[1] + Math.cos(a) * w]);
    r.push([p[0] + Math.sin(a) * w, p[1] - Math.cos(a) * w]);
  });
  return [...l, ...r.reverse()];
};

/** A man of the procession, about 235 high with his turban, walking right. @param fx -1 walks left */
export function walker(x: number, y: number, s: number, fx: number, o: Walker): string {
  const wide = o.girth ?? 1,
    T = (p: Poly) => transform(p, x, y, s, 0, fx),
    W = (p: Poly) =>
      T(
        p.map(([a, c]): Point => [a * (1 + (wide - 1) * Math.max(0, Math.min(1, (-60 - c) / -60 + 1.6))), c]),
      ),
    at = (px: number, py: number) => T([[px, py]])[0],
    skin = o.skin ?? K.skin,
    st = o.stride ?? 0;
  let q = '';
  const leg = (hip: Point, knee: Point, foot: Point) => {
    const l = T(limbOf([hip, knee, foot], 11, 6));
    const shoe = T(loopThrough(offsets(foot[0], foot[1], [-7, -6, 6, -7, 16, -1, 23, -5, 20, 4, -7, 4])));
    return (
      modelled(l, o.legs, '#2a1a14', 5 * s, 2, { op: 0.4 }) +
      ink(l, K.line, 0.9) +
      inked(shoe, K.red, K.line, 0.9)
    );
  };
  q += st
    ? leg([-4, -84], [-10, -44], [-20, -4]) + leg([6, -84], [16, -46], [14, -4])
    : leg([6, -84], [18, -46], [22, -4]) + leg([-4, -84], [-6, -44], [-8, -4]);
  const back = T(limbOf([[-12, -166], [-24, -140], o.carries === 'drum' ? [6, -116] : [-14, -112]], 9, 5.6));
  q += modelled(back, o.coat, '#00000088', 5 * s, 2, { op: 0.4 }) + ink(back, K.line, 0.9);
  const coat = W([
    ...curveThrough(-14, -176, -20, -150, -14, -124, -20, -96, -34, -42),
    [30, -40] as Point,
    ...curveThrough(22, -96, 14, -124, 20, -150, 14, -176),
  ]);
  q +=
    modelled(coat, o.coat, '#1a0c10', 10 * s, 3, { op: 0.45 }) +
    clip(
      coat,
      repeat(30, (i) =>
        polys(
          rosette(
            ...at(-28 + (i % 5) * 13 + (Math.floor(i / 5) % 2) * 6, -168 + Math.floor(i / 5) * 21),
            3.4 * s,
            5,
          ),
          K.bright,
        ),
      ) +
        lines(
          [-14, -4, 8, 18].map((d) => T(curveThrough(d * 0.6, -120, d * 1.3, -44))),
          '#00000055',
          1,
        ) +
        line(T(polyline(-34, -44, 30, -42)), K.gold, 7 * s) +
        line(T(polyline(-34, -49, 30, -47)), o.trim, 1.6),
    ) +
    ink(coat, K.line, 1.1);
  const sash = W([
    ...curveThrough(-15, -128, 0, -122, 15, -128),
    ...curveThrough(16, -116, 0, -110, -16, -116),
  ]);
  q +=
    inked(sash, o.trim, K.line, 0.9) +
    inked(T(polyline(4, -114, 12, -114, 16, -70, 6, -72)), o.trim, K.line, 0.8) +
    line(T(polyline(6, -76, 16, -74)), K.gold, 2.4 * s);
  q += fill(T(loopThrough(-6, -178, -6, -188, 8, -188, 8, -178, 0, -172)), skin);
  q +=
    line(T(curveThrough(-8, -176, 1, -162, 10, -176)), K.white, 2 * s) + dot(...at(1, -162), 2.2 * s, K.red);
  q += head((p) => T(transform(p, 1, -186)), s, skin, o.turban, {
    beard: o.beard ?? false,
    ...(o.hair ? { hair: o.hair } : {}),
    nose: o.nose ?? 1,
    tall: o.tall ?? false,
  });
  // near arm and burden
  const hand: Point =
    o.carries === 'hawk'
      ? [42, -150]
      : o.carries === 'horn'
        ? [34, -184]
        : o.carries === 'drum'
          ? [22, -112]
          : o.carries === 'sword'
            ? [30, -132]
            : [36, -138];
  const pole = (a: Point, b: Point, w: number, col: string) =>
    line(T([a, b]), K.line, (w + 1.4) * s) + line(T([a, b]), col, w * s);
  if (o.carries === 'spear')
    q +=
      pole([34, -8], [40, -286], 3, '#8a4a2c') +
      gold(T(leaf(40, -282, 34, 6, -1.55, 0, 0.4))) +
      fill(T(loopThrough(34, -280, 40, -262, 46, -280, 40, -272)), K.red);
  if (o.carries === 'banner') {
    const f = T([
      ...curveThrough(42, -344, 74, -350, 104, -340),
      ...curveThrough(104, -296, 74, -306, 41, -300),
    ]);
    q +=
      pole([33, -10], [42, -356], 3, '#8a4a2c') +
      modelled(f, K.red, K.maroon, 8 * s, 3) +
      clip(f, dot(...at(72, -322), 14 * s, K.gold) + line(f, K.gold, 5 * s, true)) +
      ink(f, K.line, 1.1) +
      gold(T(leaf(42, -354, 20, 5, -1.57, 0, 0.4)));
  }
  if (o.carries === 'morchal')
    q +=
      pole([30, -126], [48, -180], 3, K.gold) +
      repeat(9, (i) => {
        const f = T(leaf(48, -180, 74, 7, -1.25 + (i - 4) * 0.1, 0.1, 0.7));
        return (
          edged(f, i % 2 ? '#2f7a4c' : '#4f9a5c', K.line, 0.6) +
          dot(
            ...at(48 + Math.cos(-1.2 + (i - 4) * 0.11) * 62, -180 + Math.sin(-1.2 + (i - 4) * 0.11) * 62),
            3.2 * s,
            i % 2 ? K.gold : '#1f3f7a',
          )
        );
      });
  if (o.carries === 'horn') {
    const h = T([
      ...curveThrough(16, -196, 40, -200, 50, -226, 38, -262, 26, -276),
      ...curveThrough(62, -284, 60, -250, 58, -214, 44, -192, 16, -192),
    ]);
    q += gold(h) + fill(T(ellipse(44, -280, 18, 5, -0.2)), K.line);
  }
  if (o.carries === 'drum') {
    q +=
      modelled(
        T(loopThrough(0, -108, 8, -82, 24, -76, 40, -82, 48, -108, 24, -116)),
        '#9c4a2c',
        '#3a140c',
        7 * s,
        3,
      ) +
      ink(T(loopThrough(0, -108, 8, -82, 24, -76, 40, -82, 48, -108, 24, -116)), K.line, 1) +
      inked(T(ellipse(24, -108, 24, 8)), K.cream, K.line, 1) +
      lines(
        [4, 14, 24, 34, 44].map((u) => T(polyline(u, -106, u * 0.6 + 9, -80))),
        K.bright,
        1,
      );
  }
  if (o.carries === 'parasol') {
    const y0 = -330,
      f = T([
        ...curveThrough(-48, y0 + 34, -30, y0 + 4, 38, y0 - 12, 104, y0 + 4, 124, y0 + 34),
        ...series(13, (i): Point => [124 - (i + 0.5) * 13.2, y0 + (i % 2 ? 36 : 44)]),
      ]);
    q +=
      pole([32, -40], [38, y0], 3.4, K.gold) +
      modelled(f, K.red, K.maroon, 12 * s, 5) +
      clip(
        f,
        lines(
          [-30, 4, 38, 72, 106].map((u) =>
            T(curveThrough(38, y0 - 12, 38 + (u - 38) * 0.8, y0 + 10, u * 1.06, y0 + 42)),
          ),
          K.bright,
          1.2,
        ),
      ) +
      ink(f, K.line, 1.1) +
      dots(
        series(14, (i) => at(-46 + i * 13.1, y0 + 44)),
        2.6 * s,
        K.gold,
      ) +
      gold(T(leaf(38, y0 - 8, 28, 7, -1.57, 0, 0.4)));
  }
  if (o.carries === 'sword') {
    const b = T(loopThrough(30, -134, 24, -170, 30, -206, 46, -232, 40, -200, 38, -166, 36, -134));
    q += inked(b, '#dfe3e0', K.line, 0.9) + pole([22, -134], [42, -136], 4, K.gold);
  }
  const arm = T(limbOf([[12, -166], [o.carries === 'horn' ? 34 : 24, -142], hand], 9.4, 5.8));
  q +=
    modelled(arm, o.coat, '#00000088', 5 * s, 2, { op: 0.4 }) +
    ink(arm, K.line, 1) +
    line(T(polyline(hand[0] - 8, hand[1] + 5, hand[0] - 4, hand[1] - 6)), K.gold, 3 * s);
  const fist = T(loopThrough(offsets(hand[0], hand[1], [-5, -6, 5, -7, 8, 0, 4, 6, -5, 5])));
  q += inked(fist, skin, K.line, 0.9);
  if (o.carries === 'hawk') {
    const h = T(
      loopThrough(40, -158, 30, -176, 34, -196, 46, -204, 56, -200, 60, -194, 54, -190, 52, -172, 46, -156),
    );
    q +=
      modelled(h, '#e8dcc4', '#6a5240', 5 * s, 2) +
      ink(h, K.line, 0.9) +
      lines(
        [0, 1, 2, 3].map((i) => T(polyline(36 + i, -184 + i * 7, 44 + i, -180 + i * 7))),
        '#6a5240',
        0.9,
      ) +
      dot(...at(50, -196), 1.6 * s, K.line);
  }
  return q;
}
