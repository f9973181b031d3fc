import type { FeatureCard, Home } from '@kalavithi/contract/site';
import { pictureSources } from '../../lib/format/picture-sources';
import type { Room } from '../../lib/shell/room';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { SectionHead } from '../../ui/section-head';
import styles from './features.module.css';
import { FeatureSlideshow } from './feature-slideshow';

/** The room that gives each card its colours. Upload and wishlist borrow one. */
const rooms: Readonly<Record<string, Room>> = {
  'feature-paintings': 'paintings',
  'feature-artists': 'artists',
  'feature-games': 'games',
  'feature-upload': 'handicrafts',
  'feature-events': 'events',
  'feature-wishlist-cart': 'gallery',
};

/** The features of the site: a slideshow and cards that link to them. */
export function Features({ cards, captions }: Pick<Home, 'cards' | 'captions'>) {
  return (
    <section className="wrap" aria-labelledby="features">
      <SectionHead id="features" title="What is behind the doors" />
      <div className={styles.features}>
        <FeatureSlideshow captions={captions} />
        <ul className={styles.doors}>
          {cards.map((card) => (
            <li key={card.id} className={styles.door} data-room={rooms[card.id]}>
              <div className={styles.picture}>
                <Picture sources={pictureSources(card.picture)} sizes="96px" decorative />
              </div>
              <h3>
                <CardTitle card={card} />
              </h3>
              <p className="script" lang="hi">
                {card.hi}
              </p>
              <p className={styles.text}>{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The linked title. A title with two links is split at "and". */
function CardTitle({ card }: { card: FeatureCard }) {
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
