import type { Page } from '@kalavithi/contract/page';
import type { SearchEntry } from '@kalavithi/contract/search-entries';
import type { School, Work } from '@kalavithi/contract/work';
import type { Content, ContentArtist, ContentEvent, WorkFacts } from './content.ts';

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

/** The motifs with words that a text lacks, as one sentence. */
const motifsBeyond = (text: string, motifs: WorkFacts['motifs']): string => {
  const known = text.toLowerCase();
  const unknown = motifs
    .map(({ name }) => name.toLowerCase())
    .filter((name) => name.match(/[\p{L}\p{M}]{4,}/gu)?.some((word) => !known.includes(word)));
  return unknown.length === 0 ? '' : ` Shows: ${unknown.join(', ')}.`;
};

/** What all works of a school have in common, which its entry says for them. */
type SchoolFacts = Pick<School, 'region'> & Pick<WorkFacts, 'tradition'>;

const schoolFacts = ({ region }: School, works: readonly (WorkFacts | undefined)[]): SchoolFacts => {
  const traditions = new Set(works.map((facts) => facts?.tradition ?? null));
  return { region, tradition: traditions.size === 1 ? ([...traditions][0] ?? null) : null };
};

const workEntry = (
  work: Work,
  facts: WorkFacts | undefined,
  school: SchoolFacts | undefined,
): SearchEntry => {
  const { catalogue: kind, id, name, hi, picture } = work;
  const base = { kind, id, name, hi, picture };
  const description = work.description + motifsBeyond(`${name} ${work.description}`, facts?.motifs ?? []);
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
        line: facts?.tradition ?? '',
        place: region,
        price,
        more: [description, gi && `${gi.name}.`, facts?.material].filter(Boolean).join(' '),
      });
    }
    default: {
      const beyondSchool = (fact: keyof SchoolFacts) => {
        const own = facts?.[fact] ?? '';
        return own === school?.[fact] ? '' : own;
      };
      return entry({
        ...base,
        of: work.school,
        line: beyondSchool('tradition'),
        place: beyondSchool('region'),
        more: description,
      });
    }
  }
};

/** The headings of a page say what is on it; all its text would be a tenth of the index. Its name is that of the menus. */
const pageEntry = ({ id, sections, cards }: Page): SearchEntry => {
  const headings = [
    ...sections.map(({ heading }) => heading),
    ...(cards?.items ?? []).map((card) => card.title),
  ];
  return entry({ kind: 'pages', id, name: '', more: headings.join('. ') });
};

/** Search entries of the works, schools, dances, games and pages of the content, the home page's arrivals included. */
export const contentEntries = ({
  works,
  factsOfWorks,
  schools,
  dances,
  games,
  pages,
  home,
}: Content): SearchEntry[] => {
  const gallery = works.gallery.filter((work) => work.catalogue === 'gallery');
  const factsOfSchools = new Map(
    schools.map((school) => [
      school.id,
      schoolFacts(
        school,
        gallery.filter((work) => work.school === school.id).map(({ id }) => factsOfWorks.get(id)),
      ),
    ]),
  );
  const themes = {
    puzzle: games.puzzle.map(({ name, hi, regionLabel }) => `${hi}, ${name}, ${regionLabel}`).join('. '),
    memory: games.memory.map(({ name, hi }) => `${hi}, ${name}`).join('. '),
  };
  return [
    ...[...works.paintings, ...works.handicrafts, ...works.gallery].map((work) =>
      workEntry(
        work,
        factsOfWorks.get(work.id),
        'school' in work ? factsOfSchools.get(work.school) : undefined,
      ),
    ),
    ...schools.map(({ id, name, hi, region, about }) =>
      entry({
        kind: 'gallery',
        id,
        name,
        hi,
        line: factsOfSchools.get(id)?.tradition ?? '',
        place: region,
        more: about,
      }),
    ),
    ...dances.dances.map(({ id, title, hi, form, region, description, picture }) =>
      entry({ kind: 'dances', id, name: title, hi, line: form, place: region, more: description, picture }),
    ),
    ...dances.tutorials.map(({ id, title, hi, region, description, picture }) =>
      entry({
        kind: 'dances',
        id,
        name: title,
        hi,
        line: 'Lesson',
        place: region,
        more: description,
        picture,
      }),
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
    ...home.arrivals.map(({ id, title, hi, picture }) =>
      entry({ kind: 'pages', id, name: title, hi, picture }),
    ),
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
