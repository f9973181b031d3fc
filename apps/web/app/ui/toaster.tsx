import { Check, CircleAlert, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { useTopmostDialog } from './open-dialogs';
import styles from './toaster.module.css';

interface Toast {
  key: number;
  message: string;
  type: 'success' | 'warning' | 'error';
  /** How long it stands, in milliseconds; null until it is dismissed. */
  durationMs: number | null;
  /** Shows a button that puts it away. */
  dismissible: boolean;
  /** How many times it was shown; each time is announced, and its time starts anew. */
  times: number;
  action: { label: string; run: () => void | Promise<void> } | null;
}

const icons: Record<Toast['type'], LucideIcon> = {
  success: Check,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** For a menu that opens in the corner where the toasts stand: they make room while it is open. */
export const cornerMenuClass = styles.cornerMenu;

/** For a strip under the bar that reaches into that corner: they stand below it. */
export const cornerStripClass = styles.cornerStrip;

interface ToasterProps {
  toasts: readonly Toast[];
  onDismiss: (key: number) => void;
}

/**
 * Notifications at the top right, below the bar. They stand above open dialogs and wait while looked at. What is outside an open modal
 * dialog can be neither pressed nor heard: so they stand within the topmost one while there is one.
 */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
  const home = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Moved from place to place as a whole, so that the toasts in it go on where they were.
  const [box] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')));
  const dialog = useTopmostDialog();
  const newest = toasts.at(-1)?.key;
  useLayoutEffect(() => {
    // A dialog that has just been closed or taken away can show nothing more.
    const place = dialog?.open && dialog.isConnected ? dialog : home.current;
    if (!box || !place) return;
    if (box.parentElement !== place) place.append(box);
    const element = list.current;
    if (element?.showPopover && !element.matches(':popover-open')) element.showPopover();
  }, [box, dialog, newest]);
  return (
    <div ref={home}>
      {box &&
        toasts.length > 0 &&
        createPortal(
          <div ref={list} popover="manual" className={styles.toasts} role="region" aria-label="Notifications">
            {toasts.map((toast) => (
              <ToastSlab key={toast.key} toast={toast} within={dialog} onDismiss={onDismiss} />
            ))}
          </div>,
          box,
        )}
    </div>
  );
}

interface ToastSlabProps {
  toast: Toast;
  within: HTMLDialogElement | null;
  onDismiss: (key: number) => void;
}

function ToastSlab({ toast, within, onDismiss }: ToastSlabProps) {
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const [place, setPlace] = useState(within);
  if (place !== within) {
    // Moving takes the focus away, and no event tells of it.
    setPlace(within);
    setHeld(false);
  }
  useEffect(() => {
    if (held || toast.durationMs === null) return undefined;
    const timer = setTimeout(() => onDismiss(toast.key), toast.durationMs);
    return () => clearTimeout(timer);
  }, [held, toast, onDismiss]);
  /** The button that is pressed goes with the toast; focus goes back to where it was before. */
  const putAway = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onDismiss(toast.key);
    if (document.activeElement !== currentTarget) return;
    const before = cameFrom.current;
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    else document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <div
      className={styles.toast}
      data-type={toast.type}
      role={toast.type === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        setHeld(true);
      }}
      onBlur={() => setHeld(false)}
    >
      <Icon of={icons[toast.type]} />
      <span key={toast.times}>{toast.message}</span>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={(event) => {
            putAway(event);
            void toast.action?.run();
          }}
        >
          {toast.action.label}
        </button>
      )}
      {toast.dismissible && (
        <IconButton label="Dismiss" className={styles.dismiss} onClick={putAway}>
          <Icon of={X} size={16} />
        </IconButton>
      )}
    </div>
  );
}
