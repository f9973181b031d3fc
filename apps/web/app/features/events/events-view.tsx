import { AwaitLoaded } from '../../lib/loading/await-loaded';
import type { PageData } from '../../lib/loading/loaded';
import { pageAddress } from '../../lib/seo/page-address';
import { ButtonLink } from '../../ui/button';
import { Pager } from '../../ui/pager';
import { EmptyState } from '../../brand/empty-state';
import { RoomHead } from '../../brand/room-head';
import { pages } from '../../site-map';
import { EventList, EventListSkeleton } from './event-list';
import { statusLists, type EventListPage } from './event-lists';
import type { EventsPage } from './load-events';
import { BelowHead } from '../../ui/below-head';

const galleryLink = (
  <ButtonLink look="line" to={pages.gallery.path}>
    Walk through the gallery
  </ButtonLink>
);

interface EventsViewProps {
  list: EventListPage;
  events: PageData<EventsPage>;
}

/** A page of a list of events, or its loading, error or empty state. */
export function EventsView({ list, events }: EventsViewProps) {
  return (
    <>
      <RoomHead
        title={list.title}
        doorway="events"
        aside={statusLists
          .filter(({ path }) => path !== list.path)
          .map(({ title, path }) => (
            <ButtonLink key={path} look="line" to={path}>
              {title}
            </ButtonLink>
          ))}
      />
      <BelowHead>
        <Events list={list} events={events} />
      </BelowHead>
    </>
  );
}

/** How many places wait: those of a grid have the sizes of a list that is as many, or three more, and so on. */
const placeCount = { all: 7, Upcoming: 6, Completed: 4 };

function Events({ list: { path, empty, status }, events }: EventsViewProps) {
  const layout = status === 'Completed' ? 'compact' : 'grid';
  return (
    <AwaitLoaded
      data={events}
      fallback={<EventListSkeleton layout={layout} count={placeCount[status ?? 'all']} />}
      failed={(tryAgain, { missing }) =>
        missing ? (
          <EmptyState
            title="There is no such page."
            actions={
              <ButtonLink look="line" to={path}>
                First page
              </ButtonLink>
            }
          >
            There are no events on this page.
          </EmptyState>
        ) : (
          <EmptyState title={empty} drawing="closed-door" actions={tryAgain}>
            The list did not arrive. Check your connection and try again.
          </EmptyState>
        )
      }
    >
      {({ events: shown, page, hasNext }) =>
        shown.length > 0 ? (
          <>
            <EventList events={shown} layout={layout} />
            <Pager page={page} hasNext={hasNext} addressOf={(number) => pageAddress(path, number)} />
          </>
        ) : (
          <EmptyState title={empty} actions={galleryLink}>
            New events will be listed here. Until then, visit the gallery.
          </EmptyState>
        )
      }
    </AwaitLoaded>
  );
}
