import type { EventRegistration } from '@kalavithi/contract/event';
import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { statusOf } from './event-view.ts';
import { eventById, insertRegistration } from './events.queries.ts';

/** Registers a user for an upcoming event. @returns the event's title */
export const registerForEvent = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, eventId }: EventRegistration & { userId: string },
): Promise<
  Outcome<string, 'event-not-found' | 'event-completed' | 'event-cancelled' | 'already-registered'>
> => {
  const now = clock.now();
  const event = await eventById(db, eventId);
  if (!event) return refuse('event-not-found');
  if (event.cancelled === 1) return refuse('event-cancelled');
  if (statusOf(event, now) === 'Completed') return refuse('event-completed');
  const inserted = await insertRegistration(db, { userId, eventId, now: now.toISOString() });
  return inserted ? done(event.event_title) : refuse('already-registered');
};
