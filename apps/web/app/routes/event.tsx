import { data, useRevalidator } from 'react-router';
import type { Route } from './+types/event';
import { EventView } from '../features/events/event-view';
import { loadEvent } from '../features/events/load-events';
import { api } from '../lib/api';
import { cachingOfLoader, statusOf } from '../lib/document-caching';
import { arrived, Eventually } from '../lib/loaded';
import { pageMeta } from '../lib/page-meta';
import { siteContext } from '../lib/site-context';
import { eventThings } from '../lib/structured-data';
import { Button, ButtonLink } from '../ui/button';
import { Loader } from '../ui/doorway';
import { EmptyPlace } from '../ui/empty-place';

export const handle = { room: 'events' };

export const headers = cachingOfLoader;

export async function loader({ context, params }: Route.LoaderArgs) {
  const details = await loadEvent(context.get(siteContext).client, params.id);
  if (details.state === 'failed' && details.status === 404) throw data(null, 404);
  return data({ details }, statusOf(details));
}

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ({
  details: loadEvent(api, params.id),
});

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const details = arrived(loaderData?.details);
  const event = details?.event;
  const path = `/events/${params.id}`;
  return pageMeta(
    {
      title: event?.event_title ?? 'Event',
      description: event?.description ?? 'An event on the avenue of the arts.',
      path,
      under: [{ name: 'All events', path: '/events' }],
      picture: event?.bannerPicture,
      things:
        import.meta.env.SSR &&
        ((site) =>
          details
            ? eventThings(
                site,
                path,
                details.event,
                details.artist && { name: details.artist.title, path: `/artists/${details.artist._id}` },
              )
            : []),
    },
    matches,
  );
};

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <Eventually
      of={loaderData.details}
      loading={
        <>
          <h1 className="sr">Event</h1>
          <Loader>Loading event details...</Loader>
        </>
      }
      failed={({ status }) => (
        <EmptyPlace
          heading
          role="alert"
          drawing="events"
          title="Failed to fetch event data."
          actions={
            <>
              <Button busy={state === 'loading' && 'Trying...'} onClick={() => void revalidate()}>
                Try again
              </Button>
              <ButtonLink look="line" to="/events/upcoming">
                Upcoming events
              </ButtonLink>
            </>
          }
        >
          {status === 404
            ? 'There is no event at this address.'
            : 'The line to our server dropped. Your place on the avenue is safe.'}
        </EmptyPlace>
      )}
    >
      {(details) => <EventView details={details} />}
    </Eventually>
  );
}
