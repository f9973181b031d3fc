import { classes } from './classes';
import styles from './dots.module.css';
import { visibleDots } from './visible-dots';

interface DotsProps {
  count: number;
  current: number;
  onChoose: (index: number) => void;
  /** Shows only the dots around the current one on a narrow screen; small ones at the ends say that there are more. */
  fewWhenNarrow?: boolean;
}

/** The dots of a slideshow, one per slide. */
export function Dots({ count, current, onChoose, fewWhenNarrow = false }: DotsProps) {
  const near = visibleDots(current, count);
  return (
    <div className={classes(styles.dots, fewWhenNarrow && styles.few, 'needs-script')}>
      {Array.from({ length: count }, (_, index) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- a dot has no other id
          key={index}
          type="button"
          className={styles.dot}
          aria-label={`Slide ${index + 1} of ${count}`}
          aria-current={index === current ? true : undefined}
          data-near={near.includes(index) ? '' : undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  );
}
