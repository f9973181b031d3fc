import type { Catalogue, Work } from '@kalavithi/contract/work';
import { useDocumentTitle } from '../../lib/seo/document-title';
import { ButtonLink } from '../../ui/button';
import styles from './missing-work.module.css';
import { OtherWorks } from './other-works';
import { roomOfCatalogue } from './work-view';

interface MissingWorkProps {
  catalogue: Catalogue;
  neighbours: readonly Work[];
}

/** The page of an unknown work: an empty place on the wall, and what hangs next to it. */
export function MissingWork({ catalogue, neighbours }: MissingWorkProps) {
  const room = roomOfCatalogue[catalogue];
  useDocumentTitle('This work is not here');
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.place} aria-hidden="true">
        <span className={styles.nail} />
      </div>
      <div className={styles.text}>
        <h1>This work is not here</h1>
        <p className="read">It was taken down, or its address is misspelt. These hang next to its place.</p>
        <ButtonLink to={room.path}>{room.title}</ButtonLink>
      </div>
      <div className={styles.others}>
        <OtherWorks works={neighbours} label="Other works" />
      </div>
    </div>
  );
}
