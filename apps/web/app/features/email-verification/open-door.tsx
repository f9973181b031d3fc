import styles from './open-door.module.css';

/** Leaves of the garland, as x and y of their tops. */
const leaves = [
  [92, 150],
  [119, 134.1],
  [146, 113.2],
  [173, 106],
  [200, 98],
  [227, 106],
  [254, 113.2],
  [281, 134.1],
  [308, 150],
] as const;

/** Drawing of an open door with a garland. */
export function OpenDoor() {
  return (
    <svg className={styles.door} viewBox="0 0 400 420" aria-hidden="true" focusable="false">
      <path d="M60 419V176c0-28 14-42 36-42 0-28 15-43 36-43 0-30 28-56 68-77 40 21 68 47 68 77 21 0 36 15 36 43 22 0 36 14 36 42v243" />
      <path d="M80 419V182c0-18 10-28 32-28 0-30 13-42 36-43 2-30 20-48 52-68 32 20 50 38 52 68 23 1 36 13 36 43 22 0 32 10 32 28v237" />
      <path
        className={styles.leaf}
        d="M80 419V182c0-12 5-19 12-23l46 34v214ZM320 419V182c0-12-5-19-12-23l-46 34v214Z"
      />
      <path d="M90 396V200l38 22v166ZM310 396V200l-38 22v166ZM97 382V220l24 14v142ZM303 382V220l-24 14v142Z" />
      <path d="M138 407V236c0-22 10-24 16-24 0-20 8-26 18-28 3-18 14-26 28-34 14 8 25 16 28 34 10 2 18 8 18 28 6 0 16 2 16 24v171" />
      <path
        className={styles.light}
        d="M152 407V244c0-12 6-18 14-18 0-14 6-20 14-22 3-14 10-20 20-26 10 6 17 12 20 26 8 2 14 8 14 22 8 0 14 6 14 18v163Z"
      />
      <path
        className={styles.beyond}
        d="M176 407V262c0-10 4-14 10-14 2-10 7-15 14-19 7 4 12 9 14 19 6 0 10 4 10 14v145Z"
      />
      <path className={styles.light} d="M138 407h124l58 12H80Z" />
      <path d="M30 419h340" />
      <path
        className={styles.mango}
        d={leaves.map(([x, y]) => `M${x} ${y}c7 8 7 16 0 26c-7-10-7-18 0-26Z`).join('')}
      />
      <path className={styles.string} d="M80 152Q200 62 320 152" />
    </svg>
  );
}
