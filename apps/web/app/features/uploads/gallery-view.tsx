import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { Eventually, type Loaded } from '../../lib/loaded';
import { Button } from '../../ui/button';
import { Loader } from '../../ui/doorway';
import { EmptyPlace } from '../../ui/empty-place';
import styles from './gallery-view.module.css';

interface GalleryViewProps {
  gallery: Loaded<GalleryItem[]> | Promise<Loaded<GalleryItem[]>>;
  /** The specification's sentence for a gallery with nothing in it. */
  empty: string;
}

/** Uploaded pictures as thumbnails, newest first. */
export function GalleryView({ gallery, empty }: GalleryViewProps) {
  const { revalidate, state } = useRevalidator();
  const root = useRouteLoaderData('root') as { apiUrl: string | null } | undefined;
  const absolute = (address: string) => (root?.apiUrl ? new URL(address, root.apiUrl).href : address);
  return (
    <Eventually
      of={gallery}
      loading={<Loader>Loading pictures...</Loader>}
      failed={() => (
        <EmptyPlace
          title={empty}
          actions={
            <Button busy={state === 'loading' && 'Trying...'} onClick={() => void revalidate()}>
              Try again
            </Button>
          }
        >
          The pictures did not arrive.
        </EmptyPlace>
      )}
    >
      {(items) =>
        items.length === 0 ? (
          <EmptyPlace title={empty} />
        ) : (
          <ul className={`wrap ${styles['grid']}`} aria-label="Uploaded artworks">
            {items.map(({ _id, imageUrl, thumbnailUrl, width, height, createdAt }) => (
              <li key={_id}>
                <a href={absolute(imageUrl)}>
                  <img
                    src={absolute(thumbnailUrl)}
                    width={width}
                    height={height}
                    loading="lazy"
                    alt={`Artwork uploaded on ${createdAt.slice(0, 10)}`}
                  />
                </a>
              </li>
            ))}
          </ul>
        )
      }
    </Eventually>
  );
}
