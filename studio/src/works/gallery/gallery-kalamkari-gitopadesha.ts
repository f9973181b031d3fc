/** Gitopadesha: between the armies the chariot stands still, and Krishna turns round to Arjuna. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, polys } from '../../draw/svg.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { bow, quiver } from '../../figures/props.ts';
import { sitting } from '../../figures/seats.ts';
import { KALAMKARI_HAND } from '../../figures/tradition.ts';
import type { Cloth as Textile } from '../../figures/types.ts';
import { vanara } from '../../figures/vanara.ts';
import { courtHorse } from '../../motifs/animals/court-horse.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Cloth, nimbus, turf } from '../../traditions/kalamkari/cloth.ts';
import { INDIGO, INK, K, LEAF, MADDER, RUST, YELLOW, noble, put } from '../../traditions/kalamkari/people.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 820];

/** Spear upright in the hand. */
const spear = (pen: Pen, [x, y]: Point) => {
  pen.stroke(polyline(x, y + 150, x, y - 210), 1.6, pen.tr.ink);
  pen.gold(leaf(x, y - 204, 44, 8, -Math.PI / 2, 0, 0.4), false);
};

const soldier = (dhoti: Textile, turban: Textile, tone: FigureSpec['tone']): FigureSpec => ({
  ...noble(
    tone,
    dhoti,
    withArms(POSES.stand(), {}, { to: [44, -262], mudra: 'grip', aim: 0, order: 'front' }),
  ),
  view: 'profile',
  gear: 'turban',
  jewels: 1,
  face: { moustache: true, tilak: 'none' },
  garland: undefined,
  hold: [undefined, spear],
  wear: { lower: 'jama', lowerCloth: dhoti, upper: 'jama', upperCloth: dhoti, turban, sash: turban },
});

/** White horse in harness. */
function steed(r: Rng, x: number, y: number, s: number, cloth: string, plume: string): string {
  const B = place(courtHorse(), x, y, s),
    w = '#f4e8ca',
    T = (p: Poly) => transform(p, x, y, s),
    rug = T(loopThrough(-44, -58, 0, -54, 40, -58, 44, -14, 2, 8, -46, -4)),
    collar = T(curveThrough(58, -62, 80, -34, 102, -42)),
    shine = T(curveThrough(-88, -30, -30, 4, 40, 6)),
    feather = leaf(...T([[106, -168]])[0], 46 * s, 9 * s, -1.7, 0.2, 0.5);
  return (
    fill(B.tail, w) +
    hatch(B.tail, 1.4, 5, 0.8, INK, r) +
    ink(B.tail, INK, 1.4) +
    each(B.far, (q: Poly) => inked(q, '#dfcfa6', INK, 1.6)) +
    each(B.hooves.slice(0, 2), (q: Poly) => fill(q, INK)) +
    line(B.mane, INK, 13 * s) +
    line(B.mane, K.rust, 9.6 * s) +
    patterned(B.body, w, dots(scatter(B.body, 11, r, 4), 1, K.rust) + line(shine, '#dfcfa6', 5), INK, 2) +
    each([B.stifle, B.shoulder, B.cheek, B.mouth], (q: Poly) => ink(q, INK, 1.1, { closed: false })) +
    each(B.ears, (q: Poly) => inked(q, w, INK, 1.2)) +
    fill(rug, cloth) +
    clip(
      rug,
      each(
        scatter(rug, 19, r, 8),
        ([u, v]) => polys(rosette(u, v, 7, 6), K.cloth) + dot(u, v, 2, K.myrobalan),
      ),
    ) +
    line(rug, K.myrobalan, 5, true) +
    ink(rug, INK, 1.6) +
    line(collar, INK, 9) +
    line(collar, K.myrobalan, 6.4) +
    each(
      [0.1, 0.3, 0.5, 0.7, 0.9].map((t) => collar[Math.round(t * (collar.length - 1))]),
      ([u, v]) => dot(u, v, 2.2, K.madder),
    ) +
    each(
      [
        T(polyline(128, -146, 136, -100)),
        T(polyline(100, -104, 130, -120)),
        T(polyline(130, -120, 144, -106)),
      ],
      (q) => line(q, K.madder, 3.4),
    ) +
    inked(B.eye, K.cloth, INK, 1.3) +
    dot(B.pupil[0], B.pupil[1], 3 * s, INK) +
    fill(B.nostril, INK) +
    each(B.hooves.slice(2), (q: Poly) => fill(q, INK)) +
    inked(feather, plume, INK, 1.1)
  );
}

