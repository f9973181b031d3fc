import styles from './dance-card.module.css';

interface CardCaptionProps {
  title: string;
  hi: string;
  region: string;
  /** Opens the player; the whole card then is its button. */
  onOpen?: () => void;
  /** The button has been reached by the keyboard. */
  onFocusShown?: () => void;
}

/** The name of a dance in two scripts and where it comes from. */
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
