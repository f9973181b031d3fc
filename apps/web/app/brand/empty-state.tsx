import type { ReactNode } from 'react';
import { classes } from '../ui/classes';
import { Doorway, type DoorwayName } from './doorway';
import { Picture, type PictureSources } from '../ui/picture';
import closedDoor from './closed-door.generated.svg?no-inline';
import emptyFrame from './empty-frame.generated.svg?no-inline';
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

/** The painted pictures with their width and height; `npm run drawings` draws them. */
const painted = {
  frame: [emptyFrame, 184, 180],
  'closed-door': [closedDoor, 356, 478],
} as const;

function Drawing({ of }: { of: NonNullable<EmptyStateProps['drawing']> }) {
  if (of !== 'frame' && of !== 'closed-door') return <Doorway of={of} />;
  const [src, width, height] = painted[of];
  return <img className={styles.drawing} src={src} alt="" width={width} height={height} />;
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
