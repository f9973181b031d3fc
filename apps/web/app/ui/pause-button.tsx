import { Play } from 'lucide-react';
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

/** The pause button that moving content must have (WCAG 2.2.2). */
export function PauseButton({ paused, onToggle, what = 'slides', className }: PauseButtonProps) {
  return (
    <IconButton
      label={`${paused ? 'Play' : 'Pause'} ${what}`}
      className={classes('needs-script', className)}
      onClick={onToggle}
    >
      {paused ? <Icon of={Play} /> : <PauseIcon />}
    </IconButton>
  );
}

/** Two strokes; the icon set's own pause mark is two boxes. */
export function PauseIcon({ size = 20 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M8 5v14M16 5v14" />
    </svg>
  );
}
