import type { CartItem } from '@kalavithi/contract/cart';
import { toCartItem } from '@kalavithi/contract/cart-item';
import { workPath } from '@kalavithi/contract/links';
import { useMemo, type ReactNode } from 'react';
import { RoomHead } from '../../brand/room-head';
import { WorkCard, WorkGrid } from '../../brand/work-card';
import { pictureSources } from '../../lib/format/picture-sources';
import { rupees } from '../../lib/format/rupees';
import type { WorksPage } from '../../lib/loading/works';
import { pageAddress } from '../../lib/seo/page-address';
import { pages } from '../../site-map';
import type { Elements } from '../../ui/elements';
import { Picture } from '../../ui/picture';
import { Pager } from '../../ui/pager';
import { Select } from '../../ui/select';
import { byPrice, sortOptions, type SortOrder } from './by-price';
import { SortableItem } from './sortable-item';
import { useSortedPage } from './use-sorted-page';
import { sortBeforeHydration, useSortOrder } from './use-sort-order';
import { desk, smallest, tablet } from '../../styles/breakpoints';

/** Width of a work in the grid. */
const sizes = `${smallest} 62vw, ${tablet} 31vw, ${desk} 25vw, 220px`;

interface PaintingsViewProps {
  list: WorksPage<'paintings'>;
  heart: (item: CartItem) => ReactNode;
  actions: (item: CartItem) => Elements;
  /** The last item of the grid. */
  children: Elements;
}

/** The paintings in the order that the visitor chooses. */
export function PaintingsView({ list, heart, actions, children }: PaintingsViewProps) {
  const { works: paintings, page, hasNext, total } = list;
  const { order, choose, select, hydrated } = useSortOrder();
  const isPaged = total > paintings.length;
  const sortedPage = useSortedPage(order, page, isPaged);
  const { rising, falling } = useMemo(
    () => ({
      rising: byPrice(paintings, 'price-ascending'),
      falling: byPrice(paintings, 'price-descending'),
    }),
    [paintings],
  );
  const works =
    sortedPage ?? { none: paintings, 'price-ascending': rising, 'price-descending': falling }[order];
  const query = order === 'none' ? '' : `?sort=${order}`;
  const pageTo = (number: number) => `${pageAddress(pages.paintings.path, number)}${query}`;
  return (
    <>
      {!hydrated && (
        <script
          // oxlint-disable-next-line react/no-danger -- our own constant; must run before the first paint
          dangerouslySetInnerHTML={{ __html: sortBeforeHydration }}
        />
      )}
      <RoomHead
        title={pages.paintings.title}
        doorway="paintings"
        aside={
          <>
            <span className="muted small">{`${total} works`}</span>
            <Select
              ref={select}
              label="Sort By"
              options={sortOptions}
              value={order}
              // Otherwise the browser restores the choice on Back, but not the order of the list.
              autoComplete="off"
              onChange={(event) => choose(event.target.value as SortOrder)}
            />
          </>
        }
      />
      <div className="wrap">
        <WorkGrid label="Paintings">
          {works.map((painting, index) => (
            <SortableItem
              key={painting.id}
              id={painting.id}
              up={rising.indexOf(painting)}
              down={falling.indexOf(painting)}
            >
              <WorkCard
                to={workPath(painting)}
                picture={
                  <Picture
                    sources={pictureSources(painting.picture)}
                    sizes={sizes}
                    priority={index === 0 ? 'first' : index < 4 ? 'early' : 'late'}
                  />
                }
                tag={painting.tag}
                eyebrow={
                  <span className="script" lang={painting.script.lang}>
                    {painting.script.text}
                  </span>
                }
                name={painting.name}
                hi={painting.hi}
                description={painting.description}
                price={rupees(painting.price)}
                heart={heart(toCartItem(painting))}
                actions={actions(toCartItem(painting))}
              />
            </SortableItem>
          ))}
          {children}
        </WorkGrid>
      </div>
      <Pager page={page} hasNext={hasNext} addressOf={pageTo} />
    </>
  );
}
