import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes';
import { Icon } from './icon';
import styles from './select.module.css';

type SelectProps = ComponentProps<'select'> & {
  /** The accessible name. */
  label: string;
  /** Shows the name above the value. Without it, the first option often does. */
  named?: boolean;
  options: readonly { value: string; label: string }[];
  /** It has half the width of a phone, so that its text is smaller there. */
  half?: boolean;
};

/** A styled native select. */
export function Select({ label, named, options, half, className, ...select }: SelectProps) {
  return (
    <span className={classes(styles.wrap, half && styles.half, named && styles.named, className)}>
      {named && (
        <span className={styles.name} aria-hidden="true">
          {label}
        </span>
      )}
      <select {...select} aria-label={label} className={styles.select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </span>
  );
}
