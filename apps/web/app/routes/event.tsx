import type { Route } from './+types/event';
import { eventData, eventPath } from '../features/events/event-data';
import { EventPage } from '../features/events/event-page';
import { loadedValue } from '../lib/loading/loaded';
import { pageMeta } from '../lib/seo/page-meta';
import { eventJsonLd } from '../lib/seo/structured-data';
import type { RouteHandle } from '../lib/shell/room';
import { pages } from '../site-map';

export const loader = eventData.loader;
export const clientLoader = eventData.clientLoader;
export const headers = eventData.headers;

export const handle = { room: 'events' } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const details = loadedValue(loaderData?.page);
  const path = eventPath(params.id);
  return pageMeta(
    {
      title: details?.event.event_title ?? 'Event',
      description: details?.event.description ?? 'An event on the street of the arts.',
      path,
      parents: [pages.events],
      picture: details?.event.bannerPicture,
      jsonLd:
        import.meta.env.SSR &&
        ((site) =>
          details
            ? eventJsonLd(
                site,
                path,
                details.event,
                details.artist && {
                  title: details.artist.title,
                  path: `${pages.artists.path}/${details.artist._id}`,
                },
              )
            : []),
    },
    matches,
  );
};

export default function Page({ loaderData }: Route.ComponentProps) {
  return <EventPage details={loaderData.page} />;
}
