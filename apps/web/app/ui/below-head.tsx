import type { Elements } from './elements';
import { headPainted } from './later';
import { useWait } from './use-wait';

/**
 * What follows the head of a page. On a page that one has just gone to, it is rendered after the
 * first frame: with the heading alone, that comes much sooner.
 */
export function BelowHead({ children }: { children: Elements }) {
  return !useWait(headPainted) && children;
}
