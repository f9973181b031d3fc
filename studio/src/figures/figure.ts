/** Assembles one person: pose + build + head + clothes + jewels, painted back to front with a pen. */
import { curve, curveThrough } from '../draw/curves.ts';
import { type Point, type Poly, lerp, transform } from '../draw/geometry.ts';
import { type Joints, paintArm, trunk, withSleeves } from './arms.ts';
import {
  type Build,
  type Stature,
  Torso,
  footShape,
  legLimb,
  measuresOf,
  solveArm,
  stooping,
  torsoShape,
} from './body.ts';
import { TIERED, bodice, ghagra, jamaSkirt, pallu, scarf } from './garments.ts';
import { drawFoot, drawLyingFoot } from './feet.ts';
import { type HairStyle, type HeadGear, drawEarring, drawGear, drawHairBack, drawHairFront } from './gear.ts';
import { drawHand } from './hands.ts';
import { type FaceOptions, drawFace, headShape } from './heads.ts';
import { dhoti, kneelSkirt, lap, sariSkirt } from './legs.ts';
import { fullOrnament, hang, necklaces, torsoMarks } from './ornaments.ts';
import type { Pen } from './pen.ts';
import { flute } from './props.ts';
import type { ToneName } from './tradition.ts';
import type { Cloth, Pose, Tone, View } from './types.ts';
import { backVeil, frontVeil } from './veils.ts';

interface Wardrobe {
  lower: 'ghagra' | 'sari' | 'dhoti' | 'jama' | 'none';
  lowerCloth: Cloth;
  upper: 'choli' | 'jama' | 'none';
  upperCloth?: Cloth;
  /** Odhni (veil) over head and back. */
  veil?: Cloth | undefined;
  /** Sari pallu, or scarf hanging from both shoulders. */
  scarf?: Cloth | undefined;
  scarfStyle?: 'pallu' | 'stole' | 'none';
  sash?: Cloth | undefined;
  turban?: Cloth;
}

/** Draws a held thing: the hand's place in figure space and the direction it points. */
export type Held = (pen: Pen, at: Point, aim: number) => void;

export interface FigureSpec {
  build: Build;
  /** How the person is grown; an ordinary adult when absent. A child's pen is also smaller. */
  stature?: Stature;
  view: View;
  /** Symmetrical torso, for deities facing us. */
  front?: boolean;
  pose: Pose;
  tone: ToneName;
  hair: HairStyle;
  gear: HeadGear;
  wear: Wardrobe;
  face?: Omit<FaceOptions, 'tone'>;
  earring?: 'jhumka' | 'makara';
  /** 0 plain, 1 ordinary, 2 rich, 3 fully ornamented (mural, temple). */
  jewels?: 0 | 1 | 2 | 3;
  /** Flower garland colours, hung to the given torso depth. */
  garland?: { cols: string[]; to: number; r?: number; wide?: number }[] | undefined;
  /** Flute: direction from the mouth in radians. Both hands then follow it. */
  flute?: number | undefined;
  /** Painted after the body and before the front arms. */
  prop?: (pen: Pen) => void;
  /** Painted before everything. */
  behind?: (pen: Pen) => void;
  /** What each hand holds; drawn before that hand. */
  hold?: [left?: Held | undefined, right?: Held | undefined] | undefined;
  handScale?: number;
  headScale?: number;
  /** Half width of a sitter's lap at the knees; the garment decides when absent. */
  lap?: number;
}

/** Where things ended up, so that scenes can hang objects on a figure (figure space). */
export interface Placed {
  wrists: [Point, Point];
  mouth: Point;
  crown: Point;
  torso: Torso;
}

interface Ctx {
  pen: Pen;
  f: FigureSpec;
  tone: Tone;
  torso: Torso;
  k: number;
  pose: Pose;
  arms: Joints[];
  M: (p: Poly) => Poly;
  body: ReturnType<typeof torsoShape>;
}

