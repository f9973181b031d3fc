import type { CartItem } from '@kalavithi/contract/cart';
import { toCartItem } from '@kalavithi/contract/cart-item';
import type { Handicraft } from '@kalavithi/contract/work';
import { useState, type ReactNode } from 'react';
import type { FilteredWorks } from '../../lib/loading/works';
import { ItemCard } from '../../lib/works/item-card';
import { ListChoices } from '../../lib/works/list-choices';
import { SortBeforeHydration, SortSelect } from '../../lib/works/sort-select';
import { SortedGrid } from '../../lib/works/sorted-grid';
import { useSortedWorks } from '../../lib/works/use-sorted-works';
import { hasFilters } from '../../lib/works/work-filters';
import { pages } from '../../site-map';
import type { Elements } from '../../ui/elements';
import { Pager } from '../../ui/pager';
import { Shelf } from './shelf';

/** Slides of the carousel at most. */
const shelfLength = 15;

/** The shelf begins with works that the first rows of the grid below it do not show. */
const shelfStart = 8;

const onShelf = (works: readonly Handicraft[]): readonly Handicraft[] => {
  const start = works.length > shelfStart ? shelfStart : 0;
  return [...works.slice(start), ...works.slice(0, start)].slice(0, shelfLength);
};

interface HandicraftsViewProps {
  list: FilteredWorks<'handicrafts'>;
  /** The filters, below the shelf. */
  filter: Elements;
  heart: (item: CartItem) => ReactNode;
  actions: (item: CartItem) => Elements;
  /** The last item of the grid, while no filter is set. */
  children: Elements;
}

/** The handicrafts: the shelf, and all of them in the order that the visitor chooses. */
export function HandicraftsView({ list, filter, heart, actions, children }: HandicraftsViewProps) {
  const { page, hasNext } = list.nearest ?? list;
  const { path } = pages.handicrafts;
  const sorted = useSortedWorks(list, 'handicrafts', path);
  const { order, choose, select, hydrated, addressOf } = sorted;
  const filtered = hasFilters(list.filters);
  // It stays above the filters while they are chosen, so that they stay where they are.
  const [shelf] = useState(() => (filtered ? null : onShelf(list.works)));
  const shelved = shelf ?? (filtered ? null : onShelf(list.works));
  return (
    <>
      {!hydrated && <SortBeforeHydration />}
      {shelved && (
        <div className="wrap">
          <Shelf handicrafts={shelved} />
        </div>
      )}
      <ListChoices filter={filter} sort={<SortSelect select={select} order={order} choose={choose} />} />
      <SortedGrid
        label="Handicrafts"
        sorted={sorted}
        filtered={filtered}
        below={shelved !== null}
        card={(craft, _index, large) => {
          const item = toCartItem(craft);
          return <ItemCard item={item} large={large} heart={heart(item)} actions={actions(item)} />;
        }}
      >
        {children}
      </SortedGrid>
      <Pager page={page} hasNext={hasNext} addressOf={addressOf} />
    </>
  );
}
