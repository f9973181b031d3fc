import type { Film, Picture } from './picture.ts';

/** Widths of the AVIF files of a picture, in pixels. */
const pictureWidths = [320, 480, 640, 800] as const;
export const widePictureWidths = [320, 480, 640, 960] as const;

/** Width in the name of the AVIF for large screens and close looks, in pixels. */
export const largePictureWidth = 1600;

type Addressed = Pick<Picture | Film, 'path' | 'version'>;

const address = ({ path, version }: Addressed, ending: string) => `${path}${ending}?v=${version}`;

/** Address of the WebP, 640 pixels wide, for browsers without AVIF, crawlers and social cards. */
export const pictureAddress = (picture: Addressed): string => address(picture, '-640.webp');

/** Address of the smallest AVIF, for thumbnails. */
export const thumbnailAddress = (picture: Addressed): string => address(picture, `-${pictureWidths[0]}.avif`);

/**
 * The `srcset` of the AVIF files. Narrower pictures are not enlarged to the width in a file's name.
 * @param close adds the file for large screens and close looks, for a picture that leads its page
 */
export const pictureSourceSet = (picture: Picture, { close = false } = {}): string => {
  const widths: readonly number[] = picture.wide ? widePictureWidths : pictureWidths;
  const sources = widths.map(
    (width) => `${address(picture, `-${width}.avif`)} ${Math.min(width, picture.width)}w`,
  );
  const large = close ? pictureLarge(picture) : null;
  return (large === null ? sources : [...sources, `${large} ${picture.large}w`]).join(', ');
};

/** Address of the AVIF for close looks; null where there is none. */
export const pictureLarge = (picture: Picture): string | null =>
  picture.large === undefined ? null : address(picture, `-${largePictureWidth}.avif`);

/** Address of the JPEG in full size, which only the social card has. */
export const pictureJpeg = (picture: Picture): string => address(picture, '.jpg');

/** Address of one file of a film. */
export const filmAddress = (film: Film, format: 'mp4' | 'webm'): string => address(film, `.${format}`);

/** Address at the API of a work's card for shared links, a JPEG of 1200 by 630 pixels. */
export const workCardAddress = ({ id, picture }: { id: string; picture: Picture }): string =>
  `/api/works/${encodeURIComponent(id)}/card.jpg?v=${picture.version}`;

/** Address at the API of a work's picture to keep, a JPEG of the largest size there is. */
export const workDownloadAddress = ({ id, picture }: { id: string; picture: Picture }): string =>
  `/api/works/${encodeURIComponent(id)}/picture.jpg?v=${picture.version}`;
