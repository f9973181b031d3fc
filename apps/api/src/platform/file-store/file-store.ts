import type { ByteRange } from '@kalavithi/contract/http-fields';

/** What is known of a stored file: its size in bytes and its media type. */
export interface StoredFileFacts {
  size: number;
  contentType: string;
}

/** A stored file being read. The body must be read to its end or cancelled, or it keeps its file or connection open. */
export interface StoredFile extends StoredFileFacts {
  body: ReadableStream<Uint8Array>;
}

/** A file as a listing names it. */
export interface ListedFile {
  key: string;
  /** In bytes. */
  size: number;
  /** When it was last written, on the store's clock. */
  modifiedAt: Date;
}

/**
 * Where uploaded files live. Every key is written once with the same bytes (keys are made of content hashes), so overwriting is
 * harmless and nothing is ever cached too long. All calls throw {@link FileStoreError} when the store does not answer or refuses.
 */
export interface FileStore {
  /** Stores the bytes; once it returns they survive a crash. Never leaves half a file behind under the key. */
  put(key: string, bytes: Uint8Array, contentType: FileType): Promise<void>;
  /** The file, or the part of it that `range` names (which must lie inside it), or null when there is none. `size` is the whole file's. */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>;
  /** The facts about a file without opening it, or null when there is none. */
  head(key: string): Promise<StoredFileFacts | null>;
  /** Removes the file; succeeds when there is none. */
  delete(key: string): Promise<void>;
  /**
   * The files whose keys come after `after` in the order of their characters ('' for the first), `limit` (1 to 1000) at a time. What lies
   * in the store but is no file of ours is left out. `next` is what to pass as `after` for the next page; null after the last one.
   */
  list(after: string, limit: number): Promise<{ files: ListedFile[]; next: string | null }>;
  /** Removes what calls that died half-way left behind before that moment, other than files under a key. */
  removeUnfinished(before: Date): Promise<void>;
  /** Returns when the store can be used, throws when it can't. Cheap enough for a readiness probe. */
  check(): Promise<void>;
  /** Gives up connections. */
  close(): void;
}

/** The file store did not answer, or refused. The cause is for the log, never for people. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
}

/** What the store keeps, by the ending of the key. A folder keeps no types, so the ending is the type's only witness in both stores. */
const typesByEnding = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const;

export type FileType = (typeof typesByEnding)[keyof typeof typesByEnding];

const keyPattern = /^[a-z0-9][a-z0-9-]{2,99}\.([a-z0-9]{1,8})$/;

/**
 * The media type of a key, by its ending.
 * @throws RangeError for a key that no store may hold: only lower-case letters, digits and hyphens, one dot and a known ending, so that
 * no key can name a path.
 */
export function typeOfKey(key: string): FileType {
  if (!isKey(key)) throw new RangeError(`Not a key of the file store: ${JSON.stringify(key)}`);
  return typesByEnding[key.slice(key.lastIndexOf('.') + 1) as keyof typeof typesByEnding];
}

/** Whether a name in the store is a key that we could have written. */
export function isKey(name: string): boolean {
  const ending = keyPattern.exec(name)?.[1];
  return ending !== undefined && Object.hasOwn(typesByEnding, ending);
}

/**
 * Refuses to store a file under an ending that stands for another type.
 * @throws RangeError
 */
export function assertTypeOfKey(key: string, contentType: string): void {
  if (typeOfKey(key) !== contentType) {
    throw new RangeError(`The key ${key} can't hold ${contentType}`);
  }
}
