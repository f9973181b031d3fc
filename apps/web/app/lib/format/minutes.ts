import type { EventSummary } from '@kalavithi/contract/event';

/**
 * When an event starts and ends, in minutes after midnight in India; the end may be past the next
 * midnight. Null when unknown: servers with only the specification's fields return text alone.
 */
export const minutesOf = (event: Pick<EventSummary, 'event_minutes'>): EventSummary['event_minutes'] =>
  event.event_minutes ?? null;

/** Formats minutes after midnight as `9:00 AM`. */
export const clockTime = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};
