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
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  useSoughtElement();
  return main;
};

/** Marks what the address leads to by its hash, and puts focus there; `:target` knows nothing of addresses that a link within the site made. */
const useSoughtElement = () => {
  const { hash, key } = useLocation();
  useEffect(() => {
    const sought = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!sought || sought.tagName === 'MAIN') return undefined;
    sought.dataset['sought'] = '';
    if (!sought.hasAttribute('tabindex')) sought.tabIndex = -1;
    sought.focus({ preventScroll: true });
    return () => {
      delete sought.dataset['sought'];
    };
  }, [hash, key]);
};
