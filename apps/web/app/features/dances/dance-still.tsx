import type { Picture as ContentPicture } from '@kalavithi/contract/picture';
import { pictureSources } from '../../lib/format/picture-sources';
import { Picture } from '../../ui/picture';
import { tablet } from '../../styles/breakpoints';

interface DanceStillProps {
  picture: ContentPicture;
  sizes?: string;
  priority?: 'first' | 'early' | 'late';
  /** True next to the name of the dance; a glimpse needs its alternative text. */
  decorative?: boolean;
}

/** The picture of a dance in its card. */
export function DanceStill({
  picture,
  sizes = `${tablet} 62vw, (max-width: 91em) 30vw, 432px`,
  priority = 'late',
  decorative = true,
}: DanceStillProps) {
  return (
    <Picture sources={pictureSources(picture)} sizes={sizes} priority={priority} decorative={decorative} />
  );
}
