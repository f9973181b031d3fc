import { useEffect, useRef, useState } from 'react';
import { classes } from '../../ui/classes';
import styles from './chosen-file.module.css';
import { fileSize } from './check-file';

/** A preview, if the browser can decode the picture. */
function Preview({ file }: { file: File }) {
  const [isShown, setIsShown] = useState(true);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <div className={styles.preview}>
      <img
        ref={image}
        hidden={!isShown}
        alt={`Preview of ${file.name}`}
        onLoad={() => setIsShown(true)}
        onError={() => setIsShown(false)}
      />
    </div>
  );
}

interface ChosenFileProps {
  file: File;
  /** The sent fraction, from 0 to 1; null when not uploading. */
  progress: number | null;
  onRemove: () => void;
}

/** The chosen file and the progress of its upload. */
export function ChosenFile({ file, progress, onRemove }: ChosenFileProps) {
  const percent = progress === null ? 0 : Math.floor(progress * 100);
  return (
    <div className={styles.chosen}>
      <Preview file={file} />
      <div>
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
            <p className={styles.part}>
              {percent < 100 ? `${percent}% sent` : 'Sent. Checking the picture.'}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
