import { useEffect, useRef, useSyncExternalStore, type MouseEvent, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** The modal dialogs that stand open, the topmost last. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Opens a dialog modally; what it returns closes it. */
export const showModally = (dialog: HTMLDialogElement): (() => void) => {
  dialog.showModal();
  open.push(dialog);
  tell();
  return () => {
    dialog.close();
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The dialog beside which everything is inert; null while none is open. */
export const useTopmostDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );

/**
 * Keeps a dialog open modally as long as it is rendered. `begin` puts focus where it begins; in the end focus goes back to where it was. When the page
 * underneath changes, as by the browser's Back, the dialog closes with it.
 */
export const useModalDialog = (
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
  begin?: (dialog: HTMLDialogElement) => void,
): void => {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    const close = showModally(element);
    begin?.(element);
    return () => {
      // Closed already, it has given the focus back, and the page may have moved it on since.
      const wasOpen = element.open;
      close();
      if (!wasOpen || !(before instanceof HTMLElement)) return;
      // The browser gives focus back on close(), but not when React has replaced or removed elements meanwhile.
      if (before.isConnected) before.focus();
      // Whoever answered the dialog may have put the focus somewhere already.
      else if (document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true });
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- where it begins is asked once, when it opens
  }, [dialog]);

  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  useEffect(() => {
    if (openedOn.current === pathname) return;
    openedOn.current = pathname;
    // At once: the new page takes the focus, which nothing outside an open dialog can.
    dialog.current?.close();
    onClose();
  }, [dialog, onClose, pathname]);
};

/** Whether a press fell beside what a dialog shows: on the dialog itself, and not on its scroll bar. */
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
