import type { Artist } from '@kalavithi/contract/artist';
import type { ReactNode } from 'react';
import { EmptyState } from '../../brand/empty-state';
import { AwaitLoaded } from '../../lib/loading/await-loaded';
import type { PageData } from '../../lib/loading/loaded';
import { pages } from '../../site-map';
import { ButtonLink } from '../../ui/button';
import { ArtistList, ArtistListPlaces } from './artist-list';
import { ArtistPlace, ArtistView } from './artist-view';

const toGallery = (
  <ButtonLink look="line" to={pages.gallery.path}>
    Walk through the gallery
  </ButtonLink>
);

/** The list of artists in all its states. */
export function ArtistsView({ artists }: { artists: PageData<Artist[]> }) {
  return (
    <AwaitLoaded
      data={artists}
      fallback={<ArtistListPlaces />}
      failed={(tryAgain) => (
        <EmptyState
          title="No artists found."
          drawing="closed-door"
          actions={
            <>
              {tryAgain}
              {toGallery}
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
          <EmptyState title="No artists found." actions={toGallery}>
            Nobody has a place on this wall yet.
          </EmptyState>
        )
      }
    </AwaitLoaded>
  );
}

interface OneArtistViewProps {
  artist: PageData<Artist>;
  /** What an unknown id leads to. */
  lost: ReactNode;
}

/** One artist in all states. */
export function OneArtistView({ artist, lost }: OneArtistViewProps) {
  return (
    <AwaitLoaded
      data={artist}
      fallback={<ArtistPlace />}
      failed={(tryAgain, { missing }) =>
        missing ? (
          lost
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
            The line to our server dropped. Your place on the avenue is safe.
          </EmptyState>
        )
      }
    >
      {(found) => <ArtistView artist={found} />}
    </AwaitLoaded>
  );
}
