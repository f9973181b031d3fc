import type { ReactNode } from 'react';
import { classes } from '../ui/classes';
import { Doorway, type DoorwayName } from './doorway';
import type { Elements } from '../ui/elements';
import styles from './room-head.module.css';

interface RoomHeadProps {
  title: string;
  doorway?: DoorwayName;
  /** A line under the title. */
  children?: Elements;
  /** At the end of the line: a count, a choice or a link. */
  aside?: ReactNode;
  /** No rule below, where the content has its own. */
  unruled?: boolean;
}

/** The head of a page: its doorway, its title, and a double rule below. */
export function RoomHead({ title, doorway, children, aside, unruled }: RoomHeadProps) {
  return (
    <div className="wrap">
      <div className={classes(styles.head, !unruled && 'jadval')}>
        <div className={classes(styles.title, !doorway && styles.plain)}>
          {doorway && <Doorway of={doorway} className={styles.doorway} />}
          <h1>{title}</h1>
          {children}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  );
}
