import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import type { CSSProperties, MouseEvent } from 'react';
import { classes } from '../../ui/classes';
import { Label } from './label';
import { heightOf } from './load-gallery';
import heavy from './moulding.module.css';
import { newPictureSource } from './new-picture-source';
import styles from './new-picture.module.css';
import frame from './picture-frame.module.css';
import { useAbsoluteAddress } from './use-absolute-address';
import wire from './wire.module.css';

interface NewPictureProps {
  item: GalleryItem;
  name: string;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
}

/** The picture that was uploaded just now, alone on the wall with a museum's label. */
export function NewPicture({ item, name, onOpen }: NewPictureProps) {
  const absolute = useAbsoluteAddress();
  const { width, height } = item;
  return (
    <ul className={styles.new} aria-label="Newly uploaded artworks">
      <li
        className={styles.hung}
        style={{ '--ratio': width / height, '--height': heightOf(item) } as CSSProperties}
      >
        <a
          className={classes(heavy.moulding, frame.frame, wire.wire, styles.frame)}
          data-new-picture
          href={absolute(item.imageUrl)}
          onClick={onOpen}
        >
          <img
            src={absolute(item.thumbnailUrl)}
            {...newPictureSource(item, absolute)}
            width={width}
            height={height}
            alt={name}
          />
        </a>
        <Label item={item} className={styles.label} />
      </li>
    </ul>
  );
}
