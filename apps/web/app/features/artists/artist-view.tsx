import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router';
import { useDocumentTitle } from '../../lib/seo/document-title';
import { pictureSources } from '../../lib/format/picture-sources';
import { AwaitLoaded } from '../../lib/loading/await-loaded';
import { useStepBack } from '../../lib/browser/step-back';
import { FramedWork } from '../../brand/framed-work';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { isPlainPress } from '../../ui/presses';
import { Picture } from '../../ui/picture';
import { LinePlaceholder, PicturePlaceholder } from '../../brand/placeholder';
import { SampleMark } from '../../brand/sample-mark';
import { Neighbours, Ways } from './artist-ways';
import { ArtistWorks } from './artist-works';
import works from './artist-works.module.css';
import styles from './artist-view.module.css';
import type { ArtistDetails } from './load-artists';
import { BelowHead } from '../../ui/below-head';

const portraitSizes = '(max-width: 30em) 62vw, 380px';

/** Leads to the list; a step back, if possible, restores its scroll position. */
function BackToArtists() {
  const stepBack = useStepBack();
  const { state } = useLocation() as { state: { fromList?: boolean } | null };
  return (
    <Link
      className={styles.back}
      to="/artists"
      onClick={(event) => {
        if (!isPlainPress(event) || !state?.fromList) return;
        event.preventDefault();
        stepBack();
      }}
    >
      <Icon of={ArrowLeft} />
      Back to Artists
    </Link>
  );
}

/** An artist with the works, and ways on from there. */
export function ArtistView({ details: { artist, previous, next, ways } }: { details: ArtistDetails }) {
  const { title, hi, tradition, region, description, image, sample } = artist;
  useDocumentTitle(title);
  return (
    <>
      <div className={styles.wall}>
        <div className="wrap">
          <BackToArtists />
          <div className={styles.person}>
            <div className={styles.portrait}>
              <FramedWork>
                <Picture
                  sources={pictureSources(image.picture, { close: true })}
                  sizes={portraitSizes}
                  priority="first"
                />
              </FramedWork>
            </div>
            <div>
              <h1>{title}</h1>
              {hi && (
                <p className={styles.script} lang="hi">
                  {hi}
                </p>
              )}
              <p className={styles.origin}>{`${tradition}, ${region}`}</p>
              <p className="read">{description}</p>
              {sample && (
                <p className={styles.sample}>
                  <SampleMark /> The name and the story are invented.
                </p>
              )}
            </div>
          </div>
        </div>
      </div>
      <BelowHead>
        <ArtistWorks artist={artist} />
        <AwaitLoaded data={ways} fallback={<></>}>
          {(loadedWays) => <Ways ways={loadedWays} tradition={tradition} />}
        </AwaitLoaded>
        <Neighbours previous={previous} next={next} />
      </BelowHead>
    </>
  );
}

/** Placeholder while an artist loads: a line in the place of each line of words. */
export function ArtistSkeleton() {
  return (
    <>
      <h1 className="sr">Artist</h1>
      <p className="sr" role="status">
        Loading artist...
      </p>
      <div className={styles.wall}>
        <div className="wrap">
          <BackToArtists />
          <div className={styles.person} aria-hidden="true">
            <div className={styles.portrait}>
              <FramedWork>
                <PicturePlaceholder doorway="artists" className={styles.place} />
              </FramedWork>
            </div>
            <div className={styles.lines}>
              {[60, 25, 50, 100, 100, 100, 70, 45].map((width, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the lines never change
                <i key={index} style={{ width: `${width}%` }} />
              ))}
            </div>
          </div>
        </div>
      </div>
      <div className={`wrap ${works.section}`} aria-hidden="true">
        <LinePlaceholder className={styles.heading} />
        <ul className={works.works}>
          {[0, 1, 2, 3].map((index) => (
            <li key={index}>
              <PicturePlaceholder doorway="artists" loading delay={index * 0.12} className={styles.waiting} />
              <LinePlaceholder delay={index * 0.12} className={styles.line} />
              <LinePlaceholder delay={index * 0.12} className={styles.line} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
