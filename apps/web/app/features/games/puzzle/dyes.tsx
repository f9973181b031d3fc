import { classes } from '../../../ui/classes';
import styles from './dyes.module.css';

interface DyesProps {
  colours: readonly string[];
  /** Names the strip where it stands alone; beside the picture it is decoration. */
  label?: string;
}

/** The four colours of a picture, side by side. */
export function Dyes({ colours, label }: DyesProps) {
  return (
    <span
      className={classes(styles.dyes, label && styles.tall)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {colours.map((colour) => (
        <i key={colour} style={{ background: colour }} />
      ))}
    </span>
  );
}
