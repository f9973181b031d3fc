import type { Client } from '@kalavithi/contract/client';
import type { Event, EventStatus } from '@kalavithi/contract/event';
import { loaded, type Loaded } from '../../lib/loaded';

export const loadEvents = (client: Client): Promise<Loaded<Event[]>> => loaded(client('events'));

export const loadEvent = (client: Client, id: string): Promise<Loaded<Event>> =>
  loaded(client('event', { params: { id } }));

export const withStatus = (events: readonly Event[], status: EventStatus): readonly Event[] =>
  events.filter((event) => event.status === status);
