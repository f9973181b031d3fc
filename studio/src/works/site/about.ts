/** A picture is told and made: a painted cloth between two poles, one who points, one who paints, two who play. */
import { loopThrough, polyline } from '../../draw/curves.ts';
import { TAU, polar, series } from '../../draw/geometry.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { cloth } from '../../figures/cloths.ts';
import type { FigureSpec, Held } from '../../figures/figure.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { longLute, mridangam } from '../../figures/props.ts';
import { sitting } from '../../figures/seats.ts';
import { PATTACHITRA_HAND } from '../../figures/tradition.ts';
import { rosettes } from '../../motifs/borders.ts';
import { displayingPeacock } from '../../motifs/painted/displaying-peacock.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { stateElephant } from '../../motifs/painted/state-elephant.ts';
import { Mithila } from '../../traditions/madhubani/painter.ts';
import { K as MITHILA } from '../../traditions/madhubani/style.ts';
import { PAGE, QUIET, SHADOW } from '../../traditions/page.ts';
import {
  BLUE,
  GREEN,
  INK,
  K,
  PINK,
  RED,
  SEA,
  YELLOW,
  gopi,
  put,
} from '../../traditions/pattachitra/people.ts';
import { borderStyle } from '../../traditions/pattachitra/style.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];

const FLOOR = 676;

const CLOTH = { x: 116, y: 70, w: 768, h: 320 };

const EDGE = 34;

const WHITE = cloth(K.conch, '#b9a67e', K.hingula, K.hingula, K.harital, 'plain');

/** Four pictures in four hands; the last is still pen line. */
function panels(r: Rng, seed: number): string {
  const w = (CLOTH.w - EDGE * 2 - 30) / 4;
  const h = CLOTH.h - EDGE * 2;
  const y = CLOTH.y + EDGE;
  const at = (i: number): number => CLOTH.x + EDGE + i * (w + 10);
  const sheet = (i: number, ground: string, inner: string): string => {
    const p = rect(at(i), y, w, h);
    return clip(p, fill(p, ground) + inner) + ink(p, INK, 2);
  };
  const mid = (i: number): [number, number] => [at(i) + w / 2, y + h / 2];
  const A = new Warli(new Rng(seed));
  const [wx, wy] = mid(0);
  A.sun(wx, wy, 19);
  const hands = series(7, (i) => {
    const turn = (i / 7) * TAU - Math.PI / 2;
    return A.dancer(...polar(wx, wy, 38, turn), 0.57, turn + Math.PI / 2, i);
  });
  for (const [i, hand] of hands.entries()) A.ln([hand.handR, hands[(i + 1) % 7]?.handL ?? hand.handR], 2.6);
  for (const [dx, dy] of [
    [-60, 108],
    [0, 108],
    [60, 108],
  ] as const)
    A.tuft(wx + dx, wy + dy, 1.4);
  const m = new Mithila(r, [MITHILA.turmeric, MITHILA.marigold, MITHILA.paper, MITHILA.rose]);
  const [mx, my] = mid(1);
  m.fish(mx + 10, my - 56, 0.72, -0.05, 1, MITHILA.turmeric, MITHILA.indigo, 16);
  m.lotus(mx, my + 116, 92);
  m.block(ellipse(mx, my + 80, 88, 66));
  m.fillGround(rect(at(1) + 3, y + 3, w - 6, h - 6), [13, 9, 6], 3);
  const [ex, ey] = mid(2);
  const hide = {
    hide: '#e9e1cd',
    shade: '#a5977a',
    line: INK,
    cloth: K.hingula,
    gold: K.harital,
    flower: K.conch,
    ivory: '#fffaf0',
  };
  const flowers = each([-56, 0, 56], (dx) =>
    lotus(ex + dx, y + h - 2, 40, { out: K.pink, in: K.conch, tip: K.hingula, ink: INK }, 7),
  );
  const elephant = stateElephant(
    ex - 14,
    ey + 28,
    0.5,
    1,
    hide,
    r,
    [128, -44, 160, -30, 176, -84, 150, -140, 164, -190],
  );
  const [px, py] = mid(3);
  const bird = displayingPeacock(px, py + 14, 94, {
    body: K.khandaneela,
    bodyHi: '#7fa9d0',
    wing: [K.geru, K.harital, K.hingula],
    tail: K.leaf,
    barb: '#8fb45a',
    eye: [K.harital, K.khandaneela, K.sea],
    line: INK,
    beak: K.harital,
  });
  // colour has come as far as the brush
  const dry = group(bird, 'filter="url(#pen)"') + clip(rect(px - 110, py + 6, 220, 130), bird);
  return (
    sheet(0, '#7a3b1e', A.out.join('')) +
    sheet(1, MITHILA.kumkum, m.out.join('')) +
    sheet(2, '#0b6e4f', flowers + elephant) +
    sheet(3, '#f6ecd4', dry)
  );
}

