import { featureCaptions } from '@kalavithi/catalogue/home';
import { pictureSources } from '../../lib/format/picture-sources';
import { Dots } from '../../ui/dots';
import { PauseButton } from '../../ui/pause-button';
import { Picture } from '../../ui/picture';
import { PicturePlace } from '../../brand/picture-place';
import { useSlideshow } from '../../ui/use-autoplay';
import styles from './feature-show.module.css';
import { desk, tablet } from '../../styles/breakpoints';

const sizes = `${tablet} 62vw, ${desk} 92vw, 40vw`;

/** How long each slide shows, in milliseconds. */
const slideMs = 3500;

/** Four pictures of the house with a sentence each, one after the other. */
export function FeatureShow() {
  const { current, show, isNear, paused, toggle, holder, swipe } = useSlideshow(
    featureCaptions.length,
    slideMs,
  );
  return (
    <section
      {...holder}
      className={styles.show}
      aria-roledescription="carousel"
      aria-label="Four looks into the house"
    >
      <ul className={styles.slides} {...swipe}>
        {featureCaptions.map(({ id, text, hi, picture }, index) => (
          <li key={id} className={styles.slide} data-current={index === current ? '' : undefined}>
            <div className={styles.picture}>
              {picture ? (
                <Picture sources={pictureSources(picture)} sizes={sizes} held={!isNear(index)} />
              ) : (
                <PicturePlace doorway="home" className={styles.place} />
              )}
            </div>
            <div className={styles.caption}>
              <p className="small">{text}</p>
              <p className="script" lang="hi">
                {hi}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className={`needs-script ${styles.controls}`}>
        <Dots count={featureCaptions.length} current={current} onChoose={show} />
        <PauseButton paused={paused} onToggle={toggle} className={styles.pause} />
      </div>
    </section>
  );
}
