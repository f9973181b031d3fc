import { classes } from '../../../ui/classes';
import styles from './palette.module.css';

interface PaletteProps {
  colours: readonly string[];
  /** Below a caption of its own. */
  tall?: boolean;
}

/** The four colours of a picture, side by side. */
export function Palette({ colours, tall }: PaletteProps) {
  return (
    <span className={classes(styles.dyes, tall && styles.tall)} aria-hidden="true">
      {colours.map((colour) => (
        <i key={colour} style={{ background: colour }} />
      ))}
    </span>
  );
}
