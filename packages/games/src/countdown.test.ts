import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcedSecond, countdownOf, msToNextSecond, runCountdown, secondsLeft } from './countdown.ts';
import type { Countdown } from './countdown.ts';

const games = { numRuns: 5000 };
const minute = 60_000;

function afterTicks(ticks: readonly number[], from: Countdown = countdownOf(minute)): Countdown {
  return ticks.reduce((clock, elapsedMs) => runCountdown(clock, { type: 'tick', elapsedMs }), from);
}

describe('countdown', () => {
  it('subtracts exactly the elapsed time, however it is split into ticks', () => {
    const tick = fc.double({ min: 0, max: 2000, noNaN: true });
    fc.assert(
      fc.property(fc.array(tick, { maxLength: 400, size: 'max' }), (ticks) => {
        const passed = ticks.reduce((sum, elapsedMs) => sum + elapsedMs, 0);
        const { remainingMs } = afterTicks(ticks);
        expect(Math.abs(remainingMs - Math.max(0, minute - passed))).toBeLessThan(0.001);
      }),
      games,
    );
  });

  it('does not drift over a minute of uneven frames', () => {
    const frames = Array.from({ length: 3599 }, (_, frame) => 16.6 + (frame % 7) * 0.01);
    const passed = frames.reduce((sum, elapsedMs) => sum + elapsedMs, 0);
    expect(afterTicks(frames).remainingMs).toBeCloseTo(minute - passed, 6);
  });

  it('never drops below zero or increases, whatever elapsed time it gets', () => {
    const anything = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity, -1, 0, 1e308));
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 60, size: 'max' }), (ticks) => {
        let clock = countdownOf(minute);
        for (const elapsedMs of ticks) {
          const next = runCountdown(clock, { type: 'tick', elapsedMs });
          expect(next.remainingMs >= 0 && next.remainingMs <= clock.remainingMs).toBe(true);
          clock = next;
        }
      }),
      games,
    );
  });

  it('ignores ticks while paused', () => {
    const paused = runCountdown(afterTicks([1000]), { type: 'pause' });
    expect(runCountdown(paused, { type: 'pause' })).toBe(paused);
    expect(runCountdown(paused, { type: 'tick', elapsedMs: 5000 })).toBe(paused);
    const resumed = runCountdown(paused, { type: 'resume' });
    expect(runCountdown(resumed, { type: 'resume' })).toBe(resumed);
    expect(afterTicks([500], resumed).remainingMs).toBe(58_500);
  });
});

describe('displayed seconds', () => {
  it('start at 60 and are 0 only when the time is up', () => {
    expect(secondsLeft(minute)).toBe(60);
    expect(secondsLeft(59_999.9)).toBe(60);
    expect(secondsLeft(59_000)).toBe(59);
    expect(secondsLeft(0.01)).toBe(1);
    expect(secondsLeft(0)).toBe(0);
    expect(msToNextSecond(0)).toBeNull();
  });

  it('change exactly after msToNextSecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: minute * 4 }), (quarters) => {
        const remainingMs = quarters / 4;
        const wait = msToNextSecond(remainingMs)!;
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(1000);
        expect(secondsLeft(remainingMs - wait)).toBe(secondsLeft(remainingMs) - 1);
        expect(secondsLeft(remainingMs - wait + 0.25)).toBe(secondsLeft(remainingMs));
      }),
      games,
    );
  });

  it('are announced once each at 30, 10 and 5, however late the ticks', () => {
    const tick = fc.integer({ min: 1, max: 4000 });
    fc.assert(
      fc.property(fc.array(tick, { minLength: 60, maxLength: 100, size: 'max' }), (ticks) => {
        const announced: number[] = [];
        let before = minute;
        for (const elapsedMs of ticks) {
          const after = Math.max(0, before - elapsedMs);
          const mark = announcedSecond(before, after);
          if (mark !== null) announced.push(mark);
          before = after;
        }
        expect(announced).toEqual(
          before > 30_000 ? [] : before > 10_000 ? [30] : before > 5000 ? [30, 10] : [30, 10, 5],
        );
      }),
      games,
    );
    expect(announcedSecond(31_000, 4000)).toBe(5);
    expect(announcedSecond(31_000, 0)).toBeNull();
  });
});
