/** A lotus frieze for a wall: open lotuses and buds in turn on one running stalk, madder and iron black on cream. */
import { curve } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, ribbon } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { hatched, rope } from '../../motifs/borders.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { blockButi } from '../../traditions/kalamkari/bands.ts';
import { Cloth } from '../../traditions/kalamkari/cloth.ts';
import { INK, K } from '../../traditions/kalamkari/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1300, 540];

/** Petal with pen lines that run to its tip. */
function petal(p: Poly, col: string): string {
  const root = p[0];
  const tip = p[14];
  const veins = [-0.34, -0.17, 0, 0.17, 0.34].map((d): Poly => {
    const a = Math.atan2(tip[1] - root[1], tip[0] - root[0]);
    const L = Math.hypot(tip[0] - root[0], tip[1] - root[1]);
    return curve([
      polar(...root, L * 0.3, a + d * 0.5),
      polar(...root, L * 0.58, a + d * 0.72),
      polar(...root, L * (0.86 - Math.abs(d) * 0.3), a + d * 0.36),
    ]);
  });
  return fill(p, col) + lines(veins, col === K.cloth ? K.madder : INK, 1) + ink(p, INK, 1.8);
}

/** Open lotus of three tiers, standing on (x, y). */
function lotus(x: number, y: number, R: number): string {
  let s = '';
  const tier = (n: number, L: number, w: number, spread: number, cols: readonly string[]) => {
    const order = series(n, (i) => i).sort((a, b) => Math.abs(b - (n - 1) / 2) - Math.abs(a - (n - 1) / 2));
    for (const i of order) {
      const a = -Math.PI / 2 + lerp(-spread, spread, i / (n - 1));
      s += petal(leaf(0, 0, L, w, a, 0, 0.55), cols[i % cols.length]);
    }
  };
  tier(11, R, R * 0.19, 1.36, [K.madder, K.cloth]);
  tier(8, R * 0.86, R * 0.19, 1.05, [K.cloth]);
  tier(5, R * 0.72, R * 0.17, 0.62, [K.madder]);
  s += petal(leaf(0, 0, R * 0.66, R * 0.17, -Math.PI / 2, 0, 0.52), K.cloth);
  const calyx = [-0.9, -0.35, 0.35, 0.9].map((d) =>
    leaf(0, -R * 0.06, R * 0.34, R * 0.1, -Math.PI / 2 + d * 1.6, 0, 0.5),
  );
  s += polys(calyx, INK) + dot(0, 0, R * 0.09, INK) + dot(0, 0, R * 0.04, K.cloth);
  return `<g transform="translate(${x} ${y})">${s}</g>`;
}

/** Bud on its stalk end, pointing along a. */
const bud = (x: number, y: number, R: number, a: number): string =>
  each([leaf(x, y, R * 0.9, R * 0.24, a - 0.34), leaf(x, y, R * 0.9, R * 0.24, a + 0.34)], (p) =>
    petal(p, K.madder),
  ) +
  petal(leaf(x, y, R, R * 0.27, a), K.cloth) +
  polys(
    [-0.6, 0.6].map((d) => leaf(x, y, R * 0.4, R * 0.1, a + d)),
    INK,
  ) +
  dot(x, y, R * 0.1, INK);

/** Half-seen leaf with a wavy rim, black with cream veins. */
function pad(x: number, y: number, R: number, a: number): string {
  const rim = series(41, (i): Point => {
    const t = lerp(-1.9, 1.9, i / 40);
    return polar(x, y, R * (1 + 0.05 * Math.sin(i * 1.6)), a + t);
  });
  const q: Poly = [[x, y], ...rim];
  const veins = series(13, (i): Poly => [
    polar(x, y, R * 0.12, a + lerp(-1.75, 1.75, i / 12)),
    polar(x, y, R * 0.86, a + lerp(-1.75, 1.75, i / 12)),
  ]);
  return (
    fill(q, INK) +
    lines(veins, K.cloth, 1.5) +
    line(
      rim.map(([u, v]): Point => [lerp(x, u, 0.9), lerp(y, v, 0.9)]),
      K.cloth,
      1.2,
    ) +
    dot(x, y, R * 0.1, K.madder)
  );
}

