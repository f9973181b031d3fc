import { ButtonLink } from './button';
import styles from './pager.module.css';

interface PagerProps {
  /** Number of this page, from 1 on. */
  page: number;
  hasNext: boolean;
  addressOf: (page: number) => string;
}

/** Links to the pages before and after; nothing when there is only one page. */
export function Pager({ page, hasNext, addressOf }: PagerProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav className={`wrap ${styles.pages}`} aria-label="Pages of this list">
      {page > 1 && (
        <ButtonLink look="line" to={addressOf(page - 1)}>
          Previous page
        </ButtonLink>
      )}
      <span className={styles.page}>{`Page ${page}`}</span>
      {hasNext && (
        <ButtonLink look="line" to={addressOf(page + 1)}>
          Next page
        </ButtonLink>
      )}
    </nav>
  );
}
