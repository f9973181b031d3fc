import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { useEffect, useRef } from 'react';
import { AwaitLoaded } from '../../lib/loading/await-loaded';
import type { PageData } from '../../lib/loading/loaded';
import { Button, ButtonLink } from '../../ui/button';
import { classes } from '../../ui/classes';
import { EmptyState } from '../../brand/empty-state';
import styles from './gallery-view.module.css';
import { withoutRepeats, type GalleryPage } from './load-gallery';
import { PictureWall, PictureWallPlaces } from './picture-wall';
import { useGallery, useKeptGallery } from './use-gallery';

interface GalleryViewProps {
  gallery: PageData<GalleryPage>;
  /** The specification's sentence for a gallery with nothing in it. */
  empty: string;
  /** What was uploaded since the list was fetched, newest first. */
  added?: readonly GalleryItem[];
  /** `grows` fetches more as one scrolls, `newest` shows some and leads to the whole. */
  extent: 'grows' | 'newest';
}

/** How many `newest` shows. */
const fewShown = 24;

/** How far below the window the next page is fetched, so that it is there when one arrives. */
const ahead = '800px';

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
      { rootMargin: ahead },
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
        <Button look="line" busy={state === 'loading' && 'Loading more...'} onClick={loadMore}>
          {state === 'failed' ? 'Try again' : 'Load more'}
        </Button>
      )}
    </div>
  );
}

function Filled({
  first,
  added,
  empty,
  extent,
}: { first: GalleryPage } & Required<Pick<GalleryViewProps, 'added' | 'empty' | 'extent'>>) {
  const gallery = useGallery(first);
  const items = withoutRepeats([...added, ...gallery.items]);
  if (items.length === 0) {
    return (
      <EmptyState
        title={empty}
        actions={extent === 'grows' && <ButtonLink to="/upload">Upload your artwork</ButtonLink>}
      >
        The first picture to arrive hangs here for everyone to see.
      </EmptyState>
    );
  }
  return (
    <div className={classes('wrap', styles.gallery)}>
      <PictureWall items={extent === 'newest' ? items.slice(0, fewShown) : items} newcomers={added.length} />
      {extent === 'grows' && <More gallery={gallery} />}
      {extent === 'newest' && (items.length > fewShown || gallery.next !== null) && (
        <div className={styles.more}>
          <ButtonLink look="line" to="/upload/gallery">
            See all in the Artwork Gallery
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

const none: readonly GalleryItem[] = [];

/** Uploaded pictures as thumbnails, newest first, in all the states of their list. */
export function GalleryView({ gallery, empty, added = none, extent }: GalleryViewProps) {
  const kept = useKeptGallery();
  if (kept) return <Filled first={kept} added={added} empty={empty} extent={extent} />;
  return (
    <AwaitLoaded
      data={gallery}
      fallback={
        <div className={classes('wrap', styles.gallery)}>
          <PictureWallPlaces />
        </div>
      }
      failed={(tryAgain) =>
        added.length > 0 ? (
          <div className={classes('wrap', styles.gallery)}>
            <PictureWall items={added} newcomers={added.length} />
          </div>
        ) : (
          <EmptyState title={empty} drawing="closed-door" actions={tryAgain}>
            The pictures did not arrive.
          </EmptyState>
        )
      }
    >
      {(page) => <Filled first={page} added={added} empty={empty} extent={extent} />}
    </AwaitLoaded>
  );
}
