import type { CartItem } from '@kalavithi/contract/cart';
import { toCartItem } from '@kalavithi/contract/cart-item';
import type { ReactNode } from 'react';
import type { FilteredWorks } from '../../lib/loading/works';
import { ListChoices } from '../../lib/works/list-choices';
import { SortBeforeHydration, SortSelect } from '../../lib/works/sort-select';
import { SortedGrid } from '../../lib/works/sorted-grid';
import { useSortedWorks } from '../../lib/works/use-sorted-works';
import { hasFilters } from '../../lib/works/work-filters';
import { pages } from '../../site-map';
import type { Elements } from '../../ui/elements';
import { Pager } from '../../ui/pager';
import { HandicraftCard } from './handicraft-card';
import { Shelf } from './shelf';

/** Slides of the carousel at most. */
const shelfLength = 15;

interface HandicraftsViewProps {
  list: FilteredWorks<'handicrafts'>;
  /** The filters, below the shelf. */
  filter: Elements;
  heart: (item: CartItem) => ReactNode;
  actions: (item: CartItem) => Elements;
  /** The last item of the grid. */
  children: Elements;
}

/** The handicrafts: the shelf, and all of them in the order that the visitor chooses. */
export function HandicraftsView({ list, filter, heart, actions, children }: HandicraftsViewProps) {
  const { page, hasNext } = list.nearest ?? list;
  const { path } = pages.handicrafts;
  const sorted = useSortedWorks(list, 'handicrafts', path);
  const { order, choose, select, hydrated, addressOf } = sorted;
  return (
    <>
      {!hydrated && <SortBeforeHydration />}
      {!hasFilters(list.filters) && (
        <div className="wrap">
          <Shelf handicrafts={list.works.slice(0, shelfLength)} />
        </div>
      )}
      <ListChoices filter={filter} sort={<SortSelect select={select} order={order} choose={choose} />} />
      <SortedGrid
        label="Handicrafts"
        sorted={sorted}
        card={(craft) => (
          <HandicraftCard
            craft={craft}
            heart={heart(toCartItem(craft))}
            actions={actions(toCartItem(craft))}
          />
        )}
      >
        {children}
      </SortedGrid>
      <Pager page={page} hasNext={hasNext} addressOf={addressOf} />
    </>
  );
}