/** How a person's face is painted when nothing else is said: gods and women lower their lids a little. */
export function faceOf(pen: Pen, f: FigureSpec): FaceOptions {
  const shaded = pen.tr.finish === 'soft' || pen.tr.finish === 'mural';
  const divine = f.tone === 'blue' || f.tone === 'dark';
  return {
    tone: pen.tr.tones[f.tone],
    tilak: f.build === 'woman' ? 'bindi' : 'vaishnava',
    noseRing: f.build === 'woman',
    lowered: shaded ? (f.build === 'woman' || divine ? 0.26 : 0.12) : f.view === 'profile' ? 0 : 0.14,
    gaze: f.view === 'threeQuarter' ? [1.4, 0] : undefined,
    ...f.face,
  };
}

const isSeated = (p: Pose) => p.base === 'sit' || p.base === 'kneel';

/** Head space to figure space: the neck is long in Kishangarh, short in Mithila. */
function headMap(pen: Pen, pose: Pose, k: number): (p: Poly) => Poly {
  const [nx, ny] = pose.spine[3],
    lift = pen.tr.id === 'kishangarh' ? 8 : pen.tr.finish === 'double' ? -4 : 2;
  return (p) => transform(transform(p, 8 * k, -47 * k, k), nx, ny - lift, 1, pose.headTilt);
}

/** Arms follow the flute when there is one. */
function posed(f: FigureSpec, M: (p: Poly) => Poly, k: number): { pose: Pose; mouth: Point } {
  const h = headShape(f.view, 'pichwai'),
    lip = f.view === 'profile' ? ([37.5, 22] as Point) : h.lipsAt,
    mouth = M([lip])[0];
  if (f.flute === undefined) return { pose: f.pose, mouth };
  const d = f.flute,
    at = (r: number, down: number): Point => [mouth[0] + Math.cos(d) * r, mouth[1] + Math.sin(d) * r + down];
  const [a, b] = f.pose.arms,
    sg = Math.cos(d) < 0 ? -1 : 1,
    back = sg > 0 ? a : b,
    fore = sg > 0 ? b : a;
  const q = 22 * (f.handScale ?? 1);
  const newBack = {
    ...back,
    to: at(24 + (sg > 0 ? -4 : -4), q),
    mudra: 'flute' as const,
    aim: -Math.PI / 2 + 0.24 * sg,
    order: 'front' as const,
  };
  const newFore = {
    ...fore,
    to: at(54, q),
    mudra: 'flute' as const,
    aim: -Math.PI / 2 + 0.12 * sg,
    order: 'front' as const,
    flip: sg > 0,
  };
  void k;
  return { pose: { ...f.pose, arms: sg > 0 ? [newBack, newFore] : [newFore, newBack] }, mouth };
}

/** A belly that hangs over the waistband. @param by 0 flat .. 1 a pot */
function belly({ pen, f, tone, torso }: Ctx, by: number) {
  const dx = f.front ? 0 : 7,
    w = 17 + 11 * by,
    low = 0.2 - 0.12 * by;
  const round = curve(
    torso.map([
      [dx - w * 0.7, 0.5],
      [dx - w, 0.3],
      [dx - w * 0.6, low + 0.03],
      [dx + 2, low],
      [dx + w * 0.8, low + 0.05],
      [dx + w + 2, 0.27],
      [dx + w * 0.7, 0.5],
    ]),
  );
  const fold = curve(
    torso.map([
      [dx - w * 0.5, 0.38],
      [dx, 0.345],
      [dx + w * 0.5, 0.38],
    ]),
  );
  pen.skin(round, tone, [f.front ? round.slice(8, -8) : round.slice(12)], 10, true);
  pen.stroke(fold, 0.5, tone.line);
  pen.stroke(
    torso.map([
      [dx + 1, 0.24],
      [dx + 3, 0.22],
      [dx + 5, 0.24],
    ]),
    0.9,
    tone.line,
  );
}

