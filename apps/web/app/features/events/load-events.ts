import type { Artist } from '@kalavithi/contract/artist';
import type { Client } from '@kalavithi/contract/client';
import type { Event, EventStatus, EventSummary } from '@kalavithi/contract/event';
import { nextCursor } from '@kalavithi/contract/links';
import { loadListPage } from '../../lib/loading/list-page';
import { answerOf, isNotFound, loaded, type Loaded } from '../../lib/loading/loaded';

/** The featured artist of an event. */
export type FeaturedArtist = Pick<Artist, '_id' | 'title'> & { picture: Artist['image']['picture'] };

/** An event with the data of its page. */
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

/**
 * One page of events; missing after the last page. Filters by status again, because servers that
 * know only the specification's fields return all events.
 */
export const loadEvents = (
  client: Client,
  { status, page: pageParam }: { status?: EventStatus | undefined; page: string | undefined },
): Promise<Loaded<EventsPage>> =>
  loadListPage(
    pageParam,
    async (page) => {
      const query = { ...(status && { status }), ...(page > 1 && { page: String(page) }) };
      const { answer, headers } = await client('events', { query });
      return {
        events: status ? answer.filter((event) => event.status === status) : answer,
        page,
        hasNext: nextCursor(headers.get('link')) !== null,
      };
    },
    ({ events }) => events.length === 0,
  );

/** An event and its artist; missing for an unknown id. A failed list of artists is ignored. */
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
