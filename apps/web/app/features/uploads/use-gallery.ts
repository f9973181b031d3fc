import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../lib/loading/api';
import { loadGallery, withoutRepeats, type GalleryPage } from './load-gallery';

/**
 * Loaded pages by history entry, so that Back restores the length and scroll position of the page.
 */
const cache = new Map<string, GalleryPage>();
const maxCached = 20;

/** Clears the cache after an upload. */
export const clearGalleryCache = (): void => cache.clear();

const useHistoryEntry = (): string => {
  const { pathname, key } = useLocation();
  return `${pathname} ${key}`;
};

/** The pages loaded at this history entry before; null on the first visit. */
export const useCachedGallery = (): GalleryPage | null => {
  const entry = useHistoryEntry();
  return useState(() => cache.get(entry) ?? null)[0];
};

interface GrowingGallery extends GalleryPage {
  state: 'idle' | 'loading' | 'failed';
  /** Loads the next page, unless one is loading. */
  loadMore: () => void;
}

/** The loaded pages of the gallery. */
export const useGallery = (first: GalleryPage): GrowingGallery => {
  const entry = useHistoryEntry();
  const [page, setPage] = useState(first);
  const [state, setState] = useState<GrowingGallery['state']>('idle');

  useEffect(() => {
    cache.delete(entry);
    cache.set(entry, page);
    const oldest = cache.size > maxCached ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
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
