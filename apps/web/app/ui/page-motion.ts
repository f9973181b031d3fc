import { isArriving, layOutFirstView, layOutNow, setArriving } from './later';
import { noteShownFiles } from './shown-files';
import { isMotionReduced } from './use-media';

/** A page change takes half a second in all: in the first part the old page goes, in the rest the next one comes. */
const pageChangeMs = 500;
const leaveMs = 150;
/** The token `--ease`, which animations by script can't read. */
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * What covers the old page, in the colour of the ground. A page that fades itself is painted a second
 * time for that, which a phone takes 100 ms for.
 */
let curtain: { element: HTMLElement; since: number } | undefined;
/** Uncovers the page that has come last. */
let uncover: Animation | undefined;
let grows = false;
let transition: ViewTransition | undefined;

const hang = (): HTMLElement => {
  const element = document.createElement('div');
  element.className = 'page-curtain';
  document.body.append(element);
  return element;
};

/** Told when a link is pressed whose page grows out of it, by a view transition. */
export const growPage = (): void => {
  grows = true;
};

/** Covers the old page from the press of a link, while the next one, which may start at its top, is made ready. */
export const leavePage = (atTop: boolean): void => {
  setArriving(atTop, grows);
  noteShownFiles();
  const isCovered = !grows && !isMotionReduced();
  grows = false;
  if (!isCovered || curtain) return;
  // A page that is left while it still comes gets no clearer.
  uncover?.pause();
  curtain = { element: hang(), since: performance.now() };
  curtain.element.animate({ opacity: [0, 1] }, { duration: leaveMs, easing });
};

const takeDown = (): void => {
  curtain?.element.remove();
  curtain = undefined;
  uncover?.play();
};

/** Takes the curtain away at once, such as when the navigation led nowhere. Does nothing once the next page has arrived. */
export const dropCurtain = (): void => {
  setArriving(false);
  takeDown();
};

/** Lays out the next page, its first screen before the rest where it starts at the top, and uncovers it within what is left of the page change. */
export const arrivePage = (page: Element): void => {
  if (isArriving()) void layOutFirstView();
  else layOutNow();
  if (transition || isMotionReduced()) {
    takeDown();
    return;
  }
  const passed = curtain ? Math.min(performance.now() - curtain.since, leaveMs) : 0;
  const element = curtain?.element ?? hang();
  curtain = undefined;
  const timing = { duration: pageChangeMs - passed, easing };
  element.style.opacity = '0';
  // Not from the whole ground: the next page is there, and an empty screen would blink.
  uncover?.cancel();
  uncover = element.animate({ opacity: [0.7, 0] }, timing);
  const remove = () => element.remove();
  uncover.finished.then(remove, remove);
  // What stands on both it and the footer stays above the footer: moved, the page is a stacking context.
  page.animate({ transform: ['translateY(10px)', 'none'], zIndex: [1, 1] }, timing);
};

/**
 * Watches the view transitions that the router starts, and handles their `ready` promise, which it
 * ignores: it rejects when a transition is skipped, as in a hidden tab; the page changes all the
 * same, so that is no error.
 */
export const watchTransitions = (page: Document): void => {
  if (!('startViewTransition' in page)) return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (update) => {
    const started = start(update);
    transition = started;
    started.ready.catch(() => {});
    const onFinished = (): void => {
      if (transition === started) transition = undefined;
      // Set where a page opens out of the door that leads to it.
      delete page.documentElement.dataset['walkIn'];
    };
    started.finished.then(onFinished, onFinished);
    return started;
  };
};
