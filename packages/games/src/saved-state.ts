/**
 * Serialises states and validates stored ones. The package has no dependencies, so shapes are
 * checked here rather than by a schema library.
 */
import type { Countdown } from './countdown.ts';

/** Raise it when a state or the generator changes, so that older saved games are dropped. */
const savedVersion = 1;

export type Fields = Readonly<Record<string, unknown>>;

/** Serialises a state for storage. */
export function toSavedText(game: string, state: object): string {
  return JSON.stringify({ game, version: savedVersion, state });
}

/** Parses a saved state of this game; its fields are unchecked. Null for anything else. */
export function fromSavedText(game: string, text: string | null): Fields | null {
  if (text === null) return null;
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(saved) || saved['game'] !== game || saved['version'] !== savedVersion) return null;
  return isRecord(saved['state']) ? saved['state'] : null;
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

export function isIntegerBetween(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

/** Whether a value is a time from 0 up to, but not including, `endMs`. */
export function isTimeBefore(value: unknown, endMs: number): value is number {
  return typeof value === 'number' && value >= 0 && value < endMs;
}

export function isArrayOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.every((item) => isItem(item));
}

/** Reads a countdown with time left, of at most `durationMs`; null otherwise. */
export function readCountdown(value: unknown, durationMs: number): Countdown | null {
  if (!isRecord(value)) return null;
  const { remainingMs, running } = value;
  if (typeof remainingMs !== 'number' || !(remainingMs > 0 && remainingMs <= durationMs)) return null;
  return typeof running === 'boolean' ? { remainingMs, running } : null;
}
