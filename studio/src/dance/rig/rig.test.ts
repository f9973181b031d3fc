/** The rig without pixels: easing, springs, poses and the skeleton. */
import { describe, expect, it } from 'vitest';
import { bend, Body, FORE, SHIN, THIGH, UPPER } from './body.ts';
import {
  fall,
  hump,
  looped,
  rotX,
  rotY,
  rotZ,
  size,
  snap,
  soft,
  spring,
  sub,
  type V3,
  wrapA,
} from './math.ts';
import { mirror, M, type Pose, REST, Score } from './pose.ts';

const PLACE = { x: 320, y: 700, s: 1 };
const apart = (a: V3, b: V3) => size(sub(a, b));

describe('easing', () => {
  it.each([
    ['soft', soft],
    ['snap', snap],
    ['fall', fall],
  ])('%s leads from 0 to 1 and stays there', (_name, ease) => {
    expect(ease(0)).toBeCloseTo(0);
    expect(ease(1)).toBeCloseTo(1);
    expect(ease(-2)).toBeCloseTo(ease(0));
    expect(ease(3)).toBeCloseTo(ease(1));
  });

  it('snap passes the mark and comes back, soft does not', () => {
    const most = (ease: (u: number) => number) =>
      Math.max(...Array.from({ length: 101 }, (_, i) => ease(i / 100)));
    expect(most(snap)).toBeGreaterThan(1.02);
    expect(most(soft)).toBeLessThanOrEqual(1);
    expect(hump(0.5)).toBeCloseTo(1);
  });
});

describe('turns', () => {
  it('keep lengths, and go to the side that their names say', () => {
    const v: V3 = [3, -4, 12];
    for (const turn of [rotX, rotY, rotZ]) expect(size(turn(v, 0.7))).toBeCloseTo(13);
    // Towards the viewer, screen right, screen right.
    expect(rotX([0, -1, 0], 0.3)[2]).toBeGreaterThan(0);
    expect(rotY([0, 0, 1], 0.3)[0]).toBeGreaterThan(0);
    expect(rotZ([0, -1, 0], 0.3)[0]).toBeGreaterThan(0);
    expect(wrapA(3 * Math.PI - 0.1)).toBeCloseTo(Math.PI - 0.1);
  });
});

describe('periodic signals', () => {
  it('a table is read in a circle', () => {
    const f = looped(2, [0, 1, 0, -1]);
    expect(f(0.25)).toBeCloseTo(0.5);
    expect(f(1.75)).toBeCloseTo(-0.5);
    expect(f(-0.5)).toBeCloseTo(f(1.5));
  });

  it('a spring loops without a seam and lags behind what drives it', () => {
    const dur = 3;
    const drive = (t: number) => Math.sin((2 * Math.PI * t) / dur);
    const f = spring(drive, dur, 1.2, 0.4);
    const step = Math.abs(f(0.02) - f(0));
    expect(Math.abs(f(dur) - f(dur - 0.02))).toBeLessThan(step * 2 + 0.01);
    expect(f(0)).toBeLessThan(drive(0) - 0.05);
  });
});

describe('poses', () => {
  const pose: Partial<Pose> = {
    yaw: 0.4,
    L: [-90, -10, 20],
    eL: 0.8,
    mL: M.alapadma,
    lf: [-40, 0, 10],
    smile: 0.7,
  };

  it('mirrored twice are themselves', () => {
    expect(mirror(mirror(pose))).toEqual(pose);
  });

  it('mirrored change hands, feet and direction', () => {
    expect(mirror(pose)).toEqual({
      yaw: -0.4,
      R: [90, -10, 20],
      eR: 0.8,
      mR: M.alapadma,
      rf: [40, 0, 10],
      smile: 0.7,
    });
  });

  const score = new Score(8, 4, { ko: 0.9 }, [
    [0, { y: -150 }],
    [3, { y: -120, lf: [-60, 0, 0] }, { kind: 'snap' }],
    [6, { y: -160 }],
  ]);

  it('are reached on their beat', () => {
    expect(score.at((3 / 8) * 4).y).toBeCloseTo(-120);
    expect(score.at((3 / 8) * 4).lf[0]).toBeCloseTo(-60);
    expect(score.at((6 / 8) * 4).y).toBeCloseTo(-160);
    expect(score.at(1).ko).toBe(0.9);
  });

  it('loop', () => {
    for (const t of [0, 0.7, 2.9])
      expect(score.at(t + 4)).toEqual(expect.objectContaining({ y: expect.closeTo(score.at(t).y) }));
  });

  it('lift a foot that travels, and leave a planted one on the ground', () => {
    const feet = Array.from({ length: 40 }, (_, i) => score.at(i / 10));
    expect(Math.min(...feet.map(({ lf }) => lf[1]))).toBeLessThan(-5);
    for (const { rf } of feet) expect(rf[1]).toBeCloseTo(0);
  });
});

describe('the skeleton', () => {
  it('bends a joint towards the pole and keeps the bones', () => {
    const [a, b]: V3[] = [
      [0, 0, 0],
      [0, 100, 0],
    ];
    const joint = bend(a, b, 70, 60, [0, 0, 1]);
    expect(apart(a, joint)).toBeCloseTo(70);
    expect(apart(joint, b)).toBeCloseTo(60);
    expect(joint[2]).toBeGreaterThan(0);
  });

  const poses: Record<string, Partial<Pose>> = {
    rest: {},
    'deep plié': { y: -110, ko: 1, lf: [-60, 0, 0], rf: [60, 0, 0] },
    'out of reach': { L: [-300, -200, 0], R: [60, -260, 90], lf: [-150, 0, 0] },
    turned: { yaw: 1.2, twist: -0.4, bow: 0.3, lean: 0.2, jump: -40 },
  };

  it.each(Object.entries(poses))('keeps every bone at its length: %s', (_name, pose) => {
    const body = new Body({ ...REST, ...pose }, PLACE);
    for (const i of [0, 1]) {
      expect(apart(body.hips[i], body.knee[i])).toBeCloseTo(THIGH, 0);
      expect(apart(body.knee[i], body.ank[i])).toBeCloseTo(SHIN, 0);
      expect(apart(body.sho[i], body.elb[i])).toBeCloseTo(UPPER, 0);
      expect(apart(body.elb[i], body.wri[i])).toBeCloseTo(FORE, 0);
    }
  });

  it('lowers the hips rather than lift a planted foot', () => {
    const wide = new Body({ ...REST, y: -200, lf: [-90, 0, 0], rf: [90, 0, 0] }, PLACE);
    expect(wide.hip[1]).toBeGreaterThan(-170);
    for (const ankle of wide.ank) expect(ankle[1]).toBeCloseTo(-8);
  });

  it('stands where it is put, at the size of its place', () => {
    const small = new Body(REST, { ...PLACE, s: 0.5 });
    const [x, y] = small.pt([10, -100, 0]);
    expect([x, y]).toEqual([325, 650]);
  });
});
