import type { Event } from '@kalavithi/contract/event';
import type { Site } from '@kalavithi/contract/site';
import type { MetaDescriptor } from 'react-router';
import { ofEveryPage } from '../lib/loading/site';
import routes from '../routes';
import {
  artist,
  dances,
  eventOf,
  games,
  handicrafts,
  home,
  pageOf,
  paintings,
  schools,
  site,
  wholeWorks,
} from './content';

/** The public address of the site under test. */
export const publicUrl = 'https://kalavithi.example';

/** A node of structured data, or a tag. */
export type Node = Record<string, unknown>;

type Meta = (args: {
  matches: unknown[];
  params: Record<string, string>;
  location: { pathname: string };
  loaderData: unknown;
}) => MetaDescriptor[];

const modules = import.meta.glob<{ meta?: Meta }>('../routes/*.tsx');

export const event = eventOf();
const completed = eventOf({ _id: 'past', event_title: 'Past', status: 'Completed' });

/** The data of a loader whose call succeeded. */
export const ready = <T>(value: T) => ({ page: { state: 'loaded', value } });

const onePage = <W>(works: readonly W[]) => ({ works, page: 1, hasNext: false, total: works.length });

const listOf = (events: Event[]) => ready({ events, page: 1, hasNext: false });

/** The data of each page's loader, by the pattern of its path. */
const dataOf: Record<string, unknown> = {
  '': ready(home),
  'arts/paintings': ready(onePage(paintings)),
  'arts/handicrafts': ready(onePage(handicrafts)),
  'arts/gallery': ready({ schools, school: schools[0] }),
  'arts/paintings/:id': ready({ work: wholeWorks.paintings }),
  'arts/handicrafts/:id': ready({ work: wholeWorks.handicrafts }),
  'arts/gallery/:id': ready({ work: wholeWorks.gallery }),
  'arts/dances': ready(dances),
  artists: ready([artist]),
  'artists/:id': ready({ artist }),
  events: listOf([event, completed]),
  'events/upcoming': listOf([event]),
  'events/completed': listOf([completed]),
  'events/:id': ready({ event, artist: null }),
  ...Object.fromEntries(
    ['game', 'games/memory', 'games/SandL', 'games/puzzle', 'games/quiz'].map((path) => [path, ready(games)]),
  ),
  ...Object.fromEntries(
    ['aboutus', 'contactus', 'privacy', 'terms', 'accessibility'].map((path) => [path, ready(pageOf(path))]),
  ),
};

const idOf = (pattern: string): string => {
  const [, catalogue] = /^arts\/(paintings|handicrafts|gallery)/.exec(pattern) ?? [];
  if (catalogue) return wholeWorks[catalogue as keyof typeof wholeWorks].id;
  return pattern.startsWith('artists') ? artist._id : event._id;
};

interface PageOfSite {
  /** The file of its module. */
  file: string;
  /** Its path as `routes.ts` writes it. */
  pattern: string;
  /** Its path with the parameters filled in. */
  path: string;
}

/** Every page of the site; of a list, only its first page. */
export const sitePages: readonly PageOfSite[] = (routes as { file: string; path?: string }[])
  .filter(({ path }) => path !== '*' && !path?.includes(':page'))
  .map(({ file, path = '' }) => ({ file, pattern: path, path: `/${path.replace(':id', idOf(path))}` }));

/** The meta tags of a page. Throws for a duplicate and for a missing title or canonical link. */
export class PageTags {
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
    const matches = (tag: Node) => tag['name'] === name || tag['property'] === name;
    return this.#tags.some(matches) ? (this.#only(matches)['content'] as string) : undefined;
  }

  /** The nodes of the structured data, read back from text. */
  get graph(): Node[] {
    const matches = (tag: Node) => 'script:ld+json' in tag;
    if (!this.#tags.some(matches)) return [];
    const block = JSON.parse(JSON.stringify(this.#only(matches)['script:ld+json'])) as Node;
    if (block['@context'] !== 'https://schema.org')
      throw new Error('The vocabulary is not that of schema.org.');
    return block['@graph'] as Node[];
  }

  ofType(type: string): Node[] {
    return this.graph.filter((node) => node['@type'] === type);
  }

  #only(matches: (tag: Node) => boolean): Node {
    const [found, second] = this.#tags.filter(matches);
    if (!found || second)
      throw new Error(`There is ${found ? 'more than one' : 'none'} of ${String(matches)}.`);
    return found;
  }
}

interface Options {
  /** The page's loader data. */
  data?: unknown;
  /** The number in the address of a further page of a list. */
  page?: string;
  site?: Site;
}

/** Calls the `meta` of a page's route as the router does when it renders the document. */
export const pageTags = async (path: string, options: Options = {}): Promise<PageTags> => {
  const found = sitePages.find((candidate) => candidate.path === path || `/${candidate.pattern}` === path);
  const meta = found && (await modules[`../${found.file}`]?.())?.meta;
  if (!found || !meta) throw new Error(`There is no page at ${path}, or it has no tags.`);
  const { data = dataOf[found.pattern], page, site: shown = site } = options;
  const root = { id: 'root', loaderData: { publicUrl, apiUrl: null, site: ofEveryPage(shown) } };
  return new PageTags(
    meta({
      matches: [root],
      params: { id: idOf(found.pattern), ...(page && { page }) },
      location: { pathname: page ? `${found.path}/page/${page}` : found.path },
      loaderData: data,
    }),
  );
};
