import { data } from 'react-router';
import type { Route } from './+types/events-completed';
import { EventsView } from '../features/events/events-view';
import { loadEvents } from '../features/events/load-events';
import { api } from '../lib/api';
import { cachingOfLoader, statusOf } from '../lib/document-caching';
import { arrived } from '../lib/loaded';
import { describedPage, numbered, pageAddress } from '../lib/page-address';
import { pageMeta } from '../lib/page-meta';
import { siteContext } from '../lib/site-context';
import { eventList } from '../lib/structured-data';
import { ButtonLink } from '../ui/button';
import { RoomHead } from '../ui/room-head';

export const handle = { room: 'events' };

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(
    {
      title: numbered('Completed events', params.page),
      description: describedPage('What was on the avenue, and what people said of it.', params.page),
      path: pageAddress('/events/completed', params.page),
      under: [{ name: 'All events', path: '/events' }],
      things:
        import.meta.env.SSR &&
        ((site) => [eventList(site, 'Completed events', arrived(loaderData?.events)?.events ?? [])]),
    },
    matches,
  );

export const headers = cachingOfLoader;

export async function loader({ context, params }: Route.LoaderArgs) {
  const events = await loadEvents(context.get(siteContext).client, {
    status: 'Completed',
    page: params.page,
  });
  return data({ events }, statusOf(events));
}

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ({
  events: loadEvents(api, { status: 'Completed', page: params.page }),
});

export default function Events({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <RoomHead
        title="Completed events"
        doorway="events"
        aside={
          <ButtonLink look="line" to="/events/upcoming">
            Upcoming events
          </ButtonLink>
        }
      />
      <EventsView
        look="ledger"
        events={loaderData.events}
        path="/events/completed"
        empty="No completed events found."
      />
    </>
  );
}
