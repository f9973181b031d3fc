import type { ComponentProps } from 'react';
import type { LinkProps } from 'react-router';
import styles from './button.module.css';
import { classes } from './classes';
import { Link } from './link';

interface Look {
  /** `primary` is the ink slab, one per view; `line` is ruled; `wall` and `wall-line` stand on a pigment wall. */
  look?: 'primary' | 'line' | 'wall' | 'wall-line';
  small?: boolean;
  /** As wide as its container. */
  block?: boolean;
}

const lookClasses = ({ look = 'primary', small, block }: Look, className?: string) =>
  classes(styles.button, styles[look], small && styles.small, block && styles.block, className);

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  Look & {
    /** While set, the button is busy: it shows a spinner with this text and ignores presses. */
    busy?: string | false | undefined;
    /** The button ignores presses and says so, but keeps the focus: a natively disabled button would drop it. */
    disabled?: boolean | undefined;
  };

export function Button({
  look,
  small,
  block,
  busy,
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const idle = Boolean(busy) || disabled;
  return (
    <button
      type="button"
      {...rest}
      className={lookClasses({ look, small, block } as Look, className)}
      aria-disabled={idle ? true : rest['aria-disabled']}
      onClick={(event) => {
        // Also keeps a form from being submitted by Enter in one of its fields.
        if (idle) event.preventDefault();
        else onClick?.(event);
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
