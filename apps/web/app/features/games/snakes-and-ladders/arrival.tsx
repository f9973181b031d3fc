import styles from './arrival.module.css';
import board from './board.generated.svg';
import { Piece } from './piece';

/** The winner's token, large, before the pavilion of the last square. */
export function Arrival({ winner }: { winner: number }) {
  return (
    <div className={styles.arrival} aria-hidden="true" data-arrival>
      <div className={styles.square}>
        <img src={board} alt="" width="728" height="728" draggable="false" />
      </div>
      <Piece player={winner} className={styles.token} />
    </div>
  );
}
