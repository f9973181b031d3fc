import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { longDate } from '../../lib/format/dates';
import { classes } from '../../ui/classes';
import styles from './label.module.css';
import { isDated } from './load-gallery';

interface LabelProps {
  item: GalleryItem;
  /** May be known of a picture that was uploaded just now; the gallery has neither. */
  title?: string | null | undefined;
  artist?: string | undefined;
  className?: string | undefined;
}

/** A museum's label: what is known of an uploaded picture. Its title, or else its day, is set as one. */
export function Label({ item, title, artist, className }: LabelProps) {
  const { width, height, createdAt } = item;
  const day = isDated(item) && longDate(createdAt);
  const above = title ? artist && `Uploaded by ${artist}` : day && 'On this wall since';
  const lines = [title ?? day, title && day, width > 1 && `${width} × ${height} pixels`].filter(Boolean);
  return (
    lines.length > 0 && (
      <div className={classes(styles.label, className)}>
        {above && <p className={styles.above}>{above}</p>}
        {lines.map((line, index) => (
          <p key={String(line)} className={index === 0 ? styles.title : undefined}>
            {line}
          </p>
        ))}
      </div>
    )
  );
}
