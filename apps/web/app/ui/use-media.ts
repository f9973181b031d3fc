import { useSyncExternalStore } from 'react';

const listeningTo = (query: string) => (onChange: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether a media query holds. False on the server and while the page hydrates. */
const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    listeningTo(query),
    () => window.matchMedia(query).matches,
    () => false,
  );

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
