import styles from './dance-card.module.css';

interface CardCaptionProps {
  title: string;
  hi: string;
  region: string;
  /** Opens the player; the button then covers the card. */
  onOpen?: () => void;
  /** The button has keyboard focus. */
  onFocusShown?: () => void;
}

/** Name of a dance in two scripts, and its region. */
export function CardCaption({ title, hi, region, onOpen, onFocusShown }: CardCaptionProps) {
  return (
    <div className={styles.caption}>
      <h3>
        {onOpen ? (
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            onClick={onOpen}
            onFocus={(event) => event.target.matches(':focus-visible') && onFocusShown?.()}
          >
            {title}
          </button>
        ) : (
          title
        )}
      </h3>
      <p>
        <span className="script" lang="hi">
          {hi}
        </span>{' '}
        <span className="small muted">{region}</span>
      </p>
    </div>
  );
}
