import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pageIds, type Page } from '@kalavithi/contract/page';
import type { Film, Picture } from '@kalavithi/contract/picture';
import { sitePictures, type Site, type SitePicture } from '@kalavithi/contract/site';
import type { Work } from '@kalavithi/contract/work';
import type { z } from 'zod';
import type { Content, ContentArtist, ContentEvent } from './content.ts';
import type { PictureRef } from './fields.ts';
import { sampleFolder } from './folders.ts';
import { readSections } from './markdown.ts';
import {
  filmOfSizes,
  hasExtension,
  pictureName,
  pictureOfSizes,
  pictureOfSource,
  readPictureFacts,
  readSizes,
  type KnownPictures,
  type PictureFacts,
} from './pictures.ts';
import { ContentError, type Problem } from './problems.ts';
import {
  ArtistsFile,
  DancesFile,
  EventsFile,
  GalleryFile,
  GamesFile,
  HandicraftsFile,
  HomeFile,
  PageFrontMatter,
  PaintingsFile,
  SiteFile,
  WordsFile,
  type Sizes,
} from './schemas.ts';
import { checkYaml, parseYaml } from './yaml-file.ts';

/** A validated file with the lines of its values. */
interface Checked<Data> {
  data: Data;
  file: string;
  lineOf: (path: readonly PropertyKey[]) => number;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

const isNotThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const minutesInDay = 24 * 60;

/** Files read in parallel; below the limit of open files. */
const parallelReads = 16;

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (facts) => facts.isDirectory(),
    () => false,
  );

/** Files of the folder that end in `.yml` and are therefore not read. */
const misnamedFiles = async (folder: string): Promise<string[]> => {
  const names = await Promise.all(
    ['.', 'works'].map(async (inside) =>
      (await readdir(join(folder, inside)).catch(() => [])).map((name) => join(inside, name)),
    ),
  );
  return names.flat().filter((name) => name.endsWith('.yml'));
};

/** Runs `work` for each item, {@link parallelReads} at a time. */
const forEach = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: parallelReads }, async () => {
      for (const item of rest) await work(item);
    }),
  );
};

/**
 * Reads a content folder. What it lacks (home, dances, games, words, pages, pictures of the site)
 * comes from the sample collection; works, artists and events that it lacks are simply not there.
 * @param known facts of an earlier reading: pictures that have not changed since are not read again
 * @throws ContentError with every mistake, each with its file and line
 */
