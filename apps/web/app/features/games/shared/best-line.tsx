import { classes } from '../../../ui/classes';
import styles from './best-line.module.css';
import type { Best } from './use-best-result';

/** Before a game, the best result on this device; a dash while there is none. */
export function BestLine({ words }: { words: string | null }) {
  return (
    <p
      className={classes('small muted', styles.line, words === null && styles.none)}
    >{`Best on this device: ${words ?? '–'}`}</p>
  );
}

/** After a game, the best result on this device, which may be this one; nothing while there is none. */
export function BestAfterGame({ best: { words, isNew } }: { best: Best }) {
  if (words === null) return null;
  return (
    <p className={classes('small', isNew ? styles.new : 'muted')}>
      {`${isNew ? 'A new best' : 'Best'} on this device: ${words}`}
    </p>
  );
}
