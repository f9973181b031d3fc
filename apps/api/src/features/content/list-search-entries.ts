import type { SearchEntry } from '@kalavithi/contract/search';
import type { Deps } from '../../deps.ts';
import { listArtists } from '../artists/index.ts';
import { eventsForSearch } from '../events/index.ts';

type Entry = Omit<SearchEntry, 'price' | 'link' | 'picture'> &
  Partial<Pick<SearchEntry, 'price' | 'link' | 'picture'>>;

const entry = (given: Entry): SearchEntry => ({ price: null, link: null, picture: null, ...given });

/** Search entries for the content and for the artists and events of the database. */
export const listSearchEntries = async (deps: Pick<Deps, 'content' | 'db'>): Promise<SearchEntry[]> => {
  const { works, schools, dances, games } = deps.content.current();
  const schoolById = new Map(schools.map((school) => [school.id, school]));
  const [artists, events] = await Promise.all([listArtists(deps), eventsForSearch(deps.db)]);
  const allWorks = [...works.paintings, ...works.handicrafts, ...works.gallery].map((work) => {
    const { id, name, hi, picture, description } = work;
    const base = { kind: work.catalogue, id, name, hi, picture };
    if (work.catalogue === 'paintings') {
      const more = `${work.region}. ${description} ${work.community} ${work.script.text}`;
      return entry({ ...base, line: work.tradition, price: work.price, more });
    }
    if (work.catalogue === 'handicrafts') {
      return entry({
        ...base,
        line: work.region,
        price: work.price,
        more: `${description} ${work.gi?.name ?? ''}`,
      });
    }
    const school = schoolById.get(work.school);
    const more = `${description} ${school?.hi ?? ''} ${school?.region ?? ''}`;
    return entry({ ...base, line: school?.name ?? '', more });
  });
  const themes = {
    puzzle: games.puzzle.map(({ name, hi, regionLabel }) => `${name}, ${regionLabel}, ${hi}`).join('. '),
    memory: games.memory.map(({ name, hi }) => `${name}, ${hi}`).join('. '),
  };
  return [
    ...allWorks,
    ...dances.dances.map(({ id, title, hi, form, region, description, picture }) =>
      entry({ kind: 'dances', id, name: title, hi, line: `${form}, ${region}`, more: description, picture }),
    ),
    ...dances.tutorials.map(({ id, title, hi, region, description }) =>
      entry({ kind: 'dances', id, name: title, hi, line: `Lesson, ${region}`, more: description }),
    ),
    ...dances.glimpses.map(({ id, title, hi, region, description, picture }) =>
      entry({ kind: 'dances', id, name: title, hi, line: `Glimpse, ${region}`, more: description, picture }),
    ),
    ...artists.map(({ _id, title, hi, tradition, region, description, works: own, image }) =>
      entry({
        kind: 'artists',
        id: _id,
        name: title,
        hi,
        line: `${tradition}, ${region}`,
        more: `${description} ${own.map(({ name }) => name).join(', ')}`,
        picture: image.picture,
      }),
    ),
    ...events,
    ...games.cards.map(({ id, title, hi, text, link }) =>
      entry({
        kind: 'games',
        id,
        name: title,
        hi,
        line: text,
        more: id === 'puzzle' || id === 'memory' ? themes[id] : '',
        link,
      }),
    ),
  ];
};
