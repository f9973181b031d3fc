import { useEffect, useRef, useState } from 'react';
import { labelOf, pages } from '../../../site-map';
import { Link } from '../../../ui/link';
import { SectionHead } from '../../../ui/section-head';
import { useAutoplay } from '../../../ui/use-autoplay';
import type * as Scenery from './scenery';
import styles from './street.module.css';

/** The doors of the street in its order: where each leads, and the word on its sign. */
const doors: readonly (readonly [path: string, sign: string])[] = [
  [pages.paintings.path, labelOf(pages.paintings)],
  [pages.handicrafts.path, labelOf(pages.handicrafts)],
  [pages.dances.path, labelOf(pages.dances)],
  [pages.gallery.path, pages.gallery.title],
  [pages.artists.path, pages.artists.title],
  [pages.events.path, 'Events'],
  [pages.games.path, pages.games.title],
  [pages.upload.path, labelOf(pages.upload)],
  [pages.about.path, pages.about.title],
];

/** How far below the screen the street is when its pictures are fetched. */
const near = '200px';

/** The code that paints the street, once the street has come near. Until then, and without it, the street is a list of links. */
const useScenery = () => {
  const section = useRef<HTMLElement>(null);
  const [scenery, setScenery] = useState<typeof Scenery | null>(null);
  useEffect(() => {
    if (!section.current || scenery) return undefined;
    const load = async () => {
      try {
        setScenery(await import('./scenery'));
      } catch {
        // It is tried again when the street comes near again.
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) void load();
      },
      { rootMargin: near },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [scenery]);
  return { section, scenery };
};

/** The street that the site is named after: nine houses, each a link. */
export function Street() {
  const { section, scenery } = useScenery();
  const { paused, toggle } = useAutoplay();
  const row = useRef<HTMLUListElement>(null);
  return (
    <section ref={section} className={styles.street} aria-labelledby="street">
      <div className="wrap">
        <SectionHead id="street" title="Walk down the street">
          <div className={styles.ways}>
            {scenery && <scenery.Controls row={row} paused={paused} onToggle={toggle} />}
          </div>
        </SectionHead>
      </div>
      <div className={scenery?.stage ?? 'wrap'} data-still={paused ? '' : undefined}>
        {scenery && <scenery.Backdrop />}
        <ul ref={row} className={styles.row}>
          {doors.map(([path, sign], index) => (
            <li key={path}>
              <Link to={path} viewTransition onClick={scenery?.walkIn} {...scenery?.signs[index]}>
                {sign}
              </Link>
              {scenery && <scenery.HouseFront index={index} />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
