import { toCartItem } from '@kalavithi/catalogue/cart-item';
import { handicrafts } from '@kalavithi/catalogue/handicrafts';
import { typewriterLines } from '@kalavithi/catalogue/typewriter';
import type { Route } from './+types/handicrafts';
import { AddToCartButton } from '../features/cart/add-to-cart-button';
import { Shelf } from '../features/handicrafts/shelf';
import { HeartButton } from '../features/wishlist/heart-button';
import { pageMeta } from '../lib/seo/page-meta';
import { pictureSources } from '../lib/format/picture-sources';
import { rupees } from '../lib/format/rupees';
import { productList } from '../lib/seo/structured-data';
import { Picture } from '../ui/picture';
import { PicturePlace } from '../brand/picture-place';
import { RoomHead } from '../brand/room-head';
import { Typewriter } from '../ui/typewriter';
import { WallTile } from '../brand/wall-tile';
import { WorkCard, WorkGrid } from '../brand/work-card';
import { desk, tablet } from '../styles/breakpoints';

export const handle = { room: 'handicrafts' };

const page = { name: 'Indian Handicrafts', path: '/arts/handicrafts' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: page.name,
      description:
        'Fifteen crafts with their place and their price: Channapatna toys, bidri, blue pottery, dhokra, pashmina and more.',
      path: page.path,
      things: import.meta.env.SSR && ((site) => [productList(site, page, handicrafts)]),
    },
    matches,
  );

const sizes = `${tablet} 46vw, ${desk} 31vw, 275px`;

export default function Handicrafts() {
  return (
    <>
      <RoomHead title={page.name} doorway="handicrafts" tight>
        <Typewriter lines={typewriterLines.handicrafts} />
      </RoomHead>
      <div className="wrap">
        <Shelf />
        <WorkGrid label="Handicrafts">
          {handicrafts.map((craft) => {
            const item = toCartItem(craft);
            return (
              <li key={craft.id} id={craft.id}>
                <WorkCard
                  mat="photo"
                  picture={
                    craft.picture ? (
                      <Picture sources={pictureSources(craft.picture)} sizes={sizes} />
                    ) : (
                      <PicturePlace doorway="handicrafts" />
                    )
                  }
                  eyebrow={<span className="script">{craft.region}</span>}
                  name={craft.name}
                  hi={craft.hi}
                  description={craft.description}
                  price={rupees(craft.price)}
                  heart={<HeartButton item={item} catalogue="handicrafts" />}
                  actions={<AddToCartButton item={item} />}
                />
              </li>
            );
          })}
          <WallTile
            room="artists"
            title="Hands have names"
            text="Meet the people who paint, weave and cast, and see what else they make."
            to="/artists"
            action="Artists"
            columns={1}
          />
        </WorkGrid>
      </div>
    </>
  );
}
