import { data } from 'react-router';
import type { Route } from './+types/artists';
import { ArtistsView } from '../features/artists/artists-view';
import { loadArtists } from '../features/artists/load-artists';
import { api } from '../lib/loading/api';
import { cachingOfLoader, statusOf } from '../lib/loading/document-caching';
import { arrived } from '../lib/loading/loaded';
import { pageMeta } from '../lib/seo/page-meta';
import { siteContext } from '../lib/loading/site-context';
import { linkList } from '../lib/seo/structured-data';
import { RoomHead } from '../brand/room-head';

export const handle = { room: 'artists' };

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    {
      title: 'Artists',
      description: 'The people who paint: where they live, what they make, and how they came to it.',
      path: '/artists',
      things:
        import.meta.env.SSR &&
        ((site) => [
          linkList(
            site,
            'Artists',
            (arrived(loaderData?.artists) ?? []).map(({ _id, title }) => ({
              name: title,
              path: `/artists/${_id}`,
            })),
          ),
        ]),
    },
    matches,
  );

export const headers = cachingOfLoader;

export async function loader({ context }: Route.LoaderArgs) {
  const artists = await loadArtists(context.get(siteContext).client);
  return data({ artists }, statusOf(artists));
}

export const clientLoader = () => ({ artists: loadArtists(api) });

export default function Artists({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <RoomHead title="Artists" doorway="artists" />
      <ArtistsView artists={loaderData.artists} />
    </>
  );
}