/** Spoked wheel. */
function wheel(x: number, y: number, R: number): string {
  let s = fill(ellipse(x, y, R, R, 0, 60), K.madder) + ink(ellipse(x, y, R, R, 0, 60), INK, 2.4);
  s +=
    fill(ellipse(x, y, R * 0.8, R * 0.8, 0, 60), K.myrobalan) +
    ink(ellipse(x, y, R * 0.8, R * 0.8, 0, 60), INK, 1.6) +
    fill(ellipse(x, y, R * 0.72, R * 0.72, 0, 60), K.cloth);
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU,
      q = leaf(...polar(x, y, R * 0.2, a), R * 0.54, R * 0.085, a, 0, 0.6);
    s += inked(q, i % 2 ? K.madder : K.indigo, INK, 1.1);
  }
  for (let i = 0; i < 24; i++) s += dot(...polar(x, y, R * 0.9, (i / 24) * TAU), R * 0.04, K.cloth);
  for (const p of rosette(x, y, R * 0.25, 8)) s += edged(p, K.madder, INK, 0.9);
  return (
    s +
    dot(x, y, R * 0.09, K.myrobalan) +
    line(ellipse(x, y, R * 0.09, R * 0.09), INK, 1.2, true) +
    line(ellipse(x, y, R * 0.72, R * 0.72), INK, 1.5, true)
  );
}

/** The banner on its staff. */
function bannerOnStaff(cx: number, f: Cloth['f'], c: Cloth, deck: number, r: Rng): void {
  const fx0 = cx - 18,
    top = f.y + 16;
  c.add(
    line(polyline(fx0, deck - 346, fx0, top), INK, 5) +
      line(polyline(fx0, deck - 346, fx0, top), K.myrobalan, 2.4),
  );
  const flag = curve(
    [
      [fx0, top - 8],
      [fx0 + 70, top - 6],
      [fx0 + 150, top + 2],
      [fx0 + 214, top + 52],
      [fx0 + 150, top + 104],
      [fx0 + 70, top + 112],
      [fx0, top + 112],
    ] as Point[],
    true,
  );
  c.add(edged(flag, K.cloth, K.myrobalan, 7) + ink(flag, INK, 1.8));
  c.add(
    put(
      vanara(
        {
          ...noble('wheat', MADDER, {
            ...POSES.dance(),
            arms: [
              { to: [-52, -396], bend: 1, mudra: 'grip', aim: -1.5, order: 'front' },
              { to: [72, -330], bend: -1, mudra: 'open', aim: -1.2, order: 'front' },
            ],
          }),
          garland: undefined,
          jewels: 1,
          headScale: 1.35,
          wear: { lower: 'dhoti', lowerCloth: MADDER, upper: 'none' },
          hold: [
            (pen, [x, y]) => {
              pen.stroke(polyline(x + 8, y + 56, x - 8, y - 40), 4, INK);
              pen.gold(ellipse(x - 10, y - 58, 28, 28), false);
            },
            undefined,
          ],
        },
        [
          [-10, -200],
          [-100, -150],
          [-170, -190],
          [-170, -290],
          [-120, -330],
        ],
        { fur: K.rust, snout: '#c4714f' },
      ),
      r,
      fx0 + 92,
      top + 110,
      0.235,
      1,
    ),
  );
  c.add(
    put(
      {
        ...noble(
          'fair',
          MADDER,
          withArms(
            POSES.sit(),
            { to: [34, -104], mudra: 'namaste', aim: -1 },
            { to: [38, -106], mudra: 'namaste', aim: -1, order: 'behind' },
          ),
        ),
        behind: (pen) => quiver(pen, [-30, -96], -1.95),
        prop: sitting(MADDER, KALAMKARI_HAND.tones.fair),
      },
      r,
      cx - 34,
      deck - 6,
      0.75,
      1,
    ),
  );
}

