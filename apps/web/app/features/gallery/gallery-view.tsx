import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { afterPaint } from '../../ui/after-paint';
import { useHydrated } from '../../lib/browser/hydrated';
import { Tabs } from '../../ui/tabs';
import { schoolQuery, selectionOf, type GallerySelection } from './gallery-address';
import { cacheGallery, type SchoolGallery } from './load-gallery';
import { panelId, SchoolPanel } from './school-panel';
import { prefetchSchool } from './use-school';
import styles from './gallery-view.module.css';

/** A press on a tab. */
interface Press {
  /** The id of the school. */
  id: string;
  /** Higher than that of the press before; the history entry has it too. */
  number: number;
  /** The key of the history entry that was shown. */
  at: string;
}

/** Shows the works of a school from the first one, when the page is scrolled past it. */
const startAtTop = (school: string) => {
  const panel = document.getElementById(panelId(school));
  const below = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (panel && panel.getBoundingClientRect().top < below) panel.scrollIntoView({ behavior: 'instant' });
};

interface GalleryViewProps {
  /** The path of the gallery. */
  path: string;
  gallery: SchoolGallery;
}

/** The gallery: a school at a time, and its works in the large view. The address holds both. */
export function GalleryView({ path, gallery }: GalleryViewProps) {
  const { schools, selected, school: given } = gallery;
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: { press?: number } | null };
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const selection: GallerySelection = hydrated
    ? selectionOf(gallery, params)
    : { school: selected, work: null };
  const shown = schools.find(({ id }) => id === selection.school) ?? schools[0];

  // The tab is selected at once; the address and the works follow when that has been painted. Until
  // then, addresses of earlier presses may arrive; Back, Forward and links end the wait.
  const [press, setPress] = useState<Press | null>(null);
  const isPending =
    press !== null &&
    (key === press.at || (navigationType === 'REPLACE' && (state?.press ?? press.number) < press.number));
  const chosen = isPending ? press.id : shown.id;
  const cancelPress = useRef(() => {});
  useEffect(() => () => cancelPress.current(), []);
  const select = (id: string) => {
    if (id === chosen) return;
    const number = (press?.number ?? 0) + 1;
    setPress({ id, number, at: key });
    cancelPress.current();
    cancelPress.current = afterPaint(
      () =>
        void navigate(schoolQuery(schools, id), {
          replace: true,
          preventScrollReset: true,
          state: { press: number },
        }),
    );
  };

  /** The number of the last press whose works were shown. */
  const arrived = useRef(0);
  useLayoutEffect(() => {
    if (press === null || press.id !== shown.id || press.number === arrived.current) return;
    arrived.current = press.number;
    startAtTop(shown.id);
  }, [press, shown.id]);

  const panel = useMemo(
    () => (
      <SchoolPanel
        key={shown.id}
        summary={shown}
        given={given?.id === shown.id ? given : null}
        first={selected === shown.id}
        query={schoolQuery(schools, shown.id)}
        workId={selection.work}
      />
    ),
    [shown, given, selected, schools, selection.work],
  );

  useEffect(() => cacheGallery(gallery), [gallery]);

  return (
    <Tabs
      label="Schools of painting"
      tabs={schools.map(({ id, name }) => ({ id, label: name, href: `${path}${schoolQuery(schools, id)}` }))}
      asLinks={!hydrated}
      sticky
      selected={chosen}
      onIntent={prefetchSchool}
      onSelect={select}
      className={`wrap ${styles.schools}`}
      panelClassName={`wrap ${styles.panel}`}
    >
      {panel}
    </Tabs>
  );
}
