import type { ReactNode } from 'react';
import { classes } from '../ui/classes';
import type { Elements } from '../ui/elements';
import { Link } from '../ui/link';
import { PictureLink } from '../ui/picture-link';
import { matClass } from './mat';
import styles from './work-card.module.css';

interface WorkCardProps {
  /** The work on its mat. */
  picture: Elements;
  /** `photo` fills the mat. */
  mat?: 'framed' | 'photo';
  tag?: string | undefined;
  /** The line above the name: a script or a region. */
  eyebrow?: Elements;
  /** One quiet line below the eyebrow: where the work comes from, or its protected name. */
  origin?: string | undefined;
  name: string;
  /** The name in Devanagari, below it. */
  hi?: string | undefined;
  description: string;
  /** What stands in its place where a large card has no more room than others. */
  brief?: string | undefined;
  price: string;
  /** The wishlist button next to the name. */
  heart?: ReactNode;
  actions: Elements;
  /** The work's own page, which the picture and the name lead to. */
  to?: string | undefined;
}

/** A name whose words with hyphens stay whole where they fit into a line. */
const unbroken = (name: string) =>
  name.includes('-')
    ? name.split(/(\S+-\S+)/).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts have no id and never change
        <span key={index} className={index % 2 === 1 ? 'unbroken' : undefined}>
          {part}
        </span>
      ))
    : name;

/** A work on its mat with caption and actions below. */
export function WorkCard({
  picture,
  mat = 'framed',
  tag,
  eyebrow,
  origin,
  name,
  hi,
  description,
  brief,
  price,
  heart,
  actions,
  to,
}: WorkCardProps) {
  const shownName = unbroken(name);
  return (
    <article className={styles.card}>
      <div className={classes(matClass, styles.mat, mat === 'photo' && styles.photo)}>
        {to === undefined ? picture : <PictureLink to={to}>{picture}</PictureLink>}
        {tag && <span className={styles.tag}>{tag}</span>}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          {eyebrow}
          {origin && <p className={styles.origin}>{origin}</p>}
          <h2 className={styles.name}>{to === undefined ? shownName : <Link to={to}>{shownName}</Link>}</h2>
          {hi && (
            <p className={styles.hi} lang="hi">
              {hi}
            </p>
          )}
          {heart && <div className={styles.heart}>{heart}</div>}
        </div>
        <p className={styles.description}>
          {brief ? (
            <>
              <span className={styles.whole}>{description}</span>
              <span className={styles.brief}>{brief}</span>
            </>
          ) : (
            description
          )}
        </p>
        <div className={styles.foot}>
          <span className={classes('price', styles.price)}>{price}</span>
          {actions}
        </div>
      </div>
    </article>
  );
}

const usualColumns = 4;

/** Whether a grid of so many works has larger cards. */
export const isFew = (count: number): boolean => count < usualColumns;

interface WorkGridProps {
  children: ReactNode;
  label?: string;
  /** How many works there are, where they may be fewer than a row holds: the cards are larger then. */
  count?: number | undefined;
}

/** The grid of works: four columns, three, then two. */
export function WorkGrid({ children, label, count = usualColumns }: WorkGridProps) {
  return (
    <ul className={styles.grid} aria-label={label} data-few={isFew(count) ? count : undefined}>
      {children}
    </ul>
  );
}
