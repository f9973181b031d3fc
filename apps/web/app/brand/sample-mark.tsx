import styles from './sample-mark.module.css';

/** Marks an invented person or event next to its name. */
export function SampleMark() {
  return (
    <span className={styles.place}>
      {' '}
      <span className={styles.mark}>Sample</span>
    </span>
  );
}
