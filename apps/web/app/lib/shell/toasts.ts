import { create } from 'zustand';

const toastMs = 5000;
const briefToastMs = 2000;
const maxShown = 3;

export type ToastType = 'success' | 'warning' | 'error';
/** A member's lists. */
type List = 'cart' | 'wishlist';
/** What a toast is about: a later toast of its flow replaces it. */
type ToastFlow = 'account' | 'payment' | 'connection' | List;

export interface ToastAction {
  label: string;
  run: () => void | Promise<void>;
}

interface Toast {
  key: number;
  message: string;
  type: ToastType;
  /** Null: it shows until it is dismissed. */
  durationMs: number | null;
  /** Whether it has a Dismiss button. */
  dismissible: boolean;
  /** How often it was shown; each time is announced, and its time starts again. */
  times: number;
  action: ToastAction | null;
  flow: ToastFlow | null;
}

export const useToasts = create<{ shown: readonly Toast[] }>(() => ({ shown: [] }));

let lastKey = 0;

/** Drops the oldest toast of those with, or of those without an action, when there are too many. */
const latestOf = (toasts: readonly Toast[], { action }: Pick<Toast, 'action'>): readonly Toast[] => {
  const alike = toasts.filter((toast) => !toast.action === !action);
  return alike.length > maxShown ? toasts.filter((toast) => toast !== alike[0]) : toasts;
};

const show = (toast: Omit<Toast, 'key' | 'times'>): void => {
  // An error without a message must not show an empty toast.
  if (!toast.message.trim()) return;
  useToasts.setState(({ shown }) => {
    const equal = shown.find(({ message, type }) => message === toast.message && type === toast.type);
    if (equal) {
      const repeated = { ...toast, key: equal.key, times: equal.times + 1 };
      return { shown: shown.map((other) => (other === equal ? repeated : other)) };
    }
    lastKey += 1;
    const others = shown.filter(({ flow }) => flow === null || flow !== toast.flow);
    return { shown: latestOf([...others, { ...toast, key: lastKey, times: 1 }], toast) };
  });
};

/**
 * Shows a toast, for 5 seconds, or with a button until that is pressed or the toast is dismissed. An
 * equal one on the screen restarts its time.
 */
export const notify = (
  message: string,
  type: ToastType = 'success',
  flow: ToastFlow | null = null,
  action: ToastAction | null = null,
): void => show({ message, type, durationMs: action ? null : toastMs, dismissible: true, action, flow });

/** Shows a toast with a button, until the button is pressed or it is dismissed. */
export const notifyWithAction = (message: string, action: ToastAction): void =>
  notify(message, 'warning', null, action);

/** Shows a short toast about cart or wishlist, in the place of one about the same list. */
export const notifyBriefly = (list: List, message: string, type: ToastType = 'success'): void =>
  show({ message, type, durationMs: briefToastMs, dismissible: false, action: null, flow: list });

/** Dismisses the toasts of a flow, whose outcome is another by now. */
export const dismissFlow = (flow: ToastFlow): void =>
  useToasts.setState(({ shown }) => ({ shown: shown.filter((toast) => toast.flow !== flow) }));

/** Dismisses every toast with an action. */
export const dismissActionToasts = (): void =>
  useToasts.setState(({ shown }) => ({ shown: shown.filter(({ action }) => action === null) }));

export const dismissToast = (key: number): void =>
  useToasts.setState(({ shown }) => ({ shown: shown.filter((toast) => toast.key !== key) }));