/** Paint a person. Feet land on the pen's (x, y). */
export function drawFigure(pen: Pen, f: FigureSpec): Placed {
  const size = measuresOf(f.stature),
    k = 0.68 * pen.tr.headScale * (f.headScale ?? 1) * size.head,
    bent = stooping(f.pose, size.stoop),
    M0 = headMap(pen, bent, k),
    { pose, mouth } = posed({ ...f, pose: bent }, M0, k);
  const torso = new Torso(pose, size.girth),
    body = torsoShape(f.build, !!f.front, torso),
    tone = pen.tr.tones[f.tone];
  const arms = pose.arms.map((a, i) => ({
    sh: body.shoulders[i],
    ...solveArm(body.shoulders[i], a.to, a.bend, a.reach),
    fat: (f.build === 'woman' ? 0.95 : 1.05) * size.limbs,
    later: pose.arms[i].order === 'front',
  }));
  const ctx: Ctx = { pen, f, tone, torso, k, pose, arms, M: M0, body };
  f.behind?.(pen);
  if (f.wear.veil) backVeil(pen, torso, M0, f.wear.veil, isSeated(pose));
  drawHairBack(pen, M0, f.view, f.hair);
  [0, 1].forEach((i) => {
    if (pose.arms[i].order === 'behind') drawArm(ctx, i);
  });
  bareTorso(ctx);
  lowerBody(ctx);
  if (size.belly) belly(ctx, size.belly);
  upperBody(ctx);
  neckAndHead(ctx);
  f.prop?.(pen);
  if (f.flute !== undefined) flute(pen, mouth, f.flute);
  [1, 0].forEach((i) => {
    if (pose.arms[i].order === 'front') drawArm(ctx, i);
  });
  return { wrists: [arms[0].wrist, arms[1].wrist], mouth, crown: M0([[0, -58]])[0], torso };
}

/** Does the arm lie before or beside the body, so that both are one silhouette? */
const joined = (f: FigureSpec, pose: Pose, i: number) => pose.arms[i].order === 'front' || !!f.front;

/** Sleeves: blouses reach half the upper arm, coats the wrist. */
const sleeveOf = (w: Wardrobe) =>
  w.upper === 'none' || !w.upperCloth
    ? undefined
    : { cloth: w.upperCloth, length: w.upper === 'choli' ? 0.3 : 0.96 };

/** Arm with sleeve, armlet, bangles, held object and hand. */
function drawArm({ pen, f, tone, arms, pose, body }: Ctx, i: number) {
  const { sh, elbow, wrist } = arms[i],
    spec = pose.arms[i],
    cover = sleeveOf(f.wear),
    rich = f.jewels ?? 1;
  const aim = spec.aim ?? Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]);
  const shape = paintArm(pen, arms[i], {
    tone,
    sleeve: cover,
    body: joined(f, pose, i) ? body.outline : undefined,
  });
  if (rich > 0 && (cover?.length ?? 0) < 0.9 && elbow[1] > sh[1] - 8)
    band(pen, shape, rich > 1 ? 0.3 : 0.34, rich > 1 ? 2.6 : 2.1, rich > 1);
  if (rich > 0)
    for (const t of rich > 1 ? [0.86, 0.9, 0.94] : [0.89, 0.94]) band(pen, shape, t, 1.6, false, t === 0.9);
  const hs = f.handScale ?? 1;
  const held = f.hold?.[i],
    pinch: Point = [wrist[0] + Math.cos(aim) * 27 * hs, wrist[1] + Math.sin(aim) * 27 * hs];
  held?.(
    pen,
    spec.mudra === 'grip' ? [wrist[0] + Math.cos(aim) * 12, wrist[1] + Math.sin(aim) * 12] : pinch,
    aim,
  );
  drawHand(pen, spec.mudra, wrist, aim, tone, hs, spec.flip);
}

/** Ring of beads across a limb at t. */
function band(pen: Pen, shape: Poly, t: number, r: number, gem: boolean, red = false) {
  const n = shape.length >> 1,
    i = Math.min(n - 2, Math.floor(n * t)),
    a = shape[i],
    b = shape[shape.length - 1 - i];
  const m: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
    dx = b[0] - a[0],
    dy = b[1] - a[1],
    L = Math.hypot(dx, dy) || 1;
  const arc = curve([a, [m[0] - (dy / L) * 2, m[1] + (dx / L) * 2], b]);
  pen.beads(arc, r, red ? pen.tr.gems[0] : pen.tr.gold);
  if (gem) pen.gem([m[0] - (dy / L) * 1.5, m[1] + (dx / L) * 1.5], r * 1.2, 0);
}

