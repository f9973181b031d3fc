import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import heavy from './moulding.module.css';
import styles from './picture-frame.module.css';
import wire from './wire.module.css';

/** Width and height of a picture, in pixels, for the style sheet. */
interface Size {
  '--width': number;
  '--height': number;
}

/** In a frame for fewer pixels, nothing that is written about it has room below it. */
const narrow = 100;

interface PreviewProps {
  file: File;
  onSize: (size: Size | null) => void;
  onFailed: (() => void) | undefined;
}

/** The chosen picture, or that the browser can't decode it. */
function Preview({ file, onSize, onFailed }: PreviewProps) {
  const [isShown, setIsShown] = useState(true);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  useEffect(() => () => onSize(null), [onSize]);
  return (
    <>
      <img
        ref={image}
        className={styles.picture}
        hidden={!isShown}
        alt={`Preview of ${file.name}`}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setIsShown(true);
          onSize({ '--width': naturalWidth, '--height': naturalHeight });
        }}
        onError={() => {
          setIsShown(false);
          onSize(null);
          onFailed?.();
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

interface PictureFrameProps {
  file: File | null;
  /** Called when the browser can't decode the file. */
  onFailed?: () => void;
  children: ReactNode;
}

/** A gilt frame. The chosen picture hangs in it and gives it its shape; `children` stand in the empty one. */
export function PictureFrame({ file, onFailed, children }: PictureFrameProps) {
  const [size, setSize] = useState<Size | null>(null);
  const shape = file && size;
  return (
    <div
      className={classes(heavy.moulding, styles.frame, wire.wire)}
      data-framed-picture={file ? '' : undefined}
      data-shaped={
        shape ? (shape['--width'] < Math.max(shape['--height'], narrow) ? 'narrow' : 'wide') : undefined
      }
      style={shape as CSSProperties}
    >
      <div className={styles.opening}>
        {file ? <Preview file={file} onSize={setSize} onFailed={onFailed} /> : children}
      </div>
    </div>
  );
}
