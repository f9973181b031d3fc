import type { Route } from './+types/gallery';
import { EmptyState } from '../brand/empty-state';
import { RoomHead } from '../brand/room-head';
import { FilterWorks } from '../features/filter/filter-works';
import { GalleryView } from '../features/gallery/gallery-view';
import { FoundWorks } from '../features/gallery/found-works';
import { loadGallery } from '../features/gallery/load-gallery';
import { AwaitLoaded } from '../lib/loading/await-loaded';
import { loadedValue } from '../lib/loading/loaded';
import { pageData } from '../lib/loading/page-data';
import { pageMeta } from '../lib/seo/page-meta';
import { schoolLists } from '../lib/seo/structured-data';
import type { RouteHandle } from '../lib/shell/room';
import { filteredAddress } from '../lib/works/work-filters';
import { pages } from '../site-map';

const page = pageData((client, _params, { searchParams }) => loadGallery(client, searchParams), {
  cache: ({ pathname, search }) => filteredAddress(pathname, search),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

export const handle = { room: 'gallery' } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    {
      ...pages.gallery,
      description: 'Schools of Indian painting, from Tanjore gold to the lotus ponds of Nathdwara.',
      jsonLd:
        import.meta.env.SSR && ((site) => schoolLists(site, loadedValue(loaderData?.page)?.schools ?? [])),
    },
    matches,
  );

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <RoomHead title={pages.gallery.title} doorway="gallery" unruled />
      <AwaitLoaded data={loaderData.page}>
        {(gallery) => {
          if (gallery.list) {
            return (
              <>
                <FilterWorks path={pages.gallery.path} {...gallery.list} />
                <FoundWorks list={gallery.list} />
              </>
            );
          }
          const [first, ...others] = gallery.schools;
          if (!first) return <EmptyState title="No works are shown yet." />;
          const filter = { values: gallery.values, filters: {}, total: 0, nearest: null };
          return (
            <>
              <FilterWorks path={pages.gallery.path} {...filter} />
              <GalleryView schools={[first, ...others]} />
            </>
          );
        }}
      </AwaitLoaded>
    </>
  );
}
