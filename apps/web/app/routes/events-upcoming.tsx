import { data } from 'react-router';
import type { Route } from './+types/events-upcoming';
import { EventsView } from '../features/events/events-view';
import { loadEvents, withStatus } from '../features/events/load-events';
import { api } from '../lib/api';
import { cachingOfLoader, statusOf } from '../lib/document-caching';
import { arrived } from '../lib/loaded';
import { pageMeta } from '../lib/page-meta';
import { siteContext } from '../lib/site-context';
import { eventList } from '../lib/structured-data';
import { ButtonLink } from '../ui/button';
import { RoomHead } from '../ui/room-head';

export const handle = { room: 'events' };

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    {
      title: 'Upcoming events',
      description: 'Workshops, recitals and exhibitions that you can still register for.',
      path: '/events/upcoming',
      under: [{ name: 'All events', path: '/events' }],
      things:
        import.meta.env.SSR &&
        ((site) => [
          eventList(site, 'Upcoming events', withStatus(arrived(loaderData?.events) ?? [], 'Upcoming')),
        ]),
    },
    matches,
  );

export const headers = cachingOfLoader;

export async function loader({ context }: Route.LoaderArgs) {
  const events = await loadEvents(context.get(siteContext).client);
  return data({ events }, statusOf(events));
}

export const clientLoader = () => ({ events: loadEvents(api) });

export default function Events({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <RoomHead
        title="Upcoming events"
        doorway="events"
        aside={
          <ButtonLink look="line" to="/events/completed">
            Completed events
          </ButtonLink>
        }
      />
      <EventsView
        events={loaderData.events}
        select={(events) => withStatus(events, 'Upcoming')}
        empty="No upcoming events found."
      />
    </>
  );
}
