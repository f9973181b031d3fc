import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes';
import { Icon } from './icon';
import styles from './select.module.css';

type SelectProps = ComponentProps<'select'> & {
  /** The accessible name; the first option often shows it. */
  label: string;
  options: readonly { value: string; label: string }[];
  /** It has half the width of a phone, so that its text is smaller there. */
  half?: boolean;
};

/** A styled native select. */
export function Select({ label, options, half, className, ...select }: SelectProps) {
  return (
    <span className={classes(styles.wrap, half && styles.half, className)}>
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
