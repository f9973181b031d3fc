/**
 * A countdown without a clock of its own: the caller sends the unrounded milliseconds since the
 * last tick, so late or throttled timers cause no drift.
 */

/** `remainingMs` is never below zero. A countdown that is not running ignores ticks. */
export type Countdown = { readonly remainingMs: number; readonly running: boolean };

/** Milliseconds since the last tick, or since the start or resume if there was none. */
export type Tick = { readonly type: 'tick'; readonly elapsedMs: number };
export type Pause = { readonly type: 'pause' };
export type Resume = { readonly type: 'resume' };

/** Seconds left at which a countdown is announced. */
export const announcedSeconds = [30, 10, 5] as const;

/** Returns a running countdown of `durationMs`. */
export function countdownOf(durationMs: number): Countdown {
  return { remainingMs: durationMs, running: true };
}

/**
 * Returns the countdown after an event; the same object when nothing changes. An `elapsedMs` that
 * is not above zero comes from a clock that jumped and is ignored.
 */
export function runCountdown(countdown: Countdown, event: Tick | Pause | Resume): Countdown {
  if (event.type !== 'tick') {
    const running = event.type === 'resume';
    return running === countdown.running ? countdown : { ...countdown, running };
  }
  if (!countdown.running || !(event.elapsedMs > 0)) return countdown;
  return { ...countdown, remainingMs: Math.max(0, countdown.remainingMs - event.elapsedMs) };
}

/** Returns the whole seconds to display: 0 only when the time is up. */
export function secondsLeft(remainingMs: number): number {
  return Math.ceil(remainingMs / 1000);
}

/** Returns the milliseconds until the displayed second changes; null when the time is up. */
export function msToNextSecond(remainingMs: number): number | null {
  return remainingMs > 0 ? remainingMs - (secondsLeft(remainingMs) - 1) * 1000 : null;
}

/** Returns the lowest announced second between two times, or null. */
export function announcedSecond(beforeMs: number, afterMs: number): (typeof announcedSeconds)[number] | null {
  const passed = announcedSeconds.filter((mark) => beforeMs > mark * 1000 && afterMs <= mark * 1000);
  return afterMs > 0 ? (passed.at(-1) ?? null) : null;
}
