const fetchAgain = (image: HTMLImageElement) => {
  const { src } = image;
  image.src = src;
};

/**
 * Marks pictures that could not be fetched, which the style then shows as an empty place in their
 * colour, and fetches them again: once after some seconds, and whenever the network is back.
 * Returns a function that stops it.
 */
export const watchPictures = (): (() => void) => {
  const tried = new WeakSet<HTMLImageElement>();
  const fail = (image: HTMLImageElement) => {
    image.dataset['failed'] = '';
    if (tried.has(image)) return;
    tried.add(image);
    setTimeout(fetchAgain, 4000, image);
  };
  // Those that failed before.
  for (const image of document.images) if (image.complete && image.src && !image.naturalWidth) fail(image);
  const mark = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    if (type === 'error') return fail(target);
    delete target.dataset['failed'];
    // The next file that it shows.
    tried.delete(target);
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
