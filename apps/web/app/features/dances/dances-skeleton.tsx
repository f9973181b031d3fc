import { WorksSkeleton } from '../../brand/works-skeleton';
import cardStyles from './dance-card.module.css';
import styles from './dances-view.module.css';

/** Placeholder while the dances load: the first rows, of films and lessons, with their headings. */
export function DancesSkeleton() {
  const row = { doorway: 'dances', className: `${styles.row} ${styles.waiting}` } as const;
  return (
    <>
      <WorksSkeleton {...row} place={cardStyles.stage} />
      <div aria-hidden="true">
        <WorksSkeleton {...row} place={`${cardStyles.stage} ${cardStyles.wide}`} />
      </div>
    </>
  );
}
