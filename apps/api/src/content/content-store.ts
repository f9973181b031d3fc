import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Content } from '@kalavithi/content/content';
import type { KnownPictures, PictureFacts } from '@kalavithi/content/pictures';
import { describeProblem, ContentError } from '@kalavithi/content/problems';
import { readContent } from '@kalavithi/content/read-content';
import { StartError } from '../platform/start-error.ts';
import type { Logger } from '../platform/log.ts';

/** The content that is shown. It changes as a whole, and only for a content without mistakes. */
export interface ContentStore {
  /** Never the same object after a change. */
  current: () => Content;
  /**
   * Reads the folder again. Mistakes leave the old content in place and are logged.
   * @returns whether the new content is shown
   */
  reload: () => Promise<boolean>;
}

/** What happens around a change of the content. */
interface ContentHooks {
  /** Stores what the database keeps, before the new content is shown; when it fails, the old content stays. */
  store: (content: Content) => Promise<void>;
  /** The content is shown. */
  shown: () => void;
}

interface AttachableContent extends ContentStore {
  /** Names the hooks; `shown` runs once for the content of the start. */
  attach: (hooks: ContentHooks) => void;
}

/** The first mistake in one line, and where to see the others. */
const inOneLine = ({ problems }: ContentError, folder: string): string => {
  const [first, ...others] = problems;
  const more =
    others.length === 0 ? '' : `; "npm run content -- check ${folder}" lists ${others.length} more`;
  return `CONTENT_DIR: ${first ? describeProblem(first) : 'the content has mistakes'}${more}.`;
};

const readFacts = async (file: string | null): Promise<KnownPictures> => {
  if (file === null) return new Map();
  try {
    const facts = JSON.parse(await readFile(file, 'utf8')) as PictureFacts[];
    return new Map(facts.map((one) => [one.file, one]));
  } catch {
    // Not there yet, or half written: the pictures are read again.
    return new Map();
  }
};

/**
 * Reads the content folder.
 * @param factsFile where sizes and hashes of picture files are kept between starts; null when nothing is kept
 * @throws StartError with one line when the folder has mistakes
 */
export const openContent = async ({
  folder,
  factsFile,
  log,
}: {
  folder: string;
  factsFile: string | null;
  log: Logger;
}): Promise<AttachableContent> => {
  let known = await readFacts(factsFile);
  const read = async (): Promise<Content> => {
    const content = await readContent(folder, known);
    const isNew = content.facts.some((one) => known.get(one.file) !== one);
    known = new Map(content.facts.map((one) => [one.file, one]));
    if (factsFile !== null && isNew) {
      await writeFile(factsFile, JSON.stringify(content.facts)).catch((error: unknown) =>
        log.warn(
          { err: error },
          `${basename(factsFile)} could not be written; pictures are read again at the next start`,
        ),
      );
    }
    return content;
  };

  let current: Content;
  try {
    current = await read();
  } catch (error) {
    if (error instanceof ContentError) throw new StartError(inOneLine(error, folder));
    throw error;
  }

  let hooks: ContentHooks | null = null;
  let reloading: Promise<boolean> = Promise.resolve(true);
  const reload = async (): Promise<boolean> => {
    try {
      const next = await read();
      await hooks?.store(next);
      current = next;
      hooks?.shown();
      log.info('the content was read again');
      return true;
    } catch (error) {
      if (error instanceof ContentError) {
        log.error(
          { problems: error.problems.map(describeProblem) },
          'the content has mistakes; what was shown before stays',
        );
      } else {
        log.error({ err: error }, 'the content could not be read again; what was shown before stays');
      }
      return false;
    }
  };

  return {
    current: () => current,
    attach: (given) => {
      hooks = given;
      given.shown();
    },
    reload: () => {
      // One after the other: the last one asked for is the last one read.
      reloading = reloading.then(reload);
      return reloading;
    },
  };
};