/** Legs, feet and the lower garment, for every base. */
function lowerBody(c: Ctx) {
  const { pen, f, tone, torso, pose } = c,
    w = f.wear;
  const foot = (i: number) => drawFoot(pen, pose.legs[i].ankle, pose.legs[i].foot, tone, (f.jewels ?? 1) > 0);
  if (isSeated(pose)) {
    seatedLower(c);
    return;
  }
  if (w.lower === 'dhoti') {
    [1, 0].forEach((i) => {
      const leg = legLimb(torso.at(i ? 11 : -11, 0.02), pose.legs[i]);
      pen.skin(leg.shape, tone, leg.contour, 8);
      foot(i);
    });
    const d = dhoti(torso, pose);
    for (const part of [d.far, d.near])
      pen.drape({ ...part, motifs: pen.stations(part.shape, 17, 6) }, w.lowerCloth, 4);
    pen.drape(d.pleats, w.lowerCloth, 4);
    return;
  }
  if (w.lower === 'jama') {
    [1, 0].forEach((i) => {
      const leg = legLimb(torso.at(i ? 11 : -11, 0.02), pose.legs[i], 0.95);
      pen.shape(leg.shape, w.sash?.base ?? '#f2e8d4', w.sash?.shade, 0.8, 6);
      pen.shape(footShape(pose.legs[i].ankle, pose.legs[i].foot), pen.tr.gems[0], '#00000066', 0.7, 4);
    });
    pen.drape(jamaSkirt(torso, pose), w.lowerCloth);
    return;
  }
  foot(0);
  foot(1);
  if (w.lower === 'sari') sariSkirt(torso, pose).forEach((d) => pen.drape(d, w.lowerCloth));
  else
    pen.drape(
      ghagra(torso, pose, 66, -23, pen.tr.finish === 'double' ? TIERED : undefined),
      w.lowerCloth,
      4.2,
    );
}

/** Cross-legged lap with the foot of the nearer leg, or a kneeling skirt with the foot behind it. */
function seatedLower({ pen, f, tone, torso, pose }: Ctx) {
  const anklet = (f.jewels ?? 1) > 0,
    cloth = f.wear.lowerCloth;
  if (pose.base === 'kneel') {
    const { skirt, ankle } = kneelSkirt(torso);
    drawLyingFoot(pen, ankle, -1, tone, anklet);
    pen.drape({ ...skirt, motifs: pen.stations(skirt.shape, 17, 10) }, cloth, 4.6);
    return;
  }
  const { thighs, shin, ankle } = lap(
    torso,
    f.lap ?? (f.wear.lower === 'ghagra' ? 92 : f.wear.lower === 'jama' ? 88 : 78),
  );
  pen.drape({ ...thighs, motifs: pen.stations(thighs.shape, 19, 9) }, cloth, 4.6);
  drawLyingFoot(pen, ankle, 1, tone, anklet);
  pen.drape({ ...shin, motifs: pen.stations(shin.shape, 19, 8) }, cloth, 4.6);
}

/** Skin of the trunk; the lower garment is tied over it. */
function bareTorso({ pen, f, tone, torso, body, arms, pose }: Ctx) {
  const neck = [torso.at(-8.5, 1.14), torso.at(8.5, 1.14), torso.at(12, 0.95), torso.at(-12, 0.95)];
  const whole = trunk(
    body.outline,
    torso,
    arms.filter((_, i) => joined(f, pose, i)),
  );
  pen.skin(whole.shape, tone, whole.contour, 15);
  pen.skin(neck, tone, [], 4);
  if (f.wear.upper !== 'jama') torsoMarks(pen, f.build, torso, tone, !!f.front);
}

