import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { layOutLater } from '../ui/later';
import { arrivePage, dropCurtain } from '../ui/page-motion';

/**
 * Moves focus to the start of a page after a client-side navigation, as a page load would, for
 * keyboards and screen readers. Returns the ref of `<main>`.
 */
export const usePageChange = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (!main.current) return;
    if (shown.current !== pathname) arrivePage(main.current);
    // Two presses before a rendering can lead back to the page that is shown.
    else dropCurtain();
  }, [pathname, key]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    void layOutLater();
    // A page may already have focused a field of its own, such as the one for the code.
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && main.current?.contains(field)) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  useHashTarget();
  return main;
};

/** The element id in a hash; null when its encoding is invalid. */
const idOf = (hash: string): string | null => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
};

/** Marks an element and moves focus there. Returns the cleanup. */
const mark = (target: HTMLElement): (() => void) => {
  target.dataset['hashTarget'] = '';
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return () => {
    delete target.dataset['hashTarget'];
  };
};

/**
 * Marks and focuses the element that the address names by its hash, also after a client-side
 * navigation, which `:target` does not match. Waits for the element while data is pending.
 */
const useHashTarget = () => {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = idOf(hash);
    if (!id || id === 'main') return undefined;
    const target = document.getElementById(id);
    if (target) return mark(target);
    let unmark = () => {};
    const observer = new MutationObserver(() => {
      const added = document.getElementById(id);
      if (!added) return;
      observer.disconnect();
      added.scrollIntoView();
      unmark = mark(added);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      unmark();
    };
  }, [hash, key]);
};

/**
 * Gives each history entry of a plain hash link a key of its own. The router stores scroll
 * positions by key, and would treat them all as one entry. Call it before the router starts
 * listening.
 */
export const addHistoryKeys = ({ history, addEventListener }: Window): void =>
  addEventListener('popstate', ({ state }) => {
    if (state === null) history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, '');
  });
