import { classes } from '../ui/classes';
import type { DoorwayName } from './doorway-name';
import styles from './doorway.module.css';

/** One doorway profile per room, drawn in a box of 40 by 58. */
const profiles = {
  home: 'M5 54V20L20 4l15 16v34',
  paintings: 'M5 54V24c0-4 2-6 5-6 0-4 2-6 5-6 0-4 2-6 5-8 3 2 5 4 5 8 3 0 5 2 5 6 3 0 5 2 5 6v30',
  dances: 'M9 54V39h5.5a14.5 14.5 0 1 1 11 0H31v15M20 11V1.5M16.5 4h7',
  handicrafts: 'M7 54V14h26v40M3 14h34M7 9h26',
  gallery:
    'M3 54V33c0-4 2.5-6 5-8.5 2.5 2.5 5 4.5 5 8.5v21M13 54V19c0-6 3-9.5 7-14 4 4.5 7 8 7 14v35M27 54V33c0-4 2.5-6 5-8.5 2.5 2.5 5 4.5 5 8.5v21',
  artists: 'M5 54V20a15 15 0 0 1 30 0v34',
  events: 'M6 54V22M34 54V22M2 15c6 3 12-4 18-4s12 7 18 4M4 22c6-2 10-5 16-5s10 3 16 5',
  games: 'M5 54V30h4v-8h4v-8h4V6h6v8h4v8h4v8h4v24',
} as const satisfies Record<DoorwayName, string>;

export type { DoorwayName };

/** The doorway that marks a room's titles, menu rows and cards. Decoration next to its name. */
export function Doorway({ of, className }: { of: DoorwayName; className?: string | undefined }) {
  return (
    <svg className={classes(styles.doorway, className)} viewBox="0 0 40 58" aria-hidden="true">
      <path d={profiles[of]} />
      <path d="M1 55.5h38" />
    </svg>
  );
}

/** The site's logo: three nested arches. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d="M3 45V21C3 12 10 10 24 2c14 8 21 10 21 19v24" />
      <path d="M11 45V25c0-6 5-8 13-14 8 6 13 8 13 14v20" />
      <path d="M19 45V31c0-4 2-6 5-9 3 3 5 5 5 9v14Z" fill="currentColor" stroke="none" />
    </svg>
  );
}

/** The loading indicator: the logo's arches light up in turn. The text says what is loading. */
export function Loader({ children }: { children: string }) {
  return (
    <div className={styles.loading} role="status">
      <svg className={styles.loader} viewBox="0 0 48 48" aria-hidden="true">
        <path d="M3 45V21C3 12 10 10 24 2c14 8 21 10 21 19v24" />
        <path d="M11 45V25c0-6 5-8 13-14 8 6 13 8 13 14v20" />
        <path d="M19 45V31c0-4 2-6 5-9 3 3 5 5 5 9v14" />
      </svg>
      <span>{children}</span>
    </div>
  );
}
