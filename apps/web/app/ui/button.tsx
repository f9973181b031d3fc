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
  classes(styles['button'], styles[look], small && styles['small'], block && styles['block'], className);

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** While set, the button is busy: it keeps its width, shows a spinner with this text, and ignores clicks. */
    busy?: string | false | undefined;
  };

export function Button({ look, small, block, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={lookClasses({ look, small, block } as Look, className)}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? (
        <>
          <span className={styles['spinner']} aria-hidden="true" />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}

export function ButtonLink({ look, small, block, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={lookClasses({ look, small, block } as Look, className as string)} />;
}
