import board from './board.generated.svg';
import styles from './board-picture.module.css';

/** The painted board. It never changes: `npm run drawings` draws it from the rules. */
export function BoardPicture() {
  return (
    <img
      className={styles.cloth}
      src={board}
      alt=""
      width="728"
      height="728"
      fetchPriority="high"
      draggable="false"
    />
  );
}
