import type { ReactNode } from 'react';
import { EmptyState } from '../../brand/empty-state';
import { AwaitLoaded } from '../../lib/loading/await-loaded';
import type { PageData } from '../../lib/loading/loaded';
import { pages } from '../../site-map';
import { ButtonLink } from '../../ui/button';
import { ArtistList, ArtistListSkeleton } from './artist-list';
import { ArtistSkeleton, ArtistView } from './artist-view';
import type { ArtistDetails, ListedArtist } from './load-artists';

const galleryLink = (
  <ButtonLink look="line" to={pages.gallery.path}>
    Walk through the gallery
  </ButtonLink>
);

/** The list of artists, or its loading, error or empty state. */
export function ArtistsView({ artists }: { artists: PageData<ListedArtist[]> }) {
  return (
    <AwaitLoaded
      data={artists}
      fallback={<ArtistListSkeleton />}
      failed={(tryAgain) => (
        <EmptyState
          title="No artists found."
          drawing="closed-door"
          actions={
            <>
              {tryAgain}
              {galleryLink}
            </>
          }
        >
          The list did not arrive. Check your connection and try again.
        </EmptyState>
      )}
    >
      {(all) =>
        all.length > 0 ? (
          <ArtistList artists={all} />
        ) : (
          <EmptyState title="No artists found." actions={galleryLink}>
            Artists will be listed here soon.
          </EmptyState>
        )
      }
    </AwaitLoaded>
  );
}

interface ArtistPageProps {
  artist: PageData<ArtistDetails>;
  /** Shown for an unknown id. */
  notFound: ReactNode;
}

/** The page of an artist, or its loading, error or not-found state. */
export function ArtistPage({ artist, notFound }: ArtistPageProps) {
  return (
    <AwaitLoaded
      data={artist}
      fallback={<ArtistSkeleton />}
      failed={(tryAgain, { missing }) =>
        missing ? (
          notFound
        ) : (
          <EmptyState
            heading
            role="alert"
            title="This artist’s page did not arrive."
            drawing="closed-door"
            actions={
              <>
                {tryAgain}
                <ButtonLink look="line" to={pages.artists.path}>
                  Artists
                </ButtonLink>
              </>
            }
          >
            We could not reach our server. Check your connection and try again.
          </EmptyState>
        )
      }
    >
      {(found) => <ArtistView details={found} />}
    </AwaitLoaded>
  );
}
