import type { Artist } from '@kalavithi/contract/artist';
import type { ReactNode } from 'react';
import { Eventually, useTryAgain, type Loaded } from '../../lib/loading/loaded';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyPlace } from '../../brand/empty-place';
import { ArtistList, ArtistListPlaces } from './artist-list';
import { ArtistPlace, ArtistView } from './artist-view';

/** `of` is what failed. */
function TryAgain({ of }: { of: unknown }) {
  const { trying, tryAgain } = useTryAgain(of);
  return (
    <Button busy={trying && 'Trying...'} onClick={tryAgain}>
      Try again
    </Button>
  );
}

/** The list of artists in all its states. */
export function ArtistsView({ artists }: { artists: Loaded<Artist[]> | Promise<Loaded<Artist[]>> }) {
  return (
    <Eventually
      of={artists}
      loading={<ArtistListPlaces />}
      failed={() => (
        <EmptyPlace
          title="No artists found."
          drawing="closed-door"
          actions={
            <>
              <TryAgain of={artists} />
              <ButtonLink look="line" to="/arts/gallery">
                Walk through the gallery
              </ButtonLink>
            </>
          }
        >
          The list did not arrive. Paintings, dances, handicrafts, the gallery and the games are kept on your
          side and still open.
        </EmptyPlace>
      )}
    >
      {(all) =>
        all.length > 0 ? (
          <ArtistList artists={all} />
        ) : (
          <EmptyPlace
            title="No artists found."
            actions={
              <ButtonLink look="line" to="/arts/gallery">
                Walk through the gallery
              </ButtonLink>
            }
          >
            Nobody has a place on this wall yet.
          </EmptyPlace>
        )
      }
    </Eventually>
  );
}

interface OneArtistViewProps {
  artist: Loaded<Artist | null> | Promise<Loaded<Artist | null>>;
  /** What an id that nobody has leads to. */
  lost: ReactNode;
}

/** One artist in all states. */
export function OneArtistView({ artist, lost }: OneArtistViewProps) {
  return (
    <Eventually
      of={artist}
      loading={<ArtistPlace />}
      failed={() => (
        <EmptyPlace
          heading
          role="alert"
          title="This artist’s page did not arrive."
          drawing="closed-door"
          actions={
            <>
              <TryAgain of={artist} />
              <ButtonLink look="line" to="/artists">
                Artists
              </ButtonLink>
            </>
          }
        >
          The line to our server dropped. Your place on the avenue is safe.
        </EmptyPlace>
      )}
    >
      {(found) => (found ? <ArtistView artist={found} /> : lost)}
    </Eventually>
  );
}
