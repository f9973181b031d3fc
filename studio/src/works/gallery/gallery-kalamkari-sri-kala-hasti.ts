/** Spider, serpent and elephant worship one linga: a web over it, a hood behind it, water poured on it. */
import { inset } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { royalElephant } from '../../motifs/animals/royal-elephant.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Cloth, turf } from '../../traditions/kalamkari/cloth.ts';
import { contour, drawn, stroke } from '../../traditions/kalamkari/kalam.ts';
import { linga } from '../../traditions/kalamkari/linga.ts';
import { cliffs, leafyTree } from '../../traditions/kalamkari/scenery.ts';
import { INK, K } from '../../traditions/kalamkari/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [920, 920];

/** The web hung as a canopy between the boughs, the spider at its hub. */
function web(x: number, y: number, rx: number, ry: number): string {
  const n = 18,
    at = (k: number, i: number): Point => {
      const a = (i / n) * TAU + 0.1,
        R = k * (1 + 0.09 * Math.sin(i * 2.3));
      return [x + rx * R * Math.cos(a), y + ry * R * Math.sin(a)];
    };
  let s = each(
    series(n, (i) => i),
    (i) => stroke([[x, y], at(1.12, i)], 1.8, '#f3e6c6'),
  );
  for (let k = 1; k <= 8; k++) {
    const ring: Poly = [];
    for (let i = 0; i < n; i++) {
      const p = at(k / 8.2, i),
        q = at(k / 8.2, i + 1),
        m: Point = [
          (p[0] + q[0]) / 2 + (x - (p[0] + q[0]) / 2) * 0.1,
          (p[1] + q[1]) / 2 + (y - (p[1] + q[1]) / 2) * 0.1,
        ];
      ring.push(...curve([p, m, q], false, 4));
    }
    s += line(ring, '#f3e6c6', k % 2 ? 1.5 : 2.1, true);
  }
  s += dots(
    series(n, (i) => at(5 / 8.2, i)),
    3,
    K.myrobalan,
  );
  for (const sg of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const a = (i - 1.5) * 0.5,
        k = polar(x, y, 36, (sg > 0 ? 0 : Math.PI) + sg * a);
      s += stroke(
        curveThrough([x, y], [k[0], k[1] - 12], polar(k[0], k[1], 20, Math.PI / 2 - sg * 0.5)),
        4.4,
      );
    }
  return (
    s +
    drawn(ellipse(x, y + 12, 19, 24), '#f3e6c6', 2.2) +
    polys(rosette(x, y + 12, 13, 6), K.myrobalan) +
    dot(x, y + 12, 4, K.madder) +
    drawn(ellipse(x, y - 12, 12, 11), K.myrobalan, 2) +
    dot(x - 4, y - 14, 2.4, INK) +
    dot(x + 4, y - 14, 2.4, INK)
  );
}

/** The cobra: coils beside the linga, five hoods spread behind and above it. */
function cobra(lx: number, floor: number, hood: Point): string {
  const body = (mid: Poly, w: (t: number) => number) => {
    const q = ribbon(mid, w, 5);
    return (
      fill(q, K.leaf) + clip(q, scales(q, 0.6, 19, INK, 1) + line(mid, K.myrobalan, 9)) + contour(q, 2.4)
    );
  };
  const [hx, hy] = hood;
  let s = body(
    curveThrough(
      [lx - 150, floor - 60],
      [lx - 200, floor - 170],
      [lx - 150, floor - 300],
      [lx - 60, floor - 380],
      [hx, hy + 30],
    ),
    widths(26, 28, 28, 28, 26),
  );
  for (const d of [-0.95, 0.95, -0.48, 0.48, 0]) {
    const a = -Math.PI / 2 + d,
      L = 158 - Math.abs(d) * 34,
      q = leaf(hx, hy + 46, L, 40 - Math.abs(d) * 8, a, 0, 0.64),
      e = polar(hx, hy + 46, L * 0.72, a),
      tip = polar(hx, hy + 46, L * 0.98, a);
    s +=
      fill(q, d ? K.leaf : '#7f8a45') +
      clip(
        q,
        each([0.2, 0.3, 0.4, 0.5], (t) =>
          line(
            [
              polar(...polar(hx, hy + 46, L * t, a), 50, a + 1.57),
              polar(...polar(hx, hy + 46, L * t, a), -50, a + 1.57),
            ],
            K.myrobalan,
            5,
          ),
        ),
      ) +
      contour(q, 2.3);
    for (const sg of [-1, 1]) {
      const o = polar(...e, 15 * sg, a + Math.PI / 2);
      s += drawn(leaf(...polar(...o, -9, a), 21, 7, a), '#f6ead0', 1.6) + dot(...o, 4.4, INK);
    }
    s +=
      stroke([tip, polar(...tip, 16, a - 0.4)], 2.6, K.madder) +
      stroke([tip, polar(...tip, 16, a + 0.4)], 2.6, K.madder) +
      polys(rosette(...polar(...e, 24, a), 7, 6), K.madder);
  }
  return s;
}

