/** The things that stand in groups: they rest on the ground and keep within what they say of their size. */
import { describe, expect, it } from 'vitest';
import { curl } from './shavings.ts';
import type { Bounded } from './thing.ts';
import { brush, graver, hammer } from './tools.ts';
import { top, TOP_FORMS, TOP_RINGS } from './tops.ts';
import { LAC, turned } from './turned.ts';

const FORMS = Object.keys(TOP_FORMS) as (keyof typeof TOP_FORMS)[];

/** Height of the lowest point of a part, by looking along a fine grid. */
function lowest({ f, ball }: Bounded): number {
  for (let y = ball[1] - ball[3] - 0.02; y < ball[1] + ball[3]; y += 0.01)
    for (let a = -1; a <= 1; a += 0.04)
      for (let b = -1; b <= 1; b += 0.04)
        if (f(ball[0] + a * ball[3], y, ball[2] + b * ball[3]) < 0.004) return y;
  return Infinity;
}

/** Smallest distance on the surface of the ball: negative when the part sticks out. */
function roomInBall({ f, ball }: Bounded): number {
  let least = Infinity;
  for (let i = 0; i < 900; i++) {
    const height = 1 - (2 * (i + 0.5)) / 900;
    const r = Math.sqrt(1 - height * height);
    const angle = i * 2.399963;
    const on = (k: number) => ball[3] * 1.01 * k;
    least = Math.min(
      least,
      f(ball[0] + on(r * Math.cos(angle)), ball[1] + on(height), ball[2] + on(r * Math.sin(angle))),
    );
  }
  return least;
}

describe('tops', () => {
  it.each(FORMS)('a lying %s rests on its point and its rim', (form) => {
    const low = lowest(top({ form, rings: 'sun', at: [0.4, 0, -0.2], yaw: 0.7 }));
    expect(low).toBeGreaterThan(-0.03);
    expect(low).toBeLessThan(0.03);
  });

  it('one that spins stands on its point', () => {
    const spinning = top({ form: 'disc', rings: 'sea', at: [0, 0, 0], lean: 0.1 });
    expect(spinning.f(0, 0.01, 0)).toBeLessThan(0.02);
    expect(spinning.f(0.5, 0.05, 0)).toBeGreaterThan(0.1);
  });

  it('every colouring ends at the point', () => {
    for (const rings of Object.values(TOP_RINGS)) {
      const ends = rings.map(([end]) => end);
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      expect(ends.at(-1)).toBe(1);
    }
  });
});

describe('turned pieces', () => {
  it('lean to the side of their yaw', () => {
    const piece = {
      outline: [[0.2, 0] as [number, number], [0.2, 1] as [number, number]],
      rings: [[1, LAC.red]] as const,
      at: [0, 0, 0] as [number, number, number],
    };
    expect(turned({ ...piece, lean: Math.PI / 2 }).f(0.8, 0, 0)).toBeLessThan(0);
    expect(turned({ ...piece, lean: Math.PI / 2, yaw: Math.PI / 2 }).f(0, 0, 0.8)).toBeLessThan(0);
    expect(turned(piece).f(0, 0.8, 0)).toBeLessThan(0);
  });
});

describe('a curl of wood', () => {
  const shaving = curl({
    at: [1, -1],
    radius: 0.3,
    turns: 2.6,
    width: 0.09,
    drift: 0.26,
    yaw: 0.5,
    lift: 0.3,
    colour: LAC.wood,
  });

  it('lies on the board it fell on', () => {
    const low = lowest(shaving);
    expect(low).toBeGreaterThan(0.27);
    expect(low).toBeLessThan(0.36);
  });
});

describe('bounding balls', () => {
  const parts: [string, Bounded][] = [
    ...FORMS.map((form): [string, Bounded] => [form, top({ form, rings: 'bare', at: [0.3, 0, 1], yaw: 2 })]),
    ['curl', curl({ at: [0, 0], radius: 0.25, turns: 3, width: 0.08, drift: 0.2, yaw: 1, colour: LAC.red })],
    ...hammer([0, 0.15, 0], 0.4).map((part): [string, Bounded] => ['hammer', part]),
    ...graver([1, 0.13, 0], 0.4).map((part): [string, Bounded] => ['graver', part]),
    ...brush([1, 0.1, 2], -0.4, LAC.red, LAC.blue).map((part): [string, Bounded] => ['brush', part]),
  ];

  it.each(parts)('%s keeps within its ball', (_name, part) => {
    expect(roomInBall(part)).toBeGreaterThan(0);
  });
});
