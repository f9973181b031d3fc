import { data, useRevalidator } from 'react-router';
import type { Route } from './+types/upload';
import { GalleryView } from '../features/uploads/gallery-view';
import { loadGallery } from '../features/uploads/load-gallery';
import { UploadForm } from '../features/uploads/upload-form';
import { api } from '../lib/api';
import { cachingOfLoader, statusOf } from '../lib/document-caching';
import { pageMeta } from '../lib/page-meta';
import { siteContext } from '../lib/site-context';
import { RoomHead } from '../ui/room-head';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Upload artwork',
      description: 'Share a picture of your own with everyone who walks the avenue.',
      path: '/upload',
    },
    matches,
  );

export const headers = cachingOfLoader;

export async function loader({ context }: Route.LoaderArgs) {
  const gallery = await loadGallery(context.get(siteContext).client);
  return data({ gallery }, statusOf(gallery));
}

export const clientLoader = () => ({ gallery: loadGallery(api) });

export default function Page({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <RoomHead title="Upload artwork" />
      <div className="wrap">
        <UploadForm onUploaded={() => void revalidate()} />
      </div>
      <GalleryView gallery={loaderData.gallery} empty="No artwork uploaded yet." />
    </>
  );
}
