import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes';
import { Icon } from './icon';
import styles from './select.module.css';

type SelectProps = ComponentProps<'select'> & {
  /** Read out before the choice; the first option often says it to the eye. */
  label: string;
  options: readonly { value: string; label: string }[];
};

/** The browser's own choice list in the site's dress. */
export function Select({ label, options, className, ...select }: SelectProps) {
  return (
    <span className={classes(styles.wrap, className)}>
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
