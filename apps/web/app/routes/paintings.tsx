import type { Route } from './+types/paintings';
import { RoomHead } from '../brand/room-head';
import { WallTile } from '../brand/wall-tile';
import { AddToCartButton } from '../features/cart/add-to-cart-button';
import { FilterWorks } from '../features/filter/filter-works';
import { PaintingsSkeleton } from '../features/paintings/paintings-skeleton';
import { PaintingsView } from '../features/paintings/paintings-view';
import { HeartButton } from '../features/wishlist/heart-button';
import { pictureSources } from '../lib/format/picture-sources';
import { AwaitLoaded, FailedPage } from '../lib/loading/await-loaded';
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

const page = pageData(
  (client, params: { page?: string }, { searchParams: query }) =>
    loadWorks(client, 'paintings', { page: params.page, query }),
  { cache: ({ pathname, search }) => filteredAddress(pathname, search), notFoundIfMissing: true },
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

export const handle = { room: 'paintings' } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(
    {
      ...pages.paintings,
      title: pageTitle(pages.paintings.title, params.page),
      path: pageAddress(pages.paintings.path, params.page),
      description: pageDescription(
        'Tribal and folk paintings with their people, their place and their price: Warli, Sohrai, Bhil, Khovar, Saura, Gond, Kurumba and Pithora.',
        params.page,
      ),
      jsonLd:
        import.meta.env.SSR &&
        ((site) => [workList(site, pages.paintings.title, loadedValue(loaderData?.page)?.works ?? [])]),
    },
    matches,
  );

const head = <RoomHead title={pages.paintings.title} doorway="paintings" />;

export default function Paintings({ loaderData }: Route.ComponentProps) {
  const { pictures } = useSite();
  return (
    <AwaitLoaded
      data={loaderData.page}
      fallback={
        <>
          {/* With the room of the count. */}
          <RoomHead
            title={pages.paintings.title}
            doorway="paintings"
            aside={<span className="small">&nbsp;</span>}
          />
          <PaintingsSkeleton />
        </>
      }
      failed={(tryAgain) => (
        <>
          {head}
          <FailedPage tryAgain={tryAgain} />
        </>
      )}
    >
      {(list) => (
        <PaintingsView
          list={list}
          filter={<FilterWorks path={pages.paintings.path} {...list} />}
          heart={(item) => <HeartButton item={item} catalogue="paintings" />}
          actions={(item) => <AddToCartButton item={item} />}
        >
          <WallTile
            room="events"
            picture={pictureSources(pictures['tile-events'])}
            title="Paint with the people who paint"
            text="Bamboo nib, rice paste, natural colour: workshops where you take home what you made."
            to={pages.upcomingEvents.path}
            action={pages.upcomingEvents.title}
          />
        </PaintingsView>
      )}
    </AwaitLoaded>
  );
}
