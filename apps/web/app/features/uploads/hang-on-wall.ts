import { flushSync } from 'react-dom';
import { isMotionReduced } from '../../ui/use-media';

const transitionName = 'uploaded-picture';

/** How long the move waits for the thumbnail, in milliseconds. */
const thumbnailMs = 1500;

const loadPicture = (address: string): Promise<void> => {
  const image = new Image();
  image.src = address;
  const timeout = new Promise<void>((resolve) => {
    setTimeout(resolve, thumbnailMs);
  });
  return Promise.race([image.decode().catch(() => {}), timeout]);
};

const canMove = (): boolean =>
  'startViewTransition' in document && document.visibilityState === 'visible' && !isMotionReduced();

/**
 * Applies `update`, and moves the uploaded picture from its frame to the first place of the wall.
 * With reduced motion, or without view transitions, the update is all that happens. `thumbnail` is
 * the address of the picture on the wall. Resolves when the update is on the page.
 */
export const hangOnWall = async (thumbnail: string, update: () => void): Promise<void> => {
  const framed = document.querySelector<HTMLElement>('[data-framed-picture]');
  if (!framed || !canMove()) {
    update();
    return;
  }
  await loadPicture(thumbnail);
  // Its page may have been left in the meantime.
  if (!framed.isConnected) {
    update();
    return;
  }
  framed.style.viewTransitionName = transitionName;
  let hung: HTMLElement | null = null;
  const transition = document.startViewTransition(() => {
    flushSync(update);
    hung = document.querySelector<HTMLElement>('[data-new-picture]');
    if (!hung) return;
    hung.style.viewTransitionName = transitionName;
    // Below what became of it, as much of the wall as fits.
    const outcome = document.querySelector('[data-upload-outcome]');
    outcome?.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  transition.ready.catch(() => {});
  const finish = () => {
    if (hung) hung.style.viewTransitionName = '';
  };
  void transition.finished.then(finish, finish);
  await transition.updateCallbackDone;
};
