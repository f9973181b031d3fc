import type { Picture } from '@kalavithi/contract/picture';
import type { SearchEntry } from '@kalavithi/contract/search';
import { rupees } from '../../lib/format/rupees';
import { allPages, labelOf, pages } from '../../site-map';

/** `home` is for the pages of the site. Each kind is the name of its doorway. */
export type Kind = SearchEntry['kind'] | 'home';

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

/** A search entry. */
export interface Entry {
  kind: Kind;
  /** Address on the site. */
  to: string;
  name: string;
  /** The name in Devanagari. */
  hi: string | null;
  /** One line about it. */
  line: string;
  /** Further text to search, of which only the words around a match are shown. */
  more: string;
  picture: Picture | null;
}

const addressOf = ({ kind, id, link }: SearchEntry): string => {
  if (link !== null) return link;
  const place = encodeURIComponent(id);
  switch (kind) {
    case 'gallery':
      return `${pages.gallery.path}?work=${place}`;
    case 'artists':
    case 'events':
      return `${pages[kind].path}/${place}`;
    default:
      return `${pages[kind].path}#${place}`;
  }
};

const pageEntries: readonly Entry[] = allPages.flatMap((page) =>
  page.line === undefined
    ? []
    : [
        {
          kind: 'home',
          to: page.path,
          name: labelOf(page),
          hi: null,
          line: page.line,
          more: '',
          picture: null,
        },
      ],
);

/** All entries: those of the API, and the pages of the site. */
export const entriesOf = (found: readonly SearchEntry[]): readonly Entry[] => [
  ...found.map((entry): Entry => {
    const { kind, name, hi, line, more, picture, price } = entry;
    return {
      kind,
      to: addressOf(entry),
      name,
      hi,
      line: price === null ? line : `${line}, ${rupees(price)}`,
      more,
      picture,
    };
  }),
  ...pageEntries,
];
