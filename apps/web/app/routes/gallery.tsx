import { galleryCategories } from '@kalavithi/catalogue/gallery';
import type { Route } from './+types/gallery';
import { PlainList } from '../features/catalogue/plain-list';
import { pageMeta } from '../lib/page-meta';
import { RoomHead } from '../ui/room-head';

export const handle = { room: 'gallery' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Art Gallery',
      description: 'Seven schools of Indian painting, from Tanjore gold to the lotus ponds of Nathdwara.',
      path: '/arts/gallery',
    },
    matches,
  );

export default function Gallery() {
  return (
    <>
      <RoomHead title="Art Gallery" doorway="gallery" />
      <div className="wrap quiet">
        {galleryCategories.map(({ id, name, about, items }) => (
          <section key={id}>
            <h2>{name}</h2>
            <p className="read">{about}</p>
            <PlainList label={name} entries={items.map((item) => ({ ...item, text: item.description }))} />
          </section>
        ))}
      </div>
    </>
  );
}
