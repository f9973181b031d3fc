import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classes } from './classes';
import { Link, type LinkProps } from './link';

interface Look {
  /** `primary` is filled, one per view; `line` has a border; the others are for coloured walls. */
  look?: 'primary' | 'line' | 'wall' | 'wall-line';
  small?: boolean;
  /** As wide as its container. */
  block?: boolean;
}

const looks = { primary: '', line: styles.line, wall: styles.wall, 'wall-line': styles.wallLine };

const lookClasses = ({ look = 'primary', small, block }: Look, className?: string) =>
  classes(styles.button, looks[look], small && styles.small, block && styles.block, className);

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  Look & {
    /** While set, the button shows a spinner with this text and ignores presses. */
    busy?: string | false | undefined;
    /** As `aria-disabled`, because a natively disabled button would lose focus. */
    disabled?: boolean | undefined;
    /** A press while it is disabled: says why. */
    onRefused?: (() => void) | undefined;
  };

export function Button({
  look,
  small,
  block,
  busy,
  disabled,
  onRefused,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isInactive = Boolean(busy) || disabled;
  return (
    <button
      type="button"
      {...rest}
      className={lookClasses({ look, small, block } as Look, className)}
      aria-disabled={isInactive ? true : rest['aria-disabled']}
      onClick={(event) => {
        // Also prevents a submit by Enter in a field of the form.
        if (!isInactive) return onClick?.(event);
        event.preventDefault();
        if (disabled) onRefused?.();
      }}
    >
      {busy ? (
        <>
          <span className={styles.spinner} aria-hidden="true" />
          <span>{busy}</span>
        </>
      ) : (
        <span className={styles.content}>{children}</span>
      )}
    </button>
  );
}

export function ButtonLink({ look, small, block, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={lookClasses({ look, small, block } as Look, className as string)} />;
}
