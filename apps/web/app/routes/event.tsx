import { data } from 'react-router';
import type { Route } from './+types/event';
import { loadEvent } from '../features/events/load-events';
import { OneEventView } from '../features/events/one-event-view';
import { api } from '../lib/loading/api';
import { cachingOfLoader, statusOf } from '../lib/loading/document-caching';
import { arrived } from '../lib/loading/loaded';
import { pageMeta } from '../lib/seo/page-meta';
import { siteContext } from '../lib/loading/site-context';
import { eventThings } from '../lib/seo/structured-data';

export const handle = { room: 'events' };

export const headers = cachingOfLoader;

export async function loader({ context, params }: Route.LoaderArgs) {
  const details = await loadEvent(context.get(siteContext).client, params.id);
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
  return <OneEventView details={loaderData.details} />;
}
