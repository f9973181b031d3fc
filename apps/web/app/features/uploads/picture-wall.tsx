import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useRouteLoaderData } from 'react-router';
import { longDate } from '../../lib/format/dates';
import { OnDemand } from '../../lib/loading/on-demand';
import { classes } from '../../ui/classes';
import { PicturePlaceholder } from '../../brand/placeholder';
import { isDated } from './load-gallery';
import styles from './picture-wall.module.css';

const loadLightbox = async () => (await import('../../ui/lightbox')).Lightbox;

/** Rows that a picture as high as wide takes; the style sheet divides a column by the same number. */
const rowsOfSquare = 40;
/** Nothing hangs higher than this many times its width, or lower than a third of it; what is, has mat about it. */
const highest = 2.5;
const lowest = 1 / 3;

const shapeOf = ({ width, height }: GalleryItem) => {
  const wanted = height / width;
  const given = Math.min(highest, Math.max(lowest, wanted));
  return { rows: Math.round(rowsOfSquare * given), cramped: given !== wanted };
};

/** Turns an address that may be relative to the API's base into one that the browser can follow. */
const useAbsolute = () => {
  const root = useRouteLoaderData('root') as { apiUrl: string | null } | undefined;
  return (address: string) => (root?.apiUrl ? new URL(address, root.apiUrl).href : address);
};

const nameOf = (item: GalleryItem, number: number): string =>
  isDated(item) ? `Uploaded artwork ${number}, ${longDate(item.createdAt)}` : `Uploaded artwork ${number}`;

interface PictureWallProps {
  items: readonly GalleryItem[];
  /** How many at the front have just arrived. */
  newcomers?: number;
}

/** Uploaded pictures as thumbnails in columns, in order; each opens whole. */
export function PictureWall({ items, newcomers = 0 }: PictureWallProps) {
  const [open, setOpen] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (open === null) opener.current?.focus();
  }, [open]);
  const absolute = useAbsolute();
  return (
    <div className={styles.room}>
      <ul className={styles.wall} aria-label="Uploaded artworks">
        {items.map((item, index) => {
          const { rows, cramped } = shapeOf(item);
          return (
            <li
              key={item._id}
              className={classes(index < newcomers && styles.new, cramped && styles.whole)}
              style={{ '--rows': rows } as CSSProperties}
            >
              <a
                href={absolute(item.imageUrl)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  opener.current = event.currentTarget;
                  setOpen(item._id);
                }}
              >
                <img
                  src={absolute(item.thumbnailUrl)}
                  width={item.width}
                  height={item.height}
                  loading={index < 8 ? 'eager' : 'lazy'}
                  decoding="async"
                  alt={nameOf(item, index + 1)}
                />
              </a>
            </li>
          );
        })}
      </ul>
      {open !== null && (
        <OnDemand
          name="The large view"
          load={loadLightbox}
          props={{
            works: items.map((item, index) => ({
              id: item._id,
              name: `Uploaded artwork ${index + 1}`,
              eyebrow: 'Artwork Gallery',
              description: isDated(item) ? `Uploaded on ${longDate(item.createdAt)}` : '',
              // Uploads are kept in one format, so there is nothing to choose between.
              sources: {
                avif: '',
                fallback: absolute(item.imageUrl),
                full: absolute(item.imageUrl),
                width: item.width,
                height: item.height,
                colour: 'transparent',
                alt: nameOf(item, index + 1),
              },
              action: null,
            })),
            shown: open,
            onShow: setOpen,
            onClose: () => setOpen(null),
          }}
          onFailed={() => setOpen(null)}
        />
      )}
    </div>
  );
}

const places = [40, 30, 52, 44, 50, 36, 40, 48];

/** The places of the pictures while the list is being fetched. */
export function PictureWallPlaces() {
  return (
    <div className={styles.room}>
      <p className="sr" role="status">
        Loading pictures
      </p>
      <ul className={styles.wall} aria-hidden="true">
        {places.map((rows, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- all places are alike
          <li key={index} style={{ '--rows': rows } as CSSProperties}>
            <PicturePlaceholder doorway="gallery" loading delay={index * 0.18} className={styles.place} />
          </li>
        ))}
      </ul>
    </div>
  );
}
