import { classes } from '../../../ui/classes';
import styles from './letters.module.css';

interface LettersProps {
  id?: string;
  letters: string;
  /** Which of them are used up. */
  used?: readonly boolean[];
  /** What they are, for who hears them: 'Scrambled letters'. */
  label: string;
  className?: string | undefined;
}

/** A word as a row of letter tiles, which breaks anywhere; it is read out letter by letter. */
export function Letters({ id, letters, used, label, className }: LettersProps) {
  return (
    <span
      id={id}
      className={classes(styles.letters, className)}
      role="img"
      aria-label={`${label} ${[...letters].join(' ')}`}
    >
      {[...letters].map((letter, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- the letters of a word stay where they are
          key={index}
          aria-hidden="true"
          className={classes(used?.[index] && styles.used)}
        >
          {letter}
        </span>
      ))}
    </span>
  );
}
