import picture from './arrival.generated.svg';
import styles from './arrival.module.css';
import { Piece } from './piece';

/** The pavilion of the last square in the rays of the sun, and below it the winner's token. */
export function Arrival({ winner }: { winner: number }) {
  return (
    <div className={styles.arrival} aria-hidden="true" data-arrival>
      <img src={picture} alt="" width="98" height="74" draggable="false" />
      <Piece player={winner} className={styles.token} />
    </div>
  );
}
