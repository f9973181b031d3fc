import type { EventSummary } from '@kalavithi/contract/event';

/**
 * When an event starts and ends, in minutes after midnight in India; the end may be past the next
 * midnight. Null when unknown: servers with only the specification's fields return text alone.
 */
export const minutesOf = (event: Pick<EventSummary, 'event_minutes'>): EventSummary['event_minutes'] =>
  event.event_minutes ?? null;