export const readContent = async (folder: string, known: KnownPictures = new Map()): Promise<Content> => {
  const problems: Problem[] = [];

  const readText = async (file: string, from: string): Promise<string | null> => {
    try {
      return await readFile(join(from, file), 'utf8');
    } catch (error) {
      if (!isNotThere(error))
        problems.push({ file, line: null, message: `can't be read (${codeOf(error)})` });
      return null;
    }
  };

  const check = <Schema extends z.ZodType>(
    schema: Schema,
    text: string,
    file: string,
    firstLine = 1,
  ): Checked<z.output<Schema>> | null => {
    const parsed = parseYaml(text, file, firstLine);
    const checked = parsed.ok ? checkYaml(schema, parsed.yaml, file) : parsed;
    if (!checked.ok) problems.push(...checked.problems);
    return parsed.ok && checked.ok ? { data: checked.data, file, lineOf: parsed.yaml.lineOf } : null;
  };

  /** A file of the folder; null when there is none or it has mistakes. */
  const own = async <Schema extends z.ZodType>(file: string, schema: Schema) => {
    const text = await readText(file, folder);
    return text === null ? null : check(schema, text, file);
  };

  /** A file of the folder, or the sample's when it has none; null when it has mistakes. */
  const ownOrSample = async <Schema extends z.ZodType>(file: string, schema: Schema) => {
    const text = (await readText(file, folder)) ?? (await readText(file, sampleFolder));
    return text === null ? null : check(schema, text, file);
  };

  if (!(await isFolder(folder))) {
    throw new ContentError([{ file: folder, line: null, message: 'there is no such folder' }]);
  }
  const readOwnSizes = async (): Promise<Sizes> => {
    try {
      return await readSizes(folder);
    } catch {
      problems.push({
        file: 'pictures/sizes.json',
        line: null,
        message: 'is not as the studio writes it; take it away, or copy it again with the pictures',
      });
      return {};
    }
  };
  const [ownSizes, sampleSizes] = await Promise.all([readOwnSizes(), readSizes(sampleFolder)]);
  for (const file of await misnamedFiles(folder)) {
    problems.push({ file, line: null, message: 'is not read; its name must end in ".yaml"' });
  }
  const sizes: Sizes = { ...sampleSizes, ...ownSizes };

  const [site, paintings, handicrafts, gallery, artists, events, dances, home, words, games] =
    await Promise.all([
      own('site.yaml', SiteFile),
      own('works/paintings.yaml', PaintingsFile),
      own('works/handicrafts.yaml', HandicraftsFile),
      own('works/gallery.yaml', GalleryFile),
      own('artists.yaml', ArtistsFile),
      own('events.yaml', EventsFile),
      ownOrSample('dances.yaml', DancesFile),
      ownOrSample('home.yaml', HomeFile),
      ownOrSample('words.yaml', WordsFile),
      ownOrSample('games.yaml', GamesFile),
    ]);
  if (!existsSync(join(folder, 'site.yaml'))) {
    problems.push({
      file: 'site.yaml',
      line: null,
      message: 'is missing; it holds the name of the site, contact and opening hours',
    });
  }
  const sampleSite =
    folder === sampleFolder
      ? site
      : check(SiteFile, (await readText('site.yaml', sampleFolder)) ?? '', 'site.yaml');

  const pages = new Map<string, Checked<z.output<typeof PageFrontMatter>> & { sections: Page['sections'] }>();
  const pagesIn = async (from: string) =>
    (await readdir(join(from, 'pages')).catch(() => [])).filter((name) => /^[^.].*\.md$/.test(name));
  const pageFiles = new Set([...(await pagesIn(sampleFolder)), ...(await pagesIn(folder))]);
  for (const name of pageFiles) {
    const file = `pages/${name}`;
    const text = (await readText(file, folder)) ?? (await readText(file, sampleFolder)) ?? '';
    const parts = /^\uFEFF?---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n([\s\S]*))?$/.exec(
      text.replaceAll('\r\n', '\n'),
    );
    if (!parts) {
      problems.push({
        file,
        line: 1,
        message: 'must begin with "---", a line such as "title: About Us", and "---"',
      });
      continue;
    }
    const [, front = '', body = ''] = parts;
    const checked = check(PageFrontMatter, front, file, 2);
    const { sections, problems: inBody } = readSections(body, file, front.split('\n').length + 2);
    problems.push(...inBody);
    if (checked) pages.set(name.slice(0, -'.md'.length), { ...checked, sections });
  }
  for (const id of pageIds) {
    if (!pageFiles.has(`${id}.md`))
      problems.push({ file: `pages/${id}.md`, line: null, message: 'is missing' });
  }

  // Pictures: every reference in the checked files, each file read once.
  const checkedFiles: Checked<unknown>[] = [
    site,
    ...(sampleSite === site ? [] : [sampleSite]),
    paintings,
    handicrafts,
    gallery,
    artists,
    events,
    dances,
    home,
    games,
    ...pages.values(),
  ].filter((one) => one !== null);
  const facts = new Map<string, PictureFacts>();
  /** Location of a reference. Its line is looked up only for mistakes, because that is slow. */
  const refs: { ref: PictureRef; path: readonly PropertyKey[]; of: Checked<unknown> }[] = [];
  const collect = (value: unknown, path: readonly PropertyKey[], of: Checked<unknown>): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('file' in value && 'alt' in value) {
      refs.push({ ref: value as PictureRef, path, of });
      return;
    }
    for (const [key, one] of Object.entries(value)) {
      collect(one, [...path, Array.isArray(value) ? Number(key) : key], of);
    }
  };
  for (const one of checkedFiles) collect(one.data, [], one);
  const wrong = new Map<string, string>();
  await forEach([...new Set(refs.map(({ ref }) => ref.file))], async (file) => {
    if (!hasExtension(file)) {
      if (!sizes[file]?.colour) {
        wrong.set(
          file,
          `pictures/sizes.json lists no picture "${file}"; write a file with its extension, such as "${file}.jpg"`,
        );
      }
      return;
    }
    try {
      const inOwn = join(folder, 'pictures', file);
      const path = existsSync(inOwn) ? inOwn : join(sampleFolder, 'pictures', file);
      facts.set(file, await readPictureFacts(path, known));
    } catch (error) {
      wrong.set(
        file,
        isNotThere(error)
          ? `there is no file pictures/${file}`
          : `pictures/${file} can't be read as a JPEG, PNG, WebP or AVIF picture`,
      );
    }
  });
  if (wrong.size > 0) {
    for (const { ref, path, of } of refs) {
      const message = wrong.get(ref.file);
      if (message !== undefined) {
        problems.push({ file: of.file, line: of.lineOf([...path, 'file']), message });
      }
    }
  }

  const inFolder = new Set(await readdir(folder));
  const ownFile = <One extends Checked<unknown>>(one: One | null) =>
    one && inFolder.has(one.file) ? one : null;
  checkIds(
    [paintings, handicrafts, gallery, artists, events, ownFile(dances), ownFile(home), ownFile(words)],
    problems,
  );
  checkFilms(dances, sizes, problems);
  checkArtists(events, artists, problems);

  if (problems.length > 0 || !site || !sampleSite || !dances || !home || !words || !games) {
    throw new ContentError(problems);
  }

  const pictureOf = (ref: PictureRef): Picture => {
    const source = facts.get(ref.file);
    const picture = source ? pictureOfSource(source, ref) : pictureOfSizes(sizes, ref);
    if (!picture) throw new Error(`The picture ${ref.file} was not checked.`);
    return picture;
  };
  const withPicture = <Entry extends { picture: PictureRef }>(entry: Entry) => ({
    ...entry,
    picture: pictureOf(entry.picture),
  });

  const paintingWorks = (paintings?.data.works ?? []).map((work): Work => ({
    ...withPicture(work),
    catalogue: 'paintings',
  }));
  const handicraftWorks = (handicrafts?.data.works ?? []).map((work): Work => ({
    ...withPicture(work),
    catalogue: 'handicrafts',
    gi: work.gi ?? null,
  }));
  const schools = gallery?.data.schools ?? [];
  const galleryWorks = schools.flatMap((school) =>
    school.works.map((work): Work => ({ ...withPicture(work), catalogue: 'gallery', school: school.id })),
  );
  const works = { paintings: paintingWorks, handicrafts: handicraftWorks, gallery: galleryWorks };

  const artistNames = new Map((artists?.data.artists ?? []).map(({ id, name }) => [id, name]));

  return {
    site: toSite(site.data, sampleSite.data, pictureOf),
    home: {
      hero: home.data.hero.map(withPicture),
      intro: home.data.intro,
      cards: home.data.cards.map(({ second_link: secondLink = null, ...card }) => ({
        ...withPicture(card),
        secondLink,
      })),
      captions: home.data.captions.map(withPicture),
      arrivals: home.data.arrivals.map(withPicture),
    },
    dances: {
      dances: dances.data.dances.map(({ film, ...dance }) => ({
        ...withPicture(dance),
        film: film === undefined ? null : (filmOfSizes(sizes, film) satisfies Film | null),
      })),
      tutorials: dances.data.lessons.map((lesson) => ({ ...lesson, videoId: videoIdOf(lesson.video) ?? '' })),
      glimpses: dances.data.glimpses.map(withPicture),
    },
    games: {
      cards: games.data.cards.map(({ hi = null, ...card }) => ({ ...card, hi })),
      words: words.data.words,
      verdicts: games.data.verdicts,
      puzzle: games.data.puzzle.map(({ region_label: regionLabel, ...artwork }) => ({
        ...withPicture(artwork),
        regionLabel,
      })),
      memory: games.data.memory.map(withPicture),
    },
    schools: schools.map(({ works: entries, ...school }) => ({ ...school, works: entries.length })),
    works,
    workById: new Map([...paintingWorks, ...handicraftWorks, ...galleryWorks].map((work) => [work.id, work])),
    pages: new Map(
      [...pages].map(([id, { data, sections }]): [string, Page] => [
        id,
        toPage(id, data, sections, pictureOf),
      ]),
    ),
    artists: (artists?.data.artists ?? []).map(({ name, works: entries, ...artist }): ContentArtist => ({
      ...withPicture(artist),
      title: name,
      works: entries.map(withPicture),
    })),
    events: (events?.data.events ?? []).map((event) => toEvent(event, artistNames, pictureOf)),
    sources: new Map([...facts.values()].map((source) => [pictureName(source), source])),
    facts: [...facts.values()],
  };
};

