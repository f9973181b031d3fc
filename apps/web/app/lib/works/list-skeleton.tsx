import type { DoorwayName } from '../../brand/doorway-name';
import { LinePlaceholder } from '../../brand/placeholder';
import { WorksSkeleton } from '../../brand/works-skeleton';
import { ListChoices } from './list-choices';
import styles from './list-choices.module.css';

interface ListSkeletonProps {
  doorway: DoorwayName;
  /** Gives the cards their shape. */
  className?: string | undefined;
}

/** Placeholder while a list of works loads: its filter and order, and the cards. */
export function ListSkeleton(works: ListSkeletonProps) {
  const place = <LinePlaceholder className={styles.place} />;
  return (
    <>
      <ListChoices filter={<div className="wrap">{place}</div>} sort={place} />
      <WorksSkeleton {...works} strip={false} />
    </>
  );
}
