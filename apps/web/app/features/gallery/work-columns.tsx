import type { ComponentProps } from 'react';
import type { GalleryWork } from '@kalavithi/contract/work';
import { isFew, Masonry } from '../../ui/masonry';
import { ArtworkFigure } from './artwork-figure';

/** Height in rem between two pictures without the lines of the description. */
const captionBaseRem = 5.75;
/** Letters and height in rem of a line of the description in a usual column. */
const descriptionLine = { letters: 42, rem: 1.3125 } as const;

/** Proportions of a work and the estimated height of its caption, for the columns. */
const sizeOf = ({ picture, name, description }: GalleryWork) => ({
  ratio: picture.height / picture.width,
  caption:
    captionBaseRem +
    Math.ceil(description.length / descriptionLine.letters) * descriptionLine.rem +
    // Next to the download link, longer names need a second line.
    (name.length > 20 ? descriptionLine.rem : 0),
});

interface WorkColumnsProps extends Pick<ComponentProps<typeof ArtworkFigure>, 'opens' | 'onPreload'> {
  label: string;
  works: readonly GalleryWork[];
  /** Loads the first pictures early. */
  first?: boolean;
}

/** Works in columns. */
export function WorkColumns({ label, works, first, ...figure }: WorkColumnsProps) {
  return (
    <Masonry
      label={label}
      items={works.map((work, index) => ({
        id: work.id,
        ...sizeOf(work),
        content: (
          <ArtworkFigure
            work={work}
            priority={!first || index > 3 ? 'late' : index === 0 ? 'first' : 'early'}
            large={isFew(works.length)}
            alone={works.length === 1}
            {...figure}
          />
        ),
      }))}
    />
  );
}
