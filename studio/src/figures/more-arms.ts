/** The further arms of a deity: drawn behind the body, from the same shoulders. */
import { curve } from '../draw/curves.ts';
import type { Point } from '../draw/geometry.ts';
import { Torso, armLimb, solveArm, torsoShape } from './body.ts';
import type { FigureSpec, Held } from './figure.ts';
import { drawHand } from './hands.ts';
import type { Pen } from './pen.ts';
import type { ArmPose } from './types.ts';

/** An arm and what its hand holds. `side` 0 is the shoulder at the picture's left. */
export interface MoreArm extends ArmPose {
  side: 0 | 1;
  hold?: Held | undefined;
}

/** Ring of gold beads across an arm, t from shoulder (0) to wrist (1). */
function bangle(pen: Pen, shape: Point[], t: number, r: number) {
  const i = Math.floor((shape.length >> 1) * t),
    a = shape[i],
    b = shape[shape.length - 1 - i];
  pen.beads(curve([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 1.5], b]), r, pen.tr.gold);
}

/**
 * The same figure with more arms. They are painted before everything else of the figure.
 * @param arms wrist targets in figure space, as in a pose
 */
export function withMoreArms(f: FigureSpec, arms: MoreArm[]): FigureSpec {
  return {
    ...f,
    behind: (pen) => {
      f.behind?.(pen);
      const shoulders = torsoShape(f.build, !!f.front, new Torso(f.pose)).shoulders,
        tone = pen.tr.tones[f.tone],
        k = f.handScale ?? 1;
      for (const a of arms) {
        const sh = shoulders[a.side],
          { elbow, wrist } = solveArm(sh, a.to, a.bend, a.reach),
          l = armLimb(sh, elbow, wrist),
          aim = a.aim ?? Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]);
        pen.skin(l.capped, tone, l.contour, 9);
        for (const [t, r] of [
          [0.36, 2.6],
          [0.87, 1.8],
          [0.93, 1.8],
        ])
          bangle(pen, l.shape, t, r);
        const reach = a.mudra === 'grip' ? 12 : 27 * k;
        a.hold?.(pen, [wrist[0] + Math.cos(aim) * reach, wrist[1] + Math.sin(aim) * reach], aim);
        drawHand(pen, a.mudra, wrist, aim, tone, k, a.flip);
      }
    },
  };
}
