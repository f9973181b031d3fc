import { notify } from '../../../lib/shell/toasts';

/** Shares a result by the device's share sheet, else copies it and notifies the player. */
export const shareResult = async (text: string): Promise<void> => {
  // `canShare` is missing in older browsers that can share.
  if (typeof navigator.share === 'function' && (navigator.canShare?.({ text }) ?? true)) {
    try {
      await navigator.share({ text });
      return;
    } catch (error) {
      // The player closed the share sheet: copy nothing.
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
