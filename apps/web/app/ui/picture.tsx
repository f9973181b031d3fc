import type { CSSProperties } from 'react';
import { classes } from './classes';
import styles from './picture.module.css';
import { shownFile } from './shown-files';

/** The files and size of a picture. */
export interface PictureSources {
  /** `srcset` of the AVIF files. */
  avif: string;
  /** Address of the WebP for browsers without AVIF. */
  fallback: string;
  width: number;
  height: number;
  /** The background until the picture has loaded. */
  colour: string;
  alt: string;
}

/** A transparent pixel. */
const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

interface PictureProps {
  sources: PictureSources;
  /**
   * The `sizes` attribute. For phones, callers pass two thirds of the width: at their pixel
   * densities nobody sees the difference, and the file is half as large.
   */
  sizes: string;
  /**
   * `first` is the largest picture of the first screen and loads before all else; `early` is another one
   * there, and leaves the line to it. Like a `late` one, it is asked for when the page has been laid out, if near the
   * screen: asking for all while the document is read holds up a phone before it paints.
   */
  priority?: 'first' | 'early' | 'late';
  /** Reserves the space without loading the picture. Without scripts it loads at once. */
  deferred?: boolean;
  /** Gives the picture an empty alt text, next to a text that says the same. */
  decorative?: boolean;
  /** Shows all of the picture in the size container around it. */
  whole?: boolean | undefined;
  className?: string | undefined;
}

const fetchPriorities = { first: 'high', early: 'low', late: 'auto' } as const;

/** A picture in the best format the browser supports, with its space reserved and coloured. */
export function Picture(props: PictureProps) {
  const { sources, sizes, priority = 'late', deferred, decorative, whole, className } = props;
  // What stood small on the page before stands in for the large file until that has loaded.
  const standIn = priority === 'first' && shownFile(sources.fallback);
  return (
    <>
      <picture className={styles.picture}>
        {!deferred && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
        <img
          className={classes(styles.image, whole && styles.whole, deferred && styles.deferred, className)}
          src={deferred ? blank : sources.fallback}
          width={sources.width}
          height={sources.height}
          alt={decorative || deferred ? '' : sources.alt}
          loading={priority === 'first' ? 'eager' : 'lazy'}
          fetchPriority={fetchPriorities[priority]}
          decoding="async"
          style={
            {
              '--picture-colour': sources.colour,
              ...(standIn && { background: `url("${standIn}") 0 / cover` }),
              ...(whole && { '--ratio': Number((sources.width / sources.height).toFixed(4)) }),
            } as CSSProperties
          }
        />
      </picture>
      {deferred && (
        <noscript>
          <Picture {...props} deferred={false} />
        </noscript>
      )}
    </>
  );
}
