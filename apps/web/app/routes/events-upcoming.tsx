import { data } from 'react-router';
import type { Route } from './+types/events-upcoming';
import { upcomingEvents } from '../features/events/event-lists';
import { api } from '../lib/loading/api';
import { cachingOfLoader, statusOf } from '../lib/loading/document-caching';
import { siteContext } from '../lib/loading/site-context';

export const handle = { room: 'events' };

export const meta: Route.MetaFunction = (page) => upcomingEvents.meta(page);

export const headers = cachingOfLoader;

export async function loader({ context, params }: Route.LoaderArgs) {
  const events = await upcomingEvents.load(context.get(siteContext).client, params.page);
  return data({ events }, statusOf(events));
}

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ({
  events: upcomingEvents.load(api, params.page),
});

export default function Events({ loaderData }: Route.ComponentProps) {
  return <upcomingEvents.View events={loaderData.events} />;
}
