import { featureCards } from '@kalavithi/catalogue/home';
import type { FeatureCard } from '@kalavithi/contract/catalogue';
import { pictureSources } from '../../lib/format/picture-sources';
import { Doorway, type DoorwayName } from '../../brand/doorway';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { SectionHead } from '../../ui/section-head';
import styles from './features.module.css';
import { FeatureShow } from './feature-show';

/** The room's pigment of each card, and its doorway for as long as it has no picture. Upload and wishlist have no room of their own and borrow one. */
const marks: Readonly<Record<string, { doorway: DoorwayName; room: string }>> = {
  'feature-paintings': { doorway: 'paintings', room: 'paintings' },
  'feature-artists': { doorway: 'artists', room: 'artists' },
  'feature-games': { doorway: 'games', room: 'games' },
  'feature-upload': { doorway: 'home', room: 'handicrafts' },
  'feature-events': { doorway: 'events', room: 'events' },
  'feature-wishlist-cart': { doorway: 'gallery', room: 'gallery' },
};

/** What the house holds: a slideshow, and six doors beside it. */
export function Features() {
  return (
    <section className="wrap" aria-labelledby="features">
      <SectionHead id="features" title="What is behind the doors" />
      <div className={styles.features}>
        <FeatureShow />
        <ul className={styles.doors}>
          {featureCards.map((card) => {
            const { doorway, room } = marks[card.id] ?? { doorway: 'home' };
            return (
              <li key={card.id} className={styles.door} data-room={room}>
                {card.picture ? (
                  <div className={styles.picture}>
                    <Picture sources={pictureSources(card.picture)} sizes="96px" decorative />
                  </div>
                ) : (
                  <Doorway of={doorway} className={styles.doorway} />
                )}
                <h3>
                  <DoorName card={card} />
                </h3>
                <p className="script" lang="hi">
                  {card.hi}
                </p>
                <p className={styles.text}>{card.text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** The name as the way in. A card with two ways has two names, joined by "and". */
function DoorName({ card }: { card: FeatureCard }) {
  const [first, second] = card.secondLink ? card.title.split(' and ') : [];
  if (!card.secondLink || !second) {
    return (
      <Link className={styles.whole} to={card.link}>
        {card.title}
      </Link>
    );
  }
  return (
    <>
      <Link to={card.link}>{first}</Link>
      <span> and </span>
      <Link to={card.secondLink}>{second}</Link>
    </>
  );
}
