import { data, useRevalidator } from 'react-router';
import type { Route } from './+types/artists';
import { loadArtists } from '../features/artists/load-artists';
import { PlainList } from '../features/catalogue/plain-list';
import { api } from '../lib/api';
import { cachingOfLoader, statusOf } from '../lib/document-caching';
import { Eventually } from '../lib/loaded';
import { pageMeta } from '../lib/page-meta';
import { siteContext } from '../lib/site-context';
import { Button } from '../ui/button';
import { Loader } from '../ui/doorway';
import { EmptyPlace } from '../ui/empty-place';
import { RoomHead } from '../ui/room-head';

export const handle = { room: 'artists' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Artists',
      description: 'The people who paint: where they live, what they make, and how they came to it.',
      path: '/artists',
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
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <RoomHead title="Artists" doorway="artists" />
      <Eventually
        of={loaderData.artists}
        loading={<Loader>Loading artists...</Loader>}
        failed={() => (
          <EmptyPlace
            title="No artists found."
            actions={
              <Button busy={state === 'loading' && 'Trying...'} onClick={() => void revalidate()}>
                Try again
              </Button>
            }
          >
            The list did not arrive. The rest of the avenue is open.
          </EmptyPlace>
        )}
      >
        {(artists) => (
          <div className="wrap quiet">
            {artists.map(({ _id, title, hi, description, image, works }) => (
              <section key={_id}>
                <h2>{title}</h2>
                <PlainList
                  entries={[
                    {
                      id: _id,
                      name: title,
                      ...(hi ? { hi } : {}),
                      text: description,
                      picture: image.picture,
                    },
                    ...works.map((work) => ({ ...work, text: work.description })),
                  ]}
                />
              </section>
            ))}
          </div>
        )}
      </Eventually>
    </>
  );
}
