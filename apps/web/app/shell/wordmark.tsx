import { Mark } from '../brand/doorway';
import { Link } from '../ui/link';
import styles from './wordmark.module.css';

/** The name of the house with its mark; leads home. */
export function Wordmark({ onClick }: { onClick?: () => void }) {
  return (
    <Link className={styles.word} to="/" onClick={onClick}>
      <Mark className={styles.mark} />
      <span>
        <b>Kalavithi</b>
        <span lang="hi">कला वीथी</span>
      </span>
      <span className="sr">Home</span>
    </Link>
  );
}
