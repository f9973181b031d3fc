import type { Page } from '@kalavithi/contract/page';
import type { SearchEntry } from '@kalavithi/contract/search-entries';
import type { Work } from '@kalavithi/contract/work';
import type { Content, ContentArtist, ContentEvent } from './content.ts';

type Known = Pick<SearchEntry, 'kind' | 'id' | 'name'> & Partial<SearchEntry>;

const entry = (known: Known): SearchEntry => ({
  of: '',
  hi: '',
  line: '',
  place: '',
  price: null,
  more: '',
  link: '',
  picture: null,
  ...known,
});

const workEntry = (work: Work): SearchEntry => {
  const { catalogue: kind, id, name, hi, picture, description } = work;
  const base = { kind, id, name, hi, picture };
  switch (work.catalogue) {
    case 'paintings': {
      const { tradition, region, price, community, script, tag } = work;
      const more = `${description} ${community}. ${tag}. ${script.text}`;
      return entry({ ...base, line: tradition, place: region, price, more });
    }
    case 'handicrafts': {
      const { region, price, gi } = work;
      return entry({
        ...base,
        place: region,
        price,
        more: gi === null ? description : `${description} ${gi.name}`,
      });
    }
    default:
      return entry({ ...base, of: work.school, more: description });
  }
};

/** The headings of a page say what is on it; all its text would be a tenth of the index. */
const pageEntry = ({ id, title, sections, cards }: Page): SearchEntry => {
  const headings = [
    ...sections.map(({ heading }) => heading),
    ...(cards?.items ?? []).map((card) => card.title),
  ];
  return entry({ kind: 'pages', id, name: title, more: headings.join('. ') });
};

/** Search entries of the works, schools, dances, games and pages of the content. */
export const contentEntries = ({ works, schools, dances, games, pages }: Content): SearchEntry[] => {
  const themes = {
    puzzle: games.puzzle.map(({ name, hi, regionLabel }) => `${hi} ${name}, ${regionLabel}`).join('. '),
    memory: games.memory.map(({ name, hi }) => `${hi} ${name}`).join('. '),
  };
  return [
    ...[...works.paintings, ...works.handicrafts, ...works.gallery].map(workEntry),
    ...schools.map(({ id, name, hi, region, about }) =>
      entry({ kind: 'gallery', id, name, hi, place: region, more: about }),
    ),
    ...dances.dances.map(({ id, title, hi, form, region, description, picture }) =>
      entry({ kind: 'dances', id, name: title, hi, line: form, place: region, more: description, picture }),
    ),
    ...dances.tutorials.map(({ id, title, hi, region, description }) =>
      entry({ kind: 'dances', id, name: title, hi, line: 'Lesson', place: region, more: description }),
    ),
    ...dances.glimpses.map(({ id, title, hi, region, description, picture }) =>
      entry({
        kind: 'dances',
        id,
        name: title,
        hi,
        line: 'Glimpse',
        place: region,
        more: description,
        picture,
      }),
    ),
    ...games.cards.map(({ id, title, hi, text, link }) => {
      const theme = id === 'puzzle' || id === 'memory' ? `. ${themes[id]}` : '';
      return entry({ kind: 'games', id, name: title, hi: hi ?? '', line: text, more: theme, link });
    }),
    ...Array.from(pages.values(), pageEntry),
  ];
};

/** Search entries of an artist and of the artist's works. */
export const artistEntries = ({
  id,
  title,
  hi,
  tradition,
  region,
  description,
  picture,
  works,
}: Omit<ContentArtist, 'sample' | 'hi'> & { hi: string | null }): SearchEntry[] => [
  entry({
    kind: 'artists',
    id,
    name: title,
    hi: hi ?? '',
    line: tradition,
    place: region,
    more: description,
    picture,
  }),
  ...works.map((work) =>
    entry({
      kind: 'artists',
      id: work.id,
      of: id,
      name: work.name,
      price: work.price,
      more: work.description,
      picture: work.picture,
    }),
  ),
];

/** Search entry of an event. */
export const eventEntry = ({
  id,
  title,
  hi,
  location,
  price,
  artistName,
  organiser,
  description,
  banner,
}: Pick<
  ContentEvent,
  'id' | 'title' | 'hi' | 'location' | 'price' | 'artistName' | 'organiser' | 'description' | 'banner'
>): SearchEntry =>
  entry({
    kind: 'events',
    id,
    name: title,
    hi: hi ?? '',
    place: location,
    price: price ?? 0,
    more: `${artistName}, ${organiser}. ${description}`,
    picture: banner,
  });
