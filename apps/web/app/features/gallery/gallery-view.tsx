import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/browser/hydrated';
import { preloader, OnDemand } from '../../lib/loading/on-demand';
import { useStepBack } from '../../lib/browser/step-back';
import { Button } from '../../ui/button';
import { Tabs } from '../../ui/tabs';
import { selectionOf, schoolQuery, workQuery, type Schools } from './gallery-address';
import styles from './gallery-view.module.css';
import { SchoolWorks } from './school-works';
import { useMoreWorks } from './use-more-works';

const noParams = new URLSearchParams();

const loadViewer = async () => (await import('./viewer')).Viewer;
const preloadViewer = preloader(loadViewer);

/**
 * Runs before the first paint. The document shows the first school to everyone; for an address of
 * another school it is hidden until hydration, so that it does not flash.
 */
const hideBeforeHydration =
  "if(/[?&](school|work)=/.test(location.search))document.documentElement.dataset.elsewhere=''";

/** The other schools, for browsers without scripts. */
function OtherSchools({ schools }: { schools: Schools }) {
  return schools.slice(1).map((school) => (
    <section key={school.id} id={`school-${school.id}`} className={styles.school}>
      <h2>{school.name}</h2>
      <SchoolWorks school={school} />
    </section>
  ));
}

/** The gallery: a school at a time, and its works in the large view. The address holds both. */
export function GalleryView({ schools: initialSchools }: { schools: Schools }) {
  const { schools, loading, loadMore } = useMoreWorks(initialSchools);
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { openedHere?: boolean } | null };
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const { school, work } = selectionOf(schools, hydrated ? params : noParams);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset['elsewhere'];
  }, [hydrated]);

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
    else setQuery(schoolQuery(schools, school.id));
  };

  return (
    <>
      {!hydrated && (
        <script
          // oxlint-disable-next-line react/no-danger -- our own constant; must run before the first paint
          dangerouslySetInnerHTML={{ __html: hideBeforeHydration }}
        />
      )}
      <noscript>
        <nav className="wrap" aria-label="Schools of painting">
          <ul className={styles.ways}>
            {schools.map(({ id, name }) => (
              <li key={id}>
                <a className="textlink" href={`#school-${id}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </noscript>
      <div ref={panel} className={styles.gallery}>
        <Tabs
          label="Schools of painting"
          tabs={schools.map(({ id, name }) => ({ id, label: name }))}
          selected={school.id}
          onSelect={(id) => setQuery(schoolQuery(schools, id))}
          className="wrap"
          panelClassName={`wrap ${styles.panel}`}
        >
          <div key={school.id} id={`school-${school.id}`}>
            <h2 className={styles.heading}>{school.name}</h2>
            <div className={styles.about}>
              <p className="script">
                <span lang="hi">{school.hi}</span>
                <span>{school.region}</span>
              </p>
              <p>{school.about}</p>
            </div>
            <SchoolWorks school={school} first={school === schools[0]} onPreload={preloadViewer} />
            {school.items.length < school.works && (
              <p className={styles.more}>
                <Button look="line" busy={loading && 'Loading'} onClick={() => void loadMore(school.id)}>
                  Show more works
                </Button>
              </p>
            )}
          </div>
        </Tabs>
      </div>
      <noscript>
        <div className="wrap">
          <OtherSchools schools={schools} />
        </div>
      </noscript>
      {work && (
        <OnDemand
          name="The large view"
          load={loadViewer}
          props={{ school, work, onShow: (id) => setQuery(workQuery(id), state), onClose: closeViewer }}
          onFailed={closeViewer}
        />
      )}
    </>
  );
}
