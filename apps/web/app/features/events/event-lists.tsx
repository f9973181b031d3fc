import type { EventStatus } from '@kalavithi/contract/event';
import type { Client } from '@kalavithi/contract/client';
import { arrived, isMissing, type Loaded } from '../../lib/loading/loaded';
import { describedPage, numbered, pageAddress, pageIn } from '../../lib/seo/page-address';
import { pageMeta } from '../../lib/seo/page-meta';
import { eventList } from '../../lib/seo/structured-data';
import { ButtonLink } from '../../ui/button';
import { RoomHead } from '../../brand/room-head';
import type { EventListLook } from './event-list';
import { EventsView } from './events-view';
import { loadEvents, type EventsPage } from './load-events';

/** A list of events that has an address of its own. */
interface EventsRoute {
  title: string;
  description: string;
  /** The address of its first page. */
  path: string;
  /** The events that it shows; all of them when it names no status. */
  status?: EventStatus;
  /** The specification's sentence for a list with nothing in it. */
  empty: string;
  look?: EventListLook;
}

type Page = Loaded<EventsPage> | Promise<Loaded<EventsPage>>;

/** The ways from a list to those of one status. */
function OtherLists({ than }: { than: string }) {
  return [upcomingEvents, completedEvents]
    .filter(({ path }) => path !== than)
    .map(({ title, path }) => (
      <ButtonLink key={path} look="line" to={path}>
        {title}
      </ButtonLink>
    ));
}

/** What the routes of a list of events share: how a page is loaded, what it says of itself, and how it is shown. */
const eventsRoute = ({ title, description, path, status, empty, look }: EventsRoute) => ({
  title,
  path,

  load: (client: Client, page: string | undefined): Promise<Loaded<EventsPage>> =>
    loadEvents(client, { ...(status && { status }), page }),

  meta: ({
    matches,
    loaderData,
    params,
  }: {
    matches: Parameters<typeof pageMeta>[1];
    loaderData: { events: Page } | undefined;
    params: { page?: string | undefined };
  }) => {
    // The document of a page that does not exist is that of the list.
    const exists =
      params.page !== undefined && pageIn(params.page) !== null && !isMissing(loaderData?.events);
    const page = exists ? params.page : undefined;
    return pageMeta(
      {
        title: numbered(title, page),
        description: describedPage(description, page),
        path: pageAddress(path, page),
        ...(path !== '/events' && { under: [{ name: 'All events', path: '/events' }] }),
        things:
          import.meta.env.SSR &&
          ((site) => [eventList(site, title, arrived(loaderData?.events)?.events ?? [])]),
      },
      matches,
    );
  },

  View: ({ events }: { events: Page }) => (
    <>
      <RoomHead title={title} doorway="events" aside={<OtherLists than={path} />} />
      <EventsView {...(look && { look })} events={events} path={path} empty={empty} />
    </>
  ),
});

export const allEvents = eventsRoute({
  title: 'All events',
  description: 'Workshops, recitals, exhibitions and fairs of Indian traditional arts, to come and past.',
  path: '/events',
  empty: 'No events found.',
});

export const upcomingEvents = eventsRoute({
  title: 'Upcoming events',
  description: 'Workshops, recitals and exhibitions that you can still register for.',
  path: '/events/upcoming',
  status: 'Upcoming',
  empty: 'No upcoming events found.',
});

export const completedEvents = eventsRoute({
  title: 'Completed events',
  description: 'What was on the avenue, and what people said of it.',
  path: '/events/completed',
  status: 'Completed',
  empty: 'No completed events found.',
  look: 'ledger',
});
