import { EmptyState } from '../../brand/empty-state';
import { pictureSources } from '../../lib/format/picture-sources';
import { AwaitLoaded } from '../../lib/loading/await-loaded';
import type { PageData } from '../../lib/loading/loaded';
import { useSite } from '../../lib/loading/site';
import { pages } from '../../site-map';
import { ButtonLink } from '../../ui/button';
import { EventSkeleton, EventView } from './event-view';
import type { EventDetails } from './load-events';

/** The page of an event, or its loading, error or not-found state. */
export function EventPage({ details }: { details: PageData<EventDetails> }) {
  const { pictures } = useSite();
  return (
    <AwaitLoaded
      data={details}
      fallback={<EventSkeleton />}
      failed={(tryAgain, { missing }) => (
        <EmptyState
          heading
          role="alert"
          drawing="closed-door"
          picture={missing ? pictureSources(pictures['empty-wishlist']) : null}
          title="Failed to fetch event data."
          actions={
            <>
              {tryAgain}
              {[pages.upcomingEvents, pages.events].map(({ path, title }) => (
                <ButtonLink
                  key={path}
                  look={missing && path === pages.upcomingEvents.path ? 'primary' : 'line'}
                  to={path}
                >
                  {title}
                </ButtonLink>
              ))}
            </>
          }
        >
          {missing
            ? 'There is no event at this address.'
            : 'We could not reach our server. Check your connection and try again.'}
        </EmptyState>
      )}
    >
      {(loaded) => <EventView details={loaded} />}
    </AwaitLoaded>
  );
}
