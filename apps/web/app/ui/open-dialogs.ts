import {
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router';

/** The open modal dialogs, the topmost last. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());

/** Within this time, in milliseconds, a second click belongs to a double click. */
const DOUBLE_CLICK = 500;

const stopSecondClick = (event: globalThis.MouseEvent): void => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};

/** Keeps the second click of a double click that closed a dialog from what was below its button. */
const ignoreSecondClick = (): void => {
  addEventListener('click', stopSecondClick, true);
  setTimeout(() => removeEventListener('click', stopSecondClick, true), DOUBLE_CLICK);
};

/** Notes whether the page has a scroll bar that takes room; style sheets keep its place. */
const noteScrollBar = (): void => {
  const { documentElement: page } = document;
  page.toggleAttribute('data-scroll-bar', innerWidth > page.clientWidth);
};

/** Opens a dialog modally. Returns a function that closes it. */
export const showModally = (dialog: HTMLDialogElement): (() => void) => {
  if (open.length === 0) noteScrollBar();
  dialog.showModal();
  open.push(dialog);
  notifyListeners();
  return () => {
    dialog.close();
    ignoreSecondClick();
    open.splice(open.indexOf(dialog), 1);
    notifyListeners();
  };
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The dialog outside which everything is inert; null while none is open. */
export const useTopmostDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );

/** Whether a modal dialog covers the page. */
export const useIsDialogOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open.length > 0,
    () => false,
  );

/**
 * Keeps a dialog open modally as long as it is rendered. `setFocus` sets the initial focus; on
 * closing, focus returns to where it was. The dialog also closes when the page changes, as by Back.
 */
export const useModalDialog = (
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
  setFocus?: (dialog: HTMLDialogElement) => void,
): void => {
  const latestOnClose = useRef(onClose);
  latestOnClose.current = onClose;
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    const close = showModally(element);
    // Android's Back may close it without a `cancel` event before.
    const onClosed = () => latestOnClose.current();
    element.addEventListener('close', onClosed);
    setFocus?.(element);
    return () => {
      element.removeEventListener('close', onClosed);
      // A dialog that was closed before has restored focus, and the page may have moved it since.
      const wasOpen = element.open;
      close();
      if (!wasOpen || !(before instanceof HTMLElement)) return;
      // close() restores focus, but not when elements were replaced or removed.
      if (before.isConnected) before.focus({ preventScroll: true });
      // The handler of the dialog's buttons may have moved focus already.
      else if (document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true });
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the initial focus is set once, on opening
  }, [dialog]);

  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  // Before the effects: the new page takes the focus in one, which an open dialog prevents.
  useLayoutEffect(() => {
    if (openedOn.current === pathname) return;
    openedOn.current = pathname;
    dialog.current?.close();
    onClose();
  }, [dialog, onClose, pathname]);
};

/** Whether a press was on the dialog's own backdrop, and not on its scroll bar. */
export const isBackdropPress = ({
  target,
  currentTarget,
  clientX,
  clientY,
}: Pick<MouseEvent<HTMLDialogElement>, 'target' | 'currentTarget' | 'clientX' | 'clientY'>): boolean => {
  const { left, top } = currentTarget.getBoundingClientRect();
  return (
    target === currentTarget &&
    clientX - left < currentTarget.clientWidth &&
    clientY - top < currentTarget.clientHeight
  );
};
