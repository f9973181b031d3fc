import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while the browser takes over the server's document, true from then on. What depends on the visitor's
 * address, clock or screen waits for it, so that the first rendering is the document's own.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
