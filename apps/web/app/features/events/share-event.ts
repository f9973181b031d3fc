import { notify } from '../../lib/shell/toasts';

/** Passes the event's page on: by the device's own sharing where there is one, else by copying its address. Says what came of it. */
export const shareEvent = async (event: { _id: string; event_title: string }): Promise<void> => {
  const url = new URL(`/events/${event._id}`, window.location.origin).href;
  const message = { title: event.event_title, url };
  // Browsers without sharing lack the function, and those that can't share this say so.
  if (typeof navigator.share === 'function' && (navigator.canShare?.(message) ?? true)) {
    try {
      await navigator.share(message);
      return;
    } catch (error) {
      // Whoever closes the device's own sheet wants nothing copied either.
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
