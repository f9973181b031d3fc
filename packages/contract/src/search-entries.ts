import type { Picture } from './picture.ts';
import type { SearchIndex } from './search.ts';

/** One entry of the {@link SearchIndex}. */
export type SearchEntry = {
  [Column in keyof Omit<SearchIndex, 'path' | 'version' | 'colour'>]: SearchIndex[Column][number];
} & {
  picture: Pick<Picture, 'path' | 'version' | 'colour'> | null;
};

/** Writes entries as the parallel lists that cross the wire. */
export const toSearchIndex = (entries: readonly SearchEntry[]): SearchIndex => ({
  kind: entries.map(({ kind }) => kind),
  id: entries.map(({ id }) => id),
  of: entries.map(({ of }) => of),
  name: entries.map(({ name }) => name),
  hi: entries.map(({ hi }) => hi),
  line: entries.map(({ line }) => line),
  place: entries.map(({ place }) => place),
  price: entries.map(({ price }) => price),
  more: entries.map(({ more }) => more),
  link: entries.map(({ link }) => link),
  path: entries.map(({ id, picture }) => picture?.path.replace(id, '*') ?? ''),
  version: entries.map(({ picture }) => picture?.version ?? ''),
  colour: entries.map(({ picture }) => picture?.colour ?? ''),
});

/** Reads the parallel lists as entries. */
export const toSearchEntries = (index: SearchIndex): SearchEntry[] =>
  index.kind.map((kind, at) => {
    const id = index.id[at] ?? '';
    const path = index.path[at] ?? '';
    return {
      kind,
      id,
      of: index.of[at] ?? '',
      name: index.name[at] ?? '',
      hi: index.hi[at] ?? '',
      line: index.line[at] ?? '',
      place: index.place[at] ?? '',
      price: index.price[at] ?? null,
      more: index.more[at] ?? '',
      link: index.link[at] ?? '',
      picture:
        path === ''
          ? null
          : {
              path: path.replace('*', id),
              version: index.version[at] ?? '',
              colour: index.colour[at] ?? '',
            },
    };
  });
