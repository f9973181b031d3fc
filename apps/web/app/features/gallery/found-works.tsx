import type { FilteredWorks } from '../../lib/loading/works';
import { Masonry } from '../../ui/masonry';
import { ArtworkFigure } from './artwork-figure';
import { sizeOf } from './school-works';
import styles from './gallery-view.module.css';

/** Works of all schools that pass the filters, or what is nearest to them. */
export function FoundWorks({ list }: { list: FilteredWorks<'gallery'> }) {
  const { works } = list.nearest ?? list;
  return (
    <div className={`wrap ${styles.panel}`}>
      <Masonry
        label="Works"
        items={works.map((work, index) => ({
          id: work.id,
          ...sizeOf(work),
          content: (
            <ArtworkFigure
              work={work}
              opens="page"
              priority={index > 3 ? 'late' : index === 0 ? 'first' : 'early'}
            />
          ),
        }))}
      />
    </div>
  );
}
