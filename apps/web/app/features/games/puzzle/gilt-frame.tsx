import { useId } from 'react';
import styles from './gilt-frame.module.css';

/** The mouldings from the inside of the frame to its outside; each covers the outer part of the last. */
const mouldings = [styles.shade, styles.lip, styles.bed, styles.bead, styles.edge];

/** A gilt frame that draws itself round the solved picture, and a light that runs across it once. */
export function GiltFrame() {
  const id = useId();
  return (
    <>
      <svg className={styles.frame} aria-hidden="true">
        <linearGradient id={id} x2="1" y2="1">
          <stop className={styles.deep} offset="0" />
          <stop className={styles.bright} offset="0.2" />
          <stop className={styles.gilt} offset="0.45" />
          <stop className={styles.bright} offset="0.7" />
          <stop className={styles.deep} offset="1" />
        </linearGradient>
        {mouldings.map((moulding) => (
          <rect
            key={moulding}
            className={moulding}
            width="100%"
            height="100%"
            pathLength="1"
            stroke={moulding === styles.bed ? `url(#${id})` : undefined}
          />
        ))}
      </svg>
      <span className={styles.light} aria-hidden="true" />
    </>
  );
}
