import styles from './sample-mark.module.css';

/** A quiet word beside the name of somebody who was invented for this site. */
export function SampleMark() {
  return (
    <span>
      {' '}
      <span className={styles.mark}>Sample</span>
    </span>
  );
}