function coils(lx: number, floor: number): string {
  return (
    each(
      [
        [128, -14, 34],
        [108, -48, 31],
        [84, -80, 28],
      ],
      ([w, dy, h]) => {
        const q = ellipse(lx - 208, floor + dy, w, h);
        return (
          fill(q, K.leaf) +
          scales(q, 0, 19, INK, 1) +
          clip(
            q,
            line(
              curveThrough(
                [lx - 208 - w, floor + dy + 8],
                [lx - 208, floor + dy + h - 4],
                [lx - 208 + w, floor + dy + 8],
              ),
              K.myrobalan,
              7,
            ),
          ) +
          contour(q, 2.3)
        );
      },
    ) +
    drawn(
      ribbon(
        curveThrough(
          [lx - 318, floor - 10],
          [lx - 352, floor - 20],
          [lx - 350, floor - 66],
          [lx - 322, floor - 74],
        ),
        widths(15, 12, 8, 2),
      ),
      K.leaf,
      2.2,
    )
  );
}

/** Rows of dots and strokes that follow an outline inwards. */
function rowsOf(p: Poly): string {
  return each([13, 24, 36], (d, i) =>
    each(inset(p, d), (row) => {
      const st = walk(row, [11, 14, 17][i], true);
      return i === 1
        ? each(st, (k) => stroke([polar(...k.p, -4, k.a + 0.9), polar(...k.p, 4, k.a + 0.9)], 1.6))
        : dots(
            st.map((k) => k.p),
            i ? 2 : 2.6,
            i ? INK : '#f3e6c6',
          );
    }),
  );
}

