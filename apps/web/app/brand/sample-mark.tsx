import styles from './sample-mark.module.css';

/** Marks an invented person or event next to its name. */
export function SampleMark() {
  return (
    <span>
      {' '}
      <span className={styles.mark}>Sample</span>
    </span>
  );
}