type Output<Schema extends z.ZodType> = z.output<Schema>;
type PictureOf = (ref: PictureRef) => Picture;

const toSite = (
  own: Output<typeof SiteFile>,
  sample: Output<typeof SiteFile>,
  pictureOf: PictureOf,
): Site => {
  const { name, hi, tagline, contact, hours, social, grievance_officer: grievanceOfficer = null } = own;
  const { sample_notice: sampleNotice = null, ...reach } = contact;
  const picture = (place: SitePicture): Picture => {
    const ref = own.pictures[place] ?? sample.pictures[place];
    if (!ref) throw new Error(`The sample collection has no picture "${place}".`);
    return pictureOf(ref);
  };
  return {
    name,
    hi,
    tagline,
    contact: { ...reach, hours, sampleNotice },
    social,
    grievanceOfficer,
    pictures: Object.fromEntries(sitePictures.map((place) => [place, picture(place)])) as Site['pictures'],
    typewriter: own.typewriter ?? sample.typewriter ?? { dances: [], handicrafts: [] },
  };
};

const toPage = (
  id: string,
  { title, updated, picture, cards, actions, choices }: Output<typeof PageFrontMatter>,
  sections: Page['sections'],
  pictureOf: PictureOf,
): Page => ({
  id,
  title,
  updated: updated ?? null,
  picture: picture ? pictureOf(picture) : null,
  sections,
  cards: cards
    ? {
        title: cards.title,
        items: cards.items.map(({ link = null, picture: ref, ...card }) => ({
          ...card,
          link,
          picture: ref ? pictureOf(ref) : null,
        })),
      }
    : null,
  actions,
  choices,
});

