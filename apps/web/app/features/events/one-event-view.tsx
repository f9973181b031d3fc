import { Eventually, type Loaded } from '../../lib/loading/loaded';
import { ButtonLink } from '../../ui/button';
import { Loader } from '../../brand/doorway';
import { EmptyPlace } from '../../brand/empty-place';
import { EventView } from './event-view';
import type { EventDetails } from './load-events';
import { TryAgain } from './try-again';

/** One event in all states. */
export function OneEventView({ details }: { details: Loaded<EventDetails> | Promise<Loaded<EventDetails>> }) {
  return (
    <Eventually
      of={details}
      loading={
        <>
          <h1 className="sr">Event</h1>
          <Loader>Loading event details...</Loader>
        </>
      }
      failed={({ missing }) => (
        <EmptyPlace
          heading
          role="alert"
          drawing="events"
          title="Failed to fetch event data."
          actions={
            <>
              {!missing && <TryAgain of={details} />}
              <ButtonLink look="line" to="/events/upcoming">
                Upcoming events
              </ButtonLink>
              <ButtonLink look="line" to="/events">
                All events
              </ButtonLink>
            </>
          }
        >
          {missing
            ? 'There is no event at this address.'
            : 'The line to our server dropped. Your place on the avenue is safe.'}
        </EmptyPlace>
      )}
    >
      {(loaded) => <EventView details={loaded} />}
    </Eventually>
  );
}
