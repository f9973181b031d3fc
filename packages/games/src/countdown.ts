/**
 * Time that runs down. The rules have no clock: whoever shows a game measures the milliseconds since the last
 * tick and sends them, unrounded, so late or throttled timers never make a countdown drift.
 */

/** `remainingMs` is never below zero. A countdown that is not running (a hidden tab) lets ticks pass it by. */
export type Countdown = { readonly remainingMs: number; readonly running: boolean };

/** Milliseconds since the last tick, or since the start or the resumption if there was none. */
export type Tick = { readonly type: 'tick'; readonly elapsedMs: number };
export type Pause = { readonly type: 'pause' };
export type Resume = { readonly type: 'resume' };

/** Seconds left at which a countdown is announced. */
export const announcedSeconds = [30, 10, 5] as const;

/** A running countdown of so many milliseconds. */
export function countdownOf(durationMs: number): Countdown {
  return { remainingMs: durationMs, running: true };
}

/**
 * The countdown after a tick, a pause or a resumption; the same object when nothing changes.
 * An `elapsedMs` that is not above zero is a clock that jumped, and is ignored.
 */
export function runCountdown(countdown: Countdown, event: Tick | Pause | Resume): Countdown {
  if (event.type !== 'tick') {
    const running = event.type === 'resume';
    return running === countdown.running ? countdown : { ...countdown, running };
  }
  if (!countdown.running || !(event.elapsedMs > 0)) return countdown;
  return { ...countdown, remainingMs: Math.max(0, countdown.remainingMs - event.elapsedMs) };
}

/** What a clock face shows: whole seconds, 0 only when the time is up. */
export function secondsLeft(remainingMs: number): number {
  return Math.ceil(remainingMs / 1000);
}

/** Milliseconds until the clock face changes: when to tick next. Null when the time is up. */
export function msToNextSecond(remainingMs: number): number | null {
  return remainingMs > 0 ? remainingMs - (secondsLeft(remainingMs) - 1) * 1000 : null;
}

/** The second to announce when the time went from `beforeMs` to `afterMs`, the lowest where one tick passed several. */
export function announcedSecond(beforeMs: number, afterMs: number): (typeof announcedSeconds)[number] | null {
  const passed = announcedSeconds.filter((mark) => beforeMs > mark * 1000 && afterMs <= mark * 1000);
  return afterMs > 0 ? (passed.at(-1) ?? null) : null;
}
