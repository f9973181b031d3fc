import type { Picture as DrawnPicture } from '@kalavithi/contract/picture';
import { pictureSources } from '../../lib/format/picture-sources';
import { Picture } from '../../ui/picture';
import { PicturePlace } from '../../brand/picture-place';

interface HungPictureProps {
  picture: DrawnPicture | null;
  /** Address of a picture that was not drawn for this site. */
  url?: string | null | undefined;
  alt: string;
  sizes: string;
  priority?: 'first' | 'early' | 'late';
  decorative?: boolean;
  /** Shape of the empty place. */
  placeClassName?: string | undefined;
}

/** A person's or a work's picture, or its empty place. */
export function HungPicture({
  picture,
  url,
  alt,
  sizes,
  priority,
  decorative,
  placeClassName,
}: HungPictureProps) {
  if (picture) {
    return (
      <Picture
        sources={pictureSources(picture)}
        sizes={sizes}
        {...(priority && { priority })}
        {...(decorative && { decorative })}
      />
    );
  }
  if (url) return <img src={url} alt={decorative ? '' : alt} loading="lazy" decoding="async" />;
  return <PicturePlace doorway="artists" className={placeClassName} />;
}
