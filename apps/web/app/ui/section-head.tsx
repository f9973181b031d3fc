import type { Elements } from './elements';
import styles from './section-head.module.css';

interface SectionHeadProps {
  title: string;
  /** Id of the heading, for the section that it names. */
  id?: string;
  /** A link or controls at the end of the line. */
  children?: Elements;
}

/** The heading of a section with controls at the end of the line. */
export function SectionHead({ title, id, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
