import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '@kalavithi/contract/picture';
import { isNotThere, objectsIn, type Checked } from './content-files.ts';
import type { PictureRef } from './fields.ts';
import { sampleFolder } from './folders.ts';
import {
  hasExtension,
  pictureOfSizes,
  pictureOfSource,
  readPictureFacts,
  type KnownPictures,
  type PictureFacts,
} from './pictures.ts';
import type { Problem } from './problems.ts';
import type { Sizes } from './schemas.ts';

/** Files read in parallel; below the limit of open files. */
const parallelReads = 16;

/** Runs `work` for each item, {@link parallelReads} at a time. */
const forEach = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: parallelReads }, async () => {
      for (const item of rest) await work(item);
    }),
  );
};

const isPictureRef = (value: object): value is PictureRef => 'file' in value && 'alt' in value;

/** The pictures that the files name. */
export interface ResolvedPictures {
  /** @throws Error for a picture with a mistake */
  pictureOf: (ref: PictureRef) => Picture;
  /** Of the pictures that are files, each once. */
  facts: readonly PictureFacts[];
}

/**
 * Reads every picture that the files name, each once.
 * @param problems where mistakes are added
 */
export const resolvePictures = async (
  files: readonly Checked[],
  {
    folder,
    sizes,
    known,
    problems,
  }: { folder: string; sizes: Sizes; known: KnownPictures; problems: Problem[] },
): Promise<ResolvedPictures> => {
  const refs = files.flatMap((of) =>
    [...objectsIn(of.data)].flatMap(({ object, path }) =>
      isPictureRef(object) ? [{ ref: object, path, of }] : [],
    ),
  );
  const facts = new Map<string, PictureFacts>();
  const mistakes = new Map<string, string>();

  const readFacts = async (file: string): Promise<void> => {
    try {
      const own = join(folder, 'pictures', file);
      facts.set(
        file,
        await readPictureFacts(existsSync(own) ? own : join(sampleFolder, 'pictures', file), known),
      );
    } catch (error) {
      mistakes.set(
        file,
        isNotThere(error)
          ? `there is no file pictures/${file}`
          : `pictures/${file} can't be read as a JPEG, PNG, WebP or AVIF picture`,
      );
    }
  };

  await forEach([...new Set(refs.map(({ ref }) => ref.file))], async (file) => {
    if (hasExtension(file)) await readFacts(file);
    else if (!sizes[file]?.colour) {
      mistakes.set(
        file,
        `pictures/sizes.json lists no picture "${file}"; write a file with its extension, such as "${file}.jpg"`,
      );
    }
  });

  for (const { ref, path, of } of refs) {
    const message = mistakes.get(ref.file);
    // Lines are looked up only for mistakes, because that is slow.
    if (message !== undefined) {
      problems.push({ file: of.file, line: of.lineOf([...path, 'file']), message });
    }
  }

  return {
    pictureOf: (ref) => {
      const source = facts.get(ref.file);
      const picture = source ? pictureOfSource(source, ref) : pictureOfSizes(sizes, ref);
      if (!picture) throw new Error(`The picture ${ref.file} was not checked.`);
      return picture;
    },
    facts: [...facts.values()],
  };
};
