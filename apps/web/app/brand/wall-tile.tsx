import { ButtonLink } from '../ui/button';
import { Picture, type PictureSources } from '../ui/picture';
import type { DoorwayName } from './doorway-name';
import styles from './wall-tile.module.css';
import { tablet } from '../styles/breakpoints';

interface WallTileProps {
  /** The room it links to; sets its colours. */
  room: DoorwayName;
  /** What is to be seen there. */
  picture: PictureSources;
  title: string;
  text: string;
  to: string;
  action: string;
}

/** From its height: beside the words the picture is as high as a card, and cut at its sides. */
const sizes = `${tablet} 62vw, 500px`;

/** The last tile of a grid of works, which links to another room in that room's colours. */
export function WallTile({ room, picture, title, text, to, action }: WallTileProps) {
  return (
    <li className={styles.tile} data-room={room}>
      <div className={styles.picture}>
        <Picture sources={picture} sizes={sizes} decorative />
      </div>
      <div className={styles.told}>
        <h2>{title}</h2>
        <p className="read">{text}</p>
        <ButtonLink look="wall" to={to}>
          {action}
        </ButtonLink>
      </div>
    </li>
  );
}
