import type { Dance, DanceTutorial } from '@kalavithi/contract/site';
import styles from './player.module.css';

interface DialogHeadProps {
  /** The id of the title, which names the dialog. */
  id: string;
  dance: Pick<Dance | DanceTutorial, 'title' | 'hi' | 'region'>;
}

/** The title of a player, beside its close button: in two scripts, and where the dance is at home. */
export function DialogHead({ id, dance: { title, hi, region } }: DialogHeadProps) {
  return (
    <header className={styles.head}>
      <h2 id={id}>{title}</h2>
      <p className={styles.origin}>
        <span className={styles.hi} lang="hi">
          {hi}
        </span>{' '}
        <span>{region}</span>
      </p>
    </header>
  );
}
