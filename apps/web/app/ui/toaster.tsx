import { Check, CircleAlert, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classes } from './classes';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import styles from './toaster.module.css';

interface Toast {
  key: number;
  message: string;
  type: 'success' | 'warning' | 'error';
  /** How long it stands, in milliseconds. */
  lasts: number;
}

const icons: Record<Toast['type'], LucideIcon> = {
  success: Check,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** For a menu that opens in the corner where the toasts stand: they make room while it is open. */
export const cornerMenuClass = styles['corner-menu'] as string;

/** For a strip under the bar that reaches into that corner: they stand below it. */
export const cornerStripClass = styles['corner-strip'] as string;

interface ToasterProps {
  toasts: readonly Toast[];
  onDismiss: (key: number) => void;
}

/** Notifications at the top right, at the foot on small screens. They stand above open dialogs and wait while looked at. */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
  const list = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.key;
  useEffect(() => {
    // The browser stacks its top layer by order of showing: shown anew, the toasts lie above a dialog opened since.
    const element = list.current;
    if (newest === undefined || !element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest]);
  return (
    <div ref={list} popover="manual" className={styles['toasts']} role="region" aria-label="Notifications">
      {toasts.map((toast) => (
        <ToastSlab key={toast.key} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

function ToastSlab({ toast, onDismiss }: { toast: Toast; onDismiss: (key: number) => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onDismiss(toast.key), toast.lasts);
    return () => clearTimeout(timer);
  }, [held, toast, onDismiss]);
  return (
    <div
      className={classes(styles['toast'], styles[toast.type])}
      role={toast.type === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={icons[toast.type]} />
      <span>{toast.message}</span>
      {toast.lasts > 2000 && (
        <IconButton label="Dismiss" className={styles['dismiss']} onClick={() => onDismiss(toast.key)}>
          <Icon of={X} size={16} />
        </IconButton>
      )}
    </div>
  );
}
