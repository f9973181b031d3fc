import type { Film, Picture } from './picture.ts';

/** Widths of the AVIF files of a picture, in pixels. */
const pictureWidths = [320, 480, 640, 800] as const;
export const widePictureWidths = [320, 480, 640, 960] as const;

type Addressed = Pick<Picture | Film, 'path' | 'version'>;

const address = ({ path, version }: Addressed, ending: string) => `${path}${ending}?v=${version}`;

/** Address of the WebP, 640 pixels wide, for browsers without AVIF, crawlers and social cards. */
export const pictureAddress = (picture: Addressed): string => address(picture, '-640.webp');

/** Address of the smallest AVIF, for thumbnails. */
export const thumbnailAddress = (picture: Addressed): string => address(picture, `-${pictureWidths[0]}.avif`);

/**
 * The `srcset` of the AVIF files. Narrower pictures are not enlarged to the width in a file's name.
 */
export const pictureSourceSet = (picture: Picture): string =>
  (picture.wide ? widePictureWidths : pictureWidths)
    .map((width) => `${address(picture, `-${width}.avif`)} ${Math.min(width, picture.width)}w`)
    .join(', ');

/** Address of the JPEG in full size; only the works of the gallery and the social card have one. */
export const pictureDownload = (picture: Picture): string => address(picture, '.jpg');

/** Address of one file of a film. */
export const filmAddress = (film: Film, format: 'mp4' | 'webm'): string => address(film, `.${format}`);

/** Address at the API of a work's card for shared links, a JPEG of 1200 by 630 pixels. */
export const workCardAddress = ({ id, picture }: { id: string; picture: Picture }): string =>
  `/api/works/${encodeURIComponent(id)}/card.jpg?v=${picture.version}`;