const toEvent = (
  event: Output<typeof EventsFile>['events'][number],
  artistNames: ReadonlyMap<string, string>,
  pictureOf: PictureOf,
): ContentEvent => {
  const { starts, ends = starts, from, to } = event;
  const featured = artistNames.get(event.artist);
  return {
    id: event.id,
    title: event.title,
    hi: event.hi ?? null,
    organiser: event.organiser,
    description: event.description,
    artistName: featured ?? event.artist,
    artistId: featured === undefined ? null : event.artist,
    aboutArtist: event.about_artist ?? null,
    starts,
    ends,
    minutes:
      from === undefined || to === undefined
        ? null
        : { start: from, end: to > from ? to : to + minutesInDay },
    location: event.place,
    activity: event.activity ?? null,
    price: event.price === 'free' ? null : event.price,
    sample: event.sample,
    banner: event.banner ? pictureOf(event.banner) : null,
    pictures: event.pictures.map(pictureOf),
    videos: event.videos,
    testimonials: event.testimonials,
  };
};

/** The id in an address of the video site; null when it is another address. */
const videoIdOf = (address: string): string | null =>
  /^https:\/\/(?:www\.youtube\.com\/watch\?v=|youtu\.be\/)([\w-]{11})\b/.exec(address)?.[1] ?? null;

/**
 * Ids are unique over the folder's own files: carts, addresses and the search name entries by them. What the sample collection lends
 * has ids that an operator can't know.
 */
const checkIds = (files: readonly (Checked<unknown> | null)[], problems: Problem[]): void => {
  type Place = { of: Checked<unknown>; path: readonly PropertyKey[] };
  const lineOf = ({ of, path }: Place) => of.lineOf([...path, 'id']);
  const first = new Map<string, Place>();
  const visit = (value: unknown, path: readonly PropertyKey[], of: Checked<unknown>): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('id' in value && typeof value.id === 'string') {
      const place = { of, path };
      const before = first.get(value.id);
      if (before) {
        problems.push({
          file: of.file,
          line: lineOf(place),
          message: `the id "${value.id}" is used already in ${before.of.file}:${lineOf(before)}; choose another`,
        });
      } else {
        first.set(value.id, place);
      }
    }
    for (const [key, one] of Object.entries(value)) {
      visit(one, [...path, Array.isArray(value) ? Number(key) : key], of);
    }
  };
  for (const one of files) if (one) visit(one.data, [], one);
};

const checkFilms = (
  dances: Checked<Output<typeof DancesFile>> | null,
  sizes: Sizes,
  problems: Problem[],
): void => {
  dances?.data.dances.forEach(({ id, film }, index) => {
    if (film === undefined || filmOfSizes(sizes, film)) return;
    const line = dances.lineOf(['dances', index, 'film']);
    problems.push({
      file: dances.file,
      line,
      message: `${id}: pictures/sizes.json lists no film "${film}"; leave the line out`,
    });
  });
  dances?.data.lessons.forEach(({ id, video }, index) => {
    if (videoIdOf(video) !== null) return;
    problems.push({
      file: dances.file,
      line: dances.lineOf(['lessons', index, 'video']),
      message: `${id}: video is "${video}"; write an address such as "https://www.youtube.com/watch?v=abcdefghijk"`,
    });
  });
};

/** Reports events whose `artist` is not the id of an artist. */
const checkArtists = (
  events: Checked<Output<typeof EventsFile>> | null,
  artists: Checked<Output<typeof ArtistsFile>> | null,
  problems: Problem[],
): void => {
  const ids = new Set(artists?.data.artists.map(({ id }) => id));
  events?.data.events.forEach(({ id, artist }, index) => {
    if (!artist.startsWith('artist-') || ids.has(artist)) return;
    problems.push({
      file: events.file,
      line: events.lineOf(['events', index, 'artist']),
      message: `${id}: there is no artist "${artist}" in artists.yaml; write an id of that file, or a name`,
    });
  });
};
