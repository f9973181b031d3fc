import type { Stats } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Random } from '../random.ts';
import {
  assertTypeOfKey,
  FileStoreError,
  isKey,
  typeOfKey,
  type FileStore,
  type ListedFile,
} from './file-store.ts';

const temporaryFolder = 'incoming';

/**
 * Opens a file store in a folder, creating it when it is missing. Files are in subfolders named by
 * the first two characters of their key, to keep listings short.
 * @param folder absolute path
 * @throws FileStoreError when the folder can't be created or written
 */
export const openFolderFileStore = async (folder: string, random: Random): Promise<FileStore> => {
  const incoming = join(folder, temporaryFolder);
  const pathOf = (key: string) => {
    typeOfKey(key);
    return join(folder, key.slice(0, 2), key);
  };

  await guarded('make the folder', async () => {
    await mkdir(incoming, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK);
  });

  return {
    put: (key, bytes, contentType) => {
      assertTypeOfKey(key, contentType);
      return guarded('write', () => writeAtomically(join(incoming, random.id()), pathOf(key), bytes));
    },

    get: (key, range) => {
      const path = pathOf(key);
      return guarded('read', async () => {
        const handle = await nullIfMissing(open(path, 'r'));
        if (handle === null) return null;
        try {
          // The size of the open file, even when the name is replaced in the meantime.
          const { size } = await handle.stat();
          const bytes = handle.createReadStream(range ?? {});
          // The same class at run time, with two declarations in Node's types.
          const body = Readable.toWeb(bytes) as NodeReadableStream as ReadableStream<Uint8Array>;
          return { size, contentType: typeOfKey(key), body };
        } catch (error) {
          await handle.close();
          throw error;
        }
      });
    },

    head: (key) => {
      const path = pathOf(key);
      return guarded('look up', async () => {
        const facts: Stats | null = await nullIfMissing(stat(path));
        return facts === null ? null : { size: facts.size, contentType: typeOfKey(key) };
      });
    },

    delete: (key) => {
      const path = pathOf(key);
      return guarded('delete', async () => {
        await rm(path, { force: true });
        await nullIfMissing(syncFolder(dirname(path)));
      });
    },

    list: (after, limit) => guarded('be listed', () => listFolder(folder, after, limit)),

    removeUnfinished: (before) =>
      guarded('be tidied', async () => {
        for (const name of await readdir(incoming)) {
          const path = join(incoming, name);
          const facts = await nullIfMissing(stat(path));
          if (facts !== null && facts.mtime < before) await rm(path, { force: true });
        }
      }),

    check: () =>
      guarded('reach the folder', async () => {
        // On a read-only mount only an attempt to write fails.
        const probe = join(incoming, random.id());
        await (await open(probe, 'wx')).close();
        await rm(probe);
      }),

    close: () => {},
  };
};

/** Writes a temporary file and renames it, syncing first the bytes, then the folder. */
const writeAtomically = async (temporary: string, path: string, bytes: Uint8Array): Promise<void> => {
  const folder = dirname(path);
  try {
    const handle = await open(temporary, 'wx', 0o640);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    const made = await mkdir(folder, { recursive: true });
    await rename(temporary, path);
    await syncFolder(folder);
    if (made !== undefined) await syncFolder(dirname(folder));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** One page of keys; the order of subfolders is that of their keys. */
const listFolder = async (folder: string, after: string, limit: number) => {
  const subfolders = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name.length === 2)
    .map((entry) => entry.name)
    .filter((name) => name >= after.slice(0, 2))
    .toSorted();
  const files: ListedFile[] = [];
  for (const subfolder of subfolders) {
    const names = (await readdir(join(folder, subfolder))).filter((name) => isKey(name) && name > after);
    for (const key of names.toSorted()) {
      if (files.length === limit) return { files, next: files.at(-1)?.key ?? null };
      const facts = await nullIfMissing(stat(join(folder, subfolder, key)));
      if (facts?.isFile()) files.push({ key, size: facts.size, modifiedAt: facts.mtime });
    }
  }
  return { files, next: null };
};

const nullIfMissing = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

const guarded = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (cause) {
    throw new FileStoreError(`The folder of uploads failed to ${what}`, { cause });
  }
};
