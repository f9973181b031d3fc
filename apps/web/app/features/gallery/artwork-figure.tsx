import type { CSSProperties } from 'react';
import { workPath } from '@kalavithi/contract/links';
import type { GalleryWork } from '@kalavithi/contract/work';
import { pictureSources } from '../../lib/format/picture-sources';
import { classes } from '../../ui/classes';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { PictureLink } from '../../ui/picture-link';
import { useSharperFile } from '../../ui/use-sharper-file';
import styles from './artwork-figure.module.css';
import { DownloadLink } from './download-link';
import { workQuery } from './gallery-address';
import { desk, masonry, phone } from '../../styles/breakpoints';

/** Width of a work in the columns; on phones, where it fills the screen, the share that `onPhone` says. */
const sizesFor = (onPhone: string) =>
  `${phone} ${onPhone}, ${masonry} 45vw, ${desk} 30vw, (max-width: 90em) 22vw, 320px`;

/** Width of one of few works. */
const largeSizesFor = (onPhone: string) => `${phone} ${onPhone}, 572px`;

/**
 * Smaller for those that come before anybody scrolls to them; the early ones are fetched again when somebody does. The others get files as
 * wide as a phone's column: 320, 640 and 960 pixels at its densities.
 */
const onPhones = { first: '62vw', early: '47vw', late: '74vw' } as const;

interface ArtworkFigureProps {
  work: GalleryWork;
  priority?: 'first' | 'early' | 'late';
  /** It is one of few. */
  large?: boolean;
  /** Its words are beside it, for it is the only one. */
  alone?: boolean;
  /** What the picture leads to: the large view in this page, or the work's own page. */
  opens?: 'view' | 'page';
  /** Called on hover and focus, to preload the large view. */
  onPreload?: () => void;
}

/** A work with its name, description and download link. The picture opens the large view or the work's page. */
export function ArtworkFigure({
  work,
  priority = 'late',
  large,
  alone,
  opens = 'view',
  onPreload,
}: ArtworkFigureProps) {
  const sources = pictureSources(work.picture);
  const sizesAs = (when: keyof typeof onPhones) => (large ? largeSizesFor : sizesFor)(onPhones[when]);
  const sizes = useSharperFile(
    sources.avif,
    sizesAs(priority),
    sizesAs(priority === 'early' ? 'late' : priority),
  );
  const picture = <Picture sources={sources} sizes={sizes} priority={priority} />;
  return (
    <figure
      className={classes(styles.piece, alone && styles.alone)}
      style={alone ? ({ '--ratio': sources.width / sources.height } as CSSProperties) : undefined}
      id={work.id}
    >
      {opens === 'page' ? (
        <PictureLink to={workPath(work)}>{picture}</PictureLink>
      ) : (
        <Link
          to={workQuery(work.id)}
          state={{ openedHere: true }}
          preventScrollReset
          data-view={work.id}
          aria-label={`View ${work.name}`}
          onPointerEnter={onPreload}
          onFocus={onPreload}
          onClick={(event) => {
            // A second click must not add a second history entry.
            if (event.detail > 1 || window.location.search === workQuery(work.id)) event.preventDefault();
          }}
        >
          {picture}
        </Link>
      )}
      <figcaption>
        <h3>
          <Link to={workPath(work)}>{work.name}</Link>
        </h3>
        <DownloadLink work={work} className={styles.download} />
        <p className="script" lang="hi">
          {work.hi}
        </p>
        <p className={styles.description}>{work.description}</p>
      </figcaption>
    </figure>
  );
}
