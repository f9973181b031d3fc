import type { WorkForSale } from '@kalavithi/contract/work';
import { isFew, WorkGrid } from '../../brand/work-card';
import type { Elements } from '../../ui/elements';
import { InTurn } from '../../ui/in-turn';
import type { Larger } from './item-card';
import { SortableItem } from './sortable-item';
import type { SortedWorks } from './use-sorted-works';

interface SortedGridProps<Of extends WorkForSale['catalogue']> {
  label: string;
  sorted: SortedWorks<Of>;
  card: (work: SortedWorks<Of>['works'][number], index: number, large: Larger) => Elements;
  /** While a filter is set: the cards of few works are larger. */
  filtered: boolean;
  /** Whether all of it is below the first screen. */
  below?: boolean;
  /** The last item of the grid, while no filter is set. */
  children: Elements;
}

/** The grid of sorted works; before hydration the style sheet sorts it. */
export function SortedGrid<Of extends WorkForSale['catalogue']>({
  label,
  sorted: { works, rising, falling },
  card,
  filtered,
  below = false,
  children,
}: SortedGridProps<Of>) {
  const large = filtered && (works.length === 1 ? 'alone' : isFew(works.length));
  return (
    <InTurn part="works">
      <div className="wrap">
        <WorkGrid label={label} count={filtered ? works.length : undefined}>
          {works.map((work, index) => (
            <SortableItem
              key={work.id}
              id={work.id}
              index={below ? Infinity : index}
              up={rising.indexOf(work)}
              down={falling.indexOf(work)}
            >
              {card(work, index, large)}
            </SortableItem>
          ))}
          {!filtered && children}
        </WorkGrid>
      </div>
    </InTurn>
  );
}
