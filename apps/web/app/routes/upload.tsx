import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { useState } from 'react';
import { data } from 'react-router';
import type { Route } from './+types/upload';
import { GalleryView } from '../features/uploads/gallery-view';
import { loadGallery } from '../features/uploads/load-gallery';
import { UploadPlace } from '../features/uploads/upload-form';
import { api } from '../lib/loading/api';
import { cachingOfLoader, freshSecondsOfUploads, statusOf } from '../lib/loading/document-caching';
import { pageMeta } from '../lib/seo/page-meta';
import { siteContext } from '../lib/loading/site-context';
import { RoomHead } from '../brand/room-head';
import styles from './upload.module.css';

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
  return data({ gallery }, statusOf(gallery, freshSecondsOfUploads));
}

export const clientLoader = () => ({ gallery: loadGallery(api) });

export default function Page({ loaderData }: Route.ComponentProps) {
  const [added, setAdded] = useState<readonly GalleryItem[]>([]);
  return (
    <>
      <RoomHead title="Upload your artwork" />
      <UploadPlace onUploaded={(item) => setAdded((before) => [item, ...before])} />
      <section className={styles.uploaded} aria-labelledby="uploaded">
        <div className="wrap">
          <h2 id="uploaded">Uploaded</h2>
        </div>
        <GalleryView
          gallery={loaderData.gallery}
          empty="No artwork uploaded yet."
          added={added}
          extent="newest"
        />
      </section>
    </>
  );
}
