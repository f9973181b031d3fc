import type { Elements } from '../../ui/elements';
import styles from './list-choices.module.css';

/** Filter and order of a list, in one row. */
export function ListChoices({ filter, sort }: { filter: Elements; sort: Elements }) {
  return (
    <div className={styles.choices}>
      {filter}
      <div className={`wrap needs-script ${styles.sort}`}>{sort}</div>
    </div>
  );
}
