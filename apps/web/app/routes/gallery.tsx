import { galleryCategories } from '@kalavithi/catalogue/gallery';
import type { Route } from './+types/gallery';
import { GalleryView } from '../features/gallery/gallery-view';
import { pageMeta } from '../lib/seo/page-meta';
import { schoolLists } from '../lib/seo/structured-data';
import { RoomHead } from '../brand/room-head';

export const handle = { room: 'gallery' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Art Gallery',
      description: 'Seven schools of Indian painting, from Tanjore gold to the lotus ponds of Nathdwara.',
      path: '/arts/gallery',
      things: import.meta.env.SSR && ((site) => schoolLists(site, '/arts/gallery', galleryCategories)),
    },
    matches,
  );

export default function Gallery() {
  return (
    <>
      <RoomHead title="Art Gallery" doorway="gallery" unruled />
      <GalleryView />
    </>
  );
}
