import { workPath } from '@kalavithi/contract/links';
import { pictureSources } from '../../lib/format/picture-sources';
import { rupees } from '../../lib/format/rupees';
import { InTurn } from '../../ui/in-turn';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { PictureLink } from '../../ui/picture-link';
import { desk, tablet } from '../../styles/breakpoints';
import type { OtherWork } from './load-work';
import styles from './other-works.module.css';

const sizes = `${tablet} 31vw, ${desk} 22vw, 260px`;

/** Works in a row, each with its picture, name and price, as links to their pages. */
export function OtherWorks({ works, label }: { works: readonly OtherWork[]; label: string }) {
  const someForSale = works.some(({ catalogue }) => catalogue !== 'gallery');
  return (
    <ul className={styles.works} aria-label={label}>
      {works.map((work) => (
        <InTurn key={work.id} part={`${label} ${work.id}`}>
          <li className={styles.work}>
            <div className={styles.mat} data-photo={work.catalogue === 'handicrafts' || undefined}>
              <PictureLink to={workPath(work)} grows={false}>
                <Picture
                  sources={pictureSources(work.picture)}
                  sizes={sizes}
                  whole={work.catalogue !== 'handicrafts'}
                />
              </PictureLink>
            </div>
            <Link className={styles.name} to={workPath(work)}>
              {work.name}
            </Link>
            {work.catalogue === 'gallery' ? (
              someForSale && <p className="small muted">In the gallery, not for sale</p>
            ) : (
              <p className="price">{rupees(work.price)}</p>
            )}
          </li>
        </InTurn>
      ))}
    </ul>
  );
}
