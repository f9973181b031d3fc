import { arrivals } from '@kalavithi/catalogue/arrivals';
import { pictureSources } from '../../lib/format/picture-sources';
import { ButtonLink } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { PicturePlace } from '../../brand/picture-place';
import { SectionHead } from '../../ui/section-head';
import styles from './arrivals.module.css';

const sizes = '(max-width: 56.25em) 208px, 304px';

/** What came last, in one row to scroll along. */
export function Arrivals() {
  return (
    <section className={styles.arrivals} aria-labelledby="arrivals">
      <div className="wrap">
        <SectionHead id="arrivals" title="New Arrivals">
          <ButtonLink look="line" to="/arts/gallery">
            View All
          </ButtonLink>
        </SectionHead>
      </div>
      {/* A row wider than its place must be reached by the keyboard to be scrolled. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <ul className={styles.strip} tabIndex={0} aria-labelledby="arrivals">
        {arrivals.map(({ id, title, hi, picture }) => (
          <li key={id}>
            {picture ? (
              <Picture sources={pictureSources(picture)} sizes={sizes} />
            ) : (
              <PicturePlace doorway="home" className={styles.place} />
            )}
            <h3>{title}</h3>
            <p className="script" lang="hi">
              {hi}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
