import { homeIntro } from '@kalavithi/catalogue/home';
import styles from './intro.module.css';

/** What the house is, beside the word that it has its name from. */
export function Intro() {
  return (
    <div className={`wrap ${styles.intro}`}>
      <div>
        <h1>{homeIntro.title}</h1>
        <p className="read">{homeIntro.text}</p>
      </div>
      <dl>
        <dt>
          <span lang="sa-Latn">vīthi</span> <i>noun, Sanskrit</i>
        </dt>
        <dd>A row. A road, a street. A market, a stall. A gallery of pictures.</dd>
      </dl>
    </div>
  );
}
