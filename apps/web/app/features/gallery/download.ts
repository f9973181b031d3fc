import { saveFile } from '../../lib/browser/save-file';
import { notify } from '../../lib/shell/toasts';

/** Characters that file systems refuse in a name. */
const forbiddenCharacters = /[\\/:*?"<>|\p{Cc}]+/gu;

/** The file name of a work, or 'artwork.jpg' when it has no name. */
export const fileNameOf = (name: string): string => {
  const plain = name
    .replaceAll(forbiddenCharacters, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+/, '');
  return plain ? `${plain}.jpg` : 'artwork.jpg';
};

/**
 * Downloads a picture. Unlike a plain download link, it shows a toast when the server can't be
 * reached.
 */
export const saveArtwork = async (address: string, name: string): Promise<void> => {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`status ${response.status}`);
    saveFile(await response.blob(), fileNameOf(name));
  } catch {
    notify(`${name || 'The artwork'} could not be downloaded. Check your connection and try again.`, 'error');
  }
};
