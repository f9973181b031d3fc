/**
 * Marks pictures that could not be fetched, which the style then shows as an empty place in their
 * colour, and fetches them again when the network is back. Returns a function that stops it.
 */
export const watchPictures = (): (() => void) => {
  // Those that failed before.
  for (const image of document.images)
    if (image.complete && image.src && !image.naturalWidth) image.dataset['failed'] = '';
  const mark = ({ type, target }: Event) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-failed', type === 'error');
  };
  const retry = () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-failed]')) {
      const { src } = image;
      image.src = src;
    }
  };
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
