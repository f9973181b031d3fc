import { notify } from '../../../lib/shell/notices';

/** Passes a result on: by the device's own sharing where there is one, else by copying the text. Says what came of it. */
export const shareResult = async (text: string): Promise<void> => {
  // Browsers without sharing lack the function, and those that can't share this say so.
  if (typeof navigator.share === 'function' && (navigator.canShare?.({ text }) ?? true)) {
    try {
      await navigator.share({ text });
      return;
    } catch (error) {
      // Whoever closes the device's own sheet wants nothing copied either.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    notify('Result copied. You can paste it anywhere.');
  } catch {
    notify(`The result could not be copied. ${text}`, 'warning');
  }
};
