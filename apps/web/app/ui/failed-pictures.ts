const fetchAgain = (image: HTMLImageElement) => {
  const { src, dataset } = image;
  // It came in the meantime, or the page has it no more.
  if (dataset['failed'] === undefined || !image.isConnected) return;
  image.src = src;
};

/**
 * Marks pictures that could not be fetched, which the style then shows as an empty place in their
 * colour, and fetches them again: four times, each after a longer pause, and whenever the network
 * is back. Returns a function that stops it.
 */
export const watchPictures = (): (() => void) => {
  const pauses = new WeakMap<HTMLImageElement, number>();
  const fail = (image: HTMLImageElement) => {
    image.dataset['failed'] = '';
    const pause = pauses.get(image) ?? 4000;
    // A file of the visitor's own does not fail for the network.
    if (pause > 32_000 || image.src.startsWith('blob:')) return;
    pauses.set(image, 2 * pause);
    setTimeout(fetchAgain, pause, image);
  };
  // Those that failed before.
  for (const image of document.images) if (image.complete && image.src && !image.naturalWidth) fail(image);
  const mark = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    if (type === 'error') return fail(target);
    delete target.dataset['failed'];
    // The next file that it shows.
    pauses.delete(target);
  };
  const retry = () => document.querySelectorAll<HTMLImageElement>('img[data-failed]').forEach(fetchAgain);
  // Not of the window, which is told of no element's load.
  document.addEventListener('error', mark, true);
  document.addEventListener('load', mark, true);
  addEventListener('online', retry);
  return () => {
    document.removeEventListener('error', mark, true);
    document.removeEventListener('load', mark, true);
    removeEventListener('online', retry);
  };
};
