import styles from './best-line.module.css';
import type { Best } from './use-best-result';

/** The best result on this device, if there is one. */
export function BestLine({ best: { words, isNew } }: { best: Best }) {
  return (
    words !== null && (
      <p className={isNew ? styles.new : 'small muted'}>
        {isNew ? `A new best on this device: ${words}` : `Best on this device: ${words}`}
      </p>
    )
  );
}
