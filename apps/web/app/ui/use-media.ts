import { useSyncExternalStore } from 'react';

const subscribeTo = (query: string) => (onChange: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether a media query matches. False on the server and during hydration. */
const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    subscribeTo(query),
    () => window.matchMedia(query).matches,
    () => false,
  );

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
