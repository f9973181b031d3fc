import { pageData } from '../../lib/loading/page-data';
import { pages } from '../../site-map';
import { loadEvent } from './load-events';

/** How the page of an event gets its data. */
export const eventData = pageData((client, { id }: { id: string }) => loadEvent(client, id));

/** The address of an event's page. */
export const eventPath = (id: string): string => `${pages.events.path}/${id}`;

/** Has the browser ask for an event while the code of its page, which would ask, is on its way. */
export const readEventAhead = (id: string): void =>
  eventData.clientLoader.prefetch({
    params: { id },
    request: new Request(new URL(eventPath(id), window.location.origin)),
  });