function elephant(x: number, y: number, s: number): { svg: string; tip: Point } {
  const E = place(
      royalElephant([126, -48, 164, -52, 196, -96, 216, -146, 256, -184, 296, -178], false),
      x,
      y,
      s,
      0,
      -1,
    ),
    skin = '#7f95a3';
  const wrinkles = each(E.folds, ([u, v], i) =>
    stroke(curveThrough([u - 13 + i, v - 8], [u, v + 2], [u + 13 - i, v - 4]), 1.6),
  );
  return {
    tip: E.tip[0],
    svg:
      stroke(E.tail, 4) +
      fill(E.tuft, INK) +
      fill(E.body, skin) +
      rowsOf(E.body) +
      contour(E.body, 2.6) +
      wrinkles +
      drawn(E.ear, '#6d8797', 2.2) +
      each([0.3, 0.6], (t) =>
        stroke(
          E.ear
            .slice(8, -14)
            .map(([u, v]): Point => [
              u * (1 - t * 0.3) + (x - 44 * s) * t * 0.3,
              v * (1 - t * 0.3) + (y - 30 * s) * t * 0.3,
            ]),
          1.4,
        ),
      ) +
      drawn(E.tusk, '#f3e6c6', 2) +
      drawn(E.eye, '#f6ead0', 1.8) +
      fill(E.pupil, INK) +
      each(E.feet, (p) => stroke(p, 2)) +
      line(E.cap.slice(0, 12), K.madder, 2) +
      polys(rosette(x - 104 * s, y - 92 * s, 12, 7), K.madder) +
      dot(x - 104 * s, y - 92 * s, 4, K.myrobalan),
  };
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'narrow', K.madder),
    { f, r } = c,
    floor = f.bottom - 118,
    lx = f.cx - 104,
    k = 1.26;
  c.add(
    cliffs(
      [
        [f.x + 30, floor - 130],
        [f.x + 150, floor - 170],
        [f.cx, floor - 120],
        [f.cx + 110, floor - 250],
        [f.right - 130, floor - 330],
        [f.right - 20, floor - 270],
      ],
      floor,
      118,
      r,
      [K.paleIndigo, K.leaf, K.myrobalan, K.rust],
    ),
  );
  const bark = '#7a4a26',
    leaves = [K.leaf, '#84924c', '#2c3320'] as const;
  c.add(
    leafyTree(
      {
        trunk: curveThrough(
          [f.x + 40, floor],
          [f.x + 60, floor - 150],
          [f.x + 22, floor - 300],
          [f.x + 48, floor - 420],
        ),
        girth: 20,
        bark,
        leaves,
        crown: loopThrough(
          [f.x - 30, f.y + 230],
          [f.x - 30, f.y - 20],
          [f.x + 120, f.y - 20],
          [f.x + 240, f.y + 20],
          [f.x + 206, f.y + 96],
          [f.x + 120, f.y + 170],
          [f.x + 96, f.y + 250],
        ),
        bloom: ['#f3e6c6', K.rust],
        pitch: 26,
        size: 26,
      },
      r,
    ),
  );
  c.add(
    leafyTree(
      {
        trunk: curveThrough(
          [f.right - 34, floor],
          [f.right - 54, floor - 160],
          [f.right - 20, floor - 320],
          [f.right - 44, floor - 430],
        ),
        girth: 20,
        bark,
        leaves,
        crown: loopThrough(
          [f.right + 30, f.y + 240],
          [f.right + 30, f.y - 20],
          [f.right - 120, f.y - 20],
          [f.right - 250, f.y + 10],
          [f.right - 206, f.y + 96],
          [f.right - 120, f.y + 150],
          [f.right - 90, f.y + 240],
        ),
        bloom: [K.myrobalan, K.madder],
        pitch: 26,
        size: 26,
      },
      r,
    ),
  );
  c.add(web(f.cx + 46, f.y + 104, 196, 108));
  const ground = rect(f.x, floor - 4, f.w, f.bottom - floor + 20);
  c.add(
    fill(ground, '#75803f') +
      stroke(
        [
          [f.x, floor - 4],
          [f.right, floor - 4],
        ],
        2.4,
      ),
  );
  c.add(cobra(lx, floor, [lx - 6, floor - 388]));
  c.add(group(linga(c, 0, 0), `transform="translate(${lx} ${floor}) scale(${k})"`));
  c.add(coils(lx, floor));
  const E = elephant(f.right - 96, floor - 148, 1.22);
  // water over the stone
  const top: Point = [lx + 14, floor - 254 * k];
  for (const d of [-14, -7, 0, 7, 14])
    c.add(
      stroke(
        curveThrough(
          [E.tip[0] - 4, E.tip[1] + d * 0.4],
          [E.tip[0] - 26 - d, E.tip[1] + 10],
          [top[0] + 6 + d, top[1] + 6],
          [top[0] - 10 + d * 3.6, top[1] + 110],
        ),
        4,
        d % 2 ? '#f3e6c6' : '#b9cbd2',
      ),
    );
  c.add(E.svg);
  c.add(turf(f.x + 4, f.right, f.bottom - 40, 38));
  for (const [x, y, col] of [
    [lx - 40, -30, K.cloth],
    [lx + 20, -22, K.myrobalan],
    [lx + 66, -34, K.cloth],
    [lx - 86, -20, K.rust],
  ] as const)
    c.add(
      each(rosette(x, floor + y + 50, 15, 8), (p) => drawn(p, col, 1)) + dot(x, floor + y + 50, 4, K.madder),
    );
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-sri-kala-hasti',
  collection: 'gallery',
  seed: 23,
  width: W,
  height: H,
  alt: 'An elephant pours water from its trunk over a garlanded linga, a five-hooded cobra spreads its hoods behind the stone and a spider has hung its web above.',
  draw,
};
