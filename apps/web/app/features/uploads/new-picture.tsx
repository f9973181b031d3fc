import type { CSSProperties, MouseEvent } from 'react';
import { longDate } from '../../lib/format/dates';
import { useSession } from '../../lib/session/session';
import { classes } from '../../ui/classes';
import { isDated } from './load-gallery';
import { newPictureSizes } from './new-picture-sizes';
import styles from './new-picture.module.css';
import frame from './picture-frame.module.css';
import type { UploadedItem } from './use-upload';
import { useAbsoluteAddress } from './use-absolute-address';
import wire from './wire.module.css';

interface NewPictureProps {
  item: UploadedItem;
  name: string;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
}

/** The picture that was uploaded just now, alone on the wall with a museum's label. */
export function NewPicture({ item, name, onOpen }: NewPictureProps) {
  const absolute = useAbsoluteAddress();
  const artist = useSession((session) => session.user?.name);
  const { width, height } = item;
  return (
    <ul className={styles.new} aria-label="Newly uploaded artworks">
      <li className={styles.hung} style={{ '--ratio': width / height } as CSSProperties}>
        <a
          className={classes(frame.frame, wire.wire, styles.frame)}
          href={absolute(item.imageUrl)}
          onClick={onOpen}
        >
          <img
            data-new-picture
            src={absolute(item.thumbnailUrl)}
            srcSet={`${absolute(item.thumbnailUrl)} 640w, ${absolute(item.imageUrl)} ${width}w`}
            sizes={newPictureSizes}
            width={width}
            height={height}
            alt={name}
          />
        </a>
        <div className={styles.label}>
          <p className={styles.title}>{item.title ?? 'Untitled'}</p>
          {artist && <p>{`Uploaded by ${artist}`}</p>}
          {isDated(item) && <p>{longDate(item.createdAt)}</p>}
          {width > 1 && <p className={styles.size}>{`${width} × ${height} pixels`}</p>}
        </div>
      </li>
    </ul>
  );
}
