import { data } from 'react-router';
import type { Route } from './+types/artist';
import { OneArtistView } from '../features/artists/artists-view';
import { loadArtist, recallArtist } from '../features/artists/load-artists';
import { api } from '../lib/loading/api';
import { cachingOfLoader, statusOf } from '../lib/loading/document-caching';
import { arrived } from '../lib/loading/loaded';
import { pageMeta } from '../lib/seo/page-meta';
import { siteContext } from '../lib/loading/site-context';
import { artistThings } from '../lib/seo/structured-data';
import { LostPage } from '../shell/lost-page';

export const handle = { room: 'artists' };

export const headers = cachingOfLoader;

export async function loader({ context, params }: Route.LoaderArgs) {
  const artist = await loadArtist(context.get(siteContext).client, params.id);
  if (artist.state === 'loaded' && artist.value === null) throw data(null, 404);
  return data({ artist }, statusOf(artist));
}

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ({
  artist: recallArtist(api, params.id),
});

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const artist = arrived(loaderData?.artist);
  const path = `/artists/${params.id}`;
  return pageMeta(
    {
      title: artist?.title ?? 'Artist',
      description: artist?.description ?? 'An artist of the avenue, with some works.',
      path,
      under: [{ name: 'Artists', path: '/artists' }],
      picture: artist?.image.picture,
      things: import.meta.env.SSR && ((site) => (artist ? artistThings(site, path, artist) : [])),
    },
    matches,
  );
};

export default function ArtistPage({ loaderData }: Route.ComponentProps) {
  return <OneArtistView artist={loaderData.artist} lost={<LostPage />} />;
}
