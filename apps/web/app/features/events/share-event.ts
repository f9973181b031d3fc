import { notify } from '../../lib/shell/toasts';

/** Shares the address of an event by the device, or copies it, and shows the result. */
export const shareEvent = async (event: { _id: string; event_title: string }): Promise<void> => {
  const url = new URL(`/events/${event._id}`, window.location.origin).href;
  const message = { title: event.event_title, url };
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
