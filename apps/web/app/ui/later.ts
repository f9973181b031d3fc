import { painted } from './after-paint';
import { createSignal, type Signal } from './signal';

/**
 * The first view of a page lays out what is on the screen. Parts below it, marked by `later`,
 * are laid out one by one when the page is idle: each layout of the whole page, and the arrival of
 * the fonts is one, would hold a press back on a phone. The value of `data-later` says which are hidden
 * or shown meanwhile; `styles/base.css` heeds it on the screen alone, as paper has all of the page.
 */

/**
 * An inline script for before the first paint. Where the browser restores a position or goes to a
 * hash, the whole page is laid out at once, so that heights are right. Otherwise the first frame leaves
 * out the later parts that are near the screen, too, which a phone would lay out within it.
 */
export const firstViewScript =
  "if(!location.hash&&(performance.getEntriesByType('navigation')[0]||{}).type==='navigate'){const view=document.documentElement.dataset;" +
  "view.firstView='first';addEventListener('DOMContentLoaded',()=>requestAnimationFrame(()=>setTimeout(()=>{if(view.firstView==='first')view.firstView=''})))}";

/** A wide screen shows a row of four, a phone two rows of two. */
const onFirstScreen = 4;

/**
 * The attribute of an item of a list that is below the first screen; undefined for the first items.
 * The list's `--later-height` estimates the height of an item until it is laid out.
 */
export const later = (index: number): '' | undefined => (index < onFirstScreen ? undefined : '');

/** The page that is on its way or coming, if it starts at its top: first its head is painted, then its first screen. */
let arrival: { grows: boolean; head: Signal; screen: Signal } | undefined;

export const isArriving = (): boolean => arrival !== undefined;

/** When the head of the page that arrives is painted; undefined where all of the first screen is in its first frame. */
export const headPainted = (): Promise<void> | undefined =>
  arrival?.grows === false ? arrival.head.given : undefined;

/** When the first screen of the page that arrives is painted; undefined where there is none to wait for. */
export const screenPainted = (): Promise<void> | undefined => arrival?.screen.given;

const end = (ended: typeof arrival): void => {
  ended?.head.give();
  ended?.screen.give();
  if (arrival === ended) arrival = undefined;
};

/**
 * Told when a page is left for one that starts at its top, and when that comes to nothing. A page
 * that grows out of a link shows its first screen in one frame.
 */
export const setArriving = (starts: boolean, grows = false): void => {
  end(arrival);
  if (starts) arrival = { grows, head: createSignal(), screen: createSignal() };
};

/** Runs something when the page is idle, or after half a second. */
export const whenIdle = (run: () => void): void => {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 500 });
  else setTimeout(run, 50);
};

/**
 * Has the head of a page that follows the first painted, then its first screen, then the rest, while
 * the page still fades in.
 */
export const layOutFirstView = async (): Promise<void> => {
  const { dataset } = document.documentElement;
  const own = arrival;
  dataset['firstView'] = 'start';
  await painted();
  if (own?.grows === false) {
    own.head.give();
    await painted();
  }
  end(own);
  if ('firstView' in dataset) dataset['firstView'] = '';
};

/** Lays out everything at once, for a page that starts at a position of its own. */
export const layOutNow = (): void => {
  delete document.documentElement.dataset['firstView'];
};

/** Lays out the parts that the first view left out, one at each idle moment. */
export const layOutLater = async (): Promise<void> => {
  const { documentElement: root } = document;
  await screenPainted();
  if (!('firstView' in root.dataset)) return;
  const parts = root.querySelectorAll<HTMLElement>('[data-later]').values();
  const next = (): void => {
    const part = parts.next().value;
    if (!part) return layOutNow();
    part.dataset['later'] = 'shown';
    whenIdle(next);
  };
  whenIdle(next);
};