/** Krishna on the box, turned back with raised hand. */
function krishnaOnBox(
  c: Cloth,
  cx: number,
  deck: number,
  r: Rng,
  f: Cloth['f'],
  hy: number,
  hs: number,
  base: number,
): void {
  c.add(nimbus(cx + 186, deck - 238, 58));
  c.add(
    put(
      {
        ...noble(
          'blue',
          YELLOW,
          withArms(
            POSES.bless(),
            { to: [-58, -236], mudra: 'grip', aim: 2.8 },
            { to: [70, -306], mudra: 'blessing', aim: -1.5 },
          ),
        ),
        gear: 'mukut',
      },
      r,
      cx + 180,
      deck + 2,
      0.63,
      -1,
    ),
  );
  // reins from his hand to the bits
  for (const [x, y] of [
    [f.x + 674, hy + 8],
    [f.x + 712, hy - 6],
    [f.x + 838, hy + 4],
    [f.x + 876, hy - 10],
  ])
    c.add(
      line(
        curveThrough(
          [cx + 222, deck - 152],
          [(cx + 222 + x) / 2, deck - 124],
          [x + 20, y - 76],
          [x + 138 * hs, y - 98 * hs],
        ),
        K.madder,
        2.4,
      ),
    );
  const body = loopThrough(
    offsets(
      cx,
      deck,
      [-168, 0, 226, 0, 250, -30, 262, -26, 244, 26, 150, 56, -110, 60, -176, 40, -196, -70, -178, -76],
    ),
  );
  c.add(inked(body, K.madder, INK, 2.2));
  c.add(
    clip(
      body,
      each(
        scatter(body, 30, r, 12),
        ([x, y]) => polys(rosette(x, y, 10, 7), K.cloth) + dot(x, y, 2.8, K.myrobalan),
      ) +
        fill(rect(cx - 200, deck + 2, 470, 12), K.myrobalan) +
        line(polyline(cx - 200, deck + 14, cx + 260, deck + 14), INK, 1.4),
    ),
  );
  c.add(wheel(cx - 88, base - 52, 56) + wheel(cx + 120, base - 52, 56));
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'narrow', '#e5cfa0'),
    { f, r } = c,
    base = f.bottom - 58,
    mid = f.y + 152;
  // the armies, in two ranks on either side, facing each other over the middle
  const rank = (x0: number, x1: number, y: number, fx: number, list: FigureSpec[], n: number) => {
    const drawn = list.map((g) => put(g, r.fork(), 0, 0, 0.285, fx));
    for (let i = 0; i < n; i++)
      c.add(
        group(
          drawn[i % drawn.length],
          `transform="translate(${(x0 + ((i + 0.5) * (x1 - x0)) / n).toFixed(1)} ${y})"`,
        ),
      );
  };
  const camp = rect(f.x, f.y, f.w, mid - f.y);
  c.add(fill(camp, '#8f2a20'));
  c.block(rect(f.x, f.y, 262, 200), rect(f.x + 520, f.y, f.w, 200), rect(f.x + 262, f.y, 250, 140));
  c.flowers(camp, K.rust, K.cloth, 22);
  const pandava = [
      soldier(YELLOW, MADDER, 'fair'),
      soldier(INDIGO, YELLOW, 'wheat'),
      soldier(YELLOW, LEAF, 'wheat'),
    ],
    kaurava = [soldier(LEAF, RUST, 'wheat'), soldier(RUST, INDIGO, 'fair'), soldier(INDIGO, MADDER, 'wheat')];
  rank(f.x + 6, f.x + 262, mid - 6, 1, pandava, 7);
  rank(f.x + 520, f.right - 6, mid - 6, -1, kaurava, 14);
  const line1 = rect(f.x, mid - 8, f.w, 16);
  c.add(inked(line1, K.myrobalan, INK, 1.7));
  for (let i = 0; i < 50; i++)
    c.add(
      fill(
        leaf(f.x + ((i + 0.5) * f.w) / 50, mid + 7, 14, 6, -Math.PI / 2, 0, 0.45),
        i % 2 ? K.madder : K.indigo,
      ),
    );
  // ground
  const g = rect(f.x, base - 4, f.w, f.bottom - base + 4);
  c.block(
    rect(f.x + 96, mid, 320, 480),
    ellipse(f.x + 472, base - 230, 84, 200),
    rect(f.x + 96, base - 150, 480, 160),
    rect(f.x + 560, base - 270, f.w, 280),
    g,
  );
  c.sprigs(rect(f.x + 6, mid + 14, f.w - 12, base - mid - 22));
  c.add(inked(g, K.leaf, INK, 1.8));
  for (const [x, y] of scatter(g, 24, r, 6))
    c.add(polys(rosette(x, y, 7, 5), K.myrobalan) + dot(x, y, 2, K.madder));
  c.add(turf(f.x, f.right, base, 34));
  // four horses, two and two, under one pole
  const hs = 0.87,
    hy = base - 124 * hs,
    pole = curveThrough(f.x + 430, base - 92, f.x + 560, base - 100, f.x + 700, base - 112);
  c.add(ink(pole, INK, 9, { closed: false, taper: 0 }) + line(pole, K.rust, 5));
  for (const [x, y, col, plume] of [
    [f.x + 876, hy - 10, K.leaf, K.madder],
    [f.x + 838, hy + 4, K.madder, K.myrobalan],
    [f.x + 712, hy - 6, K.madder, K.madder],
    [f.x + 674, hy + 8, K.indigo, K.myrobalan],
  ] as const)
    c.add(steed(r, x, y, hs, col, plume));
  // chariot: platform, canopy on two posts, wheel, banner with Hanuman
  const cx = f.x + 290,
    deck = base - 104;
  for (const x of [cx - 128, cx + 92]) {
    const post = rect(x - 7, deck - 276, 14, 276);
    c.add(fill(post, K.madder) + hatch(post, 0.6, 9, 1.6, K.myrobalan, r) + ink(post, INK, 1.6));
  }
  const roof = curveThrough(
    offsets(cx, deck, [-166, -272, -130, -308, -60, -326, -18, -348, 24, -326, 94, -308, 130, -272]),
  ) as Poly;
  c.add(
    patterned(
      roof,
      K.indigo,
      each(
        scatter(roof, 22, r, 8),
        ([x, y]) => polys(rosette(x, y, 8, 6), K.cloth) + dot(x, y, 2.2, K.madder),
      ),
      INK,
      2,
    ),
  );
  for (let i = 0; i < 11; i++) {
    const x = cx - 166 + i * 29.6,
      q = leaf(x, deck - 274, 28, 12, Math.PI / 2, 0, 0.5);
    c.add(inked(q, [K.myrobalan, K.madder, K.cloth][i % 3], INK, 1.2));
  }
  c.add(inked(rect(cx - 172, deck - 280, 308, 14), K.myrobalan, INK, 1.6));
  bannerOnStaff(cx, f, c, deck, r);
  // Gandiva, laid aside, leans at the post
  const laid = new Pen(KALAMKARI_HAND, r, cx + 66, deck - 8, 0.74);
  bow(laid, [0, -156], 310);
  c.add(laid.svg);
  krishnaOnBox(c, cx, deck, r, f, hy, hs, base);
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-gitopadesha',
  collection: 'gallery',
  seed: 13,
  width: W,
  height: H,
  alt: 'On a chariot with four white horses Krishna turns to Arjuna with raised hand, under a Hanuman banner between two ranks of soldiers.',
  draw,
};
