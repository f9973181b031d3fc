import { Eventually, type Loaded } from '../../lib/loading/loaded';
import { pageAddress } from '../../lib/seo/page-address';
import { ButtonLink } from '../../ui/button';
import { EmptyPlace } from '../../brand/empty-place';
import { EventList, EventListPlaces, type EventListLook } from './event-list';
import styles from './events-view.module.css';
import type { EventsPage } from './load-events';
import { TryAgain } from './try-again';

interface EventsViewProps {
  events: Loaded<EventsPage> | Promise<Loaded<EventsPage>>;
  /** The address of the list's first page. */
  path: string;
  /** The specification's sentence for a list with nothing in it; a list that did not arrive shows it as well. */
  empty: string;
  look?: EventListLook;
}

/** The way to the pages before and after; nothing when there is one page alone. */
function Pages({ path, page, hasNext }: { path: string; page: number; hasNext: boolean }) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav className={`wrap ${styles.pages}`} aria-label="Pages of this list">
      {page > 1 && (
        <ButtonLink look="line" to={pageAddress(path, page - 1)}>
          Previous page
        </ButtonLink>
      )}
      <span className={styles.page}>{`Page ${page}`}</span>
      {hasNext && (
        <ButtonLink look="line" to={pageAddress(path, page + 1)}>
          Next page
        </ButtonLink>
      )}
    </nav>
  );
}

/** A page of a list of events in all its states. */
export function EventsView({ events, path, empty, look = 'wall' }: EventsViewProps) {
  return (
    <Eventually
      of={events}
      loading={<EventListPlaces look={look} />}
      failed={({ missing }) =>
        missing ? (
          <EmptyPlace
            title="There is no such page."
            actions={
              <ButtonLink look="line" to={path}>
                First page
              </ButtonLink>
            }
          >
            There are no events on this page.
          </EmptyPlace>
        ) : (
          <EmptyPlace
            title={empty}
            drawing="closed-door"
            actions={
              <>
                <TryAgain of={events} />
                <ButtonLink look="line" to="/arts/gallery">
                  Walk through the gallery
                </ButtonLink>
                <ButtonLink look="line" to="/game">
                  Games
                </ButtonLink>
              </>
            }
          >
            The list did not arrive. Paintings, dances, handicrafts, the gallery and the games are kept on
            your side and still open.
          </EmptyPlace>
        )
      }
    >
      {({ events: shown, page, hasNext }) =>
        shown.length > 0 ? (
          <>
            <EventList events={shown} look={look} />
            <Pages path={path} page={page} hasNext={hasNext} />
          </>
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
        )
      }
    </Eventually>
  );
}
