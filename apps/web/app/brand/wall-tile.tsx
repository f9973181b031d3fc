import { ButtonLink } from '../ui/button';
import { Doorway, type DoorwayName } from './doorway';
import styles from './wall-tile.module.css';

interface WallTileProps {
  /** The room it leads to: gives the pigment and the doorway. */
  room: DoorwayName;
  title: string;
  text: string;
  to: string;
  action: string;
  /** How many columns of the grid it takes. */
  columns?: 1 | 2;
}

/** A piece of another room's wall that closes a grid of works and leads there. */
export function WallTile({ room, title, text, to, action, columns = 2 }: WallTileProps) {
  return (
    <li className={styles.tile} data-room={room} data-columns={columns}>
      <Doorway of={room} className={styles.doorway} />
      <h2>{title}</h2>
      <p className="read">{text}</p>
      <ButtonLink look="wall" to={to}>
        {action}
      </ButtonLink>
    </li>
  );
}
