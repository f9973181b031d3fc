import type { EventSummary } from '@kalavithi/contract/event';

/**
 * When an event begins and ends on its day, in minutes after midnight in India, the end past midnight if need be. Null where
 * that is not known: servers that know only the specification's fields answer the text alone.
 */
export const minutesOf = (event: Pick<EventSummary, 'event_minutes'>): EventSummary['event_minutes'] =>
  event.event_minutes ?? null;

/** Minutes after midnight as people say them: `9:00 AM`. */
export const clockTime = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};
