import type { Arrival } from '@kalavithi/contract/site';
import { pictureSources } from '../../lib/format/picture-sources';
import { ButtonLink } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { SectionHead } from '../../ui/section-head';
import styles from './arrivals.module.css';

const sizes = '(max-width: 56.25em) 208px, 304px';

/** The newest works in a row that scrolls. */
export function Arrivals({ arrivals }: { arrivals: readonly Arrival[] }) {
  return (
    <section className={styles.arrivals} aria-labelledby="arrivals">
      <div className="wrap">
        <SectionHead id="arrivals" title="New Arrivals">
          <ButtonLink look="line" to="/arts/gallery">
            View All
          </ButtonLink>
        </SectionHead>
      </div>
      {/* A scrolling row must be focusable for the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <ul className={styles.strip} tabIndex={0} aria-labelledby="arrivals">
        {arrivals.map(({ id, title, hi, picture }) => (
          <li key={id}>
            <Picture sources={pictureSources(picture)} sizes={sizes} />
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
