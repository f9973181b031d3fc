import { flushSync } from 'react-dom';
import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { isMotionReduced } from '../../ui/use-media';
import { newPictureSource } from './new-picture-source';

const transitionName = 'uploaded-picture';

interface HungPicture extends Pick<GalleryItem, 'imageUrl' | 'thumbnailUrl' | 'width' | 'height'> {
  /** Makes its addresses absolute. */
  absolute: (address: string) => string;
}

/** How long the move waits for the picture, in milliseconds. */
const pictureMs = 1500;

/** Loads the size of the picture that the wall will show. */
const loadPicture = (picture: HungPicture): Promise<void> => {
  const { srcSet, sizes } = newPictureSource(picture, picture.absolute);
  const image = new Image();
  image.sizes = sizes;
  image.srcset = srcSet;
  const timeout = new Promise<void>((resolve) => {
    setTimeout(resolve, pictureMs);
  });
  return Promise.race([image.decode().catch(() => {}), timeout]);
};

const canMove = (): boolean =>
  'startViewTransition' in document && document.visibilityState === 'visible' && !isMotionReduced();

const scrollToOutcome = (block: 'start' | 'nearest') =>
  document.querySelector('[data-upload-outcome]')?.scrollIntoView({ block, behavior: 'instant' });

/** Applies `update` and scrolls to the result, below which the picture hangs. */
const showOnWall = (update: () => void): HTMLElement | null => {
  flushSync(update);
  const hung = document.querySelector<HTMLElement>('[data-new-picture]');
  if (hung) scrollToOutcome('start');
  return hung;
};

/**
 * Applies `update`, after which no new picture hangs, and brings the result into sight: after an upload
 * with the wall below it, else as little as needed.
 */
export const showOutcome = (update: () => void): void => {
  flushSync(update);
  scrollToOutcome(document.querySelector('[data-frame="done"]') ? 'start' : 'nearest');
};

/**
 * Applies `update`, and moves the uploaded picture in its frame to the wall. With reduced motion,
 * or without view transitions, it hangs there at once. Resolves when the update is on the page.
 */
export const hangOnWall = async (picture: HungPicture, update: () => void): Promise<void> => {
  const framed = document.querySelector<HTMLElement>('[data-framed-picture]');
  if (!framed || !canMove()) {
    showOnWall(update);
    return;
  }
  await loadPicture(picture);
  // Its page may have been left in the meantime.
  if (!framed.isConnected) {
    update();
    return;
  }
  // The page below the moving picture changes at once: while it faded, its wall would turn pale.
  const { style } = document.documentElement;
  style.viewTransitionName = 'none';
  framed.style.viewTransitionName = transitionName;
  let hung: HTMLElement | null = null;
  const transition = document.startViewTransition(() => {
    framed.style.viewTransitionName = '';
    hung = showOnWall(update);
    if (hung) hung.style.viewTransitionName = transitionName;
  });
  transition.ready.catch(() => {});
  const finish = () => {
    style.viewTransitionName = '';
    if (hung) hung.style.viewTransitionName = '';
  };
  void transition.finished.then(finish, finish);
  await transition.updateCallbackDone;
};
