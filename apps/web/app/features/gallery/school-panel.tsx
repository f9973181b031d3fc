import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Loader } from '../../brand/doorway';
import { EmptyState } from '../../brand/empty-state';
import { useStepBack } from '../../lib/browser/step-back';
import { OnDemand, preloader } from '../../lib/loading/on-demand';
import { Button } from '../../ui/button';
import { workQuery } from './gallery-address';
import type { SchoolSummary, SchoolWithWorks } from './load-school';
import styles from './school-panel.module.css';
import { useSchool } from './use-school';
import { WorkColumns } from './work-columns';

const loadViewer = async () => (await import('./viewer')).Viewer;
const preloadViewer = preloader(loadViewer);

/** The id of a school's panel in the document. */
export const panelId = (school: string): string => `school-${school}`;

interface SchoolPanelProps {
  summary: SchoolSummary;
  /** The school, when it came with the page. */
  given: SchoolWithWorks | null;
  /** The page opened at this school. */
  first: boolean;
  /** The query of the school without a large view. */
  query: string;
  /** The id of the work in the large view. */
  workId: string | null;
}

/** The works of a school, and one of them in the large view. */
export function SchoolPanel({ summary, given, first, query, workId }: SchoolPanelProps) {
  const { school, failure, loadMore, isLoadingMore } = useSchool(summary.id, given);
  const { state } = useLocation() as { state: { openedHere?: boolean } | null };
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const panel = useRef<HTMLDivElement>(null);
  const work = school?.items.find(({ id }) => id === workId) ?? null;

  // When the large view closes, focus returns to the work that was shown last.
  const lastWork = useRef<string | null>(null);
  useEffect(() => {
    if (lastWork.current && !work) {
      panel.current?.querySelector<HTMLElement>(`[data-view="${CSS.escape(lastWork.current)}"]`)?.focus();
    }
    lastWork.current = work?.id ?? null;
  }, [work]);

  const setQuery = (search: string, historyState?: unknown) =>
    void navigate(search, { replace: true, preventScrollReset: true, state: historyState });
  const closeViewer = () => {
    // A work opened from this page added a history entry; a shared address did not.
    if (state?.openedHere) stepBack();
    else setQuery(query);
  };

  return (
    <div ref={panel} id={panelId(summary.id)}>
      <h2 className="sr">{summary.name}</h2>
      {school ? (
        <>
          <div className={styles.about}>
            <p className="script">
              <b className={styles.printed}>{school.name}</b>
              <span lang="hi">{school.hi}</span>
              <span>{school.region}</span>
            </p>
            <p>{school.about}</p>
          </div>
          <WorkColumns label={school.name} works={school.items} first={first} onPreload={preloadViewer} />
          {school.items.length < school.works && (
            <p className={styles.more}>
              <Button look="line" busy={isLoadingMore && 'Loading'} onClick={() => void loadMore()}>
                Show more works
              </Button>
            </p>
          )}
        </>
      ) : failure ? (
        <EmptyState
          role="alert"
          title={`The works of ${summary.name} did not load.`}
          drawing="closed-door"
          actions={
            <Button busy={failure.isRetrying && 'Trying...'} onClick={failure.retry}>
              Try again
            </Button>
          }
        >
          Check your connection and try again.
        </EmptyState>
      ) : (
        <div className={styles.pending}>
          <Loader>Loading...</Loader>
        </div>
      )}
      {school && work && (
        <OnDemand
          name="The large view"
          load={loadViewer}
          props={{ school, work, onShow: (id) => setQuery(workQuery(id), state), onClose: closeViewer }}
          onFailed={closeViewer}
        />
      )}
    </div>
  );
}
