import { useLocation } from 'react-router';
import type { Route } from './+types/events';
import { eventListAt } from '../features/events/event-lists';
import { EventsView } from '../features/events/events-view';
import { loadEvents } from '../features/events/load-events';
import { isMissing, loadedValue } from '../lib/loading/loaded';
import { pageData } from '../lib/loading/page-data';
import { pageDescription, pageTitle, pageAddress, parsePageNumber } from '../lib/seo/page-address';
import { pageMeta } from '../lib/seo/page-meta';
import { eventList } from '../lib/seo/structured-data';
import type { RouteHandle } from '../lib/shell/room';
import { pages } from '../site-map';

/** The lists of all, upcoming and completed events with their pages; see `routes.ts`. */
const page = pageData((client, params: { page?: string }, { pathname }) =>
  loadEvents(client, { status: eventListAt(pathname).status, page: params.page }),
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

export const handle = { room: 'events' } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData, params, location }) => {
  const { title, description, path } = eventListAt(location.pathname);
  const number = (params as { page?: string }).page;
  // A page that does not exist has the tags of the list.
  const exists = number !== undefined && parsePageNumber(number) !== null && !isMissing(loaderData?.page);
  const shown = exists ? number : undefined;
  return pageMeta(
    {
      title: pageTitle(title, shown),
      description: pageDescription(description, shown),
      path: pageAddress(path, shown),
      parents: path === pages.events.path ? [] : [pages.events],
      jsonLd:
        import.meta.env.SSR &&
        ((site) => [eventList(site, title, loadedValue(loaderData?.page)?.events ?? [])]),
    },
    matches,
  );
};

export default function Events({ loaderData }: Route.ComponentProps) {
  return <EventsView list={eventListAt(useLocation().pathname)} events={loaderData.page} />;
}
