import { classes } from '../../ui/classes';
import styles from './chosen-file.module.css';
import { fileSize } from './check-file';

interface ChosenFileProps {
  file: File;
  /** The sent fraction, from 0 to 1; null when not uploading. */
  progress: number | null;
  onRemove: () => void;
}

/** The label below the framed picture: its file, and the progress of its upload. */
export function ChosenFile({ file, progress, onRemove }: ChosenFileProps) {
  const percent = progress === null ? 0 : Math.floor(progress * 100);
  return (
    <div className={styles.chosen}>
      <p className={styles.name}>{file.name}</p>
      <p className="small muted">{fileSize(file.size)}</p>
      {progress === null && (
        <button
          type="button"
          className={classes('textlink', styles.remove)}
          aria-label={`Remove ${file.name}`}
          onClick={onRemove}
        >
          Remove
        </button>
      )}
      {progress !== null && (
        <>
          <div
            className={styles.bar}
            role="progressbar"
            aria-label="Upload"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <i style={{ transform: `scaleX(${progress})` }} />
          </div>
          <p className={styles.part}>{percent < 100 ? `${percent}% sent` : 'Sent. Checking the picture.'}</p>
        </>
      )}
    </div>
  );
}
