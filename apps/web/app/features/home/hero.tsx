import type { HeroSlide } from '@kalavithi/contract/site';
import type { CSSProperties } from 'react';
import { pictureSources } from '../../lib/format/picture-sources';
import { ButtonLink } from '../../ui/button';
import { FramedWork } from '../../brand/framed-work';
import { PauseButton } from '../../ui/pause-button';
import { Picture } from '../../ui/picture';
import { useSlideshow } from '../../ui/use-autoplay';
import styles from './hero.module.css';
import { upToTablet } from '../../styles/picture-sizes';

/** Width of a work on its wall. */
const sizes = `${upToTablet(93)}, (max-width: 87.5em) 50vw, 660px`;

/** How long each slide shows, in milliseconds. */
const slideMs = 4000;

/** The slideshow at the top of the home page. */
export function Hero({ slides }: { slides: readonly HeroSlide[] }) {
  const { current, show, isNear, running, paused, toggle, holdHandlers, swipe } = useSlideshow(
    slides.length,
    slideMs,
  );
  return (
    <section
      {...holdHandlers}
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label="Three traditions"
    >
      <div className={styles.slides} {...swipe}>
        {slides.map(({ id, title, script, text, link, room, picture }, index) => (
          <div
            key={id}
            className={styles.slide}
            data-room={room}
            data-current={index === current ? '' : undefined}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
          >
            <div className={`wrap ${styles.inner}`}>
              <div className={styles.text}>
                <p className={styles.sign} lang={script.lang} data-faces="rozha-deva">
                  {script.text}
                </p>
                <h2>{title}</h2>
                <p className={`read ${styles.line}`}>{text}</p>
                <ButtonLink look="wall" to={link}>
                  {`See ${title}`}
                </ButtonLink>
              </div>
              <div className={styles.work}>
                <FramedWork
                  className={styles.frame}
                  style={{ '--ratio': picture.width / picture.height } as CSSProperties}
                >
                  <Picture
                    sources={pictureSources(picture, { close: true })}
                    sizes={sizes}
                    priority={index === 0 ? 'first' : 'late'}
                    deferred={!isNear(index)}
                  />
                </FramedWork>
              </div>
            </div>
          </div>
        ))}
      </div>
      <div className={`needs-script ${styles.bar}`}>
        <div className="wrap">
          <div className={styles.tabs} style={{ '--every': `${slideMs}ms` } as CSSProperties}>
            {slides.map(({ id, title }, index) => (
              <button
                key={id}
                type="button"
                className={styles.tab}
                aria-current={index === current ? true : undefined}
                data-running={running ? '' : undefined}
                onClick={() => show(index)}
              >
                <span>{index + 1}</span>
                <span>{title}</span>
              </button>
            ))}
          </div>
          <PauseButton paused={paused} onToggle={toggle} className={styles.pause} />
        </div>
      </div>
    </section>
  );
}
