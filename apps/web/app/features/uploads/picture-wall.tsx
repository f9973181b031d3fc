import { useLightbox } from '../../ui/use-lightbox';
import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import type { CSSProperties } from 'react';
import { longDate } from '../../lib/format/dates';
import { OnDemand } from '../../lib/loading/on-demand';
import { classes } from '../../ui/classes';
import { PicturePlaceholder } from '../../brand/placeholder';
import { isDated } from './load-gallery';
import styles from './picture-wall.module.css';
import { useAbsoluteAddress } from './use-absolute-address';
import wire from './wire.module.css';

const loadLightbox = async () => (await import('../../ui/lazy-lightbox')).Lightbox;

/** Grid rows of a square picture; the style sheet uses the same number. */
const rowsOfSquare = 40;
/** Limits of height by width of a frame; pictures beyond them have more mount about them. */
const maxRatio = 2.5;
const minRatio = 1 / 3;

/** With fewer pictures than columns, they hang larger. */
const usualColumns = 4;

const rowsOf = ({ width, height }: GalleryItem): number => {
  const ratio = height / width;
  return Math.round(rowsOfSquare * Math.min(maxRatio, Math.max(minRatio, ratio)));
};

const nameOf = (item: GalleryItem, number: number): string =>
  isDated(item) ? `Uploaded artwork ${number}, ${longDate(item.createdAt)}` : `Uploaded artwork ${number}`;

interface PictureWallProps {
  items: readonly GalleryItem[];
  /** How many of the first items were uploaded just now. */
  newCount?: number;
}

/** Uploaded pictures in frames, in columns; each opens in the lightbox. */
export function PictureWall({ items, newCount = 0 }: PictureWallProps) {
  const { shown, show, close, openFrom } = useLightbox();
  const absolute = useAbsoluteAddress();
  const isFew = items.length < usualColumns;
  return (
    <div className={styles.room}>
      <ul
        className={styles.wall}
        aria-label="Uploaded artworks"
        data-few={isFew ? items.length : undefined}
        style={isFew ? ({ '--tallest': Math.max(...items.map(rowsOf)) } as CSSProperties) : undefined}
      >
        {items.map((item, index) => (
          <li
            key={item._id}
            className={classes(index < newCount && styles.new)}
            style={{ '--rows': rowsOf(item) } as CSSProperties}
          >
            <a
              className={classes(styles.frame, wire.wire)}
              href={absolute(item.imageUrl)}
              onClick={(event) => openFrom(event, item._id)}
            >
              <img
                data-new-picture={index === 0 && newCount > 0 ? true : undefined}
                src={absolute(item.thumbnailUrl)}
                width={item.width}
                height={item.height}
                loading={index < 8 ? 'eager' : 'lazy'}
                decoding="async"
                alt={nameOf(item, index + 1)}
              />
            </a>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <OnDemand
          name="The large view"
          load={loadLightbox}
          props={{
            works: items.map((item, index) => ({
              id: item._id,
              name: `Uploaded artwork ${index + 1}`,
              eyebrow: 'Artwork Gallery',
              description: isDated(item) ? `Uploaded on ${longDate(item.createdAt)}` : '',
              // Uploads exist in one format only.
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
            shown,
            onShow: show,
            onClose: close,
          }}
          onFailed={close}
        />
      )}
    </div>
  );
}

/** The places where the first pictures will hang. */
export function EmptyPlaces() {
  return (
    <div className={styles.room}>
      <ul className={styles.wall} aria-hidden="true">
        {[24, 30, 18, 24].map((rows, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they never change
          <li key={index} style={{ '--rows': rows } as CSSProperties}>
            <span className={classes(styles.place, styles.free, wire.wire)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const placeholderRows = [40, 30, 52, 44, 50, 36, 40, 48];

/** Placeholder while the pictures load. */
export function PictureWallSkeleton() {
  return (
    <div className={styles.room}>
      <p className="sr" role="status">
        Loading pictures
      </p>
      <ul className={styles.wall} aria-hidden="true">
        {placeholderRows.map((rows, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- all placeholders are alike
          <li key={index} style={{ '--rows': rows } as CSSProperties}>
            <PicturePlaceholder doorway="gallery" loading delay={index * 0.18} className={styles.place} />
          </li>
        ))}
      </ul>
    </div>
  );
}
