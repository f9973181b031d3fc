import { create } from 'zustand';

/** How long notices show, in milliseconds, and how many at once. */
const noticeMs = 5000;
const shopNoticeMs = 2000;
const mostShown = 3;

const noticeTypes = ['success', 'warning', 'error'] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** A button within a notice: the way on from what it says. */
export interface NoticeAction {
  label: string;
  run: () => void | Promise<void>;
}

interface Notice {
  key: number;
  message: string;
  type: NoticeType;
  /** How long it shows, in milliseconds; null until it is dismissed. */
  lasts: number | null;
  /** Whether it has a button that dismisses it. */
  dismissible: boolean;
  /** How many times it was shown: an equal notice replaces the one on the screen. */
  times: number;
  action: NoticeAction | null;
}

interface Notices {
  shown: readonly Notice[];
}

export const useNotices = create<Notices>(() => ({ shown: [] }));

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
  useNotices.setState(({ shown }) => {
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
export const notify = (message: string, type: NoticeType = 'success'): void =>
  show({ message, type, lasts: noticeMs, dismissible: true, action: null });

/** Shows a notification with a button, until the button is pressed or it is dismissed. */
export const offer = (message: string, action: NoticeAction): void =>
  show({ message, type: 'warning', lasts: null, dismissible: true, action });

/** Shows a short notification about cart or wishlist. */
export const notifyShopper = (message: string, type: NoticeType = 'success'): void =>
  show({ message, type, lasts: shopNoticeMs, dismissible: false, action: null });

/** Removes every notice with a button. */
export const withdrawOffers = (): void =>
  useNotices.setState(({ shown }) => ({ shown: shown.filter(({ action }) => action === null) }));

export const dismissNotice = (key: number): void =>
  useNotices.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.key !== key) }));
