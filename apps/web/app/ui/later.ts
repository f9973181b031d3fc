import { painted } from './after-paint';

/**
 * The first view of a page lays out what is on the screen. Parts below it, marked by `later`,
 * are laid out one by one when the page is idle: each layout of the whole page, and the arrival of
 * the fonts is one, would hold a press back on a phone.
 */

/**
 * An inline script for before the first paint. Where the browser restores a position or goes to a
 * hash, the whole page is laid out at once, so that heights are right.
 */
export const firstViewScript =
  "if(!location.hash&&(performance.getEntriesByType('navigation')[0]||{}).type==='navigate')document.documentElement.dataset.firstView=''";

/** A wide screen shows a row of four, a phone two rows of two. */
const onFirstScreen = 4;

/**
 * The attribute of an item of a list that is below the first screen; undefined for the first items.
 * The list's `--later-height` estimates the height of an item until it is laid out.
 */
export const later = (index: number): '' | undefined => (index < onFirstScreen ? undefined : '');

/** Whether a page is on its way that starts at its top: its first frame needs only its first screen. */
let arriving = false;

export const isArriving = (): boolean => arriving;

/** Told when a page is left for one that starts at its top, and when that one is there. */
export const setArriving = (starts: boolean): void => {
  arriving = starts;
};

const whenIdle = (run: () => void): void => {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 500 });
  else setTimeout(run, 50);
};

/**
 * Has the first screen of a page that follows the first laid out before the rest. The first frame
 * has the first items alone: those after them come while the page still fades in.
 */
export const layOutFirstView = async (): Promise<void> => {
  const { dataset } = document.documentElement;
  dataset['firstView'] = 'start';
  await painted();
  if ('firstView' in dataset) dataset['firstView'] = '';
};

/** Lays out everything at once, for a page that starts at a position of its own. */
export const layOutNow = (): void => {
  delete document.documentElement.dataset['firstView'];
};

/** Lays out the parts that the first view left out, one at each idle moment. */
export const layOutLater = (): void => {
  const { documentElement: root } = document;
  if (!('firstView' in root.dataset)) return;
  const parts = root.querySelectorAll<HTMLElement>('[data-later]').values();
  const next = (): void => {
    const part = parts.next().value;
    if (!part) return layOutNow();
    part.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  whenIdle(next);
};
