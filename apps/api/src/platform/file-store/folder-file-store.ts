import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { assertTypeOfKey, FileStoreError, typeOfKey, type FileStore } from './file-store.ts';

const temporaryFolder = 'incoming';

/** A temporary file older than this, in milliseconds, belongs to a process that died while writing it. */
const abandonedAfterMs = 60 * 60 * 1000;

/**
 * Opens a file store in a folder, making it when it is missing, and removes what a crash in mid-write left behind.
 * Files are spread over subfolders by the first two characters of their key, so that no folder grows too long to list.
 * @param folder absolute path
 * @throws FileStoreError when the folder can't be made or written
 */
export async function openFolderFileStore(folder: string): Promise<FileStore> {
  const incoming = join(folder, temporaryFolder);
  const pathOf = (key: string) => {
    typeOfKey(key);
    return join(folder, key.slice(0, 2), key);
  };

  await guarded('make the folder', async () => {
    await mkdir(incoming, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK);
    await removeAbandoned(incoming);
  });

  return {
    put: (key, bytes, contentType) => {
      assertTypeOfKey(key, contentType);
      return guarded('write', () => writeAtomically(incoming, pathOf(key), bytes));
    },

    get: (key, range) => {
      const path = pathOf(key);
      return guarded('read', async () => {
        const handle = await absentIsNull(open(path, 'r'));
        if (handle === null) return null;
        try {
          // The size comes from the open file, so it is that of the bytes that follow even when the name is replaced meanwhile.
          const { size } = await handle.stat();
          const bytes = handle.createReadStream(range ?? {});
          // Both declarations describe the same class of the platform; Node's own types keep them apart.
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
        const facts: Stats | null = await absentIsNull(stat(path));
        return facts === null ? null : { size: facts.size, contentType: typeOfKey(key) };
      });
    },

    delete: (key) => {
      const path = pathOf(key);
      return guarded('delete', async () => {
        await rm(path, { force: true });
        await absentIsNull(syncFolder(dirname(path)));
      });
    },

    check: () =>
      guarded('reach the folder', async () => {
        // Being allowed to write is not enough: on a read-only mount only the attempt tells.
        const probe = join(incoming, randomUUID());
        await (await open(probe, 'wx')).close();
        await rm(probe);
      }),

    close: () => {},
  };
}

/** Writes beside the destination's folder and renames, syncing bytes before the name and the name before returning. */
async function writeAtomically(incoming: string, path: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(incoming, randomUUID());
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
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const facts = await absentIsNull(stat(path));
    if (facts !== null && Date.now() - facts.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}

async function absentIsNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function guarded<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new FileStoreError(`The folder of uploads failed to ${what}`, { cause });
  }
}
