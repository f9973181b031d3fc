import type { Testimonial } from '@kalavithi/contract/event';
import { Star } from 'lucide-react';
import { Icon } from '../../ui/icon';
import { SampleMark } from '../../brand/sample-mark';
import styles from './testimonials.module.css';

const maxRating = 5;

function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`Rated ${rating} out of ${maxRating}`}>
      {Array.from({ length: maxRating }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a star is its place
        <Icon key={index} of={Star} size={16} className={index < rating ? '' : styles.off} />
      ))}
    </span>
  );
}

/** Testimonials of an event. */
export function Testimonials({
  testimonials,
  sample,
}: {
  testimonials: readonly Testimonial[];
  sample: boolean;
}) {
  return (
    <section aria-labelledby="event-testimonials">
      <h2 id="event-testimonials">What people said</h2>
      <div className={styles.quotes}>
        {testimonials.map(({ name, rating, comment }) => (
          <figure key={`${name} ${comment}`} className={styles.quote}>
            <Stars rating={rating} />
            <blockquote className="read">{comment}</blockquote>
            <figcaption className={styles.name}>
              <span>{name}</span>
              {sample && <SampleMark />}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