/** The cloth with its border, hung by loops from a bamboo between two poles. */
function scroll(r: Rng, seed: number): string {
  const { x, y, w, h } = CLOTH;
  let s = '';
  const bamboo = (p: [number, number], q: [number, number]): string =>
    line([p, q], INK, 13) +
    line([p, q], '#c9a24e', 10) +
    lines(
      walk([p, q], 58)
        .slice(1, -1)
        .map((k) => [polar(...k.p, 5, k.a + 1.57), polar(...k.p, -5, k.a + 1.57)]),
      '#7a5a1c',
      2.4,
    );
  for (const px of [84, 916]) s += bamboo([px, 24], [px, FLOOR]);
  s += bamboo([62, 44], [938, 44]);
  for (const k of walk(polyline(x + 22, 48, x + w - 22, 48), 52))
    s +=
      line(polyline(k.p[0], 34, k.p[0], y + 4), K.hingula, 7) +
      line(polyline(k.p[0], 34, k.p[0], y + 4), K.harital, 2.4);
  s += fill(rect(x, y, w, h), K.hingula);
  const style = borderStyle(K.khandaneela, [K.harital, K.conch, K.pink]);
  const band = rosettes(8);
  s +=
    group(band(w, EDGE - 6, r, style), `transform="translate(${x} ${y + 3})"`) +
    group(band(w, EDGE - 6, r, style), `transform="translate(${x + w} ${y + h - 3}) rotate(180)"`);
  const sides = h - 2 * EDGE;
  s +=
    group(
      band(sides, EDGE - 6, r, style),
      `transform="translate(${x + 3} ${y + EDGE + sides}) rotate(-90)"`,
    ) + group(band(sides, EDGE - 6, r, style), `transform="translate(${x + w - 3} ${y + EDGE}) rotate(90)"`);
  s += panels(r, seed) + ink(rect(x, y, w, h), INK, 2.6);
  const fringe = walk(polyline(x + 6, y + h, x + w - 6, y + h), 9);
  return (
    s +
    lines(
      fringe.map((k) => [k.p, [k.p[0], k.p[1] + 14]]),
      K.hingula,
      3.6,
    ) +
    dots(
      fringe.map((k) => [k.p[0], k.p[1] + 16]),
      2.8,
      K.harital,
    )
  );
}

const pointer: Held = (pen, at, aim) => {
  pen.shape(
    ribbon([polar(...at, -34, aim), polar(...at, 82, aim)], widths(3, 2.4, 1.6)),
    K.harital,
    INK,
    0.8,
    0,
  );
  pen.flat(ellipse(...polar(...at, 82, aim), 4.4, 3.4, aim), K.conch);
};

const brush: Held = (pen, at, aim) => {
  pen.stroke([polar(...at, -26, aim), polar(...at, 34, aim)], 3.4, '#7a4a1e');
  pen.stroke([polar(...at, 34, aim), polar(...at, 50, aim)], 5.4, K.khandaneela);
};

const teller: FigureSpec = {
  build: 'man',
  view: 'profile',
  tone: 'wheat',
  hair: 'none',
  gear: 'turban',
  jewels: 1,
  handScale: 1.15,
  face: { moustache: true, noseRing: false, gaze: [2, -1.6] },
  pose: withArms(POSES.stand(), { to: [-30, -206] }, { to: [82, -352], mudra: 'grip', aim: -0.5 }),
  wear: {
    lower: 'dhoti',
    lowerCloth: WHITE,
    upper: 'jama',
    upperCloth: YELLOW,
    turban: RED,
    sash: RED,
    scarf: RED,
    scarfStyle: 'stole',
  },
  hold: [undefined, pointer],
};

