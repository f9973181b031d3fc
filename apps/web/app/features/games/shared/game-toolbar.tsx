import { ArrowLeft, Volume2, VolumeOff } from 'lucide-react';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { Link } from '../../../ui/link';
import { useSound } from './use-sound';
import styles from './game-toolbar.module.css';

/** The toolbar above every game's title: back to the hub, and sound. */
export function GameToolbar() {
  const { on, toggle } = useSound();
  return (
    <div className={styles.ways}>
      <Link className={styles.back} to="/game">
        <Icon of={ArrowLeft} />
        <span>All games</span>
      </Link>
      <IconButton label="Sound" aria-pressed={on} className="needs-script" onClick={toggle}>
        <Icon of={on ? Volume2 : VolumeOff} />
      </IconButton>
    </div>
  );
}
