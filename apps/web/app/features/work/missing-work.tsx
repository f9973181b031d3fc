import type { Catalogue } from '@kalavithi/contract/work';
import { useDocumentTitle } from '../../lib/seo/document-title';
import { pictureSources } from '../../lib/format/picture-sources';
import { useSite } from '../../lib/loading/site';
import { labelOf } from '../../site-map';
import { Picture } from '../../ui/picture';
import { tablet } from '../../styles/breakpoints';
import { pageWideOnPhone } from '../../styles/picture-sizes';
import { ButtonLink } from '../../ui/button';
import styles from './missing-work.module.css';
import { OtherWorks } from './other-works';
import { roomOfCatalogue } from './work-view';
import type { OtherWork } from './load-work';

interface MissingWorkProps {
  catalogue: Catalogue;
  neighbours: readonly OtherWork[];
}

/** The page of an unknown work: an empty place on the wall, and what hangs next to it. */
export function MissingWork({ catalogue, neighbours }: MissingWorkProps) {
  const room = roomOfCatalogue[catalogue];
  const { pictures } = useSite();
  useDocumentTitle('This work is not here');
  return (
    <div className={`wrap ${styles.page}`}>
      <Picture
        sources={pictureSources(pictures['empty-wishlist'])}
        sizes={`${pageWideOnPhone}, ${tablet} 38vw, 28rem`}
        decorative
      />
      <div className={styles.text}>
        <h1>This work is not here</h1>
        <p className="read">It was taken down, or its address is misspelt. These hang next to its place.</p>
        <ButtonLink to={room.path}>{labelOf(room)}</ButtonLink>
      </div>
      <div className={styles.others}>
        <OtherWorks works={neighbours} label="Other works" />
      </div>
    </div>
  );
}
