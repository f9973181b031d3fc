import { classes } from '../../../ui/classes';
import styles from './palette.module.css';

interface PaletteProps {
  colours: readonly string[];
  /** Accessible name where the strip stands alone; beside the picture it is decoration. */
  label?: string;
}

/** The four colours of a picture, side by side. */
export function Palette({ colours, label }: PaletteProps) {
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
