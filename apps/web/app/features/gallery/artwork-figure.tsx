import { workPath } from '@kalavithi/contract/links';
import type { GalleryWork } from '@kalavithi/contract/work';
import { pictureSources } from '../../lib/format/picture-sources';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import styles from './artwork-figure.module.css';
import { DownloadLink } from './download-link';
import { workQuery } from './gallery-address';
import { desk, masonry, phone } from '../../styles/breakpoints';

/** Width of a work in the columns. */
const sizes = `${phone} 62vw, ${masonry} 45vw, ${desk} 30vw, (max-width: 90em) 22vw, 320px`;

interface ArtworkFigureProps {
  work: GalleryWork;
  priority?: 'first' | 'early' | 'late';
  /** Called on hover and focus, to preload the large view. */
  onPreload?: () => void;
}

/** A work with its name, description and download link. The picture opens the large view. */
export function ArtworkFigure({ work, priority = 'late', onPreload }: ArtworkFigureProps) {
  return (
    <figure className={styles.piece} id={work.id}>
      <Link
        to={workQuery(work.id)}
        state={{ openedHere: true }}
        preventScrollReset
        viewTransition={false}
        prefetch="none"
        data-view={work.id}
        aria-label={`View ${work.name}`}
        onPointerEnter={onPreload}
        onFocus={onPreload}
        onClick={(event) => {
          // A second click must not add a second history entry.
          if (event.detail > 1 || window.location.search === workQuery(work.id)) event.preventDefault();
        }}
      >
        <Picture sources={pictureSources(work.picture)} sizes={sizes} priority={priority} />
      </Link>
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
