/** Gitopadesha: between the armies the chariot stands still, and Krishna turns round to Arjuna. */
import {
  type Point,
  type Poly,
  TAU,
  curve,
  curveThrough,
  ellipse,
  leaf,
  loopThrough,
  polar,
  polyline,
  rect,
  scatter,
} from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { clip, dot, fill, group, line, polys } from '../../draw/svg.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import type { Pen } from '../../figures/pen.ts';
import { sitting } from '../../figures/seats.ts';
import { KALAMKARI_HAND } from '../../figures/tradition.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import type { Cloth as Textile } from '../../figures/types.ts';
import { vanara } from '../../figures/vanara.ts';
import { horse } from '../../motifs/animals/horse.ts';
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
  const B = place(horse(), x, y, s),
    w = '#f4e8ca';
  return (
    fill(B.tail, w) +
    ink(B.tail, INK, 1.3) +
    line(B.mane, INK, 9 * s + 2) +
    line(B.mane, K.rust, 9 * s) +
    fill(B.body, w) +
    ink(B.body, INK, 2) +
    B.ears.map((q: Poly) => fill(q, w) + ink(q, INK, 1.2)).join('') +
    fill(B.saddle, cloth) +
    hatch(B.saddle, 0.8, 6, 0.9, K.cloth, r) +
    ink(B.saddle, INK, 1.5) +
    line(B.rein, K.madder, 3) +
    line(B.neckBand, K.myrobalan, 5) +
    B.bridle.map((q: Poly) => line(q, K.madder, 3)).join('') +
    fill(ellipse(B.eye[0], B.eye[1], 5 * s + 1, 4 * s + 1), K.cloth) +
    dot(B.eye[0], B.eye[1], 3 * s + 0.8, INK) +
    B.hooves.map((q: Poly) => fill(q, INK)).join('') +
    fill(leaf(B.ears[0][0][0], B.ears[0][0][1] - 4, 44 * s, 9 * s, -1.7, 0.2, 0.5), plume) +
    ink(leaf(B.ears[0][0][0], B.ears[0][0][1] - 4, 44 * s, 9 * s, -1.7, 0.2, 0.5), INK, 1.1)
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
    s += fill(q, i % 2 ? K.madder : K.indigo) + ink(q, INK, 1.1);
  }
  for (let i = 0; i < 24; i++) s += dot(...polar(x, y, R * 0.9, (i / 24) * TAU), R * 0.04, K.cloth);
  for (const p of rosette(x, y, R * 0.25, 8)) s += fill(p, K.madder) + line(p, INK, 0.9, true);
  return (
    s +
    dot(x, y, R * 0.09, K.myrobalan) +
    line(ellipse(x, y, R * 0.09, R * 0.09), INK, 1.2, true) +
    line(ellipse(x, y, R * 0.72, R * 0.72), INK, 1.5, true)
  );
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
  c.block(rect(f.x, f.y, 262, 200), rect(f.x + 520, f.y, f.w, 200), rect(f.x + 262, f.y, 220, 110));
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
  c.add(fill(line1, K.myrobalan) + ink(line1, INK, 1.7));
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
    rect(f.x + 580, base - 270, 330, 280),
    g,
  );
  c.sprigs(rect(f.x + 6, mid + 14, f.w - 12, base - mid - 22));
  c.add(fill(g, K.leaf) + ink(g, INK, 1.8));
  for (const [x, y] of scatter(g, 24, () => r.unit(), 6))
    c.add(polys(rosette(x, y, 7, 5), K.myrobalan) + dot(x, y, 2, K.madder));
  c.add(turf(f.x, f.right, base, 34));
  // four horses, each a little before the next
  const hx = f.x + 700,
    hs = 1.02,
    hy = base - 126 * hs;
  c.add(
    ink(curveThrough(f.x + 430, base - 92, f.x + 560, base - 96, hx - 40, base - 132), INK, 9, {
      closed: false,
      taper: 0,
    }) + line(curveThrough(f.x + 430, base - 92, f.x + 560, base - 96, hx - 40, base - 132), K.rust, 5),
  );
  [K.indigo, K.madder, K.leaf, K.indigo].forEach((col, i) =>
    c.add(steed(r, hx + 96 - i * 38, hy - 30 + i * 12, hs, col, i % 2 ? K.myrobalan : K.madder)),
  );
  // chariot: platform, canopy on two posts, wheel, banner with Hanuman
  const cx = f.x + 290,
    deck = base - 104;
  for (const x of [cx - 128, cx + 92]) {
    const post = rect(x - 7, deck - 276, 14, 276);
    c.add(fill(post, K.madder) + hatch(post, 0.6, 9, 1.6, K.myrobalan, r) + ink(post, INK, 1.6));
  }
  const roof = curveThrough(
    cx - 166,
    deck - 272,
    cx - 130,
    deck - 308,
    cx - 60,
    deck - 326,
    cx - 18,
    deck - 348,
    cx + 24,
    deck - 326,
    cx + 94,
    deck - 308,
    cx + 130,
    deck - 272,
  ) as Poly;
  c.add(
    fill(roof, K.indigo) +
      clip(
        roof,
        scatter(roof, 22, () => r.unit(), 8)
          .map(([x, y]) => polys(rosette(x, y, 8, 6), K.cloth) + dot(x, y, 2.2, K.madder))
          .join(''),
      ) +
      ink(roof, INK, 2),
  );
  for (let i = 0; i < 11; i++) {
    const x = cx - 166 + i * 29.6,
      q = leaf(x, deck - 274, 28, 12, Math.PI / 2, 0, 0.5);
    c.add(fill(q, [K.myrobalan, K.madder, K.cloth][i % 3]) + ink(q, INK, 1.2));
  }
  c.add(
    fill(rect(cx - 172, deck - 280, 308, 14), K.myrobalan) +
      ink(rect(cx - 172, deck - 280, 308, 14), INK, 1.6),
  );
  // the banner on its staff
  const fx0 = cx - 18,
    top = f.y + 16;
  c.add(
    line(
      [
        [fx0, deck - 346],
        [fx0, top],
      ],
      INK,
      5,
    ) +
      line(
        [
          [fx0, deck - 346],
          [fx0, top],
        ],
        K.myrobalan,
        2.4,
      ),
  );
  const flag = curve(
    [
      [fx0, top + 4],
      [fx0 + 60, top],
      [fx0 + 140, top + 10],
      [fx0 + 196, top + 48],
      [fx0 + 140, top + 84],
      [fx0 + 60, top + 98],
      [fx0, top + 94],
    ] as Point[],
    true,
  );
  c.add(fill(flag, K.cloth) + line(flag, K.myrobalan, 7, true) + ink(flag, INK, 1.8));
  c.add(nimbus(fx0 + 84, top + 50, 40));
  c.add(
    put(
      vanara(
        {
          ...noble('wheat', MADDER, withArms(POSES.namaste(), {}, {})),
          garland: undefined,
          jewels: 2,
          wear: { lower: 'dhoti', lowerCloth: MADDER, upper: 'none' },
        },
        [
          [-10, -200],
          [-70, -190],
          [-84, -260],
          [-60, -330],
          [-90, -380],
        ],
        { fur: K.rust, snout: '#c4714f' },
      ),
      r,
      fx0 + 80,
      top + 92,
      0.2,
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
        prop: sitting(MADDER, KALAMKARI_HAND.tones.fair),
      },
      r,
      cx - 24,
      deck - 6,
      0.86,
      1,
    ),
  );
  // Krishna on the box, turned back with raised hand
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
  // reins from his hand
  c.add(
    line(curveThrough(cx + 222, deck - 152, cx + 330, deck - 120, hx - 20, hy - 66), K.madder, 2.4) +
      line(curveThrough(cx + 222, deck - 150, cx + 330, deck - 104, hx + 20, hy - 60), K.madder, 2.4),
  );
  const body = loopThrough(
    cx - 168,
    deck,
    cx + 226,
    deck,
    cx + 250,
    deck - 30,
    cx + 262,
    deck - 26,
    cx + 244,
    deck + 26,
    cx + 150,
    deck + 56,
    cx - 110,
    deck + 60,
    cx - 176,
    deck + 40,
    cx - 196,
    deck - 70,
    cx - 178,
    deck - 76,
  );
  c.add(fill(body, K.madder) + ink(body, INK, 2.2));
  c.add(
    clip(
      body,
      scatter(body, 30, () => r.unit(), 12)
        .map(([x, y]) => polys(rosette(x, y, 10, 7), K.cloth) + dot(x, y, 2.8, K.myrobalan))
        .join('') +
        fill(rect(cx - 200, deck + 2, 470, 12), K.myrobalan) +
        line(
          [
            [cx - 200, deck + 14],
            [cx + 260, deck + 14],
          ],
          INK,
          1.4,
        ),
    ),
  );
  c.add(wheel(cx - 88, base - 52, 56) + wheel(cx + 120, base - 52, 56));
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
