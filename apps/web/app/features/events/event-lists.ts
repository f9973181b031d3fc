import { pages, type SitePage } from '../../site-map';

/** A list of events with its own address. */
export interface EventListPage extends SitePage {
  description: string;
  /** Message of the specification for an empty list. */
  empty: string;
}

const all: EventListPage = {
  ...pages.events,
  description: 'Workshops, recitals, exhibitions and fairs of Indian traditional arts, to come and past.',
  empty: 'No events found.',
};

/** Lists that are limited to a status. */
export const statusLists: readonly EventListPage[] = [
  {
    ...pages.upcomingEvents,
    description: 'Workshops, recitals and exhibitions that you can still register for.',
    empty: 'No upcoming events found.',
  },
  {
    ...pages.completedEvents,
    description: 'What was on the street, and what people said of it.',
    empty: 'No completed events found.',
  },
];

/** The list at a path. */
export const eventListAt = (pathname: string): EventListPage =>
  statusLists.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`)) ?? all;
