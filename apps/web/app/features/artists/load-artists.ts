import type { Artist } from '@kalavithi/contract/artist';
import type { Client } from '@kalavithi/contract/client';
import type { Catalogue } from '@kalavithi/contract/work';
import { dateRange, daysOf } from '../../lib/format/dates';
import { api } from '../../lib/loading/api';
import { answerOf, loaded, type Loaded, type PageData } from '../../lib/loading/loaded';
import { filterQuery } from '../../lib/works/work-filters';
import { labelOf, pages } from '../../site-map';
import { painted } from '../../ui/after-paint';

/** What a card of the list shows of an artist. */
export type ListedArtist = Pick<Artist, '_id' | 'title' | 'hi' | 'tradition' | 'region' | 'image' | 'sample'>;

const toListed = ({ _id, title, hi, tradition, region, image, sample }: Artist): ListedArtist => ({
  _id,
  title,
  hi,
  tradition,
  region,
  image,
  sample,
});

let asked: Promise<Artist[]> | undefined;

/**
 * All artists with their works. The browser asks for them once, and again after a failure. Not by
 * `loadOnce`: what artists and gallery share comes into the scripts of every page.
 */
const allArtists = (client: Client): Promise<Artist[]> => {
  if (import.meta.env.SSR) return answerOf(client('artists'));
  asked ??= answerOf(client('artists')).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
};

/** The list of artists, without the works, which a document would carry for nobody. */
export const loadArtists = (client: Client): Promise<Loaded<ListedArtist[]>> =>
  loaded(allArtists(client).then((artists) => artists.map(toListed)));

/** Has the browser ask for what the document of the list leaves out, so that artists open without a request. */
export const readArtistsAhead = (): void => {
  allArtists(api).catch(() => {
    // The page of an artist asks again.
  });
};

/** The artist before or after another one in the list. */
export type NextArtist = Pick<Artist, '_id' | 'title' | 'tradition'> & {
  picture: Artist['image']['picture'];
};

/** Somewhere to go on from an artist. */
interface Way {
  to: string;
  name: string;
  line: string;
}

/** Lists with works of an artist's tradition, and the events that the artist gives. */
export interface ArtistWays {
  rooms: Way[];
  events: Way[];
}

/** An artist with the data of the page. */
export interface ArtistDetails {
  artist: Artist;
  /** Those beside the artist; the list is a ring. Null for an artist who is alone. */
  previous: NextArtist | null;
  next: NextArtist | null;
  /** They may arrive after the page. */
  ways: PageData<ArtistWays>;
}

const rooms: readonly Catalogue[] = ['gallery', 'paintings', 'handicrafts'];

/** The list of a catalogue with the works of a tradition, where there are any. */
const roomWay = async (client: Client, catalogue: Catalogue, tradition: string): Promise<Way[]> => {
  const values = await answerOf(client('workFilters', { query: { catalogue } }));
  const room = pages[catalogue];
  return values.tradition
    .filter(({ value }) => value === tradition)
    .map(({ works }) => ({
      to: `${room.path}${filterQuery({ tradition })}`,
      name: labelOf(room),
      line: `${tradition}, ${works === 1 ? '1 work' : `${works} works`}`,
    }));
};

const eventWays = async (client: Client, artist: string): Promise<Way[]> =>
  (await answerOf(client('events', { query: {} })))
    .filter((event) => event.artist_name === artist && !event.cancelled)
    .map(({ _id, event_title: name, event_date: date, location }) => {
      const { start, end } = daysOf(date);
      return { to: `${pages.events.path}/${_id}`, name, line: `${dateRange(start, end)}, ${location}` };
    });

/** The ways on from an artist; a failed list is left out. */
const loadWays = async (client: Client, { title, tradition }: Artist): Promise<Loaded<ArtistWays>> => {
  const none = () => [];
  const [events, ...ofRooms] = await Promise.all([
    eventWays(client, title).catch(none),
    ...rooms.map((catalogue) => roomWay(client, catalogue, tradition).catch(none)),
  ]);
  return { state: 'loaded', value: { rooms: ofRooms.flat(), events } };
};

const toNext = (artist: Artist | undefined): NextArtist | null =>
  artist
    ? { _id: artist._id, title: artist.title, tradition: artist.tradition, picture: artist.image.picture }
    : null;

/** One artist; missing for an unknown id. */
export const loadArtist = async (client: Client, id: string): Promise<Loaded<ArtistDetails>> => {
  const artists = await loaded(allArtists(client));
  if (artists.state === 'failed') return artists;
  const all = artists.value;
  const at = all.findIndex(({ _id }) => _id === id);
  const artist = all[at];
  if (!artist) return { state: 'failed', status: 404, message: 'There is no such artist.', missing: true };
  const beside = (step: 1 | -1) =>
    all.length > 1 ? toNext(all[(at + step + all.length) % all.length]) : null;
  // In a browser not before the page: on a slow phone the four requests alone take as long as a frame.
  const ways = import.meta.env.SSR
    ? await loadWays(client, artist)
    : painted().then(() => loadWays(client, artist));
  return { state: 'loaded', value: { artist, previous: beside(-1), next: beside(1), ways } };
};
