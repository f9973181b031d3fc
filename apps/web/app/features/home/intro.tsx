import type { Home } from '@kalavithi/contract/site';
import styles from './intro.module.css';

/** What the site is, and the meaning of its name. */
export function Intro({ intro }: { intro: Home['intro'] }) {
  return (
    <div className={`wrap ${styles.intro}`}>
      <div>
        <h1>{intro.title}</h1>
        <p className="read">{intro.text}</p>
      </div>
      <dl data-faces="tiro-latin-italic rozha-rupee">
        <dt>
          <span lang="sa-Latn">vīthi</span> <i>noun, Sanskrit</i>
        </dt>
        <dd>A row. A road, a street. A market, a stall. A gallery of pictures.</dd>
      </dl>
    </div>
  );
}
