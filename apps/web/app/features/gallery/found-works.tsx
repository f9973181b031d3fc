import type { FilteredWorks } from '../../lib/loading/works';
import styles from './gallery-view.module.css';
import { WorkColumns } from './work-columns';

/** Works of all schools that pass the filters, or what is nearest to them. */
export function FoundWorks({ list }: { list: FilteredWorks<'gallery'> }) {
  const { works } = list.nearest ?? list;
  return (
    <div className={`wrap ${styles.panel}`}>
      <WorkColumns label="Works" works={works} opens="page" first />
    </div>
  );
}
