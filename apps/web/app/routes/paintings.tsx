import { toCartItem } from '@kalavithi/catalogue/cart-item';
import { paintings } from '@kalavithi/catalogue/paintings';
import { useMemo } from 'react';
import type { Route } from './+types/paintings';
import { AddToCartButton } from '../features/cart/add-to-cart-button';
import { byPrice, sortOptions, type SortOrder } from '../features/catalogue/by-price';
import { SortableItem } from '../features/catalogue/sortable-item';
import { sortBeforeHydration, useSortOrder } from '../features/catalogue/use-sort-order';
import { HeartButton } from '../features/wishlist/heart-button';
import { pageMeta } from '../lib/seo/page-meta';
import { pictureSources } from '../lib/format/picture-sources';
import { rupees } from '../lib/format/rupees';
import { productList } from '../lib/seo/structured-data';
import { Picture } from '../ui/picture';
import { RoomHead } from '../brand/room-head';
import { Select } from '../ui/select';
import { WallTile } from '../brand/wall-tile';
import { WorkCard, WorkGrid } from '../brand/work-card';
import { desk, smallest, tablet } from '../styles/breakpoints';

export const handle = { room: 'paintings' };

const page = { name: 'Traditional Indian Paintings', path: '/arts/paintings' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: page.name,
      description:
        'Ten tribal and folk paintings with their people, their place and their price: Warli, Sohrai, Bhil, Khovar, Saura, Gond, Kurumba and Pithora.',
      path: page.path,
      things: import.meta.env.SSR && ((site) => [productList(site, page, paintings)]),
    },
    matches,
  );

/** How wide a work hangs in the grid at each width of the window. */
const sizes = `${smallest} 72vw, ${tablet} 38vw, ${desk} 25vw, 220px`;

const rising = byPrice(paintings, 'price-ascending');
const falling = byPrice(paintings, 'price-descending');

export default function Paintings() {
  const { order, choose, select, hydrated } = useSortOrder();
  const works = useMemo(() => byPrice(paintings, order), [order]);
  return (
    <>
      {!hydrated && (
        <script
          // oxlint-disable-next-line react/no-danger -- our own constant; must run before the first paint
          dangerouslySetInnerHTML={{ __html: sortBeforeHydration }}
        />
      )}
      <RoomHead
        title={page.name}
        doorway="paintings"
        aside={
          <>
            <span className="muted small">{`${works.length} works`}</span>
            <Select
              ref={select}
              label="Sort By"
              options={sortOptions}
              value={order}
              // Else a browser that comes back to the page puts its own memory into the list and not into the order.
              autoComplete="off"
              onChange={(event) => choose(event.target.value as SortOrder)}
            />
          </>
        }
      />
      <div className="wrap">
        <WorkGrid label="Paintings">
          {works.map((painting, index) => {
            const item = toCartItem(painting);
            return (
              <SortableItem
                key={painting.id}
                id={painting.id}
                up={rising.indexOf(painting)}
                down={falling.indexOf(painting)}
              >
                <WorkCard
                  picture={
                    painting.picture && (
                      <Picture
                        sources={pictureSources(painting.picture)}
                        sizes={sizes}
                        priority={index === 0 ? 'first' : index < 4 ? 'early' : 'late'}
                      />
                    )
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
                  heart={<HeartButton item={item} catalogue="paintings" />}
                  actions={<AddToCartButton item={item} />}
                />
              </SortableItem>
            );
          })}
          <WallTile
            room="events"
            title="Paint with the people who paint"
            text="Bamboo nib, rice paste, natural colour: workshops where you take home what you made."
            to="/events/upcoming"
            action="Upcoming events"
          />
        </WorkGrid>
      </div>
    </>
  );
}
