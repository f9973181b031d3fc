import type { Handicraft } from '@kalavithi/contract/work';
import { pictureSources } from '../../lib/format/picture-sources';
import { Carousel } from '../../ui/carousel';
import { Picture } from '../../ui/picture';
import styles from './shelf.module.css';
import { tablet } from '../../styles/breakpoints';
import { slideOnPhone } from '../../styles/picture-sizes';

const sizes = `${slideOnPhone()}, ${tablet} 47vw, (max-width: 91em) 31vw, 448px`;

/** A carousel of crafts on a shelf. */
export function Shelf({ handicrafts }: { handicrafts: readonly Handicraft[] }) {
  return (
    <Carousel
      label="From the shelf"
      joined
      autoplayMs={2000}
      transitionMs={1500}
      className={styles.shelf}
      slides={handicrafts.map(({ id, name, hi, region, picture }, index) => ({
        id,
        content: (
          <>
            <div className={styles.picture}>
              <Picture
                sources={pictureSources(picture)}
                sizes={sizes}
                priority={index === 0 ? 'first' : index < 3 ? 'early' : 'late'}
              />
            </div>
            <div className={styles.caption}>
              <p className="script">{region}</p>
              <p className={styles.name}>{name}</p>
              <p className={styles.hi} lang="hi">
                {hi}
              </p>
            </div>
          </>
        ),
      }))}
    />
  );
}
