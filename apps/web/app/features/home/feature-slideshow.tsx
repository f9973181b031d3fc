import type { FeatureCaption } from '@kalavithi/contract/site';
import { pictureSources } from '../../lib/format/picture-sources';
import { Dots } from '../../ui/dots';
import { PauseButton } from '../../ui/pause-button';
import { Picture } from '../../ui/picture';
import { useSlideshow } from '../../ui/use-autoplay';
import styles from './feature-slideshow.module.css';
import { desk } from '../../styles/breakpoints';
import { upToTablet } from '../../styles/picture-sizes';

const sizes = `${upToTablet(93)}, ${desk} 57vw, 36vw`;

/** How long each slide shows, in milliseconds. */
const slideMs = 3500;

/** A slideshow of the site’s features. */
export function FeatureSlideshow({ captions }: { captions: readonly FeatureCaption[] }) {
  const { current, show, isNear, paused, toggle, holdHandlers, swipe } = useSlideshow(
    captions.length,
    slideMs,
  );
  return (
    <section
      {...holdHandlers}
      className={styles.show}
      aria-roledescription="carousel"
      aria-label="Four looks into the house"
    >
      <ul className={styles.slides} {...swipe}>
        {captions.map(({ id, text, hi, picture }, index) => (
          <li key={id} className={styles.slide} data-current={index === current ? '' : undefined}>
            <div className={styles.picture}>
              <Picture sources={pictureSources(picture)} sizes={sizes} deferred={!isNear(index)} />
            </div>
            <div className={styles.caption}>
              <p>{text}</p>
              <p className="script" lang="hi">
                {hi}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className={`needs-script ${styles.controls}`}>
        <Dots count={captions.length} current={current} onChoose={show} />
        <PauseButton paused={paused} onToggle={toggle} className={styles.pause} />
      </div>
    </section>
  );
}
