import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { longDate } from '../../lib/format/dates';
import { classes } from '../../ui/classes';
import styles from './label.module.css';
import { isDated } from './load-gallery';

interface LabelProps {
  item: GalleryItem;
  className?: string | undefined;
}

/** A museum's label: what is known of an uploaded picture. Its day is set as its title. */
export function Label({ item, className }: LabelProps) {
  const { width, height, createdAt } = item;
  const day = isDated(item) && longDate(createdAt);
  const lines = [day, width > 1 && `${width} × ${height} pixels`].filter(Boolean);
  return (
    lines.length > 0 && (
      <div className={classes(styles.label, className)}>
        {day && <p className={styles.above}>On this wall since</p>}
        {lines.map((line, index) => (
          <p key={String(line)} className={index === 0 ? styles.title : undefined}>
            {line}
          </p>
        ))}
      </div>
    )
  );
}
