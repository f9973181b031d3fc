import type { ByteRange } from '@kalavithi/contract/http-fields';
import type { Deps } from '../../deps.ts';
import type { StoredFile, StoredFileFacts } from '../../platform/file-store/file-store.ts';
import { hashInName } from './picture-names.ts';
import { isVisible } from './uploads.queries.ts';

/** A visible picture's file, not yet opened. */
export interface VisibleUpload {
  name: string;
  hash: string;
  facts: () => Promise<StoredFileFacts | null>;
  /** The body must be read to the end or cancelled. */
  open: (range?: ByteRange) => Promise<StoredFile | null>;
}

/** The file with this name; null when there is none, or its picture is hidden. */
export const openUpload = async (
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { name }: { name: string },
): Promise<VisibleUpload | null> => {
  const hash = hashInName(name);
  if (hash === null || !(await isVisible(db, hash))) return null;
  return {
    name,
    hash,
    facts: () => files.head(name),
    open: (range) => files.get(name, range),
  };
};
