import type { Route } from './+types/artist';
import { ArtistPage } from '../features/artists/artists-view';
import { loadArtist } from '../features/artists/load-artists';
import { loadedValue } from '../lib/loading/loaded';
import { pageData } from '../lib/loading/page-data';
import { pageMeta } from '../lib/seo/page-meta';
import { artistJsonLd } from '../lib/seo/structured-data';
import type { RouteHandle } from '../lib/shell/room';
import { NotFoundPage } from '../shell/not-found-page';
import { pages } from '../site-map';

const page = pageData((client, { id }: { id: string }) => loadArtist(client, id), {
  notFoundIfMissing: true,
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

export const handle = { room: 'artists' } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const artist = loadedValue(loaderData?.page)?.artist;
  const path = `${pages.artists.path}/${params.id}`;
  return pageMeta(
    {
      title: artist?.title ?? 'Artist',
      description: artist?.description ?? 'An artist of the street, with some works.',
      path,
      parents: [pages.artists],
      picture: artist?.image.picture,
      jsonLd: import.meta.env.SSR && ((site) => (artist ? artistJsonLd(site, path, artist) : [])),
    },
    matches,
  );
};

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ArtistPage artist={loaderData.page} notFound={<NotFoundPage />} />;
}
