import type { CSSProperties, MouseEvent } from 'react';
import { useSession } from '../../lib/session/session';
import { classes } from '../../ui/classes';
import { Label } from './label';
import heavy from './moulding.module.css';
import { newPictureSource } from './new-picture-source';
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
          className={classes(heavy.moulding, frame.frame, wire.wire, styles.frame)}
          href={absolute(item.imageUrl)}
          onClick={onOpen}
        >
          <img
            data-new-picture
            src={absolute(item.thumbnailUrl)}
            {...newPictureSource(item, absolute)}
            width={width}
            height={height}
            alt={name}
          />
        </a>
        <Label item={item} title={item.title} artist={artist} className={styles.label} />
      </li>
    </ul>
  );
}
