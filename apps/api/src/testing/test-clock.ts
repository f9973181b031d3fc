import { secondsAfter, type Clock } from '../platform/clock.ts';

/** A clock that stands still until a test sets it. */
export interface TestClock extends Clock {
  advance: (seconds: number) => void;
  set: (moment: Date) => void;
}

export const createTestClock = (start: Date = new Date()): TestClock => {
  let now = start;
  return {
    now: () => new Date(now),
    advance: (seconds) => {
      now = secondsAfter(now, seconds);
    },
    set: (moment) => {
      now = moment;
    },
  };
};
