import type { Arrival } from '@kalavithi/contract/site';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type UIEvent } from 'react';
import { pictureSources } from '../../lib/format/picture-sources';
import { ButtonLink } from '../../ui/button';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { Picture } from '../../ui/picture';
import { SectionHead } from '../../ui/section-head';
import { useReducedMotion } from '../../ui/use-media';
import styles from './arrivals.module.css';

const sizes = '(max-width: 56.25em) 208px, 318px';

/** How much of the row an arrow scrolls: one work of the part before stays in view. */
const scrollShare = 0.75;

/** The newest works in a row that scrolls. */
export function Arrivals({ arrivals }: { arrivals: readonly Arrival[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const reduced = useReducedMotion();
  const [position, setPosition] = useState<'start' | 'between' | 'end'>('start');
  const scroll = (direction: 1 | -1) =>
    strip.current?.scrollBy({
      left: direction * strip.current.clientWidth * scrollShare,
      behavior: reduced ? 'instant' : 'smooth',
    });
  const note = ({ currentTarget: { scrollLeft, clientWidth, scrollWidth } }: UIEvent<HTMLElement>) => {
    const isAtEnd = scrollLeft + clientWidth > scrollWidth - 2;
    setPosition(scrollLeft < 2 ? 'start' : isAtEnd ? 'end' : 'between');
  };
  return (
    <section className={styles.arrivals} aria-labelledby="arrivals" data-later="">
      <div className="wrap">
        <SectionHead id="arrivals" title="New Arrivals">
          <div className={styles.ways}>
            <div className={classes(styles.arrows, 'needs-script')}>
              <IconButton
                label="Previous arrivals"
                aria-disabled={position === 'start'}
                onClick={() => scroll(-1)}
              >
                <Icon of={ChevronLeft} />
              </IconButton>
              <IconButton label="Next arrivals" aria-disabled={position === 'end'} onClick={() => scroll(1)}>
                <Icon of={ChevronRight} />
              </IconButton>
            </div>
            <ButtonLink look="line" to="/arts/gallery">
              View All
            </ButtonLink>
          </div>
        </SectionHead>
        {/* A scrolling row must be focusable for the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
        <ul ref={strip} className={styles.strip} tabIndex={0} onScroll={note} aria-labelledby="arrivals">
          {arrivals.map(({ id, title, hi, picture }) => (
            <li key={id} id={id}>
              <Picture sources={pictureSources(picture)} sizes={sizes} />
              <h3>{title}</h3>
              <p className="script" lang="hi">
                {hi}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
