import type { GalleryWork } from '@kalavithi/contract/work';
import { Masonry } from '../../ui/masonry';
import { ArtworkFigure } from './artwork-figure';
import type { SchoolWithWorks } from './load-schools';

/** Height in rem between two pictures without the lines of the description. */
const captionBaseRem = 5.75;
/** Letters and height in rem of a line of the description in a usual column. */
const descriptionLine = { letters: 42, rem: 1.3125 } as const;

/** Proportions of a work and the estimated height of its caption, for the columns. */
export const sizeOf = ({ picture, name, description }: GalleryWork) => ({
  ratio: picture.height / picture.width,
  caption:
    captionBaseRem +
    Math.ceil(description.length / descriptionLine.letters) * descriptionLine.rem +
    // Next to the download link, longer names need a second line.
    (name.length > 20 ? descriptionLine.rem : 0),
});

interface SchoolWorksProps {
  school: SchoolWithWorks;
  /** Loads the first pictures early. */
  first?: boolean;
  onPreload?: () => void;
}

/** All works of a school in columns. */
export function SchoolWorks({ school, first, onPreload }: SchoolWorksProps) {
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
            {...(onPreload && { onPreload })}
          />
        ),
      }))}
    />
  );
}
