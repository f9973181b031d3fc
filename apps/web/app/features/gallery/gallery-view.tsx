import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/browser/hydrated';
import { Tabs } from '../../ui/tabs';
import { schoolQuery, selectionOf, type GallerySelection } from './gallery-address';
import { cacheGallery, type SchoolGallery } from './load-gallery';
import { SchoolPanel } from './school-panel';
import { prefetchSchool } from './use-school';
import styles from './gallery-view.module.css';

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
  const { key } = useLocation();
  const navigate = useNavigate();
  const selection: GallerySelection = hydrated
    ? selectionOf(gallery, params)
    : { school: selected, work: null };
  const shown = schools.find(({ id }) => id === selection.school) ?? schools[0];

  // The tab is selected at once; the works follow with the address, and take longer to render.
  const [pressed, setPressed] = useState<{ id: string; before: string } | null>(null);
  const chosen = pressed?.before === key ? pressed.id : shown.id;

  const panel = useMemo(
    () => (
      <SchoolPanel
        key={shown.id}
        summary={shown}
        given={given?.id === shown.id ? given : null}
        query={schoolQuery(schools, shown.id)}
        workId={selection.work}
      />
    ),
    [shown, given, schools, selection.work],
  );

  useEffect(() => cacheGallery(gallery), [gallery]);

  return (
    <Tabs
      label="Schools of painting"
      tabs={schools.map(({ id, name }) => ({ id, label: name, href: `${path}${schoolQuery(schools, id)}` }))}
      asLinks={!hydrated}
      selected={chosen}
      onIntent={prefetchSchool}
      onSelect={(id) => {
        if (id === chosen) return;
        setPressed({ id, before: key });
        void navigate(schoolQuery(schools, id), { replace: true, preventScrollReset: true });
      }}
      className="wrap"
      panelClassName={`wrap ${styles.panel}`}
    >
      {panel}
    </Tabs>
  );
}
