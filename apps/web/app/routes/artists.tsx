import type { Route } from './+types/artists';
import { RoomHead } from '../brand/room-head';
import { ArtistsView } from '../features/artists/artists-view';
import { loadArtists } from '../features/artists/load-artists';
import { loadedValue } from '../lib/loading/loaded';
import { pageData } from '../lib/loading/page-data';
import { pageMeta } from '../lib/seo/page-meta';
import { linkList } from '../lib/seo/structured-data';
import type { RouteHandle } from '../lib/shell/room';
import { pages } from '../site-map';
import { BelowHead } from '../ui/below-head';

const page = pageData(loadArtists);
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

export const handle = { room: 'artists' } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    {
      ...pages.artists,
      description: 'The people who paint: where they live, what they make, and how they came to it.',
      jsonLd:
        import.meta.env.SSR &&
        ((site) => [
          linkList(
            site,
            pages.artists.title,
            (loadedValue(loaderData?.page) ?? []).map(({ _id, title }) => ({
              title,
              path: `${pages.artists.path}/${_id}`,
            })),
          ),
        ]),
    },
    matches,
  );

export default function Artists({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <RoomHead title={pages.artists.title} doorway="artists" />
      <BelowHead>
        <ArtistsView artists={loaderData.page} />
      </BelowHead>
    </>
  );
}
