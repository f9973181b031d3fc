import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { useState } from 'react';
import type { Route } from './+types/upload';
import { GalleryView } from '../features/uploads/gallery-view';
import { loadGallery } from '../features/uploads/load-gallery';
import { UploadSection } from '../features/uploads/upload-form';
import { freshSecondsOfUploads } from '../lib/loading/document-caching';
import { pageData } from '../lib/loading/page-data';
import { pageMeta } from '../lib/seo/page-meta';
import type { RouteHandle } from '../lib/shell/room';
import { pages } from '../site-map';
import { RoomHead } from '../brand/room-head';
import styles from './upload.module.css';
import { BelowHead } from '../ui/below-head';

const page = pageData((client) => loadGallery(client), { freshSeconds: freshSecondsOfUploads });
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

export const handle = { room: 'gallery', wallToFoot: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      ...pages.upload,
      description: 'Share a picture of your own with everyone who walks the street.',
    },
    matches,
  );

const wallTitle = 'Uploaded';

export default function Page({ loaderData }: Route.ComponentProps) {
  const [added, setAdded] = useState<readonly GalleryItem[]>([]);
  return (
    <>
      <RoomHead title="Upload your artwork" unruled />
      <div className={styles.wall} data-room="gallery">
        <UploadSection wallTitle={wallTitle} onUploaded={(item) => setAdded((before) => [item, ...before])} />
        <BelowHead>
          <section className={styles.uploaded} aria-labelledby="uploaded">
            <div className="wrap">
              <h2 id="uploaded">{wallTitle}</h2>
            </div>
            <GalleryView
              gallery={loaderData.page}
              empty="No artwork uploaded yet."
              added={added}
              extent="newest"
            />
          </section>
        </BelowHead>
      </div>
    </>
  );
}