const painter = gopi(
  RED,
  GREEN,
  YELLOW,
  withArms(
    POSES.stand(),
    { to: [40, -250], aim: 0.1, mudra: 'rest' },
    { to: [92, -362], mudra: 'hold', aim: -0.6 },
  ),
  { handScale: 1.15, face: { gaze: [2, -1.6] }, hold: [undefined, brush] },
);

const seatedWoman: FigureSpec = {
  ...gopi(BLUE, RED, PINK, POSES.tanpura()),
  handScale: 1.1,
  prop: (pen) => {
    sitting(BLUE, PATTACHITRA_HAND.tones.fair)(pen);
    longLute(pen, [26, -58], [70, -296]);
  },
};

const drummer: FigureSpec = {
  ...teller,
  pose: POSES.mridangam(),
  tone: 'fair',
  wear: { lower: 'dhoti', lowerCloth: SEA, upper: 'none', turban: YELLOW, scarf: undefined },
  hold: undefined,
  prop: (pen) => {
    sitting(SEA, PATTACHITRA_HAND.tones.fair)(pen);
    mridangam(pen, [2, -62]);
  },
};

/** Bowls of stone colour by the painter's feet. */
function bowls(): string {
  return each(
    [
      [800, K.harital],
      [842, K.conch],
      [764, K.khandaneela],
    ] as const,
    ([x, colour]) => {
      const y = FLOOR + 26;
      const bowl = loopThrough(x - 22, y - 20, x - 17, y - 4, x, y + 3, x + 17, y - 4, x + 22, y - 20);
      return (
        inked(bowl, '#a5592e', INK, 1.8) +
        inked(ellipse(x, y - 20, 22, 7), '#d08a52', INK, 1.6) +
        fill(ellipse(x, y - 19, 17, 4.4), colour) +
        dot(x - 5, y - 20, 1.6, '#ffffffaa')
      );
    },
  );
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  let s = fill(ellipse(W / 2, FLOOR + 14, 470, 16), SHADOW) + scroll(r, seed);
  const rug = polyline(206, FLOOR - 62, 794, FLOOR - 62, 852, FLOOR + 30, 148, FLOOR + 30);
  s += inked(rug, K.hingula, INK, 2.2);
  for (const d of [8, 15])
    s += line(
      polyline(
        206 - d,
        FLOOR - 62 + d,
        794 + d,
        FLOOR - 62 + d,
        852 - d,
        FLOOR + 30 - d,
        148 + d,
        FLOOR + 30 - d,
      ),
      d > 8 ? K.conch : K.harital,
      2.4,
      true,
    );
  const mat = polyline(236, FLOOR - 40, 764, FLOOR - 40, 800, FLOOR + 10, 200, FLOOR + 10);
  s += patterned(
    mat,
    K.khandaneela,
    each(walk(polyline(190, FLOOR - 14, 810, FLOOR - 14), 26), (k, i) =>
      fill(
        polyline(k.p[0] - 9, k.p[1], k.p[0], k.p[1] - 8, k.p[0] + 9, k.p[1], k.p[0], k.p[1] + 8),
        i % 2 ? K.harital : K.pink,
      ),
    ),
    INK,
    2,
  );
  s += put(teller, r, 110, FLOOR + 10, 0.96) + put(painter, r, 900, FLOOR + 10, 0.96, -1);
  s += put(seatedWoman, r, 366, FLOOR + 2, 1.2) + put(drummer, r, 628, FLOOR + 6, 1.2, -1) + bowls();
  const pen =
    '<filter id="pen" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/><feComponentTransfer><feFuncR type="linear" slope="7" intercept="-.8"/><feFuncG type="linear" slope="7" intercept="-.8"/><feFuncB type="linear" slope="7" intercept="-.8"/></feComponentTransfer><feColorMatrix values="0.85 0 0 0 0.115  0 0.85 0 0 0.075  0 0 0.76 0 0.07  0 0 0 1 0"/></filter>';
  return { w: W, h: H, bg: PAGE, cutOut: true, body: s, defs: pen, finish: { seed, ...QUIET } };
}

export const work: Work = {
  id: 'about',
  collection: 'site',
  seed: 7,
  width: W,
  height: H,
  alt: 'A storyteller points to a cloth with pictures in four traditions, a woman paints the last one, and two musicians sit before it.',
  draw,
};