/** Choli or coat, sash, belt, necklaces, scarf and garlands. */
function upperBody({ pen, f, torso, body, pose, arms }: Ctx) {
  const w = f.wear,
    rich = f.jewels ?? 1,
    front = !!f.front;
  const cover = sleeveOf(w);
  if (cover) {
    const choli = w.upper === 'choli';
    const d = withSleeves(
      bodice(body.outline, torso, choli ? 0.46 : 0.24, choli ? 0.8 : 0.86, front),
      body.outline,
      arms.filter((_, i) => joined(f, pose, i)),
      cover.length,
    );
    pen.drape({ ...d, motifs: pen.stations(d.shape, choli ? 12 : 14) }, cover.cloth, choli ? 2.6 : undefined);
  }
  const waist = curve([torso.at(-22, 0.25), torso.at(0, 0.2), torso.at(22, 0.25)]);
  if (w.sash && !isSeated(pose)) {
    const [x, y] = torso.at(4, 0.2);
    pen.drape(scarf(curveThrough(x, y, x - 2, y + 50, x + 3, y + 104), 7, 13), w.sash);
    pen.drape(scarf(curveThrough(x + 6, y, x + 12, y + 40, x + 9, y + 84), 6, 11), w.sash);
  }
  if (rich > 0 || w.lower === 'dhoti') {
    pen.stroke(waist, 3.4, pen.tr.ink);
    pen.beads(waist, rich > 1 ? 4 : 3, pen.tr.gold);
    if (rich > 1) pen.gem(torso.at(2, 0.2), 4.4, 0);
  }
  if (rich > 2) fullOrnament(pen, torso);
  if (w.scarf && w.scarfStyle === 'pallu') pen.drape(pallu(torso, front), w.scarf);
  if (rich > 0) necklaces(pen, torso, rich, front);
  if (w.scarf && w.scarfStyle === 'stole')
    for (const sg of [-1, 1]) {
      const run = curve([
        torso.at(sg * 14, 1.0),
        torso.at(sg * 27, 0.86),
        torso.at(sg * 30, 0.5),
        torso.at(sg * 34, 0.1),
        torso.at(sg * 40, -0.5),
      ]);
      pen.drape(scarf(run, 5, 10), w.scarf);
    }
  f.garland?.forEach((g) => pen.garland(hang(torso, g.wide ?? 17, g.to, front ? 0 : 3), g.r ?? 6.4, g.cols));
}

/** Neck, face, hair, headgear, earrings and the front of the veil. */
function neckAndHead({ pen, f, tone, torso, M, k }: Ctx) {
  const h = headShape(f.view, pen.tr.profile),
    nape = M([h.nape])[0],
    throat = M([h.throat])[0];
  const a =
    f.view === 'front'
      ? [torso.at(-11, 0.97), torso.at(11, 0.97)]
      : [torso.at(-11, 0.98), torso.at(10, 0.97)];
  const mid = (p: Point, q: Point, dx: number): Point => [lerp(p[0], q[0], 0.5) + dx, lerp(p[1], q[1], 0.5)];
  const back = curve([nape, mid(nape, a[0], f.view === 'front' ? 3 : 2), a[0]]),
    fore = curve([throat, mid(throat, a[1], f.view === 'front' ? -3 : -2), a[1]]);
  pen.skin(
    [...back, ...fore.slice().reverse()],
    tone,
    [fore.slice(4), ...(f.hair === 'none' || f.view === 'front' ? [back.slice(6)] : [])],
    5,
  );
  for (const t of [0.45, 0.62])
    pen.stroke(
      curve([
        [lerp(back[0][0], a[0][0], t) + 5, lerp(back[0][1], a[0][1], t)],
        [lerp(fore[0][0], a[1][0], t) - 1, lerp(fore[0][1], a[1][1], t) + 2],
      ]),
      0.4,
      tone.shade,
    );
  if ((f.jewels ?? 1) > 0)
    pen.beads(
      curve([
        mid(nape, a[0], 1),
        [lerp(nape[0], throat[0], 0.6), lerp(throat[1], a[1][1], 0.62) + 4],
        mid(throat, a[1], -1),
      ]),
      1.7,
    );
  drawFace(pen, h, M, k, faceOf(pen, f));
  drawHairFront(pen, M, f.view, f.hair, k);
  if (f.wear.veil) frontVeil(pen, torso, M, f.wear.veil, f.view);
  drawGear(pen, M, f.view, f.gear, k, f.wear.turban);
  if ((f.jewels ?? 1) > 0)
    drawEarring(pen, M, h, f.view, f.earring ?? (f.build === 'woman' ? 'jhumka' : 'makara'), k);
}
