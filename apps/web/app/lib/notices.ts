import { toasts } from '@kalavithi/contract/constants';
import { create } from 'zustand';

const noticeTypes = ['success', 'warning', 'error'] as const;
export type NoticeType = (typeof noticeTypes)[number];

interface Notice {
  key: number;
  message: string;
  type: NoticeType;
  /** How long it stands, in milliseconds. */
  lasts: number;
}

interface Notices {
  shown: readonly Notice[];
}

export const useNotices = create<Notices>(() => ({ shown: [] }));

let lastKey = 0;

const show = (message: string, type: NoticeType, lasts: number): void => {
  lastKey += 1;
  const notice = { key: lastKey, message, type, lasts };
  useNotices.setState(({ shown }) => ({ shown: [...shown, notice].slice(-toasts.atMost) }));
};

/** A general notification, five seconds at the top right. */
export const notify = (message: string, type: NoticeType = 'success'): void => {
  // A server that had nothing to say must not leave an empty toast.
  if (message.trim()) show(message, type, toasts.noticeMs);
};

/** The short word of the shop about cart and wishlist, two seconds. */
export const tellShopper = (message: string, type: NoticeType = 'success'): void =>
  show(message, type, toasts.shopMs);

export const dismissNotice = (key: number): void =>
  useNotices.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.key !== key) }));
