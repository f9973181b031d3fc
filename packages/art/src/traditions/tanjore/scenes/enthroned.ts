/** Ganesha or Lakshmi on a stepped throne under a jewelled arch. */
import { inset } from '../../../draw/contour.ts';
import {
  type Point,
  type Poly,
  TAU,
  arc,
  curve,
  curveThrough,
  ellipse,
  leaf,
  loopThrough,
  polar,
  polyline,
  rect,
  scatter,
  transform,
  walk,
} from '../../../draw/geometry.ts';
import { modelled } from '../../../draw/ink.ts';
import { type Painting, layer } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { clip, dot, dots, fill, group, line, lines, polys } from '../../../draw/svg.ts';
import { deity } from '../../../motifs/deity/deity.ts';
import { type Ctx, type DeityPal, gem } from '../../../motifs/deity/gold.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { DEITY, K } from '../style.ts';

/** Ganesha's mouse, sitting up with a sweet. @param x,y its seat, @param s scale */
function mouse(x: number, y: number, s: number): string {
  const T = (p: Poly) => transform(p, x, y, s, 0, -1),
    body = T(loopThrough([-26, 0, -30, -22, -16, -44, 4, -50, 14, -40, 12, -18, 18, 0])),
    head = T(loopThrough([-6, -48, -2, -64, 14, -68, 30, -58, 40, -48, 28, -42, 8, -40])),
    ear = T(ellipse(0, -68, 10, 11)),
    tail = T(curveThrough(-26, -4, -46, -2, -52, -20, -44, -30)),
    paw = T(leaf(8, -34, 22, 5, -0.2)),
    [eye] = T([[18, -58]]),
    [sweet] = T([[34, -36]]);
  return (
    line(tail, '#6a4a3a', 4 * s) +
    modelled(body, '#9a7a66', '#3a241a', 14, 3) +
    line(body, '#2a1810', 1.6, true) +
    modelled(ear, '#c79a86', '#5a382a', 5, 2) +
    line(ear, '#2a1810', 1.4, true) +
    modelled(head, '#a5846e', '#3a241a', 10, 3) +
    line(head, '#2a1810', 1.6, true) +
    dot(eye[0], eye[1], 3 * s, '#17100f') +
    modelled(ellipse(sweet[0], sweet[1], 9 * s), '#f0d9a0', '#a5702c', 6, 2) +
    modelled(paw, '#a5846e', '#3a241a', 5, 2) +
    line(paw, '#2a1810', 1.2, true)
  );
}

