import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pageIds, type PageSection } from '@kalavithi/contract/page';
import type { z } from 'zod';
import { sampleFolder } from './folders.ts';
import { readSections } from './markdown.ts';
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
} from './schemas.ts';
import { checkYaml, parseYaml } from './yaml-file.ts';

/** A validated file with the lines of its values. */
export interface Checked<Data = unknown> {
  data: Data;
  /** Path within the content folder. */
  file: string;
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Whether the file is the sample collection's, because the folder has none. */
  isLent: boolean;
}

type CheckedFile<Schema extends z.ZodType> = Checked<z.output<Schema>>;

type CheckedPage = CheckedFile<typeof PageFrontMatter> & { sections: PageSection[] };

/** The files of a content folder. Null for one that is not there or has mistakes. */
export interface ContentFiles {
  site: CheckedFile<typeof SiteFile> | null;
  /** The sample collection's, which lends pictures; the same as `site` for the sample collection itself. */
  sampleSite: CheckedFile<typeof SiteFile> | null;
  paintings: CheckedFile<typeof PaintingsFile> | null;
  handicrafts: CheckedFile<typeof HandicraftsFile> | null;
  gallery: CheckedFile<typeof GalleryFile> | null;
  artists: CheckedFile<typeof ArtistsFile> | null;
  events: CheckedFile<typeof EventsFile> | null;
  dances: CheckedFile<typeof DancesFile> | null;
  home: CheckedFile<typeof HomeFile> | null;
  words: CheckedFile<typeof WordsFile> | null;
  games: CheckedFile<typeof GamesFile> | null;
  /** By id. */
  pages: ReadonlyMap<string, CheckedPage>;
}

/** Every object in a file, with the path that leads to it. */
export const objectsIn = function* (
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<{ object: object; path: readonly PropertyKey[] }> {
  if (typeof value !== 'object' || value === null) return;
  yield { object: value, path };
  for (const [key, one] of Object.entries(value)) {
    yield* objectsIn(one, [...path, Array.isArray(value) ? Number(key) : key]);
  }
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

export const isNotThere = (error: unknown): boolean => codeOf(error) === 'ENOENT';

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (facts) => facts.isDirectory(),
    () => false,
  );

/** Names in a folder; none when it is not there. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Files of the folder that end in `.yml` and are therefore not read. */
const misnamedFiles = async (folder: string): Promise<string[]> => {
  const names = await Promise.all(
    ['.', 'works'].map(async (inside) =>
      (await namesIn(join(folder, inside))).map((name) => join(inside, name)),
    ),
  );
  return names.flat().filter((name) => name.endsWith('.yml'));
};

/** The head in YAML and the body in Markdown of a page; a byte order mark may come first. */
const pagePattern = /^\uFEFF?---[ \t]*\n(?<front>[\s\S]*?\n)---[ \t]*(?:\n(?<body>[\s\S]*))?$/;

/**
 * Reads and validates the text files of a content folder. The sample collection lends dances, home,
 * words, games and pages when the folder has none.
 * @param problems where mistakes are added
 * @throws ContentError when there is no such folder
 */
export const readContentFiles = async (folder: string, problems: Problem[]): Promise<ContentFiles> => {
  if (!(await isFolder(folder))) {
    throw new ContentError([{ file: folder, line: null, message: 'there is no such folder' }]);
  }

  const readText = async (file: string, from: string): Promise<string | null> => {
    try {
      return await readFile(join(from, file), 'utf8');
    } catch (error) {
      if (!isNotThere(error))
        problems.push({ file, line: null, message: `can't be read (${codeOf(error)})` });
      return null;
    }
  };

  /** A text of the folder, or the sample's when it has none. */
  const readOwnOrLent = async (file: string): Promise<{ text: string | null; isLent: boolean }> => {
    const own = await readText(file, folder);
    return own === null
      ? { text: await readText(file, sampleFolder), isLent: true }
      : { text: own, isLent: false };
  };

  const check = <Schema extends z.ZodType>(
    schema: Schema,
    text: string,
    { file, isLent, firstLine }: { file: string; isLent: boolean; firstLine: number },
  ): CheckedFile<Schema> | null => {
    const parsed = parseYaml(text, file, firstLine);
    const checked = parsed.ok ? checkYaml(schema, parsed.yaml, file) : parsed;
    if (!checked.ok) problems.push(...checked.problems);
    return parsed.ok && checked.ok ? { data: checked.data, file, lineOf: parsed.yaml.lineOf, isLent } : null;
  };

  const read = async <Schema extends z.ZodType>(file: string, schema: Schema, from = folder) => {
    const text = await readText(file, from);
    return text === null ? null : check(schema, text, { file, isLent: false, firstLine: 1 });
  };

  const readOrLend = async <Schema extends z.ZodType>(file: string, schema: Schema) => {
    const { text, isLent } = await readOwnOrLent(file);
    return text === null ? null : check(schema, text, { file, isLent, firstLine: 1 });
  };

  const readPage = async (file: string): Promise<CheckedPage | null> => {
    const { text, isLent } = await readOwnOrLent(file);
    if (text === null) return null;
    const parts = pagePattern.exec(text.replaceAll('\r\n', '\n'))?.groups;
    if (!parts) {
      const message = 'must begin with "---", a line such as "title: About Us", and "---"';
      problems.push({ file, line: 1, message });
      return null;
    }
    const { front = '', body = '' } = parts;
    const checked = check(PageFrontMatter, front, { file, isLent, firstLine: 2 });
    const { sections, problems: inBody } = readSections(body, file, front.split('\n').length + 2);
    problems.push(...inBody);
    return checked && { ...checked, sections };
  };

  const readPages = async (): Promise<Map<string, CheckedPage>> => {
    const pages = new Map<string, CheckedPage>();
    const folders = [sampleFolder, folder].map((from) => namesIn(join(from, 'pages')));
    const names = new Set((await Promise.all(folders)).flat());
    for (const name of names) {
      if (!/^[^.].*\.md$/.test(name)) continue;
      const page = await readPage(`pages/${name}`);
      if (page) pages.set(name.slice(0, -'.md'.length), page);
    }
    for (const id of pageIds) {
      if (!names.has(`${id}.md`)) {
        problems.push({ file: `pages/${id}.md`, line: null, message: 'is missing' });
      }
    }
    return pages;
  };

  for (const file of await misnamedFiles(folder)) {
    problems.push({ file, line: null, message: 'is not read; its name must end in ".yaml"' });
  }
  if (!existsSync(join(folder, 'site.yaml'))) {
    const message = 'is missing; it holds the name of the site, contact and opening hours';
    problems.push({ file: 'site.yaml', line: null, message });
  }
  const site = await read('site.yaml', SiteFile);
  return {
    site,
    sampleSite: folder === sampleFolder ? site : await read('site.yaml', SiteFile, sampleFolder),
    paintings: await read('works/paintings.yaml', PaintingsFile),
    handicrafts: await read('works/handicrafts.yaml', HandicraftsFile),
    gallery: await read('works/gallery.yaml', GalleryFile),
    artists: await read('artists.yaml', ArtistsFile),
    events: await read('events.yaml', EventsFile),
    dances: await readOrLend('dances.yaml', DancesFile),
    home: await readOrLend('home.yaml', HomeFile),
    words: await readOrLend('words.yaml', WordsFile),
    games: await readOrLend('games.yaml', GamesFile),
    pages: await readPages(),
  };
};
