import type { CartItem } from '@kalavithi/contract/cart';
import { toCartItem } from '@kalavithi/contract/cart-item';
import type { ReactNode } from 'react';
import { RoomHead } from '../../brand/room-head';
import type { FilteredWorks } from '../../lib/loading/works';
import { ItemCard } from '../../lib/works/item-card';
import { ListChoices } from '../../lib/works/list-choices';
import { SortBeforeHydration, SortSelect } from '../../lib/works/sort-select';
import { SortedGrid } from '../../lib/works/sorted-grid';
import { useSortedWorks } from '../../lib/works/use-sorted-works';
import { hasFilters } from '../../lib/works/work-filters';
import { pages } from '../../site-map';
import { BelowHead } from '../../ui/below-head';
import type { Elements } from '../../ui/elements';
import { Pager } from '../../ui/pager';

interface PaintingsViewProps {
  list: FilteredWorks<'paintings'>;
  /** The filters, below the head. */
  filter: Elements;
  heart: (item: CartItem) => ReactNode;
  actions: (item: CartItem) => Elements;
  /** The last item of the grid, while no filter is set. */
  children: Elements;
}

/** The paintings in the order that the visitor chooses. */
export function PaintingsView({ list, filter, heart, actions, children }: PaintingsViewProps) {
  const { page, hasNext } = list.nearest ?? list;
  const { total } = list;
  const sorted = useSortedWorks(list, 'paintings', pages.paintings.path);
  const { order, choose, select, hydrated, addressOf } = sorted;
  const filtered = hasFilters(list.filters);
  return (
    <>
      {!hydrated && <SortBeforeHydration />}
      <RoomHead
        title={pages.paintings.title}
        doorway="paintings"
        aside={<span className="muted small">{total === 1 ? '1 work' : `${total} works`}</span>}
      />
      <BelowHead>
        <ListChoices filter={filter} sort={<SortSelect select={select} order={order} choose={choose} />} />
        <SortedGrid
          label="Paintings"
          sorted={sorted}
          // Where nothing passes, all of them may be the nearest.
          filtered={filtered && list.nearest?.left !== null}
          card={(painting, index, large) => {
            const item = toCartItem(painting);
            return (
              <ItemCard
                item={item}
                large={large}
                priority={index === 0 ? 'first' : index < 4 ? 'early' : 'late'}
                tag={painting.tag}
                heart={heart(item)}
                actions={actions(item)}
              />
            );
          }}
        >
          {children}
        </SortedGrid>
        <Pager page={page} hasNext={hasNext} addressOf={addressOf} />
      </BelowHead>
    </>
  );
}
