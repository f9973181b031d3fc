import type { Artist } from '@kalavithi/contract/artist';
import type { Client } from '@kalavithi/contract/client';
import type { Event, EventStatus, EventSummary } from '@kalavithi/contract/event';
import { nextCursor } from '@kalavithi/contract/links';
import { answerOf, isNotFound, loaded, type Loaded } from '../../lib/loading/loaded';
import { parsePageNumber } from '../../lib/seo/page-address';

/** The artist of an event who is featured on the site as well. */
export type FeaturedArtist = Pick<Artist, '_id' | 'title'> & { picture: Artist['image']['picture'] };

/** An event with what its page shows beside it. */
export interface EventDetails {
  event: Event;
  artist: FeaturedArtist | null;
}

/** One page of a list of events. */
export interface EventsPage {
  events: EventSummary[];
  /** From 1 on. */
  page: number;
  hasNext: boolean;
}

const noSuchPage: Loaded<never> = {
  state: 'failed',
  status: 404,
  message: 'There is no such page.',
  missing: true,
};

/**
 * One page of the events of a status, or of all. Servers that know only the specification's fields answer every event at once:
 * those of another status are left out here. A page after the last one is missing.
 */
export const loadEvents = async (
  client: Client,
  { status, page: named }: { status?: EventStatus | undefined; page: string | undefined },
): Promise<Loaded<EventsPage>> => {
  const page = named === undefined ? 1 : parsePageNumber(named);
  if (page === null) return noSuchPage;
  const query = { ...(status && { status }), ...(page > 1 && { page: String(page) }) };
  const list = await loaded(
    client('events', { query }).then(({ answer, headers }) => ({
      events: status ? answer.filter((event) => event.status === status) : answer,
      page,
      hasNext: nextCursor(headers.get('link')) !== null,
    })),
  );
  return list.state === 'loaded' && page > 1 && list.value.events.length === 0 ? noSuchPage : list;
};

/** An event and its artist; missing when the API knows no such event. Without the list of artists the event is still whole. */
export const loadEvent = async (client: Client, id: string): Promise<Loaded<EventDetails>> => {
  const [event, artists] = await Promise.all([
    loaded(answerOf(client('event', { params: { id } })), isNotFound),
    answerOf(client('artists')).catch(() => []),
  ]);
  if (event.state === 'failed') return event;
  const artist = artists.find(({ _id }) => _id === event.value.artist_id);
  return {
    state: 'loaded',
    value: {
      event: event.value,
      artist: artist ? { _id: artist._id, title: artist.title, picture: artist.image.picture } : null,
    },
  };
};
