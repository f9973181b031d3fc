import type { CSSProperties } from 'react';
import { classes } from './classes';
import styles from './picture.module.css';

/** Where a picture's files lie and how large it is. */
export interface PictureSources {
  /** `srcset` of the AVIF files. */
  avif: string;
  /** Address of the WebP for browsers without AVIF. */
  fallback: string;
  width: number;
  height: number;
  /** Fills the picture's place before it loads, and if it never does. */
  colour: string;
  alt: string;
}

/** A transparent pixel. */
const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

interface PictureProps {
  sources: PictureSources;
  /**
   * How wide the picture is shown, as in the `sizes` attribute. For phones it is told two thirds of that: at their densities nobody sees the
   * difference, and the file is half as heavy.
   */
  sizes: string;
  /** The first pictures of a page are fetched at once, the very first before everything else. */
  priority?: 'first' | 'early' | 'late';
  /** Holds the picture's place and fetches nothing yet. Without scripts, where nothing would end it, the picture comes at once. */
  held?: boolean;
  /** Decoration beside a text that says the same: an empty alt text. */
  decorative?: boolean;
  className?: string | undefined;
}

/** A drawn picture in the best format the browser knows, with its place held and coloured before it arrives. */
export function Picture(props: PictureProps) {
  const { sources, sizes, priority = 'late', held, decorative, className } = props;
  return (
    <>
      <picture className={styles.picture}>
        {!held && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
        <img
          className={classes(styles.image, held && styles.held, className)}
          src={held ? blank : sources.fallback}
          width={sources.width}
          height={sources.height}
          alt={decorative || held ? '' : sources.alt}
          loading={priority === 'late' ? 'lazy' : 'eager'}
          fetchPriority={priority === 'first' ? 'high' : 'auto'}
          decoding="async"
          style={{ '--picture-colour': sources.colour } as CSSProperties}
        />
      </picture>
      {held && (
        <noscript>
          <Picture {...props} held={false} />
        </noscript>
      )}
    </>
  );
}
