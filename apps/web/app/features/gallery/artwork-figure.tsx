import type { GalleryWork } from '@kalavithi/contract/work';
import { pictureSources } from '../../lib/format/picture-sources';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import styles from './artwork-figure.module.css';
import { DownloadLink } from './download-link';
import { workQuery } from './gallery-address';
import { desk, masonry, phone } from '../../styles/breakpoints';

/** How wide a work hangs in the columns at each width of the window. */
const sizes = `${phone} 62vw, ${masonry} 45vw, ${desk} 30vw, (max-width: 90em) 22vw, 320px`;

interface ArtworkFigureProps {
  work: GalleryWork;
  priority?: 'first' | 'early' | 'late';
  /** Called when the pointer nears the picture, so that the large view can be fetched. */
  onNear?: () => void;
}

/** A work with its name, its description and a way to keep it. The picture leads to the large view. */
export function ArtworkFigure({ work, priority = 'late', onNear }: ArtworkFigureProps) {
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
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={(event) => {
          // The second click of two comes before the view does; it must not put a second way back behind it.
          if (event.detail > 1 || window.location.search === workQuery(work.id)) event.preventDefault();
        }}
      >
        <Picture sources={pictureSources(work.picture)} sizes={sizes} priority={priority} />
      </Link>
      <figcaption>
        <h3>{work.name}</h3>
        <DownloadLink work={work} className={styles.download} />
        <p className="script" lang="hi">
          {work.hi}
        </p>
        <p className={styles.description}>{work.description}</p>
      </figcaption>
    </figure>
  );
}
