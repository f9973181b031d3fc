import { Pause, Play } from 'lucide-react';
import { classes } from './classes';
import { Icon } from './icon';
import { IconButton } from './icon-button';

interface PauseButtonProps {
  paused: boolean;
  onToggle: () => void;
  /** What is paused, as the end of "Pause …": slides, typing. */
  what?: string;
  className?: string | undefined;
}

/** The button that whatever moves by itself must have beside it. */
export function PauseButton({ paused, onToggle, what = 'slides', className }: PauseButtonProps) {
  return (
    <IconButton
      label={`${paused ? 'Play' : 'Pause'} ${what}`}
      className={classes('needs-script', className)}
      onClick={onToggle}
    >
      <Icon of={paused ? Play : Pause} />
    </IconButton>
  );
}
