import type { FileStore } from '../../platform/file-store/file-store.ts';
import { pictureForm, pictureSizes, type Picture, type PictureSize } from '../../platform/images/picture.ts';
import { pictureName } from './picture-names.ts';

const sizes = Object.keys(pictureSizes) as PictureSize[];

/** Writes the missing sizes of a picture, in parallel. @returns whether any was missing */
export const writeMissingFiles = async (
  files: FileStore,
  { hash, files: encoded }: Picture,
): Promise<boolean> => {
  let wasMissing = false;
  await all(
    sizes.map(async (size) => {
      const name = pictureName(hash, size);
      if ((await files.head(name)) !== null) return;
      wasMissing = true;
      await files.put(name, encoded[size], pictureForm.contentType);
    }),
  );
  return wasMissing;
};

/** Deletes every size of a picture. */
export const deletePictureFiles = async (files: FileStore, hash: string): Promise<void> => {
  await all(sizes.map((size) => files.delete(pictureName(hash, size))));
};

/** Size of all files of a picture in bytes. */
export const bytesOf = ({ files }: Picture): number =>
  sizes.reduce((sum, size) => sum + files[size].byteLength, 0);

/** The same, as the store reports it. */
export const storedBytesOf = async (files: FileStore, hash: string): Promise<number> => {
  const facts = await Promise.all(sizes.map((size) => files.head(pictureName(hash, size))));
  return facts.reduce((sum, one) => sum + (one?.size ?? 0), 0);
};

/** Waits for all even when one fails, so that none runs on after the error. */
const all = async (work: Promise<void>[]): Promise<void> => {
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
};
