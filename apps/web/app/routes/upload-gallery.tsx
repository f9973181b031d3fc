import type { Route } from './+types/upload-gallery';
import { GalleryView } from '../features/uploads/gallery-view';
import { loadGallery } from '../features/uploads/load-gallery';
import { freshSecondsOfUploads } from '../lib/loading/document-caching';
import { pageData } from '../lib/loading/page-data';
import { pageMeta } from '../lib/seo/page-meta';
import type { RouteHandle } from '../lib/shell/room';
import { ButtonLink } from '../ui/button';
import { pages } from '../site-map';
import { RoomHead } from '../brand/room-head';

const page = pageData((client) => loadGallery(client), { freshSeconds: freshSecondsOfUploads });
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

export const handle = { room: 'gallery', wallToFoot: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      ...pages.uploads,
      description: 'Pictures that visitors of the street have shared.',
      parents: [pages.upload],
    },
    matches,
  );

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <RoomHead
        title={pages.uploads.title}
        unruled
        aside={
          <ButtonLink look="line" to={pages.upload.path}>
            Upload your artwork
          </ButtonLink>
        }
      />
      <GalleryView gallery={loaderData.page} empty="No artworks uploaded yet." extent="all" />
    </>
  );
}
