import type { Event } from '@kalavithi/contract/event';
import type { Deps } from '../../deps.ts';
import { bySoonest, toEvent } from './event-view.ts';
import { allEvents } from './events.queries.ts';

/** All events, soonest first, completed ones after. */
export const listEvents = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Event[]> => {
  const now = clock.now();
  const rows = await allEvents(db);
  return rows.map((row) => toEvent(row, now)).sort(bySoonest);
};
