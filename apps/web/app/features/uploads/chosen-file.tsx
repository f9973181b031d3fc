import { classes } from '../../ui/classes';
import styles from './chosen-file.module.css';
import { fileSize } from './check-file';

interface ChosenFileProps {
  file: File;
  /** The sent fraction, from 0 to 1; null when not uploading. */
  progress: number | null;
  onRemove: () => void;
}

/** What the second line says: how large the file is, how much of it is sent, or what is done with it. */
const statusOf = ({ size }: File, progress: number | null): string => {
  if (progress === null) return fileSize(size);
  return progress < 1
    ? `${Math.floor(progress * 100)}% of ${fileSize(size)} sent`
    : 'Sent. Checking the picture.';
};

/** The label below the framed picture: its file, and the progress of its upload. Its height is the same before and during the upload. */
export function ChosenFile({ file, progress, onRemove }: ChosenFileProps) {
  const isUploading = progress !== null;
  return (
    <div className={styles.chosen}>
      <p className={styles.name}>{file.name}</p>
      <p className={classes('small muted', styles.status)}>{statusOf(file, progress)}</p>
      <button
        type="button"
        className={classes('textlink', styles.remove)}
        aria-label={`Remove ${file.name}`}
        disabled={isUploading}
        onClick={onRemove}
      >
        Remove
      </button>
      {isUploading && (
        <div
          className={styles.bar}
          role="progressbar"
          aria-label="Upload"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.floor(progress * 100)}
        >
          <i style={{ transform: `scaleX(${progress})` }} />
        </div>
      )}
    </div>
  );
}
