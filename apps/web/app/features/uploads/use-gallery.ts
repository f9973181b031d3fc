import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../lib/loading/api';
import { loadGallery, withoutRepeats, type GalleryPage } from './load-gallery';

/** What was loaded at each entry of the browser's history, so that going back finds the page as long as it was, and its place in it. */
const kept = new Map<string, GalleryPage>();
const mostKept = 20;

/** After an upload the kept pages are no longer the newest: they are fetched anew. */
export const forgetKeptGalleries = (): void => kept.clear();

const useEntry = (): string => {
  const { pathname, key } = useLocation();
  return `${pathname} ${key}`;
};

/** The pages loaded earlier at this entry of the history; null when one comes here for the first time. */
export const useKeptGallery = (): GalleryPage | null => {
  const entry = useEntry();
  return useState(() => kept.get(entry) ?? null)[0];
};

interface GrowingGallery extends GalleryPage {
  state: 'idle' | 'loading' | 'failed';
  /** Fetches the next page; does nothing while one is on its way. */
  loadMore: () => void;
}

/** The gallery as far as it has been fetched, beginning with its first page. */
export const useGallery = (first: GalleryPage): GrowingGallery => {
  const entry = useEntry();
  const [page, setPage] = useState(first);
  const [state, setState] = useState<GrowingGallery['state']>('idle');

  useEffect(() => {
    kept.delete(entry);
    kept.set(entry, page);
    const oldest = kept.size > mostKept ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
  }, [entry, page]);

  const load = async (cursor: string) => {
    setState('loading');
    const more = await loadGallery(api, cursor);
    if (more.state === 'failed') {
      setState('failed');
      return;
    }
    setPage(({ items }) => ({
      items: withoutRepeats([...items, ...more.value.items]),
      next: more.value.next,
    }));
    setState('idle');
  };
  const loadMore = () => {
    if (state !== 'loading' && page.next !== null) void load(page.next);
  };
  return { ...page, state, loadMore };
};
