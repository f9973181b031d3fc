import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { longDate } from '../../lib/format/dates';
import { classes } from '../../ui/classes';
import styles from './label.module.css';
import { isDated } from './load-gallery';

interface LabelProps {
  item: GalleryItem;
  /** Known of a picture that was uploaded just now; the gallery has neither. */
  title?: string;
  artist?: string | undefined;
  className?: string | undefined;
}

/** A museum's label: what is known of an uploaded picture. The first line is set as a title. */
export function Label({ item, title, artist, className }: LabelProps) {
  const { width, height, createdAt } = item;
  const lines = [
    title,
    artist && `Uploaded by ${artist}`,
    isDated(item) && longDate(createdAt),
    width > 1 && `${width} × ${height} pixels`,
  ].filter(Boolean);
  return (
    lines.length > 0 && (
      <div className={classes(styles.label, className)}>
        {lines.map((line) => (
          <p key={String(line)}>{line}</p>
        ))}
      </div>
    )
  );
}
