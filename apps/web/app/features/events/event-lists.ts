import type { EventStatus } from '@kalavithi/contract/event';
import { pages, type SitePage } from '../../site-map';

/** A list of events that has addresses of its own, one for each of its pages. */
export interface EventListPage extends SitePage {
  description: string;
  /** The events that it shows; all of them when it names no status. */
  status?: EventStatus;
  /** The specification's sentence for a list with nothing in it. */
  empty: string;
}

const all: EventListPage = {
  ...pages.events,
  description: 'Workshops, recitals, exhibitions and fairs of Indian traditional arts, to come and past.',
  empty: 'No events found.',
};

/** The lists of one status. */
export const statusLists: readonly EventListPage[] = [
  {
    ...pages.upcomingEvents,
    description: 'Workshops, recitals and exhibitions that you can still register for.',
    status: 'Upcoming',
    empty: 'No upcoming events found.',
  },
  {
    ...pages.completedEvents,
    description: 'What was on the avenue, and what people said of it.',
    status: 'Completed',
    empty: 'No completed events found.',
  },
];

/** The list that an address shows. */
export const eventListAt = (pathname: string): EventListPage =>
  statusLists.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`)) ?? all;
