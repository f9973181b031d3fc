import type { Picture as ContentPicture } from '@kalavithi/contract/picture';
import { pictureSources } from '../../lib/format/picture-sources';
import { Picture } from '../../ui/picture';
import { tablet } from '../../styles/breakpoints';
import { slideOnPhone } from '../../styles/picture-sizes';

interface DanceStillProps {
  picture: ContentPicture;
  sizes?: string;
  priority?: 'first' | 'early' | 'late';
  /** True next to the name of the dance; a glimpse needs its alternative text. */
  decorative?: boolean;
  /** As for `pictureSourceSet`. */
  close?: boolean;
}

/**
 * The `sizes` of a picture that is so many times as wide as its card. On dense phones a lesson's poster takes the file that the card
 * of its dance has taken.
 */
export const cardSizes = (times: number): string =>
  `${slideOnPhone(times)}, ${tablet} 47vw, (max-width: 91em) ${Math.round(30 * times)}vw, ${Math.round(432 * times)}px`;

/** The picture of a dance in its card. */
export function DanceStill({
  picture,
  sizes = cardSizes(1),
  priority = 'late',
  decorative = true,
  close = false,
}: DanceStillProps) {
  return (
    <Picture
      sources={pictureSources(picture, { close })}
      sizes={sizes}
      priority={priority}
      decorative={decorative}
    />
  );
}
