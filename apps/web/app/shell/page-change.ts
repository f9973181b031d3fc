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
  return main;
};
