import type { FileStore } from '../../platform/file-store/file-store.ts';
import { pictureForm, pictureSizes, type Picture, type PictureSize } from '../../platform/images/picture.ts';
import { pictureName } from './picture-names.ts';

const sizes = Object.keys(pictureSizes) as PictureSize[];

/** The sizes of a picture that the store does not have. */
export async function missingPictureFiles(files: FileStore, hash: string): Promise<PictureSize[]> {
  const facts = await Promise.all(sizes.map((size) => files.head(pictureName(hash, size))));
  return sizes.filter((_, index) => facts[index] === null);
}

/** Writes some sizes of a picture. */
export async function writePictureFiles(
  files: FileStore,
  picture: Picture,
  wanted: readonly PictureSize[],
): Promise<void> {
  for (const size of wanted) {
    await files.put(pictureName(picture.hash, size), picture.files[size], pictureForm.contentType);
  }
}

export async function deletePictureFiles(files: FileStore, hash: string): Promise<void> {
  for (const size of sizes) await files.delete(pictureName(hash, size));
}
