import type { GalleryArtwork, GalleryCategory } from '@kalavithi/contract/catalogue';
import { pictureDownload } from '@kalavithi/contract/media';
import { pictureSources } from '../../lib/format/picture-sources';
import { Lightbox } from '../../ui/lightbox';
import { PicturePlace } from '../../brand/picture-place';
import { DownloadLink } from './download-link';
import styles from './viewer.module.css';

interface ViewerProps {
  school: GalleryCategory;
  /** The work that is seen; the others of its school lie beside it. */
  work: GalleryArtwork;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** The works of a school, seen large one after the other. */
export function Viewer({ school, work, onShow, onClose }: ViewerProps) {
  return (
    <Lightbox
      shown={work.id}
      onShow={onShow}
      onClose={onClose}
      missing={<PicturePlace doorway="gallery" className={styles.missing} />}
      works={school.items.map((item) => ({
        id: item.id,
        name: item.name,
        description: item.description,
        eyebrow: (
          <>
            <span lang="hi">{item.hi}</span>
            <span>{school.name}</span>
          </>
        ),
        sources: item.picture && { ...pictureSources(item.picture), full: pictureDownload(item.picture) },
        action: <DownloadLink work={item} className={styles.download} />,
      }))}
    />
  );
}
