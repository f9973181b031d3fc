import type { ByteRange } from '@kalavithi/contract/http-fields';

/** A stored file's size in bytes and media type. */
export interface StoredFileFacts {
  size: number;
  contentType: string;
}

/** An opened file. The body must be read to its end or cancelled. */
export interface StoredFile extends StoredFileFacts {
  body: ReadableStream<Uint8Array>;
}

/** A file in a listing. */
export interface ListedFile {
  key: string;
  /** In bytes. */
  size: number;
  /** When it was last written, by the store's clock. */
  modifiedAt: Date;
}

/**
 * The store of uploaded files. Keys contain content hashes, so overwriting is harmless. All calls
 * throw {@link FileStoreError} when the store does not answer or refuses.
 */
export interface FileStore {
  /** Stores the bytes durably and atomically. */
  put(key: string, bytes: Uint8Array, contentType: FileType): Promise<void>;
  /** The file, or a range inside it; null when there is none. `size` is that of the whole file. */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>;
  /** Size and type of a file; null when there is none. */
  head(key: string): Promise<StoredFileFacts | null>;
  /** Deletes the file; succeeds when there is none. */
  delete(key: string): Promise<void>;
  /**
   * Files whose keys come after `after` in lexical order ('' for the first), `limit` (1 to 1000) at
   * a time. Files with other names are left out. `next` is the next page's `after`; null after the
   * last page.
   */
  list(after: string, limit: number): Promise<{ files: ListedFile[]; next: string | null }>;
  /** Deletes temporary files older than `before`. */
  removeUnfinished(before: Date): Promise<void>;
  /** Throws when the store can't be used. Cheap enough for a readiness probe. */
  check(): Promise<void>;
  /** Closes connections. */
  close(): void;
}

/** The file store did not answer, or refused. The cause is for the log only. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
}

/** Media types by extension: a folder stores no types. */
const typesByEnding = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const;

export type FileType = (typeof typesByEnding)[keyof typeof typesByEnding];

const keyPattern = /^[a-z0-9][a-z0-9-]{2,99}\.([a-z0-9]{1,8})$/;

/**
 * The media type of a key, by its extension.
 * @throws RangeError for anything but lower-case letters, digits and hyphens, one dot and a known
 * extension, so that no key can be a path
 */
export const typeOfKey = (key: string): FileType => {
  if (!isKey(key)) throw new RangeError(`Not a key of the file store: ${JSON.stringify(key)}`);
  return typesByEnding[key.slice(key.lastIndexOf('.') + 1) as keyof typeof typesByEnding];
};

/** Whether a name in the store is a valid key. */
export const isKey = (name: string): boolean => {
  const ending = keyPattern.exec(name)?.[1];
  return ending !== undefined && Object.hasOwn(typesByEnding, ending);
};

/**
 * Checks the media type against the key's extension.
 * @throws RangeError
 */
export const assertTypeOfKey = (key: string, contentType: string): void => {
  if (typeOfKey(key) !== contentType) {
    throw new RangeError(`The key ${key} can't hold ${contentType}`);
  }
};
