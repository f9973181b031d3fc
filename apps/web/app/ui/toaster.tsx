import { Check, CircleAlert, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { breakAddresses } from './break-addresses';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { useTopmostDialog } from './open-dialogs';
import { SignedText, signOf } from './signed-text';
import styles from './toaster.module.css';

interface Toast {
  key: number;
  message: string;
  type: 'success' | 'warning' | 'error';
  /** Null: it shows until it is dismissed. */
  durationMs: number | null;
  dismissible: boolean;
  /** How often it was shown; each time is announced. */
  times: number;
  action: { label: string; run: () => void | Promise<void> } | null;
}

const icons: Record<Toast['type'], LucideIcon> = {
  success: Check,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** For a menu in the corner of the toasts: they are hidden while it is open. */
export const cornerMenuClass = styles.cornerMenu;

interface ToasterProps {
  toasts: readonly Toast[];
  onDismiss: (key: number) => void;
}

const createBox = (): HTMLElement | null => {
  if (typeof document === 'undefined') return null;
  const box = document.createElement('div');
  box.className = styles.box;
  return box;
};

/** A bar that ends further from the foot of the screen leaves a slab of toasts room below it, in px. */
const footBarWithin = 176;

/** Keeps the toasts clear of a bar at the foot of the screen. */
const keepClearOfBar = (place: HTMLElement | null): void => {
  const bar = document.querySelector('[data-foot-bar]')?.getBoundingClientRect();
  const height = bar ? window.innerHeight - bar.top : 0;
  place?.style.setProperty('--foot-bar', `${height < footBarWithin ? height : 0}px`);
};

/**
 * Keeps the toasts in the place that the page has for the newest of them, also on the next page:
 * where the style of the page, or of the dialog over it, has them.
 */
const keepPlace = ({ style }: HTMLElement, dialog: Element | null | undefined): void => {
  const page = getComputedStyle(dialog ?? document.documentElement);
  for (const name of ['--toasts-start', '--toasts-end']) {
    style.setProperty(name, page.getPropertyValue(name) || 'initial');
  }
};

/** Until the next page has been laid out below its head, in milliseconds. */
const pageLaidOutMs = 100;

/**
 * Toasts at the top right, below the bar, and on small screens at the foot; hover and focus stop
 * their timers. Everything outside a modal dialog is inert, so they move into the topmost open one.
 */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
  const home = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // One element that moves between parents, so that the toasts in it keep their state.
  const [box] = useState(createBox);
  const dialog = useTopmostDialog();
  const newest = toasts.at(-1)?.key;
  useLayoutEffect(() => {
    // A dialog that has just been closed or removed can't show them.
    const parent = dialog?.open && dialog.isConnected ? dialog : home.current;
    if (!box || !parent) return;
    if (box.parentElement !== parent) parent.append(box);
    const element = list.current;
    if (element?.showPopover && !element.matches(':popover-open')) element.showPopover();
  }, [box, dialog, newest]);
  useLayoutEffect(() => {
    const place = home.current;
    // Once the page is laid out that the toast is about.
    if (place && newest !== undefined)
      requestAnimationFrame(() => {
        keepPlace(place, list.current?.closest('dialog'));
        keepClearOfBar(place);
      });
  }, [newest, dialog]);
  // After each rendering, as each new page has one.
  useEffect(() => {
    setTimeout(keepClearOfBar, pageLaidOutMs, home.current);
  });
  return (
    // What needs scripts is not printed.
    <div ref={home} className="needs-script">
      {box &&
        toasts.length > 0 &&
        createPortal(
          <div
            ref={list}
            popover="manual"
            className={styles.toasts}
            role="region"
            aria-label="Notifications"
            data-full={toasts.filter(({ action }) => !action).length > 1 ? '' : undefined}
          >
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
  const focusedBefore = useRef<Element | null>(null);
  const [parent, setParent] = useState(within);
  if (parent !== within) {
    // Moving the element drops focus without an event.
    setParent(within);
    setHeld(false);
  }
  useEffect(() => {
    if (held || toast.durationMs === null) return undefined;
    const timer = setTimeout(() => onDismiss(toast.key), toast.durationMs);
    return () => clearTimeout(timer);
  }, [held, toast, onDismiss]);
  /** Removes the toast with its pressed button, and returns focus to where it was before. */
  const dismiss = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onDismiss(toast.key);
    if (document.activeElement !== currentTarget) return;
    const before = focusedBefore.current;
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    else document.querySelector('main')?.focus({ preventScroll: true });
  };
  // A sign of its own, such as ✅, stands for the icon.
  const hasSign = signOf(toast.message) !== '';
  return (
    <div
      className={styles.toast}
      data-type={toast.type}
      role={toast.type === 'error' ? 'alert' : 'status'}
      // Not `mouseenter`, which a tap fires without the `mouseleave`.
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
        setHeld(true);
      }}
      onBlur={() => setHeld(false)}
    >
      {!hasSign && <Icon of={icons[toast.type]} />}
      <span key={toast.times} className={hasSign ? styles.signed : undefined}>
        {hasSign ? <SignedText text={toast.message} /> : breakAddresses(toast.message)}
      </span>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={(event) => {
            dismiss(event);
            void toast.action?.run();
          }}
        >
          {toast.action.label}
        </button>
      )}
      {toast.dismissible && (
        <IconButton label="Dismiss" className={styles.dismiss} onClick={dismiss}>
          <Icon of={X} />
        </IconButton>
      )}
    </div>
  );
}
