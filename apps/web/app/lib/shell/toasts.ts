import { create } from 'zustand';

/** How long notices show, in milliseconds, and how many at once. */
const noticeMs = 5000;
const shopNoticeMs = 2000;
const mostShown = 3;

const noticeTypes = ['success', 'warning', 'error'] as const;
export type ToastType = (typeof noticeTypes)[number];

/** A button within a notice: the way on from what it says. */
export interface ToastAction {
  label: string;
  run: () => void | Promise<void>;
}

interface Notice {
  key: number;
  message: string;
  type: ToastType;
  /** How long it shows, in milliseconds; null until it is dismissed. */
  durationMs: number | null;
  /** Whether it has a button that dismisses it. */
  dismissible: boolean;
  /** How many times it was shown: an equal notice replaces the one on the screen. */
  times: number;
  action: ToastAction | null;
}

interface Notices {
  shown: readonly Notice[];
}

export const useToasts = create<Notices>(() => ({ shown: [] }));

let lastKey = 0;

/** The latest notices that there is room for. One with an action stays longest. */
const latestOf = (notices: readonly Notice[]): readonly Notice[] => {
  if (notices.length <= mostShown) return notices;
  const oldest = notices.find(({ action }) => action === null) ?? notices[0];
  return notices.filter((notice) => notice !== oldest);
};

const show = (notice: Pick<Notice, 'message' | 'type' | 'lasts' | 'dismissible' | 'action'>): void => {
  // A server that had nothing to say must not leave an empty toast.
  if (!notice.message.trim()) return;
  useToasts.setState(({ shown }) => {
    const equal = shown.find(({ message, type }) => message === notice.message && type === notice.type);
    if (equal) {
      const again = { ...notice, key: equal.key, times: equal.times + 1 };
      return { shown: shown.map((other) => (other === equal ? again : other)) };
    }
    lastKey += 1;
    return { shown: latestOf([...shown, { ...notice, key: lastKey, times: 1 }]) };
  });
};

/** Shows a general notification. An equal one on the screen restarts its time. */
export const notify = (message: string, type: ToastType = 'success'): void =>
  show({ message, type, durationMs: noticeMs, dismissible: true, action: null });

/** Shows a notification with a button, until the button is pressed or it is dismissed. */
export const notifyWithAction = (message: string, action: ToastAction): void =>
  show({ message, type: 'warning', durationMs: null, dismissible: true, action });

/** Shows a short notification about cart or wishlist. */
export const notifyBriefly = (message: string, type: ToastType = 'success'): void =>
  show({ message, type, durationMs: shopNoticeMs, dismissible: false, action: null });

/** Removes every notice with a button. */
export const dismissActionToasts = (): void =>
  useToasts.setState(({ shown }) => ({ shown: shown.filter(({ action }) => action === null) }));

export const dismissToast = (key: number): void =>
  useToasts.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.key !== key) }));
