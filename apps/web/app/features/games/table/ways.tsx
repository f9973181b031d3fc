import { ArrowLeft, Volume2, VolumeOff } from 'lucide-react';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { Link } from '../../../ui/link';
import { useSound } from './use-sound';
import styles from './ways.module.css';

/** What stands above every game's title: the way back to the shelf, and the sound. */
export function Ways() {
  const { on, toggle } = useSound();
  return (
    <div className={styles.ways}>
      <Link className={styles.back} to="/game">
        <Icon of={ArrowLeft} />
        All games
      </Link>
      <IconButton label="Sound" aria-pressed={on} className="needs-script" onClick={toggle}>
        <Icon of={on ? Volume2 : VolumeOff} />
      </IconButton>
    </div>
  );
}
