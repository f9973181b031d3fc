import { workPath } from '@kalavithi/contract/links';
import { toSearchEntries, type SearchEntry } from '@kalavithi/contract/search-entries';
import type { SearchIndex } from '@kalavithi/contract/search';
import { rupees } from '../../lib/format/rupees';
import { labelOf, pages, type SitePage } from '../../site-map';

/** `home` is for the pages of the site. Each kind is the name of its doorway. */
export type Kind = Exclude<SearchEntry['kind'], 'pages'> | 'home';

/** Titles of the kinds, in the order of the results. */
export const kindTitles: Readonly<Record<Kind, string>> = {
  paintings: 'Paintings',
  dances: 'Dances',
  handicrafts: 'Handicrafts',
  gallery: 'Art Gallery',
  artists: 'Artists',
  events: 'Events',
  games: 'Games',
  home: 'Pages',
};

/** A search entry. Texts are empty where there is none. */
export interface Entry {
  kind: Kind;
  /** Address on the site. */
  to: string;
  name: string;
  /** The name in Devanagari. */
  hi: string;
  /** One line about it. */
  line: string;
  /** Further names by which it is found: its tradition, its school, its artist. */
  tradition: string;
  place: string;
  /** Whole rupees, 0 for free; null for what has no price. */
  price: number | null;
  /** Further text to search, of which only the words around a match are shown. */
  more: string;
  /** Text about the school of a work. */
  about: string;
  picture: SearchEntry['picture'];
}

const pathOf = ({ kind, id, of, link }: SearchEntry): string => {
  const place = encodeURIComponent(id);
  switch (kind) {
    case 'paintings':
    case 'handicrafts':
      return workPath({ catalogue: kind, id });
    case 'gallery':
      return of === '' ? `${pages.gallery.path}?school=${place}` : workPath({ catalogue: kind, id });
    case 'artists':
      return of === ''
        ? `${pages.artists.path}/${place}`
        : `${pages.artists.path}/${encodeURIComponent(of)}#${place}`;
    case 'events':
      return `${pages.events.path}/${place}`;
    case 'games':
      return link;
    case 'pages':
      return `${pages.home.path}#${place}`;
    default:
      return `${pages.dances.path}#${place}`;
  }
};

/** Whether an entry is one of the new arrivals, which are on the home page. */
export const isArrival = ({ to }: Entry): boolean => to.startsWith(`${pages.home.path}#`);

const priceText = (price: number): string => (price === 0 ? 'free' : rupees(price));

const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');

const lineOf = ({ kind, line, place }: SearchEntry, parent: SearchEntry | undefined): string => {
  if (kind === 'artists' && parent) return joined(parent.line, `by ${parent.name}`);
  if (kind === 'gallery') return parent ? joined(line, parent.name) : place;
  if (kind === 'paintings') return line;
  if (kind === 'pages') return 'New Arrivals';
  return joined(line, place);
};

const toEntry = (found: SearchEntry, parent: SearchEntry | undefined): Entry => {
  const { kind, name, hi, line, place, price, more, picture } = found;
  const text = lineOf(found, parent);
  return {
    kind: kind === 'pages' ? 'home' : kind,
    to: pathOf(found),
    name,
    hi,
    line: price === null ? text : joined(text, priceText(price)),
    tradition: parent ? [line, parent.line, parent.name, parent.hi].join(' ') : line,
    place: place || (parent?.place ?? ''),
    price,
    more,
    about: kind === 'gallery' ? (parent?.more ?? '') : '',
    picture,
  };
};

/** About the home page, which no menu describes. */
const homeLine = 'The street, and new arrivals';

const lineOfPage = (id: string, page: SitePage): string | undefined => (id === 'home' ? homeLine : page.line);

/** The pages of the site, with what the content says on them. */
const pageEntries = (texts: ReadonlyMap<string, SearchEntry>): Entry[] =>
  Object.entries(pages).flatMap(([id, page]) => {
    const line = lineOfPage(id, page);
    return line === undefined
      ? []
      : [
          {
            kind: 'home',
            to: page.path,
            name: labelOf(page),
            hi: '',
            line,
            tradition: page.title,
            place: '',
            price: null,
            more: [line, texts.get(id)?.more].filter(Boolean).join('. '),
            about: '',
            picture: null,
          },
        ];
  });

/** Whether an entry says what is on a page; those with a picture are new arrivals. */
const isPage = ({ kind, picture }: SearchEntry): boolean => kind === 'pages' && picture === null;

/** All entries: those of the API, and the pages of the site. */
export const entriesOf = (index: SearchIndex): readonly Entry[] => {
  const found = toSearchEntries(index);
  const parents = new Map(
    found.filter(({ of }) => of === '').map((entry) => [`${entry.kind} ${entry.id}`, entry]),
  );
  const texts = new Map(found.filter(isPage).map((entry) => [entry.id, entry]));
  return [
    ...found
      .filter((entry) => !isPage(entry))
      .map((entry) => toEntry(entry, parents.get(`${entry.kind} ${entry.of}`))),
    ...pageEntries(texts),
  ];
};
