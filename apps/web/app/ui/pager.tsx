import { ButtonLink } from './button';
import styles from './pager.module.css';

interface PagerProps {
  /** Number of this page, from 1 on. */
  page: number;
  /** Addresses of the pages beside it; null where there is none. */
  previous: string | null;
  next: string | null;
}

/** Links to the pages before and after; nothing when there is only one page. */
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
