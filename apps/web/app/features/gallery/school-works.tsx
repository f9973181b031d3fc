import type { GalleryWork } from '@kalavithi/contract/work';
import { Masonry } from '../../ui/masonry';
import { ArtworkFigure } from './artwork-figure';
import type { SchoolWithWorks } from './load-schools';

/** In rem: what stands between a picture and the next besides the description's lines. */
const captionBesides = 5.75;
/** A description's line in a column of usual width: letters, and height in rem. */
const line = { letters: 42, rem: 1.3125 } as const;

const sizeOf = ({ picture, name, description }: GalleryWork) => ({
  ratio: picture.height / picture.width,
  caption:
    captionBesides +
    Math.ceil(description.length / line.letters) * line.rem +
    // Beside the way to download it, longer names take a second line.
    (name.length > 20 ? line.rem : 0),
});

interface SchoolWorksProps {
  school: SchoolWithWorks;
  /** The first pictures are fetched before the rest of the page. */
  first?: boolean;
  onNear?: () => void;
}

/** All works of a school in columns. */
export function SchoolWorks({ school, first, onNear }: SchoolWorksProps) {
  return (
    <Masonry
      label={school.name}
      items={school.items.map((work, index) => ({
        id: work.id,
        ...sizeOf(work),
        content: (
          <ArtworkFigure
            work={work}
            priority={!first || index > 3 ? 'late' : index === 0 ? 'first' : 'early'}
            {...(onNear && { onNear })}
          />
        ),
      }))}
    />
  );
}
