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
  /** How long it stands, in milliseconds; null until somebody dismisses it. */
  lasts: number | null;
  /** Shows a button that puts it away; what stands for a moment only needs none. */
  dismissible: boolean;
  /** How many times it was shown: an equal notice that still stands is shown again in its place. */
  times: number;
  action: NoticeAction | null;
}

interface Notices {
  shown: readonly Notice[];
}

export const useNotices = create<Notices>(() => ({ shown: [] }));

let lastKey = 0;

/** The latest notices that there is room for. One with an action stays: it is the only way on. */
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

/** A general notification, five seconds at the top right. Shown again while it stands, it starts its time anew. */
export const notify = (message: string, type: NoticeType = 'success'): void =>
  show({ message, type, lasts: noticeMs, dismissible: true, action: null });

/** A notification with a button. It stands until its button is pressed or it is dismissed. */
export const offer = (message: string, action: NoticeAction): void =>
  show({ message, type: 'warning', lasts: null, dismissible: true, action });

/** The short word of the shop about cart and wishlist, two seconds. */
export const tellShopper = (message: string, type: NoticeType = 'success'): void =>
  show({ message, type, lasts: shopNoticeMs, dismissible: false, action: null });

/** Takes away every notice with a button, once what it leads to is under way or no longer needed. */
export const withdrawOffers = (): void =>
  useNotices.setState(({ shown }) => ({ shown: shown.filter(({ action }) => action === null) }));

export const dismissNotice = (key: number): void =>
  useNotices.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.key !== key) }));
