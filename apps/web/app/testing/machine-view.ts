import { artistSeeds } from '@kalavithi/catalogue/artist-seeds';
import { eventSeeds } from '@kalavithi/catalogue/event-seeds';
import { Artist } from '@kalavithi/contract/artist';
import { Event } from '@kalavithi/contract/event';
import type { Picture } from '@kalavithi/contract/picture';
import type { MetaDescriptor } from 'react-router';
import routes from '../routes';

/** The public address of the site under test. */
export const site = 'https://kalavithi.example';

/** A node of structured data, or a tag. */
export type Node = Record<string, unknown>;

type Meta = (args: {
  matches: unknown[];
  params: Record<string, string>;
  loaderData: unknown;
}) => MetaDescriptor[];

const modules = import.meta.glob<{ meta?: Meta }>('../routes/*.tsx');

/** A picture as if it were drawn, whatever is drawn by now. */
export const drawn = (id: string, width = 1200, height = 800): Picture => ({
  id,
  width,
  height,
  colour: '#884818',
  version: '0123abcd',
  alt: `A picture of ${id}`,
  wide: true,
});

/** An event as the API gives it; the schema judges that it is one. */
export const eventOf = (changes: Partial<Event> = {}): Event => {
  const { startOffset: _start, endOffset: _end, imagesCount: _count, ...seed } = eventSeeds[0]!;
  return Event.parse({
    ...seed,
    banner: null,
    bannerPicture: drawn('banner'),
    status: 'Upcoming',
    event_date: { start: '2026-12-02', end: '2026-12-03' },
    images: [],
    pictures: [drawn('second', 900, 900)],
    ...changes,
  });
};

const { works, ...person } = artistSeeds[0]!;

/** An artist as the API gives one. */
export const artist = Artist.parse({
  ...person,
  works: works.map((work) => ({ ...work, picture: drawn(work.id, 800, 1000) })),
  image: { url: null, picture: drawn('portrait', 1000, 1000) },
  images: [],
  images_description: [],
  price: [],
});

/** One event to come and one that is over. */
export const event = eventOf();
const over = eventOf({ _id: 'past', event_title: 'Past', status: 'Completed' });

/** The answer of a loader whose call succeeded. */
export const ready = <T>(value: T) => ({ state: 'loaded', value });

const pageOf = (events: Event[]) => ({ events, page: 1, hasNext: false });

/** What the loaders of the pages with data give. */
const dataOf: Record<string, unknown> = {
  'routes/artists.tsx': { artists: ready([artist]) },
  'routes/artist.tsx': { artist: ready(artist) },
  'routes/events.tsx': { events: ready(pageOf([event, over])) },
  'routes/events-upcoming.tsx': { events: ready(pageOf([event])) },
  'routes/events-completed.tsx': { events: ready(pageOf([over])) },
  'routes/event.tsx': { details: ready({ event, artist: null }) },
};

const idOf = (file: string): string => (file === 'routes/artist.tsx' ? artist._id : event._id);

/** Every page of the site: the file of its module and its path, parameters filled in. Of lists, the first page stands for all. */
export const pages = (routes as { file: string; path?: string }[])
  .filter(({ path }) => path !== '*' && !path?.includes(':page'))
  .map(({ file, path = '' }) => ({ file, path: `/${path.replace(':id', idOf(file))}` }));

/** What a machine makes of the tags of a page. Anything that is there twice, or missing where it must be, throws. */
export class MachineView {
  readonly #tags: Node[];

  constructor(tags: MetaDescriptor[]) {
    this.#tags = tags as Node[];
  }

  get title(): string {
    return this.#only((tag) => 'title' in tag)['title'] as string;
  }

  get canonical(): string {
    return this.#only((tag) => tag['rel'] === 'canonical')['href'] as string;
  }

  /** The content of the tag with this name or property; undefined when there is none. */
  content(name: string): string | undefined {
    const isIt = (tag: Node) => tag['name'] === name || tag['property'] === name;
    return this.#tags.some(isIt) ? (this.#only(isIt)['content'] as string) : undefined;
  }

  /** The nodes of the structured data, read back from text. */
  get graph(): Node[] {
    const isIt = (tag: Node) => 'script:ld+json' in tag;
    if (!this.#tags.some(isIt)) return [];
    const block = JSON.parse(JSON.stringify(this.#only(isIt)['script:ld+json'])) as Node;
    if (block['@context'] !== 'https://schema.org') throw new Error('Nobody knows these words.');
    return block['@graph'] as Node[];
  }

  ofType(type: string): Node[] {
    return this.graph.filter((node) => node['@type'] === type);
  }

  #only(isIt: (tag: Node) => boolean): Node {
    const [found, second] = this.#tags.filter(isIt);
    if (!found || second) throw new Error(`There is ${found ? 'more than one' : 'none'} of ${String(isIt)}.`);
    return found;
  }
}

interface Options {
  /** What the page's loader gave. */
  data?: unknown;
  /** The number in the address of a further page of a list. */
  page?: string;
  /** The card of the site, when it is drawn. */
  socialCard?: Picture | null;
}

/** Asks the module of a page for its tags as the router does when it renders the document. */
export const machineView = async (
  file: string,
  { data = dataOf[file], page, socialCard = null }: Options = {},
): Promise<MachineView> => {
  const meta = (await modules[`../${file}`]!()).meta;
  if (!meta) throw new Error(`${file} says nothing of itself.`);
  const root = { id: 'root', loaderData: { publicUrl: site, apiUrl: null, socialCard } };
  return new MachineView(
    meta({ matches: [root], params: { id: idOf(file), ...(page && { page }) }, loaderData: data }),
  );
};