export function tanjore(seed: number, kind: 'ganesha' | 'lakshmi', W = 800, H = 1000): Painting {
  const r = new Rng(seed),
    C: Ctx = { base: '', gold: '', over: '', relief: true },
    cx = W / 2,
    ground = kind === 'ganesha' ? K.ground : K.indigo,
    palette: DeityPal = kind === 'ganesha' ? DEITY : { ...DEITY, robe: '#b81f48', robe2: '#2c7a4a' },
    R = (x: number, y: number, w: number, h: number, v = '#6c6c6c') => {
      C.gold += fill(rect(x, y, w, h), v);
    };
  C.base += fill(rect(0, 0, W, H), K.wood); // carved gold frame
  C.gold += fill(
    [
      ...rect(18, 18, W - 36, H - 36),
      [18, 18],
      [64, 64],
      [64, H - 64],
      [W - 64, H - 64],
      [W - 64, 64],
      [64, 64],
    ] as Poly,
    '#6c6c6c',
    'fill-rule="evenodd"',
  );
  for (const [m, w] of [
    [20, 4],
    [26, 2],
    [57, 2],
    [63, 4],
  ])
    C.gold += line(rect(m, m, W - 2 * m, H - 2 * m), '#fff', w, true);
  walk(rect(41, 41, W - 82, H - 82), 36, true).forEach((k, i) => {
    if (i % 2) {
      rosette(k.p[0], k.p[1], 14, 8).forEach((p) => (C.gold += line(p, '#fff', 1.6, true)));
      C.gold += dot(k.p[0], k.p[1], 5, '#fff');
      C.over += dot(k.p[0], k.p[1], 4.6, '#7a1020') + dot(k.p[0] - 1.4, k.p[1] - 1.6, 1.6, '#ffffffbb');
    } else {
      for (const d of [0, 1.57, 3.14, 4.71]) C.gold += fill(leaf(k.p[0], k.p[1], 13, 4, d + 0.78), '#f4f4f4');
    }
  });
  const frameGold = C.gold;
  C.gold = '';
  const x0 = 72,
    y0 = 72,
    w = W - 144,
    h = H - 144,
    B = y0 + h;
  C.base +=
    fill(rect(x0, y0, w, h), ground) +
    clip(
      rect(x0, y0, w, h),
      group(dot(cx, y0 + 400, 330, '#ffffff'), 'opacity=".12" filter="url(#b24)"') +
        scatter(rect(x0, y0, w, h), 34, () => r.unit())
          .map(([x, y]) => polys(rosette(x, y, 6, 5), '#ffffff2e') + dot(x, y, 1.6, '#e8c25a88'))
          .join(''),
    );
  // spandrels of gold foliage outside the arch
  const hw = w / 2 - 58,
    sp = y0 + 330,
    prof2 = (k: number) => {
      const o: Point[] = [[cx - hw - k, sp]];
      for (let i = 0; i <= 90; i++) {
        const t = i / 90,
          a = Math.PI + t * Math.PI,
          b = 1 + 0.05 * Math.abs(Math.sin(t * Math.PI * 7)) + 0.12 * Math.pow(Math.sin(t * Math.PI), 14);
        o.push([cx + Math.cos(a) * (hw + k), sp + Math.sin(a) * (206 + k) * b]);
      }
      o.push([cx + hw + k, sp]);
      return o;
    };
  const outer = prof2(46),
    spand: Poly = [[x0, y0], [x0 + w, y0], [x0 + w, sp], ...outer.slice().reverse(), [x0, sp]];
  C.gold += fill(spand, '#5c5c5c');
  const sc: Poly[] = [];
  for (const sg of [-1, 1])
    for (let k = 0; k < 5; k++) {
      const bx = cx + sg * (w / 2 - 26 - (k % 2) * 44 - (k > 3 ? 40 : 0)),
        by = y0 + 34 + k * 46;
      const sp2: Poly = [];
      for (let i = 0; i <= 40; i++) {
        const t = i / 40;
        sp2.push(polar(bx, by, 25 * (1 - t * 0.85), sg * t * 9 + k));
      }
      sc.push(sp2);
      walk(sp2, 15).forEach(
        (q, i) => (C.gold += fill(leaf(q.p[0], q.p[1], 15, 4.4, q.a + (i % 2 ? 1 : -1)), '#e6e6e6')),
      );
    }
  C.gold += lines(sc, '#fff', 3.4);
  C.gold += clip(
    spand,
    scatter(spand, 17, () => r.unit())
      .map(([x, y]) => dot(x, y, 2.2, '#d8d8d8') + line(ellipse(x, y, 5, 5, 0, 12), '#b0b0b0', 1.2, true))
      .join(''),
  );
  const bandA: Poly = [...prof2(46), ...prof2(0).reverse()];
  C.gold +=
    fill(bandA, '#787878') +
    line(prof2(46), '#fff', 5) +
    line(prof2(37), '#fff', 2) +
    line(prof2(9), '#fff', 2) +
    line(prof2(0), '#fff', 5);
  walk(prof2(23), 31).forEach((k, i) => {
    rosette(k.p[0], k.p[1], 13, 7).forEach((p) => (C.gold += fill(p, '#f2f2f2')));
    gem(C, k.p[0], k.p[1], 5.6, [K.ruby, K.emerald, K.crystal][i % 3]);
  });
  walk(prof2(58).slice(6, -6), 17).forEach(
    (k) =>
      (C.gold +=
        fill(leaf(k.p[0], k.p[1], 21, 6, k.a - Math.PI / 2), '#8a8a8a') +
        line(leaf(k.p[0], k.p[1], 21, 6, k.a - Math.PI / 2), '#fff', 1.4, true)),
  );
  // kirtimukha
  const ky = sp - 254;
  rosette(cx, ky, 40, 14).forEach((p) => (C.gold += fill(p, '#8c8c8c') + line(p, '#fff', 2, true)));
  C.gold += dot(cx, ky, 21, '#777') + line(ellipse(cx, ky, 21), '#fff', 3, true);
  gem(C, cx, ky, 11, K.ruby);
  for (const sg of [-1, 1]) {
    gem(C, cx + sg * 26, ky + 4, 4.6, K.emerald);
  }
  // pillars
  for (const sg of [-1, 1]) {
    const px = cx + sg * (hw + 23);
    R(px - 19, sp, 38, B - 96 - sp, '#707070');
    for (let i = 0; i < 15; i++) {
      const y = sp + 16 + (i * (B - 130 - sp)) / 15;
      C.gold +=
        line(polyline(px - 19, y, px + 19, y + 17), '#fff', 2.6) +
        line(polyline(px - 19, y + 8, px + 19, y + 25), '#ddd', 1.6);
      if (i % 2) gem(C, px, y + 10, 4.6, i % 4 === 1 ? K.ruby : K.emerald);
    }
    for (const [y, pw, ph] of [
      [sp - 14, 62, 16],
      [sp + 4, 50, 12],
      [B - 112, 58, 20],
      [B - 126, 48, 12],
    ]) {
      R(px - pw / 2, y, pw, ph, '#8a8a8a');
      C.gold +=
        line(rect(px - pw / 2, y, pw, ph), '#fff', 2.4, true) +
        dots(
          Array.from({ length: 6 }, (_, i) => [px - pw / 2 + ((i + 0.5) * pw) / 6, y + ph / 2] as Point),
          2.4,
          '#fff',
        );
    }
  }
  // swagged curtain hung inside the arch
  for (const sg of [-1, 1]) {
    const cu: Poly = [
      ...prof2(0).filter((q) => sg * (q[0] - cx) > 28),
      ...curve([
        [cx + sg * hw, sp],
        [cx + sg * (hw - 4), sp + 130],
        [cx + sg * (hw - 34), sp + 138],
        [cx + sg * (hw - 46), sp + 30],
        [cx + sg * (hw - 120), sp - 70],
        [cx + sg * 120, sp - 136],
        [cx + sg * 28, sp - 170],
      ]),
    ];
    if (sg < 0)
      cu.splice(
        0,
        prof2(0).filter((q) => sg * (q[0] - cx) > 28).length,
        ...prof2(0)
          .filter((q) => sg * (q[0] - cx) > 28)
          .reverse(),
      );
    const cc1 = kind === 'ganesha' ? '#a81f2c' : '#1f6b4a';
    C.base +=
      modelled(cu, cc1, '#1c0508', 26, 8) +
      clip(
        cu,
        Array.from({ length: 9 }, (_, i) =>
          line(
            curve([
              [cx + sg * (20 + i * 20), sp - 236 + i * 6],
              [cx + sg * (60 + i * 24), sp - 130 + i * 8],
              [cx + sg * (hw - 60 + i * 8), sp - 10 + i * 6],
              [cx + sg * (hw - 30 + i * 4), sp + 140],
            ]),
            i % 2 ? '#00000038' : '#ffffff14',
            5,
          ),
        ).join(''),
      );
    const hem = curve([
      [cx + sg * (hw - 4), sp + 128],
      [cx + sg * (hw - 34), sp + 136],
      [cx + sg * (hw - 46), sp + 30],
      [cx + sg * (hw - 120), sp - 70],
      [cx + sg * 120, sp - 136],
      [cx + sg * 28, sp - 170],
    ]);
    C.gold +=
      line(hem, '#8a8a8a', 11) +
      dots(
        walk(hem, 11).map((k) => k.p),
        3.6,
        '#fff',
      ) +
      walk(hem, 13)
        .map((k) => fill(leaf(k.p[0], k.p[1], 15, 3.4, sg > 0 ? 2.0 : 1.14), '#cfcfcf'))
        .join('');
  }
  // halo and throne; Ganesha sits before a back set with stones
  if (kind === 'ganesha') {
    const top = 360,
      back: Poly = [
        ...polyline(cx - 214, B - 92, cx - 214, top + 70),
        ...arc(cx - 150, top + 64, 64, Math.PI, Math.PI * 1.5, 8),
        ...polyline(cx, top - 30),
        ...arc(cx + 150, top + 64, 64, -Math.PI / 2, 0, 8),
        ...polyline(cx + 214, top + 70, cx + 214, B - 92),
      ];
    C.gold += fill(back, '#5e5e5e') + line(back, '#fff', 5, true);
    for (const q of inset(back, 16)) C.gold += line(q, '#fff', 2, true);
    walk(back.slice(0, -1), 30).forEach((k, i) => {
      const at = polar(k.p[0], k.p[1], 9, k.a + Math.PI / 2);
      if (at[1] < B - 110) gem(C, at[0], at[1], 4.6, [K.ruby, K.emerald, K.crystal][i % 3]);
    });
    for (const [x, y] of scatter(back, 40, () => r.unit(), 34)) {
      for (const p of rosette(x, y, 11, 6)) C.gold += fill(p, '#c8c8c8');
      gem(C, x, y, 3.6, (x + y) % 2 < 1 ? K.ruby : K.emerald);
    }
  }
  const hy = kind === 'ganesha' ? 446 : 436;
  C.gold +=
    dot(cx, hy - 10, 172, '#747474') +
    [170, 158, 128]
      .map((k) => line(ellipse(cx, hy - 10, k, k, 0, 90), '#fff', k === 158 ? 2 : 4, true))
      .join('') +
    Array.from({ length: 40 }, (_, i) =>
      fill(
        leaf(
          ...(polar(cx, hy - 10, 131, (i / 40) * TAU) as [number, number]),
          26,
          6.4,
          (i / 40) * TAU,
          0,
          0.4,
        ),
        '#e4e4e4',
      ),
    ).join('');
  C.base += dot(cx, hy - 10, 120, '#a01a2a');
  for (const [y, hh, ww] of [
    [B - 92, 30, hw * 2 - 40],
    [B - 62, 30, hw * 2 + 40],
    [B - 32, 34, w],
  ] as const) {
    R(cx - ww / 2, y, ww, hh, '#707070');
    C.gold += line(rect(cx - ww / 2, y, ww, hh), '#fff', 3.4, true);
    const n = Math.round(ww / 27);
    for (let i = 0; i < n; i++) {
      const x = cx - ww / 2 + ((i + 0.5) * ww) / n;
      C.gold += fill(leaf(x, y + hh - 3, hh - 6, 10, -Math.PI / 2, 0, 0.4), '#e8e8e8');
      if (i % 2) gem(C, x, y + hh - 10, 3.8, i % 4 === 1 ? K.ruby : K.emerald);
    }
  }
  const goldBack = frameGold + clip(rect(x0, y0, w, h), C.gold),
    overBack = C.over;
  const D: Ctx = { base: '', gold: '', over: '', relief: true };
  deity(D, kind, cx, 640, 1.06, palette, r);
  if (kind === 'ganesha') D.base += mouse(cx + 196, B - 94, 1.25);
  // The painted deity must cover the gold behind it: it is drawn in `over`, its own gold again on top.
  return {
    w: W,
    h: H,
    bg: K.wood,
    body: C.base,
    gold: layer(W, H, goldBack),
    over: layer(W, H, overBack + D.base),
    gold2: layer(W, H, D.gold),
    over2: layer(W, H, D.over),
    finish: { seed, surface: 'board', wobble: 0, grain: 0.9, mottle: 0.9, vignette: 0.6, age: 0.35 },
  } as Painting;
}
