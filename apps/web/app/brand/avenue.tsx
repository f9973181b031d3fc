import styles from './avenue.module.css';

/** The street of houses on which the footer stands. */
export function Avenue() {
  return <div className={styles.avenue} />;
}
