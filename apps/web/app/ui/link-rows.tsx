import { ArrowRight } from 'lucide-react';
import { Icon } from './icon';
import { Link } from './link';
import styles from './link-rows.module.css';

interface LinkRowsProps {
  /** Id of the heading, for the section that it names. */
  id: string;
  title: string;
  rows: readonly { to: string; name: string; line: string }[];
}

/** A short list of links under a heading: a row each, with a line below its name. */
export function LinkRows({ id, title, rows }: LinkRowsProps) {
  return (
    <section className={styles.rows} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {rows.map(({ to, name, line }) => (
          <li key={to}>
            <Link className={styles.row} to={to}>
              <span>
                <strong>{name}</strong>
                <span>{line}</span>
              </span>
              <Icon of={ArrowRight} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
