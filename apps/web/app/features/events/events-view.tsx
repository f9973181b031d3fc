import type { Event } from '@kalavithi/contract/event';
import { useRevalidator } from 'react-router';
import { Eventually, type Loaded } from '../../lib/loaded';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyPlace } from '../../ui/empty-place';
import { EventList, EventListPlaces, type EventListLook } from './event-list';

interface EventsViewProps {
  events: Loaded<Event[]> | Promise<Loaded<Event[]>>;
  /** Which of them the page shows. */
  select: (events: readonly Event[]) => readonly Event[];
  /** The specification's sentence for a list with nothing in it; a list that did not arrive shows it as well. */
  empty: string;
  look?: EventListLook;
}

/** A list of events in all its states. */
export function EventsView({ events, select, empty, look = 'wall' }: EventsViewProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <Eventually
      of={events}
      loading={<EventListPlaces look={look} />}
      failed={() => (
        <EmptyPlace
          title={empty}
          drawing="closed-door"
          actions={
            <>
              <Button busy={state === 'loading' && 'Trying...'} onClick={() => void revalidate()}>
                Try again
              </Button>
              <ButtonLink look="line" to="/arts/gallery">
                Walk through the gallery
              </ButtonLink>
              <ButtonLink look="line" to="/game">
                Games
              </ButtonLink>
            </>
          }
        >
          The list did not arrive. Paintings, dances, handicrafts, the gallery and the games are kept on your
          side and still open.
        </EmptyPlace>
      )}
    >
      {(all) => {
        const shown = select(all);
        return shown.length > 0 ? (
          <EventList events={shown} look={look} />
        ) : (
          <EmptyPlace
            title={empty}
            actions={
              <ButtonLink look="line" to="/arts/gallery">
                Walk through the gallery
              </ButtonLink>
            }
          >
            The calendar fills again before long. Until then the rest of the avenue is open.
          </EmptyPlace>
        );
      }}
    </Eventually>
  );
}
