/** Two deer under a symmetrical flowering tree. */
import {
  type Point,
  type Poly,
  bounds,
  curve,
  ellipse,
  leaf,
  lerp,
  loopThrough,
  polar,
  polyline,
  rect,
  ribbon,
  scatter,
  walk,
  widths,
} from '../../../draw/geometry.ts';
import { scales } from '../../../draw/hatching.ts';
import { ink } from '../../../draw/ink.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { clip, dot, fill, group, line } from '../../../draw/svg.ts';
import { deer } from '../../../motifs/animals/deer.ts';
import { lotus } from '../../../motifs/painted/lotus.ts';
import { paintPeacock } from '../../../motifs/painted/peacock.ts';
import { place } from '../../../motifs/place.ts';
import { colonize } from '../../../motifs/plants/colonize.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { INK, K, LOTUS, begin, bush, surface } from '../style.ts';

export function forest(seed: number, W = 780, H = 1000): Painting {
  const r = new Rng(seed),
    f = begin(r, W, H),
    cx = W / 2,
    B = f.y + f.h;
  const ground = r.pick([K.harital, '#e0a13a']);
  let s = fill(rect(f.x, f.y, f.w, f.h), ground);
  const can = loopThrough(
    cx,
    f.y + 20,
    cx + 150,
    f.y + 40,
    cx + f.w / 2 - 24,
    f.y + 170,
    cx + f.w / 2 - 30,
    f.y + 360,
    cx + 150,
    f.y + 440,
    cx,
    f.y + 420,
    cx - 150,
    f.y + 440,
    cx - f.w / 2 + 30,
    f.y + 360,
    cx - f.w / 2 + 24,
    f.y + 170,
    cx - 150,
    f.y + 40,
  );
  const L = colonize(
    can.map((q) => [Math.max(cx, q[0]), q[1]] as Point),
    Array.from({ length: 11 }, (_, i) => [cx + 0.3 * i, B - 110 - i * 30] as Point),
    r,
    { spacing: 27, step: 11, kill: 20, tipW: 2.6, pow: 0.5, infl: 80, maxW: 30 },
  );
  const mir = (q: string) => q + group(q, `transform="translate(${2 * cx} 0) scale(-1 1)"`);
  let stems = '',
    lv = '';
  L.forEach((l) => {
    stems += fill(l.outline, K.geru) + ink(l.outline, INK, 1.3);
  });
  const placed: Point[] = [];
  L.forEach((l, li) => {
    walk(l.path, 19)
      .slice(1)
      .forEach((k, i) => {
        if (k.p[1] > f.y + 470 || lerp(l.w0, l.w1, k.t) > 13) return;
        for (const sg of [1, -1]) {
          const e = polar(k.p[0], k.p[1], 17, k.a + sg * 1.1),
            q = polar(k.p[0], k.p[1], 22, k.a + sg * 1.1);
          if (e[0] < cx + 4 || placed.some((z) => Math.hypot(z[0] - q[0], z[1] - q[1]) < 21)) continue;
          placed.push(q);
          const a = k.a + sg * 0.9;
          for (const d of [-0.55, 0.55, 0]) {
            const p = leaf(k.p[0], k.p[1], 33, 6.4, a + d, 0, 0.5);
            lv +=
              fill(p, [K.leaf, K.sea, '#4f8a3c'][(li + i) % 3]) +
              ink(p, INK, 1.1) +
              line([p[0], p[14]], K.conch, 0.9);
          }
        }
      });
    const e = l.path[l.path.length - 1];
    if (li % 2 === 0)
      lv +=
        rosette(e[0], e[1], 17, 8)
          .map((p) => fill(p, li % 4 ? K.hingula : K.conch) + ink(p, INK, 1))
          .join('') +
        dot(e[0], e[1], 4.4, li % 4 ? K.harital : K.hingula) +
        line(ellipse(e[0], e[1], 4.4, 4.4, 0, 14), INK, 0.9, true);
  });
  for (const [x, y] of scatter(rect(f.x + 8, f.y + 8, f.w - 16, f.h - 120), 26, () => r.unit()))
    s += [0, 2.1, 4.2]
      .map((k) => {
        const p = leaf(x, y, 10, 2.4, k + x);
        return fill(p, '#b9741c');
      })
      .join('');
  s += mir(stems) + mir(lv);
  const trunk = ribbon(polyline(cx, B - 76, cx, B - 430), widths(38, 20, 17, 15));
  s +=
    fill(trunk, K.geru) + clip(trunk, scales(trunk, -Math.PI / 2, 15, K.harital, 1.2)) + ink(trunk, INK, 2.2);
  const birds: [number, number][] = [
    [150, 180],
    [92, 306],
    [210, 330],
  ];
  void birds;
  const gr = rect(f.x, B - 84, f.w, 84);
  s +=
    fill(gr, K.leaf) +
    clip(gr, scales(gr, -Math.PI / 2, 22, INK, 1.2)) +
    ink(polyline(f.x, B - 84, f.x + f.w, B - 84), INK, 2.4, { closed: false });
  for (let i = 0; i < 9; i++) {
    const x = f.x + ((i + 0.5) * f.w) / 9;
    s += lotus(x, B - 14, 40, i % 2 ? LOTUS : { ...LOTUS, out: K.conch, in: '#fff', tip: K.pink }, 7);
  }
  for (const sg of [-1, 1]) {
    s +=
      bush(cx + sg * (f.w / 2 - 26), B - 84, 1.15, -sg) +
      bush(cx + sg * 62, B - 84, 0.7, sg) +
      bush(cx + sg * 222, B - 84, 0.8, sg);
    const D = place(deer(), cx + sg * 148, B - 194, 0.84, 0, -sg),
      hp = D.horn[0];
    for (const k of [-1, 1]) {
      const h = curve([hp, [hp[0] - sg * (-8 + k * 10), hp[1] - 34], [hp[0] + k * 14 + sg * 8, hp[1] - 66]]);
      s += ink(h, INK, 5, { closed: false, taper: 0.3 });
      for (const t of [0.4, 0.7]) {
        const q = h[Math.floor(h.length * t)];
        s += ink(curve([q, [q[0] - k * 9 - sg * 4, q[1] - 20]]), INK, 3.4, { closed: false });
      }
    }
    s +=
      fill(D.tail, K.conch) +
      ink(D.tail, INK, 1.2) +
      fill(D.ear2, K.harital) +
      ink(D.ear2, INK, 1.2) +
      fill(D.body, sg > 0 ? K.hingula : '#c25a26') +
      clip(
        D.body,
        scatter(D.body, 17, () => r.unit(), 7)
          .map(([x, y]) => dot(x, y, 4.4, K.conch) + dot(x, y, 1.8, INK))
          .join(''),
      ) +
      D.hooves.map((h: Poly) => fill(h, INK)).join('') +
      ink(D.body, INK, 2.2) +
      fill(D.ear, K.conch) +
      ink(D.ear, INK, 1.2) +
      fill(D.eye, K.conch) +
      fill(D.pupil, INK) +
      ink(D.eye, INK, 1.6);
    const nb = D.body as Poly,
      b = bounds(nb);
    void b;
    s += paintPeacock(
      cx + sg * 116,
      f.y + 366,
      0.5,
      -sg,
      {
        body: K.khandaneela,
        bodyHi: K.conch,
        wing: [K.hingula, K.harital, K.conch],
        tail: K.leaf,
        barb: K.harital,
        eye: [K.harital, K.khandaneela, K.hingula],
        line: INK,
        beak: K.hingula,
      },
      { tail: 'trail', look: 'back' },
    );
  }
  return { w: W, h: H, bg: K.cream, body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg, finish: surface(seed) };
}
