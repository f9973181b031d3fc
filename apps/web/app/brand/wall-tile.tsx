import { ButtonLink } from '../ui/button';
import { Doorway, type DoorwayName } from './doorway';
import styles from './wall-tile.module.css';

interface WallTileProps {
  /** The room it links to; sets colour and doorway. */
  room: DoorwayName;
  title: string;
  text: string;
  to: string;
  action: string;
}

/** The last tile of a grid of works, which links to another room in that room's colours. */
export function WallTile({ room, title, text, to, action }: WallTileProps) {
  return (
    <li className={styles.tile} data-room={room}>
      <Doorway of={room} className={styles.doorway} />
      <h2>{title}</h2>
      <p className="read">{text}</p>
      <ButtonLink look="wall" to={to}>
        {action}
      </ButtonLink>
    </li>
  );
}
