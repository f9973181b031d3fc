import { ButtonLink } from './button';
import styles from './pager.module.css';

interface PagerProps {
  /** Number of this page, from 1. */
  page: number;
  /** Address of the previous page; null on the first. */
  previous: string | null;
  /** Address of the next page; null on the last. */
  next: string | null;
}

/** Links to the previous and next page; nothing for a single page. */
export function Pager({ page, previous, next }: PagerProps) {
  if (previous === null && next === null) return null;
  return (
    <nav className={`wrap ${styles.pages}`} aria-label="Pages of this list">
      {previous !== null && (
        <ButtonLink look="line" to={previous}>
          Previous page
        </ButtonLink>
      )}
      <span className={styles.page}>{`Page ${page}`}</span>
      {next !== null && (
        <ButtonLink look="line" to={next}>
          Next page
        </ButtonLink>
      )}
    </nav>
  );
}
