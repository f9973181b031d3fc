import { notify } from '../shell/toasts';

/** Shares an address by the device's share sheet, or copies it, and shows the result. */
export const shareLink = async (title: string, url: string): Promise<void> => {
  const message = { title, url };
  // `canShare` is missing in older browsers that can share.
  if (typeof navigator.share === 'function' && (navigator.canShare?.(message) ?? true)) {
    try {
      await navigator.share(message);
      return;
    } catch (error) {
      // The visitor cancelled, so nothing is copied.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    notify('Address copied. You can paste it anywhere.');
  } catch {
    notify(`The address could not be copied. It is ${url}`, 'warning');
  }
};
