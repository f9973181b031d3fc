import { useEffect } from 'react';
import { preloader, OnDemand } from '../lib/loading/on-demand';
import { closeSearch, openSearch, setQuery, useSearch } from '../lib/shell/search';

const load = async () => (await import('../features/search/search-sheet')).SearchSheet;

/** Fetches the sheet and what it searches before it is asked for, when a hand nears the button. */
export const preloadSearch = preloader(load);

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Where the search sheet opens: by its button, and by `/` anywhere outside a field. */
export function SearchSlot() {
  const open = useSearch((state) => state.open);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isField(event.target) || document.querySelector('dialog[open]')) return;
      if (useSearch.getState().open) {
        // The sheet is on its way: what is typed meanwhile waits for it.
        if (event.key === 'Escape') closeSearch();
        else if (event.key.length === 1) {
          event.preventDefault();
          setQuery(useSearch.getState().query + event.key);
        }
      } else if (event.key === '/') {
        event.preventDefault();
        openSearch();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return open && <OnDemand name="The search" load={load} props={{}} onFailed={closeSearch} />;
}
