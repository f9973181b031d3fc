import { objectsIn, type Checked, type ContentFiles } from './content-files.ts';
import { filmOfSizes } from './pictures.ts';
import type { Problem } from './problems.ts';
import type { Sizes } from './schemas.ts';

/**
 * Ids are unique over the folder's own files: carts, addresses and the search name entries by them.
 * What the sample collection lends has ids that an operator can't know.
 */
const duplicateIds = (files: readonly Checked[]): Problem[] => {
  const problems: Problem[] = [];
  const placeOf = new Map<string, () => string>();
  for (const { data, file, lineOf } of files) {
    for (const { object, path } of objectsIn(data)) {
      if (!('id' in object) || typeof object.id !== 'string') continue;
      const line = () => lineOf([...path, 'id']);
      const before = placeOf.get(object.id);
      if (before) {
        const message = `the id "${object.id}" is used already in ${before()}; choose another`;
        problems.push({ file, line: line(), message });
      } else {
        placeOf.set(object.id, () => `${file}:${line()}`);
      }
    }
  }
  return problems;
};

const unknownFilms = ({ dances }: ContentFiles, sizes: Sizes): Problem[] =>
  (dances?.data.dances ?? []).flatMap(({ id, film }, index) => {
    if (!dances || film === undefined || filmOfSizes(sizes, film)) return [];
    const message = `${id}: pictures/sizes.json lists no film "${film}"; leave the line out`;
    return [{ file: dances.file, line: dances.lineOf(['dances', index, 'film']), message }];
  });

/** Events whose `artist` looks like an id and is none. */
const unknownArtists = ({ events, artists }: ContentFiles): Problem[] => {
  const ids = new Set(artists?.data.artists.map(({ id }) => id));
  return (events?.data.events ?? []).flatMap(({ id, artist }, index) => {
    if (!events || !artist.startsWith('artist-') || ids.has(artist)) return [];
    const message = `${id}: there is no artist "${artist}" in artists.yaml; write an id of that file, or a name`;
    return [{ file: events.file, line: events.lineOf(['events', index, 'artist']), message }];
  });
};

/** Works whose `artist` is no featured artist. */
const unknownMakers = ({ paintings, handicrafts, gallery, artists }: ContentFiles): Problem[] => {
  const ids = new Set(artists?.data.artists.map(({ id }) => id));
  return [paintings, handicrafts, gallery]
    .filter((file) => file !== null)
    .flatMap((file) =>
      [...objectsIn(file.data)].flatMap(({ object, path }) => {
        if (!('id' in object) || !('artist' in object) || typeof object.artist !== 'string') return [];
        if (ids.has(object.artist)) return [];
        const message = `${String(object.id)}: there is no artist "${object.artist}" in artists.yaml; write an id of that file`;
        return [{ file: file.file, line: file.lineOf([...path, 'artist']), message }];
      }),
    );
};

/** Mistakes between the files, each of which is right by itself. */
export const checkContent = (files: ContentFiles, sizes: Sizes): Problem[] => {
  const { paintings, handicrafts, gallery, artists, events, dances, home, words } = files;
  const withIds = [paintings, handicrafts, gallery, artists, events, dances, home, words];
  return [
    ...duplicateIds(withIds.filter((file) => file !== null).filter(({ isLent }) => !isLent)),
    ...unknownFilms(files, sizes),
    ...unknownArtists(files),
    ...unknownMakers(files),
  ];
};
