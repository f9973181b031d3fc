import type { FileStore } from '../../platform/file-store/file-store.ts';
import { pictureForm, type Picture } from '../../platform/images/picture.ts';
import { pictureName } from './picture-names.ts';

/** Whether all files of a picture are there: the full size is the last to be written and the first to be deleted. */
export async function hasPictureFiles(files: FileStore, hash: string): Promise<boolean> {
  return (await files.head(pictureName(hash, 'full'))) !== null;
}

export async function writePictureFiles(files: FileStore, picture: Picture): Promise<void> {
  for (const size of ['320', '640', 'full'] as const) {
    await files.put(pictureName(picture.hash, size), picture.files[size], pictureForm.contentType);
  }
}

export async function deletePictureFiles(files: FileStore, hash: string): Promise<void> {
  for (const size of ['full', '640', '320'] as const) await files.delete(pictureName(hash, size));
}
