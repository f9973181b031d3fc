/** What cameras, telephones and browsers call a picture. */
const device =
  /^(img|dscn?|dcim|pxl|mvimg|gopr|vid|image|photo|picture|pic|scan|screenshot|whatsapp|signal|snapchat|untitled|download|upload|file)(?!\p{L})/iu;

/**
 * The title of a work by the name of its file: `maize-harvest_2.jpg` is Maize harvest 2. Null for the
 * name that a device gave.
 */
export const titleOf = (fileName: string): string | null => {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\s_.+-]+/g, ' ')
    .trim();
  if (device.test(words) || !/[\p{L}\p{M}]{3}/u.test(words) || /[\da-f]{12}/i.test(words)) return null;
  return words.charAt(0).toUpperCase() + words.slice(1);
};
