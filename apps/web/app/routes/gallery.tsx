import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/gallery';
import { EmptyState } from '../brand/empty-state';
import { RoomHead } from '../brand/room-head';
import { FilterWorks } from '../features/filter/filter-works';
import { GallerySkeleton } from '../features/gallery/gallery-skeleton';
import { GalleryView } from '../features/gallery/gallery-view';
import { FoundWorks } from '../features/gallery/found-works';
import { canShow, loadGallery } from '../features/gallery/load-gallery';
import { AwaitLoaded } from '../lib/loading/await-loaded';
import { loadedValue } from '../lib/loading/loaded';
import { pageData } from '../lib/loading/page-data';
import { pageMeta } from '../lib/seo/page-meta';
import { schoolList } from '../lib/seo/structured-data';
import type { RouteHandle } from '../lib/shell/room';
import { filteredAddress, filtersIn, hasFilters } from '../lib/works/work-filters';
import { pages } from '../site-map';
import { BelowHead } from '../ui/below-head';

/** Lists are kept by their filters, the schools each by itself. */
const page = pageData((client, _params, { searchParams }) => loadGallery(client, searchParams), {
  cache: ({ pathname, search }) => {
    const address = filteredAddress(pathname, search);
    return address === pathname ? undefined : address;
  },
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

/** The view loads the school that is chosen; a work that it does not know needs the loader. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => {
  const isChoice =
    currentUrl.search !== nextUrl.search &&
    [currentUrl, nextUrl].every(
      ({ searchParams }) => !hasFilters(filtersIn(searchParams)) && canShow(searchParams),
    );
  return isChoice ? false : defaultShouldRevalidate;
};

export const handle = { room: 'gallery' } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    {
      ...pages.gallery,
      description: 'Schools of Indian painting, from Tanjore gold to the lotus ponds of Nathdwara.',
      jsonLd:
        import.meta.env.SSR &&
        ((site) => {
          const gallery = loadedValue(loaderData?.page);
          return gallery && !gallery.list && gallery.school ? [schoolList(site, gallery.school)] : [];
        }),
    },
    matches,
  );

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <RoomHead title={pages.gallery.title} doorway="gallery" />
      <BelowHead>
        <AwaitLoaded data={loaderData.page} fallback={<GallerySkeleton />}>
          {(gallery) => {
            if (gallery === null) return <EmptyState title="No works are shown yet." />;
            if (gallery.list) {
              return (
                <>
                  <FilterWorks path={pages.gallery.path} {...gallery.list} />
                  <FoundWorks list={gallery.list} />
                </>
              );
            }
            const filter = { values: gallery.values, filters: {}, total: 0, nearest: null };
            return (
              <>
                <FilterWorks path={pages.gallery.path} {...filter} />
                <GalleryView path={pages.gallery.path} gallery={gallery} />
              </>
            );
          }}
        </AwaitLoaded>
      </BelowHead>
    </>
  );
}
