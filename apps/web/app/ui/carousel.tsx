import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import styles from './carousel.module.css';
import { classes } from './classes';
import { Dots } from './dots';
import { emblaDuration } from './embla-duration';
import { useEmbla } from './use-embla';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { InTurn } from './in-turn';
import { PauseButton } from './pause-button';
import { SectionHead } from './section-head';
import { useAutoplay, useCountdown } from './use-autoplay';

interface Slide {
  id: string;
  content: ReactNode;
}

interface CarouselProps {
  /** Names the carousel. */
  label: string;
  /** Shows the name as a heading next to the arrows; otherwise the arrows are below. */
  headed?: boolean;
  slides: readonly Slide[];
  /** How long a slide shows, in milliseconds. */
  autoplayMs: number;
  /** How long the change takes, in milliseconds. */
  transitionMs: number;
  /** Stops autoplay, as while a film of a slide is playing. */
  held?: boolean;
  /** Id of the slide to scroll to, from the page's address. */
  front?: string | undefined;
  /** No gap between slides. */
  joined?: boolean;
  /** Below the first screen: a phone shows, and loads, the edge of the second slide when the row comes on the screen. */
  late?: boolean;
  className?: string | undefined;
}

/**
 * A looping row of slides, three at a time, one below 768 pixels, with autoplay, arrows, dots and
 * dragging. Hover, touch and focus hold it. Without scripts it is a scrollable row.
 */
export function Carousel({
  label,
  headed,
  slides,
  autoplayMs,
  transitionMs,
  held = false,
  front,
  joined,
  late,
  className,
}: CarouselProps) {
  const { running, paused, reducedMotion, onScreen, toggle, holdHandlers } = useAutoplay(held);
  const [selected, setSelected] = useState(0);
  const [viewport, embla] = useEmbla(onScreen, {
    loop: true,
    align: 'start',
    duration: emblaDuration(transitionMs),
    inViewThreshold: 0.9,
    // A visible slide need not scroll to the front when it gets focus.
    watchFocus: (api, event) =>
      !api.slidesInView().some((at) => api.slideNodes()[at]?.contains(event.target as Node)),
  });

  // Until Embla ends, which forgets its listeners.
  useEffect(() => {
    embla?.on('select', (api) => setSelected(api.selectedScrollSnap()));
  }, [embla]);
  const frontAt = slides.findIndex((slide) => slide.id === front);
  useEffect(() => {
    if (frontAt !== -1) embla?.scrollTo(frontAt, true);
  }, [embla, frontAt]);
  useCountdown({
    running,
    everyMs: autoplayMs,
    slide: selected,
    onEnd: () => embla?.scrollNext(reducedMotion),
  });

  const arrows = (
    <div className={classes(styles.arrows, 'needs-script')}>
      <IconButton label="Previous" onClick={() => embla?.scrollPrev(reducedMotion)}>
        <Icon of={ChevronLeft} />
      </IconButton>
      <IconButton label="Next" onClick={() => embla?.scrollNext(reducedMotion)}>
        <Icon of={ChevronRight} />
      </IconButton>
    </div>
  );
  return (
    <section
      {...holdHandlers}
      className={classes(
        styles.carousel,
        joined && styles.joined,
        late && embla === null && styles.waiting,
        className,
      )}
      data-later={late ? '' : undefined}
      aria-roledescription="carousel"
      aria-label={label}
    >
      {headed && <SectionHead title={label}>{arrows}</SectionHead>}
      <div ref={viewport} className={styles.viewport}>
        <ul className={styles.slides}>
          {slides.map((slide) => (
            <InTurn key={slide.id} part={`${label} ${slide.id}`}>
              <li>{slide.content}</li>
            </InTurn>
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <Dots
          count={slides.length}
          current={selected}
          fewWhenNarrow
          onChoose={(index) => embla?.scrollTo(index, reducedMotion)}
        />
        <div className={styles.controls}>
          {!headed && arrows}
          <PauseButton paused={paused} onToggle={toggle} />
        </div>
      </div>
    </section>
  );
}
