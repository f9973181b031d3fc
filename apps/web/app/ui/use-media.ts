import { useSyncExternalStore } from 'react';
import { savesData } from './data-saving';

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

const reducedMotion = '(prefers-reduced-motion: reduce)';

export const useReducedMotion = (): boolean => useMedia(reducedMotion);

/** The same at the moment of a press; for the browser alone. */
export const isMotionReduced = (): boolean => window.matchMedia(reducedMotion).matches;

const noChanges = () => () => {};

/** Whether little is to be received. False on the server and during hydration. */
export const useSavesData = (): boolean => useSyncExternalStore(noChanges, savesData, () => false);
