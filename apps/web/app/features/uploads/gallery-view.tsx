import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { useEffect, useRef, type ReactNode } from 'react';
import { AwaitLoaded } from '../../lib/loading/await-loaded';
import type { PageData } from '../../lib/loading/loaded';
import { Button, ButtonLink } from '../../ui/button';
import { classes } from '../../ui/classes';
import type { Elements } from '../../ui/elements';
import styles from './gallery-view.module.css';
import { withoutRepeats, type GalleryPage } from './load-gallery';
import { PictureFrame } from './picture-frame';
import { EmptyPlaces, PictureWall, PictureWallSkeleton } from './picture-wall';
import { useGallery, useCachedGallery } from './use-gallery';

interface GalleryViewProps {
  gallery: PageData<GalleryPage>;
  /** The specification's sentence for a gallery with nothing in it. */
  empty: string;
  /** Uploaded since the list was loaded, newest first. */
  added?: readonly GalleryItem[];
  /** `all` loads more on scroll, `newest` shows the first ones with a link to all. */
  extent: 'all' | 'newest';
}

const newestCount = 24;

const firstPicture = 'The first uploaded picture will be shown here for everyone to see.';

/** Distance below the window at which the next page loads. */
const prefetchMargin = '800px';

function More({ gallery }: { gallery: ReturnType<typeof useGallery> }) {
  const { next, state, loadMore, items } = gallery;
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(loadMore);
  latest.current = loadMore;
  useEffect(() => {
    const element = place.current;
    if (!element || next === null || state !== 'idle') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: prefetchMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [next, state]);
  return (
    <div ref={place} className={styles.more}>
      <p className={state === 'failed' ? undefined : 'sr'} role="status">
        {state === 'failed' ? 'More pictures did not arrive.' : `${items.length} pictures`}
      </p>
      {next !== null && (
        <Button look="wall-line" busy={state === 'loading' && 'Loading more...'} onClick={loadMore}>
          {state === 'failed' ? 'Try again' : 'Load more'}
        </Button>
      )}
    </div>
  );
}

/** The wall on which the pictures hang. */
function Wall({ children }: { children: ReactNode }) {
  return (
    <div className={styles.wall} data-room="gallery">
      <div className={classes('wrap', styles.gallery)}>{children}</div>
    </div>
  );
}

/** An empty frame on the wall, with the reason in it. */
function EmptyWall({ title, help, actions }: { title: string; help: string; actions: Elements }) {
  return (
    <Wall>
      <div className={styles.bare}>
        <PictureFrame file={null}>
          <div className={styles.empty}>
            <p className={styles.title} role="status">
              {title}
            </p>
            <p className="read muted">{help}</p>
            {actions}
          </div>
        </PictureFrame>
      </div>
    </Wall>
  );
}

function LoadedGallery({
  first,
  added,
  empty,
  extent,
}: { first: GalleryPage } & Required<Pick<GalleryViewProps, 'added' | 'empty' | 'extent'>>) {
  const gallery = useGallery(first);
  const items = withoutRepeats([...added, ...gallery.items]);
  if (items.length === 0 && extent === 'newest') {
    return (
      <Wall>
        <div className={styles.waiting}>
          <p className={styles.none} role="status">
            {empty}
          </p>
          <p className="read">{firstPicture}</p>
        </div>
        <EmptyPlaces />
      </Wall>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyWall
        title={empty}
        help={firstPicture}
        actions={<ButtonLink to="/arts/gallery">See the Art Gallery</ButtonLink>}
      />
    );
  }
  return (
    <Wall>
      <PictureWall
        items={extent === 'newest' ? items.slice(0, newestCount) : items}
        isFirstNew={added.length > 0}
        withPlaces={extent === 'newest'}
      />
      {extent === 'all' && <More gallery={gallery} />}
      {extent === 'newest' && (items.length > newestCount || gallery.next !== null) && (
        <div className={styles.more}>
          <ButtonLink look="wall-line" to="/upload/gallery">
            See all in the Artwork Gallery
          </ButtonLink>
        </div>
      )}
    </Wall>
  );
}

const none: readonly GalleryItem[] = [];

/** Uploaded pictures, newest first, or the loading, error or empty state. */
export function GalleryView({ gallery, empty, added = none, extent }: GalleryViewProps) {
  const cached = useCachedGallery();
  if (cached) return <LoadedGallery first={cached} added={added} empty={empty} extent={extent} />;
  return (
    <AwaitLoaded
      data={gallery}
      fallback={
        <Wall>
          <PictureWallSkeleton />
        </Wall>
      }
      failed={(tryAgain) =>
        added.length > 0 ? (
          <Wall>
            <PictureWall items={added} isFirstNew withPlaces />
          </Wall>
        ) : (
          <EmptyWall title={empty} help="The pictures did not arrive." actions={tryAgain} />
        )
      }
    >
      {(page) => <LoadedGallery first={page} added={added} empty={empty} extent={extent} />}
    </AwaitLoaded>
  );
}