/** Three buds on one root between two leaves. */
function buds(x: number, y: number, h: number): string {
  let s = pad(x, y - 26, 56, -Math.PI / 2);
  for (const sg of [-1, 1]) {
    const tip: Point = [x + sg * 46, y - h * 0.56];
    s +=
      ink(curve([[x + sg * 4, y], [x + sg * 10, y - h * 0.24], tip]), INK, 4, { closed: false, taper: 0.1 }) +
      bud(...tip, 54, -Math.PI / 2 + sg * 0.34);
  }
  const tip: Point = [x, y - h * 0.72];
  return (
    s +
    ink([[x, y], [x + 3, y - h * 0.4], tip], INK, 5, { closed: false, taper: 0.1 }) +
    each([0.28, 0.46], (t) =>
      each(
        [-1, 1].map((sg) => leaf(x, y - h * t, 26, 6, -Math.PI / 2 + sg * 0.9, sg * 0.2)),
        (q) => edged(q, K.madder, INK, 1.1),
      ),
    ) +
    bud(...tip, 76, -Math.PI / 2)
  );
}

function draw(seed: number): Painting {
  const c = new Cloth(
    seed,
    W,
    H,
    [
      { t: 13, band: rope, corner: false },
      { t: 28, band: blockButi },
      { t: 8, band: hatched, corner: false },
    ],
    '#ecdcb6',
  );
  const { f, r } = c;
  const n = 4;
  const d = (f.w - 168) / n;
  const base = f.bottom - 44;
  const q: string[] = [];
  const node = (i: number) => f.x + 84 + i * d;
  // garlands hang from node to node along the upper edge
  for (let i = -1; i <= n; i++) {
    const g = series(31, (k): Point => [
      lerp(node(i), node(i + 1), k / 30),
      f.y + 8 + Math.sin((k / 30) * Math.PI) * 46,
    ]);
    q.push(
      line(g, INK, 2.4),
      each(walk(g, 15).slice(1, -1), (k) =>
        each(
          [-1, 1].map((sg) => leaf(...k.p, 17, 4.6, k.a + sg * 0.95, sg * -0.15)),
          (z, j) => edged(z, j ? K.madder : INK, INK, 0.9),
        ),
      ),
    );
    const [mx, my] = g[15];
    q.push(bud(mx, my + 2, 34, Math.PI / 2));
    c.block(
      ribbon(g, () => 17),
      ellipse(mx, my + 18, 16, 26),
    );
  }
  // the running stalk at the foot, leaves below it
  const stalk = series(90, (i): Point => [f.x - 4 + (i * (f.w + 8)) / 89, base + 3 * Math.sin(i * 0.5)]);
  q.push(
    each(walk(stalk, 22), (k, i) => {
      const z = leaf(k.p[0], k.p[1] + 6, 25, 6.4, Math.PI / 2 + (i % 2 ? 0.75 : -0.75), 0.1);
      return edged(z, i % 2 ? INK : K.madder, INK, 1);
    }),
  );
  for (let i = 0; i <= n; i++) {
    q.push(buds(node(i), base, f.h - 96));
    c.block(ellipse(node(i), base - f.h * 0.36, 86, f.h * 0.42));
    q.push(
      polys(rosette(node(i), f.y + 12, 15, 8, 0.2), K.madder) +
        dot(node(i), f.y + 12, 5, INK) +
        line(ellipse(node(i), f.y + 12, 16.4), INK, 1.2, true),
    );
  }
  for (let i = 0; i < n; i++) {
    const x = node(i + 0.5);
    q.push(lotus(x, base - 12, 132));
    c.block(ellipse(x, base - 30, 136, 122));
  }
  q.push(
    fill(
      ribbon(stalk, () => 7),
      K.madder,
    ),
    line(
      stalk.map(([x, y]): Point => [x, y - 7]),
      INK,
      1.8,
    ),
    line(
      stalk.map(([x, y]): Point => [x, y + 7]),
      INK,
      1.8,
    ),
    each(walk(stalk, 13), (k) => dot(...k.p, 2.4, K.cloth)),
  );
  let ground = '';
  for (let y = f.y + 18, j = 0; y < base - 14; y += 17, j++)
    for (let x = f.x + 14 + (j % 2) * 9; x < f.right - 8; x += 18)
      if (c.free(x, y, 5))
        ground +=
          (j + Math.round(x / 18)) % 4
            ? dots([[x, y]], 1.6, INK)
            : polys(rosette(x, y, 5.4, 5, r.unit()), K.madder);
  c.add(ground + q.join(''));
  return c.finish(seed);
}

export const work: Work = {
  id: 'work-munilakshmi-reddeppa-border',
  collection: 'artist-works',
  seed: 3,
  width: W,
  height: H,
  alt: 'A long frieze of red and cream lotuses, buds and black leaves stands on one running stalk, on cream cotton.',
  draw,
};
