import type { Film, Picture } from './picture.ts';

/** Widths, in pixels, in which every picture is kept as AVIF; wide pictures have 960 in place of 800. */
const pictureWidths = [320, 480, 640, 800] as const;
export const widePictureWidths = [320, 480, 640, 960] as const;

const address = ({ path, version }: Picture | Film, ending: string) => `${path}${ending}?v=${version}`;

/** Address of the WebP that serves browsers without AVIF, machines and social cards; 640 pixels wide. */
export const pictureAddress = (picture: Picture): string => address(picture, '-640.webp');

/** The `srcset` of a picture's AVIF files. A picture narrower than a file's name says was not enlarged. */
export const pictureSourceSet = (picture: Picture): string =>
  (picture.wide ? widePictureWidths : pictureWidths)
    .map((width) => `${address(picture, `-${width}.avif`)} ${Math.min(width, picture.width)}w`)
    .join(', ');

/** Address of the JPEG in full size; only the works of the gallery and the social card have one. */
export const pictureDownload = (picture: Picture): string => address(picture, '.jpg');

/** Address of one file of a film. */
export const filmAddress = (film: Film, format: 'mp4' | 'webm'): string => address(film, `.${format}`);
