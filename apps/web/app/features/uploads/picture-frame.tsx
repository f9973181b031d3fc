import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import heavy from './moulding.module.css';
import styles from './picture-frame.module.css';
import wire from './wire.module.css';

/** The chosen picture, or that the browser can't decode it. */
function Preview({ file, onRatio }: { file: File; onRatio: (ratio: number | null) => void }) {
  const [isShown, setIsShown] = useState(true);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  useEffect(() => () => onRatio(null), [onRatio]);
  return (
    <>
      <img
        ref={image}
        className={styles.picture}
        hidden={!isShown}
        alt={`Preview of ${file.name}`}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setIsShown(true);
          if (naturalHeight > 0) onRatio(naturalWidth / naturalHeight);
        }}
        onError={() => {
          setIsShown(false);
          onRatio(null);
        }}
      />
      {!isShown && (
        <p className={styles.none}>
          <Icon of={ImageOff} size={32} />
          No preview
        </p>
      )}
    </>
  );
}

/** A gilt frame. The chosen picture hangs in it and gives it its shape; `children` stand in the empty one. */
export function PictureFrame({ file, children }: { file: File | null; children: ReactNode }) {
  const [ratio, setRatio] = useState<number | null>(null);
  const shape = (file && ratio) ?? undefined;
  return (
    <div
      className={classes(heavy.moulding, styles.frame, wire.wire)}
      data-framed-picture={file ? '' : undefined}
      data-shaped={shape === undefined ? undefined : shape < 1 ? 'tall' : 'wide'}
      style={{ '--ratio': shape } as CSSProperties}
    >
      <div className={styles.opening}>{file ? <Preview file={file} onRatio={setRatio} /> : children}</div>
    </div>
  );
}
