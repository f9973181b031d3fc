import { useSyncExternalStore } from 'react';
import { isLive } from '../../ui/in-turn';

const subscribeToNothing = () => () => {};

/**
 * False on the server and until every part of the page is hydrated, true from then on. What depends on the visitor's
 * address, clock or screen waits for it, so that the first rendering matches the document.
 */
export const useHydrated = (): boolean => useSyncExternalStore(subscribeToNothing, isLive, () => false);
