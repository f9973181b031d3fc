import type { ReactNode } from 'react';
import { classes } from '../ui/classes';
import { Doorway, type DoorwayName } from './doorway';
import { Picture, type PictureSources } from '../ui/picture';
import closedDoor from './closed-door.generated.svg?no-inline';
import styles from './empty-state.module.css';
import { tablet } from '../styles/breakpoints';

interface EmptyStateProps {
  title: string;
  /** Whether the title is the page's heading. */
  heading?: boolean;
  /** `alert` for a failure, `status` for an empty list; `none` where something else announces it. */
  role?: 'status' | 'alert' | 'none';
  /** What is drawn above: an empty frame, a closed door for a failure, or a room's doorway. */
  drawing?: 'frame' | 'closed-door' | DoorwayName;
  /** A picture instead of the drawing. */
  picture?: PictureSources | null;
  /** The picture is below the first view, and loads when it comes near. */
  late?: boolean;
  /** One line of help. */
  children?: ReactNode;
  /** One or two buttons or links. */
  actions?: ReactNode;
}

function EmptyFrame() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 190" aria-hidden="true" focusable="false">
      <path d="M120 22 56 62M120 22l64 40" />
      <circle cx="120" cy="20" r="3.5" />
      <path d="M36 62h168v120H36ZM41 67h158v110H41ZM56 82h128v80H56Z" />
      <path d="m56 82-15-15M184 82l15-15M56 162l-15 15M184 162l15 15" />
    </svg>
  );
}

/** Painted, like the gate of the e-mail verification; `npm run drawings` draws it. */
function ClosedDoor() {
  return <img className={styles.door} src={closedDoor} alt="" width={356} height={478} />;
}

function Drawing({ of }: { of: NonNullable<EmptyStateProps['drawing']> }) {
  if (of === 'frame') return <EmptyFrame />;
  if (of === 'closed-door') return <ClosedDoor />;
  return <Doorway of={of} />;
}

/** What a page shows without content or after a failure: a drawing, a title, help and actions. */
export function EmptyState({
  title,
  heading,
  role = 'status',
  drawing = 'frame',
  picture,
  late,
  children,
  actions,
}: EmptyStateProps) {
  return (
    <div className={classes('wrap', styles.empty)}>
      {picture ? (
        <div className={styles.picture}>
          <Picture sources={picture} sizes={`${tablet} 80vw, 26rem`} priority={late ? 'late' : 'first'} />
        </div>
      ) : (
        <Drawing of={drawing} />
      )}
      <div role={role}>
        {heading ? <h1 className={styles.title}>{title}</h1> : <p className={styles.title}>{title}</p>}
      </div>
      {children && <p className={styles.help}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
