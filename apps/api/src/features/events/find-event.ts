import type { Event } from '@kalavithi/contract/event';
import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { toEvent } from './event-view.ts';
import { eventById } from './events.queries.ts';

export const findEvent = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
): Promise<Outcome<Event, 'event-not-found'>> => {
  const row = await eventById(db, id);
  return row ? done(toEvent(row, clock.now())) : refuse('event-not-found');
};
