import type { CartItem } from '@kalavithi/contract/cart';
import { toCartItem } from '@kalavithi/contract/cart-item';
import { workPath } from '@kalavithi/contract/links';
import type { Painting } from '@kalavithi/contract/work';
import type { ReactNode } from 'react';
import { RoomHead } from '../../brand/room-head';
import { WorkCard } from '../../brand/work-card';
import { pictureSources } from '../../lib/format/picture-sources';
import { rupees } from '../../lib/format/rupees';
import type { FilteredWorks } from '../../lib/loading/works';
import { ListChoices } from '../../lib/works/list-choices';
import { SortBeforeHydration, SortSelect } from '../../lib/works/sort-select';
import { SortedGrid } from '../../lib/works/sorted-grid';
import { useSortedWorks } from '../../lib/works/use-sorted-works';
import { pages } from '../../site-map';
import type { Elements } from '../../ui/elements';
import { Picture } from '../../ui/picture';
import { Pager } from '../../ui/pager';
import { desk, smallest, tablet } from '../../styles/breakpoints';

/** Width of a work in the grid. */
const sizes = `${smallest} 62vw, ${tablet} 31vw, ${desk} 25vw, 220px`;

/** "Warli · Maharashtra": for those who can't read the script. */
const originOf = ({ tradition, state }: Painting): string =>
  state === null ? tradition : `${tradition} · ${state}`;

interface PaintingsViewProps {
  list: FilteredWorks<'paintings'>;
  /** The filters, below the head. */
  filter: Elements;
  heart: (item: CartItem) => ReactNode;
  actions: (item: CartItem) => Elements;
  /** The last item of the grid. */
  children: Elements;
}

/** The paintings in the order that the visitor chooses. */
export function PaintingsView({ list, filter, heart, actions, children }: PaintingsViewProps) {
  const { page, hasNext, total } = list.nearest ?? list;
  const sorted = useSortedWorks(list, 'paintings', pages.paintings.path);
  const { order, choose, select, hydrated, addressOf } = sorted;
  return (
    <>
      {!hydrated && <SortBeforeHydration />}
      <RoomHead
        title={pages.paintings.title}
        doorway="paintings"
        aside={<span className="muted small">{total === 1 ? '1 work' : `${total} works`}</span>}
      />
      <ListChoices filter={filter} sort={<SortSelect select={select} order={order} choose={choose} />} />
      <SortedGrid
        label="Paintings"
        sorted={sorted}
        card={(painting, index) => (
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
            origin={originOf(painting)}
            name={painting.name}
            hi={painting.hi}
            description={painting.description}
            price={rupees(painting.price)}
            heart={heart(toCartItem(painting))}
            actions={actions(toCartItem(painting))}
          />
        )}
      >
        {children}
      </SortedGrid>
      <Pager page={page} hasNext={hasNext} addressOf={addressOf} />
    </>
  );
}
