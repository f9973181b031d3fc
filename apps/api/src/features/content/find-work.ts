import { catalogues, type ArtistReference, type WholeWork, type Work } from '@kalavithi/contract/work';
import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { listArtists } from '../artists/index.ts';
import { eventsWithIds } from '../events/index.ts';

/** Other works, artists and events on the page of a work, at most. */
const shown = { related: 4, following: 4, artists: 3, events: 3 } as const;

type WorkDeps = Pick<Deps, 'content' | 'db' | 'clock'>;

/** Works of the same tradition, and the ones that follow in the catalogue where those are few. */
const otherWorks = (
  { content }: WorkDeps,
  { id, catalogue }: Work,
): Pick<WholeWork, 'related' | 'following'> => {
  const { works, factsOfWorks } = content.current();
  const traditionOf = (work: { id: string }) => factsOfWorks.get(work.id)?.tradition ?? null;
  const tradition = traditionOf({ id });
  const own: readonly Work[] = works[catalogue];
  const place = own.findIndex((work) => work.id === id);
  const following = [...own.slice(place + 1), ...own.slice(0, place)];
  const others = [
    ...following,
    ...catalogues.filter((name) => name !== catalogue).flatMap((name) => works[name]),
  ];
  const related = others
    .filter((work) => tradition !== null && traditionOf(work) === tradition)
    .slice(0, shown.related);
  return {
    related,
    following: following
      .filter((work) => !related.includes(work))
      .slice(0, related.length < shown.following ? shown.following : 0),
  };
};

/** The artists of a tradition, and the one who made the work. */
const artistsOf = async (
  deps: WorkDeps,
  { tradition, makerId }: { tradition: string | null; makerId: string | null },
): Promise<{ maker: ArtistReference | null; artists: ArtistReference[] }> => {
  if (tradition === null && makerId === null) return { maker: null, artists: [] };
  const references = (await listArtists(deps)).map(
    ({ _id: id, title: name, tradition: of, region, image, sample }): ArtistReference => ({
      id,
      name,
      tradition: of,
      region,
      picture: image.picture,
      sample,
    }),
  );
  return {
    maker: references.find(({ id }) => id === makerId) ?? null,
    artists: references
      .filter(({ id, tradition: of }) => of === tradition && id !== makerId)
      .slice(0, shown.artists),
  };
};

/** The upcoming events of a tradition, by what the content says of them and of their artists. */
const eventsOf = async ({ content, db, clock }: WorkDeps, tradition: string | null) => {
  if (tradition === null) return [];
  const { events, artists } = content.current();
  const traditionOfArtist = new Map(artists.map((artist) => [artist.id, artist.tradition]));
  const ids = events
    .filter(
      ({ traditions, artistId }) =>
        traditions.includes(tradition) || traditionOfArtist.get(artistId ?? '') === tradition,
    )
    .map(({ id }) => id);
  const found = await eventsWithIds({ db, clock }, ids);
  return found.filter(({ status, cancelled }) => status === 'Upcoming' && !cancelled).slice(0, shown.events);
};

/** A work with everything that its own page shows. */
export const findWork = async (deps: WorkDeps, id: string): Promise<Outcome<WholeWork, 'work-not-found'>> => {
  const { workById, factsOfWorks } = deps.content.current();
  const work = workById.get(id);
  const facts = factsOfWorks.get(id);
  if (!work || !facts) return refuse('work-not-found');
  const { artistId: makerId, states: _, ...told } = facts;
  const [{ maker, artists }, events] = await Promise.all([
    artistsOf(deps, { tradition: facts.tradition, makerId }),
    eventsOf(deps, facts.tradition),
  ]);
  return done({ ...told, ...work, ...otherWorks(deps, work), maker, artists, events } as WholeWork);
};
