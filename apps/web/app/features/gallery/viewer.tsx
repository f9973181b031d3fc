import { workPath } from '@kalavithi/contract/links';
import { pictureLarge } from '@kalavithi/contract/media';
import type { GalleryWork } from '@kalavithi/contract/work';
import { pictureSources } from '../../lib/format/picture-sources';
import { Lightbox } from '../../ui/lightbox';
import { Link } from '../../ui/link';
import { DownloadLink } from './download-link';
import type { SchoolWithWorks } from './load-school';
import styles from './viewer.module.css';

interface ViewerProps {
  school: SchoolWithWorks;
  /** The work that is shown. */
  work: GalleryWork;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** The large view of the works of a school. */
export function Viewer({ school, work, onShow, onClose }: ViewerProps) {
  return (
    <Lightbox
      shown={work.id}
      onShow={onShow}
      onClose={onClose}
      works={school.items.map((item) => ({
        id: item.id,
        name: item.name,
        description: item.description,
        eyebrow: (
          <>
            <span lang="hi">{item.hi}</span>
            <span>{school.name}</span>
            {item.picture.credit && <span>{item.picture.credit}</span>}
          </>
        ),
        sources: { ...pictureSources(item.picture), full: pictureLarge(item.picture) },
        action: (
          <>
            <Link className={styles.page} to={workPath(item)}>
              About this work
            </Link>
            <DownloadLink work={item} className={styles.download} />
          </>
        ),
      }))}
    />
  );
}
