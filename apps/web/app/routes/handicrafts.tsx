import type { Route } from './+types/handicrafts';
import { RoomHead } from '../brand/room-head';
import { WallTile } from '../brand/wall-tile';
import { AddToCartButton } from '../features/cart/add-to-cart-button';
import { FilterWorks } from '../features/filter/filter-works';
import { HandicraftsSkeleton } from '../features/handicrafts/handicrafts-skeleton';
import { HandicraftsView } from '../features/handicrafts/handicrafts-view';
import { HeartButton } from '../features/wishlist/heart-button';
import { pictureSources } from '../lib/format/picture-sources';
import { AwaitLoaded } from '../lib/loading/await-loaded';
import { loadedValue } from '../lib/loading/loaded';
import { pageData } from '../lib/loading/page-data';
import { useSite } from '../lib/loading/site';
import { loadWorks } from '../lib/loading/works';
import { pageDescription, pageTitle, pageAddress } from '../lib/seo/page-address';
import { pageMeta } from '../lib/seo/page-meta';
import { workList } from '../lib/seo/structured-data';
import type { RouteHandle } from '../lib/shell/room';
import { filteredAddress } from '../lib/works/work-filters';
import { pages } from '../site-map';
import { Typewriter } from '../ui/typewriter';
import { BelowHead } from '../ui/below-head';

const page = pageData(
  (client, params: { page?: string }, { searchParams: query }) =>
    loadWorks(client, 'handicrafts', { page: params.page, query }),
  { cache: ({ pathname, search }) => filteredAddress(pathname, search), notFoundIfMissing: true },
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

export const handle = { room: 'handicrafts' } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(
    {
      ...pages.handicrafts,
      title: pageTitle(pages.handicrafts.title, params.page),
      path: pageAddress(pages.handicrafts.path, params.page),
      description: pageDescription(
        'Crafts with their place and their price: Channapatna toys, bidri, blue pottery, dhokra, pashmina and more.',
        params.page,
      ),
      jsonLd:
        import.meta.env.SSR &&
        ((site) => [workList(site, pages.handicrafts.title, loadedValue(loaderData?.page)?.works ?? [])]),
    },
    matches,
  );

export default function Handicrafts({ loaderData }: Route.ComponentProps) {
  const { pictures, typewriter } = useSite();
  return (
    <>
      <RoomHead title={pages.handicrafts.title} doorway="handicrafts">
        <Typewriter lines={typewriter.handicrafts} />
      </RoomHead>
      <BelowHead>
        <AwaitLoaded data={loaderData.page} fallback={<HandicraftsSkeleton />}>
          {(list) => (
            <HandicraftsView
              list={list}
              filter={<FilterWorks path={pages.handicrafts.path} {...list} />}
              heart={(item) => <HeartButton item={item} catalogue="handicrafts" />}
              actions={(item) => <AddToCartButton item={item} />}
            >
              <WallTile
                room="artists"
                picture={pictureSources(pictures['tile-artists'])}
                title="Hands have names"
                text="Meet the people who paint, weave and cast, and see what else they make."
                to={pages.artists.path}
                action="Artists"
              />
            </HandicraftsView>
          )}
        </AwaitLoaded>
      </BelowHead>
    </>
  );
}
