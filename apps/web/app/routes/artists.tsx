import { data } from 'react-router';
import type { Route } from './+types/artists';
import { ArtistsView } from '../features/artists/artists-view';
import { loadArtists } from '../features/artists/load-artists';
import { api } from '../lib/api';
import { cachingOfLoader, statusOf } from '../lib/document-caching';
import { arrived } from '../lib/loaded';
import { pageMeta } from '../lib/page-meta';
import { siteContext } from '../lib/site-context';
import { linkList } from '../lib/structured-data';
import { RoomHead } from '../ui/room-head';

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
