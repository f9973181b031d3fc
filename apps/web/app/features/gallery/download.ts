import { notify } from '../../lib/shell/toasts';

/** Characters that file systems refuse in a name. */
const refused = /[\\/:*?"<>|\p{Cc}]+/gu;

/** The file name under which a work is saved: its own, or 'artwork.jpg' when it has none. */
export const fileNameOf = (name: string): string => {
  const plain = name
    .replaceAll(refused, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+/, '');
  return plain ? `${plain}.jpg` : 'artwork.jpg';
};

/** How long the browser may take to begin writing a file that lies in memory, in milliseconds. */
const keptMs = 60_000;

/**
 * Fetches a picture and hands it to the browser as a file. A plain download link does the same, but leaves a page with an error, or a
 * broken file, when the server can't be reached; this tells it.
 */
export const saveArtwork = async (address: string, name: string): Promise<void> => {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const file = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = file;
    link.download = fileNameOf(name);
    link.click();
    setTimeout(() => URL.revokeObjectURL(file), keptMs);
  } catch {
    notify(`${name || 'The artwork'} could not be downloaded. Check your connection and try again.`, 'error');
  }
};
