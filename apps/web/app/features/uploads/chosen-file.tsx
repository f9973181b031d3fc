import { useEffect, useRef, useState } from 'react';
import { classes } from '../../ui/classes';
import styles from './chosen-file.module.css';
import { fileSize } from './judge-file';

/** The picture itself; nothing when the browser can't draw it, which need not mean that the server can't. */
function Preview({ file }: { file: File }) {
  const [drawn, setDrawn] = useState(true);
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
        hidden={!drawn}
        alt={`Preview of ${file.name}`}
        onLoad={() => setDrawn(true)}
        onError={() => setDrawn(false)}
      />
    </div>
  );
}

interface ChosenFileProps {
  file: File;
  /** How much of it has been sent, from 0 to 1; null while it is not being sent. */
  part: number | null;
  /** Puts the file away; not while it is being sent. */
  onRemove: () => void;
}

/** The file that was chosen, and how far sending it has come. */
export function ChosenFile({ file, part, onRemove }: ChosenFileProps) {
  const percent = part === null ? 0 : Math.floor(part * 100);
  return (
    <div className={styles.chosen}>
      <Preview file={file} />
      <div>
        <p className={styles.name}>{file.name}</p>
        <p className="small muted">{fileSize(file.size)}</p>
        {part === null && (
          <button
            type="button"
            className={classes('textlink', styles.remove)}
            aria-label={`Remove ${file.name}`}
            onClick={onRemove}
          >
            Remove
          </button>
        )}
        {part !== null && (
          <>
            <div
              className={styles.bar}
              role="progressbar"
              aria-label="Upload"
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percent}
            >
              <i style={{ transform: `scaleX(${part})` }} />
            </div>
            <p className={styles.part}>
              {percent < 100 ? `${percent}% sent` : 'All sent. The picture is being looked at.'}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
