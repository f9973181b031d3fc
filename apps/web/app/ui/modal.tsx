import { X } from 'lucide-react';
import { useRef } from 'react';
import { classes } from './classes';
import type { Elements } from './elements';
import { IconButton } from './icon-button';
import { Icon } from './icon';
import styles from './modal.module.css';
import { isBackdropPress, useModalDialog } from './open-dialogs';

interface ModalProps {
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  /** Id of what is read out after the name. */
  describedBy?: string | undefined;
  onClose: () => void;
  /** `alertdialog` for a question that must be answered; it shows no close button. */
  role?: 'dialog' | 'alertdialog';
  className?: string | undefined;
  children: Elements;
}

/** A form is opened to be filled in. `autoFocus` alone comes to nothing here: it acts before the dialog is shown. */
const beginInForm = (dialog: HTMLDialogElement) => dialog.querySelector<HTMLElement>('form input')?.focus();

/**
 * A modal dialog on the browser's own `<dialog>`: focus stays inside, Escape and a click on the backdrop close it, and focus
 * goes back to where it was. It is open as long as it is rendered.
 */
export function Modal({
  labelledBy,
  describedBy,
  onClose,
  role = 'dialog',
  className,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModalDialog(dialog, onClose, beginInForm);
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={styles.backdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (!isBackdropPress(event)) return;
        // Or the press would take the focus that closing gives back.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes(styles.modal, className)}>
        {role === 'dialog' && (
          <IconButton label="Close" className={styles.close} onClick={onClose}>
            <Icon of={X} />
          </IconButton>
        )}
        {children}
      </div>
    </dialog>
  );
}
