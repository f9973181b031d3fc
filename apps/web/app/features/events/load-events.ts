import type { Artist } from '@kalavithi/contract/artist';
import type { Client } from '@kalavithi/contract/client';
import type { Event, EventStatus } from '@kalavithi/contract/event';
import { loaded, type Loaded } from '../../lib/loaded';

/** The artist of an event who is featured on the site as well. */
export type FeaturedArtist = Pick<Artist, '_id' | 'title'> & { picture: Artist['image']['picture'] };

/** An event with what its page shows beside it. */
export interface EventDetails {
  event: Event;
  artist: FeaturedArtist | null;
}

export const loadEvents = (client: Client): Promise<Loaded<Event[]>> => loaded(client('events'));

/** An event and its artist. Without the list of artists the event is still whole. */
export const loadEvent = async (client: Client, id: string): Promise<Loaded<EventDetails>> => {
  const [event, artists] = await Promise.all([
    loaded(client('event', { params: { id } })),
    client('artists').then(
      ({ answer }) => answer,
      () => [],
    ),
  ]);
  if (event.state === 'failed') return event;
  const artist = artists.find(({ title }) => title === event.value.artist_name);
  return {
    state: 'loaded',
    value: {
      event: event.value,
      artist: artist ? { _id: artist._id, title: artist.title, picture: artist.image.picture } : null,
    },
  };
};

export const withStatus = (events: readonly Event[], status: EventStatus): readonly Event[] =>
  events.filter((event) => event.status === status);
