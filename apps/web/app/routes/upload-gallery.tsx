import { data } from 'react-router';
import type { Route } from './+types/upload-gallery';
import { GalleryView } from '../features/uploads/gallery-view';
import { loadGallery } from '../features/uploads/load-gallery';
import { api } from '../lib/loading/api';
import { cachingOfLoader, freshSecondsOfUploads, statusOf } from '../lib/loading/document-caching';
import { pageMeta } from '../lib/seo/page-meta';
import { siteContext } from '../lib/loading/site-context';
import { ButtonLink } from '../ui/button';
import { RoomHead } from '../brand/room-head';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Artwork Gallery',
      description: 'Pictures that visitors of the avenue have shared.',
      path: '/upload/gallery',
      under: [{ name: 'Upload artwork', path: '/upload' }],
    },
    matches,
  );

export const headers = cachingOfLoader;

export async function loader({ context }: Route.LoaderArgs) {
  const gallery = await loadGallery(context.get(siteContext).client);
  return data({ gallery }, statusOf(gallery, freshSecondsOfUploads));
}

export const clientLoader = () => ({ gallery: loadGallery(api) });

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <RoomHead
        title="Artwork Gallery"
        aside={
          <ButtonLink look="line" to="/upload">
            Upload your artwork
          </ButtonLink>
        }
      />
      <GalleryView gallery={loaderData.gallery} empty="No artworks uploaded yet." extent="grows" />
    </>
  );
}
