import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Content } from '@kalavithi/content/content';
import type { KnownPictures, PictureFacts } from '@kalavithi/content/pictures';
import { describeProblem, ContentError } from '@kalavithi/content/problems';
import { readContent } from '@kalavithi/content/read-content';
import { StartError } from './start-error.ts';
import type { Logger } from './log.ts';

/** The current content. It is replaced as a whole, and only by content without mistakes. */
export interface ContentStore {
  /** A new object after each change. */
  current: () => Content;
  /**
   * Reads the folder again. Mistakes are logged, and the old content stays.
   * @returns whether the new content replaced the old
   */
  reload: () => Promise<boolean>;
}

interface ContentHooks {
  /** Runs before the new content replaces the old; when it rejects, the old content stays. */
  beforeChange: (content: Content) => Promise<void>;
  /** Runs after each change, and once for the content of the start. */
  afterChange: () => void;
}

interface AttachableContent extends ContentStore {
  attach: (hooks: ContentHooks) => void;
}

/** The first mistake in one line, and the command that lists the others. */
const summaryOf = ({ problems }: ContentError, folder: string): string => {
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
    // Missing or half written: all pictures are read again.
    return new Map();
  }
};

/**
 * Reads the content folder.
 * @param factsFile cache of the sizes and hashes of picture files; null for none
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
    if (error instanceof ContentError) throw new StartError(summaryOf(error, folder));
    throw error;
  }

  let hooks: ContentHooks | null = null;
  let reloading: Promise<boolean> = Promise.resolve(true);
  const reload = async (): Promise<boolean> => {
    try {
      const next = await read();
      await hooks?.beforeChange(next);
      current = next;
      hooks?.afterChange();
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
      given.afterChange();
    },
    reload: () => {
      // One after the other, so that the last reload reads last.
      reloading = reloading.then(reload);
      return reloading;
    },
  };
};
