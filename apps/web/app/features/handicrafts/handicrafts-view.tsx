import type { CartItem } from '@kalavithi/contract/cart';
import { toCartItem } from '@kalavithi/contract/cart-item';
import type { ReactNode } from 'react';
import { WorkGrid } from '../../brand/work-card';
import type { FilteredWorks } from '../../lib/loading/works';
import { SortableItem } from '../../lib/works/sortable-item';
import { SortBeforeHydration, SortSelect } from '../../lib/works/sort-select';
import { sortBeforeHydration } from '../../lib/works/use-sort-order';
import { useSortedWorks } from '../../lib/works/use-sorted-works';
import { hasFilters } from '../../lib/works/work-filters';
import { pages } from '../../site-map';
import type { Elements } from '../../ui/elements';
import { Pager } from '../../ui/pager';
import { HandicraftCard } from './handicraft-card';
import styles from './handicrafts-view.module.css';
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
  const { works, order, choose, select, hydrated, rising, falling, addressOf } = sorted;
  return (
    <>
      {!hydrated && <SortBeforeHydration script={sortBeforeHydration} />}
      {!hasFilters(list.filters) && (
        <div className="wrap">
          <Shelf handicrafts={list.works.slice(0, shelfLength)} />
        </div>
      )}
      <div className={styles.choices}>
        {filter}
        <div className={`wrap ${styles.sort}`}>
          <SortSelect select={select} order={order} choose={choose} />
        </div>
      </div>
      <div className="wrap">
        <WorkGrid label="Handicrafts">
          {works.map((craft) => (
            <SortableItem
              key={craft.id}
              id={craft.id}
              up={rising.indexOf(craft)}
              down={falling.indexOf(craft)}
            >
              <HandicraftCard
                craft={craft}
                heart={heart(toCartItem(craft))}
                actions={actions(toCartItem(craft))}
              />
            </SortableItem>
          ))}
          {children}
        </WorkGrid>
      </div>
      <Pager page={page} hasNext={hasNext} addressOf={addressOf} />
    </>
  );
}
