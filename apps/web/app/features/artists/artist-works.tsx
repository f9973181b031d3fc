import type { Artist, ArtistWork } from '@kalavithi/contract/artist';
import { pictureAddress, pictureLarge } from '@kalavithi/contract/media';
import { matClass } from '../../brand/mat';
import { pictureSources } from '../../lib/format/picture-sources';
import { rupees } from '../../lib/format/rupees';
import { OnDemand, preloader } from '../../lib/loading/on-demand';
import { desk, smallest } from '../../styles/breakpoints';
import { classes } from '../../ui/classes';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { useLightbox } from '../../ui/use-lightbox';
import styles from './artist-works.module.css';

const sizes = `${smallest} 58vw, ${desk} 38vw, 340px`;

const loadLightbox = async () => (await import('../../ui/lazy-lightbox')).Lightbox;
const preloadLightbox = preloader(loadLightbox);

/** Begins a message about a work. */
function Ask({ work, artist, className }: { work: ArtistWork; artist: string; className?: string }) {
  return (
    <Link
      className={classes(styles.ask, className)}
      to={`/contactus?about=${encodeURIComponent(`${work.name}, ${artist}`)}`}
    >
      <span>Ask about this work</span>
      <span className="sr">{work.name}</span>
    </Link>
  );
}

/** Some arts by an artist; each opens in the lightbox. */
export function ArtistWorks({ artist: { title, tradition, works } }: { artist: Artist }) {
  const { shown, show, close, openFrom } = useLightbox();
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="some-arts">
      <h2 id="some-arts">{`Some Arts by ${title}`}</h2>
      {works.length > 0 ? (
        <ul className={styles.works}>
          {works.map((work) => (
            <li key={work.id} className={styles.work} id={work.id}>
              <a
                className={classes(matClass, styles.mat)}
                href={pictureAddress(work.picture)}
                aria-label={`View ${work.name}`}
                onPointerEnter={preloadLightbox}
                onFocus={preloadLightbox}
                onClick={(event) => openFrom(event, work.id)}
              >
                <Picture sources={pictureSources(work.picture)} sizes={sizes} whole />
              </a>
              <h3>{work.name}</h3>
              <p className={styles.about}>{work.description}</p>
              <div className={styles.foot}>
                <p className={`price ${styles.price}`}>{rupees(work.price)}</p>
                <Ask work={work} artist={title} className="textlink" />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className={`read ${styles.none}`}>No works are shown yet.</p>
      )}
      {shown !== null && (
        <OnDemand
          name="The large view"
          load={loadLightbox}
          props={{
            works: works.map((work) => ({
              id: work.id,
              name: work.name,
              eyebrow: `${tradition}, ${rupees(work.price)}`,
              description: work.description,
              sources: { ...pictureSources(work.picture), full: pictureLarge(work.picture) },
              action: <Ask work={work} artist={title} />,
            })),
            shown,
            onShow: show,
            onClose: close,
          }}
          onFailed={close}
        />
      )}
    </section>
  );
}
