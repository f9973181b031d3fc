import { call } from '../fixtures/people.ts';
import type { TestServer } from '../fixtures/test-server.ts';

/** A page of the site, with its heading where the specification gives one. */
export interface Address {
  path: string;
  h1?: string;
}

/** Every page of the site, by section. */
export const parts = {
  arts: [
    { path: '/' },
    { path: '/arts/paintings', h1: 'Traditional Indian Paintings' },
    { path: '/arts/dances' },
    { path: '/arts/handicrafts', h1: 'Indian Handicrafts' },
    { path: '/arts/gallery' },
  ],
  works: [
    { path: '/arts/paintings/painting-warli-tarpa-circle', h1: 'Tarpa Circle' },
    { path: '/arts/handicrafts/craft-bankura-horse', h1: 'Bankura Terracotta Horse' },
    { path: '/arts/gallery/gallery-madhubani-kohbar' },
  ],
  own: [
    { path: '/wishlist', h1: 'My Wishlist' },
    { path: '/cart', h1: 'Cart' },
    { path: '/upload' },
    { path: '/upload/gallery', h1: 'Artwork Gallery' },
    { path: '/email-verify' },
  ],
  people: [
    { path: '/artists' },
    { path: '/events' },
    { path: '/events/upcoming' },
    { path: '/events/completed' },
  ],
  games: [
    { path: '/game' },
    { path: '/games/memory' },
    { path: '/games/SandL' },
    { path: '/games/puzzle' },
    { path: '/games/quiz' },
  ],
  server: [
    { path: '/aboutus' },
    { path: '/contactus' },
    { path: '/privacy' },
    { path: '/terms' },
    { path: '/accessibility' },
  ],
} as const satisfies Record<string, readonly Address[]>;

export const addresses: readonly Address[] = Object.values(parts).flat();

export interface ListedEvent {
  _id: string;
  event_title: string;
  status: 'Upcoming' | 'Completed';
}

/** Returns the events of the API's list. */
export const listEvents = async <Event extends ListedEvent>(server: TestServer): Promise<Event[]> =>
  (await call<Event[]>(server, '/api/events')).body;

/** Returns the first event of a status. */
export const eventWithStatus = async (
  server: TestServer,
  status: ListedEvent['status'],
): Promise<ListedEvent> => {
  const event = (await listEvents<ListedEvent>(server)).find((listed) => listed.status === status);
  if (!event) throw new Error(`There is no ${status} event.`);
  return event;
};
