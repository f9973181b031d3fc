import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Puts focus at the beginning of a page that was reached by a link, as a page load would, so that the keyboard and a screen reader go on
 * there. Returns the reference for the page's `<main>`.
 */
export const usePageChange = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A page that begins in a field, as the one for the code, has put the focus there already.
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && main.current?.contains(field)) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  useHashTarget();
  return main;
};

/** The id that a hash names; null for one that is no valid encoding, as anybody may write into an address. */
const idOf = (hash: string): string | null => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
};

/** Marks an element and puts focus there. Returns the way to unmark it. */
const mark = (sought: HTMLElement): (() => void) => {
  sought.dataset['sought'] = '';
  if (!sought.hasAttribute('tabindex')) sought.tabIndex = -1;
  sought.focus({ preventScroll: true });
  return () => {
    delete sought.dataset['sought'];
  };
};

/**
 * Marks what the address leads to by its hash, and puts focus there; `:target` does not know addresses that a link within the
 * site made. Where the page's data is still pending, this waits for the element and scrolls to it.
 */
const useHashTarget = () => {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = idOf(hash);
    if (!id || id === 'main') return undefined;
    const sought = document.getElementById(id);
    if (sought) return mark(sought);
    let unmark = () => {};
    const observer = new MutationObserver(() => {
      const late = document.getElementById(id);
      if (!late) return;
      observer.disconnect();
      late.scrollIntoView();
      unmark = mark(late);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      unmark();
    };
  }, [hash, key]);
};

/**
 * Takes the promise `ready` of every view transition in hand, which the router leaves alone: it rejects whenever a transition is skipped, as by going
 * on or back before the last one has ended or in a tab that nobody sees. The page changes all the same; only its fading does not
 * happen, which is no error to report.
 */
export const ignoreSkippedTransitions = (page: Document): void => {
  if (!('startViewTransition' in page)) return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
};

/**
 * Gives each place that a plain link to a part of the page leads to a key of its own. To the router, which remembers by keys how far each
 * place was scrolled, they would all be one, and it would scroll to where the last one was. To be called before the router listens.
 */
export const addHistoryKeys = ({ history, addEventListener }: Window): void =>
  addEventListener('popstate', ({ state }) => {
    if (state === null) history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, '');
  });
