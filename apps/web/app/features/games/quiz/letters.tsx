import { classes } from '../../../ui/classes';
import { wood } from '../shared/wood';
import styles from './letters.module.css';

interface LettersProps {
  id?: string;
  letters: string;
  /** Which letters are used. */
  used?: readonly boolean[];
  /** Accessible name: 'Scrambled letters'. */
  label: string;
  /** Small, and without blocks. */
  plain?: boolean;
  className?: string | undefined;
}

/** A word as a row of wooden letter blocks that wraps anywhere; screen readers spell it. */
export function Letters({ id, letters, used, label, plain, className }: LettersProps) {
  return (
    <span
      id={id}
      className={classes(plain ? styles.plain : styles.letters, className)}
      role="img"
      aria-label={`${label} ${[...letters].join(' ')}`}
    >
      {[...letters].map((letter, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- the letters of a word stay where they are
          key={index}
          aria-hidden="true"
          className={classes(!plain && wood.block, used?.[index] && styles.used)}
        >
          {letter}
        </span>
      ))}
    </span>
  );
}
