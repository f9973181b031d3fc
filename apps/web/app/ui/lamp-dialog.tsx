import type { CSSProperties, KeyboardEvent, Ref } from 'react';
import { classes } from './classes';
import type { Elements } from './elements';
import styles from './lamp-dialog.module.css';

interface LampDialogProps {
  ref: Ref<HTMLDialogElement>;
  /** Id of its heading. */
  labelledBy: string;
  className?: string | undefined;
  style?: CSSProperties;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: Elements;
}

/** A dialog in lamp black over the whole screen, in both themes. The caller opens it. */
export function LampDialog({
  ref,
  labelledBy,
  className,
  style,
  onClose,
  onKeyDown,
  children,
}: LampDialogProps) {
  return (
    <dialog
      ref={ref}
      // It takes the focus where none of its controls should have it first.
      tabIndex={-1}
      className={classes(styles.dialog, className)}
      style={style}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
