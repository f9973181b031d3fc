import { useEffect } from 'react';
import { matClass } from '../../brand/mat';
import { pictureSources } from '../../lib/format/picture-sources';
import { classes } from '../../ui/classes';
import { InTurn } from '../../ui/in-turn';
import { Link } from '../../ui/link';
import { whenIdle } from '../../ui/later';
import { LaterItem } from '../../ui/later-item';
import { Picture } from '../../ui/picture';
import { LinePlaceholder, PicturePlaceholder } from '../../brand/placeholder';
import styles from './artist-list.module.css';
import { smallest, tablet } from '../../styles/breakpoints';
import { readArtistsAhead, type ListedArtist } from './load-artists';

const sizes = `${smallest} 62vw, ${tablet} 31vw, (max-width: 90em) 18vw, 260px`;
/** Pictures of the first row, which load early. */
const firstRow = 4;

/** Artists as cards that link to their pages. */
export function ArtistList({ artists }: { artists: readonly ListedArtist[] }) {
  useEffect(() => whenIdle(readArtistsAhead), []);
  return (
    <>
      <InTurn part="artists">
        <ul className={`wrap ${styles.list}`} aria-label="Artists">
          {artists.map(({ _id, title, hi, tradition, region, image }, index) => (
            <LaterItem key={_id} part={_id} index={index}>
              <Link className={styles.card} to={`/artists/${_id}`} state={{ fromList: true }}>
                <span className={classes(matClass, styles.mat)}>
                  <Picture
                    sources={pictureSources(image.picture)}
                    decorative
                    whole
                    sizes={sizes}
                    priority={index === 0 ? 'first' : index < firstRow ? 'early' : 'late'}
                  />
                </span>
                <div>
                  <h2>{title}</h2>
                  {hi && (
                    <span className={`script ${styles.script}`} lang="hi">
                      {hi}
                    </span>
                  )}
                </div>
                <span className={styles.tradition}>{`${tradition}, ${region}`}</span>
              </Link>
            </LaterItem>
          ))}
        </ul>
      </InTurn>
      {artists.some(({ sample }) => sample) && (
        <p className={`wrap ${styles.note}`}>The artists shown here are invented. The traditions are not.</p>
      )}
    </>
  );
}

/** Placeholder while the artists load. */
export function ArtistListSkeleton() {
  return (
    <div role="status">
      <span className="sr">Loading artists...</span>
      <ul className={`wrap ${styles.list}`} aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the places are alike and never change
          <li key={index}>
            <PicturePlaceholder doorway="artists" loading delay={index * 0.12} className={styles.waiting} />
            <LinePlaceholder delay={index * 0.12} className={styles.line} />
            <LinePlaceholder delay={index * 0.12} className={styles.line} />
            <LinePlaceholder delay={index * 0.12} className={styles.line} />
          </li>
        ))}
      </ul>
    </div>
  );
}
